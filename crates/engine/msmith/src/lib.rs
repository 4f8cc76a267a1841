//! Multi-scalar multiplication on elliptic curves: `a_1 P_1 + … + a_n P_n`, on AVX-512, AVX-IFMA, AVX2 or in 64-bit words.
//!
//! Built in are both groups of BLS12-377, BLS12-381, BN254, BW6-756 and BW6-761, then Pallas, Vesta, secp256k1, and the
//! twisted Edwards curves Ed25519, Jubjub, Bandersnatch, Baby Jubjub and the one over BLS12-377. Other curves over
//! prime fields of up to 768 bits, and over quadratic and cubic extensions of them, are given by their numbers, which
//! are checked ([`curve::Curve::from_numbers`]).
//!
//! ```
//! use msmith::curve::{Group, by_name};
//! use msmith::{Engine, Options, Point, PointsBy, Scalars};
//!
//! let curve = by_name("bls12-381").expect("built in");
//! let engine = Engine::new(curve, Group::G1)?; // takes milliseconds: keep it
//!
//! // Two points: the generator, and a point at infinity. Coordinates are Montgomery words, x then y.
//! let x = engine.to_words(&curve.g1.gx[0]);
//! let y = engine.to_words(&curve.g1.gy[0]);
//! let points = PointsBy::new(2, |i, words| {
//!     words[..6].copy_from_slice(&x);
//!     words[6..].copy_from_slice(&y);
//!     i == 0 // whether point i is finite
//! });
//!
//! let sum = engine.msm(&points, Scalars::I64(&[-3, 5]), &Options::default())?;
//! let minus_y = engine.to_words(&(&curve.p - &curve.g1.gy[0]));
//! assert_eq!(sum.point, engine.mul(&[3], &Point::new([x, minus_y].concat()))?);
//! println!("{} on {}, {} threads", sum.report.algorithm, sum.report.backend, sum.report.threads);
//! # Ok::<(), msmith::Error>(())
//! ```
//!
//! # The names that do the job
//!
//! | to | use |
//! |---|---|
//! | name a curve and a group | [`curve::by_name`], [`curve::Curve`], [`curve::Group`]; [`curve::edwards`] |
//! | make an engine for it | [`Engine::new`], [`Engine::edwards`]; [`Backend`] forces instructions |
//! | give points | [`PointsBy`] (a function), [`WordPoints`] (a list), or the trait [`Points`] |
//! | give scalars | [`Scalars`]: `bool`, 8 to 128 bits with or without sign, 256 bits, any number of words |
//! | sum | [`Engine::msm`], [`Engine::msm_same_points`], [`msm_same_scalars`] |
//! | sum points that come a piece at a time, or do not fit memory | [`Engine::stream`] |
//! | choose threads, memory, algorithm; follow and cancel | [`Options`], [`Algorithm`], [`Watch`] |
//! | read the result | [`Output`]: a [`Point`] and a [`Report`] of what was done |
//! | know beforehand what would be done | [`Engine::plan`], [`Engine::plan_table`], [`Engine::plan_mul`] |
//! | sum over the same bases again and again | [`Engine::prepare`] with a [`Budget`], then [`Bases::msm`] |
//! | multiply many points, each by its own scalar; one point by many scalars | [`Engine::mul_each`], [`Engine::mul_base`] |
//! | transform lists of points | [`Engine::fft`] and [`Engine::ifft`] over a [`Domain`], [`Engine::fold`] |
//! | multiply by one or two scalars | [`Engine::mul`], [`Engine::mul2`], [`Multiplier`] |
//!
//! # Points, scalars and encodings
//!
//! A coordinate is `x·2^(64N) mod p` in N 64-bit words, least significant first, N = [`Engine::words`]; an element of
//! an extension is c0, then c1, then c2 of a cubic one. arkworks, blst and halo2curves hold their fields in this form,
//! so that a view copies words and converts nothing. [`Engine::import`] takes plain integers instead, and checks them.
//! Files and byte encodings are in `msmith-io`, arkworks' types in `msmith-arkworks`, the 32 bytes of Ed25519 in
//! `msmith-ed25519`.
//!
//! [`Engine::msm`] takes points to be on the curve; they may be infinite, equal, opposite, or outside the subgroup.
//! Scalars are integers and may exceed the group order. [`Options::in_subgroup`] is the caller's word that all points
//! are in the subgroup of order r, and allows digits with the endomorphism; [`Engine::check_subgroup`] finds out.
//!
//! The result is affine, and the same words whatever the backend, the algorithm and the number of threads.
//!
//! # Cost
//!
//! A sum of n full scalars takes about `n·b/c` additions of six field products each, b the bits of a scalar and c those
//! of a window that grows with n, and memory of some hundred bytes a point ([`Report::peak_bytes`] has an estimate,
//! [`Options::memory_limit`] a bound). `docs/performance.md` has measured times, `docs/engine.md` the way of a sum. All
//! cores are used where there are points enough for them ([`Options::threads`]).
//!
//! # Errors
//!
//! Wrong input gives an [`Error`] that names the item and the reason; no input is meant to panic. A user's own
//! implementation of [`Points`] must keep to its own `len`.
//!
//! # Variable time
//!
//! **Nothing here runs in constant time.** Running time, memory access and the instructions that run depend on scalars
//! and points. A secret scalar, a prover's witness among them, is not protected from an observer who can measure the
//! machine; [`Multiplier`] must not be given secret scalars at all.
//!
//! # Environment
//!
//! `MSMITH_BACKEND` (`portable`, `relaxed`, `avx2`, `avx-ifma`, `avx512`, `ifma`) forces a backend, `MSMITH_THREADS` a
//! number of threads, where the caller names none.
//!
//! # Further reading
//!
//! In the workspace: `docs/README.md` (all pages, and what is fastest when), `docs/architecture.md` (the crates),
//! `docs/engine.md`, `docs/edwards.md`, `docs/fixed-base.md`, `docs/decisions/`.
#![deny(unsafe_code)]

pub mod curve;
mod engine;
pub mod hooks;
mod msm;
mod mul;
mod options;
mod plan;
mod points;
mod random;
mod scalars;

pub use engine::{Bases, Engine, Multiplier, Output, Stream, msm_same_scalars};
pub use msmith_core::Backend;
pub use msmith_core::{Error, Watch};
use msmith_core::{coords, cpu, error, memory, parallel, recode, ring, words};
pub use msmith_field::Domain;
pub use options::{Algorithm, Options, Report};
pub use plan::fixed::Budget;
pub use points::{Point, Points, PointsBy, WordPoints};
pub use scalars::Scalars;

/// Tables of multiples of fixed bases: which sets of buckets there are, what a table would cost, what its words mean.
///
/// Fan, Kuchta, Sica, Xu, *Speeding Up Multi-Scalar Multiplications for Pairing-Based zkSNARKs*; `docs/fixed-base.md`.
pub mod table {
    pub use crate::engine::{TableLayout, Words};
    pub use crate::plan::fixed::TablePlan;
    pub use crate::recode::bucket_set::{Family, Spec};
}

/// How one or two scalars are multiplied: what is known of them, and what was chosen.
pub mod multiply {
    pub use crate::plan::multiply::{MulOptions, MulPlan};
}

/// The example of this crate's README, so that it is tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
