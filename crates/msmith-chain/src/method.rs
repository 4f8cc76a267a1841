//! How chains are found.

use crate::chain::Chain;
use crate::costs::{Costs, TablePrices};
use crate::error::Error;
use crate::set::Set;
use num_bigint::BigUint;

/// Which multiplications a chain may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bases {
    /// {2}
    Two,
    /// {2, 3}
    TwoThree,
    /// {2, 3, 5}
    TwoThreeFive,
}

impl Bases {
    /// How many.
    pub const fn count(self) -> usize {
        match self {
            Self::Two => 1,
            Self::TwoThree => 2,
            Self::TwoThreeFive => 3,
        }
    }

    /// Them.
    pub fn numbers(self) -> &'static [u32] {
        &[2, 3, 5][..self.count()]
    }
}

/// What is asked for: a chain for one scalar, or for two.
#[derive(Debug, Clone, Copy)]
pub struct Task<'a> {
    /// One or two, not negative, at most [`Task::MOST_BITS`] long.
    pub scalars: &'a [BigUint],
    /// The multiplications.
    pub bases: Bases,
    /// The digits.
    pub set: &'a Set,
    /// The prices.
    pub costs: &'a Costs,
    /// What tables cost, for methods that choose one; `None`: as [`TablePrices::of_steps`] says.
    pub table: Option<&'a TablePrices>,
    /// Parameters of the method, its own where there are fewer.
    pub parameters: &'a [u32],
}

impl Task<'_> {
    /// Bits of the largest scalar.
    pub const MOST_BITS: u64 = crate::error::MOST_BITS;
}

/// What a method found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The chain. Its value is that of the scalars.
    pub chain: Chain,
    /// Nodes (integers, or pairs of them) that were looked at.
    pub nodes: u64,
}

/// A way to find chains.
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
    /// A chain.
    ///
    /// Errors: [`Error::Unsuitable`], [`Error::Unreachable`], [`Error::Large`].
    fn find(&self, task: &Task<'_>) -> Result<Found, Error>;
}
