//! What a caller may choose of one call.

use msmith_core::{Error, Watch, parallel};

/// Options of one call; the default is all cores and no limit.
#[derive(Debug, Clone, Copy, Default)]
pub struct Options<'a> {
    /// Threads. `None`: all that the machine has (or as many as the environment variable `MSMITH_THREADS` says), but one
    /// for each 4096 elements at most, and for each 64 where powers are taken.
    pub threads: Option<usize>,
    /// Most memory beyond the inputs and what the field and the domain keep, bytes; `None` for no limit. What would need
    /// more is refused with [`Error::MemoryLimit`].
    pub memory_limit: Option<u64>,
    /// Progress, and a flag that stops the computation. What is stopped leaves its list in no particular state.
    pub watch: Watch<'a>,
}

/// Elements a thread, below which it is not worth starting.
pub(crate) const FEW: usize = 4096;

/// More threads than this are never of use.
const MOST_THREADS: usize = 1 << 12;

/// As many that are asked for are started for any work; beyond them one for a quarter of what is worth it.
const ANYWAY: usize = 16;

impl Options<'_> {
    /// The threads for n elements.
    pub(crate) fn threads_for(&self, n: usize) -> Result<usize, Error> {
        self.threads_of(n, FEW)
    }

    /// The threads for n elements of which a thread should have `few`.
    pub(crate) fn threads_of(&self, n: usize, few: usize) -> Result<usize, Error> {
        match self.threads {
            Some(0) => Err(Error::ZeroThreads),
            Some(threads) => Ok(threads.min(MOST_THREADS).min((n / (few / 4)).max(ANYWAY))),
            None => Ok(parallel::default_threads()?.min(n / few).max(1)),
        }
    }

    /// An error if this many bytes are beyond the limit.
    pub(crate) fn check_memory(&self, needed: u64) -> Result<(), Error> {
        match self.memory_limit {
            Some(limit) if limit < needed => Err(Error::MemoryLimit { limit, needed }),
            _ => Ok(()),
        }
    }
}
