//! Eisenstein windows: radix q = π·2^c in `Z[ω]`, digits folded by the six units.
//!
//! On a curve with a = 0, ω = (x, y) ↦ (βx, y) multiplies points by λ and costs nothing, and so do
//! the six units ±1, ±ω, ±ω². A scalar becomes a short Eisenstein integer ρ ≡ a modulo the prime ν
//! above r, `|ρ| ≤ √(r/3)`, and ρ = Σ q^k·d_k with every digit the nearest representative modulo q
//! (a point of the hexagon around 0). Six digits share a bucket: N(q)/6 buckets for windows that
//! cover |q| of both halves at once.
//!
//! Number of windows: with H the unit hexagon, what is left of ρ after h − 1 digits lies in
//! `ν/q^(h−1)·H + Σ_{i=0}^{h−2} q^(−i)·H`; h is the least number for which that set is inside q·H
//! (compared by its extent along the six directions of q·H).
//!
//! Speed: for π = 1 the digits come from c bits of each coordinate and a carry. Otherwise ρ is first
//! cut into pieces of several digits whose coordinates fit 32 bits: `T_j ≈ ρ/Q^j`, computed for each
//! j from ρ by a multiplication with a precomputed reciprocal and kept modulo 2^32 only, gives the
//! pieces `T_j − Q·T_{j+1}`; an error of one in T_j moves a multiple of Q from a piece to the next and
//! changes no digit, since the digits are determined by residues. The digits of a piece are found
//! one after the other, of many integers together, see `step`.

mod length;
mod pieces;
mod sector;
mod step;

use num_bigint::{BigInt, BigUint};
use num_traits::{One, ToPrimitive};

use self::length::{digits_needed, mul, polar};
use self::pieces::{Reciprocal, SIGN};
use self::sector::Sector;
use super::lattice::{Reducer, Rounding, ideal};
use super::{Digit, Recoding, Small};
use crate::error::Error;

/// Integers treated together.
const BLOCK: usize = 128;
/// The largest exponent c.
pub const MAX_EXPONENT: u32 = 12;

/// The odd factor of the radix.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pi {
    /// 1: radix 2^c of norm 4^c.
    One,
    /// 1 − ω: radix of norm 3·4^c.
    OneMinusOmega,
    /// 2 − ω: radix of norm 7·4^c.
    TwoMinusOmega,
}

impl Pi {
    /// All three.
    pub const ALL: [Self; 3] = [Self::One, Self::OneMinusOmega, Self::TwoMinusOmega];

    /// The factor as `x + yω`.
    pub fn value(self) -> [i64; 2] {
        match self {
            Self::One => [1, 0],
            Self::OneMinusOmega => [1, -1],
            Self::TwoMinusOmega => [2, -1],
        }
    }

    /// Its norm: 1, 3 or 7.
    pub fn norm(self) -> u64 {
        match self {
            Self::One => 1,
            Self::OneMinusOmega => 3,
            Self::TwoMinusOmega => 7,
        }
    }
}

/// Digits of scalars modulo r in the radix π·2^c.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Eisenstein {
    pi: Pi,
    c: u32,
    q: [i64; 2],
    windows: usize,
    top: usize,
    reducer: Reducer,
    sector: Sector,
    /// Digits of a piece, and Q = q^piece.
    piece: usize,
    piece_radix: [i32; 2],
    reciprocals: Vec<Reciprocal>,
}

impl Eisenstein {
    /// Radix π·2^c for scalars of `words` 64-bit words modulo r, where ω acts as λ and ν = nu\[0\] +
    /// nu\[1\]·ω of norm r vanishes at ω = λ.
    ///
    /// `c` is 1 to [`MAX_EXPONENT`] (2 or more for π = 1: the digits of radix 2 do not end).
    pub fn new(
        r: &BigUint,
        lambda: &BigUint,
        nu: &[BigInt; 2],
        pi: Pi,
        c: u32,
        words: usize,
    ) -> Result<Self, Error> {
        let least = if pi == Pi::One { 2 } else { 1 };
        if !(least..=MAX_EXPONENT).contains(&c) {
            return Err(Error::Option(format!(
                "exponent {c} of an Eisenstein radix is not in {least}..={MAX_EXPONENT}"
            )));
        }
        let reducer = Reducer::new(r, lambda, &ideal(nu), words, Rounding::Hexagon)?;
        let q = pi.value().map(|x| x << c);
        let big_q = q.map(BigInt::from);
        let windows = digits_needed(nu, &big_q);
        let bits = polar(&big_q).0;
        // Room for the products of `step`, see there.
        let piece = ((28.3f64.min(25.3 + c as f64) / bits) as usize).min(windows);
        let mut power = [BigInt::one(), BigInt::ZERO];
        for _ in 0..piece {
            power = mul(&power, &big_q);
        }
        let piece_radix = [0, 1].map(|i| power[i].to_i32().unwrap_or(0));
        let mut reciprocals = Vec::new();
        if pi != Pi::One {
            let mut all = power.clone();
            for _ in 1..windows.div_ceil(piece) {
                reciprocals.push(Reciprocal::new(&all, reducer.limbs()));
                all = mul(&all, &power);
            }
        }
        let sector = Sector::new(q);
        // The points of ν/q^(h−1)·H, widened by what is carried from below, in one sector.
        let size = (polar(nu).0 - bits * (windows - 1) as f64).exp2() + 0.5;
        let top = ((size * size / 6.0).ceil() as usize).clamp(1, sector.place.len());
        Ok(Self {
            pi,
            c,
            q,
            windows,
            top,
            reducer,
            sector,
            piece,
            piece_radix,
            reciprocals,
        })
    }

    /// The odd factor of the radix.
    pub fn pi(&self) -> Pi {
        self.pi
    }

    /// The exponent c of the radix π·2^c.
    pub fn exponent(&self) -> u32 {
        self.c
    }

    /// Recodes with ρ in `L` limbs, q = 2^c.
    fn by_bits<const L: usize>(&self, scalars: &[u64], out: &mut [Digit]) {
        let words = self.reducer.words();
        let count = scalars.len() / words;
        // 32-bit words of x and of y, with one more of sign.
        let mut columns = [0, 1].map(|_| vec![[0u32; BLOCK]; 2 * L + 2]);
        let mut work = Work::new();
        for (b, block) in scalars.chunks(BLOCK * words).enumerate() {
            let n = block.len() / words;
            self.reducer.each::<L>(block, |i, x, y| {
                for (column, z) in columns.iter_mut().zip([x, y]) {
                    for k in 0..L {
                        column[2 * k][i] = z[k] as u32;
                        column[2 * k + 1][i] = (z[k] >> 32) as u32;
                    }
                    column[2 * L][i] = ((z[L - 1] as i64) >> 63) as u32;
                    column[2 * L + 1][i] = column[2 * L][i];
                }
            });
            let mut carry = [[0i16; BLOCK]; 2];
            for k in 0..self.windows {
                let last = k + 1 == self.windows;
                for j in 0..2 {
                    let d = &mut work.digit[j][..n];
                    group(self.c, k, last, &columns[j], &carry[j][..n], d);
                }
                let [x, y] = &mut work.digit;
                if !last {
                    let [cx, cy] = &mut carry;
                    step::round(self.c, &mut x[..n], &mut y[..n], &mut cx[..n], &mut cy[..n]);
                }
                self.write(&mut work, &mut out[k * count + b * BLOCK..][..n]);
            }
        }
    }

    /// Recodes with ρ in `L` limbs, for π of norm N, 3 or 7.
    fn by_pieces<const L: usize, const N: u32>(&self, scalars: &[u64], out: &mut [Digit]) {
        let words = self.reducer.words();
        let count = scalars.len() / words;
        let mut rho = [[[0u64; BLOCK]; L]; 2];
        let mut work = Work::new();
        for (b, block) in scalars.chunks(BLOCK * words).enumerate() {
            let n = block.len() / words;
            self.reducer.each::<L>(block, |i, x, y| {
                for k in 0..L {
                    rho[0][k][i] = x[k];
                    rho[1][k][i] = y[k];
                }
                // Plus 2^(64L−1): unsigned.
                rho[0][L - 1][i] ^= SIGN;
                rho[1][L - 1][i] ^= SIGN;
            });
            work.rest = [[0; BLOCK]; 2];
            for k in 0..self.windows {
                if k % self.piece == 0 {
                    self.quotients(&rho, k / self.piece, n, &mut work);
                }
                let Work {
                    rest: [x, y],
                    digit: [dx, dy],
                    ..
                } = &mut work;
                step::divide::<N>(self.c, &mut x[..n], &mut y[..n], &mut dx[..n], &mut dy[..n]);
                self.write(&mut work, &mut out[k * count + b * BLOCK..][..n]);
            }
            debug_assert!(work.rest.iter().all(|z| z[..n].iter().all(|z| *z == 0)));
        }
    }

    /// Folds the digits of one window and writes them.
    fn write(&self, work: &mut Work, out: &mut [Digit]) {
        let n = out.len();
        let Work {
            digit: [dx, dy],
            row,
            code,
            ..
        } = work;
        step::fold(&dx[..n], &dy[..n], &mut row[..n], &mut code[..n]);
        for ((out, row), code) in out.iter_mut().zip(&row[..n]).zip(&code[..n]) {
            *out = self.sector.start[*row as usize % sector::ROWS].wrapping_add(*code as u32);
        }
    }
}

/// Window k of one coordinate: c bits and the carry; in the last window all that is left.
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
struct Work {
    /// The rest of the recoding: coordinates in the current piece.
    rest: [[i32; BLOCK]; 2],
    /// T_j modulo 2^32.
    quotient: [[i32; BLOCK]; 2],
    digit: [[i16; BLOCK]; 2],
    row: [u16; BLOCK],
    code: [u16; BLOCK],
}

impl Work {
    fn new() -> Self {
        Self {
            rest: [[0; BLOCK]; 2],
            quotient: [[0; BLOCK]; 2],
            digit: [[0; BLOCK]; 2],
            row: [0; BLOCK],
            code: [0; BLOCK],
        }
    }
}

impl Recoding for Eisenstein {
    fn name(&self) -> String {
        match self.pi {
            Pi::One => format!("eisenstein 2^{}", self.c),
            Pi::OneMinusOmega => format!("eisenstein (1-w)2^{}", self.c),
            Pi::TwoMinusOmega => format!("eisenstein (2-w)2^{}", self.c),
        }
    }
    fn windows(&self) -> usize {
        self.windows
    }
    fn buckets(&self) -> usize {
        self.sector.place.len()
    }
    fn top_buckets(&self) -> usize {
        self.top
    }
    fn uses_endomorphism(&self) -> bool {
        true
    }
    fn radix(&self) -> Small {
        Small {
            x: self.q[0],
            y: self.q[1],
        }
    }
    fn place(&self, bucket: u32) -> (u32, u32) {
        let (row, col) = self.sector.place[bucket as usize];
        (row as u32, col as u32)
    }
    fn row_unit(&self) -> Small {
        Small { x: 1, y: 1 }
    }
    fn col_unit(&self) -> Small {
        Small { x: 1, y: 0 }
    }
    fn scalar_words(&self) -> usize {
        self.reducer.words()
    }

    /// # Panics
    /// If `out` is not of `windows · count` digits.
    fn recode(&self, scalars: &[u64], out: &mut [Digit]) {
        let count = scalars.len() / self.scalar_words();
        assert_eq!(
            scalars.len(),
            count * self.scalar_words(),
            "a whole number of scalars"
        );
        assert_eq!(out.len(), count * self.windows, "room for every digit");
        match (self.pi, self.reducer.limbs()) {
            (Pi::One, 2) => self.by_bits::<2>(scalars, out),
            (Pi::One, 3) => self.by_bits::<3>(scalars, out),
            (Pi::One, _) => self.by_bits::<4>(scalars, out),
            (Pi::OneMinusOmega, 2) => self.by_pieces::<2, 3>(scalars, out),
            (Pi::OneMinusOmega, 3) => self.by_pieces::<3, 3>(scalars, out),
            (Pi::OneMinusOmega, _) => self.by_pieces::<4, 3>(scalars, out),
            (Pi::TwoMinusOmega, 2) => self.by_pieces::<2, 7>(scalars, out),
            (Pi::TwoMinusOmega, 3) => self.by_pieces::<3, 7>(scalars, out),
            (Pi::TwoMinusOmega, _) => self.by_pieces::<4, 7>(scalars, out),
        }
    }
}

#[cfg(test)]
mod tests;
