//! Groth16.

use super::call;
use super::fields::put_words;
use crate::memory::{bytes, inside, read, text};
use crate::proofs::{self, BYTES};
use crate::state::{self, Thing, keep};

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn prover(header: *const u8, length: usize) -> i32 {
    call(|| {
        // SAFETY: as the caller says.
        let header = unsafe { read("the header", header, length) }?;
        keep(Thing::Prover(proofs::prover(header)?.into()))
    })
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn prover_about(prover: u32) -> i32 {
    call(|| {
        state::prover(prover, |prover| {
            state::leave(proofs::about(prover).into_bytes())
        })
    })
}

/// See the head of the crate. **Variable time** in the values.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn prover_witness(prover: u32, values: *const u8, n: usize) -> i32 {
    let job = |prover: &mut _| {
        let length = bytes("the witness", n, BYTES)?;
        // SAFETY: as the caller says.
        let values = unsafe { read("the witness", values, length) }?;
        proofs::start(prover, values).map(|()| 0)
    };
    call(|| state::prover(prover, job))
}

/// See the head of the crate. **Variable time** in the witness.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn prover_coefficients(
    prover: u32,
    coefficients: *const u8,
    length: usize,
) -> i32 {
    let job = |prover: &mut msmith_groth16::Prover| {
        // SAFETY: as the caller says.
        let coefficients = unsafe { read("the coefficients", coefficients, length) }?;
        prover.feed(coefficients)?;
        Ok(0)
    };
    call(|| state::prover(prover, job))
}

/// See the head of the crate. **Variable time** in the witness.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn prover_quotient(prover: u32, coefficients: usize, out: *mut u8) -> i32 {
    let job = |prover: &mut msmith_groth16::Prover| {
        inside(
            "the quotient",
            out,
            bytes("the quotient", prover.domain(), BYTES)?,
        )?;
        let scalars = proofs::quotient(prover, coefficients)?;
        // SAFETY: as the caller says.
        unsafe { put_words("the quotient", out, &scalars) }
    };
    call(|| state::prover(prover, job))
}

/// See the head of the crate. **Variable time** in `r` and `s`.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn prover_finish(
    prover: u32,
    public: *const u8,
    n: usize,
    sums: *const u8,
    r: *const u8,
    s: *const u8,
) -> i32 {
    let job = |prover: &mut _| {
        // SAFETY: as the caller says.
        let public = unsafe {
            read(
                "the public values",
                public,
                bytes("public values", n, BYTES)?,
            )
        }?;
        // SAFETY: as the caller says.
        let sums = unsafe { read("the sums", sums, proofs::sums_bytes(prover)) }?;
        let blinding = match r.is_null() && s.is_null() {
            true => None,
            // SAFETY: as the caller says.
            false => Some(unsafe { [read("r", r, BYTES)?, read("s", s, BYTES)?] }),
        };
        state::leave(proofs::finish(prover, public, sums, blinding)?.into_bytes())
    };
    call(|| state::prover(prover, job))
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn verifier(json: *const u8, length: usize) -> i32 {
    call(|| {
        // SAFETY: as the caller says.
        let json = unsafe { text("the verification key", json, length) }?;
        keep(Thing::Verifier(proofs::verifier(json)?))
    })
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn verify(
    verifier: u32,
    public: *const u8,
    length: usize,
    proof: *const u8,
    proof_length: usize,
) -> i32 {
    let job = |key: &_| {
        // SAFETY: as the caller says.
        let public = unsafe { text("the public signals", public, length) }?;
        // SAFETY: as the caller says.
        let proof = unsafe { text("the proof", proof, proof_length) }?;
        proofs::verify(key, public, proof).map(i32::from)
    };
    call(|| state::verifier(verifier, job))
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn is_forgeable(verifier: u32) -> i32 {
    call(|| state::verifier(verifier, |key| Ok(i32::from(key.is_forgeable()))))
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn verify_batch(verifier: u32, texts: *const u8, length: usize) -> i32 {
    let job = |key: &_| {
        // SAFETY: as the caller says.
        let texts = unsafe { read("the texts", texts, length) }?;
        proofs::verify_batch(key, texts).map(i32::from)
    };
    call(|| state::verifier(verifier, job))
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn find_invalid(verifier: u32, texts: *const u8, length: usize) -> i32 {
    let job = |key: &_| {
        // SAFETY: as the caller says.
        let texts = unsafe { read("the texts", texts, length) }?;
        let wrong = proofs::find_invalid(key, texts)?;
        state::leave(wrong.iter().flat_map(|i| i.to_le_bytes()).collect())
    };
    call(|| state::verifier(verifier, job))
}

/// See the head of the crate.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub unsafe extern "C" fn calldata(
    key: u32,
    public: *const u8,
    length: usize,
    proof: *const u8,
    proof_length: usize,
) -> i32 {
    let job = |groups: &_| {
        // SAFETY: as the caller says.
        let public = unsafe { text("the public signals", public, length) }?;
        // SAFETY: as the caller says.
        let proof = unsafe { text("the proof", proof, proof_length) }?;
        state::leave(proofs::calldata(groups, public, proof)?.into_bytes())
    };
    call(|| state::groups(key, job))
}
