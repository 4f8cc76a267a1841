//! Interleaved non-adjacent forms.

use super::{columns, odd_digits, parameter, two, width_of};
use crate::error::Error;
use crate::method::{Found, Method, Task};
use num_bigint::BigUint;

/// A width-w NAF of each scalar, the doublings shared (B. Möller, "Algorithms for multi-exponentiation", 2001).
#[derive(Debug, Clone, Copy)]
pub struct Interleave;

impl Method for Interleave {
    fn name(&self) -> &'static str {
        "interleave"
    }

    fn about(&self) -> &'static str {
        "non-adjacent forms of both scalars, digits odd and below 2^(w-1), doublings shared; width 0: the set's largest"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        2..=2
    }

    fn parameters(&self) -> &'static [(&'static str, u32)] {
        &[("width-p", 0), ("width-q", 0)]
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let (m, n) = two(task)?;
        let x = width_of(parameter(self, task, 0)?, task, odd_digits::<false>)?;
        let y = width_of(parameter(self, task, 1)?, task, odd_digits::<true>)?;
        let (x, y) = (naf(m, x), naf(n, y));
        let nodes = (x.len() + y.len()) as u64;
        let chain = columns::chain(&x, &y, task.set);
        Ok(Found { chain, nodes })
    }
}

/// The digits of the width-w NAF, the least first.
pub fn naf(k: &BigUint, width: u32) -> Vec<i32> {
    let mut out = Vec::new();
    let (mut i, mut carry) = (0, 0);
    while i < k.bits() || carry > 0 {
        if i32::from(k.bit(i)) + carry != 1 {
            // 0, or 2 with a carry that stays.
            out.push(0);
            i += 1;
            continue;
        }
        let window = (0..width).map(|b| i32::from(k.bit(i + u64::from(b))) << b);
        let low = window.sum::<i32>() + carry;
        carry = i32::from(low >= 1 << (width - 1));
        out.push(low - (carry << width));
        out.extend((1..width).map(|_| 0));
        i += u64::from(width);
    }
    while out.last() == Some(&0) {
        out.pop();
    }
    out
}
