//! Conformance: every algorithm on every backend over every curve, on the inputs that break engines.
//!
//! **Reference.** The bases are multiples `k_i·G` with known k_i, so that a sum is
//! `(Σ a_i k_i mod r)·G`: one multiplication by double-and-add, however long the list. Double-and-add
//! itself is compared with arkworks in `differential`, and with blst in `by_blst`.
//!
//! A normal run takes part of the cases; `cargo test -p msmith --test conformance -- --include-ignored`
//! takes all. With `--nocapture` each test says which backends it ran on.

mod bases;
// It is written in C, for which that target has no compiler.
#[cfg(not(target_family = "wasm"))]
mod by_blst;
mod common;
mod crowded;
mod depth;
mod differential;
mod each;
mod edwards;
mod engine;
mod errors;
mod extensions;
mod fixed;
mod lengths;
mod moduli;
mod mul;
mod parts;
#[cfg(target_arch = "x86_64")]
mod rounding;
mod scalars;
mod shared;
mod speed;
mod subgroup;
mod subset;
mod switches;
mod threads;
mod toys;
