//! A slice of arkworks points, read in place.

use std::borrow::Borrow;

use msmith::curve::{Curve, EdwardsCurve, Group};
use msmith::{Error, Points};

use super::ark::ec::AffineRepr;
use super::ark::ec::short_weierstrass::{Affine, SWCurveConfig};
use super::ark::ff::AdditiveGroup;
use super::coordinate::Coordinate;
use super::engine::{engine, lower, same_group, shift};

/// A view of affine points for msmith.
///
/// **Cost.** A copy of the words of each point, in blocks, into the engine's packed form; two
/// multiplications more where the words of the two libraries differ in number.
#[derive(Debug, Clone, Copy)]
pub struct AffinePoints<'a, C: SWCurveConfig<BaseField: Coordinate>, P = Affine<C>> {
    points: &'a [P],
    shift: Option<C::BaseField>,
}

impl<'a, C: SWCurveConfig<BaseField: Coordinate>> AffinePoints<'a, C> {
    /// Views `points` for the engine of their own curve, [`crate::engine()`], or another one of the same curve; an engine
    /// of another refuses them.
    ///
    /// Errors: those of [`crate::engine()`].
    pub fn new(points: &'a [Affine<C>]) -> Result<Self, Error> {
        Self::of(points)
    }
}

impl<'a, C: SWCurveConfig<BaseField: Coordinate>, P> AffinePoints<'a, C, P> {
    /// The same for points in another type.
    pub(crate) fn of(points: &'a [P]) -> Result<Self, Error> {
        let shift = shift(&*engine::<C>()?);
        Ok(Self { points, shift })
    }
}

impl<C: SWCurveConfig<BaseField: Coordinate>, P: Borrow<Affine<C>> + Sync> Points
    for AffinePoints<'_, C, P>
{
    fn len(&self) -> usize {
        self.points.len()
    }

    fn check_group(
        &self,
        curve: &Curve,
        group: Group,
        edwards: Option<&EdwardsCurve>,
    ) -> Result<(), Error> {
        same_group(&*engine::<C>()?, curve, group, edwards)
    }

    fn fill(&self, first: usize, words: &mut [u64], finite: &mut [bool]) {
        if finite.is_empty() {
            return;
        }
        let w = words.len() / finite.len() / 2;
        // Without a flag infinity is (0, 0), which a word shows sooner than two comparisons.
        let zero = C::BaseField::ZERO;
        let known = Affine::<C>::new_unchecked(zero, zero).is_zero();
        let points = &self.points[first..first + finite.len()];
        for ((p, ok), xy) in points.iter().zip(finite).zip(words.chunks_exact_mut(2 * w)) {
            let p = p.borrow();
            lower(self.shift, p.x, p.y, xy);
            *ok = known && (xy[0] | xy[w]) != 0 || !p.is_zero();
        }
    }
}
