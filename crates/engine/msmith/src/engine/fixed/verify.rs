//! Checking a table point by point.

use super::super::dispatch;
use super::super::jobs::OnCurve;
use super::{FixedBases, jobs};
use crate::error::Error;
use crate::msm::fixed::beside;
use crate::options::Options;
use crate::parallel::halves;
use crate::points::WordPoints;
use crate::recode::Recoding;
use std::ops::Range;

/// Bases made again together.
const BLOCK: usize = 1 << 12;

impl FixedBases {
    /// The bases themselves, as Montgomery words.
    pub fn points(&self) -> Result<WordPoints, Error> {
        self.some(0..self.layout.n)
    }

    /// Those of some numbers.
    fn some(&self, range: Range<usize>) -> Result<WordPoints, Error> {
        let bases = self;
        dispatch::scalar(&self.engine, jobs::ReadBases { bases, range })?
    }

    /// Checks every base (on the curve, in the subgroup of order r) and makes every row again. Takes as long
    /// as [`crate::Engine::prepare_with`].
    ///
    /// Errors: the first wrong point; a raised cancel flag; zero threads; [`Options::memory_limit`] below what making a
    /// few bases takes.
    pub fn verify(&self, options: &Options<'_>) -> Result<(), Error> {
        let options = &options.checked(self.len())?;
        let (engine, layout) = (&self.engine, &self.layout);
        let row = layout.columns * layout.words;
        let base = layout.rows * row;
        // As many at a time as the limit allows: the bases in both forms, and the table that is made again.
        let lists = |many: usize| (32 * layout.words * many) as u64;
        let needed = |many: usize| {
            let (rows, buckets) = (layout.rows, self.recoding.buckets());
            let made = beside((&engine.ring, layout.words), rows, buckets, 1);
            (8 * base * many) as u64 + lists(many) + made
        };
        let limit = options.memory_limit.unwrap_or(u64::MAX);
        let some = halves(BLOCK.min(layout.n)).find(|&many| needed(many) <= limit);
        let some = some.ok_or(Error::MemoryLimit {
            limit,
            needed: needed(1),
        })?;
        let blocks = layout.n.div_ceil(some);
        for k in 0..blocks {
            let (first, last) = (k * some, ((k + 1) * some).min(layout.n));
            let points = &self.some(first..last)?;
            let numbered = |why: Error| moved(why, first);
            dispatch::scalar(engine, OnCurve { engine, points })?.map_err(numbered)?;
            let within = |part: f64| options.report((k as f64 + part) / blocks as f64);
            let again = Options {
                watch: options.watch.with_progress(&within),
                memory_limit: options
                    .memory_limit
                    .map(|limit| limit - lists(last - first)),
                in_subgroup: false,
                ..*options
            };
            let again = engine
                .make(points, self.recoding.clone(), &again)
                .map_err(numbered)?;
            let own = &self.words()[first * base..last * base];
            let differs = own.iter().zip(again.words()).position(|(a, b)| a != b);
            if let Some(at) = differs {
                return Err(Error::Bases(format!(
                    "row {} of base {} is not the multiple of the base that it should be",
                    at % base / row,
                    first + at / base
                )));
            }
        }
        Ok(())
    }
}

/// The error of a point of some, with its number among all.
fn moved(why: Error, first: usize) -> Error {
    match why {
        Error::NotInSubgroup { index } => Error::NotInSubgroup {
            index: first + index,
        },
        Error::NotOnCurve { index } => Error::NotOnCurve {
            index: first + index,
        },
        Error::NonCanonical { index } => Error::NonCanonical {
            index: first + index,
        },
        why => why,
    }
}
