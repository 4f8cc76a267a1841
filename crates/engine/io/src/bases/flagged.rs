//! Points whose bytes have flags beside the integers: x, and y unless it is to be found.
//!
//! The parts of coordinates stand in the bytes of p, the lowest first and each least significant byte first, with the flags
//! in the top bits of the last byte; or all of that the other way round, with the flags in those of the first.
//!
//! | | infinity (all else zero) | smaller root | larger |
//! |---|---|---|---|
//! | arkworks (2 bits of the last byte, in a byte more where p leaves no room) | 01 | 00 | 10 |
//! | arkworks, Edwards curves (1 bit, y alone, of the roots x) | | 0 | 1 |
//! | halo2 (2 bits of the last byte, even and odd roots) | 10 | 00 | 01 |
//! | gnark of BN254 (2 bits of the first byte) | 01 | 10 | 11 |
//! | gnark of BLS12-377, zcash (3 bits of the first byte) | 110 | 100 | 101 |
//!
//! With their y arkworks' points have the flag of its sign all the same, others have none: 00 or 000, and at infinity 00
//! in gnark's files of BN254 and else 010. BLS12-381 is written as zcash does it, by arkworks and gnark too. Arkworks
//! ignores what is next to the flag of infinity and the sign of a point that has its y; here both must be canonical.

use msmith::Engine;
use msmith::curve::Curve;

use super::is_bls12_381;
use super::records::Encoding;
#[cfg(not(target_family = "wasm"))]
use super::zcash::uncompress;
use crate::Error;
use crate::integers::{Incoming, Integers, put_be, put_le};
use crate::sqrt::{Half, Lift, Sign};

/// Points that are read together.
const BLOCK: usize = 256;

/// How the bytes of a point are divided, and what its flags say.
#[derive(Debug, Clone)]
pub(crate) struct Layout {
    /// Most significant byte first, and the highest part of a coordinate.
    big: bool,
    /// Parts of a coordinate.
    degree: usize,
    /// Whether one coordinate is to be found.
    pub compressed: bool,
    /// Bytes of a part, and of the last one, which has the flags.
    width: usize,
    last: usize,
    /// The bits of flags.
    mask: u8,
    /// Those of infinity, of which the first is canonical.
    infinities: &'static [u8],
    /// Those of the smaller root and of the larger; of a point with both coordinates that has no such flag twice the same.
    roots: [u8; 2],
    sign: Signs,
    /// What is said of other flags: where the highest bit is another one, and else.
    others: [&'static str; 2],
}

/// What the flags say of a root.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Signs {
    /// Whether it is the larger one.
    Larger,
    /// The same of x, on an Edwards curve.
    OfX,
    /// Whether its lowest part is odd.
    Odd,
    /// Whether it is the larger one; a point with x = 0, which is of order 3, is refused.
    Zcash,
    /// Whether y, which is there, is the larger one; or nothing.
    Kept(bool),
}

impl Layout {
    /// That of points of an encoding; of none that has no flags.
    pub fn new(encoding: Encoding, curve: &Curve, degree: usize) -> Option<Self> {
        let bits = curve.p.bits() as usize;
        let width = bits.div_ceil(8);
        let little = |compressed| Self {
            big: false,
            degree,
            compressed,
            width,
            last: (bits + 2).div_ceil(8),
            mask: 0xc0,
            infinities: &[0x40, 0xc0],
            roots: [0, 0x80],
            sign: Signs::Larger,
            others: [""; 2],
        };
        let big = |compressed, infinities, roots| Self {
            big: true,
            last: width,
            mask: 0xe0,
            infinities,
            roots,
            others: ["flags that are not those of the list (compressed or raw)"; 2],
            ..little(compressed)
        };
        let two_bits = bits % 8 == 6;
        Some(match encoding {
            Encoding::Zcash => Self::zcash(degree, true),
            Encoding::Ark { compressed, .. } | Encoding::Gnark { compressed }
                if is_bls12_381(curve) =>
            {
                Self::zcash(degree, compressed)
            }
            Encoding::Ark {
                compressed: true, ..
            } => little(true),
            Encoding::Ark { signed, .. } => Self {
                sign: Signs::Kept(signed),
                ..little(false)
            },
            Encoding::ArkEdwards { compressed: true } => Self {
                last: (bits + 1).div_ceil(8),
                mask: 0x80,
                infinities: &[],
                sign: Signs::OfX,
                ..little(true)
            },
            Encoding::Halo2 => Self {
                last: width,
                infinities: &[0x80, 0xc0],
                roots: [0, 0x40],
                sign: Signs::Odd,
                ..little(true)
            },
            Encoding::Gnark { compressed } if two_bits => Self {
                mask: 0xc0,
                ..match compressed {
                    true => big(true, &[0x40], [0x80, 0xc0]),
                    false => big(false, &[0], [0, 0]),
                }
            },
            Encoding::Gnark { compressed: true } => big(true, &[0xc0], [0x80, 0xa0]),
            Encoding::Gnark { compressed: false } => big(false, &[0x40], [0, 0]),
            Encoding::Affine { .. } | Encoding::Montgomery | Encoding::ArkEdwards { .. } => {
                return None;
            }
        })
    }

    /// That of a point of BLS12-381.
    pub fn zcash(degree: usize, compressed: bool) -> Self {
        Self {
            big: true,
            degree,
            compressed,
            width: 48,
            last: 48,
            mask: 0xe0,
            infinities: if compressed {
                &[0xc0, 0xe0]
            } else {
                &[0x40, 0x60]
            },
            roots: if compressed { [0x80, 0xa0] } else { [0, 0] },
            sign: Signs::Zcash,
            others: [
                "a compression flag that is not that of the format",
                "the sign flag on an uncompressed point",
            ],
        }
    }

    fn parts(&self) -> usize {
        self.degree * if self.compressed { 1 } else { 2 }
    }

    /// Bytes of a point.
    pub fn size(&self) -> usize {
        (self.parts() - 1) * self.width + self.last
    }

    /// Whether a point has these flags, by the byte that they are in.
    pub fn is_of(&self, first: u8) -> bool {
        let flag = first & self.mask;
        self.roots.contains(&flag) || self.infinities.first() == Some(&flag)
    }

    /// Where part i stands, in the order of words.
    fn place(&self, i: usize) -> std::ops::Range<usize> {
        let at = match self.big {
            true => i + self.degree - 1 - 2 * (i % self.degree),
            false => i,
        };
        let size = if at + 1 == self.parts() {
            self.last
        } else {
            self.width
        };
        at * self.width..at * self.width + size
    }

    fn flags<'b>(&self, bytes: &'b mut [u8]) -> &'b mut u8 {
        let last = bytes.len() - 1;
        &mut bytes[if self.big { 0 } else { last }]
    }

    /// What the bytes of point `index` say.
    fn item(&self, integers: &Integers, index: usize, bytes: &[u8]) -> Result<Item, Error> {
        let wrong = |why| Err(Error::Encoding { index, why });
        let mut bytes = bytes.to_vec();
        let place = self.flags(&mut bytes);
        let flag = *place & self.mask;
        *place &= !self.mask;
        if self.infinities.contains(&flag) {
            if flag == self.infinities[0] && bytes.iter().all(|b| *b == 0) {
                return Ok(Item::Infinity);
            }
            if flag != self.roots[0] {
                return wrong("an infinity that is not canonical");
            }
        }
        let Some(larger) = self.roots.iter().position(|root| *root == flag) else {
            return wrong(self.others[usize::from((flag ^ self.roots[0]) & 0x80 == 0)]);
        };
        let (larger, mut words) = (larger == 1, Vec::new());
        for part in (0..self.parts()).map(|i| &bytes[self.place(i)]) {
            match self.big {
                true => integers.append(&mut words, part.iter().rev().copied()),
                false => integers.append(&mut words, part.iter().copied()),
            }
        }
        if let Signs::Kept(signed) = self.sign {
            if !integers.are_below_p(&words) {
                return Err(msmith::Error::NonCanonical { index }.into());
            }
            if (signed && integers.is_larger(&words[words.len() / 2..])) != larger {
                return wrong(match signed {
                    true => {
                        "a sign flag that is not that of y (ark-unsigned is the format without the flag)"
                    }
                    false => "a sign flag in the format that has none (ark-uncompressed has it)",
                });
            }
        }
        if !self.compressed {
            return Ok(Item::Full(words));
        }
        self.has_x(index, &words)?;
        let sign = match self.sign {
            Signs::Odd => Sign::Odd(larger),
            _ => Sign::Larger(larger),
        };
        Ok(Item::Half(words, sign))
    }

    /// The bytes of point `index` from the integers of its coordinates, to bytes that are zero; of infinity from none.
    ///
    /// Errors: x = 0 in a compressed point of BLS12-381, which no reader takes.
    pub fn put(
        &self,
        integers: &Integers,
        index: usize,
        point: &[u64],
        bytes: &mut [u8],
    ) -> Result<(), Error> {
        let (x, y) = point.split_at(point.len() / 2);
        let (given, root) = match self.sign {
            Signs::OfX => (y, x),
            _ if self.compressed => (x, y),
            _ => (point, y),
        };
        if point.is_empty() {
            *self.flags(bytes) |= self.infinities.first().copied().unwrap_or(0);
            return Ok(());
        }
        if self.compressed {
            self.has_x(index, given)?;
        }
        for (i, part) in integers.parts(given).enumerate() {
            match self.big {
                true => put_be(part, &mut bytes[self.place(i)]),
                false => put_le(part, &mut bytes[self.place(i)]),
            }
        }
        let larger = self.sign != Signs::Kept(false) && integers.is_larger(root);
        *self.flags(bytes) |= self.roots[usize::from(larger)];
        Ok(())
    }

    /// The points of BLS12-381 with x = 0 have order 3; blst does not give them out.
    fn has_x(&self, index: usize, x: &[u64]) -> Result<(), Error> {
        match self.sign == Signs::Zcash && x.iter().all(|w| *w == 0) {
            true => Err(msmith::Error::NotInSubgroup { index }.into()),
            false => Ok(()),
        }
    }
}

/// What the bytes of a point say.
enum Item {
    Infinity,
    /// x and y.
    Full(Vec<u64>),
    /// x, and which of the two y; on an Edwards curve y, and which of the two x.
    Half(Vec<u64>, Sign),
}

/// Appends points of one layout.
pub(super) fn push_alike(
    engine: &Engine,
    list: &mut Incoming<'_>,
    lift: Option<&Lift>,
    layout: &Layout,
    bytes: &[u8],
) -> Result<(), Error> {
    let points = bytes.chunks_exact(layout.size());
    push(engine, list, lift, points.map(|point| Ok((layout, point))))
}

/// Appends points, each with its layout; `lift` finds coordinates, the roots of many together, and without it blst those of
/// BLS12-381.
pub(super) fn push<'b>(
    engine: &Engine,
    list: &mut Incoming<'_>,
    lift: Option<&Lift>,
    mut points: impl Iterator<Item = Result<(&'b Layout, &'b [u8]), Error>>,
) -> Result<(), Error> {
    loop {
        let (first, mut halves, mut wrong) = (list.len(), Vec::new(), None);
        for point in points.by_ref().take(BLOCK) {
            let index = list.len();
            let read = point.and_then(|(layout, bytes)| {
                Ok((layout.item(list.integers(), index, bytes)?, bytes))
            });
            match read {
                #[cfg(not(target_family = "wasm"))]
                Ok((Item::Half(..), bytes)) if lift.is_none() => {
                    wrong = uncompress(list, engine.group(), index, bytes).err();
                }
                Ok((Item::Half(given, sign), _)) => {
                    halves.push(Half { index, given, sign });
                    list.reserve();
                }
                Ok((Item::Full(words), _)) => {
                    let (x, y) = words.split_at(words.len() / 2);
                    list.coordinates(x, y);
                }
                Ok((Item::Infinity, _)) => list.infinity(),
                Err(error) => wrong = Some(error),
            }
            if wrong.is_some() {
                break;
            }
        }
        // A point before the one that is wrong may be wrong too.
        match lift {
            Some(lift) => lift.find(&halves, list.words())?,
            None if halves.is_empty() => {}
            None => Lift::new(engine)?.find(&halves, list.words())?,
        }
        if let Some(error) = wrong {
            return Err(error);
        }
        if list.len() == first {
            return Ok(());
        }
    }
}
