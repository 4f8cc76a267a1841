//! Groth16: proofs from the files that circom and snarkjs write, verification, setups and their ceremonies.
#![deny(unsafe_code)]

mod error;
mod groups;
mod json;
mod pairing;
mod points;
mod proof;
mod public;

pub use error::Error;
pub use groups::Groups;
pub use proof::Proof;
pub use public::{read_public, write_public};
