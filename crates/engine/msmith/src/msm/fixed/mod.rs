//! Fixed-base MSM: a table of multiples, and one sum over all of its rows.
//!
//! The table holds words ([`Lanes::to_words`]): for base i and row (t, m) of the digit system
//! ([`crate::recode::prepared`]) the affine point `m·ρ^(g·t)·P_i`, as x, y, or as x, βx, β²x, y where
//! digits have the units of `Z[ω]`; of a set with i the same of `i·P_i`, as more rows. Words are 48 bytes for 381
//! bits, where the lanes' packed digits are 64.

mod below;
pub mod build;
pub mod many;
mod parts;
mod pieces;
#[cfg(test)]
mod tests;

pub use below::{inspect, reduced};
pub use pieces::pieces;

use super::Run;
use super::fold_plan::Plane;
use super::horner::horner;
use super::pack::{Done, Rings, check_number};
use super::shared::{Task, Windows, affine, per_call, windows};
use super::table::{self, Table, columns};
use super::work::work_bytes;
use crate::cpu::RingFacts;
use crate::error::Error;
use crate::memory::resident;
use crate::options::Options;
use crate::parallel::halves;
use crate::recode::Recoding;
use crate::recode::prepared::Prepared;
use crate::ring::Lanes;

/// Buckets of a pass that are not too many for any number of bases.
const FEW_BUCKETS: usize = 1 << 16;
/// More buckets than this many for each digit of a pass are never of use: every one is added up in every sum.
const BUCKETS_A_DIGIT: usize = 64;

/// An error where a set has far more buckets than n bases have digits.
pub fn check_use(n: usize, recoding: &Prepared) -> Result<(), Error> {
    let (buckets, digits) = (recoding.buckets(), n.saturating_mul(recoding.slots()));
    if buckets > FEW_BUCKETS && buckets / BUCKETS_A_DIGIT > digits {
        let (set, s) = (recoding.spec(), if n == 1 { "" } else { "s" });
        return Err(Error::Option(format!(
            "{set} has {buckets} buckets, too many for {n} base{s} with {digits} digits: such a set is for many more bases"
        )));
    }
    Ok(())
}

/// An error where a table of n bases has more coordinates than the lists of the bucket engine can name.
pub fn check_size(n: usize, recoding: &Prepared) -> Result<(), Error> {
    check_number(
        n.saturating_mul(recoding.rows()),
        columns(recoding),
        recoding,
    )
}

/// `Σ a_i P_i` over the first bases of a table; scalars below r, the recoding that of the table.
pub fn msm<R: Lanes, S: Lanes>(
    rings: &Rings<R, S>,
    table: &Table<R::Mem>,
    task: &Task<'_>,
    run: Run<'_>,
) -> Result<Done<S>, Error> {
    let (n, recoding) = (task.scalars.len(), task.recoding);
    let (options, threads) = (run.options, run.threads());
    let cx = &rings.wide;
    let pieces = pieces::pieces_of(&cx.f, table, recoding);
    // As many threads as the limit lets work.
    let of = |threads: usize| memory(&rings.facts, n, recoding, threads, pieces);
    let limit = options.memory_limit.unwrap_or(u64::MAX);
    let threads = (halves(threads).find(|&t| of(t) <= limit)).ok_or(Error::MemoryLimit {
        limit,
        needed: of(1),
    })?;
    let options = &Options {
        threads: Some(threads),
        ..*options
    };
    let (run, needed) = (Run::new(options, run.pool), of(threads));
    options.report(0.0);
    let done = if pieces::is_whole(pieces, recoding, threads) {
        windows(cx, table, task, run)
    } else {
        parts::windows(cx, table, task, pieces, run)
    };
    let Windows { sums, additions } = affine(done)?;
    let point = horner(&rings.one, &rings.wide.f, &sums, recoding);
    Ok(Done {
        point,
        additions,
        peak_bytes: needed,
    })
}

/// Bytes beside a table while this many threads make it: the plane of its buckets, which stays, and the rows of a few bases.
pub fn beside(
    (ring, words): (&RingFacts, usize),
    rows: usize,
    buckets: usize,
    threads: usize,
) -> u64 {
    let each = build::memory(ring, words, rows);
    (threads as u64)
        .saturating_mul(each)
        .saturating_add(Plane::memory(buckets))
}

/// Estimated peak memory beyond inputs and table, bytes.
pub fn memory(
    ring: &RingFacts,
    n: usize,
    recoding: &dyn Recoding,
    threads: usize,
    pieces: usize,
) -> u64 {
    let (windows, buckets) = (recoding.windows(), recoding.buckets());
    let sums = |tables: usize| resident(table::bytes(ring.stored, tables * buckets, 2));
    let (per_call, sums) = if pieces::is_whole(pieces, recoding, threads) {
        let per_call = per_call(n, recoding, threads);
        (per_call, threads as u64 * sums(per_call))
    } else {
        // Of all pieces, and of all buckets.
        let tables = if pieces == 1 { 1 } else { pieces + 1 };
        (1, sums(tables * windows))
    };
    let digits = (n * recoding.slots()).div_ceil(pieces);
    let call = (per_call * (digits * 4 + buckets * 32)) as u64 + work_bytes(ring.element);
    resident((4 * recoding.all_lists() * n) as u64) + threads as u64 * call + sums + (1 << 20)
}
