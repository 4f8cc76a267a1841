//! Lists in blocks: each is a task of one of the threads.

use crate::options::Options;
use msmith_core::parallel::{halves, run_watched};
use msmith_core::{Error, Watch};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Progress is reported this many times at most.
const REPORTS: usize = 64;

/// Runs a task for each part of a list, with its number and the state of a thread; what they return, in order.
pub(crate) fn each<P: Send, W: Send, T: Send + Default>(
    threads: usize,
    watch: &Watch<'_>,
    parts: impl Iterator<Item = P>,
    state: impl Fn() -> W + Sync,
    task: impl Fn(&mut W, usize, P) -> T + Sync,
) -> Result<Vec<T>, Error> {
    let parts: Vec<_> = parts.map(|part| Mutex::new(Some(part))).collect();
    let (count, done) = (parts.len(), AtomicUsize::new(0));
    let (results, _) = run_watched(threads, count, watch, state, |state, k| {
        let part = parts[k].lock().ok().and_then(|mut part| part.take());
        let result = part.map_or_else(T::default, |part| task(state, k, part));
        let done = 1 + done.fetch_add(1, Ordering::Relaxed);
        if done * REPORTS / count > (done - 1) * REPORTS / count {
            watch.report(done as f64 / count as f64);
        }
        result
    })?;
    Ok(results)
}

/// The threads for n elements of which each thread should have `few`, and needs `bytes` of memory.
///
/// Errors: a memory limit below what one thread needs.
pub(crate) fn threads(
    options: &Options<'_>,
    n: usize,
    few: usize,
    bytes: usize,
) -> Result<usize, Error> {
    let most = options.threads_of(n, few)?;
    let fits = |threads: &usize| options.check_memory((threads * bytes) as u64).is_ok();
    match halves(most).find(fits) {
        Some(threads) => Ok(threads),
        None => options.check_memory(bytes as u64).map(|()| 1),
    }
}

/// The first of the elements that is not below p.
pub(crate) fn not_reduced(p: &[u64], words: &[u64]) -> Option<usize> {
    let (w, top) = (p.len(), p[p.len() - 1]);
    let below = |x: &[u64]| x[w - 1] < top || x.iter().rev().lt(p.iter().rev());
    words.chunks_exact(w).position(|x| !below(x))
}
