//! What can be wrong.

use std::fmt;

/// Why there is no answer. That something well-formed is wrong is an answer: `Ok(false)`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A field element that is not below r.
    Element {
        /// The kind of item that has it: `blob`, `cell`, `evaluation point`, `value`.
        what: &'static str,
        /// The item's index in its list.
        index: usize,
        /// The element's index in the item.
        element: usize,
    },
    /// Bytes that are not the compressed form of a point of the subgroup.
    Point {
        /// The kind of item: `commitment`, `proof`.
        what: &'static str,
        /// The item's index in its list.
        index: usize,
        /// The reason.
        why: String,
    },
    /// Lists that must have as many items as others.
    Lengths {
        /// The kind of item.
        what: &'static str,
        /// Items there are.
        found: usize,
        /// Items there should be.
        wanted: usize,
    },
    /// The index of a cell that is 128 or above.
    CellIndex {
        /// Its place in the list.
        index: usize,
        /// The index.
        cell: u64,
    },
    /// The number of a commitment that is not below how many there are.
    Row {
        /// Its place in the list.
        index: usize,
        /// The number.
        row: u64,
        /// Commitments there are.
        commitments: usize,
    },
    /// Cells whose indices are not in strictly ascending order, where the specification asks for it.
    Order {
        /// The place of the first that is not above the one before it.
        index: usize,
    },
    /// Cells to recover others from of which one comes twice.
    Repeated {
        /// The place where it comes again.
        index: usize,
        /// The index of the cell.
        cell: u64,
    },
    /// Fewer cells than half of them, or more than there are.
    Number {
        /// Cells there are.
        found: usize,
    },
    /// Cells that are not all of one blob and its extension.
    Inconsistent,
    /// One of many items that a call was given.
    Item {
        /// The kind of item: `row`.
        what: &'static str,
        /// The item's index in its list.
        index: usize,
        /// What is wrong with it.
        error: Box<Error>,
    },
    /// A path at which there are no tables.
    NoTables(String),
    /// An error of the engine: a raised cancel flag, a memory limit.
    Engine(msmith::Error),
    /// An error of a file, or of a setup.
    Setup(msmith_io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Element {
                what,
                index,
                element,
            } => write!(f, "{what} {index}: element {element} is not below r"),
            Self::Point { what, index, why } => write!(f, "{what} {index}: {why}"),
            Self::Lengths {
                what,
                found,
                wanted,
            } => write!(f, "the number of {} is {found}, not {wanted}", plural(what)),
            Self::CellIndex { index, cell } => {
                write!(f, "cell index {index} is {cell}: there are 128 cells")
            }
            Self::Row {
                index,
                row,
                commitments,
            } => write!(
                f,
                "row {index} is {row}: the number of commitments is {commitments}"
            ),
            Self::Order { index } => write!(
                f,
                "cell index {index} is not above the one before it: indices must ascend"
            ),
            Self::Repeated { index, cell } => {
                write!(f, "cell index {index} is {cell}, which is there already")
            }
            Self::Number { found } => {
                write!(
                    f,
                    "{found} cells: 64 to 128 are needed to recover the others"
                )
            }
            Self::Inconsistent => f.write_str("the cells are not all of one blob"),
            Self::Item { what, index, error } => write!(f, "{what} {index}: {error}"),
            Self::NoTables(path) => write!(f, "{path} has no tables of a setup"),
            Self::Engine(error) => error.fmt(f),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

/// What an item is called where there are several.
fn plural(what: &str) -> String {
    if let Some(of) = what.strip_suffix("index") {
        return format!("{of}indices");
    }
    match what.split_once(" of ") {
        Some((item, of)) => format!("{item}s of {of}"),
        None => format!("{what}s"),
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Item { error, .. } => Some(error),
            Self::Engine(error) => Some(error),
            Self::Setup(error) => Some(error),
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
            error => Self::Setup(error),
        }
    }
}
