//! What sums in buckets take beyond their inputs.

use super::pack::{BLOCK, RowsOf};
use super::shared::{COORDINATES, per_call, workers};
use super::table;
use super::work::work_bytes;
use crate::cpu::RingFacts;
use crate::memory::resident;
use crate::recode::Recoding;

/// Estimated peak, bytes.
pub fn of_sum(ring: &RingFacts, n: usize, recoding: &dyn Recoding, threads: usize) -> u64 {
    let all = RowsOf::of(recoding).coordinates();
    bytes_of(ring, n, recoding, threads, [all, 2])
        + workers(n, recoding, threads) as u64 * work_bytes(ring.element)
}

/// The same by an Edwards law, which keeps some coordinates of a point.
pub fn by_law(
    ring: &RingFacts,
    n: usize,
    recoding: &dyn Recoding,
    threads: usize,
    columns: usize,
) -> u64 {
    bytes_of(ring, n, recoding, threads, [columns, COORDINATES])
}

/// The same with a given number of coordinates of a point and of a bucket's sum, and no buffers for batches.
fn bytes_of(
    ring: &RingFacts,
    n: usize,
    recoding: &dyn Recoding,
    threads: usize,
    [all, of_sum]: [usize; 2],
) -> u64 {
    let points = resident(table::bytes(ring.stored, n, all));
    let digits = resident(4 * (recoding.all_lists() * n) as u64);
    let (threads, per_call) = (
        workers(n, recoding, threads),
        per_call(n, recoding, threads),
    );
    let sums = resident(table::bytes(
        ring.stored,
        per_call * recoding.buckets(),
        of_sum,
    ));
    let lists = (per_call * (n * recoding.slots() * 4 + recoding.buckets() * 40)) as u64;
    // Blocks of points on their way to the table, for which the system takes its time to get them back.
    let blocks = (n.div_ceil(BLOCK).min(threads) * BLOCK * (2 * ring.stored + 40)) as u64;
    points + digits + threads as u64 * (sums + lists) + blocks + (1 << 20)
}
