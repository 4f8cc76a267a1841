//! The vector ring of AVX-IFMA: the digits of [`super::ifma`] in vectors of 256 bits, for machines without AVX-512.
//!
//! A digit of eight elements is two vectors of four. Products are generated assembly, half of the lanes at a time; it
//! has the 52-bit instructions, everything around it is AVX2. So a debug build on a machine that has these instructions
//! only with AVX-512 can test the ring: `build.rs` then writes the assembly again in their encoding.

use core::arch::x86_64::*;
use core::mem::MaybeUninit;

use super::field::Norm;
use super::integers::WideWords;
use super::kernel::{Constants, Simd, Splat, unroll};
use super::simd::{NEAR, Wide};
use super::tight52;
use super::unsigned::{self, Integer};
use crate::backend::Backend;

/// AVX-IFMA and AVX2; where `msmith_evex` is set AVX-512 IFMA and VL in the place of the first.
#[derive(Clone, Copy, Debug)]
pub struct AvxIfma;

/// A digit of eight elements.
pub type Pair = [__m256i; 2];

macro_rules! x {
    ($e:expr) => {
        // SAFETY: `AvxIfma` is reached through a `Field`, which exists only where `available` found the instructions.
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
pub(super) fn all(v: u64) -> Pair {
    x!([_mm256_set1_epi64x(v as i64); 2])
}
#[inline(always)]
pub(super) fn add(a: Pair, b: Pair) -> Pair {
    both!(_mm256_add_epi64(a, b))
}
#[inline(always)]
pub(super) fn sub(a: Pair, b: Pair) -> Pair {
    both!(_mm256_sub_epi64(a, b))
}
#[inline(always)]
pub(super) fn and(a: Pair, b: Pair) -> Pair {
    both!(_mm256_and_si256(a, b))
}
/// Shifts without sign, by the lane's number of bits; 64 and more give zero.
#[inline(always)]
pub(super) fn right(a: Pair, bits: Pair) -> Pair {
    both!(_mm256_srlv_epi64(a, bits))
}
#[inline(always)]
pub(super) fn left(a: Pair, bits: Pair) -> Pair {
    both!(_mm256_sllv_epi64(a, bits))
}
/// The products of the low 32 bits.
#[inline(always)]
pub(super) fn product(a: Pair, b: Pair) -> Pair {
    both!(_mm256_mul_epu32(a, b))
}

/// The bits of a mask as lanes of ones and zeros.
#[inline(always)]
pub(super) fn lanes(mask: u8) -> Pair {
    x!({
        let bits = _mm256_set1_epi64x(i64::from(mask));
        let (low, high) = (
            _mm256_setr_epi64x(1, 2, 4, 8),
            _mm256_setr_epi64x(16, 32, 64, 128),
        );
        [
            _mm256_cmpeq_epi64(_mm256_and_si256(bits, low), low),
            _mm256_cmpeq_epi64(_mm256_and_si256(bits, high), high),
        ]
    })
}
/// The mask of lanes of ones and zeros.
#[inline(always)]
pub(super) fn mask(a: Pair) -> u8 {
    x!({
        let low = _mm256_movemask_pd(_mm256_castsi256_pd(a[0]));
        let high = _mm256_movemask_pd(_mm256_castsi256_pd(a[1]));
        (low | high << 4) as u8
    })
}

/// The low and the high 52 bits of the products of numbers of 52 bits, by their halves.
#[inline(always)]
fn halves(a: Pair, b: Pair) -> (Pair, Pair) {
    let (low, up) = (all((1 << 52) - 1), all(32));
    let (a, b) = (and(a, low), and(b, low));
    let (a1, b1) = (right(a, up), right(b, up));
    let p = product(a, b);
    let middle = add(right(p, up), add(product(a1, b), product(a, b1)));
    let top = product(a1, b1);
    (
        and(add(and(p, all((1 << 32) - 1)), left(middle, up)), low),
        add(right(middle, all(20)), left(top, all(12))),
    )
}

impl<const W: u32> Simd<W> for AvxIfma {
    type V = Pair;
    const DOUBLE_FACTOR: bool = false;
    #[inline(always)]
    fn zero() -> Pair {
        x!([_mm256_setzero_si256(); 2])
    }
    #[inline(always)]
    fn high() -> Pair {
        x!([_mm256_setzero_si256(); 2])
    }
    #[inline(always)]
    fn add(a: Pair, b: Pair) -> Pair {
        add(a, b)
    }
    /// Without the instructions: where there is no assembly.
    #[inline(always)]
    fn mac(lo: Pair, hi: Pair, a: Pair, b: Pair) -> (Pair, Pair) {
        let (low, high) = halves(a, b);
        (add(lo, low), add(hi, high))
    }
    #[inline(always)]
    fn fold(lo: Pair, hi: Pair) -> Pair {
        add(lo, left(hi, all(u64::from(52 - W))))
    }
    #[inline(always)]
    fn carry(t: Pair) -> (Pair, Pair) {
        (and(t, all((1 << W) - 1)), right(t, all(u64::from(W))))
    }
    #[inline(always)]
    fn carry_in(t: Pair, c: Pair) -> Pair {
        add(t, c)
    }
    #[inline(always)]
    fn mul_low(a: Pair, b: Pair) -> Pair {
        and(halves(a, b).0, all((1 << W) - 1))
    }
}

impl<const W: u32> Splat<W> for AvxIfma {
    type D = u64;
    #[inline(always)]
    fn splat(d: &u64) -> Pair {
        all(*d)
    }
}

/// Lane by lane: what no digits of 52 bits need.
#[inline(always)]
fn each(a: Pair, b: Pair, f: impl Fn(u64, u64) -> u64) -> Pair {
    let (a, b): ([u64; 8], [u64; 8]) = (bytemuck::cast(a), bytemuck::cast(b));
    let mut out = [0; 8];
    unroll!(i < 8, at most 8, {
        out[i] = f(a[i], b[i]);
    });
    bytemuck::cast(out)
}

/// `q·c` modulo 2^64.
#[inline(always)]
fn times(q: Pair, c: Pair) -> Pair {
    let up = all(32);
    let cross = add(product(right(q, up), c), product(q, right(c, up)));
    add(product(q, c), left(cross, up))
}

impl<const W: u32> Integer<W> for AvxIfma {
    fn weigh(q: Pair, d: Pair, w: f64) -> Pair {
        each(q, d, |q, d| {
            (d as i64 as f64).mul_add(w, f64::from_bits(q)).to_bits()
        })
    }
    fn floor(q: Pair) -> Pair {
        each(q, q, |q, _| {
            (f64::from_bits(q) - super::float::pow2(-10)) as i64 as u64
        })
    }
    #[inline(always)]
    fn take(t: Pair, q: Pair, c: Pair) -> Pair {
        sub(t, times(q, c))
    }
    #[inline(always)]
    fn plus(t: Pair, q: Pair, c: Pair) -> Pair {
        add(t, times(q, c))
    }
    /// There is no shift with sign: what is made positive is taken back.
    #[inline(always)]
    fn split<const B: u32>(t: Pair) -> (Pair, Pair) {
        let lifted = right(add(t, all(1 << 63)), all(u64::from(B)));
        (and(t, all((1 << B) - 1)), sub(lifted, all(1 << (63 - B))))
    }
    /// For `h/2^g` below `2^20`.
    #[inline(always)]
    fn quotient(h: Pair, c: Pair, g: Pair) -> Pair {
        let zero = <Self as Simd<W>>::zero();
        let positive = both!(_mm256_cmpgt_epi64(h, zero));
        halves(right(and(h, positive), g), c).1
    }
}

// The shapes that there are, scheduled by a program: `cargo xtask kernels`.
#[cfg(not(msmith_evex))]
core::arch::global_asm!(include_str!("avx_ifma.s"), options(raw));
#[cfg(msmith_evex)]
core::arch::global_asm!(
    include_str!(concat!(env!("OUT_DIR"), "/avx_ifma.s")),
    options(raw)
);

/// What a kernel writes for itself.
type Scratch = MaybeUninit<[__m256i; 16]>;

kernels! { "sysv64":
    avx_ifma_mul_8(m: *const u64, a: *const u64, scratch: *mut u64, b: *const u64, out: *mut u64);
    avx_ifma_mul_5(m: *const u64, a: *const u64, scratch: *mut u64, b: *const u64, out: *mut u64);
    avx_ifma_sqr_8(m: *const u64, a: *const u64, scratch: *mut u64, b: *const u64, out: *mut u64);
    avx_ifma_sqr_5(m: *const u64, a: *const u64, scratch: *mut u64, b: *const u64, out: *mut u64);
    avx_ifma_norm_8(m: *const u64, a: *const u64, norm: *const u64, none: *const u64, out: *mut u64);
    avx_ifma_norm_5(m: *const u64, a: *const u64, norm: *const u64, none: *const u64, out: *mut u64);
}

#[target_feature(enable = "avx2,bmi2,fma")]
#[inline(never)]
fn mul<const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    a: &[Pair; L],
    b: &[Pair; L],
    out: &mut [Pair; L],
) {
    unsigned::mul::<AvxIfma, L, W>(m, a, b, out);
}

#[target_feature(enable = "avx2,bmi2,fma")]
#[inline(never)]
fn sqr<const L: usize, const W: u32>(m: &Constants<u64, L>, a: &[Pair; L], out: &mut [Pair; L]) {
    unsigned::sqr::<AvxIfma, L, W>(m, a, out);
}

/// The mask of the words that have the bit of `one`.
#[inline(always)]
pub(super) fn flags(words: &[u32; 8], one: u32) -> u8 {
    x!({
        // Eight words are read.
        let words = _mm256_loadu_si256(words.as_ptr().cast());
        let one = _mm256_set1_epi32(one as i32);
        let set = _mm256_cmpeq_epi32(_mm256_and_si256(words, one), one);
        _mm256_movemask_ps(_mm256_castsi256_ps(set)) as u8
    })
}

/// Rows of four become columns.
#[inline(always)]
pub(super) fn transpose(r: [__m256i; 4]) -> [__m256i; 4] {
    x!({
        let a = _mm256_unpacklo_epi64(r[0], r[1]);
        let b = _mm256_unpackhi_epi64(r[0], r[1]);
        let c = _mm256_unpacklo_epi64(r[2], r[3]);
        let d = _mm256_unpackhi_epi64(r[2], r[3]);
        [
            _mm256_permute2x128_si256::<0x20>(a, c),
            _mm256_permute2x128_si256::<0x20>(b, d),
            _mm256_permute2x128_si256::<0x31>(a, c),
            _mm256_permute2x128_si256::<0x31>(b, d),
        ]
    })
}

impl<const W: u32> Wide<W> for AvxIfma {
    type Integers = Pair;
    const OFFSET: u64 = unsigned::OFFSET;
    const SIGNED: bool = false;
    const BACKEND: Backend = Backend::AvxIfma;
    fn available() -> bool {
        let products = match cfg!(msmith_evex) {
            false => is_x86_feature_detected!("avxifma"),
            true => is_x86_feature_detected!("avx512ifma") && is_x86_feature_detected!("avx512vl"),
        };
        products
            && is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("fma")
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
    fn lifted(v: Pair, less: u64) -> Pair {
        v.plus(all(unsigned::OFFSET - less))
    }
    #[inline(always)]
    fn lowered(v: Pair) -> Pair {
        v
    }
    #[inline(always)]
    fn add_product(t: Pair, q: Pair, c: Pair) -> Pair {
        <Self as Integer<W>>::plus(t, q, c)
    }
    #[inline(always)]
    fn sub(a: Pair, b: Pair) -> Pair {
        sub(a, b)
    }
    #[inline(always)]
    fn select(mask: u8, a: Pair, b: Pair) -> Pair {
        let mask = lanes(mask);
        both!(_mm256_blendv_epi8(b, a, mask))
    }
    #[inline(always)]
    fn equal(a: Pair, b: Pair) -> u8 {
        mask(both!(_mm256_cmpeq_epi64(a, b)))
    }
    #[inline(always)]
    fn near_zero(q: Pair) -> u8 {
        let near = and(add(q, all(NEAR)), all((1 << W) - 1));
        let most = all(2 * NEAR + 1);
        mask(both!(_mm256_cmpgt_epi64(most, near)))
    }
    #[inline(always)]
    fn exchange<const X: usize>(a: Pair) -> Pair {
        x!(match X {
            1 => [
                _mm256_permute4x64_epi64::<0xb1>(a[0]),
                _mm256_permute4x64_epi64::<0xb1>(a[1]),
            ],
            2 => [
                _mm256_permute4x64_epi64::<0x4e>(a[0]),
                _mm256_permute4x64_epi64::<0x4e>(a[1]),
            ],
            _ => [a[1], a[0]],
        })
    }
    #[inline(always)]
    unsafe fn gather(rows: [*const u64; 8]) -> [Pair; 8] {
        let mut out = [<Self as Simd<W>>::zero(); 8];
        unroll!(half in 0 1, {
            unroll!(block in 0 1, {
                let mut r = [x!(_mm256_setzero_si256()); 4];
                unroll!(i in 0 1 2 3, {
                    // SAFETY: the caller's promise: aligned, readable.
                    r[i] = unsafe { _mm256_load_si256(rows[4 * half + i].add(4 * block).cast()) };
                });
                let columns = transpose(r);
                unroll!(j in 0 1 2 3, {
                    out[4 * block + j][half] = columns[j];
                });
            });
        });
        out
    }
    #[inline(always)]
    unsafe fn scatter(v: [Pair; 8], rows: [*mut u64; 8]) {
        unroll!(half in 0 1, {
            unroll!(block in 0 1, {
                let mut columns = [x!(_mm256_setzero_si256()); 4];
                unroll!(j in 0 1 2 3, {
                    columns[j] = v[4 * block + j][half];
                });
                let r = transpose(columns);
                unroll!(i in 0 1 2 3, {
                    // SAFETY: the caller's promise: aligned, writable.
                    unsafe { _mm256_store_si256(rows[4 * half + i].add(4 * block).cast(), r[i]) };
                });
            });
        });
    }
    #[inline(always)]
    fn flags(words: &[u32; 8], one: u32) -> u8 {
        flags(words, one)
    }
    #[inline(always)]
    fn norm<const L: usize>(m: &Constants<u64, L>, n: &Norm<L>, a: &[Pair; L]) -> [Pair; L] {
        let mut out = MaybeUninit::uninit();
        <Self as Wide<W>>::norm_to(m, n, a, &mut out);
        x!(out.assume_init())
    }
    #[inline(always)]
    fn norm_to<const L: usize>(
        m: &Constants<u64, L>,
        n: &Norm<L>,
        a: &[Pair; L],
        out: &mut MaybeUninit<[Pair; L]>,
    ) {
        let kernel = match (L, W) {
            (8, tight52::BITS) => avx_ifma_norm_8,
            (5, tight52::BITS) => avx_ifma_norm_5,
            _ => {
                out.write(unsigned::norm::<Self, L, W>(m, n, a));
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
    fn exact<const L: usize>(m: &Constants<u64, L>, n: &Norm<L>, a: &[Pair; L]) -> [Pair; L] {
        unsigned::exact::<Self, L, W>(m, n, a)
    }
    const CALLED: &'static [usize] = match W {
        tight52::BITS => &[5, 8],
        _ => &[],
    };
    #[inline(always)]
    fn mul<const L: usize>(m: &Constants<u64, L>, a: &[Pair; L], b: &[Pair; L]) -> [Pair; L] {
        let mut out = MaybeUninit::uninit();
        <Self as Wide<W>>::mul_to(m, a, b, &mut out);
        x!(out.assume_init())
    }
    #[inline(always)]
    fn sqr<const L: usize>(m: &Constants<u64, L>, a: &[Pair; L]) -> [Pair; L] {
        let mut out = MaybeUninit::uninit();
        <Self as Wide<W>>::sqr_to(m, a, &mut out);
        x!(out.assume_init())
    }
    #[inline(always)]
    fn mul_to<const L: usize>(
        m: &Constants<u64, L>,
        a: &[Pair; L],
        b: &[Pair; L],
        out: &mut MaybeUninit<[Pair; L]>,
    ) {
        let kernel = match (L, W) {
            (8, tight52::BITS) => avx_ifma_mul_8,
            (5, tight52::BITS) => avx_ifma_mul_5,
            _ => {
                return x!(mul::<L, W>(
                    m,
                    a,
                    b,
                    out.write([<Self as Simd<W>>::zero(); L])
                ));
            }
        };
        // SAFETY: the shape is the kernel's.
        unsafe { call(kernel, m, a, b, out) }
    }
    #[inline(always)]
    fn sqr_to<const L: usize>(
        m: &Constants<u64, L>,
        a: &[Pair; L],
        out: &mut MaybeUninit<[Pair; L]>,
    ) {
        let kernel = match (L, W) {
            (8, tight52::BITS) => avx_ifma_sqr_8,
            (5, tight52::BITS) => avx_ifma_sqr_5,
            _ => return x!(sqr::<L, W>(m, a, out.write([<Self as Simd<W>>::zero(); L]))),
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

/// A product in assembly.
pub(super) type Kernel =
    unsafe extern "sysv64" fn(*const u64, *const u64, *mut u64, *const u64, *mut u64);

/// Calls a kernel.
///
/// # Safety
/// It is one of `L` digits `D` of eight elements `V`, and the instructions are there.
#[inline(always)]
pub(super) unsafe fn call<D, V, const L: usize>(
    kernel: Kernel,
    m: &Constants<D, L>,
    a: &[V; L],
    b: &[V; L],
    out: &mut MaybeUninit<[V; L]>,
) {
    const { assert!(size_of::<D>() == 8 && size_of::<V>() == 64) }
    let mut scratch = Scratch::uninit();
    // SAFETY: it reads the constants (`repr(C)`) and `L` digits of each operand, writes the scratch, vector registers and
    // all of `out`, and keeps to the System V convention.
    unsafe {
        kernel(
            (&raw const *m).cast(),
            a.as_ptr().cast(),
            (&raw mut scratch).cast(),
            b.as_ptr().cast(),
            out.as_mut_ptr().cast(),
        );
    }
}

#[cfg(test)]
mod tests;
