//! Points with their scalars, as the MSM precompiles of EIP-2537 (BLS12-381) and EIP-2539 (BLS12-377) take them.
//!
//! k times: a point, each coordinate 64 bytes big-endian of which the first 16 are zero (G2: c0 then c1), all zero
//! at infinity; then a scalar, 32 bytes big-endian, any value. Raw, or in hex.

use msmith::{Engine, Point, WordPoints};

use crate::integers::{Incoming, Integers, put_be};
use crate::scalars::from_32;
use crate::{Error, bases, hex, outgoing};

/// The curves that have precompiles.
const CURVES: [&str; 2] = ["bls12-381", "bls12-377"];
/// Bytes of an integer below p.
const FIELD: usize = 64;
/// Those of them that are zero.
const PADDING: usize = 16;

/// The points, on the curve but perhaps outside the subgroup, and as many scalars as words, least significant first.
///
/// Errors: another curve; bytes that are not one pair or more; padding that is not zero; the first coordinate that is
/// not below p, and the first point that is not on the curve.
pub fn read(engine: &Engine, bytes: &[u8]) -> Result<(WordPoints, Vec<[u64; 4]>), Error> {
    require(engine)?;
    let bytes = hex::raw_or_hex(bytes);
    let point = 2 * engine.spec().degree * FIELD;
    let size = point + 32;
    if bytes.is_empty() || !bytes.len().is_multiple_of(size) {
        return Err(Error::Length {
            what: "pairs",
            bytes: bytes.len(),
            wanted: format!("{size} for each pair, at least one pair"),
        });
    }
    let (n, stride) = (bytes.len() / size, 2 * engine.words());
    let mut points = WordPoints {
        stride,
        words: vec![0; n * stride],
        finite: vec![false; n],
    };
    let mut list = Incoming::new(engine, &mut points.words, &mut points.finite);
    let mut scalars = Vec::with_capacity(n);
    for (index, pair) in bytes.chunks_exact(size).enumerate() {
        let (coordinates, scalar) = pair.split_at(point);
        let parts = || coordinates.chunks_exact(FIELD);
        if parts().any(|c| c[..PADDING].iter().any(|b| *b != 0)) {
            return Err(Error::Padding { index });
        }
        if coordinates.iter().all(|b| *b == 0) {
            list.infinity();
        } else {
            list.point(parts().map(|c| c[PADDING..].iter().rev().copied()));
        }
        scalars.extend(scalar.as_chunks::<32>().0.iter().map(|s| from_32(s, true)));
    }
    list.finish()?;
    Ok((points, scalars))
}

/// A point in this encoding, without a scalar: 128 bytes, in G2 256.
///
/// Errors: another curve; coordinates of another length, not below p, or of a point that is not on the curve.
pub fn write(engine: &Engine, point: &Point) -> Result<Vec<u8>, Error> {
    require(engine)?;
    let integers = outgoing::of_point(engine, point)?;
    let mut out = vec![0; 2 * engine.spec().degree * FIELD];
    let parts = Integers::new(engine);
    for (part, chunk) in parts.parts(&integers).zip(out.chunks_exact_mut(FIELD)) {
        put_be(part, chunk);
    }
    Ok(out)
}

fn require(engine: &Engine) -> Result<(), Error> {
    bases::require("pairs", engine.curve(), |curve| {
        CURVES.iter().any(|name| bases::is_built_in(curve, name))
    })
}
