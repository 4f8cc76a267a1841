//! What is kept of a point that will be added, a = −1: half sums for a table, sums for a running sum.
//!
//! **Mathematics.** With `A = (Y₁ − X₁)(y₂ − x₂)`, `B = (Y₁ + X₁)(y₂ + x₂)`, `C = 2d·T₁t₂`, `D = 2Z₁z₂`:
//! `E, F, G, H = B − A, D − C, D + C, B + A` and `(X₃, Y₃, Z₃, T₃) = (EF, GH, FG, EH)`. Every factor of
//! A, B, C, D that belongs to the second point can be kept. Halving all of them changes nothing but
//! saves the doubling of Z₁.
//!
//! | kept | addition |
//! |---|---|
//! | [`Stored`] `(y − x)/2, (y + x)/2, dxy` | 7M + 6 additions |
//! | [`Unhalved`] `y − x, y + x, 2dxy` | 7M + 6 additions + 1 doubling |
//! | [`Cached`] `Y − X, Y + X, 2dT, 2Z` | 8M + 6 additions, once 1M·d + 2 additions + 1 doubling |
//!
//! **Exceptional inputs.** Unified, see [`super`]: the sum is exceptional exactly where `Z₃ = 0`.
//!
//! **Source.** [HWCD 2008], section 3.1; Botrel, El Housni, *EdMSM*, section 4.3, for [`Unhalved`].
//!
//! [HWCD 2008]: super

use super::super::Affine;
use super::extended::{Extended, close};
use super::fit;
use crate::ring::{Lanes, Ring};

/// A finite point in halves, stored forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stored<E> {
    /// `(y − x)/2`.
    pub minus: E,
    /// `(y + x)/2`.
    pub plus: E,
    /// `d·x·y`.
    pub t: E,
}

/// A finite point as the paper keeps it, stored forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unhalved<E> {
    /// `y − x`.
    pub minus: E,
    /// `y + x`.
    pub plus: E,
    /// `2d·x·y`.
    pub t: E,
}

/// A point that has a Z, to be added at once: its values may be sums of two stored forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cached<E> {
    /// `Y − X`.
    pub minus: E,
    /// `Y + X`.
    pub plus: E,
    /// `2d·T`.
    pub t: E,
    /// `2Z`.
    pub z: E,
}

/// `A` and `B` of the head of the file. 2M.
#[inline(always)]
pub(super) fn corners<F: Ring>(
    f: &F,
    p: &Extended<F::El>,
    minus: &F::El,
    plus: &F::El,
) -> (F::El, F::El) {
    let a = f.mul(&f.sub::<1>(&p.y, &p.x), minus);
    let b = f.mul(&f.add(&p.y, &p.x), plus);
    (a, b)
}

/// `E, F, G, H` from `A` to `D`, stored forms. Two normalisations where products are less than 4.
#[inline(always)]
pub(super) fn factors<F: Ring>(f: &F, a: &F::El, b: &F::El, c: &F::El, d: &F::El) -> [F::El; 4] {
    let e = fit(f, 4, f.sub::<1>(b, a));
    let ff = f.sub::<1>(d, c);
    let g = fit(f, 4, f.add(d, c));
    [e, ff, g, f.add(b, a)]
}

/// The sum from `A` to `D`, stored forms. Two normalisations where products are less than 4.
#[inline(always)]
pub fn finish<F: Ring>(f: &F, a: &F::El, b: &F::El, c: &F::El, d: &F::El) -> Extended<F::El> {
    let [e, ff, g, h] = factors(f, a, b, c, d);
    close(f, &e, &ff, &g, &h)
}

/// `p + q`, unified. 7M + 6 additions.
#[inline(always)]
pub fn add_stored<F: Ring>(f: &F, p: &Extended<F::El>, q: &Stored<F::El>) -> Extended<F::El> {
    let (a, b) = corners(f, p, &q.minus, &q.plus);
    let c = f.mul(&p.t, &q.t);
    finish(f, &a, &b, &c, &p.z)
}

/// `p − q` in the lanes of `negative`, `p + q` in the others; unified. [`add_stored`] and four selections.
#[inline(always)]
pub fn add_stored_signed<F: Lanes>(
    f: &F,
    p: &Extended<F::El>,
    q: &Stored<F::El>,
    negative: u8,
) -> Extended<F::El> {
    let turned = Stored {
        minus: f.select(negative, &q.plus, &q.minus),
        plus: f.select(negative, &q.minus, &q.plus),
        t: q.t,
    };
    add_turned(f, p, &turned, negative)
}

/// [`add_stored_signed`] where `minus` and `plus` have changed places in the lanes of `negative`
/// already, as a gather can do it for nothing; `t` is as it was. [`add_stored`] and two selections.
#[inline(always)]
pub fn add_turned<F: Lanes>(
    f: &F,
    p: &Extended<F::El>,
    q: &Stored<F::El>,
    negative: u8,
) -> Extended<F::El> {
    let (a, b) = corners(f, p, &q.minus, &q.plus);
    let c = f.mul(&p.t, &q.t);
    let e = fit(f, 4, f.sub::<1>(&b, &a));
    let (less, more) = (f.sub::<1>(&p.z, &c), f.add(&p.z, &c));
    let ff = f.select(negative, &more, &less);
    let g = fit(f, 4, f.select(negative, &less, &more));
    close(f, &e, &ff, &g, &f.add(&b, &a))
}

/// `p + q`, unified. 7M + 6 additions + 1 doubling.
#[inline(always)]
pub fn add_unhalved<F: Ring>(f: &F, p: &Extended<F::El>, q: &Unhalved<F::El>) -> Extended<F::El> {
    let (a, b) = corners(f, p, &q.minus, &q.plus);
    let c = f.mul(&p.t, &q.t);
    let d = fit(f, 9, f.dbl(&p.z));
    finish(f, &a, &b, &c, &d)
}

/// What [`add_cached`] wants of a point; `d2` is 2d. 1M + 2 additions + 1 doubling.
#[inline(always)]
pub fn to_cached<F: Ring>(f: &F, d2: &F::El, p: &Extended<F::El>) -> Cached<F::El> {
    Cached {
        minus: fit(f, 4, f.sub::<1>(&p.y, &p.x)),
        plus: fit(f, 4, f.add(&p.y, &p.x)),
        t: f.mul(&p.t, d2),
        z: f.dbl(&p.z),
    }
}

/// `p + q`, unified. 8M + 6 additions.
#[inline(always)]
pub fn add_cached<F: Ring>(f: &F, p: &Extended<F::El>, q: &Cached<F::El>) -> Extended<F::El> {
    let (a, b) = corners(f, p, &q.minus, &q.plus);
    let c = f.mul(&p.t, &q.t);
    let d = f.mul(&p.z, &q.z);
    finish(f, &a, &b, &c, &d)
}

impl<E: Copy> Stored<E> {
    /// The neutral element, (1/2, 1/2, 0): `half` is 1/2.
    #[inline(always)]
    pub fn identity<F: Ring<El = E>>(f: &F, half: &E) -> Self {
        Self {
            minus: *half,
            plus: *half,
            t: f.zero(),
        }
    }

    /// The opposite point.
    #[inline(always)]
    pub fn neg<F: Ring<El = E>>(&self, f: &F) -> Self {
        Self {
            minus: self.plus,
            plus: self.minus,
            t: f.norm(&f.neg::<1>(&self.t)),
        }
    }

    /// The opposite point in the lanes of the mask.
    #[inline(always)]
    pub fn neg_where<F: Lanes<El = E>>(&self, f: &F, negative: u8) -> Self {
        Self {
            minus: f.select(negative, &self.plus, &self.minus),
            plus: f.select(negative, &self.minus, &self.plus),
            t: f.norm(&f.select(negative, &f.neg::<1>(&self.t), &self.t)),
        }
    }

    /// x and y.
    #[inline(always)]
    pub fn to_affine<F: Ring<El = E>>(&self, f: &F) -> Affine<E> {
        Affine {
            x: f.norm(&f.sub::<1>(&self.plus, &self.minus)),
            y: f.norm(&f.add(&self.plus, &self.minus)),
        }
    }
}

/// A point to be kept; `half` is 1/2. 3M + 2 additions.
#[inline(always)]
pub fn store<F: Ring>(f: &F, d: &F::El, half: &F::El, q: &Affine<F::El>) -> Stored<F::El> {
    let minus = f.mul(&f.sub::<1>(&q.y, &q.x), half);
    Stored {
        minus,
        plus: f.norm(&f.add(&minus, &q.x)),
        t: f.mul(&f.mul(&q.x, &q.y), d),
    }
}

/// The extended point of a stored one, where a sum begins. 1M + 2 additions.
#[inline(always)]
pub fn first<F: Ring>(f: &F, q: &Stored<F::El>) -> Extended<F::El> {
    let Affine { x, y } = q.to_affine(f);
    Extended {
        x,
        y,
        z: f.one(),
        t: f.mul(&x, &y),
    }
}

impl<E: Copy> Unhalved<E> {
    /// A point to be kept; `d2` is 2d. 2M + 2 additions.
    #[inline(always)]
    pub fn store<F: Ring<El = E>>(f: &F, d2: &E, q: &Affine<E>) -> Self {
        Self {
            minus: f.norm(&f.sub::<1>(&q.y, &q.x)),
            plus: f.norm(&f.add(&q.y, &q.x)),
            t: f.mul(&f.mul(&q.x, &q.y), d2),
        }
    }

    /// The opposite point.
    #[inline(always)]
    pub fn neg<F: Ring<El = E>>(&self, f: &F) -> Self {
        Self {
            minus: self.plus,
            plus: self.minus,
            t: f.norm(&f.neg::<1>(&self.t)),
        }
    }

    /// The extended point (X = 4x, Z = 4), where a sum begins. 1M + 6 additions.
    #[inline(always)]
    pub fn first<F: Ring<El = E>>(&self, f: &F) -> Extended<E> {
        let x = f.norm(&f.sub::<1>(&self.plus, &self.minus));
        let y = f.norm(&f.add(&self.plus, &self.minus));
        Extended {
            x: f.norm(&f.dbl(&x)),
            y: f.norm(&f.dbl(&y)),
            z: f.norm(&f.dbl(&f.dbl(&f.one()))),
            t: f.mul(&x, &y),
        }
    }
}

/// What the formulas cost, declared for the tests that count it.
#[cfg(test)]
pub mod costs {
    use crate::coords::Cost;

    /// Cost of `add_stored`; no normalisation where products of 4 are taken.
    pub const ADD_STORED: Cost = Cost {
        m: 7,
        add: 6,
        norm: 2,
        ..Cost::NONE
    };
    /// Cost of `add_unhalved`; one normalisation where products of 4 are taken, none with 9.
    pub const ADD_UNHALVED: Cost = Cost {
        m: 7,
        add: 7,
        norm: 3,
        ..Cost::NONE
    };
    /// Cost of `add_cached`; no normalisation where products of 4 are taken.
    pub const ADD_CACHED: Cost = Cost {
        m: 8,
        add: 6,
        norm: 2,
        ..Cost::NONE
    };
    /// Cost of `to_cached`; no normalisation where products of 4 are taken.
    pub const TO_CACHED: Cost = Cost {
        md: 1,
        add: 3,
        norm: 2,
        ..Cost::NONE
    };
    /// Cost of `first`.
    pub const FIRST: Cost = Cost {
        m: 1,
        add: 2,
        norm: 2,
        ..Cost::NONE
    };
    /// Cost of `store`.
    pub const STORE: Cost = Cost {
        m: 2,
        md: 1,
        add: 2,
        norm: 1,
        ..Cost::NONE
    };
}
