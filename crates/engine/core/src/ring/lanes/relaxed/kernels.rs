//! Products, squares and value reduction: functions that are there once for each shape.
//!
//! A product is that of [`kernel`](crate::ring::lanes::kernel), column by column and two vectors at a time: half of the
//! sixteen registers of x86-64 hold the sums of a column, the others operands, which come from memory.
//!
//! **Order.** Compilers move what has no effect, the optimiser of Rust's as well as those of the engines, and would have more
//! columns begun at a time than there are registers; what waits is written to memory and read again. Reads and writes that
//! are volatile stay where they are. So operands are read so, and sums are written where they have got to after each product
//! of digits: nobody reads them, but nothing that they are made of is left for later. In V8 a product of BN254 takes two
//! thirds of the time.

// The unrolled bodies compare positions that are constants.
#![allow(clippy::absurd_extreme_comparisons)]

use super::V;
use crate::ring::lanes::field::Norm;
use crate::ring::lanes::float::{BIAS, high, pow2};
use crate::ring::lanes::kernel::{Constants, unroll};
use core::arch::wasm32::*;
use core::mem::MaybeUninit;

/// The most digits that the kernels here take.
pub const MOST: usize = 8;
/// Vectors at once.
const AT_ONCE: usize = 2;
/// A digit of half of the lanes.
type Half = [v128; AT_ONCE];

/// Where digits are kept that registers do not hold.
type Room = MaybeUninit<[Half; 2 * MOST + 1]>;
/// The low digits of a product, then its quotient's.
const LOW: usize = 0;
/// Factor twice.
const TWICE: usize = MOST;
/// Sums.
const SUM: usize = 2 * MOST;

macro_rules! both {
    ($f:ident($($a:expr),*)) => {
        [$f($($a[0]),*), $f($($a[1]),*)]
    };
}

#[inline(always)]
fn all(v: f64) -> Half {
    [f64x2_splat(v); AT_ONCE]
}
#[inline(always)]
fn add(a: Half, b: Half) -> Half {
    both!(f64x2_add(a, b))
}
#[inline(always)]
fn sub(a: Half, b: Half) -> Half {
    both!(f64x2_sub(a, b))
}
/// `a·b + c`.
#[inline(always)]
fn fma(a: Half, b: Half, c: Half) -> Half {
    both!(f64x2_relaxed_madd(a, b, c))
}

/// The digits of half of the lanes of a factor.
#[derive(Clone, Copy)]
struct Factor(*const v128);

impl Factor {
    /// Digit `k`.
    ///
    /// # Safety
    /// The element has it.
    #[inline(always)]
    unsafe fn read(self, k: usize) -> Half {
        // SAFETY: the caller's promise; a digit has four vectors, of which these are two.
        unsafe {
            let at = self.0.add(4 * k);
            [at.read_volatile(), at.add(1).read_volatile()]
        }
    }
}

#[inline(always)]
fn keep(room: &mut Room, at: usize, digit: Half) {
    // SAFETY: a place that there is, of two vectors.
    unsafe {
        let at = room.as_mut_ptr().cast::<v128>().add(AT_ONCE * at);
        at.write_volatile(digit[0]);
        at.add(1).write_volatile(digit[1]);
    }
}
/// What was kept there.
///
/// # Safety
/// Something was.
#[inline(always)]
unsafe fn kept(room: &Room, at: usize) -> Half {
    // SAFETY: a place that there is, of two vectors, which were written.
    unsafe {
        let at = room.as_ptr().cast::<v128>().add(AT_ONCE * at);
        [at.read_volatile(), at.add(1).read_volatile()]
    }
}

/// The sums of a column.
#[derive(Clone, Copy)]
struct Column {
    low: Half,
    high: Half,
    empty: bool,
}

impl Column {
    #[inline(always)]
    fn new<const W: u32>() -> Self {
        Self {
            low: all(0.0),
            high: all(high(W)),
            empty: true,
        }
    }
    /// Adds `a·b`.
    #[inline(always)]
    fn mac(&mut self, a: Half, b: Half) {
        let high = fma(a, b, self.high);
        let low = fma(a, b, sub(self.high, high));
        self.low = if self.empty { low } else { add(self.low, low) };
        self.high = high;
        self.empty = false;
    }
    /// The column with what its neighbour has for it.
    #[inline(always)]
    fn with<const W: u32>(&self, below: Half) -> Half {
        add(self.low, fma(below, all(pow2(-(W as i32))), all(-BIAS)))
    }
}

/// The excess of a digit.
#[inline(always)]
fn excess<const W: u32>(t: Half) -> Half {
    let m = all(high(W));
    sub(add(t, m), m)
}
#[inline(always)]
fn carry_in<const W: u32>(t: Half, carry: Half) -> Half {
    fma(carry, all(pow2(-(W as i32))), t)
}

/// The products of digits in column `c`; those of a square twice, but for one of a digit by itself.
///
/// # Safety
/// Both elements have L digits. For a square `room` has them twice.
#[inline(always)]
unsafe fn products<const L: usize, const W: u32, const SQUARE: bool>(
    a: Factor,
    b: Factor,
    room: &mut Room,
    c: usize,
) -> Column {
    let first = (c + 1).saturating_sub(L);
    let last = if SQUARE {
        c / 2
    } else if c < L {
        c
    } else {
        L - 1
    };
    let mut column = Column::new::<W>();
    unroll!(i < L, at most 8, {
        if i >= first && i <= last {
            // SAFETY: the caller's promise.
            let y = unsafe { b.read(c - i) };
            let x = if !SQUARE {
                // SAFETY: the caller's promise.
                unsafe { a.read(i) }
            } else if 2 * i == c {
                y
            } else {
                // SAFETY: the caller's promise.
                unsafe { kept(room, TWICE + i) }
            };
            column.mac(x, y);
            if i < last {
                keep(room, SUM, column.low);
            }
        }
    });
    column
}

/// Half of the lanes of `a·b·2^{−WL}`, or of `a²·2^{−WL}`.
///
/// # Safety
/// The elements have L digits, and `out` has room for as many. It is not one of them.
#[inline(never)]
unsafe fn half<const L: usize, const W: u32, const SQUARE: bool>(
    m: &Constants<f64, L>,
    a: Factor,
    b: Factor,
    out: *mut v128,
    room: &mut Room,
) {
    // SAFETY: digits that there are.
    let write = |k: usize, digit: Half| unsafe {
        out.add(4 * k).write_volatile(digit[0]);
        out.add(4 * k + 1).write_volatile(digit[1]);
    };
    if SQUARE {
        unroll!(i < L - 1, at most 8, {
            // SAFETY: the caller's promise.
            let digit = unsafe { a.read(i) };
            keep(room, TWICE + i, add(digit, digit));
        });
    }
    let (mut below, mut carry) = (all(0.0), all(0.0));
    unroll!(c < L - 1, at most 8, {
        // SAFETY: the caller's promise.
        let column = unsafe { products::<L, W, SQUARE>(a, b, room, c) };
        let t = if c == 0 {
            column.low
        } else {
            column.with::<W>(below)
        };
        below = column.high;
        let over = excess::<W>(t);
        let mut digit = sub(t, over);
        if c > 0 {
            digit = carry_in::<W>(digit, carry);
        }
        carry = over;
        keep(room, LOW + c, digit);
    });
    unroll!(j < L, at most 8, {
        // SAFETY: the caller's promise.
        let mut column = unsafe { products::<L, W, SQUARE>(a, b, room, L - 1 + j) };
        unroll!(k < L - 1, at most 8, {
            // SAFETY: the low columns were kept.
            column.mac(unsafe { kept(room, LOW + k) }, all(m.row[k][j]));
            keep(room, SUM, column.low);
        });
        if j == 0 {
            // The Montgomery step on the exact lowest digit.
            let t = carry_in::<W>(column.with::<W>(below), carry);
            let over = excess::<W>(t);
            column.low = sub(t, over);
            let (low, big) = (column.low, all(high(W)));
            let quotient = fma(low, all(m.pinv), sub(big, fma(low, all(m.pinv), big)));
            keep(room, LOW + L - 1, quotient);
            column.mac(quotient, all(m.p[0]));
            carry = add(over, excess::<W>(column.low));
        } else {
            // SAFETY: the quotient was kept when j was 0.
            column.mac(unsafe { kept(room, LOW + L - 1) }, all(m.p[j]));
            let mut t = column.with::<W>(below);
            if j == 1 {
                t = carry_in::<W>(t, carry);
            }
            let over = excess::<W>(t);
            let mut digit = sub(t, over);
            if j > 1 {
                digit = carry_in::<W>(digit, carry);
            }
            carry = over;
            write(j - 1, digit);
        }
        below = column.high;
    });
    let top = fma(below, all(pow2(-(W as i32))), all(-BIAS));
    write(L - 1, carry_in::<W>(top, carry));
}

#[inline(always)]
fn product<const L: usize, const W: u32, const SQUARE: bool>(
    m: &Constants<f64, L>,
    a: &[V; L],
    b: &[V; L],
    out: &mut MaybeUninit<[V; L]>,
) {
    let mut room = Room::uninit();
    let (a, b) = (a.as_ptr().cast::<v128>(), b.as_ptr().cast::<v128>());
    let out: *mut v128 = out.as_mut_ptr().cast();
    for from in [0, AT_ONCE] {
        // SAFETY: the halves of elements of L digits; `out` is another place.
        unsafe {
            half::<L, W, SQUARE>(
                m,
                Factor(a.add(from)),
                Factor(b.add(from)),
                out.add(from),
                &mut room,
            );
        }
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
    product::<L, W, false>(m, a, b, out);
}

/// `a²·2^{−WL}`.
#[inline(never)]
pub fn sqr<const L: usize, const W: u32>(
    m: &Constants<f64, L>,
    a: &[V; L],
    out: &mut MaybeUninit<[V; L]>,
) {
    product::<L, W, true>(m, a, a, out);
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
    let all = |v| f64x2_splat(v);
    let (scale, big, bias) = (all(pow2(-(W as i32))), all(high(W)), all(BIAS));
    for v in 0..4 {
        let mut quotient = all(0.0);
        unroll!(k < L, at most 8, {
            if L != 8 || k >= 5 {
                quotient = f64x2_relaxed_madd(a[k][v], all(n.weight[k]), quotient);
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
            unsafe { (*out.add(k))[v] = f64x2_relaxed_madd(below, scale, digit) };
            below = over;
        });
        let _ = below;
    }
}

/// The kernels of a shape, so that they are compiled where this is called: what is never inlined is there once, from the
/// first crate that names it, at that crate's level of optimisation.
#[cfg(any(msmith_words = "4", msmith_words = "6"))]
pub fn addresses<const L: usize, const W: u32>() -> [*const (); 3] {
    [
        mul::<L, W> as *const (),
        sqr::<L, W> as *const (),
        norm::<L, W> as *const (),
    ]
}
