//! Short Weierstrass curves in Jacobian coordinates, complete operations, any a.
//!
//! **Cost.** Doubling 3M + 4S (a = 0) or 3M + 6S + 1M·a, an addition of an affine table entry 8M + 3S. Tables become
//! affine by one inversion.
//!
//! **Exceptional inputs.** None: equal, opposite and infinite points are seen and handled.

use super::Ladder;
use crate::coords::affine::conjugated;
use crate::coords::{A, Affine, Coords, Jacobian, jacobian};
use crate::ring::Lanes;
use crate::ring::inverse::batch_invert;

/// The group of a curve, one point at a time.
#[derive(Debug, Clone, Copy)]
pub struct Weierstrass<F: Lanes> {
    f: F,
    a: A<F::El>,
}

/// A table's point.
#[derive(Debug, Clone, Copy)]
pub struct WeierstrassEntry<E> {
    q: Affine<E>,
    infinite: bool,
}

impl<F: Lanes> Weierstrass<F> {
    /// `y² = x³ + ax + …`.
    pub fn new(f: F, a: A<F::El>) -> Self {
        const { assert!(F::WIDTH == 1, "one point at a time") };
        Self { f, a }
    }

    /// A point, to build a table from; `None` is infinity.
    pub fn point(&self, q: Option<&Affine<F::El>>) -> jacobian::Point<F::El> {
        match q {
            Some(q) => Jacobian::from_affine(&self.f, q),
            None => Jacobian::infinity(&self.f),
        }
    }

    /// The entry of `(βx, y)`: what the endomorphism makes of an entry.
    pub fn turned(&self, e: &WeierstrassEntry<F::El>, beta: &F::El) -> WeierstrassEntry<F::El> {
        WeierstrassEntry {
            q: Affine {
                x: self.f.mul(&e.q.x, beta),
                y: e.q.y,
            },
            ..*e
        }
    }

    /// The entry of `(γx̄, δȳ)`: what the second endomorphism makes of an entry.
    pub fn imaged(&self, e: &WeierstrassEntry<F::El>, psi: &[F::El; 2]) -> WeierstrassEntry<F::El> {
        WeierstrassEntry {
            q: conjugated(&self.f, psi, &e.q),
            ..*e
        }
    }

    #[inline(never)]
    fn dbl(&self, p: &jacobian::Point<F::El>) -> jacobian::Point<F::El> {
        Jacobian::dbl(&self.f, &self.a, p)
    }

    #[inline(never)]
    fn add_entry(
        &self,
        p: &jacobian::Point<F::El>,
        q: &WeierstrassEntry<F::El>,
    ) -> jacobian::Point<F::El> {
        Jacobian::add_affine(&self.f, &self.a, p, &q.q, u8::from(q.infinite))
    }
}

impl<F: Lanes> Ladder for Weierstrass<F> {
    type Point = jacobian::Point<F::El>;
    type Entry = WeierstrassEntry<F::El>;
    type Long = jacobian::Point<F::El>;
    type Work = jacobian::Point<F::El>;

    fn zero(&self) -> Self::Point {
        Jacobian::infinity(&self.f)
    }

    fn start(&self, q: &Self::Entry) -> Self::Point {
        Jacobian::from_affine_or(&self.f, &q.q, u8::from(q.infinite))
    }

    fn doubled(&self, p: Self::Point, n: u32) -> Self::Long {
        self.double(p, n)
    }

    fn add_on(&self, p: Self::Long, q: &Self::Entry) -> Self::Long {
        self.add_entry(&p, q)
    }

    fn add_last(&self, p: Self::Long, q: &Self::Entry) -> Self::Point {
        self.add_entry(&p, q)
    }

    fn double(&self, p: Self::Point, n: u32) -> Self::Point {
        (0..n).fold(p, |p, _| self.dbl(&p))
    }

    fn twice(&self, p: &Self::Work) -> Self::Work {
        self.dbl(p)
    }

    fn plus(&self, p: &Self::Work, q: &Self::Work) -> Self::Work {
        Jacobian::add(&self.f, &self.a, p, q)
    }

    /// Affine by one inversion of all.
    fn entries(&self, points: &[Self::Work], affine: &[bool]) -> Vec<Self::Entry> {
        let f = &self.f;
        let infinite: Vec<bool> = (points.iter())
            .map(|p| Jacobian::infinite(f, p) != 0)
            .collect();
        let mut inverses: Vec<F::El> = points.iter().map(|p| p.z).collect();
        for ((z, affine), infinite) in inverses.iter_mut().zip(affine).zip(&infinite) {
            if *affine || *infinite {
                *z = f.one();
            }
        }
        if !affine.iter().all(|a| *a) {
            batch_invert(f, &mut inverses);
        }
        let entry = |k: usize| {
            let (p, i) = (&points[k], &inverses[k]);
            let q = if affine[k] || infinite[k] {
                Affine { x: p.x, y: p.y }
            } else {
                let ii = f.sqr(i);
                Affine {
                    x: f.mul(&p.x, &ii),
                    y: f.mul(&p.y, &f.mul(i, &ii)),
                }
            };
            WeierstrassEntry {
                q,
                infinite: infinite[k],
            }
        };
        (0..points.len().min(affine.len())).map(entry).collect()
    }

    fn negated(&self, q: &Self::Entry) -> Self::Entry {
        WeierstrassEntry {
            q: Affine {
                x: q.q.x,
                y: self.f.norm(&self.f.neg::<1>(&q.q.y)),
            },
            ..*q
        }
    }
}
