//! Building tables: one base a lane, its multiples in Jacobian coordinates, one inversion for all of them.
//!
//! Cost a row: log₂|ρ|·g doublings (7 products) shared by the multipliers of a position, an addition (16)
//! for every further multiplier, and 8 products to make it affine. Twice that where digits have i among their units.

use super::super::pack::{Rings, coordinate};
use super::super::table::{Table, columns};
use crate::coords::jacobian::Point;
use crate::coords::{A, Affine, Coords, Jacobian, all_lanes};
use crate::cpu::RingFacts;
use crate::error::Error;
use crate::memory::{Block, filled};
use crate::options::Options;
use crate::parallel;
use crate::points::Points;
use crate::recode::prepared::Prepared;
use crate::recode::{Recoding, Small};
use crate::ring::outline::Outlined;
use crate::ring::{Lanes, Ring};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

/// Bases of a task.
const TASK: usize = 64;

/// The words of a table, and which bases are finite.
pub struct Built {
    /// Coordinates, see [`super`].
    pub words: Block<u64>,
    /// Finite bases.
    pub finite: Vec<bool>,
}

/// Bytes that one thread takes for coordinates of some words, beside the table: the bases of a task, and the multiples of
/// as many of them as there are lanes, with their products.
pub fn memory(ring: &RingFacts, words: usize, rows: usize) -> u64 {
    let multiples = rows as u64 * 4 * ring.element as u64;
    2 * (16 * words * TASK) as u64 + multiples
}

/// All rows of all bases. An error names a base whose multiple is infinite: it is not of order r.
pub fn build<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    points: &dyn Points,
    recoding: &Prepared,
    options: &Options<'_>,
) -> Result<Built, Error> {
    let f = &Outlined(rings.wide.f);
    let (n, w) = (points.len(), f.words());
    let row = columns(recoding) * w;
    let base = recoding.rows() * row;
    let mut words = Block::<u64>::zeros(n * base);
    let mut finite = filled(n, false);
    let tasks: Vec<_> = (words[..n * base].chunks_mut((TASK * base).max(1)))
        .zip(finite.chunks_mut(TASK))
        .map(Mutex::new)
        .collect();
    let done = AtomicUsize::new(0);
    // Once stopped it stays stopped: a caller may lower the flag again.
    let cancelled = AtomicBool::new(false);
    let is_cancelled = || {
        if options.is_cancelled() {
            cancelled.store(true, Relaxed);
        }
        cancelled.load(Relaxed)
    };
    options.report(0.0);
    let buffers = || (vec![0u64; 2 * w * TASK], Vec::new(), Vec::new());
    let (bad, _) = parallel::run(
        options.threads.unwrap_or(1),
        tasks.len(),
        buffers,
        |(coordinates, rows, products), k| {
            let (Ok(mut task), false) = (tasks[k].lock(), is_cancelled()) else {
                return None;
            };
            let (words, finite) = &mut *task;
            let m = finite.len();
            rings.read(points, k * TASK, &mut coordinates[..2 * w * m], finite);
            let mut bad = None;
            for first in (0..m).step_by(R::WIDTH) {
                let few: Vec<usize> = (first..(first + R::WIDTH).min(m)).collect();
                let x = coordinate(f, &coordinates[..2 * w * m], &few, 0);
                let y = coordinate(f, &coordinates[..2 * w * m], &few, 1);
                let mut inf = all_lanes::<R>();
                for (lane, &i) in few.iter().enumerate() {
                    inf &= !(u8::from(finite[i]) << lane);
                }
                multiples(rings, &Affine { x, y }, inf, recoding, rows);
                let missing = normalise(f, rows, products) & !inf;
                if missing != 0 && bad.is_none() {
                    bad = Some(k * TASK + first + missing.trailing_zeros() as usize);
                }
                let beta = rings.beta.as_ref().filter(|_| recoding.uses_endomorphism());
                let out = &mut words[first * base..];
                write(f, rows, beta, few.len(), base, row, inf, out);
            }
            options.report((1 + done.fetch_add(1, Relaxed)) as f64 / tasks.len() as f64);
            bad
        },
    );
    drop(tasks);
    if is_cancelled() {
        return Err(Error::Cancelled);
    }
    match bad.into_iter().flatten().min() {
        Some(index) => Err(Error::NotInSubgroup { index }),
        None => Ok(Built { words, finite }),
    }
}

/// The multiples of one base a lane, row by row.
fn multiples<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    p: &Affine<R::El>,
    inf: u8,
    recoding: &Prepared,
    rows: &mut Vec<Point<R::El>>,
) {
    let lanes = Multiplying {
        f: Outlined(rings.wide.f),
        a: &rings.wide.a,
        beta: rings.beta.as_ref(),
    };
    rows.clear();
    let mut power = Jacobian::from_affine_or(&lanes.f, p, inf);
    for (t, multipliers) in recoding.stored().enumerate() {
        if t > 0 {
            for _ in 0..recoding.passes() {
                power = lanes.times(&power, recoding.radix());
            }
        }
        multiples_of(&lanes, power, multipliers, rows);
    }
}

/// So many multiples of a point.
fn multiples_of<R: Lanes>(
    lanes: &Multiplying<'_, R>,
    power: Point<R::El>,
    multipliers: &[Small],
    rows: &mut Vec<Point<R::El>>,
) {
    // Multiples go up in few different steps.
    let mut steps: Vec<(Small, Point<R::El>)> = Vec::new();
    let mut last = (Small { x: 1, y: 0 }, power);
    for &m in multipliers {
        let step = Small {
            x: m.x - last.0.x,
            y: m.y - last.0.y,
        };
        if step != (Small { x: 0, y: 0 }) {
            let known = steps.iter().find(|(s, _)| *s == step).map(|(_, p)| *p);
            let by = known.unwrap_or_else(|| {
                let by = lanes.times(&power, step);
                steps.push((step, by));
                by
            });
            last = (m, lanes.add(&last.1, &by));
        }
        rows.push(last.1);
    }
}

/// Small multiples in the lanes.
struct Multiplying<'a, R: Lanes> {
    f: Outlined<R>,
    a: &'a A<R::El>,
    beta: Option<&'a R::El>,
}

impl<R: Lanes> Multiplying<'_, R> {
    #[inline(never)]
    fn add(&self, p: &Point<R::El>, q: &Point<R::El>) -> Point<R::El> {
        Jacobian::add(&self.f, self.a, p, q)
    }

    #[inline(never)]
    fn dbl(&self, p: &Point<R::El>) -> Point<R::El> {
        Jacobian::dbl(&self.f, self.a, p)
    }

    fn integer(&self, p: &Point<R::El>, k: i64) -> Point<R::El> {
        let m = k.unsigned_abs();
        let mut acc = if m == 0 {
            Jacobian::infinity(&self.f)
        } else {
            *p
        };
        for bit in (0..m.checked_ilog2().unwrap_or(0)).rev() {
            acc = self.dbl(&acc);
            if m >> bit & 1 == 1 {
                acc = self.add(&acc, p);
            }
        }
        if k < 0 {
            Jacobian::neg(&self.f, &acc)
        } else {
            acc
        }
    }

    /// `(x + yω)·p`.
    fn times(&self, p: &Point<R::El>, k: Small) -> Point<R::El> {
        let shift = (k.x | k.y).trailing_zeros().min(63);
        let mut p = *p;
        for _ in 0..shift {
            p = self.dbl(&p);
        }
        let (x, y) = (k.x >> shift, k.y >> shift);
        let (Some(beta), true) = (self.beta, y != 0) else {
            return self.integer(&p, x);
        };
        let turned = Point {
            x: self.f.mul(&p.x, beta),
            ..p
        };
        let turned = self.integer(&turned, y);
        if x == 0 {
            return turned;
        }
        self.add(&self.integer(&p, x), &turned)
    }
}

/// Makes all rows affine, `z` no longer meaning anything; the lanes with an infinite row.
fn normalise<R: Lanes>(
    f: &Outlined<R>,
    rows: &mut [Point<R::El>],
    products: &mut Vec<R::El>,
) -> u8 {
    let one = f.one();
    let mut missing = 0;
    let mut product = one;
    products.clear();
    for p in rows.iter_mut() {
        let inf = Jacobian::infinite(f, p);
        if inf != 0 {
            missing |= inf;
            p.z = f.select(inf, &one, &p.z);
        }
        products.push(product);
        product = f.mul(&product, &p.z);
    }
    let mut inverse = f.inv(&product);
    for (p, before) in rows.iter_mut().zip(&*products).rev() {
        let i = f.mul(&inverse, before);
        inverse = f.mul(&inverse, &p.z);
        let ii = f.sqr(&i);
        p.x = f.mul(&p.x, &ii);
        p.y = f.mul(&p.y, &f.mul(&i, &ii));
    }
    missing
}

/// Writes the rows of the first few lanes, `base` words apart; zeros for infinite bases.
#[expect(clippy::too_many_arguments, reason = "sizes of one loop")]
fn write<R: Lanes>(
    f: &Outlined<R>,
    rows: &[Point<R::El>],
    beta: Option<&R::El>,
    lanes: usize,
    base: usize,
    row: usize,
    inf: u8,
    out: &mut [u64],
) {
    let w = f.words();
    let mut put = |r: usize, column: usize, x: &R::El| {
        put(f, x, lanes, inf, base, &mut out[r * row + column * w..]);
    };
    for (r, p) in rows.iter().enumerate() {
        put(r, 0, &p.x);
        put(r, row / w - 1, &p.y);
        if let Some(beta) = beta {
            // β²x = −x − βx.
            let bx = f.mul(&p.x, beta);
            put(r, 1, &bx);
            put(r, 2, &f.norm(&f.neg::<2>(&f.add(&p.x, &bx))));
        }
    }
}

/// Writes one coordinate of the first few lanes, `apart` words from each other.
#[inline(never)]
fn put<R: Lanes>(f: &Outlined<R>, x: &R::El, lanes: usize, inf: u8, apart: usize, out: &mut [u64]) {
    let mut m = [R::empty(); 8];
    f.scatter(x, &mut m[..R::WIDTH]);
    for (lane, m) in m.iter().enumerate().take(lanes) {
        if inf >> lane & 1 == 0 {
            f.to_words(m, &mut out[lane * apart..][..f.words()]);
        }
    }
}

/// A table over words in somebody's memory, in the form of this ring.
pub fn table<R: Lanes>(
    words: std::sync::Arc<dyn super::super::table::Words>,
    finite: Vec<bool>,
    which: Option<Vec<u32>>,
    recoding: &Prepared,
) -> Table<R::Mem> {
    Table {
        stride: columns(recoding),
        finite,
        which,
        words: Some(words),
        ..Table::default()
    }
}
