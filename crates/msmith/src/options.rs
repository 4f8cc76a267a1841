//! What a caller may choose, and what is reported back.

use std::sync::atomic::AtomicBool;

use crate::error::Error;

/// How to compute.
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
}

impl Algorithm {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Auto,
        Self::Naive,
        Self::Subset,
        Self::Straus,
        Self::Signed,
        Self::Glv,
        Self::Eisenstein,
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
        }
    }

    /// The algorithm of that name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|a| a.name() == name)
    }

    /// Whether it needs the points to be in the subgroup of order r.
    pub fn needs_subgroup(self) -> bool {
        matches!(self, Self::Glv | Self::Eisenstein)
    }
}

/// A callback that hears how much of the work is done, from 0 to 1, from any thread.
pub type Progress<'a> = &'a (dyn Fn(f64) + Sync);

/// Options of one computation.
#[derive(Clone, Copy, Default)]
pub struct Options<'a> {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// Threads; `None` for one. Never more are started than there are tasks.
    pub threads: Option<usize>,
    /// The caller vouches that every point is in the subgroup of order r, so that the endomorphism
    /// may be used; with a point outside the sum would be wrong. Not needed where the whole
    /// curve has order r.
    pub in_subgroup: bool,
    /// Window width c, or size parameter of the Eisenstein radix; `None` for the planner's choice.
    pub window: Option<u32>,
    /// Most memory beyond the inputs, bytes.
    pub memory_limit: Option<u64>,
    /// Raised by the caller to stop; the computation ends with [`crate::Error::Cancelled`].
    pub cancel: Option<&'a AtomicBool>,
    /// Progress.
    pub progress: Option<Progress<'a>>,
}

impl Options<'_> {
    /// The caller has raised the cancel flag.
    pub fn is_cancelled(&self) -> bool {
        self.cancel
            .is_some_and(|c| c.load(std::sync::atomic::Ordering::Relaxed))
    }

    /// An error if the caller has raised the cancel flag.
    pub fn check_cancel(&self) -> Result<(), Error> {
        if self.is_cancelled() {
            return Err(Error::Cancelled);
        }
        Ok(())
    }

    /// Tells the caller how much of the work is done.
    pub fn report(&self, part: f64) {
        if let Some(progress) = self.progress {
            progress(part);
        }
    }
}

/// What was done.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Report {
    /// The algorithm used.
    pub algorithm: &'static str,
    /// The backend used: `portable` also where the engine's backend has no ring for this field.
    pub backend: &'static str,
    /// Threads used.
    pub threads: usize,
    /// The recoding, with its radix.
    pub radix: String,
    /// Windows.
    pub windows: usize,
    /// Point additions done by the bucket engine.
    pub additions: u64,
    /// Estimate of the peak memory beyond the inputs, bytes.
    pub peak_bytes: u64,
}
