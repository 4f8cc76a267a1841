//! Curves as data: what is given (`spec`, `known`) and what is derived from it (`derive`).

pub mod derive;
pub mod known;
pub mod spec;

pub use derive::{Derived, Endo};
pub use spec::{Curve, Group, GroupSpec};
