//! The elliptic-curve method of factorisation (H. W. Lenstra 1987): both stages, on twisted Edwards curves with
//! `a = −1`, eight curves at a time in vectors (AVX-512 IFMA; for shorter numbers AVX2 or AVX-IFMA too), otherwise one
//! at a time in 64-bit words.
//!
//! [`factor`] returns two factors of a number, or says that it is prime, or that none was found:
//!
//! ```
//! use msmith_ecm::{Options, Outcome, Watch, factor};
//!
//! let n = "340282366920938463463374607431768211457".parse()?; // 2^128 + 1
//! let options = Options { b1: 5_000, curves: 200, ..Options::default() };
//! let Outcome::Factor(found) = factor(&n, &options, Watch::default())? else {
//!     panic!("no factor with these curves");
//! };
//! assert_eq!(found.factor, 59_649_589_127_497_217u64.into());
//! assert_eq!(found.factor * found.cofactor, n);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Options`] has the bounds of both stages, the number of curves, and the seed that chooses them. **The answer of a
//! seed is the same on every machine, with any number of threads and with every backend.** A [`Watch`] stops a search
//! and reports how much of it is done:
//!
//! ```
//! use msmith_ecm::{Error, Options, Watch, factor};
//! use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
//!
//! let n = "1427247692705959880439315947500961989719490561".parse()?; // (2^61 − 1)(2^89 − 1)
//! let options = Options { b1: 10, curves: 1 << 40, ..Options::default() };
//! // Stops at the first report. A program raises the flag where it hears that nobody waits any longer.
//! let stop = AtomicBool::new(false);
//! let progress = |part: f64| {
//!     eprintln!("{:.0} %", 100.0 * part);
//!     stop.store(true, Relaxed);
//! };
//! let watch = Watch::default().with_cancel(&stop).with_progress(&progress);
//! assert!(matches!(factor(&n, &options, watch), Err(Error::Cancelled { .. })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Numbers have at most [`MOST_BITS`] bits. The time that a search takes depends on the number, which is not a secret.
//! The project's `lab/docs/ecm.md` says what is computed and what it costs.
#![deny(unsafe_code)]

mod chance;
mod curve;
mod driver;
mod engine;
mod error;
mod frame;
mod hit;
mod number;
mod options;
mod outcome;
mod primes;
mod schedule;
mod search;
mod stage1;
mod stage2;
mod wheel;

pub use chance::chance;
pub use curve::Curve;
pub use driver::factor;
pub use engine::MOST_BITS;
pub use error::Error;
pub use hit::Stage;
pub use msmith_core::{Backend, Watch};
pub use options::{Options, default_b2};
pub use outcome::{Factor, How, Outcome};

/// Parts that the example `stage1` measures one by one. Not a stable interface.
#[doc(hidden)]
pub mod testing {
    pub use crate::engine::{Plan, Work, engine};
    pub use crate::schedule::Schedule;
    pub use crate::wheel::Wheel;
}

/// The example of the README, so that it is tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
