//! Files that are wrong somewhere: the error names it.

use std::path::{Path, PathBuf};

use msmith::{Backend, Options};
use msmith_groth16::{Beacon, Circuit, Error, zkey};

use super::files::{CURVES, MOST, folder, joined, read, section, sections, vector, write};

const BACKEND: Backend = Backend::Portable;

fn verified(name: &str, key: &Path) -> [Result<zkey::VerifiedKey, Error>; 2] {
    let of = |kind: &str| vector(&format!("{name}{kind}"));
    let [r1cs, ptau, initial] = [of(".r1cs"), of(".ptau"), of("-0.zkey")];
    let options = &Options::default();
    [
        zkey::verify(&r1cs, &ptau, key, MOST, BACKEND, options),
        zkey::verify_from_initial(&initial, &ptau, key, MOST, BACKEND, options),
    ]
}

/// Bytes of a point of G1.
fn size(name: &str) -> usize {
    if name == "bn254" { 64 } else { 96 }
}

/// The last key with other sections.
fn changed((name, test): (&str, &str), change: impl FnOnce(&mut Vec<(u32, Vec<u8>)>)) -> PathBuf {
    let bytes = read(&vector(&format!("{name}-1.zkey")));
    let mut list = sections(&bytes);
    change(&mut list);
    write(
        &folder(test),
        &format!("{name}.zkey"),
        &joined(&bytes, &list),
    )
}

fn names(name: &str, key: &Path, what: &str) {
    for got in verified(name, key) {
        let why = got.expect_err(what).to_string();
        assert!(why.contains(what), "{name}: {why}, and not {what}");
    }
}

#[test]
fn a_good_key_is_verified() {
    for name in CURVES {
        let last = vector(&format!("{name}-1.zkey"));
        for got in verified(name, &last) {
            let got = got.unwrap();
            assert_eq!(got.contributions.len(), 1);
            // It is a beacon's.
            assert!(got.forgeable);
            let one = &got.contributions[0];
            assert_eq!(one.name.as_deref(), Some("the last"));
            let hash: Vec<u8> = (0x21..=0x28).collect();
            assert_eq!(one.beacon, Some(Beacon::new(&hash, 11).unwrap()));
        }
        for got in verified(name, &vector(&format!("{name}-0.zkey"))) {
            let got = got.unwrap();
            assert!(got.contributions.is_empty() && got.forgeable);
        }
    }
}

#[test]
fn beacons_beyond_the_bound_are_not_computed() {
    for name in CURVES {
        // 2^63 iterations would not end.
        let key = changed((name, "long"), |list| {
            let note = section(list, 10);
            let place = note.len() - 12;
            assert_eq!(note[place..place + 4], [2, 11, 3, 8]);
            note[place + 1] = 63;
        });
        names(name, &key, "contribution 1: its beacon has 2^63 iterations");
    }
}

#[test]
fn names_that_are_no_text_are_kept() {
    let folder = folder("names");
    let options = &Options::default();
    for name in CURVES {
        // A contribution whose name is 255 bytes of no text.
        let first = changed((name, "names"), |list| {
            let all = section(list, 10);
            let hash = all.split_off(all.len() - 12);
            let behind = all.len() - "the last".len() - 2;
            assert_eq!(all[behind..behind + 2], [1, 8]);
            all.truncate(behind - 4);
            all.extend(269u32.to_le_bytes());
            all.extend([1, 255]);
            all.extend([0xff; 255]);
            all.extend(hash);
        });
        let second = folder.join("second.zkey");
        let beacon = Beacon::new(&[1], 10).unwrap();
        zkey::beacon(&first, &second, None, &beacon, BACKEND, options).unwrap();
        let of = |path: &Path| section(&mut sections(&read(path)), 10).clone();
        let (before, after) = (of(&first), of(&second));
        assert_eq!(before[68..], after[68..before.len()]);
        for got in verified(name, &second) {
            assert_eq!(got.unwrap().contributions.len(), 2);
        }
    }
}

#[test]
fn a_wrong_point_of_a_section_is_found() {
    const TEST: &str = "point";
    for name in CURVES {
        let size = size(name);
        for (id, what, size) in [
            (3, "section IC", size),
            (5, "section A", size),
            (6, "section B1", size),
            (7, "section B2", 2 * size),
            (8, "section C", size),
            (9, "section H", size),
        ] {
            // One point is another one's of the list: the third that is finite is the first that is.
            let key = changed((name, TEST), |list| {
                let points = section(list, id);
                let is_finite = |k: &usize| points[k * size..][..size].iter().any(|b| *b != 0);
                let finite: Vec<_> = (0..points.len() / size).filter(is_finite).collect();
                let (from, to) = (finite[0] * size, finite[2] * size);
                points.copy_within(from..from + size, to);
            });
            names(name, &key, what);
        }
        let key = changed((name, TEST), |list| section(list, 4)[20] ^= 1);
        names(name, &key, "coefficients");
        // Points that are none, by their place.
        for (id, what) in [(8, "zkey C 1: it is not on the curve"), (9, "zkey H 1: ")] {
            let key = changed((name, TEST), |list| section(list, id)[size] ^= 1);
            names(name, &key, what);
        }
    }
}

#[test]
fn a_wrong_contribution_is_found() {
    const TEST: &str = "contribution";
    for name in CURVES {
        let size = size(name);
        // δ after it, s, its multiple, that of t, and the transcript. Each of the points is δ.
        let delta = section(&mut sections(&read(&vector(&format!("{name}-0.zkey")))), 2).clone();
        let counts = 4 + size / 2 + 4 + 32 + 12;
        let (g1, g2) = (counts + 6 * size, counts + 7 * size);
        let first = |place: usize| (68 + place * size, g1, size);
        for (place, from, length) in [first(0), first(1), first(2), (68 + 3 * size, g2, 2 * size)] {
            let key = changed((name, TEST), |list| {
                let to = &mut section(list, 10)[place..place + length];
                to.copy_from_slice(&delta[from..from + length]);
            });
            names(name, &key, "contribution 1: ");
        }
        let key = changed((name, TEST), |list| section(list, 10)[68 + 5 * size] ^= 1);
        names(name, &key, "contribution 1: its transcript");
        let key = changed((name, TEST), |list| section(list, 10)[0] ^= 1);
        names(name, &key, "contribution 1: its transcript");
        // Another beacon.
        let key = changed((name, TEST), |list| {
            *section(list, 10).last_mut().unwrap() ^= 1
        });
        names(
            name,
            &key,
            "contribution 1: its key is not that of the beacon",
        );
        // The contribution is there and δ is still that of the first key.
        let key = changed((name, TEST), |list| {
            section(list, 2).copy_from_slice(&delta)
        });
        names(name, &key, "delta1");
        let key = changed((name, TEST), |list| {
            let header = section(list, 2);
            header[g2..].copy_from_slice(&delta[g2..]);
        });
        names(name, &key, "delta2");
    }
}

#[test]
fn another_circuit_is_found() {
    let options = &Options::default();
    for name in CURVES {
        let [r1cs, ptau, key] =
            [".r1cs", ".ptau", "-1.zkey"].map(|kind| vector(&format!("{name}{kind}")));
        // A coefficient of the last constraint's c.
        let bytes = read(&r1cs);
        let mut list = sections(&bytes);
        let constraints = section(&mut list, 2);
        let place = constraints.len() - 32;
        constraints[place..].fill(0);
        constraints[place] = 5;
        let other = write(&folder("circuit"), "other.r1cs", &joined(&bytes, &list));
        let got = zkey::verify(&other, &ptau, &key, MOST, BACKEND, options);
        let why = got.unwrap_err().to_string();
        assert!(
            why.contains("section C") || why.contains("section IC"),
            "{why}"
        );
        let theirs = CURVES.iter().find(|other| **other != name).unwrap();
        let theirs = vector(&format!("{theirs}.ptau"));
        let got = zkey::verify(&r1cs, &theirs, &key, MOST, BACKEND, options);
        assert!(matches!(got, Err(Error::OtherCurve { .. })), "{got:?}");
    }
}

#[test]
fn powers_that_do_not_serve_are_refused() {
    let (options, folder) = (&Options::default(), folder("powers"));
    let out = folder.join("out.zkey");
    for name in CURVES {
        let [r1cs, ptau] = [".r1cs", ".ptau"].map(|kind| vector(&format!("{name}{kind}")));
        let bytes = read(&ptau);
        let all = sections(&bytes);
        let refused = |sections: &[(u32, Vec<u8>)], what: &str| {
            let other = write(&folder, "other.ptau", &joined(&bytes, sections));
            let why = zkey::new(&r1cs, &other, &out, BACKEND, options)
                .unwrap_err()
                .to_string();
            assert!(why.contains(what), "{why}, and not {what}");
            assert!(!out.exists());
        };
        for id in 12..=15 {
            let without: Vec<_> = all
                .iter()
                .filter(|(other, _)| *other != id)
                .cloned()
                .collect();
            refused(&without, "not prepared for phase 2");
        }
        for (id, _) in all.iter().filter(|(id, _)| (1..=6).contains(id)) {
            let without: Vec<_> = all
                .iter()
                .filter(|(other, _)| other != id)
                .cloned()
                .collect();
            refused(&without, "missing");
            let mut cut = all.clone();
            section(&mut cut, *id).pop();
            refused(&cut, if *id == 1 { "header" } else { "bytes" });
        }
        // The forms that a circuit of 2^4 needs are the last ones.
        let size = size(name);
        let mut cut = all.clone();
        let forms = section(&mut cut, 12);
        forms.truncate(forms.len() - size);
        refused(&cut, "lagrangeTauG1 ends before");
        let mut bad = all.clone();
        let forms = section(&mut bad, 14);
        let last = forms.len() - size;
        forms[last] ^= 1;
        refused(&bad, "lagrangeAlphaTauG1");
    }
    // Powers of 2^3.
    let small = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../vectors/snarkjs/bn254.ptau");
    let got = zkey::new(&vector("bn254.r1cs"), &small, &out, BACKEND, options);
    let why = got.unwrap_err().to_string();
    assert!(why.contains("2^3") && why.contains("2^4"), "{why}");
}

#[test]
fn keys_that_are_none_are_refused() {
    let options = &Options::default();
    let folder = folder("none");
    let out = folder.join("out.zkey");
    let beacon = Beacon::new(&[1], 10).unwrap();
    for name in CURVES {
        let bytes = read(&vector(&format!("{name}-1.zkey")));
        let all = sections(&bytes);
        let refused = |sections: &[(u32, Vec<u8>)], what: &str| {
            let key = write(&folder, "key.zkey", &joined(&bytes, sections));
            let applied = zkey::beacon(&key, &out, None, &beacon, BACKEND, options);
            let why = applied.unwrap_err().to_string();
            assert!(why.contains(what), "{why}, and not {what}");
            assert!(!out.exists());
            for got in verified(name, &key) {
                let why = got.unwrap_err().to_string();
                assert!(why.contains(what), "{why}, and not {what}");
            }
        };
        for (protocol, what) in [(2, "PLONK"), (10, "FFLONK"), (7, "protocol 7")] {
            let mut other = all.clone();
            section(&mut other, 1)[0] = protocol;
            refused(&other, what);
        }
        for (id, _) in all.iter().filter(|(id, _)| *id != 4) {
            let without: Vec<_> = all
                .iter()
                .filter(|(other, _)| other != id)
                .cloned()
                .collect();
            refused(&without, "missing");
            let mut twice = all.clone();
            twice.push(all.iter().find(|(other, _)| other == id).unwrap().clone());
            refused(&twice, "twice");
            let mut cut = all.clone();
            section(&mut cut, *id).pop();
            let found = if *id == 10 { "contribution 1" } else { "" };
            refused(&cut, found);
        }
    }
}

#[test]
fn circuits_that_are_none_are_refused() {
    let folder = folder("circuits");
    let bytes = read(&vector("bn254.r1cs"));
    let all = sections(&bytes);
    let refused = |sections: &[(u32, Vec<u8>)], what: &str| {
        let path = write(&folder, "other.r1cs", &joined(&bytes, sections));
        let why = Circuit::open(&path).unwrap_err().to_string();
        assert!(why.contains(what), "{why}, and not {what}");
    };
    type Change<'a> = &'a dyn Fn(&mut Vec<(u32, Vec<u8>)>);
    let change = |change: Change<'_>, what: &str| {
        let mut other = all.clone();
        change(&mut other);
        refused(&other, what);
    };
    // The header: 32 bytes of prime behind their number, signals, outputs, inputs, labels, constraints.
    change(&|list| section(list, 1)[4] ^= 2, "no built-in curve");
    change(&|list| section(list, 1)[36..40].fill(0), "signals is 0");
    change(&|list| section(list, 1)[36] -= 1, "signal 14 of 14");
    change(
        &|list| section(list, 1)[40] += 100,
        "signals is 15, and 1, outputs and public inputs are 104",
    );
    change(&|list| section(list, 1)[60] += 1, "constraint 12: ");
    change(
        &|list| section(list, 1)[60] -= 1,
        "behind the last constraint",
    );
    change(
        &|list| assert!(section(list, 1).pop().is_some()),
        "the header",
    );
    change(
        &|list| assert!(section(list, 2).pop().is_some()),
        "constraint 11: ",
    );
    change(&|list| section(list, 2)[..4].fill(0xff), "constraint 0: ");
    change(&|list| list.retain(|(id, _)| *id != 2), "missing");
    change(&|list| list.retain(|(id, _)| *id != 1), "missing");
    let mut gates = vec![1, 0, 0, 0];
    gates.extend(b"Gate\0");
    gates.extend([0; 4]);
    change(
        &|list| list.push((4, gates.clone())),
        "custom gates (1, the first is Gate)",
    );
    // A field without proofs: that of Pallas' scalars.
    let pallas = "01000000ed302d991bf94c09fc98462200000000000000000000000000000040";
    let pallas = msmith_io::hex::decode(pallas.as_bytes()).unwrap();
    change(
        &|list| section(list, 1)[4..36].copy_from_slice(&pallas),
        "no proofs over",
    );
    // A file cut anywhere is refused.
    for length in [0, 3, 8, 11, 20, 30, 100, bytes.len() - 1] {
        let path = write(&folder, "cut.r1cs", &bytes[..length]);
        Circuit::open(&path).unwrap_err();
    }
}
