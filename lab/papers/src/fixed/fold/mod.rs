//! Bucket folding: `Σ weight(b)·S_b` of bucket sums S_b, three ways, over any [`Group`].
//!
//! | way | weights | additions for m buckets, none empty |
//! |---|---|---|
//! | [`running`]: running sums over gaps | integers, greatest gap d | 2m + d − 3 |
//! | [`path`]: sums along a path, or a tree, from 0 | a set of Z\[ω\] with short steps | 2m + 1 at most |
//! | [`lines`]: row and column sums | `row·u + col·v` | 2m, and about one for each line |
//!
//! 2m − 2 is the least that any could take: turned round, an addition for each weight but 1, and m − 1 more.
//! They differ by about a hundredth, less for more buckets, so what counts is the chain of dependent additions.
//! Along gaps and paths every addition waits for the one before it. All row and column sums are independent, so
//! they fill the lanes and share their inversions; only the lines, about √m long, are running sums. Hence the
//! engine folds by rows and columns, and these are references: one point at a time, every
//! addition counted.
//!
//! An empty bucket is the neutral element. [`counting::Counting`] is a group that counts.
//!
//! **Source.** Fan, Kuchta, Sica, Xu (FKSX), Algorithms 1 and 9, corrected as said in each file.

pub mod counting;
pub mod lines;
#[cfg(test)]
mod on_points;
pub mod path;
pub mod running;
mod search;
#[cfg(test)]
mod tests;

use msmith_core::recode::Small;

/// A group in which buckets are folded.
pub trait Group {
    /// A point.
    type Point: Copy;
    /// The neutral element.
    fn identity(&self) -> Self::Point;
    /// `p + q`.
    fn add(&self, p: &Self::Point, q: &Self::Point) -> Self::Point;
    /// `2p`.
    fn dbl(&self, p: &Self::Point) -> Self::Point;
    /// `−p`.
    fn neg(&self, p: &Self::Point) -> Self::Point;
    /// `ωp`, where there is an endomorphism.
    fn turn(&self, p: &Self::Point) -> Option<Self::Point>;

    /// `k·p` for a small integer.
    fn times(&self, p: &Self::Point, k: i64) -> Self::Point {
        let mut acc = self.identity();
        for bit in (0..64 - k.unsigned_abs().leading_zeros()).rev() {
            acc = self.dbl(&acc);
            if k.unsigned_abs() >> bit & 1 == 1 {
                acc = self.add(&acc, p);
            }
        }
        if k < 0 { self.neg(&acc) } else { acc }
    }

    /// `(x + yω)·p`.
    fn small(&self, p: &Self::Point, k: Small) -> Self::Point {
        let shift = (k.x | k.y).trailing_zeros().min(63);
        let mut p = *p;
        for _ in 0..shift {
            p = self.dbl(&p);
        }
        let (x, y) = (k.x >> shift, k.y >> shift);
        let mut sum = self.times(&p, x);
        if y != 0
            && let Some(turned) = self.turn(&p)
        {
            sum = self.add(&sum, &self.times(&turned, y));
        }
        sum
    }
}

/// `θ^k·p` with θ = 1 + ω, k from 0 to 5: no addition. `None` without an endomorphism.
fn unit_times<G: Group>(group: &G, k: usize, p: &G::Point) -> Option<G::Point> {
    // θ = −ω², θ² = ω, θ³ = −1.
    let turned = match k % 3 {
        0 => *p,
        1 => group.neg(&group.turn(&group.turn(p)?)?),
        _ => group.turn(p)?,
    };
    Some(if k / 3 == 1 {
        group.neg(&turned)
    } else {
        turned
    })
}

/// The unit that an Eisenstein integer is, as a power of θ.
fn unit(k: Small) -> Option<usize> {
    (0..6).find(|&i| UNITS[i] == [k.x, k.y])
}

/// `θ^k` for k = 0 … 5.
const UNITS: [[i64; 2]; 6] = [[1, 0], [1, 1], [0, 1], [-1, 0], [-1, -1], [0, -1]];

/// `Σ i·terms[i]` for i ≥ 1 by running sums.
fn weighted<G: Group>(group: &G, terms: &[G::Point]) -> G::Point {
    let (mut running, mut total) = (group.identity(), group.identity());
    for term in terms.iter().skip(1).rev() {
        running = group.add(&running, term);
        total = group.add(&total, &running);
    }
    total
}
