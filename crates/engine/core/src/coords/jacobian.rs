//! Jacobian coordinates: `x = X/Z²`, `y = Y/Z³`; infinity is `Z = 0`.
//!
//! **Mathematics.** With `H = U₂ − U₁`, `r = S₂ − S₁`: `X₃ = r² − H³ − 2U₁H²`,
//! `Y₃ = r(U₁H² − X₃) − S₁H³`, `Z₃ = Z₁Z₂H`. `Z₃` is zero exactly where an operand is infinite or H = 0.
//! Doubling: `m = 3X² + aZ⁴`, `S = 4XY²`, `X₃ = m² − 2S`, `Y₃ = m(S − X₃) − 8Y⁴`, `Z₃ = 2YZ`.
//!
//! **Source.** Cohen, Miyaji, Ono: add-1998-cmo-2, madd and dbl-1998-cmo-2 of the Explicit-Formulas
//! Database. The formulas of 2007 there save products by squaring sums, at the price of additions; a
//! squaring in 64-bit words takes as long as a product here, so they save nothing.
//!
//! **Cost.** Addition 12M+4S, mixed 8M+3S, doubling 3M+4S (general a: 3M+6S+1a), affine doubling 2M+4S.

use super::affine::tangent_numerator;
use super::{A, Affine, Coords, Cost, Costs, fit};
use crate::ring::{Lanes, Ring};

/// The Jacobian system.
#[derive(Debug, Clone, Copy)]
pub struct Jacobian;

/// A point in Jacobian coordinates.
#[derive(Debug, Clone, Copy)]
pub struct Point<E> {
    /// `x·Z²`.
    pub x: E,
    /// `y·Z³`.
    pub y: E,
    /// Zero at infinity.
    pub z: E,
}

/// `2uv` given `u + v` and the squares, stored form. 1S.
#[inline(always)]
pub fn twice<F: Ring>(f: &F, sum: &F::El, uu: &F::El, vv: &F::El) -> F::El {
    f.norm(&f.sub::<2>(&f.sqr(&f.norm(sum)), &f.add(uu, vv)))
}

/// `X₃` and `Y₃` from `h`, `I = (2h)²`, r, and X₁, Y₁ to the common factor, all stored forms. 4M + 1S.
#[inline(always)]
pub fn chord_doubled<F: Ring>(
    f: &F,
    [h, i]: [&F::El; 2],
    r: &F::El,
    [u1, s1]: [&F::El; 2],
) -> (F::El, F::El) {
    let j = f.mul(h, i);
    let v = f.mul(u1, i);
    let x = f.norm(&f.sub::<3>(&f.sqr(r), &f.add(&j, &f.dbl(&v))));
    let y = f.mul(r, &f.sub::<1>(&v, &x));
    let y = f.norm(&f.sub::<2>(&y, &f.dbl(&f.mul(s1, &j))));
    (x, y)
}

/// `X₃`, `Y₃` from H, r (differences) and `U₁`, `S₁` of the first operand. 4M + 2S.
#[inline(always)]
fn chord<F: Ring>(f: &F, h: &F::El, r: &F::El, u1: &F::El, s1: &F::El) -> (F::El, F::El) {
    let hh = f.sqr(h);
    let hhh = f.mul(h, &hh);
    let v = f.mul(u1, &hh);
    let x3 = f.norm(&f.sub::<3>(&f.sqr(r), &f.add(&hhh, &f.dbl(&v))));
    let y3 = f.mul(r, &f.sub::<1>(&v, &x3));
    let y3 = f.norm(&f.sub::<1>(&y3, &f.mul(s1, &hhh)));
    (x3, y3)
}

/// `X₃`, `Y₃` of a doubling from x, y and the slope's numerator m (stored forms). 2M + 3S.
#[inline(always)]
fn tangent<F: Ring>(f: &F, x: &F::El, y: &F::El, m: &F::El) -> (F::El, F::El) {
    let yy2 = f.norm(&f.dbl(&f.sqr(y)));
    let s = f.mul(&f.dbl(x), &yy2);
    let x3 = f.norm(&f.sub::<2>(&f.sqr(m), &f.dbl(&s)));
    let y3 = f.mul(m, &f.sub::<1>(&s, &x3));
    let y3 = f.norm(&f.sub::<2>(&y3, &f.dbl(&f.sqr(&yy2))));
    (x3, y3)
}

impl Coords for Jacobian {
    const NAME: &'static str = "jacobian";
    const COSTS: Costs = Costs {
        add: Cost {
            m: 12,
            s: 4,
            ma: 0,
            md: 0,
            add: 7,
            norm: 2,
        },
        add_affine: Cost {
            m: 8,
            s: 3,
            ma: 0,
            md: 0,
            add: 7,
            norm: 2,
        },
        dbl: Cost {
            m: 3,
            s: 4,
            ma: 0,
            md: 0,
            add: 10,
            norm: 4,
        },
        dbl_general: Cost {
            m: 3,
            s: 6,
            ma: 1,
            md: 0,
            add: 11,
            norm: 4,
        },
        dbl_affine: Cost {
            m: 2,
            s: 4,
            ma: 0,
            md: 0,
            add: 10,
            norm: 5,
        },
        dbl_affine_general: Cost {
            m: 2,
            s: 4,
            ma: 0,
            md: 0,
            add: 11,
            norm: 5,
        },
    };
    type Point<E: Copy + Send + Sync> = Point<E>;

    #[inline(always)]
    fn infinity<F: Ring>(f: &F) -> Point<F::El> {
        let one = f.one();
        Point {
            x: one,
            y: one,
            z: f.zero(),
        }
    }

    #[inline(always)]
    fn from_affine<F: Ring>(f: &F, q: &Affine<F::El>) -> Point<F::El> {
        Point {
            x: q.x,
            y: q.y,
            z: f.one(),
        }
    }

    #[inline(always)]
    fn neg<F: Ring>(f: &F, p: &Point<F::El>) -> Point<F::El> {
        Point {
            y: f.norm(&f.neg::<1>(&p.y)),
            ..*p
        }
    }

    #[inline(always)]
    fn add_raw<F: Ring>(f: &F, p: &Point<F::El>, q: &Point<F::El>) -> Point<F::El> {
        let pzz = f.sqr(&p.z);
        let qzz = f.sqr(&q.z);
        let u1 = f.mul(&p.x, &qzz);
        let u2 = f.mul(&q.x, &pzz);
        let s1 = f.mul(&p.y, &f.mul(&q.z, &qzz));
        let s2 = f.mul(&q.y, &f.mul(&p.z, &pzz));
        let h = fit(f, 4, f.sub::<1>(&u2, &u1));
        let r = fit(f, 4, f.sub::<1>(&s2, &s1));
        let (x, y) = chord(f, &h, &r, &u1, &s1);
        let z = f.mul(&f.mul(&p.z, &q.z), &h);
        Point { x, y, z }
    }

    #[inline(always)]
    fn add_affine_raw<F: Ring>(f: &F, p: &Point<F::El>, q: &Affine<F::El>) -> Point<F::El> {
        let zz = f.sqr(&p.z);
        let u2 = f.mul(&q.x, &zz);
        let s2 = f.mul(&q.y, &f.mul(&p.z, &zz));
        let h = fit(f, 4, f.sub::<1>(&u2, &p.x));
        let r = fit(f, 4, f.sub::<1>(&s2, &p.y));
        let (x, y) = chord(f, &h, &r, &p.x, &p.y);
        let z = f.mul(&p.z, &h);
        Point { x, y, z }
    }

    #[inline(always)]
    fn dbl<F: Ring>(f: &F, a: &A<F::El>, p: &Point<F::El>) -> Point<F::El> {
        let xx = f.sqr(&p.x);
        let mut m = f.add(&f.dbl(&xx), &xx);
        if let A::General(a) = a {
            m = f.add(&m, &f.mul(a, &f.sqr(&f.sqr(&p.z))));
        }
        let (x, y) = tangent(f, &p.x, &p.y, &f.norm(&m));
        let z = f.mul(&f.dbl(&p.y), &p.z);
        Point { x, y, z }
    }

    #[inline(always)]
    fn dbl_affine<F: Ring>(f: &F, a: &A<F::El>, q: &Affine<F::El>) -> Point<F::El> {
        let m = tangent_numerator(f, a, &f.sqr(&q.x));
        let (x, y) = tangent(f, &q.x, &q.y, &m);
        Point {
            x,
            y,
            z: f.norm(&f.dbl(&q.y)),
        }
    }

    #[inline(always)]
    fn denominator<E: Copy + Send + Sync>(p: &Point<E>) -> E {
        p.z
    }

    #[inline(always)]
    fn y_difference<F: Ring>(f: &F, p: &Point<F::El>, q: &Point<F::El>) -> F::El {
        let pzzz = f.mul(&p.z, &f.sqr(&p.z));
        let qzzz = f.mul(&q.z, &f.sqr(&q.z));
        f.sub::<1>(&f.mul(&q.y, &pzzz), &f.mul(&p.y, &qzzz))
    }

    #[inline(always)]
    fn select<F: Lanes>(f: &F, mask: u8, p: &Point<F::El>, q: &Point<F::El>) -> Point<F::El> {
        Point {
            x: f.select(mask, &p.x, &q.x),
            y: f.select(mask, &p.y, &q.y),
            z: f.select(mask, &p.z, &q.z),
        }
    }

    #[inline(always)]
    fn finite_to_affine<F: Lanes>(f: &F, p: &Point<F::El>) -> Affine<F::El> {
        let i = f.inv(&p.z);
        let ii = f.sqr(&i);
        Affine {
            x: f.mul(&p.x, &ii),
            y: f.mul(&p.y, &f.mul(&i, &ii)),
        }
    }
}
