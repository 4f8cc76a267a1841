//! What follows from a curve's numbers: endomorphism, short lattice, Eisenstein prime, twisted form.

use num_bigint::{BigInt, BigUint};

/// The endomorphism `(x, y) ↦ (βx, y) = λ·(x, y)` of a curve with a = 0, on the subgroup of order r.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Endo {
    /// Primitive cube root of unity in F_p (also acts on the coordinates of an extension).
    pub beta: BigUint,
    /// λ mod r with λ² + λ + 1 = 0, matching `beta`; ω acts as λ.
    pub lambda: BigUint,
    /// Short basis of {(a, b) : a + bλ ≡ 0 mod r}, rows, determinant ±r.
    pub lattice: [[BigInt; 2]; 2],
    /// ν = x + yω of norm r with ν ↦ 0 under ω ↦ λ.
    pub nu: [BigInt; 2],
}

/// Everything derived from one group of a curve.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Derived {
    /// The endomorphism, where a = 0, p ≡ 1 mod 3 and r ≡ 1 mod 3.
    pub endo: Option<Endo>,
}

/// Derives (temporary).
pub fn derive(_: &super::Curve, _: super::Group) -> Result<Derived, crate::Error> {
    Ok(Derived { endo: None })
}
