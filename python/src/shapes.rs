//! Products side by side and Fourier transforms: lists of points, given back as bytes in the format of the call.

use msmith::{Domain, Engine, Point};
use num_bigint::{BigInt, BigUint, Sign};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::call::Call;
use crate::integers::words;
use crate::points::Given;
use crate::scalars::{Integers, opposite};
use crate::which;

/// Bits of a scalar, to see whether a call is long.
const BITS: u64 = 1 << 13;

pub fn mul_each<'py>(
    py: Python<'py>,
    engine: &Engine,
    call: &Call,
    points: &Given,
    scalars: &Integers,
    format: &str,
) -> PyResult<Bound<'py, PyBytes>> {
    let format = which::format(engine, format)?;
    let bytes = call.run(py, scalars.len(), BITS, |options| {
        points.with(engine, options, |points| {
            scalars.with_points(engine, points, |points, scalars| {
                let products = engine.mul_each(points, scalars, options)?;
                Ok(format.list(engine, &products, options)?)
            })
        })
    })?;
    Ok(PyBytes::new(py, &bytes))
}

pub fn mul_base<'py>(
    py: Python<'py>,
    engine: &Engine,
    call: &Call,
    point: &Point,
    scalars: &Integers,
    format: &str,
) -> PyResult<Bound<'py, PyBytes>> {
    let format = which::format(engine, format)?;
    let bytes = call.run(py, scalars.len(), BITS, |options| {
        let products = scalars.view(|scalars| Ok(engine.mul_base(point, scalars, options)?))?;
        let products = match scalars.negative() {
            Some(negative) => opposite(engine, &products, |i| negative[i])?,
            None => products,
        };
        Ok(format.list(engine, &products, options)?)
    })?;
    Ok(PyBytes::new(py, &bytes))
}

/// What a transform is over, and in which direction.
pub struct Roots {
    pub root: Option<BigUint>,
    pub coset: Option<BigUint>,
    pub inverse: bool,
}

pub fn fft<'py>(
    py: Python<'py>,
    engine: &Engine,
    call: &Call,
    points: &Given,
    roots: &Roots,
    format: &str,
) -> PyResult<Bound<'py, PyBytes>> {
    let format = which::format(engine, format)?;
    let bytes = call.run(py, points.roughly(engine), BITS, |options| {
        points.with(engine, options, |points| {
            let field = engine.scalar_field()?;
            let mut domain = match &roots.root {
                Some(root) => Domain::with_root(field, points.len(), &root.to_u64_digits())?,
                None => Domain::new(field, points.len())?,
            };
            if let Some(shift) = &roots.coset {
                domain = domain.coset(&shift.to_u64_digits())?;
            }
            let values = match roots.inverse {
                false => engine.fft(points, &domain, options)?,
                true => engine.ifft(points, &domain, options)?,
            };
            Ok(format.list(engine, &values, options)?)
        })
    })?;
    Ok(PyBytes::new(py, &bytes))
}

pub fn fold<'py>(
    py: Python<'py>,
    engine: &Engine,
    call: &Call,
    [p, q]: [&Given; 2],
    a: &BigInt,
    format: &str,
) -> PyResult<Bound<'py, PyBytes>> {
    let format = which::format(engine, format)?;
    let words = words(a);
    let bytes = call.run(py, p.roughly(engine), BITS, |options| {
        p.with(engine, options, |p| {
            q.with(engine, options, |q| {
                let list = match a.sign() {
                    Sign::Minus => {
                        let q = opposite(engine, q, |_| true)?;
                        engine.fold(p, &q, &words, options)?
                    }
                    _ => engine.fold(p, q, &words, options)?,
                };
                Ok(format.list(engine, &list, options)?)
            })
        })
    })?;
    Ok(PyBytes::new(py, &bytes))
}
