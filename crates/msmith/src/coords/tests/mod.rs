//! The tests that every coordinate system passes: cost, bounds, and exhaustion of toy curves.

pub(crate) mod curve;
mod exhaustive;
pub(crate) mod facts;
mod multiples;
mod traded;
