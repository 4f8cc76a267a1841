//! What contributors to a ceremony leave behind: points as they are hashed, public keys, and notes.
//!
//! **Points** are hashed as x ‖ y, big-endian, in an extension the upper part first, and zeros at infinity. Compressed
//! they are x, whose first bit says that y is the larger root, the second that the point is at infinity. **Keys**
//! prove that their owner knows a scalar k: a random s of G1, ks, and k·t for a t of G2 that is drawn from a hash of
//! what came before, so that nobody can have chosen it. **Notes** are the contributor's name and the beacon. Source:
//! the files of snarkjs 0.7.6.

use msmith::{Engine, Options, Point, WordPoints};
use msmith_io::BasesFormat;
use msmith_io::sections::Cursor;
use zeroize::Zeroizing;

use crate::blake2b::{Blake2b, Hash};
use crate::groups::WORDS;
pub(crate) use crate::points::{listed as list, of_field as field_options};
use crate::random::{Beacon, Random};
use crate::ratio::same_ratio;
use crate::{Error, Groups};

/// y is the larger root.
const LARGER: u8 = 0x80;
/// The point is at infinity.
const INFINITY: u8 = 0x40;

/// Most letters of a name, as UTF-16 counts them.
const NAME: usize = 64;

/// The canonical integers of points' words, in place: zeros at infinity.
fn integers(
    engine: &Engine,
    mut points: WordPoints,
    options: &Options<'_>,
) -> Result<WordPoints, Error> {
    let list = points.words.chunks_exact_mut(points.stride.max(1));
    for (words, _) in list.zip(&points.finite).filter(|(_, finite)| !**finite) {
        words.fill(0);
    }
    let field = engine.base_field()?;
    field.from_montgomery(&mut points.words, &field_options(options))?;
    Ok(points)
}

fn put_be(words: &[u64], to: &mut Vec<u8>) {
    to.extend(words.iter().rev().flat_map(|w| w.to_be_bytes()));
}

/// Points as they are hashed and as challenges have them.
///
/// Errors: a coordinate that is not below p; those of the options.
pub(crate) fn uncompressed(
    engine: &Engine,
    points: WordPoints,
    options: &Options<'_>,
) -> Result<Vec<u8>, Error> {
    let points = integers(engine, points, options)?;
    let mut bytes = Vec::with_capacity(8 * points.words.len());
    for coordinate in points.words.chunks_exact(engine.words()) {
        put_be(coordinate, &mut bytes);
    }
    Ok(bytes)
}

/// Points as responses have them.
///
/// Errors: a coordinate that is not below p; those of the options.
pub(crate) fn compressed(
    engine: &Engine,
    points: WordPoints,
    options: &Options<'_>,
) -> Result<Vec<u8>, Error> {
    let points = integers(engine, points, options)?;
    let n = engine.words();
    let field = engine.base_field()?;
    // (p − 1)/2: what is above is the larger root.
    let p = field.modulus();
    let half: Vec<u64> = (0..p.len())
        .map(|i| p[i] >> 1 | p.get(i + 1).map_or(0, |next| next << 63))
        .collect();
    let mut bytes = Vec::with_capacity(4 * points.words.len());
    let list = points.words.chunks_exact(2 * n);
    for (point, finite) in list.zip(&points.finite) {
        let (x, y) = point.split_at(n);
        let at = bytes.len();
        put_be(x, &mut bytes);
        if !finite {
            bytes[at] = INFINITY;
            continue;
        }
        let mut parts = y.chunks_exact(p.len()).rev();
        let upper = parts.find(|part| part.iter().any(|w| *w != 0));
        if upper.is_some_and(|part| part.iter().rev().gt(half.iter().rev())) {
            bytes[at] |= LARGER;
        }
    }
    Ok(bytes)
}

/// A point as it is hashed.
pub(crate) fn uncompressed_point(engine: &Engine, point: &Point) -> Result<Vec<u8>, Error> {
    uncompressed(engine, list(engine, [point])?, &Options::default())
}

/// Points as responses have them, read: on the curve, and not looked at further. The bytes are changed on the way.
///
/// Errors: bytes that are no whole points; the first that is no point, by its index.
pub(crate) fn from_compressed(
    engine: &Engine,
    bytes: &mut [u8],
    options: &Options<'_>,
) -> Result<WordPoints, Error> {
    let size = 8 * engine.words();
    // gnark has the same bytes with other flags.
    let [infinity, smaller, larger] = match engine.curve().p.bits() % 8 {
        6 => [0x40, 0x80, 0xc0],
        _ => [0xc0, 0x80, 0xa0],
    };
    for first in bytes.iter_mut().step_by(size) {
        let flag = match *first & (LARGER | INFINITY) {
            0 => smaller,
            LARGER => larger,
            // Both bits are no point: they stay both, with one more that makes them none of gnark's.
            INFINITY => infinity,
            _ => 0,
        };
        *first = *first & !(LARGER | INFINITY) | flag;
    }
    let n = bytes.len() / size;
    Ok(BasesFormat::GNARK_COMPRESSED.decode(engine, bytes, n, options)?)
}

/// Points as challenges have them, read: on the curve, and not looked at further.
///
/// Errors: bytes that are no whole points; the first that is no point, by its index.
pub(crate) fn from_uncompressed(
    engine: &Engine,
    bytes: &[u8],
    options: &Options<'_>,
) -> Result<WordPoints, Error> {
    let n = bytes.len() / (16 * engine.words());
    Ok(BasesFormat::GNARK_RAW.decode(engine, bytes, n, options)?)
}

/// A point as files have it: Montgomery words, zeros at infinity.
pub(crate) fn montgomery(engine: &Engine, point: &Point) -> Vec<u8> {
    let mut bytes: Vec<u8> = point.words().iter().flat_map(|w| w.to_le_bytes()).collect();
    bytes.resize(16 * engine.words(), 0);
    bytes
}

/// A point as files have it, read: on the curve, and not looked at further.
///
/// Errors: the bytes end; they are no point.
pub(crate) fn take_montgomery(cursor: &mut Cursor<'_>, engine: &Engine) -> Result<Point, Error> {
    let bytes = cursor.take(16 * engine.words())?;
    let points = BasesFormat::MONTGOMERY_LE.decode(engine, bytes, 1, &Options::default())?;
    Ok(points.get(0).unwrap_or_default())
}

/// The point of G2 that is drawn from a hash.
pub(crate) fn hash_to_second(groups: &Groups, hash: &[u8]) -> Result<Point, Error> {
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
        list(groups.first(), [s, sx])?,
        &Options::default(),
    )?;
    hash_to_second(groups, &Blake2b::of(&[&[kind], challenge, &points]))
}

/// What a contributor shows of a scalar k.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PublicKey {
    /// s, a random point of G1.
    pub s: Point,
    /// ks.
    pub sx: Point,
    /// kt, where t is drawn from what came before.
    pub spx: Point,
}

/// A scalar with what is shown of it.
pub(crate) struct PrivateKey {
    pub scalar: Zeroizing<[u64; WORDS]>,
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
}

/// What a contributor said besides.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Note {
    pub name: Option<String>,
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
    pub fn bytes(&self) -> Vec<u8> {
        let mut parts = Vec::new();
        if let Some(name) = &self.name {
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
