//! Jacobian doubling, tripling and quintupling for a = −3, that chains are counted with.
//!
//! **Mathematics.** As in [`msmith_core::coords::multiples`] and [`msmith_core::coords::quintupling`], with
//! `M = 3(X − Z²)(X + Z²)`. Squares of sums make `2ME`, `2Y²U`, `2VW`, `2ED` and `2ZV`, and `D² = V² − 2VW + W²` is
//! there already.
//!
//! **Exceptional inputs.** None.
//!
//! **Source.** tpl-2007-bl-2 and dbl-2001-b of the Explicit-Formulas Database (Bernstein, Lange); Longa, Miri (2008),
//! Giorgi, Imbert, Izard (2009).
//!
//! **Cost.** Doubling 3M + 5S, tripling 7M + 7S, quintupling 9M + 13S.

use msmith_core::coords::Cost;
use msmith_core::coords::jacobian::{Point, twice};
use msmith_core::coords::multiples::{close, difference, shifted};
use msmith_core::ring::Ring;

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
