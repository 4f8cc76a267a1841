//! A prime field in big integers: what points need on their way into the engine.

use msmith::curve::EdwardsCurve;
use num_bigint::BigUint;

/// The prime field in big integers; all operands are below p.
pub struct Field<'a> {
    /// The modulus.
    pub p: &'a BigUint,
}

impl Field<'_> {
    /// x − y.
    pub fn sub(&self, x: &BigUint, y: &BigUint) -> BigUint {
        (self.p + x - y) % self.p
    }

    /// x·y.
    pub fn mul(&self, x: &BigUint, y: &BigUint) -> BigUint {
        x * y % self.p
    }
}

/// Square roots modulo p (Tonelli 1891, Shanks 1973).
pub struct Roots<'a> {
    f: Field<'a>,
    /// p − 1 = 2^s·q, q odd; (q − 1)/2.
    half: BigUint,
    s: u64,
    /// A generator of the subgroup of order 2^s.
    z: BigUint,
}

impl<'a> Roots<'a> {
    /// Of the field of a curve.
    pub fn new(curve: &'a EdwardsCurve) -> Self {
        let f = Field { p: &curve.p };
        let minus_one = f.p - 1u32;
        let s = minus_one.trailing_zeros().unwrap_or(0);
        let q = &minus_one >> s;
        let euler = &minus_one >> 1u32;
        let mut n = BigUint::from(2u32);
        while n.modpow(&euler, f.p) != minus_one {
            n += 1u32;
        }
        Self {
            z: n.modpow(&q, f.p),
            half: q >> 1u32,
            s,
            f,
        }
    }

    /// One of the roots, if there are any.
    pub fn root(&self, n: &BigUint) -> Option<BigUint> {
        if *n == BigUint::ZERO {
            return Some(BigUint::ZERO);
        }
        let (f, one) = (&self.f, BigUint::from(1u32));
        let h = n.modpow(&self.half, f.p);
        let mut x = f.mul(n, &h);
        let mut t = f.mul(&x, &h);
        let (mut c, mut m) = (self.z.clone(), self.s);
        while t != one {
            let (mut i, mut power) = (0, t.clone());
            while power != one {
                power = f.mul(&power, &power);
                i += 1;
                if i >= m {
                    return None;
                }
            }
            let b = (0..m - i - 1).fold(c, |b, _| f.mul(&b, &b));
            x = f.mul(&x, &b);
            c = f.mul(&b, &b);
            t = f.mul(&t, &c);
            m = i;
        }
        Some(x)
    }
}
