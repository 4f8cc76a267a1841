//! From packed points and scalars to window sums; several sums with the same scalars share the recoding.

use super::Run;
use super::accumulate::OnStep;
use super::adder::{Adder, Failed};
use super::bucket_lists::{Layout, Lists, most};
use super::buckets::{Buffers, WindowSum, window_sums};
use super::digits::{Digits, Rows, Sorted};
use super::fold_plan::Plane;
use super::pack::recode;
use super::table::Table;
use crate::error::Error;
use crate::memory::Pool;
use crate::parallel;
use crate::recode::Recoding;
use crate::ring::Lanes;
use crate::scalars::Scalars;
use core::ops::Range;
use std::cell::Cell;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};

/// Entries that one call of the bucket engine takes at most, unless one window has more.
const ENTRIES: usize = 1 << 19;
/// The most shares in which a call reports the progress of a sum.
const SHARES: usize = 8;

/// Coordinates of the sum of a bucket at most: five in Edwards form.
pub(super) const COORDINATES: usize = 5;

/// How windows are shared out to threads: each gets as many whole ones as the others, and then a part of the points of
/// those that are left, if that takes less time than a window, its buckets counted.
struct Shares {
    /// Windows that are summed whole, the first ones.
    whole: usize,
    /// Calls of the bucket engine for these.
    calls: usize,
    /// Parts of each other window, of which there are few.
    parts: usize,
}

impl Shares {
    fn new(n: usize, recoding: &dyn Recoding, threads: usize) -> Self {
        let (windows, threads) = (recoding.windows(), threads.max(1));
        let left = windows % threads;
        let window = |points: usize| points.saturating_add(2 * recoding.buckets());
        let splits = left > 0 && window(n / threads).saturating_mul(left) < window(n);
        let whole = if splits { windows - left } else { windows };
        let entries = ENTRIES / n.saturating_mul(recoding.slots()).max(1);
        // The sums of the buckets of a call are named by entries in turn.
        let entries = entries.min(most() / COORDINATES / recoding.buckets().max(1));
        let least = whole.div_ceil(entries.max(1));
        Self {
            whole,
            calls: least.next_multiple_of(threads).min(whole),
            parts: threads,
        }
    }

    fn tasks(&self, windows: usize) -> usize {
        self.calls + (windows - self.whole) * self.parts
    }

    /// Windows and points of task k.
    fn task(&self, k: usize, points: &Range<usize>) -> (Range<usize>, Range<usize>) {
        let (whole, calls, parts) = (self.whole, self.calls, self.parts);
        // The larger shares come first: threads take tasks in their order, and the last ones should be small.
        let begin = |k: usize, of: usize, all: usize| k * (all / of) + k.min(all % of);
        let share = |k, of, all| begin(k, of, all)..begin(k + 1, of, all);
        let Some(k) = k.checked_sub(calls) else {
            return (share(k, calls, whole), points.clone());
        };
        let (window, some) = (whole + k / parts, share(k % parts, parts, points.len()));
        let at = points.start;
        (window..window + 1, at + some.start..at + some.end)
    }
}

/// Windows that one call of the bucket engine takes at most.
pub fn per_call(n: usize, recoding: &dyn Recoding, threads: usize) -> usize {
    let Shares { whole, calls, .. } = Shares::new(n, recoding, threads);
    whole.div_ceil(calls.max(1)).max(1)
}

/// Threads that have something to do, of a given number.
pub fn workers(n: usize, recoding: &dyn Recoding, threads: usize) -> usize {
    let tasks = Shares::new(n, recoding, threads).tasks(recoding.windows());
    threads.min(tasks).max(1)
}

/// What is summed over a table of points.
#[derive(Clone, Copy)]
pub struct Task<'a> {
    /// One for each point.
    pub scalars: &'a Scalars<'a>,
    /// Their digits.
    pub recoding: &'a dyn Recoding,
    /// The fold of the recoding's buckets.
    pub plane: &'a Plane,
}

/// Why there are no window sums.
#[derive(Debug, Clone)]
pub enum Stopped {
    /// An addition failed.
    Failed,
    /// An error of the caller's.
    By(Error),
}

impl From<Error> for Stopped {
    fn from(why: Error) -> Self {
        Self::By(why)
    }
}

/// The sums of all windows, the least significant first; a window may have several.
pub struct Windows<P> {
    /// The sums.
    pub sums: Vec<WindowSum<P>>,
    /// Additions in the bucket engine.
    pub additions: u64,
}

/// A sum as those see it who sort digits: without its ring, so that there is one copy of them.
pub trait Sink: Sync {
    /// Lanes.
    fn width(&self) -> usize;
    /// How the rows of its points are laid out.
    fn layout(&self) -> Layout;
    /// Which points are finite.
    fn finite(&self) -> &[bool];
    /// The numbers of the points, if not all in their order.
    fn which(&self) -> Option<&[u32]>;
    /// Folds a given number of windows from `first` on, whose digits are sorted. `on_step` is called with the part of the
    /// additions to buckets is done.
    fn fold(
        &self,
        buckets: &Lists,
        first: usize,
        windows: usize,
        plane: &Plane,
        on_step: OnStep<'_>,
    );
    /// Whether an addition has failed.
    fn has_failed(&self) -> bool;
}

/// What one call of the bucket engine came to.
struct Call<P> {
    /// Its first window.
    first: usize,
    sums: Vec<WindowSum<P>>,
}

/// A sum over a table of packed points.
pub struct Sum<'a, R: Lanes, A: Adder<R>> {
    adder: &'a A,
    table: &'a Table<R::Mem>,
    pool: &'a Pool,
    done: Mutex<Vec<Call<A::Sum>>>,
    additions: AtomicU64,
    failed: AtomicBool,
}

impl<'a, R: Lanes, A: Adder<R>> Sum<'a, R, A> {
    /// Nothing summed so far.
    pub fn new(adder: &'a A, table: &'a Table<R::Mem>, pool: &'a Pool) -> Self {
        Self {
            adder,
            table,
            pool,
            done: Mutex::default(),
            additions: AtomicU64::new(0),
            failed: AtomicBool::new(false),
        }
    }

    /// What came out.
    pub fn finish(self) -> Result<Windows<A::Sum>, Stopped> {
        if self.failed.into_inner() {
            return Err(Stopped::Failed);
        }
        let mut done = self.done.into_inner().unwrap_or_else(|e| e.into_inner());
        let order = ascending(done.iter().map(|call| call.first).collect());
        let mut sums = Vec::new();
        for k in order {
            let Call { first, sums: some } = &mut done[k];
            for mut sum in some.drain(..) {
                sum.window += *first;
                sums.push(sum);
            }
        }
        Ok(Windows {
            sums,
            additions: self.additions.into_inner(),
        })
    }
}

/// The places of some numbers, the least first. Not generic: a sort is long to compile.
fn ascending(numbers: Vec<usize>) -> Vec<usize> {
    let mut order: Vec<usize> = (0..numbers.len()).collect();
    order.sort_unstable_by_key(|&k| numbers[k]);
    order
}

impl<R: Lanes, A: Adder<R>> Sink for Sum<'_, R, A> {
    fn width(&self) -> usize {
        R::WIDTH
    }
    fn layout(&self) -> Layout {
        self.table.layout()
    }
    fn finite(&self) -> &[bool] {
        &self.table.finite
    }
    fn which(&self) -> Option<&[u32]> {
        self.table.which.as_deref()
    }
    fn fold(
        &self,
        buckets: &Lists,
        first: usize,
        windows: usize,
        plane: &Plane,
        on_step: OnStep<'_>,
    ) {
        let mut buffers = Buffers::take(self.adder, self.pool);
        let sums = window_sums(
            self.adder,
            self.table,
            buckets,
            windows,
            plane,
            &mut buffers,
            on_step,
        );
        self.additions.fetch_add(buffers.give(self.pool), Relaxed);
        match sums {
            Ok(sums) => {
                let mut done = self.done.lock().unwrap_or_else(|e| e.into_inner());
                done.push(Call { first, sums });
            }
            Err(Failed) => self.failed.store(true, Relaxed),
        }
    }
    fn has_failed(&self) -> bool {
        self.failed.load(Relaxed)
    }
}

/// Runs a sum, given the digits of its scalars; `all` says that infinite points have digits too.
pub fn fold_digits(
    sum: &dyn Sink,
    (digits, all): (&Digits, bool),
    recoding: &dyn Recoding,
    plane: &Plane,
    run: Run<'_>,
) -> Result<(), Error> {
    let Run { options, pool } = run;
    let threads = run.threads();
    let h = recoding.windows();
    let shares = Shares::new(sum.finite().len(), recoding, threads);
    let tasks = shares.tasks(h);
    // Part of the work: a share for the sort of each call, and shares for the additions to buckets.
    let (done, work) = (AtomicUsize::new(0), tasks * (1 + SHARES));
    let report = |more: usize| {
        let done = more + done.fetch_add(more, Relaxed);
        options.report(done as f64 / work as f64);
    };
    let latch = options.watch.latch();
    let rows = Rows {
        width: sum.width(),
        layout: sum.layout(),
        which: sum.which(),
        finite: all.then(|| sum.finite()),
    };
    let take = || -> Sorted { pool.take().unwrap_or_default() };
    let (_, states) = parallel::run(threads, tasks, take, |sorted, k| {
        let stop = || latch.is_raised() || sum.has_failed();
        if stop() {
            return;
        }
        let (which, points) = shares.task(k, &digits.points());
        let all = 0..recoding.buckets();
        sorted.sort(&rows, digits, &which, &all, &[points], recoding);
        report(1);
        if stop() {
            return;
        }
        let reported = Cell::new(0);
        let on_step = |part: f64| {
            // The last share is for what comes after.
            let now = (part * (SHARES - 1) as f64) as usize;
            if now > reported.get() {
                report(now - reported.replace(now));
            }
            !latch.is_raised()
        };
        sum.fold(&sorted.lists, which.start, which.len(), plane, &on_step);
        if !stop() {
            report(SHARES - reported.get());
        }
    });
    for sorted in states {
        let bytes = sorted.bytes_held();
        pool.give(sorted, bytes);
    }
    match latch.is_raised() {
        true => Err(Error::Cancelled),
        false => Ok(()),
    }
}

/// The window sums of one sum.
pub fn windows<R: Lanes, A: Adder<R>>(
    adder: &A,
    table: &Table<R::Mem>,
    task: &Task<'_>,
    run: Run<'_>,
) -> Result<Windows<A::Sum>, Stopped> {
    let Task {
        scalars,
        recoding,
        plane,
    } = *task;
    let Run { options, pool } = run;
    let sum = Sum::new(adder, table, pool);
    let mut digits: Digits = pool.take().unwrap_or_default();
    recode(scalars, recoding, &table.finite, options, &mut digits)?;
    fold_digits(&sum, (&digits, false), recoding, plane, run)?;
    let bytes = digits.bytes();
    pool.give(digits, bytes);
    sum.finish()
}

/// The sums of additions that never fail.
pub fn affine<P>(done: Result<Windows<P>, Stopped>) -> Result<Windows<P>, Error> {
    done.map_err(|stopped| match stopped {
        Stopped::By(why) => why,
        Stopped::Failed => unreachable!("affine additions do not fail"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recode::signed_window::SignedWindow;

    /// Every point of every window is in one task; no thread has much more to do than the others.
    #[test]
    fn shares_are_all_and_even() {
        for bits in [1, 12, 64, 254, 255] {
            for window in [3, 13, 16, 17] {
                let recoding = SignedWindow::new(window, bits, 4).unwrap();
                let h = recoding.windows();
                for n in [1, 100, 1 << 12, 1 << 16, 1 << 20] {
                    for threads in [1, 2, 3, 4, 7, 16] {
                        let shares = Shares::new(n, &recoding, threads);
                        let tasks = shares.tasks(h);
                        let mut points = vec![0; h];
                        let mut work = vec![0; threads];
                        let mut next = vec![0; h];
                        let whole = |k| shares.task(k, &(0..n)).0.len();
                        for k in 1..shares.calls {
                            let (first, before) = (whole(0), whole(k - 1));
                            assert!(whole(k) <= before, "the larger first: {k}");
                            assert!(whole(k) + 1 >= first, "even: {k}");
                        }
                        for k in 0..tasks {
                            let (which, some) = shares.task(k, &(0..n));
                            assert!(which.len() <= per_call(n, &recoding, threads));
                            for w in which {
                                points[w] += some.len();
                                assert_eq!(some.start, next[w], "parts follow each other");
                                next[w] = some.end;
                                work[k % threads] += some.len() + 2 * recoding.buckets();
                            }
                        }
                        assert!(points.iter().all(|&p| p == n));
                        let most = *work.iter().max().unwrap();
                        let window = n + 2 * recoding.buckets();
                        assert!(
                            most <= (h * window).div_ceil(threads) + window,
                            "{bits} {window} {n} {threads}: {most}"
                        );
                        assert_eq!(workers(n, &recoding, threads), threads.min(tasks));
                    }
                }
            }
        }
        // BN254, 2^16 points: 20 windows, of which a call takes 8 at most.
        let recoding = SignedWindow::new(13, 254, 4).unwrap();
        assert_eq!(Shares::new(1 << 16, &recoding, 1).tasks(20), 3);
        assert_eq!(Shares::new(1 << 16, &recoding, 2).tasks(20), 4);
    }
}
