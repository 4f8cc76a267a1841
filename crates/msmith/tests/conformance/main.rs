//! Conformance.
mod common;
