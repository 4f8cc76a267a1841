//! How a caller watches a long computation, and stops it: one way for every crate of the family.

use crate::error::Error;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// A cancel flag and a callback that gets the part of the work that is done. Both are optional; the default is neither.
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

    /// With a callback that gets the part of the work that is done, from 0 to 1, from any thread.
    pub fn with_progress(self, progress: &'a (dyn Fn(f64) + Sync)) -> Self {
        Self {
            progress: Some(progress),
            ..self
        }
    }

    /// The flag alone, for a part of the work.
    pub fn quiet(self) -> Self {
        Self {
            progress: None,
            ..self
        }
    }

    /// Whether the flag is raised.
    pub fn is_cancelled(&self) -> bool {
        self.cancel.is_some_and(|flag| flag.load(Relaxed))
    }

    /// [`Error::Cancelled`] if the flag is raised.
    pub fn check(&self) -> Result<(), Error> {
        match self.is_cancelled() {
            true => Err(Error::Cancelled),
            false => Ok(()),
        }
    }

    /// Reports the part of the work that is done.
    pub fn report(&self, part: f64) {
        if let Some(progress) = self.progress {
            progress(part);
        }
    }
}

impl fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watch")
            .field("cancel", &self.cancel)
            .field("progress", &self.progress.is_some())
            .finish()
    }
}
