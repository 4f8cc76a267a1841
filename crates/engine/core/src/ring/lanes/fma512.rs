//! The vector ring of AVX-512F: eight doubles a register, digit products by fused multiply-add.
//!
//! **Digit product.** `M = 1.5·2^{52+W}`; in `[2^{52+W}, 2^{53+W})` doubles are `2^W` apart. With the
//! high sum `h` (a multiple of `2^W`, near `M`), `h' = fma(a, b, h)` adds `ab` rounded to a multiple
//! of `2^W`, `d = h − h'` is exact, and `l = fma(a, b, d)` is the rest, an integer in `±2^{W−1}`:
//! `ab = (h' − h) + l`. Four operations with `lo += l`. The idea of splitting a product by two fused
//! operations and a magic constant is that of N. Emmart, *Faster Modular Exponentiation Using
//! Double Precision Floating Point Arithmetic on the GPU* (ARITH 2018), there with rounding to zero;
//! rounding to nearest gives signed digits, and so carry-free differences.
//!
//! Limits: see [`super::field`].

use core::arch::x86_64::*;
use core::mem::MaybeUninit;

use super::field::Norm;
use super::float::{self, BIAS, Float, POWER, doubles, high, pow2};
use super::kernel::{Constants, Simd, Splat, unroll};
use super::simd::{NEAR, Wide};
use crate::backend::Backend;

/// AVX-512F and DQ.
#[derive(Clone, Copy, Debug)]
pub struct F512;

// SAFETY of every block below: `F512` operations are reached through a `Field`, which exists only
// where `available` found AVX-512F, DQ, VL and BW; pointers are those of arrays in scope.
macro_rules! x {
    ($e:expr) => {
        // SAFETY: the instructions exist, see the note above the macro.
        unsafe { $e }
    };
}

#[inline(always)]
fn all(v: f64) -> __m512d {
    x!(_mm512_set1_pd(v))
}
#[inline(always)]
fn add(a: __m512d, b: __m512d) -> __m512d {
    x!(_mm512_add_pd(a, b))
}
#[inline(always)]
fn sub(a: __m512d, b: __m512d) -> __m512d {
    x!(_mm512_sub_pd(a, b))
}
/// `a·b + c`.
#[inline(always)]
fn fma(a: __m512d, b: __m512d, c: __m512d) -> __m512d {
    x!(_mm512_fmadd_pd(a, b, c))
}
/// `c − a·b`.
#[inline(always)]
fn fnma(a: __m512d, b: __m512d, c: __m512d) -> __m512d {
    x!(_mm512_fnmadd_pd(a, b, c))
}

doubles!(F512, __m512d);

/// Rows become columns, 24 shuffles.
#[inline(always)]
pub(super) fn transpose(r: [__m512d; 8]) -> [__m512d; 8] {
    x!({
        let mut t = [r[0]; 8];
        unroll!(i in 0 1 2 3, {
            t[2 * i] = _mm512_unpacklo_pd(r[2 * i], r[2 * i + 1]);
            t[2 * i + 1] = _mm512_unpackhi_pd(r[2 * i], r[2 * i + 1]);
        });
        let mut out = t;
        unroll!(odd in 0 1, {
            let a = _mm512_shuffle_f64x2::<0x88>(t[odd], t[odd + 2]);
            let c = _mm512_shuffle_f64x2::<0xdd>(t[odd], t[odd + 2]);
            let b = _mm512_shuffle_f64x2::<0x88>(t[odd + 4], t[odd + 6]);
            let d = _mm512_shuffle_f64x2::<0xdd>(t[odd + 4], t[odd + 6]);
            out[odd] = _mm512_shuffle_f64x2::<0x88>(a, b);
            out[odd + 4] = _mm512_shuffle_f64x2::<0xdd>(a, b);
            out[odd + 2] = _mm512_shuffle_f64x2::<0x88>(c, d);
            out[odd + 6] = _mm512_shuffle_f64x2::<0xdd>(c, d);
        });
        out
    })
}

// The two shapes that matter, scheduled by a program: `cargo xtask kernels`.
core::arch::global_asm!(include_str!("fma512.s"), options(raw));

kernels! { "sysv64":
    fma512_mul_8(m: *const f64, a: *const f64, b: *const f64, out: *mut f64);
    fma512_mul_6(m: *const f64, a: *const f64, b: *const f64, out: *mut f64);
    fma512_sqr_8(m: *const f64, a: *const f64, out: *mut f64);
    fma512_sqr_6(m: *const f64, a: *const f64, out: *mut f64);
}

#[target_feature(enable = "avx512f,avx512dq,avx512vl,avx512bw,fma,avx2,bmi2")]
#[inline(never)]
fn mul<const L: usize, const W: u32>(
    m: &Constants<f64, L>,
    a: &[__m512d; L],
    b: &[__m512d; L],
    out: &mut [__m512d; L],
) {
    float::fold::mul::<F512, L, W>(m, a, b, out);
}

#[target_feature(enable = "avx512f,avx512dq,avx512vl,avx512bw,fma,avx2,bmi2")]
#[inline(never)]
fn sqr<const L: usize, const W: u32>(
    m: &Constants<f64, L>,
    a: &[__m512d; L],
    out: &mut [__m512d; L],
) {
    float::fold::sqr::<F512, L, W>(m, a, out);
}

impl<const W: u32> Wide<W> for F512 {
    type Integers = __m512i;
    const OFFSET: u64 = BIAS.to_bits();
    const SIGNED: bool = true;
    const FOLDS: bool = true;
    const BACKEND: Backend = Backend::Avx512;
    fn available() -> bool {
        is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("fma")
            && is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi2")
    }
    #[inline(always)]
    fn digit(v: i64) -> f64 {
        v as f64
    }
    #[inline(always)]
    fn integer(d: f64) -> i64 {
        d as i64
    }
    #[inline(always)]
    fn lifted(v: __m512d, less: u64) -> __m512i {
        x!(_mm512_castpd_si512(_mm512_add_pd(
            v,
            _mm512_set1_pd(BIAS - less as f64)
        )))
    }
    #[inline(always)]
    fn lowered(v: __m512i) -> __m512d {
        x!({
            let power = _mm512_set1_pd(POWER);
            let sum = _mm512_or_si512(v, _mm512_castpd_si512(power));
            _mm512_sub_pd(_mm512_castsi512_pd(sum), power)
        })
    }
    #[inline(always)]
    fn add_product(t: __m512d, q: __m512d, c: __m512d) -> __m512d {
        x!(_mm512_fmadd_pd(q, c, t))
    }
    #[inline(always)]
    fn sub(a: __m512d, b: __m512d) -> __m512d {
        x!(_mm512_sub_pd(a, b))
    }
    #[inline(always)]
    fn select(mask: u8, a: __m512d, b: __m512d) -> __m512d {
        x!(_mm512_mask_blend_pd(mask, b, a))
    }
    #[inline(always)]
    fn equal(a: __m512d, b: __m512d) -> u8 {
        x!(_mm512_cmp_pd_mask::<_CMP_EQ_OQ>(a, b))
    }
    #[inline(always)]
    fn near_zero(q: __m512d) -> u8 {
        x!(_mm512_cmp_pd_mask::<_CMP_LE_OQ>(
            _mm512_abs_pd(q),
            _mm512_set1_pd(NEAR as f64)
        ))
    }
    #[inline(always)]
    fn exchange<const X: usize>(a: __m512d) -> __m512d {
        x!(match X {
            1 => _mm512_permute_pd::<0x55>(a),
            2 => _mm512_shuffle_f64x2::<0xb1>(a, a),
            _ => _mm512_shuffle_f64x2::<0x4e>(a, a),
        })
    }
    #[inline(always)]
    unsafe fn gather(rows: [*const f64; 8]) -> [__m512d; 8] {
        // SAFETY: the caller's promise.
        let mut r = [x!(_mm512_setzero_pd()); 8];
        unroll!(i < 8, at most 8, {
            // SAFETY: the caller's promise: aligned, readable.
            r[i] = unsafe { _mm512_load_pd(rows[i]) };
        });
        transpose(r)
    }
    #[inline(always)]
    unsafe fn scatter(v: [__m512d; 8], rows: [*mut f64; 8]) {
        let r = transpose(v);
        unroll!(i < 8, at most 8, {
            // SAFETY: the caller's promise: aligned, writable.
            unsafe { _mm512_store_pd(rows[i], r[i]) };
        });
    }
    #[inline(always)]
    fn flags(words: &[u32; 8], one: u32) -> u8 {
        // SAFETY: eight words are read.
        let words = unsafe { _mm256_loadu_si256(words.as_ptr().cast()) };
        x!(_mm256_test_epi32_mask(words, _mm256_set1_epi32(one as i32)))
    }
    #[inline(always)]
    fn norm<const L: usize>(m: &Constants<f64, L>, n: &Norm<L>, a: &[__m512d; L]) -> [__m512d; L] {
        float::norm::<Self, L, W>(m, n, a)
    }
    #[inline(always)]
    fn mul<const L: usize>(
        m: &Constants<f64, L>,
        a: &[__m512d; L],
        b: &[__m512d; L],
    ) -> [__m512d; L] {
        let mut out = MaybeUninit::<[__m512d; L]>::uninit();
        let kernel = match (L, W) {
            (8, 48) => fma512_mul_8,
            (6, 44) => fma512_mul_6,
            _ => {
                let mut out = [<Self as Simd<W>>::zero(); L];
                x!(mul::<L, W>(m, a, b, &mut out));
                return out;
            }
        };
        // SAFETY: the shape is the kernel's: it reads the constants (`repr(C)`) and `L` registers of
        // each operand, and writes all of `out`.
        unsafe {
            kernel(
                (&raw const *m).cast(),
                a.as_ptr().cast(),
                b.as_ptr().cast(),
                out.as_mut_ptr().cast(),
            );
            out.assume_init()
        }
    }
    #[inline(always)]
    fn sqr<const L: usize>(m: &Constants<f64, L>, a: &[__m512d; L]) -> [__m512d; L] {
        let mut out = MaybeUninit::<[__m512d; L]>::uninit();
        let kernel = match (L, W) {
            (8, 48) => fma512_sqr_8,
            (6, 44) => fma512_sqr_6,
            _ => {
                let mut out = [<Self as Simd<W>>::zero(); L];
                x!(sqr::<L, W>(m, a, &mut out));
                return out;
            }
        };
        // SAFETY: as in `mul`; `out` is a place of its own.
        unsafe {
            kernel(
                (&raw const *m).cast(),
                a.as_ptr().cast(),
                out.as_mut_ptr().cast(),
            );
            out.assume_init()
        }
    }
    #[inline(always)]
    fn enter<T>(job: impl FnOnce() -> T) -> T {
        #[target_feature(enable = "avx512f,avx512dq,avx512vl,avx512bw,fma,avx2,bmi2")]
        fn run<T>(job: impl FnOnce() -> T) -> T {
            job()
        }
        x!(run(job))
    }
}
