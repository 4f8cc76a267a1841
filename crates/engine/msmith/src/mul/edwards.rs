//! Twisted Edwards curves: projective coordinates between additions, extended ones before them.
//!
//! **Coordinates.** Quintuplings, triplings and doublings of a term are projective; the last operation before an
//! addition makes T, a doubling where there is one (1M), else a tripling or quintupling (2M); the addition leaves T
//! out. [`DoubleBase`](msmith_chain::DoubleBase) §2.3.
//!
//! **Cost.** a = −1: with P affine 6M an addition, with another multiple 7M. Any a: 1M·a more a doubling, tripling and
//! quintupling, 8M an addition (7M and 1 doubling saved for Z = 1).
//!
//! **Exceptional inputs.** Additions are unified: none fails in the subgroup of odd order, nor anywhere if a is a
//! square and d is not. A result with `Z ≠ 0` is right whatever happened before; `Z = 0` says that it was lost or is at
//! infinity ([`coords::edwards`](crate::coords::edwards)).

use super::Ladder;
use crate::coords::Affine;
use crate::coords::edwards::general::{self, Curve};
use crate::coords::edwards::{
    self, Coefficient, Extended, Projective, Unhalved, extended, quintupling, switch, tripling,
};
use crate::ring::Ring;
use msmith_chain::{Group, Powers};

/// The group of a curve.
#[derive(Debug, Clone, Copy)]
pub struct Edwards<F: Ring> {
    f: F,
    curve: Curve<F::El>,
    a: Coefficient<F::El>,
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
            curve: Curve::new(&f, &a, d),
            a: Coefficient::MinusOne,
            f,
        }
    }

    /// `a·x² + y² = 1 + d·x²y²`.
    pub fn general(f: F, a: &F::El, d: &F::El) -> Self {
        Self {
            curve: Curve::new(&f, a, d),
            a: Coefficient::Any(*a),
            f,
        }
    }

    /// The ring.
    #[cfg(test)]
    pub fn ring(&self) -> &F {
        &self.f
    }

    fn is_minus_one(&self) -> bool {
        matches!(self.a, Coefficient::MinusOne)
    }

    /// A finite point, to build a table from. 1M.
    pub fn point(&self, q: &Affine<F::El>) -> Extended<F::El> {
        extended::from_affine(&self.f, q)
    }

    /// `E, F, G, H` closed to projective coordinates.
    #[inline(never)]
    fn add_short(&self, p: &Extended<F::El>, q: &EdwardsEntry<F::El>) -> Projective<F::El> {
        let (
            f,
            EdwardsEntry {
                minus,
                plus,
                s,
                t,
                z,
            },
        ) = (&self.f, *q);
        match (self.is_minus_one(), z) {
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
        let (
            f,
            EdwardsEntry {
                minus,
                plus,
                s,
                t,
                z,
            },
        ) = (&self.f, *q);
        match (self.is_minus_one(), z) {
            (true, None) => edwards::add_unhalved(f, p, &Unhalved { minus, plus, t }),
            (true, Some(z)) => edwards::add_cached(f, p, &edwards::Cached { minus, plus, t, z }),
            (false, Some(z)) => general::add_cached(
                f,
                p,
                &general::Cached {
                    minus,
                    plus,
                    s,
                    t,
                    z,
                },
            ),
            (false, None) => general::add_unhalved(f, p, &general::Unhalved { minus, plus, s, t }),
        }
    }

    #[inline(never)]
    fn dbl(&self, p: &Projective<F::El>) -> Projective<F::El> {
        switch::dbl(&self.f, &self.curve, self.is_minus_one(), p)
    }

    #[inline(never)]
    fn dbl_long(&self, p: &Projective<F::El>) -> Extended<F::El> {
        switch::dbl_to_extended(&self.f, &self.curve, self.is_minus_one(), p)
    }

    #[inline(never)]
    fn tpl(&self, p: &Projective<F::El>) -> Projective<F::El> {
        tripling::tripling(&self.f, &self.a, p)
    }

    #[inline(never)]
    fn qpl(&self, p: &Projective<F::El>) -> Projective<F::El> {
        quintupling::quintupling(&self.f, &self.a, p)
    }
}

/// A point between terms.
#[derive(Debug, Clone, Copy)]
pub struct Reached<E> {
    /// The point.
    pub p: Projective<E>,
    own: Own<E>,
}

/// What there is of a point for an own addition.
#[derive(Debug, Clone, Copy)]
enum Own<E> {
    Nothing,
    /// `XY/Z`.
    T(E),
    /// The entry that a chain starts with.
    Entry(EdwardsEntry<E>),
}

impl<E> Reached<E> {
    fn short(p: Projective<E>) -> Self {
        let own = Own::Nothing;
        Self { p, own }
    }
}

impl<E: Copy> Reached<E> {
    fn long(q: &Extended<E>) -> Self {
        Self {
            p: short(q),
            own: Own::T(q.t),
        }
    }
}

fn short<E: Copy>(p: &Extended<E>) -> Projective<E> {
    Projective {
        x: p.x,
        y: p.y,
        z: p.z,
    }
}

impl<F: Ring> Group for Edwards<F> {
    type Point = Reached<F::El>;
    type Entry = EdwardsEntry<F::El>;

    fn zero(&self) -> Self::Point {
        let (zero, one) = (self.f.zero(), self.f.one());
        Reached::short(Projective {
            x: zero,
            y: one,
            z: one,
        })
    }

    /// `(2X, 2Y, 2Z)`. 2 additions, and 1 doubling where Z = 1.
    fn start(&self, e: Self::Entry) -> Self::Point {
        let f = &self.f;
        let p = Projective {
            x: f.norm(&f.sub::<2>(&e.plus, &e.minus)),
            y: f.norm(&f.add(&e.plus, &e.minus)),
            z: f.norm(&e.z.unwrap_or_else(|| f.dbl(&f.one()))),
        };
        let own = Own::Entry(e);
        Reached { p, own }
    }

    fn term(
        &self,
        p: Self::Point,
        powers: Powers,
        add: Option<Self::Entry>,
        kept: bool,
    ) -> Self::Point {
        if add.is_none() && !kept {
            return Reached::short(self.multiple(p.p, powers));
        }
        let long = match p.own {
            Own::T(t) if powers.total() == 0 => {
                let Projective { x, y, z } = p.p;
                Extended { x, y, z, t }
            }
            _ => self.long_multiple(p.p, powers),
        };
        match (add, kept) {
            (Some(q), false) => Reached::short(self.add_short(&long, &q)),
            (Some(q), true) => Reached::long(&self.add_long(&long, &q)),
            (None, _) => Reached::long(&long),
        }
    }

    /// Beside the multiple to extended coordinates and the addition one product by d, but at the start.
    fn own_term(
        &self,
        p: Self::Point,
        own: &Self::Point,
        powers: Powers,
        minus: bool,
        kept: bool,
    ) -> Self::Point {
        let f = &self.f;
        let entry = |own: Extended<F::El>| self.entries(&[own], &[false])[0];
        let entry = match own.own {
            Own::Entry(e) => e,
            Own::T(t) => {
                let Projective { x, y, z } = own.p;
                entry(Extended { x, y, z, t })
            }
            Own::Nothing => entry(switch::extend(f, &own.p)),
        };
        let entry = if minus { self.negated(&entry) } else { entry };
        let long = self.long_multiple(p.p, powers);
        if kept {
            Reached::long(&self.add_long(&long, &entry))
        } else {
            Reached::short(self.add_short(&long, &entry))
        }
    }
}

impl<F: Ring> Edwards<F> {
    fn multiple(&self, mut p: Projective<F::El>, powers: Powers) -> Projective<F::El> {
        for _ in 0..powers.five {
            p = self.qpl(&p);
        }
        for _ in 0..powers.three {
            p = self.tpl(&p);
        }
        for _ in 0..powers.two {
            p = self.dbl(&p);
        }
        p
    }

    /// The same in extended coordinates.
    fn long_multiple(&self, p: Projective<F::El>, powers: Powers) -> Extended<F::El> {
        let Powers { two, three, five } = powers;
        if two > 0 {
            let two = two - 1;
            self.dbl_long(&self.multiple(p, Powers { two, three, five }))
        } else if three > 0 {
            let three = three - 1;
            let p = self.multiple(p, Powers { two, three, five });
            tripling::to_extended(&self.f, &self.a, &p)
        } else if five > 0 {
            let five = five - 1;
            let p = self.multiple(p, Powers { two, three, five });
            quintupling::to_extended(&self.f, &self.a, &p)
        } else {
            switch::extend(&self.f, &p)
        }
    }
}

impl<F: Ring> Ladder for Edwards<F> {
    type Long = Extended<F::El>;
    type Work = Extended<F::El>;

    fn doubled(&self, p: Self::Point, n: u32) -> Self::Long {
        let two = Powers {
            two: n,
            ..Powers::default()
        };
        self.long_multiple(p.p, two)
    }

    fn add_on(&self, p: Self::Long, q: &Self::Entry) -> Self::Long {
        self.add_long(&p, q)
    }

    fn add_last(&self, p: Self::Long, q: &Self::Entry) -> Self::Point {
        Reached::short(self.add_short(&p, q))
    }

    fn double(&self, p: Self::Point, n: u32) -> Self::Point {
        let two = Powers {
            two: n,
            ..Powers::default()
        };
        Reached::short(self.multiple(p.p, two))
    }

    fn twice(&self, p: &Self::Work) -> Self::Work {
        self.dbl_long(&short(p))
    }

    fn plus(&self, p: &Self::Work, q: &Self::Work) -> Self::Work {
        let q = self.entries(core::slice::from_ref(q), &[false]);
        self.add_long(p, &q[0])
    }

    fn minus(&self, p: &Self::Work) -> Self::Work {
        extended::neg(&self.f, p)
    }

    fn entries(&self, points: &[Self::Work], affine: &[bool]) -> Vec<Self::Entry> {
        let f = &self.f;
        let each = points.iter().zip(affine);
        let entry = |(p, affine): (&Extended<F::El>, &bool)| EdwardsEntry {
            minus: f.norm(&f.sub::<1>(&p.y, &p.x)),
            plus: f.norm(&f.add(&p.y, &p.x)),
            s: match self.is_minus_one() {
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
            s: match self.is_minus_one() {
                true => q.s,
                false => f.norm(&f.neg::<1>(&q.s)),
            },
            t: f.norm(&f.neg::<1>(&q.t)),
            z: q.z,
        }
    }
}
