//! Lists of points in Python: `Point`s, pairs of integers, None.

use std::borrow::Cow;

use msmith::{Engine, Point, Watch, WordPoints};
use num_bigint::BigUint;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PySequence, PyTuple};

use crate::call::Turns;
use crate::failure::{Failure, of_item};
use crate::integers::{append, item, natural};
use crate::point::{PyPoint, neutral};
use crate::room::{grow, room};

/// Points that are converted between two looks at the cancel flag.
const BLOCK: usize = 1 << 12;

/// Points of a list. Those given as integers are checked and converted when they are needed, without the interpreter.
pub struct Listed {
    points: WordPoints,
    /// Which are integers, x and y, and not Montgomery words yet.
    integers: Vec<usize>,
}

impl Listed {
    /// Errors: the first item that is not a point, or one of another group; memory that there is not; whatever a signal
    /// raises.
    pub fn new(engine: &Engine, list: &Bound<'_, PySequence>) -> PyResult<Self> {
        let n = list.len()?;
        let mut all = Self {
            points: WordPoints {
                stride: 2 * engine.words(),
                ..WordPoints::default()
            },
            integers: Vec::new(),
        };
        let mut turns = Turns::default();
        let zero = neutral(engine);
        for i in 0..n {
            turns.next(list.py())?;
            let item = item(list, i, n, "points")?;
            grow(&mut all.points.words, all.points.stride)?;
            grow(&mut all.points.finite, 1)?;
            if let Ok(point) = item.cast::<PyPoint>() {
                let point = point.get().of(engine, || format!("point {i}"));
                all.push(point.map_err(|why| why.at(i))?)?;
            } else if let Some([x, y]) = coordinates(engine, &item, i)? {
                for part in x.iter().chain(&y) {
                    append(&mut all.points.words, part, engine.words() / x.len());
                }
                all.points.finite.push(true);
                grow(&mut all.integers, 1)?;
                all.integers.push(i);
            } else {
                all.push(&zero)?;
            }
        }
        Ok(all)
    }

    fn push(&mut self, point: &Point) -> Result<(), Failure> {
        Ok(self.points.push(point)?)
    }

    pub fn len(&self) -> usize {
        self.points.finite.len()
    }

    /// All of them as Montgomery words.
    ///
    /// Errors: the first given as integers that is not below p, or not on the curve; a raised cancel flag.
    pub fn points(
        &self,
        engine: &Engine,
        watch: &Watch<'_>,
    ) -> Result<Cow<'_, WordPoints>, Failure> {
        if self.integers.is_empty() {
            return Ok(Cow::Borrowed(&self.points));
        }
        let stride = self.points.stride;
        let mut words = room(self.points.words.len())?;
        words.extend_from_slice(&self.points.words);
        for block in self.integers.chunks(BLOCK) {
            watch.check()?;
            let at = |i: usize| i * stride..(i + 1) * stride;
            let canonical: Vec<u64> = (block.iter())
                .flat_map(|&i| &self.points.words[at(i)])
                .copied()
                .collect();
            let some = engine.import(&canonical, &vec![true; block.len()]);
            let at_block = |index: usize| block.get(index).copied().unwrap_or(index);
            let some = some.map_err(|e| of_item(e.into(), at_block))?;
            for (&i, point) in block.iter().zip(some.words.chunks_exact(stride)) {
                words[at(i)].copy_from_slice(point);
            }
        }
        let mut finite = room(self.len())?;
        finite.extend_from_slice(&self.points.finite);
        Ok(Cow::Owned(WordPoints {
            stride,
            words,
            finite,
        }))
    }
}

/// x and y of a pair; over an extension each is a tuple too. None for infinity, as None or as a pair of None, which is
/// what a point there has as x and y.
fn coordinates(
    engine: &Engine,
    item: &Bound<'_, PyAny>,
    i: usize,
) -> PyResult<Option<[Vec<BigUint>; 2]>> {
    if item.is_none() {
        return Ok(None);
    }
    let wrong = |what: &str| {
        let kind = item.get_type();
        let why = format!(
            "point {i} {what} ({kind}): give a Point, (x, y) with integers, or None for infinity"
        );
        PyTypeError::new_err(why)
    };
    if item.is_instance_of::<PyBytes>() {
        return Err(wrong(
            "is bytes; join all of them to one, and say their format",
        ));
    }
    let pair = tuple(item).ok_or_else(|| wrong("is not a tuple"))?;
    if pair.len() != 2 {
        return Err(wrong("does not have two coordinates"));
    }
    if pair.iter().all(|c| c.is_none()) {
        return Ok(None);
    }
    let one = |k: usize| -> PyResult<Vec<BigUint>> {
        let value = pair.get_item(k)?;
        let what = || format!("coordinate {} of point {i}", ["x", "y"][k]);
        let degree = match engine.takes_edwards_points() {
            true => 1,
            false => engine.spec().degree,
        };
        if degree == 1 {
            return Ok(vec![natural(&value, what)?]);
        }
        let Some(parts) = tuple(&value).filter(|t| t.len() == degree) else {
            let (kind, wanted) = match degree {
                2 => ("quadratic", "(c0, c1)"),
                _ => ("cubic", "(c0, c1, c2)"),
            };
            return Err(PyTypeError::new_err(format!(
                "{} is in a {kind} extension: give {wanted}, each an int",
                what()
            )));
        };
        parts.iter().map(|part| natural(&part, what)).collect()
    };
    Ok(Some([one(0)?, one(1)?]))
}

/// A tuple, or a list as numpy's `tolist` makes it.
fn tuple<'py>(object: &Bound<'py, PyAny>) -> Option<Bound<'py, PyTuple>> {
    match object.cast::<PyTuple>() {
        Ok(tuple) => Some(tuple.clone()),
        Err(_) => object.cast::<PyList>().ok().map(|list| list.to_tuple()),
    }
}
