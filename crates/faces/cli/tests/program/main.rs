//! The program from outside: every command, in one binary of tests, which is linked once.

mod circuits;
mod common;
mod edwards;
mod files;
#[cfg(unix)]
mod interrupts;
mod kzg;
#[cfg(target_os = "linux")]
mod limits;
mod names;
mod planning;
mod products;
mod products_refused;
mod promises;
mod prove;
mod ptau;
mod streams;
mod sums;
mod table;
mod verify;
mod zkey;

/// What is tested.
const PROGRAM: &str = env!("CARGO_BIN_EXE_msmith");
