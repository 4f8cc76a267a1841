//! `Σ a_i P_i` of dalek's points, each used once.

use std::borrow::Borrow;

use msmith::{Engine, Error, Options, Point, Scalars, WordPoints};

use crate::host::DalekPoint;
use crate::view;

/// Below this number of points dalek's own sums are called: there they are faster.
pub(crate) const FEW: usize = 1024;

/// `Σ a_i P_i`, points and scalars read in place, on all cores where there are points enough.
///
/// Scalars of Edwards points act as integers, so that points with a part of order 2, 4 or 8 are summed as dalek does.
///
/// **Cost.** Seven products of the field a point beside the sum, which is that of [`msmith::Engine::msm`]. Below 1024
/// points dalek's own sum is called, and where points are not in memory as they are known to be.
///
/// **Variable time**: not for secret scalars.
///
/// Errors: [`Error::LengthMismatch`]; an unusable `MSMITH_BACKEND` or `MSMITH_THREADS`.
pub fn msm<P: DalekPoint>(scalars: &[P::Scalar], points: &[P]) -> Result<P, Error> {
    msm_with(scalars, points, &Options::default())
}

/// [`msm`] with options: threads, memory limit, cancel flag, algorithm. dalek's own sum has no options, and is called
/// as there unless an algorithm is named.
///
/// **Variable time**: not for secret scalars.
///
/// Errors: those of [`msm`] and of the options.
pub fn msm_with<P: DalekPoint>(
    scalars: &[P::Scalar],
    points: &[P],
    options: &Options<'_>,
) -> Result<P, Error> {
    if points.len() != scalars.len() {
        return Err(Error::LengthMismatch {
            points: points.len(),
            scalars: scalars.len(),
        });
    }
    options.watch.check()?;
    options.threads_for(points.len())?;
    let many = options.algorithm != Default::default() || points.len() >= FEW;
    if many && let Some(points) = words::<P>(points) {
        let sum = engine()?.msm(&points, Scalars::U256(&integers::<P>(scalars)), options)?;
        return point(&sum.point);
    }
    P::own(scalars, points.iter().map(|p| Some(*p))).ok_or_else(unknown)
}

/// `curve25519_dalek::traits::VartimeMultiscalarMul` with its names, for the same types: a program that imports this
/// trait in its place calls this crate's sums.
///
/// ```
/// use curve25519_dalek::{RistrettoPoint, Scalar};
/// use msmith_dalek::VartimeMultiscalarMul;
///
/// let points = [2u64, 3].map(|k| RistrettoPoint::mul_base(&Scalar::from(k)));
/// let sum = RistrettoPoint::vartime_multiscalar_mul([5u64, 7].map(Scalar::from), points);
/// assert_eq!(sum, RistrettoPoint::mul_base(&Scalar::from(31u64)));
/// ```
///
/// What [`msm`] refuses is left to dalek. **Variable time**: not for secret scalars.
pub trait VartimeMultiscalarMul: DalekPoint {
    /// `Σ a_i P_i`; `None` where a point is missing.
    ///
    /// **Variable time**, as [`msm`].
    ///
    /// # Panics
    /// As dalek's function does: on lists of different lengths.
    fn optional_multiscalar_mul<I, J>(scalars: I, points: J) -> Option<Self>
    where
        I: IntoIterator,
        I::Item: Borrow<Self::Scalar>,
        J: IntoIterator<Item = Option<Self>>,
    {
        let points = points.into_iter();
        if points.size_hint().0 < FEW {
            return Self::own(scalars, points);
        }
        let points: Vec<Self> = points.collect::<Option<_>>()?;
        let scalars: Vec<Self::Scalar> = scalars.into_iter().map(|a| *a.borrow()).collect();
        match msm(&scalars, &points) {
            Ok(sum) => Some(sum),
            Err(_) => Self::own(&scalars, points.into_iter().map(Some)),
        }
    }

    /// `Σ a_i P_i`.
    ///
    /// **Variable time**, as [`msm`].
    ///
    /// # Panics
    /// As dalek's function does: on lists of different lengths.
    fn vartime_multiscalar_mul<I, J>(scalars: I, points: J) -> Self
    where
        I: IntoIterator,
        I::Item: Borrow<Self::Scalar>,
        J: IntoIterator,
        J::Item: Borrow<Self>,
    {
        let points = points.into_iter().map(|p| Some(*p.borrow()));
        Self::optional_multiscalar_mul(scalars, points).expect("no point is missing")
    }
}

impl<P: DalekPoint> VartimeMultiscalarMul for P {}

pub(crate) fn engine() -> Result<&'static Engine, Error> {
    msmith_ed25519::engine().map_err(|error| match error {
        msmith_ed25519::Error::Engine(error) => error,
        other => Error::Curve(other.to_string()),
    })
}

/// The engine's view of points; `None` where they are not in memory as they are known to be.
pub(crate) fn words<P: DalekPoint>(points: &[P]) -> Option<WordPoints> {
    Some(WordPoints {
        stride: 8,
        words: view::words(points)?,
        finite: vec![true; points.len()],
    })
}

pub(crate) fn integers<P: DalekPoint>(scalars: &[P::Scalar]) -> Vec<[u64; 4]> {
    let integer = |a| {
        let mut words = [0; 4];
        for (word, bytes) in words.iter_mut().zip(P::bytes(a).as_chunks().0) {
            *word = u64::from_le_bytes(*bytes);
        }
        words
    };
    scalars.iter().map(integer).collect()
}

/// A sum in dalek's type.
pub(crate) fn point<P: DalekPoint>(sum: &Point) -> Result<P, Error> {
    // Every point of this curve has coordinates.
    sum.coordinates()
        .and_then(|(x, y)| view::point(x, y))
        .ok_or_else(unknown)
}

pub(crate) fn unknown() -> Error {
    Error::Layout("curve25519-dalek holds points in a form that is not known".into())
}
