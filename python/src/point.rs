//! Points in Python: the results of sums.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use msmith::{Engine, Point, WordPoints};
use num_bigint::{BigInt, BigUint, Sign};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};

use crate::call::Call;
use crate::failure::Failure;
use crate::which;

/// A point of a group, affine.
#[pyclass(frozen, module = "msmith", name = "Point")]
#[derive(Clone)]
pub struct PyPoint {
    engine: Engine,
    point: Point,
}

impl PyPoint {
    pub fn new(engine: &Engine, point: Point) -> Self {
        Self {
            engine: engine.clone(),
            point,
        }
    }

    /// The point, for an engine of its group.
    ///
    /// Errors: a point of another group.
    pub fn of(&self, engine: &Engine) -> PyResult<&Point> {
        if !same(&self.engine, engine) {
            let (own, other) = (name(&self.engine), name(engine));
            let why = format!("the point is of {own}, and the engine of {other}");
            return Err(Failure::new(why).into());
        }
        Ok(&self.point)
    }

    /// As numbers, for a list of an engine's points; `None` at infinity.
    ///
    /// Errors: a point of another group.
    pub fn numbers(&self, engine: &Engine, i: usize) -> PyResult<Option<[Vec<BigUint>; 2]>> {
        if !same(&self.engine, engine) {
            let why = format!(
                "point {i} is of {}, and the engine of {}",
                name(&self.engine),
                name(engine)
            );
            return Err(Failure::new(why).at(i).into());
        }
        Ok((self.point.as_ref()).map(|(x, y)| [engine.from_words(x), engine.from_words(y)]))
    }

    fn coordinate<'py>(&self, py: Python<'py>, words: &[u64]) -> PyResult<Bound<'py, PyAny>> {
        let mut parts = self.engine.from_words(words);
        match parts.len() {
            1 => Ok(parts.remove(0).into_pyobject(py)?.into_any()),
            _ => Ok(PyTuple::new(py, parts)?.into_any()),
        }
    }

    /// In Edwards coordinates (0, 1).
    fn is_neutral(&self) -> bool {
        let Some((x, y)) = &self.point else {
            return true;
        };
        self.engine.takes_edwards_points()
            && x.iter().all(|w| *w == 0)
            && self.engine.from_words(y) == [BigUint::from(1u32)]
    }

    fn times(&self, py: Python<'_>, scalar: &BigInt) -> PyResult<Self> {
        let words = match scalar.magnitude().to_u64_digits() {
            words if words.is_empty() => vec![0],
            words => words,
        };
        let product =
            Call::plain().run(py, 1, 0, |_| Ok(self.engine.mul(&words, &self.point)?))?;
        let product = Self::new(&self.engine, product);
        Ok(match scalar.sign() {
            Sign::Minus => product.opposite(),
            _ => product,
        })
    }

    fn opposite(&self) -> Self {
        let minus = |words: &[u64]| -> Vec<u64> {
            let p = &self.engine.curve().p;
            (self.engine.from_words(words).iter())
                .flat_map(|c| {
                    self.engine.to_words(&if *c == BigUint::ZERO {
                        BigUint::ZERO
                    } else {
                        p - c
                    })
                })
                .collect()
        };
        let point = self
            .point
            .as_ref()
            .map(|(x, y)| match self.engine.takes_edwards_points() {
                true => (minus(x), y.clone()),
                false => (x.clone(), minus(y)),
            });
        Self::new(&self.engine, point)
    }

    fn plus(&self, py: Python<'_>, other: &Self) -> PyResult<Self> {
        if !same(&self.engine, &other.engine) {
            let why = format!(
                "a point of {} and one of {} have no sum",
                name(&self.engine),
                name(&other.engine)
            );
            return Err(Failure::new(why).into());
        }
        let sum = Call::plain().run(py, 1, 0, |_| {
            Ok(self.engine.mul2(&[1], &self.point, &[1], &other.point)?)
        })?;
        Ok(Self::new(&self.engine, sum))
    }
}

/// Whether both are of one group in one form.
pub fn same(a: &Engine, b: &Engine) -> bool {
    a.group() == b.group()
        && a.curve() == b.curve()
        && a.takes_edwards_points() == b.takes_edwards_points()
}

/// Group and curve.
pub fn name(engine: &Engine) -> String {
    match engine.edwards_curve() {
        Some(curve) if engine.takes_edwards_points() => curve.name.clone(),
        _ => format!("{} of {}", engine.group(), engine.curve().name),
    }
}

#[pymethods]
impl PyPoint {
    /// x: an integer below p, over an extension a pair of them; None at infinity.
    #[getter]
    fn x<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        (self.point.as_ref())
            .map(|(x, _)| self.coordinate(py, x))
            .transpose()
    }

    /// y, likewise.
    #[getter]
    fn y<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        (self.point.as_ref())
            .map(|(_, y)| self.coordinate(py, y))
            .transpose()
    }

    /// Whether it is the neutral element: the point at infinity, (0, 1) of an Edwards curve.
    #[getter]
    fn is_infinity(&self) -> bool {
        self.is_neutral()
    }

    /// The curve's name.
    #[getter]
    fn curve(&self) -> String {
        match self.engine.edwards_curve() {
            Some(curve) if self.engine.takes_edwards_points() => curve.name.clone(),
            _ => self.engine.curve().name.clone(),
        }
    }

    /// 'g1' or 'g2'.
    #[getter]
    fn group(&self) -> String {
        self.engine.group().to_string().to_lowercase()
    }

    /// Its bytes in a format of points, without the count that files of that format begin with.
    #[pyo3(signature = (format = "affine-le"))]
    fn to_bytes<'py>(&self, py: Python<'py>, format: &str) -> PyResult<Bound<'py, PyBytes>> {
        let format = which::format(&self.engine, format)?;
        let stride = 2 * self.engine.words();
        let points = WordPoints {
            stride,
            words: match &self.point {
                Some((x, y)) => [x.as_slice(), y].concat(),
                None => vec![0; stride],
            },
            finite: vec![self.point.is_some()],
        };
        let bytes = format
            .encode(&self.engine, &points)
            .map_err(Failure::from)?;
        Ok(PyBytes::new(py, &bytes))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Self>();
        other.is_ok_and(|o| same(&self.engine, &o.get().engine) && self.point == o.get().point)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (&self.engine.curve().name, &self.point).hash(&mut hasher);
        hasher.finish()
    }

    fn __add__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.plus(py, of(other)?.get())
    }

    fn __sub__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.plus(py, &of(other)?.get().opposite())
    }

    fn __neg__(&self) -> Self {
        self.opposite()
    }

    fn __mul__(&self, py: Python<'_>, scalar: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.times(
            py,
            &crate::integers::integer(scalar, "the factor of a point")?,
        )
    }

    fn __rmul__(&self, py: Python<'_>, scalar: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.__mul__(py, scalar)
    }

    fn __repr__(&self) -> String {
        let name = name(&self.engine);
        let Some((x, y)) = &self.point else {
            return format!("<Point at infinity, {name}>");
        };
        let hex = |words: &[u64]| {
            let parts = self.engine.from_words(words);
            let parts: Vec<String> = parts.iter().map(|c| format!("{c:#x}")).collect();
            match parts.len() {
                1 => parts.concat(),
                _ => format!("({})", parts.join(", ")),
            }
        };
        format!("<Point ({}, {}), {name}>", hex(x), hex(y))
    }
}

fn of<'a, 'py>(other: &'a Bound<'py, PyAny>) -> PyResult<&'a Bound<'py, PyPoint>> {
    other.cast::<PyPoint>().map_err(|_| {
        let kind = other.get_type();
        PyTypeError::new_err(format!("a Point and a {kind} have no sum"))
    })
}
