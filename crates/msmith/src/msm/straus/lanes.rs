//! Straus's method in lanes: tables and windows are runs of the bucket engine.
//!
//! A round of the tables is a run of two entries for every point and weight, a window a run of one
//! entry for every point; [`sum_runs`] puts 8 of them side by side. Points are taken in blocks
//! whose tables fit the cache; the blocks' windows are summed in the end.

use super::super::runs::{Entry, Run, Work, finite_runs, sum_runs};
use super::super::table::Table;
use super::super::variable::Rings;
use super::{Method, by_radix, check_cancel, digits};
use crate::coords::{Affine, Coords, Jacobian, jacobian};
use crate::error::Error;
use crate::options::Options;
use crate::points::Points;
use crate::recode::NONE;
use crate::ring::Lanes;
use crate::scalars::Scalars;

/// What a block may take, bytes: less than the second cache holds.
const ROOM: usize = 384 << 10;
/// From so many points on, a window is cut in two, so that fewer lanes idle.
const CUT: usize = 12;

/// Points of a block.
pub fn block<R: Lanes>(method: &Method) -> usize {
    (ROOM / bytes_a_point::<R>(method)).clamp(R::WIDTH, 256)
}

/// A point's multiples, the share of what is made in a round, digits and half a vector for each.
pub fn bytes_a_point<R: Lanes>(method: &Method) -> usize {
    let r = &method.recoding;
    let (row, lists) = (size_of::<R::Mem>(), r.windows() * r.slots());
    r.buckets() * (stride(method) + 1) * row + lists * (row + 8)
}

/// Coordinates of a row.
fn stride(method: &Method) -> usize {
    if method.recoding.uses_endomorphism() {
        4
    } else {
        2
    }
}

/// The sum and the number of additions.
pub fn sum<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    points: &dyn Points,
    scalars: &Scalars<'_>,
    method: &Method,
    options: &Options<'_>,
) -> Result<(jacobian::Point<S::El>, u64), Error> {
    let (n, h) = (points.len(), method.recoding.windows());
    // Blocks of about the same size.
    let blocks = n.div_ceil(block::<R>(method));
    let most = n.div_ceil(blocks);
    let pieces = if most < CUT { 1 } else { 2 };
    let mut work = Work::default();
    let mut block = Block::new(most, pieces, method);
    for (k, first) in (0..n).step_by(most).enumerate() {
        check_cancel(options)?;
        if let (Some(progress), true) = (options.progress, k > 0) {
            progress(k as f64 / blocks as f64);
        }
        let m = (n - first).min(most);
        block.fill(rings, points, first, m, method, &mut work);
        block.windows(scalars, first, method);
        let mut sums = Table::<R>::new(h * pieces, 2);
        sum_runs(
            &rings.wide,
            &block.table,
            &block.entries,
            &block.runs,
            &mut sums,
            &mut work,
        );
        block.sums = sums;
    }
    let mut sums = block.sums;
    if pieces > 1 {
        let runs: Vec<Run> = (0..h as u32)
            .map(|w| Run {
                start: w * pieces as u32,
                len: pieces as u32,
                dest: w,
            })
            .collect();
        let (entries, runs) = finite_runs(&sums, &runs);
        let mut out = Table::<R>::new(h, 2);
        sum_runs(&rings.wide, &sums, &entries, &runs, &mut out, &mut work);
        sums = out;
    }
    Ok((horner(rings, &sums, method), work.additions))
}

/// The tables of a block of points, and room to work, used again for the next block.
struct Block<R: Lanes> {
    points: usize,
    pieces: usize,
    /// Row `weight·points + i`, then the sums of the blocks before.
    table: Table<R>,
    /// What a round makes.
    made: Table<R>,
    /// Row `window·pieces + j`.
    sums: Table<R>,
    entries: Vec<Entry>,
    runs: Vec<Run>,
}

impl<R: Lanes> Block<R> {
    fn new(most: usize, pieces: usize, method: &Method) -> Self {
        let longest = method.multiples.rounds.iter().map(Vec::len).max();
        let (weights, sums) = (
            method.recoding.buckets(),
            method.recoding.windows() * pieces,
        );
        Self {
            points: most,
            pieces,
            table: Table::new(most * weights + sums, stride(method)),
            made: Table::new(most * longest.unwrap_or(0).max(1), 2),
            sums: Table::new(sums, 2),
            entries: Vec::new(),
            runs: Vec::new(),
        }
    }

    /// The multiples of points `first .. first + m`.
    fn fill<S: Lanes>(
        &mut self,
        rings: &Rings<R, S>,
        points: &dyn Points,
        first: usize,
        m: usize,
        method: &Method,
        work: &mut Work<R>,
    ) {
        let f = &rings.wide.f;
        let w = f.words();
        self.points = m;
        let mut words = vec![0; 2 * w * m];
        let mut finite = vec![false; m];
        points.fill(first, &mut words, &mut finite);
        self.table.finite.fill(false);
        self.made.finite.fill(false);
        for (i, words) in words.chunks(2 * w).enumerate() {
            if finite[i] {
                self.made.set(i, f.pack(&words[..w]), f.pack(&words[w..]));
            }
        }
        self.keep(rings, 0, method.multiples.one as usize);
        for round in &method.multiples.rounds {
            self.entries.clear();
            self.runs.clear();
            for (k, step) in round.iter().enumerate() {
                for i in 0..m {
                    let start = self.entries.len() as u32;
                    for (bucket, unit) in [step.a, step.b] {
                        let row = bucket as usize * m + i;
                        if self.table.finite[row] {
                            self.entries.push((row as u32) << 3 | unit);
                        }
                    }
                    self.close(start, (k * m + i) as u32);
                }
            }
            self.made.finite.fill(false);
            sum_runs(
                &rings.wide,
                &self.table,
                &self.entries,
                &self.runs,
                &mut self.made,
                work,
            );
            for (k, step) in round.iter().enumerate() {
                self.keep(rings, k, step.to as usize);
            }
        }
    }

    /// Ends a run that began at entry `start`, unless it is empty.
    fn close(&mut self, start: u32, dest: u32) {
        let len = self.entries.len() as u32 - start;
        if len > 0 {
            self.runs.push(Run { start, len, dest });
        }
    }

    /// Takes step `k` of what was made as the multiples by weight `to`, with βx and β²x = −x − βx.
    fn keep<S: Lanes>(&mut self, rings: &Rings<R, S>, k: usize, to: usize) {
        let (f, m) = (&rings.wide.f, self.points);
        let (from, to) = (k * m..(k + 1) * m, to * m);
        self.table.finite[to..to + m].copy_from_slice(&self.made.finite[from.clone()]);
        let made = &self.made.mem[2 * from.start..2 * from.end];
        let stride = self.table.stride;
        let rows = &mut self.table.mem[stride * to..stride * (to + m)];
        let (4, Some(beta)) = (stride, &rings.beta) else {
            rows.copy_from_slice(made);
            return;
        };
        f.enter(
            #[inline(always)]
            || {
                for (made, rows) in made.chunks(2 * R::WIDTH).zip(rows.chunks_mut(4 * R::WIDTH)) {
                    let mut src = [&made[0]; 8];
                    for (src, row) in src.iter_mut().zip(made.chunks(2)) {
                        *src = &row[0];
                    }
                    let x = f.gather(&src[..R::WIDTH]);
                    let bx = f.mul(&x, beta);
                    let bbx = f.norm(&f.neg::<2>(&f.add(&x, &bx)));
                    let mut m = [[R::Mem::default(); 8]; 2];
                    f.scatter(&bx, &mut m[0][..R::WIDTH]);
                    f.scatter(&bbx, &mut m[1][..R::WIDTH]);
                    for (lane, (row, made)) in rows.chunks_mut(4).zip(made.chunks(2)).enumerate() {
                        row[0] = made[0];
                        row[1] = m[0][lane];
                        row[2] = m[1][lane];
                        row[3] = made[1];
                    }
                }
            },
        );
    }

    /// The windows of the block as runs over its table, each in some pieces and each with what the
    /// blocks before have come to.
    fn windows(&mut self, scalars: &Scalars<'_>, first: usize, method: &Method) {
        let (m, recoding) = (self.points, &*method.recoding);
        let stride = self.table.stride;
        let before = m * recoding.buckets();
        for row in 0..self.sums.finite.len() {
            self.table.finite[before + row] = self.sums.finite[row];
            let to = stride * (before + row);
            self.table.mem[to] = *self.sums.x(row, 0);
            self.table.mem[to + stride - 1] = *self.sums.y(row);
        }
        let root = method.multiples.one as usize * m;
        let digits = digits(scalars, recoding, first, &self.table.finite[root..root + m]);
        self.entries.clear();
        self.runs.clear();
        let part = (m * recoding.slots()).div_ceil(self.pieces);
        for (window, lists) in digits.chunks(m * recoding.slots()).enumerate() {
            for j in 0..self.pieces {
                // A last piece may be empty but for what came before.
                let list = &lists[lists.len().min(j * part)..lists.len().min((j + 1) * part)];
                let dest = window * self.pieces + j;
                let start = self.entries.len() as u32;
                if self.sums.finite[dest] {
                    self.entries.push(((before + dest) as u32) << 3);
                }
                for (i, &d) in (j * part..).zip(list) {
                    if d == NONE {
                        continue;
                    }
                    let row = (d >> 3) as usize * m + i % m;
                    // A point of small order has infinite multiples.
                    if self.table.finite[row] {
                        self.entries.push((row as u32) << 3 | d & 7);
                    }
                }
                self.close(start, dest as u32);
            }
        }
    }
}

/// `Σ ρ^k·W_k`.
fn horner<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    sums: &Table<R>,
    method: &Method,
) -> jacobian::Point<S::El> {
    let one = &rings.one;
    let mut words = vec![0; one.f.words()];
    let mut acc = Jacobian::infinity(&one.f);
    for k in (0..sums.finite.len()).rev() {
        acc = by_radix(one, &acc, &*method.recoding);
        if sums.finite[k] {
            let q = Affine {
                x: one.convert(&rings.wide.f, sums.x(k, 0), &mut words),
                y: one.convert(&rings.wide.f, sums.y(k), &mut words),
            };
            acc = super::scalar::add(&one.f, &one.a, &acc, &q);
        }
    }
    acc
}
