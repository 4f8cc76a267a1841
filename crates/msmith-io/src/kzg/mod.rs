//! KZG commitments to the blobs of EIP-4844, and proofs of their values.
//!
//! **Mathematics.** A blob is 4096 field elements, the values of a polynomial p at the 4096th roots of
//! unity in bit-reversed order; with L_i = [l_i(τ)]G the points of the setup in the same order the
//! commitment is Σ blob_i·L_i. A proof that p(z) = y is the same sum for the values of the quotient
//! (p − y)/(X − z).
//!
//! **Source.** EIP-4844 and its polynomial-commitments specification (`blob_to_kzg_commitment`,
//! `compute_kzg_proof`, `compute_blob_kzg_proof`).
//!
//! ```
//! use msmith::{Backend, Options};
//! use msmith_io::kzg::{self, Blob, Setup};
//! use msmith_io::hex;
//!
//! let setup = Setup::mainnet(kzg::engine(Backend::detect()?)?)?;
//! let commitment = setup.commit(&Blob::sample(), &Options::default())?;
//! assert_eq!(hex::encode(&commitment.bytes), Blob::SAMPLE_COMMITMENT);
//! # Ok::<(), msmith_io::Error>(())
//! ```

mod batch;
mod blob;
mod field;
mod polynomial;
mod proof;
mod setup;

pub use blob::Blob;
pub use proof::{Proof, challenge};
pub use setup::{Commitment, Setup, engine};

/// The number of field elements of a blob.
pub const ELEMENTS: usize = 4096;
/// The number of bytes of a blob: 32 for each element.
pub const BLOB_BYTES: usize = 32 * ELEMENTS;
