//! How many positions, and the topmost of them.
//!
//! Every position but the last hands a carry on; at the last the digit must be exact. A scalar of h
//! fields has h + 1 digits if the last is the carry alone, which is small. With h digits the topmost
//! value is the field and the carry, and the values there that are no product of multiplier and bucket
//! get buckets of their own.

use std::collections::HashSet;

use num_bigint::BigUint;

use super::super::{Digit, NONE, digit};
use super::fields::topmost;

/// What the carries can be: those of `t = d + α·q` with `|d| ≤ largest`, t a field and a carry.
///
/// For p = 2μ + 1 and buckets up to q/2 this is −μ/2 < α < 1 + μ/2; it is attained.
pub fn carries(q: u64, largest: u64) -> [i64; 2] {
    let (q, largest) = (q as i64, largest as i64);
    let [mut low, mut high] = [0, 0];
    loop {
        let next = [
            -(largest - low).div_euclid(q),
            (q - 1 + high + largest).div_euclid(q),
        ];
        if next == [low, high] {
            return next;
        }
        [low, high] = next;
    }
}

/// How the topmost field is treated.
#[derive(Debug, Clone, Copy)]
pub enum Length {
    /// h + 1 digits of scalars as they are (FKSX Algorithms 5 and 6).
    Carry,
    /// h digits: one bucket for every topmost value that is in a set B_0 but not in the set (LFG
    /// Algorithm 6); scalars are folded where that needs it.
    Cap(fn(u32) -> bool),
    /// Folded scalars, h digits if that takes at most a quarter more buckets, h + 1 if not. (One bucket
    /// more is one addition more; one position more is one for every scalar with a last digit.)
    Short,
}

/// The multipliers and bucket weights of a set.
pub struct Products<'a> {
    /// The multipliers, the first of which is 1.
    pub multipliers: &'a [u32],
    /// The weight of every bucket.
    pub weights: Vec<u32>,
}

impl Products<'_> {
    /// For every v up to the limit its first multiplier and bucket with `v = m·b`.
    fn exact(&self, limit: u64) -> Vec<Option<(u32, u32)>> {
        let mut found = vec![None; limit as usize + 1];
        for (m, times) in self.multipliers.iter().enumerate() {
            for (bucket, weight) in self.weights.iter().enumerate() {
                let v = u64::from(*times) * u64::from(*weight);
                if v <= limit && found[v as usize].is_none() {
                    found[v as usize] = Some((m as u32, bucket as u32));
                }
            }
        }
        found
    }

    /// Weights by which every v up to the limit becomes a product, the least v first.
    fn missing(&self, limit: u64) -> Vec<u32> {
        let mut covered: Vec<bool> = self.exact(limit).iter().map(Option::is_some).collect();
        let mut extra = Vec::new();
        for v in 1..=limit {
            if !covered[v as usize] {
                extra.push(v as u32);
                for m in self.multipliers {
                    if let Some(at) = covered.get_mut((v * u64::from(*m)) as usize) {
                        *at = true;
                    }
                }
            }
        }
        extra
    }
}

/// Positions, and what the topmost value can be.
pub(crate) struct Ends {
    /// Positions h.
    pub positions: usize,
    /// Whether scalars above r/2 are replaced by r less themselves.
    pub fold: bool,
    /// Of the topmost field and the carry into it.
    pub range: [i64; 2],
    /// Whether one more position takes the carry out of it.
    pub carry: bool,
}

impl Ends {
    /// Chooses, and adds the buckets that the topmost field needs.
    pub fn new(
        length: Length,
        r: &BigUint,
        q: u64,
        [low, high]: [i64; 2],
        products: &mut Products,
    ) -> Self {
        let of = |fold, carry| {
            let (fields, top) = topmost(r, q, fold);
            Self {
                positions: fields + usize::from(carry),
                fold,
                range: [low, top as i64 + high],
                carry,
            }
        };
        match length {
            Length::Carry => of(false, true),
            Length::Cap(is_start) => {
                let whole = of(false, false);
                let ends = if whole.most() <= q / 2 {
                    whole
                } else {
                    of(true, false)
                };
                let known: HashSet<u32> = products.weights.iter().copied().collect();
                let cap = 1..=ends.most() as u32;
                products
                    .weights
                    .extend(cap.filter(|v| is_start(*v) && !known.contains(v)));
                ends
            }
            Length::Short => {
                let ends = of(true, false);
                let extra = products.missing(ends.most());
                if 4 * extra.len() > products.weights.len() {
                    return of(true, true);
                }
                products.weights.extend(extra);
                ends
            }
        }
    }

    fn most(&self) -> u64 {
        self.range[1].max(-self.range[0]) as u64
    }
}

/// The digits of all values in a range with `bits` for a bucket, and the number of multipliers that
/// they use; or the value that is not a product.
pub(crate) fn exact_digits(
    [low, high]: [i64; 2],
    products: &Products,
    bits: u32,
) -> Result<(Vec<Digit>, usize), i64> {
    let exact = products.exact(high.max(-low) as u64);
    let mut used = 1;
    let digits = (low..=high).map(|v| match exact[v.unsigned_abs() as usize] {
        _ if v == 0 => Ok(NONE),
        Some((m, bucket)) => {
            used = used.max(m as usize + 1);
            Ok(digit(m << bits | bucket, 0, u32::from(v < 0)))
        }
        None => Err(v),
    });
    let digits = digits.collect::<Result<_, _>>()?;
    Ok((digits, used))
}

#[cfg(test)]
mod tests;
