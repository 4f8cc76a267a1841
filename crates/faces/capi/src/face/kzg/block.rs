//! Commitments that are read and checked once, cells of their blobs, and which of them are wrong.

use std::cell::RefCell;
use std::ffi::c_void;

use msmith::Options;
use msmith_kzg::{Commitments, Context, Search};

use super::{KzgHandle, items, numbers, run, verify};
use crate::caller::{CallerOptions, Flags, HandlePlace, Heeded};
use crate::handles::{self, Held};

/// `msmith_kzg_commitments`.
#[repr(C)]
#[derive(Debug)]
pub struct CommitmentsHandle([u8; 0]);

impl Held for Commitments {
    const NAME: &'static str = "commitments";
}

/// Reads and checks commitments.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_commitments_new(
    out: *mut *mut CommitmentsHandle,
    commitments: *const c_void,
    n: usize,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let call = |kzg: &Context, options: &Options<'_>| {
        // SAFETY: as the header says.
        let out = unsafe { HandlePlace::new(out)? };
        // SAFETY: as above.
        let commitments = unsafe { items(commitments, n, "commitments")? };
        out.put(handles::open(kzg.commitments(commitments, options)?));
        Ok(())
    };
    // SAFETY: as above.
    unsafe { run(kzg, (options, Heeded::NONE), call) }
}

/// Whether all cells of a column are those of the blobs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_verify_column(
    ok: *mut bool,
    commitments: *const CommitmentsHandle,
    column: u64,
    cells: *const c_void,
    proofs: *const c_void,
    num_cells: usize,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let check = |kzg: &Context, options: &Options<'_>| {
        let commitments = handles::get::<Commitments>(commitments.addr())?;
        // SAFETY: as the header says.
        let cells = unsafe { items(cells, num_cells, "cells")? };
        // SAFETY: as above.
        let proofs = unsafe { items(proofs, num_cells, "proofs")? };
        Ok(kzg.verify_column(&commitments, column, cells, proofs, options)?)
    };
    // SAFETY: as above.
    unsafe { verify(ok, kzg, options, check) }
}

/// Whether all cells are those of the blobs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_verify_cells(
    ok: *mut bool,
    commitments: *const CommitmentsHandle,
    rows: *const u64,
    columns: *const u64,
    cells: *const c_void,
    proofs: *const c_void,
    num_cells: usize,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let check = |kzg: &Context, options: &Options<'_>| {
        let commitments = handles::get::<Commitments>(commitments.addr())?;
        // SAFETY: as the header says.
        let rows = unsafe { numbers(rows, num_cells, "rows")? };
        // SAFETY: as above.
        let columns = unsafe { numbers(columns, num_cells, "columns")? };
        // SAFETY: as above.
        let cells = unsafe { items(cells, num_cells, "cells")? };
        // SAFETY: as above.
        let proofs = unsafe { items(proofs, num_cells, "proofs")? };
        Ok(kzg.verify_cells(&commitments, &rows, &columns, cells, proofs, options)?)
    };
    // SAFETY: as above.
    unsafe { verify(ok, kzg, options, check) }
}

/// Which cells are wrong.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_find_invalid(
    invalid: *mut u8,
    count: *mut usize,
    commitments: *const CommitmentsHandle,
    rows: *const u64,
    columns: *const u64,
    cells: *const c_void,
    proofs: *const c_void,
    num_cells: usize,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let find = |kzg: &Context, options: &Options<'_>| {
        let flags = Flags::new(invalid, count, num_cells)?;
        let commitments = handles::get::<Commitments>(commitments.addr())?;
        // SAFETY: as the header says.
        let rows = unsafe { numbers(rows, num_cells, "rows")? };
        // SAFETY: as above.
        let columns = unsafe { numbers(columns, num_cells, "columns")? };
        // SAFETY: as above.
        let cells = unsafe { items(cells, num_cells, "cells")? };
        // SAFETY: as above.
        let proofs = unsafe { items(proofs, num_cells, "proofs")? };
        let wrong = RefCell::new(Vec::new());
        let search = Search {
            found: Some(&|k| wrong.borrow_mut().push(k)),
            ..Search::default()
        };
        let list = &commitments;
        let done = kzg.find_invalid_where(list, &rows, &columns, cells, proofs, &search, options);
        // What was found before the call was stopped is found.
        if done.is_ok() || !wrong.borrow().is_empty() {
            // SAFETY: as above.
            unsafe { flags.write(num_cells, &wrong.borrow()) };
        }
        Ok(done.map(drop)?)
    };
    // SAFETY: as above.
    unsafe { run(kzg, (options, Heeded::NONE), find) }
}

/// Which blobs are wrong.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_find_invalid_blobs(
    invalid: *mut u8,
    count: *mut usize,
    blobs: *const c_void,
    commitments: *const c_void,
    proofs: *const c_void,
    n: usize,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let find = |kzg: &Context, options: &Options<'_>| {
        let flags = Flags::new(invalid, count, n)?;
        // SAFETY: as the header says.
        let blobs = unsafe { items(blobs, n, "blobs")? };
        // SAFETY: as above.
        let commitments = unsafe { items(commitments, n, "commitments")? };
        // SAFETY: as above.
        let proofs = unsafe { items(proofs, n, "proofs")? };
        let wrong = kzg.find_invalid_blobs(blobs, commitments, proofs, options)?;
        // SAFETY: as above.
        unsafe { flags.write(n, &wrong) };
        Ok(())
    };
    // SAFETY: as above.
    unsafe { run(kzg, (options, Heeded::NONE), find) }
}
