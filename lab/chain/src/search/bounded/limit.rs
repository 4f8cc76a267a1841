//! What a chain costs at least from a position on.
//!
//! A step takes `u` to `t = k·u + c`, so that with `H` the largest digit `t + H ≤ k·(u + H)`: from a start, `top` at
//! most, the bases multiply to `(t + H)/(top + H)` at least. At a position `t + H > n/2^a·3^b·5^c`, and a bit costs at
//! least what it does in the cheapest steps of the cheapest base.

use super::super::window::Window;
use super::line::TILE;
use super::program::TileProgram;

/// Bits of fractions.
const BITS: u32 = 12;

/// The most that a cheapest way to a position may cost, if a chain no dearer than one that is known goes by it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limit {
    /// The known one.
    known: i32,
    /// What is left at the scalar, in units of 2^−12; how much less after a step by 2, 3, 5.
    first: i64,
    less: [i64; 3],
}

impl Limit {
    /// For a scalar of this logarithm; `None` where there are no bounds.
    pub(super) fn new(window: &Window, program: &TileProgram, log: f64) -> Option<Self> {
        let high = 1 - window.lo;
        let top = window.starts().last()? + high;
        if high < 1 || top < 1 {
            return None;
        }
        let prices = program.bases.iter();
        let bit = prices.map(|b| f64::from(b.price) / (b.k as f64).log2());
        let bit = bit.fold(f64::INFINITY, f64::min);
        let one = f64::from(1 << BITS);
        // Rounded down, with one unit for the logarithms.
        let first = ((log - f64::from(top).log2()) * bit - 1.0) * one;
        let less = [2.0f64, 3.0, 5.0].map(|k| (k.log2() * bit * one).ceil() as i64);
        Some(Self {
            known: i32::MAX,
            first: first.floor() as i64,
            less,
        })
    }

    /// With the cost of a chain.
    pub(super) fn with(self, known: u32) -> Option<Self> {
        let known = i32::try_from(known).ok()?;
        Some(Self { known, ..self })
    }

    /// For a tile.
    #[inline(always)]
    pub(super) fn most(&self, d: usize, c: usize, lane: usize) -> [i32; TILE] {
        let [two, three, five] = self.less;
        let left = self.first + c as i64 * (two - five) - d as i64 * two;
        let each = (three - two) as i32;
        let left = (left - lane as i64 * i64::from(each)) as i32;
        let mut most = [self.known; TILE];
        for (l, most) in most.iter_mut().enumerate() {
            *most -= ((left - l as i32 * each) >> BITS).max(0);
        }
        most
    }
}
