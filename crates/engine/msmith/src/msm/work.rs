//! What sums of lists work with ([`super::accumulate`]): vectors of points in parts, and the chunks that have them.

use super::bucket_lists::LONGEST;
use super::vectors::Vectors;
use crate::memory::resident;
use core::ops::Range;

/// Additions (vectors) of a chunk's first level, but for what its last group has more. One coordinate of their
/// sums takes 24 KiB, so that all that is in flight stays in a second-level cache of 1 MiB, the points of
/// the next chunk too, and their pages in the address cache; but fewer than 48 would make the inversion dear.
pub(super) const fn chunk_len(element: usize) -> usize {
    let len = (24 << 10) / element;
    if len < 48 { 48 } else { len }
}
/// Chunks in flight: one for each level of the longest list, and one more.
const FLIGHT: usize = LONGEST.ilog2() as usize + 2;

/// Buffers that calls share.
pub struct Work<E: Copy> {
    pub(super) vectors: Vectors<E>,
    /// Parts of the vectors that no chunk has.
    pub(super) free: Vec<Chunk>,
    pub(super) chunks: Vec<Chunk>,
    pub(super) jobs: Vec<StepJob>,
    /// Additions done, lanes counted.
    pub additions: u64,
}

/// Vectors of a chunk, for elements of some bytes.
const fn part(element: usize) -> usize {
    chunk_len(element) + LONGEST as usize / 2
}

/// Bytes that [`Work`] takes, for elements of some bytes.
pub fn work_bytes(element: usize) -> u64 {
    let part = part(element);
    let elements = 2 * (part * FLIGHT + 3) + 2 * (2 * part + 1);
    let small = part * (FLIGHT + 2 * size_of::<StepJob>() + FLIGHT * size_of::<Live>());
    resident((elements * element) as u64) + small as u64
}

impl<E: Copy> Work<E> {
    /// Bytes held.
    pub fn bytes(&self) -> usize {
        work_bytes(size_of::<E>()) as usize
    }

    /// Buffers for a ring with this zero.
    pub fn new(zero: E) -> Self {
        let part = part(size_of::<E>());
        let free = |k| Chunk {
            level: 0,
            start: (k * part) as u32,
            groups: Vec::new(),
        };
        Self {
            vectors: Vectors::new(zero, part * FLIGHT + 3, 2 * part + 1),
            free: (0..FLIGHT).map(free).collect(),
            chunks: Vec::with_capacity(FLIGHT),
            jobs: Vec::with_capacity(2 * part),
            additions: 0,
        }
    }
}

/// One addition of vectors.
#[derive(Clone, Copy)]
pub(super) struct StepJob {
    /// The leaf with the operands, or [`INNER`].
    pub(super) leaf: u32,
    /// The first operand's vector, if it is not a leaf; the other is the next one.
    pub(super) from: u32,
    /// The sum's vector.
    pub(super) to: u32,
    /// An ordinary chord in every lane.
    pub(super) plain: bool,
}

/// The operands are vectors.
pub(super) const INNER: u32 = u32::MAX;

/// Some groups, small enough for the cache.
pub(super) struct Chunk {
    pub(super) level: u32,
    /// The first vector of its part.
    pub(super) start: u32,
    pub(super) groups: Vec<Live>,
}

/// A group being summed.
#[derive(Clone, Copy)]
pub(super) struct Live {
    /// First leaf.
    pub(super) leaf: u32,
    /// Its number.
    pub(super) number: u32,
    /// First vector.
    pub(super) base: u32,
    /// Vectors (or entries, at level 0) still to be summed.
    pub(super) left: u32,
}

impl Chunk {
    /// Its leaves, at level 0.
    pub(super) fn leaves(&self) -> Range<u32> {
        match (self.groups.first(), self.groups.last()) {
            (Some(first), Some(last)) => first.leaf..last.leaf + last.left.div_ceil(2),
            _ => 0..0,
        }
    }
}
