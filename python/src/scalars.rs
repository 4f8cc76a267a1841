//! The scalars that Python gives: bytes of fixed width, arrays of integers, or a list of them.

use std::borrow::Cow;

use bytemuck::Pod;
use msmith::{Engine, Points, Scalars, WordPoints};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PySequence, PyString};

use crate::arguments;
use crate::buffer::Buffer;
use crate::failure::Failure;
use crate::file::PySection;
use crate::integers::MOST_BITS;
use crate::numbers::Numbers;
use crate::points::Shape;
use crate::room::room;

/// Bytes of a scalar at most.
const MOST_BYTES: usize = MOST_BITS as usize / 8;

/// Scalars as they were given.
pub enum Integers {
    /// Memory of the caller's, whose items are read where they are if they lie as the engine has them.
    Shown(Buffer, Item),
    Own(Numbers),
    /// Of a file, read when the job runs.
    Section(PySection),
}

/// What an item of a buffer is.
#[derive(Debug, Clone, Copy)]
pub enum Item {
    /// So many bytes, least significant first.
    Bytes(usize),
    /// A byte that is 0 or not.
    Bool,
    I8,
    I16,
    I32,
    I64,
}

/// Bytes of a scalar where nobody says how many: those of the order r in whole words.
pub fn default_bytes(engine: &Engine) -> usize {
    8 * engine.curve().r.bits().div_ceil(64) as usize
}

impl Integers {
    /// Scalars for `points` points: this many, or where that is not known yet at most this many. `width` is the number of
    /// bytes of a scalar where bytes are given.
    ///
    /// Errors: an object that is not a list of integers, and why; another number of them than of points, before any is
    /// looked at; `width` where there are no bytes.
    pub fn new(
        engine: &Engine,
        object: &Bound<'_, PyAny>,
        width: Option<&Bound<'_, PyAny>>,
        points: (usize, bool),
    ) -> PyResult<Self> {
        let most = MOST_BYTES as u64 - 1;
        let width = width
            .map(|w| arguments::within(w, "scalar_bytes", [1, most]))
            .transpose()?;
        if let Ok(section) = object.cast::<PySection>() {
            return Ok(Self::Section(section.get().clone()));
        }
        if let Some(buffer) = Buffer::of(object, "scalars")? {
            let item = item(engine, &buffer, width)?;
            if let (Item::Bytes(each), len) = (item, buffer.bytes().len())
                && !len.is_multiple_of(each)
            {
                let why = format!(
                    "`scalars`: {len} bytes are not a whole number of scalars of {each}: fill them up with zeros, least \
                     significant byte first, or say scalar_bytes"
                );
                return Err(Failure::new(why).into());
            }
            return Ok(Self::Shown(buffer, item));
        }
        let wrong = || {
            let kind = object.get_type();
            PyTypeError::new_err(format!(
                "`scalars` is a {kind}: give bytes, an array of integers, or a list of int"
            ))
        };
        if object.is_instance_of::<PyString>() {
            return Err(wrong());
        }
        let list = object.cast::<PySequence>().map_err(|_| wrong())?;
        let (n, (points, exact)) = (list.len()?, points);
        if n > points || exact && n < points {
            return Err(Failure::from(msmith::Error::LengthMismatch { points, scalars: n }).into());
        }
        Numbers::new(list, n, default_bytes(engine) / 8).map(Self::Own)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        match self {
            Self::Own(numbers) => numbers.len(),
            Self::Section(section) => section.len(),
            Self::Shown(buffer, item) => buffer.bytes().len() / item.bytes(),
        }
    }

    /// Bits of each.
    pub fn bits(&self) -> u64 {
        match self {
            Self::Own(numbers) => 64 * numbers.per as u64,
            Self::Section(_) => 256,
            Self::Shown(_, item) => 8 * item.bytes() as u64,
        }
    }

    /// Calls `job` with points and scalars as the engine takes them. Integers with signs that are too long for the
    /// engine's go with the opposite of their points.
    pub fn with_points<T>(
        &self,
        engine: &Engine,
        points: &dyn Points,
        job: impl FnOnce(&dyn Points, Scalars<'_>) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let Self::Own(Numbers {
            words,
            per,
            negative: Some(negative),
        }) = self
        else {
            return self.view(|scalars| job(points, scalars));
        };
        let scalars = Scalars::Words { words, per: *per };
        if negative.len() != points.len() {
            return job(points, scalars);
        }
        job(&opposite(engine, points, |i| negative[i])?, scalars)
    }

    /// Which are negative, where [`Integers::view`] leaves that out.
    pub fn negative(&self) -> Option<&[bool]> {
        match self {
            Self::Own(numbers) => numbers.negative.as_deref(),
            _ => None,
        }
    }

    /// The same for bases of order r, to which integers modulo r are the same.
    pub fn with_order<T>(
        &self,
        engine: &Engine,
        job: impl FnOnce(Scalars<'_>) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        match self {
            Self::Own(numbers) if numbers.negative.is_some() => {
                let (words, per) = numbers.modulo(&engine.curve().r)?;
                job(Scalars::Words { words: &words, per })
            }
            _ => self.view(job),
        }
    }

    /// Calls `job` with the scalars, without their signs where they are integers of Python's.
    pub fn view<T>(
        &self,
        job: impl FnOnce(Scalars<'_>) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let (buffer, item) = match self {
            Self::Own(numbers) => {
                return job(Scalars::Words {
                    words: &numbers.words,
                    per: numbers.per,
                });
            }
            Self::Section(section) => {
                let (words, per) = section.scalars()?;
                return job(Scalars::Words { words: &words, per });
            }
            Self::Shown(buffer, item) => (buffer, *item),
        };
        let bytes = buffer.bytes();
        match item {
            Item::Bool if bytes.iter().any(|b| *b > 1) => {
                let mut own = room(bytes.len())?;
                own.extend(bytes.iter().map(|b| u8::from(*b != 0)));
                job(Scalars::U8(&own))
            }
            Item::Bool | Item::Bytes(1) => job(Scalars::U8(bytes)),
            Item::Bytes(each) => {
                let per = each.div_ceil(8);
                let words = numbers::<u64>(bytes, each, 8 * per)?;
                job(Scalars::Words { words: &words, per })
            }
            Item::I8 => job(Scalars::I8(&numbers::<i8>(bytes, 1, 1)?)),
            Item::I16 => job(Scalars::I16(&numbers::<i16>(bytes, 2, 2)?)),
            Item::I32 => job(Scalars::I32(&numbers::<i32>(bytes, 4, 4)?)),
            Item::I64 => job(Scalars::I64(&numbers::<i64>(bytes, 8, 8)?)),
        }
    }
}

impl Item {
    fn bytes(self) -> usize {
        match self {
            Self::Bytes(each) => each,
            Self::Bool | Self::I8 => 1,
            Self::I16 => 2,
            Self::I32 => 4,
            Self::I64 => 8,
        }
    }
}

/// What the items of a buffer are: bytes of fixed width; numbers of an array with one axis; rows of one with two, each a
/// scalar.
fn item(engine: &Engine, buffer: &Buffer, width: Option<usize>) -> PyResult<Item> {
    if buffer.is_bytes() {
        return Ok(Item::Bytes(width.unwrap_or_else(|| default_bytes(engine))));
    }
    let shape = buffer.shape();
    let wrong = |why: String| Err(PyTypeError::new_err(format!("`scalars`: {why}")));
    if let Some(hint) = buffer.hint() {
        return wrong(hint.into());
    }
    let kind = buffer.kind();
    let (signed, unsigned) = (
        matches!(kind, "b" | "h" | "i" | "l" | "q"),
        matches!(kind, "B" | "H" | "I" | "L" | "Q"),
    );
    let row = match (&shape[..], buffer.item()) {
        ([_, each], 1) if kind == "B" => *each,
        ([_, each], 8) if unsigned => 8 * each,
        ([_], _) if width.is_some() => {
            return wrong(
                "`scalar_bytes` is for bytes and rows; the items of an array have their own size"
                    .into(),
            );
        }
        ([_], 1) if kind == "?" => return Ok(Item::Bool),
        ([_], 1) if signed => return Ok(Item::I8),
        ([_], 2) if signed => return Ok(Item::I16),
        ([_], 4) if signed => return Ok(Item::I32),
        ([_], 8) if signed => return Ok(Item::I64),
        ([_], each @ (1 | 2 | 4 | 8)) if unsigned => return Ok(Item::Bytes(each)),
        _ => {
            return wrong(format!(
                "an array of items {:?} with {} axes: give integers of 8 to 64 bits with one axis, or rows of \
                 bytes or of 64-bit words (uint8, uint64) with two",
                buffer.format(),
                shape.len()
            ));
        }
    };
    if row == 0 {
        return wrong("the rows of the array are empty".into());
    }
    let each = width.unwrap_or_else(|| default_bytes(engine));
    if row != each {
        let short = match row < MOST_BYTES {
            true => format!(", or say scalar_bytes={row}"),
            false => String::new(),
        };
        return wrong(format!(
            "an array of shape {} has rows of {row} bytes, and a scalar has {each}: give a row for each scalar{short}",
            Shape(&shape)
        ));
    }
    Ok(Item::Bytes(row))
}

/// The points, those of negative scalars with the opposite sign: −y, or in Edwards coordinates −x.
pub fn opposite(
    engine: &Engine,
    points: &dyn Points,
    negative: impl Fn(usize) -> bool,
) -> Result<WordPoints, Failure> {
    let (n, each) = (points.len(), engine.words());
    points.check(2 * each)?;
    let (mut words, mut finite) = (room(2 * each * n)?, room(n)?);
    words.resize(2 * each * n, 0);
    finite.resize(n, false);
    points.fill(0, &mut words, &mut finite);
    let mut own = WordPoints {
        stride: 2 * each,
        words,
        finite,
    };
    let mut p = engine.curve().p.to_u64_digits();
    p.resize(each / engine.spec().degree, 0);
    for (i, point) in own.words.chunks_exact_mut(2 * each).enumerate() {
        if !(own.finite[i] && negative(i)) {
            continue;
        }
        let start = if engine.takes_edwards_points() {
            0
        } else {
            each
        };
        for part in point[start..start + each].chunks_exact_mut(p.len()) {
            if part.iter().all(|w| *w == 0) {
                continue;
            }
            let mut borrow = false;
            for (to, p) in part.iter_mut().zip(&p) {
                (*to, borrow) = p.borrowing_sub(*to, borrow);
            }
        }
    }
    Ok(own)
}

/// Items of `each` bytes as numbers of this machine, filled up with zeros to `wide` bytes, a multiple of a `T`.
fn numbers<T: Pod>(bytes: &[u8], each: usize, wide: usize) -> Result<Cow<'_, [T]>, Failure> {
    if each == wide
        && cfg!(target_endian = "little")
        && let Ok(there) = bytemuck::try_cast_slice(bytes)
    {
        return Ok(Cow::Borrowed(there));
    }
    let len = bytes.len() / each * (wide / size_of::<T>());
    let mut own: Vec<T> = room(len)?;
    own.resize(len, T::zeroed());
    let items = bytes.chunks_exact(each);
    for (to, from) in bytemuck::cast_slice_mut(&mut own)
        .chunks_exact_mut(wide)
        .zip(items)
    {
        to[..each].copy_from_slice(from);
        if cfg!(target_endian = "big") {
            to.chunks_exact_mut(size_of::<T>())
                .for_each(<[u8]>::reverse);
        }
    }
    Ok(Cow::Owned(own))
}
