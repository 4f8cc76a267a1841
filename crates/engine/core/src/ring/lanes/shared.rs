//! The shapes of AVX2 and of AVX-IFMA as one ring: which of them it is, is known when the program runs.
//!
//! An engine is compiled once for each ring that it runs in, half a megabyte each; here four shapes share a copy, and
//! operations are functions. Eight elements are up to 16 vectors, as many as there are registers, so that operands come
//! from memory and results go there in any case.
//!
//! **Cost.** A choice and a call for each operation.

use super::avx_ifma::{AvxIfma, Pair};
use super::avx2::Avx2;
use super::kernel::unroll;
use super::rows::Row;
use super::simd::Wide;
use super::{Digits, Vec8};
use crate::backend::Backend;
use crate::ring::ext2::Ext2;
use crate::ring::{Lanes, Ring};
use bytemuck::{Pod, cast, cast_ref, cast_slice, cast_slice_mut};
use core::mem::MaybeUninit;

/// Digits of the longest shape.
const MOST: usize = 8;

/// Eight elements, by digits, as many as the longer shape has. Those beyond a shorter shape's are never written and
/// never read.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub struct Element<const N: usize>([MaybeUninit<Pair>; N]);

/// The element of a shape.
#[inline(always)]
fn get<const N: usize, E>(a: &Element<N>) -> &E {
    const { assert!(size_of::<E>() <= size_of::<Element<N>>()) };
    // SAFETY: an array of digits, of which there are so many; a ring's elements have its digits: each was written by
    // `put` or through `room`.
    unsafe { &*(&raw const *a).cast() }
}

/// Writes the element of a shape.
#[inline(always)]
fn put<const N: usize, E>(out: &mut MaybeUninit<Element<N>>, e: E) {
    room(out).write(e);
}

/// Room for the element of a shape.
#[inline(always)]
fn room<const N: usize, E>(out: &mut MaybeUninit<Element<N>>) -> &mut MaybeUninit<E> {
    const { assert!(size_of::<E>() <= size_of::<Element<N>>()) };
    // SAFETY: there is room for more digits.
    unsafe { &mut *out.as_mut_ptr().cast() }
}

/// An element as room for another one.
#[inline(always)]
fn over<const N: usize>(out: &mut Element<N>) -> &mut MaybeUninit<Element<N>> {
    // SAFETY: functions of this file write digits, and none that were never written.
    unsafe { &mut *(&raw mut *out).cast() }
}

/// Rows of digits as those of a shape.
#[inline(always)]
fn rows<'a, R: Chosen, A: Pod>(_: &R, rows: &[&'a A; 8]) -> [&'a R::Mem; 8]
where
    R::Mem: Pod,
{
    let mut out: [&R::Mem; 8] = [cast_ref(rows[0]); 8];
    unroll!(i in 1 2 3 4 5 6 7, {
        out[i] = cast_ref(rows[i]);
    });
    out
}

/// What a shape's ring is asked for beyond [`Lanes`].
trait Chosen: Lanes {
    /// `a − b`, where unsigned rings add the multiple of p of a number.
    fn minus(&self, above: usize, a: &Self::El, b: &Self::El) -> Self::El;
    /// [`Ring::mul`] to a place that is neither factor's.
    fn mul_to(&self, a: &Self::El, b: &Self::El, out: &mut MaybeUninit<Self::El>);
    /// [`Ring::sqr`] to a place that is not the operand's.
    fn sqr_to(&self, a: &Self::El, out: &mut MaybeUninit<Self::El>);
    /// [`Ring::norm`] to a place that is not the operand's.
    fn norm_to(&self, a: &Self::El, out: &mut MaybeUninit<Self::El>);
}

impl<S: Wide<W>, const L: usize, const W: u32> Chosen for Vec8<'_, S, L, W>
where
    Digits<L>: super::Shape<S::D>,
{
    #[inline(always)]
    fn minus(&self, above: usize, a: &Self::El, b: &Self::El) -> Self::El {
        Vec8::minus(self, above, a, b)
    }
    #[inline(always)]
    fn mul_to(&self, a: &Self::El, b: &Self::El, out: &mut MaybeUninit<Self::El>) {
        S::mul_to(&self.field.k, a, b, out);
    }
    #[inline(always)]
    fn sqr_to(&self, a: &Self::El, out: &mut MaybeUninit<Self::El>) {
        S::sqr_to(&self.field.k, a, out);
    }
    #[inline(always)]
    fn norm_to(&self, a: &Self::El, out: &mut MaybeUninit<Self::El>) {
        S::norm_to(&self.field.k, &self.field.norm, a, out);
    }
}

impl<R: Chosen> Chosen for Ext2<R> {
    #[inline(always)]
    fn minus(&self, above: usize, a: &Self::El, b: &Self::El) -> Self::El {
        let f = self.base();
        [f.minus(above, &a[0], &b[0]), f.minus(above, &a[1], &b[1])]
    }
    #[inline(always)]
    fn mul_to(&self, a: &Self::El, b: &Self::El, out: &mut MaybeUninit<Self::El>) {
        self.product_to(a, b, out);
    }
    #[inline(always)]
    fn sqr_to(&self, a: &Self::El, out: &mut MaybeUninit<Self::El>) {
        self.square_to(a, out);
    }
    #[inline(always)]
    fn norm_to(&self, a: &Self::El, out: &mut MaybeUninit<Self::El>) {
        // SAFETY: room for two parts is room for each.
        let parts: &mut [MaybeUninit<R::El>; 2] = unsafe { &mut *out.as_mut_ptr().cast() };
        for (a, out) in a.iter().zip(parts) {
            self.base().norm_to(a, out);
        }
    }
}

/// A ring: digits of its elements, an element in memory, and what the ring of a shape is made of that.
macro_rules! shared {
    ($(#[$about:meta])* $Name:ident: $n:expr, $mem:ty; $($Shape:ident($ring:ty),)*) => {
        $(#[$about])*
        #[derive(Clone, Copy)]
        pub enum $Name<'a> {
            $(
                #[allow(missing_docs, reason = "its type says it")]
                $Shape($ring),
            )*
        }

        $(
            impl<'a> From<$ring> for $Name<'a> {
                fn from(ring: $ring) -> Self {
                    Self::$Shape(ring)
                }
            }
        )*

        functions! { $Name, extern "C":
            zero_to(out: &mut MaybeUninit<Element<{ $n }>>): r => put(out, r.zero());
            one_to(out: &mut MaybeUninit<Element<{ $n }>>): r => put(out, r.one());
            add_to(a: &Element<{ $n }>, b: &Element<{ $n }>, out: &mut MaybeUninit<Element<{ $n }>>): r => put(out, r.add(get(a), get(b)));
            sub_to(a: &Element<{ $n }>, b: &Element<{ $n }>, above: usize, out: &mut MaybeUninit<Element<{ $n }>>): r => {
                put(out, r.minus(above, get(a), get(b)))
            };
            neg_to(a: &Element<{ $n }>, above: usize, out: &mut MaybeUninit<Element<{ $n }>>): r => put(out, r.minus(above, &r.zero(), get(a)));
            mul_to(a: &Element<{ $n }>, b: &Element<{ $n }>, out: &mut MaybeUninit<Element<{ $n }>>): r => {
                r.mul_to(get(a), get(b), room(out))
            };
            sqr_to(a: &Element<{ $n }>, out: &mut MaybeUninit<Element<{ $n }>>): r => r.sqr_to(get(a), room(out));
            norm_to(a: &Element<{ $n }>, out: &mut MaybeUninit<Element<{ $n }>>): r => r.norm_to(get(a), room(out));
            select_to(mask: u8, a: &Element<{ $n }>, b: &Element<{ $n }>, out: &mut MaybeUninit<Element<{ $n }>>): r => {
                put(out, r.select(mask, get(a), get(b)))
            };
            gather_to(rows: &[&$mem; 8], out: &mut MaybeUninit<Element<{ $n }>>): r => put(out, r.gather(&self::rows(r, rows)));
            splat_to(m: &$mem, out: &mut MaybeUninit<Element<{ $n }>>): r => put(out, r.splat(cast_ref(m)));
            scatter_to(a: &Element<{ $n }>, dst: &mut [$mem; 8]): r => r.scatter(get(a), cast_slice_mut(dst));
            near_zero(a: &Element<{ $n }>) -> u8: r => r.maybe_zero(get(a));
            conjugate_to(a: &Element<{ $n }>, out: &mut MaybeUninit<Element<{ $n }>>): r => put(out, r.conjugate(get(a)));
        }

        // What may panic.
        functions! { $Name, extern "Rust":
            gather_at_to(table: &[$mem], index: &[u32; 8], out: &mut MaybeUninit<Element<{ $n }>>): r => {
                put(out, r.gather_at(cast_slice(table), index))
            };
            gather_words_to(table: &[u64], index: &[u32; 8], out: &mut MaybeUninit<Element<{ $n }>>): r => {
                put(out, r.gather_words(table, index))
            };
            load_to(src: &[&[u64]], out: &mut MaybeUninit<Element<{ $n }>>): r => put(out, r.load(src));
            load_words_to(words: &[u64], out: &mut MaybeUninit<Element<{ $n }>>): r => put(out, r.load_words(words));
            store_to(a: &Element<{ $n }>, words: &mut [u64]): r => r.store_words(get(a), words);
            zeros(a: &Element<{ $n }>) -> u8: r => r.is_zero(get(a));
            inverse_to(a: &Element<{ $n }>, out: &mut MaybeUninit<Element<{ $n }>>): r => put(out, r.inv(get(a)));
        }

        impl Ring for $Name<'_> {
            type El = Element<{ $n }>;
            const CALLED: bool = true;
            const CALLED_IN_EXTENSIONS: bool = true;

            #[inline]
            fn zero(&self) -> Self::El {
                written!(self.zero_to())
            }
            #[inline]
            fn one(&self) -> Self::El {
                written!(self.one_to())
            }
            #[inline]
            fn add(&self, a: &Self::El, b: &Self::El) -> Self::El {
                written!(self.add_to(a, b))
            }
            #[inline]
            fn sub<const K: u32>(&self, a: &Self::El, b: &Self::El) -> Self::El {
                const { assert!(K >= 1 && K as usize <= super::field::SUBS) }
                written!(self.sub_to(a, b, K as usize - 1))
            }
            #[inline]
            fn neg<const K: u32>(&self, a: &Self::El) -> Self::El {
                const { assert!(K >= 1 && K as usize <= super::field::SUBS) }
                written!(self.neg_to(a, K as usize - 1))
            }
            #[inline]
            fn mul(&self, a: &Self::El, b: &Self::El) -> Self::El {
                written!(self.mul_to(a, b))
            }
            #[inline]
            fn sqr(&self, a: &Self::El) -> Self::El {
                written!(self.sqr_to(a))
            }
            #[inline]
            fn norm(&self, a: &Self::El) -> Self::El {
                written!(self.norm_to(a))
            }
            #[inline(always)]
            fn mul_into(&self, out: &mut Self::El, a: &Self::El, b: &Self::El) {
                // SAFETY: the instructions are there, see `written`.
                unsafe { self.mul_to(a, b, over(out)) }
            }
            #[inline(always)]
            fn norm_into(&self, out: &mut Self::El, a: &Self::El) {
                // SAFETY: as in `mul_into`.
                unsafe { self.norm_to(a, over(out)) }
            }
            fn products(&self) -> u32 {
                chosen!(self, r => r.products())
            }
        }

        impl Lanes for $Name<'_> {
            const WIDTH: usize = 8;
            const CONJUGATES: bool = $n > MOST;
            // Of one of its shapes; `backend` says which.
            const BACKEND: Backend = <AvxIfma as Wide<52>>::BACKEND;
            type Mem = $mem;

            fn backend(&self) -> Backend {
                chosen!(self, r => r.backend())
            }

            #[inline]
            fn gather(&self, src: &[&Self::Mem]) -> Self::El {
                let src: &[&Self::Mem; 8] = src.try_into().expect("eight rows");
                written!(self.gather_to(src))
            }
            #[inline]
            fn gather_at(&self, table: &[Self::Mem], index: &[u32; 8]) -> Self::El {
                written!(self.gather_at_to(table, index))
            }
            #[inline(always)]
            fn gather_at_into(&self, out: &mut Self::El, table: &[Self::Mem], index: &[u32; 8]) {
                // SAFETY: the instructions are there, see `written`.
                unsafe { self.gather_at_to(table, index, over(out)) }
            }
            #[inline(always)]
            fn flags(&self, words: &[u32], bit: u32) -> u8 {
                let words: &[u32; 8] = words.try_into().expect("eight words");
                <AvxIfma as Wide<52>>::flags(words, 1 << bit)
            }
            #[inline(always)]
            fn prefetch(&self, table: &[Self::Mem], index: u32) {
                chosen!(self, r => r.prefetch(cast_slice(table), index));
            }
            #[inline(always)]
            fn scatter(&self, a: &Self::El, dst: &mut [Self::Mem]) {
                let dst: &mut [Self::Mem; 8] = dst.try_into().expect("eight rows");
                // SAFETY: the instructions are there, see `written`.
                unsafe { self.scatter_to(a, dst) }
            }
            #[inline]
            fn select(&self, mask: u8, a: &Self::El, b: &Self::El) -> Self::El {
                written!(self.select_to(mask, a, b))
            }
            #[inline(always)]
            fn select_into(&self, out: &mut Self::El, mask: u8, a: &Self::El, b: &Self::El) {
                // SAFETY: as in `scatter`.
                unsafe { self.select_to(mask, a, b, over(out)) }
            }
            #[inline(always)]
            fn maybe_zero(&self, a: &Self::El) -> u8 {
                // SAFETY: as in `scatter`.
                unsafe { self.near_zero(a) }
            }
            fn is_zero(&self, a: &Self::El) -> u8 {
                // SAFETY: as in `scatter`.
                unsafe { self.zeros(a) }
            }
            #[inline]
            fn conjugate(&self, a: &Self::El) -> Self::El {
                written!(self.conjugate_to(a))
            }
            fn inv(&self, a: &Self::El) -> Self::El {
                written!(self.inverse_to(a))
            }
            fn pack(&self, words: &[u64]) -> Self::Mem {
                chosen!(self, r => cast(r.pack(words)))
            }
            #[inline]
            fn load(&self, src: &[&[u64]]) -> Self::El {
                written!(self.load_to(src))
            }
            #[inline]
            fn load_words(&self, words: &[u64]) -> Self::El {
                written!(self.load_words_to(words))
            }
            #[inline(always)]
            fn store_words(&self, a: &Self::El, words: &mut [u64]) {
                // SAFETY: as in `scatter`.
                unsafe { self.store_to(a, words) }
            }
            fn unpack(&self, m: &Self::Mem, words: &mut [u64]) {
                chosen!(self, r => r.unpack(cast_ref(m), words));
            }
            fn words(&self) -> usize {
                chosen!(self, r => r.words())
            }
            fn form(&self) -> u32 {
                chosen!(self, r => r.form())
            }
            fn to_words(&self, m: &Self::Mem, words: &mut [u64]) {
                chosen!(self, r => r.to_words(cast_ref(m), words));
            }
            #[inline]
            fn gather_words(&self, table: &[u64], index: &[u32; 8]) -> Self::El {
                written!(self.gather_words_to(table, index))
            }
            #[inline(always)]
            fn gather_words_into(&self, out: &mut Self::El, table: &[u64], index: &[u32; 8]) {
                // SAFETY: as in `scatter`.
                unsafe { self.gather_words_to(table, index, over(out)) }
            }
            fn prefetch_words(&self, table: &[u64], x: u32, y: u32) {
                chosen!(self, r => r.prefetch_words(table, x, y));
            }
            #[inline]
            fn splat(&self, m: &Self::Mem) -> Self::El {
                written!(self.splat_to(m))
            }
            #[inline(always)]
            fn enter<T>(&self, job: impl FnOnce() -> T) -> T {
                <AvxIfma as Wide<52>>::enter(job)
            }
        }
    };
}

/// An expression with the ring that it is.
macro_rules! chosen {
    ($self:ident, $ring:ident => $e:expr) => {
        match $self {
            Self::FiveIntegers($ring) => $e,
            Self::EightIntegers($ring) => $e,
            Self::SixDoubles($ring) => $e,
            Self::EightDoubles($ring) => $e,
        }
    };
}

/// Functions that are there once and have the set's instructions; what one returns, or writes, is made by the expression
/// of the ring that it is. `extern "C"`, as in [`crate::ring::mont64`]: callers know that they do not unwind.
macro_rules! functions {
    ($Name:ident, extern $abi:literal:
        $($name:ident($($x:ident: $t:ty),*) $(-> $out:ty)?: $ring:ident => $do:expr;)*) => {
        impl $Name<'_> {
            $(
                #[target_feature(enable = "avx2,bmi2,fma")]
                #[inline(never)]
                extern $abi fn $name(&self, $($x: $t),*) $(-> $out)? {
                    chosen!(self, $ring => $do)
                }
            )*
        }
    };
}

/// What a function writes.
macro_rules! written {
    ($self:ident.$name:ident($($x:expr),*)) => {{
        let mut out = MaybeUninit::uninit();
        // SAFETY: the ring is of a `Field`, which exists only where the instructions are; the function writes all of the
        // digits that the ring's elements have.
        unsafe {
            $self.$name($($x,)* &mut out);
            out.assume_init()
        }
    }};
}

shared! {
    /// The shapes of prime fields.
    Prime: MOST, Row<u64, MOST>;
    FiveIntegers(Vec8<'a, AvxIfma, 5, 52>),
    EightIntegers(Vec8<'a, AvxIfma, 8, 52>),
    SixDoubles(Vec8<'a, Avx2, 6, 44>),
    EightDoubles(Vec8<'a, Avx2, 8, 48>),
}
shared! {
    /// Those of quadratic extensions.
    Quadratic: 2 * MOST, [Row<u64, MOST>; 2];
    FiveIntegers(Ext2<Vec8<'a, AvxIfma, 5, 52>>),
    EightIntegers(Ext2<Vec8<'a, AvxIfma, 8, 52>>),
    SixDoubles(Ext2<Vec8<'a, Avx2, 6, 44>>),
    EightDoubles(Ext2<Vec8<'a, Avx2, 8, 48>>),
}

#[cfg(test)]
mod tests;
