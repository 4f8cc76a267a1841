//! The affine law on `a·x² + y² = 1 + d·x²y²`, on either side of a shared inversion.
//!
//! **Mathematics.** With `m = d·x₁x₂y₁y₂`: `x₃ = (x₁y₂ + y₁x₂)(1 − m)/(1 − m²)`,
//! `y₃ = (y₁y₂ − a·x₁x₂)(1 + m)/(1 − m²)`. A doubling can use `m = a·x² + y² − 1`.
//!
//! **Exceptional inputs.** [`Halfway::below`] is zero exactly where the unified law is exceptional, see
//! [`super`]; such lanes must be set aside before the inversion.
//!
//! **Source.** Bernstein, Birkner, Joye, Lange, Peters, *Twisted Edwards curves* (2008), section 6.
//!
//! **Cost.** Addition 8M + 1S + 1M·a + 1M·d, doubling 4M + 4S + 1M·a, besides the inversion (3M in a batch).

use super::super::{Affine, Cost};
use super::fit;
use super::general::Curve;
use crate::ring::Ring;

/// A sum or a doubling before its inversion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Halfway<E> {
    /// The numerator of x.
    pub e: E,
    /// The numerator of y.
    pub h: E,
    /// `1 + m`, the denominator of x.
    pub more: E,
    /// `1 − m`, the denominator of y.
    pub less: E,
    /// `1 − m²`: what to invert, a sum of two stored forms.
    pub below: E,
}

/// Cost of [`add`]; one normalisation where products of 4 are taken.
pub const ADD: Cost = Cost {
    m: 4,
    s: 1,
    ma: 1,
    md: 1,
    add: 8,
    norm: 2,
};
/// Cost of [`dbl`]; two normalisations where products of 4 are taken.
pub const DBL: Cost = Cost {
    s: 4,
    ma: 1,
    add: 9,
    norm: 3,
    ..Cost::NONE
};
/// Cost of [`finish`].
pub const FINISH: Cost = Cost { m: 4, ..Cost::NONE };

/// `1 ± m` and `1 − m²`. 1S.
#[inline(always)]
fn halfway<F: Ring>(f: &F, e: F::El, h: F::El, m: &F::El) -> Halfway<F::El> {
    let one = f.one();
    Halfway {
        e,
        h,
        more: f.add(&one, m),
        less: f.sub::<1>(&one, m),
        below: f.sub::<1>(&one, &f.sqr(m)),
    }
}

/// `p + q` up to the inversion, unified. 4M + 1S + 1M·a + 1M·d.
#[inline(always)]
pub fn add<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Affine<F::El>,
    q: &Affine<F::El>,
) -> Halfway<F::El> {
    let a = f.mul(&p.x, &q.x);
    let b = f.mul(&p.y, &q.y);
    let both = f.mul(&f.add(&p.x, &p.y), &fit(f, 4, f.add(&q.x, &q.y)));
    let e = f.norm(&f.sub::<2>(&both, &f.add(&a, &b)));
    let h = f.sub::<1>(&b, &f.mul(&a, &k.a));
    let m = f.mul(&f.mul(&a, &b), &k.d);
    halfway(f, e, h, &m)
}

/// `2p` up to the inversion. 4S + 1M·a.
#[inline(always)]
pub fn dbl<F: Ring>(f: &F, k: &Curve<F::El>, p: &Affine<F::El>) -> Halfway<F::El> {
    let xx = f.sqr(&p.x);
    let yy = f.sqr(&p.y);
    let ss = f.sqr(&fit(f, 4, f.add(&p.x, &p.y)));
    let e = f.norm(&f.sub::<2>(&ss, &f.add(&xx, &yy)));
    let axx = f.mul(&xx, &k.a);
    let h = f.sub::<1>(&yy, &axx);
    let m = f.norm(&f.sub::<1>(&f.add(&axx, &yy), &f.one()));
    halfway(f, e, h, &m)
}

/// The point, given `1/below`. 4M.
#[inline(always)]
pub fn finish<F: Ring>(f: &F, s: &Halfway<F::El>, inv: &F::El) -> Affine<F::El> {
    Affine {
        x: f.mul(&s.e, &f.mul(&s.less, inv)),
        y: f.mul(&s.h, &f.mul(&s.more, inv)),
    }
}
