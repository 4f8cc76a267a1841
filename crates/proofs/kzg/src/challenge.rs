//! What the specifications hash: the point at which a blob is opened, and the weights of a batch.

use std::borrow::Borrow;

use num_bigint::BigUint;
use sha2::{Digest, Sha256};

use crate::fr::{be, curve};
use crate::{BYTES_PER_BLOB, Cell, Error, FIELD_ELEMENTS_PER_BLOB, FIELD_ELEMENTS_PER_CELL};

/// `FIAT_SHAMIR_PROTOCOL_DOMAIN`.
const BLOB: &[u8; 16] = b"FSBLOBVERIFY_V1_";
/// `RANDOM_CHALLENGE_KZG_CELL_BATCH_DOMAIN`.
const CELLS: &[u8; 16] = b"RCKZGCBATCH__V1_";
/// `RANDOM_CHALLENGE_KZG_BATCH_DOMAIN`.
const BLOBS: &[u8; 16] = b"RCKZGBATCH___V1_";

/// The point at which a blob proof opens a blob with this commitment: SHA-256 modulo r of both, 32 bytes, most
/// significant first (`compute_challenge`). Neither is checked.
pub fn compute_challenge(
    blob: &[u8; BYTES_PER_BLOB],
    commitment: &[u8; 48],
) -> Result<[u8; 32], Error> {
    let mut hash = Sha256::new();
    hash.update(BLOB);
    hash.update((FIELD_ELEMENTS_PER_BLOB as u128).to_be_bytes());
    hash.update(blob);
    hash.update(commitment);
    modulo(hash)
}

/// The hash, modulo r, of all that a batch of cells is verified by: commitments, each once, and for each cell the number
/// of its commitment and its index, the cell and its proof (`compute_verify_cell_kzg_proof_batch_challenge`). Nothing is
/// checked.
///
/// Errors: lists of different lengths.
pub fn compute_verify_cell_kzg_proof_batch_challenge<C: Borrow<Cell>>(
    commitments: &[[u8; 48]],
    commitment_indices: &[u64],
    cell_indices: &[u64],
    cells: &[C],
    proofs: &[[u8; 48]],
) -> Result<[u8; 32], Error> {
    let n = cells.len();
    for (what, len) in [
        ("commitment index", commitment_indices.len()),
        ("cell index", cell_indices.len()),
        ("proof", proofs.len()),
    ] {
        same_length(n, what, len)?;
    }
    let mut hash = Sha256::new();
    hash.update(CELLS);
    for number in [
        FIELD_ELEMENTS_PER_BLOB,
        FIELD_ELEMENTS_PER_CELL,
        commitments.len(),
        n,
    ] {
        hash.update((number as u64).to_be_bytes());
    }
    hash.update(commitments.as_flattened());
    for k in 0..n {
        hash.update(commitment_indices[k].to_be_bytes());
        hash.update(cell_indices[k].to_be_bytes());
        hash.update(cells[k].borrow());
        hash.update(proofs[k]);
    }
    modulo(hash)
}

/// The hash of a batch of blobs' proofs: commitments, points, values and proofs.
pub fn of_blobs(
    commitments: &[[u8; 48]],
    points: &[[u8; 32]],
    values: &[[u8; 32]],
    proofs: &[[u8; 48]],
) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(BLOBS);
    hash.update((FIELD_ELEMENTS_PER_BLOB as u64).to_be_bytes());
    hash.update((commitments.len() as u64).to_be_bytes());
    for (((commitment, z), y), proof) in commitments.iter().zip(points).zip(values).zip(proofs) {
        hash.update(commitment);
        hash.update(z);
        hash.update(y);
        hash.update(proof);
    }
    hash.finalize().into()
}

/// Weights of 128 bits that nobody can choose who does not choose the hash: an equation that does not hold is found with
/// all but 2^−128 of them.
pub fn weights(hash: &[u8; 32], n: usize) -> Vec<u128> {
    let block = |k: usize| {
        let mut next = Sha256::new();
        next.update(hash);
        next.update((k as u64).to_be_bytes());
        let out: [u8; 32] = next.finalize().into();
        out.as_chunks::<16>().0.to_vec()
    };
    let all = (0..n.div_ceil(2)).flat_map(block).take(n);
    all.map(u128::from_be_bytes).collect()
}

/// An error unless there are n of something.
pub fn same_length(n: usize, what: &'static str, len: usize) -> Result<(), Error> {
    match n == len {
        true => Ok(()),
        false => Err(Error::Lengths {
            what,
            found: len,
            wanted: n,
        }),
    }
}

fn modulo(hash: Sha256) -> Result<[u8; 32], Error> {
    let hash = BigUint::from_bytes_be(&hash.finalize());
    Ok(be(&(hash % &curve()?.r)))
}
