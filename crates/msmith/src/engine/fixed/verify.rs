//! Checking a table point by point.

use super::super::dispatch;
use super::super::jobs::OnCurve;
use super::{FixedBases, jobs};
use crate::error::Error;
use crate::options::Options;
use crate::points::WordPoints;

/// Bases made again together.
const BLOCK: usize = 1 << 12;

impl FixedBases {
    /// The bases themselves, as Montgomery words.
    pub fn points(&self) -> Result<WordPoints, Error> {
        dispatch::scalar(&self.engine, jobs::ReadBases { bases: self })?
    }

    /// Checks every base (on the curve, in the subgroup of order r) and makes every row again. Takes as long
    /// as [`crate::Engine::prepare_with`].
    ///
    /// Errors: the first wrong point; a raised cancel flag; zero threads.
    pub fn verify(&self, options: &Options<'_>) -> Result<(), Error> {
        let options = &options.checked(self.len())?;
        let points = self.points()?;
        dispatch::scalar(
            &self.engine,
            OnCurve {
                engine: &self.engine,
                points: &points,
            },
        )??;
        let layout = &self.layout;
        let row = layout.columns * layout.words;
        let base = layout.rows * row;
        let blocks = layout.n.div_ceil(BLOCK);
        for k in 0..blocks {
            let (first, last) = (k * BLOCK, ((k + 1) * BLOCK).min(layout.n));
            let some = WordPoints {
                stride: points.stride,
                words: points.words[first * points.stride..last * points.stride].to_vec(),
                finite: points.finite[first..last].to_vec(),
            };
            let within = |part: f64| options.report((k as f64 + part) / blocks as f64);
            let again = Options {
                watch: options.watch.with_progress(&within),
                memory_limit: None,
                in_subgroup: false,
                ..*options
            };
            let again = self
                .engine
                .prepare_with(&some, layout.set, layout.passes, &again)
                .map_err(|why| match why {
                    Error::NotInSubgroup { index } => Error::NotInSubgroup {
                        index: first + index,
                    },
                    why => why,
                })?;
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
