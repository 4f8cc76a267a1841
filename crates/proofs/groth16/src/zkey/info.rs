//! What a key says of itself.

use std::path::Path;

use msmith::Backend;
use msmith::curve::Curve;

use super::contributions::{Contributions, Share};
use super::layout::KeyFile;
use super::verify::KeyContribution;
use crate::Error;

/// What a key says of itself, of which nothing is verified.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct KeyInfo {
    /// The curve.
    pub curve: Curve,
    /// The number of wires, the constant 1 and public ones among them.
    pub variables: usize,
    /// The number of public signals.
    pub public: usize,
    /// The number of constraints, filled up to a power of 2.
    pub domain: usize,
    /// The hash of the circuit, with the powers of τ.
    pub circuit: [u8; 64],
    /// The contributions, the first one first.
    pub contributions: Vec<KeyContribution>,
}

/// Reads the header and the contributions of a `.zkey`; [`verify`](fn@super::verify) tells whether they are right.
///
/// Errors: a file that cannot be read or is not a `.zkey` of Groth16; a point of its header, or of a contribution, that is
/// none.
pub fn info(key: &Path, backend: Backend) -> Result<KeyInfo, Error> {
    let key = KeyFile::open(key, backend)?;
    let found = Contributions::read(&key.sections()?, &key.groups)?;
    let of = |share: &Share| share.about(&key.groups);
    Ok(KeyInfo {
        curve: key.groups.curve().clone(),
        variables: key.header.signals,
        public: key.header.public,
        domain: key.header.domain,
        circuit: found.circuit,
        contributions: found.list.iter().map(of).collect::<Result<_, _>>()?,
    })
}
