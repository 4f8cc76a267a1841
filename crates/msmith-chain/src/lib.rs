//! Chains: how to compute `n·P` or `m·P + n·Q` by doublings, triplings, quintuplings and additions of a few
//! precomputed points.
//!
//! Integers only: what a chain is ([`Chain`]), what it costs ([`Costs`]), how it is found ([`Method`]), how it is
//! written. Points are the business of whoever runs it ([`Chain::run`], [`Group`]).
//!
//! A chain depends on its scalars, and so do the time and the memory that searching and running it take:
//! **secret scalars must not come here.**
#![deny(unsafe_code)]

pub mod beam;
mod chain;
pub mod code;
pub mod costs;
mod digit;
mod error;
pub mod graph;
mod group;
mod method;
pub mod mishmash;
pub mod pair;
pub mod precompute;
pub mod search;
mod set;

pub mod single;
pub mod statistics;
pub mod tables;
pub mod text;

pub use chain::{Chain, Powers, Term};
pub use costs::{Costs, Price, PriceModel, Step};
pub use digit::Digit;
pub use error::Error;
pub use group::{Group, Integers};
pub use method::{Bases, Found, Method, Task, methods};
pub use set::Set;

/// D. J. Bernstein, C. Chuengsatiansup, T. Lange, *Double-base scalar multiplication revisited*, 2017 (eprint 2017/037).
#[derive(Debug, Clone, Copy)]
pub struct DoubleBase;

/// S. Al Musa, G. Xu, *Fast scalar multiplication for elliptic curves over prime fields by efficiently computable
/// formulas*: 2Q + P, quintupling, and searches with buckets.
#[derive(Debug, Clone, Copy)]
pub struct MultiBase;
