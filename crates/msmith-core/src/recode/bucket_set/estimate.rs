//! What a set will be like, without building it: for planners that compare many.

use num_bigint::BigInt;

use super::spec::{Numbers, Spec};
use super::{odd, single, two};
use crate::error::Error;
use crate::recode::Recoding;
use crate::recode::eisenstein::length::digits_needed;
use crate::recode::eisenstein::{MAX_EXPONENT, Pi};
use crate::recode::glv::Glv;
use crate::recode::lattice::ideal;
use crate::recode::signed_window::SignedWindow;

/// The size of a bucket set, about.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// Which set.
    pub spec: Spec,
    /// Positions h.
    pub positions: usize,
    /// Digits at a position.
    pub halves: usize,
    /// Multipliers.
    pub multipliers: usize,
    /// Buckets.
    pub buckets: f64,
    /// Residues of the radix: one of a given number of digits is zero.
    pub residues: f64,
    /// Whether rows hold the images of the endomorphism.
    pub turned: bool,
}

impl Estimate {
    /// `signed:c`.
    pub fn signed(numbers: &Numbers, c: u32) -> Result<Self, Error> {
        let of = SignedWindow::with_max(c, &(&numbers.r - 1u32), numbers.words())?;
        Ok(Self {
            spec: Spec::new(&single::SIGNED, &[c]),
            positions: of.windows(),
            halves: 1,
            multipliers: 1,
            buckets: of.buckets() as f64,
            residues: f64::from(c).exp2(),
            turned: false,
        })
    }

    /// `glv:c`.
    pub fn glv(numbers: &Numbers, c: u32) -> Result<Self, Error> {
        let endo = numbers.endo()?;
        let basis = ideal(&endo.nu);
        let of = Glv::new(&numbers.r, &endo.lambda, &basis, c, numbers.words())?;
        Ok(Self {
            spec: Spec::new(&single::GLV, &[c]),
            positions: of.windows(),
            halves: 2,
            multipliers: 1,
            buckets: of.buckets() as f64,
            residues: f64::from(c).exp2(),
            turned: true,
        })
    }

    /// `odd:c,mu`.
    pub fn odd(numbers: &Numbers, c: u32, mu: u32) -> Self {
        let q = f64::from(c).exp2();
        Self {
            spec: Spec::new(&odd::FAMILY, &[c, mu]),
            positions: numbers.r.bits().div_ceil(u64::from(c)) as usize,
            halves: 1,
            multipliers: mu as usize,
            buckets: q / f64::from(2 * mu) + f64::from(mu).log2(),
            residues: q,
            turned: false,
        }
    }

    /// `eisenstein:N,c`, or `two:N,c` with two multipliers.
    pub fn eisenstein(
        numbers: &Numbers,
        pi: Pi,
        c: u32,
        multipliers: usize,
    ) -> Result<Self, Error> {
        let endo = numbers.endo()?;
        let least = if multipliers == 2 { 3 } else { 2 };
        if !(least..=MAX_EXPONENT).contains(&c) {
            return Err(Error::Option(format!(
                "exponent {c} of an Eisenstein radix"
            )));
        }
        let q = pi.value().map(|x| BigInt::from(x << c));
        let norm = pi.norm() as f64 * f64::from(2 * c).exp2();
        let family = if multipliers == 2 {
            &two::FAMILY
        } else {
            &single::EISENSTEIN
        };
        Ok(Self {
            spec: Spec::new(family, &[pi.norm() as u32, c]),
            positions: digits_needed(&endo.nu, &q),
            halves: 1,
            multipliers,
            buckets: norm / (6 * multipliers) as f64,
            residues: norm,
            turned: true,
        })
    }

    /// The sets that a planner compares, up to about that number of buckets; why these: `docs/decisions.md`.
    pub fn all(numbers: &Numbers, buckets: f64) -> Vec<Self> {
        let mut all = Vec::new();
        for c in 2..=24 {
            all.extend(Self::signed(numbers, c));
            all.extend(Self::glv(numbers, c));
            for k in 0..=9 {
                if k + 2 <= c && c + k <= 30 {
                    all.push(Self::odd(numbers, c, 1 << k));
                }
            }
        }
        for pi in Pi::ALL {
            for c in 2..=MAX_EXPONENT {
                for multipliers in [1, 2] {
                    all.extend(Self::eisenstein(numbers, pi, c, multipliers));
                }
            }
        }
        all.retain(|e| e.buckets <= buckets);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recode::bucket_set::testing;
    use crate::recode::testing::curves;

    /// Positions to one, buckets to eight and a quarter (what the last digit may need).
    #[test]
    fn like_the_sets_themselves() {
        for n in curves() {
            let numbers = testing::with_omega(&n);
            let all = Estimate::all(&numbers, 1500.0);
            assert!(all.len() > 50);
            for e in all {
                let Ok(set) = e.spec.build(&numbers) else {
                    panic!("{} cannot be built", e.spec)
                };
                let close = set.positions().abs_diff(e.positions) <= 1;
                assert!(close, "{}: {} {}", e.spec, set.positions(), e.positions);
                assert_eq!(set.halves(), e.halves);
                assert_eq!(set.multipliers().len(), e.multipliers);
                assert_eq!(set.uses_endomorphism(), e.turned);
                let off = (set.buckets() as f64 - e.buckets).abs();
                assert!(
                    off <= e.buckets / 4.0 + 8.0,
                    "{}: {}",
                    e.spec,
                    set.buckets()
                );
            }
        }
    }
}
