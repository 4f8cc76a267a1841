//! Jacobian coordinates: `x = X/Z²`, `y = Y/Z³`; infinity is `Z = 0`.
//!
//! **Mathematics.** With `H = U₂ − U₁`, `r = 2(S₂ − S₁)` and `I = (2H)²`: `X₃ = r² − HI − 2U₁I`,
//! `Y₃ = r(U₁I − X₃) − 2S₁HI`, `Z₃ = 2Z₁Z₂H`, where products of two variables are had from a
//! squaring of their sum. `Z₃` is zero exactly where an operand is infinite or H = 0.
//!
//! **Source.** Bernstein–Lange and Lange: add-2007-bl, madd-2007-bl, dbl-2009-l, dbl-2007-bl and
//! mdbl-2007-bl of the Explicit-Formulas Database.
//!
//! **Cost.** Addition 11M+5S, mixed 7M+4S, doubling 2M+5S (general a: 1M+8S+1a), affine doubling 1M+5S.

use super::affine::tangent_numerator;
use super::{A, Affine, Coords, Cost, Costs};
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

/// `X₃`, `Y₃` from H, `I = 4H²`, `r` (stored forms) and `U₁`, `S₁` of the first operand. 4M + 1S.
#[inline(always)]
fn chord<F: Ring>(
    f: &F,
    h: &F::El,
    i: &F::El,
    r: &F::El,
    u1: &F::El,
    s1: &F::El,
) -> (F::El, F::El) {
    let j = f.mul(h, i);
    let v = f.mul(u1, i);
    let x3 = f.norm(&f.sub::<3>(&f.sqr(r), &f.add(&j, &f.dbl(&v))));
    let y3 = f.mul(r, &f.sub::<1>(&v, &x3));
    let y3 = f.norm(&f.sub::<2>(&y3, &f.dbl(&f.mul(s1, &j))));
    (x3, y3)
}

/// `X₃`, `Y₃` of a doubling from x, `x²`, `y²` and the slope's numerator m (stored forms). 1M + 3S.
#[inline(always)]
fn tangent<F: Ring>(f: &F, x: &F::El, xx: &F::El, yy: &F::El, m: &F::El) -> (F::El, F::El) {
    let yyyy = f.sqr(yy);
    let s = f.sqr(&f.norm(&f.add(x, yy)));
    let s = f.norm(&f.dbl(&f.sub::<2>(&s, &f.add(xx, &yyyy))));
    let x3 = f.norm(&f.sub::<2>(&f.sqr(m), &f.dbl(&s)));
    let y3 = f.mul(m, &f.sub::<1>(&s, &x3));
    let y3 = f.norm(&f.sub::<8>(&y3, &f.dbl(&f.dbl(&f.dbl(&yyyy)))));
    (x3, y3)
}

/// `2ab = (a + b)² − a² − b²`, stored form, given the squares. 1S.
#[inline(always)]
fn twice_product<F: Ring>(f: &F, a: &F::El, b: &F::El, aa: &F::El, bb: &F::El) -> F::El {
    let sum = f.norm(&f.add(a, b));
    f.norm(&f.sub::<2>(&f.sqr(&sum), &f.add(aa, bb)))
}

impl Coords for Jacobian {
    const NAME: &'static str = "jacobian";
    const COSTS: Costs = Costs {
        add: Cost {
            m: 11,
            s: 5,
            ma: 0,
            add: 13,
            norm: 7,
        },
        add_affine: Cost {
            m: 7,
            s: 4,
            ma: 0,
            add: 14,
            norm: 7,
        },
        dbl: Cost {
            m: 2,
            s: 5,
            ma: 0,
            add: 14,
            norm: 5,
        },
        dbl_general: Cost {
            m: 1,
            s: 8,
            ma: 1,
            add: 17,
            norm: 7,
        },
        dbl_affine: Cost {
            m: 1,
            s: 5,
            ma: 0,
            add: 14,
            norm: 6,
        },
        dbl_affine_general: Cost {
            m: 1,
            s: 5,
            ma: 0,
            add: 15,
            norm: 6,
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
        let h = f.norm(&f.sub::<1>(&u2, &u1));
        let i = f.sqr(&f.norm(&f.dbl(&h)));
        let r = f.norm(&f.dbl(&f.sub::<1>(&s2, &s1)));
        let (x, y) = chord(f, &h, &i, &r, &u1, &s1);
        let z = f.mul(&twice_product(f, &p.z, &q.z, &pzz, &qzz), &h);
        Point { x, y, z }
    }

    #[inline(always)]
    fn add_affine_raw<F: Ring>(f: &F, p: &Point<F::El>, q: &Affine<F::El>) -> Point<F::El> {
        let zz = f.sqr(&p.z);
        let u2 = f.mul(&q.x, &zz);
        let s2 = f.mul(&q.y, &f.mul(&p.z, &zz));
        let h = f.norm(&f.sub::<1>(&u2, &p.x));
        let hh = f.sqr(&h);
        let i = f.norm(&f.dbl(&f.dbl(&hh)));
        let r = f.norm(&f.dbl(&f.sub::<1>(&s2, &p.y)));
        let (x, y) = chord(f, &h, &i, &r, &p.x, &p.y);
        let z = twice_product(f, &p.z, &h, &zz, &hh);
        Point { x, y, z }
    }

    #[inline(always)]
    fn dbl<F: Ring>(f: &F, a: &A<F::El>, p: &Point<F::El>) -> Point<F::El> {
        let xx = f.sqr(&p.x);
        let yy = f.sqr(&p.y);
        let xxx = f.add(&f.dbl(&xx), &xx);
        let (m, z) = match a {
            A::Zero => (xxx, f.mul(&f.dbl(&p.y), &p.z)),
            A::General(a) => {
                let zz = f.sqr(&p.z);
                let m = f.add(&xxx, &f.mul(a, &f.sqr(&zz)));
                (m, twice_product(f, &p.y, &p.z, &yy, &zz))
            }
        };
        let (x, y) = tangent(f, &p.x, &xx, &yy, &f.norm(&m));
        Point { x, y, z }
    }

    #[inline(always)]
    fn dbl_affine<F: Ring>(f: &F, a: &A<F::El>, q: &Affine<F::El>) -> Point<F::El> {
        let xx = f.sqr(&q.x);
        let yy = f.sqr(&q.y);
        let m = tangent_numerator(f, a, &xx);
        let (x, y) = tangent(f, &q.x, &xx, &yy, &m);
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
