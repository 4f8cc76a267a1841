//! Sums over fixed bases that are run, on a group that counts.

use super::fold::Group;
use super::fold::{counting::Counting, lines, running};
use msmith_core::Error;
use msmith_core::recode::bucket_set::BucketSet;
use msmith_core::recode::bucket_set::spec::Numbers;
use msmith_core::recode::{NONE, Small};

use num_bigint::BigUint;

use msmith_core::random::split_mix;

use super::shape::{Fold, Shape, sorted_weights};

/// The most scalars.
pub const MOST: usize = 1 << 20;

/// What a run took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Count {
    /// The set.
    pub shape: Shape,
    /// Digits that are not zero.
    pub digits: u64,
    /// Buckets that are not empty.
    pub hit: u64,
    /// Additions into buckets.
    pub accumulate: u64,
    /// Additions and doublings that fold them: along gaps for integers, by rows and columns for sectors.
    pub fold: u64,
    /// The same by rows and columns for all sets, as the engine folds.
    pub lines: u64,
    /// Whether both ways gave `Σ weight·bucket`.
    pub right: bool,
}

impl Count {
    /// Additions in all.
    pub fn additions(&self) -> u64 {
        self.accumulate + self.fold
    }
}

/// n scalars below r, as words.
fn scalars(r: &BigUint, words: usize, n: usize, seed: u64) -> Vec<u64> {
    let mut state = seed;
    let mut all = Vec::with_capacity(n * words);
    for _ in 0..n {
        // One word more than r has: the residue is as good as uniform.
        let digits: Vec<u32> = (0..2 * words + 2)
            .map(|_| (split_mix(&mut state) >> 32) as u32)
            .collect();
        let a = BigUint::new(digits) % r;
        let end = all.len() + words;
        all.extend(a.iter_u64_digits());
        all.resize(end, 0);
    }
    all
}

/// Sums n random scalars over n random bases with a set, n up to [`MOST`].
pub fn count(numbers: &Numbers, set: &dyn BucketSet, n: usize, seed: u64) -> Result<Count, Error> {
    if n == 0 || n > MOST {
        return Err(Error::Option(format!("{n} scalars: from 1 to {MOST}")));
    }
    let scalars = scalars(&numbers.r, set.scalar_words(), n, seed);
    let (positions, halves, bits) = (set.positions(), set.halves(), set.bucket_bits());
    let mut digits = vec![NONE; n * positions * halves];
    set.recode(&scalars, &mut digits);

    let group = Counting::default();
    let mut state = seed ^ 0x5555;
    let mut points: Vec<u64> = (0..n * halves)
        .map(|_| 1 + split_mix(&mut state) % (Counting::ORDER - 1))
        .collect();
    let mut buckets = vec![group.identity(); set.buckets()];
    let (mut nonzero, mut hit) = (0, vec![false; set.buckets()]);
    for (k, row) in digits.chunks(n * halves).enumerate() {
        if k > 0 {
            for p in &mut points {
                *p = Counting::value(set.radix(), *p);
            }
        }
        for (&digit, &point) in row.iter().zip(&points) {
            if digit == NONE {
                continue;
            }
            nonzero += 1;
            let (index, power, sign) = (digit >> 3, digit >> 1 & 3, digit & 1);
            let bucket = (index & ((1 << bits) - 1)) as usize;
            let m = set.multipliers()[(index >> bits) as usize];
            let unit = [[1, 0], [0, 1], [-1, -1]][power.min(2) as usize];
            let sign = 1 - 2 * i64::from(sign);
            let [x, y] = unit.map(|u| sign * u);
            let term = Counting::value(Small { x, y }, Counting::value(m, point));
            hit[bucket] = true;
            buckets[bucket] = group.add(&buckets[bucket], &term);
        }
    }
    let accumulate = group.take().0;
    let all = |(additions, doublings): (u64, u64)| additions + doublings;

    let direct = (0..set.buckets()).fold(0, |sum, b| {
        (sum + Counting::value(set.weight(b as u32), buckets[b])) % Counting::ORDER
    });
    let units = [set.row_unit(), set.col_unit()];
    let by_lines = lines::fold(&group, &|b| set.place(b), units, &buckets);
    let by_lines_took = all(group.take());
    let shape = Shape::of(set);
    let (sum, fold) = match shape.fold {
        Fold::Lines => (by_lines, by_lines_took),
        Fold::Gaps(_) => {
            let order = sorted_weights(set);
            let weights: Vec<u32> = order.iter().map(|w| w.0).collect();
            let sums: Vec<u64> = order.iter().map(|w| buckets[w.1 as usize]).collect();
            (running::fold(&group, &weights, &sums), all(group.take()))
        }
    };
    Ok(Count {
        shape,
        digits: nonzero,
        hit: hit.iter().filter(|h| **h).count() as u64,
        accumulate,
        fold,
        lines: by_lines_took,
        right: [sum, by_lines] == [Some(direct); 2],
    })
}
