//! What reads and makes arkworks' own types, and what is set in its copies. This folder is compiled once for each version
//! of arkworks that is served, since the traits of two versions have nothing but their text in common; the module
//! `arkworks` beside it has the crates of one.

use super::arkworks as ark;

pub(crate) mod calls;
pub(crate) mod coordinate;
pub(crate) mod edwards;
pub(crate) mod engine;
pub(crate) mod field;
#[cfg(feature = "install")]
pub(crate) mod install;
pub(crate) mod points;
#[cfg(any(feature = "fast", feature = "install"))]
pub(crate) mod served;
#[cfg(any(feature = "fast", feature = "install"))]
mod worth;
