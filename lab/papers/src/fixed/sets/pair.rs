//! Radix p^c with M = {1, 2} for a prime p ≡ 5 mod 8: FKSX Theorems 2 and 3.
//!
//! B = {p^k·β < q/2}, β a square modulo p: exactly (q − 1)/4 buckets, the least possible. As −1 is a
//! square and 2 is none, of ±t and ±t/2 one is in B; carries are 0 and 1.

use super::digit_table::{DigitTable, LARGEST_RADIX, tabled};
use super::prime::levels;
use msmith_core::Error;
use msmith_core::recode::bucket_set::ends::{Length, Products, carries};
use msmith_core::recode::bucket_set::fields::power_below;
use msmith_core::recode::bucket_set::integer::Integers;
use msmith_core::recode::bucket_set::spec::{Family, Numbers, Spec};

/// `pair:p,c`: radix p^c, p ≡ 5 mod 8, M = {1, 2}.
pub static FAMILY: Family = Family {
    name: "pair",
    parameters: 2,
    build: |numbers, [p, c]| Ok(Box::new(pair(numbers, p, c)?)),
};

/// The weights in increasing order, q a power of p.
fn weights(p: u32, q: u64) -> Vec<u32> {
    let squares: std::collections::HashSet<u64> =
        (1..u64::from(p)).map(|b| b * b % u64::from(p)).collect();
    levels(p, q, true, |b| squares.contains(&u64::from(b)))
}

/// The set of radix p^c.
pub(super) fn pair(numbers: &Numbers, p: u32, c: u32) -> Result<Integers<DigitTable>, Error> {
    let spec = Spec::new(&FAMILY, &[p, c]);
    let is_prime = || {
        (2..)
            .take_while(|d| d * d <= p)
            .all(|d| !p.is_multiple_of(d))
    };
    let q = power_below(p, c, LARGEST_RADIX).filter(|_| p % 8 == 5 && p < 1 << 16 && is_prime());
    let q = q.ok_or_else(|| {
        Error::Option(format!(
            "{spec}: the prime is 5 modulo 8 (5, 13, 29, 37, 53, 61, …) and below 2^16, and its power at most 2^26"
        ))
    })?;
    let products = Products {
        multipliers: &[1, 2],
        weights: weights(p, q),
    };
    let range = carries(q, q - 1);
    tabled(spec, numbers, q, Length::Short, range, products)
}

#[cfg(test)]
mod tests;
