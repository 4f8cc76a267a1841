//! `Σ a_i P_i`.

use halo2curves::ff::PrimeField;
use msmith::hooks::or_own;
use msmith::{Error, Options, PointsBy, Scalars};

use crate::points::Halo2Point;

/// Below this number of points halo2curves' own sums are called by [`msm_best`] and [`msm_parallel`].
pub(crate) const FEW: usize = 16;

/// `Σ a_i P_i`, on all cores where there are points enough.
///
/// Cost: that of [`msmith::Engine::msm`], and one product a scalar. **Variable time**: a witness is not protected.
///
/// Errors: [`Error::LengthMismatch`]; an unusable `MSMITH_BACKEND` or `MSMITH_THREADS`.
pub fn msm<C: Halo2Point>(coeffs: &[C::Scalar], bases: &[C]) -> Result<C::Curve, Error> {
    msm_with(coeffs, bases, &Options::default())
}

/// [`msm`] with options: threads, memory limit, cancel flag, subgroup, algorithm. **Variable time**, as there.
///
/// Errors: those of [`msm`] and of the options.
pub fn msm_with<C: Halo2Point>(
    coeffs: &[C::Scalar],
    bases: &[C],
    options: &Options<'_>,
) -> Result<C::Curve, Error> {
    if coeffs.len() != bases.len() {
        return Err(Error::LengthMismatch {
            points: bases.len(),
            scalars: coeffs.len(),
        });
    }
    let points = PointsBy::new(bases.len(), |i, words: &mut [u64]| bases[i].write(words));
    let words: Vec<[u64; 4]> = coeffs.iter().map(integer).collect();
    let sum = C::engine()?.msm(&points, Scalars::U256(&words), options)?;
    C::sum(&sum.point)
}

/// `halo2curves::msm::msm_best` by its name and arguments, on as many threads as rayon's pool has.
///
/// What [`msm`] refuses is left to halo2curves. **Variable time**, as [`msm`].
///
/// # Panics
/// As halo2curves' function does: on lists of different lengths.
pub fn msm_best<C: Halo2Point>(coeffs: &[C::Scalar], bases: &[C]) -> C::Curve {
    served(coeffs, bases).unwrap_or_else(|| C::own_best(coeffs, bases))
}

/// `halo2curves::msm::msm_parallel` by its name and arguments: the same as [`msm_best`].
///
/// **Variable time**, as [`msm`].
///
/// # Panics
/// As halo2curves' function does: on lists of different lengths.
pub fn msm_parallel<C: Halo2Point>(coeffs: &[C::Scalar], bases: &[C]) -> C::Curve {
    served(coeffs, bases).unwrap_or_else(|| C::own_parallel(coeffs, bases))
}

/// The sum where this crate is faster and has it.
pub(crate) fn served<C: Halo2Point>(coeffs: &[C::Scalar], bases: &[C]) -> Option<C::Curve> {
    let options = Options {
        threads: Some(rayon::current_num_threads()),
        ..Options::default()
    };
    let many = bases.len() >= FEW;
    many.then(|| or_own(msm_with(coeffs, bases, &options)))
        .flatten()
}

/// An integer below the order.
pub(crate) fn integer<F: PrimeField>(a: &F) -> [u64; 4] {
    // The bytes of some fields have the most significant one first.
    let reversed = F::ONE.to_repr().as_ref().last() == Some(&1);
    let mut repr = a.to_repr();
    let bytes = repr.as_mut();
    if reversed {
        bytes.reverse();
    }
    let mut words = [0; 4];
    for (word, bytes) in words.iter_mut().zip(bytes.as_chunks().0) {
        *word = u64::from_le_bytes(*bytes);
    }
    words
}
