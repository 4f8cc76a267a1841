//! KZG commitments and proofs of Ethereum's blobs (EIP-4844) and cells (EIP-7594): made, recovered and verified.
//!
//! A [`Context`] has the functions of the consensus specifications by their names. Bytes come by reference and go out as
//! arrays; what is well-formed and wrong is `Ok(false)`, and what is malformed an [`Error`] that names the kind and the
//! index of the item. Lists of blobs and cells are of arrays, or of references to them.
//!
//! ```
//! use msmith_kzg::{BYTES_PER_BLOB, Context};
//! use msmith::Options;
//!
//! let kzg = Context::mainnet()?;
//! let options = Options::default();
//! let mut blob = vec![0; BYTES_PER_BLOB];
//! blob[31] = 7;
//! let blob: &[u8; BYTES_PER_BLOB] = blob[..].try_into().expect("the length of a blob");
//!
//! let commitment = kzg.blob_to_kzg_commitment(blob, &options)?;
//! let proof = kzg.compute_blob_kzg_proof(blob, &commitment, &options)?;
//! assert!(kzg.verify_blob_kzg_proof(blob, &commitment, &proof, &options)?);
//!
//! let (cells, proofs) = kzg.compute_cells_and_kzg_proofs(blob, &options)?;
//! let (commitments, indices) = ([commitment; 2], [5, 77]);
//! let (cells, proofs) = ([cells[5], cells[77]], [proofs[5], proofs[77]]);
//! assert!(kzg.verify_cell_kzg_proof_batch(&commitments, &indices, &cells, &proofs, &options)?);
//! # Ok::<(), msmith_kzg::Error>(())
//! ```
//!
//! Of a block's commitments cells are verified by [`Context::verify_cells`], and the wrong ones named:
//!
//! ```
//! # use msmith_kzg::{BYTES_PER_BLOB, Context};
//! # let (kzg, options) = (Context::mainnet()?, msmith::Options::default());
//! # let blob: Box<[u8; BYTES_PER_BLOB]> = vec![0; BYTES_PER_BLOB].into_boxed_slice().try_into().expect("a blob");
//! # let commitment = kzg.blob_to_kzg_commitment(&blob, &options)?;
//! # let (cells, proofs) = kzg.compute_cells_and_kzg_proofs(&blob, &options)?;
//! let block = kzg.commitments(&[commitment], &options)?;
//! let (rows, columns) = ([0, 0, 0], [1, 2, 3]);
//! let (mut cells, proofs) = ([cells[1], cells[2], cells[3]], [proofs[1], proofs[2], proofs[3]]);
//! assert!(kzg.verify_cells(&block, &rows, &columns, &cells, &proofs, &options)?);
//!
//! cells[1][7] ^= 1;
//! assert_eq!(kzg.find_invalid(&block, &rows, &columns, &cells, &proofs, &options)?, [1]);
//! # Ok::<(), msmith_kzg::Error>(())
//! ```
//!
//! **Variable time**: blobs are public, and nothing is done to hide them.
#![deny(unsafe_code)]

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod batch;
mod blobs;
mod cells;
mod challenge;
mod columns;
mod commitments;
mod context;
mod error;
mod fr;
mod invalid;
mod many;
mod missing_proofs;
mod points;
mod recover;
mod room;
mod setup;
mod tables;
mod verify;

pub use blobs::{Commitment, Proof};
pub use challenge::{compute_challenge, compute_verify_cell_kzg_proof_batch_challenge};
pub use commitments::Commitments;
pub use context::Context;
pub use error::Error;
pub use invalid::Search;
pub use setup::Setup;

/// Field elements of a blob.
pub const FIELD_ELEMENTS_PER_BLOB: usize = 4096;
/// Field elements of a cell.
pub const FIELD_ELEMENTS_PER_CELL: usize = 64;
/// Cells of a blob with its extension.
pub const CELLS_PER_EXT_BLOB: usize = 128;
/// Bytes of a blob: 32 for each element, most significant first.
pub const BYTES_PER_BLOB: usize = 32 * FIELD_ELEMENTS_PER_BLOB;
/// Bytes of a cell.
pub const BYTES_PER_CELL: usize = 32 * FIELD_ELEMENTS_PER_CELL;

/// A cell: 64 field elements.
pub type Cell = [u8; BYTES_PER_CELL];
/// The cells of a blob and of its extension.
pub type Cells = Box<[Cell; CELLS_PER_EXT_BLOB]>;
/// A proof for each cell: compressed points of G1.
pub type Proofs = Box<[[u8; 48]; CELLS_PER_EXT_BLOB]>;

#[cfg(test)]
mod tests;
