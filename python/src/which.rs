//! Which engine, and which formats its points have.

use msmith::curve::{self, Group, edwards};
use msmith::{Backend, Engine, WordPoints};
use msmith_io::source::FileFormat;
use msmith_io::{BasesFormat, ScalarsFormat, curve_file};
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict};

use crate::failure::Failure;

/// One group of one curve, ready to compute.
#[pyclass(frozen, module = "msmith", name = "Engine")]
#[derive(Clone)]
pub struct PyEngine {
    pub engine: Engine,
}

/// The group of a name.
pub fn group(name: &str) -> Result<Group, Failure> {
    match name {
        "g1" => Ok(Group::G1),
        "g2" => Ok(Group::G2),
        _ => Err(Failure::new(format!(
            "group {name:?} is not known; there are: g1, g2"
        ))),
    }
}

/// The engine of a built-in curve, or of one that is given as JSON.
pub fn make(name: &str, group: Group, backend: Option<&str>) -> Result<Engine, Failure> {
    let backend = match backend {
        Some(name) => Backend::from_name(name)?,
        None => Backend::detect()?,
    };
    if name.trim_start().starts_with('{') {
        let curve = curve_file::read(name.as_bytes())?;
        return Ok(Engine::with_backend(&curve, group, backend)?);
    }
    match (curve::by_name(name), edwards::by_name(name), group) {
        (Some(curve), _, _) => Ok(Engine::with_backend(curve, group, backend)?),
        (_, Some(curve), Group::G1) => Ok(Engine::edwards_with_backend(curve, backend)?),
        (_, Some(_), Group::G2) => Err(Failure::new(format!(
            "curve {name} has no second group: group='g1'"
        ))),
        _ => Err(Failure::new(format!(
            "no built-in curve is named {name:?}; there are: {} (or a curve's numbers as JSON)",
            curves().join(", ")
        ))),
    }
}

/// The name of an engine's curve, in the form that its points have.
pub fn curve(engine: &Engine) -> String {
    match engine.edwards_curve() {
        Some(curve) if engine.takes_edwards_points() => curve.name.clone(),
        _ => engine.curve().name.clone(),
    }
}

/// The names of the built-in curves.
#[pyfunction]
pub fn curves() -> Vec<String> {
    let weierstrass = curve::all()
        .iter()
        .filter(|c| !curve::is_toy(c))
        .map(|c| c.name.clone());
    let edwards = edwards::all()
        .iter()
        .filter(|c| !edwards::is_toy(c))
        .map(|c| c.name.clone());
    weierstrass.chain(edwards).collect()
}

/// The backends of this machine, the best one last.
#[pyfunction]
pub fn backends() -> Vec<&'static str> {
    Backend::available()
        .into_iter()
        .map(Backend::name)
        .collect()
}

/// Names and descriptions of the formats of points, scalars and files.
#[pyfunction]
pub fn formats(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let all = PyDict::new(py);
    let points = BasesFormat::ALL.map(|f| (f.name(), f.about()));
    let scalars = ScalarsFormat::ALL.map(|f| (f.name(), f.about()));
    let files = FileFormat::ALL.map(|f| (f.name(), f.about()));
    all.set_item("points", points.into_py_dict(py)?)?;
    all.set_item("scalars", scalars.into_py_dict(py)?)?;
    all.set_item("files", files.into_py_dict(py)?)?;
    Ok(all)
}

/// The format of a name, for points of this engine.
///
/// Errors: one that there is not, or that an Edwards curve does not have.
pub fn format(engine: &Engine, name: &str) -> Result<BasesFormat, Failure> {
    let format = BasesFormat::by_name(name)?;
    if engine.takes_edwards_points() {
        // Those that have them can be written.
        format.encode(engine, &WordPoints::default())?;
    }
    Ok(format)
}
