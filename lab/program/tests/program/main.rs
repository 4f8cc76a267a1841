//! The program from outside.

mod chains;
#[path = "../../../../crates/faces/cli/tests/program/common.rs"]
#[allow(dead_code)]
mod common;
mod ecm;
mod papers;

/// What is tested.
const PROGRAM: &str = env!("CARGO_BIN_EXE_msmith-lab");
