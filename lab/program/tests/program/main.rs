//! The program from outside.

mod chains;
#[path = "../../../../crates/faces/cli/tests/program/common.rs"]
#[allow(dead_code)]
mod common;
mod ecm;
mod papers;

/// What is tested.
const PROGRAM: &str = env!("CARGO_BIN_EXE_msmith-lab");

#[cfg(unix)]
#[test]
fn an_interrupt_ends_every_command_that_takes_long() {
    let scalar = format!("chain 0x{} --compare", "f1d35a7e".repeat(120));
    common::cancelled(&["ecm 2^727-1 --b1 1e6", &scalar, "chain --check -"]);
}
