//! What every computation of the program shares: Ctrl-C, and a bar with a count after two seconds.

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use msmith::{Options, Watch};
use msmith_io::Error;

use crate::choice::Choice;
use crate::failure::INTERRUPTED;

/// Raised by Ctrl-C.
static CANCEL: AtomicBool = AtomicBool::new(false);
/// A computation runs that looks at [`CANCEL`].
static LOOKING: AtomicBool = AtomicBool::new(false);
/// What takes less time shows no bar.
const QUIET: Duration = Duration::from_secs(2);
/// Between two turns.
const TICK: Duration = Duration::from_millis(100);
/// Steps of a bar of parts.
const STEPS: u64 = 1000;

const PARTS: &str = "{msg} {wide_bar} {percent}% {elapsed}, {eta} left";
const COUNT: &str = "{msg} {wide_bar} {human_pos} of {human_len} {elapsed}";
const BYTES: &str = "{msg} {wide_bar} {binary_bytes} of {binary_total_bytes} {elapsed}";
const STREAM: &str = "{msg} {binary_bytes} {elapsed}";

/// The first Ctrl-C (or SIGTERM) asks the computation to stop; the second, or one while none runs that could hear it,
/// ends the program.
pub fn listen() {
    // Without a handler Ctrl-C simply ends the program, which is not a reason not to compute.
    let _ = ctrlc::set_handler(|| {
        if CANCEL.swap(true, Ordering::Relaxed) || !LOOKING.load(Ordering::Relaxed) {
            let _ = writeln!(std::io::stderr(), "error: {}", msmith::Error::Cancelled);
            std::process::exit(INTERRUPTED.into());
        }
    });
}

/// What Ctrl-C stops, without a bar of its own.
pub fn stop() -> Watch<'static> {
    Watch::default().with_cancel(&CANCEL)
}

/// Whether Ctrl-C was pressed.
pub fn is_interrupted() -> bool {
    CANCEL.load(Ordering::Relaxed)
}

/// A bar on a terminal, which is drawn only after a while.
struct Bar {
    bar: ProgressBar,
    start: Instant,
    terminal: bool,
    shown: AtomicBool,
}

impl Bar {
    fn new(what: &str, style: &str) -> Self {
        let bar = ProgressBar::with_draw_target(Some(1), ProgressDrawTarget::hidden());
        if let Ok(style) = ProgressStyle::with_template(style) {
            bar.set_style(style);
        }
        bar.set_message(what.to_owned());
        Self {
            bar,
            start: Instant::now(),
            terminal: std::io::stderr().is_terminal(),
            shown: AtomicBool::new(false),
        }
    }

    fn set(&self, done: u64, all: u64) {
        if self.terminal && self.start.elapsed() > QUIET {
            if !self.shown.swap(true, Ordering::Relaxed) {
                self.bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            self.bar.set_length(all);
            self.bar.set_position(done);
        }
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// While it is there, a job runs that asks whether Ctrl-C was pressed.
struct Looking;

impl Looking {
    fn begin() -> Self {
        LOOKING.store(true, Ordering::Relaxed);
        Self
    }
}

impl Drop for Looking {
    fn drop(&mut self) {
        LOOKING.store(false, Ordering::Relaxed);
    }
}

/// Runs a computation of the library; its result and how long it took in seconds.
pub fn run<T>(
    what: &str,
    choice: &Choice,
    job: impl FnOnce(&Options<'_>) -> Result<T, Error>,
) -> Result<(T, f64), Error> {
    watched(Bar::new(what, PARTS), STEPS, choice, job)
}

/// The same of a computation with errors of its own.
pub fn of_kzg<T>(
    what: &str,
    choice: &Choice,
    job: impl FnOnce(&Options<'_>) -> Result<T, msmith_kzg::Error>,
) -> Result<(T, f64), msmith_kzg::Error> {
    watched(Bar::new(what, PARTS), STEPS, choice, job)
}

/// The same of a proof or a key.
pub fn of_groth16<T>(
    what: &str,
    choice: &Choice,
    job: impl FnOnce(&Options<'_>) -> Result<T, msmith_groth16::Error>,
) -> Result<(T, f64), msmith_groth16::Error> {
    watched(Bar::new(what, PARTS), STEPS, choice, job)
}

/// The same of a number of items, which the bar counts.
pub fn count<T, E: From<msmith::Error>>(
    what: &str,
    items: usize,
    choice: &Choice,
    job: impl FnOnce(&Options<'_>) -> Result<T, E>,
) -> Result<(T, f64), E> {
    watched(Bar::new(what, COUNT), items as u64, choice, job)
}

fn watched<T, E: From<msmith::Error>>(
    bar: Bar,
    steps: u64,
    choice: &Choice,
    job: impl FnOnce(&Options<'_>) -> Result<T, E>,
) -> Result<(T, f64), E> {
    let progress = |part: f64| bar.set((part * steps as f64) as u64, steps);
    let options = Options {
        watch: stop().with_progress(&progress),
        ..choice.options()
    };
    let looking = Looking::begin();
    let done = job(&options);
    drop(looking);
    let seconds = bar.start.elapsed().as_secs_f64();
    // An interrupt that came too late to stop the work still says that nobody waits for it.
    if is_interrupted() {
        return Err(msmith::Error::Cancelled.into());
    }
    Ok((done?, seconds))
}

/// Runs a job of a number of items that reports how many are done and is answered whether to go on, with a bar; Ctrl-C
/// stops it.
pub fn with_bar<T>(what: &str, job: impl FnOnce(&(dyn Fn(u64, u64) -> bool + Sync)) -> T) -> T {
    let bar = Bar::new(what, COUNT);
    let _looking = Looking::begin();
    job(&|done, all| {
        bar.set(done, all);
        !is_interrupted()
    })
}

/// Computes items one after another, with a bar that counts them; the results and how long it took in seconds.
pub fn each<T, E: From<msmith::Error>>(
    what: &str,
    items: usize,
    choice: &Choice,
    mut job: impl FnMut(usize, &Options<'_>) -> Result<T, E>,
) -> Result<(Vec<T>, f64), E> {
    let options = &Options {
        watch: stop(),
        ..choice.options()
    };
    let start = Instant::now();
    let mut all = Vec::new();
    with_bar(what, |watch| {
        for k in 0..items {
            all.push(job(k, options)?);
            if !watch(k as u64 + 1, items as u64) {
                return Err(E::from(msmith::Error::Cancelled));
            }
        }
        Ok(())
    })?;
    Ok((all, start.elapsed().as_secs_f64()))
}

/// Runs a job that reads bytes and reports how many of how many, 0 where that is not known. Ctrl-C ends the program.
pub fn reading<T>(path: &str, job: impl FnOnce(&dyn Fn(u64, u64)) -> T) -> T {
    let what = format!("reading {path}");
    let (of, stream) = (Bar::new(&what, BYTES), Bar::new(&what, STREAM));
    job(&|done, all| match all {
        0 => stream.set(done, 0),
        _ => of.set(done, all),
    })
}

/// Runs a job without reports; on a terminal a spinner turns while it takes long. Ctrl-C ends the program.
pub fn waiting<T>(what: &str, job: impl FnOnce() -> T) -> T {
    if !std::io::stderr().is_terminal() {
        return job();
    }
    let (done, over) = mpsc::channel::<()>();
    std::thread::scope(|s| {
        let turn = move || {
            // Nothing is sent: the channel closes when the job is done.
            if over.recv_timeout(QUIET) == Err(RecvTimeoutError::Timeout) {
                let turning = ProgressBar::new_spinner().with_message(what.to_owned());
                if let Ok(style) = ProgressStyle::with_template("{spinner} {msg} {elapsed}") {
                    turning.set_style(style);
                }
                while over.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                    turning.tick();
                }
                turning.finish_and_clear();
            }
        };
        // Without a thread for it nothing turns.
        let _ = std::thread::Builder::new().spawn_scoped(s, turn);
        let out = job();
        drop(done);
        out
    })
}
