//! Independent tasks on a few scoped threads.

use crate::error::Error;
use std::ffi::OsStr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Threads where the caller has not said how many: as many as the environment variable `MSMITH_THREADS` says (empty: as
/// if it were not set), otherwise as many as the machine has.
///
/// Errors: the variable is not a number of at least 1.
pub fn default_threads() -> Result<usize, Error> {
    let text = std::env::var_os("MSMITH_THREADS");
    let said = said(text.as_deref())?;
    Ok(said.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)))
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

/// Runs `task(state, k)` for `k` in `0..tasks` on up to `threads` threads, each with a state of its
/// own; results in order, states in any. With one thread everything runs on the caller's.
pub fn run<W: Send, T: Send>(
    threads: usize,
    tasks: usize,
    state: impl Fn() -> W + Sync,
    task: impl Fn(&mut W, usize) -> T + Sync,
) -> (Vec<T>, Vec<W>) {
    let threads = threads.min(tasks).max(1);
    let next = AtomicUsize::new(0);
    let all: Mutex<Vec<Option<T>>> = Mutex::new((0..tasks).map(|_| None).collect());
    let states = Mutex::new(Vec::with_capacity(threads));
    on_threads(threads, &|| {
        let mut w = state();
        loop {
            let k = next.fetch_add(1, Ordering::Relaxed);
            if k >= tasks {
                break;
            }
            let done = task(&mut w, k);
            all.lock().unwrap_or_else(PoisonError::into_inner)[k] = Some(done);
        }
        states
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(w);
    });
    let all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    let states = states.into_inner().unwrap_or_else(PoisonError::into_inner);
    // None is missing: a task that panics ends `on_threads`.
    (all.into_iter().flatten().collect(), states)
}

/// Runs a job on a given number of threads, the caller's among them. Not generic: it is compiled once.
fn on_threads(threads: usize, job: &(dyn Fn() + Sync)) {
    if threads == 1 {
        return job();
    }
    std::thread::scope(|s| {
        // A system that gives fewer threads than asked for gets by with those.
        let spawn = |_| std::thread::Builder::new().spawn_scoped(s, job).ok();
        let others: Vec<_> = (1..threads).map_while(spawn).collect();
        job();
        for h in others {
            if let Err(panic) = h.join() {
                std::panic::resume_unwind(panic);
            }
        }
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
    fn a_panic_reaches_the_caller() {
        for threads in [1, 3] {
            let result = std::panic::catch_unwind(|| {
                run(threads, 9, || (), |(), k| assert_ne!(k, 7));
            });
            assert!(result.is_err(), "{threads}");
        }
    }
}
