//! A ceremony's beginning.

use std::path::Path;

use msmith::Options;
use msmith_io::table;

use super::file::{groups_of, wrong};
use super::parts::{ALL, MOST_POWER, block, generator, head, section_of_points};
use crate::blake2b::{Blake2b, Hash};
use crate::steps::Steps;
use crate::transcript::{montgomery, uncompressed_point};
use crate::{Error, Groups};

/// Writes the powers of τ = α = β = 1, 2^power of them, and gives the hash of the first challenge. The same file for
/// everybody.
///
/// Errors: a power of 0 or above 28; another curve than BN254 and BLS12-381; [`msmith_io::Error::Write`]; a raised
/// cancel flag.
pub fn new(
    groups: &Groups,
    power: u32,
    to: &Path,
    options: &Options<'_>,
) -> Result<[u8; 64], Error> {
    if !(1..=MOST_POWER).contains(&power) {
        return Err(wrong(format!(
            "a power of {power}, and there are those of 1 to {MOST_POWER}"
        )));
    }
    let groups = &groups_of(groups.clone())?;
    let mut steps = Steps::new(options, 2.0);
    steps.run(1.0, |options| {
        table::whole_with(to, |put| {
            put(&head(groups, power, power, 7))?;
            for (i, part) in (0..).zip(ALL) {
                let engine = part.engine(groups);
                put(&section_of_points(part.id, engine, part.len(power)))?;
                let point = montgomery(engine, &generator(engine));
                repeat(
                    &point,
                    part.len(power),
                    block(engine, options),
                    &mut |bytes| {
                        options.watch.check()?;
                        put(bytes)
                    },
                )?;
                options.watch.report(f64::from(i + 1) / ALL.len() as f64);
            }
            let none = 0u32.to_le_bytes();
            put(&msmith_io::sections::section(
                super::parts::CONTRIBUTIONS,
                4,
            ))?;
            put(&none)?;
            Ok::<_, Error>(())
        })
    })?;
    steps.run(1.0, |options| first_challenge(groups, power, options))
}

/// Gives a point a number of times, by blocks.
fn repeat(
    point: &[u8],
    mut n: usize,
    block: usize,
    put: &mut dyn FnMut(&[u8]) -> Result<(), msmith_io::Error>,
) -> Result<(), msmith_io::Error> {
    let all = point.repeat(n.min(block));
    while n > 0 {
        let some = n.min(block);
        put(&all[..some * point.len()])?;
        n -= some;
    }
    Ok(())
}

/// The hash of the first challenge, which all ceremonies of a power have.
pub(super) fn first_challenge(
    groups: &Groups,
    power: u32,
    options: &Options<'_>,
) -> Result<Hash, Error> {
    let mut hash = Blake2b::new();
    hash.update(&Blake2b::of(&[]));
    for (i, part) in (0..).zip(ALL) {
        let engine = part.engine(groups);
        let point = uncompressed_point(engine, &generator(engine))?;
        repeat(
            &point,
            part.len(power),
            block(engine, options),
            &mut |bytes| {
                options.watch.check()?;
                hash.update(bytes);
                Ok(())
            },
        )?;
        options.watch.report(f64::from(i + 1) / ALL.len() as f64);
    }
    Ok(hash.finish())
}
