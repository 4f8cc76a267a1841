//! Many blobs in one call: a thread each, as long as there are as many.

use std::ffi::c_void;

use msmith_kzg::{Cells, Proofs};

use super::KzgHandle;
use super::cells::{CELLS, PROOFS};
use crate::caller::{self, Place};
use crate::status::{Failure, MSMITH_LENGTH};

calls! {
/// out: n commitments.
fn msmith_kzg_blob_to_kzg_commitment_batch(out: places(48, n), blobs: items(n), n: usize, kzg: held(KzgHandle),
                                           options: options(NONE)) {
    out.write(kzg.blob_to_kzg_commitment_batch(blobs, options)?.as_flattened());
}

/// out: n proofs.
fn msmith_kzg_compute_blob_kzg_proof_batch(out: places(48, n), blobs: items(n), commitments: items(n), n: usize,
                                           kzg: held(KzgHandle), options: options(NONE)) {
    out.write(kzg.compute_blob_kzg_proof_batch(blobs, commitments, options)?.as_flattened());
}

/// cells, proofs: 128 n each; neither may be NULL.
fn msmith_kzg_compute_cells_and_kzg_proofs_batch(cells: places(CELLS, n), proofs: places(PROOFS, n), blobs: items(n),
                                                 n: usize, kzg: held(KzgHandle), options: options(NONE)) {
    write(cells, proofs, &kzg.compute_cells_and_kzg_proofs_batch(blobs, options)?)?;
}

/// n rows are recovered: num_cells[k] cells are there of row k, and cell_indices and cells have those of row 0, then those
/// of row 1. recovered_cells, recovered_proofs: 128 n each; neither may be NULL. msmith_error_item is the row.
fn msmith_kzg_recover_cells_and_kzg_proofs_batch(
    recovered_cells: places(CELLS, n), recovered_proofs: places(PROOFS, n), cell_indices: at(u64), cells: at(c_void),
    num_cells: at(usize), n: usize, kzg: held(KzgHandle), options: options(NONE)) {
    let counts = num_cells.items(n, "num_cells")?.iter().copied().map(usize::from_ne_bytes);
    let all = counts.clone().try_fold(0, usize::checked_add);
    let too_many = || Failure::new(MSMITH_LENGTH, "`num_cells` are more cells than all memory");
    let all = all.ok_or_else(too_many)?;
    let indices = cell_indices.numbers(all, "cell_indices")?;
    let cells = cells.items(all, "cells")?;
    let (mut rows, mut at) = (caller::room(n)?, 0);
    for n in counts {
        rows.push((&indices[at..at + n], &cells[at..at + n]));
        at += n;
    }
    let made = kzg.recover_cells_and_kzg_proofs_batch(&rows, options)?;
    write(recovered_cells, recovered_proofs, &made)?;
}
}

/// Writes cells and proofs.
fn write(to_cells: Place, to_proofs: Place, made: &[(Cells, Proofs)]) -> Result<(), Failure> {
    let mut cells = caller::room(CELLS * made.len())?;
    let mut proofs = caller::room(PROOFS * made.len())?;
    for (of_blob, their_proofs) in made {
        cells.extend_from_slice(of_blob.as_flattened());
        proofs.extend_from_slice(their_proofs.as_flattened());
    }
    to_cells.write(&cells);
    to_proofs.write(&proofs);
    Ok(())
}
