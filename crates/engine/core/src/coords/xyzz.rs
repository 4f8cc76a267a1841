//! XYZZ coordinates: `x = X/ZZ`, `y = Y/ZZZ` with `ZZ³ = ZZZ²`; infinity is `ZZ = ZZZ = 0`.
//!
//! **Mathematics.** With `P = x₂ − x₁` and `R = y₂ − y₁` over a common denominator, the chord gives
//! `X₃ = R² − P³ − 2U₁P²`, `Y₃ = R(U₁P² − X₃) − S₁P³`, and both denominators gain a power of P.
//! Since `ZZ₃ = ZZ₁ ZZ₂ P²`, the result is infinite exactly where an operand is infinite or P = 0.
//!
//! **Source.** Sutherland's formulas, add-2008-s, madd-2008-s, dbl-2008-s-1 and mdbl-2008-s-1 of the
//! Explicit-Formulas Database; the a = 0 doubling leaves out `a·ZZ²`.
//!
//! **Cost.** Addition 12M+2S, mixed 8M+2S, doubling 6M+3S (general a: 6M+4S+1a), affine doubling 4M+3S.

use super::affine::tangent_numerator;
use super::{A, Affine, Coords, Cost, Costs};
use crate::ring::{Lanes, Ring};

/// The XYZZ system.
#[derive(Debug, Clone, Copy)]
pub struct Xyzz;

/// A point in XYZZ coordinates.
#[derive(Debug, Clone, Copy)]
pub struct Point<E> {
    /// `x·ZZ`.
    pub x: E,
    /// `y·ZZZ`.
    pub y: E,
    /// Zero at infinity, else a square.
    pub zz: E,
    /// The cube of the same root.
    pub zzz: E,
}

/// `X₃` and `Y₃` from the differences P, R (stored forms), `PP = P²`, and `U₁`, `S₁` of the first operand.
/// Returns them with `PPP`. 4M + 1S.
#[inline(always)]
fn chord<F: Ring>(
    f: &F,
    p: &F::El,
    r: &F::El,
    pp: &F::El,
    u1: &F::El,
    s1: &F::El,
) -> (F::El, F::El, F::El) {
    let ppp = f.mul(p, pp);
    let q = f.mul(u1, pp);
    let x3 = f.norm(&f.sub::<3>(&f.sqr(r), &f.add(&ppp, &f.dbl(&q))));
    let y3 = f.mul(r, &f.sub::<1>(&q, &x3));
    let y3 = f.norm(&f.sub::<1>(&y3, &f.mul(s1, &ppp)));
    (x3, y3, ppp)
}

/// Doubling up to the denominators: `m` is the numerator of the slope (stored form).
/// Returns `X₃`, `Y₃`, `V = (2Y)²`, `W = (2Y)³`. 4M + 2S.
#[inline(always)]
fn tangent<F: Ring>(f: &F, x: &F::El, y: &F::El, m: &F::El) -> (F::El, F::El, F::El, F::El) {
    let u = f.norm(&f.dbl(y));
    let v = f.sqr(&u);
    let w = f.mul(&u, &v);
    let s = f.mul(x, &v);
    let x3 = f.norm(&f.sub::<2>(&f.sqr(m), &f.dbl(&s)));
    let y3 = f.mul(m, &f.sub::<1>(&s, &x3));
    let y3 = f.norm(&f.sub::<1>(&y3, &f.mul(&w, y)));
    (x3, y3, v, w)
}

impl Coords for Xyzz {
    const NAME: &'static str = "xyzz";
    const COSTS: Costs = Costs {
        add: Cost {
            m: 12,
            s: 2,
            ma: 0,
            md: 0,
            add: 7,
            norm: 4,
        },
        add_affine: Cost {
            m: 8,
            s: 2,
            ma: 0,
            md: 0,
            add: 7,
            norm: 4,
        },
        dbl: Cost {
            m: 6,
            s: 3,
            ma: 0,
            md: 0,
            add: 7,
            norm: 4,
        },
        dbl_general: Cost {
            m: 6,
            s: 4,
            ma: 1,
            md: 0,
            add: 8,
            norm: 4,
        },
        dbl_affine: Cost {
            m: 4,
            s: 3,
            ma: 0,
            md: 0,
            add: 7,
            norm: 4,
        },
        dbl_affine_general: Cost {
            m: 4,
            s: 3,
            ma: 0,
            md: 0,
            add: 8,
            norm: 4,
        },
    };
    type Point<E: Copy + Send + Sync> = Point<E>;

    #[inline(always)]
    fn infinity<F: Ring>(f: &F) -> Point<F::El> {
        let (zero, one) = (f.zero(), f.one());
        Point {
            x: one,
            y: one,
            zz: zero,
            zzz: zero,
        }
    }

    #[inline(always)]
    fn from_affine<F: Ring>(f: &F, q: &Affine<F::El>) -> Point<F::El> {
        let one = f.one();
        Point {
            x: q.x,
            y: q.y,
            zz: one,
            zzz: one,
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
        let u1 = f.mul(&p.x, &q.zz);
        let u2 = f.mul(&q.x, &p.zz);
        let s1 = f.mul(&p.y, &q.zzz);
        let s2 = f.mul(&q.y, &p.zzz);
        let d = f.norm(&f.sub::<1>(&u2, &u1));
        let r = f.norm(&f.sub::<1>(&s2, &s1));
        let dd = f.sqr(&d);
        let (x, y, ddd) = chord(f, &d, &r, &dd, &u1, &s1);
        let zz = f.mul(&f.mul(&p.zz, &q.zz), &dd);
        let zzz = f.mul(&f.mul(&p.zzz, &q.zzz), &ddd);
        Point { x, y, zz, zzz }
    }

    #[inline(always)]
    fn add_affine_raw<F: Ring>(f: &F, p: &Point<F::El>, q: &Affine<F::El>) -> Point<F::El> {
        let u2 = f.mul(&q.x, &p.zz);
        let s2 = f.mul(&q.y, &p.zzz);
        let d = f.norm(&f.sub::<1>(&u2, &p.x));
        let r = f.norm(&f.sub::<1>(&s2, &p.y));
        let dd = f.sqr(&d);
        let (x, y, ddd) = chord(f, &d, &r, &dd, &p.x, &p.y);
        Point {
            x,
            y,
            zz: f.mul(&p.zz, &dd),
            zzz: f.mul(&p.zzz, &ddd),
        }
    }

    #[inline(always)]
    fn dbl<F: Ring>(f: &F, a: &A<F::El>, p: &Point<F::El>) -> Point<F::El> {
        let xx = f.sqr(&p.x);
        let mut m = f.add(&f.dbl(&xx), &xx);
        if let A::General(a) = a {
            m = f.add(&m, &f.mul(a, &f.sqr(&p.zz)));
        }
        let (x, y, v, w) = tangent(f, &p.x, &p.y, &f.norm(&m));
        Point {
            x,
            y,
            zz: f.mul(&v, &p.zz),
            zzz: f.mul(&w, &p.zzz),
        }
    }

    #[inline(always)]
    fn dbl_affine<F: Ring>(f: &F, a: &A<F::El>, q: &Affine<F::El>) -> Point<F::El> {
        let m = tangent_numerator(f, a, &f.sqr(&q.x));
        let (x, y, zz, zzz) = tangent(f, &q.x, &q.y, &m);
        Point { x, y, zz, zzz }
    }

    #[inline(always)]
    fn denominator<E: Copy + Send + Sync>(p: &Point<E>) -> E {
        p.zz
    }

    #[inline(always)]
    fn y_difference<F: Ring>(f: &F, p: &Point<F::El>, q: &Point<F::El>) -> F::El {
        f.sub::<1>(&f.mul(&q.y, &p.zzz), &f.mul(&p.y, &q.zzz))
    }

    #[inline(always)]
    fn select<F: Lanes>(f: &F, mask: u8, p: &Point<F::El>, q: &Point<F::El>) -> Point<F::El> {
        Point {
            x: f.select(mask, &p.x, &q.x),
            y: f.select(mask, &p.y, &q.y),
            zz: f.select(mask, &p.zz, &q.zz),
            zzz: f.select(mask, &p.zzz, &q.zzz),
        }
    }

    #[inline(always)]
    fn finite_to_affine<F: Lanes>(f: &F, p: &Point<F::El>) -> Affine<F::El> {
        let i = f.inv(&p.zzz);
        let root = f.mul(&i, &p.zz);
        Affine {
            x: f.mul(&p.x, &f.sqr(&root)),
            y: f.mul(&p.y, &i),
        }
    }
}
