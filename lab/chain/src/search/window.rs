//! Which integers a search meets, and the small ones.
//!
//! A chain taken backwards goes from `t` to `(t − c)/k`. After `a` halvings and `b`, `c` divisions by 3 and 5 the
//! integer is `n/N + δ` with `N = 2^a·3^b·5^c`, and δ goes from 0 to `(δ − c)/k`. With `H = max(S ∪ {0})` and
//! `L = −min(S ∪ {0})` the interval `−H ≤ δ ≤ L` is mapped into itself, and the ends are not reached (where H > 0 or
//! L > 0: `(δ − H)/k > −H` if `δ > −H`). With `q = ⌊n/N⌋`, `t = q + o` and `o = δ + (n/N − q)`:
//!
//! > `min(0, 1 − H) ≤ o ≤ L`.
//!
//! This holds for every path, increasing or not, and for every set. Where `q = 0` the integers are those of the
//! window, whatever the position, and paths may run in circles: there, and up to where no start can be
//! met any more, costs come from one table, made once by Dijkstra's algorithm. Above it, `q` falls with every step.

use super::start::Stop;
use crate::costs::{Costs, Step};
use crate::digit::Digit;
use crate::error::Error;
use crate::method::Bases;
use crate::set::Set;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A step backwards, with its price in units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Move {
    /// The base's index.
    pub base: usize,
    /// What is taken away before the division.
    pub digit: i32,
    /// In units.
    pub price: u64,
}

/// The window of offsets, the moves, and the costs of small integers.
#[derive(Debug, Clone)]
pub(super) struct Window {
    /// The smallest offset, at most 0.
    pub lo: i32,
    /// The largest, at least 0.
    pub hi: i32,
    /// Quotients up to here are looked up.
    pub small: u64,
    /// All moves.
    pub moves: Vec<Move>,
    /// What prices are divided by.
    pub unit: u64,
    /// Bases whose index is below this are used.
    pub dimensions: usize,
    /// The starts, sorted.
    starts: Vec<i32>,
    /// From `lo` on, in units.
    best: Vec<u64>,
    /// The first move of a cheapest path.
    next: Vec<u32>,
}

/// No chain.
pub(super) const NEVER: u64 = u64::MAX;

const NUMBERS: [i64; 3] = [2, 3, 5];

impl Window {
    pub(super) fn new(bases: Bases, set: &Set, costs: &Costs, stop: Stop) -> Result<Self, Error> {
        if set.is_pair() {
            let why = "digits of two points, one scalar";
            return Err(Error::Unsuitable(why.into()));
        }
        let digits: Vec<i32> = set.digits().iter().map(|d| d.x).collect();
        let starts = match stop {
            Stop::AnyDigit => digits.clone(),
            Stop::One => vec![1],
        };
        let most = digits.iter().copied().max().unwrap_or(0).max(0);
        let least = digits.iter().copied().min().unwrap_or(0).min(0);
        let (lo, hi) = ((1 - most).min(0), -least);
        let top = starts.iter().copied().max().unwrap_or(0);
        let small = (top - lo).max(0) as u64;
        let mut moves = Vec::new();
        for base in 0..bases.count() {
            for &digit in &digits {
                let step = Step {
                    base,
                    digit: Digit::single(digit),
                };
                let Some(multiply) = costs.multiply[base] else {
                    continue;
                };
                let price = u64::from(multiply) + u64::from(costs.extra(step));
                moves.push(Move { base, digit, price });
            }
        }
        let unit = moves
            .iter()
            .fold(0, |g, m| num_integer::gcd(g, m.price))
            .max(1);
        for m in &mut moves {
            m.price /= unit;
        }
        let dimensions = moves.iter().map(|m| m.base + 1).max().unwrap_or(1);
        let size = (small as i64 + i64::from(hi) - i64::from(lo) + 1) as usize;
        let mut window = Self {
            lo,
            hi,
            small,
            moves,
            unit,
            dimensions,
            starts,
            best: vec![NEVER; size],
            next: vec![u32::MAX; size],
        };
        window.fill();
        Ok(window)
    }

    /// Dijkstra's algorithm from the starts, forwards.
    fn fill(&mut self) {
        let mut heap = BinaryHeap::new();
        for &s in &self.starts {
            if let Some(i) = self.index(i64::from(s)) {
                self.best[i] = 0;
                heap.push(Reverse((0, i)));
            }
        }
        while let Some(Reverse((cost, i))) = heap.pop() {
            if cost > self.best[i] {
                continue;
            }
            let u = i as i64 + i64::from(self.lo);
            for (number, m) in self.moves.iter().enumerate() {
                let t = NUMBERS[m.base] * u + i64::from(m.digit);
                let (Some(j), cost) = (self.index(t), cost + m.price) else {
                    continue;
                };
                if cost < self.best[j] {
                    self.best[j] = cost;
                    self.next[j] = number as u32;
                    heap.push(Reverse((cost, j)));
                }
            }
        }
    }

    fn index(&self, t: i64) -> Option<usize> {
        let i = usize::try_from(t - i64::from(self.lo)).ok()?;
        (i < self.best.len()).then_some(i)
    }

    /// Where chains may start, sorted.
    pub(super) fn starts(&self) -> &[i32] {
        &self.starts
    }

    /// Offsets.
    pub(super) fn width(&self) -> usize {
        (self.hi - self.lo + 1) as usize
    }

    /// The costs of `q + lo ..= q + hi`, for a small `q`.
    pub(super) fn costs(&self, q: u64) -> &[u64] {
        let q = q.min(self.small) as usize;
        &self.best[q..q + self.width()]
    }

    /// The start that is reached from a small integer, and the moves to it; empty for what has no chain.
    pub(super) fn path(&self, mut t: i64) -> (i32, Vec<Move>) {
        let mut path = Vec::new();
        while let Some(m) = self
            .index(t)
            .and_then(|i| self.moves.get(self.next[i] as usize))
        {
            t = (t - i64::from(m.digit)) / NUMBERS[m.base];
            path.push(*m);
        }
        (t as i32, path)
    }

    /// No chain costs more units, if there is one, from an integer of a given number of bits. (Steps' bases multiply to
    /// at most the scalar and one step more.)
    pub(super) fn most(&self, bits: u64) -> u64 {
        let table = self.best.iter().filter(|&&c| c != NEVER).max();
        let per_bit = |m: &Move| (m.price * 100).div_ceil([100, 158, 232][m.base]);
        let step = self.moves.iter().map(per_bit).max().unwrap_or(0);
        table.copied().unwrap_or(0) + step * (bits + 3)
    }
}
