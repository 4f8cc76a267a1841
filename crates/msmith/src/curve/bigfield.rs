//! F_p and F_p\[u\]/(u² − nonresidue) over big integers, for set-up.
//!
//! Nothing here divides.

use num_bigint::BigUint;
use num_traits::Zero;

use super::number;

/// An element: c0 + c1·u with coordinates below p; c1 = 0 in degree 1.
pub(super) type El = [BigUint; 2];

/// The field; a ring for any p > 0 and nonresidue.
#[derive(Debug, Clone, Copy)]
pub(super) struct BigField<'a> {
    /// The modulus, not zero.
    pub(super) p: &'a BigUint,
    /// u²; used in degree 2 alone.
    pub(super) nonresidue: &'a BigUint,
    /// 1 or 2.
    pub(super) degree: usize,
}

impl BigField<'_> {
    /// The element with these coefficients; those beyond the second are ignored.
    pub(super) fn element(&self, coefficients: &[BigUint]) -> El {
        let get = |i: usize| coefficients.get(i).map_or(BigUint::ZERO, |c| c % self.p);
        [
            get(0),
            if self.degree == 2 {
                get(1)
            } else {
                BigUint::ZERO
            },
        ]
    }

    /// A small integer.
    pub(super) fn small(&self, n: u32) -> El {
        [BigUint::from(n) % self.p, BigUint::ZERO]
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
        [self.add1(&a[0], &b[0]), self.add1(&a[1], &b[1])]
    }

    /// a − b.
    pub(super) fn sub(&self, a: &El, b: &El) -> El {
        [self.sub1(&a[0], &b[0]), self.sub1(&a[1], &b[1])]
    }

    /// 2a.
    pub(super) fn dbl(&self, a: &El) -> El {
        self.add(a, a)
    }

    /// a·b.
    pub(super) fn mul(&self, a: &El, b: &El) -> El {
        if self.degree == 1 {
            return [&a[0] * &b[0] % self.p, BigUint::ZERO];
        }
        let c0 = &a[0] * &b[0] + (&a[1] * &b[1] % self.p) * self.nonresidue;
        let c1 = &a[0] * &b[1] + &a[1] * &b[0];
        [c0 % self.p, c1 % self.p]
    }

    /// a².
    pub(super) fn sqr(&self, a: &El) -> El {
        self.mul(a, a)
    }

    /// Whether a = 0.
    pub(super) fn is_zero(&self, a: &El) -> bool {
        a.iter().all(Zero::is_zero)
    }

    /// Whether a is a square, p prime: in degree 2 by its norm c0² − nonresidue·c1².
    pub(super) fn is_square(&self, a: &El) -> bool {
        if self.degree == 1 {
            return number::is_square(&a[0], self.p);
        }
        let c1 = &a[1] * &a[1] % self.p * self.nonresidue % self.p;
        let norm = self.sub1(&(&a[0] * &a[0] % self.p), &c1);
        number::is_square(&norm, self.p)
    }
}
