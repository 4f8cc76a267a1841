//! Section 10: the contributions to a key's δ, and what they are bound to.

use std::path::Path;

use msmith::{Backend, Point};
use msmith_io::sections::{Cursor, Sections, section};

use super::layout::{FORMAT, Header, KeyFile, id};
use super::verify::KeyContribution;
use crate::{Error, Groups};
use msmith_circom::blake2b::{Blake2b, HASH, Hash};
use msmith_circom::encoded::{montgomery, take_montgomery, uncompressed_point};
use msmith_circom::points::generator;
use msmith_circom::ratio::same_ratio;
use msmith_circom::transcript::{Note, PublicKey, hash_to_second};

/// What was done to a key since it was new.
#[derive(Debug, Clone)]
pub struct Contributions {
    /// The hash of the circuit, that of the new key.
    pub circuit: Hash,
    pub list: Vec<Share>,
}

/// A contribution: δ times a scalar that one contributor knew.
#[derive(Debug, Clone)]
pub struct Share {
    /// δ in G1 after it.
    pub delta1: Point,
    pub key: PublicKey,
    /// The hash of all before it, and of s and its multiple.
    pub transcript: Hash,
    pub note: Note,
    /// What stands in the file: a name there need not be text, and is kept as it is.
    bytes: Vec<u8>,
}

impl Share {
    /// A new one.
    pub fn new(
        groups: &Groups,
        delta1: Point,
        key: PublicKey,
        transcript: Hash,
        note: Note,
    ) -> Self {
        let first = groups.first();
        let mut bytes = Vec::new();
        for point in [&delta1, &key.s, &key.sx] {
            bytes.extend(montgomery(first, point));
        }
        bytes.extend(montgomery(groups.second(), &key.spx));
        bytes.extend(transcript);
        bytes.extend(note.bytes());
        Self {
            delta1,
            key,
            transcript,
            note,
            bytes,
        }
    }

    /// Adds it to a transcript.
    pub fn hash(&self, groups: &Groups, hash: &mut Blake2b) -> Result<(), Error> {
        let (first, second) = (groups.first(), groups.second());
        for point in [&self.delta1, &self.key.s, &self.key.sx] {
            hash.update(&uncompressed_point(first, point)?);
        }
        hash.update(&uncompressed_point(second, &self.key.spx)?);
        hash.update(&self.transcript);
        Ok(())
    }

    /// Whether it is of a secret, as far as can be seen: of no beacon, and neither of 1 nor of −1.
    pub fn is_of_secret(&self) -> bool {
        self.note.beacon.is_none() && !self.key.is_of_one()
    }

    /// Its own hash, by which its contributor knows it.
    pub fn own_hash(&self, groups: &Groups) -> Result<Hash, Error> {
        let mut hash = Blake2b::default();
        self.hash(groups, &mut hash)?;
        Ok(hash.finish())
    }

    /// What there is to know about it.
    pub fn about(&self, groups: &Groups) -> Result<KeyContribution, Error> {
        Ok(KeyContribution {
            hash: self.own_hash(groups)?,
            name: self.note.name.clone(),
            beacon: self.note.beacon.clone(),
            secret: self.is_of_secret(),
        })
    }

    /// Reads one, without its bytes.
    fn read(cursor: &mut Cursor<'_>, groups: &Groups) -> Result<Self, Error> {
        let first = groups.first();
        let [delta1, s, sx] = [
            take_montgomery(cursor, first)?,
            take_montgomery(cursor, first)?,
            take_montgomery(cursor, first)?,
        ];
        let spx = take_montgomery(cursor, groups.second())?;
        let mut transcript = [0; HASH];
        transcript.copy_from_slice(cursor.take(HASH)?);
        Ok(Self {
            delta1,
            key: PublicKey { s, sx, spx },
            transcript,
            note: Note::read(cursor, FORMAT)?,
            bytes: Vec::new(),
        })
    }
}

impl Contributions {
    /// Those of a new key.
    pub fn none(circuit: Hash) -> Self {
        let list = Vec::new();
        Self { circuit, list }
    }

    /// Those of a file.
    ///
    /// Errors: a section that is missing, there twice, too short or too long; a point that is none, by the number of its
    /// contribution.
    pub fn read(sections: &Sections<'_>, groups: &Groups) -> Result<Self, Error> {
        let (start, _) = sections.require(id::CONTRIBUTIONS, "contributions")?;
        let bytes = sections.bytes(id::CONTRIBUTIONS, "contributions")?;
        let mut cursor = sections.cursor(id::CONTRIBUTIONS, "contributions")?;
        let mut circuit = [0; HASH];
        circuit.copy_from_slice(cursor.take(HASH)?);
        let count = cursor.u32()? as usize;
        let mut list = Vec::new();
        for number in 1..=count {
            let first = cursor.at();
            let read = Share::read(&mut cursor, groups);
            let mut read = read.map_err(|why| Error::contribution(number, why.to_string()))?;
            read.bytes = bytes[first - start..cursor.at() - start].to_vec();
            list.push(read);
        }
        cursor.end()?;
        Ok(Self { circuit, list })
    }

    /// Refuses contributions of which those of an earlier key are not the first ones. Names may be others, as they are
    /// bound to nothing.
    ///
    /// Errors: another circuit; the first contribution that differs or is missing.
    pub fn go_on_from(&self, earlier: &Self, of: &str) -> Result<(), Error> {
        if self.circuit != earlier.circuit {
            let (format, why) = (
                FORMAT,
                format!("its hash of the circuit is not that of the {of}"),
            );
            return Err(Error::File { format, why });
        }
        let shown = |one: &Share| {
            let beacon = one.note.beacon.clone();
            (one.delta1.clone(), one.key.clone(), one.transcript, beacon)
        };
        for (i, theirs) in earlier.list.iter().enumerate() {
            let why = match self.list.get(i) {
                Some(ours) if shown(ours) == shown(theirs) => continue,
                Some(_) => format!("it is not that of the {of}"),
                None => format!("the {of} has it, and this key does not"),
            };
            let number = i + 1;
            return Err(Error::Contribution { number, why });
        }
        Ok(())
    }

    /// Refuses a header whose δ is not what the contributions came to.
    pub fn came_to(&self, header: &Header, groups: &Groups) -> Result<(), Error> {
        let [g1, g2] = [groups.first(), groups.second()].map(generator);
        let last = self.list.last().map_or(&g1, |c| &c.delta1);
        let why = match header.delta1 == *last {
            true if same_ratio(groups, [&g1, last], [&g2, &header.delta2])? => return Ok(()),
            true => "its delta2 is not that of delta1",
            false => "its delta1 is not that of the last contribution",
        };
        Err(Error::file(FORMAT, why))
    }

    /// The whole section.
    pub fn section(&self) -> Vec<u8> {
        let mut bytes = self.circuit.to_vec();
        bytes.extend((self.list.len() as u32).to_le_bytes());
        for contribution in &self.list {
            bytes.extend(&contribution.bytes);
        }
        let mut all = section(id::CONTRIBUTIONS, bytes.len() as u64).to_vec();
        all.extend(bytes);
        all
    }

    /// The hash of the circuit, on its way: what the first contribution comes after.
    pub fn start(&self) -> Blake2b {
        let mut hash = Blake2b::default();
        hash.update(&self.circuit);
        hash
    }
}

/// Refuses a key that does not go on from an earlier one of its ceremony: both are of one circuit, and the contributions of
/// the earlier key are the first ones of this. Whether they are right, and the rest of the key, [`verify`](fn@super::verify)
/// says.
///
/// Errors: the first contribution that differs or is missing ([`Error::Contribution`]); another circuit or curve; files
/// that are no keys.
pub fn continues(key: &Path, previous: &Path, backend: Backend) -> Result<(), Error> {
    let of_previous = |why| of_other("previous zkey", why);
    let key = KeyFile::open(key, backend)?;
    let previous = KeyFile::open(previous, backend).map_err(of_previous)?;
    key.groups
        .must_be("previous key", previous.groups.curve())?;
    let read = |file: &KeyFile| Contributions::read(&file.sections()?, &file.groups);
    let earlier = read(&previous).map_err(of_previous)?;
    read(&key)?.go_on_from(&earlier, "previous key")
}

/// What is wrong with a key that another is compared with, under that name.
pub fn of_other(format: &'static str, why: Error) -> Error {
    let why = match why {
        Error::File { why, .. } => why,
        why @ (Error::Point { .. } | Error::Contribution { .. }) => why.to_string(),
        why => return why,
    };
    Error::File { format, why }
}

/// The transcript of a contribution, from that of all before it: with s and its multiple. And t, which is drawn from it.
pub fn transcript(
    groups: &Groups,
    mut before: Blake2b,
    [s, sx]: [&Point; 2],
) -> Result<(Hash, Point), Error> {
    for point in [s, sx] {
        before.update(&uncompressed_point(groups.first(), point)?);
    }
    let transcript = before.finish();
    let t = hash_to_second(groups, &transcript)?;
    Ok((transcript, t))
}
