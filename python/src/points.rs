//! The points that Python gives: bytes in a format, numbers, or `Point`s.

use msmith::{Engine, Options, Points, WordPoints};
use msmith_io::BasesFormat;
use msmith_io::source::PointsInPlace;
use num_bigint::BigUint;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PySequence, PyString, PyTuple};

use crate::buffer::Buffer;
use crate::failure::Failure;
use crate::file::PySection;
use crate::integers::{append, natural};
use crate::point::PyPoint;
use crate::which;

/// Points as they were given; bytes are read where they are when the job runs.
pub enum Given {
    Bytes(Buffer, BasesFormat),
    Own(WordPoints),
    Section(PySection),
}

impl Given {
    /// Errors: an object that is no list of points, and why.
    pub fn new(engine: &Engine, object: &Bound<'_, PyAny>, format: &str) -> PyResult<Self> {
        if let Ok(section) = object.cast::<PySection>() {
            return Ok(Self::Section(section.get().clone()));
        }
        if let Some(buffer) = Buffer::of(object, "points")? {
            let format = which::format(engine, format)?;
            if !buffer.is_bytes() && format != BasesFormat::MONTGOMERY_LE && buffer.item() != 1 {
                let why = format!(
                    "`points`: an array of items of {} bytes holds Montgomery words: say format='montgomery-le', or \
                     give an array of bytes (uint8)",
                    buffer.item()
                );
                return Err(PyTypeError::new_err(why));
            }
            if !matches!(
                buffer.format(),
                "B" | "b" | "c" | "Q" | "L" | "=Q" | "<Q" | "q" | "l" | "<q" | "=q"
            ) {
                let why = format!(
                    "`points`: an array of items {:?} holds no bytes or 64-bit words: convert it to uint8 or uint64",
                    buffer.format()
                );
                return Err(PyTypeError::new_err(why));
            }
            return Ok(Self::Bytes(buffer, format));
        }
        let wrong = || {
            let kind = object.get_type();
            PyTypeError::new_err(format!(
                "`points` is a {kind}: give bytes in a format, an array of them, or a list of Points, (x, y) and None"
            ))
        };
        if object.is_instance_of::<PyString>() {
            return Err(wrong());
        }
        let list = object.cast::<PySequence>().map_err(|_| wrong())?;
        own(engine, list).map(Self::Own)
    }

    /// Calls `job` with the points, read and checked unless they are Montgomery words, which are taken where they are.
    pub fn with<T>(
        &self,
        engine: &Engine,
        options: &Options<'_>,
        job: impl FnOnce(&dyn Points) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        match self {
            Self::Own(points) => job(points),
            Self::Section(section) => section.with_points(engine, options, job),
            Self::Bytes(buffer, format) if *format == BasesFormat::MONTGOMERY_LE => {
                job(&PointsInPlace::new(engine, buffer.bytes())?)
            }
            Self::Bytes(buffer, format) => {
                let quiet = Options {
                    watch: options.watch.quiet(),
                    ..*options
                };
                job(&format.read(engine, buffer.bytes(), &quiet)?)
            }
        }
    }

    /// Whether they were checked to be on the curve when they were read.
    pub fn are_checked(&self) -> bool {
        !matches!(self, Self::Bytes(_, format) if *format == BasesFormat::MONTGOMERY_LE)
    }

    /// About how many there are, to see whether a call is long.
    pub fn roughly(&self, engine: &Engine) -> usize {
        match self {
            Self::Own(points) => points.finite.len(),
            Self::Section(section) => section.len(),
            Self::Bytes(buffer, _) => {
                // A compressed point has half the bytes.
                let bytes = if self.are_checked() { 8 } else { 16 };
                buffer.bytes().len() / (bytes * engine.words())
            }
        }
    }
}

/// Points from a list of numbers, checked; or from `Point`s of the same group.
fn own(engine: &Engine, list: &Bound<'_, PySequence>) -> PyResult<WordPoints> {
    let n = list.len()?;
    let (mut words, mut finite) = (Vec::new(), Vec::new());
    for i in 0..n {
        let item = list.get_item(i)?;
        if item.is_none() {
            words.resize(words.len() + 2 * engine.words(), 0);
            finite.push(false);
            continue;
        }
        let [x, y] = match item.cast::<PyPoint>() {
            Ok(point) => match point.get().numbers(engine, i)? {
                Some(numbers) => numbers,
                None => {
                    words.resize(words.len() + 2 * engine.words(), 0);
                    finite.push(false);
                    continue;
                }
            },
            Err(_) => coordinates(engine, &item, i)?,
        };
        for part in x.iter().chain(&y) {
            append(&mut words, part, engine.words() / x.len());
        }
        finite.push(true);
    }
    engine
        .import(&words, &finite)
        .map_err(|e| Failure::from(e).into())
}

/// x and y of a tuple; over an extension each is a tuple too.
fn coordinates(engine: &Engine, item: &Bound<'_, PyAny>, i: usize) -> PyResult<[Vec<BigUint>; 2]> {
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
    let pair = item.cast::<PyTuple>().map_err(|_| wrong("is no tuple"))?;
    if pair.len() != 2 {
        return Err(wrong("has not two coordinates"));
    }
    let one = |k: usize| -> PyResult<Vec<BigUint>> {
        let (value, name) = (pair.get_item(k)?, ["x", "y"][k]);
        let what = format!("coordinate {name} of point {i}");
        if engine.takes_edwards_points() || engine.spec().degree == 1 {
            return Ok(vec![natural(&value, &what)?]);
        }
        let degree = engine.spec().degree;
        let parts = value.cast::<PyTuple>().ok();
        let Some(parts) = parts.filter(|t| t.len() == degree) else {
            let (kind, wanted) = match degree {
                2 => ("quadratic", "(c0, c1)"),
                _ => ("cubic", "(c0, c1, c2)"),
            };
            return Err(PyTypeError::new_err(format!(
                "{what} is in a {kind} extension: give {wanted}"
            )));
        };
        parts.iter().map(|part| natural(&part, &what)).collect()
    };
    Ok([one(0)?, one(1)?])
}
