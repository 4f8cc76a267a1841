//! msmith: `a_1 P_1 + … + a_n P_n` on elliptic curves.
#![deny(unsafe_code)]

pub mod curve;
mod engine;
mod msm;
mod mul;
mod options;
mod plan;
mod points;
mod scalars;

pub use engine::{Bases, Engine, Multiplier, Output, Point, msm_same_scalars};
#[cfg(feature = "chains")]
pub use msmith_chain as chain;
pub use msmith_core::Backend;
pub use msmith_core::{Error, Watch};
use msmith_core::{coords, cpu, error, memory, parallel, recode, ring};
pub use options::{Algorithm, Options, Report};
pub use plan::fixed::Budget;
pub use points::{Points, PointsBy, WordPoints};
pub use scalars::Scalars;

/// Tables of multiples of fixed bases: which there are, and what their words mean.
///
/// Fan, Kuchta, Sica, Xu, *Speeding Up Multi-Scalar Multiplications for Pairing-Based zkSNARKs*; `docs/fixed-base.md`.
pub mod table {
    pub use crate::engine::{TableLayout, Words};
    pub use crate::plan::fixed::TablePlan;
    pub use crate::recode::bucket_set::{Family, Spec};
}

/// How one or two scalars are multiplied: what is known of them, and what was chosen.
pub mod multiply {
    pub use crate::plan::multiply::{MulOptions, MulPlan, Reuse};
}

/// The example of the README, so that it is tested.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
pub struct Readme;
