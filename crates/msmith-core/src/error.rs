//! What can be wrong with a modulus or a backend.

use std::fmt;

/// Why there is no ring.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// `MSMITH_BACKEND` or an option names a backend that is unknown or that this machine lacks.
    Backend(String),
    /// No ring takes this modulus.
    Modulus(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Backend(s) => write!(f, "backend: {s}"),
            Self::Modulus(s) => write!(f, "modulus: {s}"),
        }
    }
}

impl std::error::Error for Error {}
