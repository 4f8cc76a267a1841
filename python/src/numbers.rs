//! Lists of Python's integers as words.

use num_bigint::{BigInt, BigUint, Sign};
use pyo3::prelude::*;
use pyo3::types::PySequence;

use crate::call::Turns;
use crate::failure::Failure;
use crate::integers::{append, item, scalar};
use crate::room::{grow, room};

/// Integers of this many words each, and which of them are negative.
pub struct Numbers {
    pub words: Vec<u64>,
    /// Words of each: those of the longest.
    pub per: usize,
    pub negative: Option<Vec<bool>>,
}

impl Numbers {
    /// The first n of a list, which says that it has this many, for an order of `usual` words.
    ///
    /// Errors: the first that is not an integer, or too long a one; memory that there is not; whatever a signal raises.
    pub fn new(list: &Bound<'_, PySequence>, n: usize, usual: usize) -> PyResult<Self> {
        let mut all = Self {
            words: room(n)?,
            per: 1,
            negative: None,
        };
        let mut turns = Turns::default();
        for i in 0..n {
            turns.next(list.py())?;
            let value = item(list, i, n, "scalars")?;
            let value = scalar(&value, || format!("scalar {i}"))?;
            let per = value.bits().div_ceil(64) as usize;
            if per > all.per {
                // Few times, whatever the order in which they come.
                let more = if per > usual { 2 * all.per } else { usual };
                all.widen(per.max(more), n)?;
            }
            all.push(&value, i, n)?;
        }
        Ok(all)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.words.len() / self.per
    }

    fn push(&mut self, value: &BigInt, i: usize, n: usize) -> Result<(), Failure> {
        grow(&mut self.words, self.per)?;
        append(&mut self.words, value.magnitude(), self.per);
        if value.sign() == Sign::Minus && self.negative.is_none() {
            let mut before = room(n)?;
            before.resize(i, false);
            self.negative = Some(before);
        }
        if let Some(negative) = &mut self.negative {
            grow(negative, 1)?;
            negative.push(value.sign() == Sign::Minus);
        }
        Ok(())
    }

    /// Gives each `per` words, more than it has.
    fn widen(&mut self, per: usize, n: usize) -> Result<(), Failure> {
        let mut words = room(n.saturating_mul(per))?;
        for one in self.words.chunks_exact(self.per) {
            words.extend_from_slice(one);
            words.resize(words.len() + per - self.per, 0);
        }
        (self.words, self.per) = (words, per);
        Ok(())
    }

    /// The same modulo r, which is not 0, in as many words as r has.
    pub fn modulo(&self, r: &BigUint) -> Result<(Vec<u64>, usize), Failure> {
        let len = r.bits().div_ceil(64) as usize;
        let mut all = room(self.len() * len)?;
        for (i, words) in self.words.chunks_exact(self.per).enumerate() {
            let digits: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            let value = BigUint::from_bytes_le(&digits) % r;
            let negative = self.negative.as_ref().is_some_and(|n| n[i]);
            let opposite = negative && value != BigUint::ZERO;
            append(&mut all, &if opposite { r - value } else { value }, len);
        }
        Ok((all, len))
    }
}
