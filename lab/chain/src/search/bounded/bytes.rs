//! Vectors of costs of one byte. Nothing outside the crate can name them.
//!
//! ```compile_fail,E0603
//! use msmith_chain::search::bounded::bytes::Bytes512;
//! ```
#![allow(unsafe_code)]

use super::diagonal::Diagonal;
use super::fill::{self, End, Facts, Scratch};
#[cfg(target_arch = "x86_64")]
use super::line::{Bytes, Line, TILE};
use crate::instructions::Instructions;
#[cfg(target_arch = "x86_64")]
use crate::search::vectors::{each, x};
#[cfg(target_arch = "x86_64")]
use core::arch::x86_64::*;

/// `K` vectors of one kind for a tile.
#[cfg(target_arch = "x86_64")]
macro_rules! bytes {
    ($name:ident, $doc:literal, $v:ty, $k:tt, $loadu:ident, $storeu:ident, $set1:ident, $set16:ident, $min:ident, $adds:ident, $subs:ident, $and:ident, $cmpeq:ident, $or:ident, $andnot:ident, $pack:ident) => {
        #[doc = $doc]
        pub(super) struct $name;

        impl Bytes for $name {
            type Vector = [$v; $k];
            type Mask = [$v; $k];
            const TILES: usize = 1;
            #[inline(always)]
            fn part(v: [$v; $k], _: usize, to: &mut [u8; TILE]) {
                each!(
                    $k,
                    i,
                    x!($storeu(to.as_mut_ptr().cast::<$v>().add(i), v[i]))
                );
            }
            #[inline(always)]
            fn join(a: &[u8; TILE], _: &[u8; TILE]) -> [$v; $k] {
                each!($k, i, x!($loadu(a.as_ptr().cast::<$v>().add(i))))
            }
            #[inline(always)]
            fn load(from: &Line) -> [$v; $k] {
                each!($k, i, x!($loadu(from.0.as_ptr().cast::<$v>().add(i))))
            }
            #[inline(always)]
            fn store(v: [$v; $k], to: &mut Line) {
                each!(
                    $k,
                    i,
                    x!($storeu(to.0.as_mut_ptr().cast::<$v>().add(i), v[i]))
                );
            }
            #[inline(always)]
            fn splat(x: u8) -> [$v; $k] {
                [x!($set1(x as i8)); $k]
            }
            #[inline(always)]
            fn min(a: [$v; $k], b: [$v; $k]) -> [$v; $k] {
                each!($k, i, x!($min(a[i], b[i])))
            }
            #[inline(always)]
            fn plus(a: [$v; $k], b: [$v; $k]) -> [$v; $k] {
                each!($k, i, x!($adds(a[i], b[i])))
            }
            #[inline(always)]
            fn minus(a: [$v; $k], b: [$v; $k]) -> [$v; $k] {
                each!($k, i, x!($subs(a[i], b[i])))
            }
            #[inline(always)]
            fn select(mask: [$v; $k], a: [$v; $k], b: [$v; $k]) -> [$v; $k] {
                each!($k, i, x!($or($and(mask[i], a[i]), $andnot(mask[i], b[i]))))
            }
            #[inline(always)]
            fn mask(words: [&[u16]; 2], bit: usize) -> [$v; $k] {
                let words = &words[0][..TILE];
                let one = x!($set16((1u16 << bit) as i16));
                each!($k, i, {
                    let [a, b] = each!(
                        2,
                        j,
                        x!({
                            let word = $loadu(words.as_ptr().cast::<$v>().add(2 * i + j));
                            $cmpeq($and(word, one), one)
                        })
                    );
                    $pack(a, b)
                })
            }
        }
    };
}

/// Words that are 0 or −1 as bytes.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn pack128(a: __m128i, b: __m128i) -> __m128i {
    x!(_mm_packs_epi16(a, b))
}

/// The same.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn pack256(a: __m256i, b: __m256i) -> __m256i {
    x!(_mm256_permute4x64_epi64(_mm256_packs_epi16(a, b), 0xd8))
}

#[cfg(target_arch = "x86_64")]
bytes!(
    Bytes128,
    "SSE2, which any x86-64 has.",
    __m128i,
    2,
    _mm_loadu_si128,
    _mm_storeu_si128,
    _mm_set1_epi8,
    _mm_set1_epi16,
    _mm_min_epu8,
    _mm_adds_epu8,
    _mm_subs_epu8,
    _mm_and_si128,
    _mm_cmpeq_epi16,
    _mm_or_si128,
    _mm_andnot_si128,
    pack128
);

#[cfg(target_arch = "x86_64")]
bytes!(
    Bytes256,
    "AVX2.",
    __m256i,
    1,
    _mm256_loadu_si256,
    _mm256_storeu_si256,
    _mm256_set1_epi8,
    _mm256_set1_epi16,
    _mm256_min_epu8,
    _mm256_adds_epu8,
    _mm256_subs_epu8,
    _mm256_and_si256,
    _mm256_cmpeq_epi16,
    _mm256_or_si256,
    _mm256_andnot_si256,
    pack256
);

/// AVX-512 BW: two tiles.
#[cfg(target_arch = "x86_64")]
pub(super) struct Bytes512;

#[cfg(target_arch = "x86_64")]
impl Bytes for Bytes512 {
    type Vector = __m512i;
    type Mask = u64;
    const TILES: usize = 2;
    #[inline(always)]
    fn part(v: __m512i, tile: usize, to: &mut [u8; TILE]) {
        x!({
            let v = match tile {
                0 => _mm512_castsi512_si256(v),
                _ => _mm512_extracti64x4_epi64(v, 1),
            };
            _mm256_storeu_si256(to.as_mut_ptr().cast(), v)
        })
    }
    #[inline(always)]
    fn join(a: &[u8; TILE], b: &[u8; TILE]) -> __m512i {
        x!({
            let a = _mm256_loadu_si256(a.as_ptr().cast());
            _mm512_inserti64x4(
                _mm512_castsi256_si512(a),
                _mm256_loadu_si256(b.as_ptr().cast()),
                1,
            )
        })
    }
    #[inline(always)]
    fn load(from: &Line) -> __m512i {
        x!(_mm512_loadu_epi8(from.0.as_ptr().cast()))
    }
    #[inline(always)]
    fn store(v: __m512i, to: &mut Line) {
        x!(_mm512_storeu_epi8(to.0.as_mut_ptr().cast(), v))
    }
    #[inline(always)]
    fn splat(x: u8) -> __m512i {
        x!(_mm512_set1_epi8(x as i8))
    }
    #[inline(always)]
    fn min(a: __m512i, b: __m512i) -> __m512i {
        x!(_mm512_min_epu8(a, b))
    }
    #[inline(always)]
    fn plus(a: __m512i, b: __m512i) -> __m512i {
        x!(_mm512_adds_epu8(a, b))
    }
    #[inline(always)]
    fn minus(a: __m512i, b: __m512i) -> __m512i {
        x!(_mm512_subs_epu8(a, b))
    }
    #[inline(always)]
    fn select(mask: u64, a: __m512i, b: __m512i) -> __m512i {
        x!(_mm512_mask_blend_epi8(mask, b, a))
    }
    #[inline(always)]
    fn mask(words: [&[u16]; 2], bit: usize) -> u64 {
        let (a, b) = (&words[0][..TILE], &words[1][..TILE]);
        let [a, b] = x!({
            let one = _mm512_set1_epi16((1u16 << bit) as i16);
            let a = _mm512_loadu_epi16(a.as_ptr().cast());
            let b = _mm512_loadu_epi16(b.as_ptr().cast());
            [
                _mm512_test_epi16_mask(a, one),
                _mm512_test_epi16_mask(b, one),
            ]
        });
        u64::from(a) | u64::from(b) << 32
    }
}

/// [`fill::fill`] with given instructions. Whoever sets them has asked whether they are there.
pub(super) fn fill(
    simd: Instructions,
    shared: Facts<'_>,
    scratch: &mut Scratch,
    d: usize,
    before: &Diagonal,
    to: &mut Diagonal,
    best: &mut Option<End>,
) {
    #[cfg(target_arch = "x86_64")]
    {
        #[target_feature(enable = "avx2")]
        fn avx2(
            shared: Facts<'_>,
            scratch: &mut Scratch,
            d: usize,
            before: &Diagonal,
            to: &mut Diagonal,
            best: &mut Option<End>,
        ) {
            fill::fill::<Bytes256>(shared, scratch, d, before, to, best);
        }
        #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
        fn avx512(
            shared: Facts<'_>,
            scratch: &mut Scratch,
            d: usize,
            before: &Diagonal,
            to: &mut Diagonal,
            best: &mut Option<End>,
        ) {
            fill::fill::<Bytes512>(shared, scratch, d, before, to, best);
        }
        match simd {
            // SAFETY: a `Search` takes only instructions that are available.
            Instructions::Avx512 => unsafe { avx512(shared, scratch, d, before, to, best) },
            // SAFETY: as above.
            Instructions::Avx2 => unsafe { avx2(shared, scratch, d, before, to, best) },
            Instructions::Portable => fill::fill::<Bytes128>(shared, scratch, d, before, to, best),
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        let _ = simd;
        fill::fill::<super::line::BytesAny>(shared, scratch, d, before, to, best);
    }
}
