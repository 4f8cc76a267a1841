//! The vectors of 32 costs of 16 bits.
//!
//! Nothing outside the crate can name them: a [`Search`](crate::Search) reaches them, with [`Instructions`] that it
//! knows to be there.
//!
//! ```compile_fail,E0603
//! use msmith_chain::search::simd::Words512;
//! ```
#![allow(unsafe_code)]

use super::blocks::{Children, Shared, fill};
#[cfg(target_arch = "x86_64")]
use super::lanes::Lanes;
use super::lanes::{Any, Row};
use super::layer::Slab;
use super::number::Number;
use super::plan::Plan;
#[cfg(target_arch = "x86_64")]
use super::vectors::{each, x};
#[cfg(target_arch = "x86_64")]
use crate::instructions::Instructions;
#[cfg(target_arch = "x86_64")]
use core::arch::x86_64::*;

/// All but the first of `a`, then the first of `b`.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn shift128(a: __m128i, b: __m128i) -> __m128i {
    x!(_mm_or_si128(_mm_srli_si128(a, 2), _mm_slli_si128(b, 14)))
}

/// The same.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn shift256(a: __m256i, b: __m256i) -> __m256i {
    x!(_mm256_alignr_epi8(
        _mm256_permute2x128_si256(a, b, 0x21),
        a,
        2
    ))
}

/// `K` vectors of one kind for 32 costs.
#[cfg(target_arch = "x86_64")]
macro_rules! lanes {
    ($name:ident, $doc:literal, $v:ty, $k:tt, $loadu:ident, $storeu:ident, $set1:ident, $min:ident, $adds:ident, $and:ident, $cmpeq:ident, $or:ident, $andnot:ident, $shift:ident) => {
        #[doc = $doc]
        struct $name;

        impl Lanes<i16, 32> for $name {
            type Vector = [$v; $k];
            type Mask = [$v; $k];
            #[inline(always)]
            fn load(from: &Row<i16, 32>) -> [$v; $k] {
                each!($k, i, x!($loadu(from.0.as_ptr().cast::<$v>().add(i))))
            }
            #[inline(always)]
            fn store(v: [$v; $k], to: &mut Row<i16, 32>) {
                each!(
                    $k,
                    i,
                    x!($storeu(to.0.as_mut_ptr().cast::<$v>().add(i), v[i]))
                );
            }
            #[inline(always)]
            fn splat(x: i16) -> [$v; $k] {
                [x!($set1(x)); $k]
            }
            #[inline(always)]
            fn shift(from: &Row<i16, 32>, next: i16) -> [$v; $k] {
                let all = <Self as Lanes<i16, 32>>::load(from);
                let next = x!($set1(next));
                each!(
                    $k,
                    i,
                    $shift(all[i], if i + 1 < $k { all[i + 1] } else { next })
                )
            }
            #[inline(always)]
            fn min(a: [$v; $k], b: [$v; $k]) -> [$v; $k] {
                each!($k, i, x!($min(a[i], b[i])))
            }
            #[inline(always)]
            fn plus(a: [$v; $k], price: [$v; $k]) -> [$v; $k] {
                each!($k, i, x!($adds(a[i], price[i])))
            }
            #[inline(always)]
            fn select(mask: [$v; $k], a: [$v; $k], b: [$v; $k]) -> [$v; $k] {
                each!($k, i, x!($or($and(mask[i], a[i]), $andnot(mask[i], b[i]))))
            }
            #[inline(always)]
            fn mask(words: &[u16], bit: usize) -> [$v; $k] {
                let words = &words[..32];
                each!(
                    $k,
                    i,
                    x!({
                        let one = $set1((1u16 << bit) as i16);
                        let all = $loadu(words.as_ptr().cast::<$v>().add(i));
                        $cmpeq($and(all, one), one)
                    })
                )
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
lanes!(
    Words128,
    "SSE2, which any x86-64 has.",
    __m128i,
    4,
    _mm_loadu_si128,
    _mm_storeu_si128,
    _mm_set1_epi16,
    _mm_min_epi16,
    _mm_adds_epi16,
    _mm_and_si128,
    _mm_cmpeq_epi16,
    _mm_or_si128,
    _mm_andnot_si128,
    shift128
);

#[cfg(target_arch = "x86_64")]
lanes!(
    Words256,
    "AVX2.",
    __m256i,
    2,
    _mm256_loadu_si256,
    _mm256_storeu_si256,
    _mm256_set1_epi16,
    _mm256_min_epi16,
    _mm256_adds_epi16,
    _mm256_and_si256,
    _mm256_cmpeq_epi16,
    _mm256_or_si256,
    _mm256_andnot_si256,
    shift256
);

/// AVX-512 BW.
#[cfg(target_arch = "x86_64")]
struct Words512;

#[cfg(target_arch = "x86_64")]
impl Lanes<i16, 32> for Words512 {
    type Vector = __m512i;
    type Mask = u32;
    #[inline(always)]
    fn load(from: &Row<i16, 32>) -> __m512i {
        x!(_mm512_loadu_epi16(from.0.as_ptr()))
    }
    #[inline(always)]
    fn store(v: __m512i, to: &mut Row<i16, 32>) {
        x!(_mm512_storeu_epi16(to.0.as_mut_ptr(), v))
    }
    #[inline(always)]
    fn splat(x: i16) -> __m512i {
        x!(_mm512_set1_epi16(x))
    }
    #[inline(always)]
    fn shift(from: &Row<i16, 32>, next: i16) -> __m512i {
        x!({
            let rest = _mm512_maskz_loadu_epi16(u32::MAX >> 1, from.0.as_ptr().add(1));
            _mm512_mask_set1_epi16(rest, 1 << 31, next)
        })
    }
    #[inline(always)]
    fn min(a: __m512i, b: __m512i) -> __m512i {
        x!(_mm512_min_epi16(a, b))
    }
    #[inline(always)]
    fn plus(a: __m512i, price: __m512i) -> __m512i {
        x!(_mm512_adds_epi16(a, price))
    }
    #[inline(always)]
    fn select(mask: u32, a: __m512i, b: __m512i) -> __m512i {
        x!(_mm512_mask_blend_epi16(mask, b, a))
    }
    #[inline(always)]
    fn mask(words: &[u16], bit: usize) -> u32 {
        let words = &words[..32];
        x!({
            let all = _mm512_loadu_epi16(words.as_ptr().cast());
            _mm512_test_epi16_mask(all, _mm512_set1_epi16((1u16 << bit) as i16))
        })
    }
}

/// A slab with given lanes: [`fill()`].
pub(super) trait Fill<const N: usize>: Number {
    /// With the instructions that `shared` names. Whoever sets them has asked whether they are there.
    fn fill(
        plan: &Plan<Self>,
        scratch: &mut [Row<Self, N>],
        shared: Shared<'_>,
        at: (usize, usize),
        children: Children<'_, Self, N>,
        to: &mut Slab<Self, N>,
    );
}

macro_rules! diagonal {
    ($t:ty, $n:literal, $portable:ty, $avx2:ty, $avx512:ty) => {
        impl Fill<$n> for $t {
            fn fill(
                plan: &Plan<$t>,
                scratch: &mut [Row<$t, $n>],
                shared: Shared<'_>,
                at: (usize, usize),
                children: Children<'_, $t, $n>,
                to: &mut Slab<$t, $n>,
            ) {
                #[cfg(target_arch = "x86_64")]
                {
                    #[target_feature(enable = "avx2")]
                    fn avx2(
                        plan: &Plan<$t>,
                        scratch: &mut [Row<$t, $n>],
                        shared: Shared<'_>,
                        at: (usize, usize),
                        children: Children<'_, $t, $n>,
                        to: &mut Slab<$t, $n>,
                    ) {
                        fill::<$avx2, $t, $n>(plan, scratch, shared, at, children, to);
                    }
                    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
                    fn avx512(
                        plan: &Plan<$t>,
                        scratch: &mut [Row<$t, $n>],
                        shared: Shared<'_>,
                        at: (usize, usize),
                        children: Children<'_, $t, $n>,
                        to: &mut Slab<$t, $n>,
                    ) {
                        fill::<$avx512, $t, $n>(plan, scratch, shared, at, children, to);
                    }
                    match shared.simd {
                        // SAFETY: a `Search` takes only instructions that are available.
                        Instructions::Avx512 => unsafe {
                            avx512(plan, scratch, shared, at, children, to)
                        },
                        // SAFETY: as above.
                        Instructions::Avx2 => unsafe {
                            avx2(plan, scratch, shared, at, children, to)
                        },
                        _ => fill::<$portable, $t, $n>(plan, scratch, shared, at, children, to),
                    }
                }
                #[cfg(not(target_arch = "x86_64"))]
                {
                    let _ = shared.simd;
                    fill::<Any, $t, $n>(plan, scratch, shared, at, children, to)
                }
            }
        }
    };
}

diagonal!(i16, 32, Words128, Words256, Words512);
diagonal!(i32, 16, Any, Any, Any);

/// Costs that one lane has, or that are too large for any usual prices: not compiled for other instructions.
impl<const N: usize> Fill<N> for i64 {
    fn fill(
        plan: &Plan<i64>,
        scratch: &mut [Row<i64, N>],
        shared: Shared<'_>,
        at: (usize, usize),
        children: Children<'_, i64, N>,
        to: &mut Slab<i64, N>,
    ) {
        fill::<Any, i64, N>(plan, scratch, shared, at, children, to);
    }
}
