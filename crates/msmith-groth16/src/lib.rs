//! Groth16: proofs from the files that circom and snarkjs write, verification, setups and their ceremonies.
#![deny(unsafe_code)]

mod blake2b;
mod error;
mod groups;
mod random;
mod ratio;
mod transcript;

pub use error::Error;
pub use groups::Groups;
pub use random::{Beacon, Secret};
