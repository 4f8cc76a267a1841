//! Nearest digits of residues modulo ν in any radix q, and what a caller makes of them.
//!
//! For q = 2^c the digits come from c bits of each coordinate and a carry. Otherwise ρ is first cut
//! into pieces of several digits whose coordinates fit 32 bits: `T_j ≈ ρ/Q^j`, computed for each
//! j from ρ by a multiplication with a precomputed reciprocal and kept modulo 2^32 only, gives the
//! pieces `T_j − Q·T_{j+1}`; an error of one in T_j moves a multiple of Q from a piece to the next and
//! changes no digit, since the digits are determined by residues. The digits of a piece are found
//! one after the other, of many integers together, see `step.rs`.

use std::sync::Arc;

use num_bigint::BigInt;
use num_traits::{One, ToPrimitive};

use super::length::{mul, polar};
use super::pieces::{Reciprocal, SIGN};
use super::sector::Sector;
use super::step;
use crate::autovec::autovec;
use crate::recode::Digit;
use crate::recode::lattice::Reducer;
use crate::recode::quarters::LIMBS;
use crate::ring::SMALL;

/// Integers treated together.
pub(super) const BLOCK: usize = 128;

/// How one digit is split off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Division {
    /// q = 2^c.
    Two {
        /// The exponent.
        c: u32,
    },
    /// q = (1 − ω)·2^c.
    Three {
        /// The exponent.
        c: u32,
    },
    /// q = (2 − ω)·2^c.
    Seven {
        /// The exponent.
        c: u32,
    },
    /// q = 9.
    Nine,
    /// Any q of odd norm.
    Odd,
}

/// What becomes of the digits of one position, turned into the sector, where not every point of it is a bucket.
pub trait Finish {
    /// Writes the digits of (`row`, `code`), see `step::fold`; `carry` is set to what is added to the
    /// rests. Called for a block at a time: a loop that profits from vectors is for it to put into `autovec`.
    fn finish(
        &self,
        sector: &Sector,
        folded: (&[u16], &[u16]),
        carry: [&mut [i16]; 2],
        out: &mut [Digit],
    );
}

/// Where short Eisenstein integers come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ShortNumbers {
    /// From scalars.
    OfScalars(Box<Reducer>),
    /// They are given, x and y in two's complement of two words each.
    Given,
}

impl From<Reducer> for ShortNumbers {
    fn from(reducer: Reducer) -> Self {
        Self::OfScalars(Box::new(reducer))
    }
}

impl ShortNumbers {
    /// Words of a number.
    pub fn words(&self) -> usize {
        match self {
            Self::OfScalars(reducer) => reducer.words(),
            Self::Given => 2 * LIMBS,
        }
    }

    /// Two's complement limbs of x and of y.
    pub fn limbs(&self) -> usize {
        match self {
            Self::OfScalars(reducer) => reducer.limbs(),
            Self::Given => LIMBS,
        }
    }

    /// Calls `put` with the index of every number and its x and y in `L` limbs, which must be [`Self::limbs`].
    #[inline(always)]
    pub fn each<const L: usize>(
        &self,
        numbers: &[u64],
        mut put: impl FnMut(usize, [u64; L], [u64; L]),
    ) {
        match self {
            Self::OfScalars(reducer) => reducer.each::<L>(numbers, put),
            Self::Given if L != LIMBS => {}
            Self::Given => {
                for (i, z) in numbers.chunks_exact(2 * L).enumerate() {
                    let [x, y] = [0, L].map(|at| core::array::from_fn(|k| z[at + k]));
                    put(i, x, y);
                }
            }
        }
    }
}

/// Digits of scalars modulo r in one radix.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Nearest {
    /// The radix.
    pub q: [i64; 2],
    /// Where short Eisenstein integers come from.
    pub source: ShortNumbers,
    /// The buckets.
    pub sector: Arc<Sector>,
    division: Division,
    /// Digits of a piece, and Q = q^piece.
    piece: usize,
    pub(super) piece_radix: [i32; 2],
    pub(super) reciprocals: Vec<Reciprocal>,
}

impl Nearest {
    /// Radix q for scalars that `reducer` makes short; at least `windows` digits will be asked for.
    pub fn new(
        source: impl Into<ShortNumbers>,
        (q, division): ([i64; 2], Division),
        windows: usize,
    ) -> Self {
        let source = source.into();
        let big_q = q.map(BigInt::from);
        let bits = polar(&big_q).0;
        // Room for the products of `step`, see there.
        let room = match division {
            Division::Two { c } | Division::Three { c } | Division::Seven { c } => 25.3 + c as f64,
            Division::Nine => 27.2,
            Division::Odd => 28.3,
        };
        let piece = ((28.3f64.min(room) / bits) as usize).min(windows).max(1);
        let mut power = [BigInt::one(), BigInt::ZERO];
        for _ in 0..piece {
            power = mul(&power, &big_q);
        }
        let piece_radix = [0, 1].map(|i| power[i].to_i32().unwrap_or(0));
        let mut reciprocals = Vec::new();
        if !SMALL && !matches!(division, Division::Two { .. }) {
            let mut all = power.clone();
            for _ in 1..windows.div_ceil(piece) {
                reciprocals.push(Reciprocal::new(&all, source.limbs()));
                all = mul(&all, &power);
            }
        }
        Self {
            q,
            source,
            sector: Sector::shared(q),
            division,
            piece,
            piece_radix,
            reciprocals,
        }
    }

    /// Recodes scalars to `windows` digits each; without a `finish` every point of the sector is a bucket, and nothing
    /// is carried.
    ///
    /// # Panics
    /// If `out` is not of `windows · count` digits; where the program is small, of radices that are no powers of 2.
    pub fn recode(
        &self,
        windows: usize,
        scalars: &[u64],
        finish: Option<&dyn Finish>,
        out: &mut [Digit],
    ) {
        let words = self.source.words();
        let count = scalars.len() / words;
        assert_eq!(scalars.len(), count * words, "a whole number of scalars");
        assert_eq!(out.len(), count * windows, "room for every digit");
        autovec(
            #[inline(always)]
            || match (self.division, self.source.limbs()) {
                (Division::Two { c }, 2) => self.by_bits::<2>(c, windows, scalars, finish, out),
                (Division::Two { c }, _) => self.by_bits::<4>(c, windows, scalars, finish, out),
                _ if SMALL => panic!("no other radix is compiled"),
                (_, 2) => self.by_pieces::<2>(windows, scalars, finish, out),
                _ => self.by_pieces::<4>(windows, scalars, finish, out),
            },
        )
    }

    /// Recodes with ρ in `L` limbs, q = 2^c.
    #[inline(always)]
    fn by_bits<const L: usize>(
        &self,
        c: u32,
        windows: usize,
        scalars: &[u64],
        finish: Option<&dyn Finish>,
        out: &mut [Digit],
    ) {
        let words = self.source.words();
        let count = scalars.len() / words;
        // 32-bit words of x and of y, with one more of sign.
        let mut columns = [0, 1].map(|_| vec![[0u32; BLOCK]; 2 * L + 2]);
        let mut work = Work::new();
        for (b, block) in scalars.chunks(BLOCK * words).enumerate() {
            let n = block.len() / words;
            self.source.each::<L>(
                block,
                #[inline(always)]
                |i, x, y| {
                    for (column, z) in columns.iter_mut().zip([x, y]) {
                        for k in 0..L {
                            column[2 * k][i] = z[k] as u32;
                            column[2 * k + 1][i] = (z[k] >> 32) as u32;
                        }
                        column[2 * L][i] = ((z[L - 1] as i64) >> 63) as u32;
                        column[2 * L + 1][i] = column[2 * L][i];
                    }
                },
            );
            let mut carry = [[0i16; BLOCK]; 2];
            for k in 0..windows {
                let last = k + 1 == windows;
                for j in 0..2 {
                    let d = &mut work.digit[j][..n];
                    group(c, k, last, &columns[j], &carry[j][..n], d);
                }
                let [x, y] = &mut work.digit;
                if !last {
                    let [cx, cy] = &mut carry;
                    step::round(c, &mut x[..n], &mut y[..n], &mut cx[..n], &mut cy[..n]);
                }
                self.write(&mut work, finish, &mut out[k * count + b * BLOCK..][..n]);
                if finish.is_some() {
                    for (carry, more) in carry.iter_mut().zip(&work.carry) {
                        for (carry, more) in carry[..n].iter_mut().zip(&more[..n]) {
                            *carry += more;
                        }
                    }
                }
            }
        }
    }

    /// Recodes with ρ in `L` limbs, for other radices.
    #[inline(always)]
    fn by_pieces<const L: usize>(
        &self,
        windows: usize,
        scalars: &[u64],
        finish: Option<&dyn Finish>,
        out: &mut [Digit],
    ) {
        let words = self.source.words();
        let count = scalars.len() / words;
        let mut rho = [[[0u64; BLOCK]; L]; 2];
        let mut work = Work::new();
        for (b, block) in scalars.chunks(BLOCK * words).enumerate() {
            let n = block.len() / words;
            self.source.each::<L>(
                block,
                #[inline(always)]
                |i, x, y| {
                    for k in 0..L {
                        rho[0][k][i] = x[k];
                        rho[1][k][i] = y[k];
                    }
                    // Plus 2^(64L−1): unsigned.
                    rho[0][L - 1][i] ^= SIGN;
                    rho[1][L - 1][i] ^= SIGN;
                },
            );
            work.rest = [[0; BLOCK]; 2];
            for k in 0..windows {
                if k % self.piece == 0 {
                    self.quotients(&rho, k / self.piece, n, &mut work);
                }
                let Work {
                    rest: [x, y],
                    digit: [dx, dy],
                    ..
                } = &mut work;
                let (x, y, dx, dy) = (&mut x[..n], &mut y[..n], &mut dx[..n], &mut dy[..n]);
                match self.division {
                    Division::Three { c } => step::divide::<3>(c, x, y, dx, dy),
                    Division::Seven { c } => step::divide::<7>(c, x, y, dx, dy),
                    Division::Nine => step::divide::<9>(0, x, y, dx, dy),
                    _ => step::divide_by(self.q, x, y, dx, dy),
                }
                self.write(&mut work, finish, &mut out[k * count + b * BLOCK..][..n]);
                if finish.is_some() {
                    for (rest, more) in work.rest.iter_mut().zip(&work.carry) {
                        for (rest, more) in rest[..n].iter_mut().zip(&more[..n]) {
                            *rest += i32::from(*more);
                        }
                    }
                }
            }
            debug_assert!(work.rest.iter().all(|z| z[..n].iter().all(|z| *z == 0)));
        }
    }

    /// Folds the digits of one window and writes them.
    #[inline(always)]
    fn write(&self, work: &mut Work, finish: Option<&dyn Finish>, out: &mut [Digit]) {
        let n = out.len();
        let Work {
            digit: [dx, dy],
            row,
            code,
            carry: [cx, cy],
            ..
        } = work;
        step::fold(&dx[..n], &dy[..n], &mut row[..n], &mut code[..n]);
        let (row, code) = (&row[..n], &code[..n]);
        let Some(finish) = finish else {
            for ((out, row), code) in out.iter_mut().zip(row).zip(code) {
                *out = self.sector.number(*row, *code);
            }
            return;
        };
        let carry = [&mut cx[..n], &mut cy[..n]];
        finish.finish(&self.sector, (row, code), carry, out);
    }
}

/// Window k of one coordinate: c bits and the carry; in the last window all that is left.
#[inline(always)]
fn group(c: u32, k: usize, last: bool, column: &[[u32; BLOCK]], carry: &[i16], out: &mut [i16]) {
    let (word, shift) = (c as usize * k / 32, (c as usize * k % 32) as u32);
    let (low, high) = (&column[word], &column[word + 1]);
    // In two steps, for the shift by 32.
    let bits = |low: u32, high: u32| low >> shift | high << 1 << (31 - shift);
    let mask = (1u32 << c) - 1;
    for (((out, carry), low), high) in out.iter_mut().zip(carry).zip(low).zip(high) {
        let group = if last {
            bits(*low, *high)
        } else {
            bits(*low, *high) & mask
        };
        *out = (group as i16).wrapping_add(*carry);
    }
}

/// What is kept for a block of integers.
pub(super) struct Work {
    /// The rest of the recoding: coordinates in the current piece.
    pub(super) rest: [[i32; BLOCK]; 2],
    /// T_j modulo 2^32.
    pub(super) quotient: [[i32; BLOCK]; 2],
    digit: [[i16; BLOCK]; 2],
    row: [u16; BLOCK],
    code: [u16; BLOCK],
    carry: [[i16; BLOCK]; 2],
}

impl Work {
    fn new() -> Self {
        Self {
            rest: [[0; BLOCK]; 2],
            quotient: [[0; BLOCK]; 2],
            digit: [[0; BLOCK]; 2],
            row: [0; BLOCK],
            code: [0; BLOCK],
            carry: [[0; BLOCK]; 2],
        }
    }
}
