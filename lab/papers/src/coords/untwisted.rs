//! Edwards curves `x² + y² = 1 + d·x²y²`: what a = 1 saves in projective and inverted coordinates.
//!
//! The curve `x² + y² = c²(1 + d·x²y²)` is this one with `x/c`, `y/c` and `c⁴d` in place of x, y and d.
//!
//! **Mathematics.** Beside the unified law there is one without d:
//! `x₃ = (x₁y₁ + x₂y₂)/(x₁x₂ + y₁y₂)`, `y₃ = (x₁y₁ − x₂y₂)/(x₁y₂ − y₁x₂)`.
//!
//! **Exceptional inputs.** Unified sums as in [`edwards`](msmith_core::coords::edwards) and [`super::inverted`]; the
//! dedicated ones have `Z₃ = 0` where `P + Q` is at infinity or `P − Q` has `xy = 0`, as in
//! [`minus_one`](msmith_core::coords::edwards::minus_one).
//!
//! **Source.** add-, madd- and dbl-2007-bl (Bernstein, Lange), add- and madd-20080225-hwcd (Hisil, Wong, Carter,
//! Dawson) of the Explicit-Formulas Database.
//!
//! **Cost.** Projective 10M + 1S + 1M·d, mixed 9M + 1S + 1M·d, dedicated 11M, mixed 9M, doubling 3M + 4S;
//! inverted 9M + 1S + 1M·d, mixed 8M + 1S + 1M·d, doubling 3M + 4S + 1M·2d.

use crate::coords::edwards::{Projective, projective};
use msmith_core::coords::{Affine, Cost, fit};

use super::{Inverted, inverted};
use msmith_core::ring::Ring;

/// Cost of [`add`].
pub const ADD: Cost = Cost {
    ma: 0,
    ..projective::ADD
};
/// Cost of [`add_affine`].
pub const ADD_AFFINE: Cost = Cost {
    ma: 0,
    ..projective::ADD_AFFINE
};
/// Cost of [`add_dedicated`]; two normalisations where products of 4 are taken, none with 9.
pub const ADD_DEDICATED: Cost = Cost {
    m: 11,
    add: 8,
    norm: 4,
    ..Cost::NONE
};
/// Cost of [`add_affine_dedicated`]; two normalisations where products of 4 are taken, none with 9.
pub const ADD_AFFINE_DEDICATED: Cost = Cost {
    m: 9,
    ..ADD_DEDICATED
};
/// Cost of [`dbl`].
pub const DBL: Cost = Cost {
    m: 3,
    s: 4,
    add: 7,
    norm: 4,
    ..Cost::NONE
};
/// Cost of [`add_inverted`].
pub const ADD_INVERTED: Cost = Cost {
    ma: 0,
    ..inverted::ADD
};
/// Cost of [`add_inverted_short`].
pub const ADD_INVERTED_SHORT: Cost = Cost {
    ma: 0,
    ..inverted::ADD_SHORT
};
/// Cost of [`dbl_inverted`].
pub const DBL_INVERTED: Cost = Cost {
    ma: 0,
    ..inverted::DBL
};

/// `p + q`, unified. 10M + 1S + 1M·d.
#[inline(always)]
pub fn add<F: Ring>(
    f: &F,
    d: &F::El,
    p: &Projective<F::El>,
    q: &Projective<F::El>,
) -> Projective<F::El> {
    let z = f.mul(&p.z, &q.z);
    projective::unified(f, (None, d), p, [&q.x, &q.y], &z)
}

/// `p + q`, unified. 9M + 1S + 1M·d.
#[inline(always)]
pub fn add_affine<F: Ring>(
    f: &F,
    d: &F::El,
    p: &Projective<F::El>,
    q: &Affine<F::El>,
) -> Projective<F::El> {
    projective::unified(f, (None, d), p, [&q.x, &q.y], &p.z)
}

/// The dedicated sum of `(x₁, y₁)` times Z₂ and `(x₂, y₂)` times Z₁. 7M.
#[inline(always)]
fn dedicated<F: Ring>(f: &F, [a, b]: [&F::El; 2], [c, d]: [&F::El; 2]) -> Projective<F::El> {
    let e = f.mul(a, b);
    let ff = f.mul(c, d);
    let g = f.add(&e, &ff);
    let h = f.sub::<1>(&e, &ff);
    // x₁y₂ − y₁x₂ and x₁x₂ + y₁y₂.
    let j = f.mul(&f.sub::<1>(a, c), &fit(f, 4, f.add(b, d)));
    let j = fit(f, 9, f.sub::<2>(&j, &h));
    let k = f.mul(&f.add(a, d), &fit(f, 4, f.add(b, c)));
    let k = fit(f, 9, f.sub::<2>(&k, &g));
    Projective {
        x: f.mul(&g, &j),
        y: f.mul(&h, &k),
        z: f.mul(&j, &k),
    }
}

/// `p + q` for `p ≠ q`, see the head of the file. 11M.
#[inline(always)]
pub fn add_dedicated<F: Ring>(
    f: &F,
    p: &Projective<F::El>,
    q: &Projective<F::El>,
) -> Projective<F::El> {
    let (a, b) = (f.mul(&p.x, &q.z), f.mul(&p.y, &q.z));
    let (c, d) = (f.mul(&q.x, &p.z), f.mul(&q.y, &p.z));
    dedicated(f, [&a, &b], [&c, &d])
}

/// `p + q` for `p ≠ q`, see the head of the file. 9M.
#[inline(always)]
pub fn add_affine_dedicated<F: Ring>(
    f: &F,
    p: &Projective<F::El>,
    q: &Affine<F::El>,
) -> Projective<F::El> {
    let (c, d) = (f.mul(&q.x, &p.z), f.mul(&q.y, &p.z));
    dedicated(f, [&p.x, &p.y], [&c, &d])
}

/// `2p`. 3M + 4S.
#[inline(always)]
pub fn dbl<F: Ring>(f: &F, p: &Projective<F::El>) -> Projective<F::El> {
    projective::tangent(f, None, p)
}

/// `p + q` in inverted coordinates. 9M + 1S + 1M·d.
#[inline(always)]
pub fn add_inverted<F: Ring>(
    f: &F,
    d: &F::El,
    p: &Inverted<F::El>,
    q: &Inverted<F::El>,
) -> Inverted<F::El> {
    let z = f.mul(&p.z, &q.z);
    inverted::unified(f, (None, d), p, [&q.x, &q.y], &z)
}

/// `p + q` in inverted coordinates, q by `1/x` and `1/y`. 8M + 1S + 1M·d.
#[inline(always)]
pub fn add_inverted_short<F: Ring>(
    f: &F,
    d: &F::El,
    p: &Inverted<F::El>,
    q: [&F::El; 2],
) -> Inverted<F::El> {
    inverted::unified(f, (None, d), p, q, &p.z)
}

/// `2p` in inverted coordinates; `d2` is 2d. 3M + 4S + 1M·2d.
#[inline(always)]
pub fn dbl_inverted<F: Ring>(f: &F, d2: &F::El, p: &Inverted<F::El>) -> Inverted<F::El> {
    inverted::tangent(f, (None, d2), p)
}
