//! The program `msmith`.
fn main() {}
