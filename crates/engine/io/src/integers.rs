//! Coordinates as plain integers in words, on their way into the engine and out of it.

use msmith::Engine;
use num_bigint::BigUint;

use crate::Error;

/// The integers below p, each in the words of p, least significant first; coordinates of an extension have two, the
/// lowest coefficient first.
pub(crate) struct Integers {
    p: Vec<u64>,
    /// (p − 1)/2.
    half: Vec<u64>,
    /// Bytes of p.
    width: usize,
}

impl Integers {
    /// Those of the engine's field.
    pub fn new(engine: &Engine) -> Self {
        let p = &engine.curve().p;
        let len = engine.words() / engine.spec().degree;
        Self {
            width: p.bits().div_ceil(8) as usize,
            half: padded(&(p >> 1u32), len),
            p: padded(p, len),
        }
    }

    /// Bytes of an integer, without padding.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Integers one after the other, each by its words.
    pub fn parts<'w>(&self, words: &'w [u64]) -> std::slice::ChunksExact<'w, u64> {
        words.chunks_exact(self.p.len())
    }

    /// Appends the integer in `bytes`, as [`Integers::put`] has it.
    pub fn append(&self, words: &mut Vec<u64>, bytes: impl Iterator<Item = u8>) {
        let start = words.len();
        words.resize(start + self.p.len(), 0);
        self.put(&mut words[start..], bytes);
    }

    /// Writes the integer in `bytes`, least significant first, to words that are zero. One that does not fit becomes the
    /// largest that does, which is not below p either.
    fn put(&self, words: &mut [u64], bytes: impl Iterator<Item = u8>) {
        for (i, byte) in bytes.enumerate() {
            match words.get_mut(i / 8) {
                Some(word) => *word |= u64::from(byte) << (8 * (i % 8)),
                None if byte == 0 => {}
                None => return words.fill(u64::MAX),
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

/// The integer of at most eight bytes.
pub(crate) fn number(bytes: &[u8], big: bool) -> u64 {
    let more = |x: u64, byte: &u8| x << 8 | u64::from(*byte);
    match big {
        true => bytes.iter().fold(0, more),
        false => bytes.iter().rev().fold(0, more),
    }
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

/// A list of points that is filled one by one: with integers, which are checked and converted in the end, or with what is
/// known to be a point, in Montgomery words. Each is written to its place in the whole list.
pub(crate) struct Incoming<'a> {
    engine: &'a Engine,
    integers: Integers,
    places: Places<'a>,
}

/// The places of points.
struct Places<'a> {
    stride: usize,
    words: &'a mut [u64],
    finite: &'a mut [bool],
    /// Which have integers.
    integers: Vec<bool>,
    len: usize,
}

impl Places<'_> {
    /// The next one; of no words where all are taken.
    fn next(&mut self, finite: bool, integers: bool) -> &mut [u64] {
        let i = self.len;
        self.len += 1;
        if let Some(place) = self.finite.get_mut(i) {
            *place = finite;
            self.integers[i] = integers;
        }
        let words = self.words.get_mut(i * self.stride..(i + 1) * self.stride);
        words.unwrap_or_default()
    }
}

impl<'a> Incoming<'a> {
    /// For as many points as `finite` has places; `words` has [`Engine::words`] twice for each.
    pub fn new(engine: &'a Engine, words: &'a mut [u64], finite: &'a mut [bool]) -> Self {
        Self {
            engine,
            integers: Integers::new(engine),
            places: Places {
                stride: 2 * engine.words(),
                integers: vec![false; finite.len()],
                words,
                finite,
                len: 0,
            },
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

    /// Points so far, those without a place counted.
    pub fn len(&self) -> usize {
        self.places.len
    }

    /// Whether points are those of an Edwards curve, on which none is infinite.
    pub fn is_edwards(&self) -> bool {
        self.engine.takes_edwards_points()
    }

    /// Infinity.
    pub fn infinity(&mut self) {
        self.places.next(false, false).fill(0);
    }

    /// A point from the parts of its coordinates, lowest coefficient first, little-endian bytes.
    pub fn point(&mut self, parts: impl Iterator<Item = impl Iterator<Item = u8>>) {
        let words = self.places.next(true, true);
        words.fill(0);
        for (part, words) in parts.zip(words.chunks_exact_mut(self.integers.p.len())) {
            self.integers.put(words, part);
        }
    }

    /// A point from the words of its coordinates as integers.
    pub fn coordinates(&mut self, x: &[u64], y: &[u64]) {
        let words = self.places.next(true, true);
        (words.iter_mut().zip(x.iter().chain(y))).for_each(|(to, from)| *to = *from);
    }

    /// A point that is on the curve, from the Montgomery words of its coordinates.
    #[cfg(not(target_family = "wasm"))]
    pub fn known<'w>(&mut self, words: impl Iterator<Item = &'w u64>) {
        let place = self.places.next(true, false);
        (place.iter_mut().zip(words)).for_each(|(to, from)| *to = *from);
    }

    /// Leaves a place to a point that will be on the curve ([`Incoming::words`]).
    pub fn reserve(&mut self) {
        self.places.next(true, false);
    }

    /// The words of all places.
    pub fn words(&mut self) -> &mut [u64] {
        self.places.words
    }

    /// Checks the coordinates and the curve equation of what came as integers, and has Montgomery words in their place.
    /// The number of points, those without a place counted.
    pub fn finish(self) -> Result<usize, Error> {
        let Places {
            words,
            integers,
            len,
            ..
        } = self.places;
        if integers.contains(&true) {
            let points = self.engine.import(words, &integers)?;
            words.copy_from_slice(&points.words);
        }
        Ok(len)
    }
}
