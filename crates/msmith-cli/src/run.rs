//! What every computation of the program shares: options, Ctrl-C, a progress bar.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use msmith::{Algorithm, Backend, Options};
use msmith_io::Error;

use crate::args::How;

/// Raised by Ctrl-C.
static CANCEL: AtomicBool = AtomicBool::new(false);
/// A computation runs that looks at [`CANCEL`].
static LOOKING: AtomicBool = AtomicBool::new(false);
/// A computation shorter than this shows no bar.
const QUIET: Duration = Duration::from_secs(2);
/// Between two turns.
const TICK: Duration = Duration::from_millis(100);
/// Steps of the bar.
const STEPS: u64 = 1000;

/// The first Ctrl-C asks the computation to stop; the second, or one while none runs (files are being
/// read), ends the program.
pub fn listen() {
    // Without a handler Ctrl-C simply ends the program, which is no reason not to compute.
    let _ = ctrlc::set_handler(|| {
        if CANCEL.swap(true, Ordering::Relaxed) || !LOOKING.load(Ordering::Relaxed) {
            eprintln!("msmith: {}", msmith::Error::Cancelled);
            std::process::exit(130);
        }
    });
}

/// Runs a computation with the options of the command line; its result and how long it took.
pub fn run<T>(
    how: &How,
    job: impl FnOnce(&Options<'_>) -> Result<T, Error>,
) -> Result<(T, f64), Error> {
    let bar = ProgressBar::with_draw_target(Some(STEPS), ProgressDrawTarget::hidden());
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent}% {elapsed}") {
        bar.set_style(style);
    }
    let start = Instant::now();
    let terminal = std::io::stderr().is_terminal();
    let shown = AtomicBool::new(false);
    let progress = |part: f64| {
        if terminal && start.elapsed() > QUIET {
            if !shown.swap(true, Ordering::Relaxed) {
                bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            bar.set_position((part * STEPS as f64) as u64);
        }
    };
    let options = Options {
        algorithm: algorithm(how)?,
        threads: Some(threads(how)?),
        memory_limit: how.memory_limit,
        cancel: Some(&CANCEL),
        progress: Some(&progress),
        ..Options::default()
    };
    LOOKING.store(true, Ordering::Relaxed);
    let done = job(&options);
    LOOKING.store(false, Ordering::Relaxed);
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    // An interrupt that came too late to stop the work still says that nobody waits for it.
    if CANCEL.load(Ordering::Relaxed) {
        return Err(msmith::Error::Cancelled.into());
    }
    Ok((done?, seconds))
}

/// Runs a job of so many items that tells how many are done, with a bar on a terminal after two seconds; Ctrl-C
/// stops it.
pub fn with_bar<T>(what: &str, job: impl FnOnce(&(dyn Fn(u64, u64) -> bool + Sync)) -> T) -> T {
    listen();
    let bar = ProgressBar::with_draw_target(Some(1), ProgressDrawTarget::hidden());
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos} of {len} {msg} {elapsed}") {
        bar.set_style(style);
    }
    bar.set_message(what.to_owned());
    let start = Instant::now();
    let terminal = std::io::stderr().is_terminal();
    let out = looking(|cancelled| {
        job(&|done, all| {
            if terminal && start.elapsed() > QUIET {
                if bar.is_hidden() {
                    bar.set_draw_target(ProgressDrawTarget::stderr());
                }
                bar.set_length(all);
                bar.set_position(done);
            }
            !cancelled()
        })
    });
    bar.finish_and_clear();
    out
}

/// Runs a job that asks whether Ctrl-C was pressed.
fn looking<T>(job: impl FnOnce(&(dyn Fn() -> bool + Sync)) -> T) -> T {
    LOOKING.store(true, Ordering::Relaxed);
    let done = job(&|| CANCEL.load(Ordering::Relaxed));
    LOOKING.store(false, Ordering::Relaxed);
    done
}

/// Runs a job whose progress is not known; on a terminal something turns while it takes long.
pub fn waiting<T>(what: &'static str, job: impl FnOnce() -> T) -> T {
    if !std::io::stderr().is_terminal() {
        return job();
    }
    let (done, over) = mpsc::channel::<()>();
    std::thread::scope(|s| {
        s.spawn(move || {
            // Nothing is sent: the channel closes when the job is done.
            if over.recv_timeout(QUIET) == Err(RecvTimeoutError::Timeout) {
                let turning = ProgressBar::new_spinner().with_message(what);
                while over.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                    turning.tick();
                }
                turning.finish_and_clear();
            }
        });
        let out = job();
        drop(done);
        out
    })
}

/// Checks the choices that need no data, before any data are read.
pub fn check(how: &How) -> Result<(), Error> {
    algorithm(how)?;
    threads(how)?;
    how.backend.as_deref().map(Backend::from_name).transpose()?;
    Ok(())
}

/// The algorithm by its name.
pub fn algorithm(how: &How) -> Result<Algorithm, Error> {
    Algorithm::by_name(&how.algorithm).ok_or_else(|| Error::Unknown {
        what: "algorithm",
        name: how.algorithm.clone(),
        known: Algorithm::ALL.map(Algorithm::name).join(", "),
    })
}

fn threads(how: &How) -> Result<usize, Error> {
    if how.threads == 0 {
        Err(msmith::Error::ZeroThreads.into())
    } else {
        Ok(how.threads)
    }
}
