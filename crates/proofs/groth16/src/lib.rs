//! Groth16: proofs from the files that circom and snarkjs write, verification, setups and their ceremonies.
//!
//! | what | where |
//! |---|---|
//! | proofs from a `.zkey` and a `.wtns` | [`Key`], [`Witness`], [`prove`], [`prove_unchecked`] |
//! | the same, of a key that comes by ranges | [`Prover`], [`Sums`] |
//! | proofs from keys and circuits of other provers | [`Lists`], [`Assignment`] |
//! | verification, one or many, and which are wrong | [`VerifyingKey`] |
//! | a circuit of circom, and whether a witness satisfies it | [`Circuit`] |
//! | powers of τ: new, contributions, beacons, prepared, verified | [`ptau`] |
//! | keys: from a ceremony or without one, contributions, verified | [`zkey`] |
//!
//! Files are mapped, checked and used where they lie. Everything honours the memory limit, the threads and the [`Watch`] of
//! [`Options`]; what is well-formed and wrong is `Ok(false)`, and what is malformed an [`Error`] that names the item.
//!
//! **Variable time**: a witness is not protected from who can measure the machine.
//!
//! [`Watch`]: msmith::Watch
//! [`Options`]: msmith::Options
#![deny(unsafe_code)]

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod batch;
mod coefficients;
mod elsewhere;
mod key;
mod proof;
mod prove;
mod prover;
mod qap;
mod quotient;
mod setup;
mod solidity;
mod verifying_key;
pub mod zkey;

pub use msmith_circom::{
    Beacon, Circuit, Error, Groups, Secret, Term, Witness, ptau, read_public, write_public,
};

pub use key::{Key, Lists};
pub use proof::Proof;
pub use prove::{Assignment, Blinding, Proved, Sums, prove, prove_unchecked};
pub use prover::Prover;
pub use setup::{Toxic, setup};
pub use verifying_key::VerifyingKey;
