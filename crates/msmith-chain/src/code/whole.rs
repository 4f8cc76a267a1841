//! Chains whose scalars the receiver does not know.

use super::range::{Decoder, Encoder};
use super::{MOST_BYTES, powers};
use crate::chain::{Chain, Powers, Term};
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Bases, Task};
use crate::set::Set;
use crate::text::check_shape;

/// Bits whose likelihood is learnt: of a further term, and of a further factor of each base.
struct Bits([u32; 1 + 3 * Bits::DEPTH]);

impl Bits {
    /// Factors of one base in one term that have an own likelihood.
    const DEPTH: usize = 12;
    const TOTAL: u32 = 1 << 12;

    fn new() -> Self {
        let mut it = Self([Self::TOTAL / 2; 1 + 3 * Self::DEPTH]);
        // Most terms are followed by another.
        it.0[0] = Self::TOTAL / 64;
        it
    }

    fn of(base: usize, already: u32) -> usize {
        1 + base * Self::DEPTH + (already as usize).min(Self::DEPTH - 1)
    }

    fn learn(&mut self, at: usize, no: bool) {
        let p = &mut self.0[at];
        // Never 0, never the total.
        *p = if no {
            *p + ((Self::TOTAL - *p) >> 5)
        } else {
            *p - (*p >> 5)
        };
    }

    fn put(&mut self, at: usize, yes: bool, to: &mut Encoder) {
        let no = self.0[at];
        if yes {
            to.put(no, Self::TOTAL - no, Self::TOTAL);
        } else {
            to.put(0, no, Self::TOTAL);
        }
        self.learn(at, !yes);
    }

    fn get(&mut self, at: usize, from: &mut Decoder<'_>) -> bool {
        let no = self.0[at];
        let yes = from.peek(Self::TOTAL) >= no;
        if yes {
            from.take(no, Self::TOTAL - no, Self::TOTAL);
        } else {
            from.take(0, no, Self::TOTAL);
        }
        self.learn(at, !yes);
        yes
    }
}

/// What may be added: all digits, and 0.
fn choices(set: &Set) -> Vec<Digit> {
    let mut all = set.digits().to_vec();
    if !set.contains(Digit::ZERO) {
        all.push(Digit::ZERO);
    }
    all
}

/// A chain for a receiver who knows the bases and the set only.
///
/// Errors: those of [`check_shape`].
pub fn encode(chain: &Chain, bases: Bases, set: &Set) -> Result<Vec<u8>, Error> {
    check_shape(chain, bases, set)?;
    let all = choices(set);
    let put_digit = |d: Digit, to: &mut Encoder| {
        let at = all.iter().position(|&c| c == d).unwrap_or(0);
        to.put(at as u32, 1, all.len() as u32);
    };
    let (mut to, mut bits) = (Encoder::new(), Bits::new());
    put_digit(chain.start, &mut to);
    for t in &chain.terms {
        bits.put(0, true, &mut to);
        for (base, &times) in powers(t)[..bases.count()].iter().enumerate() {
            for already in 0..times {
                bits.put(Bits::of(base, already), true, &mut to);
            }
            bits.put(Bits::of(base, times), false, &mut to);
        }
        put_digit(t.digit, &mut to);
    }
    bits.put(0, false, &mut to);
    Ok(to.finish())
}

/// The chain of [`encode`], for the same bases and set.
///
/// Any bytes give a chain of at most [`Task::MOST_BITS`] multiplications with these digits, or an error. A chain has
/// one encoding; others are refused. What it computes is for the caller to compare: [`Chain::value`].
pub fn decode(bytes: &[u8], bases: Bases, set: &Set) -> Result<Chain, Error> {
    let no = |why: &str| Error::Chain(why.into());
    if bytes.len() > MOST_BYTES {
        return Err(no("too many bytes"));
    }
    let all = choices(set);
    let (mut from, mut bits) = (Decoder::new(bytes), Bits::new());
    let get_digit = |from: &mut Decoder<'_>| {
        let at = from.take_even(all.len() as u32) as usize;
        all.get(at).copied().unwrap_or_default()
    };
    let mut chain = Chain {
        start: get_digit(&mut from),
        terms: Vec::new(),
    };
    let mut count = 0u64;
    while bits.get(0, &mut from) {
        let mut powers = Powers::default();
        for base in 0..bases.count() {
            while bits.get(Bits::of(base, powers.of(base)), &mut from) {
                *powers.of_mut(base) += 1;
                count += 1;
                if count > Task::MOST_BITS {
                    return Err(no("it does not end"));
                }
            }
        }
        if powers.total() == 0 {
            return Err(no("a term does not multiply"));
        }
        let digit = get_digit(&mut from);
        chain.terms.push(Term::new(powers, digit));
    }
    if from.finish() != bytes {
        return Err(no("another encoding of a chain"));
    }
    check_shape(&chain, bases, set)?;
    Ok(chain)
}
