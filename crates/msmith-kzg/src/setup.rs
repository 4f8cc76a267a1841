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

use msmith::curve::Group;
use msmith::{Backend, Domain, Engine, Options, Point, WordPoints};
use msmith_io::{BasesFormat, kzg};

use crate::fr::{curve, reversed};
use crate::points::at;
use crate::{CELLS_PER_EXT_BLOB, Error, FIELD_ELEMENTS_PER_BLOB, FIELD_ELEMENTS_PER_CELL};

/// x ‖ y big-endian, see `data/README.md`.
static COLUMNS: &[u8] = include_bytes!("../data/kzg-mainnet-columns.bin");
static MONOMIALS: &[u8] = include_bytes!("../data/kzg-mainnet-monomials.bin");
/// Montgomery words.
static SECOND: &[u8] = include_bytes!("../data/kzg-mainnet-g2.bin");

/// A trusted setup of 4096 points.
pub struct Setup {
    /// The Lagrange points, and sums of them.
    pub(crate) lagrange: kzg::Setup,
    /// `[τ^i]G` for i below 64.
    pub(crate) monomials: WordPoints,
    /// 128 columns of 64 points; see the head of the file.
    pub(crate) columns: WordPoints,
    /// H, `[τ]H`, `[τ^64]H`.
    pub(crate) second: [Point; 3],
}

impl Setup {
    /// Ethereum's mainnet, which is built in: points are read and checked to be on the curve.
    ///
    /// Errors: a backend that this machine lacks.
    pub fn mainnet(backend: Backend) -> Result<Self, Error> {
        let engine = kzg::engine(backend)?;
        let read = |bytes| BasesFormat::AFFINE_BE.read(&engine, bytes, &Options::default());
        let (columns, monomials) = (read(COLUMNS)?, read(MONOMIALS)?);
        let words: Vec<u64> = (SECOND.as_chunks().0.iter())
            .map(|word| u64::from_le_bytes(*word))
            .collect();
        let point = |k: usize| Point::new(&words[24 * k..24 * (k + 1)]);
        Ok(Self {
            lagrange: kzg::Setup::mainnet(engine)?,
            monomials,
            columns,
            second: [point(0), point(1), point(2)],
        })
    }

    /// A setup from the text that c-kzg-4844 reads, all of whose points are checked, alone and together
    /// ([`kzg::Setup::from_text`]); the powers of G2 must go up to τ^64. Cost: that of the checks, a transform of 4096
    /// points and 64 of 128.
    ///
    /// Errors: those of [`kzg::Setup::from_text`]; fewer powers of G2.
    pub fn from_text(backend: Backend, text: &[u8], options: &Options<'_>) -> Result<Self, Error> {
        let lagrange = kzg::Setup::from_text(kzg::engine(backend)?, text, options)?;
        let second = Engine::with_backend(curve()?, Group::G2, backend)?;
        let powers = BasesFormat::KZG_SETUP.read(&second, text, options)?;
        let found = powers.finite.len();
        if found <= FIELD_ELEMENTS_PER_CELL {
            return Err(Error::Lengths {
                what: "power of G2",
                found,
                wanted: FIELD_ELEMENTS_PER_CELL + 1,
            });
        }
        let second = [0, 1, FIELD_ELEMENTS_PER_CELL].map(|k| at(&powers, k));
        Self::of(lagrange, second, options)
    }

    /// What is made of the Lagrange points: their transform are the powers, those of the powers the columns.
    pub(crate) fn of(
        lagrange: kzg::Setup,
        second: [Point; 3],
        options: &Options<'_>,
    ) -> Result<Self, Error> {
        let (engine, options) = (
            lagrange.engine(),
            &Options {
                in_subgroup: true,
                ..*options
            },
        );
        let points = lagrange.points()?;
        let natural = picked(
            &points,
            (0..FIELD_ELEMENTS_PER_BLOB).map(|k| reversed(k, FIELD_ELEMENTS_PER_BLOB)),
        );
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
            columns,
            second,
            lagrange,
        })
    }

    /// The engine of G1.
    pub(crate) fn engine(&self) -> &Engine {
        self.lagrange.engine()
    }
}

/// Some points of a list, in an order.
fn picked(points: &WordPoints, which: impl IntoIterator<Item = usize>) -> WordPoints {
    let mut list = WordPoints {
        stride: points.stride,
        ..WordPoints::default()
    };
    for i in which {
        list.words
            .extend(&points.words[points.stride * i..][..points.stride]);
        list.finite.push(points.finite[i]);
    }
    list
}
