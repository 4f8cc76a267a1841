//! Products side by side: many points, each times its own scalar, and one point times many scalars.
//!
//! **Many points.** A lane a product. The multiples of a block of points are made as for Straus's method
//! ([`super::straus::lanes`]), by affine additions; then every lane runs Horner's rule over its own digits in Jacobian
//! coordinates, whose doublings need no inversion. One inversion a block makes the products affine.
//!
//! *Cost.* With E weights and h windows of radix ρ: `E − 1` affine additions (5M + 1S), `h` mixed ones (8M + 3S),
//! `(h − 1)·log₂ ρ` doublings (3M + 4S), and 5M + 1S to be affine.
//!
//! **One point.** The points `ρ^k·P` are those of a block of Straus's method, with weights so many that a product is
//! the sum of one multiple of each: a short list of the bucket engine.
//!
//! *Cost.* `h − 1` affine additions a scalar, and `h·(E − 1)` of them and `h·log₂ ρ` doublings in all.

use super::Run;
use super::accumulate::{Cx, sum_lists};
use super::bucket_lists::{Entry, MISSING, Queue, entry};
use super::gather::operand;
use super::horner::Scalar;
use super::pack::{Rings, pack_some};
use super::straus::lanes::{self, Block};
use super::straus::{Method, by_radix};
use super::table::{self, Table, columns};
use super::vectors::Vector;
use super::work::{Work, work_bytes};
use crate::coords::{Affine, Coords, Jacobian, all_lanes, jacobian, repair};
use crate::cpu::RingFacts;
use crate::error::Error;
use crate::parallel;
use crate::points::{Points, WordPoints};
use crate::recode::{Digit, NONE, Recoding};
use crate::ring::Lanes;
use crate::scalars::Scalars;
use std::sync::{Mutex, PoisonError};

/// Estimated peak memory beyond the inputs and the products, bytes.
pub fn memory(ring: &RingFacts, n: usize, r: &dyn Recoding, threads: usize) -> u64 {
    let block = n.min(lanes::block(ring, r));
    let threads = threads.min(n.div_ceil(block.max(1))).max(1);
    let points = block * (lanes::bytes_a_point(ring, r) + 4 * ring.element / ring.width);
    threads as u64 * (points as u64 + work_bytes(ring.element)) + (1 << 20)
}

/// `a_i·P_i` for every i, affine.
pub fn products<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    points: &dyn Points,
    scalars: &Scalars<'_>,
    method: &Method,
    run: Run<'_>,
    out: &mut WordPoints,
) -> Result<(), Error> {
    let f = &rings.wide.f;
    let n = points.len();
    // Blocks of about the same size, in whole vectors; one for every thread.
    let blocks = n.div_ceil(lanes::block(&rings.facts, &*method.recoding));
    let blocks = blocks.next_multiple_of(run.threads());
    let most = n.div_ceil(blocks.max(1)).next_multiple_of(R::WIDTH).max(1);
    let places = places(out, most);
    let state = || -> Each<R> {
        let work = run.pool.take().unwrap_or_else(|| Work::new(f.zero()));
        Each {
            block: run.pool.take().unwrap_or_default(),
            work,
            points: Vec::new(),
            partial: Vec::new(),
        }
    };
    let done = std::sync::atomic::AtomicUsize::new(0);
    let (_, states) = parallel::run_watched(
        run.threads(),
        places.len(),
        &run.options.watch,
        state,
        |each, k| {
            let mut place = places[k].lock().unwrap_or_else(PoisonError::into_inner);
            let (words, finite) = &mut *place;
            each.block.forget();
            each.block.points = finite.len();
            let first = k * most;
            (each.block).fill(rings, points, first, method, &mut each.work);
            each.block.recode(scalars, first, method);
            each.multiply(&rings.wide, method);
            each.write(f, words, finite);
            let done = done.fetch_add(1, std::sync::atomic::Ordering::Relaxed) + 1;
            run.options.report(done as f64 / places.len() as f64);
        },
    )?;
    for Each {
        block, mut work, ..
    } in states
    {
        work.additions = 0;
        let bytes = work.bytes();
        run.pool.give(work, bytes);
        let bytes = block.bytes_held();
        run.pool.give(block, bytes);
    }
    Ok(())
}

/// Where the products of every block go.
type Place<'a> = Mutex<(&'a mut [u64], &'a mut [bool])>;

fn places(out: &mut WordPoints, block: usize) -> Vec<Place<'_>> {
    let words = out.words.chunks_mut(block * out.stride);
    let both = words.zip(out.finite.chunks_mut(block));
    both.map(Mutex::new).collect()
}

/// What a thread works with.
struct Each<R: Lanes> {
    block: Block<R::Mem>,
    work: Work<R::El>,
    /// The products of the block.
    points: Vec<jacobian::Point<R::El>>,
    /// Products of the denominators before each.
    partial: Vec<R::El>,
}

impl<R: Lanes> Each<R> {
    /// Horner's rule in every lane.
    fn multiply(&mut self, cx: &Cx<R>, method: &Method) {
        let m = self.block.points;
        self.points.clear();
        for first in (0..m).step_by(R::WIDTH) {
            let product = horner(cx, &self.block, method, first..m.min(first + R::WIDTH));
            self.points.push(product);
        }
    }

    /// The products as affine words.
    fn write(&mut self, f: &R, words: &mut [u64], finite: &mut [bool]) {
        let Self {
            points, partial, ..
        } = self;
        f.enter(
            #[inline(always)]
            || {
                partial.clear();
                let mut all = f.one();
                for p in points.iter() {
                    partial.push(all);
                    all = f.mul(&all, &invertible(f, p).0);
                }
                let mut inv = f.inv(&all);
                for (k, p) in points.iter().enumerate().rev() {
                    let (z, inf) = invertible(f, p);
                    let i = f.mul(&inv, &partial[k]);
                    inv = f.mul(&inv, &z);
                    let ii = f.sqr(&i);
                    let (x, y) = (f.mul(&p.x, &ii), f.mul(&p.y, &f.mul(&i, &ii)));
                    let few = k * R::WIDTH..finite.len().min((k + 1) * R::WIDTH);
                    let stride = 2 * f.words();
                    let words = &mut words[few.start * stride..few.end * stride];
                    put_words(f, &Affine { x, y }, inf, words, &mut finite[few]);
                }
            },
        );
    }
}

/// Z, or 1 in the infinite lanes, and which these are.
#[inline(always)]
fn invertible<R: Lanes>(f: &R, p: &jacobian::Point<R::El>) -> (R::El, u8) {
    match Jacobian::infinite(f, p) {
        0 => (p.z, 0),
        inf => (f.select(inf, &f.one(), &p.z), inf),
    }
}

/// The lanes of a vector as words, zero at infinity.
#[inline(always)]
fn put_words<R: Lanes>(f: &R, p: &Affine<R::El>, inf: u8, words: &mut [u64], finite: &mut [bool]) {
    let w = f.words();
    let mut lanes = [[R::empty(); 8]; 2];
    f.scatter(&p.x, &mut lanes[0][..R::WIDTH]);
    f.scatter(&p.y, &mut lanes[1][..R::WIDTH]);
    for (lane, (words, finite)) in words.chunks_mut(2 * w).zip(finite).enumerate() {
        *finite = inf >> lane & 1 == 0;
        match *finite {
            true => {
                f.unpack(&lanes[0][lane], &mut words[..w]);
                f.unpack(&lanes[1][lane], &mut words[w..]);
            }
            false => words.fill(0),
        }
    }
}

/// The products of some points of a block, one a lane. One copy: it is long.
#[inline(never)]
fn horner<R: Lanes>(
    cx: &Cx<R>,
    block: &Block<R::Mem>,
    method: &Method,
    few: core::ops::Range<usize>,
) -> jacobian::Point<R::El> {
    let (f, r) = (&cx.f, &*method.recoding);
    let doublings = r.radix().x.trailing_zeros();
    f.enter(
        #[inline(always)]
        || {
            let view = block.table.view();
            let mut acc = Jacobian::infinity(f);
            // The lanes that are known to be infinite.
            let mut inf = all_lanes::<R>();
            let lists = block.digits.chunks(block.points);
            for (k, digits) in lists.enumerate().rev() {
                if inf != all_lanes::<R>() && k % r.slots() == r.slots() - 1 {
                    for _ in 0..doublings {
                        acc = Jacobian::dbl(f, &cx.a, &acc);
                    }
                }
                let mut entries: [Entry; 8] = [MISSING; 8];
                for (e, i) in entries.iter_mut().zip(few.clone()) {
                    *e = block.entry(digits[i], i).unwrap_or(MISSING);
                }
                let q = operand(f, &view, &entries[..R::WIDTH]);
                (acc, inf) = add(cx, &acc, inf, &q);
            }
            acc
        },
    )
}

/// `acc + q`, and the lanes that are infinite; `inf` are such lanes of `acc`.
#[inline(always)]
fn add<R: Lanes>(
    cx: &Cx<R>,
    acc: &jacobian::Point<R::El>,
    inf: u8,
    q: &Vector<R>,
) -> (jacobian::Point<R::El>, u8) {
    let f = &cx.f;
    let sum = Jacobian::add_affine_raw(f, acc, &q.p);
    if inf | q.inf | f.maybe_zero(&sum.z) == 0 {
        return (sum, 0);
    }
    add_rare(cx, acc, inf, q, sum)
}

#[inline(never)]
fn add_rare<R: Lanes>(
    cx: &Cx<R>,
    acc: &jacobian::Point<R::El>,
    inf: u8,
    q: &Vector<R>,
    sum: jacobian::Point<R::El>,
) -> (jacobian::Point<R::El>, u8) {
    let f = &cx.f;
    f.enter(
        #[inline(always)]
        || {
            if f.maybe_zero(&sum.z) & !(inf | q.inf) & all_lanes::<R>() != 0 {
                let q = Jacobian::from_affine_or(f, &q.p, q.inf);
                let sum = repair::<Jacobian, R>(f, &cx.a, acc, &q, sum);
                return (sum, Jacobian::infinite(f, &sum));
            }
            let sum = Jacobian::select(f, q.inf, acc, &sum);
            let q_alone = inf & !q.inf;
            let alone = Jacobian::from_affine(f, &q.p);
            (Jacobian::select(f, q_alone, &alone, &sum), inf & q.inf)
        },
    )
}

/// Products of a task.
const TASK: usize = 2048;

/// Estimated peak memory beyond the inputs and the products of one point with n scalars, bytes.
pub fn base_memory(ring: &RingFacts, n: usize, r: &dyn Recoding, threads: usize) -> u64 {
    let rows = r.windows() * r.buckets();
    // The table; a round's steps, as entries, lists and sums.
    let table = table::bytes(ring.stored, rows, columns(r));
    let steps = table::bytes(ring.stored, rows, 2) + (rows * 60) as u64;
    let lists = r.windows() * r.slots();
    let threads = threads.min(n.div_ceil(TASK)).max(1) as u64;
    let task = TASK.min(n) * (lists * 12 + 60 + 2 * ring.stored);
    table + steps + threads * (task as u64 + work_bytes(ring.element)) + (1 << 20)
}

/// `a_i·P` for every i, affine.
pub fn of_one<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    point: &Affine<S::El>,
    scalars: &Scalars<'_>,
    method: &Method,
    run: Run<'_>,
    out: &mut WordPoints,
) -> Result<(), Error> {
    let f = &rings.wide.f;
    let (r, one) = (&*method.recoding, &rings.one);
    let powers = powers(one, point, method);
    let mut block: Block<R::Mem> = Block::default();
    let mut work = Work::new(f.zero());
    block.points = r.windows();
    block.fill(rings, &powers, 0, method, &mut work);
    let places = places(out, TASK);
    let done = std::sync::atomic::AtomicUsize::new(0);
    let state = || -> (Work<R::El>, OfOne<R::Mem>) {
        let work = run.pool.take().unwrap_or_else(|| Work::new(f.zero()));
        (work, OfOne::default())
    };
    let (_, states) = parallel::run_watched(
        run.threads(),
        places.len(),
        &run.options.watch,
        state,
        |(work, of_one), k| {
            let mut place = places[k].lock().unwrap_or_else(PoisonError::into_inner);
            let (words, finite) = &mut *place;
            let m = finite.len();
            of_one.recode(scalars, k * TASK, m, method);
            of_one.lists.clear();
            for i in 0..m {
                for (list, digits) in of_one.digits.chunks(m).enumerate() {
                    (of_one.lists.entries).extend(block.entry(digits[i], list / r.slots()));
                }
                of_one.lists.close();
            }
            of_one.lists.lay_out(R::WIDTH);
            let (lists, sums) = (&of_one.lists.lists, &mut of_one.sums);
            sum_lists(&rings.wide, &block.table, lists, sums, work);
            rows_as_words(f, sums, 0, words, finite);
            let done = done.fetch_add(1, std::sync::atomic::Ordering::Relaxed) + 1;
            run.options.report(done as f64 / places.len() as f64);
        },
    )?;
    for (mut work, _) in states {
        work.additions = 0;
        let bytes = work.bytes();
        run.pool.give(work, bytes);
    }
    Ok(())
}

/// `ρ^k·P` for every window k.
fn powers<S: Lanes>(one: &Scalar<S>, point: &Affine<S::El>, method: &Method) -> WordPoints {
    let (f, w) = (&one.f, one.f.words());
    let mut acc = Jacobian::from_affine(f, point);
    let mut all = WordPoints {
        stride: 2 * w,
        ..WordPoints::default()
    };
    for k in 0..method.recoding.windows() {
        if k > 0 {
            acc = by_radix(one, &acc, &*method.recoding);
        }
        let mut words = vec![0; 2 * w];
        let p = one.affine(&acc);
        if let Some(p) = &p {
            for (c, words) in [p.x, p.y].iter().zip(words.chunks_mut(w)) {
                let mut m = [S::empty()];
                f.scatter(c, &mut m);
                f.unpack(&m[0], words);
            }
        }
        all.words.extend(words);
        all.finite.push(p.is_some());
    }
    all
}

/// What a thread works with.
struct OfOne<M: Copy> {
    digits: Vec<Digit>,
    lists: Queue,
    sums: Table<M>,
}

impl<M: Copy> Default for OfOne<M> {
    fn default() -> Self {
        Self {
            digits: Vec::new(),
            lists: Queue::default(),
            sums: Table::default(),
        }
    }
}

impl<M: Copy> OfOne<M> {
    /// The digits of m scalars from one on, list by list.
    fn recode(&mut self, scalars: &Scalars<'_>, first: usize, m: usize, method: &Method) {
        let r = &*method.recoding;
        self.digits.clear();
        self.digits.resize(r.windows() * r.slots() * m, NONE);
        super::pack::write_digits(scalars, r, first, &vec![true; m], &mut self.digits);
    }
}

/// Rows of two coordinates from one on as words, zero at infinity.
fn rows_as_words<R: Lanes>(
    f: &R,
    rows: &Table<R::Mem>,
    first: usize,
    words: &mut [u64],
    finite: &mut [bool],
) {
    let w = f.words();
    for (i, (words, finite)) in (first..).zip(words.chunks_mut(2 * w).zip(finite)) {
        *finite = rows.finite[i];
        match *finite {
            true => {
                f.unpack(rows.x(i, 0), &mut words[..w]);
                f.unpack(rows.y(i), &mut words[w..]);
            }
            false => words.fill(0),
        }
    }
}

/// `a_i + b_i` for every i, and `a_i − b_i` behind all of them if asked for: affine additions of two points each.
pub fn pairs<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    a: &dyn Points,
    b: &dyn Points,
    differences: bool,
    run: Run<'_>,
    out: &mut WordPoints,
) -> Result<(), Error> {
    let (f, n) = (&rings.wide.f, a.len());
    let (sums, others) = out.words.split_at_mut(n * out.stride);
    let (sums_finite, others_finite) = out.finite.split_at_mut(n);
    let stride = out.stride;
    let sums = (sums.chunks_mut(TASK * stride)).zip(sums_finite.chunks_mut(TASK));
    let mut others = (others.chunks_mut(TASK * stride)).zip(others_finite.chunks_mut(TASK));
    let places: Vec<_> = sums.map(|s| Mutex::new((s, others.next()))).collect();
    let state = || -> (Work<R::El>, Table<R::Mem>, OfOne<R::Mem>, Vec<u64>) {
        let work = run.pool.take().unwrap_or_else(|| Work::new(f.zero()));
        (work, Table::default(), OfOne::default(), Vec::new())
    };
    let task = |(work, table, of_one, words): &mut (
        Work<R::El>,
        Table<R::Mem>,
        OfOne<R::Mem>,
        Vec<u64>,
    ),
                k: usize| {
        let mut place = places[k].lock().unwrap_or_else(PoisonError::into_inner);
        let ((sums, sums_finite), others) = &mut *place;
        let m = sums_finite.len();
        words.resize(2 * m * stride, 0);
        table.reset(2 * m, 2);
        for (half, points) in [a, b].into_iter().enumerate() {
            let words = &mut words[half * m * stride..(half + 1) * m * stride];
            points.fill(k * TASK, words, &mut table.finite[half * m..(half + 1) * m]);
        }
        let all: Vec<usize> = (0..2 * m).filter(|&i| table.finite[i]).collect();
        pack_some(f, None, 2, &mut table.mem, words, &all);
        of_one.lists.clear();
        for sign in 0..if differences { 2 } else { 1 } {
            for i in 0..m {
                for (row, sign) in [(i, 0), (m + i, sign)] {
                    let row = table.finite_row(row);
                    (of_one.lists.entries).extend(row.map(|row| entry(table.layout(), row, sign)));
                }
                of_one.lists.close();
            }
        }
        of_one.lists.lay_out(R::WIDTH);
        sum_lists(
            &rings.wide,
            table,
            &of_one.lists.lists,
            &mut of_one.sums,
            work,
        );
        let rows = &of_one.sums;
        rows_as_words(f, rows, 0, sums, sums_finite);
        if let Some((words, finite)) = others {
            rows_as_words(f, rows, m, words, finite);
        }
    };
    let (_, states) =
        parallel::run_watched(run.threads(), places.len(), &run.options.watch, state, task)?;
    for (mut work, ..) in states {
        work.additions = 0;
        let bytes = work.bytes();
        run.pool.give(work, bytes);
    }
    Ok(())
}
