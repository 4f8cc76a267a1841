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

/// An affine point, or infinity: what sums and products give, and single points to multiply.
///
/// Two are equal if they are the same point; whether it is of a curve is only known to an engine.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Point {
    /// x then y; none at infinity.
    words: Vec<u64>,
}

impl Point {
    /// A point by its Montgomery words (see [`Points`]), x then y, as many of each; of no words infinity.
    pub fn new(words: impl Into<Vec<u64>>) -> Self {
        Self {
            words: words.into(),
        }
    }

    /// The point at infinity.
    pub const fn infinity() -> Self {
        Self { words: Vec::new() }
    }

    /// Whether it is the point at infinity.
    pub fn is_infinity(&self) -> bool {
        self.words.is_empty()
    }

    /// x and y, Montgomery words; `None` at infinity.
    pub fn coordinates(&self) -> Option<(&[u64], &[u64])> {
        (!self.is_infinity()).then(|| self.words.split_at(self.words.len() / 2))
    }

    /// x then y, one after the other; no words at infinity.
    pub fn words(&self) -> &[u64] {
        &self.words
    }
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

impl WordPoints {
    /// Point i; `None` where the list has no such point.
    pub fn get(&self, i: usize) -> Option<Point> {
        match self.finite.get(i)? {
            true => {
                let words = self.words.get(i * self.stride..(i + 1) * self.stride)?;
                Some(Point::new(words))
            }
            false => Some(Point::infinity()),
        }
    }

    /// Appends a point.
    ///
    /// Errors: a finite point of another number of words than [`WordPoints::stride`].
    pub fn push(&mut self, point: &Point) -> Result<(), Error> {
        if !point.is_infinity() && point.words.len() != self.stride {
            return Err(Error::Layout(format!(
                "a point of {} cannot be in a list of {} each",
                count(point.words.len(), "word"),
                count(self.stride, "word")
            )));
        }
        self.words.extend(&point.words);
        self.finite.push(!point.is_infinity());
        self.words.resize(self.finite.len() * self.stride, 0);
        Ok(())
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// One value has one form, and a list gives back what was put in.
    #[test]
    fn a_point_has_one_form() {
        let p = Point::new([1, 2, 3, 4]);
        assert_eq!(p.coordinates(), Some((&[1, 2][..], &[3, 4][..])));
        assert!(!p.is_infinity() && p != Point::new([1, 2, 4, 3]));
        let infinite = [Point::infinity(), Point::default(), Point::new(vec![])];
        assert!(infinite.iter().all(|q| q.is_infinity()));
        let all: HashSet<_> = infinite.into_iter().chain([p.clone(), p.clone()]).collect();
        assert_eq!(all.len(), 2);
        assert_eq!(Point::infinity().coordinates(), None);

        let mut list = WordPoints {
            stride: 4,
            ..WordPoints::default()
        };
        for point in [&p, &Point::infinity(), &p] {
            list.push(point).unwrap();
        }
        assert_eq!(list.words, [1, 2, 3, 4, 0, 0, 0, 0, 1, 2, 3, 4]);
        // The words of an infinite point mean nothing.
        list.words[5] = 7;
        let got: Vec<_> = (0..4).map(|i| list.get(i)).collect();
        let want = [Some(p.clone()), Some(Point::infinity()), Some(p), None];
        assert_eq!(got, want);
        let long = list.push(&Point::new([1; 6])).unwrap_err();
        let why = "a point of 6 words cannot be in a list of 4 words each";
        assert_eq!(long, Error::Layout(why.into()));
        assert_eq!((list.words.len(), list.finite.len()), (12, 3));
    }
}
