//! The public face of the crate.

mod factors;
mod requests;
