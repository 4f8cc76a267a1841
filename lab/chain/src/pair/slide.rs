//! Signed sliding windows.

use super::{columns, odd_digits, parameter, two, width_of};
use crate::error::Error;
use crate::method::{Found, Method, Task};
use num_bigint::BigUint;

/// Signed sliding windows of both scalars, the doublings shared: the rows "slide ω" of
/// [`DoubleBase`](crate::DoubleBase) Table 10. Windows grow from the low end as long as the digit stays below
/// 2^(ω−1) in size, by addition or by subtraction with a carry. The digits come out the
/// same as those of a NAF of width ω.
#[derive(Debug, Clone, Copy)]
pub struct Slide;

impl Method for Slide {
    fn name(&self) -> &'static str {
        "slide"
    }

    fn about(&self) -> &'static str {
        "signed sliding windows of both scalars, digits odd and below 2^(omega-1) (double-base Table 10); 0: the set's largest"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        2..=2
    }

    fn parameters(&self) -> &'static [(&'static str, u32)] {
        &[("omega", 0)]
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let (m, n) = two(task)?;
        let omega = width_of(parameter(self, task, 0)?, task, |w| {
            odd_digits::<false>(w)
                .into_iter()
                .chain(odd_digits::<true>(w))
                .collect()
        })?;
        let (x, y) = (windows(m, omega), windows(n, omega));
        let nodes = (x.len() + y.len()) as u64;
        let chain = columns::chain(&x, &y, task.set);
        Ok(Found { chain, nodes })
    }
}

/// The digits, the least first.
pub fn windows(k: &BigUint, omega: u32) -> Vec<i32> {
    let most = (1 << (omega - 1)) - 1;
    let mut digits: Vec<i32> = (0..=k.bits()).map(|i| i32::from(k.bit(i))).collect();
    for i in 0..digits.len() {
        if digits[i] == 0 {
            continue;
        }
        for b in 1..=omega as usize {
            let at = i + b;
            if digits.get(at).is_none_or(|&d| d == 0) {
                continue;
            }
            let part = 1 << b;
            if digits[i] + part <= most {
                digits[i] += part;
                digits[at] = 0;
            } else if digits[i] - part >= -most {
                digits[i] -= part;
                // A carry: the bits above are 0 and 1 still.
                let mut c = at;
                while digits.get(c) == Some(&1) {
                    digits[c] = 0;
                    c += 1;
                }
                match digits.get_mut(c) {
                    Some(d) => *d = 1,
                    None => digits.push(1),
                }
            } else {
                break;
            }
        }
    }
    while digits.last() == Some(&0) {
        digits.pop();
    }
    digits
}
