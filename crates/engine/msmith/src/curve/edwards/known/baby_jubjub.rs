//! Baby Jubjub, over the scalar field of BN254: a = 168700, d = 168696. Complete.
//!
//! The generator is the point of order r (8 times a generator of all points). Arkworks has the same
//! curve with a = 1: its first coordinate is √168700 times this one.
//!
//! Source: ERC-2494.

use crate::curve::edwards::EdwardsNumbers;

/// What others call it.
pub(super) const ALIASES: &[&str] = &["babyjub"];

/// The numbers of Baby Jubjub.
pub(super) const NUMBERS: EdwardsNumbers<'static> = EdwardsNumbers {
    name: "baby-jubjub",
    p: "0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001",
    r: "0x60c89ce5c263405370a08b6d0302b0bab3eedb83920ee0a677297dc392126f1",
    a: "168700",
    d: "168696",
    gx: "0xbb77a6ad63e739b4eacb2e09d6277c12ab8d8010534e0b62893f3f6bb957051",
    gy: "0x25797203f7a0b24925572e1cd16bf9edfce0051fb9e133774b3c257a872d7d8b",
    cofactor: Some("8"),
};
