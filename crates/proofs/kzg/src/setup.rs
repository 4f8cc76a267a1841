//! What a ceremony has left, and what is made of it for cells.

use std::sync::OnceLock;

use msmith::curve::Group;
use msmith::{Backend, Domain, Engine, Options, Point, WordPoints};
use msmith_io::room::within;
use msmith_io::table::{Digest, digest};
use msmith_io::{BasesFormat, SetupLists, SetupPoints};
use sha2::{Digest as _, Sha256};

use crate::columns;
use crate::fr::{curve, in_hex, reversed};
use crate::points::{COMPRESSED, at, picked};
use crate::{Error, FIELD_ELEMENTS_PER_BLOB, FIELD_ELEMENTS_PER_CELL};

/// x ‖ y big-endian, see `data/README.md`.
static LAGRANGE: &[u8] = include_bytes!("../data/kzg-mainnet-lagrange.bin");
static COLUMNS: &[u8] = include_bytes!("../data/kzg-mainnet-columns.bin");
static MONOMIALS: &[u8] = include_bytes!("../data/kzg-mainnet-monomials.bin");
/// Montgomery words.
static SECOND: &[u8] = include_bytes!("../data/kzg-mainnet-g2.bin");

/// What making a setup takes, with the transforms of 4096 points.
const NEEDED: u64 = 32 << 20;

/// A trusted setup of 4096 points.
pub struct Setup {
    engine: Engine,
    /// What blobs are committed with.
    basis: Basis,
    /// `[τ^i]G` for i below 64.
    pub(crate) monomials: WordPoints,
    /// 128 columns of 64 points, see [`columns`]. Those of mainnet are read when they are first asked for.
    columns: OnceLock<WordPoints>,
    /// H, `[τ]H`, `[τ^64]H`.
    pub(crate) second: [Point; 3],
    /// Of the lists in the order of [`List`], where they are known beforehand.
    digests: Option<[Digest; 3]>,
}

/// 4096 points that commit.
enum Basis {
    /// The Lagrange points in the order of a blob's elements, which is bit-reversed; and the bytes of the columns, unless
    /// these have been made. Programs that have no such setup need not carry the bytes.
    Lagrange(WordPoints, &'static [u8]),
    /// The columns of the first 64 cells; and those of the others, compressed, if they are there.
    Columns(WordPoints, Option<Vec<u8>>),
}

/// The lists of points that have tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum List {
    /// What blobs are committed with: mostly the Lagrange points.
    Lagrange,
    Columns,
    Monomials,
}

/// The digests of mainnet's lists.
const MAINNET: [Digest; 3] = [
    Digest(in_hex(
        "a6685ad7fc5e76c4c318f7ec407671140a02f7aca6209ad2fedba0cdbb69b243",
    )),
    Digest(in_hex(
        "714af60d7de5516a83b0900e107b278a0094b8ed9393d812f26c0a554e32b050",
    )),
    Digest(in_hex(
        "5135914e2801271fdbbe83ff9fe4f11874aef56b8d3b0f212caa7a7f39e7aa0d",
    )),
];

/// SHA-256 of mainnet's lists as the text of its setup has them, compressed: Lagrange points, powers of G2, powers of G1.
const COMPRESSED_LISTS: [[u8; 32]; 3] = [
    in_hex("52c7615a9bd3eb20df67eb5a81ee701c96787c82a5ff638740b54fbadfde960b"),
    in_hex("d0d2cbf40c8f01e707f1c0b9ac1dbbceb89a18041cbce09eb3ec025d5ecd6d43"),
    in_hex("08797579f6cfd5788eddc1a215d64dcfabd04acbcaf2953fb2c1afb830f43315"),
];

impl Setup {
    /// Ethereum's mainnet, which is built in: points are read and checked to be on the curve. Takes milliseconds.
    ///
    /// Errors: a backend that this machine lacks.
    pub fn mainnet(backend: Backend) -> Result<Self, Error> {
        let engine = engine(backend)?;
        let lagrange = reordered(&built_in(&engine, LAGRANGE)?);
        let digests = Some(MAINNET);
        Ok(Self {
            digests,
            ..Self::of_mainnet(engine, Basis::Lagrange(lagrange, COLUMNS))?
        })
    }

    /// Ethereum's mainnet from a third of the bytes that are built in for [`Setup::mainnet`], for programs that must be
    /// small: `first` are the columns of the first 64 cells (`columns.rs`), 4096 compressed points in the order of the
    /// cells, which commit as well. The results of a context are the same. `others` are the columns of the other cells in
    /// the same form, which are not looked at before proofs of cells are made; where there are none, they are made then.
    ///
    /// The bytes are known by their digests. Cost: 4096 square roots, later as many; or 128 transforms of 64 points.
    ///
    /// Errors: a backend that this machine lacks; bytes that are not those of mainnet.
    pub fn mainnet_from_columns(
        backend: Backend,
        first: &[u8],
        others: Option<Vec<u8>>,
    ) -> Result<Self, Error> {
        let engine = engine(backend)?;
        let first = columns::of_mainnet(&engine, first, 0)?;
        Self::of_mainnet(engine, Basis::Columns(first, others))
    }

    /// With what is small of mainnet.
    fn of_mainnet(engine: Engine, basis: Basis) -> Result<Self, Error> {
        let words: Vec<u64> = (SECOND.as_chunks().0.iter())
            .map(|word| u64::from_le_bytes(*word))
            .collect();
        let point = |k: usize| Point::new(&words[24 * k..24 * (k + 1)]);
        Ok(Self {
            monomials: built_in(&engine, MONOMIALS)?,
            engine,
            basis,
            columns: OnceLock::new(),
            second: [point(0), point(1), point(2)],
            digests: None,
        })
    }

    /// A setup from the text that c-kzg-4844 reads, all of whose points are checked, alone and together
    /// ([`SetupPoints::checked`]); the powers of G2 must go up to τ^64. Cost: that of the checks, a transform of 4096
    /// points and 64 of 128; for that of Ethereum's mainnet, which is known by its digests, milliseconds. Other
    /// presets than of 4096 elements are refused.
    ///
    /// Errors: those of [`SetupPoints::checked`]; fewer powers of G2.
    pub fn from_text(backend: Backend, text: &[u8], options: &Options<'_>) -> Result<Self, Error> {
        Self::of_lists(backend, SetupLists::parse(text)?, options)
    }

    /// Whether a text, as [`Setup::from_text`] takes it, is that of Ethereum's mainnet, by the digests of its lists; with or
    /// without the powers of G1. Takes milliseconds.
    ///
    /// Errors: text that is not a setup.
    pub fn is_mainnet(text: &[u8]) -> Result<bool, Error> {
        Ok(are_mainnet(&SetupLists::parse(text)?))
    }

    /// A setup from what c-kzg-4844's `load_trusted_setup` takes: compressed points, the powers of G1, the Lagrange points
    /// in their own order, which is not bit-reversed, and the powers of G2. Checks and cost as [`Setup::from_text`];
    /// no powers of G1 stand for powers that are not given.
    ///
    /// Errors: those of [`Setup::from_text`]; the first point that is not compressed.
    pub fn from_bytes(
        backend: Backend,
        powers: &[[u8; 48]],
        lagrange: &[[u8; 48]],
        powers_of_second: &[[u8; 96]],
        options: &Options<'_>,
    ) -> Result<Self, Error> {
        compressed("power of G1", powers)?;
        compressed("Lagrange point", lagrange)?;
        compressed("power of G2", powers_of_second)?;
        let lists = SetupLists {
            lagrange: lagrange.as_flattened().to_vec(),
            second: powers_of_second.as_flattened().to_vec(),
            powers: (!powers.is_empty()).then(|| powers.as_flattened().to_vec()),
        };
        Self::of_lists(backend, lists, options)
    }

    fn of_lists(backend: Backend, lists: SetupLists, options: &Options<'_>) -> Result<Self, Error> {
        // A module for JavaScript has a third of the points that are built in here, and asks before it comes here.
        if cfg!(not(all(target_family = "wasm", target_os = "unknown"))) && are_mainnet(&lists) {
            return Self::mainnet(backend);
        }
        Self::checked(backend, lists, options)
    }

    /// Whatever the lists are.
    pub(crate) fn checked(
        backend: Backend,
        lists: SetupLists,
        options: &Options<'_>,
    ) -> Result<Self, Error> {
        let options = &within(options, (NEEDED, NEEDED / 2))?;
        let engine = engine(backend)?;
        let read = SetupPoints::checked(&engine, lists, FIELD_ELEMENTS_PER_BLOB, options)?;
        let found = read.powers_of_second.finite.len();
        if found <= FIELD_ELEMENTS_PER_CELL {
            return Err(Error::Lengths {
                what: "power of G2",
                found,
                wanted: FIELD_ELEMENTS_PER_CELL + 1,
            });
        }
        let second = [0, 1, FIELD_ELEMENTS_PER_CELL].map(|k| at(&read.powers_of_second, k));
        Self::of(engine, reordered(&read.lagrange), second, options)
    }

    /// What is made of the Lagrange points: their transform are the powers, those of the powers the columns.
    pub(crate) fn of(
        engine: Engine,
        lagrange: WordPoints,
        second: [Point; 3],
        options: &Options<'_>,
    ) -> Result<Self, Error> {
        let options = &Options {
            in_subgroup: true,
            ..*options
        };
        let natural = reordered(&lagrange);
        let all = Domain::new(engine.scalar_field()?, FIELD_ELEMENTS_PER_BLOB)?;
        let powers = engine.fft(&natural, &all, options)?;
        Ok(Self {
            monomials: picked(&powers, 0..FIELD_ELEMENTS_PER_CELL),
            columns: columns::of_powers(&engine, &powers, options)?.into(),
            engine,
            basis: Basis::Lagrange(lagrange, &[]),
            second,
            digests: None,
        })
    }

    /// The engine of G1 of BLS12-381 that the sums are computed with.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// The 4096 points that commit: the Lagrange points in the order of a blob's elements (bit-reversed), or, of
    /// [`Setup::mainnet_from_columns`], the columns of the first 64 cells.
    pub fn points(&self) -> &WordPoints {
        match &self.basis {
            Basis::Lagrange(points, _) | Basis::Columns(points, _) => points,
        }
    }

    /// Whether it is columns that commit.
    pub(crate) fn has_columns(&self) -> bool {
        matches!(self.basis, Basis::Columns(..))
    }

    pub(crate) fn columns(&self) -> Result<&WordPoints, Error> {
        if let Some(columns) = self.columns.get() {
            return Ok(columns);
        }
        let engine = &self.engine;
        let read = match &self.basis {
            Basis::Lagrange(_, bytes) => built_in(engine, bytes)?,
            Basis::Columns(first, others) => {
                let options = &Options {
                    in_subgroup: true,
                    ..Options::default()
                };
                let others = match others {
                    Some(bytes) => columns::of_mainnet(engine, bytes, 1)?,
                    None => columns::of_first(engine, first, options)?,
                };
                columns::of_halves(first, &others)
            }
        };
        Ok(self.columns.get_or_init(|| read))
    }

    pub(crate) fn list(&self, list: List) -> Result<&WordPoints, Error> {
        match list {
            List::Lagrange => Ok(self.points()),
            List::Columns => self.columns(),
            List::Monomials => Ok(&self.monomials),
        }
    }

    /// What a table of a list is known by.
    pub(crate) fn digest(&self, list: List) -> Result<Digest, Error> {
        match self.digests {
            Some(digests) => Ok(digests[list as usize]),
            None => Ok(digest(&self.engine, self.list(list)?)?),
        }
    }
}

/// Whether lists are those of mainnet, by their digests.
fn are_mainnet(lists: &SetupLists) -> bool {
    let SetupLists {
        lagrange,
        second,
        powers,
    } = lists;
    let lists = [Some(lagrange), Some(second), powers.as_ref()];
    let is_known = |(list, known): (Option<&Vec<u8>>, &[u8; 32])| {
        list.is_none_or(|bytes| Sha256::digest(bytes)[..] == *known)
    };
    lists.into_iter().zip(&COMPRESSED_LISTS).all(is_known)
}

/// An error unless all points have the form that is compressed.
fn compressed<const N: usize>(what: &'static str, points: &[[u8; N]]) -> Result<(), Error> {
    match points.iter().position(|point| point[0] & COMPRESSED == 0) {
        None => Ok(()),
        Some(index) => {
            let why = "the form is not the compressed one".into();
            Err(Error::Point { what, index, why })
        }
    }
}

/// An engine for setups.
fn engine(backend: Backend) -> Result<Engine, Error> {
    Ok(Engine::with_backend(curve()?, Group::G1, backend)?)
}

fn built_in(engine: &Engine, bytes: &[u8]) -> Result<WordPoints, Error> {
    Ok(BasesFormat::AFFINE_BE.read(engine, bytes, &Options::default())?)
}

/// 4096 points in bit-reversed order.
fn reordered(points: &WordPoints) -> WordPoints {
    let n = FIELD_ELEMENTS_PER_BLOB;
    picked(points, (0..n).map(|k| reversed(k, n)))
}
