//! Python's integers as words, and back.

use num_bigint::{BigInt, BigUint};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

/// An integer.
///
/// Errors: something else, which is named.
pub fn integer(object: &Bound<'_, PyAny>, what: &str) -> PyResult<BigInt> {
    object.extract().map_err(|_| {
        let kind = object.get_type();
        PyTypeError::new_err(format!("{what} is a {kind} and not an int"))
    })
}

/// An integer that is not negative.
///
/// Errors: a negative one, or something else.
pub fn natural(object: &Bound<'_, PyAny>, what: &str) -> PyResult<BigUint> {
    let value = integer(object, what)?;
    BigUint::try_from(value).map_err(|_| {
        crate::failure::Failure::new(format!("{what} is negative: take it modulo p")).into()
    })
}

/// Appends an integer in `len` words; one that does not fit becomes the largest that does.
pub fn append(words: &mut Vec<u64>, value: &BigUint, len: usize) {
    let start = words.len();
    words.extend(value.iter_u64_digits());
    if words.len() - start > len {
        words.truncate(start);
        words.resize(start + len, u64::MAX);
    }
    words.resize(start + len, 0);
}
