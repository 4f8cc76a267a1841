//! What a ceremony has left, and what is made of it for cells.
//!
//! **Columns.** A polynomial f with coefficients `f_m`, m below 4096, is divided by `X^64 − a` for all 128 values a of
//! `x^64` at the 8192nd roots of unity: the quotient is `Σ_j a^j·h_j`, `h_j = Σ_m f_{m+64(j+1)}·X^m`. With m = 64b + i and
//! `F^i_k = f_{64k+i}` the commitment to `h_j` is `Σ_i Σ_b F^i_{j+1+b}·S^i_b`, `S^i_b = [τ^{64b+i}]G`: for each i a
//! correlation, cyclic of length 128. So the transform of its `h` is, place by place, the sum over i of the transform of
//! `F^i` times that of `S^i` in the places `−b`. The second is known beforehand: 64 lists of 128 points, here the 128
//! columns of 64.
//!
//! **Source.** D. Feist, D. Khovratovich, *Fast amortized KZG proofs* (2023), section 3.

use std::sync::OnceLock;

use msmith::curve::Group;
use msmith::{Backend, Domain, Engine, Options, Point, WordPoints};
use msmith_io::table::{Digest, digest};
use msmith_io::{BasesFormat, SetupLists, SetupPoints};

use crate::fr::{curve, reversed};
use crate::points::{COMPRESSED, at, picked};
use crate::{CELLS_PER_EXT_BLOB, Error, FIELD_ELEMENTS_PER_BLOB, FIELD_ELEMENTS_PER_CELL};

/// x ‖ y big-endian, see `data/README.md`.
static LAGRANGE: &[u8] = include_bytes!("../data/kzg-mainnet-lagrange.bin");
static COLUMNS: &[u8] = include_bytes!("../data/kzg-mainnet-columns.bin");
static MONOMIALS: &[u8] = include_bytes!("../data/kzg-mainnet-monomials.bin");
/// Montgomery words.
static SECOND: &[u8] = include_bytes!("../data/kzg-mainnet-g2.bin");

/// A trusted setup of 4096 points.
pub struct Setup {
    engine: Engine,
    /// The Lagrange points in the order of a blob's elements, which is bit-reversed.
    lagrange: WordPoints,
    /// `[τ^i]G` for i below 64.
    pub(crate) monomials: WordPoints,
    /// 128 columns of 64 points, see the head of the file. Those of mainnet are read when they are first asked for.
    columns: OnceLock<WordPoints>,
    /// H, `[τ]H`, `[τ^64]H`.
    pub(crate) second: [Point; 3],
    /// Of the lists in the order of [`List`], where they are known beforehand.
    digests: Option<[Digest; 3]>,
}

/// The lists of points that have tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum List {
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

impl Setup {
    /// Ethereum's mainnet, which is built in: points are read and checked to be on the curve. Takes milliseconds.
    ///
    /// Errors: a backend that this machine lacks.
    pub fn mainnet(backend: Backend) -> Result<Self, Error> {
        let engine = engine(backend)?;
        let (lagrange, monomials) = (built_in(&engine, LAGRANGE)?, built_in(&engine, MONOMIALS)?);
        let words: Vec<u64> = (SECOND.as_chunks().0.iter())
            .map(|word| u64::from_le_bytes(*word))
            .collect();
        let point = |k: usize| Point::new(&words[24 * k..24 * (k + 1)]);
        Ok(Self {
            lagrange: reordered(&lagrange),
            engine,
            monomials,
            columns: OnceLock::new(),
            second: [point(0), point(1), point(2)],
            digests: Some(MAINNET),
        })
    }

    /// A setup from the text that c-kzg-4844 reads, all of whose points are checked, alone and together
    /// ([`SetupPoints::checked`]); the powers of G2 must go up to τ^64. Cost: that of the checks, a transform of 4096
    /// points and 64 of 128.
    ///
    /// Errors: those of [`SetupPoints::checked`]; fewer powers of G2.
    pub fn from_text(backend: Backend, text: &[u8], options: &Options<'_>) -> Result<Self, Error> {
        Self::of_lists(backend, SetupLists::parse(text)?, options)
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
        let (cell, cells) = (FIELD_ELEMENTS_PER_CELL, CELLS_PER_EXT_BLOB);
        let domain = Domain::new(engine.scalar_field()?, cells)?;
        let mut columns = WordPoints {
            stride: powers.stride,
            words: vec![0; powers.stride * cell * cells],
            finite: vec![false; cell * cells],
        };
        for i in 0..cell {
            let mut list = WordPoints {
                stride: powers.stride,
                ..WordPoints::default()
            };
            for k in 0..cells {
                let b = (cells - k) % cells;
                let point = match b < cell {
                    true => at(&powers, cell * b + i),
                    false => Point::infinity(),
                };
                list.push(&point)?;
            }
            let transform = engine.fft(&list, &domain, options)?;
            let stride = columns.stride;
            for j in 0..cells {
                let to = cell * j + i;
                columns.words[stride * to..][..stride]
                    .copy_from_slice(&transform.words[stride * j..][..stride]);
                columns.finite[to] = transform.finite[j];
            }
        }
        Ok(Self {
            monomials: picked(&powers, 0..cell),
            columns: columns.into(),
            engine,
            lagrange,
            second,
            digests: None,
        })
    }

    /// The engine of G1 of BLS12-381 that the sums are computed with.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// The 4096 points that commit, in the order of a blob's elements (bit-reversed).
    pub fn points(&self) -> &WordPoints {
        &self.lagrange
    }

    pub(crate) fn columns(&self) -> Result<&WordPoints, Error> {
        if let Some(columns) = self.columns.get() {
            return Ok(columns);
        }
        let read = built_in(&self.engine, COLUMNS)?;
        Ok(self.columns.get_or_init(|| read))
    }

    pub(crate) fn list(&self, list: List) -> Result<&WordPoints, Error> {
        match list {
            List::Lagrange => Ok(&self.lagrange),
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
