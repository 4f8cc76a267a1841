//! Chains as few bytes. The format is in `lab/docs/chain-format.md`.
//!
//! They are for a receiver who knows the scalars: it follows the chain down from them, and the bytes only choose among
//! the few steps that divide.

mod model;
mod range;

use crate::chain::Chain;
use crate::error::Error;
use crate::method::{Bases, Task};
use crate::set::Set;
use crate::text::check_plain;
use model::{Choice, Choices, Remaining};
use num_bigint::BigInt;
use range::{Decoder, Encoder};

/// More bytes than any chain takes.
const MOST_BYTES: usize = 1 << 15;

fn pair(scalars: &[BigInt]) -> Result<Remaining, Error> {
    if let Some(n) = scalars.iter().find(|n| n.bits() > Task::MOST_BITS) {
        return Err(Error::Large { bits: n.bits() });
    }
    match scalars {
        [x] => Ok(Remaining([x.clone(), BigInt::ZERO])),
        [x, y] => Ok(Remaining([x.clone(), y.clone()])),
        _ => Err(Error::Unsuitable("there are one or two scalars".into())),
    }
}

/// A chain for a receiver who knows the scalars, the bases and the set.
///
/// Errors: [`Error::Chain`] where the chain computes other multiples, or is not in the form that
/// [`check_plain`] wants; or where it comes to 0 on its way.
pub fn encode_hint(
    chain: &Chain,
    scalars: &[BigInt],
    bases: Bases,
    set: &Set,
) -> Result<Vec<u8>, Error> {
    check_plain(chain, bases, set)?;
    let mut v = pair(scalars)?;
    if chain.value() != (v.0[0].clone(), v.0[1].clone()) {
        return Err(Error::Chain("it computes other multiples".into()));
    }
    let mut to = Encoder::new();
    if chain.terms.is_empty() && chain.start.is_zero() {
        return Ok(to.finish());
    }
    let mut first = true;
    for t in chain.terms.iter().rev() {
        let below = v
            .step(*t)
            .ok_or_else(|| Error::Chain("it comes to 0 on its way".into()))?;
        let options = Choices::at(&v, bases, set, first);
        options.put(Choice::Term(*t), bases, set, &mut to)?;
        (v, first) = (below, false);
    }
    let options = Choices::at(&v, bases, set, first);
    options.put(Choice::Stop, bases, set, &mut to)?;
    Ok(to.finish())
}

/// The chain of [`encode_hint`], for the same scalars, bases and set.
///
/// Any bytes give a chain that computes these multiples with these digits, or an error, after at most
/// [`Task::MOST_BITS`] steps. A chain has one encoding; others are refused.
pub fn decode_hint(
    bytes: &[u8],
    scalars: &[BigInt],
    bases: Bases,
    set: &Set,
) -> Result<Chain, Error> {
    let no = |why: &str| Error::Chain(why.into());
    if bytes.len() > MOST_BYTES {
        return Err(no("too many bytes"));
    }
    let mut v = pair(scalars)?;
    let mut from = Decoder::new(bytes);
    let mut chain = Chain::default();
    let mut all = 0u64;
    let mut first = true;
    while !v.is_zero() {
        let options = Choices::at(&v, bases, set, first);
        let term = match options.get(bases, set, &mut from)? {
            Choice::Stop => {
                chain.start = v.digit().ok_or_else(|| no("it stops too early"))?;
                break;
            }
            Choice::Term(term) => term,
        };
        all = all.saturating_add(term.powers.total());
        if all > Task::MOST_BITS {
            return Err(no("it does not end"));
        }
        v = v
            .step(term)
            .ok_or_else(|| no("a step that does not divide"))?;
        chain.terms.push(term);
        first = false;
    }
    chain.terms.reverse();
    if from.finish() != bytes {
        return Err(no("another encoding of a chain"));
    }
    check_plain(&chain, bases, set)?;
    // Following the steps down has shown it; a chain is run only after it is evaluated.
    let pair = pair(scalars)?;
    if chain.value() != (pair.0[0].clone(), pair.0[1].clone()) {
        return Err(no("it computes other multiples"));
    }
    Ok(chain)
}

#[cfg(test)]
mod tests;
