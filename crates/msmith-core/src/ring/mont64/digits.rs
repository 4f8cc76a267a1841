//! Montgomery's products by digits, for processors that do not multiply 64 by 64 bits: WebAssembly's.
//!
//! Words are cut into D digits of W bits, 29 or 28, whose products are added up by columns in 64-bit integers without a
//! carry between them, and the digits of the result joined to words. One factor is multiplied by `2^s`, `s = DW − 64N ≥ 1`,
//! when it is cut, so that a division by `2^{DW}` is one by `R = 2^{64N}`.
//!
//! **Bounds.** A column has at most 2D products below `2^{2W}` and the carry of the column below, less than `2^{64−W}`: below
//! `2^64`, since `2D ≤ 62` where W = 29 and `2D ≤ 74` where W = 28. With `a < p`, `b < R` the sum is
//! `(2^s·a·b + q·p)/2^{DW} < a + p < 2p`, which the digits have room for.
//!
//! **Cost.** `2D² + D` products of digits, `D(3D + 1)/2 + D` of a square; the usual `D = 9` of four words.

use super::alu::U64;
use super::kernels::reduce_once;

/// Digits and their bits for a number of words.
macro_rules! shapes {
    ($N:ident => $run:ident($($arg:expr),*)) => {
        shapes!(@ $N, $run, ($($arg),*),
            1 3 29, 2 5 29, 3 7 29, 4 9 29, 5 12 29, 6 14 29, 7 16 29, 8 18 29, 9 20 29, 10 23 29, 11 25 29, 12 27 29,
            13 29 29, 14 31 29, 15 35 28, 16 37 28)
    };
    (@ $N:ident, $run:ident, $args:tt, $($n:literal $d:literal $w:literal),*) => {
        $(if const { $N == $n } { $run::<$N, $d, $w> $args } else)* { unreachable!("more words than a ring has") }
    };
}

/// `a·b/R mod p` for any odd `p`, `a < p`, any `b`.
#[inline(always)]
pub fn product<const N: usize>(a: &[u64; N], b: &[u64; N], p: &[u64; N], n0: u64) -> [u64; N] {
    shapes!(N => product_of(a, b, p, n0))
}

/// `a²/R mod p` for any odd `p`, `a < p`.
#[inline(always)]
pub fn square<const N: usize>(a: &[u64; N], p: &[u64; N], n0: u64) -> [u64; N] {
    shapes!(N => square_of(a, p, n0))
}

/// A block for the constants below the given one, written out.
macro_rules! every {
    ($k:ident < $n:expr, $body:block) => {
        every!(@ $k, $n, $body, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
            33 34 35 36)
    };
    ($k:ident < $n:expr, at most 14, $body:block) => {
        every!(@ $k, $n, $body, 0 1 2 3 4 5 6 7 8 9 10 11 12 13)
    };
    (@ $k:ident, $n:expr, $body:block, $($i:literal)*) => {
        $({
            #[allow(non_upper_case_globals, dead_code, reason = "stands for a variable")]
            const $k: usize = $i;
            if const { $i < $n } {
                $body
            }
        })*
    };
}

/// The digits of `2^s` times an integer.
#[inline(always)]
fn cut<const N: usize, const D: usize, const W: usize>(words: &[u64; N], s: usize) -> [u64; D] {
    let mut digits = [0; D];
    every!(k < D, {
        let bit = W * k;
        let digit = if bit < s {
            words[0] << (s - bit)
        } else {
            let (at, off) = ((bit - s) / 64, (bit - s) % 64);
            let low = if at < N { words[at] >> off } else { 0 };
            let high = if at + 1 < N && off + W > 64 {
                words[at + 1] << (64 - off)
            } else {
                0
            };
            low | high
        };
        digits[k] = digit & ((1 << W) - 1);
    });
    digits
}

/// The integer of digits, and whether there is a bit more than its words have.
#[inline(always)]
fn join<const N: usize, const D: usize, const W: usize>(digits: &[u64; D]) -> ([u64; N], bool) {
    let mut words = [0; N];
    let mut top = 0;
    every!(k < D, {
        let (at, off) = (W * k / 64, W * k % 64);
        if at < N {
            words[at] |= digits[k] << off;
        } else {
            top |= digits[k] << off;
        }
        if off + W > 64 {
            let over = digits[k] >> (64 - off);
            if at + 1 < N {
                words[at + 1] |= over;
            } else {
                top |= over;
            }
        }
    });
    (words, top != 0)
}

/// The least place of a factor's digit in a column.
const fn first(column: usize, digits: usize) -> usize {
    column.saturating_sub(digits - 1)
}

/// `Σ a_i·b_{c−i}` over the places from `from` to below `to`.
#[inline(always)]
fn column<const D: usize>(a: &[u64; D], b: &[u64; D], c: usize, from: usize, to: usize) -> u64 {
    let (a, b) = (&a[from..to], &b[c + 1 - to..c + 1 - from]);
    (a.iter().zip(b.iter().rev())).fold(0u64, |sum, (a, b)| sum.wrapping_add(a.wrapping_mul(*b)))
}

/// Divides `Σ column(c)·2^{Wc}` by `2^{DW}` modulo p: canonical words.
#[inline(always)]
fn reduced<const N: usize, const D: usize, const W: usize>(
    column_of: impl Fn(usize) -> u64,
    p: &[u64; N],
    n0: u64,
) -> [u64; N] {
    let mask = (1u64 << W) - 1;
    let n0 = n0 & mask;
    let digits_of_p: [u64; D] = cut::<N, D, W>(p, 0);
    let mut q = [0; D];
    let mut out = [0; D];
    let mut carry = 0u64;
    let mut step = #[inline(always)]
    |c: usize, q: &mut [u64; D]| {
        let (from, to) = (first(c, D), if c < D { c } else { D });
        let mut sum = carry
            .wrapping_add(column_of(c))
            .wrapping_add(column(q, &digits_of_p, c, from, to));
        if c < D {
            q[c] = sum.wrapping_mul(n0) & mask;
            sum = sum.wrapping_add(q[c].wrapping_mul(digits_of_p[0]));
        } else {
            out[c - D] = sum & mask;
        }
        carry = sum >> W;
    };
    for c in 0..2 * D - 1 {
        step(c, &mut q);
    }
    out[D - 1] = carry;
    let (words, top) = join::<N, D, W>(&out);
    reduce_once(U64, &words, top, p)
}
