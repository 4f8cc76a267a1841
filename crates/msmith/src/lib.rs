//! msmith: `a_1 P_1 + … + a_n P_n` on elliptic curves.
#![deny(unsafe_code)]

pub mod curve;
pub mod engine;
pub mod msm;
pub mod mul;
pub mod options;
mod plan;
pub mod points;
pub mod scalars;

pub use engine::edwards::{Coordinates, EdwardsBases, EdwardsEngine};
pub use engine::fixed::{Budget, FixedBases, FixedPlan, TableLayout, Words};
pub use engine::mul::{EdwardsMultiplier, MulOptions, MulPlan, Multiplier, Reuse};
pub use engine::shared::msm_same_scalars;
pub use engine::{Engine, Forecast, Output, Point};
pub use msmith_chain as chain;
pub use msmith_core::Backend;
pub use msmith_core::Error;
pub use msmith_core::{coords, meter, recode, ring};
use msmith_core::{cpu, error, memory, parallel};
pub use options::{Algorithm, Options, Report};
pub use points::{Points, PointsBy, WordPoints};
pub use scalars::Scalars;

/// The example of the README, so that it is tested.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
pub struct Readme;
