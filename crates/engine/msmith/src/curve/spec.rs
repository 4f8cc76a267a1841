//! What defines a curve: numbers only.
//!
//! A curve comes from text ([`Numbers`], built in or typed by a user) or is put together field by
//! field; [`Curve::from_numbers`] and [`Curve::validate`] refuse numbers that contradict each other.

use num_bigint::BigUint;

use super::{number, trusted, validate};
use crate::Error;

/// Which group of a pairing-friendly curve; curves without a second group have only `G1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Group {
    /// Points over the base field.
    G1,
    /// Points of the twist, over an extension of degree 2 or 3 (or the base field for BW6).
    G2,
}

impl std::fmt::Display for Group {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::G1 => "G1",
            Self::G2 => "G2",
        })
    }
}

/// One group: a short Weierstrass curve `y² = x³ + ax + b` over F_p, F_p\[u\]/(u² − nonresidue) or
/// F_p\[u\]/(u³ − nonresidue).
///
/// Elements of the field are lists of `degree` integers, lowest coefficient first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupSpec {
    /// 1 for F_p, 2 for F_{p²}, 3 for F_{p³}.
    pub degree: usize,
    /// Coefficient a, one integer for each degree, below p.
    pub a: Vec<BigUint>,
    /// Coefficient b, one integer for each degree, below p.
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
    /// u² = nonresidue in a quadratic extension, u³ = nonresidue in a cubic one; 0 where there is none (stored mod p,
    /// so −1 is p − 1).
    pub nonresidue: BigUint,
    /// The first group; that of a curve without a pairing.
    pub g1: GroupSpec,
    /// The second group, where the curve has one.
    pub g2: Option<GroupSpec>,
}

/// One group as text; the number of coefficients is the degree of its field, 1 to 3.
///
/// Numbers are decimal, or hexadecimal behind `0x`; coefficients and coordinates may be negative (`-3`).
#[derive(Debug, Clone, Copy)]
pub struct GroupNumbers<'a> {
    /// Coefficient a of y² = x³ + ax + b.
    pub a: &'a [&'a str],
    /// Coefficient b of y² = x³ + ax + b.
    pub b: &'a [&'a str],
    /// x of the generator.
    pub gx: &'a [&'a str],
    /// y of the generator.
    pub gy: &'a [&'a str],
    /// (number of points) / r; found from p and r where `None`.
    pub cofactor: Option<&'a str>,
}

/// A curve as text.
///
/// ```
/// use msmith::curve::{Curve, GroupNumbers, Numbers};
///
/// let curve = Curve::from_numbers(&Numbers {
///     name: "mine",
///     p: "97",
///     r: "0x67",
///     nonresidue: "0",
///     g1: GroupNumbers {
///         a: &["0"],
///         b: &["10"],
///         gx: &["1"],
///         gy: &["37"],
///         cofactor: None,
///     },
///     g2: None,
/// })?;
/// assert_eq!(curve.g1.cofactor, 1u8.into());
/// # Ok::<(), msmith::Error>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Numbers<'a> {
    /// Lower-case name with dashes.
    pub name: &'a str,
    /// The prime of the base field.
    pub p: &'a str,
    /// The order of the subgroup.
    pub r: &'a str,
    /// u² in a quadratic extension, u³ in a cubic one (may be negative); `0` where no group needs it.
    pub nonresidue: &'a str,
    /// The first group.
    pub g1: GroupNumbers<'a>,
    /// The second group.
    pub g2: Option<GroupNumbers<'a>>,
}

impl Curve {
    /// Reads and validates a curve; every number that is wrong is refused by name with the reason.
    pub fn from_numbers(numbers: &Numbers<'_>) -> Result<Self, Error> {
        let curve = Self::parse(numbers)?;
        curve.validate()?;
        Ok(curve)
    }

    /// Reads the numbers; checks only what is needed to read them (and to find a cofactor left out).
    pub(super) fn parse(numbers: &Numbers<'_>) -> Result<Self, Error> {
        let p = number::natural("p", numbers.p)?;
        let r = number::natural("r", numbers.r)?;
        validate::check_modulus(&p, &r)?;
        let group = |label: Group, g: &GroupNumbers<'_>| {
            let list = |what: &str, texts: &[&str]| {
                let read = |t: &&str| number::residue(&format!("{what} of {label}"), t, &p);
                texts.iter().map(read).collect::<Result<Vec<_>, _>>()
            };
            let mut spec = GroupSpec {
                degree: g.a.len(),
                a: list("coefficient a", g.a)?,
                b: list("coefficient b", g.b)?,
                gx: list("generator x", g.gx)?,
                gy: list("generator y", g.gy)?,
                cofactor: BigUint::ZERO,
            };
            spec.cofactor = match g.cofactor {
                Some(text) => number::natural(&format!("cofactor of {label}"), text)?,
                None => validate::find_cofactor(&p, &r, &label, &spec)?,
            };
            Ok::<_, Error>(spec)
        };
        Ok(Self {
            name: numbers.name.to_owned(),
            nonresidue: number::residue("nonresidue", numbers.nonresidue, &p)?,
            g1: group(Group::G1, &numbers.g1)?,
            g2: numbers.g2.map(|g| group(Group::G2, &g)).transpose()?,
            p,
            r,
        })
    }

    /// Checks that the numbers describe what they claim to.
    ///
    /// * `name`: 1 to 64 characters, lower-case letters, digits and single inner dashes, a letter first.
    /// * `p`: a prime, 5 or more, at most 768 bits (Miller–Rabin with fixed bases: chance is ruled out, a
    ///   composite built to fool these bases is not).
    /// * `r`: a prime of at most 768 bits. Below p = 2^20, where everything can be counted, it may be
    ///   composite: then the generator must have exactly this order.
    /// * Every coefficient and coordinate below p; the nonresidue a non-square where a group is over a quadratic
    ///   extension, a non-cube where one is over a cubic one.
    /// * Each curve non-singular, its generator on it, finite, and of order r.
    /// * r prime to the cofactor, so that r·P = O says that P is in the subgroup.
    /// * The number of points r·cofactor within Hasse's bound, which proves it where r > 4√q. For smaller r
    ///   the points are counted (over F_p, p < 2^20) or r·cofactor is tried on three further points; a
    ///   wrong cofactor passes only if it differs by a multiple of the orders of all three.
    ///
    /// Cost: milliseconds; some tens of them where p or r has 768 bits.
    pub fn validate(&self) -> Result<(), Error> {
        validate::curve(self)?;
        trusted::passed(self);
        Ok(())
    }

    /// The groups of this curve.
    pub fn groups(&self) -> impl Iterator<Item = (Group, &GroupSpec)> {
        let g2 = self.g2.iter().map(|g| (Group::G2, g));
        std::iter::once((Group::G1, &self.g1)).chain(g2)
    }

    /// One group, or an error where the curve has no second one.
    pub fn group(&self, group: Group) -> Result<&GroupSpec, Error> {
        match group {
            Group::G1 => Ok(&self.g1),
            Group::G2 => self
                .g2
                .as_ref()
                .ok_or_else(|| Error::Curve(format!("{} has no group G2", self.name))),
        }
    }
}
