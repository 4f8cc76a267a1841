//! Independent tasks on a few scoped threads.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Runs `task(state, k)` for `k` in `0..tasks` on up to `threads` threads, each with a state of its
/// own; results in order. With one thread everything runs on the caller's.
pub fn run<W: Send, T: Send>(
    threads: usize,
    tasks: usize,
    state: impl Fn() -> W + Sync,
    task: impl Fn(&mut W, usize) -> T + Sync,
) -> (Vec<T>, Vec<W>) {
    let threads = threads.min(tasks).max(1);
    if threads == 1 {
        let mut w = state();
        let out = (0..tasks).map(|k| task(&mut w, k)).collect();
        return (out, vec![w]);
    }
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut w = state();
        let mut done = Vec::new();
        loop {
            let k = next.fetch_add(1, Ordering::Relaxed);
            if k >= tasks {
                return (done, w);
            }
            done.push((k, task(&mut w, k)));
        }
    };
    let mut all = Vec::with_capacity(tasks);
    let mut states = Vec::with_capacity(threads);
    std::thread::scope(|s| {
        // A system that gives fewer threads than asked for gets by with those.
        let spawn = |_| std::thread::Builder::new().spawn_scoped(s, worker).ok();
        let others: Vec<_> = (1..threads).map_while(spawn).collect();
        let (done, w) = worker();
        all.extend(done);
        states.push(w);
        for h in others {
            match h.join() {
                Ok((done, w)) => {
                    all.extend(done);
                    states.push(w);
                }
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    all.sort_by_key(|(k, _)| *k);
    (all.into_iter().map(|(_, t)| t).collect(), states)
}
