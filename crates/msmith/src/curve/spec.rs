//! What defines a curve: numbers only.

use num_bigint::BigUint;

/// Which group of a pairing-friendly curve; curves without a second group have only `G1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Group {
    /// Points over the base field.
    G1,
    /// Points of the twist, over the quadratic extension (or the base field for BW6).
    G2,
}

/// One group: a short Weierstrass curve `y² = x³ + ax + b` over F_p or F_p[u]/(u² − nonresidue).
///
/// Elements of the field are lists of `degree` integers, lowest coefficient first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupSpec {
    /// 1 for F_p, 2 for F_{p²}.
    pub degree: usize,
    /// Coefficient a.
    pub a: Vec<BigUint>,
    /// Coefficient b.
    pub b: Vec<BigUint>,
    /// x of a generator of the subgroup of order r.
    pub gx: Vec<BigUint>,
    /// y of the generator.
    pub gy: Vec<BigUint>,
    /// (number of points) / r.
    pub cofactor: BigUint,
}

/// A curve: field, subgroup order and one or two groups.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Curve {
    /// Lower-case name with dashes: `bls12-381`.
    pub name: String,
    /// The prime of the base field.
    pub p: BigUint,
    /// The order of the subgroup that scalars act on (prime for all built-in curves but the toys).
    pub r: BigUint,
    /// u² = nonresidue in the extension; 0 where there is none (stored mod p, so −1 is p − 1).
    pub nonresidue: BigUint,
    /// The first group.
    pub g1: GroupSpec,
    /// The second group.
    pub g2: Option<GroupSpec>,
}
