//! Radix p^c for a prime p = 2μ + 1 with M = {1, …, μ}: FKSX Theorem 4, Proposition 6, Algorithm 6.
//!
//! B = {p^k·β}, β a 2μ-th power modulo p^(c−k), that is β ≡ 1 mod p: exactly (q − 1)/(2μ) buckets, the
//! least possible. Here b above q/2 is replaced by q − b, which makes the carries half as large,
//! −μ/2 < α < 1 + μ/2, and the largest gap 5 instead of 7 for p = 7.

use super::digit_table::{DigitTable, LARGEST_RADIX, tabled};
use msmith_core::Error;
use msmith_core::recode::bucket_set::BucketSet;
use msmith_core::recode::bucket_set::ends::{Length, Products, carries};
use msmith_core::recode::bucket_set::fields::power_below;
use msmith_core::recode::bucket_set::integer::Integers;
use msmith_core::recode::bucket_set::spec::{Family, Numbers, Spec};

/// `prime:p,c`: radix p^c, p = 2μ + 1, M = {1, …, μ}.
pub static FAMILY: Family = Family {
    name: "prime",
    parameters: 2,
    build: |numbers, [p, c]| Ok(Box::new(prime(numbers, p, c)?)),
};

/// The primes p = 2μ + 1 for μ = 1, 2, 3, 5, 6, 8, 9, 11.
pub const PRIMES: [u32; 8] = [3, 5, 7, 11, 13, 17, 19, 23];

/// All `p^k·β < q/2` (`< q` if not folded) with `accept(β mod p)`, in increasing order.
pub(super) fn levels(p: u32, q: u64, fold: bool, accept: impl Fn(u32) -> bool) -> Vec<u32> {
    let accepted: Vec<u32> = (1..p).filter(|b| accept(*b)).collect();
    let most = if fold { q / 2 } else { q - 1 };
    let mut all = Vec::new();
    let mut power = 1;
    while power < q {
        for start in (0..most / power + 1).step_by(p as usize) {
            let level = accepted.iter().map(|b| (start + u64::from(*b)) * power);
            all.extend(level.filter(|b| *b <= most).map(|b| b as u32));
        }
        power *= u64::from(p);
    }
    all.sort_unstable();
    all
}

/// The weights: folded to q/2, or as printed.
fn weights(p: u32, q: u64, fold: bool) -> Vec<u32> {
    levels(p, q, fold, |b| b == 1 || (fold && b == p - 1))
}

fn set(
    numbers: &Numbers,
    p: u32,
    c: u32,
    fold: bool,
    length: Length,
) -> Result<Integers<DigitTable>, Error> {
    let spec = Spec::new(&FAMILY, &[p, c]);
    let q = power_below(p, c, LARGEST_RADIX).filter(|_| PRIMES.contains(&p));
    let q = q.ok_or_else(|| {
        Error::Option(format!(
            "{spec}: the prime is 3, 5, 7, 11, 13, 17, 19 or 23, and its power at most 2^26"
        ))
    })?;
    let multipliers: Vec<u32> = (1..=p / 2).collect();
    let products = Products {
        multipliers: &multipliers,
        weights: weights(p, q, fold),
    };
    let largest = products.weights.last().copied().unwrap_or(1);
    let range = carries(q, u64::from(p / 2) * u64::from(largest));
    tabled(spec, numbers, q, length, range, products)
}

/// The set of radix p^c.
pub(super) fn prime(numbers: &Numbers, p: u32, c: u32) -> Result<Integers<DigitTable>, Error> {
    set(numbers, p, c, true, Length::Short)
}

/// The set and the digits as printed: b below q, h + 1 digits of the scalar itself.
pub fn algorithm_6(numbers: &Numbers, p: u32, c: u32) -> Result<impl BucketSet + use<>, Error> {
    set(numbers, p, c, false, Length::Carry)
}

#[cfg(test)]
mod tests;
