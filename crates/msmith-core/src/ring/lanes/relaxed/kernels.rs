//! Products, squares and value reduction: functions that are there once for each shape.

use super::V;
use crate::ring::lanes::field::Norm;
use crate::ring::lanes::float::{BIAS, high, pow2};
use crate::ring::lanes::kernel::{Constants, unroll};
use core::arch::wasm32::*;
use core::mem::MaybeUninit;

/// Vectors at once.
const AT_ONCE: usize = 2;
/// Those of some of the lanes.
type Part = [v128; AT_ONCE];

#[inline(always)]
fn all(v: f64) -> v128 {
    f64x2_splat(v)
}
/// `a·b + c`.
#[inline(always)]
fn fma(a: v128, b: v128, c: v128) -> v128 {
    f64x2_relaxed_madd(a, b, c)
}
/// Adds `a·b` to a pair of accumulators.
#[inline(always)]
fn mac(lo: &mut v128, hi: &mut v128, a: v128, b: v128) {
    let h = fma(a, b, *hi);
    *lo = f64x2_add(*lo, fma(a, b, f64x2_sub(*hi, h)));
    *hi = h;
}

/// The least position of a factor's digit in a column of the product.
const fn first(column: usize, digits: usize) -> usize {
    if column >= digits {
        column - digits + 1
    } else {
        0
    }
}

/// Montgomery's product by columns for the vectors from `from` on.
#[inline(always)]
fn columns<const L: usize, const W: u32>(
    m: &Constants<f64, L>,
    a: &[V; L],
    b: &[V; L],
    out: *mut V,
    from: usize,
) {
    let (scale, big, bias) = (all(pow2(-(W as i32))), all(high(W)), all(-BIAS));
    let mut q: [Part; L] = [[all(0.0); AT_ONCE]; L];
    let mut carry: Part = [all(0.0); AT_ONCE];
    unroll!(c < 2 * L - 1, {
        let (mut lo, mut hi, mut high_of_q): (Part, Part, Part) =
            (carry, [big; AT_ONCE], [big; AT_ONCE]);
        unroll!(i < L, at most 8, {
            if i >= first(c, L) && i <= c {
                for v in 0..AT_ONCE {
                    let (x, y) = (a[i][from + v], b[(c - i) % L][from + v]);
                    mac(&mut lo[v], &mut hi[v], x, y);
                }
            }
        });
        unroll!(i < L, at most 8, {
            if i >= first(c, L) && i < c || c >= L && i == c {
                for v in 0..AT_ONCE {
                    mac(&mut lo[v], &mut high_of_q[v], q[i][v], all(m.p[(c - i) % L]));
                }
            }
        });
        for v in 0..AT_ONCE {
            let mut kept = lo[v];
            if c < L {
                let high = f64x2_sub(big, fma(kept, all(m.pinv), big));
                q[c % L][v] = fma(kept, all(m.pinv), high);
                mac(&mut kept, &mut high_of_q[v], q[c % L][v], all(m.p[0]));
            } else {
                let over = f64x2_sub(f64x2_add(kept, big), big);
                // SAFETY: a digit of the result, for which there is room.
                unsafe { (*out.add(c - L))[from + v] = f64x2_sub(kept, over) };
                kept = over;
            }
            let high = f64x2_add(fma(hi[v], scale, bias), fma(high_of_q[v], scale, bias));
            carry[v] = fma(kept, scale, high);
        }
    });
    for v in 0..AT_ONCE {
        // SAFETY: as above.
        unsafe { (*out.add(L - 1))[from + v] = carry[v] };
    }
}

/// `a·b·2^{−WL}`.
#[inline(never)]
pub fn mul<const L: usize, const W: u32>(
    m: &Constants<f64, L>,
    a: &[V; L],
    b: &[V; L],
    out: &mut MaybeUninit<[V; L]>,
) {
    let out = out.as_mut_ptr().cast();
    columns::<L, W>(m, a, b, out, 0);
    columns::<L, W>(m, a, b, out, AT_ONCE);
}

/// `a²·2^{−WL}`.
#[inline(always)]
pub fn sqr<const L: usize, const W: u32>(
    m: &Constants<f64, L>,
    a: &[V; L],
    out: &mut MaybeUninit<[V; L]>,
) {
    mul::<L, W>(m, a, a, out);
}

/// [`norm`](crate::ring::lanes::float::norm), a vector at a time.
#[inline(never)]
pub fn norm<const L: usize, const W: u32>(
    m: &Constants<f64, L>,
    n: &Norm<L>,
    a: &[V; L],
    out: &mut MaybeUninit<[V; L]>,
) {
    let out: *mut V = out.as_mut_ptr().cast();
    let (scale, big, bias) = (all(pow2(-(W as i32))), all(high(W)), all(BIAS));
    for v in 0..4 {
        let mut quotient = all(0.0);
        unroll!(k < L, at most 8, {
            if L != 8 || k >= 5 {
                quotient = fma(a[k][v], all(n.weight[k]), quotient);
            }
        });
        let quotient = f64x2_sub(f64x2_add(quotient, bias), bias);
        let mut below = all(0.0);
        unroll!(k < L, at most 8, {
            let mut digit = f64x2_relaxed_nmadd(quotient, all(m.p[k]), a[k][v]);
            let mut over = digit;
            if k + 1 < L {
                over = f64x2_sub(f64x2_add(digit, big), big);
                digit = f64x2_sub(digit, over);
            }
            // SAFETY: a digit of the result, for which there is room.
            unsafe { (*out.add(k))[v] = fma(below, scale, digit) };
            below = over;
        });
        let _ = below;
    }
}
