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

use super::nonresidue::{NonResidue, five};
use super::outline::Outlined;
use super::parts::{by_parts, each};
use super::{Lanes, Ring};
use crate::backend::Backend;
use core::mem::MaybeUninit;

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
        Self {
            room: base.products(),
            base,
            beta: beta.into(),
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
        self.base
            .norm(&self.beta.times(&self.base, &self.base.one()))
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
            self.beta.add_times(f, &v0, &v1),
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
        let t = self.ease(&f.sub::<5>(&a[0], &five(f, &a1)), 7);
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
                let t = f.norm(&f.add(&a[0], &self.beta.times(f, &a1)));
                let w = f.sub::<1>(&f.mul(&s, &t), &v);
                let c0 = f.sub::<1>(&w, &self.beta.times(f, &v));
                [f.norm(&c0), f.norm(&f.dbl(&v))]
            }
        }
    }
}

impl<R: Lanes> Ext2<R> {
    /// `(c0 − c1·u) / (c0² − β·c1²)`: one inversion in the base. Rare, so that its products are calls.
    fn inverse(&self, a: &[R::El; 2]) -> [R::El; 2] {
        let f = &Outlined(self.base);
        let [a0, a1] = self.norm(a);
        let v1 = f.norm(&self.beta.times(f, &f.sqr(&a1)));
        let n = f.inv(&f.norm(&f.sub::<1>(&f.sqr(&a0), &v1)));
        [f.mul(&a0, &n), f.norm(&f.neg::<1>(&f.mul(&a1, &n)))]
    }
}

by_parts!(Ext2, 2);

#[cfg(test)]
pub(super) mod tests;
