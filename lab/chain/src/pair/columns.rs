//! Chains of doublings from signed binary digits.

use crate::chain::{Chain, Term};
use crate::digit::Digit;
use crate::powers::Powers;
use crate::set::Set;

/// The chain of `Σ 2^i·(x_i·P + y_i·Q)`. Where both digits are not 0 it is one addition if the set has their pair, and
/// two in a row if it has not.
pub fn chain(x: &[i32], y: &[i32], set: &Set) -> Chain {
    let mut chain = Chain::default();
    let mut open = 0;
    let mut started = false;
    let digit = |of: &[i32], i: usize| of.get(i).copied().unwrap_or(0);
    for i in (0..x.len().max(y.len())).rev() {
        let pair = Digit::pair(digit(x, i), digit(y, i));
        let single = [Digit::pair(pair.x, 0), Digit::pair(0, pair.y)];
        let joint = [pair, Digit::ZERO];
        let digits = if set.contains(pair) { joint } else { single };
        open += u32::from(started);
        for digit in digits.into_iter().filter(|d| !d.is_zero()) {
            if started {
                let two = core::mem::take(&mut open);
                let powers = Powers {
                    two,
                    ..Powers::default()
                };
                chain.terms.push(Term::new(powers, digit));
            } else {
                chain.start = digit;
                started = true;
            }
        }
    }
    if open > 0 {
        let powers = Powers {
            two: open,
            ..Powers::default()
        };
        let digit = Digit::ZERO;
        chain.terms.push(Term::new(powers, digit));
    }
    chain
}
