//! The encoding of BLS12-381 points that zcash introduced.
//!
//! Big-endian x, then y unless the top bit says that the point is compressed; the second bit says
//! infinity (all else zero), the third that y is the larger of the two roots. In G2, c1 stands before c0.
//! Decompression is that of blst.

use blst::{BLST_ERROR, min_pk, min_sig};
use msmith::curve::Group;
use msmith::{Engine, Options, Point, WordPoints};
use num_bigint::BigUint;

use super::records::{Encoding, Records};
use super::{BasesFormat, is_bls12_381, require};
use crate::Error;
use crate::canonical::{Canonical, Integers, put_be};

pub(super) const FORMAT: BasesFormat = BasesFormat {
    name: "zcash",
    about: "BLS12-381 as zcash and Ethereum encode it, each point compressed or not",
    curves: is_bls12_381,
    encoding: Some(Encoding::Zcash),
    records: Records::zcash,
};

const WHAT: &str = "points";
const COMPRESSED: u8 = 0x80;
const INFINITY: u8 = 0x40;
const LARGER: u8 = 0x20;

/// Whether a point that begins so is compressed.
pub(crate) fn is_compressed(bytes: &[u8]) -> bool {
    bytes.first().is_some_and(|b| b & COMPRESSED != 0)
}

/// Points one after the other, each compressed (48 bytes, in G2 96) or not (twice as many): [`BasesFormat::ZCASH`].
///
/// Errors: those of [`BasesFormat::read`]; [`msmith::Error::NotInSubgroup`] for a compressed point with x = 0.
pub fn read(engine: &Engine, bytes: &[u8], options: &Options<'_>) -> Result<WordPoints, Error> {
    BasesFormat::ZCASH.read(engine, bytes, options)
}

/// Bytes of a point that begins so; `compressed` are those of a compressed one.
pub(super) fn size(compressed: usize, first: u8) -> usize {
    if is_compressed(&[first]) {
        compressed
    } else {
        2 * compressed
    }
}

/// Appends points.
pub(super) fn push_all(
    engine: &Engine,
    list: &mut Canonical<'_>,
    mut bytes: &[u8],
) -> Result<(), Error> {
    let compressed = 48 * engine.spec().degree;
    while let Some(first) = bytes.first() {
        let (what, index) = (WHAT, list.len());
        let Some((point, rest)) = bytes.split_at_checked(size(compressed, *first)) else {
            return Err(Error::Truncated { what, index });
        };
        push(engine, list, point)?;
        bytes = rest;
    }
    Ok(())
}

/// Appends points of `size` bytes that are all compressed or none of them.
pub(super) fn push_alike(
    engine: &Engine,
    list: &mut Canonical<'_>,
    compressed: bool,
    bytes: &[u8],
    size: usize,
) -> Result<(), Error> {
    for point in bytes.chunks_exact(size) {
        if is_compressed(point) != compressed {
            return Err(Error::Encoding {
                index: list.len(),
                why: "a compression flag that is not that of the format",
            });
        }
        push(engine, list, point)?;
    }
    Ok(())
}

/// One point, whose length is right for its first bit.
pub(crate) fn push(engine: &Engine, list: &mut Canonical<'_>, bytes: &[u8]) -> Result<(), Error> {
    let index = list.len();
    let encoding = |why| Err(Error::Encoding { index, why });
    let first = bytes[0];
    if first & INFINITY != 0 {
        if first & !COMPRESSED != INFINITY || bytes[1..].iter().any(|b| *b != 0) {
            return encoding("an infinity that is not canonical");
        }
        list.infinity();
        return Ok(());
    }
    if first & COMPRESSED == 0 {
        if first & LARGER != 0 {
            return encoding("the sign flag on an uncompressed point");
        }
        append(list, bytes);
        return Ok(());
    }
    let full = match engine.group() {
        Group::G1 => min_pk::PublicKey::uncompress(bytes).map(|p| p.serialize().to_vec()),
        Group::G2 => min_sig::PublicKey::uncompress(bytes).map(|p| p.serialize().to_vec()),
    };
    match full {
        Ok(full) => append(list, &full),
        Err(BLST_ERROR::BLST_POINT_NOT_ON_CURVE) => {
            return Err(msmith::Error::NotOnCurve { index }.into());
        }
        // The points with x = 0, which have order 3; blst does not give them out.
        Err(BLST_ERROR::BLST_POINT_NOT_IN_GROUP) => {
            return Err(msmith::Error::NotInSubgroup { index }.into());
        }
        Err(_) => return Err(msmith::Error::NonCanonical { index }.into()),
    }
    Ok(())
}

/// The bytes of a point that is not compressed, from the parts of its coordinates; of infinity from none.
pub(super) fn put_full(parts: &[BigUint], bytes: &mut [u8]) {
    if parts.is_empty() {
        bytes[0] = INFINITY;
        return;
    }
    let half = bytes.len() / 2;
    for (coordinate, bytes) in parts.chunks(half / 48).zip(bytes.chunks_exact_mut(half)) {
        for (part, chunk) in coordinate.iter().rev().zip(bytes.chunks_exact_mut(48)) {
            put_be(part, chunk);
        }
    }
}

/// Coordinates big-endian, the highest coefficient first.
fn append(list: &mut Canonical<'_>, full: &[u8]) {
    let half = full.len() / 2;
    let coordinates = full.chunks_exact(half);
    list.point(
        coordinates
            .flat_map(|c| c.rchunks_exact(48))
            .map(|c| c.iter().rev().copied()),
    );
}

/// The compressed form of a point of BLS12-381 with coordinates as Montgomery words: 48 bytes, in G2 96.
///
/// Errors: another curve.
pub fn compress(engine: &Engine, point: &Point) -> Result<Vec<u8>, Error> {
    require(FORMAT.name, engine.curve(), is_bls12_381)?;
    let mut out = vec![0; 48 * engine.spec().degree];
    let parts = match point {
        Some((x, y)) => [x, y]
            .into_iter()
            .flat_map(|c| engine.from_words(c))
            .collect(),
        None => Vec::new(),
    };
    put_compressed(&Integers::new(engine), &parts, &mut out);
    Ok(out)
}

/// The bytes of a compressed point, from the parts of its coordinates; of infinity from none.
pub(super) fn put_compressed(integers: &Integers, parts: &[BigUint], bytes: &mut [u8]) {
    let (x, y) = parts.split_at(parts.len() / 2);
    for (part, chunk) in x.iter().rev().zip(bytes.chunks_exact_mut(48)) {
        put_be(part, chunk);
    }
    bytes[0] |= COMPRESSED
        | match parts.is_empty() {
            true => INFINITY,
            false if integers.is_larger(&integers.words(y)) => LARGER,
            false => 0,
        };
}
