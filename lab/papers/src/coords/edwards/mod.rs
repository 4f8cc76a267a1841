//! The Edwards forms of [`msmith_core::coords::edwards`], with the formulas that no engine runs: dedicated and mixed
//! additions, affine points multiplied, sum and difference together, and those with products of a point kept.

pub mod extended;
pub mod fused;
pub mod general;
pub mod minus_one;
pub mod projective;
pub mod quintupling;
pub mod switch;
pub mod tripling;

pub use extended::Flat;
pub use msmith_core::coords::edwards::{
    Cached, Coefficient, Extended, Projective, Stored, Unhalved, add_cached, add_stored,
    add_unhalved, stored, to_cached,
};
