//! Lists of points in the coordinates of the curve's other form: in the lanes, with shared inversions.

use super::{Coordinates, EdwardsEngine, bases, sum};
use crate::engine::parts::Sublist;
use crate::error::Error;
use crate::memory::{filled, within};
use crate::options::Options;
use crate::points::{Points, WordPoints};

/// Points that are converted at once, so that little memory is needed beside the lists.
const BLOCK: usize = 1 << 14;

impl EdwardsEngine {
    /// Points in Edwards coordinates as points of the Weierstrass form, where neutral ones are infinite.
    pub fn to_weierstrass(
        &self,
        points: &dyn Points,
        options: &Options<'_>,
    ) -> Result<WordPoints, Error> {
        self.converted(points, options, |block, options| {
            let bases = bases::prepare(self, block, false, options)?;
            sum::originals(self, &bases)
        })
    }

    /// Points of the Weierstrass form in Edwards coordinates, where none is infinite.
    ///
    /// Errors: [`Error::AtInfinity`] for a point that has no such coordinates.
    pub fn to_edwards(
        &self,
        points: &WordPoints,
        options: &Options<'_>,
    ) -> Result<WordPoints, Error> {
        let from = Self {
            coordinates: Coordinates::Weierstrass,
            ..self.clone()
        };
        self.converted(points, options, |block, options| {
            let bases = bases::prepare(&from, block, false, options)?;
            sum::images(&from, &bases)
        })
    }

    /// A list of as many points, made block by block.
    fn converted(
        &self,
        points: &dyn Points,
        options: &Options<'_>,
        convert: impl Fn(&dyn Points, &Options<'_>) -> Result<WordPoints, Error>,
    ) -> Result<WordPoints, Error> {
        let (n, stride) = (points.len(), 2 * self.words());
        let options = &Options {
            watch: options.watch.quiet(),
            memory_limit: None,
            ..*options
        };
        let mut all = within(|| WordPoints {
            stride,
            words: filled(stride * n, 0),
            finite: filled(n, false),
        })?;
        for first in (0..n).step_by(BLOCK) {
            let len = BLOCK.min(n - first);
            let of = points;
            let block = convert(&Sublist { of, first, len }, options)?;
            all.words[first * stride..][..len * stride].copy_from_slice(&block.words);
            all.finite[first..first + len].copy_from_slice(&block.finite);
        }
        Ok(all)
    }
}
