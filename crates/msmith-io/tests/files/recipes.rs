//! The cases of c-kzg-4844 in the format of `vectors/README.md`.

use std::collections::BTreeMap;

use msmith_io::hex;
use num_bigint::BigUint;
use sha2::{Digest, Sha256};

/// One case.
#[derive(Default, Clone)]
pub struct Case {
    /// Its name.
    pub name: String,
    /// The bytes of the blob, right or wrong.
    pub blob: Vec<u8>,
    /// The commitment or z, where there is one.
    pub other: Vec<u8>,
    /// What is expected: hex, or `invalid`.
    pub want: String,
}

fn cases(text: &str, blobs: &BTreeMap<String, Vec<u8>>) -> Vec<Case> {
    let r = &msmith::curve::known::by_name("bls12-381").unwrap().r;
    let (mut case, mut cases) = (Case::default(), Vec::new());
    for line in text.lines() {
        let (word, rest) = line.split_once(' ').unwrap();
        let numbers: Vec<_> = rest.split(' ').collect();
        let (name, blob) = (&case.name, &mut case.blob);
        match word {
            "case" => {
                case = Case {
                    name: rest.into(),
                    ..Case::default()
                };
            }
            "repeat" => {
                let element = hex::decode(numbers[1].as_bytes()).unwrap();
                blob.extend(element.repeat(numbers[0].parse().unwrap()));
            }
            "powers" => {
                let n: Vec<u32> = numbers.iter().map(|n| n.parse().unwrap()).collect();
                let mut power = BigUint::from(n[1]).modpow(&BigUint::from(n[2]), r);
                for _ in 0..n[0] {
                    let e = power.to_bytes_be();
                    blob.extend(vec![0; 32 - e.len()]);
                    blob.extend(e);
                    power = power * n[1] % r;
                }
            }
            "bytes" => blob.extend(hex::decode(rest.as_bytes()).unwrap()),
            "cut" => blob.truncate(blob.len() - rest.parse::<usize>().unwrap()),
            "blob" => blob.clone_from(&blobs[rest]),
            "length" => assert_eq!(blob.len(), rest.parse::<usize>().unwrap(), "{name}"),
            "sha256" => assert_eq!(hex::encode(&Sha256::digest(&blob)), rest, "{name}"),
            "commitment" | "z" => case.other = hex::decode(rest.as_bytes()).unwrap(),
            "=" => cases.push(Case {
                want: rest.into(),
                ..case.clone()
            }),
            other => panic!("{other}"),
        }
    }
    cases
}

/// The cases of `blob_to_kzg_commitment`.
pub fn commitments() -> Vec<Case> {
    let text = include_str!("../../../../vectors/kzg4844/blob_to_kzg_commitment.txt");
    cases(text, &BTreeMap::new())
}

fn proofs(text: &str) -> Vec<Case> {
    let blobs = commitments().into_iter().map(|c| (c.name, c.blob));
    cases(text, &blobs.collect())
}

/// The cases of `compute_blob_kzg_proof`.
pub fn blob_proofs() -> Vec<Case> {
    proofs(include_str!(
        "../../../../vectors/kzg4844/compute_blob_kzg_proof.txt"
    ))
}

/// The cases of `compute_kzg_proof`.
pub fn point_proofs() -> Vec<Case> {
    proofs(include_str!(
        "../../../../vectors/kzg4844/compute_kzg_proof.txt"
    ))
}
