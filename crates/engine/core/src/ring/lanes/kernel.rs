//! The multiplication kernel of the vector rings, written once over [`Simd`].
//!
//! An element is `Σ_k d_k 2^{Wk}`, `k < L`, eight elements side by side. A digit is *redundant*:
//! sums of digits need no carries, and a carry pass is parallel (each digit gives its excess to the
//! next one, no chain). The product of two elements is reduced in two steps:
//!
//! 1. the `2L` columns of the schoolbook product; the low `L − 1` columns, carried once in
//!    parallel, are replaced by `d_k · (2^{Wk − W(L−1)} mod p)`: `L − 1` independent rows, no
//!    quotient, no chain;
//! 2. one classical Montgomery step of one digit.
//!
//! The result is `a·b·2^{−WL} mod p`. Step 1 is linear in the digits, so it does not ask for
//! canonical ones; only step 2 needs the exact lowest digit.
//!
//! Cost: `2L² + 1` digit products (`L(L+1)/2 + L² + 1` for a square), of which step 2 has `L + 1`
//! in a chain of length two. Bounds are in each instruction set's file.

// The unrolled bodies compare positions that are constants.
#![allow(clippy::absurd_extreme_comparisons)]

/// Eight digits side by side and the digit product of one instruction set; `W` bits a digit.
pub trait Simd<const W: u32>: Copy + Send + Sync + 'static {
    /// A square may double a factor; otherwise it doubles the sums (factors must stay short).
    const DOUBLE_FACTOR: bool = true;
    /// One digit of eight elements.
    type V: Copy + Send + Sync + 'static;
    /// Zero.
    fn zero() -> Self::V;
    /// The empty high accumulator.
    fn high() -> Self::V;
    /// Digit-wise sum.
    fn add(a: Self::V, b: Self::V) -> Self::V;
    /// Adds `a·b` to the pair (low, high) of accumulators.
    fn mac(lo: Self::V, hi: Self::V, a: Self::V, b: Self::V) -> (Self::V, Self::V);
    /// The high accumulator as digits of the next column, added to `lo`.
    fn fold(lo: Self::V, hi: Self::V) -> Self::V;
    /// `t = digit + 2^W · carry`: the digit and the carry in the form [`Simd::carry_in`] takes.
    fn carry(t: Self::V) -> (Self::V, Self::V);
    /// Adds a carry.
    fn carry_in(t: Self::V, c: Self::V) -> Self::V;
    /// `a·b mod 2^W`.
    fn mul_low(a: Self::V, b: Self::V) -> Self::V;
}

/// Repeats the body for the constants 0, 1, … below the given one (at most 17; 8 if the list says so), unrolled by
/// hand: the optimiser gives up on loop nests of this size, and unrolls short loops again wherever they are inlined.
macro_rules! unroll {
    ($i:ident < $n:expr, $body:block) => {{
        unroll!(@ $i, $n, $body, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16);
    }};
    ($i:ident < $n:expr, at most 8, $body:block) => {{
        unroll!(@ $i, $n, $body, 0 1 2 3 4 5 6 7);
    }};
    ($i:ident in $($k:literal)*, $body:block) => {{
        unroll!(@ $i, usize::MAX, $body, $($k)*);
    }};
    (@ $i:ident, $n:expr, $body:block, $($k:literal)*) => {
        $( { #[allow(non_upper_case_globals, dead_code)] const $i: usize = $k; if const { $k < $n } { $body } } )*
    };
}

pub(super) use unroll;

/// The constants of a modulus, digits as the instruction set wants them, splat at use.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub struct Constants<D, const L: usize> {
    /// Digits of p.
    pub p: [D; L],
    /// `row[k] = 2^{Wk − W(L−1)} mod p`, `k < L − 1`.
    pub row: [[D; L]; L],
    /// `−p^{−1} mod 2^W`.
    pub pinv: D,
    /// Where products are folded (`super::fold`), `2^{WL} mod p` and `2^{bits of p} mod p`; otherwise 0.
    pub fold: [D; 2],
    /// Not 0 where products are taken by columns instead of Karatsuba's method, which makes a product of eight digits of 52
    /// bits of three of four digits.
    pub by_columns: D,
}

/// Where constants come from: a broadcast load.
pub trait Splat<const W: u32>: Simd<W> {
    /// A digit in memory.
    type D: Copy
        + Send
        + Sync
        + Default
        + PartialEq
        + core::fmt::Debug
        + bytemuck::Zeroable
        + 'static;
    /// All lanes the same.
    fn splat(d: &Self::D) -> Self::V;
}

/// `a·b` as `2L` columns.
#[inline(always)]
fn columns<S: Simd<W>, const L: usize, const W: u32>(
    a: &[S::V; L],
    b: &[S::V; L],
    t: &mut [S::V; 34],
) {
    let mut lo = [S::zero(); 34];
    let mut hi = [S::high(); 34];
    unroll!(i < L, {
        let x = a[i];
        unroll!(j < L, {
            (lo[i + j], hi[i + j]) = S::mac(lo[i + j], hi[i + j], x, b[j]);
        });
        t[i] = if i == 0 {
            lo[0]
        } else {
            S::fold(lo[i], hi[i - 1])
        };
    });
    finish_columns::<S, L, W>(&lo, &hi, t);
}

#[inline(always)]
fn finish_columns<S: Simd<W>, const L: usize, const W: u32>(
    lo: &[S::V; 34],
    hi: &[S::V; 34],
    t: &mut [S::V; 34],
) {
    unroll!(i < L, {
        let k = L + i;
        t[k] = S::fold(lo[k], hi[k - 1]);
    });
}

/// `a²` as `2L` columns: cross products once, with `2a`.
#[inline(always)]
fn columns_sqr<S: Simd<W>, const L: usize, const W: u32>(a: &[S::V; L], t: &mut [S::V; 34]) {
    let mut lo = [S::zero(); 34];
    let mut hi = [S::high(); 34];
    if !S::DOUBLE_FACTOR {
        unroll!(i < L, {
            unroll!(j < L, {
                if j > i {
                    (lo[i + j], hi[i + j]) = S::mac(lo[i + j], hi[i + j], a[i], a[j]);
                }
            });
        });
        for c in 0..2 * L {
            (lo[c], hi[c]) = (S::add(lo[c], lo[c]), S::add(hi[c], hi[c]));
        }
        unroll!(i < L, {
            (lo[2 * i], hi[2 * i]) = S::mac(lo[2 * i], hi[2 * i], a[i], a[i]);
        });
        t[0] = lo[0];
        for c in 1..2 * L {
            t[c] = S::fold(lo[c], hi[c - 1]);
        }
        return;
    }
    unroll!(i < L, {
        let x = a[i];
        (lo[2 * i], hi[2 * i]) = S::mac(lo[2 * i], hi[2 * i], x, x);
        let x2 = S::add(x, x);
        unroll!(j < L, {
            if j > i {
                (lo[i + j], hi[i + j]) = S::mac(lo[i + j], hi[i + j], x2, a[j]);
            }
        });
        t[i] = if i == 0 {
            lo[0]
        } else {
            S::fold(lo[i], hi[i - 1])
        };
    });
    finish_columns::<S, L, W>(&lo, &hi, t);
}

/// Reduces `2L` columns to `L` digits.
#[inline(always)]
fn reduce<S: Splat<W>, const L: usize, const W: u32>(
    m: &Constants<S::D, L>,
    t: &[S::V; 34],
    out: &mut [S::V; L],
) {
    // One parallel carry over the low columns; the last carry goes to column L − 1.
    let mut d = [S::zero(); 17];
    let mut c = [S::zero(); 17];
    unroll!(k < L - 1, {
        (d[k], c[k]) = S::carry(t[k]);
        if k > 0 {
            d[k] = S::carry_in(d[k], c[k - 1]);
        }
    });
    let mut lo = [S::zero(); 18];
    let mut hi = [S::high(); 18];
    lo[0] = S::carry_in(t[L - 1], c[L - 2]);
    unroll!(j < L, {
        lo[j + 1] = t[L + j];
    });
    unroll!(k < L - 1, {
        unroll!(j < L, {
            (lo[j], hi[j]) = S::mac(lo[j], hi[j], d[k], S::splat(&m.row[k][j]));
        });
    });
    // The Montgomery step on the exact lowest digit.
    let (d0, c0) = S::carry(lo[0]);
    let q = S::mul_low(d0, S::splat(&m.pinv));
    lo[0] = d0;
    unroll!(j < L, {
        (lo[j], hi[j]) = S::mac(lo[j], hi[j], q, S::splat(&m.p[j]));
    });
    let (_, c1) = S::carry(lo[0]);
    let mut r = [S::zero(); 17];
    unroll!(j < L, {
        r[j] = S::fold(lo[j + 1], hi[j]);
    });
    r[0] = S::carry_in(S::carry_in(r[0], c0), c1);
    carry_pass::<S, L, W>(&r, out);
}

/// One parallel carry pass; the top digit keeps its excess.
#[inline(always)]
pub fn carry_pass<S: Simd<W>, const L: usize, const W: u32>(r: &[S::V; 17], out: &mut [S::V; L]) {
    let mut below = S::zero();
    unroll!(j < L, {
        let (d, c) = if j + 1 < L {
            S::carry(r[j])
        } else {
            (r[j], r[j])
        };
        out[j] = if j == 0 { d } else { S::carry_in(d, below) };
        below = c;
    });
    let _ = below;
}

/// `out = a·b·2^{−WL} mod p`.
#[inline(always)]
pub fn mul<S: Splat<W>, const L: usize, const W: u32>(
    m: &Constants<S::D, L>,
    a: &[S::V; L],
    b: &[S::V; L],
    out: &mut [S::V; L],
) {
    let mut t = [S::zero(); 34];
    columns::<S, L, W>(a, b, &mut t);
    reduce::<S, L, W>(m, &t, out);
}

/// `out = a²·2^{−WL} mod p`.
#[inline(always)]
pub fn sqr<S: Splat<W>, const L: usize, const W: u32>(
    m: &Constants<S::D, L>,
    a: &[S::V; L],
    out: &mut [S::V; L],
) {
    let mut t = [S::zero(); 34];
    columns_sqr::<S, L, W>(a, &mut t);
    reduce::<S, L, W>(m, &t, out);
}
