//! i, a root of −1: the untwisted Frobenius of a second group, turned so that its square is −1.
//!
//! **Mathematics.** On E: y² = x³ + b over F_p², p ≡ 1 mod 6, with x̄ = x^p, the maps `(x, y) ↦ (γ·x̄, δ·ȳ)` with
//! γ³ = δ² = b/b̄ are endomorphisms: the one of Galbraith and Scott 2008, which is p on the subgroup G2 of a
//! pairing-friendly curve, times the six units. Two of the six, of opposite δ, have γγ̄ = 1; for these δδ̄ = b^((1−p²)/2),
//! which is −1 where b is no square. Then the square of the map is (x, −y), and it acts on the subgroup of order
//! r as a root ι of −1 modulo r. **Convention:** ι is the smaller root, and the sign of δ follows.
//!
//! With ω of the group ([`super::Endo`]) ζ = −iω generates the twelve units of Z\[ζ\], and acts as −ιλ.
//!
//! **Cost.** Two powers in F_p² with exponents of the length of p, and ι times the generator.

use num_bigint::BigUint;
use num_traits::{One, Zero};

use super::bigfield::{BigField, El};
use super::bigpoint::BigCurve;
use super::derive::Endo;
use super::spec::{Curve, Group};
use crate::Error;

/// The endomorphism `i(x, y) = (γ·x̄, δ·ȳ) = ι·(x, y)` of a curve over F_p² with a = 0, on the subgroup of order r.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quarter {
    /// γ, both of its coordinates.
    pub gamma: [BigUint; 2],
    /// δ likewise.
    pub delta: [BigUint; 2],
    /// ι mod r with ι² + 1 = 0, the smaller of the two.
    pub iota: BigUint,
}

impl Quarter {
    /// i of a group with such an [`Endo`], where there is one: the field is of degree 2, b is no square, r ≡ 1 mod 4,
    /// and i maps the subgroup to itself. Trusts the numbers as [`super::derive()`] does, and has its errors.
    pub fn derive(curve: &Curve, group: Group, endo: &Endo) -> Result<Option<Self>, Error> {
        let spec = curve.group(group)?;
        if spec.degree != 2 {
            return Ok(None);
        }
        let Some(iota) = root(&curve.r) else {
            return Ok(None);
        };
        let big = BigCurve::new(curve, spec);
        let (f, p) = (&big.f, &curve.p);
        let b = f.element(&spec.b);
        let other = conjugate(f, &b);
        let [norm, _] = f.mul(&b, &other);
        let inverse = norm.modpow(&(p - 2u32), p);
        let inverse = other.map(|x| x * &inverse % p);
        let of_b = |k: u32| power(f, &inverse, &((p - 1u32) / k));
        let mut gamma = of_b(3);
        for _ in 0..2 {
            if f.mul(&gamma, &conjugate(f, &gamma)) != f.small(1) {
                gamma = gamma.map(|g| g * &endo.beta % p);
            }
        }
        let map = |x: &El, by: &El| f.mul(&conjugate(f, x), by);
        let (x, y) = (f.element(&spec.gx), f.element(&spec.gy));
        let image = big.mul(&iota, &x, &y);
        let delta = of_b(2);
        let negated = f.sub(&f.small(0), &delta);
        let is_image = |d: &El| big.equals(&image, &map(&x, &gamma), &map(&y, d));
        let delta = [delta, negated].into_iter().find(is_image);
        Ok(delta.map(|delta| Self { gamma, delta, iota }))
    }
}

/// The smaller root of −1 modulo the prime m ≡ 1 mod 4.
fn root(m: &BigUint) -> Option<BigUint> {
    if m % 4u32 != BigUint::one() {
        return None;
    }
    let quarter = (m - 1u32) / 4u32;
    // Half of the residues are no squares; should 64 bases in a row be, m is not prime.
    for base in 2..66u32 {
        let root = BigUint::from(base).modpow(&quarter, m);
        if ((&root * &root + 1u32) % m).is_zero() {
            let other = m - &root;
            return Some(root.min(other));
        }
    }
    None
}

/// c0 − c1·u.
fn conjugate(f: &BigField<'_>, x: &El) -> El {
    let [c0, c1] = x;
    [c0.clone(), if c1.is_zero() { c1.clone() } else { f.p - c1 }]
}

fn power(f: &BigField<'_>, x: &El, exponent: &BigUint) -> El {
    let mut out = f.small(1);
    for i in (0..exponent.bits()).rev() {
        out = f.sqr(&out);
        if exponent.bit(i) {
            out = f.mul(&out, x);
        }
    }
    out
}
