//! `msmith kzg verify-cells`.

use msmith::Options;
use msmith_kzg::{BYTES_PER_CELL, CELLS_PER_EXT_BLOB};

use super::bare;
use super::items::{Items, explained};
use super::verify::{Verified, Wrong};
use crate::answer::{Printed, render};
use crate::args::KzgVerifyCells;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::{run, show};

/// Reads commitments, cells and proofs, and says which cells are wrong.
pub fn run(args: &KzgVerifyCells) -> Result<Printed, Failure> {
    let how = &args.setup.how;
    let choice = &Choice::of_lists(how)?;
    let one = std::slice::from_ref;
    let given = Items::<48>::read("commitment", one(&args.commitments))?;
    let cells = Items::<BYTES_PER_CELL>::read("cell", one(&args.cells))?;
    let proofs = Items::<48>::read("proof", one(&args.proofs))?;
    proofs.require(cells.len(), "cell")?;
    let n = cells.len();
    let (rows, columns) = places(args, given.len(), n)?;

    let context = bare(args.setup.setup.as_ref(), choice)?;
    let done = run::count("reading commitments", given.len(), choice, |options| {
        // The next step needs more, and says how much.
        let options = Options {
            memory_limit: None,
            ..*options
        };
        context.commitments(given.list(), &options)
    });
    let (commitments, reading) = done.map_err(|why| explained(why, &[&given.from]))?;
    let (wrong, seconds) = run::count("verifying", n, choice, |options| {
        let (cells, proofs) = (cells.list(), proofs.list());
        context.find_invalid(&commitments, &rows, &columns, cells, proofs, options)
    })?;
    let (wrong, _) = run::each("asking why", wrong.len(), choice, |k, options| {
        let item = wrong[k]..wrong[k] + 1;
        let (row, column) = (&rows[item.clone()], &columns[item.clone()]);
        let (cell, proof) = (&cells.list()[item.clone()], &proofs.list()[item]);
        let alone = context.verify_cells(&commitments, row, column, cell, proof, options);
        let wrong = Wrong::new(wrong[k], &cells.from, alone)?;
        Ok::<_, Failure>(wrong.of_cell(row[0], column[0]))
    })?;
    let answer = Verified::new("cell", n, (wrong, reading + seconds), choice)?;
    render(&answer, how.json)
}

/// The row and the column of each cell: one by one, or all columns of the first row, then of the second and so on.
fn places(
    args: &KzgVerifyCells,
    commitments: usize,
    n: usize,
) -> Result<(Vec<u64>, Vec<u64>), Failure> {
    let all = |end: usize| (0..end as u64).collect::<Vec<_>>();
    let rows = args.rows.as_ref().map(|r| r.0.clone());
    let rows = rows.unwrap_or_else(|| all(commitments));
    let columns = args.columns.as_ref().map(|c| c.0.clone());
    let columns = columns.unwrap_or_else(|| all(CELLS_PER_EXT_BLOB));
    for (option, list, end, of) in [
        ("--rows", &rows, commitments, "commitments"),
        ("--columns", &columns, CELLS_PER_EXT_BLOB, "columns"),
    ] {
        if let Some(place) = list.iter().find(|k| **k >= end as u64) {
            return Err(Failure::new(format!(
                "{option}: {place}: there are {end} {of}"
            )));
        }
    }
    if (rows.len(), columns.len()) == (n, n) {
        return Ok((rows, columns));
    }
    if rows.len().checked_mul(columns.len()) != Some(n) {
        let (rows, columns) = (
            show::count(rows.len(), "row"),
            show::count(columns.len(), "column"),
        );
        let (cells, file) = (show::count(n, "cell"), args.cells.said());
        return Err(Failure::new(format!(
            "{file}: {cells} for {rows} and {columns}: as many of each as cells, or as many cells as the product"
        )));
    }
    let each_row = rows
        .iter()
        .flat_map(|r| std::iter::repeat_n(*r, columns.len()));
    let each_column = columns.iter().copied().cycle().take(n);
    Ok((each_row.collect(), each_column.collect()))
}
