//! Which items of a batch are wrong.
//!
//! **Method.** Everything is read and checked once; what is malformed is wrong. The others are tested together, by one
//! weighted sum of their equations and two pairings; if it does not hold, the halves are. Where the first half holds
//! the second need not be tested: its sum is what is wrong. k wrong ones among n cost about `2k·log₂(n/k)` tests, of
//! sums that become short.
//!
//! **Why the answer is right.** A weight is the same in every test, and all depend on everything that is tested. Nobody
//! can choose items with an equation that is wrong and a weighted sum over a given set that is right, but with
//! probability 2^−128; the sets are the halves, the quarters and so on, fewer than 2n. An item alone is tested exactly.
//! A good item is never named: a set of one that is not tested has the sum of one that does not hold less one that
//! does.

use std::ops::Range;

use msmith::Options;

use crate::batch::each;
use crate::challenge::same_length;
use crate::commitments::Commitments;
use crate::context::Context;
use crate::fr::WORDS;
use crate::points::{picked, read_each};
use crate::recover::places;
use crate::verify::{Equations, Openings, Values};
use crate::{BYTES_PER_BLOB, Cell, Error, FIELD_ELEMENTS_PER_CELL};

const CELL: usize = FIELD_ELEMENTS_PER_CELL;

impl Context {
    /// The items that make [`Context::verify_cells`] not true, in ascending order: a cell that is not that of its
    /// column of the blob with its row's commitment, or its proof, is wrong or malformed (an element that is not below
    /// r, a proof that is not a point of the subgroup, a column of 128 or above). None if all is well.
    ///
    /// Costs a verification if none is wrong, and for each that is wrong at most two smaller ones for each halving of
    /// the list. Progress is the part of the items about which it is known.
    ///
    /// Errors: lists of different lengths; a row that there is no commitment for; those of the options.
    pub fn find_invalid(
        &self,
        commitments: &Commitments,
        rows: &[u64],
        columns: &[u64],
        cells: &[Cell],
        proofs: &[[u8; 48]],
        options: &Options<'_>,
    ) -> Result<Vec<usize>, Error> {
        let n = cells.len();
        same_length(n, "row", rows.len())?;
        same_length(n, "column", columns.len())?;
        same_length(n, "proof", proofs.len())?;
        let (list, points) = commitments.of_rows(rows)?;
        let (of_proofs, malformed) = read_each(self.0.setup.engine(), proofs, options)?;
        let weights = list.weights(columns, cells, proofs)?;
        let mut well_formed = Vec::new();
        let mut values = Vec::new();
        let mut at = Vec::new();
        for k in 0..n {
            let place = places(&columns[k..=k]);
            let read = self.0.fr.read(&cells[k], "cell", CELL);
            if let (false, Ok(place), Ok(read)) = (malformed[k], place, read) {
                well_formed.push(k);
                values.extend(read);
                at.extend(place);
            }
        }
        let rows: Vec<usize> = well_formed.iter().map(|k| list.numbers[*k]).collect();
        let weights = chosen(&weights, &well_formed);
        let wrong = wrong(&well_formed, n, options, |some| {
            self.cells_hold(
                &Equations {
                    commitments: &points,
                    rows: &rows[some.clone()],
                    places: &at[some.clone()],
                    values: &values[WORDS * CELL * some.start..WORDS * CELL * some.end],
                    proofs: &picked(&of_proofs, well_formed[some.clone()].iter().copied()),
                    weights: weight(&weights, some),
                },
                options,
            )
        })?;
        Ok(besides(n, &well_formed, wrong))
    }

    /// The blobs that make [`Context::verify_blob_kzg_proof_batch`] not true, in ascending order: the blob has another
    /// commitment, or its proof is wrong, or one of the three is malformed (an element that is not below r, a
    /// commitment or proof that is not a point of the subgroup). None if all is well. Cost and progress as
    /// [`Context::find_invalid`].
    ///
    /// Errors: lists of different lengths; those of the options.
    pub fn find_invalid_blobs(
        &self,
        blobs: &[[u8; BYTES_PER_BLOB]],
        commitments: &[[u8; 48]],
        proofs: &[[u8; 48]],
        options: &Options<'_>,
    ) -> Result<Vec<usize>, Error> {
        let n = blobs.len();
        same_length(n, "commitment", commitments.len())?;
        same_length(n, "proof", proofs.len())?;
        let all = [commitments, proofs].concat();
        let (read, malformed) = read_each(self.0.setup.engine(), &all, options)?;
        let quiet = &Options {
            watch: options.watch.quiet(),
            ..*options
        };
        let values = each(
            n,
            quiet,
            |_, error| error,
            |k, options| match self.0.fr.at_challenge(&blobs[k], &commitments[k], options) {
                Ok(value) => Ok(Some(value)),
                Err(Error::Element { .. }) => Ok(None),
                Err(error) => Err(error),
            },
        )?;
        let is_well_formed =
            |k: &usize| !malformed[*k] && !malformed[n + k] && values[*k].is_some();
        let well_formed: Vec<usize> = (0..n).filter(is_well_formed).collect();
        let (points, values): (Vec<_>, Vec<_>) =
            (well_formed.iter()).filter_map(|k| values[*k]).unzip();
        let all = Openings {
            commitments: &chosen(commitments, &well_formed),
            points: &points,
            values: &values,
            proofs: &chosen(proofs, &well_formed),
        };
        let weights = all.weights();
        let wrong = wrong(&well_formed, n, options, |some| {
            let which = &well_formed[some.clone()];
            self.values_hold(
                &Values {
                    commitments: &picked(&read, which.iter().copied()),
                    points: &points[some.clone()],
                    values: &values[some.clone()],
                    proofs: &picked(&read, which.iter().map(|k| n + k)),
                    weights: weight(&weights, some),
                },
                options,
            )
        })?;
        Ok(besides(n, &well_formed, wrong))
    }
}

/// Some of a list.
fn chosen<T: Copy>(list: &[T], which: &[usize]) -> Vec<T> {
    which.iter().map(|k| list[*k]).collect()
}

/// The weights of a range; that of an item alone is 1.
fn weight(weights: &[u128], some: Range<usize>) -> &[u128] {
    match some.len() {
        1 => &[1],
        _ => &weights[some],
    }
}

/// The well-formed items of n that are wrong, given whether those of a range of them hold together.
fn wrong(
    well_formed: &[usize],
    n: usize,
    options: &Options<'_>,
    holds: impl Fn(Range<usize>) -> Result<bool, Error>,
) -> Result<Vec<usize>, Error> {
    let count = well_formed.len();
    let known = |upto: usize| 1.0 - (count - upto) as f64 / n.max(1) as f64;
    let mut wrong = Vec::new();
    // Ranges of which nothing is known, or that they do not hold; the next is the last.
    let mut open = vec![(0..count, false)];
    while let Some((range, fails)) = open.pop() {
        options.watch.check()?;
        if !range.is_empty() && (fails || !holds(range.clone())?) {
            let middle = range.start + range.len() / 2;
            let first = range.start..middle;
            if range.len() > 1 {
                let first_holds = holds(first.clone())?;
                open.push((middle..range.end, first_holds));
                if !first_holds {
                    open.push((first, true));
                }
                continue;
            }
            wrong.push(well_formed[range.start]);
        }
        options.watch.report(known(range.end));
    }
    Ok(wrong)
}

/// Wrong items and those of n that are not well-formed.
fn besides(n: usize, well_formed: &[usize], wrong: Vec<usize>) -> Vec<usize> {
    let mut is_good = vec![false; n];
    well_formed.iter().for_each(|k| is_good[*k] = true);
    wrong.iter().for_each(|k| is_good[*k] = false);
    (0..n).filter(|k| !is_good[*k]).collect()
}
