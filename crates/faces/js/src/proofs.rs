//! Calls about Groth16, over slices.

use msmith::Engine;
use msmith_groth16::{
    Blinding, Proof, Prover, Sums, VerifyingKey, Witness, read_public, write_public,
};

use crate::failure::Failure;
use crate::groups::{one, point_bytes};
use crate::memory::words;
use crate::state;

/// Words of a scalar, and its bytes.
const WORDS: usize = 4;
pub const BYTES: usize = 8 * WORDS;

/// A prover for the header of a key.
pub fn prover(header: &[u8]) -> Result<Prover, Failure> {
    let prover = Prover::of_header(header, state::backend()?)?;
    // An error for a curve that the module has no names of.
    crate::groups::curve(&prover.groups().curve().name)?;
    Ok(prover)
}

/// Begins with a witness.
pub fn start(prover: &mut Prover, values: &[u8]) -> Result<(), Failure> {
    let witness =
        Witness::new(prover.groups(), words(values)?).map_err(|why| match why.into() {
            // The value's index stays.
            why @ Failure { code: "KEY", .. } => Failure {
                code: "WITNESS",
                ..why
            },
            other => other,
        })?;
    Ok(prover.start(witness, &state::options(0))?)
}

/// A number below r of 32 bytes.
fn scalar(bytes: &[u8]) -> [u64; WORDS] {
    let (words, _) = bytes.as_chunks();
    std::array::from_fn(|i| u64::from_le_bytes(words[i]))
}

/// Bytes of the five sums.
pub fn sums_bytes(prover: &Prover) -> usize {
    let groups = prover.groups();
    4 * point_bytes(groups.first()) + point_bytes(groups.second())
}

/// The proof and the public signals as JSON; `blinding` is r and s, or nothing.
pub fn finish(
    prover: &Prover,
    public: &[u8],
    sums: &[u8],
    blinding: Option<(&[u8], &[u8])>,
) -> Result<String, Failure> {
    let groups = prover.groups();
    let public: Vec<_> = public.chunks_exact(BYTES).map(scalar).collect();
    if public.len() != prover.public() {
        let (found, wanted) = (public.len(), prover.public());
        let why = format!("{found} public values, and the key has {wanted}");
        return Err(Failure::argument(why));
    }
    groups.scalars()?.check(public.as_flattened())?;
    let blinding = match blinding {
        Some((r, s)) => Blinding::new(groups, scalar(r), scalar(s))?,
        None => Blinding::random(groups)?,
    };
    let mut rest = sums;
    let mut next = |engine: &Engine| {
        let (bytes, behind) = rest.split_at(point_bytes(engine));
        rest = behind;
        one(engine, bytes)
    };
    let (first, second) = (groups.first(), groups.second());
    let sums = Sums {
        a: next(first)?,
        b1: next(first)?,
        c: next(first)?,
        h: next(first)?,
        b2: next(second)?,
    };
    let proof = prover.finish(&sums, &blinding)?.to_json(groups)?;
    let public = write_public(&public);
    Ok(format!("{{\"proof\":{proof},\"publicSignals\":{public}}}"))
}

/// A verifier for a `verification_key.json`.
pub fn verifier(json: &str) -> Result<VerifyingKey, Failure> {
    let key = VerifyingKey::from_json(json, state::backend()?)?;
    crate::groups::curve(&key.groups().curve().name)?;
    Ok(key)
}

/// Failures of an integer or a point that is none of its set, or of too few signals: they make a proof wrong, and all
/// others make it none.
const WRONG: [&str; 3] = ["NOT_REDUCED", "POINT", "SIGNALS"];

fn is_wrong(why: &Failure) -> bool {
    WRONG.contains(&why.code)
}

/// Public signals and their proof.
type Item = (Vec<[u64; WORDS]>, Proof);

/// The item of a text and a proof; that one is none is said before what is wrong with the other.
fn item(
    key: &VerifyingKey,
    public: &str,
    proof: Result<Proof, msmith_groth16::Error>,
) -> Result<Item, Failure> {
    let public = read_public(key.groups(), public).map_err(Failure::from);
    let proof = proof.map_err(Failure::from);
    let (public, proof) = match (public, proof) {
        (Err(why), Err(other)) if is_wrong(&why) => return Err(other),
        (public, proof) => (public?, proof?),
    };
    match (public.len(), key.public()) {
        (found, wanted) if found == wanted => Ok((public, proof)),
        (found, wanted) => Err(Failure::new(
            "SIGNALS",
            format!("{found} public signals, and the key has {wanted}"),
        )),
    }
}

/// Whether a proof is right.
pub fn verify(key: &VerifyingKey, public: &str, proof: &str) -> Result<bool, Failure> {
    let (public, proof) = item(key, public, Proof::from_json(key.groups(), proof))?;
    Ok(key.verify(&public, &proof, &state::options(0))?)
}

/// Texts one behind the other, each with its length in four bytes before it.
fn texts(mut bytes: &[u8]) -> Result<Vec<&str>, Failure> {
    let mut list = Vec::new();
    while let Some((length, rest)) = bytes.split_first_chunk() {
        let cut = || Failure::argument(format!("text {} is cut", list.len()));
        let length = u32::from_le_bytes(*length) as usize;
        let (text, rest) = rest.split_at_checked(length).ok_or_else(cut)?;
        let utf8 = |_| Failure::new("ENCODING", format!("text {} is not UTF-8", list.len()));
        list.push(std::str::from_utf8(text).map_err(utf8)?);
        bytes = rest;
    }
    match bytes.is_empty() && list.len().is_multiple_of(2) {
        true => Ok(list),
        false => Err(Failure::argument(
            "texts must be signals and proofs in turn",
        )),
    }
}

/// Items by their numbers, and the numbers of those that are wrong as they stand.
type Sorted = (Vec<(u32, Item)>, Vec<u32>);

/// The items that texts are.
///
/// Errors: the first item that is none, by its number.
fn items(key: &VerifyingKey, bytes: &[u8]) -> Result<Sorted, Failure> {
    let texts = texts(bytes)?;
    let proofs: Vec<&str> = texts.iter().skip(1).step_by(2).copied().collect();
    let proofs = Proof::each_from_json(key.groups(), &proofs, &state::options(0))?;
    let (mut good, mut wrong) = (Vec::new(), Vec::new());
    for (index, (public, proof)) in (0..).zip(texts.iter().step_by(2).zip(proofs)) {
        match item(key, public, proof) {
            Ok(item) => good.push((index, item)),
            Err(why) if is_wrong(&why) => wrong.push(index),
            Err(why) => return Err(in_place(index, why)),
        }
    }
    Ok((good, wrong))
}

fn in_place(index: u32, why: Failure) -> Failure {
    Failure {
        message: format!("proof {index}: {}", why.message),
        index: Some(index as usize),
        ..why
    }
}

/// The items alone.
fn bare(items: &[(u32, Item)]) -> Vec<(&[[u64; WORDS]], &Proof)> {
    (items.iter())
        .map(|(_, (public, proof))| (&public[..], proof))
        .collect()
}

/// Whether all proofs are right.
///
/// Errors: the first item that is none, by its number.
pub fn verify_batch(key: &VerifyingKey, bytes: &[u8]) -> Result<bool, Failure> {
    let (good, wrong) = items(key, bytes)?;
    Ok(wrong.is_empty() && key.verify_batch(&bare(&good), &state::options(0))?)
}

/// The numbers of the proofs that are wrong, in ascending order.
///
/// Errors: the first item that is none, by its number.
pub fn find_invalid(key: &VerifyingKey, bytes: &[u8]) -> Result<Vec<u32>, Failure> {
    let (good, mut wrong) = items(key, bytes)?;
    let found = key.find_invalid(&bare(&good), &state::options(0))?;
    wrong.extend(found.iter().map(|i| good[*i].0));
    wrong.sort_unstable();
    Ok(wrong)
}
