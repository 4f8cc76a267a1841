//! Points of twisted Edwards curves to files.

use std::path::Path;

use msmith::{Options, WordPoints};
use msmith_io::{Error, table};

use super::{BATCH, Sums, Watch, go_on};
use crate::args::PointsFormat;

impl Sums {
    /// Refuses a format that the curve does not have.
    pub fn can_write(&self, format: PointsFormat) -> Result<(), Error> {
        match format {
            PointsFormat::Bases(format) => {
                let none = format.list(&self.engine, &WordPoints::default(), &Options::default());
                none.map(drop).map_err(|e| self.with_own(e))
            }
            other => self.own(other).map(drop),
        }
    }

    /// Writes points to a file, whole or not at all.
    pub fn write(
        &self,
        points: &WordPoints,
        format: PointsFormat,
        path: &Path,
        watch: Watch<'_>,
    ) -> Result<(), Error> {
        let n = points.finite.len();
        let sign = match format {
            PointsFormat::Bases(format) => {
                let done = |done| watch(done as u64, n as u64);
                let written = format.write(&self.engine, points, path, done);
                return written.map_err(|e| self.with_own(e));
            }
            other => self.own(other)?.sign(),
        };
        table::whole(path, |put| {
            for first in (0..n).step_by(BATCH) {
                let last = (first + BATCH).min(n);
                let all =
                    (first..last).map(|k| self.coordinates(&points.get(k).unwrap_or_default()));
                put(&all.flat_map(|p| self.lowered(&p, sign)).collect::<Vec<_>>())?;
                go_on(watch, last, n)?;
            }
            Ok(())
        })
    }
}
