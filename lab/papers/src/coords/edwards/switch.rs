//! Between affine, projective and extended coordinates, as the papers' chains use them: dedicated additions that leave T
//! out, doublings of affine points, and sum and difference together.
//!
//! **Mathematics.** Doubling an affine point: `Z₃ = G(G − 2) = (G − 1)² − 1`, and `2xy` is known where T is. In a
//! dedicated sum `P − Q` takes the factors `C` and `D` of `P + Q`.
//!
//! **Exceptional inputs.** Those of the sums in [`super::minus_one`]. A sum without T that ends with `Z = 0` and is a
//! point at infinity keeps which of the two coordinates is infinite: doublings, triplings and quintuplings of it are right
//! or end with `Z = 0` once more.
//!
//! **Source.** Bernstein, Chuengsatiansup, Lange, *Double-base scalar multiplication revisited* (2017), section 2.3 and
//! table 1; Hisil, Wong, Carter, Dawson (2008), section 4.3.
//!
//! **Cost.** Of additions those of [`super::general`] and [`super::minus_one`], less 1M for T.

pub use msmith_core::coords::edwards::switch::*;

use msmith_core::coords::edwards::extended::{close, close_short};
use msmith_core::coords::{Affine, Cost, fit};
use msmith_core::ring::Ring;

use super::general::{self, Curve};
use super::minus_one::factors_dedicated;
use super::{Coefficient, Extended, Flat, Projective};

/// Cost of [`add_dedicated`]; no normalisation where products of 4 are taken.
pub const ADD_DEDICATED: Cost = Cost {
    m: 7,
    ..super::minus_one::ADD_DEDICATED
};

/// Cost of [`add_flat_dedicated`]; one normalisation where products of 4 are taken, none with 9.
pub const ADD_FLAT_DEDICATED: Cost = Cost {
    m: 6,
    ..super::minus_one::ADD_FLAT_DEDICATED
};

/// Cost of [`add_general_flat_dedicated`]; one normalisation where products of 4 are taken, none with 6.
pub const ADD_GENERAL_FLAT_DEDICATED: Cost = Cost {
    m: 7,
    ..general::ADD_FLAT_DEDICATED
};

/// Cost of [`add_flats_dedicated`]; two normalisations where products of 4 are taken.
pub const ADD_FLATS_DEDICATED: Cost = Cost {
    m: 6,
    add: 10,
    norm: 6,
    ..Cost::NONE
};

/// Cost of [`sum_and_difference`]; no normalisation where products of 4 are taken.
pub const SUM_AND_DIFFERENCE: Cost = Cost {
    m: 14,
    add: 12,
    norm: 6,
    ..Cost::NONE
};

/// Cost of [`sum_and_difference_flat`]; one normalisation where products of 4 are taken.
pub const SUM_AND_DIFFERENCE_FLAT: Cost = Cost {
    m: 13,
    norm: 7,
    ..SUM_AND_DIFFERENCE
};

/// Cost of [`sum_and_difference_flats`]; two normalisations where products of 4 are taken.
pub const SUM_AND_DIFFERENCE_FLATS: Cost = Cost {
    m: 12,
    norm: 8,
    ..SUM_AND_DIFFERENCE
};

/// Cost of [`dbl_affine`]; three normalisations where products of 4 are taken.
pub const DBL_AFFINE: Cost = Cost {
    m: 3,
    s: 4,
    ma: 1,
    add: 8,
    norm: 5,
    ..Cost::NONE
};

/// Cost of [`dbl_flat`]; three normalisations where products of 4 are taken.
pub const DBL_FLAT: Cost = Cost {
    m: 3,
    s: 3,
    ma: 1,
    add: 6,
    norm: 4,
    ..Cost::NONE
};

/// Cost of [`dbl_flat_projective`]; three normalisations where products of 4 are taken.
pub const DBL_FLAT_PROJECTIVE: Cost = Cost { m: 2, ..DBL_FLAT };

/// `p + q` for `p ≠ q` on a curve with a = −1. 7M.
#[inline(always)]
pub fn add_dedicated<F: Ring>(
    f: &F,
    p: &Extended<F::El>,
    q: &Extended<F::El>,
) -> Projective<F::El> {
    let (a, b) = crossed(f, [&p.x, &p.y], [&q.x, &q.y]);
    let c = f.mul(&p.z, &f.dbl(&q.t));
    let d = f.mul(&p.t, &f.dbl(&q.z));
    close_short(f, &factors_dedicated(f, &a, &b, &c, &d))
}

/// `p + q` for `p ≠ q` on a curve with a = −1. 6M.
#[inline(always)]
pub fn add_flat_dedicated<F: Ring>(
    f: &F,
    p: &Extended<F::El>,
    q: &Flat<F::El>,
) -> Projective<F::El> {
    let (a, b) = crossed(f, [&p.x, &p.y], [&q.x, &q.y]);
    let c = f.mul(&p.z, &f.dbl(&q.t));
    let d = fit(f, 9, f.dbl(&p.t));
    close_short(f, &factors_dedicated(f, &a, &b, &c, &d))
}

/// `p + q` for `p ≠ q` and any a. 7M + 1M·a.
#[inline(always)]
pub fn add_general_flat_dedicated<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Extended<F::El>,
    q: &Flat<F::El>,
) -> Projective<F::El> {
    let c = f.mul(&p.z, &q.t);
    let all = general::factors_dedicated(f, k, p, [&q.x, &q.y], [&c, &p.t]);
    close_short(f, &all)
}

/// `p + q` for `p ≠ q` on a curve with a = −1, both affine. 6M.
#[inline(always)]
pub fn add_flats_dedicated<F: Ring>(f: &F, p: &Flat<F::El>, q: &Flat<F::El>) -> Extended<F::El> {
    let (a, b) = crossed(f, [&p.x, &p.y], [&q.x, &q.y]);
    let (c, d) = (f.dbl(&q.t), f.norm(&f.dbl(&p.t)));
    let c = f.norm(&c);
    let [e, ff, g, h] = factors_dedicated(f, &a, &b, &c, &d);
    close(f, &e, &ff, &g, &h)
}

/// `(Y₁ − X₁)(Y₂ + X₂)` and `(Y₁ + X₁)(Y₂ − X₂)`. 2M.
#[inline(always)]
fn crossed<F: Ring>(f: &F, [x1, y1]: [&F::El; 2], [x2, y2]: [&F::El; 2]) -> (F::El, F::El) {
    let a = f.mul(&f.sub::<1>(y1, x1), &fit(f, 4, f.add(y2, x2)));
    let b = f.mul(&f.add(y1, x1), &fit(f, 4, f.sub::<1>(y2, x2)));
    (a, b)
}

/// `p + q` and `p − q` from the factors `C = 2Z₁T₂` and `D = 2T₁Z₂`. 12M.
#[inline(always)]
fn both<F: Ring>(
    f: &F,
    [px, py]: [&F::El; 2],
    [x, y]: [&F::El; 2],
    [c, d]: [&F::El; 2],
) -> [Extended<F::El>; 2] {
    let (minus, plus) = (f.sub::<1>(py, px), f.add(py, px));
    let (less, more) = (fit(f, 4, f.sub::<1>(y, x)), fit(f, 4, f.add(y, x)));
    let (a, b) = (f.mul(&minus, &more), f.mul(&plus, &less));
    let (aa, bb) = (f.mul(&minus, &less), f.mul(&plus, &more));
    let (e, h) = (fit(f, 4, f.add(d, c)), fit(f, 4, f.sub::<1>(d, c)));
    let (ff, g) = (f.sub::<1>(&b, &a), fit(f, 4, f.add(&b, &a)));
    let (fm, gm) = (f.sub::<1>(&bb, &aa), fit(f, 4, f.add(&bb, &aa)));
    [close(f, &e, &ff, &g, &h), close(f, &h, &fm, &gm, &e)]
}

/// `p + q` and `p − q` for `p ≠ ±q` on a curve with a = −1, both affine. 12M.
#[inline(always)]
pub fn sum_and_difference_flats<F: Ring>(
    f: &F,
    p: &Flat<F::El>,
    q: &Flat<F::El>,
) -> [Extended<F::El>; 2] {
    let (c, d) = (f.norm(&f.dbl(&q.t)), f.norm(&f.dbl(&p.t)));
    both(f, [&p.x, &p.y], [&q.x, &q.y], [&c, &d])
}

/// `p + q` and `p − q` for `p ≠ ±q` on a curve with a = −1. 14M.
#[inline(always)]
pub fn sum_and_difference<F: Ring>(
    f: &F,
    p: &Extended<F::El>,
    q: &Extended<F::El>,
) -> [Extended<F::El>; 2] {
    let c = f.mul(&p.z, &f.dbl(&q.t));
    let d = f.mul(&p.t, &f.dbl(&q.z));
    both(f, [&p.x, &p.y], [&q.x, &q.y], [&c, &d])
}

/// `p + q` and `p − q` for `p ≠ ±q` on a curve with a = −1. 13M.
#[inline(always)]
pub fn sum_and_difference_flat<F: Ring>(
    f: &F,
    p: &Extended<F::El>,
    q: &Flat<F::El>,
) -> [Extended<F::El>; 2] {
    let c = f.mul(&p.z, &f.dbl(&q.t));
    let d = f.norm(&f.dbl(&p.t));
    both(f, [&p.x, &p.y], [&q.x, &q.y], [&c, &d])
}

/// `E, F, G, H` of an affine doubling without T: `E = 2xy` is given. `Z₃` takes a square. 2M + 1S.
#[inline(always)]
fn close_affine_short<F: Ring>(f: &F, e: &F::El, g: &F::El, h: &F::El) -> Projective<F::El> {
    let one = f.one();
    let less = f.norm(&f.sub::<1>(g, &one));
    let ff = f.sub::<1>(&less, &one);
    Projective {
        x: f.mul(e, &ff),
        y: f.mul(&fit(f, 4, *g), h),
        z: f.norm(&f.sub::<1>(&f.sqr(&less), &one)),
    }
}

/// The same with T. 3M + 1S.
#[inline(always)]
fn close_affine<F: Ring>(f: &F, e: &F::El, g: &F::El, h: &F::El) -> Extended<F::El> {
    let Projective { x, y, z } = close_affine_short(f, e, g, h);
    let t = f.mul(e, h);
    Extended { x, y, z, t }
}

/// `2p` of an affine point, with T. 3M + 4S + 1M·a.
#[inline(always)]
pub fn dbl_affine<F: Ring>(f: &F, a: &Coefficient<F::El>, p: &Affine<F::El>) -> Extended<F::El> {
    let (xx, yy) = (f.sqr(&p.x), f.sqr(&p.y));
    let both = f.sqr(&fit(f, 4, f.add(&p.x, &p.y)));
    let e = f.norm(&f.sub::<2>(&both, &f.add(&xx, &yy)));
    let (g, h) = slopes(f, a, &xx, &yy);
    close_affine(f, &e, &g, &h)
}

/// `2p` of an affine point whose T is known, with T. 3M + 3S + 1M·a.
#[inline(always)]
pub fn dbl_flat<F: Ring>(f: &F, a: &Coefficient<F::El>, p: &Flat<F::El>) -> Extended<F::El> {
    let e = f.norm(&f.dbl(&p.t));
    let (g, h) = slopes(f, a, &f.sqr(&p.x), &f.sqr(&p.y));
    close_affine(f, &e, &g, &h)
}

/// `2p` of an affine point whose T is known, without T. 2M + 3S + 1M·a.
#[inline(always)]
pub fn dbl_flat_projective<F: Ring>(
    f: &F,
    a: &Coefficient<F::El>,
    p: &Flat<F::El>,
) -> Projective<F::El> {
    let e = f.norm(&f.dbl(&p.t));
    let (g, h) = slopes(f, a, &f.sqr(&p.x), &f.sqr(&p.y));
    close_affine_short(f, &e, &g, &h)
}

/// `ax² + y²` and `ax² − y²`. 1M·a.
#[inline(always)]
fn slopes<F: Ring>(f: &F, a: &Coefficient<F::El>, xx: &F::El, yy: &F::El) -> (F::El, F::El) {
    match a {
        Coefficient::One => (f.add(xx, yy), f.sub::<1>(xx, yy)),
        Coefficient::MinusOne => (f.sub::<1>(yy, xx), f.neg::<2>(&f.add(xx, yy))),
        Coefficient::Any(a) => {
            let axx = f.mul(xx, a);
            (f.add(&axx, yy), f.sub::<1>(&axx, yy))
        }
    }
}
