//! Two elements of a ring at a time.
//!
//! A formula whose products wait for one another runs twice, step by step side by side, so that one fills the gaps of
//! the other.

use super::outline::Outlined;
use super::{Lanes, Ring};

/// Pairs of elements of `R`.
#[derive(Debug, Clone, Copy)]
pub struct Twice<R>(pub R);

impl<R: Ring> Ring for Twice<R> {
    type El = [R::El; 2];

    #[inline(always)]
    fn zero(&self) -> Self::El {
        [self.0.zero(); 2]
    }
    #[inline(always)]
    fn one(&self) -> Self::El {
        [self.0.one(); 2]
    }
    #[inline(always)]
    fn add(&self, a: &Self::El, b: &Self::El) -> Self::El {
        [self.0.add(&a[0], &b[0]), self.0.add(&a[1], &b[1])]
    }
    #[inline(always)]
    fn sub<const K: u32>(&self, a: &Self::El, b: &Self::El) -> Self::El {
        [self.0.sub::<K>(&a[0], &b[0]), self.0.sub::<K>(&a[1], &b[1])]
    }
    #[inline(always)]
    fn neg<const K: u32>(&self, a: &Self::El) -> Self::El {
        [self.0.neg::<K>(&a[0]), self.0.neg::<K>(&a[1])]
    }
    #[inline(always)]
    fn dbl(&self, a: &Self::El) -> Self::El {
        [self.0.dbl(&a[0]), self.0.dbl(&a[1])]
    }
    #[inline(always)]
    fn mul(&self, a: &Self::El, b: &Self::El) -> Self::El {
        [self.0.mul(&a[0], &b[0]), self.0.mul(&a[1], &b[1])]
    }
    #[inline(always)]
    fn sqr(&self, a: &Self::El) -> Self::El {
        [self.0.sqr(&a[0]), self.0.sqr(&a[1])]
    }
    #[inline(always)]
    fn norm(&self, a: &Self::El) -> Self::El {
        [self.0.norm(&a[0]), self.0.norm(&a[1])]
    }
    #[inline(always)]
    fn products(&self) -> u32 {
        self.0.products()
    }
}

/// A ring whose elements are one or two of `R`, side by side: `R` itself, also with its products called, and [`Twice`].
pub trait Abreast<R: Lanes>: Ring {
    /// How many.
    const COUNT: usize;
    /// The ring over `f`.
    fn of(f: R) -> Self;
    /// Element k of those that are side by side.
    fn get(a: &Self::El, k: usize) -> &R::El;
    /// The same, to be changed.
    fn get_mut(a: &mut Self::El, k: usize) -> &mut R::El;
}

impl<R: Lanes> Abreast<R> for R {
    const COUNT: usize = 1;
    #[inline(always)]
    fn of(f: R) -> Self {
        f
    }
    #[inline(always)]
    fn get(a: &R::El, _: usize) -> &R::El {
        a
    }
    #[inline(always)]
    fn get_mut(a: &mut R::El, _: usize) -> &mut R::El {
        a
    }
}

impl<R: Lanes> Abreast<R> for Outlined<R> {
    const COUNT: usize = 1;
    #[inline(always)]
    fn of(f: R) -> Self {
        Self(f)
    }
    #[inline(always)]
    fn get(a: &R::El, _: usize) -> &R::El {
        a
    }
    #[inline(always)]
    fn get_mut(a: &mut R::El, _: usize) -> &mut R::El {
        a
    }
}

impl<R: Lanes> Abreast<R> for Twice<R> {
    const COUNT: usize = 2;
    #[inline(always)]
    fn of(f: R) -> Self {
        Self(f)
    }
    #[inline(always)]
    fn get(a: &Self::El, k: usize) -> &R::El {
        &a[k]
    }
    #[inline(always)]
    fn get_mut(a: &mut Self::El, k: usize) -> &mut R::El {
        &mut a[k]
    }
}
