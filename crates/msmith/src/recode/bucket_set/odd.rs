//! Radix 2^c with odd multipliers: M = {1, 3, …, 2μ − 1}, μ a power of 2.
//!
//! B = {2^e·u ≤ q/2 : u ≡ ±1 mod 4μ}, q/(2μ) buckets and one more for each of the highest powers of two:
//! the least possible but for those. A value `2^e·v` takes the m with v ≡ ±m mod 4μ, and u = ±v/m
//! modulo 2^(c−e) up to its sign, which is ±1 mod 4μ. So there is no digit table: cost two products
//! and about twenty small operations a digit.
//!
//! FKSX have optimal sets for odd p only; these are their counterparts for p = 2.

use super::super::{Digit, NONE, digit};
use super::ends::{Length, Products, carries};
use super::integer::{Integers, Rule};
use super::spec::{Family, Numbers, Spec};
use crate::error::Error;

/// The rule; see the head of the module.
pub(super) struct OddRule {
    c: u32,
    /// μ = 2^k.
    k: u32,
    bits: u32,
    /// The inverse modulo 2^32 of every odd number below 4μ, of 4μ − v with changed sign.
    inverse: Vec<u32>,
    /// The first bucket of every power of two.
    first: [u32; 33],
}

impl OddRule {
    fn new(c: u32, k: u32, bits: u32) -> Self {
        let signed = |j: u32| {
            let (v, all) = (2 * j + 1, 4u32 << k);
            let v = if j >> k == 0 { v } else { v.wrapping_sub(all) };
            // Three bits of the inverse are v itself; every step doubles them.
            (0..4).fold(v, |x, _| {
                x.wrapping_mul(2u32.wrapping_sub(v.wrapping_mul(x)))
            })
        };
        let (mut first, mut sum) = ([0; 33], 0);
        for (e, first) in first.iter_mut().enumerate().take(c as usize + 1) {
            *first = sum;
            sum += count(c, k, e as u32);
        }
        Self {
            c,
            k,
            bits,
            inverse: (0..2 << k).map(signed).collect(),
            first,
        }
    }
}

/// Buckets with the power 2^e: a quarter of every 2μ, at least one.
fn count(c: u32, k: u32, e: u32) -> u32 {
    if e >= c {
        0
    } else {
        1 << (c - e - 1).saturating_sub(k + 1)
    }
}

/// The weights in the order of their powers of two.
fn weights(c: u32, k: u32) -> Vec<u32> {
    let four = 4u32 << k;
    let level = |e| {
        // 1, 4μ − 1, 4μ + 1, 8μ − 1, …
        (0..count(c, k, e)).map(move |i| (i.div_ceil(2) * four + 1 - i % 2 * 2) << e)
    };
    (0..c).flat_map(level).collect()
}

impl Rule for OddRule {
    #[inline(always)]
    fn step(&self, t: i32, sign: u32) -> (Digit, i32) {
        let mask = (1u32 << self.c) - 1;
        let v = t as u32 & mask;
        // c for zero.
        let e = (v | 1 << self.c).trailing_zeros();
        let class = v >> e >> 1 & ((2 << self.k) - 1);
        // ±m·b = v modulo q, b ≡ 2^e modulo 4μ·2^e; then its sign.
        let b = v.wrapping_mul(self.inverse[class as usize]) & mask;
        let far = b.wrapping_sub(v & v.wrapping_neg()) >> (self.c - 1) & 1;
        let b = (b ^ far.wrapping_neg()).wrapping_add(far) & mask;
        let minus = class >> self.k;
        let m = class ^ (minus.wrapping_neg() & ((2 << self.k) - 1));
        let bucket = self.first[e as usize] + (b >> e >> (self.k + 1));
        let unit = minus ^ far;
        let product = (2 * m + 1).wrapping_mul(b);
        let signed = (product ^ unit.wrapping_neg()).wrapping_add(unit);
        let carry = (t as u32).wrapping_sub(signed) as i32 >> self.c;
        let it = digit(m << self.bits | bucket, 0, unit ^ sign);
        (if v == 0 { NONE } else { it }, carry)
    }
}

/// The set of radix 2^c with μ odd multipliers.
pub(super) fn odd(numbers: &Numbers, c: u32, mu: u32) -> Result<Integers<OddRule>, Error> {
    let k = mu.checked_ilog2().filter(|_| mu.is_power_of_two());
    let k = k.filter(|k| (k + 2..=26).contains(&c) && c + k <= 30);
    let k = k.ok_or_else(|| {
        Error::Option(format!(
            "odd:{c},{mu}: the number of multipliers is a power of 2 up to 2^(c−2) and 2^(30−c), and c is at most 26"
        ))
    })?;
    let multipliers: Vec<u32> = (0..mu).map(|m| 2 * m + 1).collect();
    let q = 1u64 << c;
    let products = Products {
        multipliers: &multipliers,
        weights: weights(c, k),
    };
    Integers::new(
        Spec::new(Family::Odd, &[c, mu]),
        numbers,
        q,
        Length::Short,
        carries(q, u64::from(2 * mu - 1) * (q / 2)),
        products,
        |_, bits| Ok(OddRule::new(c, k, bits)),
    )
}

#[cfg(test)]
#[path = "tests/odd.rs"]
mod tests;
