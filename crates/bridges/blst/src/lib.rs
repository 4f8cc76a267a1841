//! Sums of blst's points by msmith: affine points of both groups of BLS12-381, public keys and signatures.
//!
//! ```
//! use blst::min_pk::{PublicKey, SecretKey};
//! use msmith_blst::MultiPoint;
//!
//! let keys: Vec<PublicKey> = (0..4u8)
//!     .map(|i| SecretKey::key_gen(&[i; 32], &[]).expect("32 bytes").sk_to_pk())
//!     .collect();
//! keys.validate()?; // names the first that is wrong
//! let weights = [1u64, 2, 3, 4].map(u64::to_le_bytes).concat();
//! let sum = keys.mult(&weights, 64)?.to_public_key();
//! assert_eq!(sum, blst::MultiPoint::mult(&keys[..], &weights, 64).to_public_key());
//! # Ok::<(), msmith_blst::Error>(())
//! ```
//!
//! | in place of blst's | use |
//! |---|---|
//! | the trait `MultiPoint` | [`MultiPoint`]: the same names, which give errors where those panic |
//! | the same with threads, other scalars, points known to be in their group | [`msm`] |
//!
//! **Encodings.** None: blst holds a coordinate as `x·2^384 mod p` in six words, as the engine does, and points are
//! read as they lie. Infinity is all zeros there.
//!
//! **Points outside the subgroup** are summed rightly. Who knows that there are none, after [`MultiPoint::validate`]
//! for example, says so by `in_subgroup` in the [`Options`] of [`msm`], which makes sums faster. What is not a point of
//! the curve has no sum: `validate` finds it, sums do not look.
//!
//! **Variable time.** Time and memory access depend on points and scalars: secret scalars must not come here.
#![deny(unsafe_code)]

mod multi;
mod points;

pub use msmith::{Error, Options, Scalars};
pub use multi::{MultiPoint, msm};
pub use points::BlstPoint;

/// The example of the README, so that it is tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
