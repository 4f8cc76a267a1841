//! Sums of curve25519-dalek's points by msmith: Edwards and Ristretto points, as Bulletproofs and inner-product
//! arguments verify and make them.
//!
//! ```
//! use curve25519_dalek::{RistrettoPoint, Scalar};
//!
//! let points = [2u64, 3].map(|k| RistrettoPoint::mul_base(&Scalar::from(k)));
//! let sum = msmith_dalek::msm(&[5u64, 7].map(Scalar::from), &points)?;
//! assert_eq!(sum, RistrettoPoint::mul_base(&Scalar::from(31u64)));
//! # Ok::<(), msmith_dalek::Error>(())
//! ```
//!
//! | in place of dalek's | use |
//! |---|---|
//! | the trait `VartimeMultiscalarMul` | [`VartimeMultiscalarMul`]: the same names, for the same types |
//! | `VartimeRistrettoPrecomputation`, `VartimeEdwardsPrecomputation` | the types of this crate; dalek's trait stays |
//!
//! A program that is not to be changed has copies of dalek that call this crate: the program `patch-dalek` makes them,
//! and [`install`] sets what they call (`docs/unchanged.md`).
//!
//! [`msm`] and [`Precomputation::msm`] give errors where those panic. `MultiscalarMul`, dalek's sums in constant time,
//! has nothing here in its place.
//!
//! **Versions.** curve25519-dalek 5.0; with the feature `dalek4` 4.1 too, by the same names.
//!
//! **Few points.** dalek's own sums are faster below a thousand points, and are called there.
//!
//! **Memory.** dalek keeps the coordinates of a point to itself. They are read where they are, which saves the square
//! root of an encoding and its decoding: what a point is in memory is looked at when this crate is compiled, and once
//! in a process on known points. Where it is anything else, as on machines of 32 bits, dalek's own sums are called.
//!
//! **Variable time.** Every sum here takes a time that depends on its points and scalars: secret scalars must not come
//! here.
#![deny(unsafe_code)]

mod host;
mod install;
mod learnt;
mod precomputed;
mod sums;
mod view;

pub use host::DalekPoint;
pub use install::{install, install_learning, uninstall};
pub use msmith::hooks::{CallKind, InstallError, Installed, Served, handed_back};
pub use msmith::{Algorithm, Error, Options};
pub use precomputed::{
    Precomputation, VartimeEdwardsPrecomputation, VartimeRistrettoPrecomputation,
};
pub use sums::{VartimeMultiscalarMul, msm, msm_with};

/// The example of the README, so that it is tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
