//! Extended coordinates on `−x² + y² = 1 + d·x²y²`: additions and doublings.
//!
//! **Mathematics.** The addition is that of [`super::stored`] with nothing kept. Doubling: with `H = X² + Y²`,
//! `G = X² − Y²`, `E = H − (X + Y)²`, `F = 2Z² + G`. Both end with `(EF, GH, FG, EH)`.
//!
//! **Exceptional inputs.** The unified addition: see [`super`]. The doubling: where 2P is at infinity. In each case, and
//! in no other, `Z₃ = 0`.
//!
//! **Source.** Hisil, Wong, Carter, Dawson (2008), sections 3.1 and 3.3; add-2008-hwcd-3 and dbl-2008-hwcd of the
//! Explicit-Formulas Database.
//!
//! **Cost.** Addition 8M + 1·2d; doubling 4M + 4S, without T 3M + 4S.

use super::extended::{Extended, close, close_short};
use super::stored::{add_cached, to_cached};
use super::{Projective, fit};
use crate::ring::Ring;

/// `p + q`, unified; `d2` is 2d. 8M + 1·2d.
#[inline(always)]
pub fn add<F: Ring>(
    f: &F,
    d2: &F::El,
    p: &Extended<F::El>,
    q: &Extended<F::El>,
) -> Extended<F::El> {
    add_cached(f, p, &to_cached(f, d2, q))
}

/// `E, F, G, H` of the doubling, fit for the four products. 4S + 6 additions.
#[inline(always)]
fn tangent<F: Ring>(f: &F, x: &F::El, y: &F::El, z: &F::El) -> [F::El; 4] {
    let xx = f.sqr(x);
    let yy = f.sqr(y);
    let zz = f.sqr(z);
    let ss = f.sqr(&fit(f, 4, f.add(x, y)));
    let h = f.add(&xx, &yy);
    let e = f.sub::<1>(&h, &ss);
    let g = f.sub::<1>(&xx, &yy);
    let ff = f.add(&f.dbl(&zz), &g);
    [fit(f, 6, e), fit(f, 12, ff), fit(f, 4, g), h]
}

/// `2p`. 4M + 4S.
#[inline(always)]
pub fn dbl<F: Ring>(f: &F, p: &Extended<F::El>) -> Extended<F::El> {
    let [e, ff, g, h] = tangent(f, &p.x, &p.y, &p.z);
    close(f, &e, &ff, &g, &h)
}

/// `2p` of a point that needs no T. 4M + 4S.
#[inline(always)]
pub fn dbl_to_extended<F: Ring>(f: &F, p: &Projective<F::El>) -> Extended<F::El> {
    let [e, ff, g, h] = tangent(f, &p.x, &p.y, &p.z);
    close(f, &e, &ff, &g, &h)
}

/// `2p` where T is not wanted. 3M + 4S.
#[inline(always)]
pub fn dbl_projective<F: Ring>(f: &F, p: &Projective<F::El>) -> Projective<F::El> {
    close_short(f, &tangent(f, &p.x, &p.y, &p.z))
}

/// `2^n·p`: only the last doubling makes T. `n·(4M + 4S) − (n − 1)·M`.
#[inline(always)]
pub fn dbl_times<F: Ring>(f: &F, p: &Extended<F::El>, n: u32) -> Extended<F::El> {
    if n == 0 {
        return *p;
    }
    let mut q = Projective {
        x: p.x,
        y: p.y,
        z: p.z,
    };
    for _ in 1..n {
        q = dbl_projective(f, &q);
    }
    dbl_to_extended(f, &q)
}

/// What the formulas cost, declared for the tests that count it.
#[cfg(test)]
pub mod costs {
    use crate::coords::Cost;

    /// Cost of `add`; no normalisation where products of 4 are taken.
    pub const ADD: Cost = Cost {
        m: 8,
        md: 1,
        add: 9,
        norm: 4,
        ..Cost::NONE
    };
    /// Cost of `dbl`; two normalisations where products of 4 are taken, none with 12.
    pub const DBL: Cost = Cost {
        m: 4,
        s: 4,
        add: 6,
        norm: 4,
        ..Cost::NONE
    };
    /// Cost of `dbl_projective`; two normalisations where products of 4 are taken, none with 12.
    pub const DBL_PROJECTIVE: Cost = Cost {
        m: 3,
        s: 4,
        add: 6,
        norm: 4,
        ..Cost::NONE
    };
}
