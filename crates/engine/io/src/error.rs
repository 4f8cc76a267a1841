//! What can be wrong with a file, naming the item.

use std::fmt;

/// What is wrong with a file or its parts, or the error of the engine behind it. Items are counted from 0, lines of
/// text from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// An error of the engine: a point that is not on the curve, say.
    Engine(msmith::Error),
    /// A file cannot be read.
    File {
        /// Its path.
        path: String,
        /// The system's reason.
        why: String,
    },
    /// The number of bytes is not one that the format can have.
    Length {
        /// What is being read.
        what: &'static str,
        /// The number of bytes there are.
        bytes: usize,
        /// What the format asks for: `32 for each`.
        wanted: String,
    },
    /// The data ends inside an item.
    Truncated {
        /// What is being read.
        what: &'static str,
        /// The item.
        index: usize,
    },
    /// Something follows the last item.
    Overlong {
        /// What is being read.
        what: &'static str,
        /// Items there should be.
        items: usize,
    },
    /// A count in the file that the file cannot hold.
    Count {
        /// What is counted.
        what: &'static str,
        /// The count.
        count: u64,
        /// The most that the rest of the file can hold.
        most: u64,
    },
    /// A scalar or field element that is not below the subgroup order.
    NotBelowOrder {
        /// What is being read.
        what: &'static str,
        /// The item.
        index: usize,
    },
    /// Padding of a coordinate that is not zero.
    Padding {
        /// Index of the point.
        index: usize,
    },
    /// Flag bits, or an infinity, that are not the canonical ones.
    Encoding {
        /// Index of the point.
        index: usize,
        /// The reason.
        why: &'static str,
    },
    /// Text that is not what it should be.
    Text {
        /// What is being read.
        what: &'static str,
        /// The item.
        index: usize,
        /// The reason.
        why: String,
    },
    /// A name that is not in a list.
    Unknown {
        /// What is named.
        what: &'static str,
        /// The name.
        name: String,
        /// The names that are known.
        known: String,
    },
    /// A format that the curve does not have.
    NoFormat {
        /// The format.
        format: &'static str,
        /// The curve.
        curve: String,
        /// The formats it has.
        formats: String,
    },
    /// More items than can be made.
    TooMany {
        /// Items asked for.
        n: usize,
        /// The most.
        most: usize,
    },
    /// A curve file whose entry cannot be read.
    CurveFile {
        /// The entry: `g1.gx`.
        key: String,
        /// The reason.
        why: String,
    },
    /// A file cannot be written.
    Write {
        /// Its path.
        path: String,
        /// The kind of failure: [`std::io::ErrorKind::StorageFull`] where the disk is full.
        kind: std::io::ErrorKind,
        /// The system's reason.
        why: String,
    },
    /// A table on disk that cannot be used.
    Table {
        /// Its path.
        path: String,
        /// The reason.
        fault: Box<crate::fault::Fault>,
    },
    /// What is wrong with one item of several.
    Item {
        /// What the items are.
        what: &'static str,
        /// The item.
        index: usize,
        /// What is wrong with it.
        error: Box<Error>,
    },
    /// Items that a list does not have.
    Range {
        /// What the items are.
        what: &'static str,
        /// The first one asked for.
        first: usize,
        /// The one behind the last.
        last: usize,
        /// How many there are.
        len: usize,
    },
    /// A file that does not begin as one of its format does.
    Header {
        /// The format.
        format: &'static str,
        /// The reason.
        why: String,
    },
    /// What is wrong with a section of a file.
    Section {
        /// The section.
        name: &'static str,
        /// What is wrong with it.
        error: Box<Error>,
    },
    /// An answer that is not the one that is known to be right.
    Mismatch {
        /// What was compared.
        what: &'static str,
    },
}

impl From<msmith::Error> for Error {
    fn from(e: msmith::Error) -> Self {
        Self::Engine(e)
    }
}

impl Error {
    /// The same of an item that stands `by` places later.
    pub(crate) fn shifted(mut self, by: usize) -> Self {
        use msmith::Error as Core;
        match &mut self {
            Self::Engine(
                Core::NonCanonical { index }
                | Core::NotOnCurve { index }
                | Core::NotInSubgroup { index },
            )
            | Self::Encoding { index, .. }
            | Self::Truncated { index, .. } => *index += by,
            _ => {}
        }
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Engine(e) => e.fmt(f),
            Self::File { path, why } => write!(f, "cannot read {path}: {why}"),
            Self::Length {
                what,
                bytes,
                wanted,
            } => {
                write!(f, "{what}: {bytes} bytes, but the format has {wanted}")
            }
            Self::Truncated { what, index } => {
                write!(f, "{what}: the data ends inside item {index}")
            }
            Self::Overlong { what, items } => {
                write!(f, "{what}: something follows the last of {items} items")
            }
            Self::Count { what, count, most } => write!(
                f,
                "the file announces {count} {what}, but the rest of it holds {most} at most"
            ),
            Self::NotBelowOrder { what, index } => {
                write!(f, "{what} {index} is not below the subgroup order r")
            }
            Self::Padding { index } => {
                write!(
                    f,
                    "point {index} has a coordinate whose padding bytes are not zero"
                )
            }
            Self::Encoding { index, why } => write!(f, "point {index}: {why}"),
            Self::Text { what, index, why } => write!(f, "{what} {index}: {why}"),
            Self::Unknown { what, name, known } => {
                write!(f, "{what} {name:?} is not known; there are: {known}")
            }
            Self::NoFormat {
                format,
                curve,
                formats,
            } => {
                write!(
                    f,
                    "format {format} is not defined for {curve}, which has: {formats}"
                )
            }
            Self::TooMany { n, most } => write!(f, "{n} points cannot be made, at most {most}"),
            Self::CurveFile { key, why } => write!(f, "curve file: {key}: {why}"),
            Self::Write { path, why, .. } => write!(f, "cannot write {path}: {why}"),
            Self::Table { path, fault } => write!(f, "{path}: {fault}"),
            Self::Item { what, index, error } => write!(f, "{what} {index}: {error}"),
            Self::Range {
                what,
                first,
                last,
                len,
            } => write!(f, "{what} {first} to {last} (exclusive): there are {len}"),
            // Of bytes that say no format.
            Self::Header { format: "", why } => f.write_str(why),
            Self::Header { format, why } => write!(f, "not a file of format {format}: {why}"),
            Self::Section { name, error } => write!(f, "section {name}: {error}"),
            Self::Mismatch { what } => write!(f, "the result differs from {what}"),
        }
    }
}

impl std::error::Error for Error {}
