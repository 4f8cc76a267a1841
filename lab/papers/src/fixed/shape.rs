//! What the cost of a sum depends on, and the cost in the worst case.

use msmith_core::Error;
use msmith_core::recode::bucket_set::{BucketSet, Spec, spec::Numbers, stored};

use super::sizes;

/// The largest radix (norm, for Eisenstein integers) whose set is built for a comparison.
const BUILT: u64 = 1 << 17;

/// How buckets are folded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fold {
    /// By running sums over gaps, of which this is the largest ([`crate::fixed::fold::running`]).
    Gaps(u64),
    /// By row and column sums of a sector ([`crate::fixed::fold::lines`]).
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
        let simple = matches!(set.spec().family().name, "signed" | "glv");
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

    /// That of a set by name: of the set itself up to a radix of `2^17`, otherwise by formula.
    pub fn named(numbers: &Numbers, spec: Spec) -> Result<Self, Error> {
        match radix(spec) {
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

/// The radix, or norm, of a set with a table of digits.
fn radix(spec: Spec) -> Option<u64> {
    let [a, b] = spec.parameters();
    match spec.family().name {
        "signed" | "glv" | "eisenstein" => None,
        "prime" | "pair" => u64::from(a).checked_pow(b),
        "power" | "euclid" => 7u64.checked_pow(a),
        "two" => Some(u64::from(a) << (2 * b).min(60)),
        _ => Some(1 << a.min(63)),
    }
}

#[cfg(test)]
pub(super) fn formula(numbers: &Numbers, spec: Spec) -> Option<Result<Shape, Error>> {
    radix(spec).map(|q| by_formula(numbers, spec, q))
}

/// How many of the topmost values up to `top` need a bucket of their own where the last digit must be exact. With
/// M = {1} those above q/2; otherwise a part, as it is in sets that were built.
fn inexact(spec: Spec, q: u64, top: u64) -> u64 {
    let [a, b] = spec.parameters();
    let part = match (spec.family().name, a, b) {
        ("prime", 3, _) | ("odd", _, 1) => return top.saturating_sub(q / 2),
        ("prime", 5, _) => 0.25,
        ("123", ..) => 0.28,
        ("odd", _, 4) => 0.42,
        _ => 0.33,
    };
    (top as f64 * part) as u64
}

/// The shape of a set whose table would be large, q its radix or norm; right but for a percent of the buckets and
/// some stored points of the last position.
fn by_formula(numbers: &Numbers, spec: Spec, q: u64) -> Result<Shape, Error> {
    let [a, b] = spec.parameters();
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
    let short = |multipliers: u64, buckets: u64, gap: u64| {
        let extra = inexact(spec, q, half_top);
        let gaps = Fold::Gaps(gap);
        if 4 * extra > buckets {
            shape(folded + 1, multipliers * folded + 1, buckets, gaps)
        } else {
            shape(folded, multipliers * folded, buckets + extra, gaps)
        }
    };
    Ok(match spec.family().name {
        "lfg" => {
            let buckets = sizes::repaired(a) - 1;
            shape(whole + 1, 3 * whole + 1, buckets, Fold::Gaps(6))
        }
        "lfg-code" => {
            // B_0 has a twelfth more below q/4, a quarter more above.
            let top = if top <= q / 2 { top } else { half_top };
            let extra = top.min(q / 4) / 12 + top.saturating_sub(q / 4) / 4;
            shape(whole, 3 * whole, 5 * q / 24 + extra, Fold::Gaps(6))
        }
        "odd" => {
            let mu = u64::from(b);
            short(mu, sizes::odd(a, mu) - 1, 4 * mu - 3)
        }
        "123" => short(3, q / 6, 24),
        "pair" => short(2, q / 4, a.into()),
        "prime" => {
            let p = u64::from(a);
            short(p / 2, q / (p - 1), p - 2)
        }
        "power" => shape(whole, whole, q / 6, Fold::Lines),
        "two" => two(numbers, spec, q),
        _ => return Err(Error::Option(format!("{spec} has no formula"))),
    })
}

/// Two multipliers, q the norm: the last digit has a radius, and the points there that are no unit times
/// multiplier times bucket, half of those that the multiplier does not divide, become buckets if they are few
/// ([`msmith_core::recode::bucket_set::two`]).
fn two(numbers: &Numbers, spec: Spec, q: u64) -> Shape {
    let norm = q as f64;
    let m: f64 = if spec.parameters()[0] == 3 { 7.0 } else { 3.0 };
    let log_nu = (numbers.r.bits() as f64 - 1.0 + top_bits(numbers)) / 2.0;
    let below = (m / 3.0).sqrt() / (1.0 - norm.sqrt().recip());
    let radius =
        |h: u64| (log_nu - (h - 1) as f64 * norm.log2() / 2.0).exp2() / 3f64.sqrt() + below;
    let extra =
        |h: u64| radius(h).powi(2) * std::f64::consts::PI / 27f64.sqrt() * (1.0 - 1.0 / m) / 2.0;
    let fits = |h: &u64| radius(*h) < norm.sqrt() / 2.0 && extra(*h) <= norm / 96.0;
    let h = (1..4096).find(fits).unwrap_or(4096);
    let last = if radius(h).powi(2) < m { 1 } else { 2 };
    let buckets = q / 12 + extra(h) as u64;
    Shape {
        spec,
        digits: h,
        stored: 2 * (h - 1) + last,
        buckets,
        fold: Fold::Lines,
        built: false,
    }
}

/// log2 of r above its last bit.
fn top_bits(numbers: &Numbers) -> f64 {
    let bits = numbers.r.bits();
    let top = (&numbers.r >> bits.saturating_sub(52))
        .iter_u64_digits()
        .next();
    let top = top.unwrap_or(1) as f64;
    top.log2() - (bits.min(52) - 1) as f64
}

/// Weights of a set of integers, ascending, with their buckets.
pub(super) fn sorted_weights(set: &dyn BucketSet) -> Vec<(u32, u32)> {
    let mut all: Vec<(u32, u32)> = (0..set.buckets() as u32)
        .map(|b| (u32::try_from(set.weight(b).x).unwrap_or(0), b))
        .collect();
    all.sort_unstable();
    all
}
