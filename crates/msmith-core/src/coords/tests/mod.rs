//! The tests that every coordinate system passes: cost, bounds, and exhaustion of toy curves.

mod composite;
mod exhaustive;
pub(crate) mod facts;
mod hessian;
mod multiples;
mod traded;
