//! The bucket engine: sorted digits of some windows to the sums of those windows.
//!
//! 1. *Sort*: the digits of each window are counting-sorted by bucket ([`super::digits`]).
//! 2. *Accumulate*: every bucket is a list of entries ([`super::runs`]).
//! 3. *Fold*: with `weight(bucket) = row·u + col·v` the window's sum is
//!    `u·Σ row·R_row + v·Σ col·C_col`, R and C the sums of the bucket's rows and columns: again
//!    lists, about 2 additions a bucket, all of them independent.
//! 4. The short lines `Σ i·L_i` go by running sums, one line a lane ([`super::lines`]).

use super::adder::{Adder, Failed};
use super::lines::Line;
use super::lists::{Lists, Queue, entry};
use super::runs::Heard;
use super::table::Table;
use crate::memory::Pool;
use crate::recode::Recoding;
use crate::ring::Lanes;
use bytemuck::Zeroable;

/// The two line sums of one window: `u·rows + v·cols`, u and v the recoding's units.
pub struct WindowSum<P> {
    /// Σ row·R_row.
    pub rows: P,
    /// Σ col·C_col.
    pub cols: P,
}

/// Where each bucket lies, computed once a recoding.
pub struct Plane {
    /// Bucket numbers by row, then by column: entry lists of the row and column sums.
    order: [Vec<u32>; 2],
    /// First entry of each row (column), one more than there are.
    first: [Vec<u32>; 2],
}

impl Plane {
    /// Lays out the buckets of a recoding.
    pub fn new(recoding: &dyn Recoding) -> Self {
        let n = recoding.buckets();
        let places: Vec<(u32, u32)> = (0..n as u32).map(|b| recoding.place(b)).collect();
        let sort = |key: &dyn Fn(&(u32, u32)) -> u32| {
            let lines = places.iter().map(key).max().map_or(0, |m| m as usize + 1);
            let mut first = vec![0u32; lines + 1];
            for p in &places {
                first[key(p) as usize + 1] += 1;
            }
            for k in 0..lines {
                first[k + 1] += first[k];
            }
            let mut at = first.clone();
            let mut order = vec![0u32; n];
            for (b, p) in places.iter().enumerate() {
                let slot = &mut at[key(p) as usize];
                order[*slot as usize] = b as u32;
                *slot += 1;
            }
            (order, first)
        };
        let (rows, first_row) = sort(&|p| p.0);
        let (cols, first_col) = sort(&|p| p.1);
        Self {
            order: [rows, cols],
            first: [first_row, first_col],
        }
    }

    /// The buckets of a line; the lines of a window are its rows, then its columns.
    pub fn line(&self, line: usize) -> &[u32] {
        let rows = self.first[0].len() - 1;
        let (side, k) = if line < rows {
            (0, line)
        } else {
            (1, line - rows)
        };
        let first = &self.first[side];
        &self.order[side][first[k] as usize..first[k + 1] as usize]
    }

    /// The rows and the columns of a window whose lines start at a list.
    pub fn sides(&self, start: usize) -> [Line; 2] {
        let rows = self.first[0].len() - 1;
        [
            Line { start, len: rows },
            Line {
                start: start + rows,
                len: self.lines() - rows,
            },
        ]
    }

    /// Lines (rows and columns) of a window.
    pub fn lines(&self) -> usize {
        self.first[0].len() + self.first[1].len() - 2
    }
}

/// Lists and tables of [`window_sums`], which calls use again.
pub struct Space<M: Copy> {
    sums: Table<M>,
    lines: Queue,
    line_sums: Table<M>,
}

impl<M: Copy> Default for Space<M> {
    fn default() -> Self {
        Self {
            sums: Table::default(),
            lines: Queue::default(),
            line_sums: Table::default(),
        }
    }
}

impl<M: Copy + Zeroable> Space<M> {
    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.sums.bytes_held() + self.line_sums.bytes_held() + self.lines.bytes_held()
    }
}

/// What one thread computes window sums with.
pub struct Buffers<R: Lanes, A: Adder<R>> {
    work: A::Work,
    space: Space<R::Mem>,
}

impl<R: Lanes, A: Adder<R>> Buffers<R, A> {
    /// Those of an earlier call, or new ones.
    pub fn take(adder: &A, pool: &Pool) -> Self {
        let work: Option<A::Work> = pool.take();
        Self {
            work: work.unwrap_or_else(|| adder.work()),
            space: pool.take().unwrap_or_default(),
        }
    }

    /// Keeps them for a later call; the additions done with them, every lane counted.
    pub fn give(mut self, pool: &Pool) -> u64 {
        let additions = A::additions(&mut self.work);
        pool.give(self.work, 0);
        let bytes = self.space.bytes();
        pool.give(self.space, bytes);
        additions
    }
}

/// The lists of the rows and columns of every window's buckets.
fn rows_and_columns<R: Lanes>(windows: usize, plane: &Plane, b: &mut Space<R::Mem>) {
    let each = plane.order[0].len();
    b.lines.clear();
    for w in 0..windows {
        for line in 0..plane.lines() {
            for &bucket in plane.line(line) {
                let list = w * each + bucket as usize;
                if let Some(row) = b.sums.finite_row(list) {
                    b.lines.entries.push(entry(b.sums.layout(), row, 0));
                }
            }
            b.lines.close();
        }
    }
    b.lines.lay_out(R::WIDTH);
}

/// The sums of so many windows whose digits are sorted.
pub fn window_sums<R: Lanes, A: Adder<R>>(
    adder: &A,
    points: &Table<R::Mem>,
    buckets: &Lists,
    windows: usize,
    plane: &Plane,
    b: &mut Buffers<R, A>,
    heard: Heard<'_>,
) -> Result<Vec<WindowSum<A::Sum>>, Failed> {
    let Buffers { work, space: b } = b;
    adder.sum_points(points, buckets, &mut b.sums, work, heard)?;
    if !heard(1.0) {
        return Err(Failed);
    }
    rows_and_columns::<R>(windows, plane, b);
    adder.sum_sums(&b.sums, &b.lines.lists, &mut b.line_sums, work)?;
    let list: Vec<Line> = (0..windows)
        .flat_map(|w| plane.sides(w * plane.lines()))
        .collect();
    let row = |i: usize| b.line_sums.finite_row(i);
    let mut out = adder
        .sum_lines(&b.line_sums, &row, &list, work)?
        .into_iter();
    let mut result = Vec::with_capacity(windows);
    while let (Some(rows), Some(cols)) = (out.next(), out.next()) {
        result.push(WindowSum { rows, cols });
    }
    Ok(result)
}
