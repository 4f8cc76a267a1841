//! The 32 bytes of a point that Edwards curves have of their own.

use msmith::curve::EdwardsCurve;
use num_bigint::BigUint;

/// The 32 bytes of a point that a curve has of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// RFC 8032.
    Ed25519,
    /// Zcash.
    Jubjub,
    /// Circomlib.
    BabyJubjub,
    /// Arkworks.
    Bandersnatch,
}

/// Which x has the bit of its sign set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// Odd ones.
    Odd,
    /// Those above p/2.
    Larger,
}

impl Encoding {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::Ed25519,
        Self::Jubjub,
        Self::BabyJubjub,
        Self::Bandersnatch,
    ];

    /// The name, which is that of the curve.
    pub fn name(self) -> &'static str {
        match self {
            Self::Ed25519 => "ed25519",
            Self::Jubjub => "jubjub",
            Self::BabyJubjub => "baby-jubjub",
            Self::Bandersnatch => "bandersnatch",
        }
    }

    pub fn of(curve: &EdwardsCurve) -> Option<Self> {
        Self::ALL.into_iter().find(|e| e.name() == curve.name)
    }

    pub fn sign(self) -> Sign {
        match self {
            Self::Ed25519 | Self::Jubjub => Sign::Odd,
            Self::BabyJubjub | Self::Bandersnatch => Sign::Larger,
        }
    }
}

impl Sign {
    pub fn of(self, x: &BigUint, p: &BigUint) -> bool {
        match self {
            Self::Odd => x.bit(0),
            Self::Larger => x << 1u32 > *p,
        }
    }
}
