//! The edges that the graphs of [`DoubleBase`](crate::DoubleBase) §§3–5 share, on integers of any length.

use super::start::Stop;
use super::window::{Move, Window};
use crate::error::Error;
use crate::method::Task;
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{ToPrimitive, Zero};

/// Moves and starts.
#[derive(Debug, Clone)]
pub(super) struct Edges {
    pub moves: Vec<Move>,
    starts: Vec<i32>,
}

impl Edges {
    pub(super) fn new(task: &Task<'_>) -> Result<Self, Error> {
        let window = Window::new(task.bases, task.set, task.costs, Stop::AnyDigit)?;
        Ok(Self {
            starts: window.starts().to_vec(),
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
