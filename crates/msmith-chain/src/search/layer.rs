//! The costs on a diagonal.

use super::lanes::Row;
use super::number::Number;
use super::rows::Rows;
use super::window::{NEVER, Window};

/// The positions with `a + b + c = d`: for each `c` blocks of `N` lanes `b`, each block all offsets, `N` costs side by side.
#[derive(Debug, Clone, Default)]
pub(super) struct Layer<T, const N: usize> {
    /// The first `c`.
    pub first: usize,
    pub planes: Vec<Blocks>,
    pub data: Vec<Row<T, N>>,
}

/// Where the blocks of one `c` are.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Blocks {
    /// The first row.
    pub at: usize,
    /// The first block.
    pub first: usize,
    /// How many.
    pub count: usize,
}

impl<T: Number, const N: usize> Layer<T, N> {
    /// Room for blocks (the first, how many) of the planes from `first` on.
    pub(super) fn shape(
        &mut self,
        width: usize,
        first: usize,
        planes: impl Iterator<Item = (usize, usize)>,
    ) {
        self.first = first;
        self.planes.clear();
        let mut at = 0;
        for (first, count) in planes {
            self.planes.push(Blocks { at, first, count });
            at += count * width;
        }
        if self.data.len() < at {
            self.data.resize(at, Row([T::NEVER; N]));
        }
    }

    /// The row of a block; `None` where it is not kept.
    #[inline(always)]
    pub(super) fn row(&self, width: usize, c: usize, block: usize) -> Option<usize> {
        let p = self.planes.get(c.checked_sub(self.first)?)?;
        let i = block.checked_sub(p.first)?;
        (i < p.count).then_some(p.at + i * width)
    }

    /// Writes the costs of a small quotient.
    pub(super) fn put(&mut self, window: &Window, c: usize, lane: usize, q: u64) {
        if let Some(row) = self.row(window.width(), c, lane / N) {
            for (f, &cost) in self.data[row..].iter_mut().zip(window.costs(q)) {
                f.0[lane % N] = if cost == NEVER { T::NEVER } else { T::of(cost) };
            }
        }
    }

    /// The cost at an offset's index.
    pub(super) fn get(&self, width: usize, c: usize, lane: usize, index: usize) -> T {
        match self.row(width, c, lane / N) {
            Some(row) => self.data[row + index].0[lane % N],
            None => T::NEVER,
        }
    }
}

/// How many lanes of each diagonal and plane are searched (their quotients are above the table's), and how many kept
/// (children of these, from the table, too).
#[derive(Debug, Clone, Default)]
pub(super) struct Extent {
    planes: usize,
    /// By diagonal, then plane.
    active: Vec<u32>,
    /// Diagonals with something kept.
    pub diagonals: usize,
    /// Positions searched.
    pub positions: u64,
}

impl Extent {
    pub(super) fn fill(&mut self, rows: &Rows, small: u64) {
        self.planes = rows.planes.len();
        // On a diagonal the quotients fall from lane to lane: those that count are the first ones.
        let last = rows.planes[0].count(0, small);
        self.diagonals = last + 1;
        self.active.clear();
        self.active.resize(last * self.planes, 0);
        self.positions = 0;
        for (c, plane) in rows.planes.iter().enumerate() {
            let mut lanes = 0;
            for d in (c..last).rev() {
                while lanes < plane.lanes && plane.count(lanes, small) + lanes + c > d {
                    lanes += 1;
                }
                let active = lanes.min(d - c + 1);
                self.active[d * self.planes + c] = active as u32;
                self.positions += active as u64;
            }
        }
    }

    /// Lanes searched.
    pub(super) fn active(&self, d: usize, c: usize) -> usize {
        let here = (c < self.planes).then(|| self.active.get(d * self.planes + c));
        here.flatten().map_or(0, |&a| a as usize)
    }

    /// Lanes kept.
    pub(super) fn kept(&self, d: usize, c: usize) -> usize {
        let Some(before) = d.checked_sub(1) else {
            return 1;
        };
        let same = match self.active(before, c) {
            0 => 0,
            n => n + 1,
        };
        let less = c.checked_sub(1).map_or(0, |c| self.active(before, c));
        same.max(less)
    }
}
