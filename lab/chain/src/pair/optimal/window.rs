//! Which pairs of integers can occur: at the position `k = 2^a·3^b·5^c` they are `(⌊m/k⌋ + i, ⌊n/k⌋ + j)` with few
//! offsets (i, j), whatever m and n are ([`DoubleBase`](crate::DoubleBase) §4.1 for one scalar).

use crate::digit::Digit;
use crate::error::Error;
use std::collections::HashSet;

/// The offsets of one coordinate: all from `least` to `least + width − 1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    /// The least.
    pub least: i32,
    /// How many.
    pub width: usize,
}

impl Span {
    /// The least that holds all of these and 0.
    fn of(all: impl Iterator<Item = i32> + Clone) -> Self {
        let least = all.clone().min().unwrap_or(0).min(0);
        let most = all.max().unwrap_or(0).max(0);
        Self {
            least,
            width: (most - least) as usize + 1,
        }
    }

    /// The largest.
    pub fn most(self) -> i32 {
        self.least + self.width as i32 - 1
    }

    /// Where an offset stands, if it is here.
    pub fn index(self, offset: i32) -> Option<usize> {
        usize::try_from(offset - self.least)
            .ok()
            .filter(|&i| i < self.width)
    }
}

/// The offsets that steps can lead to, for some scalars.
#[derive(Debug, Clone)]
pub struct PairWindow {
    /// First coordinates.
    pub rows: Span,
    /// Second coordinates.
    pub columns: Span,
    /// The pairs.
    pub reached: HashSet<(i32, i32)>,
}

impl PairWindow {
    /// The most pairs in the rectangle.
    pub const MOST: usize = 1 << 16;

    /// All that follow from (0, 0). From offset i, subtracting x and dividing by p leads to `⌈(i − x)/p⌉`: the
    /// residue of `⌊m/k⌋` is what makes the division exact.
    pub fn new(digits: &[Digit], bases: &[u32]) -> Result<Self, Error> {
        let next = |i: i32, x: i32, p: u32| -((x - i).div_euclid(p as i32));
        let mut reached = HashSet::from([(0, 0)]);
        let mut open = vec![(0, 0)];
        while let Some((i, j)) = open.pop() {
            for &p in bases {
                for d in digits {
                    let new = (next(i, d.x, p), next(j, d.y, p));
                    if reached.insert(new) {
                        open.push(new);
                    }
                }
            }
            if reached.len() > Self::MOST {
                return Err(Self::large());
            }
        }
        let rows = Span::of(reached.iter().map(|o| o.0));
        let columns = Span::of(reached.iter().map(|o| o.1));
        if rows.width.saturating_mul(columns.width) > Self::MOST {
            return Err(Self::large());
        }
        Ok(Self {
            rows,
            columns,
            reached,
        })
    }

    fn large() -> Error {
        let most = Self::MOST;
        Error::Unsuitable(format!(
            "the digits lead to more than {most} pairs a position"
        ))
    }
}
