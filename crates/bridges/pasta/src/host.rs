//! The points and fields of pasta_curves.

use std::sync::OnceLock;

use msmith::curve::{Group, by_name};
use msmith::{Engine, Error};
use pasta_curves::arithmetic::CurveAffine;
use pasta_curves::group::ff::PrimeField;
use pasta_curves::{EpAffine, EqAffine, Fp, Fq};

use crate::view::Viewed;

/// A field of pasta_curves: `Fp` or `Fq`. No other type has this.
pub trait PastaField: Viewed + PrimeField {}
impl PastaField for Fp {}
impl PastaField for Fq {}

/// An affine point of pasta_curves: `pallas::Affine` or `vesta::Affine`, which are `EpAffine` and `EqAffine`. No other
/// type has this.
pub trait PastaPoint: Viewed + CurveAffine<ScalarExt: PastaField> {
    /// The engine of the curve.
    #[doc(hidden)]
    fn engine() -> Result<&'static Engine, Error>;
}

macro_rules! points {
    ($($point:ty, $curve:literal;)*) => {$(
        impl PastaPoint for $point {
            fn engine() -> Result<&'static Engine, Error> {
                static ENGINE: OnceLock<Engine> = OnceLock::new();
                if let Some(engine) = ENGINE.get() {
                    return Ok(engine);
                }
                let curve = by_name($curve).ok_or_else(|| Error::Curve(concat!($curve, " is not built in").into()))?;
                let engine = Engine::new(curve, Group::G1)?;
                Ok(ENGINE.get_or_init(|| engine))
            }
        }
    )*};
}
points! { EpAffine, "pallas"; EqAffine, "vesta"; }
