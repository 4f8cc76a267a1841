//! Reduction of lattices in the plane under two norms: squares, and the Eisenstein norm.
//!
//! **Mathematics.** For the form Q(a, b) = a² − t·ab + b² (t = 0: Euclid; t = 1: the norm of a + bω)
//! Lagrange's algorithm takes a basis u, v with Q(u) ≤ Q(v) and replaces v by v − m·u, m = B(u, v)/Q(u)
//! rounded, until v is no longer shorter than u; then u is a shortest vector and u, v are the two
//! successive minima. An ideal of ℤ\[ω\] of norm r is such a lattice, and its shortest vector under t = 1
//! generates it: its norm is exactly r.
//!
//! **Cost.** As many steps as Euclid's algorithm on (r, λ).

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{Signed, Zero};

/// A vector (a, b), that is a + bλ, or a + bω.
pub(super) type Vector = [BigInt; 2];

/// Which norm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NormForm {
    /// a² + b².
    Euclid,
    /// a² − ab + b².
    Eisenstein,
}

impl NormForm {
    /// 2·B(u, v), so that `double_product(u, u)` = 2·Q(u).
    fn double_product(self, u: &Vector, v: &Vector) -> BigInt {
        let square = (&u[0] * &v[0] + &u[1] * &v[1]) * 2;
        match self {
            Self::Euclid => square,
            Self::Eisenstein => square - &u[0] * &v[1] - &u[1] * &v[0],
        }
    }

    /// Q(u).
    pub(super) fn norm(self, u: &Vector) -> BigInt {
        self.double_product(u, u) / 2
    }
}

/// A reduced basis of {(a, b) : a + bλ ≡ 0 mod r}, the shortest vector first, determinant +r.
pub(super) fn reduced(r: &BigUint, lambda: &BigUint, form: NormForm) -> [Vector; 2] {
    let mut u = [BigInt::from(r.clone()), BigInt::ZERO];
    let mut v = [-BigInt::from(lambda.clone()), BigInt::from(1)];
    loop {
        if form.norm(&u) > form.norm(&v) {
            std::mem::swap(&mut u, &mut v);
        }
        let m = round(&form.double_product(&u, &v), &form.double_product(&u, &u));
        if m.is_zero() {
            break;
        }
        v = [&v[0] - &m * &u[0], &v[1] - &m * &u[1]];
    }
    if (&u[0] * &v[1] - &u[1] * &v[0]).is_negative() {
        v = v.map(|c| -c);
    }
    [u, v]
}

/// n/d to the nearest integer, halves towards zero; d > 0.
fn round(n: &BigInt, d: &BigInt) -> BigInt {
    let doubled: BigInt = n.abs() * 2 + d - 1u32;
    let magnitude = doubled.div_floor(&(d * 2));
    if n.is_negative() {
        -magnitude
    } else {
        magnitude
    }
}

/// Of ±ν, ±ων, ±ω²ν the one with the smallest |y|, y ≥ 0.
pub(super) fn canonical_associate([x, y]: Vector) -> Vector {
    let turns = [[x.clone(), y.clone()], [-&y, &x - &y], [&y - &x, -x]];
    let [a, b, c] = turns;
    let smaller = |u: Vector, v: Vector| if u[1].abs() <= v[1].abs() { u } else { v };
    let nu = smaller(smaller(a, b), c);
    if nu[1].is_negative() {
        nu.map(|c| -c)
    } else {
        nu
    }
}
