//! What can be wrong.

use std::fmt;

/// Why there is no answer. That a well-formed proof is wrong is an answer: `Ok(false)`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A curve without proofs here, by its name.
    Curve(String),
    /// Something of one curve where another's is wanted.
    OtherCurve {
        /// What it is: `witness`, `proof`.
        what: &'static str,
        /// Its curve.
        found: String,
        /// The one wanted.
        wanted: String,
    },
    /// A list that must have as many items as another says.
    Lengths {
        /// The kind of item.
        what: &'static str,
        /// Items there are.
        found: usize,
        /// Items there should be.
        wanted: usize,
    },
    /// A scalar that is not below r.
    NotBelowOrder {
        /// The kind of scalar: `witness`, `public signal`.
        what: &'static str,
        /// Its index in its list.
        index: usize,
    },
    /// A point that is none, or not of the subgroup.
    Point {
        /// The list or place that it is in: `pi_a`, `IC`.
        what: String,
        /// Its index there.
        index: usize,
        /// The reason.
        why: String,
    },
    /// A text that does not say what it should.
    Text {
        /// What it should be: `proof`, `verification key`.
        what: &'static str,
        /// The reason.
        why: String,
    },
    /// A file that is well-formed and does not serve.
    File {
        /// Its format.
        format: &'static str,
        /// The reason.
        why: String,
    },
    /// A witness that does not satisfy the circuit.
    Unsatisfied {
        /// The first constraint that it does not satisfy.
        constraint: usize,
    },
    /// A proof that the key's own points do not verify: the witness does not satisfy the circuit, or the key is damaged or
    /// of another one. A [`crate::Circuit`] tells which.
    Unproven,
    /// A contribution to a ceremony that is wrong.
    Contribution {
        /// Its number, from 1 on.
        number: usize,
        /// The reason.
        why: String,
    },
    /// A key without the coefficients of its circuit, which the caller must give the values of.
    NoCoefficients,
    /// The system gave no random numbers.
    Randomness {
        /// Its reason.
        why: String,
    },
    /// An error of the engine: a raised cancel flag, a memory limit.
    Engine(msmith::Error),
    /// An error of a file's bytes, or of the system.
    Io(msmith_io::Error),
}

impl Error {
    /// [`Error::File`].
    #[doc(hidden)]
    pub fn file(format: &'static str, why: impl Into<String>) -> Self {
        let why = why.into();
        Self::File { format, why }
    }

    /// [`Error::Contribution`].
    #[doc(hidden)]
    pub fn contribution(number: usize, why: impl Into<String>) -> Self {
        let why = why.into();
        Self::Contribution { number, why }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Curve(name) => write!(
                f,
                "no proofs over {name}: there are those of bn254, bls12-381 and bls12-377"
            ),
            Self::OtherCurve {
                what,
                found,
                wanted,
            } => write!(f, "the {what} is of {found}, and not of {wanted}"),
            Self::Lengths {
                what,
                found,
                wanted,
            } => match what.split_once(" of ") {
                Some((item, of)) => {
                    write!(f, "the number of {item}s of {of} is {found}, not {wanted}")
                }
                None => write!(f, "the number of {what}s is {found}, not {wanted}"),
            },
            Self::NotBelowOrder { what, index } => write!(f, "{what} {index} is not below r"),
            Self::Point { what, index, why } => write!(f, "{what} {index}: {why}"),
            Self::Text { what, why } => write!(f, "the {what} cannot be read: {why}"),
            Self::File { format, why } => write!(f, "the {format} file: {why}"),
            Self::Unsatisfied { constraint } => {
                write!(f, "the witness does not satisfy constraint {constraint}")
            }
            Self::Unproven => f.write_str(
                "the proof does not verify: the witness does not satisfy the circuit, or the key is damaged or another one's",
            ),
            Self::Contribution { number, why } => write!(f, "contribution {number}: {why}"),
            Self::NoCoefficients => f.write_str(
                "the key does not have its circuit: the values of A and B must be given",
            ),
            Self::Randomness { why } => write!(f, "the system gave no random numbers: {why}"),
            Self::Engine(error) => error.fmt(f),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Engine(error) => Some(error),
            Self::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl From<msmith::Error> for Error {
    fn from(error: msmith::Error) -> Self {
        Self::Engine(error)
    }
}

impl From<msmith_io::Error> for Error {
    fn from(error: msmith_io::Error) -> Self {
        match error {
            msmith_io::Error::Engine(error) => Self::Engine(error),
            // That work was stopped is no fault of a section.
            msmith_io::Error::Section { error, .. }
                if *error == msmith_io::Error::Engine(msmith::Error::Cancelled) =>
            {
                Self::Engine(msmith::Error::Cancelled)
            }
            error => Self::Io(error),
        }
    }
}
