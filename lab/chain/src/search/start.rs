//! Where chains start, and the scalar of a task.

use crate::error::Error;
use crate::method::Task;
use num_bigint::BigUint;

/// Where a chain may start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    /// At any digit of the set: the optimum ([`DoubleBase`](crate::DoubleBase) §4.2).
    AnyDigit,
    /// At 1 only, a digit or not, as the programs of [`DoubleBase`](crate::DoubleBase) do for its Tables 2 and 5. (So 0
    /// has no chain, unless by digits below −1.)
    One,
}

/// The scalar of a task.
pub(super) fn single<'a>(task: &Task<'a>) -> Result<&'a BigUint, Error> {
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
pub(super) fn unreachable() -> Error {
    Error::Unreachable("no start leads to the scalar with these digits and bases".into())
}

/// The error of more memory than is allowed.
pub(super) fn large(bits: u64, needs: u64, memory: u64) -> Error {
    let (unit, name) = match memory >> 24 {
        0 => (1 << 10, "KiB"),
        _ => (1 << 20, "MiB"),
    };
    let (needs, memory) = (needs.div_ceil(unit), memory / unit);
    Error::Unsuitable(format!(
        "{bits} bits need {needs} {name} of memory with these digits and bases; {memory} are allowed"
    ))
}
