//! Independent tasks on a few threads.

mod team;

use crate::error::Error;
use crate::watch::Watch;
use std::ffi::OsStr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

/// Threads where the caller has not said how many: as many as the environment variable `MSMITH_THREADS` says (empty: as
/// if it were not set), otherwise as many as the machine has.
///
/// Errors: the variable is not a number of at least 1.
pub fn default_threads() -> Result<usize, Error> {
    let text = std::env::var_os("MSMITH_THREADS");
    let said = said(text.as_deref())?;
    Ok(said.unwrap_or_else(machine))
}

/// Threads that the machine runs at once, or those that the process may have: at the first call, since the system's files
/// are asked, which takes as long as a short sum.
pub fn machine() -> usize {
    static THREADS: OnceLock<usize> = OnceLock::new();
    *THREADS.get_or_init(|| std::thread::available_parallelism().map_or(1, usize::from))
}

/// The threads that a value of `MSMITH_THREADS` says, if any.
fn said(text: Option<&OsStr>) -> Result<Option<usize>, Error> {
    let Some(text) = text.filter(|text| !text.is_empty()) else {
        return Ok(None);
    };
    match text.to_string_lossy().trim().parse() {
        Ok(threads) if threads > 0 => Ok(Some(threads)),
        _ => Err(Error::Option(format!(
            "MSMITH_THREADS={text:?} is not a number of threads"
        ))),
    }
}

/// Numbers of threads to be tried under a limit: a number, its half rounded up, and so on down to 1.
pub fn halves(number: usize) -> impl Iterator<Item = usize> {
    core::iter::successors(Some(number.max(1)), |t| (*t > 1).then(|| t.div_ceil(2)))
}

/// Runs `task(state, k)` for `k` in `0..tasks` on up to `threads` threads, each with a state of its
/// own; results in order, states in any. With one thread everything runs on the caller's.
///
/// It is compiled for every closure in every ring, so what is the same for all is in functions that are not generic.
pub fn run<W: Send, T: Send + Default>(
    threads: usize,
    tasks: usize,
    state: impl Fn() -> W + Sync,
    task: impl Fn(&mut W, usize) -> T + Sync,
) -> (Vec<T>, Vec<W>) {
    let threads = threads.min(tasks).max(1);
    let mut all = Vec::new();
    all.resize_with(tasks, T::default);
    let (all, states) = (Mutex::new(all), Mutex::new(Vec::new()));
    share(threads, tasks, &|next| {
        let mut w = state();
        while let Some(k) = next() {
            let done = task(&mut w, k);
            lock(&all)[k] = done;
        }
        lock(&states).push(w);
    });
    // None is missing: a task that panics ends `share`.
    (inner(all), inner(states))
}

/// [`run`], which skips what is left once the flag is raised.
///
/// Errors: [`Error::Cancelled`] if any task was skipped.
pub fn run_watched<W: Send, T: Send + Default>(
    threads: usize,
    tasks: usize,
    watch: &Watch<'_>,
    state: impl Fn() -> W + Sync,
    task: impl Fn(&mut W, usize) -> T + Sync,
) -> Result<(Vec<T>, Vec<W>), Error> {
    // Once stopped it stays stopped: a caller may lower the flag again.
    let skipped = AtomicBool::new(false);
    let done = run(threads, tasks, state, |w, k| {
        if watch.is_cancelled() {
            skipped.store(true, Ordering::Relaxed);
        }
        match skipped.load(Ordering::Relaxed) {
            true => T::default(),
            false => task(w, k),
        }
    });
    match skipped.into_inner() {
        true => Err(Error::Cancelled),
        false => Ok(done),
    }
}

/// A task that panics makes all of [`run`] panic: nobody sees what it left.
fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

fn inner<T>(of: Mutex<T>) -> T {
    of.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// The number of the next task, as long as there are any.
type Next<'a> = &'a dyn Fn() -> Option<usize>;

/// Runs a worker on each thread.
fn share(threads: usize, tasks: usize, worker: &(dyn Fn(Next<'_>) + Sync)) {
    let started = AtomicUsize::new(0);
    team::on_threads(threads, &|| {
        worker(&|| Some(started.fetch_add(1, Ordering::Relaxed)).filter(|&k| k < tasks));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_order_and_every_state_comes_back() {
        for threads in [0, 1, 2, 5, 40] {
            for tasks in [0, 1, 2, 33] {
                let (squares, states) = run(
                    threads,
                    tasks,
                    || 0usize,
                    |seen, k| {
                        *seen += 1;
                        k * k
                    },
                );
                assert!(squares.iter().copied().eq((0..tasks).map(|k| k * k)));
                assert_eq!(states.iter().sum::<usize>(), tasks);
                assert!((1..=threads.max(1)).contains(&states.len()));
            }
        }
    }

    #[test]
    fn values_of_the_variable() {
        let said = |text: &str| said(Some(OsStr::new(text)));
        assert_eq!(super::said(None), Ok(None));
        assert_eq!(said(""), Ok(None));
        for (text, threads) in [("1", 1), ("3", 3), (" 16 ", 16), ("4096", 4096)] {
            assert_eq!(said(text), Ok(Some(threads)));
        }
        for text in [
            "0",
            "x",
            "-1",
            "1.5",
            " ",
            "2 threads",
            "99999999999999999999999",
        ] {
            match said(text) {
                Err(Error::Option(why)) => {
                    assert!(why.contains("MSMITH_THREADS") && why.contains(text))
                }
                other => panic!("{text:?}: {other:?}"),
            }
        }
    }

    #[test]
    fn what_is_left_is_skipped() {
        for threads in [1, 3] {
            let (stop, seen) = (AtomicBool::new(false), AtomicUsize::new(0));
            let watch = Watch::default().with_cancel(&stop);
            let all = run_watched(threads, 50, &watch, || (), |(), k| k);
            assert!(all.is_ok_and(|(all, _)| all.into_iter().eq(0..50)));
            let raise = |(): &mut (), k: usize| {
                seen.fetch_add(1, Ordering::Relaxed);
                stop.store(k == 7, Ordering::Relaxed);
            };
            // Lowered again by the tasks that run besides.
            let done = run_watched(threads, 50, &watch, || (), raise);
            let seen = seen.load(Ordering::Relaxed);
            assert!(done.is_ok() == (seen == 50), "{seen}");
            assert!(threads > 1 || seen == 8, "{seen}");
        }
    }

    #[test]
    fn fewer_and_fewer() {
        assert!(halves(0).eq([1]));
        assert!(halves(7).eq([7, 4, 2, 1]));
    }

    #[test]
    fn a_panic_reaches_the_caller() {
        for threads in [1, 3] {
            let result = std::panic::catch_unwind(|| {
                run(threads, 9, || (), |(), k| assert_ne!(k, 7));
            });
            assert!(result.is_err(), "{threads}");
        }
    }
}
