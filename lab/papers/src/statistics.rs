//! Random scalars that are the same everywhere, and means with their standard errors.

use msmith_core::random::split_mix;
use num_bigint::BigUint;

/// Scalars from a seed: xoshiro256** (D. Blackman, S. Vigna, "Scrambled linear pseudorandom number generators",
/// 2021), its state filled by SplitMix64. The same seed gives the same scalars on every machine, in every version.
#[derive(Debug, Clone)]
pub struct Sampler {
    state: [u64; 4],
}

impl Sampler {
    /// From a seed.
    pub fn new(seed: u64) -> Self {
        let mut at = seed;
        let state = [(); 4].map(|()| split_mix(&mut at));
        Self { state }
    }

    /// 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        let s = &mut self.state;
        let result = s[1].wrapping_mul(5).rotate_left(7).wrapping_mul(9);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// Uniform in `[0, 2^bits)`. The lowest word is drawn first; of the highest the upper bits are dropped.
    pub fn below_power_of_two(&mut self, bits: u64) -> BigUint {
        let mut halves = Vec::new();
        let mut left = bits;
        while left > 0 {
            let here = left.min(64);
            let word = self.next_u64() & (u64::MAX >> (64 - here));
            halves.extend([word as u32, (word >> 32) as u32]);
            left -= here;
        }
        BigUint::new(halves)
    }
}

/// The median, the upper one of two; not a number where there are none.
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

/// The mean of a sample. Collect an iterator of numbers into it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mean {
    /// How many numbers.
    pub n: u64,
    /// Their mean; 0 where there are none.
    pub mean: f64,
    /// The standard error of the mean, √(s²/n) with s² = Σ(x − mean)²/(n − 1); infinite below two numbers.
    pub se: f64,
}

impl Mean {
    /// A value known without error, as one side of [`Mean::z`].
    pub const fn exact(mean: f64) -> Self {
        Self {
            n: u64::MAX,
            mean,
            se: 0.0,
        }
    }

    /// That of no numbers.
    pub const NONE: Self = Self {
        n: 0,
        mean: f64::NAN,
        se: f64::INFINITY,
    };

    /// Below so many numbers their spread says nothing of the mean's error.
    pub const FEW: u64 = 10;

    /// The standard error, where there are enough numbers ([`Mean::FEW`]).
    pub fn shown(&self) -> Option<f64> {
        (self.n >= Self::FEW && self.se.is_finite()).then_some(self.se)
    }

    /// ` ± 0.12` in a unit of so many, or nothing where there are few numbers.
    pub fn error(&self, unit: f64, places: usize) -> String {
        let error = |se: f64| format!(" ± {:.places$}", se / unit);
        self.shown().map(error).unwrap_or_default()
    }

    /// By how many standard errors of the difference it is above the other: `(self − other)/√(se² + se'²)`.
    /// 0 where they are equal.
    pub fn z(&self, other: &Self) -> f64 {
        let difference = self.mean - other.mean;
        if difference == 0.0 {
            0.0
        } else {
            difference / self.se.hypot(other.se)
        }
    }
}

/// By Welford's updates: no sum of squares that cancels.
impl FromIterator<f64> for Mean {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        let (mut n, mut mean, mut squares) = (0u64, 0.0, 0.0);
        for x in numbers {
            n += 1;
            let before: f64 = x - mean;
            mean += before / n as f64;
            squares += before * (x - mean);
        }
        let se = if n < 2 {
            f64::INFINITY
        } else {
            (squares / (n - 1) as f64 / n as f64).sqrt()
        };
        Self { n, mean, se }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_traits::{One, Zero};

    /// The first outputs that the generators' own test programs give.
    #[test]
    fn generators() {
        let mut at = 1_234_567;
        let all = [(); 5].map(|()| split_mix(&mut at));
        let right = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!(all, right);
        let state = [1, 2, 3, 4];
        let mut s = Sampler { state };
        let all = [(); 5].map(|()| s.next_u64());
        let right = [
            11520,
            0,
            1_509_978_240,
            1_215_971_899_390_074_240,
            1_216_172_134_540_287_360,
        ];
        assert_eq!(all, right);
    }

    #[test]
    fn range() {
        let mut s = Sampler::new(7);
        assert!(s.below_power_of_two(0).is_zero());
        for bits in [1, 2, 31, 32, 33, 63, 64, 65, 127, 128, 254, 4096] {
            let mut or = BigUint::zero();
            for _ in 0..64 {
                let x = s.below_power_of_two(bits);
                assert!(x < BigUint::one() << bits);
                or |= x;
            }
            // 64 draws leave a bit unset with probability 2^-64.
            assert_eq!(or, (BigUint::one() << bits) - 1u32);
        }
        let mut again = Sampler::new(7);
        let first = again.below_power_of_two(64);
        assert_eq!(first, Sampler::new(7).next_u64().into());
        assert_ne!(first, Sampler::new(8).next_u64().into());
    }

    #[test]
    fn means() {
        let m: Mean = [1.0, 2.0, 3.0, 4.0].into_iter().collect();
        assert_eq!((m.n, m.mean), (4, 2.5));
        assert!((m.se - (5.0f64 / 12.0).sqrt()).abs() < 1e-15);
        assert!((m.z(&Mean::exact(2.0)) - 0.5 / m.se).abs() < 1e-15);
        assert!((m.z(&m)).abs() < 1e-15);
        let none: Mean = core::iter::empty().collect();
        assert_eq!((none.n, none.mean, none.se), (0, 0.0, f64::INFINITY));
        // Uniform bits: 1/2 within 4 standard errors.
        let mut s = Sampler::new(1);
        let bits: Mean = (0..10_000).map(|_| (s.next_u64() >> 63) as f64).collect();
        assert!(bits.z(&Mean::exact(0.5)).abs() < 4.0);
    }
}
