//! Digits over a table of multiples: a bucket set, in one pass or several.
//!
//! In one pass the table has a row for every position and multiplier, and all digits share the buckets. In
//! g passes it has the rows of every g-th position only: pass j takes the digits at positions `j + g·t`,
//! over the row of `ρ^(g·t)·m`, and Horner's rule in ρ puts the passes together. So a table g times
//! smaller costs g − 1 more folds of the buckets and (g − 1)·log₂|ρ| doublings.

use super::bucket_set::{BucketSet, Spec};
use super::{Digit, List, Recoding, Small};

/// A bucket set over prepared bases.
pub struct Prepared {
    set: Box<dyn BucketSet>,
    passes: usize,
    /// The first row of each stored position, and the number of rows.
    first: Vec<u32>,
}

impl Prepared {
    /// In a given number of passes; at least 1, at most the positions.
    pub fn new(set: Box<dyn BucketSet>, passes: usize) -> Self {
        let h = set.positions();
        let passes = passes.clamp(1, h);
        let mut first = vec![0];
        for t in 0..h.div_ceil(passes) {
            let here = t * passes..((t + 1) * passes).min(h);
            let most = here.map(|k| set.multipliers_at(k)).max().unwrap_or(0);
            first.push(first[t] + most as u32);
        }
        Self { set, passes, first }
    }

    /// The bucket set.
    pub fn set(&self) -> &dyn BucketSet {
        &*self.set
    }

    /// The set's name.
    pub fn spec(&self) -> Spec {
        self.set.spec()
    }

    /// Passes g.
    pub fn passes(&self) -> usize {
        self.passes
    }

    /// Multipliers of the rows of each stored position `ρ^(g·t)`.
    pub fn stored(&self) -> impl Iterator<Item = &[Small]> {
        let all = self.set.multipliers();
        self.first.windows(2).map(move |w| {
            let count = (w[1] - w[0]) as usize;
            &all[..count.min(all.len())]
        })
    }
}

impl Recoding for Prepared {
    fn name(&self) -> String {
        match self.passes {
            1 => self.spec().to_string(),
            g => format!("{} in {g} passes", self.spec()),
        }
    }
    fn windows(&self) -> usize {
        self.passes
    }
    fn slots(&self) -> usize {
        self.set.positions().div_ceil(self.passes) * self.set.halves()
    }
    fn rows(&self) -> usize {
        self.first.last().map_or(0, |&rows| rows as usize)
    }
    fn lists(&self, window: usize) -> Vec<List> {
        let (h, halves) = (self.set.positions(), self.set.halves());
        let positions = (window..h).step_by(self.passes);
        let lists = positions.zip(&self.first).flat_map(|(k, &row)| {
            (0..halves).map(move |s| List {
                list: k * halves + s,
                row,
            })
        });
        lists.collect()
    }
    fn all_lists(&self) -> usize {
        self.set.positions() * self.set.halves()
    }
    fn bucket_bits(&self) -> u32 {
        self.set.bucket_bits()
    }
    fn buckets(&self) -> usize {
        self.set.buckets()
    }
    fn uses_endomorphism(&self) -> bool {
        self.set.uses_endomorphism()
    }
    fn radix(&self) -> Small {
        self.set.radix()
    }
    fn place(&self, bucket: u32) -> (u32, u32) {
        self.set.place(bucket)
    }
    fn row_unit(&self) -> Small {
        self.set.row_unit()
    }
    fn col_unit(&self) -> Small {
        self.set.col_unit()
    }
    fn scalar_words(&self) -> usize {
        self.set.scalar_words()
    }
    fn recode(&self, scalars: &[u64], out: &mut [Digit]) {
        self.set.recode(scalars, out);
    }
}
