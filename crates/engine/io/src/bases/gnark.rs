//! What gnark-crypto's encoders write for a list of points: `gnark-compressed` and `gnark-raw`.
//!
//! Four bytes with the number of points, most significant first, then the points: x, and y unless compressed, each part
//! of a coordinate (G2: c1 then c0) in the bytes of p, most significant first. The top bits of the first byte say what
//! follows:
//!
//! | | BN254 (2 bits) | BLS12-381, BLS12-377 (3 bits) |
//! |---|---|---|
//! | x and y | 00 | 000 |
//! | infinity in the place of both | 00, all zero | 010 |
//! | x, y is the smaller root | 10 | 100 |
//! | x, y is the larger root | 11 | 101 |
//! | infinity in the place of x | 01 | 110 |
//!
//! Those of BLS12-381 are the bits of zcash. Source: `ecc/*/marshal.go` of gnark-crypto 0.19 and 0.22, and the files
//! that it writes (`vectors/gnark`).

use msmith::Engine;
use msmith::curve::{Curve, Group};

use super::lifted::{self, Item};
use super::records::{Encoding, Records};
use super::{BasesFormat, is_bls12_381, is_built_in, zcash};
use crate::Error;
use crate::integers::{Incoming, Integers, put_be};
use crate::sqrt::Lift;

pub(super) const COMPRESSED: BasesFormat = BasesFormat {
    name: "gnark-compressed",
    about: "what gnark-crypto writes for a list of points: big-endian x and the sign of y",
    curves,
    encoding: Some(Encoding::Gnark { compressed: true }),
    edwards: None,
    records: |curve, group, bytes| records(curve, group, bytes, true),
};

pub(super) const RAW: BasesFormat = BasesFormat {
    name: "gnark-raw",
    about: "what gnark-crypto writes for a list of points with RawEncoding: big-endian x and y",
    curves,
    encoding: Some(Encoding::Gnark { compressed: false }),
    edwards: None,
    records: |curve, group, bytes| records(curve, group, bytes, false),
};

/// The curves whose files were looked at.
pub(crate) const CURVES: [&str; 3] = ["bn254", "bls12-381", "bls12-377"];

fn curves(curve: &Curve) -> bool {
    CURVES.iter().any(|name| is_built_in(curve, name))
}

/// The top bits of the first byte.
struct Flags {
    mask: u8,
    raw_infinity: u8,
    infinity: u8,
    smaller: u8,
    larger: u8,
}

impl Flags {
    fn of(curve: &Curve) -> Self {
        match curve.p.bits() % 8 {
            // Two bits are free.
            6 => Self {
                mask: 0xc0,
                raw_infinity: 0,
                infinity: 0x40,
                smaller: 0x80,
                larger: 0xc0,
            },
            _ => Self {
                mask: 0xe0,
                raw_infinity: 0x40,
                infinity: 0xc0,
                smaller: 0x80,
                larger: 0xa0,
            },
        }
    }
}

/// Whether a point that begins so is compressed.
pub(crate) fn is_compressed(curve: &Curve, first: u8) -> bool {
    let flags = Flags::of(curve);
    [flags.infinity, flags.smaller, flags.larger].contains(&(first & flags.mask))
}

/// The start of points behind the four bytes of their number, which are those at `at`, and the number.
///
/// Errors: no such bytes; more points than fit behind them.
pub(crate) fn counted(bytes: &[u8], at: usize, size: usize) -> Result<(usize, usize), Error> {
    let what = "points";
    let rest = bytes.get(at..).unwrap_or_default();
    let Some((prefix, rest)) = rest.split_first_chunk::<4>() else {
        return Err(Error::Length {
            what,
            bytes: bytes.len(),
            wanted: "4 for the number of points, and the points".into(),
        });
    };
    let count = u32::from_be_bytes(*prefix).into();
    let most = (rest.len() / size) as u64;
    if count > most {
        return Err(Error::Count { what, count, most });
    }
    Ok((at + 4, count as usize))
}

fn records(curve: &Curve, group: Group, bytes: &[u8], compressed: bool) -> Result<Records, Error> {
    let encoding = Encoding::Gnark { compressed };
    let size = encoding.size(curve, group);
    let (start, n) = counted(bytes, 0, size)?;
    if bytes.len() != start + n * size {
        let (what, items) = ("points", n);
        return Err(Error::Overlong { what, items });
    }
    Ok(Records::new(curve, group, encoding, start, n))
}

/// Appends points; `lift` finds their y where they are compressed.
pub(super) fn push(
    engine: &Engine,
    list: &mut Incoming<'_>,
    lift: Option<&Lift>,
    compressed: bool,
    bytes: &[u8],
) -> Result<(), Error> {
    let curve = engine.curve();
    let size = Encoding::Gnark { compressed }.size(curve, engine.group());
    if is_bls12_381(curve) {
        return zcash::push_alike(engine, list, lift, compressed, bytes, size);
    }
    let flags = Flags::of(curve);
    let degree = engine.spec().degree;
    let parse = |integers: &Integers, index: usize, point: &[u8]| {
        parse(integers, &flags, degree, compressed, index, point)
    };
    if let Some(lift) = lift {
        let points = bytes.chunks_exact(size).map(Ok);
        return lifted::push(list, lift, points, |integers, index, point| {
            Ok(Item::larger(parse(integers, index, point)?))
        });
    }
    for point in bytes.chunks_exact(size) {
        match parse(list.integers(), list.len(), point)? {
            Some((words, _)) => {
                let (x, y) = words.split_at(words.len() / 2);
                list.coordinates(x, y);
            }
            None => list.infinity(),
        }
    }
    Ok(())
}

/// The integers of a point and whether its y is the larger root; `None` at infinity.
fn parse(
    integers: &Integers,
    flags: &Flags,
    degree: usize,
    compressed: bool,
    index: usize,
    point: &[u8],
) -> Result<Option<(Vec<u64>, bool)>, Error> {
    let wrong = |why| Err(Error::Encoding { index, why });
    let mut bytes = point.to_vec();
    let flag = bytes[0] & flags.mask;
    bytes[0] &= !flags.mask;
    let infinity = match compressed {
        true => flags.infinity,
        false => flags.raw_infinity,
    };
    if flag == infinity && bytes.iter().all(|b| *b == 0) {
        return Ok(None);
    }
    let larger = match (compressed, flag) {
        (false, 0) => false,
        (true, f) if f == flags.smaller => false,
        (true, f) if f == flags.larger => true,
        (_, f) if f == infinity => return wrong("an infinity that is not canonical"),
        _ => return wrong("flags that are not those of the list (compressed or raw)"),
    };
    let mut words = Vec::new();
    for coordinate in bytes.chunks_exact(degree * integers.width()) {
        for part in coordinate.rchunks_exact(integers.width()) {
            integers.append(&mut words, part.iter().rev().copied());
        }
    }
    Ok(Some((words, larger)))
}

/// The bytes of a point from the integers of its coordinates; of infinity from none.
pub(super) fn put(
    engine: &Engine,
    integers: &Integers,
    compressed: bool,
    larger: bool,
    point: &[u64],
    bytes: &mut [u8],
) {
    let flags = Flags::of(engine.curve());
    let coordinate = engine.spec().degree * integers.width();
    let coordinates = point.chunks(engine.words());
    for (coordinate, bytes) in coordinates.zip(bytes.chunks_exact_mut(coordinate)) {
        let parts = integers.parts(coordinate).rev();
        for (part, bytes) in parts.zip(bytes.chunks_exact_mut(integers.width())) {
            put_be(part, bytes);
        }
    }
    bytes[0] |= match (compressed, point.is_empty()) {
        (true, true) => flags.infinity,
        (false, true) => flags.raw_infinity,
        (false, false) => 0,
        (true, false) if larger => flags.larger,
        (true, false) => flags.smaller,
    };
}
