//! Groth16: proving keys and proofs of the files of snarkjs.

mod lists;
mod rapidsnark;
mod verify;

use std::ffi::{c_char, c_void};

use msmith::{Backend, Options};
use msmith_groth16::{Blinding, Groups, Key, Proved, Witness, prove, write_public};
use msmith_io::source::Source;

use crate::caller::{self, At, To};
use crate::status::Failure;

pub use lists::*;
pub use rapidsnark::*;
pub use verify::*;

/// Bytes that are enough for any proof as JSON.
pub const MSMITH_GROTH16_PROOF_BYTES: u32 = 2048;

handle! {
/// A proving key of Groth16.
ProvingKeyHandle = msmith_groth16_key, Key<'static>, "a Groth16 proving key"
}

calls! {
/// The proving key of a .zkey file, which is mapped: it must not be changed in place until the key is closed. All points
/// are checked to be on the curve; options.in_subgroup 1 vouches for them, which saves that. Keep the key for many
/// proofs. Whether it is that of a circuit and a ceremony is not looked at: proofs of a key that somebody made up may
/// tell the witness.
fn msmith_groth16_key_open(out: opens(ProvingKeyHandle), path: path, options: options(SUBGROUP)) {
    out.put(Key::open(path, options)?);
}

/// The same of a file in memory, which is copied.
fn msmith_groth16_key_new(out: opens(ProvingKeyHandle), zkey: at(c_void), zkey_bytes: usize,
                          options: options(SUBGROUP)) {
    let source = source(zkey, zkey_bytes, "zkey")?;
    out.put(Key::of_source(source, Backend::detect()?, options)?);
}

/// Of a key's circuit the number of values of a witness, that of public signals, and the bytes that are enough for these
/// as JSON. Each may be NULL.
fn msmith_groth16_key_sizes(key: held(ProvingKeyHandle), variables: to(usize), signals: to(usize),
                            signals_bytes: to(usize)) {
    let sizes = [key.variables(), key.public(), text_bytes(key.public())];
    for (place, size) in [variables, signals, signals_bytes].into_iter().zip(sizes) {
        if let Some(place) = place.wanted(size_of::<usize>()) {
            place.write(&size.to_ne_bytes());
        }
    }
}

/// A proof of a witness (the bytes of a .wtns file), and its public signals. proof_bytes, signals_bytes: how large the
/// places are, MSMITH_GROTH16_PROOF_BYTES and what msmith_groth16_key_sizes says, or more; smaller ones are refused with
/// MSMITH_LENGTH before the work. The proof is verified by the key's own points, which takes some milliseconds: a
/// witness that does not satisfy the circuit, and a damaged key, are MSMITH_DATA. msmith_rapidsnark.h leaves that out.
///
/// r, s: NULL, for random numbers of the system. Or the numbers that hide the witness, 32 bytes each, least significant
/// first, below r, for proofs that are to come out the same: who knows them and the proof knows parts of the witness.
fn msmith_groth16_prove(proof: to(c_char), proof_bytes: usize, signals: to(c_char), signals_bytes: usize,
                        key: held(ProvingKeyHandle), wtns: at(c_void), wtns_bytes: usize, r: at(c_void), s: at(c_void),
                        options: options(NONE)) {
    let places = [(proof, proof_bytes), (signals, signals_bytes)];
    proof_of(places, key, || source(wtns, wtns_bytes, "wtns"), [r, s], options)?;
}

/// The same of a witness in a file.
fn msmith_groth16_prove_file(proof: to(c_char), proof_bytes: usize, signals: to(c_char), signals_bytes: usize,
                             key: held(ProvingKeyHandle), path: at(c_char), r: at(c_void), s: at(c_void),
                             options: options(NONE)) {
    let places = [(proof, proof_bytes), (signals, signals_bytes)];
    proof_of(places, key, || Ok(Source::open(path.path()?, None, None)?), [r, s], options)?;
}
}

/// Bytes of a text of public signals, with the zero byte behind it, and room for signs that other programs put there.
fn text_bytes(signals: usize) -> usize {
    82 * signals + 5
}

/// A file of the caller's in memory; it is copied.
fn source(data: At<'_>, len: usize, what: &str) -> Result<Source, Failure> {
    let data = copied(data.bytes(len, 1, 1, what)?)?;
    Ok(Source::from_bytes(data, None, None)?)
}

fn copied(data: &[u8]) -> Result<Vec<u8>, Failure> {
    let mut copy = caller::room(data.len())?;
    copy.extend_from_slice(data);
    Ok(copy)
}

/// The caller's numbers r and s; random ones where both are NULL.
fn blinding(groups: &Groups, [r, s]: [At<'_>; 2]) -> Result<Blinding, Failure> {
    if r.is_null() && s.is_null() {
        return Ok(Blinding::random(groups)?);
    }
    let number = |at: At<'_>, what| {
        let (words, _) = at.item::<32>(what)?.as_chunks();
        Ok::<_, Failure>(std::array::from_fn(|i| u64::from_le_bytes(words[i])))
    };
    Ok(Blinding::new(groups, number(r, "r")?, number(s, "s")?)?)
}

/// Makes a proof and writes it, with its public signals, into places with their sizes.
fn proof_of(
    [(proof, proof_bytes), (signals, signals_bytes)]: [(To, usize); 2],
    key: &Key<'static>,
    wtns: impl FnOnce() -> Result<Source, Failure>,
    numbers: [At<'_>; 2],
    options: &Options<'_>,
) -> Result<(), Failure> {
    let proof_place = proof.text(proof_bytes, MSMITH_GROTH16_PROOF_BYTES as usize, "proof")?;
    let signals_place = signals.text(signals_bytes, text_bytes(key.public()), "signals")?;
    let blinding = blinding(key.groups(), numbers)?;
    let witness = Witness::of_source(&wtns()?, key.groups())?;
    let Proved { proof, public, .. } = prove(key, &witness, &blinding, options)?;
    let text = proof.to_json(key.groups())?;
    proof_place.write(&[text.as_bytes(), b"\0"].concat());
    signals_place.write(&[write_public(&public).as_bytes(), b"\0"].concat());
    Ok(())
}
