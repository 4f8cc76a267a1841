//! The primes of stage 2 as pairs of a giant step and a baby step.
//!
//! A prime `q` in (B1, B2] is `m·D ± j` with `j ≤ D/2` prime to D, and `qQ` is neutral exactly where `mD·Q = ∓jQ`,
//! that is, where both have the same y. One pair (m, j) serves the two primes `mD + j` and `mD − j`. The pairs
//! are a table of bits, a row for each giant step, made once for all curves: `φ(D)/(2D)` bits for every integer up
//! to B2, 1.2 bytes for every 100 with `D = 30030`.

use crate::primes;
use core::ops::ControlFlow;
use msmith_core::{Error, Watch};
use num_integer::Integer;

/// Wheels: products of the first primes and small multiples of them.
const WHEELS: [u64; 13] = [
    2, 6, 30, 60, 210, 420, 1050, 2310, 4620, 9240, 30030, 60060, 90090,
];

/// Stage 2.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wheel {
    /// D.
    pub d: u64,
    /// The baby steps j, in order.
    pub babies: Vec<u32>,
    /// The first giant step m.
    pub first: u64,
    /// A row of bits for each giant step: which baby steps.
    bits: Vec<u64>,
    /// Words of a row.
    row: usize,
    /// Number of pairs.
    pub pairs: u64,
    /// Number of primes.
    pub primes: u64,
}

fn totient(d: u64) -> u64 {
    (1..=d).filter(|j| j.gcd(&d) == 1).count() as u64
}

/// What the points of stage 2 cost in products, without the pairs: 8M an addition, 4M to make Z = 1.
fn points(d: u64, b1: u64, b2: u64) -> u64 {
    12 * (totient(d) / 2 + (b2 - b1) / d + 1)
}

impl Wheel {
    /// For the primes in (b1, b2]; `None` where there are none. Errors: the flag of `watch`.
    pub fn new(b1: u64, b2: u64, watch: Watch<'_>) -> Result<Option<Self>, Error> {
        let largest = |d: u64| {
            [13, 11, 7, 5, 3, 2]
                .into_iter()
                .find(|&p| d.is_multiple_of(p))
        };
        if b2 <= b1 {
            return Ok(None);
        }
        // Primes that divide D have no j. With b1 = 2 there is D = 2.
        let d = WHEELS
            .into_iter()
            .filter(|&d| largest(d).is_some_and(|p| p <= b1))
            .min_by_key(|&d| points(d, b1, b2))
            .unwrap_or(2);
        let babies: Vec<u32> = (1..=d / 2)
            .filter(|j| j.gcd(&d) == 1)
            .map(|j| j as u32)
            .collect();
        let mut position = vec![u32::MAX; d as usize / 2 + 1];
        for (i, &j) in babies.iter().enumerate() {
            position[j as usize] = i as u32;
        }
        let giant = |q: u64| (q + d / 2) / d;
        let first = giant(b1 + 1);
        let row = babies.len().div_ceil(64);
        let mut wheel = Self {
            d,
            babies,
            first,
            bits: vec![0; (giant(b2) - first + 1) as usize * row],
            row,
            pairs: 0,
            primes: 0,
        };
        let stopped = primes::try_each(b1 + 1, b2, |q| {
            let m = giant(q);
            let j = q.abs_diff(m * d) as usize;
            let at = position[j] as usize;
            let word = &mut wheel.bits[(m - first) as usize * row + at / 64];
            wheel.pairs += u64::from(*word >> (at % 64) & 1 == 0);
            *word |= 1 << (at % 64);
            wheel.primes += 1;
            match watch.check() {
                Ok(()) => ControlFlow::Continue(()),
                Err(e) => ControlFlow::Break(e),
            }
        });
        match stopped {
            ControlFlow::Break(e) => Err(e),
            ControlFlow::Continue(()) => Ok((wheel.primes > 0).then_some(wheel)),
        }
    }

    /// Number of giant steps.
    pub fn giants(&self) -> usize {
        self.bits.len() / self.row
    }

    /// The baby steps of a giant step, by their positions in [`Wheel::babies`].
    #[inline(always)]
    pub fn pairs_of(&self, giant: usize, mut see: impl FnMut(usize)) {
        for (w, &word) in self.bits[giant * self.row..][..self.row].iter().enumerate() {
            let mut left = word;
            while left != 0 {
                see(64 * w + left.trailing_zeros() as usize);
                left &= left - 1;
            }
        }
    }

    /// What it costs a curve in products, about: the points and the pairs.
    pub fn products(&self, b1: u64, b2: u64) -> u64 {
        points(self.d, b1, b2) + self.pairs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_prime_is_in_a_pair_and_pairs_are_of_primes() {
        for (b1, b2) in [
            (2, 3),
            (2, 100),
            (3, 50),
            (5, 1000),
            (7, 2000),
            (50, 5000),
            (1000, 200_000),
        ] {
            let wheel = Wheel::new(b1, b2, Watch::default()).unwrap().unwrap();
            let mut primes = Vec::new();
            primes::each(b1 + 1, b2, |q| primes.push(q));
            assert_eq!(wheel.primes, primes.len() as u64);
            let mut met = Vec::new();
            let mut pairs = 0;
            for g in 0..wheel.giants() {
                wheel.pairs_of(g, |i| {
                    let (at, j) = (
                        (wheel.first + g as u64) * wheel.d,
                        u64::from(wheel.babies[i]),
                    );
                    let two = [at.wrapping_sub(j), at + j];
                    let hit = two.into_iter().filter(|q| primes.binary_search(q).is_ok());
                    let before = met.len();
                    met.extend(hit);
                    assert!(met.len() > before, "{b1} {b2}: pair of no prime");
                    pairs += 1;
                });
            }
            met.sort_unstable();
            met.dedup();
            assert_eq!(met, primes, "{b1} {b2}");
            assert_eq!(pairs, wheel.pairs);
        }
        for (b1, b2) in [(7, 10), (7, 7)] {
            assert_eq!(Wheel::new(b1, b2, Watch::default()), Ok(None));
        }
    }

    #[test]
    fn making_it_can_be_stopped() {
        let stop = true.into();
        let watch = Watch::default().with_cancel(&stop);
        assert_eq!(Wheel::new(1000, 2000, watch), Err(Error::Cancelled));
    }
}
