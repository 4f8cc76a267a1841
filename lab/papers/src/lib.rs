//! Tables and figures of papers, computed again next to what is printed, and what these papers propose as far as no
//! program needs it: bucket sets, coordinates, ways to fold.
//!
//! ```text
//! msmith-lab list
//! msmith-lab table edmsm 2
//! msmith-lab compare twelve-units
//! msmith-lab report --out pages
//! ```
//!
//! `list` names them all, `table PAPER N` and `figure PAPER N` make one, `compare NAME` runs what no paper has as a
//! table, `report --out DIR` writes a page of HTML for each paper, `mishmash` is the bytecode of CADO-NFS.
//! What there is, `catalogue.rs` says. The library is for the program `msmith-lab` and for `msmith-bench`.

mod args;
mod catalogue;
mod chains;
pub mod coords;
mod csv;
mod edmsm;
mod entry;
#[cfg(test)]
mod errata;
mod failure;
pub mod fields;
pub mod fixed;
mod format;
mod mishmash;
mod progress;
mod questions;
mod report;
mod statistics;

pub use crate::args::Command;
use crate::entry::{Answer, Kind};
pub use crate::failure::Failure;

/// Runs a command; what it prints.
///
/// Errors: an option that the table or figure does not take, one that is not there, a file that cannot be written.
pub fn run(command: &Command) -> Result<String, Failure> {
    let made = |kind, paper: &str, number: &str, settings: &args::Settings| {
        let entry = catalogue::find(kind, paper, number)?;
        let answer = entry.run(settings)?;
        Ok::<_, Failure>((words(&answer, settings)?, answer.svg))
    };
    match command {
        Command::List { json } => Ok(catalogue::list(*json)),
        Command::Report(a) => report::run(a),
        Command::Mishmash(a) => mishmash::answer(a),
        Command::Table(a) => Ok(made(Kind::Table, &a.paper, &a.number, &a.settings)?.0),
        Command::Figure(a) => {
            let (words, svg) = made(Kind::Figure, &a.paper, &a.number, &a.settings)?;
            let svg = svg.ok_or_else(|| Failure::new("this figure has no picture"))?;
            match &a.out {
                Some(path) => {
                    format::write(path, &svg)?;
                    Ok(words)
                }
                None => Ok(svg),
            }
        }
        Command::Compare(a) => {
            let (words, svg) = made(Kind::Comparison, catalogue::COMPARE, &a.name, &a.settings)?;
            match (&a.out, svg) {
                (Some(path), Some(svg)) => format::write(path, &svg)?,
                (Some(_), None) => return Err(Failure::new("this comparison has no picture")),
                (None, _) => {}
            }
            Ok(words)
        }
    }
}

fn words(answer: &Answer, settings: &args::Settings) -> Result<String, Failure> {
    match (settings.json, settings.csv) {
        (true, _) => Ok(answer.json.clone()),
        (_, true) => csv::of(&answer.json),
        _ => Ok(answer.text.clone()),
    }
}
