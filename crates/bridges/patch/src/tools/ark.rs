//! Copies of arkworks' crates that ask msmith, for a `[patch]` section of Cargo.toml.

use crate::patch::Place::{After, Before};
use crate::patch::{Insertion, Patch};
use crate::{REGISTRY, Tool};

/// As many threads as the crate itself uses.
const THREADS: &str = include_str!("../inserted/ark/threads.rs");
const EC: &[&str] = &[include_str!("../inserted/ark/ec.rs"), REGISTRY, THREADS];
const POLY: &[&str] = &[include_str!("../inserted/ark/poly.rs"), REGISTRY, THREADS];

const SUM: &str = "
        if let Some(sum) = crate::msmith_hook::sum::<Self>(bases, bigints) {
            return sum;
        }
";
/// Version 0.6 has the first of them, version 0.5 the last.
const EC_INSERTIONS: &[Insertion] = &[
    (
        "src/scalar_mul/variable_base/mod.rs",
        "        msm_signed(bases, bigints)\n",
        Before,
        SUM,
    ),
    (
        "src/lib.rs",
        "\npub mod scalar_mul;\n",
        After,
        "\npub mod msmith_hook;\n",
    ),
    (
        "src/scalar_mul/mod.rs",
        "let table = BatchMulPreprocessing::new(self, v.len());",
        Before,
        "if let Some(list) = crate::msmith_hook::multiples(&self, v) {
            return list;
        }
        ",
    ),
    (
        "src/scalar_mul/mod.rs",
        "pub fn batch_mul(&self, v: &[T::ScalarField]) -> Vec<T::MulBase> {",
        After,
        "
        if let Some(list) = crate::msmith_hook::multiples_of_table(self, v) {
            return list;
        }",
    ),
    (
        "src/scalar_mul/variable_base/mod.rs",
        "        if Self::NEGATION_IS_CHEAP {\n",
        Before,
        SUM,
    ),
];
const POLY_INSERTIONS: &[Insertion] = &[
    (
        "src/lib.rs",
        "\npub mod evaluations;\n",
        After,
        "pub mod msmith_hook;\n",
    ),
    // Types without borrows, since they are told apart by `TypeId`.
    (
        "src/domain/mod.rs",
        "pub trait DomainCoeff<F: FftField>:",
        After,
        "\n    'static +",
    ),
    (
        "src/domain/mod.rs",
        "DomainCoeff<F> for T\nwhere\n",
        After,
        "    T: 'static,\n",
    ),
    (
        "src/domain/radix2/mod.rs",
        "fn fft_in_place<T: DomainCoeff<F>>(&self, coeffs: &mut Vec<T>) {",
        After,
        "
        if crate::msmith_hook::transform(self, coeffs, false) {
            return;
        }",
    ),
    (
        "src/domain/radix2/mod.rs",
        "fn ifft_in_place<T: DomainCoeff<F>>(&self, evals: &mut Vec<T>) {",
        After,
        "
        if crate::msmith_hook::transform(self, evals, true) {
            return;
        }",
    ),
];

/// The program.
pub const ARK: Tool = Tool {
    name: "patch-ark",
    served_by: "msmith_arkworks::install()",
    advisories: &[],
    patches: &[
        Patch::new("ark-ec", "0.6.", EC_INSERTIONS.split_at(4).0, EC),
        Patch::new("ark-ec", "0.5.", EC_INSERTIONS.split_at(1).1, EC),
        Patch::new("ark-poly", "0.6.", POLY_INSERTIONS, POLY),
        Patch::new("ark-poly", "0.5.", POLY_INSERTIONS, POLY),
    ],
};
