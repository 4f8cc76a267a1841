//! Costs side by side.

use super::number::Number;

/// `N` numbers in memory, on lines of the cache of their own.
#[derive(Debug, Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct Row<T, const N: usize>(pub [T; N]);

/// The operations on `N` numbers at once.
pub(super) trait Lanes<T: Number, const N: usize> {
    /// The numbers.
    type Vector: Copy;
    /// A bit for each.
    type Mask: Copy;
    /// From memory.
    fn load(from: &Row<T, N>) -> Self::Vector;
    /// To memory.
    fn store(v: Self::Vector, to: &mut Row<T, N>);
    /// All the same.
    fn splat(x: T) -> Self::Vector;
    /// All but the first, then another.
    fn shift(from: &Row<T, N>, next: T) -> Self::Vector;
    /// The smaller ones.
    fn min(a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// Sums, as [`Number::plus`].
    fn plus(a: Self::Vector, price: Self::Vector) -> Self::Vector;
    /// The first where the mask is set, else the second.
    fn select(mask: Self::Mask, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// This bit of `N` words.
    fn mask(words: &[u16], bit: usize) -> Self::Mask;
}

/// Any numbers on any machine: loops that the compiler turns into vector instructions.
pub(super) struct Any;

impl<T: Number, const N: usize> Lanes<T, N> for Any {
    type Vector = [T; N];
    type Mask = [T; N];
    #[inline(always)]
    fn load(from: &Row<T, N>) -> [T; N] {
        from.0
    }
    #[inline(always)]
    fn store(v: [T; N], to: &mut Row<T, N>) {
        to.0 = v;
    }
    #[inline(always)]
    fn splat(x: T) -> [T; N] {
        [x; N]
    }
    #[inline(always)]
    fn shift(from: &Row<T, N>, next: T) -> [T; N] {
        core::array::from_fn(|l| if l + 1 < N { from.0[l + 1] } else { next })
    }
    #[inline(always)]
    fn min(a: [T; N], b: [T; N]) -> [T; N] {
        core::array::from_fn(|l| a[l].min(b[l]))
    }
    #[inline(always)]
    fn plus(a: [T; N], price: [T; N]) -> [T; N] {
        core::array::from_fn(|l| a[l].plus(price[l]))
    }
    #[inline(always)]
    fn select(mask: [T; N], a: [T; N], b: [T; N]) -> [T; N] {
        core::array::from_fn(|l| T::select(mask[l], a[l], b[l]))
    }
    #[inline(always)]
    fn mask(words: &[u16], bit: usize) -> [T; N] {
        core::array::from_fn(|l| T::mask(words[l] >> bit & 1 == 1))
    }
}
