//! Points of twisted Edwards curves to files.

use std::path::Path;

use msmith::WordPoints;
use msmith_io::{Error, table};
use num_bigint::BigUint;

use super::read::Held;
use super::{BATCH, Sums, Watch, go_on};
use crate::args::PointsFormat;
use crate::point;

impl Sums {
    /// Refuses a format that the curve does not have.
    pub fn can_write(&self, format: PointsFormat) -> Result<(), Error> {
        self.shape(format).map(drop)
    }

    /// Writes points to a file, whole or not at all.
    pub fn write(
        &self,
        points: &WordPoints,
        format: PointsFormat,
        path: &Path,
        watch: Watch<'_>,
    ) -> Result<(), Error> {
        let (counted, held) = self.shape(format)?;
        let n = points.finite.len();
        table::whole(path, |put| {
            if counted {
                put(&(n as u64).to_le_bytes())?;
            }
            for first in (0..n).step_by(BATCH) {
                let last = (first + BATCH).min(n);
                let all = (first..last).map(|k| self.coordinates(&point::of(points, k)));
                put(&all.flat_map(|p| self.bytes(&p, held)).collect::<Vec<_>>())?;
                go_on(watch, last, n)?;
            }
            Ok(())
        })
    }

    fn bytes(&self, point: &[BigUint; 2], held: Held) -> Vec<u8> {
        match held {
            Held::Lifted(sign) => self.lowered(point, sign),
            Held::Affine { big } => {
                let coordinate = |c: &BigUint| {
                    let mut bytes = c.to_bytes_le();
                    bytes.resize(self.width(), 0);
                    if big {
                        bytes.reverse();
                    }
                    bytes
                };
                point.iter().flat_map(coordinate).collect()
            }
        }
    }
}
