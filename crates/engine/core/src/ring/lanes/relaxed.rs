//! The vector ring of WebAssembly's relaxed multiply-add: the doubles of AVX2 (`super::avx2`) in vectors of two.
//!
//! A digit of eight elements is four vectors. Nothing here is assembly: an engine compiles vectors to what the processor has,
//! sixteen registers of two doubles on x86-64, thirty-two on ARM. Kernels are in `kernels`, integers in `integers`.
//!
//! **Rounding.** WebAssembly rounds to nearest, always. Whether `a·b + c` is rounded once is up to the engine, which decides
//! it for good when it starts: [`Wide::available`] asks. The compiler keeps operations as they are written: it neither makes
//! a multiply-add of a product and a sum nor the reverse, since that changes results.

mod integers;
mod kernels;

#[cfg(any(msmith_words = "4", msmith_words = "6"))]
pub use kernels::addresses;

use core::arch::wasm32::*;
use core::hint::black_box;
use core::mem::MaybeUninit;

use super::field::Norm;
use super::float::{self, BIAS, Float, POWER, doubles, high, pow2};
use super::integers::WideWords;
use super::kernel::{self, Constants, Simd, Splat, unroll};
use super::room::Room;
use super::simd::{NEAR, Wide};
use crate::backend::Backend;

/// Vectors of two doubles, relaxed multiply-add.
#[derive(Clone, Copy, Debug)]
pub struct Relaxed;

/// A digit of eight elements.
type V = [v128; 4];

/// All four vectors of an operation.
macro_rules! four {
    ($f:ident($($a:expr),*)) => {
        [
            $f($($a[0]),*),
            $f($($a[1]),*),
            $f($($a[2]),*),
            $f($($a[3]),*),
        ]
    };
}
use four;

#[inline(always)]
fn all(v: f64) -> V {
    [f64x2_splat(v); 4]
}
#[inline(always)]
fn add(a: V, b: V) -> V {
    four!(f64x2_add(a, b))
}
#[inline(always)]
fn sub(a: V, b: V) -> V {
    four!(f64x2_sub(a, b))
}
/// `a·b + c`.
#[inline(always)]
fn fma(a: V, b: V, c: V) -> V {
    four!(f64x2_relaxed_madd(a, b, c))
}
/// The mask of the lanes whose highest bit is set.
#[inline(always)]
fn mask(v: V) -> u8 {
    let [a, b, c, d] = v;
    i64x2_bitmask(a) | i64x2_bitmask(b) << 2 | i64x2_bitmask(c) << 4 | i64x2_bitmask(d) << 6
}

/// `c − a·b`.
#[inline(always)]
fn fnma(a: V, b: V, c: V) -> V {
    four!(f64x2_relaxed_nmadd(a, b, c))
}

doubles!(Relaxed, V);

/// Whether multiply-add rounds once, and the engine has it as it is written: in every lane, and with the product negated.
fn rounds_once() -> bool {
    // (1 + 2^−30)² = 1 + 2^−29 + 2^−60, of which a product that is rounded loses the last bit. No operand is known to the
    // compiler, which could compute results of its own.
    let factor = black_box(f64x2_splat(1.0 + pow2(-30)));
    let rounded = f64x2_splat(1.0 + pow2(-29));
    let (less, more) = (black_box(f64x2_neg(rounded)), black_box(rounded));
    let plus = f64x2_relaxed_madd(factor, factor, less);
    let minus = f64x2_relaxed_nmadd(factor, factor, more);
    let low = f64x2_splat(pow2(-60));
    let same = v128_and(f64x2_eq(plus, low), f64x2_eq(minus, f64x2_neg(low)));
    i64x2_all_true(same)
}

impl<const W: u32> Wide<W> for Relaxed {
    type Integers = V;
    const OFFSET: u64 = BIAS.to_bits();
    const SIGNED: bool = true;
    const BACKEND: Backend = Backend::Relaxed;
    fn available() -> bool {
        rounds_once()
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
    fn lifted(v: V, less: u64) -> V {
        add(v, all(BIAS - less as f64))
    }
    #[inline(always)]
    fn lowered(v: V) -> V {
        let power = all(POWER);
        sub(WideWords::or(v, power), power)
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
        let bits = i64x2_splat(i64::from(mask));
        let mut out = b;
        unroll!(p in 0 1 2 3, {
            let these = i64x2(1 << (2 * p), 2 << (2 * p));
            // All bits of a lane, or none: then it does not matter by which of them an engine selects.
            let mask = i64x2_eq(v128_and(bits, these), these);
            out[p] = i64x2_relaxed_laneselect(a[p], b[p], mask);
        });
        out
    }
    #[inline(always)]
    fn equal(a: V, b: V) -> u8 {
        mask(four!(f64x2_eq(a, b)))
    }
    #[inline(always)]
    fn near_zero(q: V) -> u8 {
        let most = all(NEAR as f64);
        let size = four!(f64x2_abs(q));
        mask(four!(f64x2_le(size, most)))
    }
    #[inline(always)]
    fn exchange<const X: usize>(a: V) -> V {
        match X {
            1 => {
                let swap = |v| i64x2_shuffle::<1, 0>(v, v);
                [swap(a[0]), swap(a[1]), swap(a[2]), swap(a[3])]
            }
            2 => [a[1], a[0], a[3], a[2]],
            _ => [a[2], a[3], a[0], a[1]],
        }
    }
    #[inline(always)]
    unsafe fn gather(rows: [*const f64; 8]) -> [V; 8] {
        let mut out = Room::<V, 8>::new();
        unroll!(j in 0 2 4 6, {
            // SAFETY: the caller's promise: eight digits from each pointer.
            let at = |i: usize| unsafe { v128_load(rows[i].add(j).cast()) };
            let first = |p: usize| i64x2_shuffle::<0, 2>(at(2 * p), at(2 * p + 1));
            let second = |p: usize| i64x2_shuffle::<1, 3>(at(2 * p), at(2 * p + 1));
            out.put(j, [first(0), first(1), first(2), first(3)]);
            out.put(j + 1, [second(0), second(1), second(2), second(3)]);
        });
        // SAFETY: all eight digits.
        unsafe { out.full() }
    }
    #[inline(always)]
    unsafe fn scatter(v: [V; 8], rows: [*mut f64; 8]) {
        unroll!(p in 0 1 2 3, {
            unroll!(j in 0 2 4 6, {
                let (x, y) = (v[j][p], v[j + 1][p]);
                // SAFETY: the caller's promise.
                unsafe {
                    let at = |i: usize| rows[2 * p + i].add(j).cast();
                    v128_store(at(0), i64x2_shuffle::<0, 2>(x, y));
                    v128_store(at(1), i64x2_shuffle::<1, 3>(x, y));
                }
            });
        });
    }
    #[inline(always)]
    fn flags(words: &[u32; 8], one: u32) -> u8 {
        let one = u32x4_splat(one);
        // SAFETY: eight words, of which four begin at 0 and at 4.
        let (low, high) = unsafe {
            let at = words.as_ptr();
            (v128_load(at.cast()), v128_load(at.add(4).cast()))
        };
        let set = |words| u32x4_bitmask(u32x4_eq(v128_and(words, one), one));
        set(low) | set(high) << 4
    }
    #[inline(always)]
    fn norm<const L: usize>(m: &Constants<f64, L>, n: &Norm<L>, a: &[V; L]) -> [V; L] {
        let mut out = MaybeUninit::uninit();
        <Self as Wide<W>>::norm_to(m, n, a, &mut out);
        // SAFETY: it has been written.
        unsafe { out.assume_init() }
    }
    #[inline(always)]
    fn norm_to<const L: usize>(
        m: &Constants<f64, L>,
        n: &Norm<L>,
        a: &[V; L],
        out: &mut MaybeUninit<[V; L]>,
    ) {
        if const { L <= kernels::MOST } {
            kernels::norm::<L, W>(m, n, a, out);
        } else {
            out.write(float::norm::<Self, L, W>(m, n, a));
        }
    }
    #[inline(always)]
    fn mul<const L: usize>(m: &Constants<f64, L>, a: &[V; L], b: &[V; L]) -> [V; L] {
        let mut out = MaybeUninit::uninit();
        <Self as Wide<W>>::mul_to(m, a, b, &mut out);
        // SAFETY: it has been written.
        unsafe { out.assume_init() }
    }
    #[inline(always)]
    fn sqr<const L: usize>(m: &Constants<f64, L>, a: &[V; L]) -> [V; L] {
        let mut out = MaybeUninit::uninit();
        <Self as Wide<W>>::sqr_to(m, a, &mut out);
        // SAFETY: it has been written.
        unsafe { out.assume_init() }
    }
    #[inline(always)]
    fn mul_to<const L: usize>(
        m: &Constants<f64, L>,
        a: &[V; L],
        b: &[V; L],
        out: &mut MaybeUninit<[V; L]>,
    ) {
        if const { L <= kernels::MOST } {
            kernels::mul::<L, W>(m, a, b, out);
        } else {
            kernel::mul::<Self, L, W>(m, a, b, out.write([all(0.0); L]));
        }
    }
    #[inline(always)]
    fn sqr_to<const L: usize>(m: &Constants<f64, L>, a: &[V; L], out: &mut MaybeUninit<[V; L]>) {
        if const { L <= kernels::MOST } {
            kernels::sqr::<L, W>(m, a, out);
        } else {
            kernel::sqr::<Self, L, W>(m, a, out.write([all(0.0); L]));
        }
    }
    const CALLED: &'static [usize] = &[6, 8];
    #[inline(always)]
    fn enter<T>(job: impl FnOnce() -> T) -> T {
        job()
    }
}
