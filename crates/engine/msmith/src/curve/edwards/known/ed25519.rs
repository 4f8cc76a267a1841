//! Ed25519: p = 2^255 − 19, a = −1, d = −121665/121666, generator with y = 4/5. Complete.
//!
//! Source: RFC 8032 §5.1.

use crate::curve::edwards::EdwardsNumbers;

/// What others call it.
pub(super) const ALIASES: &[&str] = &["edwards25519"];

/// The numbers of Ed25519.
pub(super) const NUMBERS: EdwardsNumbers<'static> = EdwardsNumbers {
    name: "ed25519",
    p: "0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed",
    r: "0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed",
    a: "-1",
    d: "0x52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3",
    gx: "0x216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51a",
    gy: "0x6666666666666666666666666666666666666666666666666666666666666658",
    cofactor: Some("8"),
};
