//! Straus's method on one scalar: Horner's rule, every digit a mixed addition.
//!
//! The table of a point is made in Jacobian coordinates, each entry by adding the point or a turn of
//! it to an earlier entry; the tables of all points become affine by one inversion. The turned
//! abscissae `βx`, `β²x = −x − βx` are next to each other, as in [`crate::msm::table`].

use super::super::horner::Scalar;
use super::super::pack::write_digits;
use super::super::table::finite_rows;
use super::{Method, by_radix};
use crate::coords::affine::conjugated;
use crate::coords::{A, Affine, Coords, Jacobian, jacobian};
use crate::points::Points;
use crate::recode::NONE;
use crate::ring::Lanes;
use crate::ring::inverse::batch_invert;
use crate::scalars::Scalars;

/// An affine point with its turned abscissae `[x, βx, β²x]`, `None` at infinity.
type Entry<E> = Option<([E; 3], E)>;

/// `(−1)^sign·ω^power·p`.
#[inline(always)]
fn pick<S: Lanes>(f: &S, (x, y): &([S::El; 3], S::El), unit: u32) -> Affine<S::El> {
    let x = x[(unit >> 1 & 3) as usize];
    let y = if unit & 1 == 1 {
        f.norm(&f.neg::<1>(y))
    } else {
        *y
    };
    Affine { x, y }
}

/// The sum and the number of additions.
pub fn sum<S: Lanes>(
    one: &Scalar<S>,
    points: &dyn Points,
    scalars: &Scalars<'_>,
    method: &Method,
) -> (jacobian::Point<S::El>, u64) {
    const { assert!(S::WIDTH == 1, "one point a lane, and one lane") };
    let (n, recoding) = (points.len(), &*method.recoding);
    let (tables, finite, mut additions) = tables(one, points, method);
    let mut list = vec![NONE; recoding.windows() * recoding.slots() * n];
    write_digits(scalars, recoding, 0, &finite, &mut list);
    let weights = recoding.buckets();
    let mut acc = Jacobian::infinity(&one.f);
    for (k, lists) in list.chunks(n * recoding.slots()).enumerate().rev() {
        if k + 1 < recoding.windows() {
            acc = by_radix(one, &acc, recoding);
        }
        for (i, &d) in lists.iter().enumerate() {
            if d == NONE {
                continue;
            }
            let skip = n * recoding.skip(i / n);
            if let Some(entry) = &tables[skip + i % n * weights + (d >> 3) as usize] {
                acc = add(&one.f, &one.a, &acc, &pick(&one.f, entry, d & 7));
                additions += 1;
            }
        }
    }
    (acc, additions)
}

/// One copy of the addition.
#[inline(never)]
pub fn add<S: Lanes>(
    f: &S,
    a: &A<S::El>,
    p: &jacobian::Point<S::El>,
    q: &Affine<S::El>,
) -> jacobian::Point<S::El> {
    Jacobian::add_affine(f, a, p, q, 0)
}

/// The tables of all points, one after the other, then those of their images, which points are finite, and the additions.
#[allow(clippy::type_complexity, reason = "three results of one loop")]
fn tables<S: Lanes>(
    one: &Scalar<S>,
    points: &dyn Points,
    method: &Method,
) -> (Vec<Entry<S::El>>, Vec<bool>, u64) {
    let (f, n) = (&one.f, points.len());
    let (w, weights) = (f.words(), method.recoding.buckets());
    let steps = &method.multiples.chain;
    let root = method.multiples.one as usize;
    let mut words = vec![0; 2 * w * n];
    let mut finite = vec![false; n];
    one.read(points, &mut words, &mut finite);
    let mut out: Vec<Entry<S::El>> = vec![None; n * weights];
    let mut made = vec![Jacobian::infinity(f); n * weights];
    let beta = (one.beta.as_ref()).filter(|_| method.recoding.uses_endomorphism());
    let turns = |x: S::El| match beta {
        Some(beta) => {
            let bx = f.mul(&x, beta);
            [x, bx, f.norm(&f.neg::<2>(&f.add(&x, &bx)))]
        }
        None => [x; 3],
    };
    for (i, words) in words.chunks(2 * w).enumerate() {
        if !finite[i] {
            continue;
        }
        let base = (
            turns(f.splat(&f.pack(&words[..w]))),
            f.splat(&f.pack(&words[w..])),
        );
        out[i * weights + root] = Some(base);
        let table = &mut made[i * weights..(i + 1) * weights];
        table[root] = Jacobian::from_affine(f, &pick(f, &base, 0));
        for s in steps {
            let p = turn(one, &table[s.a.0 as usize], s.a.1);
            let q = pick(f, &base, s.b.1);
            table[s.to as usize] = if s.a == s.b {
                Jacobian::dbl_affine(f, &one.a, &q)
            } else {
                add(f, &one.a, &p, &q)
            };
        }
    }
    // Zeros, that is infinite entries, stay zero.
    let mut inverses: Vec<S::El> = made.iter().map(|p| p.z).collect();
    batch_invert(f, &mut inverses);
    for ((p, i), entry) in made.iter().zip(&inverses).zip(&mut out) {
        if entry.is_none() && f.is_zero(&p.z) == 0 {
            let ii = f.sqr(i);
            let x = turns(f.mul(&p.x, &ii));
            *entry = Some((x, f.mul(&p.y, &f.mul(i, &ii))));
        }
    }
    let psi = one
        .psi
        .as_ref()
        .filter(|_| S::CONJUGATES && method.recoding.images() > 1);
    if let Some(psi) = psi {
        out.extend_from_within(..);
        for (x, y) in out[n * weights..].iter_mut().flatten() {
            let image = conjugated(f, psi, &Affine { x: x[0], y: *y });
            (*x, *y) = (turns(image.x), image.y);
        }
    }
    let count = finite_rows(&finite) * steps.len();
    (out, finite, count as u64)
}

/// A unit times a point.
fn turn<S: Lanes>(
    one: &Scalar<S>,
    p: &jacobian::Point<S::El>,
    unit: u32,
) -> jacobian::Point<S::El> {
    let f = &one.f;
    let mut p = *p;
    if let Some(beta) = &one.beta {
        for _ in 0..unit >> 1 {
            p.x = f.mul(&p.x, beta);
        }
    }
    if unit & 1 == 1 {
        p = Jacobian::neg(f, &p);
    }
    p
}
