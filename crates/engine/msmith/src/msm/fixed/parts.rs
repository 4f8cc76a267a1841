//! One set of buckets in parts: for several threads, and for a table that is long.
//!
//! 1. The bases are cut into pieces, for rows far apart are dear: each has to be found in the tables of pages
//!    first. The buckets of every pass and piece are cut into ranges, so that all threads have work. A thread
//!    sorts and sums the digits of a range of buckets in a piece.
//! 2. A bucket's sums over the pieces are added.
//! 3. Rows and columns of the plane of buckets are summed, ranges of them on every thread.
//! 4. The short lines that are left go by running sums.

use super::super::Run;
use super::super::accumulate::{Cx, sum_lists_into};
use super::super::adder::Adder;
use super::super::bucket_lists::{Queue, entry};
use super::super::digits::{Digits, Rows, Sorted};
use super::super::pack::recode;
use super::super::shared::{Stopped, Task, Windows};
use super::super::table::{RowsMut, Table};
use super::super::work::Work;
use super::pieces::ranges;
use crate::coords::xyzz::Point;
use crate::error::Error;
use crate::parallel;
use crate::recode::Recoding;
use crate::ring::Lanes;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};

/// What a thread computes with.
struct State<R: Lanes> {
    sorted: Sorted,
    work: Work<R::El>,
    queue: Queue,
}

/// What all steps share.
struct Parts<'a, R: Lanes> {
    cx: &'a Cx<R>,
    run: Run<'a>,
    /// Steps of all tasks.
    tasks: usize,
    done: AtomicUsize,
    additions: AtomicU64,
    cancelled: AtomicBool,
}

/// The sums of all passes, the bases in a given number of pieces.
pub fn windows<R: Lanes>(
    cx: &Cx<R>,
    table: &Table<R::Mem>,
    task: &Task<'_>,
    pieces: usize,
    run: Run<'_>,
) -> Result<Windows<Point<R::Mem>>, Stopped> {
    let Task {
        scalars,
        recoding,
        plane,
    } = *task;
    let Run { options, pool } = run;
    let threads = run.threads();
    let (passes, buckets) = (recoding.windows(), recoding.buckets());
    let mut digits: Digits = pool.take().unwrap_or_default();
    recode(scalars, recoding, &table.finite, options, &mut digits)?;
    let cuts_of = |parts: usize, lists: usize| cuts(parts, lists, ranges(threads, parts, lists));
    let of_pieces = cuts_of(pieces * passes, buckets);
    let of_buckets = match pieces {
        1 => Vec::new(),
        _ => cuts_of(passes, buckets),
    };
    // Rows and columns, of like length.
    let lists = plane.lists();
    let of_lines = cuts(passes, lists, 2 * ranges(threads, 2 * passes, lists / 2));
    let parts = Parts {
        cx,
        run,
        tasks: of_pieces.len() + of_buckets.len() + of_lines.len(),
        done: AtomicUsize::new(0),
        additions: AtomicU64::new(0),
        cancelled: AtomicBool::new(false),
    };
    let mut tables: Tables<R::Mem> = pool.take().unwrap_or_default();
    let Tables(sums) = &mut tables;
    // The sum of bucket b of pass w over piece k is row (k·passes + w)·buckets + b.
    parts.of_pieces(table, &digits, pieces, &of_pieces, recoding, &mut sums[0]);
    let bytes = digits.bytes();
    pool.give(digits, bytes);
    let mut last = 0;
    let mut fold = |cuts: &[Cut], lists: usize, terms: Terms<'_>| {
        let (from, to) = sums.split_at_mut(last + 1);
        parts.fold(&from[last], cuts, lists, terms, &mut to[0]);
        last += 1;
    };
    if pieces > 1 {
        let all = passes * buckets;
        fold(&of_buckets, buckets, &|k, put| {
            (0..pieces).for_each(|piece| put(piece * all + k));
        });
    }
    // The sum of list l of pass w is row w·lists + l.
    fold(&of_lines, lists, &|k, put| {
        for bucket in plane.list(k % lists) {
            put(k / lists * buckets + *bucket as usize);
        }
    });
    if parts.stop() {
        return Err(Error::Cancelled.into());
    }
    let mut work = cx.work();
    let lines = &sums[last];
    let place = |i: usize| lines.finite_row(i);
    let out = cx
        .sum_lines(lines, &place, &plane.sides(passes), &mut work)
        .map_err(|_| Stopped::Failed)?;
    let bytes = tables.0.iter().map(Table::bytes_held).sum();
    pool.give(tables, bytes);
    options.report(1.0);
    Ok(Windows {
        sums: plane.windows(out),
        additions: parts.additions.into_inner() + Cx::<R>::additions(&mut work),
    })
}

/// Tables of sums that calls share, each of sums of the one before: of pieces, of buckets, of lines.
struct Tables<M: Copy>([Table<M>; 3]);

impl<M: Copy> Default for Tables<M> {
    fn default() -> Self {
        Self(Default::default())
    }
}

/// Names the rows of a list.
type Terms<'a> = &'a (dyn Fn(usize, &mut dyn FnMut(usize)) + Sync);

impl<R: Lanes> Parts<'_, R> {
    fn stop(&self) -> bool {
        if self.run.options.is_cancelled() {
            self.cancelled.store(true, Relaxed);
        }
        self.cancelled.load(Relaxed)
    }

    fn state(&self) -> State<R> {
        State {
            sorted: self.run.pool.take().unwrap_or_default(),
            work: self.run.pool.take().unwrap_or_else(|| self.cx.work()),
            queue: self.run.pool.take().unwrap_or_default(),
        }
    }

    fn report(&self, s: &mut State<R>) {
        let more = Cx::<R>::additions(&mut s.work);
        self.additions.fetch_add(more, Relaxed);
        let done = 1 + self.done.fetch_add(1, Relaxed);
        self.run
            .options
            .report(done as f64 / (self.tasks + 1) as f64);
    }

    fn give(&self, states: Vec<State<R>>) {
        for s in states {
            let bytes = s.sorted.bytes_held();
            self.run.pool.give(s.sorted, bytes);
            let bytes = s.work.bytes();
            self.run.pool.give(s.work, bytes);
            let bytes = s.queue.bytes_held();
            self.run.pool.give(s.queue, bytes);
        }
    }

    /// The sums of all buckets over every piece of the bases.
    fn of_pieces(
        &self,
        table: &Table<R::Mem>,
        digits: &Digits,
        pieces: usize,
        cuts: &[Cut],
        recoding: &dyn Recoding,
        sums: &mut Table<R::Mem>,
    ) {
        let rows = Rows {
            width: R::WIDTH,
            layout: table.layout(),
            which: table.which.as_deref(),
            finite: None,
        };
        let passes = recoding.windows();
        let start = |piece: usize| piece * table.finite.len() / pieces;
        sums.reset(pieces * passes * recoding.buckets(), 2);
        let places = places(sums, cuts);
        let (_, states) = parallel::run(
            self.run.threads(),
            places.len(),
            || self.state(),
            |s, k| {
                if self.stop() {
                    return;
                }
                let (part, buckets) = &cuts[k];
                let (piece, pass) = (part / passes, part % passes);
                let (one, some) = (pass..pass + 1, start(piece)..start(piece + 1));
                (s.sorted).sort(&rows, digits, &one, buckets, &[some], recoding);
                let (lists, on_step) = (&s.sorted.lists, |_: f64| !self.stop());
                let Ok(mut rows) = places[k].lock() else {
                    return;
                };
                // Nobody reads what is not finished.
                let _ = sum_lists_into(
                    self.cx,
                    table,
                    lists,
                    rows.reborrow(),
                    &mut s.work,
                    &on_step,
                );
                self.report(s);
            },
        );
        drop(places);
        self.give(states);
    }

    /// Sums of sums: list k, in the order of the cuts of which each part has the same number of lists, is of the rows
    /// that `terms` names.
    fn fold(
        &self,
        sums: &Table<R::Mem>,
        cuts: &[Cut],
        lists: usize,
        terms: Terms<'_>,
        out: &mut Table<R::Mem>,
    ) {
        out.reset(cuts.iter().map(|(_, range)| range.len()).sum(), 2);
        let places = places(out, cuts);
        let (_, states) = parallel::run(
            self.run.threads(),
            places.len(),
            || self.state(),
            |s, k| {
                if self.stop() {
                    return;
                }
                let (part, range) = &cuts[k];
                let queue = &mut s.queue;
                queue.clear();
                for list in range.clone() {
                    terms(part * lists + list, &mut |row| {
                        if sums.finite[row] {
                            let e = entry(sums.layout(), row as u32, 0);
                            queue.entries.push(e);
                        }
                    });
                    queue.close();
                }
                queue.lay_out(R::WIDTH);
                let (lists, on_step) = (&queue.lists, |_: f64| !self.stop());
                let Ok(mut rows) = places[k].lock() else {
                    return;
                };
                let _ =
                    sum_lists_into(self.cx, sums, lists, rows.reborrow(), &mut s.work, &on_step);
                self.report(s);
            },
        );
        drop(places);
        self.give(states);
    }
}

/// A part, and a range of its lists.
type Cut = (usize, Range<usize>);

/// Each part's lists in a given number of ranges of like length.
fn cuts(parts: usize, lists: usize, ranges: usize) -> Vec<Cut> {
    let range = |k: usize| k * lists / ranges..(k + 1) * lists / ranges;
    (0..parts)
        .flat_map(|part| (0..ranges).map(move |k| (part, range(k))))
        .collect()
}

/// The rows of the sums of all ranges.
fn places<'a, M: Copy>(sums: &'a mut Table<M>, cuts: &[Cut]) -> Vec<Mutex<RowsMut<'a, M>>> {
    let stride = sums.stride;
    let (mut mem, mut finite) = (&mut sums.mem[..], &mut sums.finite[..]);
    let take = |(_, range): &Cut| {
        let (own, rest) = std::mem::take(&mut mem).split_at_mut(stride * range.len());
        mem = rest;
        let (own_finite, rest) = std::mem::take(&mut finite).split_at_mut(range.len());
        finite = rest;
        Mutex::new(RowsMut {
            mem: own,
            finite: own_finite,
            stride,
        })
    };
    cuts.iter().map(take).collect()
}
