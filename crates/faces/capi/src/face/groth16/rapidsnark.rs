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
use crate::caller::{At, Place, To};
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

impl<E: Into<Failure>> From<E> for Refused {
    fn from(error: E) -> Self {
        Self(ERROR, error.into().message)
    }
}

/// Runs a call: its code, with a message in the caller's buffer where it failed. Nothing unwinds into C.
fn answered(
    (message, most): (To, c_ulonglong),
    fault: c_int,
    call: impl FnOnce() -> Result<c_int, Refused>,
) -> c_int {
    let Refused(code, why) = match catch_unwind(AssertUnwindSafe(call)) {
        Ok(Ok(code)) => return code,
        Ok(Err(refused)) => refused,
        Err(_) => Refused(fault, "a fault of msmith, please report it".into()),
    };
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    if let Some(room) = most.checked_sub(1)
        && let Some(place) = message.wanted(most)
    {
        let bytes = why.as_bytes();
        place.write(&[&bytes[..bytes.len().min(room)], b"\0"].concat());
    }
    code
}

/// Functions of rapidsnark: what each takes before a buffer for a message and its size.
macro_rules! rapidsnark {
    ($($(#[$doc:meta])* fn $name:ident($($arg:ident: $kind:ident $(($($of:tt)*))?),*) $body:block)*) => {$(
        $(#[$doc])*
        /// As rapidsnark's of this name.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            $($arg: c_type!($kind $($($of)*)?),)*
            error_msg: *mut c_char,
            error_msg_maxsize: c_ulonglong,
        ) -> c_int {
            take!(error_msg to _);
            answered((error_msg, error_msg_maxsize), ERROR, || {
                $(take!($arg $kind $($($of)*)?);)*
                $body
            })
        }
    )*};
}

/// A file in a buffer of the caller's.
fn buffer(at: At<'_>, len: c_ulonglong, what: &str) -> Result<Source, Refused> {
    if at.is_null() {
        return Err(Failure::new(MSMITH_NULL, format!("`{what}` is NULL")).into());
    }
    Ok(source(
        at,
        usize::try_from(len).unwrap_or(usize::MAX),
        what,
    )?)
}

/// A file by its name.
fn file(path: At<'_>) -> Result<Source, Refused> {
    Ok(Source::open(path.path()?, None, None)?)
}

fn key(source: Source) -> Result<Key<'static>, Refused> {
    Ok(Key::of_source(
        source,
        Backend::detect()?,
        &Options::default(),
    )?)
}

/// Writes how many bytes the public signals of a key may take.
fn public_size_of(source: &Source, public_size: To) -> Result<c_int, Refused> {
    let place = public_size.place(size_of::<c_ulonglong>(), "public_size")?;
    let signals = source.section("IC")?.len().saturating_sub(1);
    place.write(&(text_bytes(signals) as c_ulonglong).to_ne_bytes());
    Ok(OK)
}

/// A text's buffer, its size, and where that is.
type Text = (To, usize, Place);

/// Errors: NULL in place of a buffer or its size.
fn texts(proof: To, proof_size: To, public: To, public_size: To) -> Result<[Text; 2], Refused> {
    let text = |at: To, size: To, [name, of]: [&str; 2]| {
        at.place(0, name)?;
        let room = c_ulonglong::from_ne_bytes(size.read(of)?);
        let room = usize::try_from(room).unwrap_or(usize::MAX);
        Ok::<_, Failure>((at, room, size.place(size_of::<c_ulonglong>(), of)?))
    };
    Ok([
        text(proof, proof_size, ["proof_buffer", "proof_size"])?,
        text(public, public_size, ["public_buffer", "public_size"])?,
    ])
}

/// Makes a proof and writes it.
fn proof_of(key: &Key<'_>, wtns: Source, texts: [Text; 2]) -> Result<c_int, Refused> {
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
    let fits = (texts.iter().zip(&made)).all(|((_, room, _), text)| *room > text.len());
    // For any proof of the key: the next one may be longer.
    let enough = [PROOF_BYTES as usize, text_bytes(public.len())];
    for (((at, room, size), text), enough) in texts.into_iter().zip(made).zip(enough) {
        let len = if fits { text.len() } else { enough };
        size.write(&(len as c_ulonglong).to_ne_bytes());
        if fits {
            (at.place(room, "")?).write(&[text.as_bytes(), b"\0"].concat());
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

rapidsnark! {
/// Bytes that are enough for the public signals of a key, in memory or in a file, with the zero byte behind them.
fn groth16_public_size_for_zkey_buf(zkey_buffer: at(c_void), zkey_size: c_ulonglong, public_size: to(c_ulonglong)) {
    public_size_of(&buffer(zkey_buffer, zkey_size, "zkey_buffer")?, public_size)
}

fn groth16_public_size_for_zkey_file(zkey_fname: at(c_char), public_size: to(c_ulonglong)) {
    public_size_of(&file(zkey_fname)?, public_size)
}

/// A prover for many proofs. The buffer may go afterwards; the file must not be changed in place as long as it is.
fn groth16_prover_create(prover_object: opens(c_void), zkey_buffer: at(c_void), zkey_size: c_ulonglong) {
    prover_object.put(key(buffer(zkey_buffer, zkey_size, "zkey_buffer")?)?);
    Ok(OK)
}

fn groth16_prover_create_zkey_file(prover_object: opens(c_void), zkey_file_path: at(c_char)) {
    prover_object.put(key(file(zkey_file_path)?)?);
    Ok(OK)
}

/// A proof of a witness (the bytes of a .wtns file), and its public signals. *proof_size and *public_size are the sizes
/// of the buffers, and then those of the texts, without their zero bytes; after PROVER_ERROR_SHORT_BUFFER what is enough
/// for any proof of the key. As in rapidsnark, whether the witness satisfies the circuit is not looked at:
/// msmith_groth16_prove does that.
fn groth16_prover_prove(prover_object: to(c_void), wtns_buffer: at(c_void), wtns_size: c_ulonglong,
                        proof_buffer: to(c_char), proof_size: to(c_ulonglong), public_buffer: to(c_char),
                        public_size: to(c_ulonglong)) {
    let key = handles::get::<Key<'static>>(prover_object.addr())?;
    let texts = texts(proof_buffer, proof_size, public_buffer, public_size)?;
    proof_of(&key, buffer(wtns_buffer, wtns_size, "wtns_buffer")?, texts)
}

/// A prover, its proof, and its end in one.
fn groth16_prover(zkey_buffer: at(c_void), zkey_size: c_ulonglong, wtns_buffer: at(c_void), wtns_size: c_ulonglong,
                  proof_buffer: to(c_char), proof_size: to(c_ulonglong), public_buffer: to(c_char),
                  public_size: to(c_ulonglong)) {
    let texts = texts(proof_buffer, proof_size, public_buffer, public_size)?;
    let key = key(buffer(zkey_buffer, zkey_size, "zkey_buffer")?)?;
    proof_of(&key, buffer(wtns_buffer, wtns_size, "wtns_buffer")?, texts)
}

fn groth16_prover_zkey_file(zkey_file_path: at(c_char), wtns_buffer: at(c_void), wtns_size: c_ulonglong,
                            proof_buffer: to(c_char), proof_size: to(c_ulonglong), public_buffer: to(c_char),
                            public_size: to(c_ulonglong)) {
    let texts = texts(proof_buffer, proof_size, public_buffer, public_size)?;
    let key = key(file(zkey_file_path)?)?;
    proof_of(&key, buffer(wtns_buffer, wtns_size, "wtns_buffer")?, texts)
}
}

/// Bytes that are enough for a proof.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn groth16_proof_size(proof_size: *mut c_ulonglong) {
    take!(proof_size to _);
    if let Some(place) = proof_size.wanted(size_of::<c_ulonglong>()) {
        place.write(&PROOF_BYTES.to_ne_bytes());
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
    take!(proof at _);
    take!(inputs at _);
    take!(verification_key at _);
    take!(error_msg to _);
    let verify = || {
        let (proof, inputs) = (proof.text("proof")?, inputs.text("inputs")?);
        let key = verification_key.text("verification_key")?;
        let key = VerifyingKey::from_json(key, Backend::detect()?)?;
        let public = read_public(key.groups(), inputs)?;
        match Proof::from_json(key.groups(), proof) {
            Ok(proof) => Ok(key.verify(&public, &proof, &Options::default())?),
            // Well-formed numbers that are no point.
            Err(Error::Point { .. }) => Ok(false),
            Err(why) => Err(why.into()),
        }
    };
    answered((error_msg, most), NO_ANSWER, || match verify() {
        Ok(true) => Ok(VALID),
        Ok(false) => Ok(INVALID),
        Err(Refused(_, why)) => Err(Refused(NO_ANSWER, why)),
    })
}
