//! Memory that a Python object shows: the one place that follows pointers from outside.
#![allow(unsafe_code)]

use std::ffi::CStr;

use pyo3::exceptions::PyTypeError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyMemoryView};

/// A C-contiguous buffer, held until this is dropped. While it is held, Python refuses to resize what has it; the
/// caller must not write to it while a call reads it, as with all libraries that let other threads run.
pub struct Buffer {
    // Its address is what the exporter knows, so it does not move.
    view: Box<ffi::Py_buffer>,
    /// Whether it comes from bytes, a bytearray or a memoryview of bytes, which have no items but bytes.
    is_bytes: bool,
}

// SAFETY: the memory is only read, and stays as long as the view is held.
unsafe impl Send for Buffer {}
// SAFETY: as above.
unsafe impl Sync for Buffer {}

impl Buffer {
    /// The buffer of an object; `None` if it has none.
    ///
    /// Errors: one that is not C-contiguous.
    pub fn of(object: &Bound<'_, PyAny>, what: &str) -> PyResult<Option<Self>> {
        // SAFETY: a live object.
        if unsafe { ffi::PyObject_CheckBuffer(object.as_ptr()) } == 0 {
            return Ok(None);
        }
        if object.hasattr("mask")? && object.hasattr("filled")? {
            return Err(PyTypeError::new_err(format!(
                "`{what}`: an array with a mask: fill it, or take its data"
            )));
        }
        // SAFETY: all zero is a valid value of this structure of numbers and pointers.
        let mut view: Box<ffi::Py_buffer> = Box::new(unsafe { std::mem::zeroed() });
        let flags = ffi::PyBUF_C_CONTIGUOUS | ffi::PyBUF_FORMAT;
        // SAFETY: a live object and a place for the view; 0 says that it was filled.
        if unsafe { ffi::PyObject_GetBuffer(object.as_ptr(), &raw mut *view, flags) } != 0 {
            let why = PyErr::fetch(object.py());
            let kind = object.get_type();
            return Err(PyTypeError::new_err(format!(
                "`{what}`: this {kind} is not C-contiguous or shows no plain memory ({why}): \
                 copy it with numpy.ascontiguousarray or bytes"
            )));
        }
        let mut buffer = Self {
            view,
            is_bytes: false,
        };
        buffer.is_bytes = object.is_instance_of::<PyBytes>()
            || object.is_instance_of::<PyByteArray>()
            || (object.is_instance_of::<PyMemoryView>()
                && buffer.format() == "B"
                && buffer.shape().len() == 1);
        Ok(Some(buffer))
    }

    pub fn is_bytes(&self) -> bool {
        self.is_bytes
    }

    /// All of it.
    pub fn bytes(&self) -> &[u8] {
        let len = usize::try_from(self.view.len).unwrap_or(0);
        if len == 0 || self.view.buf.is_null() {
            return &[];
        }
        // SAFETY: the exporter shows this many bytes there, for as long as the view is held.
        unsafe { std::slice::from_raw_parts(self.view.buf.cast(), len) }
    }

    /// Bytes of an item.
    pub fn item(&self) -> usize {
        usize::try_from(self.view.itemsize).unwrap_or(0)
    }

    /// The kind of item, as the module `struct` writes it.
    pub fn format(&self) -> &str {
        if self.view.format.is_null() {
            return "B";
        }
        // SAFETY: a text that ends with zero, of the exporter's, for as long as the view is held.
        unsafe { CStr::from_ptr(self.view.format) }
            .to_str()
            .unwrap_or("?")
    }

    /// The same without the mark of its byte order.
    pub fn kind(&self) -> &str {
        self.format()
            .trim_start_matches(['<', '=', '@', '|', '>', '!'])
    }

    /// Whether its items have several bytes, the most significant one first.
    pub fn is_big_endian(&self) -> bool {
        self.item() > 1 && self.format().starts_with(['>', '!'])
    }

    /// What to do with an array that holds no numbers of a fixed size.
    pub fn hint(&self) -> Option<&'static str> {
        match self.kind() {
            "O" => Some(
                "an array of Python's objects shows no numbers: give a list, which its method tolist() makes",
            ),
            _ if self.is_big_endian() => Some(
                "an array of big-endian numbers: convert it with astype to the same little-endian",
            ),
            _ => None,
        }
    }

    /// The bytes of an argument: bytes, or an array of them with one axis, or with such as `fits` takes.
    ///
    /// Errors: another object, or other items.
    pub fn bytes_of(
        object: &Bound<'_, PyAny>,
        what: &str,
        fits: impl Fn(&[usize]) -> bool,
    ) -> PyResult<Self> {
        let Some(buffer) = Self::of(object, what)? else {
            let kind = object.get_type();
            return Err(PyTypeError::new_err(format!(
                "`{what}` is a {kind}: give bytes"
            )));
        };
        let (shape, items) = (buffer.shape(), matches!(buffer.kind(), "B" | "b" | "c"));
        if buffer.item() != 1 || !items || shape.len() != 1 && !fits(&shape) {
            return Err(PyTypeError::new_err(format!(
                "`{what}` is an array of items {:?} with {} axes: give bytes, or an array of them (uint8) with one axis",
                buffer.format(),
                shape.len()
            )));
        }
        Ok(buffer)
    }

    /// Items along each axis; of a single number none.
    pub fn shape(&self) -> Vec<usize> {
        let axes = usize::try_from(self.view.ndim).unwrap_or(0);
        if axes == 0 {
            return Vec::new();
        }
        if self.view.shape.is_null() {
            return vec![self.bytes().len() / self.item().max(1)];
        }
        // SAFETY: the exporter shows one number for each axis there, for as long as the view is held.
        let shape = unsafe { std::slice::from_raw_parts(self.view.shape, axes) };
        shape
            .iter()
            .map(|&n| usize::try_from(n).unwrap_or(0))
            .collect()
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        // Views are made and dropped by functions that Python calls, so this thread is attached already.
        Python::attach(|_| {
            // SAFETY: a view that was filled, released once.
            unsafe { ffi::PyBuffer_Release(&raw mut *self.view) };
        });
    }
}
