//! Whether a number is prime: for curves that are read, and for what factoring leaves.

use crate::random::mix;
use num_bigint::BigUint;
use num_traits::{One, Zero};

/// The first 13 primes.
const PRIMES: [u32; 13] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41];

/// No composite of at most so many bits passes for all [`PRIMES`].
const DECIDED: u64 = 81;

/// Bases beyond [`PRIMES`] for longer numbers.
const MORE_BASES: u32 = 27;

/// Whether n passes the test of Miller and Rabin to the first 13 primes and, above 81 bits, to 27 more bases that depend
/// on n.
///
/// No composite below 3317044064679887385961981 passes for those primes (Sorenson, Webster, *Strong pseudoprimes to
/// twelve prime bases*, 2015), so the answer is exact up to there. Above it a composite that was made to pass is
/// possible; none is known to occur otherwise. Time: up to 40 powers modulo n.
pub fn is_probable_prime(n: &BigUint) -> bool {
    if *n < BigUint::from(2u32) {
        return false;
    }
    for q in PRIMES {
        if (n % q).is_zero() {
            return *n == BigUint::from(q);
        }
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
    if !PRIMES.iter().all(|&q| passes(&BigUint::from(q))) {
        return false;
    }
    if n.bits() <= DECIDED {
        return true;
    }
    let mut state = n.iter_u64_digits().fold(0, |s, w| mix(s ^ w));
    (0..MORE_BASES).all(|_| {
        state = mix(state);
        passes(&(BigUint::from(state) % n))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_numbers() {
        let sieve = |n: u32| {
            let mut divisors = (2..n).take_while(|d| d * d <= n);
            n > 1 && divisors.all(|d| !n.is_multiple_of(d))
        };
        for n in 0..20_000u32 {
            assert_eq!(is_probable_prime(&n.into()), sieve(n), "{n}");
        }
    }

    /// Carmichael numbers; strong pseudoprimes to base 2, to the first four, nine, eleven and twelve primes.
    #[test]
    fn pseudoprimes() {
        for n in [
            561u128,
            2047,
            41_041,
            825_265,
            1_018_081,
            3_215_031_751,
            3_825_123_056_546_413_051,
            318_665_857_834_031_151_167_461,
        ] {
            assert!(!is_probable_prime(&n.into()), "{n}");
        }
    }

    #[test]
    fn mersenne_numbers() {
        for k in [
            61u32, 67, 83, 89, 97, 101, 103, 107, 109, 113, 127, 131, 257, 521, 523, 607, 613,
        ] {
            let n: BigUint = (BigUint::one() << k) - 1u32;
            let prime = [61, 89, 107, 127, 521, 607].contains(&k);
            assert_eq!(is_probable_prime(&n), prime, "{k}");
        }
        let m: BigUint = (BigUint::one() << 127) - 1u32;
        assert!(!is_probable_prime(&(&m * &m)));
    }
}
