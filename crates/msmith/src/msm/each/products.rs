//! Many points, each times its own scalar.

use super::super::Run;
use super::super::accumulate::Cx;
use super::super::bucket_lists::{Entry, MISSING};
use super::super::gather::operand;
use super::super::pack::Rings;
use super::super::straus::Method;
use super::super::straus::lanes::{self, Block};
use super::super::vectors::Vector;
use super::super::work::{Work, work_bytes};
use super::places;
use crate::coords::{A, Affine, Coords, Jacobian, all_lanes, jacobian, repair};
use crate::cpu::RingFacts;
use crate::error::Error;
use crate::parallel;
use crate::points::{Points, WordPoints};
use crate::recode::Recoding;
use crate::ring::Lanes;
use crate::ring::outline::Outlined;
use crate::ring::twice::{Abreast, Twice};
use crate::scalars::Scalars;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

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
    let most = n
        .div_ceil(blocks.max(1))
        .next_multiple_of(2 * R::WIDTH)
        .max(1);
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
    let done = AtomicUsize::new(0);
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
            let done = done.fetch_add(1, Relaxed) + 1;
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
        let mut first = 0;
        while first < m {
            let (points, block) = (&mut self.points, &self.block);
            if const { R::WIDTH == 1 } {
                horner::<R, R>(cx, block, method, first, points);
                first += R::WIDTH;
            } else if const { !R::CALLED } {
                // Products that are written out would take much room.
                horner::<R, Outlined<R>>(cx, block, method, first, points);
                first += R::WIDTH;
            } else if first + R::WIDTH < m {
                horner::<R, Twice<R>>(cx, block, method, first, points);
                first += 2 * R::WIDTH;
            } else {
                horner::<R, R>(cx, block, method, first, points);
                first += R::WIDTH;
            }
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

/// The products of some points of a block, one a lane, as many vectors as T has side by side. One copy: it is long.
#[inline(never)]
fn horner<R: Lanes, T: Abreast<R>>(
    cx: &Cx<R>,
    block: &Block<R::Mem>,
    method: &Method,
    first: usize,
    out: &mut Vec<jacobian::Point<R::El>>,
) {
    let (f, r) = (&cx.f, &*method.recoding);
    let doublings = r.radix().x.trailing_zeros();
    f.enter(
        #[inline(always)]
        || {
            let (all, view) = (T::of(*f), block.table.view());
            let a = match &cx.a {
                A::Zero => A::Zero,
                A::General(a) => A::General(both(&all, a, a)),
            };
            let mut acc = Jacobian::infinity(&all);
            // The lanes that are known to be infinite.
            let mut inf = [all_lanes::<R>(); 2];
            let none = inf;
            let lists = block.digits.chunks(block.points);
            for (k, digits) in lists.enumerate().rev() {
                if inf != none && k % r.slots() == r.slots() - 1 {
                    for _ in 0..doublings {
                        acc = Jacobian::dbl(&all, &a, &acc);
                    }
                }
                let mut entries: [Entry; 16] = [MISSING; 16];
                let here = first..block.points.min(first + T::COUNT * R::WIDTH);
                for (e, i) in entries.iter_mut().zip(here) {
                    *e = block.entry(digits[i], i).unwrap_or(MISSING);
                }
                let p = operand(f, &view, &entries[..R::WIDTH]);
                let q = match T::COUNT {
                    1 => p,
                    _ => operand(f, &view, &entries[R::WIDTH..2 * R::WIDTH]),
                };
                add(cx, &all, &mut acc, &mut inf, &[p, q]);
            }
            for k in 0..T::COUNT {
                out.push(one_of::<R, T>(&acc, k));
            }
        },
    );
}

/// Two elements side by side, or the first alone.
#[inline(always)]
fn both<R: Lanes, T: Abreast<R>>(all: &T, p: &R::El, q: &R::El) -> T::El {
    let mut both = all.zero();
    *T::get_mut(&mut both, 0) = *p;
    if T::COUNT == 2 {
        *T::get_mut(&mut both, 1) = *q;
    }
    both
}

/// One of the points that are side by side.
#[inline(always)]
fn one_of<R: Lanes, T: Abreast<R>>(p: &jacobian::Point<T::El>, k: usize) -> jacobian::Point<R::El> {
    jacobian::Point {
        x: *T::get(&p.x, k),
        y: *T::get(&p.y, k),
        z: *T::get(&p.z, k),
    }
}

/// Adds q to `acc`; `inf` are lanes that are infinite.
#[inline(always)]
fn add<R: Lanes, T: Abreast<R>>(
    cx: &Cx<R>,
    all: &T,
    acc: &mut jacobian::Point<T::El>,
    inf: &mut [u8; 2],
    q: &[Vector<R>; 2],
) {
    let f = &cx.f;
    let points = Affine {
        x: both(all, &q[0].p.x, &q[1].p.x),
        y: both(all, &q[0].p.y, &q[1].p.y),
    };
    let mut sum = Jacobian::add_affine_raw(all, acc, &points);
    for k in 0..T::COUNT {
        if inf[k] | q[k].inf | f.maybe_zero(T::get(&sum.z, k)) == 0 {
            continue;
        }
        let (before, raw) = (one_of::<R, T>(acc, k), one_of::<R, T>(&sum, k));
        let (right, infinite) = add_rare(cx, &before, inf[k], &q[k], raw);
        inf[k] = infinite;
        *T::get_mut(&mut sum.x, k) = right.x;
        *T::get_mut(&mut sum.y, k) = right.y;
        *T::get_mut(&mut sum.z, k) = right.z;
    }
    *acc = sum;
}

/// A sum with exceptional lanes put right, and its infinite lanes.
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
