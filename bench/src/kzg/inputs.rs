//! What the functions are given: blobs of random elements, and what this library makes of them.

use anyhow::Result;
use ark_bls12_381::Fr;
use ark_ff::{BigInteger, PrimeField, UniformRand};
use msmith::Options;
use msmith_kzg::{BYTES_PER_BLOB, CELLS_PER_EXT_BLOB, Cell, Context, FIELD_ELEMENTS_PER_BLOB};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// 4096 elements.
pub type Blob = [u8; BYTES_PER_BLOB];

/// Lists that a function takes; which of them, and in which order, is the function's.
#[derive(Default)]
pub struct Inputs {
    pub blobs: Vec<Blob>,
    /// One for each blob, or one for each cell.
    pub commitments: Vec<[u8; 48]>,
    /// One for each commitment, or one for each cell.
    pub proofs: Vec<[u8; 48]>,
    pub indices: Vec<u64>,
    pub cells: Vec<Cell>,
    /// z and y.
    pub elements: Vec<[u8; 32]>,
}

/// Which inputs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Given {
    /// Blobs with their commitments and blob proofs.
    Blobs(usize),
    /// A commitment with the proof of a value.
    Value,
    /// Some cells of a blob with their proofs.
    Row(Known),
    /// The first so many columns of so many blobs: a cell of each, with its commitment and proof.
    Columns { columns: usize, blobs: usize },
}

/// Which cells of a row are there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Known {
    /// The blob itself.
    First,
    /// Every other one.
    Odd,
    /// All but one.
    ButOne,
}

impl Known {
    fn indices(self) -> Vec<u64> {
        let all = 0..CELLS_PER_EXT_BLOB as u64;
        match self {
            Self::First => all.take(CELLS_PER_EXT_BLOB / 2).collect(),
            Self::Odd => all.filter(|k| k % 2 == 1).collect(),
            Self::ButOne => all.filter(|k| *k != 77).collect(),
        }
    }
}

impl Inputs {
    /// One blob alone.
    pub fn of_blob(blob: Blob) -> Self {
        Self {
            blobs: vec![blob],
            ..Self::default()
        }
    }

    /// Made by a context; equal seeds give equal blobs.
    pub fn new(given: Given, seed: u64, kzg: &Context) -> Result<Self> {
        let mut random = StdRng::seed_from_u64(seed);
        let options = Options::default();
        let mut inputs = Self::default();
        match given {
            Given::Blobs(n) => {
                for blob in blobs(n, &mut random) {
                    let commitment = kzg.blob_to_kzg_commitment(&blob, &options)?;
                    let proof = kzg.compute_blob_kzg_proof(&blob, &commitment, &options)?;
                    inputs.blobs.push(blob);
                    inputs.commitments.push(commitment);
                    inputs.proofs.push(proof);
                }
            }
            Given::Value => {
                let z = element(&mut random);
                for blob in blobs(1, &mut random) {
                    let (proof, y) = kzg.compute_kzg_proof(&blob, &z, &options)?;
                    let commitment = kzg.blob_to_kzg_commitment(&blob, &options)?;
                    inputs.commitments.push(commitment);
                    inputs.proofs.push(proof);
                    inputs.elements.extend([z, y]);
                }
            }
            Given::Row(known) => {
                for blob in blobs(1, &mut random) {
                    let (cells, proofs) = kzg.compute_cells_and_kzg_proofs(&blob, &options)?;
                    inputs.indices = known.indices();
                    for &k in &inputs.indices {
                        inputs.cells.push(cells[k as usize]);
                        inputs.proofs.push(proofs[k as usize]);
                    }
                }
            }
            Given::Columns { columns, blobs: n } => {
                for blob in blobs(n, &mut random) {
                    let commitment = kzg.blob_to_kzg_commitment(&blob, &options)?;
                    let (cells, proofs) = kzg.compute_cells_and_kzg_proofs(&blob, &options)?;
                    for k in 0..columns {
                        inputs.commitments.push(commitment);
                        inputs.indices.push(k as u64);
                        inputs.cells.push(cells[k]);
                        inputs.proofs.push(proofs[k]);
                    }
                }
            }
        }
        Ok(inputs)
    }

    /// The bytes of every list, in the order of the fields.
    pub fn lists(&self) -> [Vec<u8>; 6] {
        let indices = self.indices.iter().flat_map(|k| k.to_le_bytes());
        [
            self.blobs.as_flattened().to_vec(),
            self.commitments.as_flattened().to_vec(),
            self.proofs.as_flattened().to_vec(),
            indices.collect(),
            self.cells.as_flattened().to_vec(),
            self.elements.as_flattened().to_vec(),
        ]
    }
}

/// Random blobs.
fn blobs(n: usize, random: &mut StdRng) -> Vec<Blob> {
    let mut blobs = vec![[0; BYTES_PER_BLOB]; n];
    let elements = blobs.as_flattened_mut().chunks_exact_mut(32);
    debug_assert_eq!(elements.len(), n * FIELD_ELEMENTS_PER_BLOB);
    elements.for_each(|bytes| bytes.copy_from_slice(&element(random)));
    blobs
}

/// A random element, most significant byte first.
fn element(random: &mut StdRng) -> [u8; 32] {
    let mut bytes = [0; 32];
    bytes.copy_from_slice(&Fr::rand(random).into_bigint().to_bytes_be());
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_cells_ascend() {
        for (known, n) in [(Known::First, 64), (Known::Odd, 64), (Known::ButOne, 127)] {
            let indices = known.indices();
            assert_eq!(indices.len(), n);
            assert!(indices.is_sorted_by(|a, b| a < b) && indices[n - 1] < 128);
        }
    }

    #[test]
    fn equal_seeds_give_equal_blobs() {
        let of = |seed| blobs(2, &mut StdRng::seed_from_u64(seed));
        assert!(of(1) == of(1) && of(1) != of(2) && of(1)[0] != of(1)[1]);
    }
}
