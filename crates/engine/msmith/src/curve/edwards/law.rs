//! The affine law of a twisted Edwards curve in big integers: the reference for every faster formula.
//!
//! **Mathematics.** (x1, y1) + (x2, y2) = ((x1y2 + y1x2)/(1 + e), (y1y2 − ax1x2)/(1 − e)),
//! e = dx1x2y1y2 (Bernstein, Birkner, Joye, Lange, Peters 2008, §6). If a is a square and d is none, e is
//! never ±1; else a pair with e = ±1 is exceptional, and its sum is not given by this formula.

use num_bigint::BigUint;
use num_traits::One;

use super::field::Fp;
use super::spec::EdwardsCurve;

impl EdwardsCurve {
    pub(super) fn field(&self) -> Fp<'_> {
        Fp { p: &self.p }
    }

    /// The neutral element, (0, 1).
    pub fn identity(&self) -> [BigUint; 2] {
        [BigUint::ZERO, BigUint::one()]
    }

    /// The generator, x and y.
    pub fn generator(&self) -> [BigUint; 2] {
        [self.gx.clone(), self.gy.clone()]
    }

    /// Whether ax² + y² = 1 + dx²y², both coordinates below p.
    pub fn contains(&self, [x, y]: &[BigUint; 2]) -> bool {
        let f = self.field();
        let (xx, yy) = (f.sqr(x), f.sqr(y));
        let left = f.add(&f.mul(&self.a, &xx), &yy);
        let right = f.add(&BigUint::one(), &f.mul(&self.d, &f.mul(&xx, &yy)));
        x < &self.p && y < &self.p && left == right
    }

    /// −P = (−x, y).
    pub fn negate(&self, [x, y]: &[BigUint; 2]) -> [BigUint; 2] {
        [self.field().neg(x), y.clone()]
    }

    /// P + Q by the affine law; `None` for an exceptional pair (see
    /// [`EdwardsDerived::complete`](super::EdwardsDerived::complete)).
    pub fn add(&self, p: &[BigUint; 2], q: &[BigUint; 2]) -> Option<[BigUint; 2]> {
        let f = self.field();
        let ([x1, y1], [x2, y2]) = (p, q);
        let (xx, yy) = (f.mul(x1, x2), f.mul(y1, y2));
        let e = f.mul(&self.d, &f.mul(&xx, &yy));
        let one = BigUint::one();
        let (plus, minus) = (f.add(&one, &e), f.sub(&one, &e));
        let i = f.inv(&f.mul(&plus, &minus))?;
        let x = f.add(&f.mul(x1, y2), &f.mul(y1, x2));
        let y = f.sub(&yy, &f.mul(&self.a, &xx));
        let (over_plus, over_minus) = (f.mul(&minus, &i), f.mul(&plus, &i));
        Some([f.mul(&x, &over_plus), f.mul(&y, &over_minus)])
    }

    /// k·P by doublings and additions; `None` where one of them is exceptional.
    pub fn multiply(&self, k: &BigUint, point: &[BigUint; 2]) -> Option<[BigUint; 2]> {
        let mut sum = self.identity();
        for i in (0..k.bits()).rev() {
            sum = self.add(&sum, &sum)?;
            if k.bit(i) {
                sum = self.add(&sum, point)?;
            }
        }
        Some(sum)
    }
}
