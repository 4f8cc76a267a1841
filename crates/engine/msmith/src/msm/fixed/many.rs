//! Many sums over parts of a table, in one call of the bucket engine a thread: what a small sum would pay for itself is
//! shared by all.
//!
//! The parts stand side by side as windows do: the digits of part p in window w are list group p·windows + w. What is
//! left for each part is Horner's rule over its own windows.

use super::super::Run;
use super::super::accumulate::Cx;
use super::super::bucket_lists::most;
use super::super::buckets::{Buffers, WindowSum, window_sums};
use super::super::digits::{Digits, Rows, Sorted};
use super::super::horner::horner;
use super::super::pack::{Rings, recode};
use super::super::shared::Task;
use super::super::table::{self, Table};
use super::super::work::work_bytes;
use crate::coords::jacobian;
use crate::cpu::RingFacts;
use crate::error::Error;
use crate::memory::resident;
use crate::options::Options;
use crate::parallel::{self, halves};
use crate::recode::Recoding;
use crate::ring::{Lanes, Ring};
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Digits of a call at most, unless one part has more.
const ENTRIES: usize = 1 << 19;
/// Calls for each thread, so that one that is late holds up the others for a part of a call only.
const CALLS: usize = 2;

/// A sum of each part, in its order, and the additions in the bucket engine.
type Sums<S> = (Vec<jacobian::Point<<S as Ring>::El>>, u64);

/// The sums of parts: ranges of the task's scalars one after the other, whose bases are those that the table's list of
/// chosen ones names. Scalars below r, the recoding that of the table.
pub fn sums<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    table: &Table<R::Mem>,
    task: &Task<'_>,
    parts: &[Range<usize>],
    run: Run<'_>,
) -> Result<Sums<S>, Error> {
    let Task {
        scalars,
        recoding,
        plane,
    } = *task;
    let Run { options, pool } = run;
    let limit = options.memory_limit.unwrap_or(u64::MAX);
    let needed = |threads: usize| memory(&rings.facts, parts, recoding, threads);
    let fits = |threads: &usize| needed(*threads) <= limit;
    let threads = halves(run.threads()).find(fits).ok_or(Error::MemoryLimit {
        limit,
        needed: needed(1),
    })?;
    let options = &Options {
        threads: Some(threads),
        ..*options
    };
    let mut digits: Digits = pool.take().unwrap_or_default();
    recode(scalars, recoding, &table.finite, options, &mut digits)?;
    let rows = Rows {
        width: R::WIDTH,
        layout: table.layout(),
        which: table.which.as_deref(),
        finite: None,
    };
    let calls: Vec<_> = parts.chunks(per_call(parts, recoding, threads)).collect();
    let latch = options.watch.latch();
    let done = AtomicUsize::new(0);
    let (windows, cx) = (recoding.windows(), &rings.wide);
    let take = || -> Sorted { pool.take().unwrap_or_default() };
    let (sums, states) = parallel::run(threads, calls.len(), take, |sorted, k| {
        if latch.is_raised() {
            return None;
        }
        let (which, all) = (0..windows, 0..recoding.buckets());
        sorted.sort(&rows, &digits, &which, &all, calls[k], recoding);
        let mut buffers: Buffers<R, Cx<R>> = Buffers::take(cx, pool);
        let on_step = |_: f64| !latch.is_raised();
        let (lists, groups) = (&sorted.lists, calls[k].len() * windows);
        let sums = window_sums(cx, table, lists, groups, plane, &mut buffers, &on_step);
        let additions = buffers.give(pool);
        // Stopped.
        let sums = sums.ok()?;
        let of_part = |sums: &[WindowSum<_>]| horner(&rings.one, &cx.f, sums, recoding);
        let points: Vec<_> = sums.chunks(windows).map(of_part).collect();
        let done = 1 + done.fetch_add(1, Ordering::Relaxed);
        options.report(done as f64 / calls.len() as f64);
        Some((points, additions))
    });
    for sorted in states {
        let bytes = sorted.bytes_held();
        pool.give(sorted, bytes);
    }
    let bytes = digits.bytes();
    pool.give(digits, bytes);
    latch.check()?;
    let mut all = (Vec::with_capacity(parts.len()), 0);
    for (points, additions) in sums.into_iter().flatten() {
        all.0.extend(points);
        all.1 += additions;
    }
    Ok(all)
}

/// Parts of a call.
fn per_call(parts: &[Range<usize>], recoding: &dyn Recoding, threads: usize) -> usize {
    let longest = parts.iter().map(Range::len).max().unwrap_or(0);
    let (windows, buckets) = (recoding.windows(), recoding.buckets());
    let digits = longest.saturating_mul(recoding.slots() * windows).max(1);
    // Sums of buckets are named by entries in turn.
    let named = most() / 2 / (windows * buckets).max(1);
    let most = (ENTRIES / digits).min(named).max(1);
    let shares = match threads {
        1 => 1,
        _ => threads * CALLS,
    };
    parts.len().div_ceil(shares).clamp(1, most)
}

/// Estimated peak memory beyond inputs and table, bytes.
fn memory(
    ring: &RingFacts,
    parts: &[Range<usize>],
    recoding: &dyn Recoding,
    threads: usize,
) -> u64 {
    let positions: usize = parts.iter().map(Range::len).sum();
    let (windows, buckets) = (recoding.windows(), recoding.buckets());
    let longest = parts.iter().map(Range::len).max().unwrap_or(0);
    let groups = per_call(parts, recoding, threads) * windows;
    let digits = groups * longest * recoding.slots();
    let sums = resident(table::bytes(ring.stored, groups * buckets, 2));
    let call = (4 * digits + 32 * groups * buckets) as u64 + sums + work_bytes(ring.element);
    resident((4 * recoding.all_lists() * positions) as u64) + threads as u64 * call + (1 << 20)
}
