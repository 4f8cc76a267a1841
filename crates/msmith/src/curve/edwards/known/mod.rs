//! The Edwards curves that are built in: one file of numbers each, and this list.

use std::sync::LazyLock;

use super::{EdwardsCurve, EdwardsNumbers};

mod baby_jubjub;
mod bandersnatch;
mod ed25519;
mod ed_on_bls12_377;
mod jubjub;
mod toy;

/// The list: a new curve is one file and one line here.
const NUMBERS: [&EdwardsNumbers<'static>; 5] = [
    &ed25519::NUMBERS,
    &jubjub::NUMBERS,
    &bandersnatch::NUMBERS,
    &baby_jubjub::NUMBERS,
    &ed_on_bls12_377::NUMBERS,
];

static CURVES: LazyLock<Vec<EdwardsCurve>> = LazyLock::new(|| {
    NUMBERS
        .into_iter()
        .chain(&toy::NUMBERS)
        .map(|n| EdwardsCurve::parse(n).expect("built-in numbers are well-formed"))
        .collect()
});

/// Every built-in Edwards curve: those in use first, then the toys by size.
pub fn all() -> &'static [EdwardsCurve] {
    &CURVES
}

/// The built-in Edwards curve of this name.
pub fn by_name(name: &str) -> Option<&'static EdwardsCurve> {
    CURVES.iter().find(|c| c.name == name)
}

/// Whether a built-in Edwards curve is a toy.
pub fn is_toy(curve: &EdwardsCurve) -> bool {
    curve.name.starts_with("toy-")
}
