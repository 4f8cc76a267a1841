//! How chains are found.

use crate::chain::Chain;
use crate::costs::{Costs, TablePrices};
use crate::error::Error;
use crate::instructions::Instructions;
use crate::set::Set;
use num_bigint::BigUint;

/// Which multiplications a chain may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bases {
    /// {2}: doublings.
    Two,
    /// {2, 3}: doublings and triplings.
    TwoThree,
    /// {2, 3, 5}: doublings, triplings and quintuplings.
    TwoThreeFive,
}

impl Bases {
    /// The number of bases, 1 to 3.
    pub const fn count(self) -> usize {
        match self {
            Self::Two => 1,
            Self::TwoThree => 2,
            Self::TwoThreeFive => 3,
        }
    }

    /// The bases in increasing order: 2, 3, 5 or the first of these.
    pub fn numbers(self) -> &'static [u32] {
        &[2, 3, 5][..self.count()]
    }
}

/// What is asked for: a chain for one scalar, or for two.
#[derive(Debug, Clone, Copy)]
pub struct Task<'a> {
    /// One or two, not negative, at most [`Task::MOST_BITS`] long.
    pub scalars: &'a [BigUint],
    /// The multiplications that the chain may use.
    pub bases: Bases,
    /// The digits that it may add.
    pub set: &'a Set,
    /// The prices of its steps, which searches minimise.
    pub costs: &'a Costs,
    /// What tables cost, for methods that choose one; `None`: as [`TablePrices::of_steps`] says.
    pub table: Option<&'a TablePrices>,
    /// The instructions of searches that have several; `None`: as [`Instructions::detect`] says.
    pub instructions: Option<Instructions>,
    /// Parameters of the method, its own where there are fewer.
    pub parameters: &'a [u32],
    /// Most bytes that a search keeps; `None`: [`Task::MEMORY`]. A method that needs more says so
    /// ([`Error::Unsuitable`]), before it begins where it can tell.
    pub memory: Option<u64>,
}

impl Task<'_> {
    /// Bits of the largest scalar.
    pub const MOST_BITS: u64 = crate::error::MOST_BITS;
    /// Most bytes of a search, unless the task says otherwise.
    pub const MEMORY: u64 = 1 << 30;

    /// Most bytes of a search.
    #[cfg(feature = "methods")]
    pub(crate) fn memory(&self) -> u64 {
        self.memory.unwrap_or(Self::MEMORY)
    }

    /// How many nodes of this many bytes there may be.
    #[cfg(feature = "methods")]
    pub(crate) fn nodes_of(&self, bytes: usize) -> usize {
        usize::try_from(self.memory()).map_or(usize::MAX, |all| all / bytes.max(1))
    }
}

/// A chain with the work that finding it took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The chain. Its value is that of the scalars.
    pub chain: Chain,
    /// Nodes (integers, or pairs of them) that were looked at.
    pub nodes: u64,
}

/// A way to find chains. The list of all is [`methods`](crate::methods).
pub trait Method: Sync {
    /// Its name: lower case, words joined by `-`.
    fn name(&self) -> &'static str;
    /// What it does and where it is from, in a line.
    fn about(&self) -> &'static str;
    /// The numbers of scalars that it takes.
    fn scalars(&self) -> core::ops::RangeInclusive<usize>;
    /// Its parameters: names and values where none are given.
    fn parameters(&self) -> &'static [(&'static str, u32)] {
        &[]
    }
    /// Whether it finds a cheapest chain of all.
    fn is_optimal(&self) -> bool {
        false
    }
    /// Whether it chooses digits of its own.
    fn chooses_digits(&self) -> bool {
        false
    }
    /// A chain for the scalars of the task. What it costs in time and memory depends on the method and on the scalars.
    ///
    /// Errors: [`Error::Unsuitable`] where the method does not take this task, [`Error::Unreachable`] where no chain
    /// has these scalars, [`Error::Large`] for scalars above [`Task::MOST_BITS`], [`Error::Text`] for parameters that
    /// it does not have, [`Error::Backend`] from searches that use vector instructions.
    fn find(&self, task: &Task<'_>) -> Result<Found, Error>;
}
