//! Tripling on `a·x² + y² = 1 + d·x²y²`, any a, to projective and extended points: of projective ones, with T made of T, of affine ones, and by older
//! formulas.
//!
//! **Mathematics.** With `s = Y² + aX²`, `B = 2(2Z² − s)`, `A = s(Y² − aX²)`, `xB = aX²B`, `yB = Y²B`:
//! `F = A − yB`, `G = A + xB`, `X₃ = X(yB + A)F`, `Y₃ = Y(xB − A)G`, `Z₃ = ZFG`. The curve's equation has
//! taken d out. With a = −1 the product by a is a sign.
//!
//! **Exceptional inputs.** Where 3P is at infinity, and no others: then `Z₃ = 0`.
//!
//! **Source.** Bernstein, Chuengsatiansup, Lange, *Double-base scalar multiplication revisited* (2017),
//! sections 2.1 and 2.2; [`older`] is tpl-2007-blp of the Explicit-Formulas Database (Bernstein, Birkner, Lange, Peters
//! 2007), here for any a.
//!
//! **Cost.** Projective 9M + 3S + 1M·a, to extended 2M more; an affine point saves 1M + 1S, or 2M + 1S to
//! extended. The older one 9M + 4S + 1M·a.

use msmith_core::coords::{Affine, Cost, fit};
use msmith_core::ring::Ring;

use super::{Coefficient, Extended, Projective, squares, twice_rest};

/// Cost of [`tripling`]; one normalisation where products of 4 are taken.
pub const TRIPLING: Cost = Cost {
    m: 9,
    s: 3,
    ma: 1,
    add: 9,
    norm: 2,
    ..Cost::NONE
};
/// Cost of [`to_extended`]; one normalisation where products of 4 are taken.
pub const TO_EXTENDED: Cost = Cost { m: 11, ..TRIPLING };

/// Cost of [`by_t`]; one normalisation where products of 4 are taken.
pub const BY_T: Cost = Cost {
    m: 11,
    s: 3,
    ma: 1,
    add: 9,
    norm: 2,
    ..Cost::NONE
};
/// Cost of [`affine`]; one normalisation where products of 4 are taken.
pub const AFFINE: Cost = Cost {
    m: 8,
    s: 2,
    ma: 1,
    add: 9,
    norm: 3,
    ..Cost::NONE
};

/// Cost of [`affine_to_extended`]; one normalisation where products of 4 are taken.
pub const AFFINE_TO_EXTENDED: Cost = Cost { m: 9, ..AFFINE };

/// Cost of [`older`]; two normalisations where products of 4 are taken.
pub const OLDER: Cost = Cost {
    m: 9,
    s: 4,
    ma: 1,
    add: 9,
    norm: 4,
    ..Cost::NONE
};

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

/// `3p` with T made of T: `T₃ = T(yB + A)(xB − A)`, at the same cost. 11M + 3S + 1M·a.
#[inline(always)]
pub fn by_t<F: Ring>(f: &F, a: &Coefficient<F::El>, p: &Extended<F::El>) -> Extended<F::El> {
    let [e, ff, h, g] = factors(f, a, [&p.x, &p.y], Some(&p.z));
    Extended {
        x: f.mul(&f.mul(&p.x, &e), &ff),
        y: f.mul(&f.mul(&p.y, &h), &g),
        z: f.mul(&f.mul(&p.z, &ff), &g),
        t: f.mul(&f.mul(&p.t, &e), &h),
    }
}

/// `3p` of an affine point. 8M + 2S + 1M·a.
#[inline(always)]
pub fn affine<F: Ring>(f: &F, a: &Coefficient<F::El>, p: &Affine<F::El>) -> Projective<F::El> {
    let [e, ff, h, g] = factors(f, a, [&p.x, &p.y], None);
    Projective {
        x: f.mul(&f.mul(&p.x, &e), &ff),
        y: f.mul(&f.mul(&p.y, &h), &g),
        z: f.mul(&fit(f, 4, ff), &g),
    }
}

/// `3p` of an affine point, with T. 9M + 2S + 1M·a.
#[inline(always)]
pub fn affine_to_extended<F: Ring>(
    f: &F,
    a: &Coefficient<F::El>,
    p: &Affine<F::El>,
) -> Extended<F::El> {
    let [e, ff, h, g] = factors(f, a, [&p.x, &p.y], None);
    let (xe, yh) = (f.mul(&p.x, &e), f.mul(&p.y, &h));
    Extended {
        x: f.mul(&xe, &ff),
        y: f.mul(&yh, &g),
        z: f.mul(&fit(f, 4, ff), &g),
        t: f.mul(&xe, &yh),
    }
}

/// `3p` by the formulas that were the fastest before, for comparison. 9M + 4S + 1M·a.
///
/// With `s` as above, `H = 2s(aX² − Y²)`, `P = s² − 4aX²Z²`, `Q = s² − 4Y²Z²`: `X₃ = XQ(H − Q)`,
/// `Y₃ = YP(P + H)`, `Z₃ = Z(H − Q)(P + H)`.
#[inline(always)]
pub fn older<F: Ring>(f: &F, a: &F::El, p: &Projective<F::El>) -> Projective<F::El> {
    let axx = f.mul(&f.sqr(&p.x), a);
    let yy = f.sqr(&p.y);
    let z4 = f.norm(&f.dbl(&f.dbl(&f.sqr(&p.z))));
    let s = fit(f, 4, f.add(&axx, &yy));
    let ss = f.sqr(&s);
    let h = f.dbl(&f.mul(&s, &f.sub::<1>(&axx, &yy)));
    let pp = f.sub::<1>(&ss, &f.mul(&axx, &z4));
    let q = f.sub::<1>(&ss, &f.mul(&yy, &z4));
    let t = f.norm(&f.sub::<2>(&h, &q));
    let u = fit(f, 4, f.add(&pp, &h));
    Projective {
        x: f.mul(&f.mul(&p.x, &q), &t),
        y: f.mul(&f.mul(&p.y, &pp), &u),
        z: f.mul(&f.mul(&p.z, &t), &u),
    }
}
