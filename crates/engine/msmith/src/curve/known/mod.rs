//! The curves that are built in: one file of numbers each, and this list.

use std::sync::LazyLock;

use super::{Curve, Numbers};
use crate::ring::SMALL;
use num_bigint::BigUint;

mod bls12_377;
mod bls12_381;
mod bn254;
mod bw6_756;
mod bw6_761;
mod pallas;
mod secp256k1;
mod toy;
mod vesta;

/// The list: a new curve is one file and one line here, with the generator of its scalar field and other names of it.
/// Small programs have BN254, and BLS12-381 where fields have six words.
const NUMBERS: &[(&Numbers<'static>, u64, &[&str])] = &[
    #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
    (&bls12_377::NUMBERS, bls12_377::GENERATOR, &[]),
    #[cfg(not(msmith_words = "4"))]
    (&bls12_381::NUMBERS, bls12_381::GENERATOR, &[]),
    (&bn254::NUMBERS, bn254::GENERATOR, bn254::ALIASES),
    #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
    (&bw6_756::NUMBERS, bw6_756::GENERATOR, &[]),
    #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
    (&bw6_761::NUMBERS, bw6_761::GENERATOR, &[]),
    #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
    (&pallas::NUMBERS, pallas::GENERATOR, &[]),
    #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
    (&vesta::NUMBERS, vesta::GENERATOR, &[]),
    #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
    (
        &secp256k1::NUMBERS,
        secp256k1::GENERATOR,
        secp256k1::ALIASES,
    ),
];

static CURVES: LazyLock<Vec<Curve>> = LazyLock::new(|| {
    NUMBERS
        .iter()
        .map(|(numbers, ..)| *numbers)
        .chain(if SMALL { &[] } else { &toy::NUMBERS[..] })
        .map(|n| Curve::parse(n).expect("built-in numbers are well-formed"))
        .collect()
});

/// Every built-in curve: those in use first, then the toys by size.
pub fn all() -> &'static [Curve] {
    &CURVES
}

/// The built-in curve of this name, or of another that is in use for it (`alt_bn128`); upper and lower case, `-` and `_`
/// make no difference: `BLS12_381` is `bls12-381`.
pub fn by_name(name: &str) -> Option<&'static Curve> {
    let names = NUMBERS.iter().map(|(n, _, aliases)| (n.name, *aliases));
    let main = main_name(name, names);
    let name = main.unwrap_or(name);
    CURVES.iter().find(|c| is_same(&c.name, name))
}

/// The generator of the units modulo r that other libraries have too, if r is the order of a built-in curve in use.
pub(crate) fn scalar_generator(r: &BigUint) -> Option<u64> {
    let mut all = CURVES.iter().zip(NUMBERS);
    all.find(|(curve, _)| curve.r == *r)
        .map(|(_, (_, generator, _))| *generator)
}

/// The main name of what has these names.
pub(super) fn main_name<'a>(
    name: &str,
    mut list: impl Iterator<Item = (&'a str, &'a [&'a str])>,
) -> Option<&'a str> {
    let is = |(main, aliases): &(&str, &[&str])| {
        is_same(main, name) || aliases.iter().any(|alias| is_same(alias, name))
    };
    list.find(is).map(|(main, _)| main)
}

/// Whether two names are the same but for case, `-` and `_`.
pub(super) fn is_same(one: &str, other: &str) -> bool {
    letters(one).eq(letters(other))
}

fn letters(name: &str) -> impl Iterator<Item = char> {
    let all = name.chars().filter(|c| !matches!(c, '-' | '_'));
    all.map(|c| c.to_ascii_lowercase())
}

/// Whether a built-in curve is a toy.
pub fn is_toy(curve: &Curve) -> bool {
    curve.name.starts_with("toy-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::curve::edwards;

    #[test]
    fn every_name_that_users_have() {
        for (name, main) in [
            ("bn254", "bn254"),
            ("BN254", "bn254"),
            ("bn128", "bn254"),
            ("alt_bn128", "bn254"),
            ("alt-bn128", "bn254"),
            ("bn256", "bn254"),
            ("bls12381", "bls12-381"),
            ("BLS12_381", "bls12-381"),
            ("Bls12377", "bls12-377"),
            ("BW6-761", "bw6-761"),
            ("K-256", "secp256k1"),
            ("k256", "secp256k1"),
            ("Secp256k1", "secp256k1"),
            ("toy_103", "toy-103"),
        ] {
            let curve = by_name(name).map(|c| c.name.as_str());
            assert_eq!(curve, Some(main), "{name}");
        }
        for (name, main) in [
            ("Ed25519", "ed25519"),
            ("edwards25519", "ed25519"),
            ("babyjubjub", "baby-jubjub"),
            ("BabyJub", "baby-jubjub"),
            ("ed_on_bls12_381", "jubjub"),
            ("ed-on-bls12-381-bandersnatch", "bandersnatch"),
        ] {
            let curve = edwards::by_name(name).map(|c| c.name.as_str());
            assert_eq!(curve, Some(main), "{name}");
        }
        for name in ["", "-", "bn", "bn2541", "bls12", "p-256", "toy"] {
            assert!(by_name(name).is_none() && edwards::by_name(name).is_none());
        }
    }

    /// No name is that of two curves, of whatever form.
    #[test]
    fn no_name_means_two_curves() {
        let aliases = NUMBERS.iter().flat_map(|(.., aliases)| aliases.iter());
        let names = all().iter().map(|c| c.name.as_str());
        let edwards = edwards::all().iter().map(|c| c.name.as_str());
        let names: Vec<&str> = names
            .chain(edwards)
            .chain(aliases.copied())
            .chain(edwards::known::aliases())
            .collect();
        for (k, one) in names.iter().enumerate() {
            assert!(!one.is_empty());
            for other in &names[..k] {
                assert!(!is_same(one, other), "{one}, {other}");
            }
        }
    }
}
