//! Random scalars, means and instructions, for tests.

use crate::instructions::Instructions;
use msmith_core::random::split_mix;
use num_bigint::BigUint;
use std::sync::Once;

/// The same scalars everywhere.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        split_mix(&mut self.0)
    }

    /// Less than a bound.
    pub(crate) fn below(&mut self, n: u64) -> u64 {
        (self.next() >> 8) % n
    }

    /// Uniform in `[0, 2^bits)`.
    pub(crate) fn bits(&mut self, bits: u64) -> BigUint {
        let words = (0..bits.div_ceil(32)).map(|_| self.next() as u32);
        BigUint::new(words.collect()) >> (bits.div_ceil(32) * 32 - bits)
    }
}

/// The instructions of this machine. Those that it does not have are named once on stderr: they are not tested.
pub(crate) fn available() -> impl Iterator<Item = Instructions> {
    static SKIPPED: Once = Once::new();
    SKIPPED.call_once(|| {
        for i in Instructions::ALL.iter().filter(|i| !i.is_available()) {
            eprintln!("skipped: this machine does not have the instructions of {i:?}");
        }
    });
    Instructions::ALL.into_iter().filter(|i| i.is_available())
}

/// A mean with its standard error.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Mean {
    pub n: u64,
    pub mean: f64,
    pub se: f64,
}

impl Mean {
    /// By how many standard errors of the difference it is above the other.
    pub(crate) fn z(&self, other: &Self) -> f64 {
        (self.mean - other.mean) / self.se.hypot(other.se)
    }
}

impl FromIterator<f64> for Mean {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        let all: Vec<f64> = numbers.into_iter().collect();
        let n = all.len() as f64;
        let mean = all.iter().sum::<f64>() / n;
        let squares: f64 = all.iter().map(|x| (x - mean).powi(2)).sum();
        Self {
            n: all.len() as u64,
            mean,
            se: (squares / (n - 1.0) / n).sqrt(),
        }
    }
}
