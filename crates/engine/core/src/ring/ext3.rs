//! The cubic extension `R[u]/(u³ − β)` of any ring, for second groups of the MNT6 curves.
//!
//! An element is `[c0, c1, c2] = c0 + c1·u + c2·u²`. A product takes 6 base products by Karatsuba's method, with
//! `v_i = a_i·b_i`:
//! * `c0 = v0 + β·((a1 + a2)(b1 + b2) − v1 − v2)`,
//! * `c1 = (a0 + a1)(b0 + b1) − v0 − v1 + β·v2`,
//! * `c2 = (a0 + a2)(b0 + b2) − v0 − v2 + v1`.
//!
//! A square takes 2 base products and 3 squares (SQR2): `s0 = a0²`, `s1 = 2·a0·a1`, `s2 = (a0 − a1 + a2)²`,
//! `s3 = 2·a1·a2`, `s4 = a2²`, and `[s0 + β·s3, s1 + β·s4, s1 + s2 + s3 − s0 − s4]`. The inverse is by the norm, with
//! one inversion in the base.
//!
//! The base ring may be lazy, as in [`super::ext2`]: factors of the extension have bounds that multiply to at most 4,
//! and a sum of two parts doubles them.
//!
//! Source: A. J. Devegili, C. Ó hÉigeartaigh, M. Scott, R. Dahab, "Multiplication and Squaring on Pairing-Friendly
//! Fields" (2006); J. Chung, M. A. Hasan, "Asymmetric squaring formulae" (2007).
#![allow(unsafe_code)]

use super::nonresidue::NonResidue;
use super::outline::Outlined;
use super::parts::{by_parts, each};
use super::{Lanes, Ring};
use crate::backend::Backend;
use core::mem::MaybeUninit;

/// The context: the base ring and `β = u³`.
#[derive(Clone, Copy, Debug)]
pub struct Ext3<R: Ring> {
    base: R,
    beta: NonResidue<R::El>,
    /// The largest product of bounds that the base takes.
    room: u32,
}

impl<R: Ring> Ext3<R> {
    /// The extension by a cube root of the small integer `beta`.
    #[must_use]
    pub fn new(base: R, beta: i32) -> Self {
        Self {
            room: base.products(),
            base,
            beta: beta.into(),
        }
    }

    /// The extension by a cube root of `beta`, an element in stored form.
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

    /// A factor of a product whose bounds multiply to `bound` with this factor as it is.
    #[inline(always)]
    fn ease(&self, a: &R::El, bound: u32) -> R::El {
        if self.room >= bound {
            *a
        } else {
            self.base.norm(a)
        }
    }

    /// `a_i·b_j + a_j·b_i`, of bound 3; `both` is `a_i·b_i + a_j·b_j`.
    #[inline(always)]
    fn crossed(&self, a: [&R::El; 2], b: [&R::El; 2], both: &R::El) -> R::El {
        let f = &self.base;
        // Twice the factors' bounds each; one alone, at most 2·4.
        let s = self.ease(&f.add(a[0], a[1]), 16);
        let t = self.ease(&f.add(b[0], b[1]), 8);
        f.sub::<2>(&f.mul(&s, &t), both)
    }

    #[inline(always)]
    fn product(&self, a: &[R::El; 3], b: &[R::El; 3]) -> [R::El; 3] {
        let f = &self.base;
        let [v0, v1, v2] = each!(3, I => f.mul(&a[I], &b[I]));
        let x = self.crossed([&a[1], &a[2]], [&b[1], &b[2]], &f.add(&v1, &v2));
        let y = self.crossed([&a[0], &a[1]], [&b[0], &b[1]], &f.add(&v0, &v1));
        let z = self.crossed([&a[0], &a[2]], [&b[0], &b[2]], &f.add(&v0, &v2));
        [
            self.beta.add_times(f, &v0, &f.norm(&x)),
            f.norm(&f.add(&y, &self.beta.times(f, &v2))),
            f.norm(&f.add(&z, &v1)),
        ]
    }

    /// A factor of a square has bound at most 2.
    #[inline(always)]
    fn square(&self, a: &[R::El; 3]) -> [R::El; 3] {
        let f = &self.base;
        let s0 = f.sqr(&a[0]);
        let s1 = f.dbl(&f.mul(&a[0], &a[1]));
        let d = f.add(&f.sub::<2>(&a[0], &a[1]), &a[2]);
        let s2 = f.sqr(&self.ease(&d, 36));
        let s3 = f.norm(&f.dbl(&f.mul(&a[1], &a[2])));
        let s4 = f.sqr(&a[2]);
        let sum = f.add(&f.add(&s1, &s2), &s3);
        [
            self.beta.add_times(f, &s0, &s3),
            f.norm(&f.add(&s1, &self.beta.times(f, &s4))),
            f.norm(&f.sub::<2>(&sum, &f.add(&s0, &s4))),
        ]
    }
}

impl<R: Lanes> Ext3<R> {
    /// `t/(a0·t0 + β·(a2·t1 + a1·t2))` with `t0 = a0² − β·a1·a2`, `t1 = β·a2² − a0·a1`, `t2 = a1² − a0·a2`. Rare, so
    /// that its products are calls.
    fn inverse(&self, a: &[R::El; 3]) -> [R::El; 3] {
        let f = &Outlined(self.base);
        let beta = |x: &R::El| f.norm(&self.beta.times(f, x));
        let less = |x: &R::El, y: &R::El| f.norm(&f.sub::<1>(x, y));
        let [a0, a1, a2] = self.norm(a);
        let t = [
            less(&f.sqr(&a0), &beta(&f.mul(&a1, &a2))),
            less(&beta(&f.sqr(&a2)), &f.mul(&a0, &a1)),
            less(&f.sqr(&a1), &f.mul(&a0, &a2)),
        ];
        let rest = f.norm(&f.add(&f.mul(&a2, &t[1]), &f.mul(&a1, &t[2])));
        let n = f.inv(&f.norm(&f.add(&f.mul(&a0, &t[0]), &beta(&rest))));
        each!(3, I => f.mul(&t[I], &n))
    }
}

by_parts!(Ext3, 3);

#[cfg(test)]
mod tests;
