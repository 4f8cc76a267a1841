//! The numbers of an Edwards curve in a ring.

use super::EdMsm;
use super::convert::Form;
use super::law::{General, MinusOne};
use crate::coords::edwards::general;
use crate::ring::outline::Outlined;
use crate::ring::{Lanes, Ring};
use num_bigint::BigUint;

impl EdMsm<'_> {
    /// An integer in all lanes.
    pub fn element<R: Lanes>(&self, f: &R, x: &BigUint) -> R::El {
        self.engine.element(f, x)
    }

    /// x of the curve over x of the law, where that is not 1.
    pub fn unscale(&self) -> Option<BigUint> {
        let scale = self.form.scale.as_ref()?;
        scale.modinv(&self.form.curve.p)
    }
}

/// 1/2.
fn half<R: Lanes>(edmsm: &EdMsm<'_>, f: &R) -> R::El {
    edmsm.element(f, &((&edmsm.form.curve.p + 1u32) >> 1))
}

/// The law for a = −1.
pub fn minus_one<R: Lanes>(edmsm: &EdMsm<'_>, f: &R) -> MinusOne<R::El> {
    let f = &Outlined(*f);
    let d = edmsm.element(f, &edmsm.form.d);
    MinusOne {
        d,
        d2: f.norm(&f.dbl(&d)),
        half: half(edmsm, f),
    }
}

/// The law for any a.
pub fn general<R: Lanes>(edmsm: &EdMsm<'_>, f: &R) -> General<R::El> {
    let f = &Outlined(*f);
    let a = edmsm.element(f, &edmsm.form.a);
    let d = edmsm.element(f, &edmsm.form.d);
    General {
        curve: general::Curve::new(f, &a, &d),
        half: half(edmsm, f),
    }
}

/// What the caller's coordinates are to the law's.
pub fn form<R: Lanes>(edmsm: &EdMsm<'_>, f: &R) -> Form<R::El> {
    match edmsm.takes_edwards_points() {
        true => Form::Edwards {
            scale: edmsm.form.scale.as_ref().map(|s| edmsm.element(f, s)),
            unscale: edmsm.unscale().map(|u| edmsm.element(f, &u)),
        },
        false => weierstrass(edmsm, f),
    }
}

/// The map to the Weierstrass form.
pub fn weierstrass<R: Lanes>(edmsm: &EdMsm<'_>, f: &R) -> Form<R::El> {
    let map = &edmsm.form.map;
    let number = |x| edmsm.element(f, x);
    Form::Weierstrass {
        alpha: number(&map.alpha),
        w: number(&map.w),
        scale: number(&map.scale),
        scale_w: number(&map.scale_w),
    }
}
