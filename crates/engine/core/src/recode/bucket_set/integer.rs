//! Sets of integers in radix q: what all of them share.
//!
//! A set is its multipliers, its weights and a rule for one digit; cutting scalars in fields, handing
//! carries on and the topmost digit are the same for all. Weights are sparse integers, placed in a plane
//! of rows of 2^s.

use super::super::columns::BLOCK;
use super::super::{Digit, NONE, Small};
use super::BucketSet;
use super::ends::{Ends, Length, Products, exact_digits};
use super::fields::Fields;
use super::spec::{Numbers, Spec};
use crate::error::Error;

/// The rule for one digit.
pub trait Rule: Send + Sync {
    /// The digit of a field and a carry, its sign changed if `sign` is 1, and the carry out of it.
    fn step(&self, t: i32, sign: u32) -> (Digit, i32);
}

/// A set of integers with its rule.
pub struct Integers<R> {
    spec: Spec,
    q: u64,
    fields: Fields,
    positions: usize,
    multipliers: Vec<Small>,
    top_multipliers: usize,
    weights: Vec<u32>,
    split: u32,
    rule: R,
    /// The digits of the topmost values, from the least.
    pub top: Vec<Digit>,
    top_low: i32,
}

/// Bits that number a given number of things.
pub(crate) fn bits(count: usize) -> u32 {
    usize::BITS - (count.max(2) - 1).leading_zeros()
}

impl<R: Rule> Integers<R> {
    /// Puts a set together; `rule` makes the rule for a given number of bits of a bucket number.
    pub fn new(
        spec: Spec,
        numbers: &Numbers,
        q: u64,
        length: Length,
        carries: [i64; 2],
        mut products: Products,
        rule: impl FnOnce(&Products, u32) -> Result<R, Error>,
    ) -> Result<Self, Error> {
        if numbers.words() == 0 {
            return Err(Error::Option("an order of zero".into()));
        }
        let ends = Ends::new(length, &numbers.r, q, carries, &mut products);
        let bucket_bits = bits(products.weights.len());
        if bits(products.multipliers.len()) + bucket_bits > 28 {
            return Err(Error::Option(format!(
                "{spec} has too many buckets: {} for {} multipliers",
                products.weights.len(),
                products.multipliers.len()
            )));
        }
        let rule = rule(&products, bucket_bits)?;
        let [low, high] = ends.range;
        let range = if ends.carry {
            (low..=high).fold([0, 0], |[low, high], t| {
                let carry = i64::from(rule.step(t as i32, 0).1);
                [low.min(carry), high.max(carry)]
            })
        } else {
            ends.range
        };
        let (top, top_multipliers) = exact_digits(range, &products, bucket_bits).map_err(|v| {
            Error::Option(format!(
                "{spec}: {v} on top is not a multiplier times a bucket"
            ))
        })?;
        let largest = products.weights.iter().copied().max().unwrap_or(1);
        let multipliers = products.multipliers.iter();
        Ok(Self {
            spec,
            q,
            fields: Fields::new(&numbers.r, numbers.words(), q, ends.fold),
            positions: ends.positions,
            multipliers: multipliers
                .map(|m| Small {
                    x: i64::from(*m),
                    y: 0,
                })
                .collect(),
            top_multipliers,
            split: (u32::BITS - largest.leading_zeros()) / 2,
            weights: products.weights,
            rule,
            top,
            top_low: range[0] as i32,
        })
    }
}

impl<R: Rule> BucketSet for Integers<R> {
    fn spec(&self) -> Spec {
        self.spec
    }
    fn radix(&self) -> Small {
        Small {
            x: self.q as i64,
            y: 0,
        }
    }
    fn positions(&self) -> usize {
        self.positions
    }
    fn multipliers(&self) -> &[Small] {
        &self.multipliers
    }
    fn multipliers_at(&self, position: usize) -> usize {
        if position + 1 < self.positions {
            self.multipliers.len()
        } else {
            self.top_multipliers
        }
    }
    fn buckets(&self) -> usize {
        self.weights.len()
    }
    /// As few as the rule was made for.
    fn bucket_bits(&self) -> u32 {
        bits(self.weights.len())
    }
    fn place(&self, bucket: u32) -> (u32, u32) {
        let weight = self.weights[bucket as usize];
        (weight >> self.split, weight & ((1 << self.split) - 1))
    }
    fn row_unit(&self) -> Small {
        Small {
            x: 1 << self.split,
            y: 0,
        }
    }
    fn uses_endomorphism(&self) -> bool {
        false
    }
    fn scalar_words(&self) -> usize {
        self.fields.words()
    }

    /// # Panics
    /// If a scalar is not below r, or `out` is not of `positions · count` digits.
    fn recode(&self, scalars: &[u64], out: &mut [Digit]) {
        let words = self.fields.words();
        let count = scalars.len() / words;
        assert_eq!(scalars.len(), count * words, "a whole number of scalars");
        assert_eq!(out.len(), count * self.positions, "room for every digit");
        assert!(self.fields.below(scalars), "a scalar that is not below r");
        let mut block = self.fields.block();
        for (b, part) in scalars.chunks(BLOCK * words).enumerate() {
            let here = part.len() / words;
            let mut carry = [0i32; BLOCK];
            self.fields.load(part, &mut block);
            for k in 0..self.positions {
                self.fields.cut(k, &mut block);
                let out = &mut out[k * count + b * BLOCK..][..here];
                let fields = block.field.iter().zip(&block.sign).zip(&mut carry);
                if k + 1 < self.positions {
                    for (out, ((field, sign), carry)) in out.iter_mut().zip(fields) {
                        (*out, *carry) = self.rule.step(*field as i32 + *carry, *sign);
                    }
                } else {
                    for (out, ((field, sign), carry)) in out.iter_mut().zip(fields) {
                        let it = self.top[(*field as i32 + *carry - self.top_low) as usize];
                        *out = it ^ if it == NONE { 0 } else { *sign };
                    }
                }
            }
        }
    }
}

#[cfg(any(test, feature = "testing"))]
pub mod testing;
