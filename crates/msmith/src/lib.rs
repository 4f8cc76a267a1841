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

pub use engine::{Bases, Engine, Multiplier, Output, Point, TableLayout, Words, msm_same_scalars};
pub use msmith_chain as chain;
pub use msmith_core::Backend;
pub use msmith_core::{Error, Watch};
pub use msmith_core::{coords, meter, recode, ring};
use msmith_core::{cpu, error, memory, parallel};
pub use options::{Algorithm, Options, Report};
pub use plan::fixed::{Budget, FixedPlan};
pub use plan::multiply::{MulOptions, MulPlan, Reuse};
pub use points::{Points, PointsBy, WordPoints};
pub use scalars::Scalars;

/// The example of the README, so that it is tested.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
pub struct Readme;
