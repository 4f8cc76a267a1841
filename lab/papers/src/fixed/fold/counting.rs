//! A group that counts: integers modulo `2^61 − 1`, with ω.

use std::cell::Cell;

use super::Group;
use msmith_core::recode::Small;

/// Integers modulo the prime p = `2^61 − 1` under addition, ω acting as a cube root of unity.
///
/// Operations on the neutral element are free, as they are where the first point of a sum is copied.
#[derive(Debug, Default)]
pub struct Counting {
    additions: Cell<u64>,
    doublings: Cell<u64>,
}

impl Counting {
    /// The order p.
    pub const ORDER: u64 = (1 << 61) - 1;
    /// ω acts as this: `5^((p − 1)/3)`.
    pub const OMEGA: u64 = 1_669_582_390_241_348_315;

    /// Additions, then doublings, since the last call.
    pub fn take(&self) -> (u64, u64) {
        (self.additions.take(), self.doublings.take())
    }

    /// `(x + yω)·p`, not counted.
    pub fn value(k: Small, p: u64) -> u64 {
        let residue = |v: i64| i128::from(v).rem_euclid(i128::from(Self::ORDER)) as u128;
        let order = u128::from(Self::ORDER);
        let k = (residue(k.x) + residue(k.y) * u128::from(Self::OMEGA)) % order;
        (k * u128::from(p) % order) as u64
    }
}

impl Group for Counting {
    type Point = u64;

    fn identity(&self) -> u64 {
        0
    }
    fn add(&self, p: &u64, q: &u64) -> u64 {
        self.additions
            .set(self.additions.get() + u64::from(*p != 0 && *q != 0));
        (p + q) % Self::ORDER
    }
    fn dbl(&self, p: &u64) -> u64 {
        self.doublings
            .set(self.doublings.get() + u64::from(*p != 0));
        2 * p % Self::ORDER
    }
    fn neg(&self, p: &u64) -> u64 {
        (Self::ORDER - p) % Self::ORDER
    }
    fn turn(&self, p: &u64) -> Option<u64> {
        Some(Self::value(Small { x: 0, y: 1 }, *p))
    }
}
