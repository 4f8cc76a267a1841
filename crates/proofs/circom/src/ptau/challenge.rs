//! Challenge and response files, by which contributors elsewhere take part.
//!
//! **Challenge.** The hash of the last response, then all lists, uncompressed; its own hash is the challenge.
//! **Response.** The challenge's hash, the new lists, compressed, and the keys, uncompressed. There is no header: the
//! length says the power. Source: the files of snarkjs 0.7.6, which are those of the perpetual powers of τ.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use msmith::{Engine, Options, Point};
use msmith_io::table;

use super::apply::{ContributedPowers, Powered};
use super::contributions::{self, Keys, PowersContribution, Reached};
use super::file::{PowersOfTau, groups_of, wrong};
use super::hashes::{Response, next_challenge};
use super::parts::{ALL, MOST_POWER, Part, TAU1, TAU2, block, head, section_of_points};
use super::verify::follows;
use crate::blake2b::{Blake2b, HASH, Hash};
use crate::encoded::{from_compressed, from_uncompressed, size, to_bytes, uncompressed};
use crate::points::{in_list, quiet};
use crate::room::blocks;
use crate::steps::Steps;
use crate::transcript::{Note, PublicKey};
use crate::{Error, Groups, Secret};

impl PowersOfTau {
    /// Writes the challenge file of the next contributor; gives the hash of it.
    ///
    /// Errors: a file that was truncated; points that are not on the curve; points that do not hash to what the last
    /// contribution says, and then no file is written; [`msmith_io::Error::Write`]; a raised cancel flag.
    pub fn export_challenge(&self, to: &Path, options: &Options<'_>) -> Result<[u8; 64], Error> {
        self.require_whole()?;
        let (challenge, response) = self.last()?;
        let mut hash = Blake2b::default();
        table::whole_with(to, |put| {
            put(&response)?;
            hash.update(&response);
            for (i, part) in (0..).zip(ALL) {
                let (engine, list) = (part.engine(&self.groups), self.list(part)?);
                for first in (0..list.len()).step_by(block(engine, options)) {
                    let last = (first + block(engine, options)).min(list.len());
                    let points = list.read(first..last, &quiet(options))?;
                    let bytes = uncompressed(engine, points, &quiet(options))?;
                    hash.update(&bytes);
                    put(&bytes)?;
                    let part = (f64::from(i) + last as f64 / list.len() as f64) / 5.0;
                    options.watch.report(part);
                }
            }
            match hash.finish() == challenge {
                true => Ok(challenge),
                false => Err(wrong(
                    "its points do not hash to the challenge that its last contribution says",
                )),
            }
            .map(drop)
        })?;
        Ok(challenge)
    }

    /// Writes the file with the contribution of a response file, to this one's challenge. Each point is checked, and
    /// that the contribution follows the one before; that lists are powers only [`PowersOfTau::verify`] checks. The
    /// contributor's name is not in a response.
    ///
    /// Errors: a file that was truncated; a response of another length, or to another challenge; its first point that
    /// is wrong, by its list; keys of no numbers, points that do not follow; [`msmith_io::Error::Write`], for a pipe
    /// or a device too; a raised cancel flag.
    pub fn import_response(
        &self,
        response: &Path,
        to: &Path,
        name: Option<&str>,
        options: &Options<'_>,
    ) -> Result<ContributedPowers, Error> {
        self.require_whole()?;
        let (groups, power) = (&self.groups, self.power);
        let mut file = Opened::new(response)?;
        if file.bytes != response_bytes(groups, power) {
            return Err(about(
                RESPONSE,
                format!(
                    "it has {} bytes, and one of power {power} over {} has {}",
                    file.bytes,
                    groups.curve().name,
                    response_bytes(groups, power)
                ),
            ));
        }
        let mut steps = Steps::new(options, 1.0);
        let (before, _) = self.last()?;
        if file.take(HASH)? != before {
            return Err(about(RESPONSE, "it is one to another challenge".to_owned()));
        }
        let note = Note::new(name, None);
        table::whole_read_again(to, |new| {
            new.put(&head(groups, power, power, 7))?;
            let mut hash = Response::new(&before);
            let (mut starts, mut reached) = (Vec::new(), Vec::new());
            steps.run(0.9, |options| {
                for (i, part) in (0..).zip(ALL) {
                    let (engine, len) = (part.engine(groups), part.len(power));
                    new.put(&section_of_points(part.id, engine, len))?;
                    starts.push(new.len());
                    let mut one = None;
                    // Pieces of 16 MiB of points, whose bounds the hash's state tells.
                    let piece = (1 << 24) / size(engine);
                    for first in (0..len).step_by(piece) {
                        let n = piece.min(len - first);
                        let mut bytes = file.take(n * size(engine) / 2)?;
                        hash.add(&bytes, bytes.len());
                        let blocks = bytes.chunks_mut(block(engine, options) * size(engine) / 2);
                        for (k, bytes) in blocks.enumerate() {
                            let start = first + k * block(engine, options);
                            let options = &quiet(options);
                            let read = from_compressed(engine, bytes, options).and_then(|points| {
                                engine.check_subgroup(&points, options)?;
                                Ok(points)
                            });
                            let points = read.map_err(|why| in_list(part.name, start, why))?;
                            if start == 0 {
                                one = points.get(compared(part));
                            }
                            new.put(&to_bytes(&points))?;
                        }
                        let done = (first + n) as f64 / len as f64;
                        options.watch.report((f64::from(i) + done) / 5.0);
                    }
                    reached.push(one.unwrap_or_default());
                }
                Ok::<_, Error>(())
            })?;
            let reached = Reached::of(reached)?;
            let keys = read_keys(groups, &mut file)?;
            let state = hash.state();
            let response = hash.finish(groups, &keys)?;
            let number = self.contributions.len() + 1;
            let one = PowersContribution {
                note: note.clone(),
                response,
                challenge: before,
                reached,
                keys,
                bytes: 0..0,
            };
            if let Some(why) = follows(groups, &one, &self.before(number - 1), &before)? {
                return Err(Error::Contribution { number, why });
            }
            let challenge = steps.run(0.1, |options| {
                next_challenge(groups, power, new, &starts, &response, options)
            })?;
            let bytes =
                contributions::bytes(groups, &one.reached, &one.keys, &state, &challenge, &note);
            new.put(&contributions::with(&self.old(), &bytes))?;
            Ok(ContributedPowers {
                response,
                challenge,
            })
        })
    }
}

/// Answers a challenge file: writes the response file with the products of its points and of numbers that are drawn
/// from the secret and then forgotten. The challenge's points are checked to be on the curve and in the subgroup.
///
/// `challenge` of the result is the hash of the challenge file, which its giver should have published.
///
/// Cost: a product a point; memory for some 2^16 of them. **Variable time** in the secret, as
/// [`PowersOfTau::contribute`].
///
/// Errors: another curve than BN254 and BLS12-381; a file whose length is that of no power; the first point that is
/// wrong, by its list; [`msmith_io::Error::Write`]; a raised cancel flag.
pub fn contribute_to_challenge(
    groups: &Groups,
    challenge: &Path,
    response: &Path,
    secret: &Secret,
    options: &Options<'_>,
) -> Result<ContributedPowers, Error> {
    let groups = &groups_of(groups.clone())?;
    let file = Opened::new(challenge)?;
    let power = (1..=MOST_POWER).find(|power| challenge_bytes(groups, *power) == file.bytes);
    let Some(power) = power else {
        return Err(about(
            CHALLENGE,
            format!(
                "no power over {} has {} bytes",
                groups.curve().name,
                file.bytes
            ),
        ));
    };
    let options = &blocks(options, 0)?;
    let hash = file.hash(options)?;
    let mut file = Opened::new(challenge)?;
    file.take(HASH)?;
    let mut random = secret.random();
    let keys = Keys::draw(groups, &hash, &mut random)?;
    let public = keys.public();
    let mut done = Response::new(&hash);
    table::whole_with(response, |put| {
        put(&hash)?;
        let mut products = Powered::new(groups, power, &keys, options);
        for part in ALL {
            let engine = part.engine(groups);
            let read = |some: std::ops::Range<usize>, options: &Options<'_>| {
                let bytes = file.take(some.len() * size(engine))?;
                let points = from_uncompressed(engine, &bytes, options);
                points.map_err(|why| in_list(part.name, some.start, why))
            };
            products.each(part, read, |points, options| {
                Ok(put(&done.update(engine, points, options)?)?)
            })?;
        }
        put(&contributions::hashed(groups, &public)?)?;
        Ok::<_, Error>(())
    })?;
    Ok(ContributedPowers {
        response: done.finish(groups, &public)?,
        challenge: hash,
    })
}

/// The formats' names in errors.
const RESPONSE: &str = "response";
const CHALLENGE: &str = "challenge";

fn about(format: &'static str, why: String) -> Error {
    Error::File { format, why }
}

/// The point of a list that contributions are compared by.
fn compared(part: Part) -> usize {
    usize::from(part == TAU1 || part == TAU2)
}

fn challenge_bytes(groups: &Groups, power: u32) -> u64 {
    let list = |part: Part| (part.len(power) * size(part.engine(groups))) as u64;
    HASH as u64 + ALL.map(list).iter().sum::<u64>()
}

fn response_bytes(groups: &Groups, power: u32) -> u64 {
    let keys = 6 * size(groups.first()) + 3 * size(groups.second());
    contributions::hashed_before_keys(groups, power) + keys as u64
}

/// A file that is read from its beginning to its end.
struct Opened<'a> {
    file: File,
    path: &'a Path,
    bytes: u64,
}

impl<'a> Opened<'a> {
    fn new(path: &'a Path) -> Result<Self, Error> {
        let opened = File::open(path).and_then(|file| {
            let about = file.metadata()?;
            Ok((file, about.len()))
        });
        let (file, bytes) = opened.map_err(|why| unreadable(path, &why))?;
        Ok(Self { file, path, bytes })
    }

    /// The next n bytes.
    fn take(&mut self, n: usize) -> Result<Vec<u8>, Error> {
        let mut bytes = vec![0; n];
        let read = self.file.read_exact(&mut bytes);
        read.map_err(|why| unreadable(self.path, &why))?;
        Ok(bytes)
    }

    /// The hash of all of it.
    fn hash(mut self, options: &Options<'_>) -> Result<Hash, Error> {
        let mut hash = Blake2b::default();
        let mut left = self.bytes;
        while left > 0 {
            options.watch.check()?;
            let some = left.min(1 << 20);
            hash.update(&self.take(some as usize)?);
            left -= some;
        }
        Ok(hash.finish())
    }
}

fn unreadable(path: &Path, why: &std::io::Error) -> Error {
    Error::Io(msmith_io::Error::File {
        path: path.display().to_string(),
        why: why.to_string(),
    })
}

/// The keys at the end of a response.
fn read_keys(groups: &Groups, file: &mut Opened<'_>) -> Result<[PublicKey; 3], Error> {
    let mut points = |engine: &Engine, n: usize| {
        let bytes = file.take(n * size(engine))?;
        let options = Options::default();
        let read = from_uncompressed(engine, &bytes, &options).and_then(|points| {
            engine.check_subgroup(&points, &options)?;
            Ok(points)
        });
        let points = read.map_err(|why| in_list("keys", 0, why))?;
        let point = |i| points.get(i).unwrap_or_default();
        Ok::<Vec<Point>, Error>((0..n).map(point).collect())
    };
    let (first, second) = (points(groups.first(), 6)?, points(groups.second(), 3)?);
    match (first.try_into(), second.try_into()) {
        (Ok(first), Ok(second)) => Ok(contributions::from_order(first, second)),
        _ => Err(about(RESPONSE, "it has other keys than three".to_owned())),
    }
}
