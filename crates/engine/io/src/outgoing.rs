//! Points on their way out: what a caller gives to be written, checked as a file's points are.

use std::borrow::Cow;

use msmith::{Engine, Point, Points, WordPoints};

use crate::Error;
use crate::integers::Integers;
use crate::rings::Mont64;

/// Points that a reader would take.
pub(crate) struct Outgoing<'a> {
    /// As the caller gave them; on an Edwards curve the neutral point is (0, 1).
    points: Cow<'a, WordPoints>,
    /// The integers of the coordinates, x then y of each point, each in the words of p.
    integers: Vec<u64>,
}

impl<'a> Outgoing<'a> {
    /// Cost: a few products a point.
    ///
    /// Errors: words that are not a list of the engine's points; the first finite point with a coordinate that is not below
    /// p, or that is not on the curve.
    pub fn new(engine: &Engine, points: &'a WordPoints) -> Result<Self, Error> {
        let stride = 2 * engine.words();
        points.check(stride)?;
        let mut points = Cow::Borrowed(points);
        if engine.takes_edwards_points() && points.finite.iter().any(|f| !f) {
            let neutral = [vec![0; engine.words()], engine.to_words(&1u32.into())].concat();
            let WordPoints { words, finite, .. } = points.to_mut();
            for (point, finite) in words.chunks_exact_mut(stride).zip(finite) {
                if !*finite {
                    point.copy_from_slice(&neutral);
                    *finite = true;
                }
            }
        }
        // More words than points are no error, and of no list of points the words are not looked at.
        let words = &points.words[..points.finite.len() * stride];
        let below = Integers::new(engine);
        let list = words.chunks_exact(stride).zip(&points.finite);
        for (index, (point, finite)) in list.enumerate() {
            if *finite && !below.are_below_p(point) {
                return Err(msmith::Error::NonCanonical { index }.into());
            }
        }
        let integers = integers(engine, words)?;
        match engine.takes_edwards_points() {
            true => drop(engine.import(&integers, &points.finite)?),
            false => engine.check_on_curve(&*points)?,
        }
        Ok(Self { points, integers })
    }

    /// The Montgomery words and the integers of each point; nothing at infinity.
    pub fn each(&self) -> impl Iterator<Item = Option<(&[u64], &[u64])>> {
        // Of no points a stride of 0 is possible.
        let stride = self.points.stride.max(1);
        let words = self.points.words.chunks_exact(stride);
        let both = words.zip(self.integers.chunks_exact(stride));
        let finite = self.points.finite.iter();
        finite
            .zip(both)
            .map(|(finite, both)| finite.then_some(both))
    }

    /// The number of points.
    pub fn len(&self) -> usize {
        self.points.finite.len()
    }
}

/// The integers of a single point, x then y, which is checked; none at infinity.
///
/// Errors: those of [`Outgoing::new`], of point 0.
pub(crate) fn of_point(engine: &Engine, point: &Point) -> Result<Vec<u64>, Error> {
    if point.is_infinity() {
        return Ok(Vec::new());
    }
    let mut one = WordPoints {
        stride: 2 * engine.words(),
        ..WordPoints::default()
    };
    one.push(point)?;
    Ok(Outgoing::new(engine, &one)?.integers)
}

/// The integers of Montgomery words.
fn integers(engine: &Engine, words: &[u64]) -> Result<Vec<u64>, Error> {
    let p = engine.curve().p.to_u64_digits();
    let converted = match engine.words() / engine.spec().degree {
        #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
        12 => converted::<12>(&p, words),
        #[cfg(not(msmith_words = "4"))]
        6 => converted::<6>(&p, words),
        _ => converted::<4>(&p, words),
    };
    converted.ok_or_else(|| msmith::Error::Curve("p must be odd".into()).into())
}

fn converted<const N: usize>(p: &[u64], words: &[u64]) -> Option<Vec<u64>> {
    let ring = Mont64::<N>::new(p)?;
    let parts = words.as_chunks::<N>().0.iter();
    Some(parts.flat_map(|part| ring.from_mont(part)).collect())
}
