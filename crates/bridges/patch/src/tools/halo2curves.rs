//! Copies of halo2curves that ask msmith, for a `[patch]` section of Cargo.toml.

use crate::patch::Place::{After, Before};
use crate::patch::{Insertion, Patch};
use crate::{REGISTRY, Tool};

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

const MODULE: &[&str] = &[include_str!("../inserted/halo2curves/curves.rs"), REGISTRY];

/// halo2-axiom sums by halo2curves-axiom, but transforms by itself.
const AXIOM: &[Insertion] = &[
    ("src/lib.rs", "pub mod fft;\n", After, "mod msmith_hook;\n"),
    (
        "src/fft/parallel.rs",
        "    best_fft_opt(data_in, omega, log_n)\n",
        Before,
        "    if crate::msmith_hook::transform(data_in, omega, log_n) {
        return;
    }
",
    ),
    (
        "src/fft/recursive.rs",
        "    let orig_len = data_in.len();\n",
        Before,
        // The root is that of the prepared data, whatever the argument says.
        "    let roots = if inverse { &data.inv_twiddles } else { &data.f_twiddles };
    let root = roots.first().and_then(|stage| stage.get(1)).copied();
    let log_n = data.n.trailing_zeros();
    if data.n == data_in.len() && root.is_some_and(|root| crate::msmith_hook::transform(data_in, root, log_n)) {
        return;
    }
",
    ),
];

const AXIOM_MODULE: &[&str] = &[include_str!("../inserted/halo2curves/axiom.rs")];

/// The program.
pub const HALO2CURVES: Tool = Tool {
    name: "patch-halo2curves",
    served_by: "msmith_halo2curves::install()",
    advisories: &[],
    patches: &[
        Patch::new("halo2curves", "0.10.", INSERTIONS, MODULE),
        Patch::new("halo2curves", "0.9.", INSERTIONS, MODULE),
        Patch::new("halo2curves", "0.7.", INSERTIONS, MODULE),
        Patch::new("halo2curves-axiom", "0.7.", INSERTIONS, MODULE),
        Patch::new("halo2-axiom", "0.5.", AXIOM, AXIOM_MODULE),
    ],
};
