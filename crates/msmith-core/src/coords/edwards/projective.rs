//! Projective coordinates (X, Y, Z) on `a·x² + y² = 1 + d·x²y²`: `x = X/Z`, `y = Y/Z`; neutral is (0, 1, 1).
//!
//! **Exceptional inputs.** Unified, as in [`super`]: exceptional exactly where `Z₃ = 0`.
//!
//! **Source.** Bernstein, Birkner, Joye, Lange, Peters, *Twisted Edwards curves* (2008), section 6;
//! add-2008-bbjlp, madd-2008-bbjlp and dbl-2008-bbjlp of the Explicit-Formulas Database.
//!
//! **Cost.** Addition 10M + 1S + 1M·a + 1M·d, mixed 9M + 1S + 1M·a + 1M·d, doubling 3M + 4S + 1M·a.

use super::super::{Affine, Cost};
use super::fit;
use super::general::Curve;
use crate::ring::Ring;

/// A point in projective coordinates, stored forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Projective<E> {
    /// `x·Z`.
    pub x: E,
    /// `y·Z`.
    pub y: E,
    /// Not zero.
    pub z: E,
}

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
/// Cost of [`dbl`]; one normalisation where products of 4 are taken, none with 12.
pub const DBL: Cost = Cost {
    m: 3,
    s: 4,
    ma: 1,
    add: 7,
    norm: 4,
    ..Cost::NONE
};

/// `a·x`, where none is 1.
#[inline(always)]
pub fn times<F: Ring>(f: &F, a: Option<&F::El>, x: &F::El) -> F::El {
    match a {
        Some(a) => f.mul(x, a),
        None => *x,
    }
}

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

/// `2p`. 3M + 4S + 1M·a.
#[inline(always)]
pub fn dbl<F: Ring>(f: &F, k: &Curve<F::El>, p: &Projective<F::El>) -> Projective<F::El> {
    tangent(f, Some(&k.a), p)
}

/// `2p` on the curve of this a. 3M + 4S + 1M·a.
#[inline(always)]
pub fn tangent<F: Ring>(f: &F, a: Option<&F::El>, p: &Projective<F::El>) -> Projective<F::El> {
    let b = f.sqr(&fit(f, 4, f.add(&p.x, &p.y)));
    let c = f.sqr(&p.x);
    let d = f.sqr(&p.y);
    let e = times(f, a, &c);
    let h = f.sqr(&p.z);
    let i = fit(f, 3, f.sub::<2>(&b, &f.add(&c, &d)));
    let ff = f.add(&e, &d);
    let j = fit(f, 12, f.sub::<2>(&ff, &f.dbl(&h)));
    let ff = fit(f, 4, ff);
    Projective {
        x: f.mul(&i, &j),
        y: f.mul(&ff, &f.sub::<1>(&e, &d)),
        z: f.mul(&ff, &j),
    }
}
