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
use crate::integers::{scalar, words};
use crate::pickled::{self, Reduced, place, reduced};
use crate::which;

/// A point of a group, affine.
#[pyclass(frozen, module = "msmith", name = "Point")]
#[derive(Clone)]
pub struct PyPoint {
    engine: Engine,
    point: Point,
}

/// The neutral element in the one form that it has here: (0, 1) in Edwards coordinates, otherwise infinity.
pub fn neutral(engine: &Engine) -> Point {
    match engine.takes_edwards_points() {
        true => {
            let one = engine.to_words(&BigUint::from(1u32));
            Point::new([vec![0; one.len()], one].concat())
        }
        false => Point::infinity(),
    }
}

impl PyPoint {
    pub fn new(engine: &Engine, point: Point) -> Self {
        Self {
            engine: engine.clone(),
            point: match point.is_infinity() {
                true => neutral(engine),
                false => point,
            },
        }
    }

    /// The point, for an engine of its group; messages call it `what`.
    ///
    /// Errors: a point of another group.
    pub fn of(&self, engine: &Engine, what: impl Fn() -> String) -> Result<&Point, Failure> {
        if same(&self.engine, engine) {
            return Ok(&self.point);
        }
        let (own, other) = (name(&self.engine), name(engine));
        let why = format!("{} is of {own}, and the engine of {other}", what());
        Err(Failure::new(why))
    }

    fn coordinate<'py>(&self, py: Python<'py>, words: &[u64]) -> PyResult<Bound<'py, PyAny>> {
        let mut parts = self.engine.from_words(words);
        match parts.len() {
            1 => Ok(parts.remove(0).into_pyobject(py)?.into_any()),
            _ => Ok(PyTuple::new(py, parts)?.into_any()),
        }
    }

    fn times(&self, py: Python<'_>, scalar: &BigInt) -> PyResult<Self> {
        let words = words(scalar);
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
        let Some((x, y)) = self.point.coordinates() else {
            return self.clone();
        };
        let words = match self.engine.takes_edwards_points() {
            true => [&minus(x), y].concat(),
            false => [x, &minus(y)].concat(),
        };
        Self::new(&self.engine, Point::new(words))
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
        && (std::ptr::eq(a.curve(), b.curve()) || a.curve() == b.curve())
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
        (self.point.coordinates())
            .map(|(x, _)| self.coordinate(py, x))
            .transpose()
    }

    /// y, likewise.
    #[getter]
    fn y<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        (self.point.coordinates())
            .map(|(_, y)| self.coordinate(py, y))
            .transpose()
    }

    /// Whether it is the neutral element: the point at infinity, (0, 1) of an Edwards curve.
    #[getter]
    fn is_infinity(&self) -> bool {
        self.point == neutral(&self.engine)
    }

    /// The curve's name.
    #[getter]
    fn curve(&self) -> String {
        which::curve(&self.engine)
    }

    /// 'g1' or 'g2'.
    #[getter]
    fn group(&self) -> String {
        self.engine.group().to_string().to_lowercase()
    }

    /// Its bytes in a format of points, without the count that files of that format begin with: one point is read by
    /// `point`.
    #[pyo3(signature = (format = "affine-le"))]
    fn to_bytes<'py>(&self, py: Python<'py>, format: &str) -> PyResult<Bound<'py, PyBytes>> {
        let format = which::format(&self.engine, format)?;
        let mut points = WordPoints {
            stride: 2 * self.engine.words(),
            ..WordPoints::default()
        };
        points.push(&self.point).map_err(Failure::from)?;
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

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let (curve, group, _) = place(py, &self.engine)?;
        let data =
            (self.point.coordinates()).map(|(x, y)| pickled::bytes(py, &self.engine, &[x, y]));
        reduced(py, "point", (curve, group, data))
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

    fn __mul__(&self, py: Python<'_>, factor: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.times(py, &scalar(factor, || "the factor of a point".into())?)
    }

    fn __rmul__(&self, py: Python<'_>, factor: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.__mul__(py, factor)
    }

    fn __repr__(&self) -> String {
        let name = name(&self.engine);
        let Some((x, y)) = self.point.coordinates() else {
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
