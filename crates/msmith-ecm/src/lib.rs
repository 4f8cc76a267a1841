//! The elliptic-curve method of factorisation (H. W. Lenstra 1987): stage 1 and the standard continuation, on
//! twisted Edwards curves with `a = −1`, eight curves side by side in the vector lanes of [`msmith_core`].
//!
//! [`factor`] is all there is for most users. `docs/ecm.md` tells what is computed and what it costs.
#![deny(unsafe_code)]

pub mod curve;
pub mod driver;
pub mod engine;
mod error;
mod frame;
pub mod hit;
mod number;
pub mod primes;
pub mod schedule;
mod stage1;
mod stage2;
pub mod wheel;

pub use curve::Curve;
pub use driver::{Factor, How, Options, Outcome, Progress, default_b2, factor};
pub use engine::MOST_BITS;
pub use error::Error;
pub use hit::Stage;
pub use msmith_core::Backend;

/// The example of the page, so that it is tested.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/ecm.md")]
pub struct Page;
