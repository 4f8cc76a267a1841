//! Points that are used for many sums: tables of their multiples.

use std::borrow::Borrow;

use msmith::{Bases, Budget, Error, Options, Scalars};

use crate::host::DalekPoint;
use crate::sums::{VartimeMultiscalarMul, engine, integers, point, unknown, words};
use crate::view;

/// Below this number of points dalek's own precomputation is made.
const FEW: usize = 128;

/// Multiples of a point that are kept at most.
const MULTIPLES: u32 = 32;

/// Points that are used for many sums, with a table of their multiples: at most 2 KiB a point. Of fewer than 128 points
/// it is dalek's own, of 10 KiB a point, and wherever else a table cannot be made: of Edwards points outside the
/// subgroup of prime order, or where points are not in memory as they are known to be.
///
/// dalek's trait `VartimePrecomputedMultiscalarMul` is implemented for it, so that a program has to change the name of
/// a type alone, to [`VartimeRistrettoPrecomputation`] or [`VartimeEdwardsPrecomputation`] of this crate:
///
/// ```
/// use curve25519_dalek::traits::VartimePrecomputedMultiscalarMul;
/// use curve25519_dalek::{RistrettoPoint, Scalar};
/// use msmith_dalek::VartimeRistrettoPrecomputation;
///
/// let [p, q, r] = [2u64, 3, 4].map(|k| RistrettoPoint::mul_base(&Scalar::from(k)));
/// let bases = VartimeRistrettoPrecomputation::new([p, q]);
/// let sum = bases.vartime_mixed_multiscalar_mul([5u64, 7].map(Scalar::from), [Scalar::ONE], [r]);
/// assert_eq!(sum, RistrettoPoint::mul_base(&Scalar::from(35u64)));
/// ```
///
/// As there, fewer scalars than points are those of the first points, and more of them are a panic, as lists of
/// different lengths are. [`Precomputation::msm`] gives an error.
pub struct Precomputation<P: DalekPoint> {
    points: Vec<P>,
    kept: Kept<P>,
}

enum Kept<P: DalekPoint> {
    Own(P::Precomputed),
    Table(Table),
}

/// A table of points in the subgroup of prime order.
struct Table {
    bases: Bases,
    /// What else the points are made of: which multiple of the point of order 8; empty where that is nothing.
    small: Vec<u8>,
}

/// Ristretto points that are used for many sums.
pub type VartimeRistrettoPrecomputation = Precomputation<curve25519_dalek::RistrettoPoint>;

/// Edwards points that are used for many sums.
pub type VartimeEdwardsPrecomputation = Precomputation<curve25519_dalek::EdwardsPoint>;

impl<P: DalekPoint> Precomputation<P> {
    /// The table of these points.
    ///
    /// Cost: as much time as some ten sums of them.
    pub fn of(points: Vec<P>) -> Self {
        let kept = match table(&points, None) {
            Some(table) => Kept::Table(table),
            None => Kept::Own(P::precompute(&points)),
        };
        Self { points, kept }
    }

    /// One with a table, where one can be made.
    pub(crate) fn with_table(points: &[P], threads: Option<usize>) -> Option<Self> {
        let kept = Kept::Table(table(points, threads)?);
        let points = points.to_vec();
        Some(Self { points, kept })
    }

    /// The points.
    pub(crate) fn points(&self) -> &[P] {
        &self.points
    }

    /// Number of points.
    pub fn len(&self) -> usize {
        self.points.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.points.is_empty()
    }

    /// `Σ a_i P_i` over as many of the first points as there are scalars, on all cores where there are points enough.
    ///
    /// **Variable time**: not for secret scalars.
    ///
    /// Errors: more scalars than points; an unusable `MSMITH_THREADS`.
    pub fn msm(&self, scalars: &[P::Scalar]) -> Result<P, Error> {
        self.msm_with(scalars, &Options::default())
    }

    pub(crate) fn msm_with(
        &self,
        scalars: &[P::Scalar],
        options: &Options<'_>,
    ) -> Result<P, Error> {
        self.check(scalars.len())?;
        match &self.kept {
            Kept::Own(bases) => {
                let none: [P::Scalar; 0] = [];
                P::own_mixed(bases, scalars, none, []).ok_or_else(unknown)
            }
            Kept::Table(table) => table.sum(scalars, options),
        }
    }

    fn check(&self, scalars: usize) -> Result<(), Error> {
        match self.len() {
            points if scalars > points => Err(Error::LengthMismatch { points, scalars }),
            _ => Ok(()),
        }
    }

    /// What dalek's trait asks for: the sum over the first points and other ones.
    fn mixed<I, J, K>(&self, fixed: I, scalars: J, points: K) -> Option<P>
    where
        I: IntoIterator,
        I::Item: Borrow<P::Scalar>,
        J: IntoIterator,
        J::Item: Borrow<P::Scalar>,
        K: IntoIterator<Item = Option<P>>,
    {
        if let Kept::Own(bases) = &self.kept {
            return P::own_mixed(bases, fixed, scalars, points);
        }
        let others = P::optional_multiscalar_mul(scalars, points)?;
        let fixed: Vec<P::Scalar> = fixed.into_iter().map(|a| *a.borrow()).collect();
        let first = &self.points[..fixed.len().min(self.len())];
        let sum = match fixed.len() {
            few if few < FEW => P::vartime_multiscalar_mul(&fixed, first),
            _ => (self.msm(&fixed)).unwrap_or_else(|_| P::vartime_multiscalar_mul(&fixed, first)),
        };
        Some(sum.plus(&others))
    }
}

/// dalek's own trait, of a version; `$count` is what else it has there.
macro_rules! precomputed {
    ($dalek:ident $count:tt $($point:ident)*) => {$(
        impl $dalek::traits::VartimePrecomputedMultiscalarMul for Precomputation<$dalek::$point> {
            type Point = $dalek::$point;

            fn new<I>(points: I) -> Self
            where
                I: IntoIterator,
                I::Item: Borrow<Self::Point>,
            {
                Self::of(points.into_iter().map(|p| *p.borrow()).collect())
            }

            precomputed! { @count $count }

            fn optional_mixed_multiscalar_mul<I, J, K>(&self, fixed: I, scalars: J, points: K) -> Option<Self::Point>
            where
                I: IntoIterator,
                I::Item: Borrow<$dalek::Scalar>,
                J: IntoIterator,
                J::Item: Borrow<$dalek::Scalar>,
                K: IntoIterator<Item = Option<Self::Point>>,
            {
                self.mixed(fixed, scalars, points)
            }
        }
    )*};
    (@count counted) => {
        fn len(&self) -> usize {
            Precomputation::len(self)
        }

        fn is_empty(&self) -> bool {
            Precomputation::is_empty(self)
        }
    };
    (@count uncounted) => {};
}

precomputed! { curve25519_dalek counted EdwardsPoint RistrettoPoint }
#[cfg(feature = "dalek4")]
precomputed! { dalek4 uncounted EdwardsPoint RistrettoPoint }

/// A table, where one can be made, on this many threads.
fn table<P: DalekPoint>(points: &[P], threads: Option<usize>) -> Option<Table> {
    if points.len() < FEW || !view::known::<P>() {
        return None;
    }
    let prepare = |points: &[P], in_subgroup| {
        let options = Options {
            in_subgroup,
            threads,
            ..Options::default()
        };
        let budget = Budget::PointsPerBase(MULTIPLES);
        let points = words(points).ok_or_else(unknown)?;
        engine()?.prepare(&points, budget, &options)
    };
    let Some(multiples) = P::SMALL else {
        let twice = |p: P| p.plus(&p);
        let eightfold: Vec<P> = points.iter().map(|p| twice(twice(twice(*p)))).collect();
        let (bases, small) = (prepare(&eightfold, true).ok()?, Vec::new());
        return Some(Table { bases, small });
    };
    match prepare(points, false) {
        Ok(bases) => Some(Table {
            bases,
            small: Vec::new(),
        }),
        Err(Error::NotInSubgroup { .. }) => {
            let parts: Option<Vec<(P, u8)>> = points.iter().map(|p| split(p, multiples)).collect();
            let (points, small): (Vec<P>, Vec<u8>) = parts?.into_iter().unzip();
            let bases = prepare(&points, true).ok()?;
            Some(Table { bases, small })
        }
        Err(_) => None,
    }
}

/// A point as one in the subgroup of prime order L and a multiple of the point of order 8.
fn split<P: DalekPoint>(p: &P, multiples: &[P; 8]) -> Option<(P, u8)> {
    // L is 5 modulo 8, and so is its inverse: the second part is 5·L·P.
    let times_order = p.times_order();
    let k = 5 * multiples.iter().position(|q| *q == times_order)? % 8;
    Some((p.plus(&multiples[(8 - k) % 8]), k as u8))
}

impl Table {
    fn sum<P: DalekPoint>(&self, scalars: &[P::Scalar], options: &Options<'_>) -> Result<P, Error> {
        let eighths;
        let scalars = match P::SMALL {
            Some(_) => scalars,
            // The table is of the points eight times.
            None => {
                eighths = P::eighths(scalars);
                &eighths
            }
        };
        let words = integers::<P>(scalars);
        let sum = self.bases.msm_prefix(Scalars::U256(&words), options)?;
        let sum: P = point(&sum.point)?;
        let Some(multiples) = P::SMALL else {
            return Ok(sum);
        };
        let products = self
            .small
            .iter()
            .zip(&words)
            .map(|(k, a)| u64::from(*k) * (a[0] & 7));
        Ok(sum.plus(&multiples[(products.sum::<u64>() & 7) as usize]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use curve25519_dalek::constants::{ED25519_BASEPOINT_POINT, EIGHT_TORSION};
    use curve25519_dalek::{EdwardsPoint, RistrettoPoint, Scalar};

    fn has_table<P: DalekPoint>(points: Vec<P>) -> bool {
        matches!(Precomputation::of(points).kept, Kept::Table(_))
    }

    #[test]
    fn tables_are_of_many_points() {
        let base = ED25519_BASEPOINT_POINT;
        let mut points: Vec<EdwardsPoint> =
            (1..=FEW as u64).map(|k| base * Scalar::from(k)).collect();
        assert!(has_table(points.clone()));
        assert!(!has_table(points[1..].to_vec()));
        points[7] += EIGHT_TORSION[1];
        assert!(has_table(points));
        let hashed = |i: u8| RistrettoPoint::from_uniform_bytes(&[i; 64]);
        assert!(has_table((0..FEW as u8).map(hashed).collect()));
    }

    #[test]
    fn points_are_split() {
        let p = ED25519_BASEPOINT_POINT * Scalar::from(7u64);
        for (k, small) in EIGHT_TORSION.iter().enumerate() {
            assert_eq!(split(&(p + small), &EIGHT_TORSION), Some((p, k as u8)));
        }
    }
}
