//! Digits of the full 52 bits, unsigned products: the kernel, value reduction and bounds.
//!
//! **Why.** The high half of a 52-bit product is a digit of the next column as it is, so nothing is
//! shifted, both halves share one accumulator a column, and a factor needs no mask: the instruction
//! reads the low 52 bits. Fewer digits than with headroom (5 instead of 6 for 255 bits) pay for the
//! carries, which are two operations a digit besides the product's instructions.
//!
//! **Form.** An element is `Σ_k d_k 2^{52k}` with *signed* 64-bit digits and a value that is not
//! negative. Sums and differences are digit by digit; a difference adds a multiple of `p` first, for
//! the value only. A product carries its operands from end to end, then the low columns as it goes:
//! rows and quotient digit are exact digits. Its result is left as columns.
//!
//! **Digits.** A stored form's digits are below `2^59` in absolute value: a column of a product has at
//! most `21·2^52` from three half products, `2·2^52` from the signs, `14·2^52` from the rows and `2·2^52`
//! from the quotient (without Karatsuba's method `16·2^52` and none for the first two; of 19 digits, the longest:
//! `38·2^52`, none, `36·2^52` and `2·2^52`); `norm` subtracts less than `2^7` times a digit from a carried one. Sums
//! of up to [`SUMS`] stored forms fit 63 bits.
//!
//! **Values.** A stored form is at most `σ·p`, σ an integer ([`limits`]), and so an element of
//! multiplicity `m` at most `m·σ·p`: a difference of `K` adds `K·σ·p`. With `κ = Σ_k row_k/p + 1` and
//! `ρ = p/2^{52L}` a product is at most `(κ + ρ·A·B)·p`, as in [`super::field`], and σ is chosen to allow
//! the largest product `m_a·m_b` of multiplicities with `κ + ρ·σ²·m_a·m_b ≤ σ`. It follows that
//! `m·σ·ρ < 1` for a factor: its top digit is one. A modulus that leaves less than the formulas need
//! is refused.
//!
//! **Extensions.** A product of `a₀ + a₁u` and `b₀ + b₁u`, `u² = −β'`, takes three products' columns and
//! two reductions: those of `v₀ − β'·v₁` and of `(a₀ + a₁)(b₀ + b₁) − v₀ − v₁`, `v_i = a_i·b_i`. With
//! multiplicities of product [`PAIRS`] at most:
//! * The second is the integer `a₀b₁ + a₁b₀`, not negative and of product `2·PAIRS`. The first is lifted
//!   by a multiple of p, `u·p·2^{52(L−1)}`, `u = ⌈β'·PAIRS·ρ·σ²·2^52⌉`, that no `β'·v₁` exceeds; lifted, it is
//!   of product `(1 + β')·PAIRS` at most (the ceiling is far below the 1e-6 of [`limits`]). Both are within
//!   the limit of the field, and sums `a₀ + a₁` of multiplicity `2·PAIRS` too, or there is no such product.
//! * Of v, columns from L on are between `−9·2^52` and `17·2^52` (Karatsuba in the assembly: at most 15
//!   half products added, 7 subtracted, 2 from the signs). So `v₀ − β'·v₁` is at most `94·2^52` in
//!   absolute value for `β' ≤ 5`, and with rows, quotient and lift below `2^59`. The lower columns are no
//!   longer, and the lift's top digit is below `2^{56}`.
//!
//! **`norm`.** Let `u = 2^{52(L−1)+g}`, with `g` such that `p/u` is in `[2^8, 2^9)`, and `h` the top digit
//! plus the carry of the one below, shifted down by `g`: the value is `(h + rest)·u` with `rest` in
//! `[−2^{−40}, 1 + 2^{−40}]`. The quotient is `⌊h·c/2^52⌋` with `c = ⌊(1 − 2^{−30})·2^52·u/p⌋`, at most
//! `(h − 2^{−30})·u/p` for `h ≥ 1` and so not above the true one; for `h < 1` it is 0. It is too small by
//! less than `1 + u/p + 2^{−20}`: the result is below `1.01·p`.

use super::field::{Lift, Limits, Norm};
use super::fold;
use super::kernel::{Constants, Simd, unroll};
use super::unsigned::Integer;

/// Bits of a digit.
pub const BITS: u32 = 52;
/// Stored forms that can be summed.
pub const SUMS: f64 = 12.0;
/// Least product of multiplicities: that of the point formulas.
const PRODUCTS: f64 = 2.0;

/// Digits up to which loops over digits are written out; beyond, the optimiser gives up on what they become.
const UNROLLED: usize = 15;

/// Repeats the body for the digits below the given number, at most 19 of them.
macro_rules! digits {
    ($i:ident < $n:expr, $body:block) => {{
        unroll!(@ $i, $n, $body, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18);
    }};
}

/// Largest product of multiplicities of two factors of an extension.
pub const PAIRS: u32 = 4;

/// Whether an extension by `u² = −minus_beta` has products of its own in a field of these limits.
pub fn extends(limits: &Limits, minus_beta: u32) -> bool {
    (1..=5).contains(&minus_beta)
        && limits.products >= (1 + minus_beta) * PAIRS
        && limits.products >= 2 * PAIRS
        && limits.sums >= 2 * PAIRS
}

/// Digits of `u·p` of the head of the file, one more than p has.
pub fn lift<const L: usize>(limits: &Limits, p: &[u64; L], minus_beta: u32) -> Lift<u64, L> {
    let most = f64::from(minus_beta * PAIRS) * limits.rho * limits.stored * limits.stored;
    let u = (most * (1.0 + 1e-9) * 2f64.powi(BITS as i32)).ceil() as u128;
    let mut carry = 0;
    let digits = core::array::from_fn(|j| {
        let t = u * u128::from(p[j]) + carry;
        carry = t >> BITS;
        t as u64 & ((1 << BITS) - 1)
    });
    Lift {
        digits,
        top: carry as u64,
    }
}

/// The limits of a modulus: `rows` is `Σ_k row_k/p`, `rho` is `p/2^{52L}`. Zero where none fit.
pub fn limits(rows: f64, rho: f64) -> Limits {
    let kappa = rows + 1.0;
    let mut best = Limits {
        kappa,
        rho,
        stored: kappa,
        products: 0,
        sums: 0,
    };
    // Sums stay below 2^7·p, for the digits of `norm`. More than ten only for long moduli, which have no other.
    for sigma in 1..=16 {
        if sigma > 10 && best.products > 0 {
            break;
        }
        let stored = f64::from(sigma);
        // Rounding: far less than the 1e-6.
        let products = ((stored - kappa - 1e-6) / (rho * stored * stored)).min(32.0);
        if products >= PRODUCTS && products as u32 > best.products {
            best.stored = stored;
            best.products = products as u32;
            best.sums = (1.0 / (rho * stored)).min(SUMS).min(128.0 / stored) as u32;
        }
    }
    best
}

/// `c` and `g` of the head of the file for a modulus of about `p`.
pub fn quotient(p: f64, digits: usize) -> (u64, u64) {
    let top = 2f64.powi((BITS as usize * (digits - 1)) as i32);
    let g = (p / top).log2().floor() - 8.0;
    let c = (1.0 - 2f64.powi(-30)) * (f64::from(BITS) + g).exp2() * (top / p);
    (c as u64, g as u64)
}

/// Digits carried from end to end: in `[0, 2^52)` for a value in `[0, 2^{52L})`.
#[inline(always)]
pub fn carried<S: Integer<W>, const L: usize, const W: u32>(a: &[S::V; L]) -> [S::V; L] {
    let mut out = *a;
    for k in 1..L {
        let (d, c) = S::chain(out[k - 1]);
        out[k - 1] = d;
        out[k] = S::add(out[k], c);
    }
    out
}

/// `a·b·2^{−52L} mod p`, or `a·b mod p` where products are folded; the assembly computes the same integer.
#[inline(always)]
pub fn mul<S: Integer<W>, const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    a: &[S::V; L],
    b: &[S::V; L],
) -> [S::V; L] {
    let columns = columns::<S, L, W>(a, b);
    if m.fold[0] == 0 {
        reduced::<S, L, W>(m, columns)
    } else {
        fold::folded::<S, L, W>(m, columns)
    }
}

/// `a²·2^{−52L} mod p`, or `a² mod p`, the integer that [`mul`] gives: `L(L + 1)/2` digit products instead of `L²`.
#[inline(always)]
pub fn sqr<S: Integer<W>, const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    a: &[S::V; L],
) -> [S::V; L] {
    let columns = columns_sqr::<S, L, W>(a);
    if m.fold[0] == 0 {
        reduced::<S, L, W>(m, columns)
    } else {
        fold::folded::<S, L, W>(m, columns)
    }
}

/// Columns of a product, the first `2·L` count.
pub(super) type Columns<V> = [V; 38];

#[inline(always)]
fn row<S: Integer<W>, const L: usize, const W: u32>(
    t: &mut Columns<S::V>,
    at: usize,
    x: S::V,
    y: &[S::V; L],
) {
    for j in 0..L {
        let c = at + j;
        (t[c], t[c + 1]) = S::mac(t[c], t[c + 1], x, y[j]);
    }
}

/// The columns of `a·b`.
#[inline(always)]
fn columns<S: Integer<W>, const L: usize, const W: u32>(
    a: &[S::V; L],
    b: &[S::V; L],
) -> Columns<S::V> {
    let (a, b) = (carried::<S, L, W>(a), carried::<S, L, W>(b));
    let mut t = [<S as Simd<W>>::zero(); 38];
    if const { L > UNROLLED } {
        for i in 0..L {
            row::<S, L, W>(&mut t, i, a[i], &b);
        }
        return t;
    }
    digits!(i < L, {
        row::<S, L, W>(&mut t, i, a[i], &b);
    });
    t
}

/// The columns of `a²`: the products of different digits once, doubled.
#[inline(always)]
fn columns_sqr<S: Integer<W>, const L: usize, const W: u32>(a: &[S::V; L]) -> Columns<S::V> {
    let a = carried::<S, L, W>(a);
    let mut t = [<S as Simd<W>>::zero(); 38];
    if const { L > UNROLLED } {
        return columns::<S, L, W>(&a, &a);
    }
    digits!(i < L, {
        for j in i + 1..L {
            let c = i + j;
            (t[c], t[c + 1]) = S::mac(t[c], t[c + 1], a[i], a[j]);
        }
    });
    for i in 0..L {
        let c = 2 * i;
        let (low, high) = (S::add(t[c], t[c]), S::add(t[c + 1], t[c + 1]));
        (t[c], t[c + 1]) = S::mac(low, high, a[i], a[i]);
    }
    t
}

/// A product in the extension, see the head of the file; the assembly computes the same integers.
#[cfg(any(test, feature = "testing"))]
#[inline(always)]
pub fn mul_pair<S: Integer<W>, const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    lift: &Lift<u64, L>,
    a: &[[S::V; L]; 2],
    b: &[[S::V; L]; 2],
    minus_beta: u32,
) -> [[S::V; L]; 2] {
    let sum = |x: &[[S::V; L]; 2]| -> [S::V; L] {
        let mut out = x[0];
        for j in 0..L {
            out[j] = <S as Simd<W>>::add(x[0][j], x[1][j]);
        }
        out
    };
    let v0 = columns::<S, L, W>(&a[0], &b[0]);
    let v1 = columns::<S, L, W>(&a[1], &b[1]);
    let mut c0 = v0;
    let mut c1 = columns::<S, L, W>(&sum(a), &sum(b));
    let times = S::splat(&u64::from(minus_beta));
    for c in 0..2 * L {
        c0[c] = S::take(v0[c], v1[c], times);
        c1[c] = S::sub(S::sub(c1[c], v0[c]), v1[c]);
    }
    for (j, d) in lift.digits.iter().chain([&lift.top]).enumerate() {
        c0[L - 1 + j] = S::add(c0[L - 1 + j], S::splat(d));
    }
    [reduced::<S, L, W>(m, c0), reduced::<S, L, W>(m, c1)]
}

/// Takes a low column away: the next gets its carry, the high ones its row.
#[inline(always)]
fn low<S: Integer<W>, const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    t: &mut Columns<S::V>,
    k: usize,
) {
    let mut splat = [<S as Simd<W>>::zero(); L];
    for j in 0..L {
        splat[j] = S::splat(&m.row[k][j]);
    }
    let (d, c) = S::chain(t[k]);
    t[k + 1] = S::add(t[k + 1], c);
    row::<S, L, W>(t, L - 1, d, &splat);
}

/// What columns stand for, times `2^{−52L}`.
#[inline(always)]
fn reduced<S: Integer<W>, const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    mut t: Columns<S::V>,
) -> [S::V; L] {
    // Loops: an array's `from_fn` would be a function without the instructions.
    let mut p = [<S as Simd<W>>::zero(); L];
    for j in 0..L {
        p[j] = S::splat(&m.p[j]);
    }
    if const { L > UNROLLED } {
        for k in 0..L - 1 {
            low::<S, L, W>(m, &mut t, k);
        }
    } else {
        digits!(k < L - 1, {
            low::<S, L, W>(m, &mut t, k);
        });
    }
    let (low, _) = S::chain(t[L - 1]);
    let q = S::mul_low(low, S::splat(&m.pinv));
    row::<S, L, W>(&mut t, L - 1, q, &p);
    let (_, c) = S::chain(t[L - 1]);
    t[L] = S::add(t[L], c);
    let mut out = [<S as Simd<W>>::zero(); L];
    #[allow(
        clippy::manual_memcpy,
        reason = "a call without link-time optimisation"
    )]
    for j in 0..L {
        out[j] = t[L + j];
    }
    out
}

/// Subtracts a multiple of `p`: the value ends in `[0, 1.01·p)`.
#[inline(always)]
pub fn norm<S: Integer<W>, const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    n: &Norm<L>,
    a: &[S::V; L],
) -> [S::V; L] {
    let mut out = *a;
    let mut below = <S as Simd<W>>::zero();
    for k in 0..L - 1 {
        let (d, c) = S::chain(a[k]);
        out[k] = if k > 0 { S::add(d, below) } else { d };
        below = c;
    }
    let top = S::add(a[L - 1], below);
    out[L - 1] = top;
    let q = S::quotient(top, S::splat(&n.scale), S::splat(&n.shift));
    for k in 0..L {
        out[k] = S::take(out[k], q, S::splat(&m.p[k]));
    }
    out
}
