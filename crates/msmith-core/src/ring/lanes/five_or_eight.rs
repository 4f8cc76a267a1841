//! The lanes of AVX-IFMA as one ring: whether a modulus has five digits or eight, is known when the program runs.
//!
//! An engine is compiled once for each ring that it runs in, half a megabyte each; here both shapes share a copy, and
//! that copy is small. Eight elements are up to 16 vectors, as many as there are registers, so that operands of an
//! operation come from memory and its result goes there in any case: operations are functions.
//!
//! **Cost.** A choice and a call for each operation.

use super::avx_ifma::{self, AvxIfma, Pair};
use super::simd::Wide;
use super::{Row, Vec8};
use crate::backend::Backend;
use crate::ring::{Lanes, Ring};
use core::mem::MaybeUninit;

/// Digits of the longer shape.
const MOST: usize = 8;

/// Eight elements. Of those of five digits the rest is never written and never read.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub struct Element([MaybeUninit<Pair>; MOST]);

/// The ring.
#[derive(Clone, Copy)]
pub struct FiveOrEight<'a>(Which<'a>);

#[derive(Clone, Copy)]
enum Which<'a> {
    Five(Vec8<'a, AvxIfma, 5, 52>),
    Eight(Vec8<'a, AvxIfma, 8, 52>),
}

impl<'a> From<Vec8<'a, AvxIfma, 5, 52>> for FiveOrEight<'a> {
    fn from(ring: Vec8<'a, AvxIfma, 5, 52>) -> Self {
        Self(Which::Five(ring))
    }
}

impl<'a> From<Vec8<'a, AvxIfma, 8, 52>> for FiveOrEight<'a> {
    fn from(ring: Vec8<'a, AvxIfma, 8, 52>) -> Self {
        Self(Which::Eight(ring))
    }
}

/// An expression with the ring that it is.
macro_rules! chosen {
    ($self:ident, $ring:ident => $e:expr) => {
        match &$self.0 {
            Which::Five($ring) => $e,
            Which::Eight($ring) => $e,
        }
    };
}

/// The digits of an element.
#[inline(always)]
fn get<const L: usize>(a: &Element) -> &[Pair; L] {
    const { assert!(L <= MOST) };
    // SAFETY: there are so many, and a ring's elements have its digits: each is made by `put` or in `once`.
    unsafe { &*(&raw const a.0).cast() }
}

/// The element of digits.
#[inline(always)]
fn put<const L: usize>(out: &mut MaybeUninit<Element>, digits: [Pair; L]) {
    const { assert!(L <= MOST) };
    // SAFETY: there is room.
    unsafe { out.as_mut_ptr().cast::<[Pair; L]>().write(digits) }
}

/// Functions that are there once and have the ring's instructions; what one returns, or writes, is made by `$do` of the
/// ring that it is. `extern "C"`, as in [`crate::ring::mont64`]: callers know that they do not unwind.
macro_rules! once {
    ($($name:ident($($x:ident: $t:ty),*) $(-> $out:ty)?: $ring:ident => $do:expr;)*) => {
        impl FiveOrEight<'_> {
            $(
                #[target_feature(enable = "avx2,bmi2,fma")]
                #[inline(never)]
                extern "C" fn $name(&self, $($x: $t),*) $(-> $out)? {
                    chosen!(self, $ring => $do)
                }
            )*
        }
    };
}

/// Room for an element.
type Out<'a> = &'a mut MaybeUninit<Element>;
type Table<'a> = &'a [Row<u64, 8>];

once! {
    zero_to(out: Out<'_>): r => put(out, r.zero());
    one_to(out: Out<'_>): r => put(out, r.one());
    add_to(a: &Element, b: &Element, out: Out<'_>): r => put(out, r.add(get(a), get(b)));
    sub_to(a: &Element, b: &Element, above: usize, out: Out<'_>): r => put(out, r.sub_from(above, get(a), get(b)));
    neg_to(a: &Element, above: usize, out: Out<'_>): r => put(out, r.sub_from(above, &r.zero(), get(a)));
    norm_to(a: &Element, out: Out<'_>): r => put(out, r.norm(get(a)));
    select_to(mask: u8, a: &Element, b: &Element, out: Out<'_>): r => put(out, r.select(mask, get(a), get(b)));
    gather_to(rows: &[&Row<u64, 8>; 8], out: Out<'_>): r => put(out, r.gather(rows));
    splat_to(m: &Row<u64, 8>, out: Out<'_>): r => put(out, r.splat(m));
    scatter_to(a: &Element, dst: &mut [Row<u64, 8>; 8]): r => r.scatter(get(a), dst);
    near_zero(a: &Element) -> u8: r => r.maybe_zero(get(a));
}

/// The same for what may panic.
macro_rules! once_unwinding {
    ($($name:ident($($x:ident: $t:ty),*) $(-> $out:ty)?: $ring:ident => $do:expr;)*) => {
        impl FiveOrEight<'_> {
            $(
                #[target_feature(enable = "avx2,bmi2,fma")]
                #[inline(never)]
                fn $name(&self, $($x: $t),*) $(-> $out)? {
                    chosen!(self, $ring => $do)
                }
            )*
        }
    };
}

once_unwinding! {
    gather_at_to(table: Table<'_>, index: &[u32; 8], out: Out<'_>): r => put(out, r.gather_at(table, index));
    gather_words_to(table: &[u64], index: &[u32; 8], out: Out<'_>): r => put(out, r.gather_words(table, index));
    load_to(src: &[&[u64]], out: Out<'_>): r => put(out, r.load(src));
    zeros(a: &Element) -> u8: r => r.is_zero(get(a));
    inverse_to(a: &Element, out: Out<'_>): r => put(out, r.inv(get(a)));
}

/// What a function writes.
macro_rules! written {
    ($self:ident.$name:ident($($x:expr),*)) => {{
        let mut out = MaybeUninit::uninit();
        // SAFETY: the ring is of a `Field`, which exists only where the instructions are; the function writes by `put`,
        // or all of the digits that the ring's elements have.
        unsafe {
            $self.$name($($x,)* &mut out);
            out.assume_init()
        }
    }};
}

impl FiveOrEight<'_> {
    #[inline(never)]
    extern "C" fn mul_to(&self, a: &Element, b: &Element, out: Out<'_>) {
        let out = out.as_mut_ptr().cast::<Pair>();
        // SAFETY: the ring's digits of each operand, and room for as many.
        chosen!(self, r => unsafe { avx_ifma::mul_to(&r.field.k, get(a), get(b), out) });
    }

    #[inline(never)]
    extern "C" fn sqr_to(&self, a: &Element, out: Out<'_>) {
        let out = out.as_mut_ptr().cast::<Pair>();
        // SAFETY: as in `mul_to`.
        chosen!(self, r => unsafe { avx_ifma::sqr_to(&r.field.k, get(a), out) });
    }
}

impl Ring for FiveOrEight<'_> {
    type El = Element;
    const CALLED: bool = true;
    const CALLED_IN_EXTENSIONS: bool = true;

    #[inline(always)]
    fn zero(&self) -> Element {
        written!(self.zero_to())
    }
    #[inline(always)]
    fn one(&self) -> Element {
        written!(self.one_to())
    }
    #[inline(always)]
    fn add(&self, a: &Element, b: &Element) -> Element {
        written!(self.add_to(a, b))
    }
    #[inline(always)]
    fn sub<const K: u32>(&self, a: &Element, b: &Element) -> Element {
        const { assert!(K >= 1 && K as usize <= super::field::SUBS) }
        written!(self.sub_to(a, b, K as usize - 1))
    }
    #[inline(always)]
    fn neg<const K: u32>(&self, a: &Element) -> Element {
        const { assert!(K >= 1 && K as usize <= super::field::SUBS) }
        written!(self.neg_to(a, K as usize - 1))
    }
    #[inline(always)]
    fn mul(&self, a: &Element, b: &Element) -> Element {
        written!(self.mul_to(a, b))
    }
    #[inline(always)]
    fn sqr(&self, a: &Element) -> Element {
        written!(self.sqr_to(a))
    }
    #[inline(always)]
    fn norm(&self, a: &Element) -> Element {
        written!(self.norm_to(a))
    }
    fn products(&self) -> u32 {
        chosen!(self, r => r.products())
    }
}

impl Lanes for FiveOrEight<'_> {
    const WIDTH: usize = 8;
    const BACKEND: Backend = Backend::AvxIfma;
    const DIGIT_BITS: u32 = 52;
    type Mem = Row<u64, 8>;

    #[inline(always)]
    fn gather(&self, src: &[&Self::Mem]) -> Element {
        let src: &[&Self::Mem; 8] = src.try_into().expect("eight rows");
        written!(self.gather_to(src))
    }
    #[inline(always)]
    fn gather_at(&self, table: &[Self::Mem], index: &[u32; 8]) -> Element {
        written!(self.gather_at_to(table, index))
    }
    #[inline(always)]
    fn flags(&self, words: &[u32], bit: u32) -> u8 {
        let words: &[u32; 8] = words.try_into().expect("eight words");
        <AvxIfma as Wide<52>>::flags(words, 1 << bit)
    }
    #[inline(always)]
    fn prefetch(&self, table: &[Self::Mem], index: u32) {
        chosen!(self, r => r.prefetch(table, index));
    }
    #[inline(always)]
    fn scatter(&self, a: &Element, dst: &mut [Self::Mem]) {
        let dst: &mut [Self::Mem; 8] = dst.try_into().expect("eight rows");
        // SAFETY: the instructions are there, see `written`.
        unsafe { self.scatter_to(a, dst) }
    }
    #[inline(always)]
    fn select(&self, mask: u8, a: &Element, b: &Element) -> Element {
        written!(self.select_to(mask, a, b))
    }
    #[inline(always)]
    fn maybe_zero(&self, a: &Element) -> u8 {
        // SAFETY: as in `scatter`.
        unsafe { self.near_zero(a) }
    }
    fn is_zero(&self, a: &Element) -> u8 {
        // SAFETY: as in `scatter`.
        unsafe { self.zeros(a) }
    }
    fn inv(&self, a: &Element) -> Element {
        written!(self.inverse_to(a))
    }
    fn pack(&self, words: &[u64]) -> Self::Mem {
        chosen!(self, r => r.pack(words))
    }
    #[inline(always)]
    fn load(&self, src: &[&[u64]]) -> Element {
        written!(self.load_to(src))
    }
    fn unpack(&self, m: &Self::Mem, words: &mut [u64]) {
        chosen!(self, r => r.unpack(m, words));
    }
    fn words(&self) -> usize {
        chosen!(self, r => r.words())
    }
    fn form(&self) -> u32 {
        chosen!(self, r => r.form())
    }
    fn to_words(&self, m: &Self::Mem, words: &mut [u64]) {
        chosen!(self, r => r.to_words(m, words));
    }
    #[inline(always)]
    fn gather_words(&self, table: &[u64], index: &[u32; 8]) -> Element {
        written!(self.gather_words_to(table, index))
    }
    fn prefetch_words(&self, table: &[u64], x: u32, y: u32) {
        chosen!(self, r => r.prefetch_words(table, x, y));
    }
    #[inline(always)]
    fn splat(&self, m: &Self::Mem) -> Element {
        written!(self.splat_to(m))
    }
    #[inline(always)]
    fn enter<T>(&self, job: impl FnOnce() -> T) -> T {
        <AvxIfma as Wide<52>>::enter(job)
    }
}

#[cfg(test)]
mod tests;
