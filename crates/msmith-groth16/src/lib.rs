//! Groth16: proofs from the files that circom and snarkjs write, verification, setups and their ceremonies.
#![deny(unsafe_code)]

mod coefficients;
mod error;
mod groups;
mod key;
mod prove;
mod quotient;
mod witness;

pub use error::Error;
pub use groups::Groups;
pub use key::{Key, Lists};
pub use prove::{Assignment, Blinding, Proved, prove};
pub use witness::Witness;

/// A proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// A of G1.
    pub a: msmith::Point,
    /// B of G2.
    pub b: msmith::Point,
    /// C of G1.
    pub c: msmith::Point,
}
