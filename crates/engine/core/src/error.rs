//! The one error type of the libraries.

use std::fmt;

/// What was wrong with the input; every variant names the item and the reason.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// As many scalars as points are needed.
    LengthMismatch {
        /// Number of points given.
        points: usize,
        /// Number of scalars given.
        scalars: usize,
    },
    /// Point `index` does not satisfy the curve equation.
    NotOnCurve {
        /// Index of the point.
        index: usize,
    },
    /// Point `index` is on the curve but outside the subgroup of order `r`.
    NotInSubgroup {
        /// Index of the point.
        index: usize,
    },
    /// A coordinate of point `index` is not below the modulus.
    NonCanonical {
        /// Index of the point.
        index: usize,
    },
    /// Element `index` of a list is not below the field's modulus.
    NotReduced {
        /// Index of the element.
        index: usize,
    },
    /// A list of words that cannot be the points or scalars that it is said to be.
    Layout(String),
    /// `MSMITH_BACKEND` or an option names a backend that is unknown or that this machine lacks.
    Backend(String),
    /// Zero threads were asked for.
    ZeroThreads,
    /// The memory limit cannot hold the computation, or a budget no table.
    MemoryLimit {
        /// The limit or budget given, bytes.
        limit: u64,
        /// The least that would do, bytes.
        needed: u64,
    },
    /// The system does not give the memory that a computation needs.
    OutOfMemory {
        /// Bytes that were asked for at once.
        bytes: u64,
    },
    /// What is wrong with list `index` of several.
    Item {
        /// Number of the list.
        index: usize,
        /// What is wrong with it.
        error: Box<Error>,
    },
    /// The cancel flag was raised.
    Cancelled,
    /// A curve's numbers contradict each other.
    Curve(String),
    /// Prepared bases cannot be used here.
    Bases(String),
    /// The result has no coordinates of the kind asked for: it is at infinity of an Edwards curve.
    AtInfinity,
    /// An option cannot be met (algorithm unknown or not possible on this curve).
    Option(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LengthMismatch { points, scalars } => {
                let (points, scalars) = (count(*points, "point"), count(*scalars, "scalar"));
                write!(f, "{points} but {scalars}: the numbers must be equal")
            }
            Self::NotOnCurve { index } => write!(f, "point {index} is not on the curve"),
            Self::NotInSubgroup { index } => {
                write!(
                    f,
                    "point {index} is on the curve but not in the subgroup of prime order r"
                )
            }
            Self::NonCanonical { index } => {
                write!(
                    f,
                    "point {index} has a coordinate that is not below the field's modulus"
                )
            }
            Self::NotReduced { index } => {
                write!(f, "element {index} is not below the field's modulus")
            }
            Self::Layout(s) => write!(f, "layout: {s}"),
            Self::Backend(s) => write!(f, "backend: {s}"),
            Self::ZeroThreads => write!(f, "the number of threads must be at least 1"),
            Self::MemoryLimit { limit, needed } => {
                let (limit, needed) = (count(*limit, "byte"), count(*needed, "byte"));
                write!(f, "{limit} is too little memory: {needed} would do")
            }
            Self::OutOfMemory { bytes } => write!(
                f,
                "out of memory: the system does not give {} more; a memory limit makes sums in parts",
                count(*bytes, "byte")
            ),
            Self::Item { index, error } => write!(f, "list {index}: {error}"),
            Self::Cancelled => write!(f, "cancelled"),
            Self::Curve(s) => write!(f, "curve: {s}"),
            Self::Bases(s) => write!(f, "prepared bases: {s}"),
            Self::AtInfinity => write!(f, "the sum is a point at infinity of the Edwards curve"),
            Self::Option(s) => write!(f, "option: {s}"),
        }
    }
}

impl std::error::Error for Error {}

/// A number of things for a message: "1 point", "2 points".
pub fn count<T: fmt::Display + PartialEq + From<u8>>(n: T, what: &str) -> String {
    let s = if n == T::from(1) { "" } else { "s" };
    format!("{n} {what}{s}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thing_is_one() {
        let said = |points, scalars| Error::LengthMismatch { points, scalars }.to_string();
        assert!(said(1, 2).starts_with("1 point but 2 scalars:"));
        assert!(said(0, 1).starts_with("0 points but 1 scalar:"));
        let (limit, needed) = (1, 2);
        let said = Error::MemoryLimit { limit, needed }.to_string();
        assert!(
            said.contains("1 byte is") && said.ends_with("2 bytes would do"),
            "{said}"
        );
    }
}
