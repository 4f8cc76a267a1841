//! `msmith kzg cells`, and the files that cells and their proofs are written to.

use msmith_io::{Error, table};
use msmith_kzg::{BYTES_PER_BLOB, CELLS_PER_EXT_BLOB, Cell, Cells, Proofs};
use serde::Serialize;

use super::items::{Items, behind, explained};
use super::{elements, shown, with_tables};
use crate::answer::{Answer, Printed, render};
use crate::args::KzgCells;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::place::Output;
use crate::{run, show};

/// For the proofs of the cells of this number of blobs a table of the columns is worth its making.
pub const WORTH: usize = 4;

/// What was written.
#[derive(Serialize)]
pub struct Written {
    blobs: usize,
    cells: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    out: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proofs: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blob: Option<String>,
    seconds: f64,
    backend: &'static str,
    threads: usize,
}

/// Where things go.
#[derive(Clone, Copy)]
pub struct To<'a> {
    /// Cells.
    pub out: Option<&'a Output>,
    /// Their proofs.
    pub proofs: Option<&'a Output>,
    /// Blobs.
    pub blob: Option<&'a Output>,
}

/// The cells of a row and their proofs, as far as they are written.
pub type Row = (Option<Cells>, Option<Proofs>);

impl To<'_> {
    /// Refuses what could not be written: before the work, not after it.
    pub fn check(&self) -> Result<(), Error> {
        let all = [self.out, self.proofs, self.blob];
        all.into_iter()
            .flatten()
            .try_for_each(|to| table::writable(to.path()))
    }

    /// Writes all rows, one behind another.
    pub fn write(&self, rows: &[Row], seconds: f64, choice: &Choice) -> Result<Written, Failure> {
        let cells = || rows.iter().filter_map(|(cells, _)| cells.as_deref());
        let blob = |cells: &[Cell; CELLS_PER_EXT_BLOB]| cells[..CELLS_PER_EXT_BLOB / 2].concat();
        write(self.out, cells().map(|c| c.as_flattened().to_vec()))?;
        write(self.blob, cells().map(blob))?;
        let proofs = rows.iter().filter_map(|(_, proofs)| proofs.as_deref());
        let lines = |proofs: &[[u8; 48]; CELLS_PER_EXT_BLOB]| {
            let lines = proofs.iter().map(|proof| shown(proof) + "\n");
            lines.collect::<String>().into_bytes()
        };
        write(self.proofs, proofs.map(lines))?;
        let name = |to: Option<&Output>| to.map(ToString::to_string);
        Ok(Written {
            blobs: rows.len(),
            cells: CELLS_PER_EXT_BLOB * rows.len(),
            out: name(self.out),
            proofs: name(self.proofs),
            blob: name(self.blob),
            seconds,
            backend: choice.backend.name(),
            threads: choice.threads_for(elements(rows.len()))?,
        })
    }
}

/// Writes parts of a file, whole or not at all.
fn write(to: Option<&Output>, parts: impl Iterator<Item = Vec<u8>>) -> Result<(), Error> {
    let Some(to) = to else {
        return Ok(());
    };
    table::whole(to.path(), |put| {
        let mut parts = parts;
        parts.try_for_each(|part| put(&part))
    })
}

/// Reads blobs, and writes their cells and proofs.
pub fn run(args: &KzgCells) -> Result<Printed, Failure> {
    let how = &args.setup.how;
    let choice = &Choice::of_lists(how)?;
    let to = To {
        out: args.out.as_ref(),
        proofs: args.proofs.as_ref(),
        blob: None,
    };
    to.check()?;
    let blobs = Items::<BYTES_PER_BLOB>::read("blob", &args.blobs)?;
    let (setup, n) = (args.setup.setup.as_ref(), blobs.len());
    let context = with_tables(setup, &args.tables, n >= WORTH, choice)?;
    let named = |why| explained(why, &[&blobs.from]);
    let (rows, seconds): (Vec<Row>, f64) = match to.proofs {
        // Cells are a hundredth of their proofs.
        Some(_) => {
            let done = run::count("making cells and proofs", n, choice, |options| {
                context.compute_cells_and_kzg_proofs_batch(blobs.list(), options)
            });
            let (rows, seconds) = done.map_err(named)?;
            let both = rows.into_iter().map(|(c, p)| (Some(c), Some(p)));
            (both.collect(), seconds)
        }
        None => run::each("making cells", n, choice, |k, options| {
            let cells = context.compute_cells(&blobs.list()[k], options);
            let cells = cells.map_err(|why| named(behind(k, why)))?;
            Ok::<_, Failure>((Some(cells), None))
        })?,
    };
    render(&to.write(&rows, seconds, choice)?, how.json)
}

impl Answer for Written {
    fn text(&self) -> String {
        let of = show::count(self.blobs, "blob");
        let mut rows = vec![("cells", format!("{} of {of}", self.cells))];
        let files = [
            ("written", &self.out),
            ("proofs", &self.proofs),
            ("blob", &self.blob),
        ];
        for (name, file) in files {
            rows.extend(file.clone().map(|file| (name, file)));
        }
        rows.push(("time", show::duration(self.seconds)));
        let threads = show::threads(self.threads);
        rows.push(("backend", format!("{}, {threads}", self.backend)));
        show::table(&rows)
    }
}
