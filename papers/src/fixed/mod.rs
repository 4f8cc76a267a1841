//! Sums over fixed bases: bucket sets that the planner of the engine never offers.

pub mod random;
pub mod twelve;
