//! Extended coordinates on `a·x² + y² = 1 + d·x²y²`, any a: what is kept, additions, doubling.
//!
//! **Mathematics.** With halves kept, `A = (Y₁ − X₁)(y₂ − x₂)/2` and `B = (Y₁ + X₁)(y₂ + x₂)/2` give
//! `E = B − A = X₁y₂ + Y₁x₂` and `A + B = Y₁y₂ + X₁x₂`; the numerator of y is
//! `H = Y₁y₂ − a·X₁x₂ = A + B − X₁·(1 + a)x₂`, so that one product by a kept multiple of x₂ is all that a
//! costs. For a = −1 it vanishes and [`super::stored`] remains.
//!
//! | kept | addition |
//! |---|---|
//! | [`Stored`] `(y − x)/2, (y + x)/2, (1 + a)x, dxy` | 8M + 7 additions |
//! | [`Cached`] `Y − X, Y + X, 2(1 + a)X, 2dT, 2Z` | 9M + 7 additions, once 1M·a + 1M·d |
//! | nothing | 9M + 1M·a + 1M·d |
//!
//! **Exceptional inputs.** As for a = −1, see [`super`].
//!
//! **Source.** add-2008-hwcd and dbl-2008-hwcd of the Explicit-Formulas Database
//! (Hisil, Wong, Carter, Dawson 2008); the kept forms follow from the identity above.

use super::super::Affine;
use super::extended::{Extended, close};
use super::{Projective, fit};
use crate::ring::Ring;

/// The coefficients and what the formulas want of them, stored forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Curve<E> {
    /// a.
    pub a: E,
    /// d.
    pub d: E,
    /// `1 + a`.
    pub a1: E,
    /// `2(1 + a)`.
    pub a2: E,
    /// `2d`.
    pub d2: E,
}

impl<E: Copy> Curve<E> {
    /// From the coefficients, stored forms.
    pub fn new<F: Ring<El = E>>(f: &F, a: &E, d: &E) -> Self {
        let a1 = f.norm(&f.add(a, &f.one()));
        Self {
            a: *a,
            d: *d,
            a1,
            a2: f.norm(&f.dbl(&a1)),
            d2: f.norm(&f.dbl(d)),
        }
    }
}

/// A finite point to be added many times, stored forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stored<E> {
    /// `(y − x)/2`.
    pub minus: E,
    /// `(y + x)/2`.
    pub plus: E,
    /// `(1 + a)·x`.
    pub s: E,
    /// `d·x·y`.
    pub t: E,
}

/// A point that has a Z, to be added at once: its values may be sums of two stored forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cached<E> {
    /// `Y − X`.
    pub minus: E,
    /// `Y + X`.
    pub plus: E,
    /// `2(1 + a)·X`.
    pub s: E,
    /// `2d·T`.
    pub t: E,
    /// `2Z`.
    pub z: E,
}

/// An affine point without halves, stored forms: [`Cached`] with Z = 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unhalved<E> {
    /// `y − x`.
    pub minus: E,
    /// `y + x`.
    pub plus: E,
    /// `2(1 + a)·x`.
    pub s: E,
    /// `2d·x·y`.
    pub t: E,
}

/// `E, F, G, H` from `A`, `B`, `S = X₁·s`, `C`, `D`, stored forms.
#[inline(always)]
pub(super) fn factors<F: Ring>(
    f: &F,
    [a, b]: [&F::El; 2],
    s: &F::El,
    c: &F::El,
    d: &F::El,
) -> [F::El; 4] {
    let e = f.sub::<1>(b, a);
    let h = fit(f, 6, f.sub::<1>(&f.add(b, a), s));
    let ff = fit(f, 4, f.sub::<1>(d, c));
    [e, ff, f.add(d, c), h]
}

/// The sum from `A`, `B`, `S = X₁·s`, `C`, `D`, stored forms.
#[inline(always)]
fn finish<F: Ring>(f: &F, ab: [&F::El; 2], s: &F::El, c: &F::El, d: &F::El) -> Extended<F::El> {
    let [e, ff, g, h] = factors(f, ab, s, c, d);
    close(f, &e, &ff, &g, &h)
}

/// `p + q`, unified. 8M + 7 additions.
#[inline(always)]
pub fn add_stored<F: Ring>(f: &F, p: &Extended<F::El>, q: &Stored<F::El>) -> Extended<F::El> {
    let a = f.mul(&f.sub::<1>(&p.y, &p.x), &q.minus);
    let b = f.mul(&f.add(&p.y, &p.x), &q.plus);
    let s = f.mul(&p.x, &q.s);
    let c = f.mul(&p.t, &q.t);
    finish(f, [&a, &b], &s, &c, &p.z)
}

/// What [`add_cached`] wants of a point. 1M·a + 1M·d + 2 additions + 1 doubling.
#[inline(always)]
pub fn to_cached<F: Ring>(f: &F, k: &Curve<F::El>, p: &Extended<F::El>) -> Cached<F::El> {
    Cached {
        minus: fit(f, 4, f.sub::<1>(&p.y, &p.x)),
        plus: fit(f, 4, f.add(&p.y, &p.x)),
        s: f.mul(&p.x, &k.a2),
        t: f.mul(&p.t, &k.d2),
        z: f.dbl(&p.z),
    }
}

/// `p + q`, unified. 9M + 7 additions.
#[inline(always)]
pub fn add_cached<F: Ring>(f: &F, p: &Extended<F::El>, q: &Cached<F::El>) -> Extended<F::El> {
    let a = f.mul(&f.sub::<1>(&p.y, &p.x), &q.minus);
    let b = f.mul(&f.add(&p.y, &p.x), &q.plus);
    let s = f.mul(&p.x, &q.s);
    let c = f.mul(&p.t, &q.t);
    let d = f.mul(&p.z, &q.z);
    finish(f, [&a, &b], &s, &c, &d)
}

/// `p + q`, unified. 8M + 7 additions + 1 doubling.
#[inline(always)]
pub fn add_unhalved<F: Ring>(f: &F, p: &Extended<F::El>, q: &Unhalved<F::El>) -> Extended<F::El> {
    let [e, ff, g, h] = factors_unhalved(f, p, q);
    close(f, &e, &ff, &g, &h)
}

/// `E, F, G, H` of [`add_unhalved`]. 4M.
#[inline(always)]
pub(super) fn factors_unhalved<F: Ring>(
    f: &F,
    p: &Extended<F::El>,
    q: &Unhalved<F::El>,
) -> [F::El; 4] {
    let a = f.mul(&f.sub::<1>(&p.y, &p.x), &q.minus);
    let b = f.mul(&f.add(&p.y, &p.x), &q.plus);
    let s = f.mul(&p.x, &q.s);
    let c = f.mul(&p.t, &q.t);
    let d = fit(f, 9, f.dbl(&p.z));
    factors(f, [&a, &b], &s, &c, &d)
}

/// The unified sum given the products `C = d·T₁T₂`, `D = Z₁Z₂`. 7M + 1M·a.
#[inline(always)]
pub fn unified<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Extended<F::El>,
    [x, y]: [&F::El; 2],
    [c, d]: [&F::El; 2],
) -> Extended<F::El> {
    let a = f.mul(&p.x, x);
    let b = f.mul(&p.y, y);
    let both = f.mul(&f.add(&p.x, &p.y), &fit(f, 4, f.add(x, y)));
    let e = fit(f, 6, f.sub::<2>(&both, &f.add(&a, &b)));
    let ff = f.sub::<1>(d, c);
    let g = fit(f, 4, f.add(d, c));
    let h = f.sub::<1>(&b, &f.mul(&a, &k.a));
    close(f, &e, &ff, &g, &h)
}

/// `p + q`, unified. 9M + 1M·a + 1M·d.
#[inline(always)]
pub fn add<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Extended<F::El>,
    q: &Extended<F::El>,
) -> Extended<F::El> {
    let c = f.mul(&f.mul(&p.t, &k.d), &q.t);
    let d = f.mul(&p.z, &q.z);
    unified(f, k, p, [&q.x, &q.y], [&c, &d])
}

/// `2p`. 4M + 4S + 1M·a.
#[inline(always)]
pub fn dbl<F: Ring>(f: &F, k: &Curve<F::El>, p: &Extended<F::El>) -> Extended<F::El> {
    let Extended { x, y, z, .. } = *p;
    dbl_to_extended(f, k, &Projective { x, y, z })
}

/// `2p` of a point that needs no T. 4M + 4S + 1M·a.
#[inline(always)]
pub fn dbl_to_extended<F: Ring>(f: &F, k: &Curve<F::El>, p: &Projective<F::El>) -> Extended<F::El> {
    let xx = f.sqr(&p.x);
    let yy = f.sqr(&p.y);
    let zz = f.sqr(&p.z);
    let ss = f.sqr(&fit(f, 4, f.add(&p.x, &p.y)));
    let axx = f.mul(&xx, &k.a);
    let e = fit(f, 6, f.sub::<2>(&ss, &f.add(&xx, &yy)));
    let g = f.add(&axx, &yy);
    let ff = fit(f, 12, f.sub::<2>(&g, &f.dbl(&zz)));
    let h = f.sub::<1>(&axx, &yy);
    close(f, &e, &ff, &fit(f, 4, g), &h)
}

impl<E: Copy> Stored<E> {
    /// A point to be kept; `half` is 1/2. 3M + 1M·a.
    #[inline(always)]
    pub fn store<F: Ring<El = E>>(f: &F, k: &Curve<E>, half: &E, q: &Affine<E>) -> Self {
        let super::Stored { minus, plus, t } = super::stored::store(f, &k.d, half, q);
        let s = f.mul(&q.x, &k.a1);
        Self { minus, plus, s, t }
    }

    /// The opposite point.
    #[inline(always)]
    pub fn neg<F: Ring<El = E>>(&self, f: &F) -> Self {
        Self {
            minus: self.plus,
            plus: self.minus,
            s: f.norm(&f.neg::<1>(&self.s)),
            t: f.norm(&f.neg::<1>(&self.t)),
        }
    }

    /// The extended point, where a sum begins. 1M + 2 additions.
    #[inline(always)]
    pub fn first<F: Ring<El = E>>(&self, f: &F) -> Extended<E> {
        let Self { minus, plus, t, .. } = *self;
        super::stored::first(f, &super::Stored { minus, plus, t })
    }
}

/// What the formulas cost, declared for the tests that count it.
#[cfg(test)]
pub mod costs {
    use crate::coords::Cost;

    /// Cost of `add_unhalved`; two normalisations where products of 4 are taken, none with 9.
    pub const ADD_UNHALVED: Cost = Cost {
        m: 8,
        add: 8,
        norm: 3,
        ..Cost::NONE
    };
    /// Cost of `add_stored`; one normalisation where products of 4 are taken, none with 6.
    pub const ADD_STORED: Cost = Cost {
        m: 8,
        add: 7,
        norm: 2,
        ..Cost::NONE
    };
    /// Cost of `add_cached`; one normalisation where products of 4 are taken, none with 6.
    pub const ADD_CACHED: Cost = Cost {
        m: 9,
        add: 7,
        norm: 2,
        ..Cost::NONE
    };
    /// Cost of `to_cached`; no normalisation where products of 4 are taken.
    pub const TO_CACHED: Cost = Cost {
        ma: 1,
        md: 1,
        add: 3,
        norm: 2,
        ..Cost::NONE
    };
    /// Cost of `add`; one normalisation where products of 4 are taken, none with 6.
    pub const ADD: Cost = Cost {
        m: 9,
        ma: 1,
        md: 1,
        add: 7,
        norm: 3,
        ..Cost::NONE
    };
    /// Cost of `dbl`; two normalisations where products of 4 are taken, none with 12.
    pub const DBL: Cost = Cost {
        m: 4,
        s: 4,
        ma: 1,
        add: 7,
        norm: 4,
        ..Cost::NONE
    };
}
