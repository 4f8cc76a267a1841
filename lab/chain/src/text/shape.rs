//! What a chain may look like.

use crate::chain::Chain;
use crate::error::Error;
use crate::method::{Bases, Task};
use crate::set::Set;

fn no<T>(why: String) -> Result<T, Error> {
    Err(Error::Chain(why))
}

/// Whether a chain has only these digits and bases, at most [`Task::MOST_BITS`] multiplications, and
///
/// - each term multiplies, but for an addition that follows another or the start at once;
/// - each term adds, but for the last, and where an own addition follows;
/// - an own addition is of ±1, or of ±2 where the term before is one too, and has no digit.
pub fn check_shape(chain: &Chain, bases: Bases, set: &Set) -> Result<(), Error> {
    if let Some(d) = chain.digits().find(|&d| !set.contains(d)) {
        return no(format!("its digit ({}, {}) is not in the set", d.x, d.y));
    }
    if chain.start.is_zero() && !chain.terms.is_empty() {
        return no("it multiplies 0".into());
    }
    let mut all = 0u64;
    for (i, t) in chain.terms.iter().enumerate() {
        let powers = [t.powers.two, t.powers.three, t.powers.five];
        all = all.saturating_add(t.powers.total());
        let adds = !t.digit.is_zero();
        let after_sum = i == 0 || !chain.terms[i - 1].digit.is_zero();
        if t.powers.total() == 0 && (t.own != 0 || !adds || !after_sum) {
            return no(format!("term {} does not multiply", i + 1));
        }
        let own_before = i > 0 && chain.terms[i - 1].own != 0;
        let most = if own_before { 2 } else { 1 };
        if t.own.unsigned_abs() > most || (t.own != 0 && adds) {
            return no(format!("term {} is not an own addition", i + 1));
        }
        if powers[bases.count()..].iter().any(|&p| p > 0) {
            return no(format!("term {} has a base that is not allowed", i + 1));
        }
        let own_next = chain
            .terms
            .get(i + 1)
            .map(|next| next.own.unsigned_abs() == 1);
        if !adds && t.own == 0 && own_next == Some(false) {
            return no(format!("term {} adds nothing and is not the last", i + 1));
        }
    }
    if all > Task::MOST_BITS {
        let most = Task::MOST_BITS;
        return no(format!("{all} multiplications; at most {most} are taken"));
    }
    Ok(())
}

/// The same for chains without own additions and without a second addition in a row, for which there are codes.
pub fn check_plain(chain: &Chain, bases: Bases, set: &Set) -> Result<(), Error> {
    check_shape(chain, bases, set)?;
    let mut terms = chain.terms.iter();
    match terms.position(|t| t.own != 0 || t.powers.total() == 0) {
        Some(i) => no(format!("term {} has no code in bytes", i + 1)),
        None => Ok(()),
    }
}
