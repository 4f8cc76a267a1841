//! Lists of points as files: whole or not at all, a block of points at a time.

use std::ops::Range;
use std::path::Path;

use msmith::{Engine, Points, WordPoints};

use super::BasesFormat;
use crate::{Error, table};

/// Points that are written together.
pub(crate) const BLOCK: usize = 1 << 14;

impl BasesFormat {
    /// Writes points as a file: whole or not at all, in place of a regular file of that name. `report` is told how many
    /// are written, and says whether to go on. [`table::writable`] tells beforehand whether there can be such a file.
    ///
    /// Errors: words that are not a list of points; those of [`BasesFormat::encode`]; [`Error::Write`];
    /// [`msmith::Error::Cancelled`].
    pub fn write(
        self,
        engine: &Engine,
        points: &WordPoints,
        path: &Path,
        report: impl FnMut(usize) -> bool,
    ) -> Result<(), Error> {
        points.check(2 * engine.words())?;
        let block = |range| Ok(block(points, range));
        write(self, engine, 0..points.len(), path, block, report)
    }
}

/// Some points of a list that has them.
pub(super) fn block(points: &WordPoints, range: Range<usize>) -> WordPoints {
    WordPoints {
        stride: points.stride,
        words: points.words[range.start * points.stride..range.end * points.stride].to_vec(),
        finite: points.finite[range].to_vec(),
    }
}

/// Writes a range of points that a function gives block by block; errors count from the beginning of their list.
pub(crate) fn write(
    format: BasesFormat,
    engine: &Engine,
    range: Range<usize>,
    path: &Path,
    mut block: impl FnMut(Range<usize>) -> Result<WordPoints, Error>,
    mut report: impl FnMut(usize) -> bool,
) -> Result<(), Error> {
    let encoding = format.encoding(engine)?;
    table::whole(path, |put| {
        put(&encoding.prefix(range.len())?)?;
        for first in range.clone().step_by(BLOCK) {
            let last = (first + BLOCK).min(range.end);
            let bytes = encoding.bytes(engine, &block(first..last)?);
            put(&bytes.map_err(|e| e.shifted(first))?)?;
            if !report(last - range.start) {
                return Err(msmith::Error::Cancelled.into());
            }
        }
        Ok(())
    })
}
