//! Coefficient sets.

use crate::digit::Digit;
use crate::error::Error;

/// The digits that a step may add. Usually 0 and what is closed under negation, but any set will do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    /// Sorted, no two alike.
    digits: Vec<Digit>,
}

impl Set {
    /// The largest absolute value of a coefficient.
    pub const MOST: i32 = 1 << 12;
    /// The largest number of digits in a set.
    pub const MOST_DIGITS: usize = 1 << 10;

    /// These digits and no others.
    pub fn new(digits: impl IntoIterator<Item = Digit>) -> Result<Self, Error> {
        let mut digits: Vec<Digit> = digits.into_iter().collect();
        digits.sort_unstable();
        digits.dedup();
        let large = |d: &&Digit| d.x.unsigned_abs().max(d.y.unsigned_abs()) > Self::MOST as u32;
        if let Some(d) = digits.iter().find(large) {
            let most = Self::MOST;
            return Err(Error::Text(format!(
                "the digit ({}, {}) is above {most}",
                d.x, d.y
            )));
        }
        if digits.len() > Self::MOST_DIGITS {
            let (n, most) = (digits.len(), Self::MOST_DIGITS);
            return Err(Error::Text(format!("{n} digits; at most {most} are taken")));
        }
        Ok(Self { digits })
    }

    /// 0, these, and their opposites.
    pub fn symmetric(digits: impl IntoIterator<Item = Digit>) -> Result<Self, Error> {
        let both = digits.into_iter().flat_map(|d| [d, -d]);
        Self::new(core::iter::once(Digit::ZERO).chain(both))
    }

    /// 0 and ± these multiples of P.
    pub fn multiples(of: &[i32]) -> Result<Self, Error> {
        Self::symmetric(of.iter().map(|&x| Digit::single(x)))
    }

    /// All digits, in increasing order.
    pub fn digits(&self) -> &[Digit] {
        &self.digits
    }

    /// Whether a step may add this.
    pub fn contains(&self, d: Digit) -> bool {
        self.digits.binary_search(&d).is_ok()
    }

    /// Whether it is closed under negation.
    pub fn is_symmetric(&self) -> bool {
        self.digits.iter().all(|&d| self.contains(-d))
    }

    /// Whether a second point is used.
    pub fn is_pair(&self) -> bool {
        self.digits.iter().any(|d| d.y != 0)
    }

    /// What a table holds: of each digit and its opposite one, without 0.
    pub fn stored(&self) -> Vec<Digit> {
        let mut all: Vec<Digit> = self.digits.iter().map(|d| d.stored()).collect();
        all.retain(|d| !d.is_zero());
        all.sort_unstable();
        all.dedup();
        all
    }
}
