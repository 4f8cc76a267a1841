//! A ceremony's beginning.

use std::path::Path;

use msmith::Options;
use msmith_io::{hex, table};

use super::file::{groups_of, wrong};
use super::parts::{ALL, MOST_POWER, block, head, section_of_points};
use crate::blake2b::Hash;
use crate::encoded::montgomery;
use crate::points::generator;
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
    let challenge = first_challenge(groups, power)?;
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
    })?;
    Ok(challenge)
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

/// The hashes of all first challenges: curve, power, hash. The largest ones take minutes to make: 2^28 points of each list.
const FIRST: &str = include_str!("../../data/first_challenges.txt");

/// The hash of the first challenge, which all ceremonies of a power have.
///
/// Errors: a power that there is no ceremony of.
pub(super) fn first_challenge(groups: &Groups, power: u32) -> Result<Hash, Error> {
    let name = format!("{} {power} ", groups.curve().name);
    let digits = FIRST.lines().find_map(|line| line.strip_prefix(&name));
    let hash = digits.and_then(|digits| hex::decode(digits.as_bytes())?.try_into().ok());
    hash.ok_or_else(|| wrong(format!("there is no ceremony of power {power}")))
}

#[cfg(test)]
mod tests {
    use msmith::Backend;

    use super::*;
    use crate::blake2b::Blake2b;
    use crate::encoded::uncompressed_point;

    /// The lists of a challenge of which all points are generators, hashed.
    fn made(groups: &Groups, power: u32) -> Hash {
        let mut hash = Blake2b::default();
        hash.update(&Blake2b::of(&[]));
        for part in ALL {
            let engine = part.engine(groups);
            let point = uncompressed_point(engine, &generator(engine)).expect("bytes");
            let block = block(engine, &Options::default());
            let mut put = |bytes: &[u8]| {
                hash.update(bytes);
                Ok(())
            };
            repeat(&point, part.len(power), block, &mut put).expect("hashed");
        }
        hash.finish()
    }

    fn those_of(powers: std::ops::RangeInclusive<u32>) {
        for curve in ["bn254", "bls12-381"] {
            let groups = Groups::by_name(curve, Backend::Portable).expect("a curve");
            for power in powers.clone() {
                let there = first_challenge(&groups, power).expect("a hash");
                assert_eq!(
                    hex::encode(&there),
                    hex::encode(&made(&groups, power)),
                    "{curve} {power}"
                );
            }
            first_challenge(&groups, 0).expect_err("no power");
            first_challenge(&groups, MOST_POWER + 1).expect_err("no power");
        }
    }

    #[test]
    fn first_challenges_are_those_of_the_table() {
        those_of(1..=12);
        // What snarkjs prints for 2^12, and the perpetual powers of tau have published for 2^28.
        let groups = Groups::by_name("bn254", Backend::Portable).expect("a curve");
        for (power, begins, ends) in [
            (12, "9e63a5f62b96538daaed2372481920d1", "68b4ffef"),
            (28, "93da91920d5a54a8a0fde55cd9dc3a10", "317c7a93"),
        ] {
            let there = hex::encode(&first_challenge(&groups, power).expect("a hash"));
            assert!(
                there.starts_with(begins) && there.ends_with(ends),
                "{power}: {there}"
            );
        }
    }

    /// Half a terabyte to hash: ten minutes of a program that is compiled for speed.
    #[test]
    #[ignore = "long"]
    fn first_challenges_of_every_power() {
        those_of(1..=MOST_POWER);
    }
}
