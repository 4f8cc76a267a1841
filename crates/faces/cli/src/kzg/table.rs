//! `msmith kzg table`.

use std::time::Instant;

use msmith::Options;
use msmith_io::table::Info;
use msmith_kzg::{BYTES_PER_BLOB, Context, FIELD_ELEMENTS_PER_BLOB, FIELD_ELEMENTS_PER_CELL};
use serde::Serialize;

use super::{sample, setup};
use crate::answer::{Answer, Printed, render};
use crate::args::KzgTable;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::kept::{self, Kept};
use crate::{run, show};

/// What was written, and what it is good for.
#[derive(Serialize)]
struct Tables {
    out: String,
    tables: Vec<Kept>,
    bytes: u64,
    seconds: f64,
    backend: &'static str,
    threads: usize,
    seconds_commitment: Pair,
    seconds_cells: Pair,
}

/// How long something takes with tables and without them.
#[derive(Serialize)]
struct Pair {
    with: f64,
    without: f64,
}

/// Makes the tables of a setup, writes them, and tries them.
pub fn run(args: &KzgTable) -> Result<Printed, Failure> {
    let how = &args.setup.how;
    let choice = &Choice::of_lists(how)?;
    let folder = &args.out.0;
    let read = || setup(args.setup.setup.as_ref(), choice);
    let made = Context::new(read()?, args.budget)?;
    let (_, seconds) = run::of_kzg("making tables", choice, |options| {
        run::waiting("making tables", || made.write_tables(folder, options))
    })?;
    let tables = kept::tables(folder, purpose)?;
    let bare = Context::new(read()?, 0)?;
    let blob = &sample::blob()?;
    let (times, _) = run::of_kzg("trying them", choice, |options| {
        Ok([times(&made, blob, options)?, times(&bare, blob, options)?])
    })?;
    let [with, without] = times;
    let pair = |k: usize| Pair {
        with: with[k],
        without: without[k],
    };
    let answer = Tables {
        out: args.out.to_string(),
        bytes: kept::bytes(&tables),
        tables,
        seconds,
        backend: choice.backend.name(),
        threads: choice.threads_for(FIELD_ELEMENTS_PER_BLOB)?,
        seconds_commitment: pair(0),
        seconds_cells: pair(1),
    };
    render(&answer, how.json)
}

/// What a table of a setup makes faster.
fn purpose(info: &Info) -> &'static str {
    match info.layout.n {
        FIELD_ELEMENTS_PER_BLOB => "commitments to blobs, and their proofs",
        FIELD_ELEMENTS_PER_CELL => "verification of cells",
        _ => "proofs of cells",
    }
}

/// Seconds for a commitment, and for cells and proofs; what is made once is made before.
fn times(
    context: &Context,
    blob: &[u8; BYTES_PER_BLOB],
    options: &Options<'_>,
) -> Result<[f64; 2], msmith_kzg::Error> {
    context.prepare(options)?;
    let start = Instant::now();
    context.blob_to_kzg_commitment(blob, options)?;
    let commitment = start.elapsed();
    context.compute_cells_and_kzg_proofs(blob, options)?;
    let both = start.elapsed();
    Ok([commitment, both - commitment].map(|time| time.as_secs_f64()))
}

impl Answer for Tables {
    fn text(&self) -> String {
        let mut rows = vec![("folder".to_owned(), self.out.clone())];
        rows.extend(self.tables.iter().map(Kept::row));
        rows.push(("size".to_owned(), show::bytes(self.bytes)));
        rows.push(("time".to_owned(), show::duration(self.seconds)));
        let pair = |pair: &Pair| {
            let [with, without] = [pair.with, pair.without].map(show::duration);
            format!("{with} ({without} without tables)")
        };
        rows.push(("commitment".to_owned(), pair(&self.seconds_commitment)));
        rows.push((
            "cells".to_owned(),
            pair(&self.seconds_cells) + ", with their proofs",
        ));
        let threads = show::threads(self.threads);
        rows.push(("backend".to_owned(), format!("{}, {threads}", self.backend)));
        rows.iter()
            .map(|(name, value)| format!("{name:<14}{value}\n"))
            .collect()
    }
}
