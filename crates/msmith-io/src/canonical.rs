//! Coordinates as plain integers in words, on their way into the engine and out of it.

use msmith::{Engine, WordPoints};
use num_bigint::BigUint;

use crate::Error;

/// The integers below p, each in the words of p, least significant first; coordinates of an extension have two, the
/// lowest coefficient first.
pub(crate) struct Integers {
    p: Vec<u64>,
    /// (p − 1)/2.
    half: Vec<u64>,
    /// Bits of p.
    bits: usize,
}

impl Integers {
    /// Those of the engine's field.
    pub fn new(engine: &Engine) -> Self {
        let p = &engine.curve().p;
        let len = engine.words() / engine.spec().degree;
        Self {
            bits: p.bits() as usize,
            half: padded(&(p >> 1u32), len),
            p: padded(p, len),
        }
    }

    /// Bytes of an integer, without padding.
    pub fn width(&self) -> usize {
        self.bits.div_ceil(8)
    }

    /// Bits of p.
    pub fn bits(&self) -> usize {
        self.bits
    }

    /// Integers one after the other, each by its words.
    pub fn parts<'w>(&self, words: &'w [u64]) -> std::slice::ChunksExact<'w, u64> {
        words.chunks_exact(self.p.len())
    }

    /// Appends the integer in `bytes`, least significant first. One that does not fit into the words of p becomes the
    /// largest that does, which is not below p either.
    pub fn append(&self, words: &mut Vec<u64>, bytes: impl Iterator<Item = u8>) {
        let start = words.len();
        words.resize(start + self.p.len(), 0);
        for (i, byte) in bytes.enumerate() {
            match words.get_mut(start + i / 8) {
                Some(word) => *word |= u64::from(byte) << (8 * (i % 8)),
                None if byte == 0 => {}
                None => return words[start..].fill(u64::MAX),
            }
        }
    }

    /// The words of integers below p.
    pub fn words(&self, integers: &[BigUint]) -> Vec<u64> {
        integers
            .iter()
            .flat_map(|x| padded(x, self.p.len()))
            .collect()
    }

    /// Whether each of the integers is below p.
    pub fn are_below_p(&self, words: &[u64]) -> bool {
        words.chunks(self.p.len()).all(|x| is_less(x, &self.p))
    }

    /// Whether y is the larger one of itself and −y: by its highest coefficient that is not zero.
    pub fn is_larger(&self, y: &[u64]) -> bool {
        let mut parts = y.rchunks(self.p.len());
        let highest = parts.find(|part| part.iter().any(|w| *w != 0));
        highest.is_some_and(|part| is_less(&self.half, part))
    }

    /// Replaces y by −y.
    pub fn negate(&self, y: &mut [u64]) {
        for part in y.chunks_mut(self.p.len()) {
            if part.iter().all(|w| *w == 0) {
                continue;
            }
            let mut borrow = false;
            for (y, p) in part.iter_mut().zip(&self.p) {
                (*y, borrow) = p.borrowing_sub(*y, borrow);
            }
        }
    }
}

/// The words of an integer, at least `len`.
fn padded(x: &BigUint, len: usize) -> Vec<u64> {
    let mut words = x.to_u64_digits();
    words.resize(len.max(words.len()), 0);
    words
}

/// Whether a < b; equal lengths, least significant word first.
pub(crate) fn is_less(a: &[u64], b: &[u64]) -> bool {
    a.iter().rev().lt(b.iter().rev())
}

/// Writes an integer in words to the end of `bytes`, most significant first, behind the zeros that are there.
pub(crate) fn put_be(x: &[u64], bytes: &mut [u8]) {
    for (to, from) in bytes.iter_mut().rev().zip(in_bytes(x)) {
        *to = from;
    }
}

/// Writes an integer in words to the beginning of `bytes`, least significant first, before the zeros that are there.
pub(crate) fn put_le(x: &[u64], bytes: &mut [u8]) {
    for (to, from) in bytes.iter_mut().zip(in_bytes(x)) {
        *to = from;
    }
}

fn in_bytes(x: &[u64]) -> impl Iterator<Item = u8> {
    x.iter().flat_map(|w| w.to_le_bytes())
}

/// The number of items of `size` bytes in `bytes`.
///
/// Errors: a rest.
pub(crate) fn count(what: &'static str, bytes: &[u8], size: usize) -> Result<usize, Error> {
    if bytes.len().is_multiple_of(size) {
        return Ok(bytes.len() / size);
    }
    Err(Error::Length {
        what,
        bytes: bytes.len(),
        wanted: format!("{size} for each"),
    })
}

/// A list of points whose coordinates are integers in words.
pub(crate) struct Canonical<'a> {
    engine: &'a Engine,
    integers: Integers,
    words: Vec<u64>,
    finite: Vec<bool>,
}

impl<'a> Canonical<'a> {
    /// Room for n points.
    pub fn new(engine: &'a Engine, n: usize) -> Self {
        Self {
            engine,
            integers: Integers::new(engine),
            words: Vec::with_capacity(2 * engine.words() * n),
            finite: Vec::with_capacity(n),
        }
    }

    /// The integers that coordinates are.
    pub fn integers(&self) -> &Integers {
        &self.integers
    }

    /// Bytes of a point as integers without padding.
    pub fn affine_bytes(&self) -> usize {
        2 * self.engine.spec().degree * self.integers.width()
    }

    /// Points so far.
    pub fn len(&self) -> usize {
        self.finite.len()
    }

    /// Whether points are those of an Edwards curve, on which none is infinite.
    pub fn is_edwards(&self) -> bool {
        self.engine.takes_edwards_points()
    }

    /// Infinity.
    pub fn infinity(&mut self) {
        let stride = 2 * self.engine.words();
        self.words.resize(self.words.len() + stride, 0);
        self.finite.push(false);
    }

    /// A point from the parts of its coordinates, lowest coefficient first, little-endian bytes.
    pub fn point(&mut self, parts: impl Iterator<Item = impl Iterator<Item = u8>>) {
        for part in parts {
            self.integers.append(&mut self.words, part);
        }
        self.finite.push(true);
    }

    /// A point from the words of the coordinate that was given, x or on an Edwards curve y, and of the one that was found.
    pub fn lifted(&mut self, given: &[u64], found: &[u64]) {
        match self.is_edwards() {
            true => self.coordinates(found, given),
            false => self.coordinates(given, found),
        }
    }

    /// A point from the words of its coordinates.
    pub fn coordinates(&mut self, x: &[u64], y: &[u64]) {
        self.words.extend(x);
        self.words.extend(y);
        self.finite.push(true);
    }

    /// Checks coordinates and the curve equation.
    pub fn import(self) -> Result<WordPoints, Error> {
        Ok(self.engine.import(&self.words, &self.finite)?)
    }
}
