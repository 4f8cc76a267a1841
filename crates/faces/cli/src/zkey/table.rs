//! `msmith zkey table`: tables of the points of a key, for `msmith prove --table`.

use std::path::Path;

use msmith_io::source::Source;
use msmith_io::table::Info;
use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::ZkeyTable;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::kept::{self, Kept};
use crate::{prove, run, show, verify};

/// What was written.
#[derive(Serialize)]
struct OfKey {
    out: String,
    tables: Vec<Kept>,
    bytes: u64,
    /// Making and writing them.
    seconds: f64,
    backend: &'static str,
    threads: usize,
}

pub fn run(args: &ZkeyTable) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let folder = &args.out.0;
    let source = Source::open(&args.key.0, None, None);
    let source = source.map_err(|why| prove::in_file(&args.key, why.into()))?;
    verify::warn_of(&source, choice.backend);
    let (mut key, _) = prove::open(&args.key, source, args.trusted_key, choice)?;
    let (_, seconds) = run::of_groth16("making tables", choice, |options| {
        key.prepare(args.budget, options)?;
        match key.table_bytes() {
            0 => Ok(()),
            _ => run::waiting("making tables", || key.write_tables(folder, options)),
        }
    })?;
    if key.table_bytes() == 0 {
        let size = show::bytes(args.budget);
        let why = format!("no table of at most {size} makes its proofs faster");
        return Err(Failure::new(format!("{}: {why}", args.key)));
    }
    let tables = kept::tables(folder, purpose)?;
    let answer = OfKey {
        out: args.out.to_string(),
        bytes: kept::bytes(&tables),
        tables,
        seconds,
        backend: choice.backend.name(),
        threads: choice.threads_for(key.variables())?,
    };
    render(&answer, args.how.json)
}

/// The sum that a table makes faster.
fn purpose(info: &Info) -> &'static str {
    let name = Path::new(&info.path).file_stem();
    match name.and_then(|name| name.to_str()) {
        Some("a") => "A",
        Some("b1") => "B1",
        Some("c") => "C",
        Some("h") => "H",
        _ => "something else",
    }
}

impl Answer for OfKey {
    fn text(&self) -> String {
        let mut rows = vec![("folder".to_owned(), self.out.clone())];
        rows.extend(self.tables.iter().map(Kept::row));
        rows.push(("size".to_owned(), show::bytes(self.bytes)));
        rows.push(("time".to_owned(), show::duration(self.seconds)));
        let threads = show::threads(self.threads);
        rows.push(("backend".to_owned(), format!("{}, {threads}", self.backend)));
        rows.iter()
            .map(|(name, value)| format!("{name:<14}{value}\n"))
            .collect()
    }
}
