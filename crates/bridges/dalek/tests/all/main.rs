//! Sums of the points of both versions of curve25519-dalek beside its own.

mod dalek4;
mod sums;
