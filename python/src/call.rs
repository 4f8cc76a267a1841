//! Calls that Ctrl-C and a progress function can end, while other threads of Python run.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use msmith::{Algorithm, Options, Watch};
use pyo3::prelude::*;
use pyo3::types::PyBool;

use crate::arguments;
use crate::failure::{Failure, Kind};

/// How often signals are looked at.
const TICK: Duration = Duration::from_millis(20);

/// How long other threads of Python wait for a loop that needs the interpreter; as long as for one of Python's own.
const TURN: Duration = Duration::from_millis(5);

/// Bits of scalars from which a sum is long: 2^11 points of 256 bits take milliseconds, a thread to start tens of
/// microseconds.
const LONG: u64 = 256 << 11;

/// A long loop that needs the interpreter: lets other threads run, and signals end it.
pub struct Turns {
    began: Instant,
    items: u32,
}

impl Default for Turns {
    fn default() -> Self {
        Self {
            began: Instant::now(),
            items: 0,
        }
    }
}

impl Turns {
    /// Before each item. Errors: whatever a signal's handler raises.
    pub fn next(&mut self, py: Python<'_>) -> PyResult<()> {
        self.items = self.items.wrapping_add(1);
        if !self.items.is_multiple_of(64) || self.began.elapsed() < TURN {
            return Ok(());
        }
        py.check_signals()?;
        py.detach(|| ());
        self.began = Instant::now();
        Ok(())
    }
}

/// What a caller chose.
pub struct Call {
    threads: Option<usize>,
    in_subgroup: bool,
    memory_limit: Option<u64>,
    algorithm: Algorithm,
    progress: Option<Progress>,
}

/// Whom to tell how much is done.
struct Progress {
    function: Py<PyAny>,
    /// Whether it is our own bar, which is closed at the end.
    is_bar: bool,
}

impl Call {
    /// The choice of a call.
    ///
    /// Errors: numbers that are none, or not such ones; an algorithm that is not known; a progress that cannot be called.
    pub fn new(
        threads: Option<&Bound<'_, PyAny>>,
        in_subgroup: bool,
        memory_limit: Option<&Bound<'_, PyAny>>,
        algorithm: &str,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let algorithm = Algorithm::by_name(algorithm).ok_or_else(|| {
            let all = Algorithm::ALL.map(Algorithm::name).join(", ");
            Failure::new(format!(
                "algorithm {algorithm:?} is not known; there are: {all}"
            ))
        })?;
        Ok(Self {
            threads: arguments::threads(threads)?,
            in_subgroup,
            memory_limit: arguments::size(memory_limit, "memory_limit")?,
            algorithm,
            progress: progress.map(Progress::new).transpose()?.flatten(),
        })
    }

    /// That of a call without choices.
    pub fn plain() -> Self {
        Self {
            threads: None,
            in_subgroup: false,
            memory_limit: None,
            algorithm: Algorithm::Auto,
            progress: None,
        }
    }

    pub fn options<'a>(&self, watch: Watch<'a>) -> Options<'a> {
        Options {
            algorithm: self.algorithm,
            threads: self.threads,
            in_subgroup: self.in_subgroup,
            window: None,
            memory_limit: self.memory_limit,
            watch,
        }
    }

    /// Runs a job of `n` items of `bits` bits each without the interpreter's lock: on this thread where it is short,
    /// otherwise on another one, while this one looks at signals and tells how much is done.
    ///
    /// Errors: those of the job; whatever a signal's handler or the progress function raises, after which the job has
    /// ended; [`Kind::Cancelled`] where the function returned `False`.
    pub fn run<T: Send>(
        &self,
        py: Python<'_>,
        n: usize,
        bits: u64,
        job: impl FnOnce(&Options<'_>) -> Result<T, Failure> + Send,
    ) -> PyResult<T> {
        if self.progress.is_none() && (n as u64).saturating_mul(bits) < LONG {
            let options = self.options(Watch::default());
            return Ok(py.detach(|| guarded(|| job(&options)))?);
        }
        let (cancel, part) = (AtomicBool::new(false), AtomicU64::new(0));
        let mut raised = None;
        let done = py.detach(|| {
            let report = |now: f64| part.store(now.to_bits(), Relaxed);
            let watch = Watch::default().with_cancel(&cancel).with_progress(&report);
            let options = self.options(watch);
            thread::scope(|scope| {
                let (send, receive) = mpsc::channel();
                let job = move || drop(send.send(guarded(|| job(&options))));
                if let Err(why) = thread::Builder::new().spawn_scoped(scope, job) {
                    return Err(Failure::new(format!("no thread could be started: {why}")));
                }
                loop {
                    match receive.recv_timeout(TICK) {
                        Ok(done) => return done,
                        Err(RecvTimeoutError::Disconnected) => {
                            return Err(Failure::new("a fault of msmith: a thread ended early"));
                        }
                        Err(RecvTimeoutError::Timeout) if raised.is_some() => {}
                        Err(RecvTimeoutError::Timeout) => {
                            let now = f64::from_bits(part.load(Relaxed));
                            raised = Python::attach(|py| self.look(py, now, n).err());
                            cancel.store(raised.is_some(), Relaxed);
                        }
                    }
                }
            })
        });
        if let Some(progress) = &self.progress {
            let end = progress.end(py, n, done.is_ok() && raised.is_none());
            raised = raised.or(end.err());
        }
        match raised {
            Some(why) => Err(why),
            None => Ok(done?),
        }
    }

    /// Runs a job that cannot be told to stop, on a thread of its own. Where a signal's handler raises, the call ends; the
    /// job runs to its end unheard.
    ///
    /// Errors: those of the job; whatever the handler raises.
    pub fn run_unstoppable<T: Send + 'static>(
        py: Python<'_>,
        job: impl FnOnce() -> Result<T, Failure> + Send + 'static,
    ) -> PyResult<T> {
        let (send, receive) = mpsc::channel();
        let job = move || drop(send.send(guarded(job)));
        if let Err(why) = thread::Builder::new().spawn(job) {
            return Err(Failure::new(format!("no thread could be started: {why}")).into());
        }
        py.detach(move || {
            loop {
                match receive.recv_timeout(TICK) {
                    Ok(done) => return Ok(done?),
                    Err(RecvTimeoutError::Timeout) => Python::attach(|py| py.check_signals())?,
                    Err(RecvTimeoutError::Disconnected) => {
                        return Err(Failure::new("a fault of msmith: a thread ended early").into());
                    }
                }
            }
        })
    }

    /// Signals, and progress.
    fn look(&self, py: Python<'_>, part: f64, n: usize) -> PyResult<()> {
        py.check_signals()?;
        match &self.progress {
            Some(progress) => progress.tell(py, (part.clamp(0.0, 1.0) * n as f64) as usize, n),
            None => Ok(()),
        }
    }
}

impl Progress {
    fn new(given: &Bound<'_, PyAny>) -> PyResult<Option<Self>> {
        let py = given.py();
        if given.is_none() {
            return Ok(None);
        }
        if given.is_instance_of::<PyBool>() {
            if !given.is_truthy()? {
                return Ok(None);
            }
            let bar = py.import("msmith._progress")?.getattr("Bar")?.call0()?;
            return Ok(Some(Self {
                function: bar.unbind(),
                is_bar: true,
            }));
        }
        if !given.is_callable() {
            let why = "`progress` is True, or a function that is called with the points that are done and all of them";
            return Err(pyo3::exceptions::PyTypeError::new_err(why));
        }
        Ok(Some(Self {
            function: given.clone().unbind(),
            is_bar: false,
        }))
    }

    fn tell(&self, py: Python<'_>, done: usize, all: usize) -> PyResult<()> {
        let answer = self.function.bind(py).call1((done, all))?;
        let stop = answer.is_instance_of::<PyBool>() && !answer.is_truthy()?;
        match stop {
            true => Err(Failure::of(
                Kind::Cancelled,
                "cancelled: the progress function returned False",
            )
            .into()),
            false => Ok(()),
        }
    }

    /// All is done, or nothing more will be.
    fn end(&self, py: Python<'_>, all: usize, well: bool) -> PyResult<()> {
        if well {
            // What is done cannot be stopped any more.
            self.function.bind(py).call1((all, all))?;
        }
        if self.is_bar {
            self.function.bind(py).call_method0("close")?;
        }
        Ok(())
    }
}

/// A job whose panics are failures.
fn guarded<T>(job: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    // What it was changing is its own, or behind a lock that is then refused.
    catch_unwind(AssertUnwindSafe(job)).unwrap_or_else(|cause| Err(Failure::of_panic(&*cause)))
}
