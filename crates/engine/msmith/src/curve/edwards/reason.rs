//! Why a curve has no twisted Edwards form over its field.

use std::fmt;

use super::map::NoImage;
use crate::Error;

/// The reason; see [`edwards_form`](super::edwards_form).
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoEdwards {
    /// The curve has no such group, or its numbers are malformed.
    Curve(Error),
    /// The group is over an extension field; forms are derived over F_p alone.
    ExtensionField,
    /// The number of points is prime, so that there is no point of order two.
    PrimeOrder,
    /// The number of points is odd, so that there is no point of order two.
    OddOrder,
    /// a = 0 and 3 is not a square: no point of order two is twice a point, here or on the twist.
    NoRootOfThree {
        /// p mod 12, which decides it: 5 or 7.
        p_mod_12: u32,
    },
    /// The number of points is even but no multiple of 4, as that of every Edwards curve is.
    OrderNotDivisibleBy4,
    /// 4 divides the number of points, but 3α² + a is a square for no point (α, 0) of order two: there is no
    /// Montgomery form, and every Edwards curve has one.
    NotMontgomery,
    /// The generator has even order and its image would be at infinity.
    Generator(NoImage),
}

impl fmt::Display for NoEdwards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Curve(e) => write!(f, "{e}"),
            Self::ExtensionField => f.write_str("the group is over an extension field"),
            Self::PrimeOrder => f.write_str("prime order: no point of order 2"),
            Self::OddOrder => f.write_str("odd order: no point of order 2"),
            Self::NoRootOfThree { p_mod_12 } => {
                write!(f, "p ≡ {p_mod_12} mod 12: 3 has no square root")
            }
            Self::OrderNotDivisibleBy4 => f.write_str("4 does not divide the number of points"),
            Self::NotMontgomery => f.write_str(
                "no Montgomery form: 3α² + a is a square for no point (α, 0) of order 2",
            ),
            Self::Generator(e) => write!(f, "generator: {e}"),
        }
    }
}

impl std::error::Error for NoEdwards {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Curve(e) => Some(e),
            Self::Generator(e) => Some(e),
            _ => None,
        }
    }
}

impl From<Error> for NoEdwards {
    fn from(e: Error) -> Self {
        Self::Curve(e)
    }
}
