//! The vector ring of AVX2 and FMA: eight lanes as two registers of four doubles.
//!
//! Digits, kernel and limits are those of the AVX-512 ring (its file has the digit product); an
//! element in memory is the same bits. The generic kernel only: with 16 registers the schedule is the
//! compiler's.

use core::arch::x86_64::*;

use super::field::Norm;
use super::float::{self, BIAS, Float, high, pow2};
use super::kernel::{self, Constants, Simd, Splat};
use super::simd::{NEAR, Wide};

/// AVX2 and FMA.
#[derive(Clone, Copy, Debug)]
pub struct F256;

/// Lanes 0–3 and 4–7.
type V = [__m256d; 2];

macro_rules! x {
    ($e:expr) => {
        // SAFETY: `F256` is reached through a `Field`, which exists only where `available` found the
        // instructions.
        unsafe { $e }
    };
}

#[inline(always)]
fn all(v: f64) -> __m256d {
    x!(_mm256_set1_pd(v))
}
#[inline(always)]
fn fma(a: V, b: V, c: V) -> V {
    x!([
        _mm256_fmadd_pd(a[0], b[0], c[0]),
        _mm256_fmadd_pd(a[1], b[1], c[1])
    ])
}
#[inline(always)]
fn add(a: V, b: V) -> V {
    x!([_mm256_add_pd(a[0], b[0]), _mm256_add_pd(a[1], b[1])])
}
#[inline(always)]
fn sub(a: V, b: V) -> V {
    x!([_mm256_sub_pd(a[0], b[0]), _mm256_sub_pd(a[1], b[1])])
}
#[inline(always)]
fn bits(m: [__m256d; 2]) -> u8 {
    x!(_mm256_movemask_pd(m[0]) as u8 | (_mm256_movemask_pd(m[1]) as u8) << 4)
}

impl<const W: u32> Simd<W> for F256 {
    type V = V;
    #[inline(always)]
    fn zero() -> V {
        [all(0.0); 2]
    }
    #[inline(always)]
    fn high() -> V {
        [all(high(W)); 2]
    }
    #[inline(always)]
    fn add(a: V, b: V) -> V {
        add(a, b)
    }
    #[inline(always)]
    fn mac(lo: V, hi: V, a: V, b: V) -> (V, V) {
        let h = fma(a, b, hi);
        (add(lo, fma(a, b, sub(hi, h))), h)
    }
    #[inline(always)]
    fn fold(lo: V, hi: V) -> V {
        let (s, b) = (all(pow2(-(W as i32))), all(BIAS));
        add(lo, hi.map(|h| x!(_mm256_fmsub_pd(h, s, b))))
    }
    #[inline(always)]
    fn carry(t: V) -> (V, V) {
        let m = [all(high(W)); 2];
        let c = sub(add(t, m), m);
        (sub(t, c), c)
    }
    #[inline(always)]
    fn carry_in(t: V, c: V) -> V {
        fma(c, [all(pow2(-(W as i32))); 2], t)
    }
    #[inline(always)]
    fn mul_low(a: V, b: V) -> V {
        let m = [all(high(W)); 2];
        fma(a, b, sub(m, fma(a, b, m)))
    }
}

impl<const W: u32> Splat<W> for F256 {
    type D = f64;
    #[inline(always)]
    fn splat(d: &f64) -> V {
        [all(*d); 2]
    }
}

impl<const W: u32> Float<W> for F256 {
    #[inline(always)]
    fn fma(a: V, b: V, c: V) -> V {
        fma(a, b, c)
    }
    #[inline(always)]
    fn fnma(a: V, b: V, c: V) -> V {
        x!([
            _mm256_fnmadd_pd(a[0], b[0], c[0]),
            _mm256_fnmadd_pd(a[1], b[1], c[1])
        ])
    }
}

/// Rows become columns, four by four.
#[inline(always)]
fn transpose(r: [__m256d; 4]) -> [__m256d; 4] {
    x!({
        let (a, b) = (
            _mm256_unpacklo_pd(r[0], r[1]),
            _mm256_unpackhi_pd(r[0], r[1]),
        );
        let (c, d) = (
            _mm256_unpacklo_pd(r[2], r[3]),
            _mm256_unpackhi_pd(r[2], r[3]),
        );
        [
            _mm256_permute2f128_pd::<0x20>(a, c),
            _mm256_permute2f128_pd::<0x20>(b, d),
            _mm256_permute2f128_pd::<0x31>(a, c),
            _mm256_permute2f128_pd::<0x31>(b, d),
        ]
    })
}

#[target_feature(enable = "fma,avx2,bmi2")]
#[inline(never)]
fn mul<const L: usize, const W: u32>(
    m: &Constants<f64, L>,
    a: &[V; L],
    b: &[V; L],
    out: &mut [V; L],
) {
    kernel::mul::<F256, L, W>(m, a, b, out);
}

#[target_feature(enable = "fma,avx2,bmi2")]
#[inline(never)]
fn sqr<const L: usize, const W: u32>(m: &Constants<f64, L>, a: &[V; L], out: &mut [V; L]) {
    kernel::sqr::<F256, L, W>(m, a, out);
}

impl<const W: u32> Wide<W> for F256 {
    const SIGNED: bool = true;
    fn available() -> bool {
        is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("fma")
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
    fn sub(a: V, b: V) -> V {
        sub(a, b)
    }
    #[inline(always)]
    fn select(mask: u8, a: V, b: V) -> V {
        let half = |m: u8, a, b| {
            x!({
                let bit = _mm256_setr_epi64x(1, 2, 4, 8);
                let m = _mm256_and_si256(_mm256_set1_epi64x(i64::from(m)), bit);
                let m = _mm256_castsi256_pd(_mm256_cmpeq_epi64(m, bit));
                _mm256_blendv_pd(b, a, m)
            })
        };
        [half(mask, a[0], b[0]), half(mask >> 4, a[1], b[1])]
    }
    #[inline(always)]
    fn equal(a: V, b: V) -> u8 {
        x!(bits([
            _mm256_cmp_pd::<_CMP_EQ_OQ>(a[0], b[0]),
            _mm256_cmp_pd::<_CMP_EQ_OQ>(a[1], b[1]),
        ]))
    }
    #[inline(always)]
    fn near_zero(q: V) -> u8 {
        let near = |q| {
            x!(_mm256_cmp_pd::<_CMP_LE_OQ>(
                _mm256_andnot_pd(all(-0.0), q),
                all(NEAR as f64)
            ))
        };
        bits(q.map(near))
    }
    #[inline(always)]
    fn exchange<const X: usize>(a: V) -> V {
        match X {
            1 => a.map(|a| x!(_mm256_permute_pd::<0b0101>(a))),
            2 => a.map(|a| x!(_mm256_permute2f128_pd::<0x01>(a, a))),
            _ => [a[1], a[0]],
        }
    }
    #[inline(always)]
    unsafe fn gather(rows: [*const f64; 8]) -> [V; 8] {
        let mut out = [[all(0.0); 2]; 8];
        for (lanes, digits) in [(0, 0), (0, 4), (4, 0), (4, 4)] {
            let r = core::array::from_fn(|i| {
                // SAFETY: the caller's promise: aligned, readable for eight.
                unsafe { _mm256_load_pd(rows[lanes + i].add(digits)) }
            });
            for (j, t) in transpose(r).into_iter().enumerate() {
                out[digits + j][lanes / 4] = t;
            }
        }
        out
    }
    #[inline(always)]
    unsafe fn scatter(v: [V; 8], rows: [*mut f64; 8]) {
        for (lanes, digits) in [(0, 0), (0, 4), (4, 0), (4, 4)] {
            let r = core::array::from_fn(|j| v[digits + j][lanes / 4]);
            for (i, t) in transpose(r).into_iter().enumerate() {
                // SAFETY: the caller's promise: aligned, writable for eight.
                unsafe { _mm256_store_pd(rows[lanes + i].add(digits), t) };
            }
        }
    }
    #[inline(always)]
    fn norm<const L: usize>(m: &Constants<f64, L>, n: &Norm<L>, a: &[V; L]) -> [V; L] {
        float::norm::<Self, L, W>(m, n, a)
    }
    #[inline(always)]
    fn mul<const L: usize>(m: &Constants<f64, L>, a: &[V; L], b: &[V; L]) -> [V; L] {
        let mut out = [<Self as Simd<W>>::zero(); L];
        x!(mul::<L, W>(m, a, b, &mut out));
        out
    }
    #[inline(always)]
    fn sqr<const L: usize>(m: &Constants<f64, L>, a: &[V; L]) -> [V; L] {
        let mut out = [<Self as Simd<W>>::zero(); L];
        x!(sqr::<L, W>(m, a, &mut out));
        out
    }
    #[inline(always)]
    fn enter<T>(job: impl FnOnce() -> T) -> T {
        #[target_feature(enable = "fma,avx2,bmi2")]
        fn run<T>(job: impl FnOnce() -> T) -> T {
            job()
        }
        x!(run(job))
    }
}
