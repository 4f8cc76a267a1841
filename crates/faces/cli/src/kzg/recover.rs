//! `msmith kzg recover`.

use msmith_kzg::{BYTES_PER_CELL, Cell, Error};

use super::cells::{Row, To, WORTH};
use super::items::{Items, behind, explained};
use super::with_tables;
use crate::answer::{Printed, render};
use crate::args::KzgRecover;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::{run, show};

/// Reads cells, and writes all cells of their blobs, the proofs, or the blobs.
pub fn run(args: &KzgRecover) -> Result<Printed, Failure> {
    let how = &args.setup.how;
    let choice = &Choice::of_lists(how)?;
    let to = To {
        out: args.out.as_ref(),
        proofs: args.proofs.as_ref(),
        blob: args.blob.as_ref(),
    };
    to.check()?;
    let cells = Items::<BYTES_PER_CELL>::read("cell", &args.cells)?;
    let indices = &args.indices.0[..];
    let per = indices.len();
    if !cells.len().is_multiple_of(per) {
        let (found, wanted) = (show::count(cells.len(), "cell"), per);
        return Err(Failure::new(format!(
            "{}: {found}, which is not a multiple of the {wanted} indices",
            args.cells[0].said()
        )));
    }
    let n = cells.len() / per;
    let known = args.known_proofs.as_ref();
    let known = known.map(|file| Items::<48>::read("proof", std::slice::from_ref(file)));
    let known = known.transpose()?;
    if let Some(known) = &known {
        known.require(cells.len(), "cell")?;
    }
    // Missing proofs that are made of others take no table.
    let worth = known.is_none() && n >= WORTH;
    let context = with_tables(args.setup.setup.as_ref(), &args.tables, worth, choice)?;
    let row = |k: usize| &cells.list()[k * per..(k + 1) * per];
    let from: &[_] = match &known {
        Some(known) => &[&cells.from, &known.from],
        None => &[&cells.from],
    };
    let named = |k: usize, why: Error| match why {
        Error::CellIndex { .. } | Error::Repeated { .. } | Error::Number { .. } => {
            Failure::new(format!("--indices: {why}"))
        }
        Error::Inconsistent => {
            let (first, last) = (
                cells.from.said(k * per),
                cells.from.place((k + 1) * per - 1).1,
            );
            Failure::new(format!("{first} to {last}: {why}"))
        }
        why => explained(behind(k * per, why), from),
    };
    let (rows, seconds): (Vec<Row>, f64) = match (&known, to.proofs) {
        (Some(known), _) => run::each("recovering", n, choice, |k, options| {
            let proofs = &known.list()[k * per..(k + 1) * per];
            let done = context.recover_from_proofs(indices, row(k), proofs, options);
            let (cells, proofs) = done.map_err(|why| named(k, why))?;
            Ok::<_, Failure>((Some(cells), Some(proofs)))
        })?,
        (None, Some(_)) => {
            let all: Vec<(&[u64], &[Cell])> = (0..n).map(|k| (indices, row(k))).collect();
            let done = run::count("recovering", n, choice, |options| {
                context.recover_cells_and_kzg_proofs_batch(&all, options)
            });
            let (rows, seconds) = done.map_err(|why| match why {
                Error::Item { index, error, .. } => named(index, *error),
                why => why.into(),
            })?;
            let both = rows.into_iter().map(|(c, p)| (Some(c), Some(p)));
            (both.collect(), seconds)
        }
        (None, None) => run::each("recovering", n, choice, |k, options| {
            let cells = context.recover_cells(indices, row(k), options);
            let cells = cells.map_err(|why| named(k, why))?;
            Ok::<_, Failure>((Some(cells), None))
        })?,
    };
    render(&to.write(&rows, seconds, choice)?, how.json)
}
