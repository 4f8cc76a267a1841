//! Digits by a table: a value `t` (a field and a carry) to unit, multiplier, bucket and carry.
//!
//! Made from the set alone: of all `t = ±m·b + α·q` the one with the least |α|, then the least m.
//! Cost: 4 bytes for each of about q values, one look-up a digit.

use msmith_core::Error;
use msmith_core::recode::bucket_set::ends::{Length, Products};
use msmith_core::recode::bucket_set::integer::{Integers, Rule};
use msmith_core::recode::bucket_set::spec::{Numbers, Spec};
use msmith_core::recode::{Digit, NONE, digit};

/// The most entries of a table.
pub const LARGEST_RADIX: u64 = 1 << 26;

/// The table. An entry is `carry | (multiplier, bucket) | sign`, the carry signed and on top.
pub struct DigitTable {
    entries: Vec<u32>,
    /// The value of the first entry.
    low: i32,
    /// Where the carry begins.
    shift: u32,
    /// The body of the digit zero, and the mask of all bodies.
    zero: u32,
}

impl DigitTable {
    /// The digits of all values from the least to the largest carry more than q − 1, with the carries
    /// allowed, `bits` for a bucket. `Ok(Err(t))`: t has none.
    pub(super) fn new(
        q: u64,
        carries: [i64; 2],
        products: &Products,
        bits: u32,
    ) -> Result<Result<Self, i64>, Error> {
        let (q, [least, most]) = (q as i64, carries);
        let multipliers = products.multipliers.len() as u32;
        let largest = (multipliers - 1) << bits | (products.weights.len() as u32 - 1);
        // All ones of a body are the digit zero.
        let body = 33 - (largest + 1).leading_zeros();
        let mut carry_bits = 1;
        while -(1i64 << (carry_bits - 1)) >= least || 1i64 << (carry_bits - 1) <= most {
            carry_bits += 1;
        }
        if body + carry_bits > 32 {
            return Err(Error::Option(format!(
                "digits of this set do not fit in 32 bits: {body} for bucket, multiplier and sign, {carry_bits} for the carry"
            )));
        }
        let shift = 32 - carry_bits;
        let none = 1u32 << 31;
        let mut table = Self {
            entries: vec![none; (q + most - least) as usize],
            low: least as i32,
            shift,
            zero: (1 << body) - 1,
        };
        let high = q - 1 + most;
        let mut offer = |d: i64, m: u32, body: u32| {
            for alpha in least..=most {
                let t = d + alpha * q;
                if t < least || t > high {
                    continue;
                }
                let old = &mut table.entries[(t - least) as usize];
                let rank = |alpha: i64, m: u32| (alpha.abs(), m);
                // No entry has the least carry of all, so that anything is better than none.
                let known = rank(
                    i64::from(*old as i32 >> shift),
                    (*old & table.zero) >> 1 >> bits,
                );
                if *old == none || rank(alpha, m) < known {
                    *old = ((alpha as i32) << shift) as u32 | body;
                }
            }
        };
        offer(0, 0, table.zero);
        for (m, times) in products.multipliers.iter().enumerate() {
            let m = m as u32;
            for (bucket, weight) in products.weights.iter().enumerate() {
                let d = i64::from(*times) * i64::from(*weight);
                let body = (m << bits | bucket as u32) << 1;
                offer(d, m, body);
                offer(-d, m, body | 1);
            }
        }
        Ok(match table.entries.iter().position(|e| *e == none) {
            Some(at) => Err(at as i64 + least),
            None => Ok(table),
        })
    }
}

impl Rule for DigitTable {
    #[inline(always)]
    fn step(&self, t: i32, sign: u32) -> (Digit, i32) {
        let entry = self.entries[(t - self.low) as usize];
        let body = entry & self.zero;
        let it = digit(body >> 1, 0, (body & 1) ^ sign);
        let it = if body == self.zero { NONE } else { it };
        (it, entry as i32 >> self.shift)
    }
}

/// A set whose rule is a table; `Err` names the first value that has no digit.
pub(super) fn tabled(
    spec: Spec,
    numbers: &Numbers,
    q: u64,
    length: Length,
    carries: [i64; 2],
    products: Products,
) -> Result<Integers<DigitTable>, Error> {
    Integers::new(
        spec,
        numbers,
        q,
        length,
        carries,
        products,
        |products, bits| {
            DigitTable::new(q, carries, products, bits)?.map_err(|t| {
            Error::Option(format!(
                "{spec} cannot write every digit: the first without multiplier and bucket is {t}"
            ))
        })
        },
    )
}
