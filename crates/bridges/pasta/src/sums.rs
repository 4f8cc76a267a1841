//! `Σ a_i P_i`.

use msmith::{Error, Options, Point, Points, PointsBy, Scalars};

use crate::host::PastaPoint;
use crate::view;

/// `Σ a_i P_i`, points and scalars viewed where they lie, on all cores where there are points enough.
///
/// Cost: that of [`msmith::Engine::msm`], and the words of the scalars, which leave their Montgomery form in a list of
/// their own, a product each. **Variable time**: a witness is not protected.
///
/// Errors: [`Error::LengthMismatch`]; an unusable `MSMITH_BACKEND` or `MSMITH_THREADS`; [`Error::Layout`] where
/// pasta_curves holds points in another form than the known one.
pub fn msm<C: PastaPoint>(coeffs: &[C::Scalar], bases: &[C]) -> Result<C::Curve, Error> {
    msm_with(coeffs, bases, &Options::default())
}

/// [`msm`] with options: threads, memory limit, cancel flag, algorithm. **Variable time**, as there.
///
/// Errors: those of [`msm`] and of the options.
pub fn msm_with<C: PastaPoint>(
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
    let engine = C::engine()?;
    let mut words = view::words(coeffs).ok_or_else(unknown)?.to_vec();
    let field_options = msmith_field::Options {
        threads: options.threads,
        watch: options.watch.quiet(),
        ..Default::default()
    };
    engine
        .scalar_field()?
        .from_montgomery(&mut words, &field_options)?;
    let scalars = Scalars::Words {
        words: &words,
        per: 4,
    };
    let sum = engine.msm(&points(bases)?, scalars, options)?;
    point::<C>(&sum.point)
}

/// The engine's view of points.
pub(crate) fn points<C: PastaPoint>(list: &[C]) -> Result<impl Points, Error> {
    let (all, _) = view::words(list).ok_or_else(unknown)?.as_chunks::<8>();
    Ok(PointsBy::new(list.len(), |i, words: &mut [u64]| {
        words.copy_from_slice(&all[i]);
        // No point of these curves has both coordinates zero.
        all[i] != [0; 8]
    }))
}

/// A sum in pasta_curves' type.
fn point<C: PastaPoint>(sum: &Point) -> Result<C::Curve, Error> {
    let mut made = [C::identity()];
    if !sum.is_infinity() {
        view::words_mut(&mut made)
            .ok_or_else(unknown)?
            .copy_from_slice(sum.words());
    }
    Ok(made[0].to_curve())
}

pub(crate) fn unknown() -> Error {
    Error::Layout("pasta_curves holds elements in a form that is not known".into())
}
