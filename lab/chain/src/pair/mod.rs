//! Methods for two scalars, one file each.

mod columns;
pub(crate) mod hbtjf;
pub(crate) mod interleave;
pub(crate) mod jsf;
pub(crate) mod optimal;
pub(crate) mod reduced;
mod sets;
pub(crate) mod slide;
pub(crate) mod tree_jbt;

use crate::digit::Digit;

use crate::error::Error;
use crate::method::{Method, Task};
use crate::set::Set;
use num_bigint::BigUint;

pub use optimal::Optimum;
pub use sets::{NamedSet, hybrid_set, named_set, window_set};

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

/// A parameter of a method by its place.
fn parameter(method: &dyn Method, task: &Task<'_>, i: usize) -> Result<u32, Error> {
    let own = method.parameters();
    let (given, most) = (task.parameters.len(), own.len());
    if given > most {
        let name = method.name();
        return Err(Error::Text(format!(
            "{given} parameters; {name} has {most}"
        )));
    }
    let own = own.get(i).map_or(0, |p| p.1);
    Ok(task.parameters.get(i).copied().unwrap_or(own))
}

/// Whether the set has all of these.
fn needs(task: &Task<'_>, digits: impl IntoIterator<Item = Digit>) -> Result<(), Error> {
    match digits.into_iter().find(|&d| !task.set.contains(d)) {
        None => Ok(()),
        Some(d) => Err(Error::Unsuitable(format!(
            "it needs the digit ({}, {}), which is not in the set",
            d.x, d.y
        ))),
    }
}

/// The odd multiples of P or of Q below 2^(w−1), their opposites, and 0.
fn odd_digits<const Q: bool>(width: u32) -> Vec<Digit> {
    let odd = (1..1i32 << (width - 1)).step_by(2);
    let pair = |x| {
        if Q {
            Digit::pair(0, x)
        } else {
            Digit::pair(x, 0)
        }
    };
    let both = odd.flat_map(|x| [pair(x), pair(-x)]);
    core::iter::once(Digit::ZERO).chain(both).collect()
}

/// A width whose digits the set has; 0 is the largest.
fn width_of(given: u32, task: &Task<'_>, digits: impl Fn(u32) -> Vec<Digit>) -> Result<u32, Error> {
    let widest = Set::MOST.ilog2() + 1;
    let width = match given {
        0 => (2..=widest)
            .rev()
            .find(|&w| needs(task, digits(w)).is_ok())
            .unwrap_or(2),
        w => w,
    };
    if !(2..=widest).contains(&width) {
        return Err(Error::Text(format!(
            "width {width}; it can be 2 to {widest}, or 0"
        )));
    }
    needs(task, digits(width))?;
    Ok(width)
}

#[cfg(test)]
mod tests;
