//! Integers as words, by several threads.

use std::sync::{Mutex, PoisonError};

use msmith_core::parallel;

/// Integers as plain words, `per` each, by several threads.
pub(crate) fn words_of<T: Sync, B: AsRef<[u64]>>(
    list: &[T],
    threads: usize,
    integer: impl Fn(&T) -> B + Sync,
) -> (Vec<u64>, usize) {
    let per = list.first().map_or(1, |x| integer(x).as_ref().len());
    let mut words = vec![0; per * list.len()];
    words_into(&mut words, list, threads, integer);
    (words, per)
}

/// The same into a buffer of their size.
pub(crate) fn words_into<T: Sync, B: AsRef<[u64]>>(
    words: &mut [u64],
    list: &[T],
    threads: usize,
    integer: impl Fn(&T) -> B + Sync,
) {
    if list.is_empty() {
        return;
    }
    let per = words.len() / list.len();
    let share = list.len().div_ceil(threads.max(1)).max(1024);
    each_part(words, per * share, threads, |k, words| {
        for (x, w) in list[k * share..].iter().zip(words.chunks_exact_mut(per)) {
            w.copy_from_slice(integer(x).as_ref());
        }
    });
}

/// Fills a buffer part by part, each of `size` words but the last, by several threads; what the parts return, in order.
pub(crate) fn each_part<T: Send + Default>(
    words: &mut [u64],
    size: usize,
    threads: usize,
    fill: impl Fn(usize, &mut [u64]) -> T + Sync,
) -> Vec<T> {
    let parts: Vec<_> = words.chunks_mut(size).map(Mutex::new).collect();
    // Fewer threads than asked for where the system does not give them.
    let (results, _) = parallel::run(
        threads,
        parts.len(),
        || (),
        |(), k| {
            fill(
                k,
                &mut parts[k].lock().unwrap_or_else(PoisonError::into_inner),
            )
        },
    );
    results
}
