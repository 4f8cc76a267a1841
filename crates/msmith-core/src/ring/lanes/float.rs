//! What the signed rings (integers in doubles) share: rounding constants and value reduction.

use super::field::Norm;
use super::kernel::{self, Constants};
use super::simd::Wide;

/// `2^e`.
#[inline(always)]
pub const fn pow2(e: i32) -> f64 {
    f64::from_bits(((1023 + e) as u64) << 52)
}
/// `1.5·2^{52+W}`: sums with it are multiples of `2^W`.
#[inline(always)]
pub const fn high(w: u32) -> f64 {
    1.5 * pow2(52 + w as i32)
}
/// `1.5·2^52`: the high accumulator's start, as a digit of the next column.
pub const BIAS: f64 = 1.5 * pow2(52);

/// `2^52`: with an integer below it as its low bits it is their sum.
pub const POWER: f64 = pow2(52);

/// The float operations of a signed ring.
pub trait Float<const W: u32>: Wide<W, D = f64> {
    /// `c + a·b`.
    fn fma(a: Self::V, b: Self::V, c: Self::V) -> Self::V;
    /// `c − a·b`.
    fn fnma(a: Self::V, b: Self::V, c: Self::V) -> Self::V;
}

/// Subtracts the nearest multiple of `p` and carries once: the value ends below `0.51·p`.
///
/// The quotient comes from the digits weighted in doubles. Three digits of eight suffice where
/// `p ≥ 2^{W(L−2)−W+8}`: the other five are below `2^{53+W(L−4)+1}`, that is `2^{54−W−8} < 0.01`
/// units of p. The digits of `q·p` stay below `2^53` for `|q| < 2^{53−W}`.
#[inline(always)]
pub fn norm<S: Float<W>, const L: usize, const W: u32>(
    m: &Constants<f64, L>,
    n: &Norm<L>,
    a: &[S::V; L],
) -> [S::V; L] {
    let low = if L == 8 { 5 } else { 0 };
    let mut e = S::zero();
    for k in low..L {
        e = S::fma(a[k], S::splat(&n.weight[k]), e);
    }
    // Rounds to an integer.
    let q = S::sub(S::add(e, S::splat(&BIAS)), S::splat(&BIAS));
    let mut r = [S::zero(); 17];
    for k in 0..L {
        r[k] = S::fnma(q, S::splat(&m.p[k]), a[k]);
    }
    let mut out = [S::zero(); L];
    kernel::carry_pass::<S, L, W>(&r, &mut out);
    out
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests;
