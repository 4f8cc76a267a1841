//! Points that are checked to be in their subgroups, many together.

use std::ops::Range;

use msmith::{Engine, Options, Point, Points, WordPoints};
use msmith_io::source::{PointList, PointsInPlace};

use crate::Error;
pub use crate::groups::{of_field, quiet};

/// No points.
pub fn empty(engine: &Engine) -> WordPoints {
    WordPoints {
        stride: 2 * engine.words(),
        ..WordPoints::default()
    }
}

/// Points as a list.
///
/// Errors: points of another group.
pub fn listed<'a>(
    engine: &Engine,
    points: impl IntoIterator<Item = &'a Point>,
) -> Result<WordPoints, Error> {
    let mut list = empty(engine);
    for point in points {
        list.push(point)?;
    }
    Ok(list)
}

/// Some points of a list.
pub fn some(engine: &Engine, list: &PointsInPlace<'_>, range: Range<usize>) -> WordPoints {
    let mut points = empty(engine);
    points.words.resize(range.len() * points.stride, 0);
    points.finite.resize(range.len(), false);
    list.fill(range.start, &mut points.words, &mut points.finite);
    points
}

/// Some points of a list, checked to be on the curve and in the subgroup.
///
/// Errors: a point that is not, by its list and its place there.
pub fn checked(
    format: &str,
    list: &PointList<'_>,
    (engine, name): (&Engine, &str),
    range: Range<usize>,
    options: &Options<'_>,
) -> Result<WordPoints, Error> {
    let named = |start, why: Error| in_list(&format!("{format} {name}"), start, why);
    let points = list.read(range.clone(), options);
    // A reader counts from the front of the list.
    let points = points.map_err(|why| match why {
        msmith_io::Error::Section { error, .. } => named(0, (*error).into()),
        why => named(0, why.into()),
    })?;
    let looked = engine.check_subgroup(&points, options);
    looked.map_err(|why| named(range.start, why.into()))?;
    Ok(points)
}

/// The generator of a group.
pub fn generator(engine: &Engine) -> Point {
    let coordinates = engine.spec().gx.iter().chain(&engine.spec().gy);
    Point::new(
        coordinates
            .flat_map(|x| engine.to_words(x))
            .collect::<Vec<_>>(),
    )
}

/// Options for points that were checked, with nothing to report.
pub fn sure<'a>(options: &Options<'a>) -> Options<'a> {
    Options {
        in_subgroup: true,
        ..quiet(options)
    }
}

/// Points outside that are looked for among the others together; behind them each is looked at.
const TOGETHER: usize = 8;

/// Which points of a list, all of them on the curve, are not in the subgroup, in order. Together they cost little where
/// all are in it or few are not; else each is looked at.
///
/// Errors: those of the options.
pub fn outside(
    engine: &Engine,
    points: &WordPoints,
    options: &Options<'_>,
) -> Result<Vec<usize>, Error> {
    let options = &quiet(options);
    let (mut outside, mut first) = (Vec::new(), 0);
    while outside.len() < TOGETHER {
        let rest = WordPoints {
            stride: points.stride,
            words: points.words[first * points.stride..].to_vec(),
            finite: points.finite[first..].to_vec(),
        };
        match engine.check_subgroup(&rest, options) {
            Ok(()) => return Ok(outside),
            Err(msmith::Error::NotInSubgroup { index }) => {
                outside.push(first + index);
                first += index + 1;
            }
            Err(error) => return Err(error.into()),
        }
    }
    for i in first..points.finite.len() {
        options.watch.check()?;
        let one = listed(engine, &points.get(i))?;
        if is_outside(engine.check_subgroup(&one, options))? {
            outside.push(i);
        }
    }
    Ok(outside)
}

fn is_outside(checked: Result<(), msmith::Error>) -> Result<bool, Error> {
    match checked {
        Ok(()) => Ok(false),
        Err(msmith::Error::NotInSubgroup { .. }) => Ok(true),
        Err(error) => Err(error.into()),
    }
}

/// A point that is wrong, of a block that begins at some place of a list; other errors are what they are.
pub fn in_list(name: &str, start: usize, why: impl Into<Error>) -> Error {
    use msmith::Error as Core;
    let why = why.into();
    let (index, why) = match why {
        Error::Engine(Core::NotInSubgroup { index }) => {
            (index, "it is not in the subgroup of order r")
        }
        Error::Engine(Core::NotOnCurve { index }) => (index, "it is not on the curve"),
        Error::Engine(Core::NonCanonical { index }) => (index, "a coordinate is not below p"),
        Error::Io(msmith_io::Error::Encoding { index, why }) => (index, why),
        why => return why,
    };
    Error::Point {
        what: name.to_owned(),
        index: start + index,
        why: why.to_owned(),
    }
}
