//! Into how many parts a sum is cut: pieces of the bases, so that the rows of a piece are near each other, and
//! ranges of the buckets, so that all threads have work.

use super::super::bucket_lists::{LONGEST, most};
use super::super::table::{Table, columns};
use crate::recode::Recoding;
use crate::ring::Lanes;

/// Bytes of rows that are summed together. Of 1.4 GB in one piece a sum took 1.7 s, in three to five pieces 1.15 to
/// 1.2 s, whichever was more depending on what else the machine did.
const NEAR: u64 = 400 << 20;
/// Digits of a bucket in every piece, at least: in more pieces their sums cost more than they save.
const LEAST: f64 = 4.0;
/// Digits of a bucket in every piece, at most, so that hardly a list is longer than [`LONGEST`]: half of them being so
/// cost a fifth of a sum.
const MOST_DIGITS: f64 = 0.75 * LONGEST as f64;
/// Looking through the digits of all buckets for those of a range, in units of the additions of all buckets.
const SCAN: f64 = 0.03;
/// Ranges at most.
const RANGES: usize = 1024;

/// Pieces of a sum with a given number of digits a pass over a given number of bytes of rows.
pub fn pieces(bytes: u64, digits: f64, buckets: f64) -> usize {
    let each = digits / buckets.max(1.0);
    let (few, most) = ((each / MOST_DIGITS).ceil(), each / LEAST);
    (bytes.div_ceil(NEAR) as usize).clamp((few as usize).max(1), (most as usize).max(1))
}

/// Those of a sum over rows of a table.
pub fn pieces_of<R: Lanes>(f: &R, table: &Table<R::Mem>, recoding: &dyn Recoding) -> usize {
    let n = table.finite.len();
    let row = columns(recoding) * f.words() * size_of::<u64>();
    // Chosen bases may be far apart.
    let reach = match table.which.as_deref() {
        Some([first, .., last]) => (last - first) as usize + 1,
        _ => n,
    };
    let digits = (n * recoding.slots()) as f64;
    let bytes = (reach * recoding.rows()) as u64 * row as u64;
    pieces(bytes, digits, recoding.buckets() as f64).min(named(recoding).max(1))
}

/// Pieces whose sums entries of lists can name; none where those of one are too many.
fn named(recoding: &dyn Recoding) -> usize {
    let sums = recoding.windows() * recoding.buckets();
    most() / 2 / sums.max(1)
}

/// Whether a sum over a number of pieces goes window by window instead of in parts ([`super::parts`]).
pub fn is_whole(pieces: usize, recoding: &dyn Recoding, threads: usize) -> bool {
    pieces == 1 && (recoding.windows().is_multiple_of(threads) || named(recoding) == 0)
}

/// Ranges of buckets for a given number of parts of a sum (passes of pieces), all of which are to keep the threads
/// busy.
pub fn ranges(threads: usize, parts: usize, buckets: usize) -> usize {
    let time = |ranges: usize| {
        let rounds = (parts * ranges).div_ceil(threads.max(1));
        rounds as f64 * (1.0 / ranges as f64 + SCAN)
    };
    (1..=threads.min(buckets).min(RANGES))
        .min_by(|a, b| time(*a).total_cmp(&time(*b)))
        .unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_tables_are_cut_unless_buckets_are_many() {
        assert_eq!(pieces(0, 0.0, 0.0), 1);
        assert_eq!(pieces(NEAR, 5e4, 1e3), 1);
        assert_eq!(pieces(NEAR + 1, 5e4, 1e3), 2);
        assert_eq!(pieces(5 * NEAR, 5e4, 1e3), 5);
        // 9 digits a bucket, and 5.
        assert_eq!(pieces(5 * NEAR, 9e3, 1e3), 2);
        assert_eq!(pieces(5 * NEAR, 5e3, 1e3), 1);
        // Long lists.
        assert_eq!(pieces(1, 96e3, 1e3), 1);
        assert_eq!(pieces(1, 97e3, 1e3), 2);
        assert_eq!(pieces(1, 1e6, 1e3), 11);
    }

    #[test]
    fn threads_have_like_work() {
        let table = |parts| [1, 2, 3, 4, 16].map(|threads| ranges(threads, parts, 1 << 20));
        assert_eq!(table(1), [1, 2, 3, 4, 16]);
        assert_eq!(table(2), [1, 1, 3, 2, 8]);
        assert_eq!(table(3), [1, 2, 1, 4, 5]);
        assert_eq!(table(4), [1, 1, 3, 1, 4]);
        // Few buckets, and none.
        assert_eq!((ranges(8, 1, 5), ranges(8, 1, 0)), (5, 1));
        // The threads stand idle for a fifth of the time at most.
        for threads in 1..=32 {
            for parts in 1..=20 {
                let r = ranges(threads, parts, 1 << 20);
                let rounds = (parts * r).div_ceil(threads);
                assert!(
                    parts * r * 5 >= rounds * threads * 4,
                    "{threads} {parts} {r}"
                );
            }
        }
    }
}
