//! Extended coordinates (X, Y, Z, T): `x = X/Z`, `y = Y/Z`, `xy = T/Z`; the neutral element is (0, 1, 1, 0).
//!
//! **Exceptional inputs.** A finite point has `Z ≠ 0`. `Z = 0` is what an exceptional addition leaves: a
//! point at infinity, or all coordinates zero and the sum lost.
//!
//! **Source.** Hisil, Wong, Carter, Dawson, *Twisted Edwards curves revisited* (2008), section 3.
//!
//! **Cost.** From affine coordinates 1M, to them one inversion and 2M.

use super::super::Affine;
use super::Projective;
use crate::ring::{Lanes, Ring};

/// A point in extended coordinates (or [`Lanes::WIDTH`] of them), stored forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extended<E> {
    /// `x·Z`.
    pub x: E,
    /// `y·Z`.
    pub y: E,
    /// Not zero.
    pub z: E,
    /// `x·y·Z`.
    pub t: E,
}

/// The four products that end every formula: `(EF, GH, FG, EH)`. 4M.
#[inline(always)]
pub fn close<F: Ring>(f: &F, e: &F::El, ff: &F::El, g: &F::El, h: &F::El) -> Extended<F::El> {
    Extended {
        x: f.mul(e, ff),
        y: f.mul(g, h),
        z: f.mul(ff, g),
        t: f.mul(e, h),
    }
}

/// [`close`] without T. 3M.
#[inline(always)]
pub fn close_short<F: Ring>(f: &F, [e, ff, g, h]: &[F::El; 4]) -> Projective<F::El> {
    Projective {
        x: f.mul(e, ff),
        y: f.mul(g, h),
        z: f.mul(ff, g),
    }
}

/// The neutral element.
#[inline(always)]
pub fn identity<F: Ring>(f: &F) -> Extended<F::El> {
    let (zero, one) = (f.zero(), f.one());
    Extended {
        x: zero,
        y: one,
        z: one,
        t: zero,
    }
}

/// A finite point. 1M.
#[inline(always)]
pub fn from_affine<F: Ring>(f: &F, q: &Affine<F::El>) -> Extended<F::El> {
    Extended {
        x: q.x,
        y: q.y,
        z: f.one(),
        t: f.mul(&q.x, &q.y),
    }
}

/// `−p`.
#[inline(always)]
pub fn neg<F: Ring>(f: &F, p: &Extended<F::El>) -> Extended<F::El> {
    Extended {
        x: f.norm(&f.neg::<1>(&p.x)),
        t: f.norm(&f.neg::<1>(&p.t)),
        ..*p
    }
}

/// Lane by lane: p where the bit is set, else q.
#[inline(always)]
pub fn select<F: Lanes>(
    f: &F,
    mask: u8,
    p: &Extended<F::El>,
    q: &Extended<F::El>,
) -> Extended<F::El> {
    Extended {
        x: f.select(mask, &p.x, &q.x),
        y: f.select(mask, &p.y, &q.y),
        z: f.select(mask, &p.z, &q.z),
        t: f.select(mask, &p.t, &q.t),
    }
}

/// Exactly the lanes whose addition was exceptional: `Z = 0`. Nearly free where there are none.
#[inline(always)]
pub fn failed<F: Lanes>(f: &F, p: &Extended<F::El>) -> u8 {
    if f.maybe_zero(&p.z) == 0 {
        return 0;
    }
    f.is_zero(&p.z)
}

/// x and y of finite points; one inversion and 2M. Lanes with `Z = 0` give (0, 0), no point of the
/// curve, and are in the mask.
pub fn to_affine<F: Lanes>(f: &F, p: &Extended<F::El>) -> (Affine<F::El>, u8) {
    let failed = failed(f, p);
    let z = match failed {
        0 => p.z,
        _ => f.select(failed, &f.one(), &p.z),
    };
    let i = f.inv(&z);
    let (mut x, mut y) = (f.mul(&p.x, &i), f.mul(&p.y, &i));
    if failed != 0 {
        let zero = f.zero();
        (x, y) = (f.select(failed, &zero, &x), f.select(failed, &zero, &y));
    }
    (Affine { x, y }, failed)
}

/// What the formulas cost, declared for the tests that count it.
#[cfg(test)]
pub mod costs {
    use crate::coords::Cost;

    /// Cost of `neg`.
    pub const NEG: Cost = Cost {
        add: 2,
        norm: 2,
        ..Cost::NONE
    };
}
