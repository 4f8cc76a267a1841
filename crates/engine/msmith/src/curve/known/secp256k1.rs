//! secp256k1: prime order, p = 2²⁵⁶ − 2³² − 977.
//!
//! Source: SEC 2, version 2.0, §2.4.1.

use crate::curve::{GroupNumbers, Numbers};

/// What others call it.
pub(super) const ALIASES: &[&str] = &["k256"];

/// The generator of the units modulo r that arkworks and gnark-crypto have.
pub(super) const GENERATOR: u64 = 7;

/// The numbers of secp256k1.
pub(super) const NUMBERS: Numbers<'static> = Numbers {
    name: "secp256k1",
    p: "0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f",
    r: "0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141",
    nonresidue: "0",
    g1: GroupNumbers {
        a: &["0"],
        b: &["7"],
        gx: &["0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"],
        gy: &["0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8"],
        cofactor: Some("1"),
    },
    g2: None,
};
