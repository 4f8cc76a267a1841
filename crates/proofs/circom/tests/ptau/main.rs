//! Powers of τ: ceremonies equal to snarkjs' byte for byte, and files that are wrong.

mod common;
mod equal;
mod snarkjs;
mod wrong;
