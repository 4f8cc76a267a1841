//! Points of fixed width: `affine-le`, `affine-be` and `montgomery-le`.
//!
//! x ‖ y, each part of a coordinate in the bytes of p without padding; G2 as c0 ‖ c1 each, in either order of bytes.
//! `montgomery-le` has each part as x·2^(64N) mod p in the N 64-bit words of p, as most libraries hold it in memory
//! (and `.zkey` files): it is used where it lies. All zero at infinity: where (0, 0) is on the curve, a point of order 2,
//! it cannot be written. On Edwards curves no point is infinite, and (0, 0) is on none.

use msmith::curve::{Curve, Group};

use super::records::{Encoding, Records, degree};
use super::{BasesFormat, every};
use crate::Error;
use crate::integers::{Incoming, count};
use crate::rings::base_words;

pub(super) const LITTLE: BasesFormat = BasesFormat {
    name: "affine-le",
    about: "x and y of fixed width, least significant byte first; infinity is all zero",
    curves: every,
    encoding: Some(Encoding::Affine { big: false }),
    edwards: Some(Encoding::Affine { big: false }),
};

pub(super) const BIG: BasesFormat = BasesFormat {
    name: "affine-be",
    about: "x and y of fixed width, most significant byte first; infinity is all zero",
    curves: every,
    encoding: Some(Encoding::Affine { big: true }),
    edwards: Some(Encoding::Affine { big: true }),
};

pub(super) const MONTGOMERY: BasesFormat = BasesFormat {
    name: "montgomery-le",
    about: "x and y as 64-bit Montgomery words, least significant byte first; infinity is all zero",
    curves: every,
    encoding: Some(Encoding::Montgomery),
    edwards: Some(Encoding::Montgomery),
};

pub(super) fn records(
    curve: &Curve,
    group: Group,
    bytes: &[u8],
    encoding: Encoding,
) -> Result<Records, Error> {
    // Words of a ring that there is not are words of nothing.
    if encoding == Encoding::Montgomery
        && base_words(curve.p.bits(), degree(curve, group)).is_none()
    {
        let why = format!("there is no ring for {group} of {}", curve.name);
        return Err(msmith::Error::Curve(why).into());
    }
    let n = count("points", bytes, encoding.size(curve, group))?;
    Ok(Records::new(curve, group, encoding, 0, n))
}

/// Appends points.
pub(super) fn push(list: &mut Incoming<'_>, big: bool, bytes: &[u8]) {
    let (width, size) = (list.integers().width(), list.affine_bytes());
    for point in bytes.chunks_exact(size) {
        if !list.is_edwards() && point.iter().all(|b| *b == 0) {
            list.infinity();
        } else if big {
            list.point(point.chunks_exact(width).map(|c| c.iter().rev().copied()));
        } else {
            list.point(point.chunks_exact(width).map(|c| c.iter().copied()));
        }
    }
}
