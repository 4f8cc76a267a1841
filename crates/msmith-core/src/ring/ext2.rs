//! The quadratic extension `R[u]/(u² − β)` of any ring, for G2 coordinates.
//!
//! An element is `[c0, c1] = c0 + c1·u`. Multiplication is Karatsuba's (3 base products), squaring
//! takes 2 base products for small `β` (`(c0 + c1)(c0 − c1)` for `β = −1`, the complex method
//! otherwise) and 3 squarings and 1 product for a general `β`.
//!
//! The base ring may be lazy: a base product takes factors whose bounds, in multiples of `p`,
//! multiply to at most 4. Factors of the extension may be as large, and Karatsuba's sums double
//! them, hence the `norm`s on the sums; a base that takes more ([`Ring::products`]) needs fewer. A base
//! with [`Ring::mul_pair`] does the whole product.
#![allow(unsafe_code)]

use super::outline::Outlined;
use super::{Lanes, Ring};
use crate::backend::Backend;
use core::mem::MaybeUninit;

/// How to multiply by `β`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NonResidue<E> {
    /// `β = −1`.
    MinusOne,
    /// `β = −5` (BLS12-377).
    MinusFive,
    /// Another small integer.
    Small(i32),
    /// Any element of the base ring, in stored form.
    Element(E),
}

/// The context: the base ring and `β = u²`.
#[derive(Clone, Copy, Debug)]
pub struct Ext2<R: Ring> {
    base: R,
    beta: NonResidue<R::El>,
    /// The largest product of bounds that the base takes.
    room: u32,
}

impl<R: Ring> Ext2<R> {
    /// The extension by a square root of the small integer `beta`.
    #[must_use]
    pub fn new(base: R, beta: i32) -> Self {
        let beta = match beta {
            -1 => NonResidue::MinusOne,
            -5 => NonResidue::MinusFive,
            b => NonResidue::Small(b),
        };
        Self {
            room: base.products(),
            base,
            beta,
        }
    }

    /// The extension by a square root of `beta`, an element in stored form.
    #[must_use]
    pub fn with_element(base: R, beta: R::El) -> Self {
        Self {
            room: base.products(),
            base,
            beta: NonResidue::Element(beta),
        }
    }

    /// The base ring.
    #[inline(always)]
    pub fn base(&self) -> &R {
        &self.base
    }

    /// How `β` is held.
    #[must_use]
    pub fn nonresidue(&self) -> &NonResidue<R::El> {
        &self.beta
    }

    /// `β` as an element of the base ring, in stored form.
    #[must_use]
    pub fn beta(&self) -> R::El {
        self.base.norm(&self.mul_beta(&self.base.one()))
    }

    /// `−β` where a base ring may have products for it.
    #[inline(always)]
    fn minus_beta(&self) -> Option<u32> {
        match self.beta {
            NonResidue::MinusOne => Some(1),
            NonResidue::MinusFive => Some(5),
            _ => None,
        }
    }

    /// A factor of a product whose bounds multiply to `bound` with this factor as it is.
    #[inline(always)]
    fn ease(&self, a: &R::El, bound: u32) -> R::El {
        if self.room >= bound {
            *a
        } else {
            self.base.norm(a)
        }
    }

    /// `β·a` for `a` in stored form; the bound grows to at most 5.
    #[inline(always)]
    fn mul_beta(&self, a: &R::El) -> R::El {
        let f = &self.base;
        match &self.beta {
            NonResidue::MinusOne => f.neg::<1>(a),
            NonResidue::MinusFive => f.neg::<5>(&self.five(a)),
            NonResidue::Small(b) => self.mul_small(a, *b),
            NonResidue::Element(b) => f.mul(a, b),
        }
    }

    /// `a + β·b` for stored forms, in stored form.
    #[inline(always)]
    fn add_beta(&self, a: &R::El, b: &R::El) -> R::El {
        let f = &self.base;
        let s = match &self.beta {
            NonResidue::MinusOne => f.sub::<1>(a, b),
            NonResidue::MinusFive => f.sub::<5>(a, &self.five(b)),
            _ => f.apart(
                #[inline(always)]
                || f.add(a, &self.mul_beta(b)),
            ),
        };
        f.norm(&s)
    }

    #[inline(always)]
    fn five(&self, a: &R::El) -> R::El {
        let f = &self.base;
        f.add(&f.dbl(&f.dbl(a)), a)
    }

    /// `b·a` by doubling and adding, in stored form.
    #[inline(never)]
    fn mul_small(&self, a: &R::El, b: i32) -> R::El {
        let f = &self.base;
        let n = b.unsigned_abs();
        let mut acc = f.zero();
        for i in (0..32 - n.leading_zeros()).rev() {
            acc = f.dbl(&acc);
            if (n >> i) & 1 == 1 {
                acc = f.add(&acc, a);
            }
            acc = f.norm(&acc);
        }
        if b < 0 {
            f.norm(&f.neg::<1>(&acc))
        } else {
            acc
        }
    }

    /// One copy of the product. `extern "C"`, as in [`super::mont64`]: callers know that it does not unwind.
    #[inline(never)]
    extern "C" fn product_to(
        &self,
        a: &[R::El; 2],
        b: &[R::El; 2],
        out: &mut MaybeUninit<[R::El; 2]>,
    ) {
        out.write(self.product(a, b));
    }

    /// One copy of the square.
    #[inline(never)]
    extern "C" fn square_to(&self, a: &[R::El; 2], out: &mut MaybeUninit<[R::El; 2]>) {
        out.write(self.square(a));
    }

    #[inline(always)]
    fn product(&self, a: &[R::El; 2], b: &[R::El; 2]) -> [R::El; 2] {
        let f = &self.base;
        if let Some(product) = self.minus_beta().and_then(
            #[inline(always)]
            |n| f.mul_pair(a, b, n),
        ) {
            return product;
        }
        if R::PAIRS {
            f.apart(
                #[inline(always)]
                || self.product_of_any(a, b),
            )
        } else {
            self.product_of_any(a, b)
        }
    }

    /// Three products in the base ring.
    #[inline(always)]
    fn product_of_any(&self, a: &[R::El; 2], b: &[R::El; 2]) -> [R::El; 2] {
        let f = &self.base;
        let v0 = f.mul(&a[0], &b[0]);
        let v1 = f.mul(&a[1], &b[1]);
        // Twice the factors' bounds each; one alone, at most 2·4.
        let s = self.ease(&f.add(&a[0], &a[1]), 16);
        let t = self.ease(&f.add(&b[0], &b[1]), 8);
        let w = f.mul(&s, &t);
        [
            self.add_beta(&v0, &v1),
            f.norm(&f.sub::<2>(&w, &f.add(&v0, &v1))),
        ]
    }

    #[inline(always)]
    fn square(&self, a: &[R::El; 2]) -> [R::El; 2] {
        let f = &self.base;
        if let Some(square) = self.minus_beta().and_then(
            #[inline(always)]
            |n| f.sqr_pair(a, n),
        ) {
            return square;
        }
        match self.beta {
            NonResidue::MinusOne if !R::PAIRS => self.square_minus_one(a),
            NonResidue::MinusFive if !R::PAIRS => self.square_minus_five(a),
            _ => f.apart(
                #[inline(always)]
                || self.square_of_any(a),
            ),
        }
    }

    /// `(c0 + c1)(c0 − c1), 2·c0·c1`; a factor of a square has bound at most 2.
    #[inline(always)]
    fn square_minus_one(&self, a: &[R::El; 2]) -> [R::El; 2] {
        let f = &self.base;
        let s = self.ease(&f.add(&a[0], &a[1]), 16);
        let d = self.ease(&f.sub::<2>(&a[0], &a[1]), 4);
        let c1 = if self.room >= 8 {
            f.mul(&f.dbl(&a[0]), &a[1])
        } else {
            f.norm(&f.dbl(&f.mul(&a[0], &a[1])))
        };
        [f.mul(&s, &d), c1]
    }

    /// `(c0 + c1)(c0 − 5·c1) = c0² − 5·c1² − 4·c0·c1`.
    #[inline(always)]
    fn square_minus_five(&self, a: &[R::El; 2]) -> [R::El; 2] {
        let f = &self.base;
        let v = f.mul(&a[0], &a[1]);
        let a1 = f.norm(&a[1]);
        // a₁ is a stored form now: bounds of at most 3 and 7.
        let s = self.ease(&f.add(&a[0], &a1), 21);
        let t = self.ease(&f.sub::<5>(&a[0], &self.five(&a1)), 7);
        let v2 = f.dbl(&v);
        [f.norm(&f.add(&f.mul(&s, &t), &f.dbl(&v2))), f.norm(&v2)]
    }

    /// For any `β`, without [`Ring::sqr_pair`].
    #[inline(always)]
    fn square_of_any(&self, a: &[R::El; 2]) -> [R::El; 2] {
        let f = &self.base;
        match &self.beta {
            NonResidue::MinusOne => self.square_minus_one(a),
            NonResidue::MinusFive => self.square_minus_five(a),
            NonResidue::Element(b) => {
                let v0 = f.sqr(&a[0]);
                let v1 = f.sqr(&a[1]);
                let w = f.sqr(&self.ease(&f.add(&a[0], &a[1]), 16));
                let c0 = f.norm(&f.add(&v0, &f.mul(b, &v1)));
                [c0, f.norm(&f.sub::<2>(&w, &f.add(&v0, &v1)))]
            }
            _ => {
                // (c0 + c1)(c0 + β·c1) = c0² + β·c1² + (1 + β)·c0·c1.
                let v = f.mul(&a[0], &a[1]);
                let a1 = f.norm(&a[1]);
                let s = self.ease(&f.add(&a[0], &a1), 4);
                let t = f.norm(&f.add(&a[0], &self.mul_beta(&a1)));
                let w = f.sub::<1>(&f.mul(&s, &t), &v);
                let c0 = f.sub::<1>(&w, &self.mul_beta(&v));
                [f.norm(&c0), f.norm(&f.dbl(&v))]
            }
        }
    }
}

impl<R: Ring> Ring for Ext2<R> {
    type El = [R::El; 2];

    #[inline(always)]
    fn zero(&self) -> Self::El {
        [self.base.zero(); 2]
    }
    #[inline(always)]
    fn one(&self) -> Self::El {
        [self.base.one(), self.base.zero()]
    }
    #[inline(always)]
    fn add(&self, a: &Self::El, b: &Self::El) -> Self::El {
        [self.base.add(&a[0], &b[0]), self.base.add(&a[1], &b[1])]
    }
    #[inline(always)]
    fn sub<const K: u32>(&self, a: &Self::El, b: &Self::El) -> Self::El {
        [
            self.base.sub::<K>(&a[0], &b[0]),
            self.base.sub::<K>(&a[1], &b[1]),
        ]
    }
    #[inline(always)]
    fn neg<const K: u32>(&self, a: &Self::El) -> Self::El {
        [self.base.neg::<K>(&a[0]), self.base.neg::<K>(&a[1])]
    }
    #[inline(always)]
    fn dbl(&self, a: &Self::El) -> Self::El {
        [self.base.dbl(&a[0]), self.base.dbl(&a[1])]
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
    fn norm(&self, a: &Self::El) -> Self::El {
        [self.base.norm(&a[0]), self.base.norm(&a[1])]
    }
}

/// Memory holds `c0` then `c1`; words are those of `c0`, then those of `c1`.
/// The halves of all elements. (`as_flattened` is a function that is not always inlined.)
#[inline(always)]
fn halves<M>(table: &[[M; 2]]) -> &[M] {
    // SAFETY: an array is its elements side by side, so this is the same memory, with twice as many of them.
    unsafe { core::slice::from_raw_parts(table.as_ptr().cast(), 2 * table.len()) }
}

impl<R: Lanes> Lanes for Ext2<R> {
    const WIDTH: usize = R::WIDTH;
    const BACKEND: Backend = R::BACKEND;
    const DIGIT_BITS: u32 = R::DIGIT_BITS;
    type Mem = [R::Mem; 2];

    #[inline(always)]
    fn gather(&self, src: &[&Self::Mem]) -> Self::El {
        // At most 8 lanes; the spare references are not looked at.
        let mut half = [[&src[0][0]; 8], [&src[0][1]; 8]];
        for (i, m) in src.iter().enumerate().take(R::WIDTH) {
            half[0][i] = &m[0];
            half[1][i] = &m[1];
        }
        [
            self.base.gather(&half[0][..R::WIDTH]),
            self.base.gather(&half[1][..R::WIDTH]),
        ]
    }
    #[inline(always)]
    fn gather_at(&self, table: &[Self::Mem], index: &[u32; 8]) -> Self::El {
        let table = halves(table);
        let mut half = [[0; 8]; 2];
        for lane in 0..R::WIDTH {
            half[0][lane] = 2 * index[lane];
            half[1][lane] = 2 * index[lane] + 1;
        }
        [
            self.base.gather_at(table, &half[0]),
            self.base.gather_at(table, &half[1]),
        ]
    }
    #[inline(always)]
    fn prefetch(&self, table: &[Self::Mem], index: u32) {
        self.base.prefetch(halves(table), 2 * index);
        self.base.prefetch(halves(table), 2 * index + 1);
    }
    #[inline(always)]
    fn scatter(&self, a: &Self::El, dst: &mut [Self::Mem]) {
        if const { R::WIDTH == 1 } {
            for i in 0..2 {
                self.base.scatter(&a[i], &mut dst[0][i..=i]);
            }
            return;
        }
        let mut half = [[R::empty(); 8]; 2];
        for i in 0..2 {
            self.base.scatter(&a[i], &mut half[i][..R::WIDTH]);
        }
        for (i, d) in dst.iter_mut().enumerate().take(R::WIDTH) {
            *d = [half[0][i], half[1][i]];
        }
    }
    #[inline(always)]
    fn select(&self, mask: u8, a: &Self::El, b: &Self::El) -> Self::El {
        [
            self.base.select(mask, &a[0], &b[0]),
            self.base.select(mask, &a[1], &b[1]),
        ]
    }
    #[inline(always)]
    fn maybe_zero(&self, a: &Self::El) -> u8 {
        self.base.maybe_zero(&a[0]) & self.base.maybe_zero(&a[1])
    }
    #[inline(always)]
    fn is_zero(&self, a: &Self::El) -> u8 {
        self.base.is_zero(&a[0]) & self.base.is_zero(&a[1])
    }
    /// `(c0 − c1·u) / (c0² − β·c1²)`: one inversion in the base. Rare, so that its products are calls.
    fn inv(&self, a: &Self::El) -> Self::El {
        let f = &Outlined(self.base);
        let [a0, a1] = self.norm(a);
        let v1 = f.norm(&self.mul_beta(&f.sqr(&a1)));
        let n = f.inv(&f.norm(&f.sub::<1>(&f.sqr(&a0), &v1)));
        [f.mul(&a0, &n), f.norm(&f.neg::<1>(&f.mul(&a1, &n)))]
    }
    fn pack(&self, words: &[u64]) -> Self::Mem {
        let (lo, hi) = words.split_at(self.base.words().min(words.len()));
        [self.base.pack(lo), self.base.pack(hi)]
    }
    #[inline(always)]
    fn load(&self, src: &[&[u64]]) -> Self::El {
        let mut half = [[src[0]; 8]; 2];
        for (i, words) in src.iter().enumerate().take(R::WIDTH) {
            (half[0][i], half[1][i]) = words.split_at(self.base.words());
        }
        [
            self.base.load(&half[0][..R::WIDTH]),
            self.base.load(&half[1][..R::WIDTH]),
        ]
    }
    fn unpack(&self, m: &Self::Mem, words: &mut [u64]) {
        let (lo, hi) = words.split_at_mut(self.base.words().min(words.len()));
        self.base.unpack(&m[0], lo);
        self.base.unpack(&m[1], hi);
    }
    fn words(&self) -> usize {
        2 * self.base.words()
    }
    fn form(&self) -> u32 {
        self.base.form()
    }
    fn to_words(&self, m: &Self::Mem, words: &mut [u64]) {
        let (lo, hi) = words.split_at_mut(self.base.words().min(words.len()));
        self.base.to_words(&m[0], lo);
        self.base.to_words(&m[1], hi);
    }
    #[inline(always)]
    fn gather_words(&self, table: &[u64], index: &[u32; 8]) -> Self::El {
        let mut half = [[0; 8]; 2];
        for lane in 0..R::WIDTH {
            half[0][lane] = 2 * index[lane];
            half[1][lane] = 2 * index[lane] + 1;
        }
        [
            self.base.gather_words(table, &half[0]),
            self.base.gather_words(table, &half[1]),
        ]
    }
    #[inline(always)]
    fn prefetch_words(&self, table: &[u64], x: u32, y: u32) {
        for index in [x, y] {
            (self.base).prefetch_words(table, 2 * index, 2 * index + 1);
        }
    }
    #[inline(always)]
    fn splat(&self, m: &Self::Mem) -> Self::El {
        [self.base.splat(&m[0]), self.base.splat(&m[1])]
    }
    #[inline(always)]
    fn enter<T>(&self, job: impl FnOnce() -> T) -> T {
        self.base.enter(job)
    }
}

#[cfg(test)]
mod tests;
