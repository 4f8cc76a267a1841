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

use super::flagged::{Layout, push};
use super::records::Encoding;
use super::{BasesFormat, is_bls12_381, require};
use crate::integers::{Incoming, Integers};
use crate::sqrt::Lift;
use crate::{Error, outgoing};

pub(super) const FORMAT: BasesFormat = BasesFormat {
    name: "zcash",
    about: "BLS12-381 as zcash and Ethereum encode it, each point compressed or not",
    curves: is_bls12_381,
    encoding: Some(Encoding::Zcash),
    edwards: None,
};

const WHAT: &str = "points";
const COMPRESSED: u8 = 0x80;

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
    let layouts = [false, true].map(|compressed| Layout::zcash(engine.spec().degree, compressed));
    let mut index = list.len();
    let points = std::iter::from_fn(|| {
        let layout = &layouts[usize::from(is_compressed(bytes))];
        let size = if bytes.is_empty() {
            return None;
        } else {
            layout.size()
        };
        let Some((point, rest)) = bytes.split_at_checked(size) else {
            bytes = &[];
            return Some(Err(Error::Truncated { what: WHAT, index }));
        };
        bytes = rest;
        index += 1;
        Some(Ok((layout, point)))
    });
    push(engine, list, lift, points)
}

/// Appends a compressed point, whose y blst finds; it has the Montgomery words of the engine.
#[cfg(not(target_family = "wasm"))]
pub(super) fn uncompress(
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

/// The compressed form of a point of BLS12-381 with coordinates as Montgomery words: 48 bytes, in G2 96.
///
/// Errors: another curve; coordinates of another length, not below p, or of a point that is not on the curve; x = 0.
pub fn compress(engine: &Engine, point: &Point) -> Result<Vec<u8>, Error> {
    require(FORMAT.name, engine.curve(), is_bls12_381)?;
    let layout = Layout::zcash(engine.spec().degree, true);
    let mut out = vec![0; layout.size()];
    let point = outgoing::of_point(engine, point)?;
    layout.put(&Integers::new(engine), 0, &point, &mut out)?;
    Ok(out)
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
                let layout = Layout::zcash(engine.spec().degree, i % 7 != 3);
                let parts = if i % 7 == 5 { &[] } else { parts };
                layout.put(&integers, i, parts, &mut bytes).unwrap();
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
