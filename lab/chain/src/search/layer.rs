//! The costs on a diagonal.

use super::lanes::Row;
use super::number::Number;
use super::rows::Rows;
use super::window::{NEVER, Window};

/// The positions with `a + b + c = d` of one `c`: blocks of `N` lanes `b`, each block all offsets, `N` costs side by
/// side.
#[derive(Debug, Clone)]
pub(super) struct Slab<T, const N: usize> {
    /// The first block.
    pub first: usize,
    /// How many.
    pub count: usize,
    pub data: Vec<Row<T, N>>,
}

impl<T, const N: usize> Default for Slab<T, N> {
    fn default() -> Self {
        let data = Vec::new();
        Self {
            first: 0,
            count: 0,
            data,
        }
    }
}

impl<T: Number, const N: usize> Slab<T, N> {
    /// Room for blocks.
    pub(super) fn shape(&mut self, width: usize, first: usize, count: usize) {
        (self.first, self.count) = (first, count);
        if self.data.len() < count * width {
            self.data.resize(count * width, Row([T::NEVER; N]));
        }
    }

    /// A block; `None` where it is not kept.
    #[inline(always)]
    pub(super) fn block(&self, width: usize, block: usize) -> Option<&[Row<T, N>]> {
        let i = block.checked_sub(self.first)?;
        (i < self.count).then(|| &self.data[i * width..][..width])
    }

    /// Writes the costs of a small quotient.
    pub(super) fn put(&mut self, window: &Window, lane: usize, q: u64) {
        let width = window.width();
        let Some(i) = (lane / N).checked_sub(self.first) else {
            return;
        };
        if i < self.count {
            let rows = &mut self.data[i * width..][..width];
            for (f, &cost) in rows.iter_mut().zip(window.costs(q)) {
                f.0[lane % N] = if cost == NEVER { T::NEVER } else { T::of(cost) };
            }
        }
    }

    /// The cost at an offset's index.
    pub(super) fn get(&self, width: usize, lane: usize, index: usize) -> T {
        match self.block(width, lane / N) {
            Some(rows) => rows[index].0[lane % N],
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
