//! A slice of arkworks' Edwards points, read in place.

use msmith::curve::{Curve, EdwardsCurve, Group};
use msmith::{Error, Points};

use super::super::ark::ec::twisted_edwards::{Affine, TECurveConfig};
use super::super::ark::ff::PrimeField;
use super::super::coordinate::Coordinate;
use super::super::engine::{lower, same_group, shift};
use super::engine::engine;

/// A view of affine Edwards points for msmith. No point is infinite: the neutral element is (0, 1).
///
/// **Cost.** A copy of the words of each point, in blocks, into the engine's packed form; two
/// multiplications more where the words of the two libraries differ in number.
#[derive(Debug, Clone, Copy)]
pub struct AffinePoints<'a, C: TECurveConfig<BaseField: Coordinate>> {
    points: &'a [Affine<C>],
    shift: Option<C::BaseField>,
}

impl<'a, C: TECurveConfig<BaseField: Coordinate + PrimeField>> AffinePoints<'a, C> {
    /// Views `points` for the engine of their own curve, [`super::engine()`], or another one of the same curve; an engine
    /// of another refuses them.
    ///
    /// Errors: those of [`super::engine()`].
    pub fn new(points: &'a [Affine<C>]) -> Result<Self, Error> {
        let shift = shift(&*engine::<C>()?);
        Ok(Self { points, shift })
    }
}

impl<C: TECurveConfig<BaseField: Coordinate + PrimeField>> Points for AffinePoints<'_, C> {
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
        let points = &self.points[first..first + finite.len()];
        for (p, xy) in points.iter().zip(words.chunks_exact_mut(2 * w)) {
            lower(self.shift, p.x, p.y, xy);
        }
        finite.fill(true);
    }
}
