//! Which items of a batch are wrong.
//!
//! **Method.** Everything is read and checked once; what is malformed is wrong. The others are tested together, by one
//! weighted sum of their equations and two pairings; if it does not hold, parts of them are ([`msmith_core::search`]).
//!
//! **Why the answer is right.** A weight is the same in every test, and all depend on everything that is tested. Nobody
//! can choose items with an equation that is wrong and a weighted sum over a given set that is right, but with
//! probability 2^−128; the sets are ranges, fewer than 2n. An item alone is tested exactly. A good item is never named:
//! a set of one that is not tested has the sum of one that does not hold less one that does.

use std::borrow::Borrow;
use std::ops::Range;

use msmith::Options;
use msmith_core::search::{self, Prices};

use crate::batch::each;
use crate::challenge::same_length;
use crate::commitments::Commitments;
use crate::context::Context;
use crate::points::{borrowed, picked, read_each};
use crate::recover::places;
use crate::room::BLOB;
use crate::verify::{Equations, Openings, Values};
use crate::{BYTES_PER_BLOB, Cell, Error, FIELD_ELEMENTS_PER_CELL};

const CELL: usize = FIELD_ELEMENTS_PER_CELL;
/// A test is two pairings and sums over the setup. An item more of it is a fortieth of that where there are hundreds, and
/// more where there are few; with these numbers 384 cells take at most 1.14 times one by one (IFMA, one thread).
const PRICES: Prices = Prices { test: 20, item: 1 };

/// How much [`Context::find_invalid_where`] finds, and who hears of it.
#[derive(Clone, Copy, Default)]
pub struct Search<'a> {
    /// The most that are found, those with the lowest numbers; all of them without it.
    pub most: Option<usize>,
    /// The number of each item's group, such as its column or who has sent it: then groups are found that have a wrong
    /// item, which takes fewer tests. Without them each item is a group.
    pub groups: Option<&'a [usize]>,
    /// Called with each number as it is found: they stay found where the call is cancelled.
    pub found: Option<&'a dyn Fn(usize)>,
}

impl Context {
    /// The items that make [`Context::verify_cells`] not true, in ascending order: a cell that is not that of its
    /// column of the blob with its row's commitment, or its proof, is wrong or malformed (an element that is not below
    /// r, a proof that is not a point of the subgroup, a column of 128 or above). None if all is well.
    ///
    /// Costs a verification if none is wrong, for a few that are wrong some smaller ones each, and never more than 1.2
    /// times what a verification of each alone does, or that and the first. Progress is the part of the items about
    /// which it is known.
    ///
    /// Errors: lists of different lengths; a row that there is no commitment for; those of the options.
    pub fn find_invalid<C: Borrow<Cell>>(
        &self,
        commitments: &Commitments,
        rows: &[u64],
        columns: &[u64],
        cells: &[C],
        proofs: &[[u8; 48]],
        options: &Options<'_>,
    ) -> Result<Vec<usize>, Error> {
        let all = Search::default();
        self.find_invalid_where(commitments, rows, columns, cells, proofs, &all, options)
    }

    /// [`Context::find_invalid`] of no more than are looked for, or of groups.
    ///
    /// Errors: as there; another number of groups than of items.
    #[allow(clippy::too_many_arguments, reason = "those of `find_invalid`")]
    pub fn find_invalid_where<C: Borrow<Cell>>(
        &self,
        commitments: &Commitments,
        rows: &[u64],
        columns: &[u64],
        cells: &[C],
        proofs: &[[u8; 48]],
        search: &Search<'_>,
        options: &Options<'_>,
    ) -> Result<Vec<usize>, Error> {
        let n = cells.len();
        same_length(n, "row", rows.len())?;
        same_length(n, "column", columns.len())?;
        same_length(n, "proof", proofs.len())?;
        let (list, points) = commitments.of_rows(rows)?;
        let options = &self.room_for(n, list.bytes.len(), options)?;
        let cells = borrowed(cells);
        let (of_proofs, mut malformed) = read_each(self.0.setup.engine(), proofs, options)?;
        for (k, malformed) in malformed.iter_mut().enumerate() {
            let read = || self.0.fr.read(cells[k], "cell", CELL).is_err();
            *malformed |= places(&columns[k..=k]).is_err() || read();
        }
        let weights = list.weights(columns, &cells, proofs)?;
        let items = Items::of(search, &malformed)?;
        let order = &items.order;
        let (cells, weights) = (chosen(&cells, order), chosen(&weights, order));
        let (rows, at) = (chosen(&list.numbers, order), chosen(columns, order));
        let at = places(&at)?;
        items.wrong(search, options, |some| {
            self.cells_hold(
                &Equations {
                    commitments: &points,
                    rows: &rows[some.clone()],
                    places: &at[some.clone()],
                    cells: &cells[some.clone()],
                    proofs: &picked(&of_proofs, order[some.clone()].iter().copied()),
                    weights: weight(&weights, some),
                },
                options,
            )
        })
    }

    /// The blobs that make [`Context::verify_blob_kzg_proof_batch`] not true, in ascending order: the blob has another
    /// commitment, or its proof is wrong, or one of the three is malformed (an element that is not below r, a
    /// commitment or proof that is not a point of the subgroup). None if all is well. Cost and progress as
    /// [`Context::find_invalid`].
    ///
    /// Errors: lists of different lengths; those of the options.
    pub fn find_invalid_blobs<B: Borrow<[u8; BYTES_PER_BLOB]>>(
        &self,
        blobs: &[B],
        commitments: &[[u8; 48]],
        proofs: &[[u8; 48]],
        options: &Options<'_>,
    ) -> Result<Vec<usize>, Error> {
        let n = blobs.len();
        same_length(n, "commitment", commitments.len())?;
        same_length(n, "proof", proofs.len())?;
        let quiet = &Options {
            watch: options.watch.quiet(),
            ..*options
        };
        let options = &self.room_for(n, n, options)?;
        let all = [commitments, proofs].concat();
        let (read, malformed) = read_each(self.0.setup.engine(), &all, options)?;
        let blobs = borrowed(blobs);
        let values = each(
            (n, BLOB),
            quiet,
            |_, error| error,
            |k, options| match self.0.fr.at_challenge(blobs[k], &commitments[k], options) {
                Ok(value) => Ok(Some(value)),
                Err(Error::Element { .. }) => Ok(None),
                Err(error) => Err(error),
            },
        )?;
        let is_malformed = |k: usize| malformed[k] || malformed[n + k] || values[k].is_none();
        let malformed: Vec<bool> = (0..n).map(is_malformed).collect();
        let search = &Search::default();
        let items = Items::of(search, &malformed)?;
        let order = &items.order;
        let (points, values): (Vec<_>, Vec<_>) = order.iter().filter_map(|k| values[*k]).unzip();
        let all = Openings {
            commitments: &chosen(commitments, order),
            points: &points,
            values: &values,
            proofs: &chosen(proofs, order),
        };
        let weights = all.weights();
        items.wrong(search, options, |some| {
            let which = &order[some.clone()];
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
        })
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

/// Items by groups: those that are to be tested, and the groups that need not be, since they have a malformed one.
struct Items {
    /// The items of all groups that are tested, one group after the other.
    order: Vec<usize>,
    /// The numbers of these groups, and where each ends.
    groups: Vec<(usize, usize)>,
    malformed: Vec<usize>,
}

impl Items {
    /// Errors: another number of groups than of items.
    fn of(search: &Search<'_>, malformed: &[bool]) -> Result<Self, Error> {
        let n = malformed.len();
        same_length(n, "group", search.groups.map_or(n, <[usize]>::len))?;
        let group = |k: &usize| search.groups.map_or(*k, |groups| groups[*k]);
        let mut all: Vec<usize> = (0..n).collect();
        all.sort_by_key(group);
        let mut items = Self {
            order: Vec::with_capacity(n),
            groups: Vec::new(),
            malformed: Vec::new(),
        };
        for some in all.chunk_by(|a, b| group(a) == group(b)) {
            if items.malformed.len() >= search.most.unwrap_or(n) {
                break;
            }
            if some.iter().any(|k| malformed[*k]) {
                items.malformed.push(group(&some[0]));
                continue;
            }
            items.order.extend(some);
            items.groups.push((group(&some[0]), items.order.len()));
        }
        Ok(items)
    }

    /// The groups that are wrong, given whether those of a range of `order` hold together.
    fn wrong(
        &self,
        search: &Search<'_>,
        options: &Options<'_>,
        holds: impl Fn(Range<usize>) -> Result<bool, Error>,
    ) -> Result<Vec<usize>, Error> {
        let (most, mut wrong) = (search.most.unwrap_or(usize::MAX), Vec::new());
        let mut malformed = self.malformed.iter().copied().peekable();
        let mut tell = |k: usize| {
            if wrong.len() < most {
                wrong.push(k);
                search.found.iter().for_each(|found| found(k));
            }
            wrong.len() < most
        };
        let count = self.groups.len();
        let end = |group: usize| group.checked_sub(1).map_or(0, |k| self.groups[k].1);
        let holds = |groups: Range<usize>| {
            options.watch.check()?;
            holds(end(groups.start)..end(groups.end))
        };
        let found = |k: usize| {
            let k = self.groups[k].0;
            while let Some(first) = malformed.next_if(|first| *first < k) {
                tell(first);
            }
            tell(k)
        };
        let of = (count + self.malformed.len()) as f64;
        let known = |upto| options.watch.report(1.0 - (count - upto) as f64 / of);
        if most > 0 {
            search::wrong(count, PRICES, holds, found, known)?;
        }
        malformed.all(&mut tell);
        options.watch.report(1.0);
        Ok(wrong)
    }
}
