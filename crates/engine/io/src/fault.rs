//! What can be wrong with a table's file.

use std::fmt;

use crate::hex;

/// The version of the format that this library reads and writes.
pub const VERSION: u32 = 1;

/// A checksum of 256 bits (BLAKE3); shown as 64 hex digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest(pub [u8; 32]);

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

/// Why a file is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// It does not begin as a table does.
    NotATable,
    /// It was copied as text.
    TextMode,
    /// It ends too early.
    Truncated {
        /// Bytes there are.
        bytes: u64,
        /// Bytes there should be.
        wanted: u64,
    },
    /// It ends too late.
    Overlong {
        /// Bytes there are.
        bytes: u64,
        /// Bytes there should be.
        wanted: u64,
    },
    /// The header is not the one that was written: its checksum differs.
    Header,
    /// The numbers have their most significant byte first.
    Endianness,
    /// The format is of another version.
    Version {
        /// The version.
        found: u32,
    },
    /// The header contradicts itself.
    Layout {
        /// How.
        why: String,
    },
    /// The bucket set is not known here.
    Set {
        /// Its name.
        name: String,
        /// The reason.
        why: String,
    },
    /// The table is of another group or curve.
    Curve {
        /// That of the table.
        table: String,
        /// That of the engine.
        asked: String,
    },
    /// The curve's endomorphism is another cube root than the one used here.
    Endomorphism,
    /// The words are not those that were written: their checksum differs.
    Content,
    /// The table is of other bases.
    OtherBases {
        /// Those of the table.
        table: Digest,
        /// Those asked for.
        asked: Digest,
    },
    /// A point is wrong, though the checksums are right.
    Point {
        /// Which, and how.
        why: String,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotATable => write!(f, "this is not a table of msmith's: it begins otherwise"),
            Self::TextMode => write!(
                f,
                "the file was damaged by a copy in text mode (line ends or eighth bits were changed)"
            ),
            Self::Truncated { bytes, wanted } => {
                write!(f, "the file is cut off: {bytes} of {wanted} bytes")
            }
            Self::Overlong { bytes, wanted } => write!(
                f,
                "something follows the table: {bytes} bytes instead of {wanted}"
            ),
            Self::Header => write!(
                f,
                "the header is damaged: its checksum is not the one written there"
            ),
            Self::Endianness => write!(
                f,
                "the numbers are big-endian; a table has them little-endian"
            ),
            Self::Version { found } => write!(
                f,
                "version {found} of the format is not known here, only version {VERSION}"
            ),
            Self::Layout { why } => write!(f, "the header contradicts itself: {why}"),
            Self::Set { name, why } => write!(f, "the bucket set {name} cannot be used: {why}"),
            Self::Curve { table, asked } if table == asked => write!(
                f,
                "the table is of another curve, with other numbers, that is called {table} too"
            ),
            Self::Curve { table, asked } => {
                write!(f, "the table is of {table}, not of {asked}")
            }
            Self::Endomorphism => write!(
                f,
                "the table was made with another endomorphism of the curve"
            ),
            Self::Content => write!(
                f,
                "the points are damaged: their checksum is not the one in the header"
            ),
            Self::OtherBases { table, asked } => write!(
                f,
                "the table is of another set of bases: {table}, not {asked}"
            ),
            Self::Point { why } => write!(f, "wrong: {why}"),
        }
    }
}
