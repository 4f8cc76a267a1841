//! The files of circom and snarkjs, and what every proof system over them needs.
//!
//! | what | where |
//! |---|---|
//! | a circuit of circom, and whether a witness satisfies it | [`Circuit`] |
//! | a witness, and public signals | [`Witness`], [`read_public`], [`write_public`] |
//! | powers of τ: new, contributions, beacons, prepared, verified | [`ptau`] |
//! | a curve with a pairing | [`Groups`] |
//!
//! The other modules are what crates of proof systems share. They have no stable interface.
//!
//! **Variable time**: a witness is not protected from who can measure the machine.
#![deny(unsafe_code)]

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod blake2b;
pub mod circuit;
pub mod encoded;
mod error;
pub mod groups;
pub mod integers;
pub mod json;
mod miller;
pub mod pairing;
pub mod points;
pub mod prepared;
pub mod ptau;
pub mod public;
pub mod random;
pub mod ratio;
pub mod room;
mod steps;
pub mod transcript;
mod witness;
pub mod work;

pub use circuit::{Circuit, Term};
pub use error::Error;
pub use groups::Groups;
pub use public::{read_public, write_public};
pub use random::{Beacon, Secret};
pub use witness::Witness;
