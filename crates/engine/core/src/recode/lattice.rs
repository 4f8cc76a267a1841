//! From a scalar to two half-size integers: `a ≡ x + y·λ (mod r)` with a short basis, no division.
//!
//! With the rows `(b00, b01), (b10, b11)` of a basis of `{(x, y) : x + yλ ≡ 0 mod r}` and
//! `D = det = ±r`, the point `(a, 0)` has the coordinates `a·b11/D` and `−a·b01/D`. They are found as
//! `a·g >> m` with the reciprocals `g = ⌊2^m·|b|/r⌋`, with 60 bits of fraction; the nearest lattice
//! point (by coordinates, or, for the basis (ν, ων) of an ideal of ℤ\[ω\], the truly nearest one) is
//! subtracted, and since the result is short only its lowest words are ever computed.
//!
//! Error of a coordinate: less than 2^−50, so the bounds of [`Reducer::bound`] hold with that much
//! added to one half. Any `a` of the given number of words may be used, also above r.
//!
//! Cost for r of 253 to 255 bits and 4 words: 12 multiplications for the two coordinates, 12 for the
//! product with the basis.

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{One, Signed};

use crate::error::Error;
use crate::ring::SMALL;
use crate::words::words_of;

/// Words of the largest scalar.
pub const MAX_WORDS: usize = 8;
/// Fraction bits below the words of a scalar: a coordinate is `a·g / 2^(64·words + POINT)`.
pub const POINT: u32 = 60;
/// Words of the largest reciprocal.
pub const MAX_RECIPROCAL: usize = 9;

/// Which lattice point is subtracted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rounding {
    /// Both coordinates to the nearest integer.
    Coordinates,
    /// The nearest point of the hexagonal lattice; the basis is (ν, ων).
    Hexagon,
}

/// A reduction modulo one lattice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reducer {
    words: usize,
    /// Words of the two reciprocals.
    reciprocal_words: [usize; 2],
    /// Two's complement limbs that hold the result: 2 or 4. (3 would be one more copy of what recodes, long to compile.)
    limbs: usize,
    reciprocal: [[u64; MAX_RECIPROCAL]; 2],
    /// All ones where the coordinate is negative.
    negative: [u64; 2],
    basis: [[[u64; 4]; 2]; 2],
    rounding: Rounding,
    bound: [BigUint; 2],
}

/// An integer modulo 2^256.
pub(super) fn wrapped(a: &BigInt) -> [u64; 4] {
    let full = BigInt::one() << 256;
    let mut out = [0; 4];
    out.copy_from_slice(&words_of(a.mod_floor(&full).magnitude(), 4));
    out
}

impl Reducer {
    /// Checks the basis against r and λ and prepares the reciprocals for scalars of `words` words.
    pub(crate) fn new(
        r: &BigUint,
        lambda: &BigUint,
        basis: &[[BigInt; 2]; 2],
        words: usize,
        rounding: Rounding,
    ) -> Result<Self, Error> {
        let modulus = BigInt::from(r.clone());
        let lambda = BigInt::from(lambda.clone());
        let det = &basis[0][0] * &basis[1][1] - &basis[0][1] * &basis[1][0];
        if r.bits() < 2 || det.magnitude() != r {
            return Err(Error::Curve(
                "the short lattice does not have determinant r".into(),
            ));
        }
        if basis
            .iter()
            .any(|b| !(&b[0] + &b[1] * &lambda).is_multiple_of(&modulus))
        {
            return Err(Error::Curve(
                "the short lattice does not belong to λ".into(),
            ));
        }
        if words == 0 || words > MAX_WORDS {
            return Err(Error::Option(format!(
                "scalars of {words} words, not 1..={MAX_WORDS}"
            )));
        }
        let longest = basis
            .iter()
            .flatten()
            .map(|b| b.magnitude().bits())
            .max()
            .unwrap_or(0);
        if longest > 252 {
            return Err(Error::Option(format!(
                "scalars modulo an order of {} bits cannot be split: the short lattice has entries of {longest} bits, \
                 252 at most",
                r.bits()
            )));
        }
        let m = 64 * words + POINT as usize;
        let mut reciprocal_words = [0; 2];
        let mut reciprocal = [[0; MAX_RECIPROCAL]; 2];
        let mut negative = [0; 2];
        for (i, b) in [basis[1][1].clone(), -&basis[0][1]].into_iter().enumerate() {
            let g = (b.magnitude() << m) / r;
            if g.bits() as usize > 64 * MAX_RECIPROCAL {
                return Err(Error::Curve("the short lattice is too long for r".into()));
            }
            reciprocal_words[i] = g.bits().div_ceil(64) as usize;
            reciprocal[i].copy_from_slice(&words_of(&g, MAX_RECIPROCAL));
            negative[i] = if b.is_negative() != det.is_negative() {
                u64::MAX
            } else {
                0
            };
        }
        let bound: [BigUint; 2] = [0, 1].map(|j: usize| {
            let sum = basis[0][j].magnitude() + basis[1][j].magnitude();
            match rounding {
                Rounding::Coordinates => (&sum >> 1) + (sum >> 36) + 2u32,
                // A point of the hexagon has coordinates up to 2/3 of its lattice's length.
                Rounding::Hexagon => (r.sqrt() + 1u32) * 2u32 / 3u32 + (sum >> 36) + 2u32,
            }
        });
        let bits = bound.iter().map(|b| b.bits()).max().unwrap_or(0);
        Ok(Self {
            words,
            reciprocal_words,
            limbs: if bits < 128 { 2 } else { 4 },
            reciprocal,
            negative,
            basis: [0, 1].map(|i| [0, 1].map(|j| wrapped(&basis[i][j]))),
            rounding,
            bound,
        })
    }

    /// To the point nearest to 0 modulo ν = nu\[0\] + nu\[1\]·ω of norm r, which vanishes at ω = λ.
    pub fn hexagon(
        r: &BigUint,
        lambda: &BigUint,
        nu: &[BigInt; 2],
        words: usize,
    ) -> Result<Self, Error> {
        Self::new(r, lambda, &ideal(nu), words, Rounding::Hexagon)
    }

    /// The largest absolute values of x and y.
    pub fn bound(&self) -> &[BigUint; 2] {
        &self.bound
    }

    /// Limbs of a result.
    pub fn limbs(&self) -> usize {
        self.limbs
    }

    /// Words of a scalar.
    pub fn words(&self) -> usize {
        self.words
    }

    /// Reduces every scalar; `put` receives its index and the two's complement limbs of x and y.
    ///
    /// `L` must be [`Reducer::limbs`].
    #[inline(always)]
    pub fn each<const L: usize>(
        &self,
        scalars: &[u64],
        put: impl FnMut(usize, [u64; L], [u64; L]),
    ) {
        if const { SMALL } {
            let mut put = put;
            self.called(scalars, &mut put);
        } else {
            self.inlined(scalars, put);
        }
    }

    /// Once for all, where the program is small.
    #[inline(never)]
    fn called<const L: usize>(
        &self,
        scalars: &[u64],
        put: &mut dyn FnMut(usize, [u64; L], [u64; L]),
    ) {
        self.inlined(scalars, put);
    }

    #[inline(always)]
    fn inlined<const L: usize>(&self, scalars: &[u64], put: impl FnMut(usize, [u64; L], [u64; L])) {
        debug_assert_eq!(L, self.limbs);
        let hexagon = self.rounding == Rounding::Hexagon;
        // The second reciprocal is that of b01: one word where b01 = ±1, as on the BLS curves.
        match (self.words, self.reciprocal_words) {
            (4, [..=3, ..=1]) => self.run::<4, 3, 1, L>(scalars, 4, hexagon, put),
            (4, [..=3, ..=3]) => self.run::<4, 3, 3, L>(scalars, 4, hexagon, put),
            _ => self.run::<MAX_WORDS, MAX_RECIPROCAL, MAX_RECIPROCAL, L>(
                scalars, self.words, hexagon, put,
            ),
        }
    }

    #[inline(always)]
    fn run<const W: usize, const GU: usize, const GV: usize, const L: usize>(
        &self,
        scalars: &[u64],
        words: usize,
        hexagon: bool,
        mut put: impl FnMut(usize, [u64; L], [u64; L]),
    ) {
        let gu: [u64; GU] = std::array::from_fn(|j| self.reciprocal[0][j]);
        let gv: [u64; GV] = std::array::from_fn(|j| self.reciprocal[1][j]);
        let b: [[[u64; L]; 2]; 2] =
            [0, 1].map(|i| [0, 1].map(|j| std::array::from_fn(|k| self.basis[i][j][k])));
        let negative = self.negative;
        for (i, scalar) in scalars.chunks_exact(words).enumerate() {
            let mut a = [0; W];
            a[..words].copy_from_slice(scalar);
            let (mut u, f) = coordinate::<W, GU, L>(&a, &gu, words, negative[0]);
            let (mut v, g) = coordinate::<W, GV, L>(&a, &gv, words, negative[1]);
            let (up_u, up_v) = if hexagon {
                nearest(f, g)
            } else {
                (f >= ONE / 2, g >= ONE / 2)
            };
            add_small(&mut u, up_u as u64);
            add_small(&mut v, up_v as u64);
            let mut x = std::array::from_fn(|k| if k < W { a[k] } else { 0 });
            let mut y = [0; L];
            sub_products(&mut x, [&u, &v], [&b[0][0], &b[1][0]]);
            sub_products(&mut y, [&u, &v], [&b[0][1], &b[1][1]]);
            put(i, x, y);
        }
    }
}

/// `a·g >> (64·low + POINT)` modulo 2^(64L), negated on request, and 60 bits of its fraction.
#[inline(always)]
pub fn coordinate<const W: usize, const G: usize, const L: usize>(
    a: &[u64; W],
    g: &[u64; G],
    low: usize,
    negative: u64,
) -> ([u64; L], i64) {
    // Words low..=low + L of the product, without the carries from below.
    let mut sum = [0u64; 5];
    for j in 0..G {
        let mut carry = 0u64;
        for i in 0..W {
            let at = i + j;
            if at + 1 < low || at > low + L {
                continue;
            }
            let p = a[i] as u128 * g[j] as u128;
            if at + 1 == low {
                carry = (p >> 64) as u64;
            } else {
                let t = p + sum[at - low] as u128 + carry as u128;
                sum[at - low] = t as u64;
                carry = (t >> 64) as u64;
            }
        }
        let at = j + W;
        if at >= low && at <= low + L {
            sum[at - low] = sum[at - low].wrapping_add(carry);
        }
    }
    let word = |k: usize| (sum[k] >> POINT | sum[k + 1] << (64 - POINT)) ^ negative;
    (
        std::array::from_fn(word),
        ((sum[0] ^ negative) & (ONE as u64 - 1)) as i64,
    )
}

/// One, in the fractions used here.
pub(super) const ONE: i64 = 1 << POINT;

/// The vertex of the unit cell 0, 1, ω, 1 + ω that is nearest to `f + gω`, `0 ≤ f, g < 1`.
#[inline(always)]
pub fn nearest(f: i64, g: i64) -> (bool, bool) {
    let (s, t, beyond) = (2 * f - g, 2 * g - f, f + g > ONE);
    (
        (beyond & (s > 0)) | (s > ONE),
        (beyond & (t > 0)) | (t > ONE),
    )
}

#[inline(always)]
pub(super) fn add_small<const L: usize>(a: &mut [u64; L], small: u64) {
    let mut carry = small;
    for a in a {
        let (sum, over) = a.overflowing_add(carry);
        *a = sum;
        carry = over as u64;
    }
}

/// `acc −= Σ a[k]·b[k]` modulo 2^(64L).
#[inline(always)]
pub(super) fn sub_products<const L: usize, const N: usize>(
    acc: &mut [u64; L],
    a: [&[u64; L]; N],
    b: [&[u64; L]; N],
) {
    if L == 2 {
        let wide = |x: &[u64; L]| x[0] as u128 | (x[1] as u128) << 64;
        let mut result = wide(acc);
        for k in 0..N {
            result = result.wrapping_sub(wide(a[k]).wrapping_mul(wide(b[k])));
        }
        (acc[0], acc[1]) = (result as u64, (result >> 64) as u64);
        return;
    }
    for (a, b) in a.into_iter().zip(b) {
        for i in 0..L {
            let mut borrow = 0u64;
            for j in 0..L - i {
                let p = a[i] as u128 * b[j] as u128 + borrow as u128;
                let (difference, under) = acc[i + j].overflowing_sub(p as u64);
                acc[i + j] = difference;
                borrow = ((p >> 64) as u64).wrapping_add(under as u64);
            }
        }
    }
}

/// A number in two's complement as its magnitude, and whether it is negative.
pub(super) fn magnitude<const L: usize>(limbs: &[u64; L]) -> ([u64; 4], bool) {
    let (mut words, negative) = ([0; 4], (limbs[L - 1] as i64) < 0);
    let (flip, mut carry) = (u64::from(negative).wrapping_neg(), negative);
    for (w, limb) in words.iter_mut().zip(limbs) {
        (*w, carry) = (limb ^ flip).overflowing_add(u64::from(carry));
    }
    (words, negative)
}

/// The basis (ν, ων) of the ideal of ν.
pub(crate) fn ideal(nu: &[BigInt; 2]) -> [[BigInt; 2]; 2] {
    [nu.clone(), [-&nu[1], &nu[0] - &nu[1]]]
}

/// A two's complement number from its limbs.
#[cfg(test)]
pub fn signed(limbs: &[u64]) -> BigInt {
    let words: Vec<u32> = limbs
        .iter()
        .flat_map(|w| [*w as u32, (*w >> 32) as u32])
        .collect();
    let a = BigInt::from_slice(num_bigint::Sign::Plus, &words);
    if limbs.last().is_some_and(|w| w >> 63 == 1) {
        a - (BigInt::one() << (64 * limbs.len()))
    } else {
        a
    }
}
