//! Cells, and a proof for each: a blob's polynomial at the other 4096 roots, and all quotients at once.

use msmith::{Options, WordPoints};
use msmith_io::room::within;

use crate::batch::each;
use crate::context::Context;
use crate::fr::{Fr, WORDS, integers, quiet, reverse};
use crate::points::{compressed, picked, sure};
use crate::room::ROW;
use crate::setup::List;
use crate::{
    BYTES_PER_BLOB, BYTES_PER_CELL, CELLS_PER_EXT_BLOB, Cell, Cells, Error,
    FIELD_ELEMENTS_PER_BLOB, FIELD_ELEMENTS_PER_CELL, Proofs,
};

const CELL: usize = FIELD_ELEMENTS_PER_CELL;
const CELLS: usize = CELLS_PER_EXT_BLOB;

impl Context {
    /// The cells of a blob and its extension.
    ///
    /// Errors: an element that is not below r; those of the options. Two transforms of 4096 elements.
    pub fn compute_cells(
        &self,
        blob: &[u8; BYTES_PER_BLOB],
        options: &Options<'_>,
    ) -> Result<Cells, Error> {
        let (fr, options) = (&self.0.fr, &within(options, (ROW, 0))?);
        fr.cells_of_blob(blob, &fr.coefficients(blob, options)?, options)
    }

    /// The cells of a blob and its extension, and a proof for each.
    ///
    /// Errors: an element that is not below r; those of the options. 128 sums of 64 points and two transforms of 128.
    pub fn compute_cells_and_kzg_proofs(
        &self,
        blob: &[u8; BYTES_PER_BLOB],
        options: &Options<'_>,
    ) -> Result<(Cells, Proofs), Error> {
        let (fr, options) = (&self.0.fr, &within(options, self.needs_proofs(options))?);
        let coefficients = fr.coefficients(blob, options)?;
        let cells = fr.cells_of_blob(blob, &coefficients, options)?;
        Ok((cells, self.proofs_of(&coefficients, options)?))
    }

    /// A proof for each cell of a blob and its extension, without the cells.
    ///
    /// Errors: those of [`Context::compute_cells_and_kzg_proofs`].
    pub fn compute_cell_kzg_proofs(
        &self,
        blob: &[u8; BYTES_PER_BLOB],
        options: &Options<'_>,
    ) -> Result<Proofs, Error> {
        let options = &within(options, self.needs_proofs(options))?;
        self.proofs_of(&self.0.fr.coefficients(blob, options)?, options)
    }

    /// The proofs of the cells of a polynomial, by its coefficients.
    pub(crate) fn proofs_of(
        &self,
        coefficients: &[u64],
        options: &Options<'_>,
    ) -> Result<Proofs, Error> {
        let (setup, fr) = (&self.0.setup, &self.0.fr);
        let options = &sure(options);
        let scalars = fr.column_scalars(coefficients, options)?;
        let sums = self.sums_of_columns(&scalars, options)?;
        let engine = setup.engine();
        // The factor is in the scalars.
        let mut h = engine.fft(&sums, &fr.columns_back, options)?;
        // Place t has h_(t−1), of which there are 63.
        let stride = h.stride;
        h.words.copy_within(stride..stride * CELL, 0);
        h.finite.copy_within(1..CELL, 0);
        h.finite[CELL - 1..].fill(false);
        let mut proofs = engine.fft(&h, &fr.columns, options)?;
        reverse(&mut proofs.words, stride, CELLS);
        reverse(&mut proofs.finite, 1, CELLS);
        in_array(&compressed(engine, &proofs)?)
    }
}

impl Context {
    /// The sum of each column with its 64 scalars.
    fn sums_of_columns(&self, scalars: &[u64], options: &Options<'_>) -> Result<WordPoints, Error> {
        let column = |j: usize| CELL * j..CELL * (j + 1);
        if let Some(table) = self.table(List::Columns, options)? {
            let parts: Vec<_> = (0..CELLS).map(column).collect();
            return Ok(table.msm_parts(&parts, integers(scalars), options)?);
        }
        let (engine, points) = (self.0.setup.engine(), self.0.setup.columns()?);
        let of_all = |_, error| error;
        let needed = self.needs_sum(CELL, options);
        let sums = each((CELLS, needed), options, of_all, |j, options| {
            let scalars = &scalars[WORDS * CELL * j..][..WORDS * CELL];
            let points = picked(points, column(j));
            Ok(engine.msm(&points, integers(scalars), options)?)
        })?;
        let mut list = WordPoints {
            stride: points.stride,
            ..WordPoints::default()
        };
        for sum in sums {
            list.push(&sum.point)?;
        }
        Ok(list)
    }
}

/// The arrays of as many proofs as there are cells.
fn in_array(list: &[[u8; 48]]) -> Result<Proofs, Error> {
    let boxed: Box<[[u8; 48]]> = list.into();
    boxed.try_into().map_err(|_| Error::Lengths {
        what: "proof",
        found: list.len(),
        wanted: CELLS,
    })
}

impl Fr {
    /// The coefficients of a blob's polynomial.
    pub fn coefficients(
        &self,
        blob: &[u8; BYTES_PER_BLOB],
        options: &Options<'_>,
    ) -> Result<Vec<u64>, Error> {
        let mut values = self.read(blob, "blob", FIELD_ELEMENTS_PER_BLOB)?;
        reverse(&mut values, WORDS, FIELD_ELEMENTS_PER_BLOB);
        self.blob.ifft(&mut values, &quiet(options))?;
        Ok(values)
    }

    /// The cells of a blob, whose first half are its bytes.
    fn cells_of_blob(
        &self,
        blob: &[u8; BYTES_PER_BLOB],
        coefficients: &[u64],
        options: &Options<'_>,
    ) -> Result<Cells, Error> {
        let mut cells = empty();
        let half = cells.as_flattened_mut();
        half[..BYTES_PER_BLOB].copy_from_slice(blob);
        self.put_extension(coefficients, &mut half[BYTES_PER_BLOB..], options)?;
        Ok(cells)
    }

    /// The cells of a polynomial.
    pub fn cells_of(&self, coefficients: &[u64], options: &Options<'_>) -> Result<Cells, Error> {
        let mut cells = empty();
        let (first, second) = cells.as_flattened_mut().split_at_mut(BYTES_PER_BLOB);
        let mut values = coefficients.to_vec();
        self.blob.fft(&mut values, &quiet(options))?;
        reverse(&mut values, WORDS, FIELD_ELEMENTS_PER_BLOB);
        self.write(&values, first);
        self.put_extension(coefficients, second, options)?;
        Ok(cells)
    }

    fn put_extension(
        &self,
        coefficients: &[u64],
        bytes: &mut [u8],
        options: &Options<'_>,
    ) -> Result<(), Error> {
        let mut values = coefficients.to_vec();
        self.extension.fft(&mut values, &quiet(options))?;
        reverse(&mut values, WORDS, FIELD_ELEMENTS_PER_BLOB);
        self.write(&values, bytes);
        Ok(())
    }

    /// For each column the 64 scalars of its sum, divided by 128.
    fn column_scalars(
        &self,
        coefficients: &[u64],
        options: &Options<'_>,
    ) -> Result<Vec<u64>, Error> {
        // List i has coefficients i, 64 + i, …, and as many zeros.
        let mut lists = vec![0; WORDS * CELL * CELLS];
        for (m, c) in coefficients.chunks_exact(WORDS).enumerate() {
            let to = CELLS * (m % CELL) + m / CELL;
            lists[WORDS * to..][..WORDS].copy_from_slice(c);
        }
        let quiet = &quiet(options);
        self.columns.fft(&mut lists, quiet)?;
        self.field.scale(&mut lists, &self.fraction, quiet)?;
        let lists = lists.as_chunks::<WORDS>().0;
        let scalar = |k: usize| lists[CELLS * (k % CELL) + k / CELL];
        Ok((0..CELL * CELLS).flat_map(scalar).collect())
    }
}

/// Cells of zeros.
fn empty() -> Cells {
    let cells: Box<[Cell]> = vec![[0; BYTES_PER_CELL]; CELLS].into();
    cells
        .try_into()
        .unwrap_or_else(|_| unreachable!("as many as there are"))
}
