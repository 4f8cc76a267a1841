//! Heuristic methods for one scalar, one file each.
//!
//! All but the greedy one peel digits off the scalar from its low end, `t = 2^a·3^b·5^c·t' + s`, and differ in
//! what they take for s.

pub(crate) mod binary;
pub(crate) mod bucket_dag;
pub(crate) mod bucket_tree;
pub(crate) mod greedy;
pub(crate) mod multibase_naf;
pub(crate) mod naf;
mod peel;
pub(crate) mod ternary_binary;
pub(crate) mod tree;
pub(crate) mod window;
pub(crate) mod wnaf;

use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Bases, Method, Task};
use num_bigint::BigUint;

/// The digit `x·P`.
const fn digit(x: i32) -> Digit {
    Digit::single(x)
}

/// What was asked of a method, checked.
struct Request<'a> {
    scalar: &'a BigUint,
    task: &'a Task<'a>,
    /// Values where the task gives none.
    defaults: &'static [(&'static str, u32)],
}

impl<'a> Request<'a> {
    /// One scalar that is not too long, no more parameters than the method has.
    fn new(method: &dyn Method, task: &'a Task<'a>) -> Result<Self, Error> {
        let [scalar] = task.scalars else {
            let n = task.scalars.len();
            return Err(Error::Unsuitable(format!(
                "{} takes one scalar, not {n}",
                method.name()
            )));
        };
        let bits = scalar.bits();
        if bits > Task::MOST_BITS {
            return Err(Error::Large { bits });
        }
        let defaults = method.parameters();
        let (given, most) = (task.parameters.len(), defaults.len());
        if given > most {
            let name = method.name();
            return Err(Error::Text(format!(
                "{given} parameters; {name} has {most}"
            )));
        }
        Ok(Self {
            scalar,
            task,
            defaults,
        })
    }

    /// A parameter by its place.
    fn parameter(&self, i: usize) -> u32 {
        let own = self.defaults.get(i).map_or(0, |d| d.1);
        self.task.parameters.get(i).copied().unwrap_or(own)
    }

    /// Whether all of these may be added.
    fn needs(&self, digits: impl IntoIterator<Item = i32>) -> Result<(), Error> {
        for x in digits {
            if !self.task.set.contains(digit(x)) {
                return Err(Error::Unsuitable(format!(
                    "it needs the digit {x}, which is not in the set"
                )));
            }
        }
        Ok(())
    }

    /// Whether the set is {0, ±1}.
    fn needs_signs(&self) -> Result<(), Error> {
        if self.task.set.digits() == [digit(-1), Digit::ZERO, digit(1)] {
            Ok(())
        } else {
            let why = "it is for the set {0, ±1} only";
            Err(Error::Unsuitable(why.into()))
        }
    }

    /// Whether the chain may use these.
    fn needs_bases(&self, bases: Bases) -> Result<(), Error> {
        if self.task.bases >= bases {
            Ok(())
        } else {
            Err(Error::Unsuitable(format!(
                "it needs the bases {:?}",
                bases.numbers()
            )))
        }
    }
}

/// How many nodes a search may make: it ends with an error then, not with the memory.
const MOST_NODES: u64 = 1 << 22;

/// Fewer of them where all integers are kept, by their length; and no more than there is memory for.
fn most_nodes(task: &Task<'_>, bits: u64, kept: bool) -> u64 {
    let (most, integer) = match kept {
        true => (MOST_NODES / (bits / 256 + 1), bits as usize / 8),
        false => (MOST_NODES, 0),
    };
    most.min(task.nodes_of(NODE + integer) as u64)
}

/// Bytes of a node without its integer.
const NODE: usize = 64;

/// The error of more nodes than these.
fn too_many_nodes(most: u64) -> Error {
    Error::Unsuitable(format!(
        "more than {most} nodes: take a smaller bucket, or more memory"
    ))
}
