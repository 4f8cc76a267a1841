//! The programs `patch-…`: of which crates they make copies, and what they insert.

mod ark;
mod dalek;
mod halo2;
mod halo2curves;

pub use ark::ARK;
pub use dalek::DALEK;
pub use halo2::HALO2;
pub use halo2curves::HALO2CURVES;
