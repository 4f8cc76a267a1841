//! What a set will be like: bounds without building it, for planners that compare many, and its very numbers.

use num_bigint::BigInt;

use super::fields::topmost;
use super::spec::{Numbers, Spec};
use super::{odd, single, two};
use crate::error::Error;
use crate::recode::Recoding;
use crate::recode::eisenstein::length::digits_needed;
use crate::recode::eisenstein::{MAX_EXPONENT, Pi};
use crate::recode::glv::Glv;
use crate::recode::lattice::ideal;
use crate::recode::signed_window::SignedWindow;

/// The size of a bucket set: no set has fewer positions, multipliers or buckets than its estimate says.
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
    /// Those at the last position.
    pub last_multipliers: usize,
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
            last_multipliers: 1,
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
            last_multipliers: 1,
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
            positions: topmost(&numbers.r, 1 << c, true).0,
            halves: 1,
            multipliers: mu as usize,
            last_multipliers: 1,
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
            last_multipliers: 1,
            buckets: norm / (6 * multipliers) as f64,
            residues: norm,
            turned: true,
        })
    }

    /// The numbers of the very set.
    ///
    /// Errors: a set that cannot be built.
    pub fn exactly(&self, numbers: &Numbers) -> Result<Self, Error> {
        let (positions, last_multipliers, buckets) = if self.spec.family() == &two::FAMILY {
            // Its table takes a hundred times as long.
            let [norm, c] = self.spec.parameters();
            let shape = two::Outline::new(numbers, Pi::of_norm(norm)?, c)?;
            let buckets = shape.place.len();
            (shape.positions, shape.last_multipliers, buckets)
        } else {
            let set = self.spec.build(numbers)?;
            let positions = set.positions();
            let last = set.multipliers_at(positions.saturating_sub(1));
            (positions, last, set.buckets())
        };
        Ok(Self {
            positions,
            last_multipliers,
            buckets: buckets as f64,
            ..*self
        })
    }

    /// Rows of a base where every g-th position is stored.
    pub fn rows(&self, passes: usize) -> usize {
        let stored = self.positions.div_ceil(passes.max(1));
        let last_alone = (self.positions.saturating_sub(1)).is_multiple_of(passes.max(1));
        let fewer = match last_alone {
            true => self.multipliers - self.last_multipliers,
            false => 0,
        };
        stored * self.multipliers - fewer
    }

    /// The sets that a planner compares, up to about that number of buckets; why these: `docs/decisions/planner.md`.
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
        // Programs that are small have no other radices than powers of 2.
        let pis = match crate::ring::SMALL {
            true => &Pi::ALL[..1],
            false => &Pi::ALL[..],
        };
        for &pi in pis {
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
    use crate::recode::prepared::Prepared;
    use crate::recode::testing::curves;

    /// Positions to one, buckets to eight and a quarter (what the last digit may need), and never too many; the exact
    /// numbers, and rows in any number of passes, are those of the set.
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
                let more = set.positions().checked_sub(e.positions);
                assert!(more.is_some_and(|k| k <= 1), "{}: {more:?}", e.spec);
                assert_eq!(set.halves(), e.halves);
                assert_eq!(set.multipliers().len(), e.multipliers);
                assert_eq!(set.uses_endomorphism(), e.turned);
                let more = set.buckets() as f64 - e.buckets;
                let is_few = (0.0..=e.buckets / 4.0 + 8.0).contains(&more);
                assert!(is_few, "{}: {}", e.spec, set.buckets());
                let exact = e.exactly(&numbers).unwrap();
                assert_eq!(exact.exactly(&numbers), Ok(exact));
                let (spec, h) = (e.spec, set.positions());
                assert_eq!((exact.positions, exact.buckets), (h, set.buckets() as f64));
                let mut set = Some(set);
                // Those of one multiplier have as many rows as positions.
                let plain = e.multipliers == 1 || e.buckets > 100.0;
                for g in (1..=h).filter(|g| !plain && (*g < 3 || g + 2 > h)) {
                    let built = set.take().unwrap_or_else(|| spec.build(&numbers).unwrap());
                    let prepared = Prepared::new(built, g);
                    assert_eq!(exact.rows(g), prepared.rows(), "{spec} in {g} passes");
                    assert!(e.rows(g) <= exact.rows(g), "{spec} in {g} passes");
                }
            }
        }
    }
}
