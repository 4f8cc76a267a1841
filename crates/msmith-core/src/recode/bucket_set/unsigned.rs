//! Radix 2^c with digits 0 … 2^c − 1: no signs, no carries, 2^c − 1 buckets. Twice those of `signed`, for comparison.

use num_bigint::BigUint;

use super::BucketSet;
use super::spec::{Family, Numbers, Spec};
use crate::error::Error;
use crate::recode::{Digit, NONE, Small, digit};

/// `unsigned:c`: radix 2^c, M = {1}, q − 1.
pub static FAMILY: Family = Family {
    name: "unsigned",
    parameters: 1,
    build: |numbers, [c, _]| Ok(Box::new(Unsigned::new(numbers, c)?)),
};

/// The set, see the head of the module.
struct Unsigned {
    c: u32,
    positions: usize,
    words: usize,
}

impl Unsigned {
    fn new(numbers: &Numbers, c: u32) -> Result<Self, Error> {
        if !(1..=20).contains(&c) {
            let why = format!("width {c} of unsigned digits is not in 1..=20");
            return Err(Error::Option(why));
        }
        let bits = (&numbers.r - BigUint::from(1u32)).bits();
        Ok(Self {
            c,
            positions: bits.div_ceil(c.into()).max(1) as usize,
            words: numbers.words(),
        })
    }
}

impl BucketSet for Unsigned {
    fn spec(&self) -> Spec {
        Spec::new(&FAMILY, &[self.c])
    }
    fn radix(&self) -> Small {
        Small {
            x: 1 << self.c,
            y: 0,
        }
    }
    fn positions(&self) -> usize {
        self.positions
    }
    fn buckets(&self) -> usize {
        (1 << self.c) - 1
    }
    fn place(&self, bucket: u32) -> (u32, u32) {
        let half = self.c / 2;
        ((bucket + 1) >> half, (bucket + 1) & ((1 << half) - 1))
    }
    fn row_unit(&self) -> Small {
        Small {
            x: 1 << (self.c / 2),
            y: 0,
        }
    }
    fn uses_endomorphism(&self) -> bool {
        false
    }
    fn scalar_words(&self) -> usize {
        self.words
    }
    fn recode(&self, scalars: &[u64], out: &mut [Digit]) {
        let count = scalars.len() / self.words;
        for (i, scalar) in scalars.chunks_exact(self.words).enumerate() {
            for k in 0..self.positions {
                let (at, shift) = (k * self.c as usize / 64, k * self.c as usize % 64);
                let low = scalar[at] >> shift;
                let next = scalar.get(at + 1).copied().unwrap_or(0);
                let high = if shift == 0 { 0 } else { next << (64 - shift) };
                let value = ((low | high) & ((1 << self.c) - 1)) as u32;
                out[k * count + i] = match value {
                    0 => NONE,
                    value => digit(value - 1, 0, false),
                };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::integer::testing::{all_orders, all_scalars};

    #[test]
    fn digits_add_up() {
        for c in [1, 5, 8, 13] {
            all_orders(format!("unsigned:{c}").parse().unwrap(), 50);
        }
        all_scalars("unsigned:4".parse().unwrap());
    }
}
