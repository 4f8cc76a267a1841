//! What arkworks 0.6 writes for a `Vec` of affine points: `ark-compressed`,
//! `ark-uncompressed`, and `ark-unsigned` without the flag of the sign.
//!
//! Eight bytes with the number of points, least significant first, then the points: x, and y unless
//! compressed, each part of a coordinate (G2: c0 then c1) in the bytes of p, least significant first. The
//! last part has room for two flags in the top bits of its last byte, one byte more where p leaves no
//! room (secp256k1):
//!
//! | bit | meaning |
//! |---|---|
//! | 7 | y is the larger of the two roots (c1 decides unless it is zero) |
//! | 6 | infinity, all else zero |
//!
//! BLS12-381 alone is written as zcash does it (see [`zcash`]). Arkworks ignores what is next to the flag of
//! infinity and the sign of a point that has its y; here both must be canonical.
//!
//! **Cost.** A compressed point takes a square root ([`crate::sqrt`]).

use msmith::Engine;
use msmith::curve::{Curve, Group};

use super::lifted::{self, Item};
use super::records::{Encoding, Records, counted};
use super::{BasesFormat, every, is_bls12_381, zcash};
use crate::Error;
use crate::integers::{Incoming, Integers, put_le};
use crate::sqrt::Lift;

pub(super) const COMPRESSED: BasesFormat = BasesFormat {
    name: "ark-compressed",
    about: "what arkworks 0.6 writes for a Vec of points with Compress::Yes: x and the sign of y",
    curves: every,
    encoding: Some(Encoding::Ark {
        compressed: true,
        signed: true,
    }),
    edwards: Some(Encoding::ArkEdwards { compressed: true }),
    records: |curve, group, bytes| records(curve, group, bytes, true, true),
};

pub(super) const UNCOMPRESSED: BasesFormat = BasesFormat {
    name: "ark-uncompressed",
    about: "what arkworks 0.6 writes for a Vec of points with Compress::No: x and y",
    curves: every,
    encoding: Some(Encoding::Ark {
        compressed: false,
        signed: true,
    }),
    edwards: Some(Encoding::ArkEdwards { compressed: false }),
    records: |curve, group, bytes| records(curve, group, bytes, false, true),
};

pub(super) const UNSIGNED: BasesFormat = BasesFormat {
    name: "ark-unsigned",
    about: "the same without the flag of y's sign, which arkworks reads too: Aleo's .usrs",
    curves: |curve| !is_bls12_381(curve),
    encoding: Some(Encoding::Ark {
        compressed: false,
        signed: false,
    }),
    edwards: None,
    records: |curve, group, bytes| records(curve, group, bytes, false, false),
};

const WHAT: &str = "points";
const NEGATIVE: u8 = 0x80;
const INFINITY: u8 = 0x40;

fn records(
    curve: &Curve,
    group: Group,
    bytes: &[u8],
    compressed: bool,
    signed: bool,
) -> Result<Records, Error> {
    listed(curve, group, bytes, Encoding::Ark { compressed, signed })
}

/// Points behind their number, and nothing behind them.
pub(super) fn listed(
    curve: &Curve,
    group: Group,
    bytes: &[u8],
    encoding: Encoding,
) -> Result<Records, Error> {
    let size = encoding.size(curve, group);
    let (start, n) = counted(WHAT, bytes, 0, size)?;
    if bytes.len() != start + n * size {
        return Err(Error::Overlong {
            what: WHAT,
            items: n,
        });
    }
    Ok(Records::new(curve, group, encoding, start, n))
}

/// Appends points; `lift` finds their y where they are compressed.
pub(super) fn push(
    engine: &Engine,
    list: &mut Incoming<'_>,
    lift: Option<&Lift>,
    compressed: bool,
    signed: bool,
    bytes: &[u8],
) -> Result<(), Error> {
    let layout = Layout::new(engine.curve(), engine.spec().degree, compressed);
    let size = layout.size();
    if is_bls12_381(engine.curve()) {
        zcash::push_alike(engine, list, lift, compressed, bytes, size)?;
    } else if let Some(lift) = lift {
        let points = bytes.chunks_exact(size).map(Ok);
        lifted::push(list, lift, points, |integers, index, point| {
            Ok(Item::larger(parse(integers, &layout, index, point)?))
        })?;
    } else {
        for point in bytes.chunks_exact(size) {
            push_full(list, &layout, signed, point)?;
        }
    }
    Ok(())
}

/// How the bytes of a point are divided.
pub(super) struct Layout {
    /// Integers of a point.
    parts: usize,
    /// Bytes of an integer.
    width: usize,
    /// Bytes of the last one, which has the flags.
    flagged: usize,
}

impl Layout {
    pub(super) fn new(curve: &Curve, degree: usize, compressed: bool) -> Self {
        let bits = curve.p.bits() as usize;
        let flags = if is_bls12_381(curve) { 0 } else { 2 };
        Self {
            parts: degree * if compressed { 1 } else { 2 },
            width: bits.div_ceil(8),
            flagged: (bits + flags).div_ceil(8),
        }
    }

    /// Bytes of a point.
    pub(super) fn size(&self) -> usize {
        (self.parts - 1) * self.width + self.flagged
    }
}

/// The bytes of a point from the integers of its coordinates; of infinity from none.
pub(super) fn put(
    layout: &Layout,
    integers: &Integers,
    larger: bool,
    point: &[u64],
    bytes: &mut [u8],
) {
    for (i, part) in integers.parts(point).take(layout.parts).enumerate() {
        put_le(part, &mut bytes[i * layout.width..]);
    }
    if let Some(last) = bytes.last_mut() {
        *last |= match (point.is_empty(), larger) {
            (true, _) => INFINITY,
            (false, true) => NEGATIVE,
            (false, false) => 0,
        };
    }
}

/// The integers of point `index` and whether its flag says that y is the larger root; `None` at infinity.
fn parse(
    integers: &Integers,
    layout: &Layout,
    index: usize,
    bytes: &[u8],
) -> Result<Option<(Vec<u64>, bool)>, Error> {
    let mut bytes = bytes.to_vec();
    let mut flags = 0;
    if let Some(last) = bytes.last_mut() {
        flags = *last & (NEGATIVE | INFINITY);
        *last &= !flags;
    }
    if flags & INFINITY != 0 {
        if flags & NEGATIVE != 0 || bytes.iter().any(|b| *b != 0) {
            let why = "an infinity that is not canonical";
            return Err(Error::Encoding { index, why });
        }
        return Ok(None);
    }
    let (whole, flagged) = bytes.split_at(bytes.len() - layout.flagged);
    let mut words = Vec::new();
    for part in whole.chunks(layout.width).chain([flagged]) {
        integers.append(&mut words, part.iter().copied());
    }
    Ok(Some((words, flags & NEGATIVE != 0)))
}

/// Appends an uncompressed point.
fn push_full(
    list: &mut Incoming<'_>,
    layout: &Layout,
    signed: bool,
    bytes: &[u8],
) -> Result<(), Error> {
    let (index, integers) = (list.len(), list.integers());
    let Some((words, larger)) = parse(integers, layout, index, bytes)? else {
        list.infinity();
        return Ok(());
    };
    if !integers.are_below_p(&words) {
        return Err(msmith::Error::NonCanonical { index }.into());
    }
    let (x, y) = words.split_at(words.len() / 2);
    if (signed && integers.is_larger(y)) != larger {
        let why = match signed {
            true => {
                "a sign flag that is not that of y (ark-unsigned is the format without the flag)"
            }
            false => "a sign flag in the format that has none (ark-uncompressed has it)",
        };
        return Err(Error::Encoding { index, why });
    }
    list.coordinates(x, y);
    Ok(())
}
