//! Sums, openings, proofs and transforms beside arkworks' own.

mod fast;
mod fields;
mod fixed;
mod groth16;
mod kzg;
mod sums;
mod twisted_edwards;
