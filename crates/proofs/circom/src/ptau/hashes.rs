//! The hashes of a contribution: of its response, which has compressed points, and of the next challenge, which has the
//! response's hash and the same points uncompressed.

use msmith::{Engine, Options, WordPoints};
use msmith_io::table::NewFile;

use super::contributions;
use super::parts::{ALL, block, piece};
use crate::blake2b::{Blake2b, Hash, STATE};
use crate::encoded::{compressed, from_bytes, size, uncompressed};
use crate::transcript::PublicKey;
use crate::{Error, Groups};

/// The hash of a response on its way.
pub(super) struct Response(Blake2b);

impl Response {
    /// That of an answer to a challenge.
    pub fn new(challenge: &Hash) -> Self {
        let mut hash = Blake2b::default();
        hash.update(challenge);
        Self(hash)
    }

    /// Adds points, which a list has next; gives their bytes.
    pub fn update(
        &mut self,
        engine: &Engine,
        points: WordPoints,
        options: &Options<'_>,
    ) -> Result<Vec<u8>, Error> {
        let bytes = compressed(engine, points, options)?;
        self.add(&bytes, piece(engine) * size(engine) / 2);
        Ok(bytes)
    }

    /// Adds compressed points, in pieces of a number of bytes: those of snarkjs leave its state.
    pub fn add(&mut self, bytes: &[u8], piece: usize) {
        for piece in bytes.chunks(piece) {
            self.0.update(piece);
        }
    }

    /// The state before the keys.
    pub fn state(&self) -> [u8; STATE] {
        self.0.state()
    }

    /// The hash, with the keys.
    pub fn finish(mut self, groups: &Groups, keys: &[PublicKey; 3]) -> Result<Hash, Error> {
        self.0.update(&contributions::hashed(groups, keys)?);
        Ok(self.0.finish())
    }
}

/// The hash of the points in a new file, whose lists begin at these places.
pub(super) fn next_challenge(
    groups: &Groups,
    power: u32,
    file: &mut NewFile<'_>,
    starts: &[u64],
    response: &Hash,
    options: &Options<'_>,
) -> Result<Hash, Error> {
    let mut hash = Blake2b::default();
    hash.update(response);
    for (part, start) in ALL.iter().zip(starts) {
        let engine = part.engine(groups);
        let (len, step, size) = (part.len(power), block(engine, options), size(engine));
        for first in (0..len).step_by(step) {
            options.watch.check()?;
            let mut bytes = vec![0; (len - first).min(step) * size];
            file.read(start + (first * size) as u64, &mut bytes)?;
            let points = from_bytes(engine, &bytes)?;
            hash.update(&uncompressed(engine, points, options)?);
        }
    }
    Ok(hash.finish())
}
