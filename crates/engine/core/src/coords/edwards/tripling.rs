//! Tripling on `a·x² + y² = 1 + d·x²y²`, any a, to projective and extended points.
//!
//! **Mathematics.** With `s = Y² + aX²`, `B = 2(2Z² − s)`, `A = s(Y² − aX²)`, `xB = aX²B`, `yB = Y²B`:
//! `F = A − yB`, `G = A + xB`, `X₃ = X(yB + A)F`, `Y₃ = Y(xB − A)G`, `Z₃ = ZFG`. The curve's equation has
//! taken d out. With a = −1 the product by a is a sign.
//!
//! **Exceptional inputs.** Where 3P is at infinity, and no others: then `Z₃ = 0`.
//!
//! **Source.** Bernstein, Chuengsatiansup, Lange, *Double-base scalar multiplication revisited* (2017),
//! sections 2.1 and 2.2.
//!
//! **Cost.** Projective 9M + 3S + 1M·a, to extended 2M more.

use super::{Coefficient, Extended, Projective, fit, squares, twice_rest};
use crate::ring::Ring;

/// `±(X₃/X, F, Y₃/Y, G)` of the head of the file: `[e, F, h, G]`, sums of two stored forms. 3M + 3S + 1M·a.
#[inline(always)]
pub fn factors<F: Ring>(
    f: &F,
    a: &Coefficient<F::El>,
    [x, y]: [&F::El; 2],
    z: Option<&F::El>,
) -> [F::El; 4] {
    let s = squares(f, a, x, y);
    let b = twice_rest(f, z, &s.sum);
    let (xb, yb) = (f.mul(&s.axx, &b), f.mul(&s.yy, &b));
    let aa = f.mul(&fit(f, 4, s.sum), &s.difference);
    let e = f.add(&yb, &aa);
    if s.negated {
        // All three coordinates change their signs.
        let (g, h) = (f.sub::<1>(&aa, &xb), f.add(&xb, &aa));
        return [e, f.sub::<1>(&yb, &aa), h, g];
    }
    let (g, h) = (f.add(&aa, &xb), f.sub::<1>(&xb, &aa));
    [e, f.sub::<1>(&aa, &yb), h, g]
}

/// `3p`. 9M + 3S + 1M·a.
#[inline(always)]
pub fn tripling<F: Ring>(
    f: &F,
    a: &Coefficient<F::El>,
    p: &Projective<F::El>,
) -> Projective<F::El> {
    let [e, ff, h, g] = factors(f, a, [&p.x, &p.y], Some(&p.z));
    Projective {
        x: f.mul(&f.mul(&p.x, &e), &ff),
        y: f.mul(&f.mul(&p.y, &h), &g),
        z: f.mul(&f.mul(&p.z, &ff), &g),
    }
}

/// `3p` with T. 11M + 3S + 1M·a.
#[inline(always)]
pub fn to_extended<F: Ring>(
    f: &F,
    a: &Coefficient<F::El>,
    p: &Projective<F::El>,
) -> Extended<F::El> {
    let [e, ff, h, g] = factors(f, a, [&p.x, &p.y], Some(&p.z));
    let (xe, yh) = (f.mul(&p.x, &e), f.mul(&p.y, &h));
    let (zf, zg) = (f.mul(&p.z, &ff), f.mul(&p.z, &g));
    Extended {
        x: f.mul(&xe, &zf),
        y: f.mul(&yh, &zg),
        z: f.mul(&zf, &zg),
        t: f.mul(&xe, &yh),
    }
}

/// What the formulas cost, declared for the tests that count it.
#[cfg(test)]
pub mod costs {
    use crate::coords::Cost;

    /// Cost of `tripling`; one normalisation where products of 4 are taken.
    pub const TRIPLING: Cost = Cost {
        m: 9,
        s: 3,
        ma: 1,
        add: 9,
        norm: 2,
        ..Cost::NONE
    };
    /// Cost of `to_extended`; one normalisation where products of 4 are taken.
    pub const TO_EXTENDED: Cost = Cost { m: 11, ..TRIPLING };
}
