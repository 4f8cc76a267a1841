//! Extended coordinates for any a: the mixed and the dedicated additions.
//!
//! **Mathematics.** With `A = X₁X₂`, `B = Y₁Y₂`, `C = Z₁T₂`, `D = T₁Z₂` the dedicated sum has `E, F, G, H = D + C,
//! (X₁ − Y₁)(X₂ + Y₂) + B − A, B + aA, D − C` and does without d.
//!
//! **Exceptional inputs.** As for a = −1, see [`super::minus_one`].
//!
//! **Source.** add-2008-hwcd and add-2008-hwcd-2 of the Explicit-Formulas Database (Hisil, Wong, Carter, Dawson 2008).
//!
//! **Cost.** Unified, Z₂ = 1: 8M + 1M·a + 1M·d; dedicated 9M + 1M·a, Z₂ = 1: 8M + 1M·a.

pub use msmith_core::coords::edwards::general::*;

use msmith_core::coords::edwards::extended::{Extended, close};
use msmith_core::coords::{Cost, fit};
use msmith_core::ring::Ring;

use super::Flat;

/// Cost of [`add_flat`]; one normalisation where products of 4 are taken, none with 6.
pub const ADD_FLAT: Cost = Cost {
    m: 8,
    ma: 1,
    md: 1,
    add: 7,
    norm: 3,
    ..Cost::NONE
};

/// Cost of [`add_dedicated`]; one normalisation where products of 4 are taken, none with 6.
pub const ADD_DEDICATED: Cost = Cost {
    m: 9,
    ma: 1,
    add: 7,
    norm: 3,
    ..Cost::NONE
};

/// Cost of [`add_flat_dedicated`]; one normalisation where products of 4 are taken, none with 6.
pub const ADD_FLAT_DEDICATED: Cost = Cost {
    m: 8,
    ..ADD_DEDICATED
};

/// `p + q`, unified. 8M + 1M·a + 1M·d.
#[inline(always)]
pub fn add_flat<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Extended<F::El>,
    q: &Flat<F::El>,
) -> Extended<F::El> {
    let c = f.mul(&f.mul(&p.t, &k.d), &q.t);
    unified(f, k, p, [&q.x, &q.y], [&c, &p.z])
}

/// `E, F, G, H` of the dedicated sum given the products `C = Z₁T₂`, `D = T₁Z₂`. 3M + 1M·a.
#[inline(always)]
pub(super) fn factors_dedicated<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Extended<F::El>,
    [x, y]: [&F::El; 2],
    [c, d]: [&F::El; 2],
) -> [F::El; 4] {
    let a = f.mul(&p.x, x);
    let b = f.mul(&p.y, y);
    let both = f.mul(&f.sub::<1>(&p.x, &p.y), &fit(f, 4, f.add(x, y)));
    let e = f.add(d, c);
    let ff = fit(f, 6, f.sub::<1>(&f.add(&both, &b), &a));
    let g = f.add(&b, &f.mul(&a, &k.a));
    let h = fit(f, 4, f.sub::<1>(d, c));
    [e, ff, g, h]
}

/// The dedicated sum given the products `C = Z₁T₂`, `D = T₁Z₂`. 7M + 1M·a.
#[inline(always)]
fn dedicated<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Extended<F::El>,
    xy: [&F::El; 2],
    cd: [&F::El; 2],
) -> Extended<F::El> {
    let [e, ff, g, h] = factors_dedicated(f, k, p, xy, cd);
    close(f, &e, &ff, &g, &h)
}

/// `p + q` for `p ≠ q`, see [`super::minus_one`]. 9M + 1M·a.
#[inline(always)]
pub fn add_dedicated<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Extended<F::El>,
    q: &Extended<F::El>,
) -> Extended<F::El> {
    let (c, d) = (f.mul(&p.z, &q.t), f.mul(&p.t, &q.z));
    dedicated(f, k, p, [&q.x, &q.y], [&c, &d])
}

/// `p + q` for `p ≠ q`, see [`super::minus_one`]. 8M + 1M·a.
#[inline(always)]
pub fn add_flat_dedicated<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Extended<F::El>,
    q: &Flat<F::El>,
) -> Extended<F::El> {
    let c = f.mul(&p.z, &q.t);
    dedicated(f, k, p, [&q.x, &q.y], [&c, &p.t])
}
