//! Groth16: proofs from the files that circom and snarkjs write, verification, setups and their ceremonies.
#![deny(unsafe_code)]

mod batch;
mod blake2b;
mod circuit;
mod coefficients;
mod error;
mod fields;
mod groups;
mod json;
mod key;
mod pairing;
mod points;
mod proof;
mod prove;
pub mod ptau;
mod public;
mod qap;
mod quotient;
mod random;
mod ratio;
mod setup;
mod solidity;
mod steps;
mod tables;
mod transcript;
mod verifying_key;
mod witness;
pub mod zkey;

pub use circuit::Circuit;
pub use error::Error;
pub use groups::Groups;
pub use key::{Key, Lists};
pub use proof::Proof;
pub use prove::{Assignment, Blinding, Proved, prove};
pub use public::{read_public, write_public};
pub use random::{Beacon, Secret};
pub use setup::{Toxic, setup};
pub use verifying_key::VerifyingKey;
pub use witness::Witness;
