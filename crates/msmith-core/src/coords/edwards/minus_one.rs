//! Extended coordinates on `−x² + y² = 1 + d·x²y²`: full and mixed additions, doublings.
//!
//! **Mathematics.** The unified addition is that of [`super::stored`] with nothing kept. The dedicated
//! one uses the curve equation to do without d: with `A = (Y₁ − X₁)(Y₂ + X₂)`, `B = (Y₁ + X₁)(Y₂ − X₂)`,
//! `C = 2Z₁T₂`, `D = 2T₁Z₂`: `E, F, G, H = D + C, B − A, B + A, D − C`. Doubling: with `H = X² + Y²`,
//! `G = X² − Y²`, `E = H − (X + Y)²`, `F = 2Z² + G`. All end with `(EF, GH, FG, EH)`.
//!
//! **Exceptional inputs.** The unified addition: see [`super`]. The doubling: where 2P is at infinity. The
//! dedicated addition: where `P + Q` is at infinity, or `P − Q` is one of (0, ±1) and the two points
//! (x, 0) of order 4. In each case, and in no other, `Z₃ = 0`.
//!
//! **Source.** Hisil, Wong, Carter, Dawson (2008), sections 3.1, 3.2, 3.3; add-2008-hwcd-3, -4 and
//! dbl-2008-hwcd of the Explicit-Formulas Database.
//!
//! **Cost.** Unified 8M + 1·2d, mixed 7M + 1·2d; dedicated 8M, mixed 7M; doubling 4M + 4S, without T 3M + 4S.

use super::super::Cost;
use super::extended::{Extended, Flat, close, close_short};
use super::stored::{add_cached, finish, to_cached};
use super::{Projective, fit};
use crate::ring::Ring;

/// Cost of [`add`]; no normalisation where products of 4 are taken.
pub const ADD: Cost = Cost {
    m: 8,
    md: 1,
    add: 9,
    norm: 4,
    ..Cost::NONE
};
/// Cost of [`add_flat`]; one normalisation where products of 4 are taken, none with 9.
pub const ADD_FLAT: Cost = Cost {
    m: 7,
    md: 1,
    add: 9,
    norm: 5,
    ..Cost::NONE
};
/// Cost of [`add_dedicated`]; no normalisation where products of 4 are taken.
pub const ADD_DEDICATED: Cost = Cost {
    m: 8,
    add: 10,
    norm: 4,
    ..Cost::NONE
};
/// Cost of [`add_flat_dedicated`]; one normalisation where products of 4 are taken, none with 9.
pub const ADD_FLAT_DEDICATED: Cost = Cost {
    m: 7,
    add: 10,
    norm: 5,
    ..Cost::NONE
};
/// Cost of [`dbl`]; two normalisations where products of 4 are taken, none with 12.
pub const DBL: Cost = Cost {
    m: 4,
    s: 4,
    add: 6,
    norm: 4,
    ..Cost::NONE
};
/// Cost of [`dbl_projective`]; two normalisations where products of 4 are taken, none with 12.
pub const DBL_PROJECTIVE: Cost = Cost {
    m: 3,
    s: 4,
    add: 6,
    norm: 4,
    ..Cost::NONE
};

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

/// `p + q`, unified; `d2` is 2d. 7M + 1·2d.
#[inline(always)]
pub fn add_flat<F: Ring>(
    f: &F,
    d2: &F::El,
    p: &Extended<F::El>,
    q: &Flat<F::El>,
) -> Extended<F::El> {
    let (minus, plus) = (f.sub::<1>(&q.y, &q.x), f.add(&q.y, &q.x));
    let a = f.mul(&f.sub::<1>(&p.y, &p.x), &fit(f, 4, minus));
    let b = f.mul(&f.add(&p.y, &p.x), &fit(f, 4, plus));
    let c = f.mul(&f.mul(&p.t, d2), &q.t);
    let d = fit(f, 9, f.dbl(&p.z));
    finish(f, &a, &b, &c, &d)
}

/// `E, F, G, H` of the dedicated sum from `A` to `D`. Two normalisations where products are less than 4.
#[inline(always)]
pub(super) fn factors_dedicated<F: Ring>(
    f: &F,
    a: &F::El,
    b: &F::El,
    c: &F::El,
    d: &F::El,
) -> [F::El; 4] {
    let e = fit(f, 4, f.add(d, c));
    let ff = f.sub::<1>(b, a);
    let g = fit(f, 4, f.add(b, a));
    [e, ff, g, f.sub::<1>(d, c)]
}

/// The dedicated sum from `A` to `D`.
#[inline(always)]
fn finish_dedicated<F: Ring>(f: &F, a: &F::El, b: &F::El, c: &F::El, d: &F::El) -> Extended<F::El> {
    let [e, ff, g, h] = factors_dedicated(f, a, b, c, d);
    close(f, &e, &ff, &g, &h)
}

/// `p + q` for `p ≠ q`, see the head of the file. 8M.
#[inline(always)]
pub fn add_dedicated<F: Ring>(f: &F, p: &Extended<F::El>, q: &Extended<F::El>) -> Extended<F::El> {
    let (minus, plus) = (f.sub::<1>(&q.y, &q.x), f.add(&q.y, &q.x));
    let a = f.mul(&f.sub::<1>(&p.y, &p.x), &fit(f, 4, plus));
    let b = f.mul(&f.add(&p.y, &p.x), &fit(f, 4, minus));
    let c = f.mul(&p.z, &f.dbl(&q.t));
    let d = f.mul(&p.t, &f.dbl(&q.z));
    finish_dedicated(f, &a, &b, &c, &d)
}

/// `p + q` for `p ≠ q`, see the head of the file. 7M.
#[inline(always)]
pub fn add_flat_dedicated<F: Ring>(f: &F, p: &Extended<F::El>, q: &Flat<F::El>) -> Extended<F::El> {
    let (minus, plus) = (f.sub::<1>(&q.y, &q.x), f.add(&q.y, &q.x));
    let a = f.mul(&f.sub::<1>(&p.y, &p.x), &fit(f, 4, plus));
    let b = f.mul(&f.add(&p.y, &p.x), &fit(f, 4, minus));
    let c = f.mul(&p.z, &f.dbl(&q.t));
    let d = fit(f, 9, f.dbl(&p.t));
    finish_dedicated(f, &a, &b, &c, &d)
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
