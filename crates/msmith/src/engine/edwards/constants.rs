//! The numbers of an Edwards curve in a ring.

use super::{Coordinates, EdwardsEngine};
use crate::coords::edwards::general;
use crate::msm::edwards::convert::Form;
use crate::msm::edwards::law::{General, MinusOne};
use crate::ring::outline::Outlined;
use crate::ring::{Lanes, Ring};
use num_bigint::BigUint;

/// An integer in all lanes.
pub fn element<R: Lanes>(engine: &EdwardsEngine, f: &R, x: &BigUint) -> R::El {
    f.splat(&f.pack(&engine.weierstrass.to_words(x)))
}

/// 1/2.
fn half<R: Lanes>(engine: &EdwardsEngine, f: &R) -> R::El {
    element(engine, f, &((&engine.curve.p + 1u32) >> 1))
}

/// The law for a = −1.
pub fn minus_one<R: Lanes>(engine: &EdwardsEngine, f: &R) -> MinusOne<R::El> {
    let f = &Outlined(*f);
    let d = element(engine, f, &engine.d);
    MinusOne {
        d,
        d2: f.norm(&f.dbl(&d)),
        half: half(engine, f),
    }
}

/// The law for any a.
pub fn general<R: Lanes>(engine: &EdwardsEngine, f: &R) -> General<R::El> {
    let f = &Outlined(*f);
    let a = element(engine, f, &engine.a);
    let d = element(engine, f, &engine.d);
    General {
        curve: general::Curve::new(f, &a, &d),
        half: half(engine, f),
    }
}

/// What the caller's coordinates are to the law's.
pub fn form<R: Lanes>(engine: &EdwardsEngine, f: &R) -> Form<R::El> {
    match engine.coordinates {
        Coordinates::Edwards => {
            let scale = engine.scale.as_ref();
            let unscale = scale.and_then(|s| s.modinv(&engine.curve.p));
            Form::Edwards {
                scale: scale.map(|s| element(engine, f, s)),
                unscale: unscale.map(|u| element(engine, f, &u)),
            }
        }
        Coordinates::Weierstrass => weierstrass(engine, f),
    }
}

/// The map to the Weierstrass form.
pub fn weierstrass<R: Lanes>(engine: &EdwardsEngine, f: &R) -> Form<R::El> {
    let map = &engine.map;
    let number = |x| element(engine, f, x);
    Form::Weierstrass {
        alpha: number(&map.alpha),
        w: number(&map.w),
        scale: number(&map.scale),
        scale_w: number(&map.scale_w),
    }
}
