//! What engines, points, tables and setups are pickled as: a function of `msmith._pickled` and its arguments.

use msmith::curve::{self, Curve, GroupSpec};
use msmith::{Backend, Engine};
use num_bigint::BigUint;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString, PyTuple};

use crate::failure::Failure;

/// Function and arguments.
pub type Reduced<'py> = (Bound<'py, PyAny>, Bound<'py, PyTuple>);

/// Curve, group and backend; None for the best one, which another machine has a better one of.
pub type Place<'py> = (Bound<'py, PyString>, &'static str, Option<&'static str>);

pub fn reduced<'py>(
    py: Python<'py>,
    function: &str,
    arguments: impl IntoPyObject<'py, Target = PyTuple, Output = Bound<'py, PyTuple>, Error = PyErr>,
) -> PyResult<Reduced<'py>> {
    let function = py.import("msmith._pickled")?.getattr(function)?;
    Ok((function, arguments.into_pyobject(py)?))
}

/// Where an engine's points are.
pub fn place<'py>(py: Python<'py>, engine: &Engine) -> PyResult<Place<'py>> {
    let curve = match engine.edwards_curve() {
        Some(curve) if engine.takes_edwards_points() => curve.name.clone(),
        _ => match engine.curve() {
            known if curve::by_name(&known.name) == Some(known) => known.name.clone(),
            own => json(py, own)?,
        },
    };
    // Points that are pickled together name it once.
    let curve = PyString::intern(py, &curve);
    let group = match engine.group() {
        curve::Group::G1 => "g1",
        curve::Group::G2 => "g2",
    };
    let best = Backend::detect().is_ok_and(|best| best == engine.backend());
    Ok((curve, group, (!best).then(|| engine.backend().name())))
}

/// What has no file of its own.
pub fn nowhere() -> PyErr {
    PyTypeError::new_err(
        "a table in memory cannot be pickled: save it first, and it is sent as the path of its file",
    )
}

/// Bytes of a point: x and y in plain words, least significant byte first.
pub fn bytes<'py>(py: Python<'py>, engine: &Engine, words: &[&[u64]]) -> Bound<'py, PyBytes> {
    let part = 8 * engine.words() / engine.spec().degree;
    let mut all = Vec::new();
    for number in words.iter().flat_map(|c| engine.from_words(c)) {
        let end = all.len() + part;
        all.extend(number.to_bytes_le());
        all.resize(end, 0);
    }
    PyBytes::new(py, &all)
}

/// The numbers of a curve as the engine reads them.
fn json(py: Python<'_>, curve: &Curve) -> PyResult<String> {
    let texts = |list: &[BigUint]| list.iter().map(BigUint::to_string).collect::<Vec<_>>();
    let group = |spec: &GroupSpec| -> PyResult<Py<PyDict>> {
        let all = PyDict::new(py);
        for (name, list) in [
            ("a", &spec.a),
            ("b", &spec.b),
            ("gx", &spec.gx),
            ("gy", &spec.gy),
        ] {
            match &texts(list)[..] {
                [one] => all.set_item(name, one)?,
                parts => all.set_item(name, parts)?,
            }
        }
        all.set_item("cofactor", spec.cofactor.to_string())?;
        Ok(all.unbind())
    };
    let all = PyDict::new(py);
    all.set_item("name", &curve.name)?;
    all.set_item("p", curve.p.to_string())?;
    all.set_item("r", curve.r.to_string())?;
    if curve.nonresidue != BigUint::ZERO {
        all.set_item("nonresidue", curve.nonresidue.to_string())?;
    }
    all.set_item("g1", group(&curve.g1)?)?;
    if let Some(g2) = &curve.g2 {
        all.set_item("g2", group(g2)?)?;
    }
    py.import("json")?.call_method1("dumps", (all,))?.extract()
}

/// The words of [`bytes`].
///
/// Errors: another number of bytes.
pub fn words(engine: &Engine, bytes: &[u8]) -> Result<Vec<u64>, Failure> {
    let wanted = 16 * engine.words();
    if bytes.len() != wanted {
        let len = bytes.len();
        return Err(Failure::new(format!(
            "a point of {len} bytes where this group's have {wanted}"
        )));
    }
    let words = bytes.as_chunks::<8>().0.iter();
    Ok(words.map(|w| u64::from_le_bytes(*w)).collect())
}
