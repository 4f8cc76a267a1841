//! Sums of pasta_curves' points by msmith, and zcash's halo2 with them.
//!
//! ```
//! use pasta_curves::group::prime::PrimeCurveAffine;
//! use pasta_curves::{pallas, Fq};
//!
//! let g = pallas::Affine::generator();
//! let sum = msmith_pasta::msm(&[Fq::from(3), Fq::from(4)], &[g, g])?;
//! assert_eq!(sum, g * Fq::from(7));
//! # Ok::<(), msmith_pasta::Error>(())
//! ```
//!
//! | in place of halo2_proofs' | use, with the feature `halo2` |
//! |---|---|
//! | `best_multiexp` | `best_multiexp`: the same arguments, for the types of [`PastaPoint`] |
//! | `best_fft` of scalars | `best_fft`: the same arguments, for the types of [`PastaField`] |
//!
//! Without that feature there are [`msm`] and [`msm_with`], with an error in place of a panic, and options.
//!
//! A program that is not to be changed has a copy of halo2_proofs that calls this crate: the program `patch-halo2`
//! makes it, and `install`, with the feature `halo2`, sets what it calls (`docs/unchanged.md`).
//!
//! **Encodings.** None: pasta_curves holds an element as `x·2^256 mod p` in four words, as the engine does, and a point
//! as x and y, infinity as zeros. Points and scalars are viewed in memory; that they are as they are known to be is
//! looked at when this crate is compiled and before the first sum.
//!
//! **Threads.** All cores where there are points enough; in the copy as many as halo2 uses there, those of rayon's pool
//! with its feature `multicore`, one without.
//!
//! **Variable time.** Time and memory access depend on points and scalars: a witness is not protected from an observer
//! who can measure the machine.
#![deny(unsafe_code)]

#[cfg(feature = "halo2")]
mod halo2;
mod host;
#[cfg(feature = "halo2")]
mod install;
#[cfg(feature = "halo2")]
mod lists;
mod sums;
#[cfg(feature = "halo2")]
mod transform;
mod view;

#[cfg(feature = "halo2")]
pub use halo2::{best_fft, best_multiexp};
pub use host::{PastaField, PastaPoint};
#[cfg(feature = "halo2")]
pub use install::{install, uninstall};
#[cfg(feature = "halo2")]
pub use msmith::hooks::{CallKind, InstallError, Installed, Served, handed_back};
pub use msmith::{Error, Options};
pub use sums::{msm, msm_with};

/// The example of the README, so that it is tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
