//! The vector ring of AVX-512 IFMA: unsigned 52-bit integer products.
//!
//! A digit product is two instructions (low and high 52 bits, each added to a 64-bit lane). Fields of
//! 64 to 255 bits have 5 digits of all 52 bits, see [`super::tight52`], those of 257 to 384 have 8, and longer ones 15.
//! Products of 5, 8 and 15 digits are generated assembly, where the kernels go by their constants: those of five digits
//! modulo `2^b − c` to those of `fold`, those of eight to Karatsuba's method or without it ([`super::ports`]). The kernel
//! of other shapes is the generic one: 4 to 19 × 52 for moduli of any length, and 6 × 44, which keeps headroom in a digit,
//! so that sums are free of carries, and shifts the high part by `52 − W` when it moves to the next column. Their limits are
//! in [`super::field`].
//!
//! Everything is also checked on any machine through the emulation of the two instructions in
//! [`super::emulated`].

use core::arch::x86_64::*;
use core::mem::MaybeUninit;

use super::field::{Lift, Norm};
use super::integers::WideWords;
use super::kernel::{Constants, Simd, Splat, unroll};
use super::simd::{NEAR, Wide};
use super::tight52;
use super::unsigned::{self, Integer};
use crate::backend::Backend;

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
    fn plus(t: __m512i, q: __m512i, c: __m512i) -> __m512i {
        x!(_mm512_add_epi64(t, _mm512_mullo_epi64(q, c)))
    }
    #[inline(always)]
    fn split<const B: u32>(t: __m512i) -> (__m512i, __m512i) {
        x!((
            _mm512_and_si512(t, all((1 << B) - 1)),
            _mm512_srav_epi64(t, all(u64::from(B)))
        ))
    }
    #[inline(always)]
    fn quotient(h: __m512i, c: __m512i, g: __m512i) -> __m512i {
        let zero = <Self as Simd<W>>::zero();
        x!({
            let h = _mm512_srlv_epi64(_mm512_max_epi64(h, zero), g);
            _mm512_madd52hi_epu64(zero, h, c)
        })
    }
}

// Of 5, 8 and 15 digits, and pairs of the first two, scheduled by a program: `cargo xtask kernels`.
core::arch::global_asm!(
    include_str!("ifma.s"),
    include_str!("ifma_long.s"),
    options(raw)
);

kernels! { "C":
    ifma_mul_8();
    ifma_mul_5();
    ifma_sqr_8();
    ifma_sqr_5();
    ifma_mul_15();
    ifma_sqr_15();
    ifma_pair_mul_8_1();
    ifma_pair_mul_8_5();
    ifma_pair_mul_5_1();
    ifma_pair_sqr_8_1();
    ifma_pair_sqr_8_5();
    ifma_pair_sqr_5_1();
}

/// Calls a kernel: the first operand and the result are in registers, so that the result is stored
/// where it belongs at once. (A result in memory on the stack, copied from there, costs 25% of a
/// square's time.)
macro_rules! kernel {
    ($name:ident($($b:ident)?), $symbol:ident, $l:literal: $($k:literal $in:tt $out:tt),*) => {
        #[target_feature(enable = "avx512ifma,avx512f,avx512dq,avx512vl,avx512bw,fma,avx2,bmi2")]
        #[inline]
        fn $name(m: &Constants<u64, $l>, a: &[__m512i; $l], $($b: &[__m512i; $l])?) -> [__m512i; $l] {
            let mut out = [_mm512_setzero_si512(); $l];
            let mut scratch = MaybeUninit::<[__m512i; 8]>::uninit();
            // SAFETY: the kernel reads the constants (`repr(C)`) and the operands and writes the scratch
            // and vector registers; it keeps to the System V convention.
            unsafe {
                core::arch::asm!(
                    "call {kernel}",
                    kernel = sym $symbol,
                    in("rdi") m,
                    $(in("rsi") $b,)?
                    in("rdx") scratch.as_mut_ptr(),
                    $(in($in) a[$k], lateout($out) out[$k],)*
                    clobber_abi("sysv64"),
                );
            }
            out
        }
    };
}

macro_rules! kernel_8 {
    ($name:ident($($b:ident)?), $symbol:ident) => {
        kernel!($name($($b)?), $symbol, 8:
            0 "zmm0" "zmm24", 1 "zmm1" "zmm25", 2 "zmm2" "zmm26", 3 "zmm3" "zmm27",
            4 "zmm4" "zmm28", 5 "zmm5" "zmm29", 6 "zmm6" "zmm30", 7 "zmm7" "zmm31");
    };
}
macro_rules! kernel_5 {
    ($name:ident($($b:ident)?), $symbol:ident) => {
        kernel!($name($($b)?), $symbol, 5:
            0 "zmm0" "zmm24", 1 "zmm1" "zmm25", 2 "zmm2" "zmm26", 3 "zmm3" "zmm27",
            4 "zmm4" "zmm28");
    };
}
kernel_8!(mul_8(b), ifma_mul_8);
kernel_8!(sqr_8(), ifma_sqr_8);
kernel_5!(mul_5(b), ifma_mul_5);
kernel_5!(sqr_5(), ifma_sqr_5);

/// Calls a kernel of fifteen digits: operands in memory, the result in registers.
macro_rules! kernel_15 {
    ($name:ident($($b:ident)?), $symbol:ident: $($k:literal $out:tt),*) => {
        #[target_feature(enable = "avx512ifma,avx512f,avx512dq,avx512vl,avx512bw,fma,avx2,bmi2")]
        #[inline]
        fn $name(m: &Constants<u64, 15>, a: &[__m512i; 15], $($b: &[__m512i; 15])?) -> [__m512i; 15] {
            let mut out = [_mm512_setzero_si512(); 15];
            let mut scratch = MaybeUninit::<[__m512i; 29]>::uninit();
            // SAFETY: as in `kernel`.
            unsafe {
                core::arch::asm!(
                    "call {kernel}",
                    kernel = sym $symbol,
                    in("rdi") m,
                    in("rsi") a,
                    $(in("rcx") $b,)?
                    in("rdx") scratch.as_mut_ptr(),
                    $(lateout($out) out[$k],)*
                    clobber_abi("sysv64"),
                );
            }
            out
        }
    };
    ($name:ident($($b:ident)?), $symbol:ident) => {
        kernel_15!($name($($b)?), $symbol:
            0 "zmm17", 1 "zmm18", 2 "zmm19", 3 "zmm20", 4 "zmm21", 5 "zmm22", 6 "zmm23", 7 "zmm24",
            8 "zmm25", 9 "zmm26", 10 "zmm27", 11 "zmm28", 12 "zmm29", 13 "zmm30", 14 "zmm31");
    };
}
kernel_15!(mul_15(b), ifma_mul_15);
kernel_15!(sqr_15(), ifma_sqr_15);

/// Calls a kernel of an extension: operands in memory, the result in registers.
macro_rules! pair {
    ($name:ident($($b:ident)?), $symbol:ident, $l:literal: $($k:literal $low:tt $high:tt),*) => {
        #[target_feature(enable = "avx512ifma,avx512f,avx512dq,avx512vl,avx512bw,fma,avx2,bmi2")]
        #[inline]
        fn $name(
            m: &Constants<u64, $l>,
            lift: &Lift<u64, $l>,
            a: &[[__m512i; $l]; 2],
            $($b: &[[__m512i; $l]; 2],)?
        ) -> [[__m512i; $l]; 2] {
            let mut out = [[_mm512_setzero_si512(); $l]; 2];
            let mut scratch = MaybeUninit::<[__m512i; 56]>::uninit();
            // SAFETY: the kernel reads the constants, the lift (`repr(C)`) and the operands and writes the
            // scratch and vector registers; it keeps to the System V convention.
            unsafe {
                core::arch::asm!(
                    "call {kernel}",
                    kernel = sym $symbol,
                    in("rdi") m,
                    in("rsi") a,
                    $(in("rcx") $b,)?
                    in("rdx") scratch.as_mut_ptr(),
                    in("r8") lift,
                    $(lateout($high) out[0][$k], lateout($low) out[1][$k],)*
                    clobber_abi("sysv64"),
                );
            }
            out
        }
    };
}

macro_rules! pair_8 {
    ($name:ident($($b:ident)?), $symbol:ident) => {
        pair!($name($($b)?), $symbol, 8:
            0 "zmm16" "zmm24", 1 "zmm17" "zmm25", 2 "zmm18" "zmm26", 3 "zmm19" "zmm27",
            4 "zmm20" "zmm28", 5 "zmm21" "zmm29", 6 "zmm22" "zmm30", 7 "zmm23" "zmm31");
    };
}
macro_rules! pair_5 {
    ($name:ident($($b:ident)?), $symbol:ident) => {
        pair!($name($($b)?), $symbol, 5:
            0 "zmm16" "zmm24", 1 "zmm17" "zmm25", 2 "zmm18" "zmm26", 3 "zmm19" "zmm27",
            4 "zmm20" "zmm28");
    };
}
pair_8!(pair_mul_8_1(b), ifma_pair_mul_8_1);
pair_8!(pair_mul_8_5(b), ifma_pair_mul_8_5);
pair_5!(pair_mul_5_1(b), ifma_pair_mul_5_1);
pair_8!(pair_sqr_8_1(), ifma_pair_sqr_8_1);
pair_8!(pair_sqr_8_5(), ifma_pair_sqr_8_5);
pair_5!(pair_sqr_5_1(), ifma_pair_sqr_5_1);

/// The same array by another name of its length.
#[inline(always)]
fn renamed<const A: usize, const B: usize>(a: &[__m512i; A]) -> &[__m512i; B] {
    assert!(A == B);
    // SAFETY: the same type.
    unsafe { &*(&raw const *a).cast() }
}

/// A kernel of `$n` digits where the length is `L`, which is `$n`.
macro_rules! extended {
    ($name:ident, $n:literal, $l:ident, $m:expr, $lift:expr, $($a:expr),*) => {{
        assert!($l == $n);
        let m: &Constants<u64, $n> = &*(&raw const *$m).cast();
        let lift: &Lift<u64, $n> = &*(&raw const *$lift).cast();
        let out = $name(m, lift, $(&*(&raw const *$a).cast()),*);
        *(&raw const out).cast::<[[__m512i; $l]; 2]>()
    }};
}

#[target_feature(enable = "avx512ifma,avx512f,avx512dq,avx512vl,avx512bw,fma,avx2,bmi2")]
#[inline(never)]
fn mul<const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    a: &[__m512i; L],
    b: &[__m512i; L],
    out: &mut [__m512i; L],
) {
    unsigned::mul::<Ifma, L, W>(m, a, b, out);
}

#[target_feature(enable = "avx512ifma,avx512f,avx512dq,avx512vl,avx512bw,fma,avx2,bmi2")]
#[inline(never)]
fn sqr<const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    a: &[__m512i; L],
    out: &mut [__m512i; L],
) {
    unsigned::sqr::<Ifma, L, W>(m, a, out);
}

impl<const W: u32> Wide<W> for Ifma {
    type Integers = __m512i;
    const OFFSET: u64 = unsigned::OFFSET;
    const SIGNED: bool = false;
    const BACKEND: Backend = Backend::Ifma;
    fn available() -> bool {
        <super::fma512::F512 as Wide<48>>::available() && is_x86_feature_detected!("avx512ifma")
    }
    fn by_columns() -> bool {
        super::ports::shared()
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
    fn lifted(v: __m512i, less: u64) -> __m512i {
        v.plus(all(unsigned::OFFSET - less))
    }
    #[inline(always)]
    fn lowered(v: __m512i) -> __m512i {
        v
    }
    #[inline(always)]
    fn add_product(t: __m512i, q: __m512i, c: __m512i) -> __m512i {
        <Self as Integer<W>>::plus(t, q, c)
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
        // Not `map`, which would be a function without the instructions.
        let mut doubles = [core::ptr::null::<f64>(); 8];
        unroll!(j < 8, at most 8, {
            doubles[j] = rows[j].cast();
        });
        // SAFETY: the caller's promise, the same for the same bits as doubles.
        let v = unsafe { <super::fma512::F512 as Wide<48>>::gather(doubles) };
        let mut out = [<Self as Simd<W>>::zero(); 8];
        unroll!(j < 8, at most 8, {
            out[j] = x!(_mm512_castpd_si512(v[j]));
        });
        out
    }
    #[inline(always)]
    unsafe fn scatter(v: [__m512i; 8], rows: [*mut u64; 8]) {
        let mut d = [x!(_mm512_setzero_pd()); 8];
        unroll!(j < 8, at most 8, {
            d[j] = x!(_mm512_castsi512_pd(v[j]));
        });
        let mut doubles = [core::ptr::null_mut::<f64>(); 8];
        unroll!(j < 8, at most 8, {
            doubles[j] = rows[j].cast();
        });
        // SAFETY: as in `gather`.
        unsafe { <super::fma512::F512 as Wide<48>>::scatter(d, doubles) }
    }
    #[inline(always)]
    fn flags(words: &[u32; 8], one: u32) -> u8 {
        // SAFETY: eight words are read.
        let words = unsafe { _mm256_loadu_si256(words.as_ptr().cast()) };
        x!(_mm256_test_epi32_mask(words, _mm256_set1_epi32(one as i32)))
    }
    #[inline(always)]
    fn norm<const L: usize>(m: &Constants<u64, L>, n: &Norm<L>, a: &[__m512i; L]) -> [__m512i; L] {
        unsigned::norm::<Self, L, W>(m, n, a)
    }
    #[inline(always)]
    fn exact<const L: usize>(m: &Constants<u64, L>, n: &Norm<L>, a: &[__m512i; L]) -> [__m512i; L] {
        unsigned::exact::<Self, L, W>(m, n, a)
    }
    // Those of `mul` and `sqr` below.
    const CALLED: &'static [usize] = match W {
        tight52::BITS => &[5, 8],
        _ => &[],
    };
    #[inline(always)]
    fn mul<const L: usize>(
        m: &Constants<u64, L>,
        a: &[__m512i; L],
        b: &[__m512i; L],
    ) -> [__m512i; L] {
        match const { (L, W) } {
            // SAFETY (of the casts): the same type, L is 8 (or 5, 15).
            (8, tight52::BITS) => x!({
                let m = &*(&raw const *m).cast();
                *renamed(&mul_8(m, renamed(a), renamed(b)))
            }),
            (5, tight52::BITS) => x!({
                let m = &*(&raw const *m).cast();
                *renamed(&mul_5(m, renamed(a), renamed(b)))
            }),
            (15, tight52::BITS) => x!({
                let m = &*(&raw const *m).cast();
                *renamed(&mul_15(m, renamed(a), renamed(b)))
            }),
            _ => {
                let mut out = [<Self as Simd<W>>::zero(); L];
                x!(mul::<L, W>(m, a, b, &mut out));
                out
            }
        }
    }
    #[inline(always)]
    fn sqr<const L: usize>(m: &Constants<u64, L>, a: &[__m512i; L]) -> [__m512i; L] {
        match const { (L, W) } {
            (8, tight52::BITS) => x!({
                let m = &*(&raw const *m).cast();
                *renamed(&sqr_8(m, renamed(a)))
            }),
            (5, tight52::BITS) => x!({
                let m = &*(&raw const *m).cast();
                *renamed(&sqr_5(m, renamed(a)))
            }),
            (15, tight52::BITS) => x!({
                let m = &*(&raw const *m).cast();
                *renamed(&sqr_15(m, renamed(a)))
            }),
            _ => {
                let mut out = [<Self as Simd<W>>::zero(); L];
                x!(sqr::<L, W>(m, a, &mut out));
                out
            }
        }
    }
    #[inline(always)]
    fn mul_pair<const L: usize>(
        m: &Constants<u64, L>,
        lift: &Lift<u64, L>,
        a: &[[__m512i; L]; 2],
        b: &[[__m512i; L]; 2],
        minus_beta: u32,
    ) -> Option<[[__m512i; L]; 2]> {
        x!(match (L, W, minus_beta) {
            (8, tight52::BITS, 1) => Some(extended!(pair_mul_8_1, 8, L, m, lift, a, b)),
            (8, tight52::BITS, 5) => Some(extended!(pair_mul_8_5, 8, L, m, lift, a, b)),
            (5, tight52::BITS, 1) => Some(extended!(pair_mul_5_1, 5, L, m, lift, a, b)),
            _ => None,
        })
    }
    #[inline(always)]
    fn sqr_pair<const L: usize>(
        m: &Constants<u64, L>,
        lift: &Lift<u64, L>,
        a: &[[__m512i; L]; 2],
        minus_beta: u32,
    ) -> Option<[[__m512i; L]; 2]> {
        x!(match (L, W, minus_beta) {
            (8, tight52::BITS, 1) => Some(extended!(pair_sqr_8_1, 8, L, m, lift, a)),
            (8, tight52::BITS, 5) => Some(extended!(pair_sqr_8_5, 8, L, m, lift, a)),
            (5, tight52::BITS, 1) => Some(extended!(pair_sqr_5_1, 5, L, m, lift, a)),
            _ => None,
        })
    }
    const PAIRS: bool = W == tight52::BITS;
    #[inline(always)]
    fn enter<T>(job: impl FnOnce() -> T) -> T {
        #[target_feature(enable = "avx512ifma,avx512f,avx512dq,avx512vl,avx512bw,fma,avx2,bmi2")]
        fn run<T>(job: impl FnOnce() -> T) -> T {
            job()
        }
        x!(run(job))
    }
}

#[cfg(test)]
mod tests;
