//! `msmith kzg`: blobs, their commitments, cells and proofs.

mod cells;
mod commit;
pub mod items;
mod recover;
pub mod sample;
mod table;
mod verify;
mod verify_cells;

use msmith_io::hex;
use msmith_kzg::{Context, Setup};

use crate::answer::Printed;
use crate::args::{Kzg, KzgTables};
use crate::choice::Choice;
use crate::failure::{Failure, INTERRUPTED};
use crate::place::{Input, Mapped};
use crate::{input, run};

/// Most bytes of the text of a setup.
const MOST_SETUP: u64 = 1 << 26;

/// Runs one of the commands.
pub fn run(args: &Kzg) -> Result<Printed, Failure> {
    match args {
        Kzg::Commit(args) => commit::commit(args),
        Kzg::Prove(args) => commit::prove(args),
        Kzg::Verify(args) => verify::run(args),
        Kzg::Cells(args) => cells::run(args),
        Kzg::Recover(args) => recover::run(args),
        Kzg::VerifyCells(args) => verify_cells::run(args),
        Kzg::Table(args) => table::run(args),
    }
}

/// The setup that was asked for, checked.
pub fn setup(file: Option<&Input>, choice: &Choice) -> Result<Setup, Failure> {
    let Some(file) = file else {
        return Ok(Setup::mainnet(choice.backend)?);
    };
    let text = input::read(file, MOST_SETUP)?;
    let read = run::waiting("checking the setup", || {
        Setup::from_text(choice.backend, &text, &choice.options())
    });
    read.map_err(|why| in_file(file, why))
}

/// What is wrong with a file, by its name.
fn in_file(file: &Input, why: msmith_kzg::Error) -> Failure {
    let failure = Failure::from(why);
    match failure.code {
        INTERRUPTED => failure,
        code => Failure {
            text: format!("{}: {}", file.said(), failure.text),
            code,
        },
    }
}

/// A setup without tables, which verification has no use for.
fn bare(file: Option<&Input>, choice: &Choice) -> Result<Context, Failure> {
    Ok(Context::new(setup(file, choice)?, 0)?)
}

/// A setup with the tables that were asked for, or with the library's where they are worth their making.
fn with_tables(
    file: Option<&Input>,
    tables: &KzgTables,
    worth: bool,
    choice: &Choice,
) -> Result<Context, Failure> {
    let setup = setup(file, choice)?;
    match &tables.table {
        Some(table) => open(setup, table),
        None => {
            let own = if worth { Context::BUDGET } else { 0 };
            Ok(Context::new(setup, tables.budget.unwrap_or(own))?)
        }
    }
}

/// A setup with tables on the disk.
pub fn open(setup: Setup, table: &Mapped) -> Result<Context, Failure> {
    let opened = run::waiting("checking the tables", || Context::open(setup, &table.0));
    Ok(opened?)
}

/// The field elements of blobs, by which the library chooses how many threads there are.
fn elements(blobs: usize) -> usize {
    blobs.saturating_mul(msmith_kzg::FIELD_ELEMENTS_PER_BLOB)
}

/// Bytes as the answers show them.
pub fn shown(bytes: &[u8]) -> String {
    format!("0x{}", hex::encode(bytes))
}
