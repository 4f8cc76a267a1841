//! EIP-7594: cells and their proofs, made, recovered and verified.

use std::ffi::c_void;

use msmith::Options;
use msmith_kzg::{
    BYTES_PER_BLOB, BYTES_PER_CELL, CELLS_PER_EXT_BLOB, Context,
    compute_verify_cell_kzg_proof_batch_challenge,
};

use super::{KzgHandle, item, items, numbers, run, verify, wanted};
use crate::caller::{CallerOptions, Heeded, Place};
use crate::status::{Failure, MSMITH_NULL, answer};

/// Bytes of all cells of a blob.
pub const CELLS: usize = CELLS_PER_EXT_BLOB * BYTES_PER_CELL;
/// Bytes of their proofs.
pub const PROOFS: usize = CELLS_PER_EXT_BLOB * 48;

/// The cells of a blob, their proofs, or both.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_compute_cells_and_kzg_proofs(
    cells: *mut c_void,
    proofs: *mut c_void,
    blob: *const c_void,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let call = |kzg: &Context, options: &Options<'_>| {
        let places = (wanted(cells, CELLS), wanted(proofs, PROOFS));
        // SAFETY: as the header says.
        let blob = unsafe { item(blob, "blob")? };
        match places {
            (None, None) => {
                let why = "`cells` and `proofs` are NULL: one of them may be";
                return Err(Failure::new(MSMITH_NULL, why));
            }
            (Some(cells_place), None) => {
                let cells = kzg.compute_cells(blob, options).map_err(Failure::of_one)?;
                // SAFETY: as above.
                unsafe { cells_place.write(cells.as_flattened()) };
            }
            (None, Some(proofs_place)) => {
                let proofs = kzg.compute_cell_kzg_proofs(blob, options);
                // SAFETY: as above.
                unsafe { proofs_place.write(proofs.map_err(Failure::of_one)?.as_flattened()) };
            }
            (Some(cells_place), Some(proofs_place)) => {
                let made = kzg.compute_cells_and_kzg_proofs(blob, options);
                let (cells, proofs) = made.map_err(Failure::of_one)?;
                // SAFETY: as above.
                unsafe {
                    cells_place.write(cells.as_flattened());
                    proofs_place.write(proofs.as_flattened());
                }
            }
        }
        Ok(())
    };
    // SAFETY: as above.
    unsafe { run(kzg, (options, Heeded::NONE), call) }
}

/// All cells from at least half of them, and their proofs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_recover_cells_and_kzg_proofs(
    recovered_cells: *mut c_void,
    recovered_proofs: *mut c_void,
    cell_indices: *const u64,
    cells: *const c_void,
    num_cells: usize,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let call = |kzg: &Context, options: &Options<'_>| {
        let cells_place = Place::new(recovered_cells, CELLS, "recovered_cells")?;
        let proofs_place = wanted(recovered_proofs, PROOFS);
        // SAFETY: as the header says.
        let indices = unsafe { numbers(cell_indices, num_cells, "cell_indices")? };
        // SAFETY: as above.
        let cells = unsafe { items(cells, num_cells, "cells")? };
        let (cells, proofs) = match proofs_place {
            None => (kzg.recover_cells(&indices, cells, options)?, None),
            Some(place) => {
                let (cells, proofs) = kzg.recover_cells_and_kzg_proofs(&indices, cells, options)?;
                (cells, Some((place, proofs)))
            }
        };
        // SAFETY: as above.
        unsafe {
            cells_place.write(cells.as_flattened());
            if let Some((place, proofs)) = proofs {
                place.write(proofs.as_flattened());
            }
        }
        Ok(())
    };
    // SAFETY: as above.
    unsafe { run(kzg, (options, Heeded::NONE), call) }
}

/// A blob from at least half of its cells.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_recover_blob(
    blob: *mut c_void,
    cell_indices: *const u64,
    cells: *const c_void,
    num_cells: usize,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let call = |kzg: &Context, options: &Options<'_>| {
        let place = Place::new(blob, BYTES_PER_BLOB, "blob")?;
        // SAFETY: as the header says.
        let indices = unsafe { numbers(cell_indices, num_cells, "cell_indices")? };
        // SAFETY: as above.
        let cells = unsafe { items(cells, num_cells, "cells")? };
        let blob = kzg.recover_blob(&indices, cells, options)?;
        // SAFETY: as above.
        unsafe { place.write(&blob[..]) };
        Ok(())
    };
    // SAFETY: as above.
    unsafe { run(kzg, (options, Heeded::NONE), call) }
}

/// All cells and proofs from at least half of both.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_recover_from_proofs(
    recovered_cells: *mut c_void,
    recovered_proofs: *mut c_void,
    cell_indices: *const u64,
    cells: *const c_void,
    proofs: *const c_void,
    num_cells: usize,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let call = |kzg: &Context, options: &Options<'_>| {
        let cells_place = Place::new(recovered_cells, CELLS, "recovered_cells")?;
        let proofs_place = Place::new(recovered_proofs, PROOFS, "recovered_proofs")?;
        // SAFETY: as the header says.
        let indices = unsafe { numbers(cell_indices, num_cells, "cell_indices")? };
        // SAFETY: as above.
        let cells = unsafe { items(cells, num_cells, "cells")? };
        // SAFETY: as above.
        let proofs = unsafe { items(proofs, num_cells, "proofs")? };
        let (cells, proofs) = kzg.recover_from_proofs(&indices, cells, proofs, options)?;
        // SAFETY: as above.
        unsafe {
            cells_place.write(cells.as_flattened());
            proofs_place.write(proofs.as_flattened());
        }
        Ok(())
    };
    // SAFETY: as above.
    unsafe { run(kzg, (options, Heeded::NONE), call) }
}

/// Whether all cells are those of their commitments.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_verify_cell_kzg_proof_batch(
    ok: *mut bool,
    commitments: *const c_void,
    cell_indices: *const u64,
    cells: *const c_void,
    proofs: *const c_void,
    num_cells: usize,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let check = |kzg: &Context, options: &Options<'_>| {
        // SAFETY: as the header says.
        let commitments = unsafe { items(commitments, num_cells, "commitments")? };
        // SAFETY: as above.
        let indices = unsafe { numbers(cell_indices, num_cells, "cell_indices")? };
        // SAFETY: as above.
        let cells = unsafe { items(cells, num_cells, "cells")? };
        // SAFETY: as above.
        let proofs = unsafe { items(proofs, num_cells, "proofs")? };
        Ok(kzg.verify_cell_kzg_proof_batch(commitments, &indices, cells, proofs, options)?)
    };
    // SAFETY: as above.
    unsafe { verify(ok, kzg, options, check) }
}

/// What a batch of cells is weighted by in the specification.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_compute_verify_cell_kzg_proof_batch_challenge(
    out: *mut c_void,
    commitments: *const c_void,
    num_commitments: usize,
    commitment_indices: *const u64,
    cell_indices: *const u64,
    cells: *const c_void,
    proofs: *const c_void,
    num_cells: usize,
) -> i32 {
    answer(|| {
        let place = Place::new(out, 32, "out")?;
        // SAFETY: as the header says.
        let commitments = unsafe { items(commitments, num_commitments, "commitments")? };
        // SAFETY: as above.
        let rows = unsafe { numbers(commitment_indices, num_cells, "commitment_indices")? };
        // SAFETY: as above.
        let columns = unsafe { numbers(cell_indices, num_cells, "cell_indices")? };
        // SAFETY: as above.
        let cells = unsafe { items(cells, num_cells, "cells")? };
        // SAFETY: as above.
        let proofs = unsafe { items(proofs, num_cells, "proofs")? };
        let challenge = compute_verify_cell_kzg_proof_batch_challenge(
            commitments,
            &rows,
            &columns,
            cells,
            proofs,
        )?;
        // SAFETY: as above.
        unsafe { place.write(&challenge) };
        Ok(())
    })
}
