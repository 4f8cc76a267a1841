//! How a caller watches a long computation, and stops it: one way for every crate of the family.

use crate::error::Error;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Instant;

/// A cancel flag, a time at which to stop, and a callback that gets the part of the work that is done. All are optional;
/// the default has none.
///
/// ```
/// use msmith_core::Watch;
/// use std::sync::atomic::AtomicBool;
///
/// let stop = AtomicBool::new(false);
/// let watch = Watch::default()
///     .with_cancel(&stop)
///     .with_progress(&|part| eprintln!("{:.0} %", 100.0 * part));
/// watch.report(0.5);
/// assert!(watch.check().is_ok());
/// ```
#[derive(Clone, Copy, Default)]
pub struct Watch<'a> {
    cancel: Option<&'a AtomicBool>,
    deadline: Option<Instant>,
    progress: Option<Progress<'a>>,
}

/// A callback that gets the part of the work that is done, from 0 to 1, from any thread.
type Progress<'a> = &'a (dyn Fn(f64) + Sync);

impl<'a> Watch<'a> {
    /// With a flag that the caller raises to stop: the computation then ends with [`Error::Cancelled`].
    pub fn with_cancel(self, flag: &'a AtomicBool) -> Self {
        Self {
            cancel: Some(flag),
            ..self
        }
    }

    /// With a time after which the computation ends as if a flag had been raised.
    pub fn with_deadline(self, at: Instant) -> Self {
        Self {
            deadline: Some(at),
            ..self
        }
    }

    /// With a callback that gets the part of the work that is done, from 0 to 1, from any thread.
    pub fn with_progress(self, progress: &'a (dyn Fn(f64) + Sync)) -> Self {
        Self {
            progress: Some(progress),
            ..self
        }
    }

    /// Without the callback, for a part of the work.
    pub fn quiet(self) -> Self {
        Self {
            progress: None,
            ..self
        }
    }

    /// Whether the flag is raised, or the time over.
    pub fn is_cancelled(&self) -> bool {
        self.cancel.is_some_and(|flag| flag.load(Relaxed))
            || self.deadline.is_some_and(|at| Instant::now() >= at)
    }

    /// [`Error::Cancelled`] if the flag is raised, or the time over.
    pub fn check(&self) -> Result<(), Error> {
        match self.is_cancelled() {
            true => Err(Error::Cancelled),
            false => Ok(()),
        }
    }

    /// A flag that stays raised: a caller may lower the watch's again.
    pub fn latch(&self) -> Latch<'_> {
        Latch {
            watch: self,
            raised: AtomicBool::new(false),
        }
    }

    /// Reports the part of the work that is done.
    pub fn report(&self, part: f64) {
        if let Some(progress) = self.progress {
            progress(part);
        }
    }
}

/// What has seen a watch's flag raised, or its time over, and remembers it ([`Watch::latch`]).
#[derive(Debug)]
pub struct Latch<'a> {
    watch: &'a Watch<'a>,
    raised: AtomicBool,
}

impl Latch<'_> {
    /// Whether the flag is raised, or was when it was last looked at.
    pub fn is_raised(&self) -> bool {
        if self.watch.is_cancelled() {
            self.raised.store(true, Relaxed);
        }
        self.raised.load(Relaxed)
    }

    /// [`Error::Cancelled`] if it was raised when it was last looked at.
    pub fn check(self) -> Result<(), Error> {
        match self.raised.into_inner() {
            true => Err(Error::Cancelled),
            false => Ok(()),
        }
    }
}

impl fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watch")
            .field("cancel", &self.cancel)
            .field("deadline", &self.deadline)
            .field("progress", &self.progress.is_some())
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_deadline_is_a_flag_that_time_raises() {
        let now = Instant::now();
        let later = now + Duration::from_secs(3600);
        let stop = AtomicBool::new(false);
        let watch = Watch::default().with_cancel(&stop).with_deadline(later);
        assert!(watch.check().is_ok());
        assert_eq!(watch.with_deadline(now).check(), Err(Error::Cancelled));
        assert!(watch.with_deadline(now).quiet().is_cancelled());
        let latch = watch.latch();
        assert!(!latch.is_raised());
        stop.store(true, Relaxed);
        assert!(watch.is_cancelled() && latch.is_raised());
        stop.store(false, Relaxed);
        assert!(!watch.is_cancelled() && latch.is_raised());
        assert_eq!(latch.check(), Err(Error::Cancelled));
    }
}
