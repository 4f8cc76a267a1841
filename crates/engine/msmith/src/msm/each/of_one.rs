//! One point times many scalars.

use super::super::Run;
use super::super::accumulate::sum_lists;
use super::super::bucket_lists::Queue;
use super::super::pack::{Rings, write_digits};
use super::super::straus::Method;
use super::super::straus::lanes::Block;
use super::super::table::{self, Table, columns};
use super::super::work::{Work, work_bytes};
use super::{TASK, keep, places, put_rows, work};
use crate::cpu::RingFacts;
use crate::error::Error;
use crate::parallel;
use crate::points::{Points, WordPoints};
use crate::recode::{Digit, NONE, Recoding};
use crate::ring::Lanes;
use crate::scalars::Scalars;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Estimated peak memory beyond the inputs and the products of one point with n scalars, bytes.
pub fn base_memory(ring: &RingFacts, n: usize, r: &dyn Recoding, threads: usize) -> u64 {
    let rows = r.windows() * r.buckets();
    // The table; a round's steps, as entries, lists and sums.
    let table = table::bytes(ring.stored, rows, columns(r));
    let steps = table::bytes(ring.stored, rows, 2) + (rows * 60) as u64;
    let lists = r.windows() * r.slots();
    let threads = threads.min(n.div_ceil(TASK)).max(1) as u64;
    let task = TASK.min(n) * (lists * 12 + 60 + 2 * ring.stored);
    table + steps + threads * (task as u64 + work_bytes(ring.element)) + (1 << 20)
}

/// `a_i·P` for every i, affine, given `ρ^k·P` for every window k.
pub fn of_one<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    powers: &dyn Points,
    scalars: &Scalars<'_>,
    method: &Method,
    run: Run<'_>,
    out: &mut WordPoints,
) -> Result<(), Error> {
    let f = &rings.wide.f;
    let r = &*method.recoding;
    let mut block: Block<R::Mem> = Block::default();
    let mut first = work(&run, f);
    block.points = r.windows();
    block.fill(rings, powers, 0, method, &mut first);
    keep(&run, first);
    let places = places(out, TASK);
    let done = AtomicUsize::new(0);
    let state = || -> (Work<R::El>, OfOne<R::Mem>) { (work(&run, f), OfOne::default()) };
    let (_, states) = parallel::run_watched(
        run.threads(),
        places.len(),
        &run.options.watch,
        state,
        |(work, of_one), k| {
            let mut place = places[k].lock().unwrap_or_else(PoisonError::into_inner);
            let (words, finite) = &mut *place;
            let m = finite.len();
            of_one.recode(scalars, k * TASK, m, method);
            of_one.lists.clear();
            for i in 0..m {
                for (list, digits) in of_one.digits.chunks(m).enumerate() {
                    (of_one.lists.entries).extend(block.entry(digits[i], list / r.slots(), 0));
                }
                of_one.lists.close();
            }
            of_one.lists.lay_out(R::WIDTH);
            let (lists, sums) = (&of_one.lists.lists, &mut of_one.sums);
            sum_lists(&rings.wide, &block.table, lists, sums, work);
            put_rows(f, sums, 0, words, finite);
            let done = done.fetch_add(1, Relaxed) + 1;
            run.options.report(done as f64 / places.len() as f64);
        },
    )?;
    for (work, _) in states {
        keep(&run, work);
    }
    Ok(())
}

/// What a thread works with.
struct OfOne<M: Copy> {
    digits: Vec<Digit>,
    lists: Queue,
    sums: Table<M>,
}

impl<M: Copy> Default for OfOne<M> {
    fn default() -> Self {
        Self {
            digits: Vec::new(),
            lists: Queue::default(),
            sums: Table::default(),
        }
    }
}

impl<M: Copy> OfOne<M> {
    /// The digits of m scalars from one on, list by list.
    fn recode(&mut self, scalars: &Scalars<'_>, first: usize, m: usize, method: &Method) {
        let r = &*method.recoding;
        self.digits.clear();
        self.digits.resize(r.windows() * r.slots() * m, NONE);
        write_digits(scalars, r, first, &vec![true; m], &mut self.digits);
    }
}
