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

use msmith::Options;
use msmith_field::Domain;

use crate::challenge::same_length;
use crate::context::Context;
use crate::fr::{EXTENDED, Fr, WORDS, quiet, reverse, reversed};
use crate::{
    BYTES_PER_BLOB, CELLS_PER_EXT_BLOB, Cell, Cells, Error, FIELD_ELEMENTS_PER_CELL, Proofs,
};

const CELL: usize = FIELD_ELEMENTS_PER_CELL;
const CELLS: usize = CELLS_PER_EXT_BLOB;

impl Context {
    /// All cells of a blob and their proofs, from at least 64 cells with their indices, which ascend.
    ///
    /// Errors: fewer cells or more than 128; lists of different lengths; an index of 128 or above, or not above the one
    /// before it; an element that is not below r; cells that are not of one blob; those of the options.
    pub fn recover_cells_and_kzg_proofs(
        &self,
        indices: &[u64],
        cells: &[Cell],
        options: &Options<'_>,
    ) -> Result<(Cells, Proofs), Error> {
        let (coefficients, all) = self.0.fr.row(indices, cells, options)?;
        Ok((all, self.proofs_of(&coefficients, options)?))
    }

    /// All cells of a blob, without proofs. As [`Context::recover_cells_and_kzg_proofs`], in a fraction of the time.
    pub fn recover_cells(
        &self,
        indices: &[u64],
        cells: &[Cell],
        options: &Options<'_>,
    ) -> Result<Cells, Error> {
        Ok(self.0.fr.row(indices, cells, options)?.1)
    }

    /// A blob, from at least 64 of its cells and those of its extension. As [`Context::recover_cells`]; the first 64
    /// cells are the blob.
    pub fn recover_blob(
        &self,
        indices: &[u64],
        cells: &[Cell],
        options: &Options<'_>,
    ) -> Result<Box<[u8; BYTES_PER_BLOB]>, Error> {
        options.watch.check()?;
        let bytes = match indices.iter().copied().eq(0..CELL as u64) {
            true => {
                same_length(cells.len(), "cell index", indices.len())?;
                self.0.fr.read(cells.as_flattened(), "cell", CELL)?;
                cells.as_flattened().to_vec()
            }
            false => {
                let all = self.0.fr.row(indices, cells, options)?.1;
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

impl Fr {
    /// The coefficients of the polynomial that has these cells, and all cells.
    pub fn row(
        &self,
        indices: &[u64],
        cells: &[Cell],
        options: &Options<'_>,
    ) -> Result<(Vec<u64>, Cells), Error> {
        options.watch.check()?;
        same_length(cells.len(), "cell index", indices.len())?;
        if !(CELLS / 2..=CELLS).contains(&cells.len()) {
            return Err(Error::Number { found: cells.len() });
        }
        let places = places(indices)?;
        if let Some(k) = (1..places.len()).find(|k| places[k - 1] >= places[*k]) {
            return Err(Error::Order { index: k });
        }
        let values = self.read(cells.as_flattened(), "cell", CELL)?;
        let extension = places.partition_point(|place| *place < CELL);
        let coefficients = match (extension, places.len() - extension) {
            (CELL, _) => self.of_half(&values[..WORDS * CELL * CELL], &self.blob, options)?,
            (_, CELL) => {
                let values = &values[WORDS * CELL * extension..];
                self.of_half(values, &self.extension, options)?
            }
            _ => self.of_any(values, &places, options)?,
        };
        let all = self.cells_of(&coefficients, options)?;
        match places
            .iter()
            .zip(cells)
            .all(|(place, cell)| all[*place] == *cell)
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
