//! Chains and their tables on points of short Weierstrass curves with a = −3 in Jacobian coordinates, by the formulas
//! that the model `jacobian` prices, so that a run can be counted.
//!
//! **Coordinates.** P and Q are affine, all other points Jacobian.
//!
//! **Exceptional inputs.** Doubling, tripling and quintupling have none. A sum has Z = 0 where both operands have the
//! same x and where one is at infinity: so R + R, R − R and R + 0 all end at infinity, two of them wrongly. Whatever
//! comes after keeps Z = 0, so that one look at the end of a run tells ([`Jacobian::affine`]): a result with Z ≠ 0 is
//! right, on every curve; one with Z = 0 is at infinity or lost, and this does not say which.
//!
//! **Source.** As [`traded`](crate::coords::traded), [`multiples`](crate::coords::multiples) and
//! [`quintupling`](crate::coords::quintupling). Bernstein, Chuengsatiansup, Lange, *Double-base scalar
//! multiplication revisited* (2017), §7.2, and Al Musa, Xu, Table 1, for the prices.
//!
//! **Cost.** Doubling 3M + 5S, tripling 7M + 7S, quintupling 9M + 13S, mixed addition 7M + 4S, addition 11M + 5S with
//! nothing kept of either point (with Z² and Z³ of the table's points kept 10M + 4S would do). What the model says, but
//! for the doubling of P, 1M + 5S ([`claim`]).

use crate::coords::multiples::quintupling_minus_three;
use crate::coords::multiples::{dbl_minus_three, tripling_minus_three};
use msmith_chain::{Bases, Chain, Costs, TablePlan};
use msmith_core::Lanes;
use msmith_core::coords::jacobian::Point;
use msmith_core::coords::{A, Affine, Coords, jacobian};

use super::uniform::{Entry, Shape};
use crate::coords::traded;

/// The group of a curve `y² = x³ − 3x + b`, any b.
#[derive(Debug, Clone, Copy)]
pub struct Jacobian<F: Lanes> {
    f: F,
    a: A<F::El>,
}

impl<F: Lanes> Jacobian<F> {
    /// Over a field.
    pub fn new(f: F) -> Self {
        let one = f.one();
        let three = f.norm(&f.add(&f.dbl(&one), &one));
        let a = A::General(f.norm(&f.neg::<1>(&three)));
        Self { f, a }
    }

    /// A result in affine coordinates; `None` where Z = 0: it is at infinity, or lost. Of one lane.
    pub fn affine(&self, p: &Entry<Affine<F::El>, Point<F::El>>) -> Option<Affine<F::El>> {
        match p {
            Entry::Flat(p) => Some(*p),
            Entry::Point(p) if self.f.is_zero(&p.z) != 0 => None,
            Entry::Point(p) => Some(jacobian::Jacobian::finite_to_affine(&self.f, p)),
        }
    }
}

impl<F: Lanes> Shape for Jacobian<F> {
    type Flat = Affine<F::El>;
    type Point = Point<F::El>;
    const BASES: Bases = Bases::TwoThreeFive;

    fn zero(&self) -> Self::Point {
        jacobian::Jacobian::infinity(&self.f)
    }

    fn long(&self, p: &Self::Flat) -> Self::Point {
        jacobian::Jacobian::from_affine(&self.f, p)
    }

    fn step(&self, p: &Entry<Self::Flat, Self::Point>, base: usize) -> Self::Point {
        let f = &self.f;
        let p = match (p, base) {
            (Entry::Flat(p), 0) => return traded::dbl_affine(f, &self.a, p),
            (Entry::Flat(p), _) => self.long(p),
            (Entry::Point(p), _) => *p,
        };
        match base {
            0 => dbl_minus_three(f, &p),
            1 => tripling_minus_three(f, &p),
            _ => quintupling_minus_three(f, &p),
        }
    }

    fn add(&self, p: &Self::Point, q: &Self::Point) -> Self::Point {
        traded::add(&self.f, p, q)
    }

    fn add_flat(&self, p: &Self::Point, q: &Self::Flat) -> Self::Point {
        traded::add_affine(&self.f, p, q)
    }

    fn minus(&self, p: &Self::Point) -> Self::Point {
        jacobian::Jacobian::neg(&self.f, p)
    }

    fn minus_flat(&self, p: &Self::Flat) -> Self::Flat {
        let y = self.f.norm(&self.f.neg::<1>(&p.y));
        Affine { y, ..*p }
    }
}

/// What a run of a chain with its table takes in M and S: the prices of the model and of the plan, less what
/// [`affine_start`] says. The plan is priced with 1M + 5S for 2P.
pub fn claim(chain: &Chain, plan: &TablePlan, costs: &Costs) -> Option<u64> {
    Some(costs.chain(chain)? + plan.cost() - affine_start(chain))
}

/// 2M where the first operation doubles P: 1M + 5S, not 3M + 5S. A tripling or a quintupling of P, and an addition to
/// it, are those of any point.
pub fn affine_start(chain: &Chain) -> u64 {
    let first = chain.terms.first().map(|t| t.powers);
    let doubled = first.is_some_and(|p| p.two > 0 && p.three == 0 && p.five == 0);
    if doubled && chain.start.is_affine() {
        2000
    } else {
        0
    }
}

#[cfg(test)]
mod tests;
