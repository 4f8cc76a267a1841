//! The two digit products in portable code: the vector rings on machines without the instructions.
//!
//! [`SoftFma`] computes what the double-precision sets compute (`f64::mul_add` rounds once, as the
//! instruction does), [`SoftIfma`] what the 52-bit integer instructions compute. Slow (and out of line, for short
//! compile times); they exist so
//! that the very same kernel source is tested everywhere.

use super::field::{Lift, Norm};
use super::float::{self, BIAS, Float, fold, high, pow2};
use super::kernel::{Constants, Simd, Splat};
use super::simd::{NEAR, Wide};
use super::unsigned::{self, Integer};

/// Signed digits in doubles.
#[derive(Clone, Copy, Debug)]
pub struct SoftFma;
/// Unsigned digits, 52-bit products.
#[derive(Clone, Copy, Debug)]
pub struct SoftIfma;

fn zip<T: Copy>(a: [T; 8], b: [T; 8], f: impl Fn(T, T) -> T) -> [T; 8] {
    core::array::from_fn(|i| f(a[i], b[i]))
}
fn mask<T: Copy>(a: [T; 8], f: impl Fn(usize, T) -> bool) -> u8 {
    (0..8).fold(0, |m, i| m | u8::from(f(i, a[i])) << i)
}
fn fma(a: [f64; 8], b: [f64; 8], c: [f64; 8]) -> [f64; 8] {
    core::array::from_fn(|i| a[i].mul_add(b[i], c[i]))
}
fn sub(a: [f64; 8], b: [f64; 8]) -> [f64; 8] {
    zip(a, b, |x, y| x - y)
}

impl<const W: u32> Simd<W> for SoftFma {
    type V = [f64; 8];
    fn zero() -> [f64; 8] {
        [0.0; 8]
    }
    fn high() -> [f64; 8] {
        [high(W); 8]
    }
    #[inline(never)]
    fn add(a: [f64; 8], b: [f64; 8]) -> [f64; 8] {
        zip(a, b, |x, y| x + y)
    }
    #[inline(never)]
    fn mac(lo: [f64; 8], hi: [f64; 8], a: [f64; 8], b: [f64; 8]) -> ([f64; 8], [f64; 8]) {
        let h = fma(a, b, hi);
        (<Self as Simd<W>>::add(lo, fma(a, b, sub(hi, h))), h)
    }
    #[inline(never)]
    fn fold(lo: [f64; 8], hi: [f64; 8]) -> [f64; 8] {
        zip(lo, hi, |l, h| l + h.mul_add(pow2(-(W as i32)), -BIAS))
    }
    #[inline(never)]
    fn carry(t: [f64; 8]) -> ([f64; 8], [f64; 8]) {
        let c = t.map(|t| (t + high(W)) - high(W));
        (sub(t, c), c)
    }
    #[inline(never)]
    fn carry_in(t: [f64; 8], c: [f64; 8]) -> [f64; 8] {
        fma(c, [pow2(-(W as i32)); 8], t)
    }
    #[inline(never)]
    fn mul_low(a: [f64; 8], b: [f64; 8]) -> [f64; 8] {
        fma(a, b, sub([high(W); 8], fma(a, b, [high(W); 8])))
    }
}

impl<const W: u32> Splat<W> for SoftFma {
    type D = f64;
    #[inline(never)]
    fn splat(d: &f64) -> [f64; 8] {
        [*d; 8]
    }
}

impl<const W: u32> Float<W> for SoftFma {
    #[inline(never)]
    fn fma(a: [f64; 8], b: [f64; 8], c: [f64; 8]) -> [f64; 8] {
        fma(a, b, c)
    }
    #[inline(never)]
    fn fnma(a: [f64; 8], b: [f64; 8], c: [f64; 8]) -> [f64; 8] {
        fma(a.map(|x| -x), b, c)
    }
}

impl<const W: u32> Simd<W> for SoftIfma {
    type V = [u64; 8];
    const DOUBLE_FACTOR: bool = false;
    fn zero() -> [u64; 8] {
        [0; 8]
    }
    fn high() -> [u64; 8] {
        [0; 8]
    }
    #[inline(never)]
    fn add(a: [u64; 8], b: [u64; 8]) -> [u64; 8] {
        zip(a, b, u64::wrapping_add)
    }
    #[inline(never)]
    fn mac(lo: [u64; 8], hi: [u64; 8], a: [u64; 8], b: [u64; 8]) -> ([u64; 8], [u64; 8]) {
        const LOW: u128 = (1 << 52) - 1;
        let p = |i: usize| (u128::from(a[i]) & LOW) * (u128::from(b[i]) & LOW);
        (
            core::array::from_fn(|i| lo[i].wrapping_add((p(i) & LOW) as u64)),
            core::array::from_fn(|i| hi[i].wrapping_add((p(i) >> 52) as u64)),
        )
    }
    #[inline(never)]
    fn fold(lo: [u64; 8], hi: [u64; 8]) -> [u64; 8] {
        zip(lo, hi, |l, h| l.wrapping_add(h << (52 - W)))
    }
    #[inline(never)]
    fn carry(t: [u64; 8]) -> ([u64; 8], [u64; 8]) {
        (t.map(|t| t & ((1 << W) - 1)), t.map(|t| t >> W))
    }
    #[inline(never)]
    fn carry_in(t: [u64; 8], c: [u64; 8]) -> [u64; 8] {
        <Self as Simd<W>>::add(t, c)
    }
    #[inline(never)]
    fn mul_low(a: [u64; 8], b: [u64; 8]) -> [u64; 8] {
        zip(a, b, |x, y| x.wrapping_mul(y) & ((1 << W) - 1))
    }
}

impl<const W: u32> Splat<W> for SoftIfma {
    type D = u64;
    #[inline(never)]
    fn splat(d: &u64) -> [u64; 8] {
        [*d; 8]
    }
}

impl<const W: u32> Integer<W> for SoftIfma {
    #[inline(never)]
    fn weigh(q: [u64; 8], d: [u64; 8], w: f64) -> [u64; 8] {
        zip(q, d, |q, d| {
            (d as i64 as f64).mul_add(w, f64::from_bits(q)).to_bits()
        })
    }
    #[inline(never)]
    fn floor(q: [u64; 8]) -> [u64; 8] {
        q.map(|q| (f64::from_bits(q) - pow2(-10)) as i64 as u64)
    }
    #[inline(never)]
    fn take(t: [u64; 8], q: [u64; 8], c: [u64; 8]) -> [u64; 8] {
        core::array::from_fn(|i| t[i].wrapping_sub(q[i].wrapping_mul(c[i])))
    }
    #[inline(never)]
    fn plus(t: [u64; 8], q: [u64; 8], c: [u64; 8]) -> [u64; 8] {
        core::array::from_fn(|i| t[i].wrapping_add(q[i].wrapping_mul(c[i])))
    }
    #[inline(never)]
    fn split<const B: u32>(t: [u64; 8]) -> ([u64; 8], [u64; 8]) {
        (
            t.map(|t| t & ((1 << B) - 1)),
            t.map(|t| (t as i64 >> B) as u64),
        )
    }
    #[inline(never)]
    fn quotient(h: [u64; 8], c: [u64; 8], g: [u64; 8]) -> [u64; 8] {
        core::array::from_fn(|i| {
            let h = u128::from((h[i] as i64).max(0) as u64 >> g[i]);
            ((h * u128::from(c[i])) >> 52) as u64
        })
    }
}

/// Everything but the arithmetic is the same for both.
macro_rules! wide {
    ($s:ty, $d:ty, $signed:literal, $norm:path, $exact:path, $kernel:ident, $pair:expr, $near:expr, $sub:expr, $lifted:expr, $add_product:expr) => {
        impl<const W: u32> Wide<W> for $s {
            type Integers = [u64; 8];
            const OFFSET: u64 = if $signed {
                BIAS.to_bits()
            } else {
                unsigned::OFFSET
            };
            const SIGNED: bool = $signed;
            const FOLDS: bool = $signed;
            fn available() -> bool {
                true
            }
            fn digit(v: i64) -> $d {
                v as $d
            }
            fn integer(d: $d) -> i64 {
                d as i64
            }
            fn lifted(v: [$d; 8], less: u64) -> [u64; 8] {
                v.map(|v| $lifted(v, less))
            }
            fn lowered(v: [u64; 8]) -> [$d; 8] {
                v.map(|v| v as $d)
            }
            fn add_product(t: [$d; 8], q: [$d; 8], c: [$d; 8]) -> [$d; 8] {
                core::array::from_fn(|i| $add_product(t[i], q[i], c[i]))
            }
            fn sub(a: [$d; 8], b: [$d; 8]) -> [$d; 8] {
                zip(a, b, $sub)
            }
            fn select(mask: u8, a: [$d; 8], b: [$d; 8]) -> [$d; 8] {
                core::array::from_fn(|i| if mask >> i & 1 == 1 { a[i] } else { b[i] })
            }
            fn equal(a: [$d; 8], b: [$d; 8]) -> u8 {
                mask(a, |i, x| x == b[i])
            }
            fn near_zero(q: [$d; 8]) -> u8 {
                mask(q, |_, q| $near(q, W))
            }
            fn exchange<const X: usize>(a: [$d; 8]) -> [$d; 8] {
                core::array::from_fn(|i| a[i ^ X])
            }
            unsafe fn gather(rows: [*const $d; 8]) -> [[$d; 8]; 8] {
                // SAFETY: the caller's promise.
                core::array::from_fn(|j| rows.map(|r| unsafe { *r.add(j) }))
            }
            unsafe fn scatter(v: [[$d; 8]; 8], rows: [*mut $d; 8]) {
                for (i, r) in rows.into_iter().enumerate() {
                    for (j, v) in v.iter().enumerate() {
                        // SAFETY: the caller's promise.
                        unsafe { *r.add(j) = v[i] };
                    }
                }
            }
            fn norm<const L: usize>(
                m: &Constants<$d, L>,
                n: &Norm<L>,
                a: &[[$d; 8]; L],
            ) -> [[$d; 8]; L] {
                $norm(m, n, a)
            }
            fn exact<const L: usize>(
                m: &Constants<$d, L>,
                n: &Norm<L>,
                a: &[[$d; 8]; L],
            ) -> [[$d; 8]; L] {
                $exact(m, n, a)
            }
            #[inline(never)]
            fn mul<const L: usize>(
                m: &Constants<$d, L>,
                a: &[[$d; 8]; L],
                b: &[[$d; 8]; L],
            ) -> [[$d; 8]; L] {
                let mut out = [<Self as Simd<W>>::zero(); L];
                $kernel::mul::<Self, L, W>(m, a, b, &mut out);
                out
            }
            #[inline(never)]
            fn sqr<const L: usize>(m: &Constants<$d, L>, a: &[[$d; 8]; L]) -> [[$d; 8]; L] {
                let mut out = [<Self as Simd<W>>::zero(); L];
                $kernel::sqr::<Self, L, W>(m, a, &mut out);
                out
            }
            #[inline(never)]
            fn mul_pair<const L: usize>(
                m: &Constants<$d, L>,
                lift: &Lift<$d, L>,
                a: &[[[$d; 8]; L]; 2],
                b: &[[[$d; 8]; L]; 2],
                minus_beta: u32,
            ) -> Option<[[[$d; 8]; L]; 2]> {
                $pair(m, lift, a, b, minus_beta)
            }
            fn enter<T>(job: impl FnOnce() -> T) -> T {
                job()
            }
        }
    };
}

wide!(
    SoftFma,
    f64,
    true,
    float::norm::<Self, L, W>,
    float::norm::<Self, L, W>,
    fold,
    |_, _, _, _, _| None,
    |q: f64, _| q.abs() <= NEAR as f64,
    |x, y| x - y,
    |x: f64, less| (x + (BIAS - less as f64)).to_bits(),
    |t: f64, q: f64, c| q.mul_add(c, t)
);
wide!(
    SoftIfma,
    u64,
    false,
    unsigned::norm::<Self, L, W>,
    unsigned::exact::<Self, L, W>,
    unsigned,
    unsigned::mul_pair::<Self, L, W>,
    |q: u64, w: u32| q.wrapping_add(NEAR) & ((1 << w) - 1) <= 2 * NEAR,
    u64::wrapping_sub,
    |x: u64, less| x.wrapping_add(unsigned::OFFSET - less),
    |t: u64, q: u64, c| t.wrapping_add(q.wrapping_mul(c))
);
