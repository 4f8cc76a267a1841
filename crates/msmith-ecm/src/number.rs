//! What is looked at before any curve: small factors, powers, primes.

use crate::primes;
use core::ops::ControlFlow;
use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{One, Zero};

/// Trial division ends here.
const TRIAL: u64 = 10_000;

/// The smallest prime factor up to [`TRIAL`], the number itself left out.
pub fn small_factor(n: &BigUint) -> Option<u64> {
    let divides = |p: u64| match (n % p).is_zero() && *n != BigUint::from(p) {
        true => ControlFlow::Break(p),
        false => ControlFlow::Continue(()),
    };
    primes::try_each(2, TRIAL, divides).break_value()
}

/// `n = root^exponent` with the largest exponent, where that is above 1.
pub fn power(n: &BigUint) -> Option<(BigUint, u32)> {
    let (mut root, mut exponent) = (n.clone(), 1);
    primes::each(2, n.bits(), |e| {
        let e = e as u32;
        loop {
            let r = root.nth_root(e);
            if r <= BigUint::one() || r.pow(e) != root {
                break;
            }
            root = r;
            exponent *= e;
        }
    });
    (exponent > 1).then_some((root, exponent))
}

/// Whether it passes the test of Miller and Rabin to the first 24 primes and 16 more bases that depend on it.
///
/// No composite below 3317044064679887385961981 passes for the first 13 primes (Sorenson, Webster, *Strong
/// pseudoprimes to twelve prime bases*, 2015).
pub fn is_probable_prime(n: &BigUint) -> bool {
    let two = BigUint::from(2u32);
    if *n < two {
        return false;
    }
    if n.is_even() {
        return *n == two;
    }
    let less = n - 1u32;
    let twos = less.trailing_zeros().unwrap_or(0);
    let odd = &less >> twos;
    let passes = |base: &BigUint| {
        let mut x = base.modpow(&odd, n);
        if x.is_zero() || x.is_one() || x == less {
            return true;
        }
        for _ in 1..twos {
            x = &x * &x % n;
            if x == less {
                return true;
            }
        }
        false
    };
    let mut bases = Vec::new();
    primes::each(2, 89, |p| bases.push(BigUint::from(p)));
    let mut state = n.iter_u64_digits().fold(0, |s, w| mix(s ^ w));
    for _ in 0..16 {
        state = mix(state);
        bases.push(BigUint::from(state));
    }
    bases.iter().all(|b| passes(&(b % n)))
}

/// One step of the generator splitmix64 (Steele, Lea, Flood 2014).
pub fn mix(x: u64) -> u64 {
    let mut z = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The greatest common divisor with the modulus where it is not 1; all of the modulus for 0.
pub fn shared(x: &BigUint, n: &BigUint) -> Option<BigUint> {
    let g = x.gcd(n);
    (!g.is_one()).then_some(g)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn primes_and_pseudoprimes() {
        let is = |n: u64| is_probable_prime(&BigUint::from(n));
        let mut primes = Vec::new();
        primes::each(0, 20_000, |p| primes.push(p));
        let tested: Vec<u64> = (0..=20_000).filter(|&n| is(n)).collect();
        assert_eq!(tested, primes);
        // Strong pseudoprimes to base 2, to 2, 3, 5 and 7, and to the first eleven primes.
        for n in [2047, 3_215_031_751, 3_825_123_056_546_413_051] {
            assert!(!is(n), "{n}");
        }
        assert!(is_probable_prime(&((BigUint::one() << 521u32) - 1u32)));
        assert!(!is_probable_prime(&((BigUint::one() << 523u32) - 1u32)));
    }

    #[test]
    fn powers_and_small_factors() {
        for (root, e) in [(10_007u64, 2), (10_007, 12), (1_000_003, 5), (2, 64)] {
            let n = BigUint::from(root).pow(e);
            assert_eq!(power(&n), Some((root.into(), e)));
        }
        assert_eq!(power(&BigUint::from(10_007u64 * 10_009)), None);
        assert_eq!(small_factor(&BigUint::from(9973u64 * 10_007)), Some(9973));
        assert_eq!(small_factor(&BigUint::from(9973u64)), None);
        assert_eq!(small_factor(&BigUint::from(10_007u64 * 10_009)), None);
    }
}
