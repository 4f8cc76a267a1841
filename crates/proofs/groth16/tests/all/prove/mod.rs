//! Proofs: those of snarkjs for the same random numbers, verified, and what is refused.

mod fed;
mod others;

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use msmith::{Backend, Options, Watch};
use msmith_core::words::{integer, words_of};
use msmith_groth16::{
    Assignment, Blinding, Error, Groups, Key, Proof, VerifyingKey, Witness, prove, prove_unchecked,
    read_public, write_public,
};
use msmith_io::sections::Sections;
use msmith_io::source::Source;
use num_bigint::BigUint;

const CURVES: [&str; 2] = ["bn254", "bls12-381"];

fn vector(name: &str) -> PathBuf {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../vectors");
    PathBuf::from(root).join(name)
}

fn bytes(name: &str) -> Vec<u8> {
    std::fs::read(vector(name)).unwrap()
}

fn text(name: &str) -> String {
    String::from_utf8(bytes(name)).unwrap()
}

fn key(curve: &str, options: &Options<'_>) -> Key<'static> {
    Key::open(&vector(&format!("groth16/zkey/{curve}-1.zkey")), options).unwrap()
}

fn witness(curve: &str, groups: &Groups) -> Witness {
    Witness::open(&vector(&format!("groth16/zkey/{curve}.wtns")), groups).unwrap()
}

/// That of `vectors/groth16/prove`.
fn blinding(groups: &Groups) -> Blinding {
    let r: BigUint = "123456789012345678901234567890123456789".parse().unwrap();
    let s = (BigUint::from(1u32) << 250) + 12345u32;
    let [r, s] = [r, s].map(|x| words_of(&x, 4).try_into().unwrap());
    Blinding::new(groups, r, s).unwrap()
}

/// Every backend that is here, by one thread and two, with tables and without, within little memory.
#[test]
fn proofs_are_those_of_snarkjs() {
    for curve in CURVES {
        let expected = text(&format!("groth16/prove/{curve}.proof.json"));
        let public = text(&format!("groth16/prove/{curve}.public.json"));
        for backend in Backend::available() {
            let file = vector(&format!("groth16/zkey/{curve}-1.zkey"));
            let source = Source::open(&file, None, None).unwrap();
            let options = Options::default();
            let mut key = Key::of_source(source, backend, &options).unwrap();
            let groups = key.groups().clone();
            let witness = witness(curve, &groups);
            let check = |key: &Key<'_>, threads, memory_limit| {
                let options = Options {
                    threads: Some(threads),
                    memory_limit,
                    ..Options::default()
                };
                let proved = prove(key, &witness, &blinding(&groups), &options).unwrap();
                assert_eq!(
                    proved.proof.to_json(&groups).unwrap(),
                    expected,
                    "{curve} {backend}"
                );
                assert_eq!(write_public(&proved.public), public);
                assert_eq!(proved.public, read_public(&groups, &public).unwrap());
                let names: Vec<_> = proved.parts.iter().map(|part| part.0).collect();
                assert_eq!(
                    names,
                    ["values", "quotient", "H", "C", "A+B", "blinding", "check"]
                );
            };
            check(&key, 1, None);
            check(&key, 2, None);
            check(&key, 1, Some(6 << 20));
            key.prepare(1 << 20, &options).unwrap();
            check(&key, 1, None);
            key.prepare(0, &options).unwrap();
            check(&key, 1, None);
        }
    }
}

/// Two proofs of one witness differ, and both are right; with another public signal they are wrong.
#[test]
fn proofs_are_blinded_and_verified() {
    for curve in CURVES {
        let options = &Options::default();
        let key = key(curve, options);
        let groups = key.groups();
        let witness = witness(curve, groups);
        let vk = VerifyingKey::open(
            &vector(&format!("groth16/zkey/{curve}-1.zkey")),
            groups.first().backend(),
        );
        let vk = vk.unwrap();
        let one = || {
            let blinding = Blinding::random(groups).unwrap();
            prove(&key, &witness, &blinding, options).unwrap()
        };
        let (first, second) = (one(), one());
        assert_ne!(first.proof, second.proof);
        for proved in [first, second] {
            assert!(vk.verify(&proved.public, &proved.proof, options).unwrap());
            let mut public = proved.public.clone();
            public[0][0] ^= 1;
            assert!(!vk.verify(&public, &proved.proof, options).unwrap());
        }
    }
}

/// Each wire but the constant, changed: the proof is one of nothing, and refused.
#[test]
fn a_wrong_witness_makes_a_wrong_proof() {
    let options = &Options::default();
    let key = key("bn254", options);
    let groups = key.groups();
    let file = vector("groth16/zkey/bn254-1.zkey");
    let vk = VerifyingKey::open(&file, groups.first().backend()).unwrap();
    let good = witness("bn254", groups);
    let words: Vec<u64> = good.values().as_flattened().to_vec();
    for wire in 1..key.variables() {
        let mut words = words.clone();
        words[4 * wire] ^= 1;
        let wrong = Witness::new(groups, words).unwrap();
        let blinding = Blinding::random(groups).unwrap();
        let proved = prove_unchecked(&key, &wrong, &blinding, options).unwrap();
        let verified = vk.verify(&proved.public, &proved.proof, options).unwrap();
        assert!(!verified, "wire {wire}");
        let why = prove(&key, &wrong, &blinding, options).unwrap_err();
        assert_eq!(why, Error::Unproven, "wire {wire}");
    }
}

/// Two points of a list exchanged: a good witness is not said to be wrong.
#[test]
fn a_damaged_key_is_no_wrong_witness() {
    let options = &Options::default();
    let file = vector("groth16/zkey/bn254-1.zkey");
    let bytes = std::fs::read(&file).unwrap();
    let source = Source::open(&file, None, None).unwrap();
    let sections = Sections::new("zkey", b"zkey", 1, &bytes).unwrap();
    for (id, name) in [
        (5, "A"),
        (6, "B1"),
        (7, "B2"),
        (8, "C"),
        (9, "H"),
        (3, "IC"),
    ] {
        let (start, length) = sections.require(id, name).unwrap();
        let size = length / source.section(name).unwrap().len();
        let mut damaged = bytes.clone();
        let list = &mut damaged[start..start + length];
        let points: Vec<_> = list.chunks(size).map(<[u8]>::to_vec).collect();
        let other = points.iter().position(|point| *point != points[1]).unwrap();
        list[size..2 * size].copy_from_slice(&points[other]);
        list[other * size..(other + 1) * size].copy_from_slice(&points[1]);
        let source = Source::from_bytes(damaged, None, None).unwrap();
        let key = Key::of_source(source, Backend::detect().unwrap(), options).unwrap();
        let witness = witness("bn254", key.groups());
        let why = prove(&key, &witness, &blinding(key.groups()), options).unwrap_err();
        assert_eq!(why, Error::Unproven, "{name}");
        assert!(why.to_string().contains("or the key is damaged"), "{why}");
    }
}

#[test]
fn a_proof_can_be_cancelled_and_reports() {
    let options = &Options::default();
    let key = key("bn254", options);
    let (groups, cancel) = (key.groups(), AtomicBool::new(false));
    let witness = witness("bn254", groups);
    let (seen, last) = (std::sync::Mutex::new(Vec::new()), AtomicBool::new(false));
    let progress = |part: f64| {
        seen.lock().unwrap().push(part);
        if part > 0.4 && !last.swap(true, Ordering::Relaxed) {
            cancel.store(true, Ordering::Relaxed);
        }
    };
    let options = Options {
        watch: Watch::default()
            .with_progress(&progress)
            .with_cancel(&cancel),
        ..Options::default()
    };
    let cancelled = prove(&key, &witness, &blinding(groups), &options).unwrap_err();
    assert_eq!(cancelled, Error::Engine(msmith::Error::Cancelled));
    cancel.store(false, Ordering::Relaxed);
    seen.lock().unwrap().clear();
    prove(&key, &witness, &blinding(groups), &options).unwrap();
    let seen = seen.into_inner().unwrap();
    assert!(
        seen.is_sorted() && seen.len() >= 6 && seen.last() == Some(&1.0),
        "{seen:?}"
    );
}

#[test]
fn numbers_that_do_not_fit_are_refused() {
    let options = &Options::default();
    let key = key("bn254", options);
    let groups = key.groups();
    let r = words_of(&groups.curve().r, 4);
    let r: [u64; 4] = r.try_into().unwrap();
    let (what, index) = ("blinding number", 1);
    assert_eq!(
        Blinding::new(groups, [1; 4], r).unwrap_err(),
        Error::NotBelowOrder { what, index }
    );

    let good: Vec<u64> = witness("bn254", groups).values().as_flattened().to_vec();
    let refused = |words: Vec<u64>| match Witness::new(groups, words) {
        Err(why) => why.to_string(),
        Ok(witness) => prove(&key, &witness, &blinding(groups), options)
            .unwrap_err()
            .to_string(),
    };
    let wires = key.variables();
    let said = refused(good[4..].to_vec());
    assert_eq!(said, "the wtns file: its first value is not 1");
    let said = refused(good[..4 * (wires - 1)].to_vec());
    assert_eq!(
        said,
        format!("the number of witness values is {}, not {wires}", wires - 1)
    );
    assert_eq!(
        refused(Vec::new()),
        "the number of witness values is 0, not 1"
    );
    let mut large = good.clone();
    large[8..12].copy_from_slice(&r);
    assert_eq!(refused(large), "witness value 2 is not below r");

    // Of another curve.
    let others = Groups::by_name("bls12-381", Backend::detect().unwrap()).unwrap();
    let said = Witness::open(&vector("groth16/zkey/bn254.wtns"), &others)
        .unwrap_err()
        .to_string();
    assert_eq!(said, "the witness is of bn254, and not of bls12-381");
    let theirs = witness("bls12-381", &others);
    let said = prove(&key, &theirs, &blinding(groups), options)
        .unwrap_err()
        .to_string();
    assert_eq!(said, "the witness is of bls12-381, and not of bn254");
    assert!(Groups::by_name("secp256k1", Backend::detect().unwrap()).is_err());

    let assignment =
        |wires, a, b| Assignment { wires, a, b }.prove(&key, &blinding(groups), options);
    let n = 4 * key.domain();
    let said = assignment(good.clone(), vec![0; n], vec![0; n - 4])
        .unwrap_err()
        .to_string();
    assert_eq!(
        said,
        format!("the number of values of B is {}, not {}", n / 4 - 1, n / 4)
    );
    let mut large = vec![0; n];
    large[..4].copy_from_slice(&r);
    let why = assignment(good, vec![0; n], large).unwrap_err();
    assert_eq!(why, Error::Engine(msmith::Error::NotReduced { index: 0 }));
}

/// A key whose bytes are changed, one section after another.
#[test]
fn changed_keys_are_refused() {
    for curve in CURVES {
        let good = bytes(&format!("groth16/zkey/{curve}-1.zkey"));
        let open = |bytes: Vec<u8>| {
            let source = Source::from_bytes(bytes, None, None)?;
            Key::of_source(source, Backend::detect().unwrap(), &Options::default()).map(|_| ())
        };
        assert_eq!(open(good.clone()), Ok(()));
        // Cut anywhere.
        for end in (0..good.len()).step_by(97) {
            assert!(open(good[..end].to_vec()).is_err(), "{curve} {end}");
        }
        let mut sections = Vec::new();
        let mut at = 12;
        while at < good.len() {
            let id = u32::from_le_bytes(good[at..at + 4].try_into().unwrap());
            let len = u64::from_le_bytes(good[at + 4..at + 12].try_into().unwrap()) as usize;
            sections.push((id, at, len));
            at += 12 + len;
        }
        for &(id, at, len) in &sections {
            // Left out, but for the contributions, which proofs do not need.
            let mut without = good[..at].to_vec();
            without.extend(&good[at + 12 + len..]);
            without[8..12].copy_from_slice(&(sections.len() as u32 - 1).to_le_bytes());
            assert_eq!(open(without).is_err(), id != 10, "{curve} without {id}");
            // A point that is on no curve.
            if let 5..=9 = id {
                let mut changed = good.clone();
                let end = at + 12 + len;
                changed[end - 40] ^= 1;
                let said = open(changed).unwrap_err().to_string();
                let name = ["A", "B1", "B2", "C", "H"][id as usize - 5];
                assert!(said.contains(&format!("section {name}")), "{said}");
                assert!(
                    said.contains("not on the curve") || said.contains("not below p"),
                    "{said}"
                );
            }
        }
        let coefficients = sections.iter().find(|s| s.0 == 4).unwrap().1 + 16;
        for (at, value, wanted) in [
            (0, 2, "coefficient 0: matrix 2, and there are 0 and 1"),
            (4, 1 << 20, "coefficient 0: constraint 1048576 of "),
            (8, 1 << 20, "coefficient 0: wire 1048576 of "),
            (12 + 28, u32::MAX, "coefficient 0: its value is not below r"),
        ] {
            let mut changed = good.clone();
            changed[coefficients + at..][..4].copy_from_slice(&u32::to_le_bytes(value));
            let said = open(changed).unwrap_err().to_string();
            assert!(said.contains(wanted), "{said}");
        }
        let wrong = open(bytes(&format!("groth16/zkey/{curve}.ptau"))).unwrap_err();
        assert_eq!(wrong.to_string(), "the zkey file: it is a ptau file");
    }
}

/// Coefficients in any order.
#[test]
fn the_order_of_coefficients_does_not_matter() {
    let mut file = bytes("groth16/zkey/bn254-1.zkey");
    let mut at = 12;
    while file[at..at + 4] != 4u32.to_le_bytes() {
        at += 12 + u64::from_le_bytes(file[at + 4..at + 12].try_into().unwrap()) as usize;
    }
    let count = u32::from_le_bytes(file[at + 12..at + 16].try_into().unwrap()) as usize;
    let list = &mut file[at + 16..at + 16 + 44 * count];
    let reversed: Vec<u8> = list.chunks(44).rev().flatten().copied().collect();
    list.copy_from_slice(&reversed);
    let source = Source::from_bytes(file, None, None).unwrap();
    let options = &Options::default();
    let key = Key::of_source(source, Backend::detect().unwrap(), options).unwrap();
    let groups = key.groups();
    let proved = prove(&key, &witness("bn254", groups), &blinding(groups), options).unwrap();
    assert_eq!(
        proved.proof.to_json(groups).unwrap(),
        text("groth16/prove/bn254.proof.json")
    );
}

/// Tables go to files and come back; those of another key are refused.
#[test]
fn tables_are_kept_in_a_folder() {
    let folder = std::env::temp_dir().join(format!("msmith-key-{}", std::process::id()));
    let options = &Options::default();
    let mut made = key("bn254", options);
    let groups = made.groups().clone();
    assert!(made.open_tables(&folder).is_err());
    made.prepare(1 << 22, options).unwrap();
    made.write_tables(&folder, options).unwrap();
    let files = std::fs::read_dir(&folder).unwrap().count();
    let mut mapped = key("bn254", options);
    let opened = mapped.open_tables(&folder);
    if files == 0 {
        eprintln!(
            "skipped: no table is worth its memory on {}",
            groups.first().backend()
        );
        assert!(opened.is_err());
    } else {
        opened.unwrap();
        let source = Source::open(&vector("groth16/zkey/bn254-0.zkey"), None, None).unwrap();
        let mut other = Key::of_source(source, groups.first().backend(), options).unwrap();
        assert!(other.open_tables(&folder).is_err());
    }
    let proved = prove(
        &mapped,
        &witness("bn254", &groups),
        &blinding(&groups),
        options,
    )
    .unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(
        proved.proof.to_json(&groups).unwrap(),
        text("groth16/prove/bn254.proof.json")
    );
    let again = Proof::from_json(&groups, &text("groth16/prove/bn254.proof.json")).unwrap();
    assert_eq!(again, proved.proof);
    assert!(integer(&proved.public[0]) < groups.curve().r);
}
