//! Sums of halo2curves' points by msmith.
//!
//! ```
//! use halo2curves::bn256::{Fr, G1Affine};
//! use halo2curves::group::prime::PrimeCurveAffine;
//!
//! let g = G1Affine::generator();
//! let sum = msmith_halo2curves::msm(&[Fr::from(3), Fr::from(4)], &[g, g])?;
//! assert_eq!(sum, g * Fr::from(7));
//! # Ok::<(), msmith_halo2curves::Error>(())
//! ```
//!
//! | in place of halo2curves' | use |
//! |---|---|
//! | `msm_best`, `msm_parallel` | [`msm_best`], [`msm_parallel`]: the same arguments, for the types of [`Halo2Point`] |
//! | `best_fft` of scalars | [`best_fft`]: the same arguments, for the types of [`Halo2Field`] |
//! | sums with an error in place of a panic, with options | [`msm`], [`msm_with`] |
//!
//! A program that is not to be changed has a copy of halo2curves that calls this crate: the program `patch-halo2curves`
//! makes it, and [`install`] sets what it calls (`docs/unchanged.md`).
//!
//! **Which curves.** G1 and G2 of BN254 and BLS12-381, Pallas, Vesta, secp256k1.
//!
//! **Which versions.** halo2curves 0.10; 0.9, 0.7 and halo2curves-axiom 0.7 with the features `halo2curves9`,
//! `halo2curves7` and `halo2curves-axiom`; without the Pasta curves of the last two and BLS12-381 of the last.
//!
//! **Encodings.** None: halo2curves holds a coordinate as `x·2^(64N) mod p` in N words, as the engine does, and points
//! are read as they lie, by halo2curves' raw bytes; infinity has zeros there. Scalars leave this form on the way, into a
//! buffer of their own.
//!
//! **Points outside the subgroup** are summed rightly; who vouches that there are none says so by `in_subgroup` in the
//! [`Options`], which makes sums faster where the cofactor is not 1.
//!
//! **Threads.** [`msm_best`] and [`msm_parallel`] have those of rayon's pool, as halo2curves' own; [`msm`] all cores
//! where there are points enough.
//!
//! **Variable time.** Time and memory access depend on points and scalars: a witness is not protected from an observer
//! who can measure the machine.
#![deny(unsafe_code)]

mod host;
mod install;
mod points;
mod sums;
mod transform;
mod words;

pub use install::{install, uninstall};
pub use msmith::hooks::{CallKind, InstallError, Installed, Served, handed_back};
pub use msmith::{Error, Options};
pub use points::Halo2Point;
pub use sums::{msm, msm_best, msm_parallel, msm_with};
pub use transform::{Halo2Field, best_fft};

/// The example of the README, so that it is tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
