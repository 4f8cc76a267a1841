//! The curves that are built in: one file of numbers each, and this list.

use std::sync::LazyLock;

use super::{Curve, Numbers};

mod bls12_377;
mod bls12_381;
mod bn254;
mod bw6_756;
mod bw6_761;
mod pallas;
mod secp256k1;
mod toy;
mod vesta;

/// The list: a new curve is one file and one line here.
const NUMBERS: &[&Numbers<'static>] = &[
    &bls12_377::NUMBERS,
    &bls12_381::NUMBERS,
    &bn254::NUMBERS,
    &bw6_756::NUMBERS,
    &bw6_761::NUMBERS,
    &pallas::NUMBERS,
    &vesta::NUMBERS,
    &secp256k1::NUMBERS,
];

static CURVES: LazyLock<Vec<Curve>> = LazyLock::new(|| {
    NUMBERS
        .iter()
        .copied()
        .chain(&toy::NUMBERS)
        .map(|n| Curve::parse(n).expect("built-in numbers are well-formed"))
        .collect()
});

/// Every built-in curve: those in use first, then the toys by size.
pub fn all() -> &'static [Curve] {
    &CURVES
}

/// The built-in curve of this name.
pub fn by_name(name: &str) -> Option<&'static Curve> {
    CURVES.iter().find(|c| c.name == name)
}

/// Whether a built-in curve is a toy.
pub fn is_toy(curve: &Curve) -> bool {
    curve.name.starts_with("toy-")
}
