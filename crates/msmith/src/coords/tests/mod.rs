//! The tests that every coordinate system passes: cost, bounds, and exhaustion of toy curves.

mod curve;
mod exhaustive;
mod facts;
