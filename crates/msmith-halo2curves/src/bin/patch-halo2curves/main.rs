//! Copies of halo2curves that ask msmith, for a `[patch]` section of Cargo.toml.

use std::process::ExitCode;

use msmith_patch::Place::After;
use msmith_patch::{Insertion, Patch, REGISTRY, Tool};

const SUM: &str = "    if let Some(sum) = crate::msmith_hook::sum(coeffs, bases) {
        return sum;
    }
";

const INSERTIONS: &[Insertion] = &[
    (
        "src/lib.rs",
        "\npub mod msm;\n",
        After,
        "pub mod msmith_hook;\n",
    ),
    (
        "src/msm.rs",
        "pub fn msm_parallel<C: CurveAffine>(coeffs: &[C::Scalar], bases: &[C]) -> C::Curve {\n    \
         assert_eq!(coeffs.len(), bases.len());\n",
        After,
        SUM,
    ),
    (
        "src/msm.rs",
        "pub fn msm_best<C: CurveAffine>(coeffs: &[C::Scalar], bases: &[C]) -> C::Curve {\n    \
         assert_eq!(coeffs.len(), bases.len());\n",
        After,
        SUM,
    ),
    (
        "src/fft.rs",
        "pub fn best_fft<Scalar: Field, G: FftGroup<Scalar>>(a: &mut [G], omega: Scalar, log_n: u32) {\n",
        After,
        "    if crate::msmith_hook::transform(a, omega, log_n) {
        return;
    }
",
    ),
];

const TOOL: Tool = Tool {
    name: "patch-halo2curves",
    served_by: "msmith_halo2curves::install()",
    patches: &[Patch {
        name: "halo2curves",
        versions: "0.10.",
        insertions: INSERTIONS,
        module: &[include_str!("inserted.rs"), REGISTRY],
    }],
};

fn main() -> ExitCode {
    msmith_patch::run(&TOOL)
}
