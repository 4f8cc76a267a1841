//! Copies of zcash's halo2_proofs that ask msmith, for a `[patch]` section of Cargo.toml.

use crate::patch::Place::After;
use crate::patch::{Insertion, Patch};
use crate::{REGISTRY, Tool};

const INSERTIONS: &[Insertion] = &[
    (
        "src/lib.rs",
        "\nmod multicore;\n",
        After,
        "pub mod msmith_hook;\n",
    ),
    (
        "src/arithmetic.rs",
        "pub fn best_multiexp<C: CurveAffine>(coeffs: &[C::Scalar], bases: &[C]) -> C::Curve {\n    \
         assert_eq!(coeffs.len(), bases.len());\n",
        After,
        "    if let Some(sum) = crate::msmith_hook::sum(coeffs, bases) {
        return sum;
    }
",
    ),
    (
        "src/arithmetic.rs",
        "pub fn best_fft<Scalar: Field, G: FftGroup<Scalar>>(a: &mut [G], omega: Scalar, log_n: u32) {\n",
        After,
        "    if crate::msmith_hook::transform(a, omega, log_n) {
        return;
    }
",
    ),
    (
        "src/poly/commitment.rs",
        "        parallelize(&mut g_lagrange_projective, |g, _| {\n",
        After,
        "            if crate::msmith_hook::scale::<C>(g, minv) {
                return;
            }
",
    ),
    (
        "src/poly/commitment/prover.rs",
        "fn parallel_generator_collapse<C: CurveAffine>(g: &mut [C], challenge: C::Scalar) {\n",
        After,
        "    if crate::msmith_hook::fold(g, challenge) {
        return;
    }
",
    ),
];

const MODULE: &[&str] = &[include_str!("../inserted/halo2.rs"), REGISTRY];

/// The program.
pub const HALO2: Tool = Tool {
    name: "patch-halo2",
    served_by: "msmith_pasta::install()",
    advisories: &[],
    patches: &[Patch::new("halo2_proofs", "0.3.", INSERTIONS, MODULE)],
};
