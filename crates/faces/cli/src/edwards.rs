//! Sums over twisted Edwards curves: points from files or a seed and to files, their checks, and the engine.
//!
//! The formats are those that `msmith-io` has for these curves, and the 32 bytes that a curve has of its own:
//!
//! | format | a point |
//! |---|---|
//! | `ed25519` | y and the parity of x (RFC 8032 §5.1.2), strict |
//! | `jubjub` | v and the parity of u (Zcash protocol specification §5.4.9.3) |
//! | `baby-jubjub` | y and whether x > p/2 (circomlib, `packPoint`) |
//! | `bandersnatch` | y and whether x > p/2 (arkworks' compressed point, without a count) |
//!
//! There y is least significant byte first and the sign in the highest bit; y must be below p, and x = 0 has no sign.
//!
//! **Cost.** A compressed point takes a square root in the lanes.

mod read;
mod write;

use crate::encoding::{Encoding, Sign};
use crate::show;
use msmith::curve::EdwardsCurve;
use msmith::{Backend, Engine, Error as Core, Point, WordPoints};
use msmith_io::Error;
use num_bigint::BigUint;

/// Called with the points that are done, and all of them; returns whether to go on.
pub type Watch<'a> = &'a (dyn Fn(u64, u64) -> bool + Sync);

/// Points that share an inversion or a call.
const BATCH: usize = 1024;

/// An Edwards curve, ready to sum.
pub struct Sums {
    curve: EdwardsCurve,
    engine: Engine,
}

impl Sums {
    /// On a backend that this machine has.
    pub fn new(curve: &EdwardsCurve, backend: Backend) -> Result<Self, Error> {
        let engine = Engine::edwards_with_backend(curve, backend)?;
        let curve = curve.clone();
        Ok(Self { curve, engine })
    }

    /// The name of the curve.
    pub fn name(&self) -> &str {
        &self.curve().name
    }

    /// The curve.
    pub fn curve(&self) -> &EdwardsCurve {
        &self.curve
    }

    /// What computes.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// Bytes of a coordinate.
    fn width(&self) -> usize {
        self.curve().p.bits().div_ceil(8) as usize
    }

    /// x and y of a sum.
    fn coordinates(&self, point: &Point) -> [BigUint; 2] {
        let one = || [BigUint::ZERO, BigUint::from(1u32)];
        point.coordinates().map_or_else(one, |(x, y)| {
            [x, y].map(|words| self.engine.from_words(words).swap_remove(0))
        })
    }

    /// A point as it is shown, with the curve's own 32 bytes of it if it has such.
    pub fn shown(&self, point: &Point) -> show::Sum {
        let point = self.coordinates(point);
        let [x, y] = [0, 1].map(|k| Some(show::Coordinate::new(&point[k..=k], self.width())));
        let encoded = Encoding::of(self.curve()).map(|e| self.lowered(&point, e.sign()));
        show::Sum {
            infinity: false,
            x,
            y,
            encoded: encoded.map(|b| format!("0x{}", msmith_io::hex::encode(&b))),
        }
    }

    /// The bytes of y, with the sign of x in the highest bit.
    fn lowered(&self, [x, y]: &[BigUint; 2], sign: Sign) -> Vec<u8> {
        let size = self.compressed();
        let mut bytes = y.to_bytes_le();
        bytes.resize(size, 0);
        bytes[size - 1] |= u8::from(sign.of(x, &self.curve().p)) << 7;
        bytes
    }
}

fn go_on(watch: Watch<'_>, done: usize, all: usize) -> Result<(), Error> {
    if watch(done.min(all) as u64, all as u64) {
        Ok(())
    } else {
        Err(Core::Cancelled.into())
    }
}

/// Room for this many items of a list.
fn room<T>(list: &mut Vec<T>, n: usize) -> Result<(), Core> {
    list.try_reserve_exact(n).map_err(|_| Core::OutOfMemory {
        bytes: (n as u64).saturating_mul(size_of::<T>() as u64),
    })
}

/// Points in Montgomery words.
struct List<'a> {
    sums: &'a Sums,
    points: WordPoints,
}

impl<'a> List<'a> {
    fn new(sums: &'a Sums, n: usize) -> Result<Self, Error> {
        let stride = 2 * sums.engine.words();
        let mut points = WordPoints {
            stride,
            ..WordPoints::default()
        };
        room(&mut points.words, n.saturating_mul(stride))?;
        room(&mut points.finite, n)?;
        Ok(Self { sums, points })
    }

    fn push(&mut self, point: &[BigUint; 2]) {
        let e = &self.sums.engine;
        self.points
            .words
            .extend(point.iter().flat_map(|c| e.to_words(c)));
        self.points.finite.push(true);
    }
}
