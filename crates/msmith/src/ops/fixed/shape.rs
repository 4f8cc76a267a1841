//! What the cost of a sum depends on, and the cost in the worst case.

use crate::error::Error;
use crate::recode::bucket_set::{BucketSet, Family, Spec, spec::Numbers, stored};

use super::sizes;

/// The largest radix (norm, for Eisenstein integers) whose set is built for a comparison.
const BUILT: u64 = 1 << 16;

/// How buckets are folded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fold {
    /// By running sums over gaps, of which this is the largest ([`crate::msm::fold::running`]).
    Gaps(u64),
    /// By row and column sums of a sector ([`crate::msm::fold::lines`]).
    Lines,
}

/// A bucket set as far as costs go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// Which set.
    pub spec: Spec,
    /// Digits of a scalar.
    pub digits: u64,
    /// Stored points of a base.
    pub stored: u64,
    /// Buckets, zero not counted.
    pub buckets: u64,
    /// How they are folded.
    pub fold: Fold,
    /// Whether the set was built; otherwise its size and digits are by formula.
    pub built: bool,
}

impl Shape {
    /// That of a set.
    pub fn of(set: &dyn BucketSet) -> Self {
        let simple = matches!(set.spec().family(), Family::Signed | Family::Glv);
        let fold = if set.row_unit().y != 0 {
            Fold::Lines
        } else if simple {
            Fold::Gaps(1)
        } else {
            let weights = sorted_weights(set);
            let below = [0].into_iter().chain(weights.iter().map(|w| w.0));
            let gaps = weights.iter().zip(below).map(|(w, below)| w.0 - below);
            Fold::Gaps(gaps.max().unwrap_or(0).into())
        };
        Self {
            spec: set.spec(),
            digits: (set.positions() * set.halves()) as u64,
            stored: stored(set) as u64,
            buckets: set.buckets() as u64,
            fold,
            built: true,
        }
    }

    /// That of a set by name: of the set itself up to a radix of `2^16`, otherwise by formula.
    pub fn named(numbers: &Numbers, spec: Spec) -> Result<Self, Error> {
        let [a, b] = spec.parameters();
        let tabled = match spec.family() {
            Family::Signed | Family::Glv | Family::Eisenstein => None,
            Family::Prime | Family::Pair => u64::from(a).checked_pow(b),
            Family::Power | Family::Euclid => 7u64.checked_pow(a),
            Family::Two => Some(u64::from(a) << (2 * b).min(60)),
            _ => Some(1 << a.min(63)),
        };
        match tabled {
            Some(q) if q > BUILT => by_formula(numbers, spec, q),
            _ => Ok(Self::of(&*spec.build(numbers)?)),
        }
    }

    /// Additions for n scalars without a zero digit and without an empty bucket: `nh − m` into buckets, then
    /// `2m + d − 3` along gaps (FKSX (5)) or `2m + 1.15·√m` for the rows and columns of a sector.
    pub fn worst(&self, n: u64) -> u64 {
        let more = match self.fold {
            Fold::Gaps(d) => d as i64 - 3,
            Fold::Lines => (1.15 * (self.buckets as f64).sqrt()) as i64,
        };
        (n * self.digits + self.buckets).saturating_add_signed(more)
    }
}

/// The shape of a set whose table would be large: q its radix, or norm. Topmost digits that need buckets of their
/// own are taken to be half of those that there are, and a sixth where LFG's rule adds them.
fn by_formula(numbers: &Numbers, spec: Spec, q: u64) -> Result<Shape, Error> {
    let [a, b] = spec.parameters();
    let none = || Error::Option(format!("{spec} has no formula"));
    let (whole, top) = sizes::digits(&numbers.r, q);
    let (folded, half_top) = sizes::digits(&(&numbers.r >> 1), q);
    let shape = |digits, stored, buckets, fold| Shape {
        spec,
        digits,
        stored,
        buckets,
        fold,
        built: false,
    };
    // h digits and some more buckets, or one more digit.
    let short = |multipliers: u64, size: u64, gap: u64| {
        let extra = half_top / 2;
        let gaps = Fold::Gaps(gap);
        if 4 * extra > size - 1 {
            shape(folded + 1, multipliers * folded + 1, size - 1, gaps)
        } else {
            shape(folded, multipliers * folded, size - 1 + extra, gaps)
        }
    };
    // Eisenstein digits are as many for all sets of one radix.
    let eisenstein = |multipliers: u64, buckets: u64, like: Spec| {
        let h = Shape::named(numbers, like)?.digits;
        Ok(shape(h, multipliers * h, buckets, Fold::Lines))
    };
    Ok(match spec.family() {
        Family::Lfg => shape(whole + 1, 3 * whole + 1, sizes::repaired(a) - 1, Fold::Gaps(6)),
        Family::LfgCode => {
            let top = if top <= q / 2 { top } else { half_top };
            shape(whole, 3 * whole, 5 * q / 24 + top / 6, Fold::Gaps(6))
        }
        Family::Odd => short(b.into(), sizes::odd(a, b.into()), 4 * u64::from(b)),
        Family::OneTwoThree => short(3, q / 6 + 1, 24),
        Family::Pair => short(2, q / 4 + 1, a.into()),
        Family::Prime => short(u64::from(a) / 2, q / (u64::from(a) - 1) + 1, a.into()),
        Family::Power => {
            let h = sizes::digits(&numbers.r, q).0;
            shape(h, h, q / 6, Fold::Lines)
        }
        Family::Two => {
            let same = Spec::new(Family::Eisenstein, &[a, b]);
            return eisenstein(2, q / 12, same);
        }
        _ => return Err(none()),
    })
}

/// Weights of a set of integers, ascending, with their buckets.
pub(super) fn sorted_weights(set: &dyn BucketSet) -> Vec<(u32, u32)> {
    let mut all: Vec<(u32, u32)> = (0..set.buckets() as u32)
        .map(|b| (u32::try_from(set.weight(b).x).unwrap_or(0), b))
        .collect();
    all.sort_unstable();
    all
}
