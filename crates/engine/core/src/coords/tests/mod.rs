//! The tests that every coordinate system passes: cost, bounds, and exhaustion of toy curves.

mod exhaustive;
mod facts;
mod multiples;
