//! Jacobian formulas that make products from squares of sums, for comparison: EdMSM's Table 2 counts them.
//!
//! **Mathematics.** `2uv = (u + v)² − u² − v²` saves a product where both squares are there already. Else as
//! [`jacobian`](msmith_core::coords::jacobian), to a common factor of the coordinates.
//!
//! **Exceptional inputs.** As the raw formulas of [`jacobian`](msmith_core::coords::jacobian): finite points of
//! different x to add; every point to double. `Z₃ = 0` where an operand is infinite or both have the same x.
//!
//! **Source.** add-2007-bl, madd-2007-bl, dbl-2007-bl, mdbl-2007-bl (Bernstein, Lange) and dbl-2009-l (Lange) of the
//! Explicit-Formulas Database.
//!
//! **Cost.** Addition 11M + 5S, mixed 7M + 4S, doubling 2M + 5S for a = 0 and 1M + 8S + 1M·a for others,
//! of an affine point 1M + 5S.

use msmith_core::coords::jacobian::{Point, chord_doubled, twice};
use msmith_core::coords::{A, Affine, Cost};
use msmith_core::ring::Ring;

/// Cost of [`add`].
pub const ADD: Cost = Cost {
    m: 11,
    s: 5,
    add: 13,
    norm: 7,
    ..Cost::NONE
};
/// Cost of [`add_affine`].
pub const ADD_AFFINE: Cost = Cost {
    m: 7,
    s: 4,
    add: 14,
    norm: 8,
    ..Cost::NONE
};
/// Cost of [`dbl`], `a = 0`.
pub const DBL: Cost = Cost {
    m: 2,
    s: 5,
    add: 14,
    norm: 8,
    ..Cost::NONE
};
/// Cost of [`dbl`], any a.
pub const DBL_GENERAL: Cost = Cost {
    m: 1,
    s: 8,
    ma: 1,
    add: 17,
    norm: 9,
    ..Cost::NONE
};

/// Cost of [`dbl_affine`], `a = 0`; one addition more for others.
pub const DBL_AFFINE: Cost = Cost {
    m: 1,
    s: 5,
    add: 14,
    norm: 8,
    ..Cost::NONE
};

/// `p + q` for finite p, q of different x. 11M + 5S.
#[inline(always)]
pub fn add<F: Ring>(f: &F, p: &Point<F::El>, q: &Point<F::El>) -> Point<F::El> {
    let (pzz, qzz) = (f.sqr(&p.z), f.sqr(&q.z));
    let (u1, u2) = (f.mul(&p.x, &qzz), f.mul(&q.x, &pzz));
    let s1 = f.mul(&p.y, &f.mul(&q.z, &qzz));
    let s2 = f.mul(&q.y, &f.mul(&p.z, &pzz));
    let h = f.norm(&f.sub::<1>(&u2, &u1));
    let i = f.sqr(&f.norm(&f.dbl(&h)));
    let r = f.norm(&f.dbl(&f.sub::<1>(&s2, &s1)));
    let (x, y) = chord_doubled(f, [&h, &i], &r, [&u1, &s1]);
    let z = f.mul(&twice(f, &f.add(&p.z, &q.z), &pzz, &qzz), &h);
    Point { x, y, z }
}

/// `p + q` for finite p, q of different x. 7M + 4S.
#[inline(always)]
pub fn add_affine<F: Ring>(f: &F, p: &Point<F::El>, q: &Affine<F::El>) -> Point<F::El> {
    let zz = f.sqr(&p.z);
    let u2 = f.mul(&q.x, &zz);
    let s2 = f.mul(&q.y, &f.mul(&p.z, &zz));
    let h = f.norm(&f.sub::<1>(&u2, &p.x));
    let hh = f.sqr(&h);
    let i = f.norm(&f.dbl(&f.norm(&f.dbl(&hh))));
    let r = f.norm(&f.dbl(&f.sub::<1>(&s2, &p.y)));
    let (x, y) = chord_doubled(f, [&h, &i], &r, [&p.x, &p.y]);
    let z = twice(f, &f.add(&p.z, &h), &zz, &hh);
    Point { x, y, z }
}

/// `2p`. 2M + 5S for `a = 0`, 1M + 8S + 1M·a for others.
#[inline(always)]
pub fn dbl<F: Ring>(f: &F, a: &A<F::El>, p: &Point<F::El>) -> Point<F::El> {
    let xx = f.sqr(&p.x);
    let yy = f.sqr(&p.y);
    let yyyy = f.sqr(&yy);
    let s = twice(f, &f.add(&p.x, &yy), &xx, &yyyy);
    let s = f.norm(&f.dbl(&s));
    let m = f.add(&f.dbl(&xx), &xx);
    let (m, z) = match a {
        A::Zero => (f.norm(&m), f.norm(&f.dbl(&f.mul(&p.y, &p.z)))),
        A::General(a) => {
            let zz = f.sqr(&p.z);
            let m = f.norm(&f.add(&m, &f.mul(a, &f.sqr(&zz))));
            (m, twice(f, &f.add(&p.y, &p.z), &yy, &zz))
        }
    };
    let (x, y) = tangent(f, &s, &m, &yyyy);
    Point { x, y, z }
}

/// `2q` for finite q. 1M + 5S.
#[inline(always)]
pub fn dbl_affine<F: Ring>(f: &F, a: &A<F::El>, q: &Affine<F::El>) -> Point<F::El> {
    let xx = f.sqr(&q.x);
    let yy = f.sqr(&q.y);
    let yyyy = f.sqr(&yy);
    let s = twice(f, &f.add(&q.x, &yy), &xx, &yyyy);
    let s = f.norm(&f.dbl(&s));
    let m = f.add(&f.dbl(&xx), &xx);
    let m = match a {
        A::Zero => f.norm(&m),
        A::General(a) => f.norm(&f.add(&m, a)),
    };
    let (x, y) = tangent(f, &s, &m, &yyyy);
    let z = f.norm(&f.dbl(&q.y));
    Point { x, y, z }
}

/// X₃ and Y₃ of a doubling from `4XY²`, the slope's numerator and `Y⁴`. 1M + 1S.
#[inline(always)]
fn tangent<F: Ring>(f: &F, s: &F::El, m: &F::El, yyyy: &F::El) -> (F::El, F::El) {
    let x = f.norm(&f.sub::<2>(&f.sqr(m), &f.dbl(s)));
    let y = f.mul(m, &f.sub::<1>(s, &x));
    let y8 = f.dbl(&f.norm(&f.dbl(&f.dbl(yyyy))));
    (x, f.norm(&f.sub::<2>(&y, &y8)))
}
