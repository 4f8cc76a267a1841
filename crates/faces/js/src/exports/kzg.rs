//! KZG.

use msmith_kzg::{BYTES_PER_BLOB, BYTES_PER_CELL, CELLS_PER_EXT_BLOB, Context, Setup};

use super::call;
use crate::failure::Failure;
use crate::kzg::{self, numbers};
use crate::memory::{bytes, inside, read, write};
use crate::state::{self, Thing, keep};

type Blob = [u8; BYTES_PER_BLOB];
type Cell = [u8; BYTES_PER_CELL];

/// Items of a caller's.
///
/// # Safety
///
/// As of [`read`].
unsafe fn items<'a, const N: usize>(
    what: &str,
    ptr: *const u8,
    n: usize,
) -> Result<&'a [[u8; N]], Failure> {
    let length = bytes(what, n, N)?;
    // SAFETY: as the caller says.
    Ok(unsafe { read(what, ptr, length) }?.as_chunks().0)
}

/// One item of a caller's.
///
/// # Safety
///
/// As of [`read`].
unsafe fn one<'a, const N: usize>(what: &str, ptr: *const u8) -> Result<&'a [u8; N], Failure> {
    // SAFETY: as the caller says.
    let items = unsafe { items(what, ptr, 1) }?;
    items
        .first()
        .ok_or_else(|| Failure::argument(format!("{what}: there is none")))
}

/// Numbers of 32 bits of a caller's.
///
/// # Safety
///
/// As of [`read`].
unsafe fn indices(what: &str, ptr: *const u8, n: usize) -> Result<Vec<u64>, Failure> {
    let length = bytes(what, n, 4)?;
    // SAFETY: as the caller says.
    Ok(numbers(unsafe { read(what, ptr, length) }?))
}

/// Writes all cells and all proofs, or one of the two.
///
/// # Safety
///
/// As of [`write`].
unsafe fn put(
    (cells, to_cells): (&[Cell], *mut u8),
    (proofs, to_proofs): (&[[u8; 48]], *mut u8),
) -> Result<i32, Failure> {
    // SAFETY: as the caller says.
    unsafe { write("the cells", to_cells, cells.as_flattened()) }?;
    // SAFETY: as the caller says.
    unsafe { write("the proofs", to_proofs, proofs.as_flattened()) }?;
    Ok(0)
}

/// An error unless there is room for all cells.
fn room_for_cells(to: *mut u8) -> Result<(), Failure> {
    inside("the cells", to, BYTES_PER_CELL * CELLS_PER_EXT_BLOB)
}

/// An error unless there is room for all proofs.
fn room_for_proofs(to: *mut u8) -> Result<(), Failure> {
    inside("the proofs", to, 48 * CELLS_PER_EXT_BLOB)
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_mainnet(
    first: *const u8,
    length: usize,
    others: *const u8,
    others_length: usize,
    tables: f64,
) -> i32 {
    call(|| {
        // SAFETY: as the caller says.
        let first = unsafe { read("the first columns", first, length) }?;
        // SAFETY: as the caller says.
        let others = unsafe { read("the other columns", others, others_length) }?;
        keep(Thing::Kzg(kzg::mainnet(first, others, tables)?))
    })
}

/// See the head of the crate.
#[cfg(feature = "setups")]
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_setup(text: *const u8, length: usize, tables: f64) -> i32 {
    call(|| {
        // SAFETY: as the caller says.
        let text = unsafe { read("the setup", text, length) }?;
        keep(Thing::Kzg(kzg::of_text(text, tables)?))
    })
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_is_mainnet(text: *const u8, length: usize) -> i32 {
    call(|| {
        // SAFETY: as the caller says.
        let text = unsafe { read("the setup", text, length) }?;
        Ok(i32::from(Setup::is_mainnet(text)?))
    })
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn kzg_prepare(kzg: u32) -> i32 {
    let job = |kzg: &Context| {
        kzg.prepare(&state::options(0))?;
        Ok(0)
    };
    call(|| state::kzg(kzg, job))
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_commitment(kzg: u32, blob: *const u8, out: *mut u8) -> i32 {
    let job = |kzg: &Context| {
        // SAFETY: as the caller says.
        let blob: &Blob = unsafe { one("the blob", blob) }?;
        let commitment = kzg.blob_to_kzg_commitment(blob, &state::options(0))?;
        // SAFETY: as the caller says.
        unsafe { write("the commitment", out, &commitment) }.map(|()| 0)
    };
    call(|| state::kzg(kzg, job))
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_proof(
    kzg: u32,
    blob: *const u8,
    z: *const u8,
    out: *mut u8,
    y: *mut u8,
) -> i32 {
    let job = |kzg: &Context| {
        // SAFETY: as the caller says.
        let blob: &Blob = unsafe { one("the blob", blob) }?;
        // SAFETY: as the caller says.
        let z = unsafe { one("z", z) }?;
        inside("y", y, 32)?;
        let (proof, value) = kzg.compute_kzg_proof(blob, z, &state::options(0))?;
        // SAFETY: as the caller says.
        unsafe { write("the proof", out, &proof) }?;
        // SAFETY: as the caller says.
        unsafe { write("y", y, &value) }.map(|()| 0)
    };
    call(|| state::kzg(kzg, job))
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_blob_proof(
    kzg: u32,
    blob: *const u8,
    commitment: *const u8,
    out: *mut u8,
) -> i32 {
    let job = |kzg: &Context| {
        // SAFETY: as the caller says.
        let blob: &Blob = unsafe { one("the blob", blob) }?;
        // SAFETY: as the caller says.
        let commitment = unsafe { one("the commitment", commitment) }?;
        let proof = kzg.compute_blob_kzg_proof(blob, commitment, &state::options(0))?;
        // SAFETY: as the caller says.
        unsafe { write("the proof", out, &proof) }.map(|()| 0)
    };
    call(|| state::kzg(kzg, job))
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_verify(
    kzg: u32,
    commitment: *const u8,
    z: *const u8,
    y: *const u8,
    proof: *const u8,
) -> i32 {
    let job = |kzg: &Context| {
        // SAFETY: as the caller says.
        let (commitment, proof) =
            unsafe { (one("the commitment", commitment)?, one("the proof", proof)?) };
        // SAFETY: as the caller says.
        let (z, y) = unsafe { (one("z", z)?, one("y", y)?) };
        let valid = kzg.verify_kzg_proof(commitment, z, y, proof, &state::options(0))?;
        Ok(i32::from(valid))
    };
    call(|| state::kzg(kzg, job))
}

/// Runs a job with blobs, commitments and proofs.
///
/// # Safety
///
/// As of [`read`].
unsafe fn with_blobs(
    kzg: u32,
    [blobs, commitments, proofs]: [*const u8; 3],
    n: usize,
    job: impl FnOnce(&Context, &[Blob], &[[u8; 48]], &[[u8; 48]]) -> Result<i32, Failure>,
) -> i32 {
    let with = |kzg: &Context| {
        // SAFETY: as the caller says.
        let blobs = unsafe { items("the blobs", blobs, n) }?;
        // SAFETY: as the caller says.
        let commitments = unsafe { items("the commitments", commitments, n) }?;
        // SAFETY: as the caller says.
        let proofs = unsafe { items("the proofs", proofs, n) }?;
        job(kzg, blobs, commitments, proofs)
    };
    call(|| state::kzg(kzg, with))
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_verify_blobs(
    kzg: u32,
    blobs: *const u8,
    commitments: *const u8,
    proofs: *const u8,
    n: usize,
) -> i32 {
    let job = |kzg: &Context, blobs: &[_], commitments: &[_], proofs: &[_]| {
        let options = &state::options(0);
        let valid = kzg.verify_blob_kzg_proof_batch(blobs, commitments, proofs, options)?;
        Ok(i32::from(valid))
    };
    // SAFETY: as the caller says.
    unsafe { with_blobs(kzg, [blobs, commitments, proofs], n, job) }
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_find_invalid_blobs(
    kzg: u32,
    blobs: *const u8,
    commitments: *const u8,
    proofs: *const u8,
    n: usize,
) -> i32 {
    let job = |kzg: &Context, blobs: &[_], commitments: &[_], proofs: &[_]| {
        let options = &state::options(0);
        kzg::leave(&kzg.find_invalid_blobs(blobs, commitments, proofs, options)?)
    };
    // SAFETY: as the caller says.
    unsafe { with_blobs(kzg, [blobs, commitments, proofs], n, job) }
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_cells(kzg: u32, blob: *const u8, cells: *mut u8) -> i32 {
    let job = |kzg: &Context| {
        // SAFETY: as the caller says.
        let blob: &Blob = unsafe { one("the blob", blob) }?;
        let made = kzg.compute_cells(blob, &state::options(0))?;
        // SAFETY: as the caller says.
        unsafe { write("the cells", cells, made.as_flattened()) }.map(|()| 0)
    };
    call(|| state::kzg(kzg, job))
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_cells_and_proofs(
    kzg: u32,
    blob: *const u8,
    cells: *mut u8,
    proofs: *mut u8,
) -> i32 {
    let job = |kzg: &Context| {
        // SAFETY: as the caller says.
        let blob: &Blob = unsafe { one("the blob", blob) }?;
        room_for_cells(cells)?;
        room_for_proofs(proofs)?;
        let made = kzg.compute_cells_and_kzg_proofs(blob, &state::options(0))?;
        // SAFETY: as the caller says.
        unsafe { put((&made.0[..], cells), (&made.1[..], proofs)) }
    };
    call(|| state::kzg(kzg, job))
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_cell_proofs(kzg: u32, blob: *const u8, proofs: *mut u8) -> i32 {
    let job = |kzg: &Context| {
        // SAFETY: as the caller says.
        let blob: &Blob = unsafe { one("the blob", blob) }?;
        room_for_proofs(proofs)?;
        let made = kzg.compute_cell_kzg_proofs(blob, &state::options(0))?;
        // SAFETY: as the caller says.
        unsafe { write("the proofs", proofs, made.as_flattened()) }.map(|()| 0)
    };
    call(|| state::kzg(kzg, job))
}

/// Runs a job with some cells and their indices.
///
/// # Safety
///
/// As of [`read`].
unsafe fn with_cells(
    kzg: u32,
    at: *const u8,
    cells: *const u8,
    n: usize,
    job: impl FnOnce(&Context, &[u64], &[Cell]) -> Result<i32, Failure>,
) -> i32 {
    let with = |kzg: &Context| {
        // SAFETY: as the caller says.
        let at = unsafe { indices("the cell indices", at, n) }?;
        // SAFETY: as the caller says.
        let cells = unsafe { items("the cells", cells, n) }?;
        job(kzg, &at, cells)
    };
    call(|| state::kzg(kzg, with))
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_recover(
    kzg: u32,
    at: *const u8,
    cells: *const u8,
    n: usize,
    to_cells: *mut u8,
    to_proofs: *mut u8,
) -> i32 {
    let job = |kzg: &Context, at: &[u64], cells: &[Cell]| {
        room_for_cells(to_cells)?;
        room_for_proofs(to_proofs)?;
        // In any order, as c-kzg's package takes them.
        let row = [(at, cells)];
        let made = kzg.recover_cells_and_kzg_proofs_batch(&row, &state::options(0));
        let made = made
            .map_err(|error| match error {
                msmith_kzg::Error::Item { error, .. } => *error,
                error => error,
            })?
            .swap_remove(0);
        // SAFETY: as the caller says.
        unsafe { put((&made.0[..], to_cells), (&made.1[..], to_proofs)) }
    };
    // SAFETY: as the caller says.
    unsafe { with_cells(kzg, at, cells, n, job) }
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_recover_cells(
    kzg: u32,
    at: *const u8,
    cells: *const u8,
    n: usize,
    to_cells: *mut u8,
) -> i32 {
    let job = |kzg: &Context, at: &[u64], cells: &[Cell]| {
        let made = kzg.recover_cells(at, cells, &state::options(0))?;
        // SAFETY: as the caller says.
        unsafe { write("the cells", to_cells, made.as_flattened()) }.map(|()| 0)
    };
    // SAFETY: as the caller says.
    unsafe { with_cells(kzg, at, cells, n, job) }
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_recover_blob(
    kzg: u32,
    at: *const u8,
    cells: *const u8,
    n: usize,
    to_blob: *mut u8,
) -> i32 {
    let job = |kzg: &Context, at: &[u64], cells: &[Cell]| {
        let made = kzg.recover_blob(at, cells, &state::options(0))?;
        // SAFETY: as the caller says.
        unsafe { write("the blob", to_blob, &made[..]) }.map(|()| 0)
    };
    // SAFETY: as the caller says.
    unsafe { with_cells(kzg, at, cells, n, job) }
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_recover_from_proofs(
    kzg: u32,
    at: *const u8,
    cells: *const u8,
    proofs: *const u8,
    n: usize,
    to_cells: *mut u8,
    to_proofs: *mut u8,
) -> i32 {
    let job = |kzg: &Context, at: &[u64], cells: &[Cell]| {
        // SAFETY: as the caller says.
        let proofs = unsafe { items("the proofs", proofs, n) }?;
        room_for_cells(to_cells)?;
        room_for_proofs(to_proofs)?;
        let made = kzg.recover_from_proofs(at, cells, proofs, &state::options(0))?;
        // SAFETY: as the caller says.
        unsafe { put((&made.0[..], to_cells), (&made.1[..], to_proofs)) }
    };
    // SAFETY: as the caller says.
    unsafe { with_cells(kzg, at, cells, n, job) }
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_verify_cells(
    kzg: u32,
    commitments: *const u8,
    at: *const u8,
    cells: *const u8,
    proofs: *const u8,
    n: usize,
) -> i32 {
    let job = |kzg: &Context, at: &[u64], cells: &[Cell]| {
        // SAFETY: as the caller says.
        let commitments = unsafe { items("the commitments", commitments, n) }?;
        // SAFETY: as the caller says.
        let proofs = unsafe { items("the proofs", proofs, n) }?;
        let options = &state::options(0);
        let valid = kzg.verify_cell_kzg_proof_batch(commitments, at, cells, proofs, options)?;
        Ok(i32::from(valid))
    };
    // SAFETY: as the caller says.
    unsafe { with_cells(kzg, at, cells, n, job) }
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_find_invalid_cells(
    kzg: u32,
    commitments: *const u8,
    at: *const u8,
    cells: *const u8,
    proofs: *const u8,
    n: usize,
) -> i32 {
    let job = |kzg: &Context, at: &[u64], cells: &[Cell]| {
        // SAFETY: as the caller says.
        let commitments = unsafe { items("the commitments", commitments, n) }?;
        // SAFETY: as the caller says.
        let proofs = unsafe { items("the proofs", proofs, n) }?;
        let options = &state::options(0);
        let commitments = kzg.commitments(commitments, options)?;
        let rows: Vec<u64> = (0..n as u64).collect();
        kzg::leave(&kzg.find_invalid(&commitments, &rows, at, cells, proofs, options)?)
    };
    // SAFETY: as the caller says.
    unsafe { with_cells(kzg, at, cells, n, job) }
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_challenge(
    blob: *const u8,
    commitment: *const u8,
    out: *mut u8,
) -> i32 {
    call(|| {
        // SAFETY: as the caller says.
        let blob: &Blob = unsafe { one("the blob", blob) }?;
        // SAFETY: as the caller says.
        let commitment = unsafe { one("the commitment", commitment) }?;
        let challenge = msmith_kzg::compute_challenge(blob, commitment)?;
        // SAFETY: as the caller says.
        unsafe { write("the challenge", out, &challenge) }.map(|()| 0)
    })
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn kzg_cells_challenge(
    commitments: *const u8,
    count: usize,
    commitment_indices: *const u8,
    at: *const u8,
    cells: *const u8,
    proofs: *const u8,
    n: usize,
    out: *mut u8,
) -> i32 {
    call(|| {
        // SAFETY: as the caller says.
        let commitments = unsafe { items("the commitments", commitments, count) }?;
        // SAFETY: as the caller says.
        let rows = unsafe { indices("the commitment indices", commitment_indices, n) }?;
        // SAFETY: as the caller says.
        let at = unsafe { indices("the cell indices", at, n) }?;
        // SAFETY: as the caller says.
        let cells = unsafe { items("the cells", cells, n) }?;
        // SAFETY: as the caller says.
        let proofs = unsafe { items("the proofs", proofs, n) }?;
        let challenge = msmith_kzg::compute_verify_cell_kzg_proof_batch_challenge(
            commitments,
            &rows,
            &at,
            cells,
            proofs,
        )?;
        // SAFETY: as the caller says.
        unsafe { write("the challenge", out, &challenge) }.map(|()| 0)
    })
}
