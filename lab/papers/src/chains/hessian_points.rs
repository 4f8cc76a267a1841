//! Chains and their tables on points of twisted Hessian curves, by the formulas that the model `hessian` prices, so
//! that a run can be counted.
//!
//! **Coordinates.** P and Q are affine, all other points projective. `−(x : y : 1)` is `(x : 1 : y)`, which is not
//! affine: so an opposite of P is P with a sign, and `R − P = −((−R) + P)`, where signs take no products.
//!
//! **Exceptional inputs.** Doubling and tripling have none. A sum R + S is (0 : 0 : 0) exactly where R − S has Z = 0,
//! and R − P as it is made here where R + P has Y = 0; a point with Z = 0 or Y = 0 is there only if a is a cube. Whatever
//! comes after (0 : 0 : 0) keeps it, so that one look at the end tells ([`Outcome::Lost`]), on every curve; any other
//! result is right, and so is one with Z = 0 alone ([`Outcome::Infinite`]). The neutral element is (0, −1), affine.
//!
//! **Source.** As [`hessian`](crate::coords::hessian). Bernstein, Chuengsatiansup, Lange, *Double-base scalar
//! multiplication revisited* (2017), §7.2, for the prices.
//!
//! **Cost.** Doubling 6M + 2S, tripling 6M + 6S with a cube root of unity and 7M + 5S without, mixed addition 10M,
//! addition 11M: in M and S what the model says, at every place in a chain ([`claim`]). Products by a, by constants made
//! of d and by the root come on top ([`constants`]); the papers leave them out. There is no quintupling.

use msmith_chain::{Bases, Chain, Costs, Making, TablePlan};
use msmith_core::Lanes;
use msmith_core::coords::Affine;

use super::uniform::{Entry, Shape};
use crate::coords::hessian::{self, Curve, Point};

/// The group of a curve `a·x³ + y³ + 1 = d·xy`.
#[derive(Debug, Clone, Copy)]
pub struct Hessian<F: Lanes> {
    /// The ring.
    pub f: F,
    /// The curve.
    pub curve: Curve<F::El>,
    /// A primitive cube root of unity, with which a tripling takes 6M + 6S.
    pub root: Option<F::El>,
}

/// P or Q, or its opposite.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flat<E> {
    /// P or Q.
    pub point: Affine<E>,
    /// Whether the opposite is meant.
    pub minus: bool,
}

/// What a run ends with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome<E> {
    /// A point with Z ≠ 0.
    Affine(Affine<E>),
    /// A point with Z = 0, `(X : Y : 0)`.
    Infinite([E; 2]),
    /// An addition met points that it cannot add.
    Lost,
}

impl<F: Lanes> Hessian<F> {
    /// P or Q.
    pub fn first(p: &Affine<F::El>) -> Entry<Flat<F::El>, Point<F::El>> {
        let minus = false;
        Entry::Flat(Flat { point: *p, minus })
    }

    /// A result in affine coordinates, where it has them. Of one lane.
    pub fn outcome(&self, p: &Entry<Flat<F::El>, Point<F::El>>) -> Outcome<F::El> {
        let f = &self.f;
        let p = match p {
            Entry::Flat(p) => self.long(p),
            Entry::Point(p) => *p,
        };
        let [x, y, z] = [&p.x, &p.y, &p.z].map(|c| f.is_zero(c) != 0);
        if x && y && z {
            return Outcome::Lost;
        }
        if z {
            return Outcome::Infinite([p.x, p.y]);
        }
        let i = f.inv(&p.z);
        let (x, y) = (f.mul(&p.x, &i), f.mul(&p.y, &i));
        Outcome::Affine(Affine { x, y })
    }
}

impl<F: Lanes> Shape for Hessian<F> {
    type Flat = Flat<F::El>;
    type Point = Point<F::El>;
    const BASES: Bases = Bases::TwoThree;

    fn zero(&self) -> Self::Point {
        hessian::neutral(&self.f)
    }

    fn long(&self, p: &Self::Flat) -> Self::Point {
        let point = hessian::from_affine(&self.f, &p.point);
        if p.minus { hessian::neg(&point) } else { point }
    }

    fn step(&self, p: &Entry<Self::Flat, Self::Point>, base: usize) -> Self::Point {
        let (f, k) = (&self.f, &self.curve);
        let p = match p {
            Entry::Flat(p) => self.long(p),
            Entry::Point(p) => *p,
        };
        match (base, &self.root) {
            (0, _) => hessian::dbl(f, k, &p),
            (1, Some(root)) => hessian::tripling_by_root(f, k, root, &p),
            (1, None) => hessian::tripling(f, k, &p),
            // No chain comes here: `Shape::BASES`.
            _ => {
                let twice = hessian::dbl(f, k, &p);
                hessian::add(f, k, &hessian::dbl(f, k, &twice), &p)
            }
        }
    }

    fn add(&self, p: &Self::Point, q: &Self::Point) -> Self::Point {
        hessian::add(&self.f, &self.curve, p, q)
    }

    /// In the form that the model prices; [`hessian::add_affine`] takes 1M less.
    fn add_flat(&self, p: &Self::Point, q: &Self::Flat) -> Self::Point {
        let sum = |p| hessian::add_affine_direct(&self.f, &self.curve, p, &q.point);
        if q.minus {
            hessian::neg(&sum(&hessian::neg(p)))
        } else {
            sum(p)
        }
    }

    fn minus(&self, p: &Self::Point) -> Self::Point {
        hessian::neg(p)
    }

    fn minus_flat(&self, p: &Self::Flat) -> Self::Flat {
        Flat {
            minus: !p.minus,
            ..*p
        }
    }
}

/// What a run of a chain with its table takes in M and S, products by constants left out: the prices of the model and
/// of the plan, with nothing on or off.
pub fn claim(chain: &Chain, plan: &TablePlan, costs: &Costs) -> Option<u64> {
    Some(costs.chain(chain)? + plan.cost())
}

/// Products by constants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Constants {
    /// By a: in each addition and tripling.
    pub a: u64,
    /// By constants made of d: one in each doubling, two in each tripling.
    pub d: u64,
    /// By the cube root of unity: two in each tripling that takes it.
    pub root: u64,
}

impl Constants {
    /// All.
    pub const fn sum(&self) -> u64 {
        self.a + self.d + self.root
    }
}

/// The products by constants of a run.
pub fn constants(chain: &Chain, plan: &TablePlan, by_root: bool) -> Constants {
    let powers = chain.powers();
    let (mut two, mut three) = (u64::from(powers.two), u64::from(powers.three));
    let mut additions = chain.additions() as u64;
    for step in &plan.steps {
        match step.make {
            Making::Multiple(2, _) => two += 1,
            Making::Multiple(..) => three += 1,
            Making::Sum(..) => additions += 1,
            Making::Both(..) => additions += 2,
        }
    }
    Constants {
        a: additions + three,
        d: two + 2 * three,
        root: if by_root { 2 * three } else { 0 },
    }
}

#[cfg(test)]
mod tests;
