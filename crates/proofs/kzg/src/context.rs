//! A setup with what is computed of it once.

use std::path::Path;
use std::sync::Arc;

use msmith::{Backend, Bases, Options};

use crate::Error;
use crate::fr::Fr;
use crate::setup::{List, Setup};
use crate::tables::Tables;

/// A setup with what is computed of it once: roots of unity and tables. Clones share them.
///
/// Tables are made by the first call that uses them and has no memory limit, or by [`Context::prepare`]; or they are
/// mapped from files. A call with a limit below what it needs is refused before its first step, and told the least that
/// would do, by one thread.
#[derive(Clone)]
pub struct Context(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub setup: Setup,
    pub fr: Fr,
    tables: Tables,
}

impl Context {
    /// Bytes of the tables of [`Context::mainnet`].
    pub const BUDGET: u64 = 48_000_000;

    /// Ethereum's mainnet on the fastest backend of this machine, with tables of at most [`Context::BUDGET`] bytes.
    ///
    /// Errors: none on a machine that msmith runs on.
    pub fn mainnet() -> Result<Self, Error> {
        Self::new(Setup::mainnet(Backend::detect()?)?, Self::BUDGET)
    }

    /// A setup with tables of at most a number of bytes, down to none, which everything takes longer with.
    pub fn new(setup: Setup, budget: u64) -> Result<Self, Error> {
        let tables = Tables::within(budget);
        Self::of(setup, tables)
    }

    /// As [`Context::new`], but that a table is not made before as many calls went without it as pay for the time that it
    /// takes to be made: for programs that mostly make a few commitments and end. [`Context::prepare`] makes all.
    pub fn thrifty(setup: Setup, budget: u64) -> Result<Self, Error> {
        Self::of(setup, Tables::thrifty(budget))
    }

    /// A setup with the tables of a folder that [`Context::write_tables`] wrote, or with that of one file. They are mapped:
    /// processes share their memory. Tables that are not there are made within [`Context::BUDGET`] bytes.
    ///
    /// A table is known by the digest of its points, and its content by a checksum; the files must not be changed in place
    /// ([`msmith_io::table::open`]).
    ///
    /// Errors: a path without a table; a damaged table; a table of other points.
    pub fn open(setup: Setup, path: &Path) -> Result<Self, Error> {
        let tables = Tables::open(&setup, path, Self::BUDGET)?;
        Self::of(setup, tables)
    }

    fn of(setup: Setup, tables: Tables) -> Result<Self, Error> {
        Ok(Self(Arc::new(Inner {
            fr: Fr::new(setup.engine())?,
            setup,
            tables,
        })))
    }

    /// The setup.
    pub fn setup(&self) -> &Setup {
        &self.0.setup
    }

    /// Makes the tables, which other calls would do when they first need them. A memory limit is for all of them.
    ///
    /// Errors: those of the options.
    pub fn prepare(&self, options: &Options<'_>) -> Result<(), Error> {
        self.0.tables.prepare(&self.0.setup, options)
    }

    /// Makes the tables and writes them into a folder, each file whole or not at all; the folder is made if it is not
    /// there, and loses the table of a list that has none here. Two processes may do this at once.
    ///
    /// Errors: those of the options; a folder or file that cannot be written.
    pub fn write_tables(&self, folder: &Path, options: &Options<'_>) -> Result<(), Error> {
        self.0.tables.write(&self.0.setup, folder, options)
    }

    /// The table of a list of points, if there is one already.
    pub(crate) fn made(&self, list: List) -> Option<&Bases> {
        self.0.tables.made(list)
    }

    /// The table of a list of points, if there is memory for one.
    pub(crate) fn table(&self, list: List, options: &Options<'_>) -> Result<Option<&Bases>, Error> {
        self.0.tables.of(&self.0.setup, list, options)
    }
}
