//! Sums in parts: those that a memory limit or the number of points does not let be made at once, and streams.
//!
//! Parts are sums of their own, whose results are added. That costs little (`docs/decisions/msm.md`, "A memory limit
//! makes parts"), and buckets need not be kept between them.

use super::{Engine, Output, Point};
use crate::error::Error;
use crate::options::{Algorithm, Options, Report};
use crate::plan::sum::Split;
use crate::points::{Points, WordPoints};
use crate::ring::SMALL;
use crate::scalars::Scalars;

/// Some points of a list.
pub struct Sublist<'a> {
    /// The list.
    pub of: &'a dyn Points,
    /// The first that is meant.
    pub first: usize,
    /// How many.
    pub len: usize,
}

impl<'a> Sublist<'a> {
    /// The whole list, whose length is asked for once: an implementation of a caller's may answer differently later.
    ///
    /// Errors: points of another engine.
    pub fn all(of: &'a dyn Points, engine: &Engine) -> Result<Self, Error> {
        engine.admits(of)?;
        Ok(Self {
            of,
            first: 0,
            len: of.len(),
        })
    }
}

impl Points for Sublist<'_> {
    fn len(&self) -> usize {
        self.len
    }

    fn check(&self, stride: usize) -> Result<(), Error> {
        self.of.check(stride)
    }

    fn fill(&self, first: usize, words: &mut [u64], finite: &mut [bool]) {
        self.of.fill(self.first + first, words, finite);
    }
}

/// The sum of what came so far.
#[derive(Debug, Clone, Default)]
pub struct Total {
    point: Point,
    report: Option<Report>,
}

/// How a list is summed.
pub type Msm<'a> = &'a dyn Fn(&dyn Points, Scalars<'_>, &Options<'_>) -> Result<Output, Error>;
/// How two points are added.
pub type Add<'a> = &'a dyn Fn(&Point, &Point) -> Result<Point, Error>;

impl Total {
    /// Adds a sum.
    pub fn add(&mut self, sum: Output, add: Add<'_>) -> Result<(), Error> {
        let Output { point, report } = sum;
        self.point = match self.point.is_infinity() {
            true => point,
            false => add(&self.point, &point)?,
        };
        match &mut self.report {
            None => self.report = Some(report),
            Some(all) => {
                all.additions += report.additions + 1;
                all.peak_bytes = all.peak_bytes.max(report.peak_bytes);
                all.threads = all.threads.max(report.threads);
                all.parts += report.parts;
            }
        }
        Ok(())
    }

    /// The sum; `None` if there was nothing.
    pub fn finish(self) -> Option<Output> {
        let Self { point, report } = self;
        report.map(|report| Output { point, report })
    }
}

/// Sums a list part by part.
pub fn sum(
    points: &dyn Points,
    scalars: Scalars<'_>,
    parts: Split,
    options: &Options<'_>,
    one: Msm<'_>,
    add: Add<'_>,
) -> Result<Output, Error> {
    let n = points.len();
    let mut total = Total::default();
    for k in 0..parts.count {
        let range = parts.range(k, n);
        let (first, len) = (range.start, range.len());
        let progress = |part: f64| options.report((first as f64 + part * len as f64) / n as f64);
        let watch = options.watch.with_progress(&progress);
        let some = Sublist {
            of: points,
            first,
            len,
        };
        let options = &Options {
            threads: Some(parts.threads),
            watch,
            ..*options
        };
        options.check_cancel()?;
        total.add(one(&some, scalars.range(range), options)?, add)?;
    }
    (total.finish()).ok_or_else(|| Error::Option("a sum has at least one part".into()))
}

/// `P + Q` by the reference.
pub fn add(stride: usize, p: &Point, q: &Point, msm: Msm<'_>) -> Result<Point, Error> {
    let mut points = WordPoints {
        stride,
        words: Vec::with_capacity(2 * stride),
        finite: Vec::with_capacity(2),
    };
    points.push(p)?;
    points.push(q)?;
    // Small programs have the reference for nothing.
    let algorithm = if SMALL {
        Algorithm::Auto
    } else {
        Algorithm::Naive
    };
    let options = Options {
        algorithm,
        threads: Some(1),
        ..Options::default()
    };
    msm(&points, Scalars::Bool(&[true, true]), &options).map(|sum| sum.point)
}
