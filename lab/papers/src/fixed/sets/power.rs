//! Radix q = (2 − ω)^c with nearest digits: (7^c − 1)/6 buckets, no multipliers.
//!
//! FKSX's Theorem 5 as corrected: its size and its length are right together for nearest digits (the
//! hexagon around 0), not for those of its Algorithm 7, see [`super::euclid`]. The norm is odd, so no point is
//! on the border of the hexagon and the classes other than 0 are exactly six for each bucket. The
//! paper's rule that makes b a power of 2 − ω times an element ≡ 1 modulo 2 − ω is not needed: any choice of
//! one from every six will do, and here it is the sector of [`msmith_core::recode::eisenstein`].
//!
//! **Cost**: three times that of Eisenstein windows, for a division by 7^c takes 64-bit products, one after the
//! other: 10 ns a digit.

use num_bigint::BigInt;

use msmith_core::Error;
use msmith_core::recode::bucket_set::BucketSet;
use msmith_core::recode::bucket_set::spec::{Family, Numbers, Spec};
use msmith_core::recode::eisenstein::length::digits_needed;
use msmith_core::recode::eisenstein::nearest::{Division, Nearest};
use msmith_core::recode::eisenstein::small::{Eis, mul};
use msmith_core::recode::lattice::Reducer;
use msmith_core::recode::{Digit, Small};

/// `power:c`: radix (2 − ω)^c, nearest digits.
pub static FAMILY: Family = Family {
    name: "power",
    parameters: 1,
    build: |numbers, [c, _]| Ok(Box::new(Power::new(numbers, c)?)),
};

/// The largest exponent: 6725601 buckets.
pub const MAX_EXPONENT: u32 = 9;

/// (2 − ω)^c.
pub(super) fn radix(c: u32) -> Result<Eis, Error> {
    if !(1..=MAX_EXPONENT).contains(&c) {
        return Err(Error::Option(format!(
            "exponent {c} of the radix (2 − ω)^c is not in 1..={MAX_EXPONENT}"
        )));
    }
    Ok((0..c).fold([1, 0], |q, _| mul(q, [2, -1])))
}

/// The set, see the head of the module.
pub struct Power {
    spec: Spec,
    positions: usize,
    digits: Nearest,
}

impl Power {
    /// Radix (2 − ω)^c, c from 1 to [`MAX_EXPONENT`].
    pub fn new(numbers: &Numbers, c: u32) -> Result<Self, Error> {
        let q = radix(c)?;
        let endo = numbers.endo()?;
        let reducer = Reducer::hexagon(&numbers.r, &endo.lambda, &endo.nu, numbers.words())?;
        let positions = digits_needed(&endo.nu, &q.map(BigInt::from));
        Ok(Self {
            spec: Spec::new(&FAMILY, &[c]),
            positions,
            digits: Nearest::new(reducer, (q, Division::Odd), positions),
        })
    }
}

impl BucketSet for Power {
    fn spec(&self) -> Spec {
        self.spec
    }
    fn radix(&self) -> Small {
        let [x, y] = self.digits.q;
        Small { x, y }
    }
    fn positions(&self) -> usize {
        self.positions
    }
    fn buckets(&self) -> usize {
        self.digits.sector.place.len()
    }
    fn place(&self, bucket: u32) -> (u32, u32) {
        let (row, col) = self.digits.sector.place[bucket as usize];
        (u32::from(row), u32::from(col))
    }
    fn row_unit(&self) -> Small {
        Small { x: 1, y: 1 }
    }
    fn uses_endomorphism(&self) -> bool {
        true
    }
    fn scalar_words(&self) -> usize {
        self.digits.source.words()
    }

    /// # Panics
    /// If `out` is not of `positions · count` digits.
    fn recode(&self, scalars: &[u64], out: &mut [Digit]) {
        self.digits.recode(self.positions, scalars, None, out);
    }
}

#[cfg(test)]
mod tests;
