//! The scalars that Python gives: bytes of fixed width, arrays of integers, or a list of them.

use std::borrow::Cow;

use bytemuck::Pod;
use msmith::{Engine, Points, Scalars, WordPoints};
use num_bigint::{BigInt, BigUint, Sign};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PySequence, PyString};

use crate::buffer::Buffer;
use crate::failure::Failure;
use crate::file::PySection;
use crate::integers::{append, integer};

/// More bytes than any group order, and few enough to be counted in.
const MOST_BYTES: usize = 1 << 13;

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
    I8,
    I16,
    I32,
    I64,
}

/// Integers of so many words each, and which of them are negative.
pub struct Numbers {
    words: Vec<u64>,
    per: usize,
    negative: Option<Vec<bool>>,
}

/// Bytes of a scalar where nobody says how many: those of the order r in whole words.
pub fn default_bytes(engine: &Engine) -> usize {
    8 * engine.curve().r.bits().div_ceil(64) as usize
}

impl Integers {
    /// Errors: an object that is no list of integers, and why; `width`, the bytes of a scalar, where there are none.
    pub fn new(engine: &Engine, object: &Bound<'_, PyAny>, width: Option<usize>) -> PyResult<Self> {
        if let Some(0 | MOST_BYTES..) = width {
            let why = format!(
                "`scalar_bytes` is the number of bytes of a scalar, 1 to {}",
                MOST_BYTES - 1
            );
            return Err(Failure::new(why).into());
        }
        if let Ok(section) = object.cast::<PySection>() {
            return Ok(Self::Section(section.get().clone()));
        }
        if let Some(buffer) = Buffer::of(object, "scalars")? {
            let item = item(engine, &buffer, width)?;
            if let (Item::Bytes(each), len) = (item, buffer.bytes().len())
                && !len.is_multiple_of(each)
            {
                let why = format!(
                    "`scalars`: {len} bytes are no whole number of scalars of {each}: fill them up with zeros, least \
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
        Numbers::new(list).map(Self::Own)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        match self {
            Self::Own(numbers) => numbers.words.len() / numbers.per,
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
        job(&opposite(engine, points, negative), scalars)
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
        let Self::Own(Numbers {
            words,
            per,
            negative: Some(negative),
        }) = self
        else {
            return self.view(job);
        };
        let r = &engine.curve().r;
        let len = r.bits().div_ceil(64) as usize;
        let mut all = Vec::new();
        for (words, negative) in words.chunks_exact(*per).zip(negative) {
            let digits: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            let value = BigUint::from_bytes_le(&digits) % r;
            let zero = value == BigUint::ZERO;
            append(
                &mut all,
                &if *negative && !zero { r - value } else { value },
                len,
            );
        }
        job(Scalars::Words {
            words: &all,
            per: len,
        })
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
            Item::Bytes(1) => job(Scalars::U8(bytes)),
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
            Self::I8 => 1,
            Self::I16 => 2,
            Self::I32 => 4,
            Self::I64 => 8,
        }
    }
}

/// What the items of a buffer are: bytes of fixed width; numbers of an array with one axis; rows of one with two.
fn item(engine: &Engine, buffer: &Buffer, width: Option<usize>) -> PyResult<Item> {
    if buffer.is_bytes() {
        return Ok(Item::Bytes(width.unwrap_or_else(|| default_bytes(engine))));
    }
    let shape = buffer.shape();
    let wrong = |why: String| Err(PyTypeError::new_err(format!("`scalars`: {why}")));
    let format = buffer.format();
    if format.starts_with(['>', '!']) && buffer.item() > 1 {
        return wrong(
            "an array of big-endian numbers: convert it with astype to the same little-endian"
                .into(),
        );
    }
    let kind = format.trim_start_matches(['<', '=', '@', '|', '>', '!']);
    let (signed, unsigned) = (
        matches!(kind, "b" | "h" | "i" | "l" | "q"),
        matches!(kind, "?" | "B" | "H" | "I" | "L" | "Q"),
    );
    let item = match (shape.len(), buffer.item()) {
        _ if width.is_some() => {
            return wrong(
                "`scalar_bytes` is for bytes; the items of an array have their own size".into(),
            );
        }
        (1, 1) if signed => Item::I8,
        (1, 2) if signed => Item::I16,
        (1, 4) if signed => Item::I32,
        (1, 8) if signed => Item::I64,
        (1, each @ (1 | 2 | 4 | 8)) if unsigned => Item::Bytes(each),
        (2, 1) if kind == "B" => Item::Bytes(shape[1]),
        (2, 8) if unsigned => Item::Bytes(8 * shape[1]),
        _ => {
            return wrong(format!(
                "an array of items {format:?} with {} axes: give integers of 8 to 64 bits with one axis, or rows of \
                 bytes or of 64-bit words (uint8, uint64) with two",
                shape.len()
            ));
        }
    };
    match item.bytes() {
        0 => wrong("the rows of the array are empty".into()),
        MOST_BYTES.. => wrong(format!(
            "rows of {} bytes are longer than {MOST_BYTES}",
            item.bytes()
        )),
        _ => Ok(item),
    }
}

impl Numbers {
    fn new(list: &Bound<'_, PySequence>) -> PyResult<Self> {
        let n = list.len()?;
        let mut all: Vec<BigInt> = Vec::with_capacity(n);
        for i in 0..n {
            all.push(integer(&list.get_item(i)?, &format!("scalar {i}"))?);
        }
        let bits = all.iter().map(BigInt::bits).max().unwrap_or(0);
        if bits > 8 * MOST_BYTES as u64 {
            let most = 8 * MOST_BYTES;
            let why =
                format!("a scalar has {bits} bits, more than {most}: take it modulo the order r");
            return Err(Failure::new(why).into());
        }
        let per = bits.div_ceil(64).max(1) as usize;
        let mut words = Vec::with_capacity(n * per);
        for value in &all {
            append(&mut words, value.magnitude(), per);
        }
        let negative: Vec<bool> = all.iter().map(|a| a.sign() == Sign::Minus).collect();
        Ok(Self {
            words,
            per,
            negative: negative.contains(&true).then_some(negative),
        })
    }
}

/// The points, those of negative scalars with the opposite sign: −y, or in Edwards coordinates −x.
pub fn opposite(engine: &Engine, points: &dyn Points, negative: &[bool]) -> WordPoints {
    let (n, each) = (negative.len(), engine.words());
    let mut own = WordPoints {
        stride: 2 * each,
        words: vec![0; 2 * each * n],
        finite: vec![false; n],
    };
    points.fill(0, &mut own.words, &mut own.finite);
    let mut p = engine.curve().p.to_u64_digits();
    p.resize(each / engine.spec().degree, 0);
    for (i, point) in own.words.chunks_exact_mut(2 * each).enumerate() {
        if !(negative[i] && own.finite[i]) {
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
    own
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
    let mut own: Vec<T> = Vec::new();
    own.try_reserve_exact(len)
        .map_err(|_| msmith::Error::OutOfMemory {
            bytes: (len * size_of::<T>()) as u64,
        })?;
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
