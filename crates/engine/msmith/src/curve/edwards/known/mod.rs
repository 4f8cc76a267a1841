//! The Edwards curves that are built in: one file of numbers each, and this list.

use std::sync::LazyLock;

use super::{EdwardsCurve, EdwardsNumbers};
use crate::curve::known::{is_same, main_name};

mod baby_jubjub;
mod bandersnatch;
mod ed25519;
mod ed_on_bls12_377;
mod jubjub;
mod toy;

/// The list: a new curve is one file and one line here, with other names of it.
const NUMBERS: [(&EdwardsNumbers<'static>, &[&str]); 5] = [
    (&ed25519::NUMBERS, ed25519::ALIASES),
    (&jubjub::NUMBERS, jubjub::ALIASES),
    (&bandersnatch::NUMBERS, bandersnatch::ALIASES),
    (&baby_jubjub::NUMBERS, baby_jubjub::ALIASES),
    (&ed_on_bls12_377::NUMBERS, &[]),
];

static CURVES: LazyLock<Vec<EdwardsCurve>> = LazyLock::new(|| {
    NUMBERS
        .iter()
        .map(|(numbers, _)| *numbers)
        .chain(&toy::NUMBERS)
        .map(|n| EdwardsCurve::parse(n).expect("built-in numbers are well-formed"))
        .collect()
});

/// Every built-in Edwards curve: those in use first, then the toys by size.
pub fn all() -> &'static [EdwardsCurve] {
    &CURVES
}

/// The built-in Edwards curve of this name, or of another that is in use for it, as [`by_name`](crate::curve::by_name)
/// takes them.
pub fn by_name(name: &str) -> Option<&'static EdwardsCurve> {
    let main = main_name(name, NUMBERS.iter().map(|(n, aliases)| (n.name, *aliases)));
    let name = main.unwrap_or(name);
    CURVES.iter().find(|c| is_same(&c.name, name))
}

/// Every other name.
#[cfg(test)]
pub(in crate::curve) fn aliases() -> impl Iterator<Item = &'static str> {
    NUMBERS
        .iter()
        .flat_map(|(_, aliases)| aliases.iter().copied())
}

/// Whether a built-in Edwards curve is a toy.
pub fn is_toy(curve: &EdwardsCurve) -> bool {
    curve.name.starts_with("toy-")
}
