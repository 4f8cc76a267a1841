//! Many blobs in one call: a thread each, as long as there are as many.

use std::ffi::c_void;

use msmith::Options;
use msmith_kzg::{Cells, Context, Proofs};

use super::cells::{CELLS, PROOFS};
use super::{KzgHandle, items, numbers, run};
use crate::caller::{self, CallerOptions, Heeded, Place};
use crate::status::{Failure, MSMITH_LENGTH};

/// A commitment to each blob.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_blob_to_kzg_commitment_batch(
    out: *mut c_void,
    blobs: *const c_void,
    n: usize,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let call = |kzg: &Context, options: &Options<'_>| {
        // SAFETY: as the header says.
        let blobs = unsafe { items(blobs, n, "blobs")? };
        let place = Place::list(out, 48 * n, n, 48, "out")?;
        let commitments = kzg.blob_to_kzg_commitment_batch(blobs, options)?;
        // SAFETY: as above.
        unsafe { place.write(commitments.as_flattened()) };
        Ok(())
    };
    // SAFETY: as above.
    unsafe { run(kzg, (options, Heeded::NONE), call) }
}

/// A proof for each blob.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_compute_blob_kzg_proof_batch(
    out: *mut c_void,
    blobs: *const c_void,
    commitments: *const c_void,
    n: usize,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let call = |kzg: &Context, options: &Options<'_>| {
        // SAFETY: as the header says.
        let blobs = unsafe { items(blobs, n, "blobs")? };
        // SAFETY: as above.
        let commitments = unsafe { items(commitments, n, "commitments")? };
        let place = Place::list(out, 48 * n, n, 48, "out")?;
        let proofs = kzg.compute_blob_kzg_proof_batch(blobs, commitments, options)?;
        // SAFETY: as above.
        unsafe { place.write(proofs.as_flattened()) };
        Ok(())
    };
    // SAFETY: as above.
    unsafe { run(kzg, (options, Heeded::NONE), call) }
}

/// The cells of each blob, and their proofs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_compute_cells_and_kzg_proofs_batch(
    cells: *mut c_void,
    proofs: *mut c_void,
    blobs: *const c_void,
    n: usize,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let call = |kzg: &Context, options: &Options<'_>| {
        // SAFETY: as the header says.
        let blobs = unsafe { items(blobs, n, "blobs")? };
        let places = places(cells, proofs, n, ["cells", "proofs"])?;
        let made = kzg.compute_cells_and_kzg_proofs_batch(blobs, options)?;
        // SAFETY: as above.
        unsafe { write(places, &made) }
    };
    // SAFETY: as above.
    unsafe { run(kzg, (options, Heeded::NONE), call) }
}

/// All cells of each row, and their proofs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_recover_cells_and_kzg_proofs_batch(
    recovered_cells: *mut c_void,
    recovered_proofs: *mut c_void,
    cell_indices: *const u64,
    cells: *const c_void,
    num_cells: *const usize,
    n: usize,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let call = |kzg: &Context, options: &Options<'_>| {
        // SAFETY: as the header says.
        let counts = unsafe { items::<{ size_of::<usize>() }>(num_cells.cast(), n, "num_cells")? };
        let counts: Vec<usize> = counts.iter().copied().map(usize::from_ne_bytes).collect();
        let all = counts
            .iter()
            .try_fold(0, |sum: usize, n| sum.checked_add(*n));
        let all = all.ok_or_else(|| {
            Failure::new(MSMITH_LENGTH, "`num_cells` are more cells than all memory")
        })?;
        // SAFETY: as above.
        let indices = unsafe { numbers(cell_indices, all, "cell_indices")? };
        // SAFETY: as above.
        let cells = unsafe { items(cells, all, "cells")? };
        let names = ["recovered_cells", "recovered_proofs"];
        let places = places(recovered_cells, recovered_proofs, n, names)?;
        let (mut rows, mut at) = (caller::room(n)?, 0);
        for n in counts {
            rows.push((&indices[at..at + n], &cells[at..at + n]));
            at += n;
        }
        let made = kzg.recover_cells_and_kzg_proofs_batch(&rows, options)?;
        // SAFETY: as above.
        unsafe { write(places, &made) }
    };
    // SAFETY: as above.
    unsafe { run(kzg, (options, Heeded::NONE), call) }
}

/// Where cells and proofs of n blobs go.
fn places(
    cells: *mut c_void,
    proofs: *mut c_void,
    n: usize,
    [cells_name, proofs_name]: [&str; 2],
) -> Result<[Place; 2], Failure> {
    // Not longer than memory: `Place::list` looks at the same product.
    let bytes = |each: usize| n.wrapping_mul(each);
    Ok([
        Place::list(cells, bytes(CELLS), n, CELLS, cells_name)?,
        Place::list(proofs, bytes(PROOFS), n, PROOFS, proofs_name)?,
    ])
}

/// Writes cells and proofs.
///
/// # Safety
///
/// The places are there.
unsafe fn write(
    [cells_place, proofs_place]: [Place; 2],
    made: &[(Cells, Proofs)],
) -> Result<(), Failure> {
    let (mut cells, mut proofs) = (
        caller::room(CELLS * made.len())?,
        caller::room(PROOFS * made.len())?,
    );
    for (of_blob, their_proofs) in made {
        cells.extend_from_slice(of_blob.as_flattened());
        proofs.extend_from_slice(their_proofs.as_flattened());
    }
    // SAFETY: promised by the caller of this.
    unsafe {
        cells_place.write(&cells);
        proofs_place.write(&proofs);
    }
    Ok(())
}
