//! KZG commitments of EIP-4844, with c-kzg's names and orders.

use std::ffi::{c_char, c_void};

use msmith::Backend;
use msmith_io::kzg::{self, BLOB_BYTES, Blob, Setup};
use msmith_io::table;

use crate::caller::{self, CallerOptions, Choice, HandlePlace, Heeded, Place};
use crate::handles::{self, Held};
use crate::status::{Failure, MSMITH_DATA, answer};

/// `msmith_kzg`.
#[repr(C)]
#[derive(Debug)]
pub struct KzgHandle([u8; 0]);

impl Held for Setup {
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
    answer(|| {
        // SAFETY: as the header says.
        let out = unsafe { HandlePlace::new(out)? };
        // SAFETY: as above.
        let choice = unsafe { Choice::read(options, Heeded::NONE)? };
        let engine = kzg::engine(Backend::detect()?)?;
        let setup = if text.is_null() && text_bytes == 0 {
            Setup::mainnet(engine)?
        } else {
            // SAFETY: as above.
            let text = unsafe { caller::bytes(text, text_bytes, 1, 1, "text")? };
            if text.is_empty() {
                let why =
                    "the text of the setup is empty: NULL stands for the one of Ethereum's mainnet";
                return Err(Failure::new(MSMITH_DATA, why));
            }
            Setup::from_text(engine, text, &choice.options())?
        };
        out.put(handles::open(setup));
        Ok(())
    })
}

/// The setup of Ethereum's mainnet by a table of its points.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_load_table(
    out: *mut *mut KzgHandle,
    path: *const c_char,
) -> i32 {
    answer(|| {
        // SAFETY: as the header says.
        let out = unsafe { HandlePlace::new(out)? };
        // SAFETY: as above.
        let path = unsafe { caller::path(path)? };
        let setup = Setup::mainnet_from(table::open(&kzg::engine(Backend::detect()?)?, path)?)?;
        out.put(handles::open(setup));
        Ok(())
    })
}

/// The caller's blob.
unsafe fn blob(bytes: *const u8) -> Result<Blob, Failure> {
    // SAFETY: as the header says.
    let bytes = unsafe { caller::bytes(bytes.cast(), BLOB_BYTES, 1, 1, "blob")? };
    Ok(Blob::read(bytes)?)
}

/// A commitment.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_blob_to_kzg_commitment(
    out: *mut u8,
    blob: *const u8,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    answer(|| {
        let setup = handles::get::<Setup>(kzg.addr())?;
        let place = Place::new(out.cast(), 48, "out")?;
        // SAFETY: as the header says.
        let choice = unsafe { Choice::read(options, Heeded::WAY)? };
        // SAFETY: as above.
        let blob = unsafe { self::blob(blob)? };
        let commitment = setup.commit(&blob, &choice.options())?;
        // SAFETY: as above.
        unsafe { place.write(&commitment.bytes) };
        Ok(())
    })
}

/// A proof of the value at a point.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_compute_kzg_proof(
    proof_out: *mut u8,
    y_out: *mut u8,
    blob: *const u8,
    z: *const u8,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    answer(|| {
        let setup = handles::get::<Setup>(kzg.addr())?;
        let proof_place = Place::new(proof_out.cast(), 48, "proof_out")?;
        let y_place = Place::new(y_out.cast(), 32, "y_out")?;
        // SAFETY: as the header says.
        let choice = unsafe { Choice::read(options, Heeded::WAY)? };
        // SAFETY: as above.
        let z = unsafe { caller::bytes(z.cast(), 32, 1, 1, "z")? };
        // SAFETY: as above.
        let blob = unsafe { self::blob(blob)? };
        let proof = setup.proof(&blob, z, &choice.options())?;
        // SAFETY: as above.
        unsafe {
            proof_place.write(&proof.bytes);
            y_place.write(&proof.y);
        }
        Ok(())
    })
}

/// A proof at the point that blob and commitment choose.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_compute_blob_kzg_proof(
    out: *mut u8,
    blob: *const u8,
    commitment: *const u8,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    answer(|| {
        let setup = handles::get::<Setup>(kzg.addr())?;
        let place = Place::new(out.cast(), 48, "out")?;
        // SAFETY: as the header says.
        let choice = unsafe { Choice::read(options, Heeded::WAY)? };
        // SAFETY: as above.
        let commitment = unsafe { caller::bytes(commitment.cast(), 48, 1, 1, "commitment")? };
        // SAFETY: as above.
        let blob = unsafe { self::blob(blob)? };
        let proof = setup.blob_proof(&blob, commitment, &choice.options())?;
        // SAFETY: as above.
        unsafe { place.write(&proof.bytes) };
        Ok(())
    })
}
