//! Chains whose scalars the receiver does not know.

use super::range::{Decoder, Encoder};
use super::{MOST_BYTES, powers};
use crate::chain::{Chain, Powers, Term};
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Bases, Task};
use crate::set::Set;
use crate::text::check_plain;

/// Bits whose likelihood is learnt by counting: of a further term, of nothing added at the end, and of a further
/// factor of each base. Counts of (no, yes).
struct Bits([[u32; 2]; 2 + 3 * Bits::DEPTH]);

impl Bits {
    /// Factors of one base in one term that have an own likelihood.
    const DEPTH: usize = 12;
    const MORE: usize = 0;
    const BARE: usize = 1;

    fn new() -> Self {
        let mut it = Self([[1, 1]; 2 + 3 * Self::DEPTH]);
        // Most terms are followed by another.
        it.0[Self::MORE] = [1, 40];
        it
    }

    fn of(base: usize, already: u32) -> usize {
        2 + base * Self::DEPTH + (already as usize).min(Self::DEPTH - 1)
    }

    fn learn(&mut self, at: usize, yes: bool) {
        let counts = &mut self.0[at];
        counts[usize::from(yes)] += 1;
        if counts[0] + counts[1] > 1024 {
            *counts = counts.map(|c| c.div_ceil(2));
        }
    }

    fn put(&mut self, at: usize, yes: bool, to: &mut Encoder) {
        let [no, other] = self.0[at];
        let (from, width) = if yes { (no, other) } else { (0, no) };
        to.put(from, width, no + other);
        self.learn(at, yes);
    }

    fn get(&mut self, at: usize, from: &mut Decoder<'_>) -> bool {
        let [no, other] = self.0[at];
        let yes = from.peek(no + other) >= no;
        let (start, width) = if yes { (no, other) } else { (0, no) };
        from.take(start, width, no + other);
        self.learn(at, yes);
        yes
    }
}

/// What may be added, and at last what may start: 0.
fn choices(set: &Set) -> Vec<Digit> {
    let all = set.digits().iter().copied().filter(|d| !d.is_zero());
    all.chain([Digit::ZERO]).collect()
}

/// A chain for a receiver who knows the bases and the set only.
///
/// Errors: those of [`check_plain`].
pub fn encode(chain: &Chain, bases: Bases, set: &Set) -> Result<Vec<u8>, Error> {
    check_plain(chain, bases, set)?;
    let all = choices(set);
    let index = |d: Digit| all.iter().position(|&c| c == d).unwrap_or(0) as u32;
    let (mut to, mut bits) = (Encoder::new(), Bits::new());
    to.put(index(chain.start), 1, all.len() as u32);
    let bare = chain.terms.last().is_some_and(|t| t.digit.is_zero());
    bits.put(Bits::BARE, bare, &mut to);
    bits.put(Bits::MORE, !chain.terms.is_empty(), &mut to);
    for (i, t) in chain.terms.iter().enumerate() {
        for (base, &times) in powers(t)[..bases.count()].iter().enumerate() {
            for already in 0..times {
                bits.put(Bits::of(base, already), true, &mut to);
            }
            bits.put(Bits::of(base, times), false, &mut to);
        }
        let more = i + 1 < chain.terms.len();
        bits.put(Bits::MORE, more, &mut to);
        if more || !bare {
            to.put(index(t.digit), 1, all.len() as u32 - 1);
        }
    }
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
    let get_digit = |from: &mut Decoder<'_>, of: usize| {
        let at = from.take_even(of as u32) as usize;
        all.get(at).copied().unwrap_or_default()
    };
    let mut chain = Chain {
        start: get_digit(&mut from, all.len()),
        terms: Vec::new(),
    };
    let mut count = 0u64;
    let bare = bits.get(Bits::BARE, &mut from);
    let mut more = bits.get(Bits::MORE, &mut from);
    if (bare && !more) || (more && all.len() == 1) {
        return Err(no("it adds nothing to nothing"));
    }
    while more {
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
        more = bits.get(Bits::MORE, &mut from);
        let digit = if more || !bare {
            get_digit(&mut from, all.len() - 1)
        } else {
            Digit::ZERO
        };
        chain.terms.push(Term::new(powers, digit));
    }
    if from.finish() != bytes {
        return Err(no("another encoding of a chain"));
    }
    check_plain(&chain, bases, set)?;
    Ok(chain)
}
