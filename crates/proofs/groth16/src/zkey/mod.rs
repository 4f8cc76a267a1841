//! Proving keys in snarkjs' `.zkey` files: made from a circuit and powers of τ, contributed to, verified.
//!
//! A file has 1 the protocol, 2 the header (primes, counts, α, β, γ, δ), 3 IC, 4 the coefficients of a and b, 5 A, 6
//! and 7 B in G1 and G2, 8 C, 9 H, and 10 the contributions to the ceremony. Points are Montgomery words, coefficients
//! stand times R². Every file is read where it is mapped and written from front to back, whole or not at all. Source:
//! snarkjs 0.7.6, its documents and the files that it writes, to which these are equal byte for byte.

mod contribute;
mod contributions;
mod hashed;
mod info;
mod last_difference;
mod layout;
mod new;
mod rows;
mod sums;
#[cfg(test)]
mod tests;
mod verify;

pub use contribute::{beacon, contribute};
pub(crate) use contributions::Contributions;
pub use contributions::continues;
pub use info::{KeyInfo, info};
pub(crate) use layout::{Header, id};
pub(crate) use new::coefficients;
pub use new::new;
pub(crate) use sums::weight;
pub use verify::{KeyContribution, VerifiedKey, verify, verify_from_initial};
