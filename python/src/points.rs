//! The points that Python gives: bytes in a format, numbers, or `Point`s.

use msmith::{Engine, Options, Points, WordPoints};
use msmith_io::BasesFormat;
use msmith_io::source::PointsInPlace;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PySequence, PyString};

use crate::buffer::Buffer;
use crate::failure::{Failure, of_item};
use crate::file::PySection;
use crate::listed::Listed;
use crate::which;

/// Points that are checked between two looks at the cancel flag.
const BLOCK: usize = 1 << 14;

/// Points as they were given; bytes are read where they are when the job runs.
pub enum Given {
    Bytes(Buffer, BasesFormat),
    Listed(Listed),
    Section(PySection),
}

impl Given {
    /// Errors: an object that is not a list of points, and why.
    pub fn new(engine: &Engine, object: &Bound<'_, PyAny>, format: &str) -> PyResult<Self> {
        if let Ok(section) = object.cast::<PySection>() {
            return Ok(Self::Section(section.get().clone()));
        }
        if let Some(given) = Self::of_bytes(engine, object, "points", format)? {
            return Ok(given);
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
        Listed::new(engine, list).map(Self::Listed)
    }

    /// The points of bytes or of an array; `None` of an object that has no memory to look at.
    ///
    /// Errors: an array whose items or axes are not those of points in the format.
    pub fn of_bytes(
        engine: &Engine,
        object: &Bound<'_, PyAny>,
        what: &str,
        format: &str,
    ) -> PyResult<Option<Self>> {
        let Some(buffer) = Buffer::of(object, what)? else {
            return Ok(None);
        };
        let format = which::format(engine, format)?;
        check(engine, &buffer, format)
            .map_err(|why| PyTypeError::new_err(format!("`{what}`: {why}")))?;
        Ok(Some(Self::Bytes(buffer, format)))
    }

    /// Calls `job` with the points, read and checked unless they are Montgomery words, which are taken where they are.
    pub fn with<T>(
        &self,
        engine: &Engine,
        options: &Options<'_>,
        job: impl FnOnce(&dyn Points) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        match self {
            Self::Listed(list) => job(&*list.points(engine, &options.watch)?),
            Self::Section(section) => section.with_points(engine, options, job),
            Self::Bytes(buffer, format) if *format == BasesFormat::MONTGOMERY_LE => {
                let points = PointsInPlace::new(engine, buffer.bytes())?;
                let size = 16 * engine.words();
                let mut all = buffer.bytes().chunks_exact(size);
                finite(engine, || all.position(|p| p.iter().all(|b| *b == 0)))?;
                job(&points)
            }
            Self::Bytes(buffer, format) => {
                let quiet = Options {
                    watch: options.watch.quiet(),
                    ..*options
                };
                let points = format.read(engine, buffer.bytes(), &quiet)?;
                finite(engine, || points.finite.iter().position(|finite| !finite))?;
                job(&points)
            }
        }
    }

    /// The only point of bytes in a format that [`BasesFormat::encode`] writes.
    pub fn one(&self, engine: &Engine, options: &Options<'_>) -> Result<WordPoints, Failure> {
        let Self::Bytes(buffer, format) = self else {
            return Err(Failure::new("a list has no bytes"));
        };
        let point = format.decode(engine, buffer.bytes(), 1, options)?;
        finite(engine, || point.finite.iter().position(|finite| !finite))?;
        Ok(point)
    }

    /// Checks those that [`Given::with`] does not check.
    ///
    /// Errors: the first that is not on the curve; a raised cancel flag.
    pub fn check_on_curve(&self, engine: &Engine, options: &Options<'_>) -> Result<(), Failure> {
        let Self::Bytes(buffer, _) = self else {
            return Ok(());
        };
        if self.are_checked() {
            return Ok(());
        }
        let size = 16 * engine.words();
        let all = PointsInPlace::new(engine, buffer.bytes())?;
        for first in (0..all.len()).step_by(BLOCK) {
            options.watch.check()?;
            let last = all.len().min(first + BLOCK);
            let some = PointsInPlace::new(engine, &buffer.bytes()[first * size..last * size])?;
            let checked = engine.check_on_curve(&some);
            checked.map_err(|e| of_item(e.into(), |index| first + index))?;
        }
        Ok(())
    }

    /// Whether they were checked to be on the curve when they were read.
    pub fn are_checked(&self) -> bool {
        !matches!(self, Self::Bytes(_, format) if *format == BasesFormat::MONTGOMERY_LE)
    }

    /// How many there are at most, and whether it is just this many: what is known before they are read.
    pub fn most(&self, engine: &Engine) -> (usize, bool) {
        match self {
            Self::Listed(list) => (list.len(), true),
            Self::Section(section) => (section.len(), true),
            Self::Bytes(buffer, format) => {
                let len = buffer.bytes().len();
                match sizes(engine, *format)[..] {
                    [size] => (len.div_ceil(size), len.is_multiple_of(size)),
                    [size, ..] => (len / size, false),
                    // No point has less than a byte.
                    [] => (len, false),
                }
            }
        }
    }

    /// About how many there are, to see whether a call is long.
    pub fn roughly(&self, engine: &Engine) -> usize {
        match self {
            Self::Listed(list) => list.len(),
            Self::Section(section) => section.len(),
            Self::Bytes(buffer, _) => {
                // A compressed point has half the bytes.
                let bytes = if self.are_checked() { 8 } else { 16 };
                buffer.bytes().len() / (bytes * engine.words())
            }
        }
    }
}

/// An Edwards curve has no point at infinity, so (0, 0), which stands for it elsewhere, is no point of it.
fn finite(engine: &Engine, infinite: impl FnOnce() -> Option<usize>) -> Result<(), Failure> {
    match engine.takes_edwards_points().then(infinite).flatten() {
        Some(index) => Err(msmith::Error::NotOnCurve { index }.into()),
        None => Ok(()),
    }
}

/// Bytes that a point may have in a format, the least first; none where points follow their number, or are text.
fn sizes(engine: &Engine, format: BasesFormat) -> Vec<usize> {
    let width = engine.curve().p.bits().div_ceil(8) as usize;
    let coordinate = width * engine.spec().degree;
    match format {
        f if f == BasesFormat::MONTGOMERY_LE => vec![16 * engine.words()],
        f if f == BasesFormat::AFFINE_LE || f == BasesFormat::AFFINE_BE => vec![2 * coordinate],
        f if f == BasesFormat::ZCASH => vec![coordinate, 2 * coordinate],
        _ => Vec::new(),
    }
}

/// Whether items and axes are those of points: all of them flat, or a point along the last axis, the last two (x, y), or
/// the last three (x, y, each of several parts).
///
/// Errors: why they are not.
fn check(engine: &Engine, buffer: &Buffer, format: BasesFormat) -> Result<(), String> {
    let (kind, item) = (buffer.kind(), buffer.item());
    let words = matches!(kind, "Q" | "L" | "q" | "l") && item == 8;
    if !(words || matches!(kind, "B" | "b" | "c") && item == 1) || buffer.is_big_endian() {
        return Err(match buffer.hint() {
            Some(hint) => hint.into(),
            None => format!(
                "an array of items {:?} holds no bytes or 64-bit words: convert it to uint8 or uint64",
                buffer.format()
            ),
        });
    }
    if words && format != BasesFormat::MONTGOMERY_LE {
        return Err(format!(
            "an array of items of {item} bytes holds Montgomery words: say format='montgomery-le', or give an array of \
             bytes (uint8)"
        ));
    }
    let shape = buffer.shape();
    if shape.len() == 1 {
        return Ok(());
    }
    let degree = match engine.takes_edwards_points() {
        true => 1,
        false => engine.spec().degree,
    };
    let mut wanted: Vec<Vec<usize>> = Vec::new();
    for size in sizes(engine, format) {
        let each = size / item;
        wanted.push(vec![each]);
        wanted.push(vec![2, each / 2]);
        if degree > 1 {
            wanted.push(vec![2, degree, each / 2 / degree]);
        }
    }
    if (wanted.iter()).any(|axes| shape.ends_with(axes)) {
        return Ok(());
    }
    let wanted: Vec<_> = (wanted.iter())
        .map(|axes| {
            let axes: Vec<_> = axes.iter().map(usize::to_string).collect();
            format!("(n, {})", axes.join(", "))
        })
        .collect();
    let flat = format!(
        "all points of format {} one after the other, with one axis",
        format.name()
    );
    Err(format!(
        "an array of shape {} holds no points along its last axes: give {}{flat}",
        Shape(&shape),
        match wanted.is_empty() {
            true => String::new(),
            false => format!("shape {}, or ", wanted.join(", ")),
        }
    ))
}

/// The axes of an array as Python shows them.
pub struct Shape<'a>(pub &'a [usize]);

impl std::fmt::Display for Shape<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let axes: Vec<_> = self.0.iter().map(usize::to_string).collect();
        match &axes[..] {
            [one] => write!(f, "({one},)"),
            _ => write!(f, "({})", axes.join(", ")),
        }
    }
}
