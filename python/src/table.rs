//! Prepared bases.

use std::path::{Path, PathBuf, absolute};
use std::sync::{Mutex, PoisonError};

use msmith::{Bases, Engine};
use msmith_io::table::{self, Digest};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::call::Call;
use crate::closable::Closable;
use crate::pickled::{Reduced, nowhere, place, reduced};
use crate::point::{self, PyPoint};
use crate::scalars::Integers;
use crate::which::{PyEngine, make};

/// Points prepared for many sums, in memory or mapped from a file.
#[pyclass(frozen, module = "msmith", name = "Table")]
pub struct PyTable {
    bases: Closable<Bases>,
    /// The file that it came from or was last saved to, and the digest of its words.
    file: Mutex<Option<(PathBuf, Digest)>>,
}

impl PyTable {
    pub fn new(bases: Bases) -> Self {
        Self::of(bases, None)
    }

    fn of(bases: Bases, file: Option<(PathBuf, Digest)>) -> Self {
        Self {
            bases: Closable::new(bases, "the table is closed: prepare or open it again"),
            file: Mutex::new(file),
        }
    }

    /// A table on disk.
    pub fn read(
        py: Python<'_>,
        engine: Option<&Engine>,
        path: &Path,
        verify: bool,
    ) -> PyResult<Self> {
        let (engine, path) = (engine.cloned(), absolute(path)?);
        let at = path.clone();
        // A large one is read through for its checksums, so it may take a while.
        let table = Call::run_unstoppable(py, move || {
            let engine = match engine {
                Some(engine) => engine,
                None => {
                    let info = table::info(&path)?;
                    make(&info.curve, info.group, None)?
                }
            };
            Ok(table::open(&engine, &path)?)
        })?;
        if verify {
            Call::plain().run(py, usize::MAX, 1, |options| Ok(table.verify(options)?))?;
        }
        Ok(Self::of(table.bases, Some((at, table.info.content))))
    }

    fn file(&self) -> Option<(PathBuf, Digest)> {
        let file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.clone()
    }
}

#[pymethods]
impl PyTable {
    /// Opens a table file; its group is that of the engine, or the built-in one that the file names.
    #[staticmethod]
    #[pyo3(signature = (path, engine = None, *, verify = false))]
    fn open(
        py: Python<'_>,
        path: PathBuf,
        engine: Option<&Bound<'_, PyEngine>>,
        verify: bool,
    ) -> PyResult<Self> {
        Self::read(py, engine.map(|e| &e.get().engine), &path, verify)
    }

    /// Writes it, whole or not at all.
    fn save(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        let (bases, path) = (self.bases.get()?, absolute(path)?);
        let info = Call::plain().run(py, bases.len(), 1 << 12, |options| {
            Ok(table::write(&bases, &path, options)?)
        })?;
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        *file = Some((path, info.content));
        Ok(())
    }

    /// The sum of scalar i times base i: scalars as `Engine.msm` takes them, as many as there are bases. `memory_limit`
    /// bounds the bytes beyond the inputs and the table. Ctrl-C and `progress` can end it. Variable time.
    #[pyo3(signature = (scalars, *, scalar_bytes = None, threads = None, progress = None, memory_limit = None))]
    fn msm(
        &self,
        py: Python<'_>,
        scalars: &Bound<'_, PyAny>,
        scalar_bytes: Option<&Bound<'_, PyAny>>,
        threads: Option<&Bound<'_, PyAny>>,
        progress: Option<&Bound<'_, PyAny>>,
        memory_limit: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<PyPoint> {
        let bases = self.bases.get()?;
        let call = Call::new(threads, false, memory_limit, "auto", progress)?;
        let scalars = Integers::new(bases.engine(), scalars, scalar_bytes, (bases.len(), true))?;
        let output = call.run(py, scalars.len(), scalars.bits(), |options| {
            scalars.with_order(bases.engine(), |scalars| Ok(bases.msm(scalars, options)?))
        })?;
        Ok(PyPoint::new(bases.engine(), output.point))
    }

    /// Frees or unmaps it, when the calls that use it have ended.
    fn close(&self) {
        self.bases.close();
    }

    fn __enter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    #[pyo3(signature = (*_args))]
    fn __exit__(&self, _args: &Bound<'_, pyo3::types::PyTuple>) {
        self.close();
    }

    fn __len__(&self) -> PyResult<usize> {
        Ok(self.bases.get()?.len())
    }

    /// Bytes of memory or of the file.
    #[getter]
    fn nbytes(&self) -> PyResult<u64> {
        Ok(self.bases.get()?.bytes())
    }

    /// The digest of its file's words.
    fn _content(&self) -> Option<[u8; 32]> {
        self.file().map(|(_, content)| content.0)
    }

    /// By the path of its file.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let bases = self.bases.get()?;
        let (path, content) = self.file().ok_or_else(nowhere)?;
        let (curve, group, backend) = place(py, bases.engine())?;
        let content = PyBytes::new(py, &content.0);
        reduced(py, "table", (path, curve, group, backend, content))
    }

    fn __repr__(&self) -> String {
        match self.bases.get() {
            Ok(bases) => format!(
                "<Table of {} bases, {} bytes, {}>",
                bases.len(),
                bases.bytes(),
                point::name(bases.engine())
            ),
            Err(_) => "<Table, closed>".into(),
        }
    }
}
