//! A ring whose multiplications are calls, around any other ring.
//!
//! Formulas inline everything, which pays in the hot loops of a vector ring. Elsewhere (scalar code,
//! references, tests) each inlined product of a wide ring is hundreds of instructions a copy, and
//! compiling them takes minutes. This wrapper keeps one copy of each product a ring.

use super::{Lanes, Ring};
use crate::backend::Backend;
use crate::enter;

/// `R` with `mul`, `sqr`, `inv` and `is_zero` kept out of line.
#[derive(Debug, Clone, Copy)]
pub struct Outlined<R>(pub R);

impl<R: Lanes> Ring for Outlined<R> {
    type El = R::El;
    const CALLED: bool = true;

    #[inline(always)]
    fn zero(&self) -> R::El {
        self.0.zero()
    }
    #[inline(always)]
    fn one(&self) -> R::El {
        self.0.one()
    }
    #[inline(never)]
    fn add(&self, a: &R::El, b: &R::El) -> R::El {
        enter!(self.0, self.0.add(a, b))
    }
    #[inline(never)]
    fn sub<const K: u32>(&self, a: &R::El, b: &R::El) -> R::El {
        enter!(self.0, self.0.sub::<K>(a, b))
    }
    #[inline(never)]
    fn neg<const K: u32>(&self, a: &R::El) -> R::El {
        enter!(self.0, self.0.neg::<K>(a))
    }
    #[inline(never)]
    fn dbl(&self, a: &R::El) -> R::El {
        enter!(self.0, self.0.dbl(a))
    }
    #[inline(never)]
    fn mul(&self, a: &R::El, b: &R::El) -> R::El {
        enter!(self.0, self.0.mul(a, b))
    }
    #[inline(never)]
    fn sqr(&self, a: &R::El) -> R::El {
        enter!(self.0, self.0.sqr(a))
    }
    #[inline(never)]
    fn norm(&self, a: &R::El) -> R::El {
        enter!(self.0, self.0.norm(a))
    }
    #[inline(never)]
    fn mul_into(&self, out: &mut R::El, a: &R::El, b: &R::El) {
        enter!(self.0, self.0.mul_into(out, a, b));
    }
    #[inline(never)]
    fn norm_into(&self, out: &mut R::El, a: &R::El) {
        enter!(self.0, self.0.norm_into(out, a));
    }
    #[inline(always)]
    fn products(&self) -> u32 {
        self.0.products()
    }
}

impl<R: Lanes> Lanes for Outlined<R> {
    const WIDTH: usize = R::WIDTH;
    const CONJUGATES: bool = R::CONJUGATES;
    const BACKEND: Backend = R::BACKEND;
    const DIGIT_BITS: u32 = R::DIGIT_BITS;
    type Mem = R::Mem;

    fn backend(&self) -> Backend {
        self.0.backend()
    }
    #[inline(never)]
    fn gather(&self, src: &[&R::Mem]) -> R::El {
        enter!(self.0, self.0.gather(src))
    }
    #[inline(never)]
    fn gather_at(&self, table: &[R::Mem], index: &[u32; 8]) -> R::El {
        enter!(self.0, self.0.gather_at(table, index))
    }
    #[inline(never)]
    fn gather_at_into(&self, out: &mut R::El, table: &[R::Mem], index: &[u32; 8]) {
        enter!(self.0, self.0.gather_at_into(out, table, index));
    }
    #[inline(never)]
    fn gather_rows<const N: usize>(&self, table: &[R::Mem], index: &[u32; 8]) -> [R::El; N] {
        enter!(self.0, self.0.gather_rows(table, index))
    }
    #[inline(always)]
    fn flags(&self, words: &[u32], bit: u32) -> u8 {
        self.0.flags(words, bit)
    }
    #[inline(never)]
    fn select_into(&self, out: &mut R::El, mask: u8, a: &R::El, b: &R::El) {
        enter!(self.0, self.0.select_into(out, mask, a, b));
    }
    #[inline(never)]
    fn transpose(&self, elements: &mut [R::El]) {
        enter!(self.0, self.0.transpose(elements));
    }
    #[inline(never)]
    fn splat(&self, m: &R::Mem) -> R::El {
        enter!(self.0, self.0.splat(m))
    }
    #[inline(always)]
    fn prefetch(&self, table: &[R::Mem], index: u32) {
        self.0.prefetch(table, index);
    }
    #[inline(never)]
    fn scatter(&self, a: &R::El, dst: &mut [R::Mem]) {
        enter!(self.0, self.0.scatter(a, dst));
    }
    #[inline(never)]
    fn select(&self, mask: u8, a: &R::El, b: &R::El) -> R::El {
        enter!(self.0, self.0.select(mask, a, b))
    }
    #[inline(never)]
    fn maybe_zero(&self, a: &R::El) -> u8 {
        enter!(self.0, self.0.maybe_zero(a))
    }
    #[inline(never)]
    fn is_zero(&self, a: &R::El) -> u8 {
        enter!(self.0, self.0.is_zero(a))
    }
    #[inline(always)]
    fn conjugate(&self, a: &R::El) -> R::El {
        enter!(self.0, self.0.conjugate(a))
    }
    #[inline(never)]
    fn inv(&self, a: &R::El) -> R::El {
        enter!(self.0, self.0.inv(a))
    }
    #[inline(never)]
    fn load(&self, src: &[&[u64]]) -> R::El {
        enter!(self.0, self.0.load(src))
    }
    #[inline(never)]
    fn load_words(&self, words: &[u64]) -> R::El {
        enter!(self.0, self.0.load_words(words))
    }
    #[inline(never)]
    fn store_words(&self, a: &R::El, words: &mut [u64]) {
        enter!(self.0, self.0.store_words(a, words));
    }
    #[inline]
    fn pack(&self, words: &[u64]) -> R::Mem {
        self.0.pack(words)
    }
    #[inline]
    fn unpack(&self, m: &R::Mem, words: &mut [u64]) {
        self.0.unpack(m, words);
    }
    #[inline]
    fn words(&self) -> usize {
        self.0.words()
    }
    fn form(&self) -> u32 {
        self.0.form()
    }
    fn to_words(&self, m: &R::Mem, words: &mut [u64]) {
        self.0.to_words(m, words);
    }
    #[inline(never)]
    fn gather_words(&self, table: &[u64], index: &[u32; 8]) -> R::El {
        enter!(self.0, self.0.gather_words(table, index))
    }
    #[inline(always)]
    fn enter<T>(&self, job: impl FnOnce() -> T) -> T {
        job()
    }
}
