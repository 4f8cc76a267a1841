//! Which points are outside the subgroup of order r, of many points at once.
//!
//! One point is asked by a homomorphism that is zero on the subgroup alone: what an endomorphism makes of P less kP, where
//! a k settles the matter (see [`crate::curve::Derived`]), else rP. Of many, every point is added to one of M buckets,
//! drawn at random, and the buckets' sums are asked instead, or thrown into fewer buckets in their turn. If all points are
//! inside, so are all sums. If one is outside, then, wherever the others went, there is at most one bucket where it makes
//! every sum lie inside: the round is passed with a probability of at most 1/M; of 1/2M where it gets a random sign too and
//! its image is not of order 2. Rounds are independent ([`levels`] says how many).
//!
//! Of a few hundred points there are sums with random coefficients −1, 0 and 1 in the place of buckets, three points by
//! one table of their combinations.

mod levels;

use super::Run;
use super::accumulate::{Cx, sum_lists_into};
use super::bucket_lists::{Lists, entry};
use super::table::{self, Table, finite_rows};
use super::work::{Work, work_bytes};
use crate::coords::affine::conjugated;
use crate::coords::{Affine, Coords, Jacobian, all_lanes};
use crate::cpu::RingFacts;
use crate::error::Error;
use crate::memory::{resident, resize};
use crate::options::Options;
use crate::parallel;
use crate::random::Random;
use crate::ring::outline::Outlined;
use crate::ring::{Lanes, Ring};
use core::ops::Range;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use levels::{COMBINATIONS, Check, CheckPrices, Level, SIGNED_SUMS, TOGETHER};
use num_bigint::BigUint;
use std::sync::{Mutex, PoisonError};

/// Points asked one by one in one task.
const ALONE: usize = 128;

/// The question, and with what it is asked.
pub struct Membership<'a, R: Lanes> {
    /// The ring and the curve.
    pub cx: &'a Cx<R>,
    /// The factor; r without an endomorphism.
    pub k: &'a BigUint,
    /// Whether kP is what this makes of P is asked, and not whether kP = O.
    pub image: Option<Image<R::El>>,
    /// Whether the cofactor is odd.
    pub signs: bool,
    /// Threads, watch and buffers.
    pub run: Run<'a>,
    /// Where the rounds' random numbers come from; `None` to ask every point alone.
    pub random: Option<&'a Mutex<Random>>,
    /// Gets the part that is done.
    pub part: &'a (dyn Fn(f64) + Sync),
}

/// An endomorphism `(x, y) ↦ (c·x, y)`, or `(c·x̄, d·ȳ)` given d.
#[derive(Clone, Copy)]
pub struct Image<E> {
    /// The factor of x.
    pub c: E,
    /// That of y, where both are conjugated.
    pub d: Option<E>,
}

impl<E: Copy> Image<E> {
    /// What it makes of a point, negated.
    fn negated<R: Lanes<El = E>>(&self, f: &R, q: &Affine<E>) -> Affine<E> {
        let Affine { x, y } = match self.d {
            None => Affine {
                x: f.mul(&self.c, &q.x),
                y: q.y,
            },
            Some(d) => conjugated(f, &[self.c, d], q),
        };
        let y = f.norm(&f.neg::<1>(&y));
        Affine { x, y }
    }
}

/// 3k. Where its bits differ from those of k, one place further down, k in its non-adjacent form has a digit: 1 where the
/// bit is that of 3k, else −1.
fn thrice(k: &BigUint) -> BigUint {
    k * 3u32
}

/// Points checked together: more gain nothing.
const MOST: usize = 1 << 20;

/// Points to be checked together of n, within the memory limit if there are not too few.
pub fn chunk(n: usize, ring: &RingFacts, options: &Options<'_>) -> usize {
    let mut chunk = n.clamp(1, MOST);
    let limit = options.memory_limit.unwrap_or(u64::MAX);
    while chunk > 1 << 12 && memory(chunk, ring, options.threads.unwrap_or(1)) > limit {
        chunk = chunk.div_ceil(2);
    }
    chunk
}

/// Estimated memory of a check of n points: the points, numbers and lists of each thread, and the first sums.
fn memory(n: usize, ring: &RingFacts, threads: usize) -> u64 {
    let points = resident(table::bytes(ring.stored, n, 2));
    let thread = resident(8 * n as u64) + 44 * n as u64 / 16 + work_bytes(ring.element);
    points + threads as u64 * thread + table::bytes(ring.stored, 2 * n, 2) / 3
}

/// What a thread throws points with.
struct Throw<E: Copy> {
    digits: Vec<u32>,
    lengths: Vec<u32>,
    lists: Lists,
    work: Work<E>,
}

impl<R: Lanes> Membership<'_, R> {
    /// The first row of a table of points x, y that is outside.
    ///
    /// Errors: a raised cancel flag.
    pub fn first_outside(&self, table: &Table<R::Mem>) -> Result<Option<usize>, Error> {
        let all = 0..table.finite.len();
        if self.plan(all.len()) == Check::Alone {
            return self.alone(table, all);
        }
        if self.all_inside(table, all.clone(), true)? {
            return Ok(None);
        }
        // It is in this range.
        let mut range = all.clone();
        while self.plan(range.len()) != Check::Alone {
            let half = range.start + range.len() / 2;
            match self.all_inside(table, range.start..half, false)? {
                true => range.start = half,
                false => range.end = half,
            }
        }
        match self.alone(table, range)? {
            // With the probability of an error.
            None => self.alone(table, all),
            some => Ok(some),
        }
    }

    fn plan(&self, n: usize) -> Check {
        if self.random.is_none() {
            return Check::Alone;
        }
        let three = thrice(self.k);
        let digits = (self.k ^ &three).count_ones();
        let (bits, ones) = (three.bits() as f64, digits as f64);
        // In products: a doubling in Jacobian coordinates, an addition to them, and one of affine points. Measured it is
        // nearly twice as much: these are not made for speed.
        let prices = CheckPrices {
            alone: 2.0 * (7.0 * bits + 11.0 * ones) / 6.0,
            signs: self.signs,
        };
        Check::plan(n, &prices)
    }

    /// Whether all of some rows are inside, with an error as small as the plan says if they are not.
    fn all_inside(
        &self,
        table: &Table<R::Mem>,
        rows: Range<usize>,
        report: bool,
    ) -> Result<bool, Error> {
        let sums = match self.plan(rows.len()) {
            Check::Alone => return Ok(self.alone(table, rows)?.is_none()),
            Check::Signed => self.signed(table, rows, SIGNED_SUMS)?,
            Check::Thrown(level) => self.thrown(table, rows, level, report)?,
        };
        self.all_inside(&sums, 0..sums.finite.len(), false)
    }

    /// The finite ones of some sums with coefficients −1, 0 and 1.
    fn signed(
        &self,
        table: &Table<R::Mem>,
        rows: Range<usize>,
        many: usize,
    ) -> Result<Table<R::Mem>, Error> {
        let Run { options, pool } = self.run;
        let mut work = pool.take().unwrap_or_else(|| Work::new(self.cx.f.zero()));
        let mut lists = Lists::default();
        let mut sum = |from: &Table<R::Mem>, entries: &[(usize, usize, u32)], len: usize| {
            let mut lengths = vec![0; len];
            let finite = |row: usize| from.finite[row];
            entries
                .iter()
                .filter(|(_, row, _)| finite(*row))
                .for_each(|(list, ..)| lengths[*list] += 1);
            lists.lay_out(R::WIDTH, &lengths);
            for &(list, row, sign) in entries.iter().filter(|(_, row, _)| finite(*row)) {
                lists.push(list, entry(from.layout(), row as u32, sign));
            }
            let mut out = Table::new(len, 2);
            let cancelled = |_| !options.is_cancelled();
            // What is stopped is not looked at: the flag is.
            let _ = sum_lists_into(self.cx, from, &lists, out.rows_mut(), &mut work, &cancelled);
            out
        };
        // Combination k has the coefficients of k + 1 in three digits −1, 0, 1: 13 of them, and their negatives.
        let mut entries = Vec::new();
        let tables = rows.len().div_ceil(TOGETHER);
        for (i, first) in rows.clone().step_by(TOGETHER).enumerate() {
            for k in 0..COMBINATIONS {
                let mut rest = k + 1;
                for row in first..rows.end.min(first + TOGETHER) {
                    match rest % 3 {
                        0 => {}
                        1 => entries.push((COMBINATIONS * i + k, row, 0)),
                        _ => entries.push((COMBINATIONS * i + k, row, 1)),
                    }
                    rest = rest.div_ceil(3) - usize::from(rest % 3 == 1);
                }
            }
        }
        let combinations = sum(table, &entries, COMBINATIONS * tables);
        options.check_cancel()?;
        let mut numbers = vec![0; many * tables];
        if let Some(random) = self.random {
            let mut random = random.lock().unwrap_or_else(PoisonError::into_inner);
            random.fill(&mut numbers);
        }
        entries.clear();
        for (at, number) in numbers.iter().enumerate() {
            // One of 27, to within 2^−27.
            let (list, i, of) = (at / tables, at % tables, (number % 27) as usize);
            let row = COMBINATIONS * i;
            match of {
                0 => {}
                of if of <= COMBINATIONS => entries.push((list, row + of - 1, 0)),
                of => entries.push((list, row + of - 1 - COMBINATIONS, 1)),
            }
        }
        let sums = sum(&combinations, &entries, many);
        options.check_cancel()?;
        let bytes = work.bytes();
        work.additions = 0;
        pool.give(work, bytes);
        Ok(self.finite(&[sums]))
    }

    /// The finite rows of tables of sums.
    fn finite(&self, sums: &[Table<R::Mem>]) -> Table<R::Mem> {
        let finite = sums.iter().map(|sums| finite_rows(&sums.finite)).sum();
        let mut all = Table::new(finite, 2);
        let mut row = 0;
        for sums in sums {
            for i in (0..sums.finite.len()).filter(|&i| sums.finite[i]) {
                all.set(row, *sums.x(i, 0), *sums.y(i));
                row += 1;
            }
        }
        all
    }

    /// The finite sums of the buckets of all rounds.
    fn thrown(
        &self,
        table: &Table<R::Mem>,
        rows: Range<usize>,
        level: Level,
        report: bool,
    ) -> Result<Table<R::Mem>, Error> {
        let Run { options, pool } = self.run;
        let threads = self.run.threads();
        // Rounds are divided by buckets where there would be too few of them for the threads.
        let mut parts = 1;
        while threads > 1 && level.rounds * parts < 2 * threads && parts < 1 << (level.bits - 1) {
            parts *= 2;
        }
        let tasks = level.rounds * parts;
        let rounds: Vec<Random> = match self.random {
            Some(random) => {
                let mut random = random.lock().unwrap_or_else(PoisonError::into_inner);
                (0..level.rounds).map(|_| random.split()).collect()
            }
            None => Vec::new(),
        };
        let finished = AtomicUsize::new(0);
        let state = || Throw {
            digits: Vec::new(),
            lengths: Vec::new(),
            lists: Lists::default(),
            work: pool.take().unwrap_or_else(|| Work::new(self.cx.f.zero())),
        };
        let (sums, states) =
            parallel::run_watched(threads, tasks, &options.watch, state, |throw, task| {
                let (round, part) = (task / parts, task % parts);
                let len = (1usize << level.bits) / parts;
                let buckets = part * len..(part + 1) * len;
                throw.digits.resize(rows.len(), 0);
                rounds[round].clone().fill(&mut throw.digits);
                let sums = self.sums(table, rows.start, level, &buckets, throw);
                if report {
                    let done = 1 + finished.fetch_add(1, Relaxed);
                    (self.part)(done as f64 / (tasks + 1) as f64);
                }
                sums
            })?;
        options.check_cancel()?;
        for mut throw in states {
            throw.work.additions = 0;
            let bytes = throw.work.bytes();
            pool.give(throw.work, bytes);
        }
        Ok(self.finite(&sums))
    }

    /// The sums of some buckets of a round.
    fn sums(
        &self,
        table: &Table<R::Mem>,
        first: usize,
        level: Level,
        buckets: &Range<usize>,
        throw: &mut Throw<R::El>,
    ) -> Table<R::Mem> {
        let Throw {
            digits,
            lengths,
            lists,
            work,
        } = throw;
        sort::<R>(
            table, first, level, self.signs, buckets, digits, lengths, lists,
        );
        let mut out = Table::new(buckets.len(), 2);
        let cancelled = |_| !self.run.options.is_cancelled();
        // One that is stopped is not looked at: the flag is.
        let _ = sum_lists_into(self.cx, table, lists, out.rows_mut(), work, &cancelled);
        out
    }

    /// The first of some rows that is outside, one by one.
    fn alone(&self, table: &Table<R::Mem>, rows: Range<usize>) -> Result<Option<usize>, Error> {
        let (found, _) = parallel::run_watched(
            self.run.threads(),
            rows.len().div_ceil(ALONE),
            &self.run.options.watch,
            || (),
            |(), task| {
                let first = rows.start + task * ALONE;
                let last = rows.end.min(first + ALONE);
                (first..last).step_by(R::WIDTH).find_map(|first| {
                    let bad = self.outside(table, first, last);
                    (bad != 0).then(|| first + bad.trailing_zeros() as usize)
                })
            },
        )?;
        Ok(found.into_iter().flatten().min())
    }

    /// The lanes of rows `first..last` for which `kP` is not the image of P (or infinity, without one): one point a lane,
    /// k in signed digits.
    fn outside(&self, table: &Table<R::Mem>, first: usize, last: usize) -> u8 {
        let (f, a, k) = (&Outlined(self.cx.f), &self.cx.a, self.k);
        let mut x = [&table.mem[0]; 8];
        let mut y = x;
        let mut inf = all_lanes::<R>();
        for (lane, row) in (first..last.min(first + R::WIDTH)).enumerate() {
            if table.finite[row] {
                x[lane] = table.x(row, 0);
                y[lane] = table.y(row);
                inf &= !(1 << lane);
            }
        }
        let q = Affine {
            x: f.gather(&x[..R::WIDTH]),
            y: f.gather(&y[..R::WIDTH]),
        };
        let mut acc = Jacobian::from_affine_or(f, &q, inf);
        let negated = Affine {
            x: q.x,
            y: f.norm(&f.neg::<1>(&q.y)),
        };
        let three = thrice(k);
        // The first digit is 1. One addition is written for all: it is long.
        let rest = three.bits().saturating_sub(1);
        for step in (1..rest).rev().map(Some).chain([None]) {
            let by = match (step, &self.image) {
                (Some(bit), _) => {
                    acc = Jacobian::dbl(f, a, &acc);
                    match (three.bit(bit), k.bit(bit)) {
                        (true, false) => q,
                        (false, true) => negated,
                        _ => continue,
                    }
                }
                (None, Some(image)) => image.negated(f, &q),
                (None, None) => break,
            };
            acc = Jacobian::add_affine(f, a, &acc, &by, inf);
        }
        all_lanes::<R>() & !inf & !Jacobian::infinite(f, &acc)
    }
}

/// Sorts the finite rows from `first` on into some buckets, by their random numbers.
#[allow(
    clippy::too_many_arguments,
    reason = "one loop, apart so that it is compiled for few types"
)]
fn sort<R: Lanes>(
    table: &Table<R::Mem>,
    first: usize,
    level: Level,
    signs: bool,
    buckets: &Range<usize>,
    numbers: &[u32],
    lengths: &mut Vec<u32>,
    lists: &mut Lists,
) {
    let mask = (1u32 << level.bits) - 1;
    let bucket = |number: u32| ((number >> 1 & mask) as usize).wrapping_sub(buckets.start);
    resize(lengths, buckets.len(), 0);
    let finite = &table.finite[first..first + numbers.len()];
    for (&number, &finite) in numbers.iter().zip(finite) {
        if let Some(length) = lengths.get_mut(bucket(number)) {
            *length += u32::from(finite);
        }
    }
    lists.lay_out(R::WIDTH, lengths);
    for (i, (&number, &finite)) in numbers.iter().zip(finite).enumerate() {
        let bucket = bucket(number);
        if finite && bucket < buckets.len() {
            let sign = number & u32::from(signs);
            lists.push(bucket, entry(table.layout(), (first + i) as u32, sign));
        }
    }
}

#[cfg(test)]
mod tests;
