//! Files of points: one file for each format, and their list.

mod affine;
mod ark;
mod edwards;
mod flagged;
pub(crate) mod gnark;
mod in_place;
pub(crate) mod kzg_setup;
mod records;
mod write;
pub mod zcash;

use msmith::curve::{Curve, EdwardsCurve, Group, known};
use msmith::{Engine, Options, Points, WordPoints};

use crate::Error;
use crate::registry::registry;

pub use in_place::{ChosenPoints, PointsInPlace};
pub(crate) use records::{Encoding, Records, counted, short_count, within, words};
pub(crate) use write::{BLOCK, write};

/// How a file holds points.
///
/// Each constant below says how. The list [`BasesFormat::ALL`] has names and descriptions for help texts;
/// [`str::parse`] finds a name.
///
/// ```
/// use msmith_io::BasesFormat;
///
/// let names = BasesFormat::ALL.map(|format| format.name());
/// assert_eq!(names[..2], ["affine-le", "affine-be"]);
/// assert_eq!("zcash".parse(), Ok(BasesFormat::ZCASH));
/// ```
#[derive(Clone, Copy)]
pub struct BasesFormat {
    name: &'static str,
    about: &'static str,
    /// Whether a curve has it.
    curves: fn(&Curve) -> bool,
    /// How it writes a point, if it can be written.
    encoding: Option<Encoding>,
    /// How it has points of a twisted Edwards curve, if it has them.
    edwards: Option<Encoding>,
}

// The list: a new format is one file and one line here.
registry! { BasesFormat, "bases format",
    /// `affine-le`: x ‖ y, each of the bytes of p, least significant first; G2 as c0 ‖ c1 each; all zero at infinity.
    AFFINE_LE = affine::LITTLE;
    /// `affine-be`: the same, most significant byte first (c0 still first).
    AFFINE_BE = affine::BIG;
    /// `ark-compressed`: arkworks 0.6 with `Compress::Yes`, every curve: x and the sign of y behind a count.
    ARK_COMPRESSED = ark::COMPRESSED;
    /// `ark-uncompressed`: arkworks 0.6 with `Compress::No`, every curve: x and y behind a count.
    ARK_UNCOMPRESSED = ark::UNCOMPRESSED;
    /// `ark-unsigned`: the same without the flag of y's sign, as Aleo's `.usrs` files are; not for BLS12-381.
    ARK_UNSIGNED = ark::UNSIGNED;
    /// `gnark-compressed`: what gnark-crypto writes for a list of points: x and the sign of y behind a count.
    GNARK_COMPRESSED = gnark::COMPRESSED;
    /// `gnark-raw`: the same with `RawEncoding`: x and y behind a count.
    GNARK_RAW = gnark::RAW;
    /// `montgomery-le`: x ‖ y as 64-bit Montgomery words, all zero at infinity.
    MONTGOMERY_LE = affine::MONTGOMERY;
    /// `zcash`: BLS12-381, each point compressed or not as its first bit says.
    ZCASH = zcash::FORMAT;
    /// `kzg-setup`: BLS12-381, the text of a trusted setup: Lagrange points (G1) or powers (G2).
    KZG_SETUP = kzg_setup::FORMAT;
}

impl BasesFormat {
    /// Whether points of the curve can have this format. (Of a twisted Edwards curve: `affine-le`, `affine-be` and
    /// `montgomery-le`, and all but Baby Jubjub `ark-compressed` and `ark-uncompressed`.)
    #[must_use]
    pub fn has(self, curve: &Curve) -> bool {
        (self.curves)(curve)
    }

    /// The points of a file in this format, given as its bytes. Coordinates are below p and points on the curve;
    /// whether they are in the subgroup is not checked: see [`msmith::Engine::check_subgroup`].
    ///
    /// Cost: a compressed point takes a square root, any other a few products; [`Options::threads`] share them.
    /// Progress and cancel flag are heeded.
    ///
    /// Errors: a format that the curve does not have; data that is not a list of points in this format, or that
    /// goes on behind it; the first coordinate that is not below p, and the first point that is not on the curve;
    /// zero threads; a raised cancel flag.
    pub fn read(
        self,
        engine: &Engine,
        bytes: &[u8],
        options: &Options<'_>,
    ) -> Result<WordPoints, Error> {
        let records = match edwards_curve(engine) {
            Some(curve) => {
                let encoding = edwards::encoding(self, curve)?;
                encoding.records(engine.curve(), engine.group(), bytes)?
            }
            None => self.records(engine.curve(), engine.group(), bytes)?,
        };
        records.read(engine, bytes, 0..records.len, options)
    }

    /// The bytes of a list of points in this format: those of a file, which [`BasesFormat::read`] reads, with the count
    /// that `ark-…` and `gnark-…` begin with. The cancel flag is heeded.
    ///
    /// Errors: those of [`BasesFormat::encode`]; more points than the format can count; a raised cancel flag.
    pub fn list(
        self,
        engine: &Engine,
        points: &WordPoints,
        options: &Options<'_>,
    ) -> Result<Vec<u8>, Error> {
        let encoding = self.encoding(engine)?;
        points.check(2 * engine.words())?;
        let n = points.len();
        let mut bytes = encoding.prefix(n)?;
        for first in (0..n).step_by(BLOCK) {
            options.watch.check()?;
            let block = write::block(points, first..n.min(first + BLOCK));
            let some = encoding.bytes(engine, &block);
            bytes.extend(some.map_err(|e| e.shifted(first))?);
        }
        Ok(bytes)
    }

    /// The bytes of points in this format, without the count that its files begin with: [`BasesFormat::list`] has it.
    /// Points are checked as [`BasesFormat::read`] does, so that it reads what was written.
    ///
    /// Errors: a format that cannot be written (`kzg-setup`) or that the curve does not have; words that are not a list of
    /// the engine's points; the first coordinate that is not below p, and the first point that is not on the curve; a point
    /// that the format does not have: (0, 0) where that has the bytes of infinity, and x = 0 in compressed points of
    /// BLS12-381.
    pub fn encode(self, engine: &Engine, points: &WordPoints) -> Result<Vec<u8>, Error> {
        self.encoding(engine)?.bytes(engine, points)
    }

    /// The n points that [`BasesFormat::encode`] gave, checked as [`BasesFormat::read`] does. Errors: those of both.
    pub fn decode(
        self,
        engine: &Engine,
        bytes: &[u8],
        n: usize,
        options: &Options<'_>,
    ) -> Result<WordPoints, Error> {
        let mut file = self.encoding(engine)?.prefix(n)?;
        file.extend(bytes);
        let points = self.read(engine, &file, options)?;
        match points.finite.len() {
            found if found == n => Ok(points),
            found => Err(Error::Length {
                what: "points",
                bytes: bytes.len(),
                wanted: format!("{n} points and not {found}"),
            }),
        }
    }

    /// How a point is written.
    ///
    /// Errors: a format that cannot be written or that the curve does not have.
    pub(crate) fn encoding(self, engine: &Engine) -> Result<Encoding, Error> {
        if let Some(curve) = edwards_curve(engine) {
            return edwards::encoding(self, curve);
        }
        require(self.name, engine.curve(), self.curves)?;
        self.encoding.ok_or_else(|| Error::Header {
            format: self.name,
            why: "files of this format are read and not written".into(),
        })
    }

    /// Where the points are in the bytes of a file.
    pub(crate) fn records(
        self,
        curve: &Curve,
        group: Group,
        bytes: &[u8],
    ) -> Result<Records, Error> {
        require(self.name, curve, self.curves)?;
        match self.encoding {
            Some(encoding) => encoding.records(curve, group, bytes),
            None => kzg_setup::records(curve, group, bytes),
        }
    }
}

/// The twisted Edwards curve that the engine's points are on, if they have its coordinates.
fn edwards_curve(engine: &Engine) -> Option<&EdwardsCurve> {
    engine
        .edwards_curve()
        .filter(|_| engine.takes_edwards_points())
}

/// An error that lists the formats of a curve unless it has this one.
pub(crate) fn require(
    format: &'static str,
    curve: &Curve,
    curves: fn(&Curve) -> bool,
) -> Result<(), Error> {
    if curves(curve) {
        return Ok(());
    }
    let formats = BasesFormat::ALL.into_iter().filter(|f| f.has(curve));
    Err(Error::NoFormat {
        format,
        curve: curve.name.clone(),
        formats: formats
            .map(BasesFormat::name)
            .collect::<Vec<_>>()
            .join(", "),
    })
}

/// For formats of every curve.
fn every(_: &Curve) -> bool {
    true
}

/// For formats of BLS12-381.
fn is_bls12_381(curve: &Curve) -> bool {
    is_built_in(curve, "bls12-381")
}

/// Whether it is the built-in curve of that name; a curve with other numbers may have the name.
pub(crate) fn is_built_in(curve: &Curve, name: &str) -> bool {
    known::by_name(name) == Some(curve)
}
