//! Proving and verifying keys.

use std::path::PathBuf;

use msmith::{Backend, Options};
use msmith_groth16::{Key, VerifyingKey};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use super::Any;
use super::given::{FileGiven, loads, text, wrong_type};
use crate::call::Call;
use crate::failure::Failure;
use crate::pickled::{Reduced, reduced};

/// A proving key: a `.zkey` of snarkjs, whose points are used where they lie.
#[pyclass(frozen, module = "msmith.groth16", name = "Key")]
pub struct PyKey {
    key: Key<'static>,
    /// Where it came from, if that is a file, and whether its points were vouched for.
    path: Option<PathBuf>,
    in_subgroup: bool,
}

impl PyKey {
    pub fn key(&self) -> &Key<'static> {
        &self.key
    }
}

#[pymethods]
impl PyKey {
    /// The key of a path, which is mapped and must not be changed in place, or of bytes, which are copied. All points
    /// are checked to be on the curve, unless `in_subgroup` vouches for them.
    #[new]
    #[pyo3(signature = (source, *, in_subgroup = false, threads = None))]
    fn new(
        py: Python<'_>,
        source: Any<'_, '_>,
        in_subgroup: bool,
        threads: Option<Any<'_, '_>>,
    ) -> PyResult<Self> {
        let call = Call::new(threads, in_subgroup, None, "auto", None)?;
        let Some(given) = FileGiven::of(source, "source")? else {
            return Err(wrong_type(
                source,
                "source",
                "a path, or the bytes of a .zkey",
            ));
        };
        let open = |options: &Options<'_>| {
            let source = given.source()?;
            let opened = Key::of_source(source, Backend::detect()?, options);
            opened.map_err(|why| given.named(why.into()))
        };
        let key = call.run(py, usize::MAX, 256, open)?;
        let path = match given {
            FileGiven::Path(path) => Some(path),
            FileGiven::Bytes(_) => None,
        };
        Ok(Self {
            key,
            path,
            in_subgroup,
        })
    }

    /// The curve's name.
    #[getter]
    fn curve(&self) -> &str {
        &self.key.groups().curve().name
    }

    /// The number of values of a witness, the constant 1 and public ones among them.
    #[getter]
    fn variables(&self) -> usize {
        self.key.variables()
    }

    /// The number of public signals.
    #[getter]
    fn public(&self) -> usize {
        self.key.public()
    }

    /// The number of constraints, filled up to a power of 2.
    #[getter]
    fn domain(&self) -> usize {
        self.key.domain()
    }

    /// By its path.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let Some(path) = &self.path else {
            let why = "a key of bytes cannot be pickled: open it by its path, which is sent";
            return Err(PyTypeError::new_err(why));
        };
        reduced(py, "proving_key", (path.as_path(), self.in_subgroup))
    }

    fn __repr__(&self) -> String {
        let (curve, domain) = (self.curve(), self.domain());
        format!(
            "<Key over {curve}: {} variables, {domain} constraints>",
            self.variables()
        )
    }
}

/// A key that verifies the proofs of a circuit.
#[pyclass(frozen, module = "msmith.groth16", name = "VerifyingKey")]
pub struct PyVerifyingKey {
    key: VerifyingKey,
}

impl PyVerifyingKey {
    pub fn key(&self) -> &VerifyingKey {
        &self.key
    }
}

#[pymethods]
impl PyVerifyingKey {
    /// The key of the object of a `verification_key.json` or its text; of the path of such a file, of a `.zkey`, or of
    /// a key of ark-groth16 or gnark; or of such a file's bytes.
    #[new]
    pub fn new(py: Python<'_>, source: Any<'_, '_>) -> PyResult<Self> {
        let is_text = |s: &Bound<'_, PyString>| s.to_str().is_ok_and(|s| s.trim().starts_with('{'));
        if source.is_instance_of::<PyDict>() || source.cast::<PyString>().is_ok_and(is_text) {
            let text = text(source, "source")?;
            let read = || Ok(VerifyingKey::from_json(&text, Backend::detect()?)?);
            let key = py.detach(read).map_err(|why: Failure| PyErr::from(why))?;
            return Ok(Self { key });
        }
        let Some(given) = FileGiven::of(source, "source")? else {
            return Err(wrong_type(
                source,
                "source",
                "a path, bytes, or the object of a JSON",
            ));
        };
        let read = || {
            let backend = Backend::detect()?;
            let read = match &given {
                FileGiven::Path(path) => VerifyingKey::open(path, backend),
                FileGiven::Bytes(bytes) => match std::str::from_utf8(bytes.bytes()) {
                    Ok(text) if text.trim().starts_with('{') => {
                        VerifyingKey::from_json(text, backend)
                    }
                    _ => VerifyingKey::from_source(&given.source()?, backend),
                },
            };
            read.map_err(|why| given.named(why.into()))
        };
        let key = py.detach(read).map_err(|why: Failure| PyErr::from(why))?;
        Ok(Self { key })
    }

    /// The curve's name.
    #[getter]
    fn curve(&self) -> &str {
        &self.key.groups().curve().name
    }

    /// The number of public signals.
    #[getter]
    fn public(&self) -> usize {
        self.key.public()
    }

    /// Whether everybody knows a secret of the key, and so can make proofs of anything for it: γ = ±δ, as in a `.zkey` to
    /// which nobody has contributed, or γ is ± the generator and so is α or β.
    #[getter]
    fn is_forgeable(&self) -> bool {
        self.key.is_forgeable()
    }

    /// The object of `verification_key.json`.
    fn to_json<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let text = py.detach(|| self.key.to_json()).map_err(Failure::from)?;
        loads(py, &text)
    }

    /// The text of a contract in Solidity that verifies the proofs, over BN254.
    fn to_solidity(&self) -> PyResult<String> {
        Ok(self.key.to_solidity().map_err(Failure::from)?)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let text = py.detach(|| self.key.to_json()).map_err(Failure::from)?;
        reduced(py, "verifying_key", (text,))
    }

    fn __repr__(&self) -> String {
        let (curve, public) = (self.curve(), self.public());
        format!("<VerifyingKey over {curve}: {public} public signals>")
    }
}
