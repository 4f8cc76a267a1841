//! Threads, backend and the rest of how to compute: from options, the environment and the machine.

use msmith::{Algorithm, Backend, Options};

use crate::args::{How, ListHow, Machine};
use crate::failure::Failure;

/// The variable that `--backend` overrides.
const BACKEND: &str = "MSMITH_BACKEND";

/// How to compute, with nothing left open but what the planner chooses.
#[derive(Clone, Copy)]
pub struct Choice {
    /// Threads; `None` for the library's choice, which is all cores for large sums.
    pub threads: Option<usize>,
    /// The backend, which this machine has.
    pub backend: Backend,
    /// The algorithm.
    pub algorithm: Algorithm,
    /// Most memory beyond the inputs, bytes.
    pub memory_limit: Option<u64>,
}

impl Choice {
    /// The choice of a command that sums.
    pub fn of(how: &How) -> Result<Self, Failure> {
        Ok(Self {
            algorithm: how.algorithm,
            memory_limit: how.memory_limit,
            ..Self::on(&how.machine)?
        })
    }

    /// The choice of a command that makes lists of points.
    pub fn of_lists(how: &ListHow) -> Result<Self, Failure> {
        Ok(Self {
            memory_limit: how.memory_limit,
            ..Self::on(&how.machine)?
        })
    }

    /// The choice of a command that has no algorithms.
    pub fn on(machine: &Machine) -> Result<Self, Failure> {
        threads(machine.threads)?;
        Ok(Self {
            threads: machine.threads,
            backend: backend(machine.backend)?,
            algorithm: Algorithm::Auto,
            memory_limit: None,
        })
    }

    /// The library's options.
    pub fn options(&self) -> Options<'static> {
        Options {
            algorithm: self.algorithm,
            threads: self.threads,
            memory_limit: self.memory_limit,
            ..Options::default()
        }
    }

    /// The threads that a sum of n points gets.
    pub fn threads_for(&self, n: usize) -> Result<usize, Failure> {
        Ok(self.options().threads_for(n)?)
    }
}

/// As many threads as were asked for, or the variable `MSMITH_THREADS` says, or the machine has cores.
pub fn threads(asked: Option<usize>) -> Result<usize, Failure> {
    let options = Options {
        threads: asked,
        ..Options::default()
    };
    match options.threads_for(usize::MAX) {
        // The variable's name says what is wrong.
        Err(msmith::Error::Option(why)) => Err(Failure::new(why)),
        threads => Ok(threads?),
    }
}

/// The backend that was asked for, or that the variable names, or the best one here.
pub fn backend(asked: Option<Backend>) -> Result<Backend, Failure> {
    if let Some(backend) = asked {
        backend.require()?;
        return Ok(backend);
    }
    match variable(BACKEND) {
        Some(name) => {
            Ok(Backend::from_name(&name).map_err(|e| Failure::new(format!("{BACKEND}: {e}")))?)
        }
        None => Ok(Backend::available().pop().unwrap_or(Backend::Portable)),
    }
}

/// A variable of the environment that is set and not empty.
fn variable(name: &str) -> Option<String> {
    let value = std::env::var_os(name)?.to_string_lossy().into_owned();
    (!value.trim().is_empty()).then_some(value)
}
