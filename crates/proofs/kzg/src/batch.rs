//! Many blobs, or rows of cells, on a few threads.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use msmith::Options;
use msmith_core::parallel::room_for;
use msmith_io::room::within;

use crate::Error;

/// Runs `job(i, options)` for i in 0..n, results in order; threads take one item after the other. No item
/// is begun after an error, and the error of the lowest item is the answer, whatever the threads do.
///
/// Each job needs this much memory, and has its part of the threads and of the memory that `options` grant: there are no
/// more at a time than it is enough for. `named` gives an error that is the fault of an item its number.
///
/// Errors: a memory limit below what one needs, before any is begun; those of the jobs.
pub fn each<T: Send>(
    (n, needed): (usize, u64),
    options: &Options<'_>,
    named: impl Fn(usize, Error) -> Error + Sync,
    job: impl Fn(usize, &Options<'_>) -> Result<T, Error> + Sync,
) -> Result<Vec<T>, Error> {
    // Each item is a sum of thousands of points.
    let threads = options.threads_for(usize::MAX)?;
    within(options, (needed * n.min(1) as u64, 0))?;
    let at_a_time = options
        .memory_limit
        .map_or(n, |limit| (limit / needed.max(1)) as usize);
    let workers = room_for(threads.min(n).min(at_a_time).max(1));
    let part = Options {
        threads: Some(threads / workers),
        memory_limit: options.memory_limit.map(|limit| limit / workers as u64),
        watch: options.watch.quiet(),
        ..*options
    };
    let (next, finished) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let failed = AtomicBool::new(false);
    let worker = || {
        let mut done = Vec::new();
        while !failed.load(Ordering::Relaxed) {
            // Items are begun in order, so those before one that fails have all been begun.
            let i = next.fetch_add(1, Ordering::Relaxed);
            if i >= n {
                break;
            }
            let result = job(i, &part).map_err(|error| match error {
                Error::Engine(error) => Error::Engine(error),
                error => named(i, error),
            });
            failed.fetch_or(result.is_err(), Ordering::Relaxed);
            done.push((i, result));
            let finished = 1 + finished.fetch_add(1, Ordering::Relaxed);
            options.watch.report(finished as f64 / n as f64);
        }
        done
    };
    let mut all = std::thread::scope(|s| {
        // A system that gives fewer threads than asked for gets by with those.
        let spawn = |_| std::thread::Builder::new().spawn_scoped(s, worker).ok();
        let others: Vec<_> = (1..workers).map_while(spawn).collect();
        let mut all = worker();
        for other in others {
            match other.join() {
                Ok(done) => all.extend(done),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        all
    });
    all.sort_by_key(|(i, _)| *i);
    all.into_iter().map(|(_, result)| result).collect()
}

/// An error of a call for one item, as that of one of many.
pub fn of_item(index: usize, error: Error) -> Error {
    match error {
        Error::Element {
            what: what @ ("blob" | "cell"),
            element,
            ..
        } => Error::Element {
            what,
            index,
            element,
        },
        Error::Point { what, why, .. } => Error::Point { what, index, why },
        error => error,
    }
}

/// An error of a call for one row, as that of a row of many.
pub fn of_row(index: usize, error: Error) -> Error {
    Error::Item {
        what: "row",
        index,
        error: Box::new(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    fn options(threads: usize) -> Options<'static> {
        Options {
            threads: Some(threads),
            memory_limit: Some(1000),
            ..Options::default()
        }
    }

    #[test]
    fn results_in_order_with_their_parts() {
        for (threads, n, part) in [
            (1, 5, (1, 1000)),
            (2, 5, (1, 500)),
            (7, 3, (2, 333)),
            (7, 9, (2, 333)),
        ] {
            let got = each((n, 300), &options(threads), of_item, |i, o| {
                Ok((i, o.threads.unwrap(), o.memory_limit.unwrap()))
            });
            let want: Vec<_> = (0..n).map(|i| (i, part.0, part.1)).collect();
            assert_eq!(got.unwrap(), want);
        }
        let none = each((0, 1), &options(3), of_item, |_, _| -> Result<(), _> {
            unreachable!("no items")
        });
        assert_eq!(none, Ok(vec![]));
    }

    #[test]
    fn progress_ends_with_one() {
        let heard = Mutex::new(Vec::new());
        let hear = |part| heard.lock().unwrap().push(part);
        let options = Options {
            watch: msmith::Watch::default().with_progress(&hear),
            ..options(2)
        };
        each((4, 1), &options, of_item, |_, o| {
            o.watch.report(0.123);
            Ok(())
        })
        .unwrap();
        let mut heard = heard.lock().unwrap().clone();
        heard.sort_by(f64::total_cmp);
        assert_eq!(heard, [0.25, 0.5, 0.75, 1.0]);
    }

    #[test]
    fn the_first_error_is_the_answer() {
        let wrong = |index| Error::Number { found: index };
        for threads in 1..5 {
            let begun = AtomicUsize::new(0);
            let got = each((1000, 1), &options(threads), of_row, |i, _| {
                begun.fetch_add(1, Ordering::Relaxed);
                if i >= 2 { Err(wrong(i)) } else { Ok(()) }
            });
            let want = Error::Item {
                what: "row",
                index: 2,
                error: wrong(2).into(),
            };
            assert_eq!(
                want.to_string(),
                "row 2: 2 cells: 64 to 128 are needed to recover the others"
            );
            assert_eq!(got, Err(want));
            assert!(begun.into_inner() <= 2 + threads);
        }
        let cancelled = Error::from(msmith::Error::Cancelled);
        let got = each((3, 1), &options(1), of_row, |_, _| -> Result<(), _> {
            Err(cancelled.clone())
        });
        assert_eq!(got, Err(cancelled));
        let zero = each((3, 1), &options(0), of_row, |_, _| Ok(()));
        assert_eq!(zero, Err(msmith::Error::ZeroThreads.into()));
    }
}
