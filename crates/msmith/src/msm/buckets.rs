//! The bucket engine: digits of some windows to the sums of those windows.
//!
//! 1. *Sort*: the digits of each window are counting-sorted by bucket.
//! 2. *Accumulate*: every bucket is a run of entries ([`super::runs`]).
//! 3. *Fold*: with `weight(bucket) = row·u + col·v` the window's sum is
//!    `u·Σ row·R_row + v·Σ col·C_col`, R and C the sums of the bucket's rows and columns: again
//!    runs, about 2 additions a bucket, all of them independent.
//! 4. The short lines `Σ i·L_i` go by running sums, one line a lane ([`super::lines`]).

use super::lines::{Line, line_sums};
use super::runs::{Cx, Entry, Run, Work, entry, sum_runs};
use super::table::Table;
use crate::coords::xyzz::Point;
use crate::recode::{Digit, NONE, Recoding};
use crate::ring::Lanes;

/// The two line sums of one window: `u·rows + v·cols`, u and v the recoding's units.
pub struct WindowSum<E> {
    /// Σ row·R_row.
    pub rows: Point<E>,
    /// Σ col·C_col.
    pub cols: Point<E>,
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

    /// Lines (rows and columns) of a window.
    pub fn lines(&self) -> usize {
        self.first[0].len() + self.first[1].len() - 2
    }
}

/// Reused buffers of [`window_sums`].
pub struct Buffers<R: Lanes> {
    work: Work<R>,
    entries: Vec<Entry>,
    runs: Vec<Run>,
    count: Vec<u32>,
    sums: Table<R>,
    lines: Table<R>,
}

impl<R: Lanes> Default for Buffers<R> {
    fn default() -> Self {
        Self {
            work: Work::default(),
            entries: Vec::new(),
            runs: Vec::new(),
            count: Vec::new(),
            sums: Table::new(0, 2),
            lines: Table::new(0, 2),
        }
    }
}

impl<R: Lanes> Buffers<R> {
    /// Additions done with these buffers, every lane counted.
    pub fn additions(&self) -> u64 {
        self.work.additions
    }
}

/// Digits of all windows, [`NONE`] for every infinite point, in blocks of points.
pub struct Digits {
    /// Points of a block (the last one may have fewer).
    pub block: usize,
    /// A block's digits: `windows·slots` lists of one digit a point.
    pub blocks: Vec<Vec<Digit>>,
}

impl Digits {
    /// The digits of list `list` of `lists`: block by block, with the first point of the block.
    fn list(&self, list: usize, lists: usize) -> impl Iterator<Item = (usize, &[Digit])> {
        self.blocks.iter().enumerate().map(move |(k, digits)| {
            let n = digits.len() / lists;
            (k * self.block, &digits[list * n..(list + 1) * n])
        })
    }
}

/// Counting-sorts one window's digits by bucket, appending entries and runs.
fn sort_window<R: Lanes>(
    digits: &Digits,
    window: usize,
    windows: usize,
    recoding: &dyn Recoding,
    first_dest: u32,
    points: &Table<R>,
    b: &mut Buffers<R>,
) {
    let (slots, buckets) = (recoding.slots(), recoding.buckets());
    b.count.clear();
    b.count.resize(buckets + 1, 0);
    for s in 0..slots {
        for (_, list) in digits.list(window * slots + s, windows * slots) {
            for &d in list {
                if d != NONE {
                    b.count[(d >> 3) as usize + 1] += 1;
                }
            }
        }
    }
    let start = b.entries.len() as u32;
    b.count[0] = start;
    for k in 0..buckets {
        let len = b.count[k + 1];
        let at = b.count[k];
        if len > 0 {
            b.runs.push(Run {
                start: at,
                len,
                dest: first_dest + k as u32,
            });
        }
        b.count[k + 1] = at + len;
    }
    let total = b.count[buckets];
    b.entries.resize(total as usize, 0);
    for s in 0..slots {
        for (first, list) in digits.list(window * slots + s, windows * slots) {
            for (i, &d) in list.iter().enumerate() {
                if d != NONE {
                    let slot = &mut b.count[(d >> 3) as usize];
                    b.entries[*slot as usize] = entry(points, (first + i) as u32, d);
                    *slot += 1;
                }
            }
        }
    }
}

/// The sums of the windows `which`.
pub fn window_sums<R: Lanes>(
    cx: &Cx<R>,
    points: &Table<R>,
    digits: &Digits,
    which: core::ops::Range<usize>,
    recoding: &dyn Recoding,
    plane: &Plane,
    b: &mut Buffers<R>,
) -> Vec<WindowSum<R::Mem>> {
    let buckets = recoding.buckets();
    let windows = which.len();
    b.entries.clear();
    b.runs.clear();
    for (k, w) in which.enumerate() {
        sort_window(
            digits,
            w,
            recoding.windows(),
            recoding,
            (k * buckets) as u32,
            points,
            b,
        );
    }
    let sums = &mut b.sums;
    sums.reset(windows * buckets);
    sum_runs(cx, points, &b.entries, &b.runs, sums, &mut b.work);

    // Rows and columns of every window.
    let (entries, runs) = (&mut b.entries, &mut b.runs);
    entries.clear();
    runs.clear();
    let mut dest = 0;
    for w in 0..windows {
        let shift = (w * buckets) as u32;
        for side in 0..2 {
            for line in plane.first[side].windows(2) {
                let start = entries.len() as u32;
                for &bucket in &plane.order[side][line[0] as usize..line[1] as usize] {
                    if sums.finite[(bucket + shift) as usize] {
                        entries.push(entry(sums, bucket + shift, 0));
                    }
                }
                let len = entries.len() as u32 - start;
                if len > 0 {
                    runs.push(Run { start, len, dest });
                }
                dest += 1;
            }
        }
    }
    let lines = &mut b.lines;
    lines.reset(windows * plane.lines());
    sum_runs(cx, sums, entries, runs, lines, &mut b.work);
    let list: Vec<Line> = (0..windows)
        .flat_map(|w| {
            let start = w * plane.lines();
            let rows = plane.first[0].len() - 1;
            [
                Line { start, len: rows },
                Line {
                    start: start + rows,
                    len: plane.lines() - rows,
                },
            ]
        })
        .collect();
    let mut out = line_sums(cx, lines, &list, &mut b.work.additions).into_iter();
    let mut result = Vec::with_capacity(windows);
    while let (Some(rows), Some(cols)) = (out.next(), out.next()) {
        result.push(WindowSum { rows, cols });
    }
    result
}
