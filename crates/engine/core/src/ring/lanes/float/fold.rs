//! Six digits of 44 bits modulo `p = 2^b − c`, in doubles: products of plain residues, reduced by folding.
//!
//! **Why.** `2^264 ≡ f = 2^{264−b}·c` is one digit, so that a high column costs one digit product instead of the row of
//! six, and nothing is left for a Montgomery step: of 73 digit products 43 are left, and of the 58 of a square 28.
//! Which moduli, and what an element stands for, is as in [`super::super::fold`].
//!
//! **Reduction.** Of the columns `t_0 … t_10`, each a low and a high sum, the high sum of column 5 is set apart, `u`. Those
//! from the sixth on, `t_{6+k}` with the high sum of the column below, are multiplied by f and added to columns `k`, 0 to 5;
//! the high sum of column 5 then is a part of u, and `f·u` is added to column 0. Of column 5, with the high sum of column 4,
//! the part `e` above `2^b`, to the nearest, goes to column 0 as `c·e`. One parallel carry pass ends it.
//!
//! **Bounds.** With `D = 2^43 + 2^8` and the top digit `T ≤ 2·2^36 + 2` of a stored form ([`super::super::field`]),
//! factors of multiplicities m and n have columns of at most `C = 5·mn·D² < mn·2^{88.33}` (column 4): for `mn ≤ 64`
//! below `2^{94.4}`. So t and u without what folding gives are below `C/2^44 + 12·2^43 < 2^{50.5}`. As `f < 2^42`,
//! folding adds to the high sum of a column less than `C/4 + 2^{89}`, and once more to that of column 0, which has one
//! product of digits; u, with two top digits among its factors, is below `2^{50.5}`. So high sums stay below `1.3·C <
//! 2^{95}`, as they must, low ones below `9·2^43`, and columns at the end below `2^51`, but for column 0: `e < 2^{16}`
//! and `c < 2^34`, so that `c·e < 2^50` is added to less than `2^{50.5}`. Carries are below `2^8`. The top digit ends
//! in `±2^{b−221}` and what is carried to it, less than `2^7`, so that the value is within `2^{b−1} + 2^{b−27} <
//! 0.51·p`, whatever the operands were.

use super::super::field::Limits;
use super::super::fold::LEAST;
use super::super::kernel::{self, Constants};
use super::{BIAS, Float, pow2};

/// Digits of these products.
pub const DIGITS: usize = 6;
/// Bits of a digit.
pub const BITS: u32 = 44;

/// What may be multiplied.
pub const LIMITS: Limits = Limits {
    kappa: 0.51,
    rho: 0.0,
    stored: 2.0,
    products: 64,
    sums: 64,
};

/// Low and high sums of the columns.
type Sums<V> = ([V; 2 * DIGITS], [V; 2 * DIGITS]);

/// `out = a·b·2^{−WL} mod p`, or `a·b mod p` where products are folded.
#[inline(always)]
pub fn mul<S: Float<W>, const L: usize, const W: u32>(
    m: &Constants<f64, L>,
    a: &[S::V; L],
    b: &[S::V; L],
    out: &mut [S::V; L],
) {
    if L != DIGITS || m.fold[0] == 0.0 {
        return kernel::mul::<S, L, W>(m, a, b, out);
    }
    let (mut lo, mut hi) = empty::<S, W>();
    for i in 0..L {
        for j in 0..L {
            (lo[i + j], hi[i + j]) = S::mac(lo[i + j], hi[i + j], a[i], b[j]);
        }
    }
    folded::<S, L, W>(m, (lo, hi), out);
}

/// `out = a²·2^{−WL} mod p`, or `a² mod p`.
#[inline(always)]
pub fn sqr<S: Float<W>, const L: usize, const W: u32>(
    m: &Constants<f64, L>,
    a: &[S::V; L],
    out: &mut [S::V; L],
) {
    if L != DIGITS || m.fold[0] == 0.0 {
        return kernel::sqr::<S, L, W>(m, a, out);
    }
    let (mut lo, mut hi) = empty::<S, W>();
    for i in 0..L {
        (lo[2 * i], hi[2 * i]) = S::mac(lo[2 * i], hi[2 * i], a[i], a[i]);
        let double = S::add(a[i], a[i]);
        for j in i + 1..L {
            (lo[i + j], hi[i + j]) = S::mac(lo[i + j], hi[i + j], double, a[j]);
        }
    }
    folded::<S, L, W>(m, (lo, hi), out);
}

fn empty<S: Float<W>, const W: u32>() -> Sums<S::V> {
    ([S::zero(); 2 * DIGITS], [S::high(); 2 * DIGITS])
}

/// What columns stand for modulo p; the assembly computes the same digits.
#[inline(always)]
fn folded<S: Float<W>, const L: usize, const W: u32>(
    m: &Constants<f64, L>,
    (mut lo, mut hi): Sums<S::V>,
    out: &mut [S::V; L],
) {
    let [f, c] = [S::splat(&m.fold[0]), S::splat(&m.fold[1])];
    for k in 0..L {
        let t = match k {
            0 => lo[L],
            _ => S::fold(lo[L + k], hi[L + k - 1]),
        };
        (lo[k], hi[k]) = S::mac(lo[k], hi[k], t, f);
    }
    let beyond = S::fold(S::zero(), hi[L - 1]);
    (lo[0], hi[0]) = S::mac(lo[0], hi[0], beyond, f);
    let mut r = [S::zero(); 17];
    r[0] = lo[0];
    for k in 1..L {
        r[k] = S::fold(lo[k], hi[k - 1]);
    }
    let b = if m.fold[0] < LEAST[1] as f64 {
        255
    } else {
        256
    };
    let top = b - (BITS * (DIGITS as u32 - 1)) as i32;
    let bias = S::splat(&BIAS);
    let above = S::sub(S::fma(r[L - 1], S::splat(&pow2(-top)), bias), bias);
    r[L - 1] = S::fnma(above, S::splat(&pow2(top)), r[L - 1]);
    r[0] = S::fma(above, c, r[0]);
    kernel::carry_pass::<S, L, W>(&r, out);
}
