//! KZG commitments and proofs of EIP-4844 and EIP-7594, with c-kzg's names and orders: setups, and what all calls share.

mod blobs;
mod block;
mod cells;
mod many;

use std::ffi::{c_char, c_void};
use std::ptr::null;

use msmith::{Backend, Options};
use msmith_kzg::{Context, Setup};

use crate::caller::{self, CallerOptions, Choice, HandlePlace, Heeded, Place};
use crate::handles::{self, Held};
use crate::status::{Failure, MSMITH_DATA, answer};

pub use blobs::{
    msmith_kzg_blob_to_kzg_commitment, msmith_kzg_compute_blob_kzg_proof,
    msmith_kzg_compute_challenge, msmith_kzg_compute_kzg_proof, msmith_kzg_verify_blob_kzg_proof,
    msmith_kzg_verify_blob_kzg_proof_batch, msmith_kzg_verify_kzg_proof,
};
pub use block::{
    CommitmentsHandle, msmith_kzg_commitments_new, msmith_kzg_find_invalid,
    msmith_kzg_find_invalid_blobs, msmith_kzg_verify_cells, msmith_kzg_verify_column,
};
pub use cells::{
    msmith_kzg_compute_cells_and_kzg_proofs,
    msmith_kzg_compute_verify_cell_kzg_proof_batch_challenge, msmith_kzg_recover_blob,
    msmith_kzg_recover_cells_and_kzg_proofs, msmith_kzg_recover_from_proofs,
    msmith_kzg_verify_cell_kzg_proof_batch,
};
pub use many::{
    msmith_kzg_blob_to_kzg_commitment_batch, msmith_kzg_compute_blob_kzg_proof_batch,
    msmith_kzg_compute_cells_and_kzg_proofs_batch, msmith_kzg_recover_cells_and_kzg_proofs_batch,
};

/// `msmith_kzg`.
#[repr(C)]
#[derive(Debug)]
pub struct KzgHandle([u8; 0]);

impl Held for Context {
    const NAME: &'static str = "a KZG setup";
}

/// The setup of Ethereum's mainnet, or that of a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_load_trusted_setup(
    out: *mut *mut KzgHandle,
    text: *const c_void,
    text_bytes: usize,
    options: *const CallerOptions,
) -> i32 {
    // SAFETY: as the header says.
    unsafe { msmith_kzg_load_trusted_setup_within(out, text, text_bytes, Context::BUDGET, options) }
}

/// The same with tables of another size.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_load_trusted_setup_within(
    out: *mut *mut KzgHandle,
    text: *const c_void,
    text_bytes: usize,
    budget: u64,
    options: *const CallerOptions,
) -> i32 {
    answer(|| {
        // SAFETY: as the header says.
        let out = unsafe { HandlePlace::new(out)? };
        // SAFETY: as above.
        let choice = unsafe { Choice::read(options, Heeded::NONE)? };
        // SAFETY: as above.
        let setup = unsafe { setup(text, text_bytes, &choice.options())? };
        out.put(handles::open(Context::new(setup, budget)?));
        Ok(())
    })
}

/// The setup of Ethereum's mainnet by tables that were written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_load_table(
    out: *mut *mut KzgHandle,
    path: *const c_char,
) -> i32 {
    // SAFETY: as the header says.
    unsafe { msmith_kzg_open(out, null(), 0, path, null()) }
}

/// A setup by tables that were written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_open(
    out: *mut *mut KzgHandle,
    text: *const c_void,
    text_bytes: usize,
    path: *const c_char,
    options: *const CallerOptions,
) -> i32 {
    answer(|| {
        // SAFETY: as the header says.
        let out = unsafe { HandlePlace::new(out)? };
        // SAFETY: as above.
        let path = unsafe { caller::path(path)? };
        // SAFETY: as above.
        let choice = unsafe { Choice::read(options, Heeded::NONE)? };
        // SAFETY: as above.
        let setup = unsafe { setup(text, text_bytes, &choice.options())? };
        out.put(handles::open(Context::open(setup, path)?));
        Ok(())
    })
}

/// Writes the tables.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_write_tables(
    kzg: *const KzgHandle,
    path: *const c_char,
    options: *const CallerOptions,
) -> i32 {
    let write = |kzg: &Context, options: &Options<'_>| {
        // SAFETY: as the header says.
        let path = unsafe { caller::path(path)? };
        Ok(kzg.write_tables(path, options)?)
    };
    // SAFETY: as above.
    unsafe { run(kzg, (options, Heeded::NONE), write) }
}

/// Makes the tables.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_prepare(
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let prepare = |kzg: &Context, options: &Options<'_>| Ok(kzg.prepare(options)?);
    // SAFETY: as the header says.
    unsafe { run(kzg, (options, Heeded::NONE), prepare) }
}

/// The setup of a text; NULL and 0 for the mainnet's.
///
/// # Safety
///
/// As the header says of `text`.
unsafe fn setup(
    text: *const c_void,
    text_bytes: usize,
    options: &Options<'_>,
) -> Result<Setup, Failure> {
    let backend = Backend::detect()?;
    if text.is_null() && text_bytes == 0 {
        return Ok(Setup::mainnet(backend)?);
    }
    // SAFETY: as the caller of this promises.
    let text = unsafe { caller::bytes(text, text_bytes, 1, 1, "text")? };
    if text.is_empty() {
        let why = "the text of the setup is empty: NULL stands for the one of Ethereum's mainnet";
        return Err(Failure::new(MSMITH_DATA, why));
    }
    Ok(Setup::from_text(backend, text, options)?)
}

/// Makes a call with a setup and options.
///
/// # Safety
///
/// As the header says of `options`, and what `call` asks for.
unsafe fn run(
    kzg: *const KzgHandle,
    (options, heeded): (*const CallerOptions, Heeded),
    call: impl FnOnce(&Context, &Options<'_>) -> Result<(), Failure>,
) -> i32 {
    answer(|| {
        let context = handles::get::<Context>(kzg.addr())?;
        // SAFETY: promised by the caller of this.
        let choice = unsafe { Choice::read(options, heeded)? };
        call(&context, &choice.options())
    })
}

/// Makes a call that says whether something holds; after a failure nothing does.
///
/// # Safety
///
/// As the header says of `ok` and `options`, and what `check` asks for.
unsafe fn verify(
    ok: *mut bool,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
    check: impl FnOnce(&Context, &Options<'_>) -> Result<bool, Failure>,
) -> i32 {
    let mut holds = false;
    let call = |kzg: &Context, options: &Options<'_>| {
        Place::new(ok.cast(), 1, "ok")?;
        holds = check(kzg, options)?;
        Ok(())
    };
    // SAFETY: promised by the caller of this.
    let code = unsafe { run(kzg, (options, Heeded::NONE), call) };
    if !ok.is_null() {
        // SAFETY: as above.
        unsafe { ok.write(holds) };
    }
    code
}

/// n items of N bytes.
///
/// # Safety
///
/// As the header says: they are there, and nobody writes to them as long as the result is in use.
unsafe fn items<'a, const N: usize>(
    data: *const c_void,
    n: usize,
    what: &str,
) -> Result<&'a [[u8; N]], Failure> {
    // SAFETY: promised by the caller of this.
    Ok(unsafe { caller::bytes(data, n, N, N, what)? }.as_chunks().0)
}

/// One item.
///
/// # Safety
///
/// As for [`items`].
unsafe fn item<'a, const N: usize>(
    data: *const c_void,
    what: &str,
) -> Result<&'a [u8; N], Failure> {
    // SAFETY: promised by the caller of this.
    Ok(&unsafe { items(data, 1, what)? }[0])
}

/// n numbers, copied: they need not be aligned.
///
/// # Safety
///
/// As for [`items`].
unsafe fn numbers(data: *const u64, n: usize, what: &str) -> Result<Vec<u64>, Failure> {
    // SAFETY: promised by the caller of this.
    let bytes = unsafe { items(data.cast(), n, what)? };
    let mut numbers = caller::room(n)?;
    numbers.extend(bytes.iter().copied().map(u64::from_ne_bytes));
    Ok(numbers)
}

/// A place for a result that is wanted unless it is NULL.
fn wanted(at: *mut c_void, bytes: usize) -> Option<Place> {
    Place::new(at, bytes, "").ok()
}
