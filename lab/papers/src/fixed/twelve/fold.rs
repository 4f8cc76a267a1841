//! The sum over the twelve units, counted: integers modulo r in the place of points, every addition of two of them
//! counted, copies and products by units or stored multiples free.
//!
//! Weights are `row·(1 + ω) + col + (x + yω)·i`. First the buckets of equal (row, col) are added, and those of equal
//! ±(x, y); then each of these two is in a plane of its own, with fewer points, whose rows and columns are added and
//! taken together by running sums.

use std::collections::BTreeMap;

use msmith::curve::{Curve, Group, derive};
use msmith_core::Error;
use msmith_core::recode::NONE;
use num_bigint::BigUint;

use super::Twelve;
use msmith_core::random::split_mix;

/// A counted sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count {
    /// Additions in all.
    pub additions: usize,
    /// Those of the fold of a window with no empty bucket; 0 if there was none.
    pub fold: usize,
}

/// What acts as ω and i modulo r.
#[derive(Debug, Clone)]
pub struct Roots {
    /// The order.
    pub r: BigUint,
    /// ω acts as λ.
    pub lambda: BigUint,
    /// i acts as ι.
    pub iota: BigUint,
}

impl Roots {
    /// Those of a curve's second group, if it has both.
    ///
    /// Errors: those of [`derive()`].
    pub fn of(curve: &Curve) -> Result<Option<Self>, Error> {
        if curve.g2.is_none() {
            return Ok(None);
        }
        let derived = derive(curve, Group::G2)?;
        let both = derived.endo.zip(derived.psi);
        Ok(both.map(|(endo, psi)| Self {
            r: curve.r.clone(),
            lambda: endo.lambda,
            iota: psi.iota,
        }))
    }
}

struct Sums<'a> {
    r: &'a BigUint,
    additions: usize,
}

impl Sums<'_> {
    fn add(&mut self, to: &mut Option<BigUint>, term: BigUint) {
        *to = Some(match to.take() {
            None => term,
            Some(sum) => {
                self.additions += 1;
                (sum + term) % self.r
            }
        });
    }

    /// Adds those of equal keys.
    fn collect<K: Ord>(
        &mut self,
        terms: impl Iterator<Item = (K, BigUint)>,
    ) -> BTreeMap<K, BigUint> {
        let mut all: BTreeMap<K, Option<BigUint>> = BTreeMap::new();
        for (key, term) in terms {
            self.add(all.entry(key).or_default(), term);
        }
        all.into_iter()
            .filter_map(|(k, sum)| Some((k, sum?)))
            .collect()
    }

    /// Σ i·S_i of sums by number, by running sums.
    fn line(&mut self, sums: &BTreeMap<u32, BigUint>) -> Option<BigUint> {
        let (mut running, mut total) = (None, None);
        for i in (1..=sums.keys().last().copied().unwrap_or(0)).rev() {
            if let Some(sum) = sums.get(&i) {
                self.add(&mut running, sum.clone());
            }
            if let Some(sum) = running.clone() {
                self.add(&mut total, sum);
            }
        }
        total
    }
}

/// Sums n random points with n random scalars: all positions in one pass over a table, if `together`, else each in a
/// pass of its own. `None` if the sum comes out wrong.
///
/// Errors: those of [`Twelve::new`].
pub fn count(
    roots: &Roots,
    c: u32,
    n: usize,
    together: bool,
    seed: u64,
) -> Result<Option<Count>, Error> {
    let Roots { r, lambda, iota } = roots;
    let set = Twelve::new(r, lambda, iota, c)?;
    let (per, positions) = (set.scalar_words(), set.positions());
    let random = |seed: u64| -> Vec<BigUint> {
        let mut state = seed;
        let mut integer = |_| {
            let words = (0..per).map(|_| split_mix(&mut state));
            words.fold(BigUint::ZERO, |a, w| (a << 64) + w) % r
        };
        (0..n).map(&mut integer).collect()
    };
    let (scalars, points) = (random(seed), random(!seed));
    let mut flat = Vec::new();
    for a in &scalars {
        let end = flat.len() + per;
        flat.extend(a.iter_u64_digits());
        flat.resize(end, 0);
    }
    let mut digits = vec![NONE; n * positions];
    set.recode(&flat, &mut digits);

    let units: Vec<BigUint> = (0..3u32).map(|k| lambda.modpow(&k.into(), r)).collect();
    let radix = BigUint::from(1u32) << c;
    let (bits, mut sums) = (set.bucket_bits(), Sums { r, additions: 0 });
    let (mut total, mut fold) = (None, 0);
    let mut now = vec![None; set.buckets()];
    for k in (0..positions).rev() {
        if let Some(sum) = total.as_mut().filter(|_| !together) {
            *sum = &*sum * &radix % r;
        }
        let power = if together {
            radix.modpow(&k.into(), r)
        } else {
            BigUint::from(1u32)
        };
        for (d, point) in digits[k * n..][..n].iter().zip(&points) {
            if *d == NONE {
                continue;
            }
            let image = if d >> 3 >> bits == 1 {
                iota * &power % r
            } else {
                power.clone()
            };
            let term = point * image % r * &units[(d >> 1 & 3) as usize] % r;
            let term = if d & 1 == 1 { r - term } else { term };
            sums.add(&mut now[(d >> 3 & ((1 << bits) - 1)) as usize], term);
        }
        if together && k > 0 {
            continue;
        }
        let buckets = std::mem::replace(&mut now, vec![None; set.buckets()]);
        let (before, full) = (sums.additions, buckets.iter().all(Option::is_some));
        add_window(&mut sums, &set, roots, buckets, &mut total);
        if full {
            fold = sums.additions - before;
        }
    }
    let whole: BigUint = scalars.iter().zip(&points).map(|(a, p)| a * p).sum();
    let count = Count {
        additions: sums.additions,
        fold,
    };
    Ok((total.unwrap_or_default() == whole % r).then_some(count))
}

/// Adds the sum of every bucket times its weight.
fn add_window(
    sums: &mut Sums<'_>,
    set: &Twelve,
    roots: &Roots,
    buckets: Vec<Option<BigUint>>,
    total: &mut Option<BigUint>,
) {
    let Roots { r, lambda, iota } = roots;
    let all: Vec<(u32, BigUint)> = (0u32..)
        .zip(buckets)
        .filter_map(|(b, sum)| Some((b, sum?)))
        .collect();
    let alphas = sums.collect(all.iter().map(|(b, sum)| (set.place(*b), sum.clone())));
    let betas = sums.collect(all.iter().map(|(b, sum)| {
        let [x, y] = set.beside(*b);
        // Of ±(x, y) one is above the axis, or on the right of it.
        match (y, x) < (0, 0) {
            true => ((-y, -x), r - sum),
            false => ((y, x), sum.clone()),
        }
    }));
    let rows = |at: &(u32, u32)| at.0;
    let cols = |at: &(u32, u32)| at.1;
    let some = |all: &BTreeMap<(u32, u32), BigUint>, line: fn(&(u32, u32)) -> u32| {
        let terms = all.iter().map(|(at, sum)| (line(at), sum.clone()));
        terms.filter(|(line, _)| *line > 0).collect::<Vec<_>>()
    };
    let beside = |line: fn(&(i32, i32)) -> i32| {
        let terms = betas.iter().map(|(at, sum)| match line(at) {
            below @ ..0 => (below.unsigned_abs(), r - sum),
            above => (above as u32, sum.clone()),
        });
        terms.filter(|(line, _)| *line > 0).collect::<Vec<_>>()
    };
    let one = BigUint::from(1u32);
    let sides = [
        (some(&alphas, rows), lambda + &one),
        (some(&alphas, cols), one),
        (beside(|at| at.0), iota * lambda % r),
        (beside(|at| at.1), iota.clone()),
    ];
    for (terms, unit) in sides {
        let lists = sums.collect(terms.into_iter());
        if let Some(line) = sums.line(&lists) {
            sums.add(total, line * unit % r);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(c: u32, n: usize, together: bool) -> Count {
        // G2 of BLS12-381.
        let curve = msmith::curve::by_name("bls12-381").unwrap();
        let roots = Roots::of(curve).unwrap().unwrap();
        count(&roots, c, n, together, 7).unwrap().expect("the sum")
    }

    /// Against the reference counts of sums without a table: 52597 for 2^11 points, and 700 for a fold that collects
    /// by all twelve units.
    #[test]
    fn twelve_units() {
        let additions = counted(3, 1 << 11, false).additions;
        assert!(additions.abs_diff(52597) * 100 < 52597, "{additions}");
        assert_eq!(counted(3, 1 << 13, true).fold, 729);
        counted(2, 50, true);
        counted(2, 50, false);
    }

    #[test]
    #[ignore = "seconds: 2^16 points"]
    fn twelve_units_of_65536_points() {
        let Count { additions, fold } = counted(4, 1 << 16, false);
        // 10981 by all twelve units.
        assert_eq!(fold, 11105);
        assert!(additions.abs_diff(1143830) * 100 < 1143830, "{additions}");
    }
}
