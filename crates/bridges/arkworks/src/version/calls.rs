//! Sums, and products of one point, on the engine of a curve.

use std::borrow::Borrow;

use msmith::{Engine, Error, Options, Report, Scalars, WordPoints};

use super::ark::ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use super::ark::ff::PrimeField;
use super::coordinate::Coordinate;
use super::engine::{affine, affines, engine};
use super::points::AffinePoints;
use crate::same_length;
use crate::words::words_of;

/// `Σ a_i P_i` for any scalars that msmith takes, with options, and how it was computed.
/// **Variable time**, as [`crate::msm`].
pub fn msm_scalars<C: SWCurveConfig<BaseField: Coordinate>>(
    bases: &[Affine<C>],
    scalars: Scalars<'_>,
    options: &Options<'_>,
) -> Result<(Projective<C>, Report), Error> {
    sum_of(bases, scalars, options)
}

/// The same for points in any type.
pub(crate) fn sum_of<C: SWCurveConfig<BaseField: Coordinate>, P: Borrow<Affine<C>> + Sync>(
    bases: &[P],
    scalars: Scalars<'_>,
    options: &Options<'_>,
) -> Result<(Projective<C>, Report), Error> {
    same_length(bases.len(), scalars.len())?;
    let engine = engine::<C>()?;
    let output = engine.msm(&AffinePoints::<C, P>::of(bases)?, scalars, options)?;
    Ok((affine::<C>(&engine, &output.point).into(), output.report))
}

/// `a_i·P` for every i: one point, many scalars. Cost, options and errors: those of [`msmith::Engine::mul_base`].
/// **Variable time**.
pub fn mul_base<C: SWCurveConfig<BaseField: Coordinate>>(
    point: &Affine<C>,
    scalars: &[C::ScalarField],
    options: &Options<'_>,
) -> Result<Vec<Affine<C>>, Error> {
    with_words(scalars, options, |engine, scalars| {
        // The words that the engine takes.
        let mut list = WordPoints {
            stride: 2 * engine.words(),
            words: vec![0; 2 * engine.words()],
            finite: vec![false],
        };
        let view = AffinePoints::new(std::slice::from_ref(point))?;
        msmith::Points::fill(&view, 0, &mut list.words, &mut list.finite);
        engine.mul_base(&list.get(0).unwrap_or_default(), scalars, options)
    })
}

/// Points from the words of scalars.
pub(crate) fn with_words<C: SWCurveConfig<BaseField: Coordinate>>(
    scalars: &[C::ScalarField],
    options: &Options<'_>,
    job: impl FnOnce(&Engine, Scalars<'_>) -> Result<WordPoints, Error>,
) -> Result<Vec<Affine<C>>, Error> {
    let threads = options.threads_for(scalars.len())?;
    let (words, per) = words_of(scalars, threads, |a| a.into_bigint());
    let engine = engine::<C>()?;
    let list = job(&engine, Scalars::Words { words: &words, per })?;
    Ok(affines(&engine, &list))
}
