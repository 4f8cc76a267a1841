//! Points over big integers in Jacobian coordinates, for set-up: no inversion, every case handled.
//!
//! **Mathematics.** (X : Y : Z) stands for (X/Z², Y/Z³) on y² = x³ + ax + b, Z = 0 for infinity.
//! Comparison with an affine point is by cross-multiplication, so that nothing here ever divides.
//!
//! **Cost.** A doubling takes 10 products, 7 where a = 0, a mixed addition 11, by which every second bit of a scalar comes.

use num_bigint::BigUint;

use super::bigfield::{BigField, El};
use super::spec::{Curve, GroupSpec};

/// Points that [`BigCurve::sample_vanishes`] tries.
const SAMPLES: usize = 3;

/// A curve over a field of big integers.
#[derive(Debug, Clone)]
pub(super) struct BigCurve<'a> {
    /// The field.
    pub(super) f: BigField<'a>,
    a: El,
    b: El,
}

/// A point in Jacobian coordinates.
#[derive(Debug, Clone)]
pub(super) struct BigPoint {
    x: El,
    y: El,
    z: El,
}

impl<'a> BigCurve<'a> {
    /// The curve of one group.
    pub(super) fn new(curve: &'a Curve, group: &GroupSpec) -> Self {
        let f = BigField {
            p: &curve.p,
            nonresidue: &curve.nonresidue,
            degree: group.degree,
        };
        Self {
            a: f.element(&group.a),
            b: f.element(&group.b),
            f,
        }
    }

    /// 4a³ + 27b² = 0.
    pub(super) fn is_singular(&self) -> bool {
        let f = &self.f;
        let a3 = f.mul(&f.sqr(&self.a), &self.a);
        let left = f.mul(&f.small(4), &a3);
        let right = f.mul(&f.small(27), &f.sqr(&self.b));
        f.is_zero(&f.add(&left, &right))
    }

    /// y² = x³ + ax + b.
    pub(super) fn contains(&self, x: &El, y: &El) -> bool {
        let f = &self.f;
        let cubic = f.add(&f.mul(&f.add(&f.sqr(x), &self.a), x), &self.b);
        f.sqr(y) == cubic
    }

    fn infinity(&self) -> BigPoint {
        BigPoint {
            x: self.f.small(1),
            y: self.f.small(1),
            z: self.f.small(0),
        }
    }

    /// Whether P is the point at infinity.
    pub(super) fn is_infinity(&self, p: &BigPoint) -> bool {
        self.f.is_zero(&p.z)
    }

    fn double(&self, p: &BigPoint) -> BigPoint {
        let f = &self.f;
        let yy = f.sqr(&p.y);
        let s = f.dbl(&f.dbl(&f.mul(&p.x, &yy)));
        let xx = f.sqr(&p.x);
        let mut m = f.add(&f.dbl(&xx), &xx);
        if !f.is_zero(&self.a) {
            let zz = f.sqr(&p.z);
            m = f.add(&m, &f.mul(&self.a, &f.sqr(&zz)));
        }
        let x = f.sub(&f.sqr(&m), &f.dbl(&s));
        let yyyy8 = f.dbl(&f.dbl(&f.dbl(&f.sqr(&yy))));
        BigPoint {
            y: f.sub(&f.mul(&m, &f.sub(&s, &x)), &yyyy8),
            x,
            z: f.dbl(&f.mul(&p.y, &p.z)),
        }
    }

    /// P + (x, y).
    fn add_affine(&self, p: &BigPoint, x: &El, y: &El) -> BigPoint {
        let f = &self.f;
        if self.is_infinity(p) {
            return BigPoint {
                x: x.clone(),
                y: y.clone(),
                z: f.small(1),
            };
        }
        let zz = f.sqr(&p.z);
        let h = f.sub(&f.mul(x, &zz), &p.x);
        let w = f.sub(&f.mul(y, &f.mul(&zz, &p.z)), &p.y);
        if f.is_zero(&h) {
            return if f.is_zero(&w) {
                self.double(p)
            } else {
                self.infinity()
            };
        }
        let hh = f.sqr(&h);
        let hhh = f.mul(&hh, &h);
        let v = f.mul(&p.x, &hh);
        let rx = f.sub(&f.sub(&f.sqr(&w), &hhh), &f.dbl(&v));
        BigPoint {
            y: f.sub(&f.mul(&w, &f.sub(&v, &rx)), &f.mul(&p.y, &hhh)),
            x: rx,
            z: f.mul(&p.z, &h),
        }
    }

    /// k·(x, y), from the top bit.
    pub(super) fn mul(&self, k: &BigUint, x: &El, y: &El) -> BigPoint {
        let mut sum = self.infinity();
        for i in (0..k.bits()).rev() {
            sum = self.double(&sum);
            if k.bit(i) {
                sum = self.add_affine(&sum, x, y);
            }
        }
        sum
    }

    /// Whether P is the finite point (x, y).
    pub(super) fn equals(&self, p: &BigPoint, x: &El, y: &El) -> bool {
        let f = &self.f;
        let zz = f.sqr(&p.z);
        !self.is_infinity(p) && f.mul(x, &zz) == p.x && f.mul(y, &f.mul(&zz, &p.z)) == p.y
    }

    /// Whether `SAMPLES` points of the curve are mapped to infinity by n.
    ///
    /// For c = x³ + ax + b ≠ 0 the point (cx, c²) lies on y² = x³ + ac²x + bc³, which for a square c is
    /// isomorphic to this curve. p must be prime.
    pub(super) fn sample_vanishes(&self, n: &BigUint) -> bool {
        let f = &self.f;
        let candidates = (1u32..=256).filter_map(|i| {
            // Neither i nor 1 + i·u is special; in an extension the latter leaves the prime field.
            let x = match f.degree {
                1 => f.small(i),
                _ => f.element(&[BigUint::from(1u32), BigUint::from(i)]),
            };
            let c = f.add(&f.mul(&f.add(&f.sqr(&x), &self.a), &x), &self.b);
            (!f.is_zero(&c) && f.is_square(&c)).then_some((x, c))
        });
        candidates.take(SAMPLES).all(|(x, c)| {
            let cc = f.sqr(&c);
            let twisted = Self {
                f: self.f,
                a: f.mul(&self.a, &cc),
                b: f.mul(&self.b, &f.mul(&cc, &c)),
            };
            self.is_infinity(&twisted.mul(n, &f.mul(&c, &x), &cc))
        })
    }
}
