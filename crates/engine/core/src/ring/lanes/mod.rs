//! Eight elements side by side: the vector rings.
//!
//! [`Vec8`] is a [`Ring`] and a [`Lanes`] of width 8 over any instruction set with a digit product:
//!
//! | set | digits | file |
//! |---|---|---|
//! | AVX-512F | signed integers in doubles, products by fused multiply-add | `fma512` |
//! | AVX-512 IFMA | unsigned integers, 52-bit products | `ifma` |
//! | AVX-IFMA | the same in vectors of 256 bits | `avx_ifma` |
//! | AVX2, FMA | doubles in vectors of 256 bits | `avx2` |
//! | WebAssembly's vectors, relaxed multiply-add | doubles in vectors of 128 bits | `relaxed` |
//! | none | doubles and 52-bit integers, emulated, for tests | `emulated` |
//!
//! The kernel ([`kernel`]) and everything around it is written once; an instruction set adds its
//! digit operations ([`simd::Wide`]). The modulus is a run-time value: a [`Field`] holds its
//! constants, and [`Field::ring`] is the copyable context. Shapes (digits × bits):
//! 6 × 44 below 2^256, 8 × 48 below 2^381; in 52-bit integers also 5 × 52 below 2^255, 8 × 52 instead of 8 × 48, and 15 × 52 below 2^768, where a
//! modulus too short for its digits is replaced by a multiple (`multiple`), as one below 2^63 is in 6 × 44. Moduli of any length, as factorisation has
//! them, get 4 to 19 × 52 (to 978 bits: constants are estimated in doubles). Modulo `2^255 − c` for `c < 32` and
//! `2^256 − c` for `c < 2^34` the products of 5 × 52 (`fold`) and, but for WebAssembly, 6 × 44 (`float::fold`) are folded and
//! the elements plain residues. What may be added before a product: see [`field`].
#![allow(unsafe_code)]
// Elsewhere there are no lanes, or in doubles alone.
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]

/// Declares kernels in assembly, which the linker knows by the version too: one program may have two of them.
#[cfg(target_arch = "x86_64")]
macro_rules! kernels {
    ($abi:literal: $($name:ident($($arg:ident: $type:ty),*);)*) => {
        unsafe extern $abi {
            $(
                #[link_name = concat!(
                    "msmith_",
                    env!("CARGO_PKG_VERSION_MAJOR"), "_",
                    env!("CARGO_PKG_VERSION_MINOR"), "_",
                    env!("CARGO_PKG_VERSION_PATCH"), "_",
                    stringify!($name)
                )]
                fn $name($($arg: $type),*);
            )*
        }
    };
}

#[cfg(target_arch = "x86_64")]
pub mod avx2;
#[cfg(target_arch = "x86_64")]
pub mod avx_ifma;
mod border;
#[cfg(any(test, feature = "testing"))]
#[cfg_attr(not(test), allow(dead_code))]
pub mod emulated;
pub mod field;
mod float;
#[cfg(target_arch = "x86_64")]
pub mod fma512;
mod fold;
#[cfg(target_arch = "x86_64")]
pub mod ifma;
pub mod integers;
pub mod kernel;
mod multiple;
#[cfg(target_arch = "x86_64")]
mod ports;
#[cfg(msmith_relaxed)]
pub mod relaxed;
mod room;
#[cfg(target_arch = "x86_64")]
pub mod rounding;
pub mod rows;
#[cfg(target_arch = "x86_64")]
pub mod shared;
pub mod simd;
pub mod tight52;
mod unsigned;
mod words;

// Other processors have no lanes to test; WebAssembly has its rings tested without them too.
#[cfg(all(test, any(msmith_lanes, target_family = "wasm")))]
mod tests;

pub use field::Field;
use kernel::Splat;
pub use rows::{AsRows, Digits, Shape};
use simd::Wide;
pub(super) use words::WORDS;

use super::{Lanes, Ring};
use crate::backend::Backend;
use core::mem::MaybeUninit;
use kernel::unroll;
use room::Room;

/// Something that begins with a cache line.
#[repr(C, align(64))]
struct Lines<T>(T);

/// The ring of eight lanes modulo the modulus of a [`Field`]; see the head of the file.
pub struct Vec8<'a, S: Wide<W>, const L: usize, const W: u32> {
    field: &'a Field<S, L, W>,
}

impl<S: Wide<W>, const L: usize, const W: u32> Clone for Vec8<'_, S, L, W> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<S: Wide<W>, const L: usize, const W: u32> Copy for Vec8<'_, S, L, W> {}

impl<S: Wide<W>, const L: usize, const W: u32> Field<S, L, W> {
    /// The ring of this modulus.
    #[inline(always)]
    pub fn ring(&self) -> Vec8<'_, S, L, W> {
        Vec8 { field: self }
    }
}

/// An array of a function of the position: of the eight lanes, or of the digits. Written out, not `array::from_fn`: that
/// is a function of its own without the instructions enabled, and where it is not inlined each digit becomes a call.
macro_rules! each {
    (lane $i:ident => $e:expr) => {{
        let mut out = room::Room::<_, 8>::new();
        unroll!($i < 8, at most 8, {
            out.put($i, $e);
        });
        // SAFETY: all eight.
        unsafe { out.full() }
    }};
    ($j:ident => $e:expr) => {{
        let mut out = room::Room::<_, L>::new();
        if const { L > 8 } {
            for $j in 0..L {
                out.put($j, $e);
            }
        } else {
            unroll!($j < L, at most 8, {
                out.put($j, $e);
            });
        }
        // SAFETY: all L.
        unsafe { out.full() }
    }};
}

/// The blocks of eight digits of an element in memory.
macro_rules! blocks {
    ($block:ident, $body:block) => {
        if const { L > 8 } {
            for $block in 0..L.div_ceil(8) {
                $body
            }
        } else {
            #[allow(non_upper_case_globals, reason = "stands for a variable")]
            const $block: usize = 0;
            $body
        }
    };
}

/// What a block has of the digits.
macro_rules! block_digits {
    ($j:ident of $block:ident, $body:block) => {
        unroll!($j < 8, at most 8, {
            if 8 * $block + $j < L {
                $body
            }
        })
    };
}

/// Whether [`border`] has a way for integers of this number of words, and what it is for as many as a shape has.
macro_rules! words {
    ($L:ident, $W:ident, $n:ident => $e:expr) => {
        words!(@ $L, $W, $n, $e, 4 6 12)
    };
    ($L:ident, $W:ident, $len:expr) => {
        const { border::words_of($L, $W) > 0 } && $len == border::words_of($L, $W)
    };
    (@ $L:ident, $W:ident, $n:ident, $e:expr, $($k:literal)*) => {
        $(if const { border::words_of($L, $W) == $k } {
            const $n: usize = $k;
            $e
        } else)* {
            unreachable!("words of another shape")
        }
    };
}

/// Whether a number is in a list.
const fn contains(list: &[usize], number: usize) -> bool {
    match list {
        [] => false,
        [first, rest @ ..] => *first == number || contains(rest, number),
    }
}

// Behind the macros that it has in common with this file.
mod one_by_one;

impl<S: Wide<W>, const L: usize, const W: u32> Ring for Vec8<'_, S, L, W> {
    type El = [S::V; L];
    const CALLED: bool = contains(S::CALLED, L);
    const PAIRS: bool = S::PAIRS;
    const CALLED_IN_EXTENSIONS: bool = !S::PAIRS;
    #[inline(never)]
    fn apart<T>(&self, job: impl FnOnce() -> T) -> T {
        S::enter(job)
    }

    #[inline(always)]
    fn zero(&self) -> Self::El {
        [S::zero(); L]
    }
    #[inline(always)]
    fn one(&self) -> Self::El {
        each!(j => S::splat(&self.field.one[j]))
    }
    #[inline(always)]
    fn add(&self, a: &Self::El, b: &Self::El) -> Self::El {
        each!(j => S::add(a[j], b[j]))
    }
    /// `K` counts stored forms in `b`; rings of signed digits ignore it.
    #[inline(always)]
    fn sub<const K: u32>(&self, a: &Self::El, b: &Self::El) -> Self::El {
        const { assert!(S::SIGNED || K >= 1 && K as usize <= field::SUBS) }
        self.minus(K as usize - 1, a, b)
    }
    #[inline(always)]
    fn mul(&self, a: &Self::El, b: &Self::El) -> Self::El {
        S::mul::<L>(&self.field.k, a, b)
    }
    #[inline(always)]
    fn sqr(&self, a: &Self::El) -> Self::El {
        S::sqr::<L>(&self.field.k, a)
    }
    #[inline(always)]
    fn norm(&self, a: &Self::El) -> Self::El {
        S::norm::<L>(&self.field.k, &self.field.norm, a)
    }
    #[inline(always)]
    fn mul_into(&self, out: &mut Self::El, a: &Self::El, b: &Self::El) {
        S::mul_to(&self.field.k, a, b, over(out));
    }
    #[inline(always)]
    fn norm_into(&self, out: &mut Self::El, a: &Self::El) {
        S::norm_to(&self.field.k, &self.field.norm, a, over(out));
    }
    #[inline(always)]
    fn products(&self) -> u32 {
        self.field.limits().products
    }
    #[inline(always)]
    fn mul_pair(
        &self,
        a: &[Self::El; 2],
        b: &[Self::El; 2],
        minus_beta: u32,
    ) -> Option<[Self::El; 2]> {
        let lift = self.lift(minus_beta)?;
        S::mul_pair::<L>(&self.field.k, lift, a, b, minus_beta)
    }
    #[inline(always)]
    fn sqr_pair(&self, a: &[Self::El; 2], minus_beta: u32) -> Option<[Self::El; 2]> {
        let lift = self.lift(minus_beta)?;
        S::sqr_pair::<L>(&self.field.k, lift, a, minus_beta)
    }
}

/// An element as room for another one.
#[inline(always)]
fn over<E: Copy>(out: &mut E) -> &mut MaybeUninit<E> {
    // SAFETY: kernels write all of an element, and nothing else.
    unsafe { &mut *(&raw mut *out).cast() }
}

impl<S: Wide<W>, const L: usize, const W: u32> Lanes for Vec8<'_, S, L, W>
where
    Digits<L>: Shape<S::D>,
{
    const WIDTH: usize = 8;
    const BACKEND: Backend = S::BACKEND;
    const DIGIT_BITS: u32 = W;
    type Mem = <Digits<L> as Shape<S::D>>::Row;

    #[inline(always)]
    fn gather(&self, src: &[&Self::Mem]) -> Self::El {
        let src: &[&Self::Mem; 8] = src.try_into().expect("eight rows");
        let mut out = Room::<S::V, L>::new();
        blocks!(block, {
            let rows = each!(
                lane i => src[i].digits()[8 * block..8 * block + 8].as_ptr()
            );
            // SAFETY: each pointer is that of eight digits in bounds; rows are aligned to 64 bytes
            // and blocks are 64 bytes.
            let v = unsafe { S::gather(rows) };
            block_digits!(j of block, {
                out.put(8 * block + j, v[j]);
            });
        });
        // SAFETY: the blocks have all digits.
        unsafe { out.full() }
    }
    #[inline(always)]
    fn gather_at(&self, table: &[Self::Mem], index: &[u32; 8]) -> Self::El {
        // One comparison for all lanes, then pointers.
        let most = index.iter().fold(0, |m, &i| m.max(i));
        assert!(
            (most as usize) < table.len(),
            "row {most} of {}",
            table.len()
        );
        let mut out = Room::<S::V, L>::new();
        blocks!(block, {
            let rows = each!(
                // SAFETY: the index is in bounds, and an element has `L.div_ceil(8)` blocks of 8 digits.
                lane i => unsafe {
                    (table.as_ptr().add(index[i] as usize).cast::<S::D>()).add(8 * block)
                }
            );
            // SAFETY: as in `gather`.
            let v = unsafe { S::gather(rows) };
            block_digits!(j of block, {
                out.put(8 * block + j, v[j]);
            });
        });
        // SAFETY: the blocks have all digits.
        unsafe { out.full() }
    }
    #[inline(always)]
    fn gather_rows<const N: usize>(&self, table: &[Self::Mem], index: &[u32; 8]) -> [Self::El; N] {
        // One comparison and one address for all that a lane reads.
        let most = index.iter().fold(0, |m, &i| m.max(i)) as usize;
        assert!(most + N <= table.len(), "row {most} of {}", table.len());
        let rows = each!(
            // SAFETY: in bounds.
            lane i => unsafe { table.as_ptr().add(index[i] as usize) }
        );
        let mut out = [[S::zero(); L]; N];
        for k in 0..N {
            blocks!(block, {
                let at = each!(
                    // SAFETY: in bounds, and an element has `L.div_ceil(8)` blocks of 8 digits.
                    lane i => unsafe { rows[i].add(k).cast::<S::D>().add(8 * block) }
                );
                // SAFETY: as in `gather`.
                let v = unsafe { S::gather(at) };
                block_digits!(j of block, {
                    out[k][8 * block + j] = v[j];
                });
            });
        }
        out
    }
    #[inline(always)]
    fn flags(&self, words: &[u32], bit: u32) -> u8 {
        let words: &[u32; 8] = words.try_into().expect("eight words");
        S::flags(words, 1 << bit)
    }
    #[inline(always)]
    fn prefetch(&self, table: &[Self::Mem], index: u32) {
        #[cfg(target_arch = "x86_64")]
        blocks!(block, {
            use core::arch::x86_64::{_MM_HINT_T1, _mm_prefetch};
            let line = table.as_ptr().wrapping_add(index as usize).cast::<i8>();
            // SAFETY: the instruction is in every x86-64 and does not fault, whatever the address.
            unsafe { _mm_prefetch::<_MM_HINT_T1>(line.wrapping_add(64 * block)) };
        });
        #[cfg(not(target_arch = "x86_64"))]
        let _ = (table, index);
    }
    #[inline(always)]
    fn scatter(&self, a: &Self::El, dst: &mut [Self::Mem]) {
        let dst: &mut [Self::Mem; 8] = dst.try_into().expect("eight rows");
        blocks!(block, {
            let v = each!(lane j => if 8 * block + j < L { a[8 * block + j] } else { S::zero() });
            let rows = each!(
                lane i => dst[i].digits_mut()[8 * block..8 * block + 8].as_mut_ptr()
            );
            // SAFETY: as in `gather`; the rows are distinct elements of one slice.
            unsafe { S::scatter(v, rows) };
        });
    }
    #[inline(always)]
    fn transpose(&self, elements: &mut [Self::El]) {
        const { assert!(size_of::<S::V>() == 8 * size_of::<S::D>()) }
        let elements: &mut [Self::El; 8] = elements.try_into().expect("eight elements");
        let mut out = Lines([[S::zero(); 8]; L]);
        for digit in 0..L {
            let v = each!(lane i => elements[i][digit]);
            let rows = each!(
                lane i => (&raw mut out.0[digit][i]).cast::<S::D>()
            );
            // SAFETY: each pointer is that of eight digits, which a vector is; they begin with a line of 64 bytes, as
            // the whole does, and are different.
            unsafe { S::scatter(v, rows) };
        }
        for digit in 0..L {
            for i in 0..8 {
                elements[i][digit] = out.0[digit][i];
            }
        }
    }
    #[inline(always)]
    fn select(&self, mask: u8, a: &Self::El, b: &Self::El) -> Self::El {
        each!(j => S::select(mask, a[j], b[j]))
    }
    /// Exact for a multiple `k·p`, `|k| ≤ NEAR`: its lowest digit is `k·p mod 2^W`, and times `−1/p`
    /// that is `−k`, whatever the form of the digit. Random other values pass with chance `2^{7−W}`.
    #[inline(always)]
    fn maybe_zero(&self, a: &Self::El) -> u8 {
        S::near_zero(S::mul_low(a[0], S::splat(&self.field.k.pinv)))
    }
    /// Reduced, a multiple of `p` is 0 (or p in unsigned rings), and digits below `2^W` in
    /// absolute value that sum to 0 are all 0 (the lowest is divisible by `2^W`, and so on).
    fn is_zero(&self, a: &Self::El) -> u8 {
        S::enter(
            #[inline(always)]
            || {
                let r = S::exact::<L>(&self.field.k, &self.field.norm, a);
                let mut zero = 0xff;
                let mut full = if S::SIGNED { 0 } else { 0xff };
                for j in 0..L {
                    zero &= S::equal(r[j], S::zero());
                    full &= S::equal(r[j], S::splat(&self.field.k.p[j]));
                }
                zero | full
            },
        )
    }
    /// One scalar inversion for eight lanes: the products of 2, 4 and 8 lanes by exchanges, then
    /// back. Six products and one inversion; all lanes zero if one has no inverse.
    fn inv(&self, a: &Self::El) -> Self::El {
        S::enter(
            #[inline(always)]
            || {
                let a = self.norm(a);
                let a4: Self::El = each!(j => S::exchange::<4>(a[j]));
                let p2 = self.mul(&a, &a4);
                let p2x: Self::El = each!(j => S::exchange::<2>(p2[j]));
                let p4 = self.mul(&p2, &p2x);
                let p4x: Self::El = each!(j => S::exchange::<1>(p4[j]));
                let all = self.mul(&p4, &p4x);
                let mut rows = [Self::empty(); 8];
                self.scatter(&all, &mut rows);
                let mut words = [0u64; words::WORDS];
                let words = &mut words[..self.field.len];
                self.unpack(&rows[0], words);
                if !self.field.invert_words(words) {
                    return self.zero();
                }
                let others = self.mul(&self.mul(&a4, &p2x), &p4x);
                self.mul(&self.splat(&self.pack(words)), &others)
            },
        )
    }
    fn pack(&self, words: &[u64]) -> Self::Mem {
        let mut row = Self::empty();
        let digits = self.field.pack_words(words);
        let to = row.digits_mut();
        for j in 0..L {
            to[j] = S::digit(digits[j]);
        }
        row
    }
    #[inline(always)]
    fn load(&self, src: &[&[u64]]) -> Self::El {
        let src: &[&[u64]; 8] = src.try_into().expect("eight integers");
        let len = self.field.len;
        if words!(L, W, len) && src.iter().all(|words| words.len() == len) {
            let at = each!(lane i => src[i].as_ptr());
            // SAFETY: every integer has that number of words.
            return unsafe { words!(L, W, N => border::enter::<S, L, W, N>(self.field, &at)) };
        }
        // The digits of the words as they are, and one product by the ratio of the two forms.
        let ratio = each!(j => S::splat(&self.field.ratio[j]));
        self.mul(&self.cut_one_by_one(src), &ratio)
    }
    #[inline(always)]
    fn load_words(&self, words: &[u64]) -> Self::El {
        let len = self.field.len;
        assert!(
            words.len() == 8 * len,
            "as many words as eight elements have"
        );
        if words!(L, W, len) {
            let first = words.as_ptr();
            let at = each!(lane i => first.wrapping_add(i * len));
            // SAFETY: that number of words is in bounds from each pointer.
            return unsafe { words!(L, W, N => border::enter::<S, L, W, N>(self.field, &at)) };
        }
        let src = each!(lane i => &words[i * len..][..len]);
        self.load(&src)
    }
    #[inline(always)]
    fn store_words(&self, a: &Self::El, words: &mut [u64]) {
        let len = self.field.len;
        assert!(
            words.len() == 8 * len,
            "as many words as eight elements have"
        );
        if words!(L, W, len) && !self.field.is_lengthened() {
            let first = words.as_mut_ptr();
            let at = each!(lane i => first.wrapping_add(i * len));
            // SAFETY: that number of words is in bounds from each pointer.
            unsafe { words!(L, W, N => border::leave::<S, L, W, N>(self.field, a, &at)) };
            return;
        }
        self.unpack_one_by_one(a, words);
    }
    fn unpack(&self, m: &Self::Mem, words: &mut [u64]) {
        let m = m.digits();
        self.field
            .unpack_words(&each!(j => S::integer(m[j])), words);
    }
    #[inline(always)]
    fn words(&self) -> usize {
        self.field.len
    }
    fn form(&self) -> u32 {
        self.field.form
    }
    fn to_words(&self, m: &Self::Mem, words: &mut [u64]) {
        let m = m.digits();
        self.field.own_words(&each!(j => S::integer(m[j])), words);
    }
    #[inline(always)]
    fn gather_words(&self, table: &[u64], index: &[u32; 8]) -> Self::El {
        let len = self.field.len;
        // One comparison for all lanes, then pointers.
        let most = index.iter().fold(0, |m, &i| m.max(i)) as usize;
        assert!(
            most < table.len() / len,
            "element {most} of {}",
            table.len() / len
        );
        let src = each!(
            // SAFETY: in bounds, by the comparison.
            lane i => unsafe { table.as_ptr().add(index[i] as usize * len) }
        );
        if words!(L, W, len) {
            // SAFETY: `len` words from each pointer are in bounds.
            return unsafe { words!(L, W, N => border::own::<S, L, W, N>(&src)) };
        }
        let words = each!(lane i => &table[index[i] as usize * len..][..len]);
        let digits = self.cut_one_by_one(&words);
        // Digits that are not balanced are larger than a stored form's.
        if S::SIGNED {
            self.norm(&digits)
        } else {
            digits
        }
    }
    /// The lines of both ends of x and of the end of y: every line that a row of 2 or 4 elements of at most 48 bytes has
    /// of the two if rows of 192 bytes begin with a line. What is asked for twice costs time too.
    #[inline(always)]
    fn prefetch_words(&self, table: &[u64], x: u32, y: u32) {
        #[cfg(target_arch = "x86_64")]
        {
            use core::arch::x86_64::{_MM_HINT_T1, _mm_prefetch};
            let len = self.field.len;
            let word = |k: usize| table.as_ptr().wrapping_add(k).cast::<i8>();
            let (x, y) = (x as usize * len, y as usize * len);
            // SAFETY: the instruction is in every x86-64 and does not fault, whatever the address.
            unsafe {
                _mm_prefetch::<_MM_HINT_T1>(word(x));
                _mm_prefetch::<_MM_HINT_T1>(word(x + len - 1));
                _mm_prefetch::<_MM_HINT_T1>(word(y + len - 1));
            }
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = (table, x, y);
    }
    #[inline(always)]
    fn splat(&self, m: &Self::Mem) -> Self::El {
        let m = m.digits();
        each!(j => <S as Splat<W>>::splat(&m[j]))
    }
    #[inline(always)]
    fn enter<T>(&self, job: impl FnOnce() -> T) -> T {
        S::enter(job)
    }
}
