//! Between projective and extended coordinates, as chains use them: additions that leave T out, and doublings that begin
//! without it.
//!
//! **Mathematics.** Additions take T and doublings do not, so that an addition before doublings makes no T (1M less),
//! and the last doubling before an addition makes it.
//!
//! **Exceptional inputs.** Those of the sums in [`super`]. A sum without T that ends with
//! `Z = 0` and is a point at infinity keeps which of the two coordinates is infinite: doublings, triplings and
//! quintuplings of it are right or end with `Z = 0` once more.
//!
//! **Source.** Bernstein, Chuengsatiansup, Lange, *Double-base scalar multiplication revisited* (2017), section 2.3 and
//! table 1; Hisil, Wong, Carter, Dawson (2008), section 4.3.
//!
//! **Cost.** In [`super::general`], [`super::minus_one`] and [`super::stored`], less 1M for T; here what is new.

use super::extended::{Extended, close_short};
use super::general::{self, Curve};
use super::stored::{Cached, Unhalved, corners, factors};
use super::{Projective, fit};
use crate::ring::Ring;

/// T put in: `(XZ, YZ, Z², XY)`. 3M + 1S.
#[inline(always)]
pub fn extend<F: Ring>(f: &F, p: &Projective<F::El>) -> Extended<F::El> {
    Extended {
        x: f.mul(&p.x, &p.z),
        y: f.mul(&p.y, &p.z),
        z: f.sqr(&p.z),
        t: f.mul(&p.x, &p.y),
    }
}

/// `p + q` on a curve with a = −1, unified. 6M + 6 additions + 1 doubling.
#[inline(always)]
pub fn add_unhalved<F: Ring>(f: &F, p: &Extended<F::El>, q: &Unhalved<F::El>) -> Projective<F::El> {
    let (a, b) = corners(f, p, &q.minus, &q.plus);
    let c = f.mul(&p.t, &q.t);
    let d = fit(f, 9, f.dbl(&p.z));
    close_short(f, &factors(f, &a, &b, &c, &d))
}

/// `p + q` on a curve with a = −1, unified. 7M + 6 additions.
#[inline(always)]
pub fn add_cached<F: Ring>(f: &F, p: &Extended<F::El>, q: &Cached<F::El>) -> Projective<F::El> {
    let (a, b) = corners(f, p, &q.minus, &q.plus);
    let c = f.mul(&p.t, &q.t);
    let d = f.mul(&p.z, &q.z);
    close_short(f, &factors(f, &a, &b, &c, &d))
}

/// `p + q` for any a, unified. 8M + 7 additions.
#[inline(always)]
pub fn add_general_cached<F: Ring>(
    f: &F,
    p: &Extended<F::El>,
    q: &general::Cached<F::El>,
) -> Projective<F::El> {
    let (a, b) = corners(f, p, &q.minus, &q.plus);
    let s = f.mul(&p.x, &q.s);
    let c = f.mul(&p.t, &q.t);
    let d = f.mul(&p.z, &q.z);
    close_short(f, &general::factors(f, [&a, &b], &s, &c, &d))
}

/// `p + q` for any a, unified. 7M + 7 additions + 1 doubling.
#[inline(always)]
pub fn add_general_unhalved<F: Ring>(
    f: &F,
    p: &Extended<F::El>,
    q: &general::Unhalved<F::El>,
) -> Projective<F::El> {
    close_short(f, &general::factors_unhalved(f, p, q))
}

/// `2p` on the curve of this a. 3M + 4S + 1M·a.
#[inline(always)]
pub fn dbl<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    minus_one: bool,
    p: &Projective<F::El>,
) -> Projective<F::El> {
    if minus_one {
        super::minus_one::dbl_projective(f, p)
    } else {
        super::projective::dbl(f, k, p)
    }
}

/// `2p` on the curve of this a, with T. 4M + 4S + 1M·a.
#[inline(always)]
pub fn dbl_to_extended<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    minus_one: bool,
    p: &Projective<F::El>,
) -> Extended<F::El> {
    if minus_one {
        super::minus_one::dbl_to_extended(f, p)
    } else {
        general::dbl_to_extended(f, k, p)
    }
}

/// What the formulas cost, declared for the tests that count it.
#[cfg(test)]
pub mod costs {
    use crate::coords::Cost;

    /// Cost of `add_unhalved`; one normalisation where products of 4 are taken, none with 9.
    pub const ADD_UNHALVED: Cost = Cost {
        m: 6,
        ..super::super::stored::costs::ADD_UNHALVED
    };
    /// Cost of `add_cached`; no normalisation where products of 4 are taken.
    pub const ADD_CACHED: Cost = Cost {
        m: 7,
        ..super::super::stored::costs::ADD_CACHED
    };
    /// Cost of `add_general_cached`; one normalisation where products of 4 are taken, none with 6.
    pub const ADD_GENERAL_CACHED: Cost = Cost {
        m: 8,
        ..super::super::general::costs::ADD_CACHED
    };
    /// Cost of `add_general_unhalved`; two normalisations where products of 4 are taken, none with 9.
    pub const ADD_GENERAL_UNHALVED: Cost = Cost {
        m: 7,
        ..super::super::general::costs::ADD_UNHALVED
    };
    /// Cost of `extend`.
    pub const EXTEND: Cost = Cost {
        m: 3,
        s: 1,
        ..Cost::NONE
    };
}
