//! The joint sparse form.

use super::{columns, needs, two};
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Found, Method, Task};
use num_bigint::BigUint;

/// Digits 0 and ±1 of both scalars such that as few places as possible have one that is not 0 (J. A. Solinas,
/// "Low-weight binary representations for pairs of integers", 2001): half of them, on average.
#[derive(Debug, Clone, Copy)]
pub struct Jsf;

impl Method for Jsf {
    fn name(&self) -> &'static str {
        "jsf"
    }

    fn about(&self) -> &'static str {
        "joint sparse form: the fewest additions of ±P, ±Q, ±P±Q with doublings only (Solinas)"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        2..=2
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let (m, n) = two(task)?;
        let one = [-1, 0, 1];
        needs(
            task,
            one.into_iter().flat_map(|x| one.map(|y| Digit::pair(x, y))),
        )?;
        let (x, y) = digits(m, n);
        let nodes = x.len() as u64;
        let chain = columns::chain(&x, &y, task.set);
        Ok(Found { chain, nodes })
    }
}

/// The digits of both, the least first.
pub fn digits(m: &BigUint, n: &BigUint) -> (Vec<i32>, Vec<i32>) {
    let bits = m.bits().max(n.bits());
    let mut carry = [0, 0];
    let mut out = [Vec::new(), Vec::new()];
    let mut i = 0;
    while i < bits || carry != [0, 0] {
        // What is left of a scalar, modulo 8.
        let low = |k: &BigUint, carry: i32| {
            let bit = |b: u64| i32::from(k.bit(i + b));
            (bit(0) + 2 * bit(1) + 4 * bit(2) + carry) % 8
        };
        let left = [low(m, carry[0]), low(n, carry[1])];
        for j in 0..2 {
            let (this, other) = (left[j], left[1 - j]);
            let mut u = if this % 2 == 0 { 0 } else { 2 - this % 4 };
            if (this == 3 || this == 5) && other % 4 == 2 {
                u = -u;
            }
            // The bit and the carry are u more than twice the new carry.
            let k = if j == 0 { m } else { n };
            carry[j] = (i32::from(k.bit(i)) + carry[j] - u) / 2;
            out[j].push(u);
        }
        i += 1;
    }
    let [x, y] = out;
    (x, y)
}
