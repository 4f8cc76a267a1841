//! Groth16: proofs from the files that circom and snarkjs write, verification, setups and their ceremonies.
#![deny(unsafe_code)]

mod error;
mod groups;

pub use error::Error;
pub use groups::Groups;
