//! Points with their scalars, as the MSM precompiles of EIP-2537 (BLS12-381) and EIP-2539 (BLS12-377)
//! take them.
//!
//! k times: a point, each coordinate 64 bytes big-endian of which the first 16 are zero (G2: c0 then
//! c1), all zero at infinity; then a scalar, 32 bytes big-endian, any value. Raw, or in hex.

use msmith::{Engine, WordPoints};

use crate::canonical::Canonical;
use crate::scalars::from_32;
use crate::{Error, bases, hex};

const FIELD: usize = 64;
const PADDING: usize = 16;

/// The points, on the curve but in whatever subgroup, and the scalars. No pair is an error, as in the
/// precompiles.
pub fn read(engine: &Engine, bytes: &[u8]) -> Result<(WordPoints, Vec<[u64; 4]>), Error> {
    if !matches!(engine.curve().name.as_str(), "bls12-381" | "bls12-377") {
        return Err(Error::NoFormat {
            format: "pairs",
            curve: engine.curve().name.clone(),
            formats: bases::formats_of(engine),
        });
    }
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
    let mut list = Canonical::new(engine, bytes.len() / size);
    let mut scalars = Vec::with_capacity(bytes.len() / size);
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
    Ok((list.import()?, scalars))
}

/// A point in this encoding, without a scalar.
pub fn write(engine: &Engine, point: &msmith::Point) -> Vec<u8> {
    let degree = engine.spec().degree;
    let mut out = vec![0; 2 * degree * FIELD];
    if let Some((x, y)) = point {
        let parts = [x, y].into_iter().flat_map(|c| engine.from_words(c));
        for (part, chunk) in parts.zip(out.chunks_exact_mut(FIELD)) {
            let bytes = part.to_bytes_be();
            chunk[FIELD - bytes.len()..].copy_from_slice(&bytes);
        }
    }
    out
}
