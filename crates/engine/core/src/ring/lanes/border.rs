//! Eight elements at once from the caller's Montgomery words to digits and back.
//!
//! What [`super::words`] does for one element, by vectors: the words of eight integers are transposed, so that a shift
//! serves a digit, or a word, of every lane. There is a way for the shapes whose `W·L` bits are those of 4, 6 or 12
//! words and `s < 64` more: 6 × 44 and 5 × 52 for 4 (s = 8 and 4), 8 × 48 and 8 × 52 for 6 (s = 0 and 32), 15 × 52 for 12
//! (s = 12). A modulus that a multiple stands for (`super::multiple`) has the way in only, which is a product.
//!
//! An element is `x·2^{WL}` in digits and `x·2^{WL−s}` in words, so that the two differ by `2^s`: not a product but
//! a shift where s is small. Where products are folded elements are plain, and there both ways are products by constants;
//! in doubles the way out is one by `2^s` times as much, before the step that is there for other moduli.
//!
//! # Bounds
//!
//! **In.** Integers are below p, and digits cut from one are in `[0, 2^W)`. Where `s ≤ 8` (4 in digits of 52 bits) the
//! digits are those of `2^s` times the integer, from bits `Wk − s` on, and `norm` makes a stored form of a value below
//! `2^s·p`: `norm` in doubles takes quotients below `2^{53−W} = 2^9`, that of digits of 52 bits values below `2^7·p` and
//! the other one values below `2^10·p`. Where s = 0 and digits are signed, one carry leaves digits of at most `2^{W−1} +
//! 1`. Otherwise a product takes them, for which digits below `2^W` are, signed, a multiplicity of 2.
//!
//! **Out, to a small value.** The value v is a sum of at most two stored forms, `|v| ≤ 2σ·p ≤ 32p`.
//! * Doubles, s = 7 or 8: a Montgomery step. With the `q` of `[−2^{s−1}, 2^{s−1})` that makes `v + q·p` a multiple of `2^s`,
//!   `|v + q·p| ≤ (2^{s−1} + 32)·p < 2^s·p`. Digits are at most `2·(2^43 + 2^8) + 2^7·2^43 < 2^51 − 2^20` (W = 44).
//! * Otherwise a product by a constant (none for s = 0), and `norm`: the value ends in `±0.51p`, or in `[0, 1.01p)` where
//!   digits are unsigned, from which p is subtracted. s is 0 from here on.
//!
//! **Out, to the residue.** So the value is `2^s·u` with `|u| < p`, or `−p ≤ u < p` of unsigned digits, which is the
//! residue or the residue less p, and the sign says which. It is that of the top digit after carrying from end to end;
//! then the carries are made again with `2^s·p` added in the lanes that are negative, and all digits are in `[0, 2^W)`.
//! No step depends on values.
//!
//! **Carries** are shifts without sign. For them digit k has an offset, `O` for the lowest and `O − O/2^W` for the others,
//! where O is a multiple of `2^W` beyond all digits: what is carried is too much by `O/2^W`, which makes up for it, so that
//! each digit is `O` too much before its carry, and the top digit is negative where it is below O. In 64-bit integers
//! `O = 2^60`: digits of 52 bits are below `2^59 + 2^52` in absolute value after `norm`, and less p's. In doubles the sum
//! with `1.5·2^52` less `O/2^W < 2^20` is in `[2^52, 2^53)`, where the bits of a double are its integer and those of the
//! exponent: O is the bits of `1.5·2^52`, and a conversion costs nothing.

use super::field::Field;
use super::integers::WideWords;
use super::kernel::{self, unroll};
use super::simd::Wide;
use super::words::{Long, ModulusWords};

/// Words whose bits a shape's digits have; 0 where there is no way for that number.
pub const fn words_of(digits: usize, w: u32) -> usize {
    match digits * w as usize / 64 {
        n @ (4 | 6 | 12) => n,
        _ => 0,
    }
}

/// Bits of the digits that words do not have: s of the head of the file.
const fn spare(digits: usize, w: u32, words: usize) -> usize {
    (digits * w as usize).saturating_sub(64 * words)
}

/// The way in is a shift.
const fn shifts(signed: bool, digits: usize, w: u32, words: usize) -> bool {
    let most = match (signed, w) {
        // Quotients below `2^{53−W}` in three digits of eight.
        (true, _) if digits > 6 => 0,
        (_, super::tight52::BITS) => 4,
        _ => 8,
    };
    spare(digits, w, words) <= most
}

/// The way out begins with a Montgomery step.
const fn steps(signed: bool, digits: usize, w: u32, words: usize) -> bool {
    signed && digits <= 6 && matches!(spare(digits, w, words), 7 | 8)
}

/// Bits of that step; 0 where there is none.
pub const fn step(signed: bool, digits: usize, w: u32) -> usize {
    let words = words_of(digits, w);
    if words > 0 && steps(signed, digits, w, words) {
        spare(digits, w, words)
    } else {
        0
    }
}

/// The constants of the way out.
pub struct Exit<D, const L: usize> {
    /// `2^(64·len)` modulo p, by which a product is in the caller's form; where products are folded and a step follows,
    /// times `2^s`.
    ratio: [D; L],
    /// Unsigned digits of `2^s·p`, s being 0 where there is no Montgomery step.
    p: [u64; L],
    /// `−1/p` modulo `2^s`.
    pinv: u64,
}

impl<D, const L: usize> Exit<D, L> {
    /// Of a modulus; `ratio` is the constant's digits.
    pub fn new<const W: u32>(signed: bool, p: &ModulusWords, ratio: [D; L]) -> Self {
        let s = step(signed, L, W);
        let mut shifted: Long = p.p;
        if s > 0 {
            for k in (0..shifted.len()).rev() {
                let below = if k > 0 { p.p[k - 1] >> (64 - s) } else { 0 };
                shifted[k] = p.p[k] << s | below;
            }
        }
        let mut digits = [0; L];
        ModulusWords::split(&shifted, W, false, &mut digits);
        Self {
            ratio,
            p: digits.map(|d| d as u64),
            pinv: p.n0 & ((1 << s) - 1),
        }
    }
}

/// What is done for every digit, or every word: written out up to eight.
macro_rules! every {
    ($k:ident < $n:expr, $body:block) => {
        if const { $n > 8 } {
            for $k in 0..$n {
                $body
            }
        } else {
            unroll!($k < $n, at most 8, $body)
        }
    };
}

/// Digits in `[0, 2^W)` of integers of N words, or of their multiples by `2^s`.
///
/// # Safety
/// N words are readable from each pointer.
#[inline(always)]
unsafe fn digits<S: Wide<W>, const L: usize, const W: u32, const N: usize>(
    from: &[*const u64; 8],
    s: usize,
) -> [S::V; L] {
    // SAFETY: the caller's promise.
    let words = unsafe { S::Integers::read::<N>(from) };
    let mask = S::Integers::all((1 << W) - 1);
    let mut out = [S::zero(); L];
    every!(k < L, {
        let bit = W as usize * k;
        let digit = if bit < s {
            words[0].left(s - bit)
        } else {
            let (at, shift) = ((bit - s) / 64, (bit - s) % 64);
            let mut digit = S::Integers::all(0);
            if at < N {
                digit = words[at].right(shift);
            }
            if at + 1 < N && shift + W as usize > 64 {
                digit = digit.or(words[at + 1].left(64 - shift));
            }
            digit
        };
        out[k] = S::lowered(digit.and(mask));
    });
    out
}

/// Digits of the size of a stored form's from such as a cut leaves.
#[inline(always)]
fn carried<S: Wide<W>, const L: usize, const W: u32>(digits: [S::V; L]) -> [S::V; L] {
    if !S::SIGNED {
        return digits;
    }
    let mut wide = [S::zero(); 17];
    every!(k < L, {
        wide[k] = digits[k];
    });
    let mut out = [S::zero(); L];
    kernel::carry_pass::<S, L, W>(&wide, &mut out);
    out
}

/// The elements of words in the ring's own form.
///
/// # Safety
/// N words are readable from each pointer.
#[inline(always)]
pub unsafe fn own<S: Wide<W>, const L: usize, const W: u32, const N: usize>(
    from: &[*const u64; 8],
) -> [S::V; L] {
    // SAFETY: the caller's promise.
    carried::<S, L, W>(unsafe { digits::<S, L, W, N>(from, 0) })
}

/// The elements of canonical words in the caller's form.
///
/// # Safety
/// N words, as many as the caller's form has, are readable from each pointer.
#[inline(always)]
pub unsafe fn enter<S: Wide<W>, const L: usize, const W: u32, const N: usize>(
    field: &Field<S, L, W>,
    from: &[*const u64; 8],
) -> [S::V; L] {
    let s = const { spare(L, W, N) };
    if const { shifts(S::SIGNED, L, W, N) } && field.is_shifted() {
        // SAFETY: the caller's promise.
        let digits = unsafe { digits::<S, L, W, N>(from, s) };
        return if s == 0 {
            carried::<S, L, W>(digits)
        } else {
            S::norm::<L>(&field.k, &field.norm, &digits)
        };
    }
    // SAFETY: the caller's promise.
    let digits = unsafe { digits::<S, L, W, N>(from, 0) };
    S::mul::<L>(&field.k, &digits, &all::<S, L, W>(&field.ratio))
}

#[inline(always)]
fn all<S: Wide<W>, const L: usize, const W: u32>(constant: &[S::D; L]) -> [S::V; L] {
    let mut out = [S::zero(); L];
    every!(k < L, {
        out[k] = S::splat(&constant[k]);
    });
    out
}

/// Canonical words in the caller's form, of sums of at most two stored forms.
///
/// # Safety
/// N words, as many as the caller's form has, are writable from each pointer. No multiple stands for the modulus.
#[inline(always)]
pub unsafe fn leave<S: Wide<W>, const L: usize, const W: u32, const N: usize>(
    field: &Field<S, L, W>,
    a: &[S::V; L],
    to: &[*mut u64; 8],
) {
    let exit = &field.exit;
    let s = const { step(S::SIGNED, L, W) };
    let mut small = *a;
    if const { step(S::SIGNED, L, W) > 0 } {
        if !field.is_shifted() {
            small = S::mul::<L>(&field.k, a, &all::<S, L, W>(&exit.ratio));
        }
        let (mask, half) = ((1 << s) - 1, 1i64 << (s - 1));
        let low = S::lifted(small[0], 0).and(S::Integers::all(mask));
        let q = low.product(S::Integers::all(exit.pinv));
        let q = q
            .plus(S::Integers::all(half as u64))
            .and(S::Integers::all(mask));
        let q = S::sub(S::lowered(q), S::splat(&S::digit(half)));
        every!(k < L, {
            small[k] = S::add_product(small[k], q, S::splat(&field.k.p[k]));
        });
    } else {
        if const { spare(L, W, N) > 0 } {
            small = S::mul::<L>(&field.k, a, &all::<S, L, W>(&exit.ratio));
        }
        small = S::norm::<L>(&field.k, &field.norm, &small);
    }
    let mut digits = [S::Integers::all(0); L];
    every!(k < L, {
        digits[k] = S::lifted(small[k], if k == 0 { 0 } else { S::OFFSET >> W });
        if !S::SIGNED {
            digits[k] = digits[k].minus(S::Integers::all(exit.p[k]));
        }
    });
    let mut top = S::Integers::all(0);
    every!(k < L, {
        top = digits[k].plus(top.right(W as usize));
    });
    let negative = top.below(S::Integers::all(S::OFFSET));
    let mask = S::Integers::all((1 << W) - 1);
    let mut carry = S::Integers::all(0);
    every!(k < L, {
        let p = S::Integers::all(exit.p[k]).and(negative);
        let digit = digits[k].plus(p).plus(carry);
        carry = digit.right(W as usize);
        digits[k] = digit.and(mask);
    });
    let _ = carry;
    let words = joined::<S, L, W, N>(&digits, s);
    // SAFETY: the caller's promise.
    unsafe { S::Integers::write::<N>(&words, to) };
}

/// The words from bit `s` on.
#[inline(always)]
fn joined<S: Wide<W>, const L: usize, const W: u32, const N: usize>(
    digits: &[S::Integers; L],
    s: usize,
) -> [S::Integers; N] {
    let mut words = [S::Integers::all(0); N];
    every!(j < N, {
        let first = 64 * j + s;
        let mut word = words[j];
        every!(k < L, {
            let bit = W as usize * k;
            if bit <= first && bit + W as usize > first {
                word = word.or(digits[k].right(first - bit));
            } else if bit > first && bit < first + 64 {
                word = word.or(digits[k].left(bit - first));
            }
        });
        words[j] = word;
    });
    words
}
