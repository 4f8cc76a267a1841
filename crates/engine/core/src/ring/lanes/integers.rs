//! Eight 64-bit integers side by side, in vectors of 256 or 512 bits or in an array: with them words are cut into digits, and
//! joined from digits.

#[cfg(target_arch = "x86_64")]
use super::kernel::unroll;

/// Eight integers modulo `2^64`.
pub trait WideWords: Copy {
    /// All the same.
    fn all(v: u64) -> Self;
    fn plus(self, b: Self) -> Self;
    fn minus(self, b: Self) -> Self;
    fn and(self, b: Self) -> Self;
    fn or(self, b: Self) -> Self;
    /// Shifted by fewer than 64 bits, without sign.
    fn right(self, bits: usize) -> Self;
    /// Shifted by fewer than 64 bits.
    fn left(self, bits: usize) -> Self;
    /// The products of the low 32 bits.
    fn product(self, b: Self) -> Self;
    /// Ones where the integer, with sign, is below the other one, else zeros.
    fn below(self, b: Self) -> Self;
    /// Word `j` of eight integers of `N` words, 4, 6 or 12, for each `j`.
    ///
    /// # Safety
    /// `N` words are readable from each pointer.
    unsafe fn read<const N: usize>(from: &[*const u64; 8]) -> [Self; N];
    /// The inverse of [`WideWords::read`].
    ///
    /// # Safety
    /// `N` words are writable from each pointer.
    unsafe fn write<const N: usize>(words: &[Self; N], to: &[*mut u64; 8]);
}

/// The blocks of at most four words of an integer, by where they begin.
#[cfg(target_arch = "x86_64")]
macro_rules! fours {
    ($at:ident < $n:expr, $body:block) => {
        unroll!(@ $at, $n, $body, 0 4 8)
    };
}

#[cfg(any(test, feature = "testing"))]
impl WideWords for [u64; 8] {
    fn all(v: u64) -> Self {
        [v; 8]
    }
    fn plus(self, b: Self) -> Self {
        core::array::from_fn(|i| self[i].wrapping_add(b[i]))
    }
    fn minus(self, b: Self) -> Self {
        core::array::from_fn(|i| self[i].wrapping_sub(b[i]))
    }
    fn and(self, b: Self) -> Self {
        core::array::from_fn(|i| self[i] & b[i])
    }
    fn or(self, b: Self) -> Self {
        core::array::from_fn(|i| self[i] | b[i])
    }
    fn right(self, bits: usize) -> Self {
        self.map(|x| x >> bits)
    }
    fn left(self, bits: usize) -> Self {
        self.map(|x| x << bits)
    }
    fn product(self, b: Self) -> Self {
        core::array::from_fn(|i| (self[i] & 0xffff_ffff) * (b[i] & 0xffff_ffff))
    }
    fn below(self, b: Self) -> Self {
        core::array::from_fn(|i| {
            if (self[i] as i64) < b[i] as i64 {
                u64::MAX
            } else {
                0
            }
        })
    }
    unsafe fn read<const N: usize>(from: &[*const u64; 8]) -> [Self; N] {
        // SAFETY: the caller's promise.
        core::array::from_fn(|j| from.map(|p| unsafe { *p.add(j) }))
    }
    unsafe fn write<const N: usize>(words: &[Self; N], to: &[*mut u64; 8]) {
        for (i, p) in to.iter().enumerate() {
            for (j, word) in words.iter().enumerate() {
                // SAFETY: the caller's promise.
                unsafe { *p.add(j) = word[i] };
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod vectors {
    use super::super::avx_ifma::{self, Pair, transpose};
    use super::super::fma512;
    use super::{WideWords, unroll};
    use core::arch::x86_64::*;

    macro_rules! x {
        ($e:expr) => {
            // SAFETY: an instruction set names its integers, and it is reached through a `Field`, which exists only where
            // the instructions are.
            unsafe { $e }
        };
    }

    impl WideWords for Pair {
        #[inline(always)]
        fn all(v: u64) -> Self {
            avx_ifma::all(v)
        }
        #[inline(always)]
        fn plus(self, b: Self) -> Self {
            avx_ifma::add(self, b)
        }
        #[inline(always)]
        fn minus(self, b: Self) -> Self {
            avx_ifma::sub(self, b)
        }
        #[inline(always)]
        fn and(self, b: Self) -> Self {
            avx_ifma::and(self, b)
        }
        #[inline(always)]
        fn or(self, b: Self) -> Self {
            x!([
                _mm256_or_si256(self[0], b[0]),
                _mm256_or_si256(self[1], b[1])
            ])
        }
        #[inline(always)]
        fn right(self, bits: usize) -> Self {
            avx_ifma::right(self, avx_ifma::all(bits as u64))
        }
        #[inline(always)]
        fn left(self, bits: usize) -> Self {
            avx_ifma::left(self, avx_ifma::all(bits as u64))
        }
        #[inline(always)]
        fn product(self, b: Self) -> Self {
            avx_ifma::product(self, b)
        }
        #[inline(always)]
        fn below(self, b: Self) -> Self {
            x!([
                _mm256_cmpgt_epi64(b[0], self[0]),
                _mm256_cmpgt_epi64(b[1], self[1])
            ])
        }
        #[inline(always)]
        unsafe fn read<const N: usize>(from: &[*const u64; 8]) -> [Self; N] {
            let mut words = [Self::all(0); N];
            unroll!(half in 0 1, {
                fours!(at < N, {
                    let mut r = [x!(_mm256_setzero_si256()); 4];
                    unroll!(i in 0 1 2 3, {
                        // SAFETY: N words, as the caller promises, of which four are left, or two.
                        r[i] = unsafe {
                            let p = from[4 * half + i].add(at);
                            if at + 4 <= N {
                                _mm256_loadu_si256(p.cast())
                            } else {
                                _mm256_zextsi128_si256(_mm_loadu_si128(p.cast()))
                            }
                        };
                    });
                    let columns = transpose(r);
                    unroll!(j in 0 1 2 3, {
                        if at + j < N {
                            words[at + j][half] = columns[j];
                        }
                    });
                });
            });
            words
        }
        #[inline(always)]
        unsafe fn write<const N: usize>(words: &[Self; N], to: &[*mut u64; 8]) {
            unroll!(half in 0 1, {
                fours!(at < N, {
                    if at + 4 <= N {
                        let mut columns = [x!(_mm256_setzero_si256()); 4];
                        unroll!(j in 0 1 2 3, {
                            columns[j] = words[at + j][half];
                        });
                        let r = transpose(columns);
                        unroll!(i in 0 1 2 3, {
                            // SAFETY: four of N words, as the caller promises.
                            unsafe { _mm256_storeu_si256(to[4 * half + i].add(at).cast(), r[i]) };
                        });
                    } else {
                        let (low, high) = (words[at][half], words[at + 1][half]);
                        // Both words of the lanes 0 and 2, and of 1 and 3.
                        let (even, odd) =
                            x!((_mm256_unpacklo_epi64(low, high), _mm256_unpackhi_epi64(low, high)));
                        unroll!(i in 0 1, {
                            let r = if i == 0 { even } else { odd };
                            // SAFETY: the last two of N words, as the caller promises.
                            unsafe {
                                let to = &to[4 * half..];
                                _mm_storeu_si128(to[i].add(at).cast(), _mm256_castsi256_si128(r));
                                let r = _mm256_extracti128_si256::<1>(r);
                                _mm_storeu_si128(to[i + 2].add(at).cast(), r);
                            }
                        });
                    }
                });
            });
        }
    }

    /// The blocks of at most eight words of an integer, by where they begin.
    macro_rules! eights {
        ($at:ident < $n:expr, $body:block) => {
            unroll!(@ $at, $n, $body, 0 8)
        };
    }

    impl WideWords for __m512i {
        #[inline(always)]
        fn all(v: u64) -> Self {
            x!(_mm512_set1_epi64(v as i64))
        }
        #[inline(always)]
        fn plus(self, b: Self) -> Self {
            x!(_mm512_add_epi64(self, b))
        }
        #[inline(always)]
        fn minus(self, b: Self) -> Self {
            x!(_mm512_sub_epi64(self, b))
        }
        #[inline(always)]
        fn and(self, b: Self) -> Self {
            x!(_mm512_and_si512(self, b))
        }
        #[inline(always)]
        fn or(self, b: Self) -> Self {
            x!(_mm512_or_si512(self, b))
        }
        #[inline(always)]
        fn right(self, bits: usize) -> Self {
            x!(_mm512_srlv_epi64(self, Self::all(bits as u64)))
        }
        #[inline(always)]
        fn left(self, bits: usize) -> Self {
            x!(_mm512_sllv_epi64(self, Self::all(bits as u64)))
        }
        #[inline(always)]
        fn product(self, b: Self) -> Self {
            x!(_mm512_mul_epu32(self, b))
        }
        #[inline(always)]
        fn below(self, b: Self) -> Self {
            x!(_mm512_movm_epi64(_mm512_cmplt_epi64_mask(self, b)))
        }
        /// Whole loads of four and two words: with a mask sums over tables took 95 instead of 84 ns an addition.
        #[inline(always)]
        unsafe fn read<const N: usize>(from: &[*const u64; 8]) -> [Self; N] {
            let mut words = [Self::all(0); N];
            eights!(at < N, {
                let mut rows = [x!(_mm512_setzero_pd()); 8];
                unroll!(i < 8, at most 8, {
                    // SAFETY: N words, as the caller promises, of which eight are left, or six, or four.
                    rows[i] = unsafe {
                        let p = from[i].add(at).cast::<f64>();
                        if at + 8 <= N {
                            _mm512_loadu_pd(p)
                        } else {
                            let low = _mm512_zextpd256_pd512(_mm256_loadu_pd(p));
                            if at + 4 < N {
                                _mm512_insertf64x2::<2>(low, _mm_loadu_pd(p.add(4)))
                            } else {
                                low
                            }
                        }
                    };
                });
                let columns = fma512::transpose(rows);
                unroll!(j < 8, at most 8, {
                    if at + j < N {
                        words[at + j] = x!(_mm512_castpd_si512(columns[j]));
                    }
                });
            });
            words
        }
        #[inline(always)]
        unsafe fn write<const N: usize>(words: &[Self; N], to: &[*mut u64; 8]) {
            eights!(at < N, {
                let mut columns = [x!(_mm512_setzero_pd()); 8];
                unroll!(j < 8, at most 8, {
                    if at + j < N {
                        columns[j] = x!(_mm512_castsi512_pd(words[at + j]));
                    }
                });
                let rows = fma512::transpose(columns);
                unroll!(i < 8, at most 8, {
                    // SAFETY: N words, as the caller promises, of which eight are left, or six, or four.
                    unsafe {
                        let p = to[i].add(at).cast::<f64>();
                        if at + 8 <= N {
                            _mm512_storeu_pd(p, rows[i]);
                        } else {
                            _mm256_storeu_pd(p, _mm512_castpd512_pd256(rows[i]));
                            if at + 4 < N {
                                _mm_storeu_pd(p.add(4), _mm512_extractf64x2_pd::<2>(rows[i]));
                            }
                        }
                    }
                });
            });
        }
    }
}
