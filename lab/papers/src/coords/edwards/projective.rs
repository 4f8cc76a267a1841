//! Projective coordinates (X, Y, Z): the additions.
//!
//! **Exceptional inputs.** Unified, as in [`msmith_core::coords::edwards`]: exceptional exactly where `Z₃ = 0`.
//!
//! **Source.** Bernstein, Birkner, Joye, Lange, Peters, *Twisted Edwards curves* (2008), section 6; add-2008-bbjlp and
//! madd-2008-bbjlp of the Explicit-Formulas Database.
//!
//! **Cost.** Addition 10M + 1S + 1M·a + 1M·d, mixed 9M + 1S + 1M·a + 1M·d.

pub use msmith_core::coords::edwards::projective::*;

use msmith_core::coords::edwards::general::Curve;
use msmith_core::coords::{Affine, Cost, fit};
use msmith_core::ring::Ring;

/// Cost of [`add`]; no normalisation where products of 4 are taken.
pub const ADD: Cost = Cost {
    m: 10,
    s: 1,
    ma: 1,
    md: 1,
    add: 7,
    norm: 3,
};

/// Cost of [`add_affine`]; no normalisation where products of 4 are taken.
pub const ADD_AFFINE: Cost = Cost { m: 9, ..ADD };

/// The sum given `A = Z₁Z₂`, on the curve of these coefficients. 9M + 1S + 1M·a + 1M·d.
#[inline(always)]
pub fn unified<F: Ring>(
    f: &F,
    (ka, kd): (Option<&F::El>, &F::El),
    p: &Projective<F::El>,
    [x, y]: [&F::El; 2],
    a: &F::El,
) -> Projective<F::El> {
    let b = f.sqr(a);
    let c = f.mul(&p.x, x);
    let d = f.mul(&p.y, y);
    let e = f.mul(&f.mul(&c, &d), kd);
    let both = f.mul(&f.add(&p.x, &p.y), &fit(f, 4, f.add(x, y)));
    let i = fit(f, 3, f.sub::<2>(&both, &f.add(&c, &d)));
    let ff = f.sub::<1>(&b, &e);
    let g = fit(f, 4, f.add(&b, &e));
    let h = f.sub::<1>(&d, &times(f, ka, &c));
    Projective {
        x: f.mul(&f.mul(a, &ff), &i),
        y: f.mul(&f.mul(a, &g), &h),
        z: f.mul(&ff, &g),
    }
}

/// `p + q`, unified. 10M + 1S + 1M·a + 1M·d.
#[inline(always)]
pub fn add<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Projective<F::El>,
    q: &Projective<F::El>,
) -> Projective<F::El> {
    let z = f.mul(&p.z, &q.z);
    unified(f, (Some(&k.a), &k.d), p, [&q.x, &q.y], &z)
}

/// `p + q`, unified. 9M + 1S + 1M·a + 1M·d.
#[inline(always)]
pub fn add_affine<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Projective<F::El>,
    q: &Affine<F::El>,
) -> Projective<F::El> {
    unified(f, (Some(&k.a), &k.d), p, [&q.x, &q.y], &p.z)
}
