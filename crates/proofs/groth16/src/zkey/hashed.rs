//! The hash of a circuit, as snarkjs 0.7 and later have it and as those before had it: points at infinity are zeros in the
//! one, and begin with the byte 0x40 in the other. Source: `zkey_new.js` of snarkjs 0.4.27 to 0.7.6, and what they write.

use msmith::{Engine, Options, WordPoints};

use crate::Error;
use msmith_circom::blake2b::{Blake2b, Hash};
use msmith_circom::encoded::{INFINITY, size, uncompressed};

/// Both hashes.
#[derive(Debug, Clone)]
pub struct CircuitHash {
    now: Blake2b,
    before: Blake2b,
}

impl CircuitHash {
    /// Of nothing.
    pub fn new() -> Self {
        let (now, before) = (Blake2b::default(), Blake2b::default());
        Self { now, before }
    }

    /// Adds bytes that are no points at infinity.
    pub fn update(&mut self, bytes: &[u8]) {
        self.now.update(bytes);
        self.before.update(bytes);
    }

    /// Adds points.
    ///
    /// Errors: a coordinate that is not below p; those of the options.
    pub fn points(
        &mut self,
        engine: &Engine,
        points: WordPoints,
        options: &Options<'_>,
    ) -> Result<(), Error> {
        let mut bytes = uncompressed(engine, points, options)?;
        self.now.update(&bytes);
        for point in bytes.chunks_exact_mut(size(engine)) {
            if point.iter().all(|byte| *byte == 0) {
                point[0] = INFINITY;
            }
        }
        self.before.update(&bytes);
        Ok(())
    }

    /// The hash of today, and that of before.
    pub fn finish(self) -> [Hash; 2] {
        [self.now.finish(), self.before.finish()]
    }
}
