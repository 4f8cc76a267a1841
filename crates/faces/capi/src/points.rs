//! The caller's points, read where they are; plain integers are taken over by the engine, which checks them.

use msmith::{Engine, Points, WordPoints};

use crate::caller::{Pointers, room};
use crate::form::{Form, part_bytes, point_bytes};
use crate::status::Failure;

/// Where the points are.
pub enum Bytes<'a> {
    /// One after the other.
    Row {
        bytes: &'a [u8],
        /// Bytes from a point to the next.
        stride: usize,
        n: usize,
    },
    /// Anywhere.
    Listed(Pointers<'a>),
}

/// Points as the engine takes them.
pub enum Given<'a> {
    /// Montgomery words, where they are.
    There(View<'a>),
    /// Taken over.
    Own(WordPoints),
}

/// Montgomery words in the caller's memory; all zero is infinity.
pub struct View<'a> {
    bytes: Bytes<'a>,
    /// Bytes of a point and of one element of the prime field.
    point: usize,
    part: usize,
    big_endian: bool,
}

impl<'a> Given<'a> {
    /// Errors: of plain integers, one that is not below p, or a point that is not on the curve.
    pub fn new(engine: &Engine, bytes: Bytes<'a>, form: Form) -> Result<Self, Failure> {
        let view = View {
            bytes,
            point: point_bytes(engine),
            part: part_bytes(engine),
            big_endian: form.is_big_endian(),
        };
        if !form.is_plain() {
            return Ok(Self::There(view));
        }
        let n = view.len();
        let mut words = room(2 * engine.words() * n)?;
        words.resize(2 * engine.words() * n, 0);
        let mut finite = room(n)?;
        finite.resize(n, false);
        view.fill(0, &mut words, &mut finite);
        Ok(Self::Own(engine.import(&words, &finite)?))
    }

    /// As the engine takes them.
    pub fn points(&self) -> &dyn Points {
        match self {
            Self::There(view) => view,
            Self::Own(points) => points,
        }
    }
}

impl View<'_> {
    fn point(&self, i: usize) -> &[u8] {
        match &self.bytes {
            Bytes::Row { bytes, stride, .. } => &bytes[i * stride..i * stride + self.point],
            Bytes::Listed(list) => list.get(i),
        }
    }

    /// The words of a point.
    fn read(&self, bytes: &[u8], words: &mut [u64]) {
        if !self.big_endian {
            for (word, bytes) in words.iter_mut().zip(bytes.as_chunks().0) {
                *word = u64::from_le_bytes(*bytes);
            }
            return;
        }
        let parts = words.chunks_exact_mut(self.part / 8);
        for (words, bytes) in parts.zip(bytes.chunks_exact(self.part)) {
            for (word, bytes) in words.iter_mut().rev().zip(bytes.as_chunks().0) {
                *word = u64::from_be_bytes(*bytes);
            }
        }
    }
}

impl Points for View<'_> {
    fn len(&self) -> usize {
        match &self.bytes {
            Bytes::Row { n, .. } => *n,
            Bytes::Listed(list) => list.len(),
        }
    }

    fn fill(&self, first: usize, words: &mut [u64], finite: &mut [bool]) {
        let each = self.point / 8;
        match &self.bytes {
            Bytes::Row { bytes, stride, .. }
                if *stride == self.point && !self.big_endian && cfg!(target_endian = "little") =>
            {
                let bytes = &bytes[first * stride..(first + finite.len()) * stride];
                bytemuck::cast_slice_mut(words).copy_from_slice(bytes);
            }
            _ => {
                for (i, words) in words.chunks_exact_mut(each).enumerate() {
                    self.read(self.point(first + i), words);
                }
            }
        }
        for (words, finite) in words.chunks_exact(each).zip(finite) {
            *finite = words.iter().any(|word| *word != 0);
        }
    }
}
