//! The plane of the buckets: whose sums make up the sum of a row, of a column.
//!
//! With `weight(bucket) = row·u + col·v` a window's sum is `u·Σ row·R_row + v·Σ col·C_col`, R and C the sums of the
//! bucket's rows and columns: lists of sums, about two additions a bucket, all of them independent.

use super::buckets::WindowSum;
use super::running_sums::Line;
use crate::recode::Recoding;

/// The lists of buckets whose sums are those of lines, computed once a recoding.
pub struct Plane {
    /// Buckets, list by list: rows first, then columns.
    buckets: Vec<u32>,
    /// First bucket of each list, one more than there are.
    first: Vec<u32>,
    /// Number of rows and of columns.
    sides: [usize; 2],
}

impl Plane {
    /// Bytes while a plane of this many buckets is laid out, most of which stay: two numbers of each, and its place.
    pub fn memory(buckets: usize) -> u64 {
        16 * buckets as u64
    }

    /// Lays out the buckets of a recoding. Lists of row 0 and of column 0 are empty: they weigh nothing.
    pub fn new(recoding: &dyn Recoding) -> Self {
        let places: Vec<[u32; 2]> = (0..recoding.buckets() as u32)
            .map(|b| recoding.place(b).into())
            .collect();
        let count = |side: usize| {
            places
                .iter()
                .map(|p| p[side] as usize + 1)
                .max()
                .unwrap_or(0)
        };
        let sides = [count(0), count(1)];
        let lists_of = |place: &[u32; 2]| {
            let [row, col] = place.map(|side| side as usize);
            let all = [(row, row), (col, sides[0] + col)];
            all.into_iter()
                .filter(|(line, _)| *line > 0)
                .map(|(_, list)| list)
        };
        let lists = sides[0] + sides[1];
        let mut first = vec![0u32; lists + 1];
        for list in places.iter().flat_map(lists_of) {
            first[list + 1] += 1;
        }
        for k in 0..lists {
            first[k + 1] += first[k];
        }
        let mut at = first.clone();
        let mut buckets = vec![0; first[lists] as usize];
        for (bucket, place) in places.iter().enumerate() {
            for list in lists_of(place) {
                buckets[at[list] as usize] = bucket as u32;
                at[list] += 1;
            }
        }
        Self {
            buckets,
            first,
            sides,
        }
    }

    /// Lists of a window.
    pub fn lists(&self) -> usize {
        self.first.len() - 1
    }

    /// The buckets of a list.
    #[inline(always)]
    pub fn list(&self, k: usize) -> &[u32] {
        &self.buckets[self.first[k] as usize..self.first[k + 1] as usize]
    }

    /// The sides of a number of windows.
    pub fn sides(&self, windows: usize) -> Vec<Line> {
        let mut start = 0;
        let mut line = |&len: &usize| {
            start += len;
            Line {
                start: start - len,
                len,
            }
        };
        let all = std::iter::repeat_n(&self.sides, windows).flatten();
        all.map(&mut line).collect()
    }

    /// The sums of windows from those of all their sides.
    pub fn windows<P>(&self, sums: Vec<P>) -> Vec<WindowSum<P>> {
        let mut sums = sums.into_iter();
        let mut all = Vec::new();
        while let (Some(rows), Some(cols)) = (sums.next(), sums.next()) {
            all.push(WindowSum {
                window: all.len(),
                rows,
                cols,
            });
        }
        all
    }
}

#[cfg(test)]
mod tests;
