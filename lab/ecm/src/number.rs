//! What is looked at before any curve: small factors and powers.

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

/// The greatest common divisor with the modulus where it is not 1; all of the modulus for 0.
pub fn shared(x: &BigUint, n: &BigUint) -> Option<BigUint> {
    let g = x.gcd(n);
    (!g.is_one()).then_some(g)
}

#[cfg(test)]
mod tests {
    use super::*;

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
