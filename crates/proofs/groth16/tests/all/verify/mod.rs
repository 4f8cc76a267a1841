//! Proofs, public signals and verifying keys, beside those of snarkjs and of keys whose secrets are known.

mod elsewhere;
mod files;
mod json;
mod made;
mod many;
mod solidity;
mod times;

use std::path::PathBuf;

use msmith::Backend;
use msmith_groth16::{Groups, Proof, VerifyingKey, read_public};

/// Of each folder of proofs of snarkjs the curve, the number of proofs, and whether each has its own signals.
const FOLDERS: [(&str, &str, usize, bool); 3] = [
    ("bn254", "bn254", 3, false),
    ("bls12-381", "bls12-381", 3, false),
    ("semaphore", "bn254", 4, true),
];

fn vectors(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../../vectors")
        .join(name)
}

fn text(folder: &str, name: &str) -> String {
    let path = vectors("groth16/verify").join(folder).join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn backend() -> Backend {
    Backend::detect().unwrap()
}

fn groups(curve: &str) -> Groups {
    Groups::by_name(curve, backend()).unwrap()
}

fn key(folder: &str) -> VerifyingKey {
    VerifyingKey::from_json(&text(folder, "vk.json"), backend()).unwrap()
}

fn proof(groups: &Groups, folder: &str, i: usize) -> Proof {
    Proof::from_json(groups, &text(folder, &format!("proof{i}.json"))).unwrap()
}

fn public(groups: &Groups, folder: &str, i: usize, own: bool) -> Vec<[u64; 4]> {
    let name = match own {
        true => format!("public{i}.json"),
        false => "public.json".to_owned(),
    };
    read_public(groups, &text(folder, &name)).unwrap()
}
