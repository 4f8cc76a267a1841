//! Sums and differences of two points each.

use super::super::Run;
use super::super::accumulate::sum_lists;
use super::super::bucket_lists::{Queue, entry};
use super::super::pack::{Rings, pack_some};
use super::super::table::Table;
use super::super::work::Work;
use super::{TASK, keep, put_rows, work};
use crate::error::Error;
use crate::parallel;
use crate::points::{Points, WordPoints};
use crate::ring::Lanes;
use std::sync::{Mutex, PoisonError};

/// `a_i + b_i` for every i, and `a_i − b_i` behind all of them if there is room: affine additions of two points each.
pub fn pairs<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    a: &dyn Points,
    b: &dyn Points,
    run: Run<'_>,
    out: &mut WordPoints,
) -> Result<(), Error> {
    let (f, n) = (&rings.wide.f, a.len());
    let differences = out.finite.len() > n;
    let (sums, others) = out.words.split_at_mut(n * out.stride);
    let (sums_finite, others_finite) = out.finite.split_at_mut(n);
    let stride = out.stride;
    let sums = (sums.chunks_mut(TASK * stride)).zip(sums_finite.chunks_mut(TASK));
    let mut others = (others.chunks_mut(TASK * stride)).zip(others_finite.chunks_mut(TASK));
    let places: Vec<_> = sums.map(|s| Mutex::new((s, others.next()))).collect();
    let state = || -> Pairs<R> {
        Pairs {
            work: work(&run, f),
            table: Table::default(),
            lists: Queue::default(),
            sums: Table::default(),
            words: Vec::new(),
        }
    };
    let task = |own: &mut Pairs<R>, k: usize| {
        let Pairs {
            work,
            table,
            lists,
            sums: rows,
            words,
        } = own;
        let mut place = places[k].lock().unwrap_or_else(PoisonError::into_inner);
        let ((sums, sums_finite), others) = &mut *place;
        let m = sums_finite.len();
        words.resize(2 * m * stride, 0);
        table.reset(2 * m, 2);
        for (half, points) in [a, b].into_iter().enumerate() {
            let words = &mut words[half * m * stride..(half + 1) * m * stride];
            let finite = &mut table.finite[half * m..(half + 1) * m];
            rings.read(points, k * TASK, words, finite);
        }
        let all: Vec<usize> = (0..2 * m).filter(|&i| table.finite[i]).collect();
        pack_some(f, None, (2, 1), &mut table.mem, words, &all);
        lists.clear();
        for sign in 0..if differences { 2 } else { 1 } {
            for i in 0..m {
                for (row, sign) in [(i, 0), (m + i, sign)] {
                    let row = table.finite_row(row);
                    (lists.entries).extend(row.map(|row| entry(table.layout(), row, sign)));
                }
                lists.close();
            }
        }
        lists.lay_out(R::WIDTH);
        sum_lists(&rings.wide, table, &lists.lists, rows, work);
        put_rows(f, rows, 0, sums, sums_finite);
        if let Some((words, finite)) = others {
            put_rows(f, rows, m, words, finite);
        }
    };
    let (_, states) =
        parallel::run_watched(run.threads(), places.len(), &run.options.watch, state, task)?;
    for Pairs { work, .. } in states {
        keep(&run, work);
    }
    Ok(())
}

/// What a thread works with.
struct Pairs<R: Lanes> {
    work: Work<R::El>,
    /// The points of both lists.
    table: Table<R::Mem>,
    lists: Queue,
    sums: Table<R::Mem>,
    words: Vec<u64>,
}
