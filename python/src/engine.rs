//! Engines, and what there is.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;

use msmith::{Domain, Engine, Point};
use num_bigint::Sign;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::arguments;
use crate::call::Call;
use crate::failure::Failure;
use crate::integers::{scalar, words};
use crate::pickled::{self, Reduced, place, reduced};
use crate::plans;
use crate::point::{self, PyPoint};
use crate::points::Given;
use crate::room::room;
use crate::scalars::{Integers, default_bytes, opposite};
use crate::stream::PyStream;
use crate::table::PyTable;
use crate::which::{self, PyEngine};

/// Bits of a scalar of a list of points, to see whether a call is long.
const BITS: u64 = 1 << 13;

#[pymethods]
impl PyEngine {
    #[new]
    #[pyo3(signature = (curve, group = "g1", *, backend = None))]
    fn new(py: Python<'_>, curve: &str, group: &str, backend: Option<&str>) -> PyResult<Self> {
        let group = which::group(group)?;
        let engine = Call::plain().run(py, 0, 0, |_| which::make(curve, group, backend))?;
        Ok(Self { engine })
    }

    #[getter]
    fn curve(&self) -> String {
        which::curve(&self.engine)
    }

    #[getter]
    fn group(&self) -> String {
        self.engine.group().to_string().to_lowercase()
    }

    #[getter]
    fn backend(&self) -> &'static str {
        self.engine.backend().name()
    }

    /// The order of the subgroup.
    #[getter]
    fn order(&self) -> num_bigint::BigUint {
        self.engine.curve().r.clone()
    }

    /// The modulus p of the field.
    #[getter]
    fn modulus(&self) -> num_bigint::BigUint {
        self.engine.curve().p.clone()
    }

    /// Bytes of a scalar where bytes are given and nothing else is said.
    #[getter]
    fn scalar_bytes(&self) -> usize {
        default_bytes(&self.engine)
    }

    /// 64-bit words of a point in the format montgomery-le.
    #[getter]
    fn point_words(&self) -> usize {
        2 * self.engine.words()
    }

    /// The generator.
    #[getter]
    fn generator(&self) -> PyPoint {
        let engine = &self.engine;
        let words = |parts: &[num_bigint::BigUint]| -> Vec<u64> {
            parts.iter().flat_map(|c| engine.to_words(c)).collect()
        };
        let xy = match engine.edwards_curve() {
            Some(curve) if engine.takes_edwards_points() => [
                words(std::slice::from_ref(&curve.gx)),
                words(std::slice::from_ref(&curve.gy)),
            ],
            _ => [words(&engine.spec().gx), words(&engine.spec().gy)],
        };
        PyPoint::new(engine, Point::new(xy.concat()))
    }

    /// A point from integers (checked), from bytes in a format (checked), or infinity from None.
    #[pyo3(signature = (value, *, format = "affine-le"))]
    fn point(&self, py: Python<'_>, value: &Bound<'_, PyAny>, format: &str) -> PyResult<PyPoint> {
        let engine = &self.engine;
        let given = match Given::of_bytes(engine, value, "value", format)? {
            Some(given) => given,
            None => {
                let list = pyo3::types::PyList::new(py, [value])?;
                Given::new(engine, list.as_any(), format)?
            }
        };
        let points = Call::plain().run(py, 1, 0, |options| match &given {
            Given::Listed(list) => Ok(list.points(engine, &options.watch)?.into_owned()),
            _ => given.one(engine, options),
        })?;
        Ok(first(engine, &points))
    }

    /// The sum of scalar i times point i: points as bytes, arrays, lists or a section, scalars likewise
    /// (docs/python.md), as many of the one as of the other. All cores are used where there are points enough;
    /// `in_subgroup=True` is your word that every point is in the subgroup of order r, and `memory_limit` bounds the
    /// bytes beyond the inputs. Ctrl-C and `progress` can end it. Variable time.
    #[pyo3(signature = (points, scalars, *, format = "affine-le", scalar_bytes = None, threads = None,
        in_subgroup = false, progress = None, memory_limit = None, algorithm = "auto"))]
    fn msm(
        &self,
        py: Python<'_>,
        points: &Bound<'_, PyAny>,
        scalars: &Bound<'_, PyAny>,
        format: &str,
        scalar_bytes: Option<&Bound<'_, PyAny>>,
        threads: Option<&Bound<'_, PyAny>>,
        in_subgroup: bool,
        progress: Option<&Bound<'_, PyAny>>,
        memory_limit: Option<&Bound<'_, PyAny>>,
        algorithm: &str,
    ) -> PyResult<PyPoint> {
        let engine = &self.engine;
        let call = Call::new(threads, in_subgroup, memory_limit, algorithm, progress)?;
        let points = Given::new(engine, points, format)?;
        let scalars = Integers::new(engine, scalars, scalar_bytes, points.most(engine))?;
        let n = scalars.len();
        let output = call.run(py, n, scalars.bits(), |options| {
            if let (Given::Section(points), Integers::Section(scalars)) = (&points, &scalars) {
                return points.sum(scalars, engine, options);
            }
            points.with(engine, options, |points| {
                scalars.with_points(engine, points, |points, scalars| {
                    Ok(engine.msm(points, scalars, options)?)
                })
            })
        })?;
        Ok(PyPoint::new(engine, output.point))
    }

    /// Points prepared for many sums: the fastest table of at most `budget` bytes.
    #[pyo3(signature = (points, *, format = "affine-le", budget = None, points_per_base = None, threads = None,
        in_subgroup = false, progress = None, memory_limit = None))]
    fn prepare(
        &self,
        py: Python<'_>,
        points: &Bound<'_, PyAny>,
        format: &str,
        budget: Option<&Bound<'_, PyAny>>,
        points_per_base: Option<&Bound<'_, PyAny>>,
        threads: Option<&Bound<'_, PyAny>>,
        in_subgroup: bool,
        progress: Option<&Bound<'_, PyAny>>,
        memory_limit: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<PyTable> {
        let engine = &self.engine;
        let call = Call::new(threads, in_subgroup, memory_limit, "auto", progress)?;
        let points = Given::new(engine, points, format)?;
        let budget = plans::budget(budget, points_per_base)?;
        // A table has several multiples of each base.
        let bases = call.run(py, points.roughly(engine), 1 << 12, |options| {
            points.with(engine, options, |points| {
                Ok(engine.prepare(points, budget, options)?)
            })
        })?;
        Ok(PyTable::new(bases))
    }

    /// A sum whose points come a piece at a time.
    #[pyo3(signature = (*, threads = None, in_subgroup = false, memory_limit = None))]
    fn stream(
        &self,
        threads: Option<&Bound<'_, PyAny>>,
        in_subgroup: bool,
        memory_limit: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<PyStream> {
        PyStream::new(&self.engine, threads, in_subgroup, memory_limit)
    }

    /// Raises PointError unless all points are on the curve and in the subgroup of order r.
    #[pyo3(signature = (points, *, format = "affine-le", threads = None, progress = None))]
    fn check_subgroup(
        &self,
        py: Python<'_>,
        points: &Bound<'_, PyAny>,
        format: &str,
        threads: Option<&Bound<'_, PyAny>>,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let engine = &self.engine;
        let call = Call::new(threads, false, None, "auto", progress)?;
        let points = Given::new(engine, points, format)?;
        call.run(py, points.roughly(engine), 1 << 12, |options| {
            points.check_on_curve(engine, options)?;
            points.with(engine, options, |points| {
                Ok(engine.check_subgroup(points, options)?)
            })
        })
    }

    /// What a sum of n points would do.
    #[pyo3(signature = (n, *, bits = None, threads = None, in_subgroup = false, memory_limit = None,
        algorithm = "auto"))]
    fn plan<'py>(
        &self,
        py: Python<'py>,
        n: &Bound<'_, PyAny>,
        bits: Option<&Bound<'_, PyAny>>,
        threads: Option<&Bound<'_, PyAny>>,
        in_subgroup: bool,
        memory_limit: Option<&Bound<'_, PyAny>>,
        algorithm: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let call = Call::new(threads, in_subgroup, memory_limit, algorithm, None)?;
        let n = arguments::count(n, "n")?;
        let bits = match bits {
            Some(bits) => arguments::within(bits, "bits", [0, u64::from(u32::MAX)])?,
            None => self.engine.curve().r.bits() as u32,
        };
        let report = call.run(py, 0, 0, |options| {
            Ok(self.engine.plan(n, bits, options)?)
        })?;
        plans::plan(py, [self.curve(), self.group()], n, bits, &report)
    }

    /// The tables for n bases of which none is both larger and slower than another, the smallest first.
    #[pyo3(signature = (n, *, budget = None, threads = None))]
    fn plan_tables<'py>(
        &self,
        py: Python<'py>,
        n: &Bound<'_, PyAny>,
        budget: Option<&Bound<'_, PyAny>>,
        threads: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let call = Call::new(threads, true, None, "auto", None)?;
        let n = arguments::count(n, "n")?;
        let budget = plans::budget(budget, None)?;
        // Beside this thread, as it may take a while.
        let front = call.run(py, usize::MAX, 1, |options| {
            Ok(self.engine.table_front(n, budget, options)?)
        })?;
        plans::tables(py, n, &front)
    }

    /// Scalar i times point i, for every i, as bytes in the format. Variable time.
    #[pyo3(signature = (points, scalars, *, format = "affine-le", scalar_bytes = None, threads = None,
        in_subgroup = false, progress = None, memory_limit = None))]
    fn mul_each<'py>(
        &self,
        py: Python<'py>,
        points: &Bound<'_, PyAny>,
        scalars: &Bound<'_, PyAny>,
        format: &str,
        scalar_bytes: Option<&Bound<'_, PyAny>>,
        threads: Option<&Bound<'_, PyAny>>,
        in_subgroup: bool,
        progress: Option<&Bound<'_, PyAny>>,
        memory_limit: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let call = Call::new(threads, in_subgroup, memory_limit, "auto", progress)?;
        let engine = &self.engine;
        let points = Given::new(engine, points, format)?;
        let scalars = Integers::new(engine, scalars, scalar_bytes, points.most(engine))?;
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

    /// One point times every scalar, as bytes in the format. Variable time.
    #[pyo3(signature = (point, scalars, *, format = "affine-le", scalar_bytes = None, threads = None,
        in_subgroup = false, progress = None, memory_limit = None))]
    fn mul_base<'py>(
        &self,
        py: Python<'py>,
        point: &Bound<'_, PyPoint>,
        scalars: &Bound<'_, PyAny>,
        format: &str,
        scalar_bytes: Option<&Bound<'_, PyAny>>,
        threads: Option<&Bound<'_, PyAny>>,
        in_subgroup: bool,
        progress: Option<&Bound<'_, PyAny>>,
        memory_limit: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let call = Call::new(threads, in_subgroup, memory_limit, "auto", progress)?;
        let engine = &self.engine;
        let point = point.get().of(engine, || "the point".into())?;
        if let Ok(n) = scalars.len() {
            // What is asked for, and its bytes.
            room::<[u8; 32]>(n.saturating_mul(engine.words()))?;
        }
        let scalars = Integers::new(engine, scalars, scalar_bytes, (usize::MAX, false))?;
        let format = which::format(engine, format)?;
        let bytes = call.run(py, scalars.len(), BITS, |options| {
            let mut products =
                scalars.view(|scalars| Ok(engine.mul_base(point, scalars, options)?))?;
            if let Some(negative) = scalars.negative() {
                products = opposite(engine, &products, |i| negative[i])?;
            }
            Ok(format.list(engine, &products, options)?)
        })?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// The values, at the n-th roots of unity modulo the order, of the polynomial whose coefficients are these n
    /// points, or with `inverse` the other way round, as bytes in the format. n is a power of 2; the points are in the
    /// subgroup. `root` is another root than the usual one, `coset` a factor of all of them.
    #[pyo3(signature = (points, *, format = "affine-le", root = None, coset = None, inverse = false, threads = None,
        progress = None, memory_limit = None))]
    fn fft<'py>(
        &self,
        py: Python<'py>,
        points: &Bound<'_, PyAny>,
        format: &str,
        root: Option<&Bound<'_, PyAny>>,
        coset: Option<&Bound<'_, PyAny>>,
        inverse: bool,
        threads: Option<&Bound<'_, PyAny>>,
        progress: Option<&Bound<'_, PyAny>>,
        memory_limit: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let call = Call::new(threads, true, memory_limit, "auto", progress)?;
        let engine = &self.engine;
        let points = Given::new(engine, points, format)?;
        let modulo = |number: Option<&Bound<'_, PyAny>>, name| {
            number
                .map(|a| arguments::modulo(a, name, &engine.curve().r))
                .transpose()
        };
        let (root, coset) = (modulo(root, "root")?, modulo(coset, "coset")?);
        let format = which::format(engine, format)?;
        let bytes = call.run(py, points.roughly(engine), BITS, |options| {
            points.with(engine, options, |points| {
                let field = engine.scalar_field()?;
                let mut domain = match &root {
                    Some(root) => Domain::with_root(field, points.len(), &root.to_u64_digits())?,
                    None => Domain::new(field, points.len())?,
                };
                if let Some(shift) = &coset {
                    domain = domain.coset(&shift.to_u64_digits())?;
                }
                let values = match inverse {
                    false => engine.fft(points, &domain, options)?,
                    true => engine.ifft(points, &domain, options)?,
                };
                Ok(format.list(engine, &values, options)?)
            })
        })?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// p_i + a·q_i for every i, as bytes in the format. Variable time.
    #[pyo3(signature = (p, q, a, *, format = "affine-le", threads = None, in_subgroup = false, progress = None,
        memory_limit = None))]
    fn fold<'py>(
        &self,
        py: Python<'py>,
        p: &Bound<'_, PyAny>,
        q: &Bound<'_, PyAny>,
        a: &Bound<'_, PyAny>,
        format: &str,
        threads: Option<&Bound<'_, PyAny>>,
        in_subgroup: bool,
        progress: Option<&Bound<'_, PyAny>>,
        memory_limit: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let call = Call::new(threads, in_subgroup, memory_limit, "auto", progress)?;
        let engine = &self.engine;
        let a = scalar(a, || "`a`".into())?;
        let p = Given::new(engine, p, format)?;
        let q = Given::new(engine, q, format)?;
        let format = which::format(engine, format)?;
        let words = words(&a);
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

    /// Frees the buffers that are kept for the next call.
    fn release(&self) {
        self.engine.release();
    }

    /// The bases of a table file of this engine's group.
    #[pyo3(signature = (path, *, verify = false))]
    fn open_table(&self, py: Python<'_>, path: PathBuf, verify: bool) -> PyResult<PyTable> {
        PyTable::read(py, Some(&self.engine), &path, verify)
    }

    /// A point from the bytes that it is pickled as.
    fn _point(&self, data: Option<&[u8]>) -> PyResult<PyPoint> {
        let engine = &self.engine;
        let Some(data) = data else {
            return Ok(PyPoint::new(engine, Point::infinity()));
        };
        let words = pickled::words(engine, data)?;
        let points = engine.import(&words, &[true]).map_err(Failure::from)?;
        Ok(first(engine, &points))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduced(py, "engine", place(py, &self.engine)?)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Self>();
        other.is_ok_and(|o| {
            let (a, b) = (&self.engine, &o.get().engine);
            point::same(a, b) && a.backend() == b.backend()
        })
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (&self.engine.curve().name, self.engine.backend().name()).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        format!(
            "<Engine, {}, {}>",
            point::name(&self.engine),
            self.engine.backend().name()
        )
    }
}

fn first(engine: &Engine, points: &msmith::WordPoints) -> PyPoint {
    PyPoint::new(engine, points.get(0).unwrap_or_default())
}
