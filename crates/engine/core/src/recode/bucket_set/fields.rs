//! Scalars below r in fields of radix q, least significant first.
//!
//! Radix 2^c: two shifts a field. Any other radix: one division by the largest power of q below 2^64
//! for as many fields as that holds, with reciprocals (Möller, Granlund 2011, Algorithm 4). Where
//! asked, a scalar above r/2 is replaced by r less itself and the signs of its digits are changed: the
//! topmost field halves, and small negative scalars have few digits as small positive ones do.

use std::hint::select_unpredictable;

use num_bigint::BigUint;
use num_traits::{One, Zero};

use super::super::columns::BLOCK;
use crate::words::words_of;

/// Division of two words by one.
struct Divider {
    shift: u32,
    divisor: u64,
    reciprocal: u64,
}

impl Divider {
    /// Division by `d > 0`.
    fn new(d: u64) -> Self {
        let shift = d.leading_zeros();
        let divisor = d << shift;
        Self {
            shift,
            divisor,
            // Its top word is 1.
            reciprocal: (u128::MAX / u128::from(divisor)) as u64,
        }
    }

    /// `high·2^64 + low` by the shifted divisor, `high` below it.
    #[inline(always)]
    fn step(&self, high: u64, low: u64) -> (u64, u64) {
        let guess = u128::from(self.reciprocal) * u128::from(high)
            + (u128::from(high) << 64 | u128::from(low));
        let mut quotient = ((guess >> 64) as u64).wrapping_add(1);
        let mut rest = low.wrapping_sub(quotient.wrapping_mul(self.divisor));
        // As often as not: no branch.
        let over = rest > guess as u64;
        quotient = select_unpredictable(over, quotient.wrapping_sub(1), quotient);
        rest = select_unpredictable(over, rest.wrapping_add(self.divisor), rest);
        if rest >= self.divisor {
            quotient = quotient.wrapping_add(1);
            rest -= self.divisor;
        }
        (quotient, rest)
    }

    /// Divides the words in place; the remainder.
    #[inline(always)]
    fn divide(&self, words: &mut [u64]) -> u64 {
        // In two steps, for a shift by 64.
        let spill = |word: u64| word >> 1 >> (63 - self.shift);
        let mut rest = words.last().map_or(0, |word| spill(*word));
        for i in (0..words.len()).rev() {
            let below = if i == 0 { 0 } else { spill(words[i - 1]) };
            (words[i], rest) = self.step(rest, words[i] << self.shift | below);
        }
        rest >> self.shift
    }
}

enum Cut {
    Bits(u32),
    Divide {
        radix: Divider,
        power: Divider,
        /// The power's exponent.
        each: usize,
        /// Words that are not zero before each division by the power.
        left: Vec<usize>,
    },
}

/// How to cut scalars; see the head of the module.
pub struct Fields {
    cut: Cut,
    words: usize,
    /// r − 1.
    most: Vec<u64>,
    /// r and ⌊(r − 1)/2⌋, where scalars are folded.
    fold: Option<[Vec<u64>; 2]>,
}

/// One block of scalars being cut.
pub(crate) struct CutBlock {
    rows: Vec<u64>,
    chunk: [u64; BLOCK],
    /// The fields of one position.
    pub field: [u32; BLOCK],
    /// 1 where the signs of the digits are changed.
    pub sign: [u32; BLOCK],
    count: usize,
}

/// The largest integer to be cut: r − 1, or ⌊(r − 1)/2⌋ of folded scalars.
fn largest(r: &BigUint, fold: bool) -> BigUint {
    let most = if r.is_zero() { BigUint::ZERO } else { r - 1u32 };
    if fold { most >> 1 } else { most }
}

/// Fields that hold scalars below r, and the largest value of the topmost.
pub fn topmost(r: &BigUint, q: u64, fold: bool) -> (usize, u64) {
    let (mut rest, mut fields) = (largest(r, fold), 1);
    while rest >= BigUint::from(q) {
        rest /= q;
        fields += 1;
    }
    (fields, rest.iter_u64_digits().next().unwrap_or(0))
}

impl Fields {
    /// Scalars below r of a given number of words, in radix q (2 to 2^28).
    pub fn new(r: &BigUint, words: usize, q: u64, fold: bool) -> Self {
        let cut = if q.is_power_of_two() {
            Cut::Bits(q.trailing_zeros())
        } else {
            let (mut power, mut each) = (q, 1);
            while let Some(next) = power.checked_mul(q) {
                (power, each) = (next, each + 1);
            }
            let (mut left, mut most) = (Vec::new(), largest(r, fold));
            while !most.is_zero() {
                left.push(most.iter_u64_digits().len());
                most /= power;
            }
            Cut::Divide {
                radix: Divider::new(q),
                power: Divider::new(power),
                each,
                left,
            }
        };
        Self {
            cut,
            words,
            most: words_of(&largest(r, false), words),
            fold: fold.then(|| [words_of(r, words), words_of(&largest(r, true), words)]),
        }
    }

    /// 64-bit words of a scalar.
    pub fn words(&self) -> usize {
        self.words
    }

    /// Whether all the scalars are below r.
    pub fn below(&self, scalars: &[u64]) -> bool {
        scalars
            .chunks_exact(self.words)
            .all(|a| a.iter().rev().le(self.most.iter().rev()))
    }

    /// Room for a block of scalars.
    pub(crate) fn block(&self) -> CutBlock {
        CutBlock {
            rows: vec![0; (self.words + 1) * BLOCK],
            chunk: [0; BLOCK],
            field: [0; BLOCK],
            sign: [0; BLOCK],
            count: 0,
        }
    }

    /// Takes up to [`BLOCK`] scalars.
    pub(crate) fn load(&self, scalars: &[u64], block: &mut CutBlock) {
        block.count = scalars.len() / self.words;
        let rows = block.rows.chunks_exact_mut(self.words + 1);
        for ((row, a), sign) in rows
            .zip(scalars.chunks_exact(self.words))
            .zip(&mut block.sign)
        {
            row[..self.words].copy_from_slice(a);
            row[self.words] = 0;
            *sign = 0;
            if let Some([r, half]) = &self.fold {
                // Above the half: a borrow from half − a.
                let above = a.iter().zip(half).fold(false, |borrow, (a, h)| {
                    let (d, first) = h.overflowing_sub(*a);
                    first | d.overflowing_sub(u64::from(borrow)).1
                });
                let mask = u64::from(above).wrapping_neg();
                let mut borrow = false;
                for ((word, a), r) in row.iter_mut().zip(a).zip(r) {
                    let (d, first) = r.overflowing_sub(*a);
                    let (d, second) = d.overflowing_sub(u64::from(borrow));
                    borrow = first | second;
                    *word = (d & mask) | (*a & !mask);
                }
                *sign = u32::from(above);
            }
        }
    }

    /// The fields of position k; positions are asked for in their order.
    #[inline(always)]
    pub(crate) fn cut(&self, k: usize, block: &mut CutBlock) {
        let stride = self.words + 1;
        match &self.cut {
            Cut::Bits(c) => {
                let bit = *c as usize * k;
                let (word, shift, mask) = (bit / 64, (bit % 64) as u32, (1u64 << c) - 1);
                if word >= self.words {
                    block.field[..block.count].fill(0);
                    return;
                }
                let rows = block.rows.chunks_exact(stride).take(block.count);
                for (field, row) in block.field.iter_mut().zip(rows) {
                    // In two steps, for the shift by 64.
                    let bits = row[word] >> shift | row[word + 1] << 1 << (63 - shift);
                    *field = (bits & mask) as u32;
                }
            }
            Cut::Divide {
                radix,
                power,
                each,
                left,
            } => {
                if k.is_multiple_of(*each) {
                    let left = left.get(k / each).copied().unwrap_or(0);
                    let rows = block.rows.chunks_exact_mut(stride).take(block.count);
                    for (chunk, row) in block.chunk.iter_mut().zip(rows) {
                        *chunk = power.divide(&mut row[..left]);
                    }
                }
                for (field, chunk) in block.field.iter_mut().zip(&mut block.chunk) {
                    *field = radix.divide(std::slice::from_mut(chunk)) as u32;
                }
            }
        }
    }
}

/// `q = p^c`, or nothing above the limit.
pub fn power_below(p: u32, c: u32, limit: u64) -> Option<u64> {
    let q = BigUint::from(p).pow(c.min(64));
    ((1..=64).contains(&c) && q > BigUint::one() && q <= BigUint::from(limit))
        .then(|| q.iter_u64_digits().next().unwrap_or(0))
}

#[cfg(test)]
mod tests;
