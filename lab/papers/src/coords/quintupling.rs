//! Jacobian quintupling, any a.
//!
//! **Mathematics.** With `M = 3X² + aZ⁴`, `E = 12XY² − M²`, `T = 16Y⁴`, `U = 2ME − T` as in [`super::multiples`] (E, U
//! and V are the division polynomials ψ₃, ψ₄/ψ₂ and ψ₅), `V = TU − E³`, `W = U²`, `D = V − W`: `X₅ = XV² − 4Y²UED`, `Y₅
//! = Y(E³D(2W − V) − VW²)`, `Z₅ = ZV`.
//!
//! **Exceptional inputs.** None: `V = 0` exactly where 5P is infinite; points of order 2, 3 and 4 come out right.
//!
//! **Source.** Mishra, Dimitrov (2007) quintupled first; Longa, Miri (2008), Giorgi, Imbert, Izard (2009) brought the
//! cost down to that of Al Musa and Xu, *Fast scalar multiplication for elliptic curves over prime fields by
//! efficiently computable formulas*, Table 1. The steps here follow from the division polynomials.
//!
//! **Cost.** 13M + 8S for a = 0, 13M + 10S + 1M·a for others, products left as they are.

use msmith_core::coords::jacobian::Point;
use msmith_core::coords::{A, Cost};
use msmith_core::ring::Ring;

use super::multiples::{difference, shifted};

/// Cost of [`quintupling`], `a = 0`.
pub const QUINTUPLING: Cost = Cost {
    m: 13,
    s: 8,
    add: 21,
    norm: 13,
    ..Cost::NONE
};
/// Cost of [`quintupling`], any a.
pub const QUINTUPLING_GENERAL: Cost = Cost {
    s: 10,
    ma: 1,
    add: 22,
    ..QUINTUPLING
};

/// `5p`, complete. 13M + 8S for `a = 0`, 13M + 10S + 1M·a for others.
#[inline(always)]
pub fn quintupling<F: Ring>(f: &F, a: &A<F::El>, p: &Point<F::El>) -> Point<F::El> {
    let (xx, yy) = (f.sqr(&p.x), f.sqr(&p.y));
    let mut m = f.add(&f.dbl(&xx), &xx);
    if let A::General(a) = a {
        m = f.add(&m, &f.mul(a, &f.sqr(&f.sqr(&p.z))));
    }
    let m = f.norm(&m);
    let e = difference(f, &f.mul(&p.x, &yy), &f.sqr(&m));
    let ee = f.sqr(&e);
    let t = shifted(f, &f.sqr(&yy), 4);
    let u = f.norm(&f.sub::<1>(&f.dbl(&f.mul(&m, &e)), &t));
    let v = f.norm(&f.sub::<1>(&f.mul(&t, &u), &f.mul(&e, &ee)));
    let (w, vv) = (f.sqr(&u), f.sqr(&v));
    let ed = f.mul(&e, &f.sub::<1>(&v, &w));
    let yyued = f.mul(&f.mul(&yy, &u), &ed);
    let x = f.sub::<1>(&f.mul(&p.x, &vv), &shifted(f, &yyued, 2));
    let less = f.norm(&f.sub::<1>(&f.dbl(&w), &v));
    let inner = f.mul(&f.mul(&ee, &ed), &less);
    let inner = f.sub::<1>(&inner, &f.mul(&v, &f.sqr(&w)));
    Point {
        x: f.norm(&x),
        y: f.mul(&p.y, &inner),
        z: f.mul(&p.z, &v),
    }
}
