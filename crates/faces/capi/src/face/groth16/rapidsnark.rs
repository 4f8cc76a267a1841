//! The functions of rapidsnark, for programs that call it: its names, arguments, answers and texts.

use std::ffi::{c_char, c_int, c_ulong, c_ulonglong, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};

use msmith::{Backend, Options};
use msmith_groth16::{
    Blinding, Error, Key, Proof, Proved, VerifyingKey, Witness, prove_unchecked, read_public,
    write_public,
};
use msmith_io::source::Source;

use super::{source, text_bytes};
use crate::caller;
use crate::handles;
use crate::status::{Failure, MSMITH_NULL};

/// Done.
const OK: c_int = 0;
/// Anything else.
const ERROR: c_int = 1;
/// A buffer that is too small.
const SHORT_BUFFER: c_int = 2;
/// A witness of another length than the circuit's.
const WITNESS_LENGTH: c_int = 3;

/// A proof that is right.
const VALID: c_int = 0;
/// One that is not.
const INVALID: c_int = 1;
/// No answer.
const NO_ANSWER: c_int = 2;

/// Bytes that are enough for a proof of either curve.
const PROOF_BYTES: c_ulonglong = 1280;

/// A code that is not [`OK`], and why.
struct Refused(c_int, String);

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Self {
        Self(ERROR, failure.message)
    }
}

impl From<Error> for Refused {
    fn from(error: Error) -> Self {
        Failure::from(error).into()
    }
}

impl From<msmith_io::Error> for Refused {
    fn from(error: msmith_io::Error) -> Self {
        Failure::from(error).into()
    }
}

/// Runs a call: its code, with a message in the caller's buffer where it failed. Nothing unwinds into C.
///
/// # Safety
///
/// `message` is NULL, or this many bytes may be written there.
unsafe fn answered(
    (message, most): (*mut c_char, c_ulonglong),
    fault: c_int,
    call: impl FnOnce() -> Result<c_int, Refused>,
) -> c_int {
    let Refused(code, why) = match catch_unwind(AssertUnwindSafe(call)) {
        Ok(Ok(code)) => return code,
        Ok(Err(refused)) => refused,
        Err(_) => Refused(fault, "a fault of msmith, please report it".into()),
    };
    if let Some(room) = most.checked_sub(1)
        && !message.is_null()
    {
        let bytes = why.as_bytes();
        let len = bytes.len().min(usize::try_from(room).unwrap_or(usize::MAX));
        // SAFETY: promised by the caller of this.
        unsafe {
            message
                .cast::<u8>()
                .copy_from_nonoverlapping(bytes.as_ptr(), len);
            message.add(len).write(0);
        }
    }
    code
}

/// Errors: NULL.
fn there<T>(pointer: *const T, what: &str) -> Result<(), Refused> {
    match pointer.is_null() {
        true => Err(Failure::new(MSMITH_NULL, format!("`{what}` is NULL")).into()),
        false => Ok(()),
    }
}

/// A file in a buffer of the caller's.
///
/// # Safety
///
/// As for [`source`].
unsafe fn buffer(at: *const c_void, len: c_ulonglong, what: &str) -> Result<Source, Refused> {
    there(at, what)?;
    let len = usize::try_from(len).unwrap_or(usize::MAX);
    // SAFETY: promised by the caller of this.
    Ok(unsafe { source(at, len, what)? })
}

/// A file by its name.
///
/// # Safety
///
/// `path` is NULL, or ends with a zero byte.
unsafe fn file(path: *const c_char) -> Result<Source, Refused> {
    // SAFETY: promised by the caller of this.
    let path = unsafe { caller::path(path)? };
    Ok(Source::open(path, None, None)?)
}

fn key(source: Source) -> Result<Key<'static>, Refused> {
    let backend = Backend::detect().map_err(Failure::from)?;
    Ok(Key::of_source(source, backend, &Options::default())?)
}

/// Writes how many bytes the public signals of a key may take.
///
/// # Safety
///
/// `size` is NULL, or a number may be written there.
unsafe fn public_size(size: *mut c_ulonglong, source: &Source) -> Result<c_int, Refused> {
    there(size, "public_size")?;
    let signals = source.section("IC")?.len().saturating_sub(1);
    // SAFETY: promised by the caller of this.
    unsafe { size.write_unaligned(text_bytes(signals) as c_ulonglong) };
    Ok(OK)
}

/// Makes a proof and writes it.
///
/// # Safety
///
/// As rapidsnark says of its arguments.
unsafe fn proof_of(
    key: &Key<'_>,
    wtns: Source,
    texts: [(*mut c_char, *mut c_ulonglong); 2],
) -> Result<c_int, Refused> {
    let groups = key.groups();
    let witness = Witness::of_source(&wtns, groups)?;
    drop(wtns);
    let (found, wanted) = (witness.len(), key.variables());
    if found != wanted {
        let why = format!("the witness has {found} values, and the circuit {wanted}");
        return Err(Refused(WITNESS_LENGTH, why));
    }
    let blinding = Blinding::random(groups)?;
    // As rapidsnark does.
    let options = &Options::default();
    let Proved { proof, public, .. } = prove_unchecked(key, &witness, &blinding, options)?;
    let mut proof = dense(&proof.to_json(groups)?);
    // Which rapidsnark does not say.
    if let Some(at) = proof.rfind(",\"curve\"") {
        proof.truncate(at);
        proof.push('}');
    }
    let made = [proof, dense(&write_public(&public))];
    let mut fits = true;
    for ((_, size), text) in texts.iter().zip(&made) {
        let needed = text.len() as c_ulonglong + 1;
        // SAFETY: promised by the caller of this.
        fits &= unsafe { size.read_unaligned() } >= needed;
    }
    // For any proof of the key: the next one may be longer.
    let enough = [PROOF_BYTES, text_bytes(public.len()) as c_ulonglong];
    for (((at, size), text), enough) in texts.into_iter().zip(&made).zip(enough) {
        // SAFETY: as above; with its zero byte the text is not longer than the buffer.
        unsafe {
            if fits {
                at.cast::<u8>()
                    .copy_from_nonoverlapping(text.as_ptr(), text.len());
                at.add(text.len()).write(0);
            }
            size.write_unaligned(if fits {
                text.len() as c_ulonglong
            } else {
                enough
            });
        }
    }
    match fits {
        true => Ok(OK),
        false => {
            let [proof, public] = enough;
            let why = format!(
                "a buffer is too small: a proof may need {proof} bytes, its public signals {public}"
            );
            Err(Refused(SHORT_BUFFER, why))
        }
    }
}

/// A JSON text without blanks, of which its strings have none.
fn dense(text: &str) -> String {
    text.split_ascii_whitespace().collect()
}

/// Bytes that are enough for the public signals of a key in memory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn groth16_public_size_for_zkey_buf(
    zkey_buffer: *const c_void,
    zkey_size: c_ulonglong,
    public_size: *mut c_ulonglong,
    error_msg: *mut c_char,
    error_msg_maxsize: c_ulonglong,
) -> c_int {
    // SAFETY: as the header says.
    unsafe {
        answered((error_msg, error_msg_maxsize), ERROR, || {
            let zkey = buffer(zkey_buffer, zkey_size, "zkey_buffer")?;
            self::public_size(public_size, &zkey)
        })
    }
}

/// Bytes that are enough for the public signals of a key in a file.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn groth16_public_size_for_zkey_file(
    zkey_fname: *const c_char,
    public_size: *mut c_ulonglong,
    error_msg: *mut c_char,
    error_msg_maxsize: c_ulonglong,
) -> c_int {
    // SAFETY: as the header says.
    unsafe {
        answered((error_msg, error_msg_maxsize), ERROR, || {
            self::public_size(public_size, &file(zkey_fname)?)
        })
    }
}

/// Bytes that are enough for a proof.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn groth16_proof_size(proof_size: *mut c_ulonglong) {
    if !proof_size.is_null() {
        // SAFETY: as the header says.
        unsafe { proof_size.write_unaligned(PROOF_BYTES) };
    }
}

/// A prover from a key in memory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn groth16_prover_create(
    prover_object: *mut *mut c_void,
    zkey_buffer: *const c_void,
    zkey_size: c_ulonglong,
    error_msg: *mut c_char,
    error_msg_maxsize: c_ulonglong,
) -> c_int {
    // SAFETY: as the header says.
    unsafe {
        answered((error_msg, error_msg_maxsize), ERROR, || {
            let place = caller::HandlePlace::new(prover_object)?;
            let zkey = buffer(zkey_buffer, zkey_size, "zkey_buffer")?;
            place.put(handles::open(key(zkey)?));
            Ok(OK)
        })
    }
}

/// A prover from a key in a file.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn groth16_prover_create_zkey_file(
    prover_object: *mut *mut c_void,
    zkey_file_path: *const c_char,
    error_msg: *mut c_char,
    error_msg_maxsize: c_ulonglong,
) -> c_int {
    // SAFETY: as the header says.
    unsafe {
        answered((error_msg, error_msg_maxsize), ERROR, || {
            let place = caller::HandlePlace::new(prover_object)?;
            place.put(handles::open(key(file(zkey_file_path)?)?));
            Ok(OK)
        })
    }
}

/// Ends a prover.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn groth16_prover_destroy(prover_object: *mut c_void) {
    let _ = catch_unwind(|| {
        // Of another handle, or none, nothing is closed.
        if handles::get::<Key<'static>>(prover_object.addr()).is_ok() {
            let _ = handles::close(prover_object.addr());
        }
    });
}

/// A proof by a prover.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn groth16_prover_prove(
    prover_object: *mut c_void,
    wtns_buffer: *const c_void,
    wtns_size: c_ulonglong,
    proof_buffer: *mut c_char,
    proof_size: *mut c_ulonglong,
    public_buffer: *mut c_char,
    public_size: *mut c_ulonglong,
    error_msg: *mut c_char,
    error_msg_maxsize: c_ulonglong,
) -> c_int {
    let texts = [(proof_buffer, proof_size), (public_buffer, public_size)];
    // SAFETY: as the header says.
    unsafe {
        answered((error_msg, error_msg_maxsize), ERROR, || {
            let key = handles::get::<Key<'static>>(prover_object.addr())?;
            are_there(texts)?;
            let wtns = buffer(wtns_buffer, wtns_size, "wtns_buffer")?;
            proof_of(&key, wtns, texts)
        })
    }
}

/// A proof by a key in memory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn groth16_prover(
    zkey_buffer: *const c_void,
    zkey_size: c_ulonglong,
    wtns_buffer: *const c_void,
    wtns_size: c_ulonglong,
    proof_buffer: *mut c_char,
    proof_size: *mut c_ulonglong,
    public_buffer: *mut c_char,
    public_size: *mut c_ulonglong,
    error_msg: *mut c_char,
    error_msg_maxsize: c_ulonglong,
) -> c_int {
    let texts = [(proof_buffer, proof_size), (public_buffer, public_size)];
    // SAFETY: as the header says.
    unsafe {
        answered((error_msg, error_msg_maxsize), ERROR, || {
            are_there(texts)?;
            let key = key(buffer(zkey_buffer, zkey_size, "zkey_buffer")?)?;
            let wtns = buffer(wtns_buffer, wtns_size, "wtns_buffer")?;
            proof_of(&key, wtns, texts)
        })
    }
}

/// A proof by a key in a file.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn groth16_prover_zkey_file(
    zkey_file_path: *const c_char,
    wtns_buffer: *const c_void,
    wtns_size: c_ulonglong,
    proof_buffer: *mut c_char,
    proof_size: *mut c_ulonglong,
    public_buffer: *mut c_char,
    public_size: *mut c_ulonglong,
    error_msg: *mut c_char,
    error_msg_maxsize: c_ulonglong,
) -> c_int {
    let texts = [(proof_buffer, proof_size), (public_buffer, public_size)];
    // SAFETY: as the header says.
    unsafe {
        answered((error_msg, error_msg_maxsize), ERROR, || {
            are_there(texts)?;
            let key = key(file(zkey_file_path)?)?;
            let wtns = buffer(wtns_buffer, wtns_size, "wtns_buffer")?;
            proof_of(&key, wtns, texts)
        })
    }
}

/// Errors: NULL in place of a buffer or its size.
fn are_there(
    [(proof, proof_size), (public, public_size)]: [(*mut c_char, *mut c_ulonglong); 2],
) -> Result<(), Refused> {
    there(proof, "proof_buffer")?;
    there(proof_size, "proof_size")?;
    there(public, "public_buffer")?;
    there(public_size, "public_size")
}

/// Whether a proof is right.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn groth16_verify(
    proof: *const c_char,
    inputs: *const c_char,
    verification_key: *const c_char,
    error_msg: *mut c_char,
    error_msg_maxsize: c_ulong,
) -> c_int {
    // Of 32 bits elsewhere.
    #[allow(clippy::useless_conversion)]
    let most = error_msg_maxsize.into();
    let verify = || {
        // SAFETY: as the header says.
        let (proof, inputs, key) = unsafe {
            (
                caller::text(proof, "proof")?,
                caller::text(inputs, "inputs")?,
                caller::text(verification_key, "verification_key")?,
            )
        };
        let backend = Backend::detect().map_err(Failure::from)?;
        let key = VerifyingKey::from_json(key, backend)?;
        let public = read_public(key.groups(), inputs)?;
        match Proof::from_json(key.groups(), proof) {
            Ok(proof) => Ok(key.verify(&public, &proof, &Options::default())?),
            // Well-formed numbers that are no point.
            Err(Error::Point { .. }) => Ok(false),
            Err(why) => Err(why.into()),
        }
    };
    let answer = || match verify() {
        Ok(true) => Ok(VALID),
        Ok(false) => Ok(INVALID),
        Err(Refused(_, why)) => Err(Refused(NO_ANSWER, why)),
    };
    // SAFETY: as above.
    unsafe { answered((error_msg, most), NO_ANSWER, answer) }
}
