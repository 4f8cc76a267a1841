//! Jacobian 2Q + P, P affine, any a.
//!
//! **Mathematics.** `2Q + P = (Q + P) + Q`. The first sum `R = (X₃, Y₃)` scales Q to its own Z for nothing: `v = X₁H²`,
//! `s = Y₁H³` next to `Z₃ = Z₁H`. With `r = Y₂Z₁³ − Y₁`, `θ = X₃ − v = r² − H³ − 3v` the second sum's difference in y
//! is `ω = Y₃ − s = −(rθ + 2s)`, so that Y₃ is never made, and the doubling never asks for a. `X₄ = ω² − θ³ − 2vθ²`,
//! `Y₄ = ω(vθ² − X₄) − sθ³`, `Z₄ = Z₃θ`; `Z₁H` and `rθ` come from squares of sums.
//!
//! **Exceptional inputs.** Q infinite and `P = ±Q`: then `Z₄ = 0`. Else the sum is right, infinite (`θ = 0`, `2Q = −P`)
//! or not.
//!
//! **Source.** Longa, Miri, *New composite operations and precomputation scheme for elliptic curve cryptosystems over
//! prime fields* (2008); two points with one Z: Meloni (2007).
//!
//! **Cost.** 11M + 7S; apart 10M + 9S for a = −3 ([`super::multiples`]).

use msmith_core::coords::jacobian::{Point, chord_doubled, twice};
use msmith_core::coords::{Affine, Cost};
use msmith_core::ring::Ring;

/// Cost of [`dbl_add_affine`].
pub const DBL_ADD_AFFINE: Cost = Cost {
    m: 11,
    s: 7,
    add: 29,
    norm: 15,
    ..Cost::NONE
};

/// `4x`, stored form.
#[inline(always)]
fn four<F: Ring>(f: &F, x: &F::El) -> F::El {
    f.norm(&f.dbl(&f.dbl(x)))
}

/// `2q + p` for finite q, p of different x. 11M + 7S.
#[inline(always)]
pub fn dbl_add_affine<F: Ring>(f: &F, q: &Point<F::El>, p: &Affine<F::El>) -> Point<F::El> {
    let zz = f.sqr(&q.z);
    let h = f.norm(&f.sub::<1>(&f.mul(&p.x, &zz), &q.x));
    let r = f.sub::<1>(&f.mul(&p.y, &f.mul(&q.z, &zz)), &q.y);
    let r = f.norm(&f.dbl(&r));
    // Q to twice the sum's Z: 4v, 8s; and 4θ.
    let (hh, rr) = (f.sqr(&h), f.sqr(&r));
    let i = four(f, &hh);
    let (j, v) = (f.mul(&h, &i), f.mul(&q.x, &i));
    let s = f.norm(&f.dbl(&f.mul(&q.y, &j)));
    let z = twice(f, &f.add(&q.z, &h), &zz, &hh);
    let more = f.norm(&f.add(&f.dbl(&v), &v));
    let theta = f.norm(&f.sub::<2>(&rr, &f.add(&j, &more)));
    let tt = f.sqr(&theta);
    // −2ω, and twice more Z.
    let rt = twice(f, &f.add(&r, &theta), &rr, &tt);
    let omega = f.add(&rt, &four(f, &s));
    let omega = f.norm(&f.neg::<2>(&omega));
    let (x, y) = chord_doubled(f, [&theta, &four(f, &tt)], &omega, [&v, &s]);
    let z = f.mul(&f.dbl(&z), &theta);
    Point { x, y, z }
}
