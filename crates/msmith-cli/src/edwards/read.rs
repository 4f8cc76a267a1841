//! Points of twisted Edwards curves from files.

use msmith::{Error as Core, Options, WordPoints};
use msmith_io::{BasesFormat, Error};
use num_bigint::BigUint;

use super::field::Roots;
use super::{BATCH, Encoding, List, Sign, Sums, Watch, go_on};
use crate::args::PointsFormat;

const WHAT: &str = "points";
/// Bytes of arkworks' count.
const PREFIX: usize = 8;
/// The bit of the sign in the last byte.
const SIGN: u8 = 0x80;

/// What a file has of a point.
#[derive(Clone, Copy)]
pub(super) enum Held {
    /// x and y.
    Affine { big: bool },
    /// y and the sign of x.
    Lifted(Sign),
}

impl Sums {
    /// The points of a file, on the curve.
    pub fn read(
        &self,
        format: PointsFormat,
        bytes: &[u8],
        watch: Watch<'_>,
    ) -> Result<WordPoints, Error> {
        let (is_counted, held) = self.shape(format)?;
        let size = match held {
            Held::Affine { .. } => 2 * self.width(),
            Held::Lifted(_) => self.compressed(),
        };
        let points = match is_counted {
            true => counted(bytes, size)?,
            false => bytes,
        };
        match held {
            Held::Affine { big } => self.affine(points, big, watch),
            Held::Lifted(sign) => self.lift(points, sign, watch),
        }
    }

    /// Whether a count stands before the points of a format, and what it has of each.
    pub(super) fn shape(&self, format: PointsFormat) -> Result<(bool, Held), Error> {
        let own = Encoding::of(self.curve());
        let of_ark = own != Some(Encoding::BabyJubjub);
        let affine = |big| Held::Affine { big };
        match format {
            PointsFormat::Bases(f) if f == BasesFormat::AFFINE_LE => Ok((false, affine(false))),
            PointsFormat::Bases(f) if f == BasesFormat::AFFINE_BE => Ok((false, affine(true))),
            PointsFormat::Bases(f) if f == BasesFormat::ARK_UNCOMPRESSED && of_ark => {
                Ok((true, affine(false)))
            }
            PointsFormat::Bases(f) if f == BasesFormat::ARK_COMPRESSED && of_ark => {
                Ok((true, Held::Lifted(Sign::Larger)))
            }
            PointsFormat::Own(encoding) if own == Some(encoding) => {
                Ok((false, Held::Lifted(encoding.sign())))
            }
            other => Err(Error::NoFormat {
                format: other.name(),
                curve: self.name().to_owned(),
                formats: self.formats(of_ark),
            }),
        }
    }

    fn formats(&self, of_ark: bool) -> String {
        let mut list = vec![BasesFormat::AFFINE_LE.name(), BasesFormat::AFFINE_BE.name()];
        if of_ark {
            list.extend([
                BasesFormat::ARK_COMPRESSED.name(),
                BasesFormat::ARK_UNCOMPRESSED.name(),
            ]);
        }
        list.extend(Encoding::of(self.curve()).map(Encoding::name));
        list.join(", ")
    }

    /// Bytes of y and the bit of a sign.
    pub(super) fn compressed(&self) -> usize {
        (self.curve().p.bits() + 1).div_ceil(8) as usize
    }

    fn affine(&self, bytes: &[u8], big: bool, watch: Watch<'_>) -> Result<WordPoints, Error> {
        let width = self.width();
        let n = whole(bytes, 2 * width)?;
        let read = if big {
            BigUint::from_bytes_be
        } else {
            BigUint::from_bytes_le
        };
        let mut list = List::new(self, n);
        for (index, point) in bytes.chunks_exact(2 * width).enumerate() {
            let (x, y) = point.split_at(width);
            let point = [read(x), read(y)];
            if point.iter().any(|c| c >= &self.curve().p) {
                return Err(Core::NonCanonical { index }.into());
            }
            if !self.curve().contains(&point) {
                return Err(Core::NotOnCurve { index }.into());
            }
            list.push(&point);
            if index.is_multiple_of(BATCH) {
                go_on(watch, index, n)?;
            }
        }
        Ok(list.points)
    }

    /// Points from y and the sign of x.
    fn lift(&self, bytes: &[u8], sign: Sign, watch: Watch<'_>) -> Result<WordPoints, Error> {
        let (size, p) = (self.compressed(), &self.curve().p);
        let n = whole(bytes, size)?;
        let (mut ys, mut signs) = (Vec::with_capacity(n), Vec::with_capacity(n));
        for (index, point) in bytes.chunks_exact(size).enumerate() {
            let mut point = point.to_vec();
            let set = point[size - 1] & SIGN != 0;
            point[size - 1] &= !SIGN;
            let y = BigUint::from_bytes_le(&point);
            if y >= *p {
                return Err(Core::NonCanonical { index }.into());
            }
            // x = 0 where y = ±1.
            if set && (y == BigUint::from(1u32) || &y + 1u32 == *p) {
                return Err(Error::Encoding {
                    index,
                    why: "x is 0, but its sign is set",
                });
            }
            ys.push(y);
            signs.push(set);
        }
        let in_lanes = sign == Sign::Odd && p % 8u32 == BigUint::from(5u32);
        if in_lanes {
            self.lift_in_lanes(&ys, &signs, watch)
        } else {
            self.lift_one_by_one(&ys, &signs, sign, watch)
        }
    }

    fn lift_in_lanes(
        &self,
        ys: &[BigUint],
        odd: &[bool],
        watch: Watch<'_>,
    ) -> Result<WordPoints, Error> {
        let words = self.engine.words();
        let mut all = List::new(self, ys.len()).points;
        for (k, (y, odd)) in ys.chunks(BATCH).zip(odd.chunks(BATCH)).enumerate() {
            let plain = y.iter().flat_map(|y| {
                let mut digits = y.to_u64_digits();
                digits.resize(words, 0);
                digits
            });
            let plain: Vec<u64> = plain.collect();
            let (points, exist) = self.engine.decompress(&plain, odd, &Options::default())?;
            if let Some(i) = exist.iter().position(|e| !e) {
                return Err(Core::NotOnCurve {
                    index: k * BATCH + i,
                }
                .into());
            }
            all.words.extend(points.words);
            all.finite.extend(points.finite);
            go_on(watch, (k + 1) * BATCH, ys.len())?;
        }
        Ok(all)
    }

    fn lift_one_by_one(
        &self,
        ys: &[BigUint],
        signs: &[bool],
        sign: Sign,
        watch: Watch<'_>,
    ) -> Result<WordPoints, Error> {
        let (f, curve) = (self.field(), self.curve());
        let roots = Roots::new(curve);
        let mut list = List::new(self, ys.len());
        for (index, (y, set)) in ys.iter().zip(signs).enumerate() {
            let none = || Error::from(Core::NotOnCurve { index });
            // ax² + y² = 1 + dx²y².
            let yy = f.mul(y, y);
            let over = f
                .sub(&curve.a, &f.mul(&curve.d, &yy))
                .modinv(f.p)
                .ok_or_else(none)?;
            let xx = f.mul(&f.sub(&BigUint::from(1u32), &yy), &over);
            let mut x = roots.root(&xx).ok_or_else(none)?;
            if sign.of(&x, f.p) != *set {
                x = f.sub(&BigUint::ZERO, &x);
            }
            list.push(&[x, y.clone()]);
            if index.is_multiple_of(64) {
                go_on(watch, index, ys.len())?;
            }
        }
        Ok(list.points)
    }
}

/// How many items of a size there are.
fn whole(bytes: &[u8], size: usize) -> Result<usize, Error> {
    if bytes.len().is_multiple_of(size) {
        return Ok(bytes.len() / size);
    }
    Err(Error::Length {
        what: WHAT,
        bytes: bytes.len(),
        wanted: format!("{size} for each point"),
    })
}

/// The points behind arkworks' count.
fn counted(bytes: &[u8], size: usize) -> Result<&[u8], Error> {
    let Some((prefix, points)) = bytes.split_first_chunk::<PREFIX>() else {
        let wanted = format!("{PREFIX} for the number of points, and the points");
        return Err(Error::Length {
            what: WHAT,
            bytes: bytes.len(),
            wanted,
        });
    };
    let (count, most) = (u64::from_le_bytes(*prefix), (points.len() / size) as u64);
    if count > most {
        return Err(Error::Count {
            what: WHAT,
            count,
            most,
        });
    }
    // Not more than there are bytes.
    let items = count as usize;
    if points.len() > items * size {
        return Err(Error::Overlong { what: WHAT, items });
    }
    Ok(points)
}
