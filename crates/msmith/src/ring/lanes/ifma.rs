//! The vector ring of AVX-512 IFMA: unsigned digits, 52-bit integer products.
//!
//! A digit product is two instructions (low and high 52 bits, each added to a 64-bit lane); the high
//! part is shifted by `52 − W` when it moves to the next column. Digits of less than 52 bits leave the
//! room that makes sums free of carries; differences add a multiple of `p` first. Shapes: 6 × 44,
//! 8 × 49, 17 × 46 and 1 × 48 bits; the limits are in [`super::field`].
//!
//! **State.** The logic (the same generic kernel) is checked through the emulation of [`super::soft`],
//! which computes the same two instructions in portable code. These wrappers run where the machine
//! has the instructions, and so do their tests; their speed has not been measured.

use core::arch::x86_64::*;

use super::field::Norm;
use super::kernel::{self, Constants, Simd, Splat};
use super::simd::{NEAR, Wide};
use super::unsigned::{self, Integer};

/// AVX-512 IFMA, with F, DQ, VL and BW.
#[derive(Clone, Copy, Debug)]
pub struct Ifma;

macro_rules! x {
    ($e:expr) => {
        // SAFETY: `Ifma` is reached through a `Field`, which exists only where `available` found the
        // instructions.
        unsafe { $e }
    };
}

#[inline(always)]
fn all(v: u64) -> __m512i {
    x!(_mm512_set1_epi64(v as i64))
}

impl<const W: u32> Simd<W> for Ifma {
    type V = __m512i;
    const DOUBLE_FACTOR: bool = false;
    #[inline(always)]
    fn zero() -> __m512i {
        x!(_mm512_setzero_si512())
    }
    #[inline(always)]
    fn high() -> __m512i {
        x!(_mm512_setzero_si512())
    }
    #[inline(always)]
    fn add(a: __m512i, b: __m512i) -> __m512i {
        x!(_mm512_add_epi64(a, b))
    }
    #[inline(always)]
    fn mac(lo: __m512i, hi: __m512i, a: __m512i, b: __m512i) -> (__m512i, __m512i) {
        x!((
            _mm512_madd52lo_epu64(lo, a, b),
            _mm512_madd52hi_epu64(hi, a, b)
        ))
    }
    #[inline(always)]
    fn fold(lo: __m512i, hi: __m512i) -> __m512i {
        x!(_mm512_add_epi64(
            lo,
            _mm512_sllv_epi64(hi, all(u64::from(52 - W)))
        ))
    }
    #[inline(always)]
    fn carry(t: __m512i) -> (__m512i, __m512i) {
        x!((
            _mm512_and_si512(t, all((1 << W) - 1)),
            _mm512_srlv_epi64(t, all(u64::from(W)))
        ))
    }
    #[inline(always)]
    fn carry_in(t: __m512i, c: __m512i) -> __m512i {
        x!(_mm512_add_epi64(t, c))
    }
    #[inline(always)]
    fn mul_low(a: __m512i, b: __m512i) -> __m512i {
        x!(_mm512_and_si512(
            _mm512_madd52lo_epu64(_mm512_setzero_si512(), a, b),
            all((1 << W) - 1)
        ))
    }
}

impl<const W: u32> Splat<W> for Ifma {
    type D = u64;
    #[inline(always)]
    fn splat(d: &u64) -> __m512i {
        all(*d)
    }
}

impl<const W: u32> Integer<W> for Ifma {
    #[inline(always)]
    fn weigh(q: __m512i, d: __m512i, w: f64) -> __m512i {
        x!(_mm512_castpd_si512(_mm512_fmadd_pd(
            _mm512_cvtepi64_pd(d),
            _mm512_set1_pd(w),
            _mm512_castsi512_pd(q)
        )))
    }
    #[inline(always)]
    fn floor(q: __m512i) -> __m512i {
        x!(_mm512_cvttpd_epi64(_mm512_sub_pd(
            _mm512_castsi512_pd(q),
            _mm512_set1_pd(super::float::pow2(-10))
        )))
    }
    #[inline(always)]
    fn take(t: __m512i, q: __m512i, c: __m512i) -> __m512i {
        x!(_mm512_sub_epi64(t, _mm512_mullo_epi64(q, c)))
    }
    #[inline(always)]
    fn chain(t: __m512i) -> (__m512i, __m512i) {
        x!((
            _mm512_and_si512(t, all((1 << W) - 1)),
            _mm512_srav_epi64(t, all(u64::from(W)))
        ))
    }
}

#[target_feature(enable = "avx512ifma,avx512f,avx512dq,avx512vl,avx512bw,fma,avx2,bmi2")]
#[inline(never)]
fn mul<const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    a: &[__m512i; L],
    b: &[__m512i; L],
    out: &mut [__m512i; L],
) {
    kernel::mul::<Ifma, L, W>(m, a, b, out);
}

#[target_feature(enable = "avx512ifma,avx512f,avx512dq,avx512vl,avx512bw,fma,avx2,bmi2")]
#[inline(never)]
fn sqr<const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    a: &[__m512i; L],
    out: &mut [__m512i; L],
) {
    kernel::sqr::<Ifma, L, W>(m, a, out);
}

impl<const W: u32> Wide<W> for Ifma {
    const SIGNED: bool = false;
    fn available() -> bool {
        <super::fma512::F512 as Wide<48>>::available() && is_x86_feature_detected!("avx512ifma")
    }
    #[inline(always)]
    fn digit(v: i64) -> u64 {
        v as u64
    }
    #[inline(always)]
    fn integer(d: u64) -> i64 {
        d as i64
    }
    #[inline(always)]
    fn sub(a: __m512i, b: __m512i) -> __m512i {
        x!(_mm512_sub_epi64(a, b))
    }
    #[inline(always)]
    fn select(mask: u8, a: __m512i, b: __m512i) -> __m512i {
        x!(_mm512_mask_blend_epi64(mask, b, a))
    }
    #[inline(always)]
    fn equal(a: __m512i, b: __m512i) -> u8 {
        x!(_mm512_cmpeq_epi64_mask(a, b))
    }
    #[inline(always)]
    fn near_zero(q: __m512i) -> u8 {
        x!(_mm512_cmple_epu64_mask(
            _mm512_and_si512(_mm512_add_epi64(q, all(NEAR)), all((1 << W) - 1)),
            all(2 * NEAR)
        ))
    }
    #[inline(always)]
    fn exchange<const X: usize>(a: __m512i) -> __m512i {
        x!(match X {
            1 => _mm512_permutex_epi64::<0xb1>(a),
            2 => _mm512_permutex_epi64::<0x4e>(a),
            _ => _mm512_shuffle_i64x2::<0x4e>(a, a),
        })
    }
    #[inline(always)]
    unsafe fn gather(rows: [*const u64; 8]) -> [__m512i; 8] {
        // SAFETY: the caller's promise, the same for the same bits as doubles.
        let v = unsafe { <super::fma512::F512 as Wide<48>>::gather(rows.map(<*const u64>::cast)) };
        v.map(|v| x!(_mm512_castpd_si512(v)))
    }
    #[inline(always)]
    unsafe fn scatter(v: [__m512i; 8], rows: [*mut u64; 8]) {
        let v = v.map(|v| x!(_mm512_castsi512_pd(v)));
        // SAFETY: as in `gather`.
        unsafe { <super::fma512::F512 as Wide<48>>::scatter(v, rows.map(<*mut u64>::cast)) }
    }
    #[inline(always)]
    fn norm<const L: usize>(m: &Constants<u64, L>, n: &Norm<L>, a: &[__m512i; L]) -> [__m512i; L] {
        unsigned::norm::<Self, L, W>(m, n, a)
    }
    #[inline(always)]
    fn mul<const L: usize>(
        m: &Constants<u64, L>,
        a: &[__m512i; L],
        b: &[__m512i; L],
    ) -> [__m512i; L] {
        let mut out = [<Self as Simd<W>>::zero(); L];
        x!(mul::<L, W>(m, a, b, &mut out));
        out
    }
    #[inline(always)]
    fn sqr<const L: usize>(m: &Constants<u64, L>, a: &[__m512i; L]) -> [__m512i; L] {
        let mut out = [<Self as Simd<W>>::zero(); L];
        x!(sqr::<L, W>(m, a, &mut out));
        out
    }
    #[inline(always)]
    fn enter<T>(job: impl FnOnce() -> T) -> T {
        #[target_feature(enable = "avx512ifma,avx512f,avx512dq,avx512vl,avx512bw,fma,avx2,bmi2")]
        fn run<T>(job: impl FnOnce() -> T) -> T {
            job()
        }
        x!(run(job))
    }
}
