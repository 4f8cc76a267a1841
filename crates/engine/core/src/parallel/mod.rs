//! Independent tasks on a few threads.
#![allow(unsafe_code)]

mod room;
mod team;

pub use room::room_for;

use crate::error::Error;
use crate::watch::Watch;
use std::ffi::OsStr;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
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
/// It is compiled for every closure in every ring: what is the same for all is in functions that are not generic, and
/// nothing is locked.
pub fn run<W: Send, T: Send + Default>(
    threads: usize,
    tasks: usize,
    state: impl Fn() -> W + Sync,
    task: impl Fn(&mut W, usize) -> T + Sync,
) -> (Vec<T>, Vec<W>) {
    let threads = threads.min(tasks).max(1);
    let mut all = Vec::new();
    all.resize_with(tasks, T::default);
    let mut states: Vec<W> = Vec::with_capacity(threads);
    let (results, kept) = (Places(all.as_mut_ptr()), Places(states.as_mut_ptr()));
    let done = share(threads, tasks, &|next, end| {
        let mut w = state();
        while let Some(k) = next() {
            let result = task(&mut w, k);
            // SAFETY: there are as many results as tasks; no other thread gets this task.
            unsafe { *results.at(k) = result };
        }
        // SAFETY: there is room for as many states as threads; no other thread gets this place.
        unsafe { kept.at(end()).write(w) };
    });
    // SAFETY: so many were written, one after the other; no thread is left that writes.
    unsafe { states.set_len(done.ended) };
    done.or_panic();
    (all, states)
}

/// Where several threads write, each in places of its own.
struct Places<T>(*mut T);

// SAFETY: values go from thread to thread, which `T: Send` allows; that no place is written twice is up to who calls `at`.
unsafe impl<T: Send> Sync for Places<T> {}

impl<T> Places<T> {
    /// # Safety
    /// There are more than k places.
    #[inline(always)]
    unsafe fn at(&self, k: usize) -> *mut T {
        // SAFETY: as the caller says.
        unsafe { self.0.add(k) }
    }
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
    let latch = watch.latch();
    let done = run(threads, tasks, state, |w, k| match latch.is_raised() {
        true => T::default(),
        false => task(w, k),
    });
    latch.check().map(|()| done)
}

/// A panic while it was locked makes the whole of [`run`] panic: nobody sees what it left.
fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a worker does, given the number of the next task, as long as there are any, and, for its end, how many have ended
/// before it.
type Worker<'a> = &'a (dyn Fn(&dyn Fn() -> Option<usize>, &dyn Fn() -> usize) + Sync);

/// What [`share`] has done.
struct Shared {
    /// How many workers have asked how many had ended before: not more than there are threads.
    ended: usize,
    panic: std::thread::Result<()>,
}

impl Shared {
    /// The panic of a worker is the caller's.
    fn or_panic(self) {
        if let Err(panic) = self.panic {
            resume_unwind(panic);
        }
    }
}

/// Runs a worker on each thread; every task is given to one of them, unless one panics.
fn share(threads: usize, tasks: usize, worker: Worker<'_>) -> Shared {
    let (begun, ended) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let next = || Some(begun.fetch_add(1, Ordering::Relaxed)).filter(|&k| k < tasks);
    let end = || {
        let before = ended.fetch_add(1, Ordering::Relaxed);
        assert!(before < threads, "a worker has ended twice");
        before
    };
    let all = || team::on_threads(threads, &|| worker(&next, &end));
    let panic = catch_unwind(AssertUnwindSafe(all));
    Shared {
        ended: ended.into_inner().min(threads),
        panic,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

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

    /// States and results are dropped, those of other threads too.
    #[test]
    #[cfg_attr(panic = "abort", ignore = "a panic is the end")]
    fn a_panic_leaves_nothing() {
        let counted = Arc::new(());
        for threads in [1, 3] {
            let result = std::panic::catch_unwind(AssertUnwindSafe(|| {
                let copy = || Some(Arc::clone(&counted));
                run(threads, 9, copy, |_, k| {
                    assert_ne!(k, 7);
                    copy()
                });
            }));
            assert!(result.is_err(), "{threads}");
            assert_eq!(Arc::strong_count(&counted), 1, "{threads}");
        }
    }

    #[test]
    #[cfg_attr(panic = "abort", ignore = "a panic is the end")]
    fn a_panic_reaches_the_caller() {
        for threads in [1, 3] {
            let result = std::panic::catch_unwind(|| {
                run(threads, 9, || (), |(), k| assert_ne!(k, 7));
            });
            assert!(result.is_err(), "{threads}");
        }
    }
}
