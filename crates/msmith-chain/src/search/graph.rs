//! The edges that the graphs of [`DoubleBase`](crate::DoubleBase) §§3–5 share, on integers of any length.

use super::Stop;
use super::window::{Move, Window};
use crate::error::Error;
use crate::method::Task;
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{ToPrimitive, Zero};

/// Moves and starts.
#[derive(Debug, Clone)]
pub(super) struct Graph {
    pub moves: Vec<Move>,
    starts: Vec<i32>,
    /// The integers at a position are `⌊n/2^a·3^b·5^c⌋` with an offset from `lo` to `hi`.
    pub lo: i32,
    pub hi: i32,
    /// Bases.
    pub dimensions: usize,
}

impl Graph {
    pub(super) fn new(task: &Task<'_>) -> Result<Self, Error> {
        Self::with_stop(task, Stop::AnyDigit)
    }

    pub(super) fn with_stop(task: &Task<'_>, stop: Stop) -> Result<Self, Error> {
        for n in task.scalars {
            let bits = n.bits();
            if bits > Task::MOST_BITS {
                return Err(Error::Large { bits });
            }
        }
        let window = Window::new(task.bases, task.set, task.costs, stop)?;
        Ok(Self {
            starts: window.starts().to_vec(),
            lo: window.lo,
            hi: window.hi,
            dimensions: window.dimensions,
            moves: window.moves,
        })
    }

    /// The integer, if a chain may start with it.
    pub(super) fn start(&self, t: &BigInt) -> Option<i32> {
        let t = t.to_i32()?;
        self.starts.binary_search(&t).is_ok().then_some(t)
    }
}

impl Move {
    /// `(t − c)/k`, where it is an integer.
    pub(super) fn child(&self, t: &BigInt) -> Option<BigInt> {
        let (u, rest) = (t - self.digit).div_mod_floor(&BigInt::from([2, 3, 5][self.base]));
        rest.is_zero().then_some(u)
    }
}
