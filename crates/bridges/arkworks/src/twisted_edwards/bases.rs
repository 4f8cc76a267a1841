//! Bases prepared once for many sums.

use std::marker::PhantomData;
use std::sync::Arc;

use ark_ec::twisted_edwards::{Affine, Projective, TECurveConfig};
use ark_ff::PrimeField;
use msmith::{Engine, Error, Options, Points as _, Report, Scalars, WordPoints};

use super::{AffinePoints, engine};
use crate::Coordinate;
use crate::version::edwards::affine;
use crate::words::words_of;

/// Points of any order in the form that sums read, to be used for many of them.
///
/// ```
/// use ark_ec::AffineRepr;
/// use ark_ed_on_bls12_381::{EdwardsAffine, Fr};
/// use msmith_arkworks::{Options, twisted_edwards::prepare};
///
/// let g = EdwardsAffine::generator();
/// let bases = prepare(&[g, g], &Options::default())?;
/// assert_eq!(bases.msm(&[Fr::from(3u64), Fr::from(4u64)])?, g * Fr::from(7u64));
/// assert_eq!(bases.msm(&[Fr::from(1u64), Fr::from(1u64)])?, g * Fr::from(2u64));
/// # Ok::<(), msmith_arkworks::Error>(())
/// ```
#[derive(Debug)]
pub struct Bases<C: TECurveConfig> {
    engine: Arc<Engine>,
    points: WordPoints,
    curve: PhantomData<fn() -> C>,
}

/// Prepares bases. Errors: those of [`super::engine()`]; zero threads.
pub fn prepare<C: TECurveConfig<BaseField: Coordinate + PrimeField>>(
    bases: &[Affine<C>],
    options: &Options<'_>,
) -> Result<Bases<C>, Error> {
    let (n, engine) = (bases.len(), engine::<C>()?);
    options.threads_for(n)?;
    let stride = 2 * engine.words();
    let (mut words, mut finite) = (vec![0; stride * n], vec![false; n]);
    AffinePoints::new(bases)?.fill(0, &mut words, &mut finite);
    Ok(Bases {
        engine,
        points: WordPoints {
            stride,
            words,
            finite,
        },
        curve: PhantomData,
    })
}

impl<C: TECurveConfig<BaseField: Coordinate + PrimeField>> Bases<C> {
    /// Number of points, neutral ones counted.
    pub fn len(&self) -> usize {
        self.points.finite.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Bytes of memory held.
    pub fn bytes(&self) -> u64 {
        size_of_val(&*self.points.words) as u64
    }

    /// `Σ a_i P_i` over all points. Errors: another number of scalars than points; [`Error::AtInfinity`] where the sum
    /// has no coordinates. **Variable time** in the scalars.
    pub fn msm(&self, scalars: &[C::ScalarField]) -> Result<Projective<C>, Error> {
        self.msm_with(scalars, &Options::default())
    }

    /// `Σ a_i P_i` with options: threads, memory limit, cancel flag, algorithm. Errors: those of [`Bases::msm`].
    /// **Variable time** in the scalars.
    pub fn msm_with(
        &self,
        scalars: &[C::ScalarField],
        options: &Options<'_>,
    ) -> Result<Projective<C>, Error> {
        crate::same_length(self.len(), scalars.len())?;
        let (words, per) = words_of(scalars, options.threads_for(scalars.len())?, |a| {
            a.into_bigint()
        });
        let scalars = Scalars::Words { words: &words, per };
        self.msm_scalars(scalars, options).map(|(sum, _)| sum)
    }

    /// `Σ a_i P_i` for any scalars that msmith takes, with options, and how it was computed. Errors: those of
    /// [`Bases::msm`]. **Variable time** in the scalars.
    pub fn msm_scalars(
        &self,
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<(Projective<C>, Report), Error> {
        let output = self.engine.msm(&self.points, scalars, options)?;
        let sum = affine::<C>(&self.engine, &output.point);
        Ok((sum.into(), output.report))
    }
}
