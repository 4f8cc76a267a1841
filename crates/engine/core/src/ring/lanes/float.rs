//! What the signed rings (integers in doubles) share: rounding constants and value reduction.

pub mod fold;

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

/// The rings of doubles of an instruction set, from `all` (a double in every lane), `add`, `sub`, `fma` and `fnma` of its
/// vectors, which are in scope.
#[cfg(any(target_arch = "x86_64", msmith_relaxed))]
macro_rules! doubles {
    ($Set:ident, $V:ty) => {
        impl<const W: u32> Simd<W> for $Set {
            type V = $V;
            #[inline(always)]
            fn zero() -> $V {
                all(0.0)
            }
            #[inline(always)]
            fn high() -> $V {
                all(high(W))
            }
            #[inline(always)]
            fn add(a: $V, b: $V) -> $V {
                add(a, b)
            }
            #[inline(always)]
            fn mac(lo: $V, hi: $V, a: $V, b: $V) -> ($V, $V) {
                let h = fma(a, b, hi);
                (add(lo, fma(a, b, sub(hi, h))), h)
            }
            #[inline(always)]
            fn fold(lo: $V, hi: $V) -> $V {
                add(lo, fma(hi, all(pow2(-(W as i32))), all(-BIAS)))
            }
            #[inline(always)]
            fn carry(t: $V) -> ($V, $V) {
                let m = all(high(W));
                let c = sub(add(t, m), m);
                (sub(t, c), c)
            }
            #[inline(always)]
            fn carry_in(t: $V, c: $V) -> $V {
                fma(c, all(pow2(-(W as i32))), t)
            }
            #[inline(always)]
            fn mul_low(a: $V, b: $V) -> $V {
                let m = all(high(W));
                fma(a, b, sub(m, fma(a, b, m)))
            }
        }

        impl<const W: u32> Splat<W> for $Set {
            type D = f64;
            #[inline(always)]
            fn splat(d: &f64) -> $V {
                all(*d)
            }
        }

        impl<const W: u32> Float<W> for $Set {
            #[inline(always)]
            fn fma(a: $V, b: $V, c: $V) -> $V {
                fma(a, b, c)
            }
            #[inline(always)]
            fn fnma(a: $V, b: $V, c: $V) -> $V {
                fnma(a, b, c)
            }
        }
    };
}
#[cfg(any(target_arch = "x86_64", msmith_relaxed))]
pub(super) use doubles;

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
