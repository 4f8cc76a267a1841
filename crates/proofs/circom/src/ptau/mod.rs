//! The first phase of a ceremony: powers of τ, in the `.ptau` files of snarkjs.
//!
//! **What a file has.** Of secret τ, α, β that nobody knows as long as one contributor forgot his part: τⁱG and τⁱH,
//! ατⁱG, βτⁱG, βH for the generators G and H of the two groups. [`new`] writes those of τ = α = β = 1; each
//! contributor multiplies them by powers of numbers of his own ([`PowersOfTau::contribute`]) and leaves a proof that
//! he knew them; the last contribution is of numbers that nobody could foresee ([`PowersOfTau::beacon`]).
//! [`PowersOfTau::verify`] checks all of it. [`PowersOfTau::prepare`] adds the same points over Lagrange's polynomials
//! of every smaller power of 2, which keys of circuits are made from.
//!
//! **Files.** Those of snarkjs 0.7.6, byte for byte: it takes what is written here, and its own files are read. Every
//! file is written whole or not at all. The file that is read is mapped, and its points come and go by blocks; only
//! `prepare` holds a whole list.
//!
//! BN254 and BLS12-381.

mod apply;
mod challenge;
mod contributions;
mod file;
mod find;
mod hashes;
mod new;
mod parts;
mod prepare;
#[cfg(test)]
mod tests;
mod truncate;
mod verify;

pub use apply::ContributedPowers;
pub use challenge::contribute_to_challenge;
pub use contributions::PowersContribution;
pub use file::PowersOfTau;
pub(crate) use file::is_forgeable;
pub use new::new;
pub use verify::VerifiedPowers;
