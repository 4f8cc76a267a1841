//! Stage 2: one more prime between B1 and B2, by baby steps and giant steps.
//!
//! The points `jQ` and `mD·Q` are made affine, a pair is one difference of ordinates and one product. A product that
//! shares a divisor with n has found it. About `12M` for each point, `1M` for each pair.

use crate::frame::Frame;
use crate::hit::{Hits, Stage, Stop};
use crate::number::shared;
use crate::stage1::{Curves, StepPoll, add, double};
use crate::wheel::Wheel;
use msmith_core::coords::edwards::{Cached, Extended, extended, to_cached};
use msmith_core::enter;
use msmith_core::ring::Lanes;

/// Giant steps that share an inversion.
const GROUP: usize = 256;
/// Products that do not wait for each other.
const SUMS: usize = 4;

/// A small multiple of a point.
#[inline(never)]
fn multiple<F: Lanes>(
    f: &F,
    p: &Extended<F::El>,
    p_cached: &Cached<F::El>,
    by: u64,
) -> Extended<F::El> {
    if by == 0 {
        return extended::identity(f);
    }
    let mut at = *p;
    for bit in (0..by.ilog2()).rev() {
        at = double(f, &at);
        if by >> bit & 1 == 1 {
            at = add(f, &at, p_cached);
        }
    }
    at
}

/// The ordinates of points.
#[inline(never)]
fn ordinates<F: Lanes>(
    x: &Frame<'_, F>,
    prefix: &mut Vec<F::El>,
    points: &[(F::El, F::El)],
    out: &mut Vec<F::El>,
    hits: &mut Hits,
) {
    let f = &x.f;
    out.clear();
    out.resize(points.len(), f.zero());
    let found = enter!(f, {
        x.invert_all(
            prefix,
            #[inline(always)]
            |i| points[i].1,
            points.len(),
            #[inline(always)]
            |i, inverse| out[i] = f.mul(&points[i].0, &inverse),
        )
    });
    hits.add(found, Stage::Two);
}

/// The baby steps' `(Y, Z)`.
#[inline(always)]
fn babies<F: Lanes>(
    f: &F,
    k: &Curves<F::El>,
    q: &Extended<F::El>,
    wheel: &Wheel,
) -> Vec<(F::El, F::El)> {
    let gaps = wheel.babies.windows(2).map(|w| w[1] - w[0]);
    let widest = gaps.max().unwrap_or(2) as usize;
    // The even multiples 2, 4, … up to the widest gap.
    let two = double(f, q);
    let first = to_cached(f, &k.d2, &two);
    let mut even = vec![first];
    let mut last = two;
    for _ in 1..widest / 2 {
        last = add(f, &last, &first);
        even.push(to_cached(f, &k.d2, &last));
    }
    let mut at = *q;
    let mut out = vec![(at.y, at.z)];
    for w in wheel.babies.windows(2) {
        at = add(f, &at, &even[(w[1] - w[0]) as usize / 2 - 1]);
        out.push((at.y, at.z));
    }
    out
}

/// All pairs. With `every` the common divisors are computed after each giant step.
#[inline(always)]
pub fn run<F: Lanes>(
    x: &Frame<'_, F>,
    k: &Curves<F::El>,
    q: &Extended<F::El>,
    wheel: &Wheel,
    every: bool,
    hits: &mut Hits,
    poll: StepPoll<'_>,
) -> Result<(), Stop> {
    let f = &x.f;
    let mut prefix = Vec::new();
    let mut small = Vec::new();
    let made = babies(f, k, q, wheel);
    ordinates(x, &mut prefix, &made, &mut small, hits);
    let q_cached = to_cached(f, &k.d2, q);
    let giant = multiple(f, q, &q_cached, wheel.d);
    let giant_cached = to_cached(f, &k.d2, &giant);
    let mut at = multiple(f, &giant, &giant_cached, wheel.first);
    let mut sums = [f.one(); SUMS];
    let (mut points, mut large) = (Vec::new(), Vec::new());
    let count = wheel.giants();
    for from in (0..count).step_by(GROUP) {
        let to = count.min(from + GROUP);
        points.clear();
        for _ in from..to {
            points.push((at.y, at.z));
            at = add(f, &at, &giant_cached);
        }
        ordinates(x, &mut prefix, &points, &mut large, hits);
        for (g, y) in (from..to).zip(&large) {
            let mut turn = 0;
            wheel.pairs_of(
                g,
                #[inline(always)]
                |i| {
                    let difference = f.sub::<1>(y, &small[i]);
                    sums[turn] = f.mul(&sums[turn], &difference);
                    turn = (turn + 1) % SUMS;
                },
            );
            if every {
                check(x, &sums, hits);
            }
        }
        if poll((to - from) as u64) {
            return Err(Stop);
        }
    }
    check(x, &sums, hits);
    Ok(())
}

/// The common divisors of the products.
#[inline(always)]
fn check<F: Lanes>(x: &Frame<'_, F>, sums: &[F::El; SUMS], hits: &mut Hits) {
    // Where all of n is in the product, the sums one by one may have less of it.
    let all = sums.iter().skip(1).fold(sums[0], |a, b| x.f.mul(&a, b));
    let found: Vec<_> = x.read(&all).iter().map(|v| shared(v, x.n)).collect();
    let any = found.iter().any(Option::is_some);
    hits.add(found, Stage::Two);
    if any {
        for sum in sums {
            hits.add(
                x.read(sum).iter().map(|v| shared(v, x.n)).collect(),
                Stage::Two,
            );
        }
    }
}
