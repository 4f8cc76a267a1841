//! EIP-7594: cells and their proofs, made, recovered and verified.

use msmith_kzg::{
    BYTES_PER_BLOB, BYTES_PER_CELL, CELLS_PER_EXT_BLOB,
    compute_verify_cell_kzg_proof_batch_challenge,
};

use super::KzgHandle;
use crate::status::{Failure, MSMITH_NULL};

/// Bytes of all cells of a blob.
pub(super) const CELLS: usize = CELLS_PER_EXT_BLOB * BYTES_PER_CELL;
/// Bytes of their proofs.
pub(super) const PROOFS: usize = CELLS_PER_EXT_BLOB * 48;

calls! {
/// The 128 cells of a blob, and their proofs. One of both may be NULL, and is not computed.
fn msmith_kzg_compute_cells_and_kzg_proofs(cells: wanted(CELLS), proofs: wanted(PROOFS), blob: item,
                                           kzg: held(KzgHandle), options: options(NONE)) {
    match (cells, proofs) {
        (None, None) => {
            let why = "`cells` and `proofs` are NULL: one of them may be";
            return Err(Failure::new(MSMITH_NULL, why));
        }
        (Some(cells), None) => {
            cells.write(kzg.compute_cells(blob, options).map_err(Failure::of_one)?.as_flattened());
        }
        (None, Some(proofs)) => {
            let made = kzg.compute_cell_kzg_proofs(blob, options).map_err(Failure::of_one)?;
            proofs.write(made.as_flattened());
        }
        (Some(cells), Some(proofs)) => {
            let made = kzg.compute_cells_and_kzg_proofs(blob, options).map_err(Failure::of_one)?;
            cells.write(made.0.as_flattened());
            proofs.write(made.1.as_flattened());
        }
    }
}

/// All 128 cells from 64 of them or more, and the proofs; recovered_proofs may be NULL. cell_indices: num_cells numbers
/// below 128, none twice. More than 64 cells must agree. They ascend where proofs are made, as the specification asks, and
/// come in any order in the functions below and without proofs.
fn msmith_kzg_recover_cells_and_kzg_proofs(recovered_cells: place(CELLS), recovered_proofs: wanted(PROOFS),
                                           cell_indices: numbers(num_cells), cells: items(num_cells),
                                           num_cells: usize, kzg: held(KzgHandle), options: options(NONE)) {
    match recovered_proofs {
        None => recovered_cells.write(kzg.recover_cells(cell_indices, cells, options)?.as_flattened()),
        Some(place) => {
            let (cells, proofs) = kzg.recover_cells_and_kzg_proofs(cell_indices, cells, options)?;
            recovered_cells.write(cells.as_flattened());
            place.write(proofs.as_flattened());
        }
    }
}

/// A blob from 64 of its 128 cells or more, as msmith_kzg_recover_cells_and_kzg_proofs recovers all. From cells 0 to 63
/// it costs nothing: they are the blob.
fn msmith_kzg_recover_blob(blob: place(BYTES_PER_BLOB), cell_indices: numbers(num_cells), cells: items(num_cells),
                           num_cells: usize, kzg: held(KzgHandle), options: options(NONE)) {
    blob.write(&kzg.recover_blob(cell_indices, cells, options)?[..]);
}

/// All cells and proofs of a blob from 64 cells or more and their proofs, for a fraction of what it takes without proofs.
/// The proofs are taken to be those of the cells: verify them first. Those that are given come back as they are.
fn msmith_kzg_recover_from_proofs(recovered_cells: place(CELLS), recovered_proofs: place(PROOFS),
                                  cell_indices: numbers(num_cells), cells: items(num_cells),
                                  proofs: items(num_cells), num_cells: usize, kzg: held(KzgHandle),
                                  options: options(NONE)) {
    let (cells, proofs) = kzg.recover_from_proofs(cell_indices, cells, proofs, options)?;
    recovered_cells.write(cells.as_flattened());
    recovered_proofs.write(proofs.as_flattened());
}

/// Whether each of num_cells cells is the one with its index of the blob of its commitment; true where there is none.
/// A commitment for each cell: equal ones are read and checked once. Two pairings together.
fn msmith_kzg_verify_cell_kzg_proof_batch(ok: verdict(false), commitments: items(num_cells),
                                          cell_indices: numbers(num_cells), cells: items(num_cells),
                                          proofs: items(num_cells), num_cells: usize, kzg: held(KzgHandle),
                                          options: options(NONE)) {
    ok.set(kzg.verify_cell_kzg_proof_batch(commitments, cell_indices, cells, proofs, options)?);
}

/// The hash by which the specification weights a batch of cells; nothing is checked. num_commitments commitments, each
/// once; for each cell the number of its commitment and its index.
fn msmith_kzg_compute_verify_cell_kzg_proof_batch_challenge(
    out: place(32), commitments: items(num_commitments), num_commitments: usize, commitment_indices: numbers(num_cells),
    cell_indices: numbers(num_cells), cells: items(num_cells), proofs: items(num_cells), num_cells: usize) {
    let (rows, columns) = (commitment_indices, cell_indices);
    out.write(&compute_verify_cell_kzg_proof_batch_challenge(commitments, rows, columns, cells, proofs)?);
}
}
