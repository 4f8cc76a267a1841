//! Quintupling for any a, of affine points.
//!
//! **Mathematics**, **Exceptional inputs.** See [`msmith_core::coords::edwards::quintupling`], from whose factors these
//! follow.
//!
//! **Cost.** 14M + 2S + 1M·a, to extended 15M + 2S + 1M·a.

pub use msmith_core::coords::edwards::quintupling::*;

use msmith_core::coords::{Affine, Cost, fit};
use msmith_core::ring::Ring;

use super::{Coefficient, Extended, Projective};

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
