//! The points that proofs of cells are made with, of which the first half commits too.
//!
//! **Columns.** A polynomial f with coefficients `f_m`, m below 4096, is divided by `X^64 − a` for all 128 values a of
//! `x^64` at the 8192nd roots of unity: the quotient is `Σ_j a^j·h_j`, `h_j = Σ_m f_{m+64(j+1)}·X^m`. With m = 64b + i and
//! `F^i_k = f_{64k+i}` the commitment to `h_j` is `Σ_i Σ_b F^i_{j+1+b}·S^i_b`, `S^i_b = [τ^{64b+i}]G`: for each i a
//! correlation, cyclic of length 128. So the transform of its `h` is, place by place, the sum over i of the transform of
//! `F^i` times that of `S^i` in the places `−b`. The second is known beforehand: 64 lists of 128 points, here the 128
//! columns of 64.
//!
//! **Committing.** Over the 64th roots of unity a, the even places, `F^i` is `Σ_a F^i(a)/64·Σ_b (Y/a)^b`, so that f has the
//! commitment `Σ_a Σ_i F^i(a)/64·C^i_a` with these columns C. The `F^i(a)` are the coefficients of the polynomial of
//! degree below 64 that has the values of a cell of the blob: one transform of 64. A cell of zeros costs nothing.
//!
//! **Order.** The columns of all places; or those of the first 64 cells, whose places are the even ones in bit-reversed
//! order, and those of the others.
//!
//! **Source.** D. Feist, D. Khovratovich, *Fast amortized KZG proofs* (2023), section 3.

use msmith::{Domain, Engine, Options, Point, WordPoints};
use msmith_io::zcash;
use sha2::{Digest, Sha256};

use crate::fr::{in_hex, reversed};
use crate::points::{append, at, picked};
use crate::{CELLS_PER_EXT_BLOB, Error, FIELD_ELEMENTS_PER_CELL};

const CELL: usize = FIELD_ELEMENTS_PER_CELL;
const CELLS: usize = CELLS_PER_EXT_BLOB;

/// SHA-256 of mainnet's columns, compressed: of the first 64 cells and of the others.
const MAINNET: [[u8; 32]; 2] = [
    in_hex("75483d75d0009adbab6750baf684b1564c999a39c0a39ef1d42d931ee0fcfb29"),
    in_hex("785a13f5fbdc70dedc9dcc008cf5766ac7939ebe56343ef960d79b6e04630c48"),
];

/// One half of mainnet's columns from their compressed forms, in the order of the cells.
///
/// Errors: other bytes.
pub fn of_mainnet(engine: &Engine, bytes: &[u8], half: usize) -> Result<WordPoints, Error> {
    let wanted = 48 * CELL * CELLS / 2;
    if bytes.len() != wanted {
        let error = msmith_io::Error::Length {
            what: ["mainnet's first columns", "mainnet's other columns"][half],
            bytes: bytes.len(),
            wanted: format!("{wanted}"),
        };
        return Err(error.into());
    }
    let what = [
        "the digest of mainnet's first columns",
        "the digest of mainnet's other columns",
    ][half];
    // Of known bytes the points are known to be in the subgroup.
    match Sha256::digest(bytes)[..] == MAINNET[half] {
        true => Ok(zcash::read(engine, bytes, &Options::default())?),
        false => Err(msmith_io::Error::Mismatch { what }.into()),
    }
}

/// The columns of all places from the powers of τ.
pub fn of_powers(
    engine: &Engine,
    powers: &WordPoints,
    options: &Options<'_>,
) -> Result<WordPoints, Error> {
    let domain = Domain::new(engine.scalar_field()?, CELLS)?;
    let none = |stride| WordPoints {
        stride,
        words: vec![0; stride * CELL * CELLS],
        finite: vec![false; CELL * CELLS],
    };
    let mut columns = none(powers.stride);
    for i in 0..CELL {
        let mut list = WordPoints {
            stride: powers.stride,
            ..WordPoints::default()
        };
        for k in 0..CELLS {
            let b = (CELLS - k) % CELLS;
            let point = match b < CELL {
                true => at(powers, CELL * b + i),
                false => Point::infinity(),
            };
            list.push(&point)?;
        }
        let transform = engine.fft(&list, &domain, options)?;
        let stride = columns.stride;
        for j in 0..CELLS {
            let to = CELL * j + i;
            columns.words[stride * to..][..stride]
                .copy_from_slice(&transform.words[stride * j..][..stride]);
            columns.finite[to] = transform.finite[j];
        }
    }
    Ok(columns)
}

/// The columns of all places from those of the first 64 cells and of the others.
pub fn of_halves(first: &WordPoints, others: &WordPoints) -> WordPoints {
    let mut all = first.clone();
    append(&mut all, others);
    let column = |place| (0..CELL).map(move |i| CELL * reversed(place, CELLS) + i);
    picked(&all, (0..CELLS).flat_map(column))
}

/// The columns of the other cells from those of the first 64. 64 transforms of 64 points, forwards and back.
pub fn of_first(
    engine: &Engine,
    first: &WordPoints,
    options: &Options<'_>,
) -> Result<WordPoints, Error> {
    let field = engine.scalar_field()?;
    let even = Domain::new(field, CELL)?;
    let odd = even.clone().coset(&Domain::new(field, CELLS)?.root())?;
    // With Z = 1/Y the columns are the values of Σ_b S^i_b·Z^b, the place −2m that of the root of number m.
    let cell_of = |place: usize| reversed(place % CELLS, CELLS);
    let mut others = first.clone();
    for i in 0..CELL {
        let values = picked(first, (0..CELL).map(|m| CELL * cell_of(CELLS - 2 * m) + i));
        let powers = engine.ifft(&values, &even, options)?;
        let values = engine.fft(&powers, &odd, options)?;
        let stride = others.stride;
        for m in 0..CELL {
            let to = CELL * (cell_of(CELLS - 1 - 2 * m) - CELL) + i;
            others.words[stride * to..][..stride]
                .copy_from_slice(&values.words[stride * m..][..stride]);
            others.finite[to] = values.finite[m];
        }
    }
    Ok(others)
}
