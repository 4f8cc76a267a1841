//! One set of buckets on several threads.
//!
//! 1. The buckets of every pass are cut into as many ranges as there are threads for it; a thread sorts and
//!    sums the digits of its range.
//! 2. Rows and columns of the plane of buckets are summed, ranges of them on every thread.
//! 3. The short lines that are left go by running sums.

use super::super::adder::Adder;
use super::super::buckets::{Plane, WindowSum};
use super::super::digits::{Digits, Rows, Sorted};
use super::super::lines::Line;
use super::super::lists::{Queue, entry, finite_row};
use super::super::runs::{Cx, Work};
use super::super::shared::{Stopped, Windows};
use super::super::table::Table;
use super::super::variable::recode;
use crate::coords::xyzz::Point;
use crate::error::Error;
use crate::memory::Pool;
use crate::options::Options;
use crate::parallel;
use crate::recode::Recoding;
use crate::ring::Lanes;
use crate::scalars::Scalars;
use bytemuck::Zeroable;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};

/// What a thread computes with.
struct State<R: Lanes> {
    sorted: Sorted,
    work: Work<R::El>,
    sums: Table<R::Mem>,
    queue: Queue,
}

/// Sums of some lists of all: their place, and whether they are finite.
struct Place<'a, M> {
    mem: &'a mut [M],
    finite: &'a mut [bool],
}

/// The sums of all passes.
pub fn windows<R: Lanes>(
    cx: &Cx<R>,
    table: &Table<R::Mem>,
    scalars: &Scalars<'_>,
    recoding: &dyn Recoding,
    plane: &Plane,
    options: &Options<'_>,
    pool: &Pool,
) -> Result<Windows<Point<R::Mem>>, Stopped> {
    let threads = options.threads.unwrap_or(1);
    let (passes, buckets) = (recoding.windows(), recoding.buckets());
    let mut digits: Digits = pool.take().unwrap_or_default();
    recode(scalars, recoding, &table.finite, threads, &mut digits);
    options.check_cancel()?;
    let ranges = threads.div_ceil(passes).min(buckets.max(1));
    let lines = plane.lines();
    let tasks = passes * (ranges + 2 * ranges);
    let (done, additions) = (AtomicUsize::new(0), AtomicU64::new(0));
    let cancelled = AtomicBool::new(false);
    let stop = || {
        if options.is_cancelled() {
            cancelled.store(true, Relaxed);
        }
        cancelled.load(Relaxed)
    };
    let report = || options.report((1 + done.fetch_add(1, Relaxed)) as f64 / (tasks + 1) as f64);
    let state = || State::<R> {
        sorted: pool.take().unwrap_or_default(),
        work: pool.take().unwrap_or_else(|| cx.work()),
        sums: Table::default(),
        queue: Queue::default(),
    };

    let rows = Rows {
        width: R::WIDTH,
        layout: table.layout(),
        which: table.which.as_deref(),
    };
    // The sum of bucket b of pass w is row w·buckets + b.
    let mut sums = Table::<R::Mem>::new(passes * buckets, 2);
    let cuts = cuts(passes, buckets, ranges);
    let places = places(&mut sums, &cuts);
    let (_, states) = parallel::run(threads, places.len(), state, |s, k| {
        if stop() {
            return;
        }
        let (pass, range) = &cuts[k];
        let one = *pass..*pass + 1;
        s.sorted.sort(&rows, &digits, &one, range, recoding);
        let lists = &s.sorted.lists;
        let heard = |_: f64| !stop();
        if cx
            .sum_points(table, lists, &mut s.sums, &mut s.work, &heard)
            .is_ok()
        {
            put(&places[k], &s.sums, range.len(), |i| {
                finite_row(&s.sums, lists, i)
            });
        }
        additions.fetch_add(Cx::<R>::additions(&mut s.work), Relaxed);
        report();
    });
    drop(places);
    let bytes = digits.bytes();
    pool.give(digits, bytes);
    give(states, pool);

    // The sum of line l of pass w is row w·lines + l.
    let mut line_sums = Table::<R::Mem>::new(passes * lines, 2);
    let cuts = self::cuts(passes, lines, 2 * ranges);
    let places = self::places(&mut line_sums, &cuts);
    let (_, states) = parallel::run(threads, places.len(), state, |s, k| {
        if stop() {
            return;
        }
        let (pass, range) = &cuts[k];
        s.queue.clear();
        for line in range.clone() {
            for &bucket in plane.line(line) {
                let row = pass * buckets + bucket as usize;
                if sums.finite[row] {
                    s.queue.entries.push(entry(sums.layout(), row as u32, 0));
                }
            }
            s.queue.close();
        }
        s.queue.lay_out(R::WIDTH);
        if cx
            .sum_sums(&sums, &s.queue.lists, &mut s.sums, &mut s.work)
            .is_ok()
        {
            put(&places[k], &s.sums, range.len(), |i| {
                s.queue.row(&s.sums, i)
            });
        }
        additions.fetch_add(Cx::<R>::additions(&mut s.work), Relaxed);
        report();
    });
    drop(places);
    let mut work = cx.work();
    give(states, pool);
    if stop() {
        return Err(Error::Cancelled.into());
    }
    let all: Vec<Line> = (0..passes).flat_map(|w| plane.sides(w * lines)).collect();
    let place = |i: usize| line_sums.finite[i].then_some(i as u32);
    let mut out = (cx.sum_lines(&line_sums, &place, &all, &mut work))
        .map_err(|_| Stopped::Failed)?
        .into_iter();
    let mut sums = Vec::with_capacity(passes);
    while let (Some(rows), Some(cols)) = (out.next(), out.next()) {
        sums.push(WindowSum { rows, cols });
    }
    options.report(1.0);
    Ok(Windows {
        sums,
        additions: additions.into_inner() + Cx::<R>::additions(&mut work),
    })
}

/// Each pass' lists in so many ranges of like length.
fn cuts(passes: usize, lists: usize, ranges: usize) -> Vec<(usize, std::ops::Range<usize>)> {
    let range = |k: usize| k * lists / ranges..(k + 1) * lists / ranges;
    (0..passes)
        .flat_map(|w| (0..ranges).map(move |k| (w, range(k))))
        .collect()
}

/// The places of the sums of all ranges.
fn places<'a, M: Copy>(
    sums: &'a mut Table<M>,
    cuts: &[(usize, std::ops::Range<usize>)],
) -> Vec<Mutex<Place<'a, M>>> {
    let (mut mem, mut finite) = (&mut sums.mem[..], &mut sums.finite[..]);
    let take = |(_, range): &(usize, std::ops::Range<usize>)| {
        let (own, rest) = std::mem::take(&mut mem).split_at_mut(2 * range.len());
        mem = rest;
        let (own_finite, rest) = std::mem::take(&mut finite).split_at_mut(range.len());
        finite = rest;
        Mutex::new(Place {
            mem: own,
            finite: own_finite,
        })
    };
    cuts.iter().map(take).collect()
}

/// Puts the sums of lists in their places; `row` tells where a list's sum is, if that is finite.
fn put<M: Copy + Zeroable>(
    place: &Mutex<Place<'_, M>>,
    sums: &Table<M>,
    lists: usize,
    row: impl Fn(usize) -> Option<u32>,
) {
    let Ok(mut place) = place.lock() else { return };
    for i in 0..lists {
        if let Some(row) = row(i) {
            let row = row as usize;
            place.mem[2 * i] = *sums.x(row, 0);
            place.mem[2 * i + 1] = *sums.y(row);
            place.finite[i] = true;
        }
    }
}

fn give<R: Lanes>(states: Vec<State<R>>, pool: &Pool) {
    for s in states {
        let bytes = s.sorted.bytes_held();
        pool.give(s.sorted, bytes);
        pool.give(s.work, 0);
    }
}
