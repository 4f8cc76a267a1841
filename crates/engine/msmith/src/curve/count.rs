//! Points of a small curve, counted one by one, and orders of points by factoring.
//!
//! **Mathematics.** Over F_p a value c of the cubic has 1 + χ(c) roots y, χ the quadratic character.
//!
//! **Cost.** 2p steps and p bytes: for p < 2^20 alone.

use num_bigint::BigUint;
use num_traits::{ToPrimitive, Zero};

/// Fields below this are small enough to look at every element.
pub(super) const SMALL: u64 = 1 << 20;

/// The prime as a machine word where it is below [`SMALL`].
pub(super) fn small_prime(p: &BigUint) -> Option<u64> {
    p.to_u64().filter(|&p| p < SMALL)
}

/// Number of points of y² = x³ + ax + b over F_p, with infinity, for an odd prime p < [`SMALL`].
pub(super) fn points(p: u64, a: &BigUint, b: &BigUint) -> u64 {
    let residue = |c: &BigUint| (c % p).to_u64().unwrap_or(0);
    let (a, b) = (residue(a), residue(b));
    let mut roots = vec![0u8; p as usize];
    for y in 0..p {
        roots[(y * y % p) as usize] += 1;
    }
    let cubic = |x: u64| ((x * x % p + a) * x + b) % p;
    1 + (0..p)
        .map(|x| u64::from(roots[cubic(x) as usize]))
        .sum::<u64>()
}

/// The prime factors of n, each once, by trial division: for n of about [`SMALL`]².
pub(super) fn prime_factors(n: &BigUint) -> Vec<u64> {
    let mut factors = Vec::new();
    let Some(mut n) = n.to_u64().filter(|n| !n.is_zero()) else {
        return factors;
    };
    let mut d = 2;
    while d * d <= n {
        if n.is_multiple_of(d) {
            factors.push(d);
            while n.is_multiple_of(d) {
                n /= d;
            }
        }
        d += 1;
    }
    if n > 1 {
        factors.push(n);
    }
    factors
}
