//! Points of twisted Edwards curves from files.

use msmith::{Error as Core, Options, WordPoints};
use msmith_io::{BasesFormat, Error};
use num_bigint::BigUint;

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
        let mut list = List::new(self, n)?;
        for (k, (ys, signs)) in ys.chunks(BATCH).zip(signs.chunks(BATCH)).enumerate() {
            let (xs, without) = self.abscissas(ys)?;
            if let Some(i) = without {
                let index = k * BATCH + i;
                return Err(Core::NotOnCurve { index }.into());
            }
            for ((mut x, y), set) in xs.into_iter().zip(ys).zip(signs) {
                if sign.of(&x, p) != *set {
                    x = (p - x) % p;
                }
                list.push(&[x, y.clone()]);
            }
            go_on(watch, (k + 1) * BATCH, n)?;
        }
        Ok(list.points)
    }

    /// For each y an x of the curve, ax² + y² = 1 + dx²y²; and the first y without one.
    fn abscissas(&self, ys: &[BigUint]) -> Result<(Vec<BigUint>, Option<usize>), Error> {
        let (engine, curve) = (&self.engine, self.curve());
        let (field, options) = (engine.base_field()?, &Default::default());
        let repeated = |x: &BigUint| engine.to_words(x).repeat(ys.len());
        let mut yy: Vec<u64> = ys.iter().flat_map(|y| engine.to_words(y)).collect();
        let again = yy.clone();
        field.mul(&mut yy, &again, options)?;
        let (mut over, mut xx) = (repeated(&curve.a), repeated(&BigUint::from(1u32)));
        field.sub(&mut xx, &yy, options)?;
        field.scale(&mut yy, &engine.to_words(&curve.d), options)?;
        field.sub(&mut over, &yy, options)?;
        let zeros = field.invert(&mut over, options)?;
        field.mul(&mut xx, &over, options)?;
        let without = field.sqrt(&mut xx, options)?;
        let first = zeros.iter().chain(&without).min().copied();
        let integers = |x: &[u64]| engine.from_words(x).swap_remove(0);
        Ok((
            xx.chunks_exact(engine.words()).map(integers).collect(),
            first,
        ))
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
