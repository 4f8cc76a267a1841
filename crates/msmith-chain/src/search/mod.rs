//! The optimum for one scalar: shortest paths.

mod dag;
mod engine;
mod graph;
mod lanes;
mod layer;
mod number;
mod optimal;
mod plan;
mod positions;
mod rectangular;
mod reduced;
mod rows;
mod signed;
mod simd;
#[cfg(test)]
mod tests;
mod window;

use crate::error::Error;
use crate::method::{Method, Task};
use num_bigint::BigUint;

pub use dag::Dag;
pub use optimal::{Optimal, Search};
pub use rectangular::Rectangular;
pub use reduced::Reduced;
pub use simd::Simd;

/// Them.
pub const METHODS: &[&dyn Method] = &[&Optimal, &Dag, &Rectangular, &Reduced];

/// Where a chain may start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    /// At any digit of the set: the optimum ([`DoubleBase`](crate::DoubleBase) §4.2).
    AnyDigit,
    /// At 1 only, as the programs of [`DoubleBase`](crate::DoubleBase) do, and its Tables 2 and 5.
    One,
}

use graph::Graph;

/// The scalar of a task.
fn single<'a>(task: &Task<'a>) -> Result<&'a BigUint, Error> {
    let [n] = task.scalars else {
        let many = task.scalars.len();
        return Err(Error::Unsuitable(format!("{many} scalars; it takes one")));
    };
    let bits = n.bits();
    if bits > Task::MOST_BITS {
        return Err(Error::Large { bits });
    }
    Ok(n)
}

/// There is no chain.
fn unreachable() -> Error {
    Error::Unreachable("no start leads to the scalar with these digits and bases".into())
}
