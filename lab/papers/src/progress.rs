//! A bar on a terminal, and Ctrl-C.

use std::io::IsTerminal;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Raised by Ctrl-C.
static CANCEL: AtomicBool = AtomicBool::new(false);
static LISTEN: Once = Once::new();
/// A job shorter than this shows no bar.
const QUIET: Duration = Duration::from_secs(2);

/// Runs a job that reports how many of how many items are done and goes on while the answer is `true`. The first Ctrl-C
/// asks it to stop, the second ends the program.
pub fn with_bar<T>(
    what: &'static str,
    job: impl FnOnce(&(dyn Fn(u64, u64) -> bool + Sync)) -> T,
) -> T {
    LISTEN.call_once(|| {
        // Without a handler Ctrl-C simply ends the program, which is not a reason not to compute.
        let _ = ctrlc::set_handler(|| {
            if CANCEL.swap(true, Ordering::Relaxed) {
                eprintln!("error: {}", msmith::Error::Cancelled);
                std::process::exit(130);
            }
        });
    });
    let bar = ProgressBar::with_draw_target(Some(1), ProgressDrawTarget::hidden());
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos} of {len} {msg} {elapsed}") {
        bar.set_style(style);
    }
    bar.set_message(what);
    let start = Instant::now();
    let terminal = std::io::stderr().is_terminal();
    let out = job(&|done, all| {
        if terminal && start.elapsed() > QUIET {
            if bar.is_hidden() {
                bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            bar.set_length(all);
            bar.set_position(done);
        }
        !CANCEL.load(Ordering::Relaxed)
    });
    bar.finish_and_clear();
    out
}
