//! Chains: how to compute `n·P` or `m·P + n·Q` by doublings, triplings, quintuplings and additions of a few
//! precomputed points.
//!
//! This crate has integers only: what a chain is ([`Chain`]), what it costs ([`Costs`]), how it is found ([`methods`],
//! [`Search`] and [`Optimum`]), how its table is made ([`TablePlan`]), how it is written ([`Record`],
//! [`encode_hint`]). Whoever has points runs it with [`Chain::run`] in a [`Group`] of their own.
//!
//! ```
//! use msmith_chain::{Bases, Costs, Integers, Search, Set, Stop};
//!
//! # fn main() -> Result<(), msmith_chain::Error> {
//! // A cheapest chain for 917·P with doublings, triplings and additions of ±P.
//! let set = Set::multiples(&[1])?;
//! let mut search = Search::new(Bases::TwoThree, &set, &Costs::EDWARDS, Stop::AnyDigit)?;
//! let found = search.find(&917u32.into())?;
//!
//! // It takes 79.2 field multiplications on a twisted Edwards curve, and it computes 917·P.
//! assert_eq!(Costs::EDWARDS.chain(&found.chain), Some(79_200));
//! let (x, y) = found.chain.run(&Integers, |digit| (digit.x.into(), digit.y.into()));
//! assert_eq!((x, y), (917.into(), 0.into()));
//! # Ok(())
//! # }
//! ```
//!
//! All methods by name, each for a [`Task`] of one scalar or two:
//!
//! ```
//! use msmith_chain::{Bases, Costs, Set, Task, methods};
//!
//! # fn main() -> Result<(), msmith_chain::Error> {
//! let set = Set::multiples(&[1])?;
//! let task = Task {
//!     scalars: &[314_159_265_358_979u64.into()],
//!     bases: Bases::TwoThree,
//!     set: &set,
//!     costs: &Costs::EDWARDS,
//!     table: None,
//!     instructions: None,
//!     parameters: &[],
//!     memory: None,
//! };
//! let price = |name| {
//!     let method = methods().find(|m| m.name() == name).unwrap();
//!     method.find(&task).map(|found| task.costs.chain(&found.chain))
//! };
//! assert!(price("optimal")? < price("naf")?);
//! # Ok(())
//! # }
//! ```
//!
//! Searches take the best vector instructions of the machine, or those that the variable `MSMITH_BACKEND` names:
//! [`Instructions`].
//!
//! A chain depends on its scalars, and so do the time and the memory that searching and running it take:
//! **secret scalars must not come here.**
#![deny(unsafe_code)]

#[cfg(feature = "methods")]
mod beam;
mod chain;
#[cfg(feature = "methods")]
mod code;
pub mod costs;
mod digit;
mod error;
#[cfg(feature = "methods")]
mod graph;
mod group;
mod instructions;
mod method;
#[cfg(feature = "methods")]
mod pair;
mod powers;
#[cfg(feature = "methods")]
mod precompute;
#[cfg(feature = "methods")]
mod registry;
#[cfg(feature = "methods")]
mod search;
mod set;
#[cfg(feature = "methods")]
mod single;
#[cfg(test)]
mod testing;
#[cfg(feature = "methods")]
mod text;
#[cfg(feature = "methods")]
mod unique;

#[cfg(feature = "methods")]
pub use beam::adaptive::{Adapted, Climb};
#[cfg(feature = "methods")]
pub use beam::{Width, find_near};
pub use chain::{Chain, Term};
#[cfg(feature = "methods")]
pub use code::{decode_hint, encode_hint};
#[cfg(feature = "methods")]
pub use costs::PriceModel;
pub use costs::{Costs, Price, Step, TablePrices};
pub use digit::Digit;
pub use error::Error;
#[cfg(feature = "methods")]
pub use graph::{Graph, GraphEdge, GraphNode};
pub use group::{Group, Integers};
pub use instructions::Instructions;
pub use method::{Bases, Found, Method, Task};
#[cfg(feature = "methods")]
pub use pair::{NamedSet, Optimum, hybrid_set, named_set, window_set};
pub use powers::Powers;
#[cfg(feature = "methods")]
pub use precompute::{Maker, Making, TablePlan, TableRule, TableStep};
#[cfg(feature = "methods")]
pub use registry::methods;
#[cfg(feature = "methods")]
pub use search::{Search, Stop};
pub use set::Set;
#[cfg(feature = "methods")]
pub use text::{
    Names, Record, RecordParts, check_plain, check_shape, find_signed, read_scalar, read_set,
    read_set_with, read_steps, write_steps,
};

/// D. J. Bernstein, C. Chuengsatiansup, T. Lange, *Double-base scalar multiplication revisited*, 2017 (eprint
/// 2017/037).
#[derive(Debug, Clone, Copy)]
pub struct DoubleBase;

/// S. Al Musa, G. Xu, *Fast scalar multiplication for elliptic curves over prime fields by efficiently computable
/// formulas*: 2Q + P, quintupling, and searches with buckets.
#[derive(Debug, Clone, Copy)]
pub struct MultiBase;

/// The examples of the README, so that they are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
