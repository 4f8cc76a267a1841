//! Projective coordinates (X, Y, Z) on `a·x² + y² = 1 + d·x²y²`: `x = X/Z`, `y = Y/Z`; neutral is (0, 1, 1).
//!
//! **Exceptional inputs.** Where 2P is at infinity, and no others: then `Z₃ = 0`.
//!
//! **Source.** Bernstein, Birkner, Joye, Lange, Peters, *Twisted Edwards curves* (2008), section 6;
//! dbl-2008-bbjlp of the Explicit-Formulas Database.
//!
//! **Cost.** Doubling 3M + 4S + 1M·a.

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

/// `a·x`, where none is 1.
#[inline(always)]
pub fn times<F: Ring>(f: &F, a: Option<&F::El>, x: &F::El) -> F::El {
    match a {
        Some(a) => f.mul(x, a),
        None => *x,
    }
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

/// What the formulas cost, declared for the tests that count it.
#[cfg(test)]
pub mod costs {
    use crate::coords::Cost;

    /// Cost of `dbl`; one normalisation where products of 4 are taken, none with 12.
    pub const DBL: Cost = Cost {
        m: 3,
        s: 4,
        ma: 1,
        add: 7,
        norm: 4,
        ..Cost::NONE
    };
}
