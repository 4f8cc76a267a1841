//! All cells from half of them.
//!
//! **Mathematics.** With f = `Σ_i X^i·F^i(X^64)` the 64 values of a cell, over the coset h·ζ^m, are those of
//! `Σ_i (F^i(a)·h^i)·ζ^(im)`, a = h^64: one inverse transform of 64 gives all `F^i(a)`. So each F^i, of degree below 64, is
//! known at the places of 64 of the 128 a at least. Z is the polynomial that vanishes at the others: `F^i·Z` is known
//! everywhere, has degree below 128, and is divided by Z on a coset, where Z has no zero. Cells that are not of one
//! blob leave a quotient of degree 64 or more. Where a half is known, the first 64 cells or the others, one transform
//! of 4096 does, and the other half is compared.
//!
//! **Source.** EIP-7594, polynomial-commitments-sampling (`recover_polynomialcoeff`), for 64 interleaved polynomials.

use std::borrow::Borrow;

use msmith::Options;
use msmith_field::Domain;
use msmith_io::room::within;

use crate::batch::of_item;
use crate::challenge::same_length;
use crate::context::Context;
use crate::fr::{EXTENDED, Fr, WORDS, quiet, reverse, reversed};
use crate::room::ROW;
use crate::{
    BYTES_PER_BLOB, CELLS_PER_EXT_BLOB, Cell, Cells, Error, FIELD_ELEMENTS_PER_CELL, Proofs,
};

const CELL: usize = FIELD_ELEMENTS_PER_CELL;
const CELLS: usize = CELLS_PER_EXT_BLOB;

impl Context {
    /// All cells of a blob and their proofs, from at least 64 cells with their indices, which ascend, as the specification
    /// asks; [`Context::recover_cells_and_kzg_proofs_batch`] and the others here take any order.
    ///
    /// Errors: fewer cells or more than 128; lists of different lengths; an index of 128 or above, that comes twice or
    /// does not ascend; an element that is not below r; cells that are not of one blob; those of the options.
    pub fn recover_cells_and_kzg_proofs<C: Borrow<Cell>>(
        &self,
        indices: &[u64],
        cells: &[C],
        options: &Options<'_>,
    ) -> Result<(Cells, Proofs), Error> {
        let row = Row::of(indices, cells)?;
        match indices.windows(2).position(|two| two[0] > two[1]) {
            Some(before) => Err(Error::Order { index: before + 1 }),
            None => self.recover_row(&row, options),
        }
    }

    /// All cells of a row and their proofs.
    pub(crate) fn recover_row(
        &self,
        row: &Row<'_>,
        options: &Options<'_>,
    ) -> Result<(Cells, Proofs), Error> {
        let options = &within(options, self.needs_proofs(options))?;
        let (coefficients, all) = self.0.fr.row(row, options)?;
        Ok((all, self.proofs_of(&coefficients, options)?))
    }

    /// All cells of a blob, without proofs. As [`Context::recover_cells_and_kzg_proofs`], in a fraction of the time and
    /// from any order.
    pub fn recover_cells<C: Borrow<Cell>>(
        &self,
        indices: &[u64],
        cells: &[C],
        options: &Options<'_>,
    ) -> Result<Cells, Error> {
        let row = Row::of(indices, cells)?;
        Ok(self.0.fr.row(&row, &within(options, (ROW, 0))?)?.1)
    }

    /// A blob, from at least 64 of its cells and those of its extension. As [`Context::recover_cells`]; the first 64
    /// cells are the blob.
    pub fn recover_blob<C: Borrow<Cell>>(
        &self,
        indices: &[u64],
        cells: &[C],
        options: &Options<'_>,
    ) -> Result<Box<[u8; BYTES_PER_BLOB]>, Error> {
        options.watch.check()?;
        let row = Row::of(indices, cells)?;
        let options = &within(options, (ROW, 0))?;
        let bytes = match row.places.iter().copied().eq(0..CELL) {
            true => {
                self.0.fr.read_row(&row)?;
                row.cells.iter().flat_map(|cell| **cell).collect()
            }
            false => {
                let all = self.0.fr.row(&row, options)?.1;
                all.as_flattened()[..BYTES_PER_BLOB].to_vec()
            }
        };
        let found = bytes.len();
        bytes
            .into_boxed_slice()
            .try_into()
            .map_err(|_| Error::Lengths {
                what: "byte",
                found,
                wanted: BYTES_PER_BLOB,
            })
    }
}

/// Cells of one blob, ascending, and where each stood.
pub struct Row<'a> {
    pub places: Vec<usize>,
    cells: Vec<&'a Cell>,
    pub from: Vec<usize>,
}

impl<'a> Row<'a> {
    /// Errors: another number of indices; fewer cells than half of them or more than all; an index of 128 or above, or
    /// that comes again.
    pub fn of<C: Borrow<Cell>>(indices: &[u64], cells: &'a [C]) -> Result<Self, Error> {
        same_length(cells.len(), "cell index", indices.len())?;
        if !(CELLS / 2..=CELLS).contains(&cells.len()) {
            return Err(Error::Number { found: cells.len() });
        }
        let places = places(indices)?;
        let mut place_of = [None; CELLS];
        for (index, place) in places.iter().enumerate() {
            if place_of[*place].replace(index).is_some() {
                let cell = *place as u64;
                return Err(Error::Repeated { index, cell });
            }
        }
        let from: Vec<usize> = place_of.into_iter().flatten().collect();
        Ok(Self {
            places: from.iter().map(|k| places[*k]).collect(),
            cells: from.iter().map(|k| cells[*k].borrow()).collect(),
            from,
        })
    }
}

impl Fr {
    /// The integers of a row's cells.
    ///
    /// Errors: the first that is not below r, by where its cell stood.
    fn read_row(&self, row: &Row<'_>) -> Result<Vec<u64>, Error> {
        let mut values = Vec::with_capacity(WORDS * CELL * CELLS);
        for (cell, from) in row.cells.iter().zip(&row.from) {
            let read = self.read(*cell, "cell", CELL);
            values.extend(read.map_err(|error| of_item(*from, error))?);
        }
        Ok(values)
    }

    /// The coefficients of the polynomial that has these cells, and all cells.
    pub fn row(&self, row: &Row<'_>, options: &Options<'_>) -> Result<(Vec<u64>, Cells), Error> {
        options.watch.check()?;
        let (values, places) = (self.read_row(row)?, &row.places);
        let extension = places.partition_point(|place| *place < CELL);
        let coefficients = match (extension, places.len() - extension) {
            (CELL, _) => self.of_half(&values[..WORDS * CELL * CELL], &self.blob, options)?,
            (_, CELL) => {
                let values = &values[WORDS * CELL * extension..];
                self.of_half(values, &self.extension, options)?
            }
            _ => self.of_any(values, places, options)?,
        };
        let all = self.cells_of(&coefficients, options)?;
        match places
            .iter()
            .zip(&row.cells)
            .all(|(place, cell)| all[*place] == **cell)
        {
            true => Ok((coefficients, all)),
            false => Err(Error::Inconsistent),
        }
    }

    /// The coefficients of the polynomial that has the values of one half of the cells.
    fn of_half(
        &self,
        values: &[u64],
        half: &Domain,
        options: &Options<'_>,
    ) -> Result<Vec<u64>, Error> {
        let mut values = values.to_vec();
        reverse(&mut values, WORDS, CELL * CELL);
        half.ifft(&mut values, &quiet(options))?;
        Ok(values)
    }

    /// The coefficients of the polynomial that has the values of some cells, at least 64.
    fn of_any(
        &self,
        mut values: Vec<u64>,
        places: &[usize],
        options: &Options<'_>,
    ) -> Result<Vec<u64>, Error> {
        let quiet = &quiet(options);
        self.interpolate(&mut values, places, options)?;
        // The places of the a in the order of their powers.
        let at = |place: usize| reversed(place, CELLS);
        let mut is_known = [false; CELLS];
        places.iter().for_each(|place| is_known[at(*place)] = true);
        let missing: Vec<usize> = (0..CELLS).filter(|k| !is_known[*k]).collect();
        let mut vanishing = self.vanishing(&missing, options)?;
        let beside = {
            let mut values = vanishing.clone();
            self.beside.fft(&mut values, quiet)?;
            self.field.invert(&mut values, quiet)?;
            values
        };
        self.columns.fft(&mut vanishing, quiet)?;
        // List i has the values of F^i, times those of Z.
        let mut lists = vec![0; WORDS * CELL * CELLS];
        for (values, place) in values.chunks_exact(WORDS * CELL).zip(places) {
            for (i, value) in values.chunks_exact(WORDS).enumerate() {
                lists[WORDS * (CELLS * i + at(*place))..][..WORDS].copy_from_slice(value);
            }
        }
        let times =
            |lists: &mut Vec<u64>, by: &[u64]| self.field.mul(lists, &by.repeat(CELL), quiet);
        times(&mut lists, &vanishing)?;
        self.columns.ifft(&mut lists, quiet)?;
        self.beside.fft(&mut lists, quiet)?;
        times(&mut lists, &beside)?;
        self.beside.ifft(&mut lists, quiet)?;
        let mut coefficients = vec![0; WORDS * CELL * CELL];
        for (i, list) in lists.chunks_exact(WORDS * CELLS).enumerate() {
            let (low, high) = list.split_at(WORDS * CELL);
            if high.iter().any(|word| *word != 0) {
                return Err(Error::Inconsistent);
            }
            for (k, c) in low.chunks_exact(WORDS).enumerate() {
                coefficients[WORDS * (CELL * k + i)..][..WORDS].copy_from_slice(c);
            }
        }
        Ok(coefficients)
    }

    /// Cells become the coefficients of the polynomials of degree below 64 that have their values, each on its coset.
    pub fn interpolate(
        &self,
        values: &mut [u64],
        places: &[usize],
        options: &Options<'_>,
    ) -> Result<(), Error> {
        reverse(values, WORDS, CELL);
        self.cell.ifft(values, &quiet(options))?;
        // h^(−m), h = ω^rev(place).
        let mut shifts = Vec::with_capacity(values.len());
        for place in places {
            let back = EXTENDED - reversed(*place, CELLS);
            (0..CELL).for_each(|m| shifts.extend(self.root(back * m)));
        }
        Ok(self.field.mul(values, &shifts, &quiet(options))?)
    }

    /// The coefficients of `∏ (X − ω_128^k)`, 128 of them, factors; at most 64 k.
    pub fn vanishing(&self, missing: &[usize], options: &Options<'_>) -> Result<Vec<u64>, Error> {
        let quiet = &quiet(options);
        let mut coefficients = vec![0; WORDS * CELLS];
        coefficients[..WORDS].copy_from_slice(self.root(0));
        for (degree, k) in missing.iter().enumerate() {
            // c_(j) ← c_(j−1) − root·c_j.
            let root = self.root(CELL * k);
            let len = WORDS * (degree + 1);
            let mut scaled = coefficients[..len].to_vec();
            self.field.scale(&mut scaled, root, quiet)?;
            coefficients.copy_within(..len, WORDS);
            coefficients[..WORDS].fill(0);
            self.field.sub(&mut coefficients[..len], &scaled, quiet)?;
        }
        Ok(coefficients)
    }
}

/// Indices of cells as numbers.
///
/// Errors: the first that is 128 or above.
pub fn places(indices: &[u64]) -> Result<Vec<usize>, Error> {
    let place = |(index, &cell): (usize, &u64)| match usize::try_from(cell) {
        Ok(place) if place < CELLS => Ok(place),
        _ => Err(Error::CellIndex { index, cell }),
    };
    indices.iter().enumerate().map(place).collect()
}
