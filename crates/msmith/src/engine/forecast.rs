//! What the planner would do, without points and scalars.

use super::Engine;
use super::jobs::{Job, backend_name};
use crate::error::Error;
use crate::msm::variable::{self, Rings};
use crate::msm::{straus, subset};
use crate::options::Options;
use crate::plan::{self, Way};
use crate::recode::cost::expected_additions;
use crate::ring::Lanes;

/// A choice of the planner and what its cost model expects.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Forecast {
    /// The algorithm.
    pub algorithm: &'static str,
    /// The backend that would run it.
    pub backend: &'static str,
    /// The recoding, with its radix; empty for double-and-add.
    pub radix: String,
    /// Windows; 0 for double-and-add.
    pub windows: usize,
    /// Buckets of one window, or multiples of a point (Straus's method); 0 without.
    pub buckets: usize,
    /// Group additions expected for uniform scalars, doublings included
    /// ([`crate::recode::cost`]; double-and-add shares its doublings and adds at every second bit).
    pub additions: f64,
    /// Estimate of the peak memory beyond the inputs, bytes.
    pub peak_bytes: u64,
}

/// [`Engine::plan`].
pub struct Plan<'a> {
    pub engine: &'a Engine,
    pub n: usize,
    pub bits: u32,
    pub options: &'a Options<'a>,
}

impl Job for Plan<'_> {
    type Out = Result<Forecast, Error>;

    fn run<R: Lanes, S: Lanes>(self, _: &Rings<R, S>) -> Self::Out {
        let Self {
            engine,
            n,
            bits,
            options,
        } = self;
        let request = plan::Request {
            engine,
            n,
            bits,
            words: bits.div_ceil(64).max(1) as usize,
            options,
            width: R::WIDTH,
        };
        let plan = plan::plan::<R>(&request)?;
        let algorithm = plan.algorithm.name();
        let (recoding, additions, peak_bytes) = match &plan.way {
            Way::Naive => {
                return Ok(Forecast {
                    algorithm,
                    backend: backend_name::<S>(engine),
                    radix: String::new(),
                    windows: 0,
                    buckets: 0,
                    additions: f64::from(bits) * (1.0 + n as f64 / 2.0),
                    peak_bytes: 0,
                });
            }
            Way::Subset => {
                return Ok(Forecast {
                    algorithm,
                    backend: backend_name::<R>(engine),
                    radix: String::new(),
                    windows: 1,
                    buckets: 0,
                    additions: n as f64 / 2.0,
                    peak_bytes: subset::memory::<R>(options.threads.unwrap_or(1)),
                });
            }
            Way::Straus(method) => (
                &*method.recoding,
                method.expected_additions(n),
                straus::memory::<R>(n, method),
            ),
            Way::Buckets(recoding) => (
                &**recoding,
                expected_additions(&**recoding, n),
                variable::memory::<R>(n, &**recoding, options.threads.unwrap_or(1)),
            ),
        };
        Ok(Forecast {
            algorithm,
            backend: backend_name::<R>(engine),
            radix: recoding.name(),
            windows: recoding.windows(),
            buckets: recoding.buckets(),
            additions,
            peak_bytes,
        })
    }
}
