//! Twisted Hessian curves `a·x³ + y³ + 1 = d·xy`, projective: `x = X/Z`, `y = Y/Z`, `aX³ + Y³ + Z³ = dXYZ`.
//!
//! **Mathematics.** The neutral element is (0 : −1 : 1), `−(X : Y : Z) = (X : Z : Y)`. The curve is elliptic if
//! `a(27a − d³) ≠ 0`. Sum: `X₃ = X₁Z₁Z₂² − X₂Y₂Y₁²`, `Y₃ = Y₁Z₁Y₂² − aX₂Z₂X₁²`, `Z₃ = aX₁Y₁X₂² − Y₂Z₂Z₁²`. With
//! `U = aX³`, `V = Y³`, `W = Z³`, doubling is `(X(V − W) : Z(U − V) : Y(W − U))`, and tripling with `S = U + V + W` and
//! `N = U² + V² + W² − UV − UW − VW` is `(SN/d : U²V + V²W + W²U − 3UVW : U²W + W²V + V²U − 3UVW)`; there
//! `UVW = aS³/d³`, so that all of it is made of S, N and the differences of U, V, W.
//!
//! **Exceptional inputs.** Doubling and tripling have none. The sum is (0 : 0 : 0) exactly where `P − Q` is at infinity
//! (`Z = 0`), and right elsewhere, also for P = Q. So it is complete if a is not a cube, for then no point has `Z = 0`.
//! If a is a cube there are one or three such points; where the sum fails, `−((−P) + (−Q))` gives it: the same law with
//! Y and Z exchanged fails where `P − Q` has `Y = 0`, and no point has both.
//!
//! **Which to use.** [`add`] and [`add_affine`] have the fewest products; [`add_direct`] and [`add_affine_direct`] 1M
//! more and 14 additions fewer.
//!
//! **Source.** Bernstein, Chuengsatiansup, Kohel, Lange, *Twisted Hessian curves* (2015), whose rotated addition law
//! the sum is; in 11M it is of Hisil's thesis (2010), add-2010-h of the Explicit-Formulas Database, and [`dbl_older`]
//! is dbl-2012-c there. The tripling for all fields is not the database's (8M + 4S): `N = (U − W)² − (U − V)(V − W)`,
//! whose two terms the other coordinates are made of too, makes it 7M + 5S, with as many constants.
//!
//! **Cost.** Doubling 6M + 2S + 1M·2d, older 7M + 1S + 1M·2d. Tripling 7M + 5S + 1M·a + 2 constants; with a primitive
//! cube root of unity w 6M + 6S + 1M·a + 2 constants + 2M·w. Addition 11M + 1M·a, direct 12M + 1M·a; mixed 9M + 1M·a,
//! direct 10M + 1M·a. Costs count constants made of d and w as `md`.

use msmith_core::coords::{Affine, Cost, fit};
use msmith_core::ring::{Lanes, Ring};

/// What the formulas take of a curve, all in stored form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Curve<E> {
    /// The coefficient a.
    pub a: E,
    /// `2d`.
    pub d2: E,
    /// `3/d`.
    pub three_over_d: E,
    /// `1 − 27a/d³`, zero only on singular curves.
    pub c: E,
}

/// A point; at infinity where `Z = 0`, never the neutral element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Point<E> {
    /// `x·Z`.
    pub x: E,
    /// `y·Z`.
    pub y: E,
    /// Zero at infinity.
    pub z: E,
}

/// Cost of [`dbl`]; three normalisations where products of 4 are taken.
pub const DBL: Cost = Cost {
    m: 6,
    s: 2,
    md: 1,
    add: 16,
    norm: 5,
    ..Cost::NONE
};
/// Cost of [`dbl_older`].
pub const DBL_OLDER: Cost = Cost {
    m: 7,
    s: 1,
    md: 1,
    add: 13,
    norm: 4,
    ..Cost::NONE
};
/// Cost of [`tripling`]; three normalisations where products of 4 are taken.
pub const TRIPLING: Cost = Cost {
    m: 7,
    s: 5,
    ma: 1,
    md: 2,
    add: 12,
    norm: 6,
};
/// Cost of [`tripling_by_root`]; five normalisations where products of 4 are taken.
pub const TRIPLING_BY_ROOT: Cost = Cost {
    m: 6,
    s: 6,
    ma: 1,
    md: 4,
    add: 14,
    norm: 6,
};
/// Cost of [`add`]; four normalisations where products of 4 are taken.
pub const ADD: Cost = Cost {
    m: 11,
    ma: 1,
    add: 17,
    norm: 9,
    ..Cost::NONE
};
/// Cost of [`add_affine`]; four normalisations where products of 4 are taken.
pub const ADD_AFFINE: Cost = Cost { m: 9, ..ADD };
/// Cost of [`add_direct`].
pub const ADD_DIRECT: Cost = Cost {
    m: 12,
    ma: 1,
    add: 3,
    norm: 3,
    ..Cost::NONE
};
/// Cost of [`add_affine_direct`].
pub const ADD_AFFINE_DIRECT: Cost = Cost {
    m: 10,
    ..ADD_DIRECT
};

/// `3x`, stored form.
#[inline(always)]
fn three<F: Ring>(f: &F, x: &F::El) -> F::El {
    f.norm(&f.add(&f.dbl(x), x))
}

impl<E: Copy> Curve<E> {
    /// Of a and d in stored form. `None` where (in any lane) d is zero, for which tripling has no constants, or the
    /// curve is singular: `a(27a − d³) = 0`.
    pub fn new<F: Lanes<El = E>>(f: &F, a: &E, d: &E) -> Option<Self> {
        if (f.is_zero(a) | f.is_zero(d)) != 0 {
            return None;
        }
        let i = f.inv(d);
        let a27 = three(f, &three(f, &three(f, a)));
        let part = f.mul(&a27, &f.mul(&i, &f.sqr(&i)));
        let c = f.norm(&f.sub::<1>(&f.one(), &part));
        (f.is_zero(&c) == 0).then(|| Self {
            a: *a,
            d2: f.norm(&f.dbl(d)),
            three_over_d: three(f, &i),
            c,
        })
    }
}

/// (0 : −1 : 1).
pub fn neutral<F: Ring>(f: &F) -> Point<F::El> {
    Point {
        x: f.zero(),
        y: f.norm(&f.neg::<1>(&f.one())),
        z: f.one(),
    }
}

/// A finite point.
#[inline(always)]
pub fn from_affine<F: Ring>(f: &F, q: &Affine<F::El>) -> Point<F::El> {
    Point {
        x: q.x,
        y: q.y,
        z: f.one(),
    }
}

/// `−p`, free of operations.
#[inline(always)]
pub fn neg<E: Copy>(p: &Point<E>) -> Point<E> {
    Point {
        y: p.z,
        z: p.y,
        ..*p
    }
}

/// `(−2XD : Z(D − E) : Y(D + E))` for `C = 4(Y³ + Z³)`, `D = 4(Z³ − Y³)`, `E = 3C − 2dQ`, `Q = 4XYZ`, or all quartered.
/// 3M + 1M·2d.
#[inline(always)]
fn doubled<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Point<F::El>,
    [c, d, q]: [&F::El; 3],
) -> Point<F::El> {
    let e = f.add(&f.dbl(c), c);
    let e = f.norm(&f.sub::<1>(&e, &f.mul(&k.d2, q)));
    Point {
        x: f.mul(&p.x, &f.neg::<2>(&f.dbl(d))),
        y: f.mul(&p.z, &f.sub::<1>(d, &e)),
        z: f.mul(&p.y, &f.add(d, &e)),
    }
}

/// `2p`, complete. 6M + 2S + 1M·2d.
///
/// With `s = (Y + Z)²`, `t = (Z − Y)²`: `4(Y³ + Z³) = (Y + Z)(s + 3t)`, `4(Z³ − Y³) = (Z − Y)(3s + t)`, `4YZ = s − t`.
#[inline(always)]
pub fn dbl<F: Ring>(f: &F, k: &Curve<F::El>, p: &Point<F::El>) -> Point<F::El> {
    let sum = fit(f, 4, f.add(&p.y, &p.z));
    let difference = fit(f, 4, f.sub::<1>(&p.z, &p.y));
    let (s, t) = (f.sqr(&sum), f.sqr(&difference));
    let c = fit(f, 8, f.add(&f.add(&f.dbl(&t), &t), &s));
    let d = fit(f, 8, f.add(&f.add(&f.dbl(&s), &s), &t));
    let (c, d) = (f.mul(&sum, &c), f.mul(&difference, &d));
    let q = f.mul(&p.x, &f.sub::<1>(&s, &t));
    doubled(f, k, p, [&c, &d, &q])
}

/// `2p`, complete. 7M + 1S + 1M·2d.
#[inline(always)]
pub fn dbl_older<F: Ring>(f: &F, k: &Curve<F::El>, p: &Point<F::El>) -> Point<F::El> {
    let yz = f.mul(&p.y, &p.z);
    let sum = f.norm(&f.add(&p.y, &p.z));
    let s = f.sqr(&sum);
    let less = f.norm(&f.sub::<3>(&s, &f.add(&f.dbl(&yz), &yz)));
    let c = f.mul(&sum, &less);
    let d = f.mul(&fit(f, 4, f.sub::<1>(&s, &yz)), &f.sub::<1>(&p.z, &p.y));
    let q = f.mul(&p.x, &yz);
    doubled(f, k, p, [&c, &d, &q])
}

/// `[aX³, Y³, Z³]`. 3M + 3S + 1M·a.
#[inline(always)]
fn cubes<F: Ring>(f: &F, a: &F::El, p: &Point<F::El>) -> [F::El; 3] {
    let cube = |x| f.mul(x, &f.sqr(x));
    [f.mul(a, &cube(&p.x)), cube(&p.y), cube(&p.z)]
}

/// `3p`, complete, over any field. 7M + 5S + 1M·a + 2 constants.
///
/// Three times `Y₃ + Z₃` is `S(cS² − N)`, three times `Y₃ − Z₃` is `3(U − V)(V − W)(U − W)`; all times 6 here.
#[inline(always)]
pub fn tripling<F: Ring>(f: &F, k: &Curve<F::El>, p: &Point<F::El>) -> Point<F::El> {
    let [u, v, w] = cubes(f, &k.a, p);
    let s = fit(f, 9, f.add(&f.add(&u, &v), &w));
    let (uv, vw) = (fit(f, 4, f.sub::<1>(&u, &v)), f.sub::<1>(&v, &w));
    let uw = fit(f, 4, f.sub::<1>(&u, &w));
    let product = f.mul(&uv, &vw);
    let n = f.sub::<1>(&f.sqr(&uw), &product);
    let difference = f.mul(&uw, &product);
    let rest = f.sub::<2>(&f.mul(&k.c, &f.sqr(&s)), &n);
    let sum = f.mul(&s, &fit(f, 3, rest));
    let difference = f.add(&f.dbl(&difference), &difference);
    Point {
        x: f.mul(&k.three_over_d, &f.dbl(&f.mul(&s, &n))),
        y: f.norm(&f.add(&sum, &difference)),
        z: f.norm(&f.sub::<3>(&sum, &difference)),
    }
}

/// `3p`, complete, with w a primitive cube root of unity. 6M + 6S + 1M·a + 2 constants + 2M·w.
///
/// `N = βγ` with `β = U + wV + w²W`, `γ = U + w²V + wW`; the cubes of S, β and γ are all that X₃, Y₃ and Z₃ are made
/// of: `3SN = cS³ + β³ + γ³`, `9Y₃ = cS³ + w²β³ + wγ³`, `9Z₃ = cS³ + wβ³ + w²γ³`.
#[inline(always)]
pub fn tripling_by_root<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    root: &F::El,
    p: &Point<F::El>,
) -> Point<F::El> {
    let [u, v, w] = cubes(f, &k.a, p);
    let turned = f.mul(root, &f.sub::<1>(&v, &w));
    let s = f.add(&f.add(&u, &v), &w);
    let beta = f.add(&f.sub::<1>(&u, &w), &turned);
    let gamma = f.sub::<1>(&f.sub::<1>(&u, &v), &turned);
    let [s, beta, gamma] = [s, beta, gamma].map(|x| {
        let x = fit(f, 9, x);
        f.mul(&x, &f.sqr(&x))
    });
    let s = f.mul(&k.c, &s);
    let turned = f.mul(root, &f.sub::<1>(&gamma, &beta));
    let all = fit(f, 3, f.add(&f.add(&s, &beta), &gamma));
    Point {
        x: f.mul(&k.three_over_d, &all),
        y: f.norm(&f.add(&f.sub::<1>(&s, &beta), &turned)),
        z: f.norm(&f.sub::<1>(&f.sub::<1>(&s, &gamma), &turned)),
    }
}

/// `[X₁Z₂, Z₁Z₂, Y₁X₂, Y₁Y₂, Z₁Y₂, aX₁X₂]`; `None` is `Z₂ = 1`. 6M + 1M·a, or 4M + 1M·a.
#[inline(always)]
fn products<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Point<F::El>,
    [x, y]: [&F::El; 2],
    z: Option<&F::El>,
) -> [F::El; 6] {
    let by_z = |x: &F::El| match z {
        Some(z) => f.mul(x, z),
        None => *x,
    };
    [
        by_z(&p.x),
        by_z(&p.z),
        f.mul(&p.y, x),
        f.mul(&p.y, y),
        f.mul(&p.z, y),
        f.mul(&k.a, &f.mul(&p.x, x)),
    ]
}

/// `2(AB − CD : DE − FA : FC − BE)`. 5M.
#[inline(always)]
fn combined<F: Ring>(f: &F, [a, b, c, d, e, ff]: &[F::El; 6]) -> Point<F::El> {
    let times = |x, y| f.mul(&fit(f, 4, x), &y);
    let g = times(f.add(d, b), f.sub::<1>(a, c));
    let h = times(f.sub::<1>(d, b), f.add(a, c));
    let j = times(f.add(d, ff), f.sub::<1>(a, e));
    let k = times(f.sub::<1>(d, ff), f.add(a, e));
    let l = times(f.sub::<1>(b, ff), f.add(c, e));
    let z = f.norm(&f.sub::<2>(&f.add(&j, &k), &f.add(&g, &h)));
    Point {
        x: f.norm(&f.sub::<1>(&g, &h)),
        y: f.norm(&f.sub::<1>(&k, &j)),
        z: f.norm(&f.sub::<2>(&z, &f.dbl(&l))),
    }
}

/// `(AB − CD : DE − FA : FC − BE)`. 6M.
#[inline(always)]
fn crossed<F: Ring>(f: &F, [a, b, c, d, e, ff]: &[F::El; 6]) -> Point<F::El> {
    let less = |x, y| f.norm(&f.sub::<1>(&x, &y));
    Point {
        x: less(f.mul(a, b), f.mul(c, d)),
        y: less(f.mul(d, e), f.mul(ff, a)),
        z: less(f.mul(ff, c), f.mul(b, e)),
    }
}

/// `p + q` unless `p − q` is at infinity. 11M + 1M·a.
#[inline(always)]
pub fn add<F: Ring>(f: &F, k: &Curve<F::El>, p: &Point<F::El>, q: &Point<F::El>) -> Point<F::El> {
    combined(f, &products(f, k, p, [&q.x, &q.y], Some(&q.z)))
}

/// `p + q` unless `p − q` is at infinity. 9M + 1M·a.
#[inline(always)]
pub fn add_affine<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Point<F::El>,
    q: &Affine<F::El>,
) -> Point<F::El> {
    combined(f, &products(f, k, p, [&q.x, &q.y], None))
}

/// `p + q` unless `p − q` is at infinity, with few additions. 12M + 1M·a.
#[inline(always)]
pub fn add_direct<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Point<F::El>,
    q: &Point<F::El>,
) -> Point<F::El> {
    crossed(f, &products(f, k, p, [&q.x, &q.y], Some(&q.z)))
}

/// `p + q` unless `p − q` is at infinity, with few additions. 10M + 1M·a.
#[inline(always)]
pub fn add_affine_direct<F: Ring>(
    f: &F,
    k: &Curve<F::El>,
    p: &Point<F::El>,
    q: &Affine<F::El>,
) -> Point<F::El> {
    crossed(f, &products(f, k, p, [&q.x, &q.y], None))
}
