//! Options that are numbers: integers, or texts such as "64M", read as the program reads them.

use num_bigint::{BigInt, BigUint, Sign};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyString};

use crate::failure::Failure;
use crate::integers::integer;
use crate::number::{self, NumberError};

/// A number of threads.
pub fn threads(object: Option<&Bound<'_, PyAny>>) -> PyResult<Option<usize>> {
    object
        .map(|o| read(o, "threads", number::threads))
        .transpose()
}

/// A number of bytes.
pub fn size(object: Option<&Bound<'_, PyAny>>, name: &str) -> PyResult<Option<u64>> {
    object.map(|o| read(o, name, number::size)).transpose()
}

/// A number of points.
pub fn count(object: &Bound<'_, PyAny>, name: &str) -> PyResult<usize> {
    read(object, name, number::count)
}

/// A number from `least` to `most`.
pub fn within<T: TryFrom<u64>>(
    object: &Bound<'_, PyAny>,
    name: &str,
    [least, most]: [u64; 2],
) -> PyResult<T> {
    read(object, name, number::within(least, most))
}

/// A number that is read by a function of the program's.
///
/// Errors: an object that is not a number, or a number that is not wanted; both name the argument.
fn read<T>(
    object: &Bound<'_, PyAny>,
    name: &str,
    parse: impl Fn(&str) -> Result<T, NumberError>,
) -> PyResult<T> {
    let name = || format!("`{name}`");
    let (text, shown) = if object.is_instance_of::<PyString>() {
        let text: String = object.extract()?;
        let shown = format!("{text:?}");
        (text, shown)
    } else if object.is_instance_of::<PyBool>() {
        return Err(PyTypeError::new_err(format!(
            "{} is a bool and not an int",
            name()
        )));
    } else {
        let value = integer(object, name)?;
        let shown = shown(&value);
        if value.sign() == Sign::Minus {
            let why = format!("{} is {shown}: must not be negative", name());
            return Err(Failure::new(why).into());
        }
        // No longer than what has too many bits anyway.
        let text = match value.bits() {
            ..=64 => value.to_string(),
            _ => u128::MAX.to_string(),
        };
        (text, shown)
    };
    parse(&text).map_err(|why| Failure::new(format!("{} is {shown}: {why}", name())).into())
}

/// An integer of any sign, of which only what is left modulo r counts.
pub fn modulo(object: &Bound<'_, PyAny>, name: &str, r: &BigUint) -> PyResult<BigUint> {
    let value = integer(object, || format!("`{name}`"))?;
    let left = value.magnitude() % r;
    Ok(match value.sign() {
        Sign::Minus if left != BigUint::ZERO => r - left,
        _ => left,
    })
}

/// An integer in an error.
pub fn shown(value: &BigInt) -> String {
    match value.bits() {
        ..=128 => value.to_string(),
        bits => format!("an integer of {bits} bits"),
    }
}
