//! The encoding of BLS12-381 points that zcash introduced.
//!
//! Big-endian x, then y unless the top bit says that the point is compressed; the second bit says
//! infinity (all else zero), the third that y is the larger of the two roots. In G2, c1 stands before c0.
//! In the lanes square roots are ours, and in WebAssembly; in 64-bit words those of blst are faster.

#[cfg(not(target_family = "wasm"))]
use blst::{BLST_ERROR, blst_p1_affine, blst_p2_affine, min_pk, min_sig};
#[cfg(not(target_family = "wasm"))]
use msmith::curve::Group;
use msmith::{Engine, Options, Point, WordPoints};

use super::lifted::{self, Item};
use super::records::{Encoding, Records};
use super::{BasesFormat, is_bls12_381, require};
use crate::integers::{Incoming, Integers, put_be};
use crate::sqrt::{Lift, Sign};
use crate::{Error, outgoing};

pub(super) const FORMAT: BasesFormat = BasesFormat {
    name: "zcash",
    about: "BLS12-381 as zcash and Ethereum encode it, each point compressed or not",
    curves: is_bls12_381,
    encoding: Some(Encoding::Zcash),
    edwards: None,
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

/// Appends points; with a `lift`, which is worth it in lanes, it finds their y, and otherwise blst does.
pub(super) fn push_all(
    engine: &Engine,
    list: &mut Incoming<'_>,
    lift: Option<&Lift>,
    mut bytes: &[u8],
) -> Result<(), Error> {
    let compressed = 48 * engine.spec().degree;
    let mut index = list.len();
    let points = std::iter::from_fn(|| {
        let first = *bytes.first()?;
        let Some((point, rest)) = bytes.split_at_checked(size(compressed, first)) else {
            bytes = &[];
            return Some(Err(Error::Truncated { what: WHAT, index }));
        };
        bytes = rest;
        index += 1;
        Some(Ok(point))
    });
    push(engine, list, lift, points)
}

/// Appends points of `size` bytes that are all compressed or none of them.
pub(super) fn push_alike(
    engine: &Engine,
    list: &mut Incoming<'_>,
    lift: Option<&Lift>,
    compressed: bool,
    bytes: &[u8],
    size: usize,
) -> Result<(), Error> {
    let first = list.len();
    let points = bytes.chunks_exact(size).enumerate().map(|(i, point)| {
        let (index, why) = (
            first + i,
            "a compression flag that is not that of the format",
        );
        match is_compressed(point) == compressed {
            true => Ok(point),
            false => Err(Error::Encoding { index, why }),
        }
    });
    push(engine, list, lift, points)
}

/// Appends points whose lengths are right for their first bits.
fn push<'b>(
    engine: &Engine,
    list: &mut Incoming<'_>,
    lift: Option<&Lift>,
    points: impl Iterator<Item = Result<&'b [u8], Error>>,
) -> Result<(), Error> {
    match lift {
        Some(lift) => lifted::push(list, lift, points, parse),
        None => push_one_by_one(engine, list, points),
    }
}

#[cfg(not(target_family = "wasm"))]
fn push_one_by_one<'b>(
    engine: &Engine,
    list: &mut Incoming<'_>,
    mut points: impl Iterator<Item = Result<&'b [u8], Error>>,
) -> Result<(), Error> {
    points.try_for_each(|point| {
        let (index, point) = (list.len(), point?);
        match parse(list.integers(), index, point)? {
            Item::Infinity => list.infinity(),
            Item::Full(words) => {
                let (x, y) = words.split_at(words.len() / 2);
                list.coordinates(x, y);
            }
            Item::Half(..) => uncompress(list, engine.group(), index, point)?,
        }
        Ok(())
    })
}

/// Without blst: only points that are not compressed come here without a lift.
#[cfg(target_family = "wasm")]
fn push_one_by_one<'b>(
    engine: &Engine,
    list: &mut Incoming<'_>,
    points: impl Iterator<Item = Result<&'b [u8], Error>>,
) -> Result<(), Error> {
    lifted::push(list, &Lift::new(engine)?, points, parse)
}

/// What a point says, whose length is right for its first bit.
fn parse(integers: &Integers, index: usize, bytes: &[u8]) -> Result<Item, Error> {
    let encoding = |why| Err(Error::Encoding { index, why });
    let first = bytes[0];
    if first & INFINITY != 0 {
        if first & !COMPRESSED != INFINITY || bytes[1..].iter().any(|b| *b != 0) {
            return encoding("an infinity that is not canonical");
        }
        return Ok(Item::Infinity);
    }
    if first & COMPRESSED == 0 {
        if first & LARGER != 0 {
            return encoding("the sign flag on an uncompressed point");
        }
        return Ok(Item::Full(words(
            integers,
            bytes.chunks_exact(bytes.len() / 2),
            first,
        )));
    }
    let x = words(
        integers,
        [bytes].into_iter(),
        first & !(COMPRESSED | LARGER),
    );
    // The points with x = 0 have order 3; blst does not give them out.
    if x.iter().all(|w| *w == 0) {
        return Err(msmith::Error::NotInSubgroup { index }.into());
    }
    Ok(Item::Half(x, Sign::Larger(first & LARGER != 0)))
}

/// Coordinates as words: big-endian bytes, the highest coefficient first; `first` stands for the first byte.
fn words<'b>(
    integers: &Integers,
    coordinates: impl Iterator<Item = &'b [u8]>,
    first: u8,
) -> Vec<u64> {
    let mut words = Vec::new();
    for (i, coordinate) in coordinates.enumerate() {
        for (k, part) in coordinate.chunks_exact(48).enumerate().rev() {
            let top = if (i, k) == (0, 0) { first } else { part[0] };
            integers.append(&mut words, part[1..].iter().rev().copied().chain([top]));
        }
    }
    words
}

/// Appends a compressed point, whose y blst finds; it has the Montgomery words of the engine.
#[cfg(not(target_family = "wasm"))]
fn uncompress(
    list: &mut Incoming<'_>,
    group: Group,
    index: usize,
    bytes: &[u8],
) -> Result<(), Error> {
    let wrong = |e| match e {
        BLST_ERROR::BLST_POINT_NOT_ON_CURVE => msmith::Error::NotOnCurve { index },
        _ => msmith::Error::NonCanonical { index },
    };
    match group {
        Group::G1 => {
            let p: blst_p1_affine = min_pk::PublicKey::uncompress(bytes).map_err(wrong)?.into();
            list.known([p.x, p.y].iter().flat_map(|c| &c.l));
        }
        Group::G2 => {
            let p: blst_p2_affine = min_sig::PublicKey::uncompress(bytes).map_err(wrong)?.into();
            list.known([p.x, p.y].iter().flat_map(|c| &c.fp).flat_map(|c| &c.l));
        }
    }
    Ok(())
}

/// The bytes of a point that is not compressed, from the integers of its coordinates; of infinity from none.
pub(super) fn put_full(integers: &Integers, point: &[u64], bytes: &mut [u8]) {
    if point.is_empty() {
        bytes[0] = INFINITY;
        return;
    }
    let half = bytes.len() / 2;
    for (coordinate, bytes) in halves(point).zip(bytes.chunks_exact_mut(half)) {
        put_coordinate(integers, coordinate, bytes);
    }
}

/// x and y of a finite point.
fn halves(point: &[u64]) -> std::slice::ChunksExact<'_, u64> {
    point.chunks_exact((point.len() / 2).max(1))
}

/// The highest part first.
fn put_coordinate(integers: &Integers, coordinate: &[u64], bytes: &mut [u8]) {
    let parts = integers.parts(coordinate).rev();
    for (part, chunk) in parts.zip(bytes.chunks_exact_mut(48)) {
        put_be(part, chunk);
    }
}

/// The compressed form of a point of BLS12-381 with coordinates as Montgomery words: 48 bytes, in G2 96.
///
/// Errors: another curve; coordinates of another length, not below p, or of a point that is not on the curve; x = 0.
pub fn compress(engine: &Engine, point: &Point) -> Result<Vec<u8>, Error> {
    require(FORMAT.name, engine.curve(), is_bls12_381)?;
    let mut out = vec![0; 48 * engine.spec().degree];
    let point = outgoing::of_point(engine, point)?;
    put_compressed(&Integers::new(engine), 0, &point, &mut out)?;
    Ok(out)
}

/// The bytes of a compressed point, from the integers of its coordinates; of infinity from none.
///
/// Errors: x = 0, which no reader takes.
pub(super) fn put_compressed(
    integers: &Integers,
    index: usize,
    point: &[u64],
    bytes: &mut [u8],
) -> Result<(), Error> {
    let mut flags = COMPRESSED | INFINITY;
    let mut coordinates = halves(point);
    if let (Some(x), Some(y)) = (coordinates.next(), coordinates.next()) {
        // These points have order 3.
        if x.iter().all(|w| *w == 0) {
            return Err(msmith::Error::NotInSubgroup { index }.into());
        }
        put_coordinate(integers, x, bytes);
        flags = match integers.is_larger(y) {
            true => COMPRESSED | LARGER,
            false => COMPRESSED,
        };
    }
    bytes[0] |= flags;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outgoing::Outgoing;
    use crate::random;
    use msmith::curve::known;

    fn read_by(engine: &Engine, lift: Option<&Lift>, bytes: &[u8]) -> Result<WordPoints, Error> {
        let (n, stride) = (
            bytes.len() / (48 * engine.spec().degree),
            2 * engine.words(),
        );
        let (mut words, mut finite) = (vec![0; n * stride], vec![false; n]);
        let mut list = Incoming::new(engine, &mut words, &mut finite);
        push_all(engine, &mut list, lift, bytes)?;
        let len = list.finish()?;
        words.truncate(len * stride);
        finite.truncate(len);
        Ok(WordPoints {
            stride,
            words,
            finite,
        })
    }

    /// Square roots of ours and of blst: the same points, and the same errors for 4000 points with changed bytes.
    #[cfg(not(target_family = "wasm"))]
    #[test]
    fn with_and_without_blst() {
        for group in [Group::G1, Group::G2] {
            let engine = Engine::new(known::by_name("bls12-381").unwrap(), group).unwrap();
            let lift = Lift::new(&engine).unwrap();
            let points = random::points(&engine, 200, 7).unwrap();
            let outgoing = Outgoing::new(&engine, &points).unwrap();
            let integers = Integers::new(&engine);
            let mut all = Vec::new();
            for (i, point) in outgoing.each().enumerate() {
                let (_, parts) = point.unwrap();
                let size = 48 * engine.spec().degree;
                let mut bytes = vec![0; if i % 7 == 3 { 2 * size } else { size }];
                match i % 7 {
                    3 => put_full(&integers, parts, &mut bytes),
                    5 => put_compressed(&integers, i, &[], &mut bytes).unwrap(),
                    _ => put_compressed(&integers, i, parts, &mut bytes).unwrap(),
                }
                all.push(bytes);
            }
            let bytes = all.concat();
            let want = read_by(&engine, None, &bytes).unwrap();
            let got = read_by(&engine, Some(&lift), &bytes).unwrap();
            assert_eq!(
                (&got.words, &got.finite),
                (&want.words, &want.finite),
                "{group}"
            );
            assert_eq!(want.finite.iter().filter(|f| !**f).count(), 28);
            for i in (0..200).filter(|i| i % 7 != 5) {
                let at = i * want.stride..(i + 1) * want.stride;
                assert_eq!(want.words[at.clone()], points.words[at], "{i}");
            }
            let (mut state, mut right, mut wrong) = (1u64, 0, Vec::new());
            let mut next = |below: usize| {
                state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                (state >> 33) as usize % below
            };
            for k in 0..2000 {
                let mut list = all[k % 190..k % 190 + 10].to_vec();
                let one = next(10);
                let at = if next(2) == 0 {
                    0
                } else {
                    next(list[one].len())
                };
                list[one][at] ^= 1 << next(8);
                if k % 50 == 0 {
                    let flags = list[one][0] & 0xe0;
                    list[one].fill(0);
                    list[one][0] = flags;
                }
                let bytes = list.concat();
                let [want, got] = [None, Some(&lift)]
                    .map(|lift| read_by(&engine, lift, &bytes).map(|p| (p.words, p.finite)));
                assert_eq!(got, want, "{group} {k}");
                match want {
                    Ok(_) => right += 1,
                    Err(e) => {
                        let kind = e.to_string().replace(|c: char| c.is_ascii_digit(), "");
                        if !wrong.contains(&kind) {
                            wrong.push(kind);
                        }
                    }
                }
            }
            assert!(right > 300 && wrong.len() >= 6, "{right} {wrong:?}");
        }
    }
}
