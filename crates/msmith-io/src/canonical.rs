//! Points on their way into the engine: plain integers as words.

use msmith::{Engine, WordPoints};

use crate::Error;

/// A list of points whose coordinates are integers in words.
pub struct Canonical<'a> {
    engine: &'a Engine,
    /// Words of one coordinate of the prime field.
    base: usize,
    words: Vec<u64>,
    finite: Vec<bool>,
}

impl<'a> Canonical<'a> {
    /// Room for n points.
    pub fn new(engine: &'a Engine, n: usize) -> Self {
        Self {
            engine,
            base: engine.words() / engine.spec().degree,
            words: Vec::with_capacity(2 * engine.words() * n),
            finite: Vec::with_capacity(n),
        }
    }

    /// Bytes of a coordinate of the prime field of this engine, without padding.
    pub fn width(engine: &Engine) -> usize {
        engine.curve().p.bits().div_ceil(8) as usize
    }

    /// Points so far.
    pub fn len(&self) -> usize {
        self.finite.len()
    }

    /// Infinity.
    pub fn infinity(&mut self) {
        self.words
            .resize(self.words.len() + 2 * self.engine.words(), 0);
        self.finite.push(false);
    }

    /// A point from the parts of its coordinates, lowest coefficient first, little-endian bytes.
    pub fn point(&mut self, parts: impl Iterator<Item = impl Iterator<Item = u8>>) {
        for part in parts {
            let start = self.words.len();
            self.words.resize(start + self.base, 0);
            for (i, byte) in part.enumerate().take(8 * self.base) {
                self.words[start + i / 8] |= u64::from(byte) << (8 * (i % 8));
            }
        }
        self.finite.push(true);
    }

    /// Checks coordinates and the curve equation.
    pub fn import(self) -> Result<WordPoints, Error> {
        Ok(self.engine.import(&self.words, &self.finite)?)
    }
}
