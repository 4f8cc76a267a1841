//! Eight integers of 64 bits in four vectors.

use super::{V, four};
use crate::ring::lanes::integers::WideWords;
use crate::ring::lanes::kernel::unroll;
use core::arch::wasm32::*;

/// The pairs of words of an integer, by where they begin.
macro_rules! pairs {
    ($at:ident < $n:expr, $body:block) => {
        unroll!(@ $at, $n, $body, 0 2 4 6 8 10)
    };
}

impl WideWords for V {
    #[inline(always)]
    fn all(v: u64) -> Self {
        [u64x2_splat(v); 4]
    }
    #[inline(always)]
    fn plus(self, b: Self) -> Self {
        four!(i64x2_add(self, b))
    }
    #[inline(always)]
    fn minus(self, b: Self) -> Self {
        four!(i64x2_sub(self, b))
    }
    #[inline(always)]
    fn and(self, b: Self) -> Self {
        four!(v128_and(self, b))
    }
    #[inline(always)]
    fn or(self, b: Self) -> Self {
        four!(v128_or(self, b))
    }
    #[inline(always)]
    fn right(self, bits: usize) -> Self {
        let shifted = |v| u64x2_shr(v, bits as u32);
        [
            shifted(self[0]),
            shifted(self[1]),
            shifted(self[2]),
            shifted(self[3]),
        ]
    }
    #[inline(always)]
    fn left(self, bits: usize) -> Self {
        let shifted = |v| i64x2_shl(v, bits as u32);
        [
            shifted(self[0]),
            shifted(self[1]),
            shifted(self[2]),
            shifted(self[3]),
        ]
    }
    #[inline(always)]
    fn product(self, b: Self) -> Self {
        let low = Self::all(0xffff_ffff);
        let (a, b) = (self.and(low), b.and(low));
        four!(i64x2_mul(a, b))
    }
    #[inline(always)]
    fn below(self, b: Self) -> Self {
        four!(i64x2_lt(self, b))
    }
    #[inline(always)]
    unsafe fn read<const N: usize>(from: &[*const u64; 8]) -> [Self; N] {
        const { assert!(N.is_multiple_of(2) && N <= 12) }
        let mut words = [Self::all(0); N];
        unroll!(p in 0 1 2 3, {
            pairs!(at < N, {
                // SAFETY: N words, as the caller promises, of which two are left.
                let (x, y) = unsafe {
                    let two = |i: usize| v128_load(from[2 * p + i].add(at).cast());
                    (two(0), two(1))
                };
                words[at][p] = i64x2_shuffle::<0, 2>(x, y);
                words[at + 1][p] = i64x2_shuffle::<1, 3>(x, y);
            });
        });
        words
    }
    #[inline(always)]
    unsafe fn write<const N: usize>(words: &[Self; N], to: &[*mut u64; 8]) {
        const { assert!(N.is_multiple_of(2) && N <= 12) }
        unroll!(p in 0 1 2 3, {
            pairs!(at < N, {
                let (x, y) = (words[at][p], words[at + 1][p]);
                // SAFETY: N words, as the caller promises, of which two are left.
                unsafe {
                    let two = |i: usize| to[2 * p + i].add(at).cast();
                    v128_store(two(0), i64x2_shuffle::<0, 2>(x, y));
                    v128_store(two(1), i64x2_shuffle::<1, 3>(x, y));
                }
            });
        });
    }
}
