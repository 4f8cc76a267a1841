//! Points of twisted Edwards curves: the formats that have them, and those of arkworks 0.6.
//!
//! `affine-le`, `affine-be` and `montgomery-le` are what they are elsewhere, but for infinity: no point is infinite, the
//! neutral one is (0, 1), and all zero is a point that is not on the curve. `ark-uncompressed` is x ‖ y, each in the bytes
//! of p, least significant first, behind a count; `ark-compressed` is y in the bytes of p and a bit, and the highest bit
//! of the last byte says that x is the larger of the two roots. Not for Baby Jubjub: arkworks multiplies its x by a
//! constant, so that the bytes would be those of other points.
//!
//! **Cost.** A compressed point takes a square root ([`crate::sqrt`]) and a share of an inversion.

use msmith::Engine;
use msmith::curve::{EdwardsCurve, edwards};

use super::lifted::{self, Item};
use super::records::{Encoding, Records};
use super::{BasesFormat, affine, ark};
use crate::Error;
use crate::integers::{Incoming, Integers, put_le};
use crate::sqrt::Lift;

const NEGATIVE: u8 = 0x80;

/// Bytes of y and the bit of a sign.
pub(super) fn compressed(bits: usize) -> usize {
    (bits + 1).div_ceil(8)
}

/// How points of a curve are written in a format.
///
/// Errors: a format that the curve's points do not have.
pub(super) fn encoding(format: BasesFormat, curve: &EdwardsCurve) -> Result<Encoding, Error> {
    of(format, curve).ok_or_else(|| {
        let formats = BasesFormat::ALL.into_iter();
        let formats = formats.filter(|f| of(*f, curve).is_some());
        Error::NoFormat {
            format: format.name,
            curve: curve.name.clone(),
            formats: formats
                .map(BasesFormat::name)
                .collect::<Vec<_>>()
                .join(", "),
        }
    })
}

fn of(format: BasesFormat, curve: &EdwardsCurve) -> Option<Encoding> {
    let scaled = edwards::by_name("baby-jubjub").is_some_and(|c| c == curve);
    let encoding = format.edwards?;
    (!scaled || !matches!(encoding, Encoding::ArkEdwards { .. })).then_some(encoding)
}

/// Where the points are in the bytes of a file.
pub(super) fn records(engine: &Engine, encoding: Encoding, bytes: &[u8]) -> Result<Records, Error> {
    let (curve, group) = (engine.curve(), engine.group());
    match encoding {
        Encoding::ArkEdwards { .. } => ark::listed(curve, group, bytes, encoding),
        _ => affine::records(curve, group, bytes, encoding),
    }
}

/// Appends points; `lift` finds their x where they are compressed.
pub(super) fn push(
    list: &mut Incoming<'_>,
    lift: Option<&Lift>,
    compressed: bool,
    bytes: &[u8],
) -> Result<(), Error> {
    let Some(lift) = lift.filter(|_| compressed) else {
        affine::push(list, false, bytes);
        return Ok(());
    };
    let size = self::compressed(list.integers().bits());
    let points = bytes.chunks_exact(size).map(Ok);
    lifted::push(list, lift, points, |integers, _, point| {
        let mut point = point.to_vec();
        let larger = point[size - 1] & NEGATIVE != 0;
        point[size - 1] &= !NEGATIVE;
        let mut y = Vec::new();
        integers.append(&mut y, point.into_iter());
        Ok(Item::larger(Some((y, larger))))
    })
}

/// The bytes of a compressed point from the integers of its coordinates.
pub(super) fn put(integers: &Integers, point: &[u64], bytes: &mut [u8]) {
    let (x, y) = point.split_at(point.len() / 2);
    put_le(y, bytes);
    if let Some(last) = bytes.last_mut() {
        *last |= if integers.is_larger(x) { NEGATIVE } else { 0 };
    }
}
