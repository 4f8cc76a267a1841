//! Many points, each times its own scalar, and two sums of each two points.

use super::super::Run;
use super::super::accumulate::Cx;
use super::super::bucket_lists::{Entry, MISSING};
use super::super::gather::operand;
use super::super::pack::Rings;
use super::super::straus::Method;
use super::super::straus::lanes::{self, Block};
use super::super::vectors::Vector;
use super::super::work::{Work, work_bytes};
use super::{keep, places, put, work};
use crate::coords::multiples::tripling_a_zero;
use crate::coords::{A, Affine, Coords, Jacobian, jacobian, repair};
use crate::cpu::RingFacts;
use crate::error::Error;
use crate::parallel;
use crate::points::{Points, WordPoints};
use crate::recode::{Digit, Recoding};
use crate::ring::inverse::batch_invert_with;
use crate::ring::outline::Outlined;
use crate::ring::twice::{Abreast, Twice};
use crate::ring::{Lanes, SMALL};
use crate::scalars::Scalars;
use msmith_core::enter;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Points of a block: about as many in each, whole pairs of vectors, and a block for every thread.
fn block(ring: &RingFacts, n: usize, r: &dyn Recoding, threads: usize) -> usize {
    let blocks = n.div_ceil(lanes::block(ring, r)).next_multiple_of(threads);
    n.div_ceil(blocks.max(1))
        .next_multiple_of(2 * ring.width)
        .max(1)
}

/// Estimated peak memory beyond the inputs and the products, bytes.
pub fn memory(ring: &RingFacts, n: usize, r: &dyn Recoding, threads: usize) -> u64 {
    let block = block(ring, n, r, threads);
    // Digits of a second list.
    let others = 4 * r.windows() * r.slots();
    let points = block * (lanes::bytes_a_point(ring, r) + others + 5 * ring.element / ring.width);
    let threads = threads.min(n.div_ceil(block)).max(1);
    threads as u64 * (points as u64 + work_bytes(ring.element)) + (1 << 20)
}

/// `a_i·P_i` for every i, affine. With a second list of scalars b, for every even i: `a_i·P_i + a_{i+1}·P_{i+1}` and
/// `b_i·P_i + b_{i+1}·P_{i+1}`; the number of points is even.
pub fn products<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    points: &dyn Points,
    (scalars, others): (&Scalars<'_>, Option<&Scalars<'_>>),
    method: &Method,
    run: Run<'_>,
    out: &mut WordPoints,
) -> Result<(), Error> {
    let f = &rings.wide.f;
    let most = block(&rings.facts, points.len(), &*method.recoding, run.threads());
    let places = places(out, most);
    let state = || -> Each<R> {
        Each {
            block: run.pool.take().unwrap_or_default(),
            work: work(&run, f),
            others: Vec::new(),
            points: Vec::new(),
            inverses: Vec::new(),
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
            if let Some(others) = others {
                each.block.recode(others, first, method);
                core::mem::swap(&mut each.block.digits, &mut each.others);
            }
            each.block.recode(scalars, first, method);
            each.multiply(&rings.wide, method);
            each.write(f, words, finite);
            let done = done.fetch_add(1, Relaxed) + 1;
            run.options.report(done as f64 / places.len() as f64);
        },
    )?;
    for Each { block, work, .. } in states {
        keep(&run, work);
        let bytes = block.bytes_held();
        run.pool.give(block, bytes);
    }
    Ok(())
}

/// What a thread works with.
struct Each<R: Lanes> {
    block: Block<R::Mem>,
    work: Work<R::El>,
    /// The digits of the second list of scalars, if there is one.
    others: Vec<Digit>,
    /// The products of the block.
    points: Vec<jacobian::Point<R::El>>,
    /// Inverses of their denominators, and what these are made with.
    inverses: Vec<R::El>,
    partial: Vec<R::El>,
}

impl<R: Lanes> Each<R> {
    /// Horner's rule in every lane.
    fn multiply(&mut self, cx: &Cx<R>, method: &Method) {
        let m = self.block.points;
        self.points.clear();
        let mut first = 0;
        while first < m {
            let (points, block) = (&mut self.points, (&self.block, &self.others[..]));
            if const { R::WIDTH == 1 || SMALL } {
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
            points,
            inverses,
            partial,
            ..
        } = self;
        enter!(f, {
            inverses.clear();
            inverses.extend(points.iter().map(|p| p.z));
            batch_invert_with(f, inverses, partial);
            let words = words.chunks_mut(2 * f.words() * R::WIDTH);
            let places = words.zip(finite.chunks_mut(R::WIDTH));
            for ((p, i), (words, finite)) in points.iter().zip(&*inverses).zip(places) {
                let ii = f.sqr(i);
                let (x, y) = (f.mul(&p.x, &ii), f.mul(&p.y, &f.mul(i, &ii)));
                put_lanes(f, &Affine { x, y }, Jacobian::infinite(f, p), words, finite);
            }
        });
    }
}

/// The lanes of a vector as words.
#[inline(always)]
fn put_lanes<R: Lanes>(f: &R, p: &Affine<R::El>, inf: u8, words: &mut [u64], finite: &mut [bool]) {
    let mut lanes = [[R::empty(); 8]; 2];
    f.scatter(&p.x, &mut lanes[0][..R::WIDTH]);
    f.scatter(&p.y, &mut lanes[1][..R::WIDTH]);
    let words = words.chunks_mut(2 * f.words());
    for (lane, (words, finite)) in words.zip(finite).enumerate() {
        let point = (inf >> lane & 1 == 0).then(|| [&lanes[0][lane], &lanes[1][lane]]);
        put(f, point, words, finite);
    }
}

/// The products of some points of a block, one a lane, as many vectors as T has side by side. One copy: it is long.
#[inline(never)]
fn horner<R: Lanes, T: Abreast<R>>(
    cx: &Cx<R>,
    (block, others): (&Block<R::Mem>, &[Digit]),
    method: &Method,
    first: usize,
    out: &mut Vec<jacobian::Point<R::El>>,
) {
    let (f, r) = (&cx.f, &*method.recoding);
    // A power of 2, or 9, and then a = 0.
    let (doublings, triplings) = match r.radix().x {
        9 => (0, 2),
        radix => (radix.trailing_zeros(), 0),
    };
    enter!(f, {
        let (all, view) = (T::of(*f), block.table.view());
        let a = match &cx.a {
            A::Zero => A::Zero,
            A::General(a) => A::General(both(&all, a, a)),
        };
        let mut acc = Jacobian::infinity(&all);
        let lists = r.windows() * r.slots();
        let m = block.points;
        let terms = if others.is_empty() { 1 } else { 2 };
        // Scalars that are short in some form have no digits above.
        let mut begun = false;
        for k in (0..lists).rev() {
            if begun && k % r.slots() == r.slots() - 1 {
                for _ in 0..doublings {
                    acc = Jacobian::dbl(&all, &a, &acc);
                }
                for _ in 0..triplings {
                    acc = tripling_a_zero(&all, &acc);
                }
            }
            let skip = r.skip(k % r.slots());
            for term in 0..terms {
                let mut entries: [Entry; 16] = [MISSING; 16];
                let here = first..m.min(first + T::COUNT * R::WIDTH);
                for (e, i) in entries.iter_mut().zip(here) {
                    // The first sum of a pair stands at its first point.
                    let (digits, i) = match (terms, i % 2) {
                        (2, 0) => (&block.digits[..], i + term),
                        (2, _) => (others, i - 1 + term),
                        _ => (&block.digits[..], i),
                    };
                    *e = block.entry(digits[k * m + i], i, skip).unwrap_or(MISSING);
                }
                begun |= entries.iter().any(|e| *e != MISSING);
                if !begun {
                    continue;
                }
                let p = operand(f, &view, &entries[..R::WIDTH]);
                let q = match T::COUNT {
                    1 => p,
                    _ => operand(f, &view, &entries[R::WIDTH..2 * R::WIDTH]),
                };
                acc = add(cx, &all, &acc, &[p, q]);
            }
        }
        for k in 0..T::COUNT {
            out.push(one_of::<R, T>(&acc, k));
        }
    });
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

/// `acc + q`, complete.
#[inline(always)]
fn add<R: Lanes, T: Abreast<R>>(
    cx: &Cx<R>,
    all: &T,
    acc: &jacobian::Point<T::El>,
    q: &[Vector<R>; 2],
) -> jacobian::Point<T::El> {
    let f = &cx.f;
    let points = Affine {
        x: both(all, &q[0].p.x, &q[1].p.x),
        y: both(all, &q[0].p.y, &q[1].p.y),
    };
    let mut sum = Jacobian::add_affine_raw(all, acc, &points);
    for (k, q) in q.iter().enumerate().take(T::COUNT) {
        if q.inf | f.maybe_zero(T::get(&sum.z, k)) == 0 {
            continue;
        }
        let of_q = Jacobian::from_affine_or(f, &q.p, q.inf);
        let (before, raw) = (one_of::<R, T>(acc, k), one_of::<R, T>(&sum, k));
        let right = repair::<Jacobian, R>(f, &cx.a, &before, &of_q, q.inf, raw);
        *T::get_mut(&mut sum.x, k) = right.x;
        *T::get_mut(&mut sum.y, k) = right.y;
        *T::get_mut(&mut sum.z, k) = right.z;
    }
    sum
}
