//! Points that are used where they lie.

use msmith::{Engine, Points};

use super::words;
use crate::Error;

/// Points in the bytes of a file, or of a caller, at any address: Montgomery words, all zero at infinity.
#[derive(Debug, Clone, Copy)]
pub struct PointsInPlace<'a> {
    pub(super) bytes: &'a [u8],
    /// Bytes of a point.
    pub(super) size: usize,
}

impl<'a> PointsInPlace<'a> {
    /// Those of a caller, as `montgomery-le` has them. Nobody checks them: see [`Engine::check_on_curve`].
    ///
    /// Errors: bytes that are not a whole number of the engine's points.
    pub fn new(engine: &Engine, bytes: &'a [u8]) -> Result<Self, Error> {
        let size = 16 * engine.words();
        if !bytes.len().is_multiple_of(size) {
            return Err(Error::Length {
                what: "points",
                bytes: bytes.len(),
                wanted: format!("{size} for each"),
            });
        }
        Ok(Self { bytes, size })
    }
}

impl Points for PointsInPlace<'_> {
    fn len(&self) -> usize {
        self.bytes.len() / self.size
    }

    fn check(&self, stride: usize) -> Result<(), msmith::Error> {
        if self.is_empty() || 8 * stride == self.size {
            return Ok(());
        }
        let why = format!("points of {} bytes are not {stride} words", self.size);
        Err(msmith::Error::Layout(why))
    }

    fn fill(&self, first: usize, to: &mut [u64], finite: &mut [bool]) {
        let bytes = &self.bytes[first * self.size..][..8 * to.len()];
        for (to, from) in to.iter_mut().zip(words(bytes)) {
            *to = from;
        }
        for (point, finite) in to.chunks_exact(self.size / 8).zip(finite) {
            *finite = point.iter().any(|w| *w != 0);
        }
    }
}

/// Some points of a list, by their numbers, which must be those of points.
#[derive(Clone, Copy)]
pub struct ChosenPoints<'a> {
    /// The list.
    pub of: &'a dyn Points,
    /// The numbers.
    pub which: &'a [u32],
}

impl Points for ChosenPoints<'_> {
    fn len(&self) -> usize {
        self.which.len()
    }

    fn check(&self, stride: usize) -> Result<(), msmith::Error> {
        self.of.check(stride)
    }

    fn fill(&self, first: usize, words: &mut [u64], finite: &mut [bool]) {
        let stride = words.len() / finite.len().max(1);
        let which = &self.which[first..first + finite.len()];
        // Runs of numbers one after the other are read together.
        let mut at = 0;
        for run in which.chunk_by(|a, b| a + 1 == *b) {
            let to = at + run.len();
            let places = &mut words[stride * at..stride * to];
            self.of.fill(run[0] as usize, places, &mut finite[at..to]);
            at = to;
        }
    }
}
