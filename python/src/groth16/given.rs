//! What Python gives: files by their paths or bytes, witnesses, JSON as objects or texts.

use std::path::{PathBuf, absolute};

use msmith_groth16::{Groups, Witness};
use msmith_io::source::Source;
use num_bigint::{BigInt, Sign};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};

use super::Any;
use crate::arguments::shown;
use crate::buffer::Buffer;
use crate::call::Turns;
use crate::failure::Failure;
use crate::integers::integer;
use crate::room::grow;

/// A file.
pub enum FileGiven {
    Path(PathBuf),
    /// Its bytes, where they are.
    Bytes(Buffer),
}

impl FileGiven {
    /// A path, or bytes; `None` of anything else.
    ///
    /// Errors: an array of something else.
    pub fn of(object: Any<'_, '_>, what: &str) -> PyResult<Option<Self>> {
        if Buffer::of(object, what)?.is_some() {
            let buffer = Buffer::bytes_of(object, what, |_| false)?;
            return Ok(Some(Self::Bytes(buffer)));
        }
        match object.extract::<PathBuf>() {
            Ok(path) => Ok(Some(Self::Path(absolute(path)?))),
            Err(_) => Ok(None),
        }
    }

    /// The file, open; bytes are copied.
    pub fn source(&self) -> Result<Source, Failure> {
        match self {
            Self::Path(path) => {
                let opened = Source::open(path, None, None);
                opened.map_err(|why| Failure::from(why).in_file(path))
            }
            Self::Bytes(buffer) => {
                let mut copy = Vec::new();
                grow(&mut copy, buffer.bytes().len())?;
                copy.extend_from_slice(buffer.bytes());
                Ok(Source::from_bytes(copy, None, None)?)
            }
        }
    }

    /// The same failure with the file's path.
    pub fn named(&self, why: Failure) -> Failure {
        match self {
            Self::Path(path) => why.in_file(path),
            Self::Bytes(_) => why,
        }
    }
}

/// What is refused for its type.
pub fn wrong_type(object: Any<'_, '_>, what: &str, give: &str) -> PyErr {
    let kind = object.get_type();
    PyTypeError::new_err(format!("`{what}` is a {kind}: give {give}"))
}

/// A witness.
pub enum Witnessed {
    File(FileGiven),
    /// Four words a value, least significant first.
    Values(Vec<u64>),
}

impl Witnessed {
    /// Errors: another object; a value that is no scalar of 256 bits; whatever a signal raises.
    pub fn of(object: Any<'_, '_>) -> PyResult<Self> {
        let what = "witness";
        if let Some(given) = FileGiven::of(object, what)? {
            return Ok(Self::File(given));
        }
        let Ok(values) = object.try_iter() else {
            return Err(wrong_type(
                object,
                what,
                "a path, the bytes of a .wtns, or ints",
            ));
        };
        let (mut list, mut turns) = (Vec::new(), Turns::default());
        for (i, value) in values.enumerate() {
            turns.next(object.py())?;
            let value = words(&value?, || format!("`witness[{i}]`"))?;
            grow(&mut list, 4)?;
            list.extend(value);
        }
        Ok(Self::Values(list))
    }

    pub fn read(&self, groups: &Groups) -> Result<Witness, Failure> {
        match self {
            Self::Values(words) => Ok(Witness::new(groups, words.clone())?),
            Self::File(given) => {
                let read = Witness::of_source(&given.source()?, groups);
                read.map_err(|why| given.named(why.into()))
            }
        }
    }
}

/// An integer of 256 bits at most.
///
/// Errors: another one, or something else.
pub fn words(object: Any<'_, '_>, what: impl Fn() -> String) -> PyResult<[u64; 4]> {
    let value: BigInt = integer(object, &what)?;
    if value.sign() == Sign::Minus || value.bits() > 256 {
        let (what, value) = (what(), shown(&value));
        let why = format!("{what} is {value}: it must not be negative, and below the order r");
        return Err(Failure::new(why).into());
    }
    let mut words = [0; 4];
    for (word, digit) in words.iter_mut().zip(value.iter_u64_digits()) {
        *word = digit;
    }
    Ok(words)
}

/// JSON, as a text or an object.
///
/// Errors: an object that JSON does not have.
pub fn text(object: Any<'_, '_>, what: &str) -> PyResult<String> {
    if let Ok(text) = object.cast::<PyString>() {
        return Ok(text.to_str()?.to_owned());
    }
    let dumped = object.py().import("json")?.call_method1("dumps", (object,));
    match dumped {
        Ok(text) => text.extract(),
        Err(why) if why.is_instance_of::<PyTypeError>(object.py()) => {
            Err(wrong_type(object, what, "an object of JSON, or its text"))
        }
        Err(why) => Err(why),
    }
}

/// Public signals, as a text, or a list of texts or ints.
///
/// Errors: another object.
pub fn signals(object: Any<'_, '_>, what: &str) -> PyResult<String> {
    if object.is_instance_of::<PyString>() {
        return text(object, what);
    }
    let Ok(values) = object.try_iter() else {
        return Err(wrong_type(object, what, "a list of public signals"));
    };
    let (list, mut turns) = (PyList::empty(object.py()), Turns::default());
    for (i, value) in values.enumerate() {
        turns.next(object.py())?;
        let value = value?;
        if value.is_instance_of::<PyString>() {
            list.append(value)?;
        } else {
            let value = integer(&value, || format!("`{what}[{i}]`"))?;
            list.append(value.to_string())?;
        }
    }
    text(&list, what)
}

/// The object of a JSON text.
pub fn loads<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}
