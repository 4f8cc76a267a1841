//! Prepared bases on disk: written once, mapped and used in place. `docs/table-format.md` has the bytes.
//!
//! What is in a file is believed as far as its checksums go: they find every accident, but a file made with
//! intent has good checksums too. [`Table::verify`] makes the points again and finds a wrong one.

mod digest;
mod format;
mod map;
mod read;
mod signals;
mod whole;
mod write;

use std::path::Path;

use msmith::curve::Group;
use msmith::table::TableLayout;
use msmith::{Algorithm, Bases, Engine, Options, Output, Points, Scalars, WordPoints};

use crate::Error;
pub use crate::fault::Fault;
pub use digest::{Digest, bases as digest};
pub(crate) use format::is_table;
pub use format::{HEADER, VERSION};
pub(crate) use map::{Map, map};
pub use read::{info, open};
pub(crate) use read::{regular, unreadable};
pub use signals::guard_files;
pub use whole::{NewFile, removed, whole, whole_read_again, whole_with, writable};
pub use write::write;

/// What the header of a table says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Info {
    /// The path of the file, for messages.
    pub path: String,
    /// Its length in bytes, header included.
    pub bytes: u64,
    /// The curve's name.
    pub curve: String,
    /// Which of the curve's groups the bases are in.
    pub group: Group,
    /// The bucket set and the shape of the words.
    pub layout: TableLayout,
    /// The digest of the curve's numbers.
    pub numbers: Digest,
    /// The digest of the endomorphism's numbers.
    pub endomorphism: Digest,
    /// The digest of the bases, see [`digest`].
    pub bases: Digest,
    /// The digest of the words of the table.
    pub content: Digest,
}

/// A table in use.
#[derive(Debug, Clone)]
pub struct Table {
    /// What its header says.
    pub info: Info,
    /// The bases, to be multiplied.
    pub bases: Bases,
}

/// Points as they are, or a table of them.
#[derive(Debug, Clone)]
pub enum PointsOrTable {
    /// Points.
    Points(WordPoints),
    /// Prepared ones.
    Table(Box<Table>),
}

impl PointsOrTable {
    /// The number of bases.
    #[allow(
        clippy::len_without_is_empty,
        reason = "it is compared with that of the scalars"
    )]
    pub fn len(&self) -> usize {
        match self {
            Self::Points(points) => points.finite.len(),
            Self::Table(table) => table.bases.len(),
        }
    }

    /// `Σ a_i P_i` over all of them, by [`Engine::msm`] on an engine of their group or by [`Table::msm`].
    ///
    /// Errors: those of either. **Variable time** in the scalars.
    pub fn msm(
        &self,
        engine: &Engine,
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<Output, Error> {
        match self {
            Self::Points(points) => Ok(engine.msm(points, scalars, options)?),
            Self::Table(table) => table.msm(scalars, options),
        }
    }
}

impl Info {
    /// Checks that the table is of bases with this digest ([`digest`]).
    ///
    /// Errors: [`Fault::OtherBases`].
    pub fn require(&self, bases: &Digest) -> Result<(), Error> {
        if self.bases == *bases {
            return Ok(());
        }
        Err(self.error(Fault::OtherBases {
            table: self.bases,
            asked: *bases,
        }))
    }

    /// Checks that the table is of these points of the engine's group, in this order.
    ///
    /// Errors: [`Fault::Curve`], [`Fault::Endomorphism`], [`Fault::OtherBases`]; points that are not a list of points.
    pub fn matches(&self, engine: &Engine, points: &dyn Points) -> Result<(), Error> {
        self.of(engine)?;
        self.require(&digest(engine, points)?)
    }

    /// An error unless the table is of the engine's group.
    fn of(&self, engine: &Engine) -> Result<(), Error> {
        if self.numbers != digest::curve(engine) {
            let name = |curve: &str, group| format!("{curve} {group}");
            return Err(self.error(Fault::Curve {
                table: name(&self.curve, self.group),
                asked: name(&engine.curve().name, engine.group()),
            }));
        }
        if self.endomorphism != digest::endomorphism(engine) {
            return Err(self.error(Fault::Endomorphism));
        }
        Ok(())
    }

    fn error(&self, fault: Fault) -> Error {
        Error::table(&self.path, fault)
    }
}

impl Table {
    /// `Σ a_i P_i` over all bases ([`Bases::msm`]). Where the options name an algorithm, by that one
    /// ([`Engine::msm`]): then only the bases of the table are used.
    ///
    /// Errors: those of either. **Variable time** in the scalars.
    pub fn msm(&self, scalars: Scalars<'_>, options: &Options<'_>) -> Result<Output, Error> {
        if options.algorithm == Algorithm::Auto {
            return Ok(self.bases.msm(scalars, options)?);
        }
        // Bases of a table were found to be in the subgroup when it was made.
        let options = Options {
            in_subgroup: true,
            ..*options
        };
        let points = self.bases.points()?;
        Ok(self.bases.engine().msm(&points, scalars, &options)?)
    }

    /// Checks that the bases are those of the header, on the curve and in the subgroup of order r, and makes
    /// every row again. Takes as long as preparing the bases.
    ///
    /// Errors: a table whose points are others than its header says; the first wrong point; a raised cancel flag.
    pub fn verify(&self, options: &Options<'_>) -> Result<(), Error> {
        self.info
            .matches(self.bases.engine(), &self.bases.points()?)?;
        self.bases.verify(options).map_err(|why| match why {
            msmith::Error::Cancelled | msmith::Error::ZeroThreads => why.into(),
            why => self.info.error(Fault::Point {
                why: why.to_string(),
            }),
        })
    }
}

impl Error {
    fn table(path: impl Into<String>, fault: Fault) -> Self {
        Self::Table {
            path: path.into(),
            fault: fault.into(),
        }
    }
}

/// A path for people.
fn text(path: &Path) -> String {
    path.display().to_string()
}
