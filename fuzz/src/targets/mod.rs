//! What is run on inputs. A new target is a function and a line here.

mod bytes;
mod sums;
mod texts;

/// Something that reads bytes.
#[derive(Clone, Copy)]
pub struct Target {
    /// Its name.
    pub name: &'static str,
    /// What it reads.
    pub about: &'static str,
    /// Inputs to begin with, besides those in `fuzz/corpus/NAME`.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Runs one; what came of it. It panics where something is wrong.
    pub run: fn(&[u8]) -> String,
    /// Most bytes in one allocation for an input of some bytes, where that is bounded.
    pub most_bytes: Option<fn(usize) -> usize>,
    /// Most seconds for an input.
    pub most_seconds: f64,
}

/// All of them.
pub const ALL: [Target; 16] = [
    bytes::POINTS,
    bytes::SCALARS,
    bytes::SOURCE,
    bytes::PAIRS,
    bytes::TABLE,
    bytes::CURVE,
    bytes::KZG,
    bytes::ED25519,
    texts::HINT,
    texts::CODE,
    texts::STEPS,
    texts::HEX,
    sums::SUM,
    sums::PREPARED,
    sums::EDWARDS,
    sums::MULTIPLE,
];
