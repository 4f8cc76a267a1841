//! Jubjub, over the scalar field of BLS12-381: a = −1, d = −10240/10241. Complete.
//!
//! Source: Zcash protocol specification §5.4.9.3; the generator is that of arkworks, as Zcash has several.

use crate::curve::edwards::EdwardsNumbers;

/// What others call it.
pub(super) const ALIASES: &[&str] = &["ed-on-bls12-381"];

/// The numbers of Jubjub.
pub(super) const NUMBERS: EdwardsNumbers<'static> = EdwardsNumbers {
    name: "jubjub",
    p: "0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001",
    r: "0xe7db4ea6533afa906673b0101343b00a6682093ccc81082d0970e5ed6f72cb7",
    a: "-1",
    d: "0x2a9318e74bfa2b48f5fd9207e6bd7fd4292d7f6d37579d2601065fd6d6343eb1",
    gx: "0x11dafe5d23e1218086a365b99fbf3d3be72f6afd7d1f72623e6b071492d1122b",
    gy: "0x1d523cf1ddab1a1793132e78c866c0c33e26ba5cc220fed7cc3f870e59d292aa",
    cofactor: Some("8"),
};
