//! Twisted Edwards curves: projective coordinates between additions, extended ones before them.
//!
//! **Coordinates.** Doublings are projective; the last one before an addition makes T (1M); the addition leaves T out.
//! Bernstein, Chuengsatiansup, Lange, *Double-base scalar multiplication revisited* (ePrint 2017/037), §2.3.
//!
//! **Cost.** a = −1: with P affine 6M an addition, with another multiple 7M. Any a: 1M·a more a doubling, 8M an
//! addition (7M and 1 doubling saved for Z = 1).
//!
//! **Exceptional inputs.** Additions are unified: none fails in the subgroup of odd order, nor anywhere if a is a
//! square and d is not. A result with `Z ≠ 0` is right whatever happened before; `Z = 0` says that it was lost or is at
//! infinity ([`coords::edwards`](crate::coords::edwards)).

use super::Ladder;
use crate::coords::Affine;
use crate::coords::edwards::general::{self, Curve};
use crate::coords::edwards::{self, Extended, Projective, Unhalved, extended, switch};
use crate::ring::Ring;

/// The group of a curve.
#[derive(Debug, Clone, Copy)]
pub struct Edwards<F: Ring> {
    f: F,
    curve: Curve<F::El>,
    minus_one: bool,
}

/// What is kept of a point: `Y − X`, `Y + X`, `2(1 + a)X`, `2dT`, `2Z`.
#[derive(Debug, Clone, Copy)]
pub struct EdwardsEntry<E> {
    minus: E,
    plus: E,
    /// Not needed with a = −1.
    s: E,
    t: E,
    /// `None` is Z = 1.
    z: Option<E>,
}

impl<F: Ring> Edwards<F> {
    /// `−x² + y² = 1 + d·x²y²`.
    pub fn minus_one(f: F, d: &F::El) -> Self {
        let a = f.norm(&f.neg::<1>(&f.one()));
        Self {
            minus_one: true,
            ..Self::general(f, &a, d)
        }
    }

    /// `a·x² + y² = 1 + d·x²y²`.
    pub fn general(f: F, a: &F::El, d: &F::El) -> Self {
        Self {
            curve: Curve::new(&f, a, d),
            minus_one: false,
            f,
        }
    }

    /// The ring.
    #[cfg(test)]
    pub fn ring(&self) -> &F {
        &self.f
    }

    /// A finite point, to build a table from. 1M.
    pub fn point(&self, q: &Affine<F::El>) -> Extended<F::El> {
        extended::from_affine(&self.f, q)
    }

    /// `E, F, G, H` closed to projective coordinates.
    #[inline(never)]
    fn add_short(&self, p: &Extended<F::El>, q: &EdwardsEntry<F::El>) -> Projective<F::El> {
        let f = &self.f;
        let EdwardsEntry {
            minus,
            plus,
            s,
            t,
            z,
        } = *q;
        match (self.minus_one, z) {
            (true, None) => switch::add_unhalved(f, p, &Unhalved { minus, plus, t }),
            (true, Some(z)) => switch::add_cached(f, p, &edwards::Cached { minus, plus, t, z }),
            (false, Some(z)) => {
                let q = general::Cached {
                    minus,
                    plus,
                    s,
                    t,
                    z,
                };
                switch::add_general_cached(f, p, &q)
            }
            (false, None) => {
                let q = general::Unhalved { minus, plus, s, t };
                switch::add_general_unhalved(f, p, &q)
            }
        }
    }

    /// The same to extended coordinates.
    #[inline(never)]
    fn add_long(&self, p: &Extended<F::El>, q: &EdwardsEntry<F::El>) -> Extended<F::El> {
        let f = &self.f;
        let EdwardsEntry {
            minus,
            plus,
            s,
            t,
            z,
        } = *q;
        match (self.minus_one, z) {
            (true, None) => edwards::add_unhalved(f, p, &Unhalved { minus, plus, t }),
            (true, Some(z)) => edwards::add_cached(f, p, &edwards::Cached { minus, plus, t, z }),
            (false, Some(z)) => {
                let q = general::Cached {
                    minus,
                    plus,
                    s,
                    t,
                    z,
                };
                general::add_cached(f, p, &q)
            }
            (false, None) => general::add_unhalved(f, p, &general::Unhalved { minus, plus, s, t }),
        }
    }

    #[inline(never)]
    fn dbl(&self, p: &Projective<F::El>) -> Projective<F::El> {
        switch::dbl(&self.f, &self.curve, self.minus_one, p)
    }

    #[inline(never)]
    fn dbl_long(&self, p: &Projective<F::El>) -> Extended<F::El> {
        switch::dbl_to_extended(&self.f, &self.curve, self.minus_one, p)
    }
}

impl<F: Ring> Ladder for Edwards<F> {
    type Point = Projective<F::El>;
    type Entry = EdwardsEntry<F::El>;
    type Long = Extended<F::El>;
    type Work = Extended<F::El>;

    fn zero(&self) -> Self::Point {
        let (x, y) = (self.f.zero(), self.f.one());
        Projective { x, y, z: y }
    }

    /// `(2X, 2Y, 2Z)`. 2 additions, and 1 doubling where Z = 1.
    fn start(&self, q: &Self::Entry) -> Self::Point {
        let f = &self.f;
        Projective {
            x: f.norm(&f.sub::<2>(&q.plus, &q.minus)),
            y: f.norm(&f.add(&q.plus, &q.minus)),
            z: f.norm(&q.z.unwrap_or_else(|| f.dbl(&f.one()))),
        }
    }

    fn doubled(&self, p: Self::Point, n: u32) -> Self::Long {
        match n.checked_sub(1) {
            Some(n) => self.dbl_long(&self.double(p, n)),
            None => switch::extend(&self.f, &p),
        }
    }

    fn add_on(&self, p: Self::Long, q: &Self::Entry) -> Self::Long {
        self.add_long(&p, q)
    }

    fn add_last(&self, p: Self::Long, q: &Self::Entry) -> Self::Point {
        self.add_short(&p, q)
    }

    fn double(&self, p: Self::Point, n: u32) -> Self::Point {
        (0..n).fold(p, |p, _| self.dbl(&p))
    }

    fn twice(&self, p: &Self::Work) -> Self::Work {
        let Extended { x, y, z, .. } = *p;
        self.dbl_long(&Projective { x, y, z })
    }

    fn plus(&self, p: &Self::Work, q: &Self::Work) -> Self::Work {
        let q = self.entries(core::slice::from_ref(q), &[false]);
        self.add_long(p, &q[0])
    }

    fn entries(&self, points: &[Self::Work], affine: &[bool]) -> Vec<Self::Entry> {
        let f = &self.f;
        let each = points.iter().zip(affine);
        let entry = |(p, affine): (&Extended<F::El>, &bool)| EdwardsEntry {
            minus: f.norm(&f.sub::<1>(&p.y, &p.x)),
            plus: f.norm(&f.add(&p.y, &p.x)),
            s: match self.minus_one {
                true => p.x,
                false => f.mul(&p.x, &self.curve.a2),
            },
            t: f.mul(&p.t, &self.curve.d2),
            z: (!affine).then(|| f.norm(&f.dbl(&p.z))),
        };
        each.map(entry).collect()
    }

    fn negated(&self, q: &Self::Entry) -> Self::Entry {
        let f = &self.f;
        EdwardsEntry {
            minus: q.plus,
            plus: q.minus,
            s: match self.minus_one {
                true => q.s,
                false => f.norm(&f.neg::<1>(&q.s)),
            },
            t: f.norm(&f.neg::<1>(&q.t)),
            z: q.z,
        }
    }
}
