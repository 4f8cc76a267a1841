//! The list of targets: a new one is a function, its seeds, and a line here.

mod ceremonies;
mod chains;
mod files;
mod groth16;
mod kzg;
mod numbers;
mod signatures;
mod sums;
mod trial;

use std::time::Duration;

/// What inputs are given to.
pub struct Target {
    pub name: &'static str,
    pub about: &'static str,
    /// The inputs that others are made of.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Runs an input and says in words what the answer was, numbers aside: inputs with new answers are kept.
    pub run: fn(&[u8]) -> String,
    /// The largest allocation for each byte of input, besides a mebibyte; `None` for what may take more.
    pub allocation: Option<usize>,
    /// An input that takes as long fails.
    pub slow: Duration,
}

/// For readers.
const SECOND: Duration = Duration::from_secs(1);

/// All targets.
pub fn all() -> Vec<Target> {
    [
        &files::TARGETS[..],
        &chains::TARGETS,
        &kzg::TARGETS,
        &groth16::TARGETS,
        &ceremonies::TARGETS,
        &signatures::TARGETS,
        &numbers::TARGETS,
        &sums::TARGETS,
    ]
    .into_iter()
    .flatten()
    .map(|t| Target { ..*t })
    .collect()
}

/// Frees what targets keep for their next inputs.
pub fn release() {
    sums::release();
}

/// `Ok` with a word about it, or what the error says.
fn said<T, E: std::fmt::Display>(got: &Result<T, E>, word: &str) -> String {
    match got {
        Ok(_) => word.to_owned(),
        Err(error) => {
            let text = error.to_string();
            assert!(!text.is_empty(), "an error without a text");
            text
        }
    }
}
