//! Inverted coordinates (X, Y, Z) on `a·x² + y² = 1 + d·x²y²`: `x = Z/X`, `y = Z/Y`.
//!
//! **Exceptional inputs.** Points with `xy = 0`, the neutral element among them, have no such
//! coordinates; a representation has `XYZ ≠ 0`. A sum has `X₃Y₃Z₃ = 0` exactly where `P + Q` has none or
//! `P − Q` is at infinity, see [`super`]; else it is right.
//!
//! **Source.** Bernstein, Lange, *Inverted Edwards coordinates* (2007); Bernstein, Birkner, Joye, Lange,
//! Peters (2008), section 6, for any a; add-, madd- and dbl-2008-bbjlp of the Explicit-Formulas Database.
//!
//! **Cost.** Addition 9M + 1S + 1M·a + 1M·d, mixed 8M + 1S + 1M·a + 1M·d, doubling 3M + 4S + 1M·a + 1M·2d.

use msmith_core::coords::Cost;
use msmith_core::coords::edwards::general::Curve;
use msmith_core::coords::edwards::projective::times;
use msmith_core::coords::fit;
use msmith_core::ring::Ring;

/// A point in inverted coordinates, stored forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Inverted<E> {
    /// `Z/x`.
    pub x: E,
    /// `Z/y`.
    pub y: E,
    /// Not zero.
    pub z: E,
}

/// Cost of [`add`]; one normalisation where products of 4 are taken, none with 6.
pub const ADD: Cost = Cost {
    m: 9,
    s: 1,
    ma: 1,
    md: 1,
    add: 7,
    norm: 3,
};
/// Cost of [`add_short`]; one normalisation where products of 4 are taken, none with 6.
pub const ADD_SHORT: Cost = Cost { m: 8, ..ADD };
/// Cost of [`dbl`]; one normalisation where products of 4 are taken, none with 9.
pub const DBL: Cost = Cost {
    m: 3,
    s: 4,
    ma: 1,
    md: 1,
    add: 6,
    norm: 4,
};

/// The sum given `A = Z₁Z₂`, on the curve of these coefficients. 8M + 1S + 1M·a + 1M·d.
#[inline(always)]
pub(super) fn unified<F: Ring>(
    f: &F,
    (ka, kd): (Option<&F::El>, &F::El),
    p: &Inverted<F::El>,
    [x, y]: [&F::El; 2],
    a: &F::El,
) -> Inverted<F::El> {
    let b = f.mul(&f.sqr(a), kd);
    let c = f.mul(&p.x, x);
    let d = f.mul(&p.y, y);
    let e = f.mul(&c, &d);
    let h = fit(f, 4, f.sub::<1>(&c, &times(f, ka, &d)));
    let both = f.mul(&f.add(&p.x, &p.y), &fit(f, 4, f.add(x, y)));
    let i = fit(f, 6, f.sub::<2>(&both, &f.add(&c, &d)));
    Inverted {
        x: f.mul(&f.add(&e, &b), &h),
        y: f.mul(&f.sub::<1>(&e, &b), &i),
        z: f.mul(&f.mul(a, &h), &i),
    }
}

/// `p + q`, see the head of the file. 9M + 1S + 1M·a + 1M·d.
#[inline(always)]
pub fn add<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Inverted<F::El>,
    q: &Inverted<F::El>,
) -> Inverted<F::El> {
    let z = f.mul(&p.z, &q.z);
    unified(f, (Some(&k.a), &k.d), p, [&q.x, &q.y], &z)
}

/// `p + q` where q has `Z = 1`: `x` and `y` are `1/x` and `1/y` of q. 8M + 1S + 1M·a + 1M·d.
#[inline(always)]
pub fn add_short<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Inverted<F::El>,
    [x, y]: [&F::El; 2],
) -> Inverted<F::El> {
    unified(f, (Some(&k.a), &k.d), p, [x, y], &p.z)
}

/// `2p`, see the head of the file. 3M + 4S + 1M·a + 1M·2d.
#[inline(always)]
pub fn dbl<F: Ring>(f: &F, k: &Curve<F::El>, p: &Inverted<F::El>) -> Inverted<F::El> {
    tangent(f, (Some(&k.a), &k.d2), p)
}

/// `2p` on the curve of this a and 2d. 3M + 4S + 1M·a + 1M·2d.
#[inline(always)]
pub(super) fn tangent<F: Ring>(
    f: &F,
    (a, d2): (Option<&F::El>, &F::El),
    p: &Inverted<F::El>,
) -> Inverted<F::El> {
    let xx = f.sqr(&p.x);
    let yy = f.sqr(&p.y);
    let ss = f.sqr(&fit(f, 4, f.add(&p.x, &p.y)));
    let u = times(f, a, &yy);
    let c = f.add(&xx, &u);
    let d = fit(f, 4, f.sub::<1>(&xx, &u));
    let e = fit(f, 9, f.sub::<2>(&ss, &f.add(&xx, &yy)));
    let j = f.sub::<1>(&c, &f.mul(&f.sqr(&p.z), d2));
    Inverted {
        x: f.mul(&c, &d),
        y: f.mul(&e, &fit(f, 3, j)),
        z: f.mul(&d, &e),
    }
}
