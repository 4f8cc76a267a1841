//! Copies of curve25519-dalek that ask msmith, for a `[patch]` section of Cargo.toml.

use crate::patch::Place::{After, Before};
use crate::patch::{Insertion, Patch};
use crate::{REGISTRY, Tool};

const INSERTIONS: &[Insertion] = &[
    (
        "src/lib.rs",
        "\npub mod constants;\n",
        After,
        "\n#[cfg(feature = \"alloc\")]\npub mod msmith_hook;\n",
    ),
    (
        "src/edwards.rs",
        "        if size < 190 {\n",
        Before,
        "        if let Some(sum) = crate::msmith_hook::set_for(size) {
            return crate::msmith_hook::sum(sum, scalars, points);
        }
",
    ),
];

const MODULE: &[&str] = &[include_str!("../inserted/dalek.rs"), REGISTRY];

/// Of the versions before 4.1.3.
const TIMING: &str =
    "RUSTSEC-2024-0344: its subtraction of scalars takes a time that tells of them";

/// The program.
pub const DALEK: Tool = Tool {
    name: "patch-dalek",
    served_by: "msmith_dalek::install()",
    advisories: &[
        ("curve25519-dalek 4.1.0", TIMING),
        ("curve25519-dalek 4.1.1", TIMING),
        ("curve25519-dalek 4.1.2", TIMING),
    ],
    patches: &[
        Patch::new("curve25519-dalek", "5.0.", INSERTIONS, MODULE),
        Patch::new("curve25519-dalek", "4.1.", INSERTIONS, MODULE),
    ],
};
