//! Two shapes of an instruction set as one ring: which of them it is, is known when the program runs.
//!
//! An engine is compiled once for each ring that it runs in, half a megabyte each; here two shapes share a copy, and
//! that copy is small, since operations are functions.
//!
//! | set | shapes | for |
//! |---|---|---|
//! | AVX-IFMA | 5 and 8 × 52 | everything: eight elements are up to 16 vectors, as many as there are registers |
//! | AVX-512F | 6 × 44, 8 × 48 | extensions and Edwards curves |
//!
//! **Cost.** A choice and a call for each operation, whose operands come from memory.

use super::avx_ifma::AvxIfma;
use super::fma512::F512;
use super::simd::Wide;
use super::{Row, Vec8};
use crate::backend::Backend;
use crate::ring::{Lanes, Ring};
use core::mem::MaybeUninit;

/// Digits of the longest shape.
const MOST: usize = 8;

/// Eight elements, by digits `V`. Those beyond a shorter shape's are never written and never read.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub struct Element<V: Copy>([MaybeUninit<V>; MOST]);

/// The digits of an element.
#[inline(always)]
fn get<V: Copy, const L: usize>(a: &Element<V>) -> &[V; L] {
    const { assert!(L <= MOST) };
    // SAFETY: there are so many, and a ring's elements have its digits: each was written by `put` or through `room`.
    unsafe { &*(&raw const a.0).cast() }
}

/// The element of digits.
#[inline(always)]
fn put<V: Copy, const L: usize>(out: Out<'_, V>, digits: [V; L]) {
    room(out).write(digits);
}

/// Room for the digits of an element.
#[inline(always)]
fn room<'a, V: Copy, const L: usize>(out: Out<'a, V>) -> &'a mut MaybeUninit<[V; L]> {
    const { assert!(L <= MOST) };
    // SAFETY: there is room for more of them.
    unsafe { &mut *out.as_mut_ptr().cast() }
}

/// Room for an element.
type Out<'a, V> = &'a mut MaybeUninit<Element<V>>;

/// An instruction set whose shapes share a ring.
pub trait Shared {
    /// The ring.
    type Ring<'a>: Lanes;
}

/// A ring, its set, that set's instructions, and the two shapes.
macro_rules! shared {
    ($(#[$about:meta])* $Name:ident: $set:ident, $enabled:literal, $digit:ty, $v:ty, $short:literal x $bits:literal, $long:literal x $more:literal) => {
        $(#[$about])*
        #[derive(Clone, Copy)]
        pub enum $Name<'a> {
            /// The shape of fewer digits.
            Short(Vec8<'a, $set, $short, $bits>),
            /// The other one.
            Long(Vec8<'a, $set, $long, $more>),
        }

        impl Shared for $set {
            type Ring<'a> = $Name<'a>;
        }

        impl<'a> From<Vec8<'a, $set, $short, $bits>> for $Name<'a> {
            fn from(ring: Vec8<'a, $set, $short, $bits>) -> Self {
                Self::Short(ring)
            }
        }

        impl<'a> From<Vec8<'a, $set, $long, $more>> for $Name<'a> {
            fn from(ring: Vec8<'a, $set, $long, $more>) -> Self {
                Self::Long(ring)
            }
        }

        functions! { $Name, $enabled, extern "C":
            zero_to(out: Out<'_, $v>): r => put(out, r.zero());
            one_to(out: Out<'_, $v>): r => put(out, r.one());
            add_to(a: &Element<$v>, b: &Element<$v>, out: Out<'_, $v>): r => put(out, r.add(get(a), get(b)));
            sub_to(a: &Element<$v>, b: &Element<$v>, above: usize, out: Out<'_, $v>): r => {
                put(out, r.minus(above, get(a), get(b)))
            };
            neg_to(a: &Element<$v>, above: usize, out: Out<'_, $v>): r => put(out, r.minus(above, &r.zero(), get(a)));
            mul_to(a: &Element<$v>, b: &Element<$v>, out: Out<'_, $v>): r => {
                r.mul_to(get(a), get(b), room(out))
            };
            sqr_to(a: &Element<$v>, out: Out<'_, $v>): r => r.sqr_to(get(a), room(out));
            norm_to(a: &Element<$v>, out: Out<'_, $v>): r => put(out, r.norm(get(a)));
            select_to(mask: u8, a: &Element<$v>, b: &Element<$v>, out: Out<'_, $v>): r => {
                put(out, r.select(mask, get(a), get(b)))
            };
            gather_to(rows: &[&Row<$digit, MOST>; 8], out: Out<'_, $v>): r => put(out, r.gather(rows));
            splat_to(m: &Row<$digit, MOST>, out: Out<'_, $v>): r => put(out, r.splat(m));
            scatter_to(a: &Element<$v>, dst: &mut [Row<$digit, MOST>; 8]): r => r.scatter(get(a), dst);
            near_zero(a: &Element<$v>) -> u8: r => r.maybe_zero(get(a));
        }

        // What may panic.
        functions! { $Name, $enabled, extern "Rust":
            gather_at_to(table: &[Row<$digit, MOST>], index: &[u32; 8], out: Out<'_, $v>): r => {
                put(out, r.gather_at(table, index))
            };
            gather_words_to(table: &[u64], index: &[u32; 8], out: Out<'_, $v>): r => {
                put(out, r.gather_words(table, index))
            };
            load_to(src: &[&[u64]], out: Out<'_, $v>): r => put(out, r.load(src));
            zeros(a: &Element<$v>) -> u8: r => r.is_zero(get(a));
            inverse_to(a: &Element<$v>, out: Out<'_, $v>): r => put(out, r.inv(get(a)));
        }

        impl Ring for $Name<'_> {
            type El = Element<$v>;
            const CALLED: bool = true;
            const CALLED_IN_EXTENSIONS: bool = true;

            #[inline(always)]
            fn zero(&self) -> Self::El {
                written!(self.zero_to())
            }
            #[inline(always)]
            fn one(&self) -> Self::El {
                written!(self.one_to())
            }
            #[inline(always)]
            fn add(&self, a: &Self::El, b: &Self::El) -> Self::El {
                written!(self.add_to(a, b))
            }
            #[inline(always)]
            fn sub<const K: u32>(&self, a: &Self::El, b: &Self::El) -> Self::El {
                const { assert!(K >= 1 && K as usize <= super::field::SUBS) }
                written!(self.sub_to(a, b, K as usize - 1))
            }
            #[inline(always)]
            fn neg<const K: u32>(&self, a: &Self::El) -> Self::El {
                const { assert!(K >= 1 && K as usize <= super::field::SUBS) }
                written!(self.neg_to(a, K as usize - 1))
            }
            #[inline(always)]
            fn mul(&self, a: &Self::El, b: &Self::El) -> Self::El {
                written!(self.mul_to(a, b))
            }
            #[inline(always)]
            fn sqr(&self, a: &Self::El) -> Self::El {
                written!(self.sqr_to(a))
            }
            #[inline(always)]
            fn norm(&self, a: &Self::El) -> Self::El {
                written!(self.norm_to(a))
            }
            fn products(&self) -> u32 {
                chosen!(self, r => r.products())
            }
        }

        impl Lanes for $Name<'_> {
            const WIDTH: usize = 8;
            const BACKEND: Backend = <$set as Wide<$bits>>::BACKEND;
            type Mem = Row<$digit, MOST>;

            #[inline(always)]
            fn gather(&self, src: &[&Self::Mem]) -> Self::El {
                let src: &[&Self::Mem; 8] = src.try_into().expect("eight rows");
                written!(self.gather_to(src))
            }
            #[inline(always)]
            fn gather_at(&self, table: &[Self::Mem], index: &[u32; 8]) -> Self::El {
                written!(self.gather_at_to(table, index))
            }
            #[inline(always)]
            fn flags(&self, words: &[u32], bit: u32) -> u8 {
                let words: &[u32; 8] = words.try_into().expect("eight words");
                <$set as Wide<$bits>>::flags(words, 1 << bit)
            }
            #[inline(always)]
            fn prefetch(&self, table: &[Self::Mem], index: u32) {
                chosen!(self, r => r.prefetch(table, index));
            }
            #[inline(always)]
            fn scatter(&self, a: &Self::El, dst: &mut [Self::Mem]) {
                let dst: &mut [Self::Mem; 8] = dst.try_into().expect("eight rows");
                // SAFETY: the instructions are there, see `written`.
                unsafe { self.scatter_to(a, dst) }
            }
            #[inline(always)]
            fn select(&self, mask: u8, a: &Self::El, b: &Self::El) -> Self::El {
                written!(self.select_to(mask, a, b))
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
            fn inv(&self, a: &Self::El) -> Self::El {
                written!(self.inverse_to(a))
            }
            fn pack(&self, words: &[u64]) -> Self::Mem {
                chosen!(self, r => r.pack(words))
            }
            #[inline(always)]
            fn load(&self, src: &[&[u64]]) -> Self::El {
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
            fn gather_words(&self, table: &[u64], index: &[u32; 8]) -> Self::El {
                written!(self.gather_words_to(table, index))
            }
            fn prefetch_words(&self, table: &[u64], x: u32, y: u32) {
                chosen!(self, r => r.prefetch_words(table, x, y));
            }
            #[inline(always)]
            fn splat(&self, m: &Self::Mem) -> Self::El {
                written!(self.splat_to(m))
            }
            #[inline(always)]
            fn enter<T>(&self, job: impl FnOnce() -> T) -> T {
                <$set as Wide<$bits>>::enter(job)
            }
        }
    };
}

/// An expression with the ring that it is.
macro_rules! chosen {
    ($self:ident, $ring:ident => $e:expr) => {
        match $self {
            Self::Short($ring) => $e,
            Self::Long($ring) => $e,
        }
    };
}

/// Functions that are there once and have the set's instructions; what one returns, or writes, is made by the expression
/// of the ring that it is. `extern "C"`, as in [`crate::ring::mont64`]: callers know that they do not unwind.
macro_rules! functions {
    ($Name:ident, $enabled:literal, extern $abi:literal:
        $($name:ident($($x:ident: $t:ty),*) $(-> $out:ty)?: $ring:ident => $do:expr;)*) => {
        impl $Name<'_> {
            $(
                #[target_feature(enable = $enabled)]
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
    /// The lanes of AVX-IFMA.
    FiveOrEight: AvxIfma, "avx2,bmi2,fma", u64, [core::arch::x86_64::__m256i; 2], 5 x 52, 8 x 52
}
shared! {
    /// The lanes of doubles, where their shapes have no copies of their own.
    SixOrEight: F512, "avx512f,avx512dq,avx512vl,avx512bw,fma,avx2,bmi2", f64, core::arch::x86_64::__m512d, 6 x 44, 8 x 48
}

#[cfg(test)]
mod tests;
