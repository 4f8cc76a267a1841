//! The section of contributions: five points that each of them came to, its keys, the hashes of its response and of the
//! next challenge, and the contributor's note.

use msmith::Point;
use msmith_io::sections::{Cursor, Sections, section};
use zeroize::Zeroizing;

use super::parts::{ALL, CONTRIBUTIONS, PTAU};
use crate::blake2b::{Blake2b, HASH, Hash, STATE};
use crate::encoded::{montgomery, take_montgomery, uncompressed_point};
use crate::groups::WORDS;
use crate::points::generator;
use crate::random::Random;
use crate::ratio::same_but_for_sign;
use crate::transcript::{Note, PrivateKey, PublicKey, second_of};
use crate::{Beacon, Error, Groups};

/// A contribution, as its file has it.
#[derive(Debug, Clone)]
pub struct PowersContribution {
    pub(super) note: Note,
    pub(super) response: Hash,
    pub(super) challenge: Hash,
    pub(super) reached: Reached,
    pub(super) keys: [PublicKey; 3],
    /// Its place in the file.
    pub(super) bytes: std::ops::Range<usize>,
}

impl PowersContribution {
    /// The name that the contributor gave.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.note.name.as_deref()
    }

    /// The beacon that it is of.
    #[must_use]
    pub fn beacon(&self) -> Option<&Beacon> {
        self.note.beacon.as_ref()
    }

    /// The hash of its response: what the contributor publishes.
    #[must_use]
    pub fn response(&self) -> &[u8; 64] {
        &self.response
    }

    /// What other contributions are bound to, and the beacon.
    pub(super) fn shown(&self) -> (&Hash, &Hash, &Reached, &[PublicKey; 3], Option<&Beacon>) {
        let (response, challenge) = (&self.response, &self.challenge);
        (
            response,
            challenge,
            &self.reached,
            &self.keys,
            self.beacon(),
        )
    }

    /// The hash of the points that it made, the challenge of the next contributor.
    #[must_use]
    pub fn challenge(&self) -> &[u8; 64] {
        &self.challenge
    }
}

/// Whether everybody knows τ, α or β, any of which is enough to make proofs of anything: no contribution to it is of a
/// secret (each is a beacon's, or of 1 or −1), or it came to 1 or −1.
pub(super) fn is_forgeable(groups: &Groups, all: &[PowersContribution]) -> bool {
    let of_secret = |number: usize| {
        move |one: &PowersContribution| one.beacon().is_none() && !one.keys[number].is_of_one()
    };
    let came_to_one = |last: &PowersContribution| {
        let first = Reached::start(groups);
        let mut both = last.reached.0.iter().zip(&first.0);
        both.any(|(point, first)| same_but_for_sign(point, first))
    };
    !(0..3).all(|number| all.iter().any(of_secret(number))) || all.last().is_some_and(came_to_one)
}

/// τG, τH, αG, βG, βH after a contribution.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Reached(pub [Point; 5]);

impl Reached {
    /// Those of lists in their order.
    pub fn of(points: Vec<Point>) -> Result<Self, Error> {
        let points = points.try_into();
        let points = points.map_err(|_| super::file::wrong("it has other lists than five"));
        points.map(Self)
    }

    /// Those of no contribution.
    pub fn start(groups: &Groups) -> Self {
        Self(ALL.map(|part| generator(part.engine(groups))))
    }
}

/// The secrets of a contribution: τ, α, β.
pub(super) struct Keys(pub [PrivateKey; 3]);

impl Keys {
    /// Draws them for a challenge.
    pub fn draw(groups: &Groups, challenge: &Hash, random: &mut Random) -> Result<Self, Error> {
        let mut scalar = || random.scalar(groups);
        let scalars = [scalar()?, scalar()?, scalar()?];
        Self::of(scalars, groups, challenge, random)
    }

    /// Those of given scalars, and what is shown of them drawn.
    pub fn of(
        [tau, alpha, beta]: [Zeroizing<[u64; WORDS]>; 3],
        groups: &Groups,
        challenge: &Hash,
        random: &mut Random,
    ) -> Result<Self, Error> {
        let mut key = |kind, scalar| {
            PrivateKey::new(groups, scalar, random, |both| {
                second_of(groups, kind, challenge, both)
            })
        };
        Ok(Self([key(0, tau)?, key(1, alpha)?, key(2, beta)?]))
    }

    /// What is shown of them.
    pub fn public(&self) -> [PublicKey; 3] {
        self.0.each_ref().map(|key| key.public.clone())
    }
}

/// The points of keys in their order: six of G1, three of G2.
pub(super) fn in_order(keys: &[PublicKey; 3]) -> ([&Point; 6], [&Point; 3]) {
    let [a, b, c] = keys;
    let first = [&a.s, &a.sx, &b.s, &b.sx, &c.s, &c.sx];
    (first, keys.each_ref().map(|key| &key.spx))
}

/// Keys from their points in that order.
pub(super) fn from_order(first: [Point; 6], second: [Point; 3]) -> [PublicKey; 3] {
    let [a, ax, b, bx, c, cx] = first;
    let [at, bt, ct] = second;
    [(a, ax, at), (b, bx, bt), (c, cx, ct)].map(|(s, sx, spx)| PublicKey { s, sx, spx })
}

/// Keys as they are hashed, at the end of a response.
pub(super) fn hashed(groups: &Groups, keys: &[PublicKey; 3]) -> Result<Vec<u8>, Error> {
    let (first, second) = in_order(keys);
    let mut bytes = Vec::new();
    for point in first {
        bytes.extend(uncompressed_point(groups.first(), point)?);
    }
    for point in second {
        bytes.extend(uncompressed_point(groups.second(), point)?);
    }
    Ok(bytes)
}

/// Bytes that the hash of a response has had before its keys.
pub(super) fn hashed_before_keys(groups: &Groups, power: u32) -> u64 {
    let points = ALL.map(|part| (part.len(power) * 8 * part.engine(groups).words()) as u64);
    HASH as u64 + points.iter().sum::<u64>()
}

/// The bytes of a new contribution.
pub(super) fn bytes(
    groups: &Groups,
    reached: &Reached,
    keys: &[PublicKey; 3],
    state: &[u8; STATE],
    challenge: &Hash,
    note: &Note,
) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (part, point) in ALL.iter().zip(&reached.0) {
        bytes.extend(montgomery(part.engine(groups), point));
    }
    let (first, second) = in_order(keys);
    for point in first {
        bytes.extend(montgomery(groups.first(), point));
    }
    for point in second {
        bytes.extend(montgomery(groups.second(), point));
    }
    bytes.extend(state);
    bytes.extend(challenge);
    bytes.extend(note.bytes());
    bytes
}

/// The section of older contributions, in their bytes, and of one more.
pub(super) fn with(old: &[&[u8]], new: &[u8]) -> Vec<u8> {
    let length = 4 + old.iter().map(|bytes| bytes.len()).sum::<usize>() + new.len();
    let count = old.len() as u32 + 1;
    let mut bytes = section(CONTRIBUTIONS, length as u64).to_vec();
    bytes.extend(count.to_le_bytes());
    bytes.extend(old.concat());
    bytes.extend(new);
    bytes
}

/// Reads the contributions of a file of a power, of a ceremony of a power.
pub(super) fn read(
    groups: &Groups,
    parts: &Sections<'_>,
    powers: [u32; 2],
) -> Result<Vec<PowersContribution>, Error> {
    let mut cursor = parts.cursor(CONTRIBUTIONS, "the contributions")?;
    let count = cursor.u32()?;
    let mut all = Vec::new();
    for number in 1..=count as usize {
        let one = one(groups, &mut cursor, powers).map_err(|why| match why {
            // The file ends: nothing that is wrong with this one.
            Error::Io(msmith_io::Error::Header { .. }) => why,
            why => Error::contribution(number, why.to_string()),
        })?;
        all.push(one);
    }
    cursor.end()?;
    Ok(all)
}

fn one(
    groups: &Groups,
    cursor: &mut Cursor<'_>,
    [power, ceremony]: [u32; 2],
) -> Result<PowersContribution, Error> {
    let start = cursor.at();
    let mut point = |group| {
        let engine = match group {
            1 => groups.first(),
            _ => groups.second(),
        };
        take_montgomery(cursor, engine)
    };
    let reached = Reached([point(1)?, point(2)?, point(1)?, point(1)?, point(2)?]);
    let first = [
        point(1)?,
        point(1)?,
        point(1)?,
        point(1)?,
        point(1)?,
        point(1)?,
    ];
    let keys = from_order(first, [point(2)?, point(2)?, point(2)?]);
    let state: &[u8; STATE] = cursor.take(STATE)?.first_chunk().unwrap_or(&[0; STATE]);
    let challenge: &Hash = cursor.take(HASH)?.first_chunk().unwrap_or(&[0; HASH]);
    let note = Note::read(cursor, PTAU)?;
    // A file that was shortened, and more than once, may no longer say of what power its ceremony was.
    let length = hashed_before_keys(groups, ceremony);
    let mut hash = Blake2b::from_state(state, Some(length));
    if hash.is_none() && power != ceremony {
        hash = Blake2b::from_state(state, None);
    }
    let Some(mut hash) = hash else {
        return Err(Error::file(PTAU, "no bytes have the state of its hash"));
    };
    hash.update(&hashed(groups, &keys)?);
    Ok(PowersContribution {
        note,
        response: hash.finish(),
        challenge: *challenge,
        reached,
        keys,
        bytes: start..cursor.at(),
    })
}
