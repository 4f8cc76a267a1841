//! Commitments that are read and checked once, and what is verified against them.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::sync::Arc;

use msmith::{Options, WordPoints};

use crate::challenge::same_length;
use crate::context::Context;
use crate::points::{borrowed, picked, read};
use crate::recover::places;
use crate::{Cell, Error};

/// A list of commitments, such as those of a block, which [`Context::commitments`] has read and checked: all cells of
/// the block are verified against it. Clones share it.
#[derive(Debug, Clone)]
pub struct Commitments(Arc<Checked>);

#[derive(Debug)]
struct Checked {
    list: Unique,
    /// Each once.
    points: WordPoints,
}

/// Commitments each once, in the order in which they first come.
#[derive(Debug)]
pub struct Unique {
    pub bytes: Vec<[u8; 48]>,
    /// For each of the list its number.
    pub numbers: Vec<usize>,
}

impl Unique {
    pub fn of(commitments: &[[u8; 48]]) -> Self {
        let (mut bytes, mut number, mut numbers) = (Vec::new(), HashMap::new(), Vec::new());
        for commitment in commitments {
            let next = bytes.len();
            let k = *number.entry(commitment).or_insert(next);
            if k == next {
                bytes.push(*commitment);
            }
            numbers.push(k);
        }
        Self { bytes, numbers }
    }

    /// A malformed commitment by its place in the list.
    pub fn located(&self, error: Error) -> Error {
        match error {
            Error::Point {
                what: "commitment",
                index,
                why,
            } => Error::Point {
                what: "commitment",
                index: (self.numbers.iter().position(|k| *k == index)).unwrap_or(index),
                why,
            },
            error => error,
        }
    }
}

impl Commitments {
    /// Number of commitments, repeated ones counted.
    pub fn len(&self) -> usize {
        self.0.list.numbers.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The commitments of some cells, each once, with their points, and for each cell its number.
    ///
    /// Errors: a row that there is no commitment for.
    pub(crate) fn of_rows(&self, rows: &[u64]) -> Result<(Unique, WordPoints), Error> {
        let Checked { list, points } = &*self.0;
        let mut place = vec![None; list.bytes.len()];
        let (mut which, mut numbers) = (Vec::new(), Vec::with_capacity(rows.len()));
        for (index, &row) in rows.iter().enumerate() {
            let known = usize::try_from(row).ok().and_then(|k| list.numbers.get(k));
            let k = *known.ok_or(Error::Row {
                index,
                row,
                commitments: list.numbers.len(),
            })?;
            numbers.push(*place[k].get_or_insert_with(|| {
                which.push(k);
                which.len() - 1
            }));
        }
        let bytes = which.iter().map(|k| list.bytes[*k]).collect();
        Ok((Unique { bytes, numbers }, picked(points, which)))
    }
}

impl Context {
    /// Reads commitments and checks that they are points of the subgroup, each once though it may come again.
    ///
    /// Errors: the first that is not the canonical form of a point of the subgroup; those of the options.
    pub fn commitments(
        &self,
        bytes: &[[u8; 48]],
        options: &Options<'_>,
    ) -> Result<Commitments, Error> {
        let list = Unique::of(bytes);
        let options = &self.room_for(0, list.bytes.len(), options)?;
        let points = read(
            self.0.setup.engine(),
            [(&list.bytes[..], "commitment")],
            options,
        );
        let [points] = points.map_err(|error| list.located(error))?;
        Ok(Commitments(Arc::new(Checked { list, points })))
    }

    /// Whether every cell is that of this column of the blob with its commitment: one cell and one proof a commitment,
    /// in their order.
    ///
    /// Errors: another number of cells or proofs than of commitments; a column of 128 or above; an element that is not
    /// below r; a proof that is not a point of the subgroup; those of the options.
    pub fn verify_column<C: Borrow<Cell>>(
        &self,
        commitments: &Commitments,
        column: u64,
        cells: &[C],
        proofs: &[[u8; 48]],
        options: &Options<'_>,
    ) -> Result<bool, Error> {
        same_length(commitments.len(), "cell", cells.len())?;
        places(&[column])?;
        let rows: Vec<u64> = (0..cells.len() as u64).collect();
        let columns = vec![column; cells.len()];
        self.verify_cells(commitments, &rows, &columns, cells, proofs, options)
    }

    /// Whether every cell is that of its column of the blob with the commitment whose number is its row, as
    /// [`Context::verify_cell_kzg_proof_batch`]. Of no cells it is true. Any cells in any order; they may repeat.
    ///
    /// Errors: lists of different lengths; a row that there is no commitment for; a column of 128 or above; an element
    /// that is not below r; a proof that is not a point of the subgroup; those of the options.
    pub fn verify_cells<C: Borrow<Cell>>(
        &self,
        commitments: &Commitments,
        rows: &[u64],
        columns: &[u64],
        cells: &[C],
        proofs: &[[u8; 48]],
        options: &Options<'_>,
    ) -> Result<bool, Error> {
        same_length(cells.len(), "row", rows.len())?;
        same_length(cells.len(), "column", columns.len())?;
        same_length(cells.len(), "proof", proofs.len())?;
        places(columns)?;
        let (list, points) = commitments.of_rows(rows)?;
        let options = &self.room_for(cells.len(), list.bytes.len(), options)?;
        let [of_proofs] = read(self.0.setup.engine(), [(proofs, "proof")], options)?;
        self.verify_read(
            &list,
            &points,
            columns,
            &borrowed(cells),
            (proofs, &of_proofs),
            options,
        )
    }
}
