//! Radix 2^c with M = {1, 2, 3} and q/6 buckets and a few.
//!
//! Up to its sign a value is 2^e·3^i modulo 2^c, i modulo 2^(n−2) with n = c − e. A bucket at (e, i)
//! serves (e, i), with m = 3 (e, i + 1), and with m = 2 (e + 1, i), there modulo half the length. So the
//! even e are enough: i even in the first half of the cycle and odd in the second meets every i of the
//! cycle but the middle one, which is added, and every i of the cycle of e + 1.
//!
//! FKSX Theorem 1 bounds every set by q/6; LFG's and the repaired one have 5q/24 and 7q/32.

use super::digit_table::{DigitTable, tabled};
use super::lfg::MULTIPLIERS;
use msmith_core::Error;
use msmith_core::recode::bucket_set::ends::{Length, Products, carries};
use msmith_core::recode::bucket_set::integer::Integers;
use msmith_core::recode::bucket_set::spec::{Family, Numbers, Spec};

/// `123:c`: radix 2^c, M = {1, 2, 3}, q/6.
pub static FAMILY: Family = Family {
    name: "123",
    parameters: 1,
    build: |numbers, [c, _]| Ok(Box::new(one_two_three(numbers, c)?)),
};

/// The weights in increasing order.
fn weights(c: u32) -> Vec<u32> {
    let mut all = Vec::new();
    for e in (0..c).step_by(2) {
        let n = c - e;
        // The cycle has one element for n < 3; one bucket serves two elements.
        let cycle = if n <= 3 { 1 } else { 1u64 << (n - 2) };
        let (mut power, mask) = (1u64, (1u64 << n) - 1);
        for i in 0..cycle {
            let second = i >= cycle / 2;
            if (i % 2 == 1) == second || i == cycle / 2 {
                all.push((power.min(mask + 1 - power) as u32) << e);
            }
            power = (power * 3) & mask;
        }
    }
    all.sort_unstable();
    all
}

/// The set of radix 2^c.
pub(super) fn one_two_three(numbers: &Numbers, c: u32) -> Result<Integers<DigitTable>, Error> {
    let spec = Spec::new(&FAMILY, &[c]);
    if !(3..=26).contains(&c) {
        return Err(Error::Option(format!("{spec}: c is 3 to 26")));
    }
    let (q, products) = (
        1u64 << c,
        Products {
            multipliers: &MULTIPLIERS,
            weights: weights(c),
        },
    );
    let range = carries(q, 3 * (q / 2));
    tabled(spec, numbers, q, Length::Short, range, products)
}

#[cfg(test)]
mod tests;
