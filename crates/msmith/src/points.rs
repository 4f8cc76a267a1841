//! Points are viewed, never converted by the user.

use crate::error::Error;

/// A list of affine points in somebody's memory.
///
/// Coordinates cross this border as *Montgomery words*: `x·2^(64N) mod p`, canonical, `N` 64-bit
/// words, least significant first, `N` = [`crate::Engine::words`]; a quadratic extension gives c0
/// then c1. This is how arkworks, blst and halo2curves hold their fields, so that a view copies.
pub trait Points: Sync {
    /// Number of points.
    fn len(&self) -> usize;

    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// An error where the list cannot be of points with `stride` words each.
    fn check(&self, stride: usize) -> Result<(), Error> {
        let _ = stride;
        Ok(())
    }

    /// Writes points `first .. first + finite.len()`: for each x then y to `words`, and whether the
    /// point is finite (the words of an infinite point are ignored).
    fn fill(&self, first: usize, words: &mut [u64], finite: &mut [bool]);
}

/// Points as plain words: for each point x then y, and a list of the infinite ones.
#[derive(Debug, Clone, Default)]
pub struct WordPoints {
    /// Words of one point.
    pub stride: usize,
    /// Montgomery words.
    pub words: Vec<u64>,
    /// Whether each point is finite.
    pub finite: Vec<bool>,
}

impl Points for WordPoints {
    fn len(&self) -> usize {
        self.finite.len()
    }

    fn check(&self, stride: usize) -> Result<(), Error> {
        let n = self.finite.len();
        if n == 0 || (self.stride == stride && self.words.len() / stride >= n) {
            return Ok(());
        }
        Err(Error::Layout(format!(
            "{} words in strides of {} cannot be {n} points of {stride} words",
            self.words.len(),
            self.stride
        )))
    }

    fn fill(&self, first: usize, words: &mut [u64], finite: &mut [bool]) {
        let n = finite.len();
        words.copy_from_slice(&self.words[first * self.stride..(first + n) * self.stride]);
        finite.copy_from_slice(&self.finite[first..first + n]);
    }
}
