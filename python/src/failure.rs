//! Why a call failed, and the exception that it becomes.

use std::any::Any;
use std::path::Path;

use pyo3::create_exception;
use pyo3::exceptions::{PyKeyError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{IntoPyDict, PyTuple, PyType};

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

/// The exceptions that are of two kinds: an [`Error`], and what other packages raise.
struct Double {
    section: Py<PyType>,
    argument: Py<PyType>,
    kzg: Py<PyType>,
    setup: Py<PyType>,
}

static DOUBLE: PyOnceLock<Double> = PyOnceLock::new();

/// An exception of a module's.
fn class<'py>(
    module: &str,
    name: &str,
    bases: [&Bound<'py, PyType>; 2],
    about: &str,
) -> PyResult<Bound<'py, PyType>> {
    let py = bases[0].py();
    // A key's error shows its message in quotes.
    let plain = py.get_type::<PyValueError>().getattr("__str__")?;
    let dict = [("__str__", plain)].into_py_dict(py)?;
    dict.set_item("__doc__", about)?;
    dict.set_item("__module__", module)?;
    let bases = PyTuple::new(py, bases)?;
    let kind = (py.get_type::<PyType>()).call1((name, bases, dict))?;
    Ok(kind.cast_into::<PyType>()?)
}

fn double(py: Python<'_>) -> PyResult<&Double> {
    DOUBLE.get_or_try_init(py, || {
        let error = &py.get_type::<Error>();
        let kzg = class(
            "msmith.kzg",
            "KzgError",
            [error, &py.get_type::<PyRuntimeError>()],
            "Bytes that are malformed, or indices of no cells; also a RuntimeError.",
        )?;
        let setup = class(
            "msmith.kzg",
            "SetupError",
            [&kzg, &py.get_type::<FileError>()],
            "A trusted setup or its tables that cannot be read, written or used.",
        )?;
        let argument = class(
            "msmith.kzg",
            "ArgumentError",
            [error, &py.get_type::<PyTypeError>()],
            "An argument of a wrong type; also a TypeError.",
        )?;
        let section = class(
            "msmith",
            "SectionError",
            [error, &py.get_type::<PyKeyError>()],
            "A section that a file does not have; also a KeyError.",
        )?;
        Ok(Double {
            section: section.unbind(),
            argument: argument.unbind(),
            kzg: kzg.unbind(),
            setup: setup.unbind(),
        })
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
    /// A wrong type, where that is an error of a value too.
    Argument,
    /// Data that KZG refuses.
    Kzg,
    /// A setup of KZG, or its tables.
    Setup,
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

    /// The same of an item, which is named.
    pub fn of_item(self, item: usize) -> Self {
        Self {
            message: format!("item {item}: {}", self.message),
            item: Some(item),
            ..self
        }
    }

    /// The same in other words.
    pub fn saying(self, message: String) -> Self {
        Self { message, ..self }
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

    /// The same of a trusted setup or its tables, unless it is of memory.
    pub fn of_setup(self) -> Self {
        match self.kind {
            Kind::Memory | Kind::Cancelled => self,
            _ => Self {
                kind: Kind::Setup,
                ..self
            },
        }
    }

    /// The same with the setup's path.
    pub fn of_setup_at(self, path: &Path) -> Self {
        let setup = self.of_setup();
        match setup.kind {
            Kind::Setup => Self {
                message: format!("{}: {}", path.display(), setup.message),
                ..setup
            },
            _ => setup,
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
            Kind::Section | Kind::Argument | Kind::Kzg | Kind::Setup => {
                Python::attach(|py| match double(py) {
                    Ok(kinds) => {
                        let kind = match failure.kind {
                            Kind::Section => &kinds.section,
                            Kind::Argument => &kinds.argument,
                            Kind::Kzg => &kinds.kzg,
                            _ => &kinds.setup,
                        };
                        Self::from_type(kind.bind(py).clone(), message)
                    }
                    Err(why) => why,
                })
            }
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
    let double = double(py)?;
    m.add("SectionError", &double.section)?;
    m.add("ArgumentError", &double.argument)?;
    m.add("KzgError", &double.kzg)?;
    m.add("SetupError", &double.setup)?;
    m.add("Cancelled", py.get_type::<Cancelled>())?;
    m.add("PointError", py.get_type::<PointError>())?;
    m.add("FileError", py.get_type::<FileError>())?;
    m.add("MemoryLimitError", py.get_type::<MemoryLimitError>())?;
    m.add("SignatureError", py.get_type::<SignatureError>())?;
    m.add("ClosedError", py.get_type::<ClosedError>())
}
