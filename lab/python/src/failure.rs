//! Why a call failed, and the exception of the package `msmith` that it becomes.

use std::any::Any;

use pyo3::prelude::*;
use pyo3::types::PyType;

/// Which exception.
#[derive(Debug, Clone, Copy)]
pub enum Kind {
    General,
    Cancelled,
}

/// Why a call failed.
#[derive(Debug)]
pub struct Failure {
    kind: Kind,
    message: String,
}

impl Failure {
    pub fn new(message: impl Into<String>) -> Self {
        Self::of(Kind::General, message)
    }

    pub fn of(kind: Kind, message: impl Into<String>) -> Self {
        Self {
            kind,
            message: message.into(),
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
        let kind = match error {
            msmith::Error::Cancelled => Kind::Cancelled,
            _ => Kind::General,
        };
        Self::of(kind, error.to_string())
    }
}

impl From<Failure> for PyErr {
    fn from(failure: Failure) -> Self {
        let name = match failure.kind {
            Kind::General => "Error",
            Kind::Cancelled => "Cancelled",
        };
        Python::attach(|py| {
            let kind = py.import("msmith").and_then(|m| m.getattr(name));
            match kind.and_then(|kind| Ok(kind.cast_into::<PyType>()?)) {
                Ok(kind) => Self::from_type(kind, failure.message),
                Err(why) => why,
            }
        })
    }
}
