//! What a caller may choose, and what is reported back.

use crate::error::Error;
use crate::parallel;
use crate::recode::Recoding;
use core::fmt;
use msmith_core::{Backend, Watch};

/// How a sum is computed: the planner's choice, or one by name (for comparisons, and for tests).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Algorithm {
    /// The planner's choice.
    #[default]
    Auto,
    /// Double-and-add, the reference.
    Naive,
    /// Sum of the points whose scalar is ±1; for scalars of one bit.
    Subset,
    /// Windows over all the points, shared doublings.
    Straus,
    /// Buckets, signed windows of the integers.
    Signed,
    /// Buckets, signed windows of two half-size integers (curves with a cube-root endomorphism).
    Glv,
    /// Buckets, Eisenstein digits (curves with a cube-root endomorphism).
    Eisenstein,
    /// Buckets in twisted Edwards form (Botrel and El Housni, EdMSM, TCHES 2023(3)), on curves that have one.
    EdMsm,
    /// A table of multiples of prepared bases: only reports name it, those of [`crate::Bases::msm`].
    Fixed,
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Algorithm {
    /// All that can be asked for, in the order of help texts; the first is the default.
    pub const ALL: [Self; 8] = [
        Self::Auto,
        Self::Naive,
        Self::Subset,
        Self::Straus,
        Self::Signed,
        Self::Glv,
        Self::Eisenstein,
        Self::EdMsm,
    ];

    /// The name in options and reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Naive => "naive",
            Self::Subset => "subset",
            Self::Straus => "straus",
            Self::Signed => "signed",
            Self::Glv => "glv",
            Self::Eisenstein => "eisenstein",
            Self::Fixed => "fixed",
            Self::EdMsm => "edmsm",
        }
    }

    /// The algorithm of that name that can be asked for; `None` if there is none.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|a| a.name() == name)
    }

    /// Whether it needs the points to be in the subgroup of order r.
    pub fn needs_subgroup(self) -> bool {
        matches!(self, Self::Glv | Self::Eisenstein)
    }
}

/// Options of one computation; the default is the planner's choice on all cores, for points anywhere on the curve.
#[derive(Debug, Clone, Copy, Default)]
pub struct Options<'a> {
    /// The algorithm; by default [`Algorithm::Auto`].
    pub algorithm: Algorithm,
    /// Threads. `None`: all that the machine has (or as many as the environment variable `MSMITH_THREADS` says), but
    /// one for each 256 points at the most, since a thread takes longer to start than a few points to sum; of those that
    /// are asked for, one for each 64 points, or 16. Never more are started than there are tasks. Those that were started wait 300 µs for the next call from the same thread, and
    /// then end.
    pub threads: Option<usize>,
    /// The caller vouches that every point is in the subgroup of order r, so that the endomorphism
    /// may be used; with a point outside the sum would be wrong. Not needed where the whole
    /// curve has order r.
    pub in_subgroup: bool,
    /// Window width c, or size parameter of the Eisenstein radix; `None` for the planner's choice.
    pub window: Option<u32>,
    /// Most memory beyond the inputs, bytes; `None` for no limit. A sum that would need more is made in parts, or by
    /// fewer threads; one that cannot keep it is refused with [`Error::MemoryLimit`], which says what would do.
    pub memory_limit: Option<u64>,
    /// Progress, and a flag that stops the computation.
    pub watch: Watch<'a>,
}

impl Options<'_> {
    /// The caller has raised the cancel flag.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.watch.is_cancelled()
    }

    /// An error if the caller has raised the cancel flag.
    pub(crate) fn check_cancel(&self) -> Result<(), Error> {
        self.watch.check()
    }

    /// Reports the part of the work that is done.
    pub(crate) fn report(&self, part: f64) {
        self.watch.report(part);
    }
}

impl<'a> Options<'a> {
    /// The threads that a sum of n points would get, see [`Options::threads`].
    ///
    /// Errors: zero threads; a `MSMITH_THREADS` that is not a number of threads.
    pub fn threads_for(&self, n: usize) -> Result<usize, Error> {
        match self.threads {
            Some(0) => Err(Error::ZeroThreads),
            Some(threads) => Ok(threads.min(MOST_THREADS).min((n / LEAST).max(ANYWAY))),
            None => Ok(parallel::default_threads()?.min(n / FEW).max(1)),
        }
    }

    /// These options with their number of threads for a sum of n points.
    pub(crate) fn checked(&self, n: usize) -> Result<Self, Error> {
        Ok(Self {
            threads: Some(self.threads_for(n)?),
            ..*self
        })
    }
}

/// More threads than this are never of use; the memory that they would need is counted for each.
const MOST_THREADS: usize = 1 << 12;

/// Points a thread, below which it is not worth starting.
const FEW: usize = 256;

/// The same for threads that are asked for, from a number on: each takes megabytes to work in.
const LEAST: usize = 64;
const ANYWAY: usize = 16;

/// What was done, or would be: a plan is a report without a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// The algorithm, never [`Algorithm::Auto`].
    pub algorithm: Algorithm,
    /// The backend: [`Backend::Portable`] also where the engine's backend has no ring for this field.
    pub backend: Backend,
    /// Threads that work: not more than were asked for, nor than there are tasks.
    pub threads: usize,
    /// The recoding, with its radix; empty for double-and-add.
    pub radix: String,
    /// Windows; 0 for double-and-add.
    pub windows: usize,
    /// Buckets of one window, or multiples of a point (Straus's method); 0 without.
    pub buckets: usize,
    /// Point additions done in buckets and tables; in a plan those expected for uniform scalars, doublings included.
    pub additions: u64,
    /// Estimate of the peak memory beyond the inputs, bytes.
    pub peak_bytes: u64,
    /// Sums that it was made of, one after the other: more than one where a memory limit asks for it, or more points
    /// than one sum takes. The other figures but `additions` are those of one of them.
    pub parts: usize,
    /// Nanoseconds that the cost model predicts of a plan, for all parts together; none of a sum that was done, and where
    /// there was nothing to compare: double-and-add, a sum of chosen points, no points.
    pub predicted_ns: Option<u64>,
}

impl Report {
    /// One without digits and counts.
    pub(crate) fn new(algorithm: Algorithm, backend: Backend, threads: usize) -> Self {
        Self {
            algorithm,
            backend,
            threads,
            radix: String::new(),
            windows: 0,
            buckets: 0,
            additions: 0,
            peak_bytes: 0,
            parts: 1,
            predicted_ns: None,
        }
    }

    /// With the digits.
    pub(crate) fn digits(self, recoding: &dyn Recoding) -> Self {
        Self {
            radix: recoding.name(),
            windows: recoding.windows(),
            buckets: recoding.buckets(),
            ..self
        }
    }

    /// With the work.
    pub(crate) fn counts(self, additions: u64, peak_bytes: u64) -> Self {
        Self {
            additions,
            peak_bytes,
            ..self
        }
    }
}
