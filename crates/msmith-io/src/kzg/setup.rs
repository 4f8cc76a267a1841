//! Setups: the points that commit, and sums of them.

use std::borrow::Cow;

use msmith::curve::Group;
use msmith::{Backend, Domain, Engine, Options, Output, Scalars, WordPoints};

use super::polynomial::{bit_reversed, domain};
use super::{Blob, ELEMENTS, batch, field};
use crate::table::{Digest, PointsOrTable, Table};
use crate::{BasesFormat, Error, SetupPoints, zcash};

/// Ethereum's mainnet setup: x ‖ y big-endian, see `data/README.md`.
static MAINNET: &[u8] = include_bytes!("../../../msmith-kzg/data/kzg-mainnet-lagrange.bin");

/// The 4096 points that commit, in the order of a blob's elements, and the engine that sums them.
pub struct Setup {
    engine: Engine,
    bases: PointsOrTable,
    /// Where the polynomials of blobs have their values.
    pub(super) domain: Domain,
}

/// A commitment and how it was computed.
pub struct Commitment {
    /// The compressed point, in the encoding of [`crate::zcash`].
    pub bytes: [u8; 48],
    /// The sum as the engine gave it, and how it was computed.
    pub output: Output,
}

impl Setup {
    /// The digest ([`crate::table::digest`]) of the points of Ethereum's mainnet in the order of a blob's elements.
    pub const MAINNET: Digest = Digest([
        0xa6, 0x68, 0x5a, 0xd7, 0xfc, 0x5e, 0x76, 0xc4, 0xc3, 0x18, 0xf7, 0xec, 0x40, 0x76, 0x71,
        0x14, 0x0a, 0x02, 0xf7, 0xac, 0xa6, 0x20, 0x9a, 0xd2, 0xfe, 0xdb, 0xa0, 0xcd, 0xbb, 0x69,
        0xb2, 0x43,
    ]);

    /// The setup of Ethereum's mainnet, which is built in; on the curve by a check made here, in the
    /// subgroup by a test. Takes milliseconds.
    ///
    /// Errors: an engine that is not of G1 of BLS12-381.
    pub fn mainnet(engine: Engine) -> Result<Self, Error> {
        require(&engine)?;
        let points = BasesFormat::AFFINE_BE.read(&engine, MAINNET, &Options::default())?;
        Self::ordered(engine, &points)
    }

    /// A setup from the text that c-kzg-4844 reads ([`BasesFormat::KZG_SETUP`]). Its points are checked, subgroup
    /// included, those of G2 and the powers of G1 too; and what holds of them together: the Lagrange points sum to the
    /// generator (powers in their place do not), and they are those of the τ of the powers of G1 and of G2, where there
    /// are such.
    ///
    /// Cost: a square root and a check for each point, and two sums over each list.
    ///
    /// Errors: an engine that is not of G1 of BLS12-381; text that is not a setup of 4096 points; the first wrong point;
    /// [`Error::Header`] with what does not hold; those of the engine.
    pub fn from_text(engine: Engine, text: &[u8], options: &Options<'_>) -> Result<Self, Error> {
        require(&engine)?;
        let points = SetupPoints::checked(&engine, text, options)?;
        require_length(&points.lagrange)?;
        Self::ordered(engine, &points.lagrange)
    }

    /// The setup of Ethereum's mainnet by a table of its points alone, which are not read: the table is known by
    /// its digest. Commitments and proofs then take their sums from the table.
    ///
    /// Errors: a table of other points.
    pub fn mainnet_from(table: Table) -> Result<Self, Error> {
        table.info.require(&Self::MAINNET)?;
        Self::new(
            table.bases.engine().clone(),
            PointsOrTable::Table(table.into()),
        )
    }

    /// The same setup with a table of its points.
    ///
    /// Errors: a table of other points.
    pub fn with_table(self, table: Table) -> Result<Self, Error> {
        table.info.matches(&self.engine, &*self.points()?)?;
        Self::new(
            table.bases.engine().clone(),
            PointsOrTable::Table(table.into()),
        )
    }

    fn ordered(engine: Engine, points: &WordPoints) -> Result<Self, Error> {
        require_length(points)?;
        let stride = points.stride;
        let order = (0..ELEMENTS).map(bit_reversed);
        let words = order
            .clone()
            .flat_map(|i| points.words[i * stride..(i + 1) * stride].iter());
        let points = WordPoints {
            stride,
            words: words.copied().collect(),
            finite: order.map(|i| points.finite[i]).collect(),
        };
        Self::new(engine, PointsOrTable::Points(points))
    }

    fn new(engine: Engine, bases: PointsOrTable) -> Result<Self, Error> {
        let domain = domain(&engine)?;
        Ok(Self {
            engine,
            bases,
            domain,
        })
    }

    /// The engine that the sums are computed with.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// The 4096 points, in the order of a blob's elements (bit-reversed).
    ///
    /// Errors: those of [`msmith::Bases::points`], where the setup has a table.
    pub fn points(&self) -> Result<Cow<'_, WordPoints>, Error> {
        Ok(match &self.bases {
            PointsOrTable::Points(points) => Cow::Borrowed(points),
            PointsOrTable::Table(table) => Cow::Owned(table.bases.points()?),
        })
    }

    /// Σ scalar_i·L_i over all the points: whatever a setup sums, it sums here. The points are known to
    /// be in the subgroup, whatever `options` say. A table is used unless they name an algorithm.
    pub(super) fn sum(&self, scalars: &[[u64; 4]], options: &Options<'_>) -> Result<Output, Error> {
        let options = Options {
            in_subgroup: true,
            ..*options
        };
        let scalars = Scalars::U256(scalars);
        self.bases.msm(&self.engine, scalars, &options)
    }

    /// The compressed form of a sum.
    pub(super) fn compress(&self, output: &Output) -> Result<[u8; 48], Error> {
        let compressed = zcash::compress(&self.engine, &output.point)?;
        let mut bytes = [0; 48];
        bytes.copy_from_slice(&compressed);
        Ok(bytes)
    }

    /// Commits to a blob (`blob_to_kzg_commitment`): one sum of 4096 points.
    ///
    /// Errors: those of [`Engine::msm`].
    pub fn commit(&self, blob: &Blob, options: &Options<'_>) -> Result<Commitment, Error> {
        let output = self.sum(blob.elements(), options)?;
        let bytes = self.compress(&output)?;
        Ok(Commitment { bytes, output })
    }

    /// Commits to several blobs; results in order. With several threads each has blobs of its own, and
    /// threads to spare are shared out among the blobs.
    ///
    /// Errors: those of [`Setup::commit`] as [`Error::Item`], which names the first blob concerned.
    pub fn commit_batch(
        &self,
        blobs: &[Blob],
        options: &Options<'_>,
    ) -> Result<Vec<Commitment>, Error> {
        batch::each(blobs.len(), options, |i, options| {
            self.commit(&blobs[i], options)
        })
    }
}

/// An engine for setups: of G1 of BLS12-381, on a backend.
///
/// Errors: a backend that this machine does not have.
pub fn engine(backend: Backend) -> Result<Engine, Error> {
    Ok(Engine::with_backend(field::curve()?, Group::G1, backend)?)
}

/// An error unless the engine is of G1 of BLS12-381.
fn require(engine: &Engine) -> Result<(), Error> {
    let (curve, group) = (engine.curve(), engine.group());
    if curve == field::curve()? && group == Group::G1 {
        return Ok(());
    }
    let why = format!(
        "the setup of blobs is of G1 of bls12-381, and the engine is of {group} of {}",
        curve.name
    );
    Err(msmith::Error::Curve(why).into())
}

fn require_length(points: &WordPoints) -> Result<(), Error> {
    let n = points.finite.len();
    if n == ELEMENTS {
        return Ok(());
    }
    Err(Error::Length {
        what: "setup",
        bytes: 48 * n,
        wanted: format!("{ELEMENTS} points of 48 bytes for a blob"),
    })
}
