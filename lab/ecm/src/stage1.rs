//! Stage 1: the scalar times the points, in extended coordinates.

use crate::frame::Frame;
use crate::hit::{Hits, Stage, Stop};
use crate::number::shared;
use crate::schedule::{Block, Schedule};
use msmith_chain::Term;
use msmith_core::coords::Affine;
use msmith_core::coords::edwards::{
    Cached, Extended, Projective, Unhalved, add_cached, extended, minus_one, switch, to_cached,
};
use msmith_core::enter;
use msmith_core::memory::prefetch;
use msmith_core::ring::Lanes;
use num_bigint::BigUint;

/// The curves of the lanes.
pub struct Curves<E> {
    /// Twice their coefficients d.
    pub d2: E,
}

/// Terms of a chain between two calls of [`StepPoll`].
const SPELL: usize = 512;

/// A table entry, its sign changed where the digit is negative: t grows to one subtraction.
#[inline(always)]
fn signed<F: Lanes>(f: &F, q: &Unhalved<F::El>, negative: bool) -> Unhalved<F::El> {
    if negative {
        Unhalved {
            minus: q.plus,
            plus: q.minus,
            t: f.neg::<1>(&q.t),
        }
    } else {
        *q
    }
}

/// `p + q`, a call: what prepares the loops does not need a copy of it each.
#[inline(never)]
pub fn add<F: Lanes>(f: &F, p: &Extended<F::El>, q: &Cached<F::El>) -> Extended<F::El> {
    enter!(f, add_cached(f, p, q))
}

/// `2p`, a call.
#[inline(never)]
pub fn double<F: Lanes>(f: &F, p: &Extended<F::El>) -> Extended<F::El> {
    enter!(f, minus_one::dbl(f, p))
}

/// The odd multiples of a point: 1, 3, …, `2·count − 1`. 15M each.
#[inline(always)]
fn odd_multiples<F: Lanes>(
    x: &Frame<'_, F>,
    k: &Curves<F::El>,
    p: &Extended<F::El>,
    count: usize,
    hits: &mut Hits,
) -> Vec<Unhalved<F::El>> {
    let f = &x.f;
    let mut points = Vec::with_capacity(count);
    points.push(*p);
    if count > 1 {
        let two = to_cached(f, &k.d2, &double(f, p));
        for i in 1..count {
            let next = add(f, &points[i - 1], &two);
            points.push(next);
        }
    }
    let zero = f.zero();
    let none = Unhalved {
        minus: zero,
        plus: zero,
        t: zero,
    };
    let mut table = vec![none; count];
    let mut prefix = Vec::with_capacity(count);
    let found = x.invert_all(
        &mut prefix,
        #[inline(always)]
        |i| points[i].z,
        count,
        #[inline(always)]
        |i, inverse| {
            let q = Affine {
                x: f.mul(&points[i].x, &inverse),
                y: f.mul(&points[i].y, &inverse),
            };
            table[i] = Unhalved::store(f, &k.d2, &q);
        },
    );
    hits.add(found, Stage::One);
    table
}

/// A block times a point.
#[inline(always)]
fn run_block<F: Lanes>(
    x: &Frame<'_, F>,
    k: &Curves<F::El>,
    p: &Extended<F::El>,
    block: &Block,
    hits: &mut Hits,
    poll: StepPoll<'_>,
) -> Result<Extended<F::El>, Stop> {
    let f = &x.f;
    let table = odd_multiples(x, k, p, block.table, hits);
    let first = block.chain.start.x;
    let start = extended::identity(f);
    let mut at = switch::add_unhalved(f, &start, &signed(f, &table[row(first)], first < 0));
    for spell in block.chain.terms.chunks(SPELL) {
        let mut bits = 0;
        for (i, term) in spell.iter().enumerate() {
            if let Some(next) = spell.get(i + 1) {
                prefetch(&table[row(next.digit.x)]);
            }
            at = step(f, at, term, &table);
            bits += u64::from(term.powers.two);
        }
        if poll(bits) {
            return Err(Stop);
        }
    }
    Ok(switch::extend(f, &at))
}

/// Doublings and an addition. Every term doubles at least once.
#[inline(always)]
fn step<F: Lanes>(
    f: &F,
    mut at: Projective<F::El>,
    term: &Term,
    table: &[Unhalved<F::El>],
) -> Projective<F::El> {
    for _ in 1..term.powers.two {
        at = minus_one::dbl_projective(f, &at);
    }
    let digit = term.digit.x;
    if digit == 0 {
        return minus_one::dbl_projective(f, &at);
    }
    let at = minus_one::dbl_to_extended(f, &at);
    switch::add_unhalved(f, &at, &signed(f, &table[row(digit)], digit < 0))
}

/// Where a table has a digit.
fn row(digit: i32) -> usize {
    digit.unsigned_abs() as usize / 2
}

/// Is told how many bits (in stage 2: giant steps) were done since the last call; says whether to stop.
pub type StepPoll<'a> = &'a dyn Fn(u64) -> bool;

/// The points at the end. With `every` the common divisors are computed after each block, so that a lane's first one
/// is found.
#[inline(always)]
pub fn run<F: Lanes>(
    x: &Frame<'_, F>,
    k: &Curves<F::El>,
    start: &Affine<F::El>,
    schedule: &Schedule,
    every: bool,
    hits: &mut Hits,
    poll: StepPoll<'_>,
) -> Result<Extended<F::El>, Stop> {
    let f = &x.f;
    let mut p = extended::from_affine(f, start);
    for block in &schedule.blocks {
        p = run_block(x, k, &p, block, hits, poll)?;
        if every {
            check(x, &p, hits);
        }
    }
    check(x, &p, hits);
    Ok(p)
}

/// Where a point is neutral, of order 2 or at infinity modulo a factor: `X = 0` or `Z = 0`.
fn check<F: Lanes>(x: &Frame<'_, F>, p: &Extended<F::El>, hits: &mut Hits) {
    let (xs, zs) = (x.read(&p.x), x.read(&p.z));
    let found = |(a, b): (&BigUint, &BigUint)| {
        let one = |v: &BigUint| shared(v, x.n);
        let both = one(&(a * b % x.n))?;
        if both < *x.n {
            return Some(both);
        }
        let parts = [one(a), one(b)];
        let proper = parts.into_iter().flatten().find(|g| g < x.n);
        Some(proper.unwrap_or(both))
    };
    hits.add(xs.iter().zip(&zs).map(found).collect(), Stage::One);
}
