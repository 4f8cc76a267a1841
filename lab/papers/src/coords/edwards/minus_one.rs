//! Extended coordinates for a = −1: the mixed and the dedicated additions.
//!
//! **Mathematics.** The dedicated addition uses the curve equation to do without d: with `A = (Y₁ − X₁)(Y₂ + X₂)`, `B =
//! (Y₁ + X₁)(Y₂ − X₂)`, `C = 2Z₁T₂`, `D = 2T₁Z₂`: `E, F, G, H = D + C, B − A, B + A, D − C`. All end with `(EF, GH, FG,
//! EH)`.
//!
//! **Exceptional inputs.** The dedicated addition: where `P + Q` is at infinity, or `P − Q` is one of (0, ±1) and the two
//! points (x, 0) of order 4. Then, and only then, `Z₃ = 0`.
//!
//! **Source.** Hisil, Wong, Carter, Dawson (2008), sections 3.1 and 3.2; add-2008-hwcd-3 and -4 of the Explicit-Formulas
//! Database.
//!
//! **Cost.** Unified, Z₂ = 1: 7M + 1·2d; dedicated 8M, Z₂ = 1: 7M.

pub use msmith_core::coords::edwards::minus_one::*;

use msmith_core::coords::edwards::extended::{Extended, close};
use msmith_core::coords::edwards::stored::finish;
use msmith_core::coords::{Cost, fit};
use msmith_core::ring::Ring;

use super::Flat;

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
