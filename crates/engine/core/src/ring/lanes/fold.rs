//! Five digits of 52 bits modulo `p = 2^b − c`: products of plain residues, reduced by folding. Which moduli that are holds
//! for six digits of 44 bits in doubles too, whose products are those of [`super::float::fold`].
//!
//! **Why.** `2^260 ≡ 2^{260−b}·c` is one digit, so that a high column costs two instructions instead of the ten of
//! a row, and nothing is left for a Montgomery step: of 100 product instructions 60 or 63 are left, and of the 80 of
//! a square 40 or 43. An element stands for itself and not for a multiple by a power of 2.
//!
//! **Form.** As in [`super::tight52`]: signed digits, a value that is not negative, operands carried from
//! end to end before they are factors. Which of the two a field has is a matter of its constants, and
//! not of its type.
//!
//! **Reduction.** Of the ten columns of a product, those from the fifth on are carried from end to end:
//! the product of two values below `2^260` is below `2^520`, so they are digits `h_0 … h_4` of 52 bits.
//! With `f = 2^{260−b}·c`, `f·h_k` goes to columns `k` and `k + 1` by halves, for `k < 4`.
//!
//! * **`b = 255`, `c < 32`** (2^255 − 19): `f·h_4` goes to column 4 as it is; and of what that column comes to, the part
//!   `e` above `2^47`, that is `2^255`, goes to column 0 as `c·e`. Column 4 is at most `9·2^52` of half products, `2^10`
//!   of a high half and `2^62 − 2^52` of the last digit, below `2^63`. So `e < 2^16`, and `c·e < 2^21` is one low half.
//!   The digits of the result are at most `2·2^52 + 2^21`, `4·2^52 + 2^10`, `6·2^52 + 2^10`, `8·2^52 + 2^10` and
//!   `2^47 − 1`. The value is below `2^255 + 2^212 < (1 + 2^{−42})·p`, whatever the operands were.
//! * **`b = 256`, `2^6 ≤ c < 2^34`** (secp256k1): so `2^10 ≤ f < 2^38`. The halves of `f·h_4` go to columns 4 and 5; what is
//!   in column 5, below `2^38`, is a high digit once more: its product by f goes to columns 0 and 1. Of column 4, at most
//!   `11·2^52`, the part `e < 2^8` above `2^48`, that is `2^256`, goes to column 0 as `c·e < 2^42`. The digits of the
//!   result are at most `3·2^52 + 2^42`, `5·2^52 + 2^39`, `6·2^52 + 2^38`, `8·2^52 + 2^38` and `2^48 − 1`; the value is
//!   below `2^256 + 2^212 < (1 + 2^{−43})·p`.
//!
//! **Bounds.** Digits are within the `2^59` of [`super::tight52`]. A stored form is taken to be at most `2p`, so that a
//! difference of `K` adds `2K·p`; a factor of multiplicity `m` is at most `2m·p < 2^260` for `m ≤ 16` (`b = 255`; only
//! [`super::tight52::SUMS`] is asked for) and for `m ≤ 8` (`b = 256`).

#[cfg(all(test, msmith_lanes))]
mod tests;

use super::field::Limits;
use super::float;
use super::kernel::Constants;
use super::tight52;
use super::unsigned::Integer;
use super::words::ModulusWords;
use core::ops::Range;

/// Digits of these products.
const DIGITS: usize = 5;

/// The moduli whose products are folded in one way.
struct Folded {
    /// `b`.
    bits: u32,
    /// What c may be.
    c: Range<u64>,
    /// The largest multiplicity of a factor.
    sums: u32,
    /// The largest product of two, which also keeps one from being larger than `sums` where that is less than any formula
    /// has.
    products: u32,
}

const SHORT: Folded = Folded {
    bits: 255,
    c: 1..32,
    sums: tight52::SUMS as u32,
    products: (tight52::SUMS * tight52::SUMS) as u32,
};

const LONG: Folded = Folded {
    bits: 256,
    c: 1 << 6..1 << 34,
    sums: 8,
    products: 8,
};

/// `f` of [`LONG`] moduli is at least this, and that of others is not: kernels know it by that. Of five digits, and of six.
pub const LEAST: [u64; 2] = [1 << 10, 1 << 14];

impl Folded {
    /// Bits of the modulus in the top digit.
    const fn top(&self) -> u32 {
        self.bits - tight52::BITS * (DIGITS as u32 - 1)
    }

    /// `c` where products modulo p are folded so.
    fn small(&self, p: &ModulusWords) -> Option<u64> {
        let c = p.p[0].wrapping_neg();
        let ones =
            p.p[1] == u64::MAX && p.p[2] == u64::MAX && p.p[3] == u64::MAX >> (256 - self.bits);
        (p.bits() == self.bits && ones && self.c.contains(&c)).then_some(c)
    }
}

/// What a folded modulus has.
pub struct Folding {
    /// `2^260 mod p` (in doubles `2^264 mod p`) and `2^b mod p`.
    pub constants: [u64; 2],
    /// Its products are below `κ·p` whatever their factors.
    pub limits: Limits,
}

/// The constants of a modulus whose products of a given number of digits are folded.
pub fn folding(p: &ModulusWords, digits: usize, w: u32) -> Option<Folding> {
    let doubles = match (digits, w) {
        (DIGITS, tight52::BITS) => false,
        (float::fold::DIGITS, float::fold::BITS) => true,
        _ => return None,
    };
    let (c, way) = ([SHORT, LONG].into_iter()).find_map(|way| Some((way.small(p)?, way)))?;
    let limits = Limits {
        kappa: 1.0 + 2f64.powi(-42),
        rho: 0.0,
        stored: 2.0,
        products: way.products,
        sums: way.sums,
    };
    Some(Folding {
        constants: [c << (w * digits as u32 - way.bits), c],
        limits: if doubles { float::fold::LIMITS } else { limits },
    })
}

/// What columns stand for modulo p; the assembly computes the same integer.
#[inline(always)]
pub fn folded<S: Integer<W>, const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    mut t: tight52::Columns<S::V>,
) -> [S::V; L] {
    let [high, wrap] = [S::splat(&m.fold[0]), S::splat(&m.fold[1])];
    for k in 0..L - 1 {
        let (d, c) = S::chain(t[L + k]);
        t[L + k + 1] = S::add(t[L + k + 1], c);
        (t[k], t[k + 1]) = S::mac(t[k], t[k + 1], d, high);
    }
    let last = t[2 * L - 1];
    let (rest, above) = if m.fold[0] < LEAST[0] {
        S::split::<{ SHORT.top() }>(S::plus(t[L - 1], last, high))
    } else {
        let (top, beyond) = S::mac(t[L - 1], S::zero(), last, high);
        (t[0], t[1]) = S::mac(t[0], t[1], beyond, high);
        S::split::<{ LONG.top() }>(top)
    };
    t[L - 1] = rest;
    t[0] = S::plus(t[0], above, wrap);
    let mut out = [S::zero(); L];
    out.copy_from_slice(&t[..L]);
    out
}
