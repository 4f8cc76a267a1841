//! msmith: `a_1 P_1 + … + a_n P_n` on elliptic curves.
#![deny(unsafe_code)]

pub mod coords;
pub mod curve;
pub mod error;
pub mod meter;
pub mod msm;
pub mod options;
mod parallel;
pub mod points;
pub mod recode;
pub mod ring;
pub mod scalars;

pub use error::Error;
pub use options::{Algorithm, Options, Report};
pub use points::{Points, WordPoints};
pub use scalars::Scalars;
