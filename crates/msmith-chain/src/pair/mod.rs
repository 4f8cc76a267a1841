//! Methods for two scalars, one file each.

mod optimal;
pub mod sets;

use crate::error::Error;
use crate::method::{Method, Task};
use num_bigint::BigUint;

pub use optimal::{Optimum, PairOptimal, optimal_cost};

/// Them.
pub const METHODS: &[&dyn Method] = &[&PairOptimal];

/// The two scalars of a task.
fn two<'a>(task: &Task<'a>) -> Result<(&'a BigUint, &'a BigUint), Error> {
    let [m, n] = task.scalars else {
        let given = task.scalars.len();
        return Err(Error::Unsuitable(format!(
            "two scalars are taken, not {given}"
        )));
    };
    let bits = m.bits().max(n.bits());
    if bits > Task::MOST_BITS {
        return Err(Error::Large { bits });
    }
    Ok((m, n))
}
