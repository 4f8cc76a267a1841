//! Quintupling on `a·x² + y² = 1 + d·x²y²`, any a, of projective and of affine points.
//!
//! **Mathematics.** With `s = Y² + aX²`, `N = s(Y² − aX²)`, `yB = 2Y²(s − 2Z²)`, `xB = 2aX²(s − 2Z²)`, let
//! `u = N(N + yB)(N − yB)`, `v = yB(N + xB)(N − xB)`, `w = N(N + xB)(N − xB)`, `t = xB(N + yB)(N − yB)`:
//! `X₅ = X(v − u)(−v − u)`, `Y₅ = Y(w + t)(w − t)`, `Z₅ = Z(v − u)(w + t)`. The curve's equation has taken d
//! out. With a = −1 the product by a is a sign.
//!
//! **Exceptional inputs.** Where 5P is at infinity, and no others: then `Z₅ = 0`.
//!
//! **Source.** Al Musa, Xu, *Fast scalar multiplication for elliptic curves over prime fields by efficiently
//! computable formulas*, theorem 2. Extended results follow from its factors.
//!
//! **Cost.** Projective 15M + 3S + 1M·a, to extended 17M + 3S + 1M·a; of affine points 14M + 2S + 1M·a and
//! 15M + 2S + 1M·a.

use msmith_core::coords::{Affine, Cost, fit};
use msmith_core::ring::Ring;

use super::{Coefficient, Extended, Projective, squares, twice_rest};

/// Cost of [`quintupling`]; one normalisation where products of 4 are taken.
pub const QUINTUPLING: Cost = Cost {
    m: 15,
    s: 3,
    ma: 1,
    add: 14,
    norm: 4,
    ..Cost::NONE
};
/// Cost of [`to_extended`]; one normalisation where products of 4 are taken.
pub const TO_EXTENDED: Cost = Cost {
    m: 17,
    ..QUINTUPLING
};

/// Cost of [`affine_to_extended`]; one normalisation where products of 4 are taken.
pub const AFFINE_TO_EXTENDED: Cost = Cost {
    m: 15,
    s: 2,
    ma: 1,
    add: 14,
    norm: 5,
    ..Cost::NONE
};

/// Cost of [`affine`]; one normalisation where products of 4 are taken.
pub const AFFINE: Cost = Cost {
    m: 14,
    ..AFFINE_TO_EXTENDED
};

/// `[v − u, −v − u, w + t, w − t]` of the head of the file, sums of two stored forms. 9M + 3S + 1M·a.
#[inline(always)]
pub fn factors<F: Ring>(
    f: &F,
    a: &Coefficient<F::El>,
    [x, y]: [&F::El; 2],
    z: Option<&F::El>,
) -> [F::El; 4] {
    let s = squares(f, a, x, y);
    // The signs of xB and yB change, and with them those of v and t.
    let b = twice_rest(f, z, &s.sum);
    let (xb, yb) = (f.mul(&s.axx, &b), f.mul(&s.yy, &b));
    let n = f.mul(&fit(f, 4, s.sum), &s.difference);
    let by = f.mul(&fit(f, 4, f.add(&n, &yb)), &f.sub::<1>(&n, &yb));
    let bx = f.mul(&fit(f, 4, f.add(&n, &xb)), &f.sub::<1>(&n, &xb));
    let (u, v) = (f.mul(&n, &by), f.mul(&yb, &bx));
    let (w, t) = (f.mul(&n, &bx), f.mul(&xb, &by));
    let minus = f.neg::<1>(&u);
    let (c, cc) = (f.sub::<1>(&minus, &v), f.add(&minus, &v));
    let (more, less) = (f.add(&w, &t), f.sub::<1>(&w, &t));
    if s.negated {
        [c, cc, more, less]
    } else {
        [c, cc, less, more]
    }
}

/// `5p`. 15M + 3S + 1M·a.
#[inline(always)]
pub fn quintupling<F: Ring>(
    f: &F,
    a: &Coefficient<F::El>,
    p: &Projective<F::El>,
) -> Projective<F::El> {
    let [c, cc, d, dd] = factors(f, a, [&p.x, &p.y], Some(&p.z));
    Projective {
        x: f.mul(&f.mul(&p.x, &c), &cc),
        y: f.mul(&f.mul(&p.y, &d), &dd),
        z: f.mul(&f.mul(&p.z, &c), &d),
    }
}

/// `5p` with T. 17M + 3S + 1M·a.
#[inline(always)]
pub fn to_extended<F: Ring>(
    f: &F,
    a: &Coefficient<F::El>,
    p: &Projective<F::El>,
) -> Extended<F::El> {
    let [c, cc, d, dd] = factors(f, a, [&p.x, &p.y], Some(&p.z));
    let (x, y) = (f.mul(&p.x, &cc), f.mul(&p.y, &dd));
    let (zc, zd) = (f.mul(&p.z, &c), f.mul(&p.z, &d));
    Extended {
        x: f.mul(&x, &zc),
        y: f.mul(&y, &zd),
        z: f.mul(&zc, &zd),
        t: f.mul(&x, &y),
    }
}

/// `5p` of an affine point. 14M + 2S + 1M·a.
#[inline(always)]
pub fn affine<F: Ring>(f: &F, a: &Coefficient<F::El>, p: &Affine<F::El>) -> Projective<F::El> {
    let [c, cc, d, dd] = factors(f, a, [&p.x, &p.y], None);
    Projective {
        x: f.mul(&f.mul(&p.x, &c), &cc),
        y: f.mul(&f.mul(&p.y, &d), &dd),
        z: f.mul(&fit(f, 4, c), &d),
    }
}

/// `5p` of an affine point, with T. 15M + 2S + 1M·a.
#[inline(always)]
pub fn affine_to_extended<F: Ring>(
    f: &F,
    a: &Coefficient<F::El>,
    p: &Affine<F::El>,
) -> Extended<F::El> {
    let [c, cc, d, dd] = factors(f, a, [&p.x, &p.y], None);
    let (x, y) = (f.mul(&p.x, &cc), f.mul(&p.y, &dd));
    Extended {
        x: f.mul(&x, &c),
        y: f.mul(&y, &d),
        z: f.mul(&fit(f, 4, c), &d),
        t: f.mul(&x, &y),
    }
}
