//! What a ceremony has left, and what is made of it for cells.

use std::sync::OnceLock;

use msmith::curve::Group;
use msmith::{Backend, Domain, Engine, Options, Point, WordPoints};
use msmith_io::room::within;
use msmith_io::table::{Digest, digest};
use msmith_io::{BasesFormat, SetupLists, SetupPoints};
use sha2::{Digest as _, Sha256};

use crate::columns;
use crate::fr::{curve, reversed};
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
    Digest([
        0xa6, 0x68, 0x5a, 0xd7, 0xfc, 0x5e, 0x76, 0xc4, 0xc3, 0x18, 0xf7, 0xec, 0x40, 0x76, 0x71,
        0x14, 0x0a, 0x02, 0xf7, 0xac, 0xa6, 0x20, 0x9a, 0xd2, 0xfe, 0xdb, 0xa0, 0xcd, 0xbb, 0x69,
        0xb2, 0x43,
    ]),
    Digest([
        0x71, 0x4a, 0xf6, 0x0d, 0x7d, 0xe5, 0x51, 0x6a, 0x83, 0xb0, 0x90, 0x0e, 0x10, 0x7b, 0x27,
        0x8a, 0x00, 0x94, 0xb8, 0xed, 0x93, 0x93, 0xd8, 0x12, 0xf2, 0x6c, 0x0a, 0x55, 0x4e, 0x32,
        0xb0, 0x50,
    ]),
    Digest([
        0x51, 0x35, 0x91, 0x4e, 0x28, 0x01, 0x27, 0x1f, 0xdb, 0xbe, 0x83, 0xff, 0x9f, 0xe4, 0xf1,
        0x18, 0x74, 0xae, 0xf5, 0x6b, 0x8d, 0x3b, 0x0f, 0x21, 0x2c, 0xaa, 0x7a, 0x7f, 0x39, 0xe7,
        0xaa, 0x0d,
    ]),
];

/// SHA-256 of mainnet's lists as the text of its setup has them, compressed: Lagrange points, powers of G2, powers of G1.
const COMPRESSED_LISTS: [[u8; 32]; 3] = [
    [
        0x52, 0xc7, 0x61, 0x5a, 0x9b, 0xd3, 0xeb, 0x20, 0xdf, 0x67, 0xeb, 0x5a, 0x81, 0xee, 0x70,
        0x1c, 0x96, 0x78, 0x7c, 0x82, 0xa5, 0xff, 0x63, 0x87, 0x40, 0xb5, 0x4f, 0xba, 0xdf, 0xde,
        0x96, 0x0b,
    ],
    [
        0xd0, 0xd2, 0xcb, 0xf4, 0x0c, 0x8f, 0x01, 0xe7, 0x07, 0xf1, 0xc0, 0xb9, 0xac, 0x1d, 0xbb,
        0xce, 0xb8, 0x9a, 0x18, 0x04, 0x1c, 0xbc, 0xe0, 0x9e, 0xb3, 0xec, 0x02, 0x5d, 0x5e, 0xcd,
        0x6d, 0x43,
    ],
    [
        0x08, 0x79, 0x75, 0x79, 0xf6, 0xcf, 0xd5, 0x78, 0x8e, 0xdd, 0xc1, 0xa2, 0x15, 0xd6, 0x4d,
        0xcf, 0xab, 0xd0, 0x4a, 0xcb, 0xca, 0xf2, 0x95, 0x3f, 0xb2, 0xc1, 0xaf, 0xb8, 0x30, 0xf4,
        0x33, 0x15,
    ],
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
