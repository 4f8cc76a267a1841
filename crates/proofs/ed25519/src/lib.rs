//! Ed25519 by msmith: points by their 32 bytes, sums of them ([`msm`]), and verification of signatures: one
//! ([`verify`]), or many together ([`verify_batch`]).
//!
//! ```
//! use ed25519_dalek::{Signer, SigningKey};
//! use msmith_ed25519::{Item, verify_batch};
//!
//! let signer = SigningKey::from_bytes(&[7; 32]);
//! let public_key = &signer.verifying_key().to_bytes();
//! let signatures = [b"one", b"two"].map(|m| signer.sign(m).to_bytes());
//! let items = [
//!     Item { public_key, message: b"one", signature: &signatures[0] },
//!     Item { public_key, message: b"two", signature: &signatures[1] },
//! ];
//! verify_batch(&items)?;
//!
//! let swapped = Item { message: b"two", ..items[0] };
//! let error = verify_batch(&[items[1], swapped]).unwrap_err();
//! assert_eq!(error.to_string(), "signature 1: the verification equation does not hold");
//! # Ok::<(), msmith_ed25519::Error>(())
//! ```
//!
//! # What a valid signature is
//!
//! For a public key A, a signature (R, S) and a message M, with k = SHA-512(R ‖ A ‖ M), all of:
//!
//! 1. A and R are points by the [`Rules`]: by default each point has one encoding (RFC 8032 §5.1.3), and those of
//!    order 1, 2, 4 and 8 are refused. k is of the bytes as they were given.
//! 2. S < L, the order of B. Without this (R, S + L) would be a second signature of the same message.
//! 3. `8·S·B = 8·R + 8·k·A`.
//!
//! RFC 8032 §5.1.7 gives this equation and allows the one without the factor 8 too. On honest keys and signatures the
//! two agree; they differ where A or R has a part of order 2, 4 or 8, which anybody can put there. Then
//! verification without the factor and *batch* verification disagree: `Σ z_i(S_i B − R_i − k_i A_i)` has a part of
//! order up to 8 that vanishes for some random z_i and not for others, and parts of two items may cancel, so
//! that the same list passes now and fails then. With the factor 8 those parts are gone: batches and single
//! verification agree, up to the 2^−128 of the random coefficients. This is the analysis of Chalkias,
//! Garillot and Nikolaenko, *Taming the many EdDSAs* (2020, ePrint 2020/1244); verifiers that must agree with each
//! other, as in a consensus protocol, need one rule for all three points.
//!
//! Whoever publishes a key of small order has signatures that hold for every message: all zeros are a key and a
//! signature of that kind. Neither RFC 8032 nor ZIP 215 refuses them, so [`Rules::Rfc8032`] and [`Rules::Zip215`] in
//! [`verify_batch_with`] take them. [`Rules::DalekStrict`] is for agreement with `verify_strict` of ed25519-dalek, which
//! has the equation without the factor. `docs/ed25519.md` shows which verifier takes what.
//!
//! # Secrets
//!
//! Verification has no secrets, and there is no signing here. Every function takes a time that depends on its input,
//! the sums ([`msm`], [`msm_with`], those of [`decode`]d points by [`engine`]) also on their scalars: secret scalars must not
//! come here.
#![deny(unsafe_code)]

mod batch;
mod encoding;
mod engine;
mod error;
mod item;
mod rules;
mod single;
mod sums;
mod verify;

pub use encoding::{Decoding, decode, encode};
pub use engine::engine;
pub use error::{Encoding, Error, Invalid};
pub use item::Item;
pub use msmith;
pub use rules::Rules;
pub use sums::{msm, msm_with};
pub use verify::{find_invalid, verify, verify_batch, verify_batch_with};

/// What the comparison of windows with chains in `lab/papers/` is made of. Not a stable interface.
#[cfg(feature = "testing")]
#[doc(hidden)]
pub mod testing {
    pub use crate::single::base::progression;
    pub use crate::single::completed::{Completed, Signed, add, add_halved, small_order, sum};
    pub use crate::single::constants::{BASE, D};
    pub use crate::single::sum::{Parts, holds};
    pub use crate::single::{Field, parts};
}

/// The example of the README, so that it is tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
