//! Points are viewed, never converted by the user.

use crate::curve::{Curve, EdwardsCurve, Group};
use crate::error::{Error, count};

/// A list of affine points in somebody's memory.
///
/// Coordinates cross this border as *Montgomery words*: `x·2^(64N) mod p`, canonical, `N` 64-bit
/// words, least significant first, `N` = [`crate::Engine::words`]; an extension gives c0,
/// then c1, a cubic one then c2. This is how arkworks, blst and halo2curves hold their fields, so that a view copies.
pub trait Points: Sync {
    /// Number of points; the same at every call.
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

    /// An error where an engine is of another curve or group than the points, or takes coordinates of another form, if the
    /// list knows its own; by default every engine may take them. `edwards` is the curve whose coordinates it takes, where
    /// these are not those of the Weierstrass form.
    fn check_group(
        &self,
        curve: &Curve,
        group: Group,
        edwards: Option<&EdwardsCurve>,
    ) -> Result<(), Error> {
        let _ = (curve, group, edwards);
        Ok(())
    }

    /// Writes points `first .. first + finite.len()`: for each x then y to `words`, and whether the
    /// point is finite (the words of an infinite point are ignored).
    fn fill(&self, first: usize, words: &mut [u64], finite: &mut [bool]);
}

/// Points as plain words: for each point x then y, and a list of the infinite ones.
#[derive(Debug, Clone, Default)]
pub struct WordPoints {
    /// Words of one point: twice [`crate::Engine::words`].
    pub stride: usize,
    /// Montgomery words, x then y of each point.
    pub words: Vec<u64>,
    /// Whether each point is finite; its length is the number of points.
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
            "{} in strides of {} cannot be {} of {stride} words each",
            count(self.words.len(), "word"),
            self.stride,
            count(n, "point")
        )))
    }

    fn fill(&self, first: usize, words: &mut [u64], finite: &mut [bool]) {
        let n = finite.len();
        words.copy_from_slice(&self.words[first * self.stride..(first + n) * self.stride]);
        finite.copy_from_slice(&self.finite[first..first + n]);
    }
}

/// Points of any library, given one by one by a function; nothing is converted beforehand.
///
/// The function gets a point's number and the place for its words, x then y, and returns whether the
/// point is finite. blst's `blst_p1_affine` and the affine points of halo2curves hold just these words:
///
/// ```
/// use msmith::{Points, PointsBy};
///
/// /// Stands for `blst_p1_affine`: Montgomery words, all zero at infinity.
/// struct Affine { x: [u64; 6], y: [u64; 6] }
/// let list = [Affine { x: [1; 6], y: [2; 6] }, Affine { x: [0; 6], y: [0; 6] }];
///
/// let points = PointsBy::new(list.len(), |i, words| {
///     words[..6].copy_from_slice(&list[i].x);
///     words[6..].copy_from_slice(&list[i].y);
///     words.iter().any(|&w| w != 0)
/// });
/// let (mut words, mut finite) = ([0; 24], [false; 2]);
/// points.fill(0, &mut words, &mut finite);
/// assert_eq!((words[6], finite), (2, [true, false]));
/// ```
#[derive(Debug, Clone, Copy)]
pub struct PointsBy<F> {
    len: usize,
    point: F,
}

impl<F: Fn(usize, &mut [u64]) -> bool + Sync> PointsBy<F> {
    /// `len` points, of which `point` writes that of a number below `len` and returns whether it is finite.
    pub fn new(len: usize, point: F) -> Self {
        Self { len, point }
    }
}

impl<F: Fn(usize, &mut [u64]) -> bool + Sync> Points for PointsBy<F> {
    fn len(&self) -> usize {
        self.len
    }

    fn fill(&self, first: usize, words: &mut [u64], finite: &mut [bool]) {
        let stride = words.len() / finite.len().max(1);
        for (i, (point, finite)) in words.chunks_mut(stride.max(1)).zip(finite).enumerate() {
            *finite = (self.point)(first + i, point);
        }
    }
}
