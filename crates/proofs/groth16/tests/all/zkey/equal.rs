//! Files equal to those of snarkjs.

use msmith::{Backend, Options};
use msmith_groth16::{Beacon, VerifyingKey, zkey};

use super::files::{CURVES, folder, read, vector};

fn backends() -> Vec<Backend> {
    Backend::available()
}

#[test]
fn new_keys_and_beacons_are_those_of_snarkjs() {
    let folder = folder("equal");
    let hash: Vec<u8> = (0x21..=0x28).collect();
    let beacon = Beacon::new(&hash, 11).unwrap();
    for name in CURVES {
        for backend in backends() {
            let (new, last) = (folder.join("new.zkey"), folder.join("last.zkey"));
            let [r1cs, ptau] = ["r1cs", "ptau"].map(|kind| vector(&format!("{name}.{kind}")));
            let options = &Options::default();
            zkey::new(&r1cs, &ptau, &new, backend, options).unwrap();
            assert!(
                read(&new) == read(&vector(&format!("{name}-0.zkey"))),
                "{name} {backend}"
            );
            zkey::beacon(&new, &last, Some("the last"), &beacon, backend, options).unwrap();
            assert!(
                read(&last) == read(&vector(&format!("{name}-1.zkey"))),
                "{name} {backend}"
            );
        }
    }
}

#[test]
fn verifying_keys_are_those_of_snarkjs() {
    for name in CURVES {
        let key = vector(&format!("{name}-1.zkey"));
        let key = VerifyingKey::open(&key, Backend::detect().unwrap()).unwrap();
        let wanted = read(&vector(&format!("{name}-1.json")));
        assert_eq!(
            key.to_json().unwrap().trim(),
            String::from_utf8(wanted).unwrap().trim()
        );
    }
}
