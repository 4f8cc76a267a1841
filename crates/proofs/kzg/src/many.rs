//! Many blobs, or rows of cells, in one call.

use std::borrow::Borrow;

use msmith::{Algorithm, Options};

use crate::batch::{each, of_item, of_row};
use crate::challenge::same_length;
use crate::context::Context;
use crate::points::borrowed;
use crate::recover::Row;
use crate::setup::List;
use crate::{BYTES_PER_BLOB, Cell, Cells, Error, Proofs};

/// Each blob, or row, is one thread's as long as there are as many as threads; a memory limit is shared by those at
/// work. Progress is the part of the blobs that is finished. After an error no blob is begun, and the error is that of
/// the first blob that has one, whatever the threads do; it names the blob.
impl Context {
    /// The commitment to each blob, as [`Context::blob_to_kzg_commitment`]: one blob a thread at a time.
    ///
    /// Errors: an element that is not below r, with the blob's index; those of the options.
    pub fn blob_to_kzg_commitment_batch<B: Borrow<[u8; BYTES_PER_BLOB]>>(
        &self,
        blobs: &[B],
        options: &Options<'_>,
    ) -> Result<Vec<[u8; 48]>, Error> {
        self.make_table(List::Lagrange, blobs.len(), options)?;
        let (blobs, needed) = (borrowed(blobs), self.needs_blob(options).0);
        each((blobs.len(), needed), options, of_item, |k, options| {
            self.blob_to_kzg_commitment(blobs[k], options)
        })
    }

    /// The proof of each blob, as [`Context::compute_blob_kzg_proof`]: one blob a thread at a time.
    ///
    /// Errors: lists of different lengths; an element that is not below r, or a commitment that is not a point of the
    /// subgroup, with the index of the blob; those of the options.
    pub fn compute_blob_kzg_proof_batch<B: Borrow<[u8; BYTES_PER_BLOB]>>(
        &self,
        blobs: &[B],
        commitments: &[[u8; 48]],
        options: &Options<'_>,
    ) -> Result<Vec<[u8; 48]>, Error> {
        same_length(blobs.len(), "commitment", commitments.len())?;
        self.make_table(List::Lagrange, blobs.len(), options)?;
        let (blobs, needed) = (borrowed(blobs), self.needs_blob(options).0);
        each((blobs.len(), needed), options, of_item, |k, options| {
            self.compute_blob_kzg_proof(blobs[k], &commitments[k], options)
        })
    }

    /// The cells of each blob and their proofs, as [`Context::compute_cells_and_kzg_proofs`]: one blob a thread at a
    /// time.
    ///
    /// Errors: an element that is not below r, with the blob's index; those of the options.
    pub fn compute_cells_and_kzg_proofs_batch<B: Borrow<[u8; BYTES_PER_BLOB]>>(
        &self,
        blobs: &[B],
        options: &Options<'_>,
    ) -> Result<Vec<(Cells, Proofs)>, Error> {
        self.make_table(List::Columns, blobs.len(), options)?;
        let (blobs, needed) = (borrowed(blobs), self.needs_proofs(options).0);
        each((blobs.len(), needed), options, of_item, |k, options| {
            self.compute_cells_and_kzg_proofs(blobs[k], options)
        })
    }

    /// All cells of each row and their proofs, as [`Context::recover_cells_and_kzg_proofs`] makes them of the indices
    /// and the cells that are known of it: one row a thread at a time.
    ///
    /// Errors: those of a row, in an [`Error::Item`] with its index; those of the options.
    pub fn recover_cells_and_kzg_proofs_batch<C: Borrow<Cell> + Sync>(
        &self,
        rows: &[(&[u64], &[C])],
        options: &Options<'_>,
    ) -> Result<Vec<(Cells, Proofs)>, Error> {
        self.make_table(List::Columns, rows.len(), options)?;
        let needed = self.needs_proofs(options).0;
        each((rows.len(), needed), options, of_row, |k, options| {
            let (indices, cells) = rows[k];
            self.recover_row(&Row::of(indices, cells)?, options)
        })
    }

    /// Makes a table by all threads, for which the first of several would have but its part of them.
    fn make_table(&self, list: List, n: usize, options: &Options<'_>) -> Result<(), Error> {
        if n > 0 && (list == List::Columns || options.algorithm == Algorithm::Auto) {
            self.table(list, options)?;
        }
        Ok(())
    }
}
