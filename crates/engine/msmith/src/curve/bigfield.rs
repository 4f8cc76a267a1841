//! F_p, F_p\[u\]/(u² − nonresidue) and F_p\[u\]/(u³ − nonresidue) over big integers, for set-up.
//!
//! Nothing here divides.

use num_bigint::BigUint;
use num_traits::Zero;

use super::number;

/// An element: c0 + c1·u + c2·u² with coordinates below p; those from the degree on are 0.
pub(super) type El = [BigUint; 3];

/// The field; a ring for any p > 0 and nonresidue.
#[derive(Debug, Clone, Copy)]
pub(super) struct BigField<'a> {
    /// The modulus, not zero.
    pub(super) p: &'a BigUint,
    /// u² in degree 2, u³ in degree 3; used there alone.
    pub(super) nonresidue: &'a BigUint,
    /// 1, 2 or 3.
    pub(super) degree: usize,
}

impl BigField<'_> {
    /// The element with these coefficients; those from the degree on are ignored.
    pub(super) fn element(&self, coefficients: &[BigUint]) -> El {
        std::array::from_fn(|i| match coefficients.get(i) {
            Some(c) if i < self.degree => c % self.p,
            _ => BigUint::ZERO,
        })
    }

    /// A small integer.
    pub(super) fn small(&self, n: u32) -> El {
        self.element(&[BigUint::from(n)])
    }

    fn add1(&self, a: &BigUint, b: &BigUint) -> BigUint {
        let s = a + b;
        if &s >= self.p { s - self.p } else { s }
    }

    fn sub1(&self, a: &BigUint, b: &BigUint) -> BigUint {
        if a >= b { a - b } else { a + self.p - b }
    }

    /// a + b.
    pub(super) fn add(&self, a: &El, b: &El) -> El {
        std::array::from_fn(|i| self.add1(&a[i], &b[i]))
    }

    /// a − b.
    pub(super) fn sub(&self, a: &El, b: &El) -> El {
        std::array::from_fn(|i| self.sub1(&a[i], &b[i]))
    }

    /// 2a.
    pub(super) fn dbl(&self, a: &El) -> El {
        self.add(a, a)
    }

    /// a·b.
    pub(super) fn mul(&self, a: &El, b: &El) -> El {
        let d = self.degree;
        let mut low = [const { BigUint::ZERO }; 3];
        let mut high = [const { BigUint::ZERO }; 3];
        for i in 0..d {
            for j in 0..d {
                let c = &a[i] * &b[j];
                match (i + j).checked_sub(d) {
                    None => low[i + j] += c,
                    Some(k) => high[k] += c,
                }
            }
        }
        std::array::from_fn(|i| {
            let folded = if high[i].is_zero() {
                BigUint::ZERO
            } else {
                &high[i] % self.p * self.nonresidue
            };
            (&low[i] + folded) % self.p
        })
    }

    /// a².
    pub(super) fn sqr(&self, a: &El) -> El {
        self.mul(a, a)
    }

    /// Whether a = 0.
    pub(super) fn is_zero(&self, a: &El) -> bool {
        a.iter().all(Zero::is_zero)
    }

    /// Whether a is a square, p prime: an element is one iff its norm is one in F_p.
    ///
    /// The norm is c0² − n·c1² in degree 2 and c0³ + n·c1³ + n²·c2³ − 3n·c0·c1·c2 in degree 3, n the nonresidue.
    pub(super) fn is_square(&self, a: &El) -> bool {
        let (p, n) = (self.p, self.nonresidue);
        let product = |factors: &[&BigUint]| {
            (factors.iter()).fold(BigUint::from(1u32), |all, x| all * *x % p)
        };
        let [a0, a1, a2] = a;
        let norm = match self.degree {
            1 => a0.clone(),
            2 => self.sub1(&product(&[a0, a0]), &product(&[n, a1, a1])),
            _ => {
                let cubes = product(&[a0, a0, a0])
                    + product(&[n, a1, a1, a1])
                    + product(&[n, n, a2, a2, a2]);
                let mixed = product(&[&BigUint::from(3u32), n, a0, a1, a2]);
                self.sub1(&(cubes % p), &mixed)
            }
        };
        number::is_square(&norm, p)
    }
}
