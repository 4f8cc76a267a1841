//! Verifying keys, and the verification of one proof and of many.

use std::ffi::{c_char, c_void};

use msmith::{Backend, Options};
use msmith_groth16::{Groups, Proof, VerifyingKey, read_public};
use msmith_io::source::Source;

use super::copied;
use crate::caller::{self, At, Flags, Pointers};
use crate::status::{Failure, MSMITH_DATA};

handle! {
/// A verifying key of Groth16.
VerifyingKeyHandle = msmith_groth16_vk, VerifyingKey, "a Groth16 verifying key"
}

calls! {
/// The verifying key in a file: a verification_key.json or .zkey of snarkjs, a key of ark-groth16, or a verifying key of
/// gnark's dump (docs/formats.md).
fn msmith_groth16_vk_open(out: opens(VerifyingKeyHandle), path: path) {
    out.put(VerifyingKey::open(path, Backend::detect()?)?);
}

/// The same of a text or file in memory, of data_bytes bytes.
fn msmith_groth16_vk_new(out: opens(VerifyingKeyHandle), data: at(c_void), data_bytes: usize) {
    out.put(verifying_key(data.bytes(data_bytes, 1, 1, "data")?)?);
}

/// Whether everybody knows a secret of a verifying key, and so can make proofs of anything that verify: gamma is delta
/// or -delta, as in that of a .zkey to which nobody has contributed, or gamma is the generator or its opposite and so is
/// alpha or beta. true after a failure too. That all contributions are beacons, which everybody can compute, is not seen
/// in a verifying key.
fn msmith_groth16_vk_is_forgeable(forgeable: verdict(true), vk: held(VerifyingKeyHandle)) {
    forgeable.set(vk.is_forgeable());
}

/// Whether a proof of these public signals is right.
fn msmith_groth16_verify(ok: verdict(false), vk: held(VerifyingKeyHandle), proof: text, signals: text,
                         options: options(NONE)) {
    let proof = Proof::from_json(vk.groups(), proof)?;
    ok.set(vk.verify(&read_public(vk.groups(), signals)?, &proof, options)?);
}

/// Whether n proofs, each of its public signals, are all right: true where n is 0. One random sum of 128-bit weights; a
/// point outside its subgroup, which proofs are refused for, is not seen with a probability of 2^-64. proofs, signals: n
/// pointers to texts.
fn msmith_groth16_verify_batch(ok: verdict(false), vk: held(VerifyingKeyHandle), proofs: list(c_char), signals: list(c_char),
                               n: usize, options: options(NONE)) {
    let items = read(vk.groups(), proofs, signals, n, options)?;
    let mut whole = caller::room(n)?;
    for (i, item) in items.into_iter().enumerate() {
        whole.push(item.map_err(|why| Failure {
            message: format!("proof {i}: {}", why.message),
            item: Some(i),
            ..why
        })?);
    }
    let list: Vec<_> = whole.iter().map(|(public, p)| (&public[..], p)).collect();
    ok.set(vk.verify_batch(&list, options)?);
}

/// Which proofs msmith_groth16_verify_batch is not true for: invalid[k] is 1 where proof k is wrong, or it or its
/// signals are malformed, else 0, and *count is how many are. Costs a verification of all where none is, some smaller
/// ones for each where few are, and never more than 1.2 times what one of each does.
fn msmith_groth16_find_invalid(invalid: to(u8), count: to(usize), vk: held(VerifyingKeyHandle), proofs: list(c_char),
                               signals: list(c_char), n: usize, options: options(NONE)) {
    let flags = Flags::new(invalid, count, n)?;
    let items = read(vk.groups(), proofs, signals, n, options)?;
    let (mut which, mut list, mut wrong) = (caller::room(n)?, caller::room(n)?, caller::room(n)?);
    for (i, item) in items.iter().enumerate() {
        match item {
            Ok((public, proof)) => {
                which.push(i);
                list.push((&public[..], proof));
            }
            Err(_) => wrong.push(i),
        }
    }
    wrong.extend(vk.find_invalid(&list, options)?.into_iter().map(|i| which[i]));
    flags.write(&wrong);
}
}

/// A verifying key of any form: a text that begins with a brace is JSON.
fn verifying_key(data: &[u8]) -> Result<VerifyingKey, Failure> {
    let backend = Backend::detect()?;
    if !data.trim_ascii_start().starts_with(b"{") {
        let source = Source::from_bytes(copied(data)?, None, None)?;
        return Ok(VerifyingKey::from_source(&source, backend)?);
    }
    let utf8 = |_| Failure::new(MSMITH_DATA, "the verification key is not UTF-8");
    let text = std::str::from_utf8(data).map_err(utf8)?;
    Ok(VerifyingKey::from_json(text, backend)?)
}

/// Public signals and their proof.
type Item = (Vec<[u64; 4]>, Proof);

/// Proofs with their public signals, and what is wrong with those that are malformed.
fn read(
    groups: &Groups,
    proofs: At<'_>,
    signals: At<'_>,
    n: usize,
    options: &Options<'_>,
) -> Result<Vec<Result<Item, Failure>>, Failure> {
    let proofs = Pointers::read(proofs, n, 1, false, "proofs")?;
    let signals = Pointers::read(signals, n, 1, false, "signals")?;
    // One that is not UTF-8 is no JSON either.
    let texts: Vec<&str> = (0..n).map(|i| proofs.text(i).unwrap_or("\0")).collect();
    let quiet = Options {
        watch: options.watch.quiet(),
        ..*options
    };
    let proofs = Proof::each_from_json(groups, &texts, &quiet)?;
    let mut items = caller::room(n)?;
    for (i, proof) in proofs.into_iter().enumerate() {
        let text = signals.text(i).unwrap_or("\0");
        let item = proof.and_then(|proof| Ok((read_public(groups, text)?, proof)));
        items.push(item.map_err(Failure::from));
    }
    Ok(items)
}
