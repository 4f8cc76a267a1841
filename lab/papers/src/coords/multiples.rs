//! Jacobian tripling for any a, and doubling, tripling and quintupling for a = −3, that chains are counted with.
//!
//! **Mathematics.** With `M = 3X² + aZ⁴`, `E = 12XY² − M²`, `T = 16Y⁴`, `U = 2ME − T`: `X₃ = 4(XE² − 4Y²U)`,
//! `Y₃ = 8Y(U(T − U) − E³)`, `Z₃ = 2ZE`. For a = −3 so, and as in [`super::quintupling`], with `M = 3(X − Z²)(X + Z²)`. Squares of sums make `2ME`, `2Y²U`, `2VW`, `2ED` and `2ZV`, and `D² = V² − 2VW + W²` is
//! there already.
//!
//! **Exceptional inputs.** None: `E = 0` where 3P or P is infinite, and points of order 2 come out as they are.
//!
//! **Source.** Dimitrov, Imbert, Mishra, *Efficient and secure elliptic curve point multiplication using double-base
//! chains* (2005); tpl-2007-bl-2 and dbl-2001-b of the Explicit-Formulas Database (Bernstein, Lange); Longa, Miri (2008),
//! Giorgi, Imbert, Izard (2009).
//!
//! **Cost.** Tripling 8M + 7S + 1M·a; for a = −3 doubling 3M + 5S, tripling 7M + 7S, quintupling 9M + 13S.

use msmith_core::coords::Cost;
use msmith_core::coords::jacobian::{Point, twice};
use msmith_core::ring::Ring;

/// Cost of [`tripling`].
pub const TRIPLING: Cost = Cost {
    m: 8,
    s: 7,
    ma: 1,
    add: 25,
    norm: 14,
    ..Cost::NONE
};

/// Cost of [`tripling_minus_three`].
pub const TRIPLING_MINUS_THREE: Cost = Cost {
    m: 7,
    s: 7,
    add: 30,
    norm: 19,
    ..Cost::NONE
};

/// Cost of [`dbl_minus_three`].
pub const DBL_MINUS_THREE: Cost = Cost {
    m: 3,
    s: 5,
    add: 15,
    norm: 8,
    ..Cost::NONE
};

/// `k` doublings, stored form.
#[inline(always)]
pub fn shifted<F: Ring>(f: &F, x: &F::El, k: u32) -> F::El {
    let mut x = *x;
    for i in 0..k {
        x = f.dbl(&x);
        if i % 2 == 1 {
            x = f.norm(&x);
        }
    }
    f.norm(&x)
}

/// `12XY² − M²` from `XY²` and `M²`, stored form.
#[inline(always)]
pub fn difference<F: Ring>(f: &F, xyy: &F::El, mm: &F::El) -> F::El {
    let three = f.norm(&f.add(&f.dbl(xyy), xyy));
    let twelve = f.norm(&f.dbl(&f.dbl(&three)));
    f.norm(&f.sub::<1>(&twelve, mm))
}

/// `X₃` and `Y₃` from `Y²`, `T = 16Y⁴`, `U`, `E`, `E²`. 5M.
#[inline(always)]
pub fn close<F: Ring>(
    f: &F,
    [x, y]: [&F::El; 2],
    [yy, t, u]: [&F::El; 3],
    [e, ee]: [&F::El; 2],
) -> (F::El, F::El) {
    let yyu = f.norm(&f.dbl(&f.dbl(&f.mul(yy, u))));
    let x3 = f.norm(&f.sub::<1>(&f.mul(x, ee), &yyu));
    let inner = f.sub::<1>(&f.mul(u, &f.sub::<1>(t, u)), &f.mul(e, ee));
    let y3 = f.mul(y, &inner);
    (shifted(f, &x3, 2), shifted(f, &y3, 3))
}

/// `3p`, complete, for a curve with the coefficient a. 8M + 7S + 1M·a; for `a = 0` see
/// [`tripling_a_zero`](msmith_core::coords::multiples::tripling_a_zero).
#[inline(always)]
pub fn tripling<F: Ring>(f: &F, a: &F::El, p: &Point<F::El>) -> Point<F::El> {
    let (xx, yy) = (f.sqr(&p.x), f.sqr(&p.y));
    let m = f.add(&f.dbl(&xx), &xx);
    let m = f.norm(&f.add(&m, &f.mul(a, &f.sqr(&f.sqr(&p.z)))));
    let e = difference(f, &f.mul(&p.x, &yy), &f.sqr(&m));
    let ee = f.sqr(&e);
    let t = shifted(f, &f.sqr(&yy), 4);
    let u = f.norm(&f.sub::<1>(&f.dbl(&f.mul(&m, &e)), &t));
    let (x, y) = close(f, [&p.x, &p.y], [&yy, &t, &u], [&e, &ee]);
    let z = f.mul(&f.dbl(&p.z), &e);
    Point { x, y, z }
}

/// `3(X − Z²)(X + Z²)`, stored form. 1M.
#[inline(always)]
fn slope<F: Ring>(f: &F, x: &F::El, zz: &F::El) -> F::El {
    let m = f.mul(&f.norm(&f.sub::<1>(x, zz)), &f.add(x, zz));
    f.norm(&f.add(&f.dbl(&m), &m))
}

/// `3p` for a = −3, complete. 7M + 7S.
#[inline(always)]
pub fn tripling_minus_three<F: Ring>(f: &F, p: &Point<F::El>) -> Point<F::El> {
    let (yy, zz) = (f.sqr(&p.y), f.sqr(&p.z));
    let m = slope(f, &p.x, &zz);
    let mm = f.sqr(&m);
    let e = difference(f, &f.mul(&p.x, &yy), &mm);
    let ee = f.sqr(&e);
    let t = shifted(f, &f.sqr(&yy), 4);
    let u = f.norm(&f.sub::<1>(&twice(f, &f.add(&m, &e), &mm, &ee), &t));
    let (x, y) = close(f, [&p.x, &p.y], [&yy, &t, &u], [&e, &ee]);
    let z = twice(f, &f.add(&p.z, &e), &zz, &ee);
    Point { x, y, z }
}

/// `2p` for a = −3. 3M + 5S.
#[inline(always)]
pub fn dbl_minus_three<F: Ring>(f: &F, p: &Point<F::El>) -> Point<F::El> {
    let (zz, yy) = (f.sqr(&p.z), f.sqr(&p.y));
    let beta = f.norm(&f.dbl(&f.dbl(&f.mul(&p.x, &yy))));
    let m = slope(f, &p.x, &zz);
    let x = f.norm(&f.sub::<2>(&f.sqr(&m), &f.dbl(&beta)));
    let z = twice(f, &f.add(&p.y, &p.z), &yy, &zz);
    let y = f.mul(&m, &f.sub::<1>(&beta, &x));
    let yy2 = f.norm(&f.dbl(&yy));
    let y = f.norm(&f.sub::<2>(&y, &f.dbl(&f.sqr(&yy2))));
    Point { x, y, z }
}

/// Cost of [`quintupling_minus_three`].
pub const QUINTUPLING_MINUS_THREE: Cost = Cost {
    m: 9,
    s: 13,
    add: 45,
    norm: 31,
    ..Cost::NONE
};

/// `5p` for a = −3, complete. 9M + 13S.
#[inline(always)]
pub fn quintupling_minus_three<F: Ring>(f: &F, p: &Point<F::El>) -> Point<F::El> {
    let (yy, zz) = (f.sqr(&p.y), f.sqr(&p.z));
    let m = slope(f, &p.x, &zz);
    let mm = f.sqr(&m);
    let e = difference(f, &f.mul(&p.x, &yy), &mm);
    let (ee, yyyy) = (f.sqr(&e), f.sqr(&yy));
    let t = shifted(f, &yyyy, 4);
    let u = f.norm(&f.sub::<1>(&twice(f, &f.add(&m, &e), &mm, &ee), &t));
    let w = f.sqr(&u);
    let yyu2 = twice(f, &f.add(&yy, &u), &yyyy, &w);
    let tu = shifted(f, &f.mul(&yy, &yyu2), 3);
    let eee = f.mul(&e, &ee);
    let v = f.norm(&f.sub::<1>(&tu, &eee));
    let (vv, ww) = (f.sqr(&v), f.sqr(&w));
    let vw2 = twice(f, &f.add(&v, &w), &vv, &ww);
    let d = f.norm(&f.sub::<1>(&v, &w));
    let dd = f.norm(&f.sub::<1>(&f.add(&vv, &ww), &vw2));
    let ed2 = twice(f, &f.add(&e, &d), &ee, &dd);
    // Four times X₅, eight times Y₅, twice Z₅. (V − W)(V − 2W) = D² − VW + W².
    let x = f.sub::<1>(&f.mul(&p.x, &vv), &f.mul(&yyu2, &ed2));
    let less = f.norm(&f.add(&dd, &ww));
    let less = f.norm(&f.sub::<2>(&vw2, &f.dbl(&less)));
    let inner = f.sub::<1>(&f.mul(&eee, &less), &f.mul(&vw2, &w));
    Point {
        x: shifted(f, &f.norm(&x), 2),
        y: shifted(f, &f.mul(&p.y, &inner), 2),
        z: twice(f, &f.add(&p.z, &v), &zz, &vv),
    }
}
