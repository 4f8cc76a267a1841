//! msmith: `a_1 P_1 + … + a_n P_n` on elliptic curves.
#![deny(unsafe_code)]

pub mod coords;
pub mod curve;
pub mod error;
pub mod meter;
pub mod msm;
pub mod recode;
pub mod ring;

pub use error::Error;
