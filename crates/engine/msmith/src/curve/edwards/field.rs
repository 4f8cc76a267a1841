//! F_p over big integers with inverses and square roots, for set-up.
//!
//! **Mathematics.** Square roots by Tonelli and Shanks: with p − 1 = 2^s·q, q odd, and a non-square z, the
//! root of n is n^((q+1)/2) corrected by powers of z^q. A root is checked before it is returned, and
//! every loop is bounded, so that a modulus that is not prime gives `None` and nothing worse.
//!
//! **Cost.** A root takes four modular powers or so and up to s²/2 products; an inverse is Euclid's algorithm.

use num_bigint::BigUint;
use num_traits::{One, Zero};

use crate::curve::number;

/// Candidates for a non-square; half of the residues of a prime are.
const TRIES: u32 = 256;

/// The field; elements are integers below p.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fp<'a> {
    /// The modulus; what is computed is of use for odd primes.
    pub(super) p: &'a BigUint,
}

impl Fp<'_> {
    /// n mod p; 0 modulo 0, so that no numbers can make it panic.
    fn reduce(&self, n: BigUint) -> BigUint {
        if self.p.is_zero() {
            BigUint::ZERO
        } else if &n < self.p {
            n
        } else {
            n % self.p
        }
    }

    /// A small integer.
    pub(super) fn small(&self, n: u32) -> BigUint {
        self.reduce(n.into())
    }

    /// a + b.
    pub(super) fn add(&self, a: &BigUint, b: &BigUint) -> BigUint {
        self.reduce(a + b)
    }

    /// a − b.
    pub(super) fn sub(&self, a: &BigUint, b: &BigUint) -> BigUint {
        if a >= b {
            return self.reduce(a - b);
        }
        self.reduce(a + (self.p - self.reduce(b.clone())))
    }

    /// −a.
    pub(super) fn neg(&self, a: &BigUint) -> BigUint {
        self.sub(&BigUint::ZERO, a)
    }

    /// a·b.
    pub(super) fn mul(&self, a: &BigUint, b: &BigUint) -> BigUint {
        self.reduce(a * b)
    }

    /// n·a for a small n.
    pub(super) fn times(&self, n: u32, a: &BigUint) -> BigUint {
        self.reduce(a * n)
    }

    /// a².
    pub(super) fn sqr(&self, a: &BigUint) -> BigUint {
        self.mul(a, a)
    }

    /// 1/a, where a is prime to p.
    pub(super) fn inv(&self, a: &BigUint) -> Option<BigUint> {
        if self.p.is_zero() {
            return None;
        }
        a.modinv(self.p)
    }

    /// a/b, where b is prime to p.
    pub(super) fn div(&self, a: &BigUint, b: &BigUint) -> Option<BigUint> {
        Some(self.mul(a, &self.inv(b)?))
    }

    /// Whether a is a square (0 is one).
    pub(super) fn is_square(&self, a: &BigUint) -> bool {
        !self.p.is_zero() && number::is_square(a, self.p)
    }

    /// The smaller of the two square roots of n.
    pub(super) fn sqrt(&self, n: &BigUint) -> Option<BigUint> {
        if n.is_zero() {
            return Some(BigUint::ZERO);
        }
        if self.p.is_zero() {
            return None;
        }
        let minus_one = self.p - 1u32;
        let s = minus_one.trailing_zeros().unwrap_or(0);
        let q = &minus_one >> s;
        // n^((q−1)/2) gives both n^((q+1)/2) and n^q.
        let power = n.modpow(&(&q >> 1), self.p);
        let mut root = self.mul(&power, n);
        let mut t = self.mul(&power, &root);
        let mut euler = t.clone();
        for _ in 1..s {
            euler = self.sqr(&euler);
        }
        if !euler.is_one() {
            return None;
        }
        let z = (2..TRIES).map(BigUint::from).find(|z| !self.is_square(z))?;
        let mut c = z.modpow(&q, self.p);
        let mut m = s;
        while !t.is_one() {
            // The order of t is 2^i, i < m.
            let mut i = 0;
            let mut u = t.clone();
            while !u.is_one() {
                u = self.sqr(&u);
                i += 1;
                if i >= m {
                    return None;
                }
            }
            for _ in i + 1..m {
                c = self.sqr(&c);
            }
            root = self.mul(&root, &c);
            c = self.sqr(&c);
            t = self.mul(&t, &c);
            m = i;
        }
        let other = self.neg(&root);
        let root = root.min(other);
        (self.sqr(&root) == *n).then_some(root)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roots_of_squares_and_of_nothing_else() {
        // p − 1 with one, two, four and eight factors of two.
        for p in [3u32, 7, 13, 17, 19, 97, 257, 311] {
            let modulus = BigUint::from(p);
            let f = Fp { p: &modulus };
            for n in 0..p {
                let least = (0..p).find(|x| x * x % p == n).map(BigUint::from);
                assert_eq!(f.sqrt(&n.into()), least, "√{n} mod {p}");
            }
        }
    }

    #[test]
    fn a_composite_modulus_gives_no_wrong_root() {
        for p in [9u32, 15, 21, 91, 561, 1105] {
            let modulus = BigUint::from(p);
            let f = Fp { p: &modulus };
            for n in 0..p {
                if let Some(x) = f.sqrt(&n.into()) {
                    assert_eq!(f.sqr(&x), n.into(), "√{n} mod {p}");
                }
            }
        }
    }
}
