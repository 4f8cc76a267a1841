//! Verifying keys, and the verification of one proof and of many.

use std::ffi::{c_char, c_void};

use msmith::{Backend, Options};
use msmith_groth16::{Groups, Proof, VerifyingKey, read_public};
use msmith_io::source::Source;

use super::copied;
use crate::caller::{self, CallerOptions, Choice, Flags, HandlePlace, Heeded, Place, Pointers};
use crate::handles::{self, Held};
use crate::status::{Failure, MSMITH_DATA, answer};

/// `msmith_groth16_vk`.
#[repr(C)]
#[derive(Debug)]
pub struct VerifyingKeyHandle([u8; 0]);

impl Held for VerifyingKey {
    const NAME: &'static str = "a Groth16 verifying key";
}

/// A verifying key in a file.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_groth16_vk_open(
    out: *mut *mut VerifyingKeyHandle,
    path: *const c_char,
) -> i32 {
    answer(|| {
        // SAFETY: as the header says.
        let out = unsafe { HandlePlace::new(out)? };
        // SAFETY: as above.
        let path = unsafe { caller::path(path)? };
        out.put(handles::open(VerifyingKey::open(path, Backend::detect()?)?));
        Ok(())
    })
}

/// A verifying key in memory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_groth16_vk_new(
    out: *mut *mut VerifyingKeyHandle,
    data: *const c_void,
    data_bytes: usize,
) -> i32 {
    answer(|| {
        // SAFETY: as the header says.
        let out = unsafe { HandlePlace::new(out)? };
        // SAFETY: as above.
        let data = unsafe { caller::bytes(data, data_bytes, 1, 1, "data")? };
        out.put(handles::open(verifying_key(data)?));
        Ok(())
    })
}

/// Whether anybody can make proofs for a key.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_groth16_vk_is_forgeable(
    forgeable: *mut bool,
    vk: *const VerifyingKeyHandle,
) -> i32 {
    let mut found = true;
    let code = answer(|| {
        let vk = handles::get::<VerifyingKey>(vk.addr())?;
        Place::new(forgeable.cast(), 1, "forgeable")?;
        found = vk.is_forgeable();
        Ok(())
    });
    if !forgeable.is_null() {
        // SAFETY: as the header says.
        unsafe { forgeable.write(found) };
    }
    code
}

/// Whether a proof is right.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_groth16_verify(
    ok: *mut bool,
    vk: *const VerifyingKeyHandle,
    proof: *const c_char,
    signals: *const c_char,
    options: *const CallerOptions,
) -> i32 {
    let check = |vk: &VerifyingKey, options: &Options<'_>| {
        // SAFETY: as the header says.
        let (proof, signals) = unsafe {
            let proof = caller::text(proof, "proof")?;
            (proof, caller::text(signals, "signals")?)
        };
        let proof = Proof::from_json(vk.groups(), proof)?;
        let public = read_public(vk.groups(), signals)?;
        Ok(vk.verify(&public, &proof, options)?)
    };
    // SAFETY: as above.
    unsafe { verify(ok, vk, options, check) }
}

/// Whether all of many proofs are right.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_groth16_verify_batch(
    ok: *mut bool,
    vk: *const VerifyingKeyHandle,
    proofs: *const *const c_char,
    signals: *const *const c_char,
    n: usize,
    options: *const CallerOptions,
) -> i32 {
    let check = |vk: &VerifyingKey, options: &Options<'_>| {
        // SAFETY: as the header says.
        let items = unsafe { read(vk.groups(), proofs, signals, n, options)? };
        let mut whole = caller::room(n)?;
        for (i, item) in items.into_iter().enumerate() {
            whole.push(item.map_err(|why| Failure {
                message: format!("proof {i}: {}", why.message),
                item: Some(i),
                ..why
            })?);
        }
        let list: Vec<_> = whole.iter().map(|(public, p)| (&public[..], p)).collect();
        Ok(vk.verify_batch(&list, options)?)
    };
    // SAFETY: as above.
    unsafe { verify(ok, vk, options, check) }
}

/// Which of many proofs are wrong.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn msmith_groth16_find_invalid(
    invalid: *mut u8,
    count: *mut usize,
    vk: *const VerifyingKeyHandle,
    proofs: *const *const c_char,
    signals: *const *const c_char,
    n: usize,
    options: *const CallerOptions,
) -> i32 {
    answer(|| {
        let vk = handles::get::<VerifyingKey>(vk.addr())?;
        let flags = Flags::new(invalid, count, n)?;
        // SAFETY: as the header says.
        let choice = unsafe { Choice::read(options, Heeded::NONE)? };
        let options = &choice.options();
        // SAFETY: as above.
        let items = unsafe { read(vk.groups(), proofs, signals, n, options)? };
        let (mut which, mut list) = (caller::room(n)?, caller::room(n)?);
        let mut wrong = caller::room(n)?;
        for (i, item) in items.iter().enumerate() {
            match item {
                Ok((public, proof)) => {
                    which.push(i);
                    list.push((&public[..], proof));
                }
                Err(_) => wrong.push(i),
            }
        }
        let found = vk.find_invalid(&list, options)?;
        wrong.extend(found.into_iter().map(|i| which[i]));
        // SAFETY: as above.
        unsafe { flags.write(n, &wrong) };
        Ok(())
    })
}

/// A verifying key of any form: a text that begins with a brace is JSON.
fn verifying_key(data: &[u8]) -> Result<VerifyingKey, Failure> {
    let backend = Backend::detect()?;
    if !data.trim_ascii_start().starts_with(b"{") {
        let source = Source::from_bytes(copied(data)?, None, None)?;
        return Ok(VerifyingKey::from_source(&source, backend)?);
    }
    match std::str::from_utf8(data) {
        Ok(text) => Ok(VerifyingKey::from_json(text, backend)?),
        Err(_) => Err(Failure::new(
            MSMITH_DATA,
            "the verification key is not UTF-8",
        )),
    }
}

/// Makes a call that says whether something holds; after a failure nothing does.
///
/// # Safety
///
/// As the header says of `ok` and `options`, and what `check` asks for.
unsafe fn verify(
    ok: *mut bool,
    vk: *const VerifyingKeyHandle,
    options: *const CallerOptions,
    check: impl FnOnce(&VerifyingKey, &Options<'_>) -> Result<bool, Failure>,
) -> i32 {
    let mut holds = false;
    let code = answer(|| {
        let vk = handles::get::<VerifyingKey>(vk.addr())?;
        Place::new(ok.cast(), 1, "ok")?;
        // SAFETY: promised by the caller of this.
        let choice = unsafe { Choice::read(options, Heeded::NONE)? };
        holds = check(&vk, &choice.options())?;
        Ok(())
    });
    if !ok.is_null() {
        // SAFETY: as above.
        unsafe { ok.write(holds) };
    }
    code
}

/// Public signals and their proof.
type Item = (Vec<[u64; 4]>, Proof);

/// Proofs with their public signals, and what is wrong with those that are malformed.
///
/// # Safety
///
/// As the header says of the lists.
unsafe fn read(
    groups: &Groups,
    proofs: *const *const c_char,
    signals: *const *const c_char,
    n: usize,
    options: &Options<'_>,
) -> Result<Vec<Result<Item, Failure>>, Failure> {
    // SAFETY: promised by the caller of this.
    let lists = unsafe {
        [
            Pointers::read(proofs.cast(), n, 1, false, "proofs")?,
            Pointers::read(signals.cast(), n, 1, false, "signals")?,
        ]
    };
    // One that is not UTF-8 is no JSON either.
    // SAFETY: as above.
    let text = |list: usize, i| unsafe { lists[list].text(i, "text").unwrap_or("\0") };
    let texts: Vec<&str> = (0..n).map(|i| text(0, i)).collect();
    let quiet = Options {
        watch: options.watch.quiet(),
        ..*options
    };
    let proofs = Proof::each_from_json(groups, &texts, &quiet)?;
    let mut items = caller::room(n)?;
    for (i, proof) in proofs.into_iter().enumerate() {
        let item = proof.and_then(|proof| Ok((read_public(groups, text(1, i))?, proof)));
        items.push(item.map_err(Failure::from));
    }
    Ok(items)
}
