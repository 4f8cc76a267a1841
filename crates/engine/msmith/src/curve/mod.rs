//! Curves as data: what is given ([`spec`], [`known`]), what is checked, and what is derived ([`mod@derive`]).
//! Twisted Edwards curves, and Edwards forms of the others, are in [`edwards`].
//!
//! Everything here is set-up: big integers, no rings, variable time.

mod bigfield;
mod bigpoint;
mod count;
pub mod derive;
pub mod edwards;
pub mod known;
mod lattice;
mod number;
mod psi;
pub mod spec;
#[cfg(test)]
mod tests;
mod trusted;
mod validate;

pub use derive::{Derived, Endo, derive};
pub use edwards::{EdwardsCurve, EdwardsForm, NoEdwards, edwards_form};
pub(crate) use known::scalar_generator;
pub use known::{all, by_name, is_toy};
pub use psi::{Psi, SubgroupTest};
pub use spec::{Curve, Group, GroupNumbers, GroupSpec, Numbers};
pub(crate) use trusted::{ensure, ensure_edwards};
