//! Points as ceremonies hash, send and keep them.
//!
//! **Hashed**, and in challenges: x ‖ y, big-endian, in an extension the upper part first, and zeros at infinity. **In
//! responses**: x alone, whose first bit says that y is the larger root, the second that the point is at infinity. **In
//! files**: Montgomery words, least significant byte first, and zeros at infinity. Source: the files of snarkjs 0.7.6.

use msmith::{Engine, Options, Point, Points, WordPoints};
use msmith_io::BasesFormat;
use msmith_io::sections::Cursor;
use msmith_io::source::PointsInPlace;

use crate::Error;
use crate::points::{listed, of_field, some};

/// y is the larger root.
pub(crate) const LARGER: u8 = 0x80;
/// The point is at infinity.
pub const INFINITY: u8 = 0x40;

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
    field.from_montgomery(&mut points.words, &of_field(options))?;
    Ok(points)
}

fn put_be(words: &[u64], to: &mut Vec<u8>) {
    to.extend(words.iter().rev().flat_map(|w| w.to_be_bytes()));
}

/// Points as they are hashed and as challenges have them.
///
/// Errors: a coordinate that is not below p; those of the options.
pub fn uncompressed(
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
pub fn compressed(
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
pub fn uncompressed_point(engine: &Engine, point: &Point) -> Result<Vec<u8>, Error> {
    uncompressed(engine, listed(engine, [point])?, &Options::default())
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
    // gnark has the same bytes with other flags; where p has three bits less than its bytes, in three of them.
    let [infinity, smaller, larger, third] = match engine.curve().p.bits() % 8 {
        6 => [0x40, 0x80, 0xc0, 0],
        _ => [0xc0, 0x80, 0xa0, 0x20],
    };
    for first in bytes.iter_mut().step_by(size) {
        let flag = match *first & (LARGER | INFINITY | third) {
            0 => smaller,
            LARGER => larger,
            INFINITY => infinity,
            // Both bits are no point, and nor is a third one that p leaves room for. gnark has no flags of none.
            _ => 0,
        };
        *first = *first & !(LARGER | INFINITY | third) | flag;
    }
    let n = bytes.len() / size;
    Ok(BasesFormat::GNARK_COMPRESSED.decode(engine, bytes, n, options)?)
}

/// Points as challenges have them, read: on the curve, and not looked at further.
///
/// Errors: bytes that are no whole points; the first that is no point, by its index.
pub fn from_uncompressed(
    engine: &Engine,
    bytes: &[u8],
    options: &Options<'_>,
) -> Result<WordPoints, Error> {
    let n = bytes.len() / size(engine);
    Ok(BasesFormat::GNARK_RAW.decode(engine, bytes, n, options)?)
}

/// Bytes of a point in files.
pub fn size(engine: &Engine) -> usize {
    16 * engine.words()
}

/// Points as files have them: Montgomery words, zeros at infinity.
pub fn to_bytes(points: &WordPoints) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(8 * points.words.len());
    let list = points.words.chunks_exact(points.stride.max(1));
    for (words, finite) in list.zip(&points.finite) {
        let shown = |w: &u64| if *finite { w.to_le_bytes() } else { [0; 8] };
        bytes.extend(words.iter().flat_map(shown));
    }
    bytes
}

/// Points of such bytes that were checked, or written here.
///
/// Errors: bytes that are no whole points.
pub fn from_bytes(engine: &Engine, bytes: &[u8]) -> Result<WordPoints, Error> {
    let points = PointsInPlace::new(engine, bytes)?;
    Ok(some(engine, &points, 0..points.len()))
}

/// A point as files have it: Montgomery words, zeros at infinity.
pub fn montgomery(engine: &Engine, point: &Point) -> Vec<u8> {
    let mut bytes: Vec<u8> = point.words().iter().flat_map(|w| w.to_le_bytes()).collect();
    bytes.resize(size(engine), 0);
    bytes
}

/// A point as files have it, read: on the curve, and not looked at further.
///
/// Errors: the bytes end; they are no point.
pub fn take_montgomery(cursor: &mut Cursor<'_>, engine: &Engine) -> Result<Point, Error> {
    let bytes = cursor.take(size(engine))?;
    let points = BasesFormat::MONTGOMERY_LE.decode(engine, bytes, 1, &Options::default())?;
    Ok(points.get(0).unwrap_or_default())
}
