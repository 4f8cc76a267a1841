//! What to do, and the limits of it.

use crate::curve;
use crate::error::Error;
use msmith_core::{Backend, parallel};
use std::time::Duration;

/// The largest B1: its chains take about 3 bytes for each unit.
const MOST_B1: u64 = 1 << 30;
/// The largest B2: its pairs take about 12 bytes for each 1000.
const MOST_B2: u64 = 1 << 36;
/// More threads than this are not started.
const MOST_THREADS: usize = 1024;

/// The bound of stage 2 where none is given: `100·b1`, at most 2^36.
pub fn default_b2(b1: u64) -> u64 {
    b1.saturating_mul(100).min(MOST_B2)
}

/// What to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// Bound of stage 1, from 2 to 2^30; 50 000 by default.
    pub b1: u64,
    /// Bound of stage 2, from B1 to 2^36; [`default_b2`] where `None`. Where it is B1 there is no stage 2.
    pub b2: Option<u64>,
    /// Number of curves to try at most; 200 by default.
    pub curves: u64,
    /// Which curves: the same seed gives the same curves, and the same answer on every machine.
    pub seed: u64,
    /// The number of the first curve in the family, from 1, instead of the seed's: a search that was stopped after some
    /// curves goes on from there.
    pub first: Option<u64>,
    /// How long to search at most; then the answer is [`Outcome::Stopped`](crate::Outcome::Stopped).
    pub time_limit: Option<Duration>,
    /// Number of threads, the caller's included; all of the machine's where `None`.
    pub threads: Option<usize>,
    /// The arithmetic. `None`: that of [`Backend::detect`], which obeys the environment variable `MSMITH_BACKEND`.
    pub backend: Option<Backend>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            b1: 50_000,
            b2: None,
            curves: 200,
            seed: 0,
            first: None,
            time_limit: None,
            threads: None,
            backend: None,
        }
    }
}

impl Options {
    /// B1 and B2, all options checked but the backend.
    pub(crate) fn bounds(&self) -> Result<(u64, u64), Error> {
        let b1 = self.b1;
        if !(2..=MOST_B1).contains(&b1) {
            return Err(Error::Bound(format!("B1 is {b1}, not from 2 to {MOST_B1}")));
        }
        let b2 = self.b2.unwrap_or(default_b2(b1));
        if b2 < b1 {
            return Err(Error::Bound(format!("B2 is {b2}, below B1, which is {b1}")));
        }
        if b2 > MOST_B2 {
            return Err(Error::Bound(format!("B2 is {b2}, above {MOST_B2}")));
        }
        if self.curves == 0 {
            return Err(Error::Option("no curves".into()));
        }
        if self.first == Some(0) {
            return Err(Error::Option("the curves are numbered from 1".into()));
        }
        if self.threads == Some(0) {
            return Err(Error::Option("no threads".into()));
        }
        Ok((b1, b2))
    }

    /// The number of the first curve: [`Options::first`], or that of the seed.
    pub fn first_curve(&self) -> u64 {
        self.first.unwrap_or_else(|| curve::first(self.seed))
    }

    /// The number of threads that share this number of tasks.
    pub(crate) fn threads_for(&self, tasks: u64) -> usize {
        let most = self
            .threads
            .unwrap_or_else(parallel::machine)
            .min(MOST_THREADS);
        usize::try_from(tasks).map_or(most, |tasks| tasks.min(most))
    }
}
