//! What a vector ring asks of an instruction set beyond the digit product of [`super::kernel`].

use super::field::{Lift, Norm};
use super::integers::WideWords;
use super::kernel::{Constants, Splat};
use crate::backend::Backend;
use core::mem::MaybeUninit;

/// Eight lanes of digits: memory, masks, value reduction and the (out-of-line) kernels.
///
/// The functions are safe to *name* but run instructions of the set; they are reached only through
/// a [`super::Field`], which exists only where [`Wide::available`] said yes.
pub trait Wide<const W: u32>: Splat<W> {
    /// Eight integers of these instructions.
    type Integers: WideWords;
    /// `O` of [`super::border`].
    const OFFSET: u64;
    /// Digits and values may be negative.
    const SIGNED: bool;
    /// The backend that these instructions are.
    const BACKEND: Backend = Backend::Portable;
    /// Products in doubles are folded where they may be (`super::float::fold`).
    const FOLDS: bool = false;
    /// The machine has the instructions.
    fn available() -> bool;
    /// On this machine products are to be taken by columns instead of Karatsuba's method.
    fn by_columns() -> bool {
        false
    }
    /// A digit from an integer below 2^53 in absolute value.
    fn digit(v: i64) -> Self::D;
    /// The integer of a digit.
    fn integer(d: Self::D) -> i64;
    /// A digit as an integer, `OFFSET − less` added.
    fn lifted(v: Self::V, less: u64) -> Self::Integers;
    /// A digit of an integer below `2^52`.
    fn lowered(v: Self::Integers) -> Self::V;
    /// `t + q·c`, which has no more bits than a digit may have, in signed rings.
    fn add_product(t: Self::V, q: Self::V, c: Self::V) -> Self::V;
    /// Digit-wise difference.
    fn sub(a: Self::V, b: Self::V) -> Self::V;
    /// `a` where the bit is set, else `b`.
    fn select(mask: u8, a: Self::V, b: Self::V) -> Self::V;
    /// Lanes where the digits agree.
    fn equal(a: Self::V, b: Self::V) -> u8;
    /// Lanes whose digit, taken modulo `2^W` in `±2^{W−1}`, is at most [`NEAR`] in absolute value.
    fn near_zero(q: Self::V) -> u8;
    /// Lane `i` receives lane `i ⊕ X`, `X` one of 1, 2, 4.
    fn exchange<const X: usize>(a: Self::V) -> Self::V;
    /// Transposes: lane `i` of the result's digit `j` is `rows[i][j]`.
    ///
    /// # Safety
    /// Each pointer is aligned to 64 bytes and readable for 8 digits.
    unsafe fn gather(rows: [*const Self::D; 8]) -> [Self::V; 8];
    /// The inverse of [`Wide::gather`].
    ///
    /// # Safety
    /// Each pointer is aligned to 64 bytes and writable for 8 digits; rows do not overlap.
    unsafe fn scatter(v: [Self::V; 8], rows: [*mut Self::D; 8]);
    /// The mask of the words that have the bit of `one`.
    #[inline(always)]
    fn flags(words: &[u32; 8], one: u32) -> u8 {
        let mut mask = 0;
        for (lane, word) in words.iter().enumerate() {
            mask |= u8::from(word & one != 0) << lane;
        }
        mask
    }
    /// The same residue with a small value and carried digits.
    fn norm<const L: usize>(
        m: &Constants<Self::D, L>,
        n: &Norm<L>,
        a: &[Self::V; L],
    ) -> [Self::V; L];
    /// [`Wide::norm`] to a place that is not the operand's.
    #[inline(always)]
    fn norm_to<const L: usize>(
        m: &Constants<Self::D, L>,
        n: &Norm<L>,
        a: &[Self::V; L],
        out: &mut MaybeUninit<[Self::V; L]>,
    ) {
        out.write(Self::norm(m, n, a));
    }
    /// As `norm`; equal values have equal digits.
    #[inline(always)]
    fn exact<const L: usize>(
        m: &Constants<Self::D, L>,
        n: &Norm<L>,
        a: &[Self::V; L],
    ) -> [Self::V; L] {
        Self::norm(m, n, a)
    }
    /// `a·b·2^{−WL}`, or `a·b` where the constants are those of folding.
    fn mul<const L: usize>(
        m: &Constants<Self::D, L>,
        a: &[Self::V; L],
        b: &[Self::V; L],
    ) -> [Self::V; L];
    /// `a²·2^{−WL}` or `a²`.
    fn sqr<const L: usize>(m: &Constants<Self::D, L>, a: &[Self::V; L]) -> [Self::V; L];
    /// [`Wide::mul`] to a place that is neither factor's.
    #[inline(always)]
    fn mul_to<const L: usize>(
        m: &Constants<Self::D, L>,
        a: &[Self::V; L],
        b: &[Self::V; L],
        out: &mut MaybeUninit<[Self::V; L]>,
    ) {
        out.write(Self::mul(m, a, b));
    }
    /// [`Wide::sqr`] to a place that is not the operand's.
    #[inline(always)]
    fn sqr_to<const L: usize>(
        m: &Constants<Self::D, L>,
        a: &[Self::V; L],
        out: &mut MaybeUninit<[Self::V; L]>,
    ) {
        out.write(Self::sqr(m, a));
    }
    /// A product in the extension by `u² = −minus_beta`, see [`super::tight`]; `None` without a kernel.
    #[inline(always)]
    fn mul_pair<const L: usize>(
        _m: &Constants<Self::D, L>,
        _lift: &Lift<Self::D, L>,
        _a: &[[Self::V; L]; 2],
        _b: &[[Self::V; L]; 2],
        _minus_beta: u32,
    ) -> Option<[[Self::V; L]; 2]> {
        None
    }
    /// The square, as [`Wide::mul_pair`].
    #[inline(always)]
    fn sqr_pair<const L: usize>(
        m: &Constants<Self::D, L>,
        lift: &Lift<Self::D, L>,
        a: &[[Self::V; L]; 2],
        minus_beta: u32,
    ) -> Option<[[Self::V; L]; 2]> {
        Self::mul_pair(m, lift, a, a, minus_beta)
    }
    /// The set has products in quadratic extensions.
    const PAIRS: bool = false;
    /// Numbers of digits whose products are functions that are called.
    const CALLED: &'static [usize] = &[];
    /// Runs `job` with the instructions enabled.
    fn enter<T>(job: impl FnOnce() -> T) -> T;
}

/// Multiples of `p` that a difference of two stored forms can be: see [`super::Field::limits`].
pub const NEAR: u64 = 32;
