//! Digits of all scalars, and the digits of some windows sorted by bucket. No rings: sums over several
//! tables of points can share both.

use super::bucket_lists::{Layout, Lists, entry};
use crate::memory::{Block, resize};
use crate::recode::{Digit, NONE, Recoding};
use core::ops::Range;

/// Digits of all windows in blocks of points; for an infinite point [`crate::recode::NONE`], where the points are those of
/// one sum.
#[derive(Default)]
pub struct Digits {
    /// Points.
    n: usize,
    /// Points of a block (the last one may have fewer).
    block: usize,
    /// Digits of a point.
    lists: usize,
    /// Block by block its lists, of one digit a point; perhaps more than there are.
    digits: Block<Digit>,
}

impl Digits {
    /// Makes room, in the memory that it has if that is enough.
    pub fn reset(&mut self, n: usize, block: usize, lists: usize) {
        #[cfg(test)]
        testing::RESETS.set(testing::RESETS.get() + 1);
        let len = n * lists;
        if self.digits.len() < len {
            self.digits = Block::zeros(len);
        }
        (self.n, self.block, self.lists) = (n, block, lists);
    }

    /// The blocks, to be filled.
    pub fn blocks_mut(&mut self) -> impl Iterator<Item = &mut [Digit]> {
        let len = self.n * self.lists;
        self.digits[..len].chunks_mut((self.block * self.lists).max(1))
    }

    /// Bytes of the memory that it holds.
    pub fn bytes(&self) -> usize {
        size_of::<Digit>() * self.digits.len()
    }

    /// All points.
    pub fn points(&self) -> Range<usize> {
        0..self.n
    }

    /// The digits of a list of some points: block by block, with the first of its points.
    fn list(&self, list: usize, points: &Range<usize>) -> impl Iterator<Item = (usize, &[Digit])> {
        let (block, lists, points) = (self.block.max(1), self.lists, points.clone());
        let blocks = points.start / block..points.end.div_ceil(block);
        let digits = &self.digits[..self.n * lists];
        let all = digits.chunks((block * lists).max(1)).enumerate();
        (all.skip(blocks.start).take(blocks.len())).map(move |(k, digits)| {
            let (first, n) = (k * block, digits.len() / lists);
            let some = points.start.max(first) - first..(points.end - first).min(n);
            let digits = &digits[list * n..(list + 1) * n];
            (first + some.start, &digits[some])
        })
    }
}

/// Where the points of a sum are.
pub struct Rows<'a> {
    /// Lanes.
    pub width: usize,
    /// How the rows of the table are laid out.
    pub layout: Layout,
    /// The numbers of the points, if not all in their order.
    pub which: Option<&'a [u32]>,
    /// Which points are finite, where there are digits for the others too.
    pub finite: Option<&'a [bool]>,
}

/// Entries by bucket: list `(p·windows + k)·buckets + b` is bucket b of the k-th window of the p-th range of points.
#[derive(Default)]
pub struct Sorted {
    lengths: Vec<u32>,
    /// The lists.
    pub lists: Lists,
}

impl Sorted {
    /// Counting-sorts the digits of the windows `which` that belong to some of the buckets and to some ranges of the
    /// points, each of which has lists of its own.
    pub fn sort(
        &mut self,
        rows: &Rows<'_>,
        digits: &Digits,
        which: &Range<usize>,
        some: &Range<usize>,
        parts: &[Range<usize>],
        recoding: &dyn Recoding,
    ) {
        let those = (which, some, parts);
        match rows.finite {
            None => self.sort_if(rows, digits, those, recoding, |_| true),
            Some(finite) => self.sort_if(rows, digits, those, recoding, |i| finite[i]),
        }
    }

    /// The same of points for which `is` says so.
    #[inline(always)]
    fn sort_if(
        &mut self,
        rows: &Rows<'_>,
        digits: &Digits,
        (which, some, parts): (&Range<usize>, &Range<usize>, &[Range<usize>]),
        recoding: &dyn Recoding,
        is: impl Fn(usize) -> bool,
    ) {
        let bits = recoding.bucket_bits();
        let (mask, start, buckets) = ((1 << bits) - 1, some.start as u32, some.len());
        // Out of range for no digit, and for other buckets.
        let bucket = |d: Digit| match d {
            NONE => usize::MAX,
            d => (d >> 3 & mask).wrapping_sub(start) as usize,
        };
        let lists = || (parts.iter()).flat_map(|points| which.clone().map(move |w| (points, w)));
        resize(&mut self.lengths, parts.len() * which.len() * buckets, 0);
        for ((points, w), lengths) in lists().zip(self.lengths.chunks_mut(buckets.max(1))) {
            for of in recoding.lists(w) {
                for (first, list) in digits.list(of.list, points) {
                    for (i, &d) in list.iter().enumerate() {
                        if let Some(length) = lengths.get_mut(bucket(d)) {
                            *length += u32::from(is(first + i));
                        }
                    }
                }
            }
        }
        self.lists.lay_out(rows.width, &self.lengths);
        let per = recoding.rows() as u32;
        for (k, (points, w)) in lists().enumerate() {
            for of in recoding.lists(w) {
                for (first, list) in digits.list(of.list, points) {
                    for (i, &d) in list.iter().enumerate() {
                        let bucket = bucket(d);
                        if bucket < buckets && is(first + i) {
                            let point = match rows.which {
                                None => (first + i) as u32,
                                Some(which) => which[first + i],
                            };
                            let row = point * per + of.row + (d >> (3 + bits));
                            let e = entry(rows.layout, row, d);
                            self.lists.push(k * buckets + bucket, e);
                        }
                    }
                }
            }
        }
    }

    /// Bytes of the memory that they hold.
    pub fn bytes_held(&self) -> usize {
        self.lists.bytes_held() + 4 * self.lengths.capacity()
    }
}

#[cfg(test)]
pub mod testing {
    use std::cell::Cell;

    thread_local! {
        /// How often lists were recoded in this thread.
        pub static RESETS: Cell<usize> = const { Cell::new(0) };
    }
}
