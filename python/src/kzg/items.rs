//! Blobs, cells, commitments and proofs as Python gives them.

use std::borrow::Cow;

use msmith_kzg::{BYTES_PER_BLOB, BYTES_PER_CELL, Commitments};
use num_bigint::BigInt;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::{Any, argument};
use crate::arguments::shown;
use crate::buffer::Buffer;
use crate::call::Turns;
use crate::failure::{Failure, Kind};
use crate::integers::integer;
use crate::room::grow;

/// Items of N bytes each.
pub struct Items<const N: usize> {
    held: Held<N>,
    what: &'static str,
}

enum Held<const N: usize> {
    /// One after the other, where they are.
    Buffer(Buffer),
    /// Each where it is.
    List(Vec<Buffer>),
}

impl<const N: usize> Items<N> {
    /// One item: bytes, or an array of them.
    ///
    /// Errors: another object; another number of bytes.
    pub fn one(object: Any<'_, '_>, what: &'static str) -> PyResult<Self> {
        let buffer = Self::buffer(object, what, |shape| shape == [N / 32, 32])?;
        let len = buffer.bytes().len();
        if len != N {
            let why = format!("`{what}` has {len} bytes, not {N}");
            return Err(Failure::new(why).into());
        }
        let held = Held::Buffer(buffer);
        Ok(Self { held, what })
    }

    /// Any number: bytes of one after the other, or an array of them, with a row each or not; or an iterable of items.
    ///
    /// Errors: another object; another number of bytes; memory that there is not; whatever a signal raises.
    pub fn many(object: Any<'_, '_>, what: &'static str) -> PyResult<Self> {
        let py = object.py();
        let fits = |shape: &[usize]| match shape {
            [_, bytes] => *bytes == N,
            [_, rows, 32] => 32 * rows == N,
            _ => false,
        };
        if let Some(buffer) = argument(py, Buffer::of(object, what))? {
            drop(buffer);
            let buffer = Self::buffer(object, what, fits)?;
            let len = buffer.bytes().len();
            if !len.is_multiple_of(N) {
                let why = format!("`{what}` has {len} bytes, which is not a multiple of {N}");
                return Err(Failure::new(why).into());
            }
            let held = Held::Buffer(buffer);
            return Ok(Self { held, what });
        }
        let (mut list, mut turns) = (Vec::new(), Turns::default());
        for (i, item) in iterable(object, what, "bytes")?.enumerate() {
            turns.next(py)?;
            let name = format!("{what}[{i}]");
            let buffer = Self::buffer(&item?, &name, |shape| shape == [N / 32, 32])?;
            let len = buffer.bytes().len();
            if len != N {
                let why = format!("`{name}` has {len} bytes, not {N}");
                return Err(Failure::new(why).at(i).into());
            }
            grow(&mut list, 1)?;
            list.push(buffer);
        }
        let held = Held::List(list);
        Ok(Self { held, what })
    }

    fn buffer(
        object: Any<'_, '_>,
        what: &str,
        fits: impl Fn(&[usize]) -> bool,
    ) -> PyResult<Buffer> {
        argument(object.py(), Buffer::bytes_of(object, what, fits))
    }

    /// All of them, wherever they are.
    pub fn each(&self) -> Vec<&[u8; N]> {
        let buffers = match &self.held {
            Held::Buffer(buffer) => std::slice::from_ref(buffer),
            Held::List(list) => list,
        };
        let items = buffers.iter().map(|buffer| buffer.bytes().as_chunks().0);
        items.flatten().collect()
    }

    /// All of them one after the other: copies of those that are not.
    pub fn all(&self) -> Cow<'_, [[u8; N]]> {
        match &self.held {
            Held::Buffer(buffer) => Cow::Borrowed(buffer.bytes().as_chunks().0),
            Held::List(_) => self.each().into_iter().copied().collect(),
        }
    }

    /// The item where there is one.
    pub fn only(&self) -> Result<&[u8; N], Failure> {
        let wrong = || Failure::new(format!("`{}` is not one item", self.what));
        self.each().first().copied().ok_or_else(wrong)
    }

    /// Field elements of all of them, which say how long a call may take.
    pub fn elements(&self) -> usize {
        N.div_ceil(32) * self.each().len()
    }
}

/// Blobs, as [`Items::many`] reads them.
pub fn many_blobs(object: Any<'_, '_>, what: &'static str) -> PyResult<Items<BYTES_PER_BLOB>> {
    Items::many(object, what)
}

/// Cells.
pub fn many_cells(object: Any<'_, '_>, what: &'static str) -> PyResult<Items<BYTES_PER_CELL>> {
    Items::many(object, what)
}

/// A list of indices.
///
/// Errors: an object that is not iterable; an item that is not an integer, or not of 64 bits; memory that there is not;
/// whatever a signal raises.
pub fn indices(object: Any<'_, '_>, what: &str) -> PyResult<Vec<u64>> {
    let (mut list, mut turns) = (Vec::new(), Turns::default());
    for (i, item) in iterable(object, what, "int")?.enumerate() {
        turns.next(object.py())?;
        let name = || format!("`{what}[{i}]`");
        let index = read(&item?, name)?.map_err(|why| why.at(i))?;
        grow(&mut list, 1)?;
        list.push(index);
    }
    Ok(list)
}

/// An index.
///
/// Errors: an object that is not an integer, or not of 64 bits.
pub fn index(object: Any<'_, '_>, what: &str) -> PyResult<u64> {
    Ok(read(object, || format!("`{what}`"))??)
}

fn read(object: Any<'_, '_>, name: impl Fn() -> String) -> PyResult<Result<u64, Failure>> {
    let value: BigInt = argument(object.py(), integer(object, &name))?;
    Ok(u64::try_from(&value).map_err(|_| {
        let value = shown(&value);
        Failure::new(format!("{} is {value}: not an index", name()))
    }))
}

/// The items of an object.
fn iterable<'py>(
    object: Any<'_, 'py>,
    what: &str,
    of: &str,
) -> PyResult<impl Iterator<Item = PyResult<Bound<'py, PyAny>>> + use<'py>> {
    object.try_iter().map_err(|_| {
        let kind = object.get_type();
        let why = format!("`{what}` is a {kind}: give a list of {of}");
        Failure::of(Kind::Argument, why).into()
    })
}

/// The indices and cells of a row each.
pub fn rows_of(
    object: Any<'_, '_>,
    what: &str,
) -> PyResult<Vec<(Vec<u64>, Items<BYTES_PER_CELL>)>> {
    let mut all = Vec::new();
    for (i, item) in iterable(object, what, "pairs")?.enumerate() {
        let item = item?;
        let Some(pair) = item.cast::<PyTuple>().ok().filter(|t| t.len() == 2) else {
            let why = format!("`{what}[{i}]` is not a tuple of indices and cells");
            return Err(PyErr::from(Failure::of(Kind::Argument, why).at(i)));
        };
        let pair = (
            indices(&pair.get_item(0)?, "cell_indices")?,
            Items::many(&pair.get_item(1)?, "cells")?,
        );
        grow(&mut all, 1)?;
        all.push(pair);
    }
    Ok(all)
}

/// Commitments that are read and checked: those of a block's blobs, in their order.
#[pyclass(frozen, module = "msmith.kzg", name = "Commitments")]
pub struct PyCommitments(pub Commitments);

#[pymethods]
impl PyCommitments {
    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __repr__(&self) -> String {
        format!("<Commitments: {}>", self.0.len())
    }
}

/// The commitments that were read.
pub fn checked(object: Any<'_, '_>, what: &str) -> PyResult<Commitments> {
    let kind = object.get_type();
    let wrong = || {
        let why = format!("`{what}` is a {kind}: give what the function commitments returns");
        PyErr::from(Failure::of(Kind::Argument, why))
    };
    let read = object.cast::<PyCommitments>().map_err(|_| wrong())?;
    Ok(read.get().0.clone())
}
