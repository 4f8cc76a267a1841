//! Chains from their low end.

use crate::chain::{Chain, Term};
use crate::digit::Digit;
use crate::method::Bases;
use crate::powers::Powers;
use num_bigint::BigUint;
use num_traits::Zero;

/// The terms of a chain, the last one first.
#[derive(Debug, Default)]
pub struct Peel {
    terms: Vec<Term>,
}

impl Peel {
    /// `t = powers·t' + digit`, of which t' is left. Without powers there must be no digit.
    pub fn push(&mut self, powers: Powers, digit: Digit) {
        if powers.total() == 0 {
            return;
        }
        match self.terms.last_mut() {
            // Nothing is added between these powers and those of the term after them.
            Some(after) if digit.is_zero() => {
                for base in 0..3 {
                    *after.powers.of_mut(base) += powers.of(base);
                }
            }
            _ => self.terms.push(Term::new(powers, digit)),
        }
    }

    /// What is left is a digit.
    pub fn finish(mut self, start: Digit) -> Chain {
        self.terms.reverse();
        let terms = self.terms;
        Chain { start, terms }
    }
}

/// Divides by all powers of the bases. Of 0 there are none.
pub fn strip(t: &mut BigUint, bases: Bases) -> Powers {
    let mut powers = Powers::default();
    if t.is_zero() {
        return powers;
    }
    for (base, &number) in bases.numbers().iter().enumerate() {
        *powers.of_mut(base) = strip_one(t, number);
    }
    powers
}

/// Divides by all powers of 2, 3 or 5.
fn strip_one(t: &mut BigUint, number: u32) -> u32 {
    if number == 2 {
        let zeros = t.trailing_zeros().unwrap_or(0);
        *t >>= zeros;
        return zeros as u32;
    }
    let mut times = 0;
    while (&*t % number).is_zero() {
        *t /= number;
        times += 1;
    }
    times
}

/// Powers of two alone.
pub fn twos(two: u64) -> Powers {
    Powers {
        two: two as u32,
        ..Powers::default()
    }
}

/// The lowest 64 bits.
pub fn low(t: &BigUint) -> u64 {
    t.iter_u64_digits().next().unwrap_or(0)
}

/// t minus a digit, which is not more than t.
pub fn minus(t: &BigUint, s: i32) -> BigUint {
    let by = s.unsigned_abs();
    if s < 0 { t + by } else { t - by }
}
