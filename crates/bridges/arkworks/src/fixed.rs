//! Bases prepared once, with a table of their multiples.

use std::marker::PhantomData;

use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ff::PrimeField;
use msmith::{Budget, Error, Options, Report, Scalars};

use crate::version::engine::{affine, same_group};
use crate::words::words_of;
use crate::{AffinePoints, Coordinate, engine, same_length};

/// Bases with a table of their multiples, to be used for many sums. Clones share it. Variable time: see the front page.
///
/// ```
/// use ark_bls12_381::{Fr, G1Affine};
/// use ark_ec::AffineRepr;
/// use msmith_arkworks::{Budget, Options, prepare};
///
/// let g = G1Affine::generator();
/// let bases = prepare(&[g, g], Budget::PointsPerBase(12), &Options::default())?;
/// assert_eq!(bases.msm(&[Fr::from(3u64), Fr::from(4u64)])?, g * Fr::from(7u64));
/// assert_eq!(bases.msm(&[Fr::from(1u64), Fr::from(1u64)])?, g * Fr::from(2u64));
/// # Ok::<(), msmith_arkworks::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Bases<C: SWCurveConfig> {
    bases: msmith::Bases,
    curve: PhantomData<fn() -> C>,
}

/// Prepares bases: the fastest table within the budget ([`msmith::Engine::prepare`] has the errors).
///
/// The bases must be in the subgroup of order r, which is checked unless [`Options::in_subgroup`] vouches for it.
pub fn prepare<C: SWCurveConfig<BaseField: Coordinate>>(
    bases: &[Affine<C>],
    budget: Budget,
    options: &Options<'_>,
) -> Result<Bases<C>, Error> {
    let engine = engine::<C>()?;
    let points = AffinePoints::new(bases)?;
    engine.prepare(&points, budget, options).map(Bases::of)
}

impl<C: SWCurveConfig<BaseField: Coordinate>> Bases<C> {
    fn of(bases: msmith::Bases) -> Self {
        Self {
            bases,
            curve: PhantomData,
        }
    }

    /// The table, to be written to a file for example.
    pub fn table(&self) -> &msmith::Bases {
        &self.bases
    }

    /// Takes a table, of a file for example; an error if it is of another curve or group.
    pub fn from_table(table: msmith::Bases) -> Result<Self, Error> {
        let engine = engine::<C>()?;
        let own = table.engine();
        let form = own.edwards_curve().filter(|_| own.takes_edwards_points());
        let same = same_group(&engine, own.curve(), own.group(), form).is_ok();
        if same && own.curve().r == engine.curve().r {
            return Ok(Self::of(table));
        }
        Err(Error::Bases(format!(
            "they are in {} of {}, not in {} of {}",
            own.group(),
            own.curve().name,
            engine.group(),
            engine.curve().name
        )))
    }

    /// Number of bases, infinite ones counted.
    pub fn len(&self) -> usize {
        self.bases.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.bases.is_empty()
    }

    /// `Σ a_i P_i` over all bases. Errors: another number of scalars than bases. **Variable time** in the scalars.
    pub fn msm(&self, scalars: &[C::ScalarField]) -> Result<Projective<C>, Error> {
        self.msm_with(scalars, &Options::default())
    }

    /// `Σ a_i P_i` with options: threads, memory limit, cancel flag. Errors: those of [`msmith::Bases::msm`].
    /// **Variable time** in the scalars.
    pub fn msm_with(
        &self,
        scalars: &[C::ScalarField],
        options: &Options<'_>,
    ) -> Result<Projective<C>, Error> {
        same_length(self.len(), scalars.len())?;
        let (words, per) = words_of(scalars, options.threads_for(scalars.len())?, |a| {
            a.into_bigint()
        });
        let scalars = Scalars::Words { words: &words, per };
        self.msm_scalars(scalars, options).map(|(sum, _)| sum)
    }

    /// Several sums over the same bases, in the order of the lists; with threads, one list a thread.
    ///
    /// Errors: those of [`msmith::Bases::msm_batch`]. **Variable time** in the scalars.
    pub fn msm_batch(
        &self,
        lists: &[&[C::ScalarField]],
        options: &Options<'_>,
    ) -> Result<Vec<Projective<C>>, Error> {
        let threads = options.threads_for(lists.iter().map(|l| l.len()).sum())?;
        let words: Vec<_> = lists
            .iter()
            .map(|list| words_of(list, threads, |a| a.into_bigint()))
            .collect();
        let lists: Vec<_> = words
            .iter()
            .map(|(words, per)| Scalars::Words { words, per: *per })
            .collect();
        let sums = self.bases.msm_batch(&lists, options)?;
        let engine = self.bases.engine();
        Ok(sums
            .iter()
            .map(|sum| affine::<C>(engine, &sum.point).into())
            .collect())
    }

    /// `Σ a_i P_i` for any scalars that msmith takes, with options, and how it was computed. Errors: those of
    /// [`msmith::Bases::msm`]. **Variable time** in the scalars.
    pub fn msm_scalars(
        &self,
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<(Projective<C>, Report), Error> {
        let output = self.bases.msm(scalars, options)?;
        let sum = affine::<C>(self.bases.engine(), &output.point);
        Ok((sum.into(), output.report))
    }
}
