//! The twelve units of G2: digits of radix 2^c in Z\[ζ\], ζ a primitive 12th root of unity.
//!
//! On the subgroup G2 of a pairing-friendly curve with a = 0 and embedding degree 12 the untwisted Frobenius ψ
//! satisfies ψ⁴ − ψ² + 1 = 0, so Z\[ζ\] acts by ζ = ψ, and its twelve units ζ^k cost next to nothing. A scalar becomes
//! ρ ≡ a modulo a prime above r, four coordinates of about r^(1/4), and `ρ = Σ 2^(ck)·d_k` with digits nearest to
//! 0. Twelve digits share a bucket: of the 16^c − 1 nonzero classes all those of odd level are free orbits, and
//! the 15 multiples of 2^(c−1) make three: `(16^c − 16)/12 + 3` buckets, 343 for c = 3, 5463 for c = 4.
//!
//! **Coordinates**: `x₀ + x₁ω + (x₂ + x₃ω)·i`, ζ = −iω; the trace form is that of two hexagonal lattices, so digits and
//! ρ are nearest in both halves. Then |α|, |β| ≤ √((|σ₁g|² + |σ₂g|²)/3) for the generator g of the prime, and the last
//! of h digits needs `|α|/2^(c(h−1)) + 1/√3/(1 − 2^−c) < 2^(c−1)`.
//!
//! **In a table** ζ^k is i^e·(±ω^j), so that a digit chooses between the rows of P and of iP ([`msmith::curve::Psi`]),
//! and a power of ω in the row.
//!
//! **Fold**: a weight is α + βi with α in the first sixth of the plane and |β| ≤ |α|. With m buckets and s points in
//! the sixth of the hexagon (12, 45 for c = 3, 4), Σ weight·S takes m − s additions that collect the S of equal α, less
//! than m − 3s that collect them by ±β, two folds of a plane by row and column sums (2s and 6s) and the lines: about 2m
//! + 4s (729, 11105 for c = 3, 4; [`fold`]).
//!
//! **What did not help.** In an engine the set was slower than `eisenstein` and `two` in all sizes, see
//! `docs/fixed-base.md`: here it is counted, over integers modulo r in the place of points.
//!
//! **Source.** FKSX's open question on endomorphisms; Galbraith, Scott 2008 for ψ. **Cost of the table**: 8·16^c bytes.

pub mod fold;
pub(crate) mod print;
mod ring;
mod table;

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{Signed, ToPrimitive};

use self::table::{Table, class};
use msmith_core::Error;
use msmith_core::recode::Digit;
use msmith_core::recode::lattice::{MAX_RECIPROCAL, MAX_WORDS, POINT, coordinate, nearest};
use msmith_core::words::words_of;

/// The largest exponent c.
pub const MAX_EXPONENT: u32 = 5;

/// The set, see the head of the module.
pub struct Twelve {
    c: u32,
    positions: usize,
    words: usize,
    reciprocal: [[u64; MAX_RECIPROCAL]; 4],
    /// All ones where the coordinate is negative.
    negative: [u64; 4],
    /// Words of the longest reciprocal.
    reciprocal_words: usize,
    generator: [i128; 4],
    table: Table,
}

/// log2 of the square root.
fn length(size: &BigInt) -> f64 {
    let shift = size.bits().saturating_sub(60);
    let top = (size >> shift).to_f64().unwrap_or(0.0);
    (top.log2() + shift as f64) / 2.0
}

impl Twelve {
    /// Radix 2^c, c from 2 to [`MAX_EXPONENT`], on points of order r on which ω acts as λ and i as ι.
    ///
    /// Errors: another c, numbers that are not roots, an r that is too long.
    pub fn new(r: &BigUint, lambda: &BigUint, iota: &BigUint, c: u32) -> Result<Self, Error> {
        if lambda > r {
            return Err(Error::Curve("λ is above r".into()));
        }
        // ζ = −iω.
        let mu = (iota * (r - lambda)) % r.max(&BigUint::from(1u32));
        Self::of(r, &mu, c, r.bits().div_ceil(64) as usize)
    }

    /// For scalars of `words` words modulo r, on points of order r on which ψ acts as μ: μ⁴ − μ² + 1 ≡ 0 modulo r.
    fn of(r: &BigUint, mu: &BigUint, c: u32, words: usize) -> Result<Self, Error> {
        if !(2..=MAX_EXPONENT).contains(&c) {
            return Err(Error::Option(format!(
                "exponent {c} for the twelve units is not in 2..={MAX_EXPONENT}"
            )));
        }
        if words == 0 || words > MAX_WORDS {
            return Err(Error::Option(format!(
                "scalars of {words} words, not 1..={MAX_WORDS}"
            )));
        }
        let square = mu * mu;
        let image = BigInt::from(&square * &square + 1u32) - BigInt::from(square);
        let vanishes = r.bits() > 1 && image.magnitude().is_multiple_of(r);
        let g = if vanishes {
            ring::generator(r, mu)
        } else {
            [1, 0, 0, 0].map(BigInt::from)
        };
        if ring::norm(&g).magnitude() != r {
            return Err(Error::Curve(
                "ψ does not act as a 12th root of unity modulo r".into(),
            ));
        }
        let size = length(&ring::size(&g));
        if size > 110.0 {
            return Err(Error::Curve("r is too long for the twelve units".into()));
        }
        let m = 64 * words + POINT as usize;
        let (mut reciprocal, mut negative) = ([[0; MAX_RECIPROCAL]; 4], [0; 4]);
        let mut reciprocal_words = 1;
        // a/g = a·(r/g)/r
        for (j, h) in ring::cofactor(&g).iter().enumerate() {
            let scaled = (h.magnitude() << m) / r;
            let needed = scaled.bits().div_ceil(64) as usize;
            if needed > MAX_RECIPROCAL {
                return Err(Error::Curve("the short lattice is too long for r".into()));
            }
            reciprocal_words = reciprocal_words.max(needed);
            reciprocal[j].copy_from_slice(&words_of(&scaled, MAX_RECIPROCAL));
            negative[j] = if h.is_negative() { u64::MAX } else { 0 };
        }
        // See the head of the module; |σ₁g|² + |σ₂g|² is twice the size.
        let whole = size + (2f64 / 3.0).log2() / 2.0;
        let q = f64::from(1u32 << c);
        let below = 1.0 / 3f64.sqrt() / (1.0 - 1.0 / q);
        let fits =
            |h: &usize| (whole - f64::from(c) * (*h as f64 - 1.0)).exp2() + below + 1e-6 < q / 2.0;
        Ok(Self {
            c,
            positions: (1..).find(fits).unwrap_or(1),
            words,
            reciprocal,
            negative,
            reciprocal_words,
            generator: g.map(|g| g.to_i128().unwrap_or(0)),
            table: Table::new(c),
        })
    }

    /// ρ ≡ a, next to 0.
    fn short<const W: usize, const G: usize>(&self, scalar: &[u64]) -> [i128; 4] {
        let mut a = [0; W];
        a[..self.words].copy_from_slice(scalar);
        let (mut t, mut part) = ([0i128; 4], [0i64; 4]);
        for j in 0..4 {
            let g: [u64; G] = std::array::from_fn(|k| self.reciprocal[j][k]);
            let ([low, high], f) = coordinate::<W, G, 2>(&a, &g, self.words, self.negative[j]);
            t[j] = (u128::from(low) | u128::from(high) << 64) as i128;
            part[j] = f;
        }
        for j in [0, 2] {
            let (x, y) = nearest(part[j], part[j + 1]);
            t[j] = t[j].wrapping_add(x.into());
            t[j + 1] = t[j + 1].wrapping_add(y.into());
        }
        // a − t·g modulo 2^128, which holds it.
        let g = self.generator;
        let product = |p: [i128; 2], s: [i128; 2]| {
            let yy = p[1].wrapping_mul(s[1]);
            let cross = p[0]
                .wrapping_mul(s[1])
                .wrapping_add(p[1].wrapping_mul(s[0]));
            [
                p[0].wrapping_mul(s[0]).wrapping_sub(yy),
                cross.wrapping_sub(yy),
            ]
        };
        let (t, s) = ([[t[0], t[1]], [t[2], t[3]]], [[g[0], g[1]], [g[2], g[3]]]);
        let (aa, bb) = (product(t[0], s[0]), product(t[1], s[1]));
        let (ab, ba) = (product(t[0], s[1]), product(t[1], s[0]));
        let whole = u128::from(a[0]) | if W > 1 { u128::from(a[1]) << 64 } else { 0 };
        [
            (whole as i128).wrapping_sub(aa[0]).wrapping_add(bb[0]),
            bb[1].wrapping_sub(aa[1]),
            ab[0].wrapping_add(ba[0]).wrapping_neg(),
            ab[1].wrapping_add(ba[1]).wrapping_neg(),
        ]
    }
}

impl Twelve {
    /// Positions h.
    pub fn positions(&self) -> usize {
        self.positions
    }

    /// The exponent c of the radix 2^c.
    pub fn exponent(&self) -> u32 {
        self.c
    }

    /// Buckets: numbers `0..buckets()`.
    pub fn buckets(&self) -> usize {
        self.table.weights.len()
    }

    /// Bits of a bucket number in a digit; the number of the image, P or iP, is above it.
    pub fn bucket_bits(&self) -> u32 {
        usize::BITS - self.buckets().leading_zeros()
    }

    /// Stored points of a base: two at every position.
    pub fn stored(&self) -> usize {
        2 * self.positions
    }

    /// α of a bucket's weight α + βi, as `row·(1 + ω) + col`.
    pub fn place(&self, bucket: u32) -> (u32, u32) {
        // In the first sixth x ≥ y ≥ 0.
        let [x, y, ..] = self.table.weights[bucket as usize];
        (y as u32, (x - y) as u32)
    }

    /// β of a bucket's weight α + βi, as `x + yω`.
    pub fn beside(&self, bucket: u32) -> [i32; 2] {
        let [.., x, y] = self.table.weights[bucket as usize];
        [x as i32, y as i32]
    }

    /// 64-bit words of one scalar, little-endian.
    pub fn scalar_words(&self) -> usize {
        self.words
    }

    /// The digits of scalars: that of scalar i at position k is `out[k·count + i]`.
    ///
    /// # Panics
    /// If `out` is not of `positions · count` digits.
    pub fn recode(&self, scalars: &[u64], out: &mut [Digit]) {
        let count = scalars.len() / self.words;
        assert_eq!(out.len(), count * self.positions, "room for every digit");
        for (i, scalar) in scalars.chunks_exact(self.words).enumerate() {
            let mut z = if self.words == 4 && self.reciprocal_words <= 4 {
                self.short::<4, 4>(scalar)
            } else {
                self.short::<MAX_WORDS, MAX_RECIPROCAL>(scalar)
            };
            for out in out[i..].iter_mut().step_by(count) {
                let (digit, d) = self.table.digits[class(z.map(|z| z as u32), self.c)];
                *out = digit;
                for (z, d) in z.iter_mut().zip(d) {
                    *z = (*z - i128::from(d)) >> self.c;
                }
            }
            debug_assert_eq!(z, [0; 4]);
        }
    }
}

#[cfg(test)]
mod tests;
