//! The bucket engine: sorted digits of some windows to the sums of those windows.
//!
//! 1. *Sort*: the digits of each window are counting-sorted by bucket ([`super::digits`]).
//! 2. *Accumulate*: every bucket is a list of entries ([`super::accumulate`]).
//! 3. *Fold*: rows and columns of the buckets ([`super::fold_plan`]) are lists again, about 2 additions a bucket,
//!    all of them independent.
//! 4. The short lines `Σ i·L_i` go by running sums, one line a lane ([`super::running_sums`]).

use super::accumulate::OnStep;
use super::adder::{Adder, Failed};
use super::bucket_lists::{Lists, Queue, entry};
use super::fold_plan::Plane;
use super::table::Table;
use crate::memory::Pool;
use crate::ring::Lanes;
use bytemuck::Zeroable;

/// The line sums of one window, or of some of its points: `u·rows + v·cols`, u and v the recoding's units.
pub struct WindowSum<P> {
    /// The window.
    pub window: usize,
    /// Σ row·R_row.
    pub rows: P,
    /// Σ col·C_col.
    pub cols: P,
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
    #[inline]
    pub fn take(adder: &A, pool: &Pool) -> Self {
        let work: Option<A::Work> = pool.take();
        Self {
            work: work.unwrap_or_else(|| adder.work()),
            space: pool.take().unwrap_or_default(),
        }
    }

    /// Keeps them for a later call; the additions done with them, every lane counted.
    #[inline]
    pub fn give(mut self, pool: &Pool) -> u64 {
        let additions = A::additions(&mut self.work);
        let bytes = A::bytes(&self.work);
        pool.give(self.work, bytes);
        let bytes = self.space.bytes();
        pool.give(self.space, bytes);
        additions
    }
}

/// The rows and columns of every window, of the sums of its buckets.
fn sums_of_sums<R: Lanes>(windows: usize, plane: &Plane, buckets: usize, b: &mut Space<R::Mem>) {
    b.lines.clear();
    for w in 0..windows {
        for k in 0..plane.lists() {
            for bucket in plane.list(k) {
                if let Some(row) = b.sums.finite_row(w * buckets + *bucket as usize) {
                    let e = entry(b.sums.layout(), row, 0);
                    b.lines.entries.push(e);
                }
            }
            b.lines.close();
        }
    }
    b.lines.lay_out(R::WIDTH);
}

/// The sums of a given number of windows whose digits are sorted.
#[inline]
pub fn window_sums<R: Lanes, A: Adder<R>>(
    adder: &A,
    points: &Table<R::Mem>,
    buckets: &Lists,
    windows: usize,
    plane: &Plane,
    b: &mut Buffers<R, A>,
    on_step: OnStep<'_>,
) -> Result<Vec<WindowSum<A::Sum>>, Failed> {
    let Buffers { work, space: b } = b;
    adder.sum_points(points, buckets, &mut b.sums, work, on_step)?;
    if !on_step(1.0) {
        return Err(Failed);
    }
    sums_of_sums::<R>(windows, plane, buckets.rows() / windows.max(1), b);
    adder.sum_sums(&b.sums, &b.lines.lists, &mut b.line_sums, work)?;
    let row = |i: usize| b.line_sums.finite_row(i);
    let out = adder.sum_lines(&b.line_sums, &row, &plane.sides(windows), work)?;
    Ok(plane.windows(out))
}
