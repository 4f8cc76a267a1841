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

/// `odd:c,mu`: radix 2^c, M = {1, 3, …, 2μ − 1}, μ a power of 2, q/(2μ).
pub static FAMILY: Family = Family {
    name: "odd",
    parameters: 2,
    build: |numbers, [c, mu]| Ok(Box::new(odd(numbers, c, mu)?)),
};

/// The largest number of multipliers.
pub(crate) const MOST: u32 = 512;

/// What a class of v modulo 4μ makes of it.
#[derive(Clone, Copy, Default)]
struct Class {
    /// ±m.
    times: i32,
    /// Its inverse modulo 2^32.
    inverse: u32,
    /// The number of the multiplier and the sign as they stand in a digit.
    tag: Digit,
}

/// The rule; see the head of the module.
///
/// It works on `t·2^(32−c)`, for which reduction modulo q and the sign of a residue cost nothing.
pub(super) struct OddRule {
    /// 2^(32−c).
    scale: i64,
    /// 2μ − 1.
    mask: u64,
    /// k + 1 for μ = 2^k.
    drop: u32,
    /// By ⌊v/2⌋ modulo 2μ.
    classes: Box<[Class; 2 * MOST as usize]>,
    /// The first bucket of every power of two, by its place in the scaled value.
    first: [u32; 64],
}

impl OddRule {
    fn new(c: u32, k: u32, bits: u32) -> Self {
        let mut classes = Box::new([Class::default(); 2 * MOST as usize]);
        for (j, class) in classes.iter_mut().enumerate().take(2 << k) {
            let v = 2 * j as i32 + 1;
            let times = if j >> k == 0 { v } else { v - (4 << k) };
            let small = times as u32;
            *class = Class {
                times,
                // Three bits of the inverse are the number itself; every step doubles them.
                inverse: (0..4).fold(small, |x, _| {
                    x.wrapping_mul(2u32.wrapping_sub(small.wrapping_mul(x)))
                }),
                tag: digit((times.unsigned_abs() / 2) << bits, 0, u32::from(times < 0)),
            };
        }
        let (mut first, mut sum) = ([0; 64], 0);
        for e in 0..c {
            first[(32 - c + e) as usize] = sum;
            sum += count(c, k, e);
        }
        Self {
            scale: 1 << (32 - c),
            mask: (2 << k) - 1,
            drop: k + 1,
            classes,
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
        let scaled = i64::from(t) * self.scale;
        let v = scaled as u32;
        // 32 for zero.
        let e = (u64::from(v) | 1 << 32).trailing_zeros();
        let class = u64::from(v) >> (e + 1) & self.mask;
        let Class {
            times,
            inverse,
            tag,
        } = self.classes[class as usize % (2 * MOST as usize)];
        // ±m·b = v modulo q, then b from −q/2 up; 1 or −1 modulo 4μ but for its power of two.
        let b = v.wrapping_mul(inverse) as i32;
        let index = b.unsigned_abs() as u64 >> (e + self.drop);
        let bucket = self.first[e as usize % 64] + index as u32;
        let it = (tag + digit(bucket, 0, 0)) ^ (b as u32 >> 31) ^ sign;
        let carry = (scaled - i64::from(times) * i64::from(b)) >> 32;
        (if v == 0 { NONE } else { it }, carry as i32)
    }
}

/// The set of radix 2^c with μ odd multipliers.
pub(super) fn odd(numbers: &Numbers, c: u32, mu: u32) -> Result<Integers<OddRule>, Error> {
    let k = mu.checked_ilog2().filter(|_| mu.is_power_of_two());
    let k = k.filter(|k| mu <= MOST && (k + 2..=26).contains(&c));
    let k = k.ok_or_else(|| {
        Error::Option(format!(
            "odd:{c},{mu}: the number of multipliers is a power of 2 up to {MOST} and 2^(c−2), and c is at most 26"
        ))
    })?;
    let multipliers: Vec<u32> = (0..mu).map(|m| 2 * m + 1).collect();
    let q = 1u64 << c;
    let products = Products {
        multipliers: &multipliers,
        weights: weights(c, k),
    };
    Integers::new(
        Spec::new(&FAMILY, &[c, mu]),
        numbers,
        q,
        Length::Short,
        carries(q, u64::from(2 * mu - 1) * (q / 2)),
        products,
        |_, bits| Ok(OddRule::new(c, k, bits)),
    )
}

#[cfg(test)]
mod tests;
