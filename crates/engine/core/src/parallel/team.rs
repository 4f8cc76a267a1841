//! Threads that wait a moment for the next job of the thread that they have worked for.
//!
//! A computation has several jobs in a row, with little between them, and a thread takes as long to start as some of
//! them take altogether. Nothing lasts: a helper that gets no job within [`WAIT`] ends, so that a process is left with
//! the threads that it had, and one that forks later has lost none.

use super::{lock, room_for};
use std::any::Any;
use std::cell::Cell;
use std::hint::spin_loop;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::ptr;
use std::sync::atomic::{AtomicPtr, AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

/// How long a helper waits for its next job.
const WAIT: Duration = Duration::from_micros(300);

/// What threads run together.
type Job<'a> = &'a (dyn Fn() + Sync);

/// Waits for a job.
const IDLE: u8 = 0;
/// Has a job that it has not begun.
const OFFERED: u8 = 1;
/// Works on it.
const RUNNING: u8 = 2;
/// Has ended, or will.
const GONE: u8 = 3;

/// What a helper and the thread that it works for share.
struct Desk {
    /// Who may do what: the owner takes `IDLE` to `OFFERED` and back, the helper `OFFERED` to `RUNNING` and that to
    /// `IDLE`; either takes `IDLE` to `GONE`.
    state: AtomicU8,
    /// Where the owner has the job, while it is offered or running.
    job: AtomicPtr<Job<'static>>,
    /// The thread to be woken after it.
    owner: Thread,
    /// What the job ended with, if with a panic.
    panic: Mutex<Option<Box<dyn Any + Send>>>,
}

impl Desk {
    /// One step from a state to another, if that is the state.
    fn step(&self, from: u8, to: u8) -> bool {
        let (yes, no) = (Ordering::AcqRel, Ordering::Acquire);
        self.state.compare_exchange(from, to, yes, no).is_ok()
    }

    /// The helper's life.
    fn work(&self) {
        loop {
            if !soon(|| self.state.load(Ordering::Acquire) != IDLE) && self.step(IDLE, GONE) {
                return;
            }
            if !self.step(OFFERED, RUNNING) {
                // Taken back, or the owner has ended.
                return;
            }
            // SAFETY: the owner has offered this job, and waits in `Offers::drop` until the state is not `RUNNING`.
            let job = unsafe { *self.job.load(Ordering::Acquire) };
            if let Err(panic) = catch_unwind(AssertUnwindSafe(job)) {
                *lock(&self.panic) = Some(panic);
            }
            let owner = self.owner.clone();
            self.state.store(IDLE, Ordering::Release);
            owner.unpark();
        }
    }
}

/// Whether something comes true within [`WAIT`]. Others that want the processor get it.
fn soon(mut is_true: impl FnMut() -> bool) -> bool {
    let begin = Instant::now();
    loop {
        for _ in 0..32 {
            if is_true() {
                return true;
            }
            spin_loop();
        }
        if begin.elapsed() > WAIT {
            return false;
        }
        thread::yield_now();
    }
}

/// A helper of this thread.
struct Helper(Arc<Desk>);

impl Helper {
    /// A new thread with a job, if the system has one.
    fn start(job: *mut Job<'static>) -> Option<Self> {
        let desk = Arc::new(Desk {
            state: AtomicU8::new(OFFERED),
            job: AtomicPtr::new(job),
            owner: thread::current(),
            panic: Mutex::default(),
        });
        let its = Arc::clone(&desk);
        let thread = thread::Builder::new().spawn(move || its.work());
        thread.is_ok().then_some(Self(desk))
    }

    /// Whether it is there to take a job.
    fn offer(&self, job: *mut Job<'static>) -> bool {
        self.0.job.store(job, Ordering::Release);
        self.0.step(IDLE, OFFERED)
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        self.0.step(IDLE, GONE);
    }
}

/// The helpers that were offered a job. None works on it any longer once this is dropped.
struct Offers(Vec<Helper>);

impl Offers {
    /// Takes the job back from those that have not begun, waits for the others.
    fn end(&mut self) {
        // One that has not begun by now is late, or does not exist: in a process that has forked meanwhile.
        self.0.retain(|helper| !helper.0.step(OFFERED, GONE));
        for Helper(desk) in &self.0 {
            let done = || desk.state.load(Ordering::Acquire) != RUNNING;
            if !soon(done) {
                while !done() {
                    thread::park();
                }
            }
        }
    }
}

impl Drop for Offers {
    fn drop(&mut self) {
        self.end();
    }
}

thread_local! {
    /// Those that may still wait for a job of this thread.
    static HELPERS: Cell<Vec<Helper>> = const { Cell::new(Vec::new()) };
}

/// Runs a job on up to a given number of threads, the caller's among them, which has run it to its end. Others may not
/// have begun by then, and never will: what there is to do must be shared out among those that come.
///
/// A panic in one of them is the caller's.
pub fn on_threads(threads: usize, job: Job<'_>) {
    if threads <= 1 {
        return job();
    }
    let place: *mut Job<'_> = ptr::from_ref(&job).cast_mut();
    let place = place.cast::<Job<'static>>();
    // None in a thread that is about to end, or in one that runs a job of its own helpers.
    let mut helpers = HELPERS.try_with(Cell::take).unwrap_or_default();
    helpers.truncate(threads - 1);
    helpers.retain(|helper| helper.offer(place));
    let mut offers = Offers(helpers);
    let missing = threads - 1 - offers.0.len();
    let all = match missing {
        0 => threads - 1,
        _ => offers.0.len() + room_for(1 + missing) - 1,
    };
    while offers.0.len() < all {
        // A system that gives fewer threads than asked for gets by with those.
        let Some(helper) = Helper::start(place) else {
            break;
        };
        offers.0.push(helper);
    }
    job();
    offers.end();
    let helpers = std::mem::take(&mut offers.0);
    // All are taken: none is to be found after a later job.
    let mut panics = helpers.iter().filter_map(|h| lock(&h.0.panic).take());
    let panic = panics.next();
    panics.for_each(drop);
    let _ = HELPERS.try_with(|kept| kept.set(helpers));
    if let Some(panic) = panic {
        resume_unwind(panic);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use std::sync::Barrier;
    use std::sync::atomic::fence;
    use std::thread::ThreadId;

    /// The threads of a job that begins on all of them.
    fn together(threads: usize) -> HashSet<ThreadId> {
        let (seen, all) = (Mutex::new(HashSet::new()), Barrier::new(threads));
        on_threads(threads, &|| {
            lock(&seen).insert(thread::current().id());
            all.wait();
        });
        seen.into_inner().unwrap()
    }

    fn helpers() -> Vec<Helper> {
        HELPERS.with(Cell::take)
    }

    #[test]
    #[cfg_attr(target_family = "wasm", ignore = "no threads there")]
    fn every_thread_has_the_job_once() {
        for threads in [1, 2, 5, 3, 2, 16] {
            assert_eq!(together(threads).len(), threads);
        }
    }

    #[test]
    #[cfg_attr(target_family = "wasm", ignore = "no threads there")]
    fn the_next_job_finds_the_same_threads() {
        // A busy machine may give them no time for so long, but not always.
        assert!((0..10_000).any(|_| together(2) == together(2)));
    }

    #[test]
    #[cfg_attr(target_family = "wasm", ignore = "no threads there")]
    fn a_thread_without_a_job_ends() {
        together(4);
        let helpers = helpers();
        assert_eq!(helpers.len(), 3);
        for Helper(desk) in &helpers {
            // The thread holds the other one.
            while Arc::strong_count(desk) > 1 {
                thread::yield_now();
            }
            // The count says nothing of what was written before.
            fence(Ordering::Acquire);
            assert_eq!(desk.state.load(Ordering::Acquire), GONE);
        }
    }

    #[test]
    #[cfg_attr(target_family = "wasm", ignore = "no threads there")]
    fn one_that_does_not_come_is_not_waited_for() {
        // A desk without a thread, as a process has it that has forked.
        let nobody = Desk {
            state: AtomicU8::new(IDLE),
            job: AtomicPtr::new(ptr::null_mut()),
            owner: thread::current(),
            panic: Mutex::default(),
        };
        HELPERS.set(vec![Helper(Arc::new(nobody))]);
        let seen = Mutex::new(Vec::new());
        on_threads(2, &|| lock(&seen).push(thread::current().id()));
        assert_eq!(seen.into_inner().unwrap(), [thread::current().id()]);
        assert_eq!(together(2).len(), 2);
    }

    #[test]
    #[cfg_attr(target_family = "wasm", ignore = "no threads there")]
    fn jobs_in_jobs() {
        let threads = Mutex::new(Vec::new());
        for _ in 0..20 {
            on_threads(3, &|| {
                let inner = together(2).len();
                lock(&threads).push(inner);
            });
        }
        let threads = threads.into_inner().unwrap();
        assert!((20..=60).contains(&threads.len()) && threads.iter().all(|&t| t == 2));
    }

    #[test]
    #[cfg_attr(target_family = "wasm", ignore = "no threads there")]
    fn a_panic_of_any_thread_is_the_callers() {
        let caller = thread::current().id();
        for of_caller in [true, false] {
            let all = Barrier::new(3);
            let panic = catch_unwind(|| {
                on_threads(3, &|| {
                    all.wait();
                    if (thread::current().id() == caller) == of_caller {
                        panic!("of the job");
                    }
                });
            });
            let panic = panic.unwrap_err();
            assert_eq!(panic.downcast_ref(), Some(&"of the job"));
            // Not once more by a later job.
            assert_eq!(together(3).len(), 3);
        }
    }
}
