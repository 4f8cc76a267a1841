//! What this library does in one process: parts of a proof, proofs within less memory, many proofs verified together.

use super::one;
use crate::engine::{Job, Timed};
use crate::harness::{Effort, Named, Series};
use anyhow::{Context, Result};
use msmith_arkworks::Options;
use msmith_groth16::{Blinding, Key, Proof, VerifyingKey, Witness, prove_unchecked, read_public};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

/// Bytes for each constraint that a proof takes without a limit beyond its key and its witness, measured.
const BYTES: u64 = 700;
/// Constraints from which on memory is measured.
pub const LARGE: u64 = 1 << 17;

fn named(name: &str, job: impl Job + 'static) -> Named {
    (name.to_owned(), Box::new(job))
}

fn opened(file: &Path) -> Result<(Arc<Key<'static>>, Witness, Blinding)> {
    let key = Key::open(file, &one())?;
    let witness = Witness::open(&file.with_extension("wtns"), key.groups())?;
    let blinding = Blinding::new(key.groups(), [3, 0, 0, 0], [5, 0, 0, 0])?;
    Ok((Arc::new(key), witness, blinding))
}

/// Times on the clock of the parts of a proof by one thread.
pub fn parts(file: &Path, effort: Effort) -> Result<Vec<(&'static str, Series)>> {
    let (key, witness, blinding) = opened(file)?;
    let mut all: Vec<(&'static str, Series)> = Vec::new();
    let start = Instant::now();
    for round in 0.. {
        let enough = match effort.runs {
            Some(runs) => round >= runs,
            None => round >= 5 && start.elapsed() > effort.budget,
        };
        if enough {
            break;
        }
        for (name, took) in prove_unchecked(&key, &witness, &blinding, &one())?.parts {
            let place = all.iter().position(|(known, _)| *known == name);
            let place = place.unwrap_or_else(|| {
                let engine = "msmith".to_owned();
                let (wall, cpu) = (Vec::new(), Vec::new());
                all.push((name, Series { engine, wall, cpu }));
                all.len() - 1
            });
            let nanoseconds = took.as_nanos() as f64;
            all[place].1.wall.push(nanoseconds);
            all[place].1.cpu.push(nanoseconds);
        }
    }
    Ok(all)
}

/// The same proof without a limit and within a quarter of what it then takes.
pub fn memory(file: &Path) -> Result<Vec<Named>> {
    let (key, witness, blinding) = opened(file)?;
    let quarter = BYTES * key.domain() as u64 / 4;
    let by = |memory_limit| {
        let (key, witness, blinding) = (key.clone(), witness.clone(), blinding.clone());
        let groups = key.groups().clone();
        let options = Options {
            memory_limit,
            ..one()
        };
        Timed {
            sum: move || {
                prove_unchecked(&key, &witness, &blinding, &options)
                    .expect("a good key")
                    .proof
            },
            bytes: move |proof: Proof| proof.to_json(&groups).expect("a proof").into_bytes(),
        }
    };
    Ok(vec![
        named("no limit", by(None)),
        named("a quarter", by(Some(quarter))),
    ])
}

/// 100 proofs of a key, together and one by one.
pub fn batch() -> Result<Vec<Named>> {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../vectors/groth16/verify/semaphore"
    );
    let read = |name: String| {
        let path = Path::new(folder).join(name);
        std::fs::read_to_string(&path).with_context(|| path.display().to_string())
    };
    let backend = msmith::Backend::detect()?;
    let vk = Arc::new(VerifyingKey::from_json(&read("vk.json".into())?, backend)?);
    let mut items = Vec::new();
    for k in 0..4 {
        let proof = Proof::from_json(vk.groups(), &read(format!("proof{k}.json"))?)?;
        let public = read_public(vk.groups(), &read(format!("public{k}.json"))?)?;
        items.push((public, proof));
    }
    let items: Arc<Vec<_>> = Arc::new(items.iter().cycle().take(100).cloned().collect());
    let (same_vk, same) = (vk.clone(), items.clone());
    let together = Timed {
        sum: move || {
            let list: Vec<(&[[u64; 4]], &Proof)> = items.iter().map(|(x, p)| (&x[..], p)).collect();
            vk.verify_batch(&list, &one()).expect("good proofs")
        },
        bytes: |right: bool| vec![u8::from(right)],
    };
    let alone = Timed {
        sum: move || {
            let verify = |(x, p): &(Vec<[u64; 4]>, Proof)| same_vk.verify(x, p, &one());
            same.iter().all(|item| verify(item).expect("good proofs"))
        },
        bytes: |right: bool| vec![u8::from(right)],
    };
    Ok(vec![named("msmith", together), named("one by one", alone)])
}
