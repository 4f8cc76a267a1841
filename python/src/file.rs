//! Files and their sections.

use std::path::PathBuf;
use std::sync::Arc;

use msmith::curve::{self, Curve};
use msmith::{Engine, Options, Points};
use msmith_io::source::{FileFormat, Format, Holds, Source, SumOfFiles};
use msmith_io::{BasesFormat, ScalarsFormat};
use num_bigint::{BigInt, BigUint};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PySlice};

use crate::arguments::shown;
use crate::call::{Call, Turns};
use crate::closable::Closable;
use crate::failure::Failure;
use crate::integers::integer;
use crate::point::PyPoint;
use crate::which::{self, PyEngine, group};

/// A file, open: its sections by their names.
#[pyclass(frozen, module = "msmith", name = "File")]
pub struct PyFile {
    path: PathBuf,
    source: Closable<Source>,
}

/// A section of a file, or a range of one. It keeps the file open.
#[pyclass(frozen, module = "msmith", name = "Section")]
#[derive(Clone)]
pub struct PySection {
    source: Arc<Source>,
    name: &'static str,
    first: usize,
    last: usize,
}

/// The format of a name: of a file with sections, or of a list of points or scalars.
fn format(name: &str, of: &str) -> Result<Format, Failure> {
    if let Ok(format) = FileFormat::by_name(name) {
        return Ok(Format::File(format));
    }
    if let Ok(format) = BasesFormat::by_name(name) {
        return Ok(Format::Points(format, group(of)?));
    }
    if let Ok(format) = ScalarsFormat::by_name(name) {
        return Ok(Format::Scalars(format));
    }
    Err(Failure::new(format!(
        "format {name:?} is not known: msmith.formats() lists them"
    )))
}

/// A built-in curve, or one as JSON.
fn find(name: &str) -> Result<Curve, Failure> {
    if name.trim_start().starts_with('{') {
        return Ok(msmith_io::curve_file::read(name.as_bytes())?);
    }
    curve::by_name(name).cloned().ok_or_else(|| {
        Failure::new(format!(
            "no built-in Weierstrass curve is named {name:?}: msmith.curves() lists the names"
        ))
    })
}

/// Opens a file of points or scalars. Without a format the file must say which one it has.
#[pyfunction]
#[pyo3(signature = (path, *, format = None, curve = None, group = "g1"))]
pub fn open(
    py: Python<'_>,
    path: PathBuf,
    format: Option<&str>,
    curve: Option<&str>,
    group: &str,
) -> PyResult<PyFile> {
    let format = format.map(|name| self::format(name, group)).transpose()?;
    let curve = curve.map(find).transpose()?;
    let at = path.clone();
    let source = Call::run_unstoppable(py, move || {
        let opened = Source::open(&at, format, curve.as_ref());
        opened.map_err(|why| Failure::from(why).in_file(&at))
    })?;
    Ok(PyFile {
        path,
        source: Closable::new(source, "the file is closed: open it again"),
    })
}

/// `g1`, `g2` or `scalars`.
fn holds(holds: Holds) -> String {
    match holds {
        Holds::Points(group) => group.to_string().to_lowercase(),
        Holds::Scalars => "scalars".into(),
    }
}

#[pymethods]
impl PyFile {
    /// The format's name.
    #[getter]
    fn format(&self) -> PyResult<&'static str> {
        Ok(self.source.get()?.format().name())
    }

    /// The curve's name, if the file or the caller said it.
    #[getter]
    fn curve(&self) -> PyResult<Option<String>> {
        Ok(self.source.get()?.curve().map(|c| c.name.clone()))
    }

    #[getter]
    fn nbytes(&self) -> PyResult<usize> {
        Ok(self.source.get()?.bytes())
    }

    /// The sections' names.
    fn keys(&self) -> PyResult<Vec<&'static str>> {
        Ok(self
            .source
            .get()?
            .sections()
            .iter()
            .map(|s| s.name())
            .collect())
    }

    fn __getitem__(&self, name: &str) -> PyResult<PySection> {
        let source = self.source.get()?;
        let section = source.section(name);
        let section = section.map_err(|why| Failure::from(why).of_section())?;
        Ok(PySection {
            name: section.name(),
            first: 0,
            last: section.len(),
            source: Arc::clone(&source),
        })
    }

    fn __contains__(&self, name: &str) -> PyResult<bool> {
        Ok(self.source.get()?.section(name).is_ok())
    }

    fn __len__(&self) -> PyResult<usize> {
        Ok(self.source.get()?.sections().len())
    }

    fn __iter__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        Ok(pyo3::types::PyList::new(py, self.keys()?)?
            .try_iter()?
            .into_any()
            .unbind())
    }

    /// What it holds: format, curve, bytes, and of each section its items.
    fn inspect<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let source = self.source.get()?;
        let all = PyDict::new(py);
        all.set_item("path", &self.path)?;
        all.set_item("format", source.format().name())?;
        all.set_item("curve", source.curve().map(|c| c.name.as_str()))?;
        all.set_item("bytes", source.bytes())?;
        let sections = PyDict::new(py);
        for section in source.sections() {
            let one = PyDict::new(py);
            one.set_item("holds", holds(section.holds()))?;
            one.set_item("n", section.len())?;
            one.set_item("encoding", section.encoding())?;
            sections.set_item(section.name(), one)?;
        }
        all.set_item("sections", sections)?;
        Ok(all)
    }

    /// Unmaps it, when no section is in use any more.
    fn close(&self) {
        self.source.close();
    }

    fn __enter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    #[pyo3(signature = (*_args))]
    fn __exit__(&self, _args: &Bound<'_, pyo3::types::PyTuple>) {
        self.close();
    }

    fn __repr__(&self) -> String {
        match self.source.get() {
            Ok(source) => {
                let names: Vec<_> = source.sections().iter().map(|s| s.name()).collect();
                format!(
                    "<File {}, {}: {}>",
                    self.path.display(),
                    source.format().name(),
                    names.join(", ")
                )
            }
            Err(_) => format!("<File {}, closed>", self.path.display()),
        }
    }
}

impl PySection {
    pub fn len(&self) -> usize {
        self.last - self.first
    }

    /// Calls `job` with the points, checked; in place where they are Montgomery words and all are asked for.
    pub fn with_points<T>(
        &self,
        engine: &Engine,
        options: &Options<'_>,
        job: impl FnOnce(&dyn Points) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let list = self.source.points(engine, self.name)?;
        let quiet = &Options {
            watch: options.watch.quiet(),
            ..*options
        };
        if self.len() == list.len()
            && let Some(points) = list.in_place(quiet, |_| !options.watch.is_cancelled())?
        {
            return job(&points);
        }
        job(&list.read(self.first..self.last, quiet)?)
    }

    /// Words of the scalars, and how many each has.
    pub fn scalars(&self) -> Result<(Vec<u64>, usize), Failure> {
        let list = self.source.scalars(self.name)?;
        let mut words = Vec::new();
        list.read(self.first..self.last, &mut words)?;
        Ok((words, list.per()))
    }

    /// A sum of points and scalars of files, chunk by chunk.
    pub fn sum(
        &self,
        scalars: &Self,
        engine: &Engine,
        options: &Options<'_>,
    ) -> Result<msmith::Output, Failure> {
        let sum = SumOfFiles {
            points: self.source.points(engine, self.name)?,
            which_points: self.first..self.last,
            scalars: scalars.source.scalars(scalars.name)?,
            which_scalars: scalars.first..scalars.last,
            check_subgroup: false,
        };
        Ok(sum.msm(options)?)
    }

    /// A part of it.
    fn part(&self, range: &Bound<'_, PySlice>) -> PyResult<Self> {
        let indices = range.indices(self.len() as isize)?;
        if indices.step != 1 {
            return Err(PyIndexError::new_err(
                "a section has ranges without steps: [first:last]",
            ));
        }
        let (first, len) = (indices.start as usize, indices.slicelength);
        Ok(Self {
            first: self.first + first,
            last: self.first + first + len,
            ..self.clone()
        })
    }

    fn range(
        &self,
        first: Option<&Bound<'_, PyAny>>,
        last: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let len = self.len();
        let read = |end: Option<&Bound<'_, PyAny>>, name, other| match end {
            Some(end) => integer(end, || format!("`{name}`")),
            None => Ok(BigInt::from(other)),
        };
        let (first, last) = (read(first, "first", 0)?, read(last, "last", len)?);
        match (usize::try_from(&first), usize::try_from(&last)) {
            (Ok(first), Ok(last)) if first <= last && last <= len => Ok(Self {
                first: self.first + first,
                last: self.first + last,
                ..self.clone()
            }),
            _ => Err(PyIndexError::new_err(format!(
                "section {}: items {} to {} (exclusive): there are {len}",
                self.name,
                shown(&first),
                shown(&last)
            ))),
        }
    }
}

#[pymethods]
impl PySection {
    #[getter]
    fn name(&self) -> &'static str {
        self.name
    }

    /// 'g1', 'g2' or 'scalars'.
    #[getter]
    fn holds(&self) -> PyResult<String> {
        Ok(holds(
            self.source
                .section(self.name)
                .map_err(Failure::from)?
                .holds(),
        ))
    }

    /// How an item is written.
    #[getter]
    fn encoding(&self) -> PyResult<String> {
        Ok(self
            .source
            .section(self.name)
            .map_err(Failure::from)?
            .encoding())
    }

    fn __len__(&self) -> usize {
        self.len()
    }

    fn __getitem__(&self, range: &Bound<'_, PyAny>) -> PyResult<Self> {
        let range = range.cast::<PySlice>().map_err(|_| {
            PyTypeError::new_err(
                "a section has ranges: f['H'][first:last]; points(first, last) reads them",
            )
        })?;
        self.part(range)
    }

    /// The points first to last (exclusive), read and checked.
    #[pyo3(signature = (engine, first = None, last = None))]
    fn points<'py>(
        &self,
        py: Python<'py>,
        engine: &Bound<'_, PyEngine>,
        first: Option<&Bound<'_, PyAny>>,
        last: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyList>> {
        let (part, engine) = (self.range(first, last)?, &engine.get().engine);
        let points = Call::plain().run(py, part.len(), 1 << 10, |options| {
            let list = part.source.points(engine, part.name)?;
            Ok(list.read(part.first..part.last, options)?)
        })?;
        let (list, mut turns) = (PyList::empty(py), Turns::default());
        for point in (0..points.len()).filter_map(|i| points.get(i)) {
            turns.next(py)?;
            list.append(PyPoint::new(engine, point))?;
        }
        Ok(list)
    }

    /// The points, read and checked, as bytes of a format: those of a file, with a count where it begins with one.
    #[pyo3(signature = (engine, format = "affine-le", *, threads = None))]
    fn to_bytes<'py>(
        &self,
        py: Python<'py>,
        engine: &Bound<'_, PyEngine>,
        format: &str,
        threads: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let engine = &engine.get().engine;
        let format = which::format(engine, format)?;
        let call = Call::new(threads, false, None, "auto", None)?;
        let bytes = call.run(py, self.len(), 1 << 10, |options| {
            let list = self.source.points(engine, self.name)?;
            let points = list.read(self.first..self.last, options)?;
            Ok(format.list(engine, &points, options)?)
        })?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// The scalars first to last (exclusive).
    #[pyo3(signature = (first = None, last = None))]
    fn integers<'py>(
        &self,
        py: Python<'py>,
        first: Option<&Bound<'_, PyAny>>,
        last: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyList>> {
        let part = self.range(first, last)?;
        let (words, per) = Call::run_unstoppable(py, move || part.scalars())?;
        let (list, mut turns) = (PyList::empty(py), Turns::default());
        for words in words.chunks_exact(per) {
            turns.next(py)?;
            let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            list.append(BigUint::from_bytes_le(&bytes))?;
        }
        Ok(list)
    }

    fn __repr__(&self) -> PyResult<String> {
        Ok(format!(
            "<Section {}, {} of {}, {}>",
            self.name,
            self.len(),
            self.holds()?,
            self.encoding()?
        ))
    }
}
