//! Five digits of 52 bits modulo `p = 2^255 − c`: products of plain residues, reduced by folding.
//!
//! **Why.** `2^260 ≡ 32c` is one digit, so that a high column costs two instructions instead of the ten of
//! a row, and nothing is left for a Montgomery step: 60 product instructions instead of 100, and 40 instead
//! of 80 for a square. An element stands for itself and not for a multiple by a power of 2.
//!
//! **Form.** As in [`super::tight`]: signed digits, a value that is not negative, operands carried from
//! end to end before they are factors. Which of the two a field has is a matter of its constants, and
//! not of its type.
//!
//! **Reduction.** Of the ten columns of a product, those from the fifth on are carried from end to end:
//! the product of two values below `2^260` is below `2^520`, so they are digits `h_0 … h_4` of 52 bits.
//! Then `32c·h_k` goes to columns `k` and `k + 1` by halves, for the last to column 4 as it is; and of what
//! that column comes to, the part `e` above `2^47`, that is `2^255`, goes to column 0 as `c·e`.
//!
//! **Bounds**, for `c < 32`. Column 4 is at most `9·2^52` of half products, `2^10` of a high half and
//! `2^62 − 2^52` of the last digit, below `2^63`. So `e < 2^16`, and `c·e < 2^21` is one low half. The digits of
//! the result are at most `2·2^52 + 2^21`, `4·2^52 + 2^10`, `6·2^52 + 2^10`, `8·2^52 + 2^10` and `2^47 − 1`, within the
//! `2^59` of [`super::tight`]. The value is below `2^255 + 2^212 < (1 + 2^{−42})·p`, whatever the operands were.
//! A stored form is taken to be at most `2p`, so that a difference of `K` adds `2K·p`; a factor of multiplicity `m` is
//! at most `2m·p < 2^260` for `m ≤ 16`, and only [`super::tight52::SUMS`] is asked for.

#[cfg(test)]
mod tests;

use super::field::Limits;
use super::kernel::Constants;
use super::tight52;
use super::unsigned::Integer;
use super::words::ModulusWords;

/// Digits of these products.
const DIGITS: usize = 5;
/// Bits of the modulus.
const BITS: u32 = 255;
/// Bits of the modulus in the top digit.
const TOP: u32 = BITS - tight52::BITS * (DIGITS as u32 - 1);
/// `c` is below.
const MOST: u64 = 32;

/// `c` where products of a given number of 52-bit digits modulo `2^255 − c` are folded.
pub fn small(p: &ModulusWords, digits: usize) -> Option<u64> {
    let c = p.p[0].wrapping_neg();
    let ones = p.p[1] == u64::MAX && p.p[2] == u64::MAX && p.p[3] == u64::MAX >> 1;
    (digits == DIGITS && p.bits() == BITS && ones && c < MOST).then_some(c)
}

/// `2^260 mod p` and `2^255 mod p`.
pub fn constants(c: u64) -> [u64; 2] {
    [c << (tight52::BITS - TOP), c]
}

/// The limits of such a modulus: its products are below `κ·p` whatever their factors.
pub fn limits() -> Limits {
    let sums = tight52::SUMS as u32;
    Limits {
        kappa: 1.0 + 2f64.powi(-42),
        rho: 0.0,
        stored: 2.0,
        products: sums * sums,
        sums,
    }
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
    t[L - 1] = S::plus(t[L - 1], t[2 * L - 1], high);
    let (rest, above) = S::split::<TOP>(t[L - 1]);
    t[L - 1] = rest;
    t[0] = S::plus(t[0], above, wrap);
    let mut out = [S::zero(); L];
    out.copy_from_slice(&t[..L]);
    out
}
