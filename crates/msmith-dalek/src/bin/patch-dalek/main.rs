//! Copies of curve25519-dalek that ask msmith, for a `[patch]` section of Cargo.toml.

use std::process::ExitCode;

use msmith_patch::Place::{After, Before};
use msmith_patch::{Insertion, Patch, Tool};

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

const MODULE: &[&str] = &[include_str!("inserted.rs")];

const TOOL: Tool = Tool {
    name: "patch-dalek",
    served_by: "msmith_dalek::install()",
    patches: &[
        Patch {
            name: "curve25519-dalek",
            versions: "5.0.",
            insertions: INSERTIONS,
            module: MODULE,
        },
        Patch {
            name: "curve25519-dalek",
            versions: "4.1.",
            insertions: INSERTIONS,
            module: MODULE,
        },
    ],
};

fn main() -> ExitCode {
    msmith_patch::run(&TOOL)
}
