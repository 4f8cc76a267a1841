//! Section 10: the contributions to a key's δ, and what they are bound to.

use msmith::Point;
use msmith_io::sections::{Cursor, Sections, section};

use super::layout::{FORMAT, id};
use super::verify::KeyContribution;
use crate::blake2b::{Blake2b, HASH, Hash};
use crate::transcript::{
    Note, PublicKey, hash_to_second, montgomery, take_montgomery, uncompressed_point,
};
use crate::{Error, Groups};

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

    /// Its own hash, by which its contributor knows it.
    pub fn own_hash(&self, groups: &Groups) -> Result<Hash, Error> {
        let mut hash = Blake2b::new();
        self.hash(groups, &mut hash)?;
        Ok(hash.finish())
    }

    /// What there is to know about it.
    pub fn about(&self, groups: &Groups) -> Result<KeyContribution, Error> {
        Ok(KeyContribution {
            hash: self.own_hash(groups)?,
            name: self.note.name.clone(),
            beacon: self.note.beacon.clone(),
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
            let mut read = read.map_err(|why| Error::Contribution {
                number,
                why: why.to_string(),
            })?;
            read.bytes = bytes[first - start..cursor.at() - start].to_vec();
            list.push(read);
        }
        cursor.end()?;
        Ok(Self { circuit, list })
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
        let mut hash = Blake2b::new();
        hash.update(&self.circuit);
        hash
    }
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
