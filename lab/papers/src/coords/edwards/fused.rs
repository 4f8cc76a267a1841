//! `P + Q` and `2Q + P` in projective coordinates with products of P kept, any a.
//!
//! **Mathematics.** The unified sum of [`super::projective`] with `X₁Y₁`, `dX₁Y₁`, `aX₁`, `aX₁Y₁` kept:
//! `F, G = (Z₁Z₂)² ∓ dX₁Y₁·X₂Y₂`, `X₃ = Z₁Z₂F((X₂ + X₁)(Y₂ + Y₁) − X₂Y₂ − X₁Y₁)`,
//! `Y₃ = Z₁Z₂G((X₂ + Y₁)(Y₂ − aX₁) − X₂Y₂ + aX₁Y₁)`, `Z₃ = FG`. In `2Q + P` a factor of `2Q` goes: with
//! `T = Y₂² + aX₂²`, `T' = Y₂² − aX₂²`, `S = T − 2Z₂²`, `U = 2X₂Y₂`, `F, G = Z₁²TS ± dX₁Y₁·UT'`,
//! `X₃ = F(Y₁Z₁·US − X₁Z₁·TT')`, `Y₃ = −G(aX₁Z₁·US + Y₁Z₁·TT')`, `Z₃ = FG`, where the two sums of two products
//! are made of one product each and one that they share.
//!
//! **Exceptional inputs.** Those of the unified sums `P + Q` and `2Q + P`, see [`super`]; then `Z₃ = 0`. A 2Q at
//! infinity is none by itself: what it makes zero is the factor that goes.
//!
//! **Source.** Al Musa, Xu, *Fast scalar multiplication for elliptic curves over prime fields by efficiently
//! computable formulas*, tables 2 and 3, theorem 1.
//!
//! **Cost.** `P + Q` 10M + 1S, `2Q + P` 12M + 4S + 1M·a, where P is affine 1M less. To keep P 1M + 1M·d + 2M·a for
//! the first, 4M + 1S + 1M·d + 2M·a for the second; an affine one 1M + 1M·d + 2M·a. A doubling to extended coordinates
//! and an addition to projective ones take 11M + 4S + 2M·a for any a and nothing kept: see [`super::switch`].

use msmith_core::coords::edwards::Projective;
use msmith_core::coords::edwards::general::Curve;
use msmith_core::coords::{Affine, Cost, fit};
use msmith_core::ring::Ring;

use super::Coefficient;

/// A point for [`add`], stored forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Addend<E> {
    /// X.
    pub x: E,
    /// Y.
    pub y: E,
    /// Z; `None` is 1.
    pub z: Option<E>,
    /// `aX`.
    pub ax: E,
    /// `XY`.
    pub xy: E,
    /// `aXY`.
    pub axy: E,
    /// `dXY`.
    pub dxy: E,
}

/// A point for [`dbl_add`], stored forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DblAddend<E> {
    /// `Z²`; `None` is 1.
    pub zz: Option<E>,
    /// `XZ`.
    pub xz: E,
    /// `YZ`.
    pub yz: E,
    /// `XYZ²`.
    pub xyzz: E,
    /// `−aXZ`.
    pub minus_axz: E,
    /// `aXYZ²`.
    pub axyzz: E,
    /// `dXY`.
    pub dxy: E,
}

/// Cost of [`add`]; no normalisation where products of 4 are taken.
pub const ADD: Cost = Cost {
    m: 10,
    s: 1,
    add: 10,
    norm: 5,
    ..Cost::NONE
};
/// Cost of [`add`] of an affine point.
pub const ADD_AFFINE: Cost = Cost { m: 9, ..ADD };
/// Cost of [`dbl_add`]; four normalisations where products of 4 are taken, none with 12.
pub const DBL_ADD: Cost = Cost {
    m: 12,
    s: 4,
    ma: 1,
    add: 17,
    norm: 9,
    ..Cost::NONE
};
/// Cost of [`dbl_add`] of an affine point.
pub const DBL_ADD_AFFINE: Cost = Cost { m: 11, ..DBL_ADD };
/// Cost of [`Addend::new`].
pub const KEEP: Cost = Cost {
    m: 1,
    ma: 2,
    md: 1,
    ..Cost::NONE
};
/// Cost of [`DblAddend::new`].
pub const KEEP_DBL: Cost = Cost {
    m: 4,
    s: 1,
    ma: 2,
    md: 1,
    add: 1,
    norm: 1,
};
/// Cost of [`DblAddend::affine`].
pub const KEEP_DBL_AFFINE: Cost = Cost {
    m: 1,
    s: 0,
    ..KEEP_DBL
};

impl<E: Copy> Addend<E> {
    /// A point to be added often. 1M + 1M·d + 2M·a.
    #[inline(always)]
    pub fn new<F: Ring<El = E>>(f: &F, k: &Curve<E>, p: &Projective<E>) -> Self {
        let Affine { x, y } = Affine { x: p.x, y: p.y };
        Self {
            z: Some(p.z),
            ..Self::affine(f, k, &Affine { x, y })
        }
    }

    /// An affine one. 1M + 1M·d + 2M·a.
    #[inline(always)]
    pub fn affine<F: Ring<El = E>>(f: &F, k: &Curve<E>, p: &Affine<E>) -> Self {
        let xy = f.mul(&p.x, &p.y);
        Self {
            x: p.x,
            y: p.y,
            z: None,
            ax: f.mul(&p.x, &k.a),
            xy,
            axy: f.mul(&xy, &k.a),
            dxy: f.mul(&xy, &k.d),
        }
    }
}

impl<E: Copy> DblAddend<E> {
    /// A point to be added often. 4M + 1S + 1M·d + 2M·a.
    #[inline(always)]
    pub fn new<F: Ring<El = E>>(f: &F, k: &Curve<E>, p: &Projective<E>) -> Self {
        let (xz, yz) = (f.mul(&p.x, &p.z), f.mul(&p.y, &p.z));
        let xyzz = f.mul(&xz, &yz);
        let axz = f.mul(&xz, &k.a);
        Self {
            zz: Some(f.sqr(&p.z)),
            xz,
            yz,
            xyzz,
            minus_axz: f.norm(&f.neg::<1>(&axz)),
            axyzz: f.mul(&xyzz, &k.a),
            dxy: f.mul(&f.mul(&p.x, &p.y), &k.d),
        }
    }

    /// An affine one. 1M + 1M·d + 2M·a.
    #[inline(always)]
    pub fn affine<F: Ring<El = E>>(f: &F, k: &Curve<E>, p: &Affine<E>) -> Self {
        let xy = f.mul(&p.x, &p.y);
        let ax = f.mul(&p.x, &k.a);
        Self {
            zz: None,
            xz: p.x,
            yz: p.y,
            xyzz: xy,
            minus_axz: f.norm(&f.neg::<1>(&ax)),
            axyzz: f.mul(&xy, &k.a),
            dxy: f.mul(&xy, &k.d),
        }
    }
}

/// `p + q`, unified. 10M + 1S; 9M + 1S where p is affine.
#[inline(always)]
pub fn add<F: Ring>(f: &F, p: &Addend<F::El>, q: &Projective<F::El>) -> Projective<F::El> {
    let z = match &p.z {
        Some(z) => f.mul(z, &q.z),
        None => q.z,
    };
    let zz = f.sqr(&z);
    let xy = f.mul(&q.x, &q.y);
    let e = f.mul(&p.dxy, &xy);
    let (ff, g) = (f.sub::<1>(&zz, &e), fit(f, 4, f.add(&zz, &e)));
    let x = f.mul(&f.add(&q.x, &p.x), &fit(f, 4, f.add(&q.y, &p.y)));
    let x = fit(f, 3, f.sub::<2>(&x, &f.add(&xy, &p.xy)));
    let y = f.mul(&f.add(&q.x, &p.y), &fit(f, 4, f.sub::<1>(&q.y, &p.ax)));
    let y = fit(f, 3, f.add(&f.sub::<1>(&y, &xy), &p.axy));
    Projective {
        x: f.mul(&f.mul(&z, &ff), &x),
        y: f.mul(&f.mul(&z, &g), &y),
        z: f.mul(&ff, &g),
    }
}

/// `2q + p`. 12M + 4S + 1M·a; 11M + 4S + 1M·a where p is affine.
#[inline(always)]
pub fn dbl_add<F: Ring>(
    f: &F,
    a: &Coefficient<F::El>,
    p: &DblAddend<F::El>,
    q: &Projective<F::El>,
) -> Projective<F::El> {
    // U = (X + Y)² − X² − Y², where X² is at hand for some a only as ±aX².
    let xx = f.sqr(&q.x);
    let yy = f.sqr(&q.y);
    let axx = match a {
        Coefficient::Any(a) => f.mul(&xx, a),
        _ => xx,
    };
    let (mut t, mut tt) = (f.add(&yy, &axx), f.sub::<1>(&yy, &axx));
    if matches!(a, Coefficient::MinusOne) {
        (t, tt) = (tt, t);
    }
    let tt = fit(f, 4, tt);
    let both = f.sqr(&fit(f, 4, f.add(&q.x, &q.y)));
    let u = fit(f, 6, f.sub::<2>(&both, &f.add(&xx, &yy)));
    let s = fit(f, 12, f.sub::<2>(&t, &f.dbl(&f.sqr(&q.z))));
    let ts = f.mul(&t, &s);
    let zts = match &p.zz {
        Some(zz) => f.mul(zz, &ts),
        None => ts,
    };
    let e = f.mul(&p.dxy, &f.mul(&u, &tt));
    let (ff, gg) = (fit(f, 4, f.add(&zts, &e)), f.sub::<1>(&zts, &e));
    let g = f.mul(&u, &s);
    let n = f.mul(&t, &tt);
    let gn = f.mul(&g, &n);
    let x = f.mul(&fit(f, 4, f.add(&g, &p.xz)), &f.sub::<1>(&p.yz, &n));
    let x = fit(f, 6, f.add(&x, &f.sub::<1>(&gn, &p.xyzz)));
    let y = f.mul(&fit(f, 4, f.add(&g, &p.yz)), &f.sub::<1>(&p.minus_axz, &n));
    let y = fit(f, 6, f.add(&y, &f.add(&gn, &p.axyzz)));
    Projective {
        x: f.mul(&ff, &x),
        y: f.mul(&gg, &y),
        z: f.mul(&ff, &gg),
    }
}
