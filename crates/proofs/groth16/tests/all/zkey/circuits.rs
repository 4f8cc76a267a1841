//! Circuits and their witnesses.

use std::path::{Path, PathBuf};

use msmith::{Backend, Options};
use msmith_groth16::{Circuit, Error, Groups, Secret, zkey};
use msmith_io::hex;
use msmith_io::source::Source;
use num_bigint::BigUint;
use sha2::{Digest, Sha256};

use super::files::{CURVES, MOST, folder, joined, read, section, sections, vector, write};

fn witness(name: &str) -> Vec<[u64; 4]> {
    let source = Source::open(&vector(&format!("{name}.wtns")), None, None).unwrap();
    let list = source.scalars("witness").unwrap();
    let mut words = Vec::new();
    list.read(0..list.len(), &mut words).unwrap();
    words.as_chunks().0.to_vec()
}

/// A file of `circuits/`, what compilers write.
fn circuit(name: &str) -> PathBuf {
    vector("../circuits").join(name)
}

/// The SHA-256 of the key that is made of a circuit over BN254, or of another one.
fn made(r1cs: &Path, out: &Path) -> String {
    let name = r1cs.file_name().unwrap().to_str().unwrap();
    let curve = ["bn254", "bls12-381"][usize::from(name.contains("bls12-381"))];
    let ptau = vector(&format!("{curve}.ptau"));
    let (backend, options) = (Backend::detect().unwrap(), &Options::default());
    zkey::new(r1cs, &ptau, out, backend, options).unwrap_or_else(|why| panic!("{name}: {why}"));
    zkey::verify(r1cs, &ptau, out, MOST, backend, options).unwrap();
    hex::encode(&Sha256::digest(read(out)))
}

/// The keys that snarkjs makes of circuits of circom 0.5 to 2.2: private inputs that are no signals, sections that are
/// announced and left out, in any order.
#[test]
fn keys_of_other_compilers_are_those_of_snarkjs() {
    let out = folder("compilers").join("new.zkey");
    let keys = String::from_utf8(read(&circuit("keys.txt"))).unwrap();
    assert_eq!(keys.lines().count(), 8);
    for line in keys.lines() {
        let (hash, name) = line.split_once("  ").unwrap();
        assert_eq!(made(&circuit(name), &out), hash, "{name}");
    }
    for (name, what) in [
        ("gates.r1cs", "custom gates (1, the first is Gate)"),
        ("public-2.0.3-O0.r1cs", "constraint 3: signal 8 of 8"),
    ] {
        let why = Circuit::open(&circuit(name)).unwrap_err().to_string();
        assert!(why.contains(name) && why.contains(what), "{why}");
    }
}

/// What makes no difference to snarkjs: its key is that of the circuit as circom wrote it.
#[test]
fn what_snarkjs_does_not_read_makes_no_difference() {
    let folder = folder("indifferent");
    let out = folder.join("new.zkey");
    let bytes = read(&circuit("unused.r1cs"));
    let all = sections(&bytes);
    let wanted = made(&circuit("unused.r1cs"), &out);
    type Change<'a> = &'a dyn Fn(&mut Vec<(u32, Vec<u8>)>);
    let same = |what: &str, change: Change<'_>, announced: u32| {
        let mut list = all.clone();
        change(&mut list);
        let mut file = joined(&bytes, &list);
        if announced > 0 {
            file[8..12].copy_from_slice(&announced.to_le_bytes());
        }
        let file = write(&folder, "other.r1cs", &file);
        assert_eq!(made(&file, &out), wanted, "{what}");
    };
    let private = |n: u32| {
        move |list: &mut Vec<_>| section(list, 1)[48..52].copy_from_slice(&n.to_le_bytes())
    };
    same("no private input", &private(0), 0);
    same("2^32 - 1 private inputs", &private(u32::MAX), 0);
    let unlabelled = |list: &mut Vec<(u32, Vec<u8>)>| list.retain(|(id, _)| *id != 3);
    same("no labels", &unlabelled, 0);
    same("no labels, announced", &unlabelled, 3);
    same("no label", &|list| section(list, 3).clear(), 0);
    same("one label", &|list| section(list, 3).truncate(8), 0);
    same("another order", &|list| list.reverse(), 0);
    same("more", &|list| list.insert(0, (77, b"more".to_vec())), 0);
    same(
        "no custom gates",
        &|list| list.extend([4, 5].map(|id| (id, vec![0; 4]))),
        0,
    );
    // r is added to a coefficient as often as there is room: 1, and r - 1.
    let r = &Groups::by_name("bn254", Backend::Portable)
        .unwrap()
        .curve()
        .r
        .clone();
    for times in 1..=4u32 {
        let larger = |list: &mut Vec<_>| {
            let constraints: &mut Vec<u8> = section(list, 2);
            for at in [8, 48, 88] {
                let value = BigUint::from_bytes_le(&constraints[at..at + 32]) + r * times;
                let mut bytes = value.to_bytes_le();
                bytes.resize(32, 0);
                constraints[at..at + 32].copy_from_slice(&bytes);
            }
        };
        same("not reduced", &larger, 0);
    }
}

/// Lists are made by the number of signals, which a short file does not choose.
#[test]
fn more_signals_than_bytes_are_refused() {
    let folder = folder("signals");
    for name in CURVES {
        let bytes = read(&vector(&format!("{name}.r1cs")));
        let of = |signals: u32| {
            let mut list = sections(&bytes);
            section(&mut list, 1)[36..40].copy_from_slice(&signals.to_le_bytes());
            Circuit::open(&write(&folder, "circuit.r1cs", &joined(&bytes, &list)))
        };
        assert_eq!(of(1 << 16).unwrap().signals(), 1 << 16);
        for signals in [(1 << 16) + 1, u32::MAX] {
            let why = of(signals).unwrap_err().to_string();
            assert!(
                why.contains(&format!("it has {signals} signals in ")),
                "{why}"
            );
        }
    }
}

#[test]
fn constraints_have_their_terms() {
    let circuit = Circuit::open(&circuit("unused.r1cs")).unwrap();
    let minus_one = circuit.constraint(0).unwrap()[0][0].1;
    let one = [1, 0, 0, 0];
    let wanted = [vec![(2, minus_one)], vec![(2, one)], vec![(1, minus_one)]];
    assert_eq!(circuit.constraint(0), Some(wanted));
    assert_eq!(circuit.constraint(1), None);
}

/// The hash of a circuit was another one before snarkjs 0.7, which 0.7 refuses.
#[test]
fn keys_of_older_snarkjs_are_right() {
    let folder = folder("older");
    let [r1cs, ptau] = [circuit("unused.r1cs"), vector("bn254.ptau")];
    let old = circuit("unused-snarkjs-0.6.11.zkey");
    let (backend, options) = (Backend::detect().unwrap(), &Options::default());
    let found = zkey::verify(&r1cs, &ptau, &old, MOST, backend, options).unwrap();
    assert_eq!(found.older_hash, Some(true));
    let names = (found.contributions.iter()).map(|one| one.name.as_deref());
    assert_eq!(names.collect::<Vec<_>>(), [Some("Ada"), Some("last")]);
    let info = zkey::info(&old, backend).unwrap();
    assert_eq!(info.contributions, found.contributions);
    assert_eq!((info.variables, info.public, info.domain), (3, 1, 4));
    assert_eq!(info.circuit, found.circuit);
    // One of today, and a contribution to an old one.
    let new = folder.join("new.zkey");
    let hash = zkey::new(&r1cs, &ptau, &new, backend, options).unwrap();
    assert_ne!(hash, found.circuit);
    let found = zkey::verify(&r1cs, &ptau, &new, MOST, backend, options).unwrap();
    assert_eq!((found.older_hash, found.circuit), (Some(false), hash));
    let secret = Secret::draw(b"").unwrap();
    zkey::contribute(&old, &new, None, &secret, backend, options).unwrap();
    let found = zkey::verify(&r1cs, &ptau, &new, MOST, backend, options).unwrap();
    assert_eq!(found.contributions.len(), 3);
    // Neither hash.
    let bytes = read(&old);
    let mut list = sections(&bytes);
    section(&mut list, 10)[0] ^= 1;
    let bad = write(&folder, "bad.zkey", &joined(&bytes, &list));
    zkey::verify(&r1cs, &ptau, &bad, MOST, backend, options).unwrap_err();
}

#[test]
fn witnesses_are_checked() {
    for name in CURVES {
        let circuit = Circuit::open(&vector(&format!("{name}.r1cs"))).unwrap();
        assert_eq!((circuit.constraints(), circuit.signals()), (12, 15));
        assert_eq!((circuit.public_signals(), circuit.domain()), (3, 16));
        let groups = Groups::by_name(name, Backend::Portable).unwrap();
        let (options, good) = (&Options::default(), witness(name));
        circuit.check(&groups, &good, options).unwrap();
        // Every signal that is in a constraint is seen, and the first of its constraints named.
        let mut first = Vec::new();
        for signal in 1..good.len() {
            let mut bad = good.clone();
            bad[signal] = [good[signal][0] ^ 1, 7, 7, 0];
            match circuit.check(&groups, &bad, options) {
                Err(Error::Unsatisfied { constraint }) => first.push(constraint),
                other => panic!("signal {signal} of {name}: {other:?}"),
            }
        }
        assert!(first.contains(&0) && first.contains(&11), "{first:?}");
        let mut bad = good.clone();
        bad[2] = [u64::MAX; 4];
        let what = "witness value";
        let wanted = Err(Error::NotBelowOrder { what, index: 2 });
        assert_eq!(circuit.check(&groups, &bad, options), wanted);
        let short = circuit.check(&groups, &good[1..], options);
        let (found, wanted) = (14, 15);
        assert_eq!(
            short,
            Err(Error::Lengths {
                what,
                found,
                wanted
            })
        );
        let other = Groups::by_name("bls12-377", Backend::Portable).unwrap();
        let other = circuit.check(&other, &good, options);
        assert!(matches!(other, Err(Error::OtherCurve { .. })), "{other:?}");
    }
}
