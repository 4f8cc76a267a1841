//! Eisenstein windows: radix q = π·2^c in Z[ω], digits folded by the six units.
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
//! Speed: ρ is first cut into pieces of several digits whose coordinates fit 32 bits. For π = 1 these
//! are bits. Otherwise `T_j ≈ ρ/Q^j`, computed for each j from ρ by a multiplication with a
//! precomputed reciprocal and kept modulo 2^32 only, gives the pieces `T_j − Q·T_{j+1}`; an error of
//! one in T_j moves a multiple of Q from a piece to the next and changes no digit, since the digits
//! are determined by residues. The digits of a piece are [`step`]'s.

mod sector;
mod step;

use std::f64::consts::{FRAC_PI_3, FRAC_PI_6};

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive};

use self::sector::Sector;
use super::columns::limbs;
use super::lattice::{Reducer, Rounding, ideal};
use super::{Digit, Recoding, Small};
use crate::error::Error;

/// Integers treated together.
const BLOCK: usize = 128;
/// The largest exponent c.
pub const MAX_EXPONENT: u32 = 12;
/// Fraction bits of T_j.
const GUARD: u32 = 16;

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

/// The reciprocal of Q^j for one j: `(a + bω)·2^(64L + 16)`, as a, b, a − b in two's complement.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Reciprocal {
    parts: [[u64; 4]; 3],
    /// Whether all three fit 64 bits, so that the topmost limb of ρ is precise enough.
    short: bool,
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

/// The product of two Eisenstein integers.
fn mul(a: &[BigInt; 2], b: &[BigInt; 2]) -> [BigInt; 2] {
    let yy = &a[1] * &b[1];
    [&a[0] * &b[0] - &yy, &a[0] * &b[1] + &a[1] * &b[0] - yy]
}

/// log2 of the absolute value and the argument of `x + yω`, for numbers of any size.
fn polar(z: &[BigInt; 2]) -> (f64, f64) {
    let bits = z[0].bits().max(z[1].bits());
    let shift = bits.saturating_sub(60);
    let [x, y] = [0, 1].map(|i| (&z[i] >> shift).to_f64().unwrap_or(0.0));
    let (re, im) = (x - y / 2.0, y * 3f64.sqrt() / 2.0);
    (re.hypot(im).log2() + shift as f64, im.atan2(re))
}

/// Half the extent of the unit hexagon (edges at distance 1/2 along 0°, 60°, …) along a direction.
fn extent(angle: f64) -> f64 {
    (angle.rem_euclid(FRAC_PI_3) - FRAC_PI_6).cos() / 3f64.sqrt()
}

/// The least number of digits for residues modulo ν in radix q.
fn digits_needed(nu: &[BigInt; 2], q: &[BigInt; 2]) -> usize {
    let ((size, turn), (step, angle)) = (polar(nu), polar(q));
    let mut from_digits = 0.0;
    for k in 0.. {
        let kf = k as f64;
        let left = (size - kf * step).exp2() * extent(turn - (kf + 1.0) * angle);
        if left + from_digits <= step.exp2() / 2.0 - 1e-6 {
            return k + 1;
        }
        from_digits += (-kf * step).exp2() * extent(-(kf + 1.0) * angle);
        if k > 2000 {
            break;
        }
    }
    unreachable!("the rest shrinks by |q| ≥ 2 at every step")
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

    /// Recodes with ρ in `L` limbs.
    fn run<const L: usize>(&self, scalars: &[u64], out: &mut [Digit]) {
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
            });
            work.rest = [[0; BLOCK]; 2];
            for k in 0..self.windows {
                if k % self.piece == 0 {
                    match self.pi {
                        Pi::One => self.bits(&rho, k, n, &mut work),
                        _ => self.quotients(&rho, k / self.piece, n, &mut work),
                    }
                }
                let Work {
                    rest: [x, y],
                    row,
                    code,
                    ..
                } = &mut work;
                step::step(
                    self.pi,
                    self.c,
                    &mut x[..n],
                    &mut y[..n],
                    &mut row[..n],
                    &mut code[..n],
                );
                let out = &mut out[k * count + b * BLOCK..][..n];
                for ((out, row), code) in out.iter_mut().zip(&row[..n]).zip(&code[..n]) {
                    *out = self.sector.start[*row as usize].wrapping_add(*code);
                }
            }
            debug_assert!(work.rest.iter().all(|z| z[..n].iter().all(|z| *z == 0)));
        }
    }

    /// Adds the piece from digit `k` on to the rest: for q = 2^c, some bits of ρ.
    fn bits<const L: usize>(
        &self,
        rho: &[[[u64; BLOCK]; L]; 2],
        k: usize,
        n: usize,
        work: &mut Work,
    ) {
        let from = k * self.c as usize;
        let (word, shift) = (from / 64, from % 64);
        // The last piece takes the sign with it.
        let drop = if k + self.piece < self.windows {
            64 - self.piece * self.c as usize
        } else {
            0
        };
        for (rho, rest) in rho.iter().zip(&mut work.rest) {
            let sign = |i: usize| ((rho[L - 1][i] as i64) >> 63) as u64;
            for i in 0..n {
                let low = if word < L { rho[word][i] } else { sign(i) };
                let high = if word + 1 < L {
                    rho[word + 1][i]
                } else {
                    sign(i)
                };
                let piece = low >> shift | high << 1 << (63 - shift);
                rest[i] = rest[i].wrapping_add((piece << drop >> drop) as i32);
            }
        }
    }

    /// Adds piece `j` to the rest: `T_j − Q·T_{j+1}`.
    fn quotients<const L: usize>(
        &self,
        rho: &[[[u64; BLOCK]; L]; 2],
        j: usize,
        n: usize,
        work: &mut Work,
    ) {
        if j == 0 {
            for (rho, t) in rho.iter().zip(&mut work.quotient) {
                for (t, rho) in t[..n].iter_mut().zip(&rho[0]) {
                    *t = *rho as i32;
                }
            }
        }
        let mut next = [[0i32; BLOCK]; 2];
        if let Some(reciprocal) = self.reciprocals.get(j) {
            reciprocal.quotient(rho, n, &mut next);
        }
        let [u, v] = self.piece_radix;
        let [rest_x, rest_y] = &mut work.rest;
        for i in 0..n {
            let (x, y) = (next[0][i], next[1][i]);
            let yv = y.wrapping_mul(v);
            let px = x.wrapping_mul(u).wrapping_sub(yv);
            let py = x
                .wrapping_mul(v)
                .wrapping_add(y.wrapping_mul(u))
                .wrapping_sub(yv);
            rest_x[i] = rest_x[i].wrapping_add(work.quotient[0][i]).wrapping_sub(px);
            rest_y[i] = rest_y[i].wrapping_add(work.quotient[1][i]).wrapping_sub(py);
        }
        work.quotient = next;
    }
}

/// What is kept for a block of integers.
struct Work {
    /// The rest of the recoding: coordinates in the current piece.
    rest: [[i32; BLOCK]; 2],
    /// T_j modulo 2^32.
    quotient: [[i32; BLOCK]; 2],
    row: [u32; BLOCK],
    code: [u32; BLOCK],
}

impl Work {
    fn new() -> Self {
        Self {
            rest: [[0; BLOCK]; 2],
            quotient: [[0; BLOCK]; 2],
            row: [0; BLOCK],
            code: [0; BLOCK],
        }
    }
}

impl Reciprocal {
    /// `2^(64L + 16)/z`.
    fn new(z: &[BigInt; 2], limb_count: usize) -> Self {
        let norm = &z[0] * &z[0] - &z[0] * &z[1] + &z[1] * &z[1];
        let conjugate = [&z[0] - &z[1], -&z[1]];
        let scale = 64 * limb_count as u32 + GUARD;
        let scaled = conjugate.map(|x| ((x << (scale + 1)) + &norm).div_floor(&(&norm * 2)));
        let all = [
            scaled[0].clone(),
            scaled[1].clone(),
            &scaled[0] - &scaled[1],
        ];
        let full = BigInt::one() << (64 * limb_count);
        Self {
            short: all.iter().all(|x| x.abs().bits() < 63),
            parts: all.map(|x| {
                let mut part = [0; 4];
                part[..limb_count]
                    .copy_from_slice(&limbs(x.mod_floor(&full).magnitude(), limb_count));
                part
            }),
        }
    }

    /// `T ≈ ρ/Q^j` modulo 2^32.
    fn quotient<const L: usize>(
        &self,
        rho: &[[[u64; BLOCK]; L]; 2],
        n: usize,
        t: &mut [[i32; BLOCK]; 2],
    ) {
        let [tx, ty] = t;
        // (x + yω)(a + bω) = (xa − yb) + (xb + y(a − b))ω
        if self.short {
            let [a, b, d] = self.parts.map(|p| p[0] as i64);
            let high = |x: u64, k: i64| ((x as i64 as i128 * k as i128) >> 64) as i64;
            for i in 0..n {
                let (x, y) = (rho[0][L - 1][i], rho[1][L - 1][i]);
                tx[i] = ((high(x, a) - high(y, b)) >> GUARD) as i32;
                ty[i] = ((high(x, b) + high(y, d)) >> GUARD) as i32;
            }
        } else {
            let [a, b, d]: [[u64; L]; 3] = self.parts.map(|p| std::array::from_fn(|i| p[i]));
            for i in 0..n {
                let [x, y]: [[u64; L]; 2] = [0, 1].map(|j| std::array::from_fn(|k| rho[j][k][i]));
                let re = window(&x, &a).wrapping_sub(window(&y, &b));
                let im = window(&x, &b).wrapping_add(window(&y, &d));
                tx[i] = (re >> GUARD) as i32;
                ty[i] = (im >> GUARD) as i32;
            }
        }
    }
}

/// Bits 64L to 64L + 63 of a product of signed numbers, up to an error of a few units.
#[inline(always)]
fn window<const L: usize>(x: &[u64; L], k: &[u64; L]) -> u64 {
    let mut sum = 0u64;
    for i in 0..L {
        for j in 0..L {
            if i + j == L {
                sum = sum.wrapping_add(x[i].wrapping_mul(k[j]));
            } else if i + j + 1 == L {
                sum = sum.wrapping_add(((x[i] as u128 * k[j] as u128) >> 64) as u64);
            }
        }
    }
    let negative = |top: u64, of: u64| ((top as i64) >> 63) as u64 & of;
    sum.wrapping_sub(negative(x[L - 1], k[0]))
        .wrapping_sub(negative(k[L - 1], x[0]))
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
        match self.reducer.limbs() {
            2 => self.run::<2>(scalars, out),
            3 => self.run::<3>(scalars, out),
            _ => self.run::<4>(scalars, out),
        }
    }
}

#[cfg(test)]
mod tests;
