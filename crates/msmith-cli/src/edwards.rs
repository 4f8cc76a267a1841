//! Sums over twisted Edwards curves: points from files or a seed, their checks, and the engine.
//!
//! | format | a point | curves |
//! |---|---|---|
//! | `affine-le`, `affine-be` | x ‖ y, each of the bytes of p; the neutral element is (0, 1) | all |
//! | `ark-uncompressed` | arkworks 0.6: x ‖ y, least significant byte first, behind a count | all but Baby Jubjub |
//! | `ark-compressed` | arkworks 0.6: y and the sign of x behind a count | all but Baby Jubjub |
//! | `ed25519` | y and the parity of x (RFC 8032 §5.1.2), strict | Ed25519 |
//! | `jubjub` | v and the parity of u (Zcash protocol specification §5.4.9.3) | Jubjub |
//! | `baby-jubjub` | y and whether x > p/2 (circomlib, `packPoint`) | Baby Jubjub |
//! | `bandersnatch` | y and whether x > p/2 (arkworks' compressed point, without a count) | Bandersnatch |
//!
//! The last four are 32 bytes a point, y least significant byte first and the sign in the highest bit. y must be
//! below p, and x = 0 has no sign. Arkworks scales x of Baby Jubjub, so that its bytes would be other points.
//!
//! **Cost.** A compressed point takes a square root: in the lanes where p is 5 mod 8 (Ed25519), else one
//! exponentiation and about s²/4 products of big integers, 2^s being the largest power of two in p − 1.

mod field;

use field::{Field, Roots, integer};
use msmith::curve::EdwardsCurve;
use msmith::{Backend, EdwardsEngine, Error as Core, Options, Output, Point, Scalars, WordPoints};
use msmith_io::{BasesFormat, Error, ScalarList, random};
use num_bigint::BigUint;

use crate::args::PointsFormat;

/// Told the points that are done, and all of them; whether to go on.
pub type Heard<'a> = &'a (dyn Fn(u64, u64) -> bool + Sync);

const WHAT: &str = "points";
/// Bytes of arkworks' count.
const PREFIX: usize = 8;
/// Points that share an inversion or a call.
const BATCH: usize = 1024;
/// The bit of the sign in the last byte.
const SIGN: u8 = 0x80;

/// The 32 bytes of a point that a curve has of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// RFC 8032.
    Ed25519,
    /// Zcash.
    Jubjub,
    /// Circomlib.
    BabyJubjub,
    /// Arkworks.
    Bandersnatch,
}

/// Which x has the bit of its sign set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sign {
    /// Odd ones.
    Odd,
    /// Those above p/2.
    Larger,
}

impl Encoding {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::Ed25519,
        Self::Jubjub,
        Self::BabyJubjub,
        Self::Bandersnatch,
    ];

    /// The name, which is that of the curve.
    pub fn name(self) -> &'static str {
        match self {
            Self::Ed25519 => "ed25519",
            Self::Jubjub => "jubjub",
            Self::BabyJubjub => "baby-jubjub",
            Self::Bandersnatch => "bandersnatch",
        }
    }

    fn of(curve: &EdwardsCurve) -> Option<Self> {
        Self::ALL.into_iter().find(|e| e.name() == curve.name)
    }

    fn sign(self) -> Sign {
        match self {
            Self::Ed25519 | Self::Jubjub => Sign::Odd,
            Self::BabyJubjub | Self::Bandersnatch => Sign::Larger,
        }
    }
}

impl Sign {
    fn of(self, x: &BigUint, p: &BigUint) -> bool {
        match self {
            Self::Odd => x.bit(0),
            Self::Larger => x << 1u32 > *p,
        }
    }
}

/// An Edwards curve, ready to sum.
pub struct Sums {
    engine: EdwardsEngine,
}

impl Sums {
    /// On a backend that this machine has.
    pub fn new(curve: &EdwardsCurve, backend: Backend) -> Result<Self, Error> {
        let engine = EdwardsEngine::with_backend(curve, backend)?;
        Ok(Self { engine })
    }

    /// The name of the curve.
    pub fn name(&self) -> &str {
        &self.curve().name
    }

    fn curve(&self) -> &EdwardsCurve {
        self.engine.curve()
    }

    fn field(&self) -> Field<'_> {
        Field { p: &self.curve().p }
    }

    /// Bytes of a coordinate.
    pub fn width(&self) -> usize {
        self.curve().p.bits().div_ceil(8) as usize
    }

    /// `Σ a_i P_i`.
    pub fn msm(
        &self,
        points: &WordPoints,
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<Output, Error> {
        Ok(self.engine.msm_once(points, scalars, options)?)
    }

    /// x and y of a sum.
    pub fn coordinates(&self, point: &Point) -> [BigUint; 2] {
        let one = || [BigUint::ZERO, BigUint::from(1u32)];
        point.as_ref().map_or_else(one, |(x, y)| {
            [x, y].map(|words| self.engine.weierstrass().from_words(words).swap_remove(0))
        })
    }

    /// The curve's own 32 bytes of a point, if it has such.
    pub fn encode(&self, [x, y]: &[BigUint; 2]) -> Option<Vec<u8>> {
        let sign = Encoding::of(self.curve())?.sign();
        let mut bytes = y.to_bytes_le();
        bytes.resize(32, 0);
        bytes[31] |= u8::from(sign.of(x, &self.curve().p)) << 7;
        Some(bytes)
    }

    /// Random scalars.
    pub fn scalars(&self, n: usize, seed: u64) -> Result<ScalarList, Error> {
        random::scalars(self.engine.weierstrass(), n, seed)
    }

    /// Random points of the subgroup of odd order.
    pub fn random(&self, n: usize, seed: u64, heard: Heard<'_>) -> Result<WordPoints, Error> {
        let drawn = random::points(self.engine.weierstrass(), n, seed)?;
        let f = self.field();
        let map = derived_map(self.curve())?;
        let words = self.engine.words();
        let shift = BigUint::from(1u32) << (64 * words);
        let unshift = shift.modinv(f.p).unwrap_or_default();
        let mut list = List::new(self, n);
        for (k, batch) in drawn.words.chunks(BATCH * drawn.stride.max(1)).enumerate() {
            let points: Vec<_> = batch
                .chunks_exact(2 * words)
                .map(|w| [&w[..words], &w[words..]].map(|w| f.mul(&integer(w), &unshift)))
                .map(|[x, y]| {
                    let t = f.sub(&x, &map.alpha);
                    (f.add(&t, &map.w), t, y)
                })
                .collect();
            let inverses = f.inverses(points.iter().map(|(n, _, y)| f.mul(y, n)).collect());
            for ((n, t, y), i) in points.iter().zip(inverses) {
                let i = i.ok_or(Core::AtInfinity)?;
                let x_e = f.mul(&f.mul(&f.mul(&map.scale, t), n), &i);
                let y_e = f.mul(&f.mul(&f.sub(t, &map.w), y), &i);
                list.push(&[x_e, y_e]);
            }
            go_on(heard, (k + 1) * BATCH, n)?;
        }
        Ok(list.points)
    }

    /// The points of a file, on the curve.
    pub fn read(
        &self,
        format: PointsFormat,
        bytes: &[u8],
        heard: Heard<'_>,
    ) -> Result<WordPoints, Error> {
        let of_ark = Encoding::of(self.curve()) != Some(Encoding::BabyJubjub);
        match format {
            PointsFormat::Bases(BasesFormat::AffineLe) => self.affine(bytes, false, heard),
            PointsFormat::Bases(BasesFormat::AffineBe) => self.affine(bytes, true, heard),
            PointsFormat::Bases(BasesFormat::ArkUncompressed) if of_ark => {
                let points = counted(bytes, 2 * self.width())?;
                self.affine(points, false, heard)
            }
            PointsFormat::Bases(BasesFormat::ArkCompressed) if of_ark => {
                let points = counted(bytes, self.compressed())?;
                self.lift(points, Sign::Larger, heard)
            }
            PointsFormat::Own(encoding) if Encoding::of(self.curve()) == Some(encoding) => {
                self.lift(bytes, encoding.sign(), heard)
            }
            other => Err(Error::NoFormat {
                format: other.name(),
                curve: self.name().to_owned(),
                formats: self.formats(of_ark),
            }),
        }
    }

    fn formats(&self, of_ark: bool) -> String {
        let mut list = vec![BasesFormat::AffineLe.name(), BasesFormat::AffineBe.name()];
        if of_ark {
            list.extend([
                BasesFormat::ArkCompressed.name(),
                BasesFormat::ArkUncompressed.name(),
            ]);
        }
        list.extend(Encoding::of(self.curve()).map(Encoding::name));
        list.join(", ")
    }

    /// Bytes of y and the bit of a sign.
    fn compressed(&self) -> usize {
        (self.curve().p.bits() + 1).div_ceil(8) as usize
    }

    fn affine(&self, bytes: &[u8], big: bool, heard: Heard<'_>) -> Result<WordPoints, Error> {
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
                go_on(heard, index, n)?;
            }
        }
        Ok(list.points)
    }

    /// Points from y and the sign of x.
    fn lift(&self, bytes: &[u8], sign: Sign, heard: Heard<'_>) -> Result<WordPoints, Error> {
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
            self.lift_in_lanes(&ys, &signs, heard)
        } else {
            self.lift_one_by_one(&ys, &signs, sign, heard)
        }
    }

    fn lift_in_lanes(
        &self,
        ys: &[BigUint],
        odd: &[bool],
        heard: Heard<'_>,
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
            go_on(heard, (k + 1) * BATCH, ys.len())?;
        }
        Ok(all)
    }

    fn lift_one_by_one(
        &self,
        ys: &[BigUint],
        signs: &[bool],
        sign: Sign,
        heard: Heard<'_>,
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
                go_on(heard, index, ys.len())?;
            }
        }
        Ok(list.points)
    }

    /// An error unless every point is in the subgroup of order r: by way of the Weierstrass form.
    pub fn check_subgroup(
        &self,
        points: &WordPoints,
        options: &Options<'_>,
        heard: Heard<'_>,
    ) -> Result<(), Error> {
        let (f, map, e) = (
            self.field(),
            derived_map(self.curve())?,
            self.engine.weierstrass(),
        );
        let n = points.finite.len();
        let words = self.engine.words();
        let one = BigUint::from(1u32);
        let shift = BigUint::from(1u32) << (64 * words);
        let unshift = shift.modinv(f.p).unwrap_or_default();
        for (k, batch) in points
            .words
            .chunks(BATCH * points.stride.max(1))
            .enumerate()
        {
            let first = k * BATCH;
            let outside = |i: usize| Error::from(Core::NotInSubgroup { index: first + i });
            let batch: Vec<_> = batch
                .chunks_exact(2 * words)
                .map(|w| [&w[..words], &w[words..]].map(|w| f.mul(&integer(w), &unshift)))
                .collect();
            let inverses = f.inverses(
                batch
                    .iter()
                    .map(|[x, y]| f.mul(&f.sub(&one, y), x))
                    .collect(),
            );
            let mut list = List::new(self, batch.len());
            for (i, ([x, y], inverse)) in batch.iter().zip(inverses).enumerate() {
                match inverse {
                    Some(inverse) => {
                        let k = f.mul(&f.add(&one, y), &inverse);
                        let x_w = f.add(&map.alpha, &f.mul(&map.w, &f.mul(x, &k)));
                        list.push(&[x_w, f.mul(&map.scale_w, &k)]);
                    }
                    None if *y == one => list.push_infinity(),
                    // (0, −1), of order two.
                    None => return Err(outside(i)),
                }
            }
            e.check_subgroup(&list.points, options)
                .map_err(|why| match why {
                    Core::NotInSubgroup { index } => outside(index),
                    why => why.into(),
                })?;
            go_on(heard, first + BATCH, n)?;
        }
        Ok(())
    }
}

fn go_on(heard: Heard<'_>, done: usize, all: usize) -> Result<(), Error> {
    if heard(done.min(all) as u64, all as u64) {
        Ok(())
    } else {
        Err(Core::Cancelled.into())
    }
}

fn derived_map(curve: &EdwardsCurve) -> Result<msmith::curve::edwards::Map, Error> {
    Ok(msmith::curve::edwards::derive(curve)?.map)
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

/// Points in Montgomery words.
struct List<'a> {
    sums: &'a Sums,
    points: WordPoints,
}

impl<'a> List<'a> {
    fn new(sums: &'a Sums, n: usize) -> Self {
        let stride = 2 * sums.engine.words();
        let points = WordPoints {
            stride,
            words: Vec::with_capacity(n * stride),
            finite: Vec::with_capacity(n),
        };
        Self { sums, points }
    }

    fn push(&mut self, point: &[BigUint; 2]) {
        let e = self.sums.engine.weierstrass();
        self.points
            .words
            .extend(point.iter().flat_map(|c| e.to_words(c)));
        self.points.finite.push(true);
    }

    fn push_infinity(&mut self) {
        self.points
            .words
            .resize(self.points.words.len() + self.points.stride, 0);
        self.points.finite.push(false);
    }
}
