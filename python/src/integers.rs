//! Python's integers as words, and back.

use num_bigint::{BigInt, BigUint};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PySequence;

use crate::failure::Failure;

/// Bits of a scalar at most: more than those of any group order, and few enough to be counted in.
pub const MOST_BITS: u64 = 1 << 16;

/// An integer.
///
/// Errors: something else, which is named.
pub fn integer(object: &Bound<'_, PyAny>, what: impl Fn() -> String) -> PyResult<BigInt> {
    object.extract().map_err(|why: PyErr| {
        if !why.is_instance_of::<PyTypeError>(object.py()) {
            return why;
        }
        let (what, kind, hint) = (what(), object.get_type(), hint(object));
        PyTypeError::new_err(format!("{what} is a {kind} and not an int{hint}"))
    })
}

/// What to give for an element of another library's field.
fn hint(object: &Bound<'_, PyAny>) -> &'static str {
    let has = |name| object.hasattr(name).unwrap_or(false);
    match () {
        () if has("coeffs") => ": give its coefficients, each as an int",
        // Floating-point numbers have this, and are no integers.
        () if has("is_integer") => "",
        () if has("n") || has("__int__") => ": give int(…) of it",
        () => "",
    }
}

/// An integer that is not negative.
///
/// Errors: a negative one, or something else.
pub fn natural(object: &Bound<'_, PyAny>, what: impl Fn() -> String) -> PyResult<BigUint> {
    let value = integer(object, &what)?;
    BigUint::try_from(value)
        .map_err(|_| Failure::new(format!("{} is negative: take it modulo p", what())).into())
}

/// An integer that is a scalar.
///
/// Errors: one of more than [`MOST_BITS`], or something else.
pub fn scalar(object: &Bound<'_, PyAny>, what: impl Fn() -> String) -> PyResult<BigInt> {
    let value = integer(object, &what)?;
    let bits = value.bits();
    if bits > MOST_BITS {
        let why = format!(
            "{} has {bits} bits, more than {MOST_BITS}: take it modulo the order r",
            what()
        );
        return Err(Failure::new(why).into());
    }
    Ok(value)
}

/// The words of a scalar without its sign, at least one.
pub fn words(value: &BigInt) -> Vec<u64> {
    let mut words = value.magnitude().to_u64_digits();
    words.resize(words.len().max(1), 0);
    words
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

/// Item i of a list that said that it has n.
///
/// Errors: those of the list; that it has no such item.
pub fn item<'py>(
    list: &Bound<'py, PySequence>,
    i: usize,
    n: usize,
    what: &str,
) -> PyResult<Bound<'py, PyAny>> {
    list.get_item(i).map_err(|why| {
        if !why.is_instance_of::<PyIndexError>(list.py()) {
            return why;
        }
        Failure::new(format!(
            "`{what}` says that it has {n} items, and has no item {i}"
        ))
        .into()
    })
}
