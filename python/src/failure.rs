//! Why a call failed, and the exception that it becomes.

use std::any::Any;
use std::path::Path;

use pyo3::create_exception;
use pyo3::exceptions::{PyKeyError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{IntoPyDict, PyType};

/// The exceptions.
mod exceptions {
    use super::*;

    create_exception!(
        msmith,
        Error,
        PyValueError,
        "Something that msmith cannot use; the message names the item and the reason. `item` is its number, or None."
    );
    create_exception!(
        msmith,
        Cancelled,
        Error,
        "A progress function returned False."
    );
    create_exception!(
        msmith,
        PointError,
        Error,
        "A point that is not on the curve, not in the subgroup, or not below the modulus."
    );
    create_exception!(
        msmith,
        FileError,
        Error,
        "A file or table that cannot be read, written or used."
    );
    create_exception!(
        msmith,
        MemoryLimitError,
        Error,
        "A memory limit that is too small, or memory that the system does not give."
    );
    create_exception!(
        msmith,
        SignatureError,
        Error,
        "A signature that is not valid; the message says why."
    );
    create_exception!(
        msmith,
        ClosedError,
        Error,
        "A table, file or stream that was closed."
    );
}

/// What a file has no section for: also Python's error for a key.
static SECTION_ERROR: PyOnceLock<Py<PyType>> = PyOnceLock::new();

fn section_error(py: Python<'_>) -> PyResult<&Py<PyType>> {
    SECTION_ERROR.get_or_try_init(py, || {
        let bases = (py.get_type::<Error>(), py.get_type::<PyKeyError>());
        // A key's error shows its message in quotes.
        let plain = py.get_type::<PyValueError>().getattr("__str__")?;
        let about = "A section that a file does not have; also a KeyError.";
        let dict = [("__str__", plain)].into_py_dict(py)?;
        dict.set_item("__doc__", about)?;
        dict.set_item("__module__", "msmith")?;
        let kind = (py.get_type::<PyType>()).call1(("SectionError", bases, dict))?;
        Ok(kind.cast_into::<PyType>()?.unbind())
    })
}

use exceptions::{
    Cancelled, ClosedError, Error, FileError, MemoryLimitError, PointError, SignatureError,
};

/// Which exception.
#[derive(Debug, Clone, Copy)]
pub enum Kind {
    General,
    Point,
    File,
    Memory,
    Cancelled,
    Closed,
    Signature,
    Section,
}

/// Why a call failed.
#[derive(Debug)]
pub struct Failure {
    kind: Kind,
    message: String,
    item: Option<usize>,
}

impl Failure {
    /// What cannot be used, and what to do.
    pub fn new(message: impl Into<String>) -> Self {
        Self::of(Kind::General, message)
    }

    pub fn of(kind: Kind, message: impl Into<String>) -> Self {
        Self {
            kind,
            message: message.into(),
            item: None,
        }
    }

    /// Of one item.
    pub fn at(self, item: usize) -> Self {
        Self {
            item: Some(item),
            ..self
        }
    }

    /// The same as what is wrong with a file, unless it is of another kind already.
    pub fn in_file(self, path: &Path) -> Self {
        match self.kind {
            Kind::General => Self {
                kind: Kind::File,
                message: format!("{}: {}", path.display(), self.message),
                ..self
            },
            _ => self,
        }
    }

    /// The same of a section that there is not.
    pub fn of_section(self) -> Self {
        Self {
            kind: Kind::Section,
            ..self
        }
    }

    /// A panic.
    pub fn of_panic(cause: &(dyn Any + Send)) -> Self {
        let said = (cause.downcast_ref::<&str>().map(|s| (*s).to_owned()))
            .or_else(|| cause.downcast_ref::<String>().cloned())
            .unwrap_or_else(|| "no message".into());
        Self::new(format!("a fault of msmith, please report it: {said}"))
    }
}

impl From<msmith::Error> for Failure {
    fn from(error: msmith::Error) -> Self {
        let (kind, item) = of_engine(&error);
        Self {
            kind,
            message: error.to_string(),
            item,
        }
    }
}

impl From<msmith_io::Error> for Failure {
    fn from(error: msmith_io::Error) -> Self {
        let (kind, item) = of_files(&error);
        Self {
            kind,
            message: error.to_string(),
            item,
        }
    }
}

/// Kind and item.
fn of_engine(error: &msmith::Error) -> (Kind, Option<usize>) {
    use msmith::Error as E;
    match error {
        E::NotOnCurve { index } | E::NotInSubgroup { index } | E::NonCanonical { index } => {
            (Kind::Point, Some(*index))
        }
        E::MemoryLimit { .. } | E::OutOfMemory { .. } => (Kind::Memory, None),
        E::Item { index, error } => (of_engine(error).0, Some(*index)),
        E::Cancelled => (Kind::Cancelled, None),
        _ => (Kind::General, None),
    }
}

/// The same of files and tables.
fn of_files(error: &msmith_io::Error) -> (Kind, Option<usize>) {
    use msmith_io::Error as E;
    match error {
        E::Engine(error) => of_engine(error),
        E::Section { error, .. } => of_files(error),
        E::Item { index, error, .. } => (of_files(error).0, Some(*index)),
        E::File { .. } | E::Write { .. } | E::Table { .. } | E::Header { .. } => (Kind::File, None),
        E::Padding { index } | E::Encoding { index, .. } => (Kind::Point, Some(*index)),
        E::Truncated { index, .. } | E::NotBelowOrder { index, .. } | E::Text { index, .. } => {
            (Kind::General, Some(*index))
        }
        _ => (Kind::General, None),
    }
}

/// An error of some of a list's points, by their numbers in the list.
pub fn of_item(mut error: msmith_io::Error, at: impl Fn(usize) -> usize) -> Failure {
    use msmith::Error as E;
    if let msmith_io::Error::Engine(
        E::NotOnCurve { index } | E::NotInSubgroup { index } | E::NonCanonical { index },
    )
    | msmith_io::Error::Encoding { index, .. } = &mut error
    {
        *index = at(*index);
    }
    error.into()
}

impl From<Failure> for PyErr {
    fn from(failure: Failure) -> Self {
        let message = failure.message;
        let error = match failure.kind {
            Kind::Section => Python::attach(|py| match section_error(py) {
                Ok(kind) => Self::from_type(kind.bind(py).clone(), message),
                Err(why) => why,
            }),
            Kind::General => Error::new_err(message),
            Kind::Point => PointError::new_err(message),
            Kind::File => FileError::new_err(message),
            Kind::Memory => MemoryLimitError::new_err(message),
            Kind::Cancelled => Cancelled::new_err(message),
            Kind::Closed => ClosedError::new_err(message),
            Kind::Signature => SignatureError::new_err(message),
        };
        Python::attach(|py| {
            // An exception without its number still says it.
            let _ = error.value(py).setattr("item", failure.item);
        });
        error
    }
}

/// The exceptions' names.
pub fn add(m: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = m.py();
    m.add("Error", py.get_type::<Error>())?;
    m.add("SectionError", section_error(py)?)?;
    m.add("Cancelled", py.get_type::<Cancelled>())?;
    m.add("PointError", py.get_type::<PointError>())?;
    m.add("FileError", py.get_type::<FileError>())?;
    m.add("MemoryLimitError", py.get_type::<MemoryLimitError>())?;
    m.add("SignatureError", py.get_type::<SignatureError>())?;
    m.add("ClosedError", py.get_type::<ClosedError>())
}
