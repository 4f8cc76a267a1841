//! Jacobi quartics `y² = x⁴ + 2a·x² + 1` in the coordinates XXYZZ and XXYZZR: `x = X/Z`, `y = Y/Z²`.
//!
//! **Mathematics.** The law is `x₃ = (x₁y₂ + y₁x₂)/(1 − x₁²x₂²)`, with (0, 1) neutral and
//! `−(x, y) = (−x, y)`. For y, the square of x's numerator G completes a product:
//! `y₃(1 − x₁²x₂²)² = (1 + x₁x₂)²(x₁² + x₂² + 2a·x₁x₂ + y₁y₂) − G²`. With `R = 2XZ` (kept in XXYZZR, made
//! by a squaring in XXYZZ) and `A, B, C, D = Z₁²Z₂², X₁²X₂², Y₁Y₂, R₁R₂`:
//! `U = 2(A + B) + D`, `Y₃ = U·(2(X₁² + Z₁²)(X₂² + Z₂²) + 2C − U + (1 + a)D) − X₃²`,
//! `X₃ = R₁Y₂ + Y₁R₂`, `Z₃ = 2(A − B)`. Doubling: `X₃ = RY`, `Z₃ = Z⁴ − X⁴`, `Y₃ = 2((X² + Z²)Y)² − X₃² − Z₃²`.
//!
//! **Exceptional inputs.** Unified. `Z₃ = 0` where `x₁x₂ = ±1`, that is where `P + Q` or `P − Q` is one of the
//! two points at infinity (of order 2 or 4); with `Z₃ ≠ 0` the sum is right.
//!
//! **Source.** Hisil, Wong, Carter, Dawson, *Jacobi quartic curves revisited* (2009); add-, madd-20080225-hwcd
//! and dbl-20090311-hwcd of the Explicit-Formulas Database. The doubling-oriented variants there (`a² + c² = 1`)
//! have the same additions.
//!
//! **Cost.** XXYZZR: addition 7M + 3S + 1M·(1 + a), mixed 6M + 3S + 1M·(1 + a), doubling 3M + 4S; XXYZZ: mixed the
//! same, the addition one squaring more.

use msmith_core::coords::Cost;
use msmith_core::ring::Ring;

/// A point with `R = 2XZ`, stored forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Point<E> {
    /// `x·Z`.
    pub x: E,
    /// `X²`.
    pub xx: E,
    /// `y·Z²`.
    pub y: E,
    /// Not zero.
    pub z: E,
    /// `Z²`.
    pub zz: E,
    /// `2XZ`.
    pub r: E,
}

/// A point without R.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Short<E> {
    /// `x·Z`.
    pub x: E,
    /// `X²`.
    pub xx: E,
    /// `y·Z²`.
    pub y: E,
    /// Not zero.
    pub z: E,
    /// `Z²`.
    pub zz: E,
}

/// A point with `Z = 1`, stored forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flat<E> {
    /// `x²`.
    pub xx: E,
    /// `y`.
    pub y: E,
    /// `2x`.
    pub r: E,
}

/// Cost of [`add`].
pub const ADD: Cost = Cost {
    m: 7,
    s: 3,
    ma: 1,
    add: 19,
    norm: 11,
    ..Cost::NONE
};
/// Cost of [`add_flat`].
pub const ADD_FLAT: Cost = Cost { m: 6, ..ADD };
/// Cost of [`add_short`].
pub const ADD_SHORT: Cost = Cost {
    m: 7,
    s: 4,
    ma: 1,
    add: 22,
    norm: 13,
    ..Cost::NONE
};
/// Cost of [`add_short_flat`].
pub const ADD_SHORT_FLAT: Cost = Cost {
    m: 6,
    s: 3,
    ma: 1,
    add: 19,
    norm: 11,
    ..Cost::NONE
};
/// Cost of [`dbl`].
pub const DBL: Cost = Cost {
    m: 3,
    s: 4,
    add: 8,
    norm: 4,
    ..Cost::NONE
};

/// `2xz` from the squares. 1S.
#[inline(always)]
fn twice<F: Ring>(f: &F, [x, z]: [&F::El; 2], [xx, zz]: [&F::El; 2]) -> F::El {
    let ss = f.sqr(&f.norm(&f.add(x, z)));
    f.norm(&f.sub::<2>(&ss, &f.add(xx, zz)))
}

/// XX, Y, ZZ, R of an operand.
type Parts<'a, E> = [&'a E; 4];

/// The sum without R; `zz2` is none for 1. 7M + 2S, or 6M + 2S.
#[inline(always)]
fn chord<F: Ring>(
    f: &F,
    a1: &F::El,
    [xx1, y1, zz1, r1]: Parts<'_, F::El>,
    [xx2, y2, r2]: [&F::El; 3],
    zz2: Option<&F::El>,
) -> Short<F::El> {
    let one = f.one();
    let a = zz2.map_or(*zz1, |zz2| f.mul(zz1, zz2));
    let b = f.mul(xx1, xx2);
    let c = f.mul(y1, y2);
    let d = f.mul(r1, r2);
    let g = f.mul(&f.norm(&f.add(r1, y1)), &f.add(r2, y2));
    let x = f.norm(&f.sub::<2>(&g, &f.add(&c, &d)));
    let z = f.norm(&f.dbl(&f.sub::<1>(&a, &b)));
    let e = f.mul(&f.norm(&f.add(xx1, zz1)), &f.add(xx2, zz2.unwrap_or(&one)));
    let u = f.norm(&f.add(&f.norm(&f.dbl(&f.add(&a, &b))), &d));
    let v = f.norm(&f.dbl(&f.add(&e, &c)));
    let v = f.norm(&f.add(&f.sub::<1>(&v, &u), &f.mul(&d, a1)));
    let xx = f.sqr(&x);
    Short {
        y: f.norm(&f.sub::<1>(&f.mul(&u, &v), &xx)),
        zz: f.sqr(&z),
        x,
        xx,
        z,
    }
}

impl<E: Copy> Short<E> {
    /// The same point with R. 1S.
    #[inline(always)]
    pub fn with_r<F: Ring<El = E>>(&self, f: &F) -> Point<E> {
        let Self { x, xx, y, z, zz } = *self;
        let r = twice(f, [&x, &z], [&xx, &zz]);
        Point { x, xx, y, z, zz, r }
    }
}

/// `p + q`, unified; `a1` is `1 + a`. 7M + 3S + 1M·(1 + a).
#[inline(always)]
pub fn add<F: Ring>(f: &F, a1: &F::El, p: &Point<F::El>, q: &Point<F::El>) -> Point<F::El> {
    let (p, q2) = ([&p.xx, &p.y, &p.zz, &p.r], [&q.xx, &q.y, &q.r]);
    chord(f, a1, p, q2, Some(&q.zz)).with_r(f)
}

/// `p + q`, unified; `a1` is `1 + a`. 6M + 3S + 1M·(1 + a).
#[inline(always)]
pub fn add_flat<F: Ring>(f: &F, a1: &F::El, p: &Point<F::El>, q: &Flat<F::El>) -> Point<F::El> {
    let (p, q) = ([&p.xx, &p.y, &p.zz, &p.r], [&q.xx, &q.y, &q.r]);
    chord(f, a1, p, q, None).with_r(f)
}

/// `p + q`, unified; `a1` is `1 + a`. 7M + 4S + 1M·(1 + a).
#[inline(always)]
pub fn add_short<F: Ring>(f: &F, a1: &F::El, p: &Short<F::El>, q: &Short<F::El>) -> Short<F::El> {
    let rp = twice(f, [&p.x, &p.z], [&p.xx, &p.zz]);
    let rq = twice(f, [&q.x, &q.z], [&q.xx, &q.zz]);
    let (p, q2) = ([&p.xx, &p.y, &p.zz, &rp], [&q.xx, &q.y, &rq]);
    chord(f, a1, p, q2, Some(&q.zz))
}

/// `p + q`, unified; `a1` is `1 + a`. 6M + 3S + 1M·(1 + a).
#[inline(always)]
pub fn add_short_flat<F: Ring>(
    f: &F,
    a1: &F::El,
    p: &Short<F::El>,
    q: &Flat<F::El>,
) -> Short<F::El> {
    let r = twice(f, [&p.x, &p.z], [&p.xx, &p.zz]);
    let (p, q) = ([&p.xx, &p.y, &p.zz, &r], [&q.xx, &q.y, &q.r]);
    chord(f, a1, p, q, None)
}

/// `2p`. 3M + 4S.
#[inline(always)]
pub fn dbl<F: Ring>(f: &F, p: &Point<F::El>) -> Point<F::El> {
    let sum = f.norm(&f.add(&p.zz, &p.xx));
    let x = f.mul(&p.r, &p.y);
    let z = f.mul(&f.sub::<1>(&p.zz, &p.xx), &sum);
    let ww = f.sqr(&f.mul(&sum, &p.y));
    let (xx, zz) = (f.sqr(&x), f.sqr(&z));
    let y = f.norm(&f.sub::<2>(&f.dbl(&ww), &f.add(&xx, &zz)));
    Short { x, xx, y, z, zz }.with_r(f)
}
