//! Coordinates that no engine runs, for the papers' comparisons: twisted Hessian curves, Jacobi quartics, Edwards
//! curves with a = 1 and in inverted coordinates, and Jacobian formulas with squares in place of products.
//!
//! As in [`msmith_core::coords`], formulas run over any ring, and declare costs that tests count.

pub mod edwards;
pub mod fused;
pub mod hessian;
pub mod inverted;
pub mod multiples;
pub mod quartic;
pub mod quintupling;
#[cfg(test)]
pub(crate) mod tests;
pub mod traded;
pub mod untwisted;

pub use inverted::Inverted;
