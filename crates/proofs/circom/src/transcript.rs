//! What contributors to a ceremony leave behind: public keys and notes.
//!
//! **Keys** prove that their owner knows a scalar k: a random s of G1, ks, and k·t for a t of G2 that is drawn from a
//! hash of what came before, so that nobody can have chosen it. **Notes** are the contributor's name and the beacon.
//! Source: the files of snarkjs 0.7.6.

use msmith::{Options, Point};
use msmith_io::sections::Cursor;
use zeroize::Zeroizing;

use crate::blake2b::{Blake2b, Hash};
use crate::encoded::uncompressed;
use crate::groups::WORDS;
use crate::points::listed;
use crate::random::{Beacon, Random};
use crate::ratio::{same_but_for_sign, same_ratio};
use crate::{Error, Groups};

/// Most letters of a name, as UTF-16 counts them.
const NAME: usize = 64;

/// The point of G2 that is drawn from a hash.
pub fn hash_to_second(groups: &Groups, hash: &[u8]) -> Result<Point, Error> {
    Random::of_hash(hash).point(groups.second())
}

/// The t of a key in powers of τ: `kind` is 0 for τ, 1 for α, 2 for β; of the challenge, s and ks.
pub(crate) fn second_of(
    groups: &Groups,
    kind: u8,
    challenge: &Hash,
    [s, sx]: &[Point; 2],
) -> Result<Point, Error> {
    let points = uncompressed(
        groups.first(),
        listed(groups.first(), [s, sx])?,
        &Options::default(),
    )?;
    hash_to_second(groups, &Blake2b::of(&[&[kind], challenge, &points]))
}

/// What a contributor shows of a scalar k.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicKey {
    /// s, a random point of G1.
    pub s: Point,
    /// ks.
    pub sx: Point,
    /// kt, where t is drawn from what came before.
    pub spx: Point,
}

/// A scalar with what is shown of it.
pub struct PrivateKey {
    /// It.
    pub scalar: Zeroizing<[u64; WORDS]>,
    /// What everybody sees.
    pub public: PublicKey,
}

impl PrivateKey {
    /// That of a scalar: s is drawn, and then t found from s and ks. Variable time, in the scalar too.
    pub fn new(
        groups: &Groups,
        scalar: Zeroizing<[u64; WORDS]>,
        random: &mut Random,
        t: impl FnOnce(&[Point; 2]) -> Result<Point, Error>,
    ) -> Result<Self, Error> {
        let s = random.point(groups.first())?;
        let sx = groups.first().mul(scalar.as_slice(), &s)?;
        let both = [s, sx];
        let spx = groups.second().mul(scalar.as_slice(), &t(&both)?)?;
        let [s, sx] = both;
        let public = PublicKey { s, sx, spx };
        Ok(Self { scalar, public })
    }
}

impl PublicKey {
    /// Whether the three are of one scalar, for this t.
    pub fn holds(&self, groups: &Groups, t: &Point) -> Result<bool, Error> {
        same_ratio(groups, [&self.s, &self.sx], [t, &self.spx])
    }

    /// Whether its scalar is 1 or −1, and no secret.
    pub fn is_of_one(&self) -> bool {
        same_but_for_sign(&self.s, &self.sx)
    }
}

/// What a contributor said besides.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Note {
    /// The contributor's name.
    pub name: Option<String>,
    /// What a beacon's contribution is of.
    pub beacon: Option<Beacon>,
}

impl Note {
    /// That of a name, whose first 64 letters are kept, and of a beacon.
    pub fn new(name: Option<&str>, beacon: Option<&Beacon>) -> Self {
        let mut room = NAME;
        let kept = |letter: &char| match room.checked_sub(letter.len_utf16()) {
            Some(less) => {
                room = less;
                true
            }
            None => false,
        };
        let name: String = name.unwrap_or_default().chars().take_while(kept).collect();
        Self {
            name: Some(name).filter(|name| !name.is_empty()),
            beacon: beacon.cloned(),
        }
    }

    /// As files have it: the kind of contribution, the number of bytes that follow, and the parts behind their numbers.
    /// For notes that are new: one that was read may have had bytes that are no text, and its contribution keeps those.
    /// Of a name the letters are kept that 255 bytes have room for.
    pub fn bytes(&self) -> Vec<u8> {
        let mut parts = Vec::new();
        if let Some(name) = &self.name {
            let name = &name[..name.floor_char_boundary(usize::from(u8::MAX))];
            parts.extend([1, name.len() as u8]);
            parts.extend(name.bytes());
        }
        if let Some(beacon) = &self.beacon {
            parts.extend([2, beacon.iterations, 3, beacon.hash.len() as u8]);
            parts.extend(&beacon.hash);
        }
        let kind = u32::from(self.beacon.is_some());
        let mut bytes = kind.to_le_bytes().to_vec();
        bytes.extend((parts.len() as u32).to_le_bytes());
        bytes.extend(parts);
        bytes
    }

    /// Reads one.
    ///
    /// Errors: the file ends; parts that are unknown or not in their order; a beacon without its parts.
    pub fn read(cursor: &mut Cursor<'_>, format: &'static str) -> Result<Self, Error> {
        let wrong = |why: &str| {
            let why = format!("the note of a contribution {why}");
            Err(Error::File { format, why })
        };
        let kind = cursor.u32()?;
        let length = cursor.u32()? as usize;
        let mut rest = cursor.take(length)?;
        let mut take = |n: usize| {
            let (some, behind) = rest.split_at_checked(n)?;
            rest = behind;
            Some(some)
        };
        let (mut note, mut last) = (Self::default(), 0);
        let (mut iterations, mut hash) = (None, None);
        while let Some([part]) = take(1) {
            if *part <= last {
                return wrong("has its parts in another order");
            }
            last = *part;
            let mut bytes = || {
                let [length] = take(1)? else { return None };
                take((*length).into())
            };
            match part {
                1 => {
                    let Some(name) = bytes() else {
                        return wrong("ends inside the name");
                    };
                    note.name = Some(String::from_utf8_lossy(name).into_owned());
                }
                2 => {
                    let Some([exponent]) = take(1) else {
                        return wrong("ends inside the beacon");
                    };
                    iterations = Some(*exponent);
                }
                3 => {
                    let Some(bytes) = bytes() else {
                        return wrong("ends inside the beacon");
                    };
                    hash = Some(bytes);
                }
                _ => return wrong("has a part of an unknown kind"),
            }
        }
        note.beacon = match (kind, iterations, hash) {
            (0, None, None) => None,
            (1, Some(iterations), Some(hash)) => Some(Beacon::new(hash, iterations)?),
            (0, ..) => return wrong("has a beacon, and the contribution is none"),
            (1, ..) => return wrong("is a beacon's, and lacks a part of it"),
            _ => return wrong("is of an unknown kind"),
        };
        Ok(note)
    }
}

#[cfg(test)]
mod tests;
