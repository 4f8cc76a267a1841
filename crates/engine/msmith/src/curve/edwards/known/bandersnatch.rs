//! Bandersnatch, over the scalar field of BLS12-381: a = −5, with the endomorphism √−2.
//!
//! Neither a nor d is a square: the law is not complete, and two points of order two are at infinity.
//!
//! Source: Masson, Sanso, Zhang, *Bandersnatch* (ePrint 2021/1152), §3.

use crate::curve::edwards::EdwardsNumbers;

/// What others call it.
pub(super) const ALIASES: &[&str] = &["ed-on-bls12-381-bandersnatch"];

/// The numbers of Bandersnatch.
pub(super) const NUMBERS: EdwardsNumbers<'static> = EdwardsNumbers {
    name: "bandersnatch",
    p: "0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001",
    r: "0x1cfb69d4ca675f520cce760202687600ff8f87007419047174fd06b52876e7e1",
    a: "-5",
    d: "0x6389c12633c267cbc66e3bf86be3b6d8cb66677177e54f92b369f2f5188d58e7",
    gx: "0x29c132cc2c0b34c5743711777bbe42f32b79c022ad998465e1e71866a252ae18",
    gy: "0x2a6c669eda123e0f157d8b50badcd586358cad81eee464605e3167b6cc974166",
    cofactor: Some("4"),
};
