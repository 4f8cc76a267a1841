//! How wide a beam is, and what it adds to the price of a digit.

use crate::costs::Price;
use crate::digit::Digit;

/// How wide the beam is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Width {
    /// How much dearer than the cheapest of its size a number may be, in thousandths of a field multiplication.
    pub slack: u32,
    /// Sizes are counted in steps of this number of bits.
    pub bits: u32,
    /// Own additions: the largest k ± 1, at most [`Width::LARGEST`]; 0 for none.
    pub largest: u32,
    /// The largest (k ± 1)·k' ± 1 that the same point is added twice for, at most [`Width::MOST_TWICE`]; 0 for none.
    /// There are thousands of them up to 2^16, and most of the time goes into finding those that divide.
    pub twice: u32,
    /// The largest number of nodes.
    pub nodes: usize,
    /// What a bit is expected to cost, in hundredths of a doubling.
    pub bit: u32,
    /// How much of what remainders tell is taken, in hundredths.
    pub part: u32,
}

impl Width {
    /// The largest k ± 1.
    pub const LARGEST: u32 = 1 << 15;
    /// The largest (k ± 1)·k' ± 1.
    pub const MOST_TWICE: u32 = 1 << 18;
}

impl Default for Width {
    fn default() -> Self {
        Self {
            slack: 12_000,
            bits: 2,
            largest: 4096,
            twice: 0,
            nodes: 1 << 23,
            bit: 120,
            part: 90,
        }
    }
}

/// What the use of a digit costs besides its addition, in thousandths of a multiplication.
pub(crate) type Extra<'a> = &'a dyn Fn(Digit) -> Price;
