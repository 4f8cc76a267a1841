//! The same for curves in twisted Edwards form, `ax² + y² = 1 + dx²y²`.
//!
//! ```
//! use ark_ec::AffineRepr;
//! use ark_ed_on_bls12_381::{EdwardsAffine, EdwardsProjective, Fr};
//! use msmith_arkworks::twisted_edwards;
//!
//! let g = EdwardsAffine::generator();
//! let sum: EdwardsProjective = twisted_edwards::msm(&[g, g], &[Fr::from(3u64), Fr::from(4u64)])?;
//! assert_eq!(sum, g * Fr::from(7u64));
//! # Ok::<(), msmith_arkworks::Error>(())
//! ```
//!
//! **Which curves.** Any [`TECurveConfig`] over a prime field of at most 768 bits; see [`engine()`].
//!
//! **Points outside the subgroup** are summed rightly, scalars acting on them as integers. Where the
//! curve's law is not complete (d a square, or a none), a sum may have no coordinates and is then
//! [`Error::AtInfinity`]; arkworks has no value for it either.
//!
//! **Bases used more than once** are better prepared once: [`prepare`].
//!
//! **Variable time.** Running time and memory access depend on scalars and points, as in the rest of this crate.

mod bases;

use ark_ec::twisted_edwards::{Affine, Projective, TECurveConfig};
use ark_ff::PrimeField;
pub use bases::{Bases, prepare};
use msmith::{Error, Options, Report, Scalars};

pub use crate::version::edwards::{AffinePoints, engine, msm_scalars};
use crate::words::words_of;
use crate::{Coordinate, Msm, same_length};

/// `Σ a_i P_i` for any points of the curve, on all cores where there are points enough. **Variable time**, as in the
/// rest of this module; errors and cost as of [`crate::msm`], and [`Error::AtInfinity`] where the sum has no coordinates.
pub fn msm<C: TECurveConfig<BaseField: Coordinate + PrimeField>>(
    bases: &[Affine<C>],
    scalars: &[C::ScalarField],
) -> Result<Projective<C>, Error> {
    msm_with(bases, scalars, &Options::default())
}

/// `Σ a_i P_i` with options: threads, memory limit, cancel flag, subgroup, algorithm. **Variable time**.
pub fn msm_with<C: TECurveConfig<BaseField: Coordinate + PrimeField>>(
    bases: &[Affine<C>],
    scalars: &[C::ScalarField],
    options: &Options<'_>,
) -> Result<Projective<C>, Error> {
    same_length(bases.len(), scalars.len())?;
    let (words, per) = words_of(scalars, options.threads_for(bases.len())?, |a| {
        a.into_bigint()
    });
    msm_scalars(bases, Scalars::Words { words: &words, per }, options).map(|(sum, _)| sum)
}

/// `Σ a_i P_i` for integers, which may exceed the order of the group. **Variable time**.
pub fn msm_bigint<C: TECurveConfig<BaseField: Coordinate + PrimeField>>(
    bases: &[Affine<C>],
    scalars: &[<C::ScalarField as PrimeField>::BigInt],
) -> Result<Projective<C>, Error> {
    same_length(bases.len(), scalars.len())?;
    let options = Options::default();
    let (words, per) = words_of(scalars, options.threads_for(bases.len())?, |a| *a);
    let scalars = Scalars::Words { words: &words, per };
    msm_scalars(bases, scalars, &options).map(|(sum, _)| sum)
}

crate::small! { TECurveConfig<BaseField: Coordinate + PrimeField>;
    msm_bool bool, Bool, "scalars 0 and 1";
    msm_u8 u8, U8, "8-bit scalars";
    msm_u16 u16, U16, "16-bit scalars";
    msm_u32 u32, U32, "32-bit scalars";
    msm_u64 u64, U64, "64-bit scalars";
    msm_u128 u128, U128, "128-bit scalars";
    msm_i8 i8, I8, "signed 8-bit scalars";
    msm_i16 i16, I16, "signed 16-bit scalars";
    msm_i32 i32, I32, "signed 32-bit scalars";
    msm_i64 i64, I64, "signed 64-bit scalars";
    msm_i128 i128, I128, "signed 128-bit scalars";
}

impl<C: TECurveConfig<BaseField: Coordinate + PrimeField>> Msm for Projective<C> {
    fn msmith(bases: &[Self::Affine], scalars: &[Self::ScalarField]) -> Result<Self, Error> {
        msm(bases, scalars)
    }

    fn msmith_with(
        bases: &[Self::Affine],
        scalars: &[Self::ScalarField],
        options: &Options<'_>,
    ) -> Result<Self, Error> {
        msm_with(bases, scalars, options)
    }

    fn msmith_scalars(
        bases: &[Self::Affine],
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<(Self, Report), Error> {
        msm_scalars(bases, scalars, options)
    }
}
