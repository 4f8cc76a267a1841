//! The vector ring of AVX2 and FMA: the doubles of [`super::fma512`] in vectors of 256 bits, for machines without 52-bit
//! products.
//!
//! A digit of eight elements is two vectors of four. Products are generated assembly, half of the lanes at a time in
//! sixteen registers; where more registers would keep sums, digits wait in memory.

use core::arch::x86_64::*;
use core::mem::MaybeUninit;

use super::avx_ifma::{AvxIfma, Pair, call, flags, lanes, mask};
use super::field::Norm;
use super::float::{self, BIAS, Float, POWER, doubles, high, pow2};
use super::integers::WideWords;
use super::kernel::{Constants, Simd, Splat};
use super::simd::{NEAR, Wide};
use crate::backend::Backend;

/// AVX2 and FMA.
#[derive(Clone, Copy, Debug)]
pub struct Avx2;

/// A digit of eight elements.
type V = [__m256d; 2];

macro_rules! x {
    ($e:expr) => {
        // SAFETY: `Avx2` is reached through a `Field`, which exists only where `available` found the instructions.
        unsafe { $e }
    };
}

/// Both vectors of an operation.
macro_rules! both {
    ($f:ident($($a:expr),*)) => {
        x!([$f($($a[0]),*), $f($($a[1]),*)])
    };
}

#[inline(always)]
fn all(v: f64) -> V {
    x!([_mm256_set1_pd(v); 2])
}
#[inline(always)]
fn add(a: V, b: V) -> V {
    both!(_mm256_add_pd(a, b))
}
#[inline(always)]
fn sub(a: V, b: V) -> V {
    both!(_mm256_sub_pd(a, b))
}
/// `a·b + c`.
#[inline(always)]
fn fma(a: V, b: V, c: V) -> V {
    both!(_mm256_fmadd_pd(a, b, c))
}
/// The bits.
#[inline(always)]
fn bits(a: V) -> Pair {
    both!(_mm256_castpd_si256(a))
}
#[inline(always)]
fn of_bits(a: Pair) -> V {
    both!(_mm256_castsi256_pd(a))
}

/// `c − a·b`.
#[inline(always)]
fn fnma(a: V, b: V, c: V) -> V {
    both!(_mm256_fnmadd_pd(a, b, c))
}

doubles!(Avx2, V);

// The shapes that there are, scheduled by a program: `cargo xtask kernels`.
core::arch::global_asm!(include_str!("avx2.s"), options(raw));

kernels! { "sysv64":
    avx2_mul_8(m: *const u64, a: *const u64, scratch: *mut u64, b: *const u64, out: *mut u64);
    avx2_mul_6(m: *const u64, a: *const u64, scratch: *mut u64, b: *const u64, out: *mut u64);
    avx2_sqr_8(m: *const u64, a: *const u64, scratch: *mut u64, b: *const u64, out: *mut u64);
    avx2_sqr_6(m: *const u64, a: *const u64, scratch: *mut u64, b: *const u64, out: *mut u64);
    avx2_norm_8(m: *const u64, a: *const u64, norm: *const u64, none: *const u64, out: *mut u64);
    avx2_norm_6(m: *const u64, a: *const u64, norm: *const u64, none: *const u64, out: *mut u64);
}

#[target_feature(enable = "avx2,bmi2,fma")]
#[inline(never)]
fn mul<const L: usize, const W: u32>(
    m: &Constants<f64, L>,
    a: &[V; L],
    b: &[V; L],
    out: &mut [V; L],
) {
    float::fold::mul::<Avx2, L, W>(m, a, b, out);
}

#[target_feature(enable = "avx2,bmi2,fma")]
#[inline(never)]
fn sqr<const L: usize, const W: u32>(m: &Constants<f64, L>, a: &[V; L], out: &mut [V; L]) {
    float::fold::sqr::<Avx2, L, W>(m, a, out);
}

/// Each of eight; `array::map` is a function of its own without the instructions enabled.
macro_rules! eight {
    ($x:ident in $list:expr => $e:expr) => {{
        let list = $list;
        let [a, b, c, d, e, f, g, h] = list;
        eight!(@ $x, $e, a b c d e f g h)
    }};
    (@ $x:ident, $e:expr, $($each:ident)*) => {
        [$({ let $x = $each; $e }),*]
    };
}

impl<const W: u32> Wide<W> for Avx2 {
    type Integers = Pair;
    const OFFSET: u64 = BIAS.to_bits();
    const SIGNED: bool = true;
    const FOLDS: bool = true;
    const BACKEND: Backend = Backend::Avx2;
    fn available() -> bool {
        is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("fma")
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
    fn lifted(v: V, less: u64) -> Pair {
        bits(add(v, all(BIAS - less as f64)))
    }
    #[inline(always)]
    fn lowered(v: Pair) -> V {
        let power = all(POWER);
        sub(of_bits(WideWords::or(v, bits(power))), power)
    }
    #[inline(always)]
    fn add_product(t: V, q: V, c: V) -> V {
        fma(q, c, t)
    }
    #[inline(always)]
    fn sub(a: V, b: V) -> V {
        sub(a, b)
    }
    #[inline(always)]
    fn select(mask: u8, a: V, b: V) -> V {
        let mask = of_bits(lanes(mask));
        both!(_mm256_blendv_pd(b, a, mask))
    }
    #[inline(always)]
    fn equal(a: V, b: V) -> u8 {
        let same = x!([
            _mm256_cmp_pd::<_CMP_EQ_OQ>(a[0], b[0]),
            _mm256_cmp_pd::<_CMP_EQ_OQ>(a[1], b[1]),
        ]);
        mask(bits(same))
    }
    #[inline(always)]
    fn near_zero(q: V) -> u8 {
        let (sign, most) = (all(-0.0), all(NEAR as f64));
        let size = both!(_mm256_andnot_pd(sign, q));
        let near = x!([
            _mm256_cmp_pd::<_CMP_LE_OQ>(size[0], most[0]),
            _mm256_cmp_pd::<_CMP_LE_OQ>(size[1], most[1]),
        ]);
        mask(bits(near))
    }
    #[inline(always)]
    fn exchange<const X: usize>(a: V) -> V {
        x!(match X {
            1 => [_mm256_permute_pd::<5>(a[0]), _mm256_permute_pd::<5>(a[1])],
            2 => [
                _mm256_permute4x64_pd::<0x4e>(a[0]),
                _mm256_permute4x64_pd::<0x4e>(a[1]),
            ],
            _ => [a[1], a[0]],
        })
    }
    #[inline(always)]
    unsafe fn gather(rows: [*const f64; 8]) -> [V; 8] {
        let rows = eight!(row in rows => row.cast::<u64>());
        // SAFETY: the caller's promise; digits are of the same size.
        let v = unsafe { <AvxIfma as Wide<W>>::gather(rows) };
        eight!(digit in v => of_bits(digit))
    }
    #[inline(always)]
    unsafe fn scatter(v: [V; 8], rows: [*mut f64; 8]) {
        let rows = eight!(row in rows => row.cast::<u64>());
        // SAFETY: as in `gather`.
        unsafe { <AvxIfma as Wide<W>>::scatter(eight!(digit in v => bits(digit)), rows) };
    }
    #[inline(always)]
    fn flags(words: &[u32; 8], one: u32) -> u8 {
        flags(words, one)
    }
    #[inline(always)]
    fn norm<const L: usize>(m: &Constants<f64, L>, n: &Norm<L>, a: &[V; L]) -> [V; L] {
        let mut out = MaybeUninit::uninit();
        <Self as Wide<W>>::norm_to(m, n, a, &mut out);
        x!(out.assume_init())
    }
    #[inline(always)]
    fn norm_to<const L: usize>(
        m: &Constants<f64, L>,
        n: &Norm<L>,
        a: &[V; L],
        out: &mut MaybeUninit<[V; L]>,
    ) {
        let kernel = match (L, W) {
            (8, 48) => avx2_norm_8,
            (6, 44) => avx2_norm_6,
            _ => {
                out.write(float::norm::<Self, L, W>(m, n, a));
                return;
            }
        };
        // SAFETY: the shape is the kernel's: it reads the constants and what estimates the quotient (`repr(C)`), `L`
        // digits of the operand, and writes all of `out` and vector registers.
        unsafe {
            kernel(
                (&raw const *m).cast(),
                a.as_ptr().cast(),
                (&raw const *n).cast(),
                a.as_ptr().cast(),
                out.as_mut_ptr().cast(),
            );
        }
    }
    #[inline(always)]
    fn mul<const L: usize>(m: &Constants<f64, L>, a: &[V; L], b: &[V; L]) -> [V; L] {
        let mut out = MaybeUninit::uninit();
        <Self as Wide<W>>::mul_to(m, a, b, &mut out);
        x!(out.assume_init())
    }
    #[inline(always)]
    fn sqr<const L: usize>(m: &Constants<f64, L>, a: &[V; L]) -> [V; L] {
        let mut out = MaybeUninit::uninit();
        <Self as Wide<W>>::sqr_to(m, a, &mut out);
        x!(out.assume_init())
    }
    #[inline(always)]
    fn mul_to<const L: usize>(
        m: &Constants<f64, L>,
        a: &[V; L],
        b: &[V; L],
        out: &mut MaybeUninit<[V; L]>,
    ) {
        let kernel = match (L, W) {
            (8, 48) => avx2_mul_8,
            (6, 44) => avx2_mul_6,
            _ => {
                let out = out.write([<Self as Simd<W>>::zero(); L]);
                return x!(mul::<L, W>(m, a, b, out));
            }
        };
        // SAFETY: the shape is the kernel's.
        unsafe { call(kernel, m, a, b, out) }
    }
    #[inline(always)]
    fn sqr_to<const L: usize>(m: &Constants<f64, L>, a: &[V; L], out: &mut MaybeUninit<[V; L]>) {
        let kernel = match (L, W) {
            (8, 48) => avx2_sqr_8,
            (6, 44) => avx2_sqr_6,
            _ => {
                let out = out.write([<Self as Simd<W>>::zero(); L]);
                return x!(sqr::<L, W>(m, a, out));
            }
        };
        // SAFETY: the shape is the kernel's; a second operand is not read.
        unsafe { call(kernel, m, a, a, out) }
    }
    #[inline(always)]
    fn enter<T>(job: impl FnOnce() -> T) -> T {
        #[target_feature(enable = "avx2,bmi2,fma")]
        fn run<T>(job: impl FnOnce() -> T) -> T {
            job()
        }
        x!(run(job))
    }
}
