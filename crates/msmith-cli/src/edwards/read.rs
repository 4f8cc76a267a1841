//! Points of twisted Edwards curves from files.

use msmith::{Error as Core, Options, WordPoints};
use msmith_io::{BasesFormat, Error};
use num_bigint::BigUint;

use super::field::Roots;
use super::{BATCH, Encoding, List, Sign, Sums, Watch, go_on, room};
use crate::args::PointsFormat;
use crate::run;

const WHAT: &str = "points";
/// The bit of the sign in the last byte.
const SIGN: u8 = 0x80;

impl Sums {
    /// The points of a file, on the curve.
    pub fn read(
        &self,
        format: PointsFormat,
        bytes: &[u8],
        watch: Watch<'_>,
    ) -> Result<WordPoints, Error> {
        match format {
            PointsFormat::Bases(format) => {
                let n = (bytes.len() / self.width()) as u64;
                let progress = |part: f64| {
                    watch((part * n as f64) as u64, n);
                };
                let options = Options {
                    watch: run::stop().with_progress(&progress),
                    ..Options::default()
                };
                let points = format.read(&self.engine, bytes, &options);
                points.map_err(|e| self.with_own(e))
            }
            other => self.lift(bytes, self.own(other)?.sign(), watch),
        }
    }

    /// The curve's own format, if that is the one.
    pub(super) fn own(&self, format: PointsFormat) -> Result<Encoding, Error> {
        match (format, Encoding::of(self.curve())) {
            (PointsFormat::Own(encoding), Some(own)) if own == encoding => Ok(own),
            // What it has instead is known to the library.
            _ => {
                let none = BasesFormat::ZCASH.list(
                    &self.engine,
                    &WordPoints::default(),
                    &Options::default(),
                );
                Err(match (none.err(), format.name()) {
                    (Some(Error::NoFormat { curve, formats, .. }), format) => {
                        self.with_own(Error::NoFormat {
                            format,
                            curve,
                            formats,
                        })
                    }
                    (_, format) => Error::NoFormat {
                        format,
                        curve: self.name().to_owned(),
                        formats: String::new(),
                    },
                })
            }
        }
    }

    /// The error with the curve's own format among those that there are.
    pub(super) fn with_own(&self, error: Error) -> Error {
        match (error, Encoding::of(self.curve())) {
            (
                Error::NoFormat {
                    format,
                    curve,
                    formats,
                },
                Some(own),
            ) => {
                let formats = format!("{formats}, {}", own.name());
                Error::NoFormat {
                    format,
                    curve,
                    formats,
                }
            }
            (error, _) => error,
        }
    }

    /// Bytes of y and the bit of a sign.
    pub(super) fn compressed(&self) -> usize {
        (self.curve().p.bits() + 1).div_ceil(8) as usize
    }

    /// Points from y and the sign of x.
    fn lift(&self, bytes: &[u8], sign: Sign, watch: Watch<'_>) -> Result<WordPoints, Error> {
        let (size, p) = (self.compressed(), &self.curve().p);
        let n = whole(bytes, size)?;
        let (mut ys, mut signs) = (Vec::new(), Vec::new());
        room(&mut ys, n)?;
        room(&mut signs, n)?;
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
        let mut all = List::new(self, ys.len())?.points;
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
        let mut list = List::new(self, ys.len())?;
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
