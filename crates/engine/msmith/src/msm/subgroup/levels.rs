//! How many points are checked together: buckets and rounds, or signs, level by level.

/// A list of points with one outside the subgroup passes a level with a probability of at most 2^−72: so all levels of
/// one check, and all checks that it takes to name a point, with at most 2^−64.
const ERROR_BITS: u32 = 72;

/// Units of an addition: what a round costs by itself (inversions, lists), and a bucket.
const ROUND: f64 = 500.0;
const BUCKET: f64 = 0.2;

/// Every point is thrown into a random bucket, several times over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Level {
    /// log2 of the buckets.
    pub bits: u32,
    /// How often.
    pub rounds: usize,
}

/// Sums of all points with coefficients −1, 0 and 1: a point outside leaves one of them outside with a probability of at
/// least 2/3, for if two coefficients give sums inside, the points' order is even. 3^−46 is below 2^−72.
pub const SIGNED_SUMS: usize = 46;

/// Points that are in one table of their sums with such coefficients, and the sums, each or its negative.
pub const TOGETHER: usize = 3;
pub const COMBINATIONS: usize = 13;

/// What is done with a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Check {
    /// Every point by itself.
    Alone,
    /// [`SIGNED_SUMS`], which are then asked.
    Signed,
    /// Sums of buckets, which are then asked.
    Thrown(Level),
}

/// What the choice depends on.
#[derive(Debug, Clone, Copy)]
pub struct CheckPrices {
    /// What checking one point alone costs, in additions.
    pub alone: f64,
    /// Whether a random sign halves the error: in groups whose cofactor is odd.
    pub signs: bool,
}

impl Check {
    /// How to check n points.
    pub fn plan(n: usize, prices: &CheckPrices) -> Self {
        cheapest(n, prices).1
    }

    /// Sums that are left to check.
    #[cfg(test)]
    fn sums(&self) -> usize {
        match self {
            Self::Alone => 0,
            Self::Signed => SIGNED_SUMS,
            Self::Thrown(level) => level.sums(),
        }
    }
}

impl Level {
    /// Sums that are left to check.
    pub fn sums(&self) -> usize {
        self.rounds << self.bits
    }
}

/// Additions, and what needs the fewest.
fn cheapest(n: usize, prices: &CheckPrices) -> (f64, Check) {
    let mut best = (n as f64 * prices.alone, Check::Alone);
    if prices.signs && n > SIGNED_SUMS {
        let lists = n.div_ceil(TOGETHER) * (COMBINATIONS - TOGETHER + SIGNED_SUMS);
        let all = lists as f64 + ROUND + SIGNED_SUMS as f64 * prices.alone;
        if all < best.0 {
            best = (all, Check::Signed);
        }
    }
    for bits in 3.. {
        let level = Level {
            bits,
            rounds: ERROR_BITS.div_ceil(bits + u32::from(prices.signs)) as usize,
        };
        // A level that leaves more would not pay, and there must be an end.
        if 3 * level.sums() > n {
            return best;
        }
        let own = level.rounds as f64 * (n as f64 + ROUND) + level.sums() as f64 * BUCKET;
        let all = own + cheapest(level.sums(), prices).0;
        if all < best.0 {
            best = (all, Check::Thrown(level));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All levels of a list and their additions a point.
    fn levels(n: usize, prices: &CheckPrices) -> (Vec<Check>, f64) {
        let (mut list, mut left) = (Vec::new(), n);
        loop {
            match Check::plan(left, prices) {
                Check::Alone => return (list, cheapest(n, prices).0 / n as f64),
                step => {
                    list.push(step);
                    left = step.sums();
                }
            }
        }
    }

    #[test]
    fn every_level_is_sure_and_smaller() {
        for alone in [1.0, 20.0, 200.0, 5000.0] {
            for signs in [false, true] {
                let prices = CheckPrices { alone, signs };
                for n in (0..22).flat_map(|k| [1 << k, (1 << k) + 1, 3 << k]) {
                    let mut left = n;
                    let (list, additions) = levels(n, &prices);
                    assert!(additions <= alone, "{n} {prices:?}");
                    for step in &list {
                        match step {
                            Check::Thrown(level) => {
                                let bits = level.bits + u32::from(signs);
                                assert!(level.rounds as u32 * bits >= ERROR_BITS);
                                assert!(3 * level.sums() <= left);
                            }
                            Check::Signed => {
                                assert!(signs && SIGNED_SUMS < left);
                                assert!(3f64.powi(SIGNED_SUMS as i32) > 2f64.powi(72));
                            }
                            Check::Alone => unreachable!("it is the end"),
                        }
                        left = step.sums();
                    }
                    // The levels of a check, and the checks that name one of 2^22 points: 2^8 together.
                    assert!(list.len() <= 8, "{n} {list:?}");
                }
            }
        }
    }

    /// Many points cost a few additions each, few are checked alone.
    #[test]
    fn additions() {
        let prices = CheckPrices {
            alone: 180.0,
            signs: true,
        };
        assert!(levels(50, &prices).0.is_empty());
        assert_eq!(levels(128, &prices).0, [Check::Signed]);
        let (list, additions) = levels(1 << 20, &prices);
        assert!(list.len() > 1 && additions < 6.5, "{list:?} {additions}");
    }
}
