//! Elements of an extension are a few elements of the base: sums, masks and memory go part by part.
//!
//! Memory holds the parts side by side, the lowest coefficient first, and so do words.
//!
//! A macro and not loops over the degree: what stands here is in the hot loops of the lanes, where an array that a loop
//! fills may stay in memory.

/// An array of what an expression is for each part; the index is a constant.
macro_rules! each {
    (2, $i:ident => $e:expr) => {
        [
            {
                const $i: usize = 0;
                $e
            },
            {
                const $i: usize = 1;
                $e
            },
        ]
    };
    (3, $i:ident => $e:expr) => {
        [
            {
                const $i: usize = 0;
                $e
            },
            {
                const $i: usize = 1;
                $e
            },
            {
                const $i: usize = 2;
                $e
            },
        ]
    };
}

/// [`super::Ring`] and [`super::Lanes`] for an extension of a degree, of its field `base` and its functions `product`,
/// `square` and `inverse`.
macro_rules! by_parts {
    ($Extension:ident, $d:tt) => {
        impl<R: Ring> $Extension<R> {
            /// One copy of the product. `extern "C"`, as in [`super::mont64`]: callers know that it does not unwind.
            #[inline(never)]
            pub(super) extern "C" fn product_to(
                &self,
                a: &[R::El; $d],
                b: &[R::El; $d],
                out: &mut MaybeUninit<[R::El; $d]>,
            ) {
                self.base.apart(
                    #[inline(always)]
                    || {
                        out.write(self.product(a, b));
                    },
                );
            }

            /// One copy of the square.
            #[inline(never)]
            pub(super) extern "C" fn square_to(&self, a: &[R::El; $d], out: &mut MaybeUninit<[R::El; $d]>) {
                self.base.apart(
                    #[inline(always)]
                    || {
                        out.write(self.square(a));
                    },
                );
            }
        }

        impl<R: Ring> Ring for $Extension<R> {
            type El = [R::El; $d];

            #[inline(always)]
            fn zero(&self) -> Self::El {
                [self.base.zero(); $d]
            }
            #[inline(always)]
            fn one(&self) -> Self::El {
                each!($d, I => if I == 0 { self.base.one() } else { self.base.zero() })
            }
            #[inline(always)]
            fn add(&self, a: &Self::El, b: &Self::El) -> Self::El {
                each!($d, I => self.base.add(&a[I], &b[I]))
            }
            #[inline(always)]
            fn sub<const K: u32>(&self, a: &Self::El, b: &Self::El) -> Self::El {
                each!($d, I => self.base.sub::<K>(&a[I], &b[I]))
            }
            #[inline(always)]
            fn neg<const K: u32>(&self, a: &Self::El) -> Self::El {
                each!($d, I => self.base.neg::<K>(&a[I]))
            }
            #[inline(always)]
            fn dbl(&self, a: &Self::El) -> Self::El {
                each!($d, I => self.base.dbl(&a[I]))
            }
            #[inline(always)]
            fn mul(&self, a: &Self::El, b: &Self::El) -> Self::El {
                if R::CALLED_IN_EXTENSIONS {
                    let mut out = MaybeUninit::uninit();
                    self.product_to(a, b, &mut out);
                    // SAFETY: it has been written.
                    unsafe { out.assume_init() }
                } else {
                    self.product(a, b)
                }
            }
            #[inline(always)]
            fn sqr(&self, a: &Self::El) -> Self::El {
                if R::CALLED_IN_EXTENSIONS {
                    let mut out = MaybeUninit::uninit();
                    self.square_to(a, &mut out);
                    // SAFETY: it has been written.
                    unsafe { out.assume_init() }
                } else {
                    self.square(a)
                }
            }
            #[inline(always)]
            fn products(&self) -> u32 {
                self.room.min(4)
            }
            #[inline(always)]
            fn norm(&self, a: &Self::El) -> Self::El {
                each!($d, I => self.base.norm(&a[I]))
            }
        }

        /// The parts of all elements. (`as_flattened` is a function that is not always inlined.)
        #[inline(always)]
        fn parts<M>(table: &[[M; $d]]) -> &[M] {
            // SAFETY: an array is its elements side by side: this is the same memory, of as many parts.
            unsafe { core::slice::from_raw_parts(table.as_ptr().cast(), $d * table.len()) }
        }

        /// The places of a part of the lanes' elements in a list of parts.
        #[inline(always)]
        fn places(width: usize, index: &[u32; 8], part: usize) -> [u32; 8] {
            let mut out = [0; 8];
            for lane in 0..width {
                out[lane] = $d * index[lane] + part as u32;
            }
            out
        }

        impl<R: Lanes> Lanes for $Extension<R> {
            const WIDTH: usize = R::WIDTH;
            const CONJUGATES: bool = $d == 2;
            const BACKEND: Backend = R::BACKEND;
            const DIGIT_BITS: u32 = R::DIGIT_BITS;
            type Mem = [R::Mem; $d];

            fn backend(&self) -> Backend {
                self.base.backend()
            }
            #[inline(always)]
            fn gather(&self, src: &[&Self::Mem]) -> Self::El {
                // At most 8 lanes; the spare references are not looked at.
                let mut part = each!($d, I => [&src[0][I]; 8]);
                for (i, m) in src.iter().enumerate().take(R::WIDTH) {
                    for k in 0..$d {
                        part[k][i] = &m[k];
                    }
                }
                each!($d, I => self.base.gather(&part[I][..R::WIDTH]))
            }
            #[inline(always)]
            fn gather_at(&self, table: &[Self::Mem], index: &[u32; 8]) -> Self::El {
                let table = parts(table);
                each!($d, I => self.base.gather_at(table, &places(R::WIDTH, index, I)))
            }
            #[inline(always)]
            fn prefetch(&self, table: &[Self::Mem], index: u32) {
                for k in 0..$d {
                    self.base.prefetch(parts(table), $d * index + k);
                }
            }
            #[inline(always)]
            fn scatter(&self, a: &Self::El, dst: &mut [Self::Mem]) {
                if const { R::WIDTH == 1 } {
                    for i in 0..$d {
                        self.base.scatter(&a[i], &mut dst[0][i..=i]);
                    }
                    return;
                }
                let mut part = [[R::empty(); 8]; $d];
                for i in 0..$d {
                    self.base.scatter(&a[i], &mut part[i][..R::WIDTH]);
                }
                for (i, d) in dst.iter_mut().enumerate().take(R::WIDTH) {
                    *d = each!($d, I => part[I][i]);
                }
            }
            #[inline(always)]
            fn select(&self, mask: u8, a: &Self::El, b: &Self::El) -> Self::El {
                each!($d, I => self.base.select(mask, &a[I], &b[I]))
            }
            #[inline(always)]
            fn maybe_zero(&self, a: &Self::El) -> u8 {
                let masks = each!($d, I => self.base.maybe_zero(&a[I]));
                let mut all = masks[0];
                for k in 1..$d {
                    all &= masks[k];
                }
                all
            }
            #[inline(always)]
            fn is_zero(&self, a: &Self::El) -> u8 {
                let masks = each!($d, I => self.base.is_zero(&a[I]));
                let mut all = masks[0];
                for k in 1..$d {
                    all &= masks[k];
                }
                all
            }
            #[inline(always)]
            fn conjugate(&self, a: &Self::El) -> Self::El {
                each!($d, I => if $d == 2 && I == 1 { self.base.neg::<1>(&a[I]) } else { a[I] })
            }
            fn inv(&self, a: &Self::El) -> Self::El {
                self.inverse(a)
            }
            fn pack(&self, words: &[u64]) -> Self::Mem {
                let mut words = words.chunks(self.base.words());
                each!($d, _I => self.base.pack(words.next().unwrap_or_default()))
            }
            #[inline(always)]
            fn load(&self, src: &[&[u64]]) -> Self::El {
                let n = self.base.words();
                let mut part = [[src[0]; 8]; $d];
                for (i, words) in src.iter().enumerate().take(R::WIDTH) {
                    for k in 0..$d {
                        part[k][i] = &words[k * n..][..n];
                    }
                }
                each!($d, I => self.base.load(&part[I][..R::WIDTH]))
            }
            /// Part by part, each through a list of its own.
            #[inline(always)]
            fn store_words(&self, a: &Self::El, words: &mut [u64]) {
                let n = self.base.words();
                let mut part = [0; 8 * crate::ring::lanes::WORDS];
                let part = &mut part[..R::WIDTH * n];
                for k in 0..$d {
                    self.base.store_words(&a[k], part);
                    for lane in 0..R::WIDTH {
                        let to = &mut words[($d * lane + k) * n..][..n];
                        for (to, word) in to.iter_mut().zip(&part[lane * n..]) {
                            *to = *word;
                        }
                    }
                }
            }
            fn unpack(&self, m: &Self::Mem, words: &mut [u64]) {
                for (m, words) in m.iter().zip(words.chunks_mut(self.base.words())) {
                    self.base.unpack(m, words);
                }
            }
            fn words(&self) -> usize {
                $d * self.base.words()
            }
            fn form(&self) -> u32 {
                self.base.form()
            }
            fn to_words(&self, m: &Self::Mem, words: &mut [u64]) {
                for (m, words) in m.iter().zip(words.chunks_mut(self.base.words())) {
                    self.base.to_words(m, words);
                }
            }
            #[inline(always)]
            fn gather_words(&self, table: &[u64], index: &[u32; 8]) -> Self::El {
                each!($d, I => self.base.gather_words(table, &places(R::WIDTH, index, I)))
            }
            #[inline(always)]
            fn prefetch_words(&self, table: &[u64], x: u32, y: u32) {
                for index in [x, y] {
                    let mut k = 0;
                    while k < $d {
                        let next = if k + 1 < $d { k + 1 } else { k };
                        (self.base).prefetch_words(table, $d * index + k, $d * index + next);
                        k += 2;
                    }
                }
            }
            #[inline(always)]
            fn splat(&self, m: &Self::Mem) -> Self::El {
                each!($d, I => self.base.splat(&m[I]))
            }
            #[inline(always)]
            fn enter<T>(&self, job: impl FnOnce() -> T) -> T {
                self.base.enter(job)
            }
        }
    };
}

pub(super) use {by_parts, each};
