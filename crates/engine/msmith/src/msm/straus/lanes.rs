//! Straus's method in lanes: tables and windows are lists of the bucket engine.
//!
//! A round of the tables is a list of two entries for every point and weight, a window a list of one
//! entry for every point; [`sum_lists`] puts 8 of them side by side. Points are taken in blocks
//! whose tables fit the cache; the blocks' windows are summed in the end.

use super::super::Run;
use super::super::accumulate::sum_lists;
use super::super::bucket_lists::{Entry, Queue, entry};
use super::super::pack::{FIRST, Rings, pack_some, put_all_images, put_few, write_digits};
use super::super::table::{Table, columns};
use super::super::work::Work;
use super::{Method, by_radix};
use crate::coords::{Affine, Coords, Jacobian, jacobian};
use crate::cpu::RingFacts;
use crate::error::Error;
use crate::points::Points;
use crate::recode::{Digit, NONE, Recoding};
use crate::ring::Lanes;
use crate::scalars::Scalars;
use bytemuck::Zeroable;
use msmith_core::enter;

/// What a block may take, bytes: less than the second cache holds.
const ROOM: usize = 384 << 10;
/// From this number of points on, a window is cut in two, so that fewer lanes idle.
const CUT: usize = 12;

/// Points of a block.
pub fn block(ring: &RingFacts, r: &dyn Recoding) -> usize {
    (ROOM / bytes_a_point(ring, r)).clamp(ring.width, 256)
}

/// A point's multiples, the share of what is made in a round, digits and half a vector for each.
pub fn bytes_a_point(ring: &RingFacts, r: &dyn Recoding) -> usize {
    let (row, lists) = (ring.stored, r.windows() * r.slots());
    r.images() * r.buckets() * (columns(r) + 1) * row + lists * (row + 8)
}

/// The sum and the number of additions, every lane counted.
pub fn sum<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    points: &dyn Points,
    scalars: &Scalars<'_>,
    method: &Method,
    Run { options, pool }: Run<'_>,
) -> Result<(jacobian::Point<S::El>, u64), Error> {
    let (n, h) = (points.len(), method.recoding.windows());
    // Blocks of about the same size.
    let blocks = n.div_ceil(block(&rings.facts, &*method.recoding));
    let most = n.div_ceil(blocks);
    let pieces = if most < CUT { 1 } else { 2 };
    let f = &rings.wide.f;
    let work: Option<Work<R::El>> = pool.take();
    let mut work = work.unwrap_or_else(|| Work::new(f.zero()));
    let mut block: Block<R::Mem> = pool.take().unwrap_or_default();
    block.forget();
    for (k, first) in (0..n).step_by(most).enumerate() {
        options.check_cancel()?;
        if k > 0 {
            options.report(k as f64 / blocks as f64);
        }
        block.points = (n - first).min(most);
        block.fill(rings, points, first, method, &mut work);
        block.list_windows::<R>(scalars, first, method, pieces);
        let Block {
            table,
            windows,
            sums,
            ..
        } = &mut block;
        sum_lists(&rings.wide, table, &windows.lists, sums, &mut work);
    }
    let Block {
        made, steps, sums, ..
    } = &mut block;
    let point = if pieces == 1 {
        horner(rings, sums, method)
    } else {
        steps.clear();
        for window in 0..h {
            for piece in 0..pieces {
                if let Some(row) = sums.finite_row(window * pieces + piece) {
                    steps.entries.push(entry(sums.layout(), row, 0));
                }
            }
            steps.close();
        }
        steps.lay_out(R::WIDTH);
        sum_lists(&rings.wide, sums, &steps.lists, made, &mut work);
        horner(rings, made, method)
    };
    let additions = core::mem::take(&mut work.additions);
    let bytes = work.bytes();
    pool.give(work, bytes);
    let bytes = block.bytes_held();
    pool.give(block, bytes);
    Ok((point, additions))
}

/// The tables of a block of points, and room to work, used again for the next block and call.
pub(in crate::msm) struct Block<M: Copy> {
    pub(in crate::msm) points: usize,
    /// Row `weight·points + i`, then the images of those, if any are asked for, then the sums of the blocks before.
    pub(in crate::msm) table: Table<M>,
    /// The lists of a round, and what it makes.
    steps: Queue,
    made: Table<M>,
    /// The lists `window·pieces + j`, and their sums.
    windows: Queue,
    sums: Table<M>,
    words: Vec<u64>,
    pub(in crate::msm) digits: Vec<Digit>,
}

impl<M: Copy> Default for Block<M> {
    fn default() -> Self {
        Self {
            points: 0,
            table: Table::default(),
            steps: Queue::default(),
            made: Table::default(),
            windows: Queue::default(),
            sums: Table::default(),
            words: Vec::new(),
            digits: Vec::new(),
        }
    }
}

impl<M: Copy + Zeroable> Block<M> {
    pub(in crate::msm) fn bytes_held(&self) -> usize {
        let tables = [&self.table, &self.made, &self.sums];
        tables.iter().map(|t| t.bytes_held()).sum::<usize>()
            + self.steps.bytes_held()
            + self.windows.bytes_held()
            + 8 * self.words.capacity()
            + 4 * self.digits.capacity()
    }

    /// Forgets what other blocks have come to.
    pub(in crate::msm) fn forget(&mut self) {
        self.windows.clear();
    }

    /// The multiples of points `first .. first + self.points`. One copy for all callers.
    #[inline(never)]
    pub(in crate::msm) fn fill<R: Lanes<Mem = M>, S: Lanes>(
        &mut self,
        rings: &Rings<R, S>,
        points: &dyn Points,
        first: usize,
        method: &Method,
        work: &mut Work<R::El>,
    ) {
        let (f, m) = (rings.wide.f, self.points);
        let (w, stride) = (f.words(), columns(&*method.recoding));
        let before = self.windows.lengths.len();
        let (own, images) = (m * method.recoding.buckets(), method.recoding.images());
        let rows = own * images;
        self.table.reset(rows + before, stride);
        self.words.clear();
        self.words.resize(2 * w * m, 0);
        let root = method.multiples.one as usize * m;
        let finite = &mut self.table.finite[root..root + m];
        rings.read(points, first, &mut self.words, finite);
        let beta = rings.beta.as_ref().filter(|_| stride == 4);
        let all: Vec<usize> = (0..m).collect();
        let roots = &mut self.table.mem[stride * root..stride * (root + m)];
        pack_some(&f, beta, (stride, 1), roots, &self.words, &all);
        for round in &method.multiples.rounds {
            self.steps.clear();
            for step in round {
                for i in 0..m {
                    for (bucket, unit) in [step.a, step.b] {
                        let row = bucket as usize * m + i;
                        if self.table.finite[row] {
                            let e = entry(self.table.layout(), row as u32, unit);
                            self.steps.entries.push(e);
                        }
                    }
                    self.steps.close();
                }
            }
            self.steps.lay_out(R::WIDTH);
            let (cx, made) = (&rings.wide, &mut self.made);
            sum_lists(cx, &self.table, &self.steps.lists, made, work);
            if self.steps.entries.is_empty() {
                continue;
            }
            for (k, step) in round.iter().enumerate() {
                self.keep(rings, k, step.to as usize);
            }
        }
        if const { R::CONJUGATES } && images > 1 {
            let numbers: Vec<usize> = (0..own).collect();
            self.table.finite.copy_within(..own, own);
            put_all_images(rings, stride, &mut self.table.mem, &numbers, own);
        }
        for list in 0..before {
            if let Some(row) = self.sums.finite_row(list) {
                let (x, y) = (*self.sums.x(row as usize, 0), *self.sums.y(row as usize));
                self.table.set(rows + list, x, y);
            }
        }
    }

    /// Takes step `k` of what was made as the multiples by weight `to`, with βx and β²x.
    fn keep<R: Lanes<Mem = M>, S: Lanes>(&mut self, rings: &Rings<R, S>, k: usize, to: usize) {
        let (f, m, stride) = (&rings.wide.f, self.points, self.table.stride);
        let Self { table, made, .. } = self;
        let rows = &mut table.mem[stride * to * m..stride * (to + 1) * m];
        let finite = &mut table.finite[to * m..(to + 1) * m];
        let beta = rings.beta.as_ref().filter(|_| stride == 4);
        let mut list = k * m;
        enter!(f, {
            for first in (0..m).step_by(R::WIDTH) {
                let few = first..m.min(first + R::WIDTH);
                let rows = &mut rows[stride * few.start..stride * few.end];
                let finite = &mut finite[few];
                let mut x = [made.x(0, 0); 8];
                let mut y = [made.y(0); 8];
                for (lane, finite) in finite.iter_mut().enumerate() {
                    if let Some(row) = made.finite_row(list + lane) {
                        *finite = true;
                        x[lane] = made.x(row as usize, 0);
                        y[lane] = made.y(row as usize);
                    }
                }
                let (x, y) = (f.gather(&x[..R::WIDTH]), f.gather(&y[..R::WIDTH]));
                let few = &FIRST[..rows.len() / stride];
                put_few(f, beta, stride, rows, few, &x, &y);
                list += R::WIDTH;
            }
        });
    }

    /// The windows of the block as lists over its table, each in some pieces and each with what the
    /// blocks before have come to.
    fn list_windows<R: Lanes<Mem = M>>(
        &mut self,
        scalars: &Scalars<'_>,
        first: usize,
        method: &Method,
        pieces: usize,
    ) {
        let (m, recoding) = (self.points, &*method.recoding);
        let before = m * recoding.buckets() * recoding.images();
        self.recode(scalars, first, method);
        let mut windows = core::mem::take(&mut self.windows);
        windows.clear();
        let per = m * recoding.slots();
        let part = per.div_ceil(pieces);
        for lists in self.digits.chunks(per) {
            for j in 0..pieces {
                // A last piece may be empty but for what came before.
                let list = &lists[per.min(j * part)..per.min((j + 1) * part)];
                let row = before + windows.lengths.len();
                if self.table.finite.get(row).is_some_and(|f| *f) {
                    windows
                        .entries
                        .push(entry(self.table.layout(), row as u32, 0));
                }
                for (k, &d) in list.iter().enumerate() {
                    let i = j * part + k;
                    let skip = recoding.skip(i / m);
                    windows.entries.extend(self.entry(d, i % m, skip));
                }
                windows.close();
            }
        }
        windows.lay_out(R::WIDTH);
        self.windows = windows;
    }

    /// The digits of scalars `first .. first + self.points`, list by list.
    pub(in crate::msm) fn recode(&mut self, scalars: &Scalars<'_>, first: usize, method: &Method) {
        let (m, recoding) = (self.points, &*method.recoding);
        let root = method.multiples.one as usize * m;
        self.digits.clear();
        self.digits
            .resize(recoding.windows() * recoding.slots() * m, NONE);
        let finite = &self.table.finite[root..root + m];
        write_digits(scalars, recoding, first, finite, &mut self.digits);
    }

    /// The multiple of point i that a digit asks for, or of its image, if it asks for any and that is finite: a point of
    /// small order has infinite multiples. `skip` is the number of weights before those of the image.
    #[inline(always)]
    pub(in crate::msm) fn entry(&self, d: Digit, i: usize, skip: usize) -> Option<Entry> {
        if d == NONE {
            return None;
        }
        let row = (skip + (d >> 3) as usize) * self.points + i;
        self.table.finite[row].then(|| entry(self.table.layout(), row as u32, d & 7))
    }
}

/// `Σ ρ^k·W_k`.
fn horner<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    sums: &Table<R::Mem>,
    method: &Method,
) -> jacobian::Point<S::El> {
    let one = &rings.one;
    let mut words = vec![0; one.f.words()];
    let mut acc = Jacobian::infinity(&one.f);
    for k in (0..method.recoding.windows()).rev() {
        acc = by_radix(one, &acc, &*method.recoding);
        if let Some(row) = sums.finite_row(k) {
            let q = Affine {
                x: one.convert(&rings.wide.f, sums.x(row as usize, 0), &mut words),
                y: one.convert(&rings.wide.f, sums.y(row as usize), &mut words),
            };
            acc = super::scalar::add(&one.f, &one.a, &acc, &q);
        }
    }
    acc
}
