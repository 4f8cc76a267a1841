//! What defines a twisted Edwards curve: numbers only.

use num_bigint::BigUint;
use num_traits::One;

use super::{derive, validate};
use crate::Error;
use crate::curve::number;
use crate::curve::trusted;
use crate::curve::validate as common;

/// A twisted Edwards curve `ax² + y² = 1 + dx²y²` over F_p, with the neutral element (0, 1).
///
/// Its number of points is that of its Weierstrass form, which counts points at infinity too: two of order two
/// where ad is a square and two of order four where d is a square.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EdwardsCurve {
    /// Lower-case name with dashes: `ed25519`.
    pub name: String,
    /// The prime of the base field.
    pub p: BigUint,
    /// The order of the subgroup that scalars act on (prime for all built-in curves but the toys).
    pub r: BigUint,
    /// Coefficient a, below p: −1 is p − 1.
    pub a: BigUint,
    /// Coefficient d of ax² + y² = 1 + dx²y², below p.
    pub d: BigUint,
    /// x of a generator of the subgroup of order r.
    pub gx: BigUint,
    /// y of the generator.
    pub gy: BigUint,
    /// (number of points) / r.
    pub cofactor: BigUint,
}

/// A twisted Edwards curve as text.
///
/// Numbers are decimal, or hexadecimal behind `0x`; coefficients and coordinates may be negative (`-1`).
///
/// ```
/// use msmith::curve::edwards::{EdwardsCurve, EdwardsNumbers};
///
/// let curve = EdwardsCurve::from_numbers(&EdwardsNumbers {
///     name: "mine",
///     p: "53",
///     r: "11",
///     a: "-1",
///     d: "2",
///     gx: "3",
///     gy: "11",
///     cofactor: None,
/// })?;
/// assert_eq!(curve.cofactor, 4u8.into());
/// # Ok::<(), msmith::Error>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct EdwardsNumbers<'a> {
    /// Lower-case name with dashes.
    pub name: &'a str,
    /// The prime of the base field.
    pub p: &'a str,
    /// The order of the subgroup.
    pub r: &'a str,
    /// Coefficient a of ax² + y² = 1 + dx²y².
    pub a: &'a str,
    /// Coefficient d of ax² + y² = 1 + dx²y².
    pub d: &'a str,
    /// x of the generator.
    pub gx: &'a str,
    /// y of the generator.
    pub gy: &'a str,
    /// (number of points) / r; found from p and r where `None`.
    pub cofactor: Option<&'a str>,
}

impl EdwardsCurve {
    /// Reads and validates a curve; every number that is wrong is refused by name with the reason.
    pub fn from_numbers(numbers: &EdwardsNumbers<'_>) -> Result<Self, Error> {
        let curve = Self::parse(numbers)?;
        curve.validate()?;
        Ok(curve)
    }

    /// Reads the numbers; checks only what is needed to read them (and to find a cofactor left out).
    pub(super) fn parse(numbers: &EdwardsNumbers<'_>) -> Result<Self, Error> {
        let p = number::natural("p", numbers.p)?;
        let r = number::natural("r", numbers.r)?;
        common::check_modulus(&p, &r)?;
        let read = |what: &str, text: &str| number::residue(what, text, &p);
        let mut curve = Self {
            name: numbers.name.to_owned(),
            a: read("coefficient a", numbers.a)?,
            d: read("coefficient d", numbers.d)?,
            gx: read("generator x", numbers.gx)?,
            gy: read("generator y", numbers.gy)?,
            cofactor: BigUint::one(),
            p,
            r,
        };
        match numbers.cofactor {
            Some(text) => curve.cofactor = number::natural("cofactor", text)?,
            // What has no Weierstrass form is refused by `validate`.
            None => {
                if validate::shape(&curve).is_ok()
                    && let Some((form, _)) = derive::weierstrass(&curve)
                {
                    curve.cofactor =
                        common::find_cofactor(&curve.p, &curve.r, &curve.name, &form.g1)?;
                }
            }
        }
        Ok(curve)
    }

    /// Checks that the numbers describe what they claim to.
    ///
    /// * `name`, `p` and `r` as in [`Curve::validate`](crate::curve::Curve::validate).
    /// * Every coefficient and coordinate below p; a ≠ 0, d ≠ 0, a ≠ d.
    /// * The generator on the curve, not (0, 1), and of order r.
    /// * r·cofactor a multiple of 4, r prime to the cofactor.
    /// * The number of points r·cofactor as far as Hasse's bound, counting or a few points prove it, again as
    ///   for the Weierstrass form.
    pub fn validate(&self) -> Result<(), Error> {
        validate::curve(self)?;
        trusted::passed_edwards(self);
        Ok(())
    }
}
