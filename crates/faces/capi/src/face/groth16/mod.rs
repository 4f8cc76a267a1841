//! Groth16: proving keys and proofs of the files of snarkjs.

mod lists;
mod rapidsnark;
mod verify;

use std::ffi::{c_char, c_void};

use msmith::Backend;
use msmith_groth16::{Blinding, Groups, Key, Proved, Witness, prove, write_public};
use msmith_io::source::Source;

use crate::caller::{self, CallerOptions, Choice, HandlePlace, Heeded, Place};
use crate::handles::{self, Held};
use crate::status::{Failure, answer};

pub use lists::{CallerLists, msmith_groth16_prove_lists};
pub use rapidsnark::{
    groth16_proof_size, groth16_prover, groth16_prover_create, groth16_prover_create_zkey_file,
    groth16_prover_destroy, groth16_prover_prove, groth16_prover_zkey_file,
    groth16_public_size_for_zkey_buf, groth16_public_size_for_zkey_file, groth16_verify,
};
pub use verify::{
    VerifyingKeyHandle, msmith_groth16_find_invalid, msmith_groth16_verify,
    msmith_groth16_verify_batch, msmith_groth16_vk_is_forgeable, msmith_groth16_vk_new,
    msmith_groth16_vk_open,
};

/// Bytes that are enough for a proof as JSON, of any curve.
pub const MSMITH_GROTH16_PROOF_BYTES: u32 = 2048;

/// `msmith_groth16_key`.
#[repr(C)]
#[derive(Debug)]
pub struct ProvingKeyHandle([u8; 0]);

impl Held for Key<'static> {
    const NAME: &'static str = "a Groth16 proving key";
}

/// A proving key in a file.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_groth16_key_open(
    out: *mut *mut ProvingKeyHandle,
    path: *const c_char,
    options: *const CallerOptions,
) -> i32 {
    answer(|| {
        // SAFETY: as the header says.
        let out = unsafe { HandlePlace::new(out)? };
        // SAFETY: as above.
        let path = unsafe { caller::path(path)? };
        // SAFETY: as above.
        let choice = unsafe { Choice::read(options, Heeded::SUBGROUP)? };
        out.put(handles::open(Key::open(path, &choice.options())?));
        Ok(())
    })
}

/// A proving key in memory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_groth16_key_new(
    out: *mut *mut ProvingKeyHandle,
    zkey: *const c_void,
    zkey_bytes: usize,
    options: *const CallerOptions,
) -> i32 {
    answer(|| {
        // SAFETY: as the header says.
        let out = unsafe { HandlePlace::new(out)? };
        // SAFETY: as above.
        let choice = unsafe { Choice::read(options, Heeded::SUBGROUP)? };
        // SAFETY: as above.
        let source = unsafe { source(zkey, zkey_bytes, "zkey")? };
        let key = Key::of_source(source, Backend::detect()?, &choice.options())?;
        out.put(handles::open(key));
        Ok(())
    })
}

/// How large a key's circuit is.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_groth16_key_sizes(
    key: *const ProvingKeyHandle,
    variables: *mut usize,
    signals: *mut usize,
    signals_bytes: *mut usize,
) -> i32 {
    answer(|| {
        let key = handles::get::<Key<'static>>(key.addr())?;
        let public = key.public();
        for (place, size) in [
            (variables, key.variables()),
            (signals, public),
            (signals_bytes, text_bytes(public)),
        ] {
            if !place.is_null() {
                // SAFETY: a place that the header asks for.
                unsafe { place.write_unaligned(size) };
            }
        }
        Ok(())
    })
}

/// A proof of a witness in memory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_groth16_prove(
    proof: *mut c_char,
    proof_bytes: usize,
    signals: *mut c_char,
    signals_bytes: usize,
    key: *const ProvingKeyHandle,
    wtns: *const c_void,
    wtns_bytes: usize,
    r: *const c_void,
    s: *const c_void,
    options: *const CallerOptions,
) -> i32 {
    // SAFETY: as the header says.
    let read = || unsafe { source(wtns, wtns_bytes, "wtns") };
    let places = [(proof, proof_bytes), (signals, signals_bytes)];
    // SAFETY: as above.
    answer(|| unsafe { proof_of(places, key, read, [r, s], options) })
}

/// A proof of a witness in a file.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_groth16_prove_file(
    proof: *mut c_char,
    proof_bytes: usize,
    signals: *mut c_char,
    signals_bytes: usize,
    key: *const ProvingKeyHandle,
    path: *const c_char,
    r: *const c_void,
    s: *const c_void,
    options: *const CallerOptions,
) -> i32 {
    let read = || {
        // SAFETY: as the header says.
        let path = unsafe { caller::path(path)? };
        Ok(Source::open(path, None, None)?)
    };
    let places = [(proof, proof_bytes), (signals, signals_bytes)];
    // SAFETY: as above.
    answer(|| unsafe { proof_of(places, key, read, [r, s], options) })
}

/// Bytes of a text of public signals, with the zero byte behind it, and room for signs that other programs put there.
fn text_bytes(signals: usize) -> usize {
    82 * signals + 5
}

/// A file of the caller's in memory; it is copied.
///
/// # Safety
///
/// As for [`caller::bytes`].
unsafe fn source(data: *const c_void, len: usize, what: &str) -> Result<Source, Failure> {
    // SAFETY: promised by the caller of this.
    let data = unsafe { caller::bytes(data, len, 1, 1, what)? };
    Ok(Source::from_bytes(copied(data)?, None, None)?)
}

fn copied(data: &[u8]) -> Result<Vec<u8>, Failure> {
    let mut copy = caller::room(data.len())?;
    copy.extend_from_slice(data);
    Ok(copy)
}

/// The caller's numbers r and s; random ones where both are NULL.
///
/// # Safety
///
/// As the header says of them.
unsafe fn blinding(groups: &Groups, [r, s]: [*const c_void; 2]) -> Result<Blinding, Failure> {
    if r.is_null() && s.is_null() {
        return Ok(Blinding::random(groups)?);
    }
    let number = |at, what| {
        // SAFETY: promised by the caller of this.
        let bytes = unsafe { caller::bytes(at, 1, 32, 32, what)? };
        let mut words = [0; 4];
        for (word, bytes) in words.iter_mut().zip(bytes.as_chunks().0) {
            *word = u64::from_le_bytes(*bytes);
        }
        Ok::<_, Failure>(words)
    };
    Ok(Blinding::new(groups, number(r, "r")?, number(s, "s")?)?)
}

/// Makes a proof and writes it, with its public signals, into places with their sizes.
///
/// # Safety
///
/// As the header says of the arguments.
unsafe fn proof_of(
    [(proof, proof_bytes), (signals, signals_bytes)]: [(*mut c_char, usize); 2],
    key: *const ProvingKeyHandle,
    wtns: impl FnOnce() -> Result<Source, Failure>,
    numbers: [*const c_void; 2],
    options: *const CallerOptions,
) -> Result<(), Failure> {
    let key = handles::get::<Key<'static>>(key.addr())?;
    let enough = MSMITH_GROTH16_PROOF_BYTES as usize;
    let proof_place = Place::text(proof, proof_bytes, enough, "proof")?;
    let enough = text_bytes(key.public());
    let signals_place = Place::text(signals, signals_bytes, enough, "signals")?;
    // SAFETY: promised by the caller of this.
    let choice = unsafe { Choice::read(options, Heeded::NONE)? };
    // SAFETY: as above.
    let blinding = unsafe { blinding(key.groups(), numbers)? };
    let witness = Witness::of_source(&wtns()?, key.groups())?;
    let Proved { proof, public, .. } = prove(&key, &witness, &blinding, &choice.options())?;
    let text = proof.to_json(key.groups())?;
    // SAFETY: as above.
    unsafe {
        proof_place.write(&[text.as_bytes(), b"\0"].concat());
        signals_place.write(&[write_public(&public).as_bytes(), b"\0"].concat());
    }
    Ok(())
}
