//! EIP-4844: commitments to blobs and proofs of their values, made and verified.

use std::ffi::c_void;

use msmith::Options;
use msmith_kzg::{Context, compute_challenge};

use super::{KzgHandle, item, items, run, verify};
use crate::caller::{CallerOptions, Heeded, Place};
use crate::status::{Failure, answer};

/// A commitment.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_blob_to_kzg_commitment(
    out: *mut c_void,
    blob: *const c_void,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let call = |kzg: &Context, options: &Options<'_>| {
        let place = Place::new(out, 48, "out")?;
        // SAFETY: as the header says.
        let blob = unsafe { item(blob, "blob")? };
        let commitment = kzg.blob_to_kzg_commitment(blob, options);
        // SAFETY: as above.
        unsafe { place.write(&commitment.map_err(Failure::of_one)?) };
        Ok(())
    };
    // SAFETY: as above.
    unsafe { run(kzg, (options, Heeded::WAY), call) }
}

/// A proof of the value at a point.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_compute_kzg_proof(
    proof_out: *mut c_void,
    y_out: *mut c_void,
    blob: *const c_void,
    z: *const c_void,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let call = |kzg: &Context, options: &Options<'_>| {
        let proof_place = Place::new(proof_out, 48, "proof_out")?;
        let y_place = Place::new(y_out, 32, "y_out")?;
        // SAFETY: as the header says.
        let (blob, z) = unsafe { (item(blob, "blob")?, item(z, "z")?) };
        let made = kzg.compute_kzg_proof(blob, z, options);
        let (proof, y) = made.map_err(Failure::of_one)?;
        // SAFETY: as above.
        unsafe {
            proof_place.write(&proof);
            y_place.write(&y);
        }
        Ok(())
    };
    // SAFETY: as above.
    unsafe { run(kzg, (options, Heeded::WAY), call) }
}

/// A proof at the point that blob and commitment choose.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_compute_blob_kzg_proof(
    out: *mut c_void,
    blob: *const c_void,
    commitment: *const c_void,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let call = |kzg: &Context, options: &Options<'_>| {
        let place = Place::new(out, 48, "out")?;
        // SAFETY: as the header says.
        let (commitment, blob) = unsafe { (item(commitment, "commitment")?, item(blob, "blob")?) };
        let proof = kzg.compute_blob_kzg_proof(blob, commitment, options);
        // SAFETY: as above.
        unsafe { place.write(&proof.map_err(Failure::of_one)?) };
        Ok(())
    };
    // SAFETY: as above.
    unsafe { run(kzg, (options, Heeded::WAY), call) }
}

/// Whether a value at a point is proved.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_verify_kzg_proof(
    ok: *mut bool,
    commitment: *const c_void,
    z: *const c_void,
    y: *const c_void,
    proof: *const c_void,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let check = |kzg: &Context, options: &Options<'_>| {
        // SAFETY: as the header says.
        let (commitment, z) = unsafe { (item(commitment, "commitment")?, item(z, "z")?) };
        // SAFETY: as above.
        let (y, proof) = unsafe { (item(y, "y")?, item(proof, "proof")?) };
        Ok(kzg.verify_kzg_proof(commitment, z, y, proof, options)?)
    };
    // SAFETY: as above.
    unsafe { verify(ok, kzg, options, check) }
}

/// Whether a blob is that of its commitment.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_verify_blob_kzg_proof(
    ok: *mut bool,
    blob: *const c_void,
    commitment: *const c_void,
    proof: *const c_void,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let check = |kzg: &Context, options: &Options<'_>| {
        // SAFETY: as the header says.
        let (blob, commitment) = unsafe { (item(blob, "blob")?, item(commitment, "commitment")?) };
        // SAFETY: as above.
        let proof = unsafe { item(proof, "proof")? };
        let answer = kzg.verify_blob_kzg_proof(blob, commitment, proof, options);
        answer.map_err(Failure::of_one)
    };
    // SAFETY: as above.
    unsafe { verify(ok, kzg, options, check) }
}

/// Whether all blobs are those of their commitments.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_verify_blob_kzg_proof_batch(
    ok: *mut bool,
    blobs: *const c_void,
    commitments: *const c_void,
    proofs: *const c_void,
    n: usize,
    kzg: *const KzgHandle,
    options: *const CallerOptions,
) -> i32 {
    let check = |kzg: &Context, options: &Options<'_>| {
        // SAFETY: as the header says.
        let blobs = unsafe { items(blobs, n, "blobs")? };
        // SAFETY: as above.
        let commitments = unsafe { items(commitments, n, "commitments")? };
        // SAFETY: as above.
        let proofs = unsafe { items(proofs, n, "proofs")? };
        Ok(kzg.verify_blob_kzg_proof_batch(blobs, commitments, proofs, options)?)
    };
    // SAFETY: as above.
    unsafe { verify(ok, kzg, options, check) }
}

/// The point at which a blob proof opens a blob.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_kzg_compute_challenge(
    out: *mut c_void,
    blob: *const c_void,
    commitment: *const c_void,
) -> i32 {
    answer(|| {
        let place = Place::new(out, 32, "out")?;
        // SAFETY: as the header says.
        let (blob, commitment) = unsafe { (item(blob, "blob")?, item(commitment, "commitment")?) };
        let challenge = compute_challenge(blob, commitment)?;
        // SAFETY: as above.
        unsafe { place.write(&challenge) };
        Ok(())
    })
}
