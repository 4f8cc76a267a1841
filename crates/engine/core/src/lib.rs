//! The arithmetic under msmith: rings, point formulas, counters, and the choice of instructions.
//!
//! This crate serves the msmith family and has **no stable interface**: a minor release may change anything here.
//! Programs use the crate `msmith`.
//!
//! * [`ring`]: a ring is a context value that holds its modulus. One formula runs on one 64-bit scalar, on eight
//!   vector lanes, in a counter or in a bound checker.
//! * [`cpu`]: which instructions this machine has ([`Backend`]), and the only way to a vector ring
//!   ([`cpu::with_lanes`]): the types of the lanes are private, so that no safe code reaches their instructions on a
//!   machine without them.
//! * [`coords`]: point formulas, one file for each coordinate system, with costs that tests count.
//! * [`meter`]: rings that count operations, prove bounds or run over tiny primes.
//! * [`recode`]: scalars to digits, and the sets of buckets of tables of multiples. Integers only.
//! * [`memory`], [`parallel`]: large buffers, tasks on threads.
//! * [`primality`], [`random`]: whether a number is prime; numbers out of a seed.
//! * [`search`]: which of many items are wrong.
//!
//! Nothing here runs in constant time.
//!
//! ```
//! use msmith_core::ring::{Ring, mont64::Mont64};
//!
//! // 3·4 modulo 101, in Montgomery form.
//! let f = Mont64::<1>::new(&[101]).expect("odd");
//! let three = f.add(&f.add(&f.one(), &f.one()), &f.one());
//! let four = f.add(&three, &f.one());
//! let twelve = (0..12).fold(f.zero(), |sum, _| f.add(&sum, &f.one()));
//! assert_eq!(f.mul(&three, &four), twelve);
//! ```
#![deny(unsafe_code)]

mod autovec;
mod backend;
pub mod coords;
pub mod cpu;
pub mod error;
pub mod memory;
pub mod meter;
pub mod parallel;
pub mod primality;
pub mod random;
pub mod recode;
pub mod ring;
pub mod search;
#[cfg(any(test, doctest))]
mod wall;
mod watch;
pub mod words;

pub use backend::Backend;
pub use error::Error;
pub use ring::{Lanes, Ring};
pub use watch::Watch;

/// The example of the README, so that it is tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
