//! Why a call failed, and the exception that it becomes.

use std::any::Any;
use std::path::Path;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{IntoPyDict, PyTuple, PyType};

macro_rules! exceptions {
    ($($kind:ident = $module:literal $name:ident($($base:ident),*): $about:literal;)*) => {
        /// Which exception.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Kind {
            $($kind,)*
        }

        /// Modules and names of the exceptions, what they are besides, and what they say of themselves.
        const EXCEPTIONS: &[(Kind, &str, &str, &[&str], &str)] =
            &[$((Kind::$kind, $module, stringify!($name), &[$(stringify!($base)),*], $about)),*];
    };
}

// Some are of two kinds: an error here, and what other packages raise.
exceptions! {
    General = "msmith" Error(ValueError):
        "Something that msmith cannot use; the message names the item and the reason. `item` is its number, or None.";
    Cancelled = "msmith" Cancelled(Error): "A progress function returned False.";
    Point = "msmith" PointError(Error):
        "A point that is not on the curve, not in the subgroup, or not below the modulus.";
    File = "msmith" FileError(Error): "A file or table that cannot be read, written or used.";
    Memory = "msmith" MemoryLimitError(Error):
        "A memory limit that is too small, or memory that the system does not give.";
    Signature = "msmith" SignatureError(Error): "A signature that is not valid; the message says why.";
    Closed = "msmith" ClosedError(Error): "A table, file or stream that was closed.";
    Section = "msmith" SectionError(Error, KeyError): "A section that a file does not have; also a KeyError.";
    Argument = "msmith.kzg" ArgumentError(Error, TypeError): "An argument of a wrong type; also a TypeError.";
    Kzg = "msmith.kzg" KzgError(Error, RuntimeError):
        "Bytes that are malformed, or indices of no cells; also a RuntimeError.";
    Setup = "msmith.kzg" SetupError(KzgError, FileError):
        "A trusted setup or its tables that cannot be read, written or used.";
}

/// Kinds, names and classes.
type Classes = Vec<(Kind, &'static str, Py<PyType>)>;

static CLASSES: PyOnceLock<Classes> = PyOnceLock::new();

fn classes(py: Python<'_>) -> PyResult<&Classes> {
    CLASSES.get_or_try_init(py, || {
        let python = py.import("builtins")?;
        // A key's error shows its message in quotes.
        let plain = py.get_type::<PyValueError>().getattr("__str__")?;
        let mut all = Classes::new();
        for &(kind, module, name, bases, about) in EXCEPTIONS {
            let mut list = Vec::new();
            for base in bases {
                list.push(match all.iter().find(|(_, name, _)| name == base) {
                    Some((_, _, class)) => class.bind(py).clone().into_any(),
                    None => python.getattr(*base)?,
                });
            }
            let dict = [("__str__", &plain)].into_py_dict(py)?;
            dict.set_item("__doc__", about)?;
            dict.set_item("__module__", module)?;
            let class = (py.get_type::<PyType>()).call1((name, PyTuple::new(py, list)?, dict))?;
            all.push((kind, name, class.cast_into::<PyType>()?.unbind()));
        }
        Ok(all)
    })
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
            item,
            ..Self::of(kind, error.to_string())
        }
    }
}

impl From<msmith_io::Error> for Failure {
    fn from(error: msmith_io::Error) -> Self {
        let (kind, item) = of_files(&error);
        Self {
            item,
            ..Self::of(kind, error.to_string())
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
        Python::attach(|py| {
            let all = match classes(py) {
                Ok(all) => all,
                Err(why) => return why,
            };
            let of_kind = all.iter().find(|(kind, _, _)| *kind == failure.kind);
            let error = match of_kind {
                Some((_, _, class)) => Self::from_type(class.bind(py).clone(), failure.message),
                None => PyValueError::new_err(failure.message),
            };
            // An exception without its number still says it.
            let _ = error.value(py).setattr("item", failure.item);
            error
        })
    }
}

/// The exceptions' names.
pub fn add(m: &Bound<'_, PyModule>) -> PyResult<()> {
    for (_, name, class) in classes(m.py())? {
        m.add(*name, class)?;
    }
    Ok(())
}
