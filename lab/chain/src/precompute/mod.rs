//! How a table of digits is made, and what that costs.
//!
//! A [`TablePlan`] is a list of steps; whoever has points runs it ([`TablePlan::run`]). P is given in affine
//! coordinates, and Q where the set has it; opposites are free.

mod beam;
mod greedy;
mod paper;
mod rule;

use crate::costs::{Price, TablePrices};
use crate::digit::Digit;
use crate::error::Error;
use crate::set::Set;
use rule::Rates;

/// What a plan may use, and at which prices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableRule {
    /// [`DoubleBase`](crate::DoubleBase)'s "Pre cost": 2P 6.2, 4P (and further powers of two) 7.2, an addition of P
    /// or Q 7, any other 8, P ± Q 6 each; no triplings or quintuplings.
    Paper,
    /// Everything: P doubled with its T known (5.4), triplings, quintuplings, sums and differences together.
    Best(TablePrices),
}

impl TableRule {
    /// [`TableRule::Best`] on twisted Edwards curves with a = −1, S = 0.8M.
    pub fn edwards() -> Self {
        Self::Best(TablePrices::edwards())
    }
}

/// How a point of a table is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Making {
    /// 2, 3 or 5 times a point.
    Multiple(u8, Digit),
    /// The sum of two points.
    Sum(Digit, Digit),
    /// The sum and the difference of two points.
    Both(Digit, Digit),
}

/// A step of a plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableStep {
    /// What is done. Operands may be opposites of points that there are.
    pub make: Making,
    /// What it makes; the second of [`Making::Both`] only.
    pub makes: [Option<Digit>; 2],
    /// What it costs, in thousandths of a multiplication.
    pub price: Price,
}

/// How a table is made, step by step.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TablePlan {
    /// In order. Points may be made that are not in the table.
    pub steps: Vec<TableStep>,
}

/// A group that a plan runs in.
pub trait Maker {
    /// A point of the group.
    type Point: Clone;
    /// The opposite point.
    fn negate(&self, p: &Self::Point) -> Self::Point;
    /// 2, 3 or 5 times a point; `first` where it is P or Q.
    fn multiple(&self, by: u8, p: &Self::Point, first: bool) -> Self::Point;
    /// The sum of two points, `first[i]` where one is P or Q (or its opposite).
    fn sum(&self, p: [&Self::Point; 2], first: [bool; 2]) -> Self::Point;
    /// The sum and the difference.
    fn both(&self, p: [&Self::Point; 2], first: [bool; 2]) -> [Self::Point; 2] {
        let minus = self.negate(p[1]);
        [self.sum(p, first), self.sum([p[0], &minus], first)]
    }
}

/// The largest table that more than the quickest plan is looked for.
const MOST_SEARCHED: usize = 32;

/// Points besides the wanted ones that a search may make.
const MOST_HELPERS: usize = 3;

/// The cheapest of the greedy plan and those of the searches by width.
fn searched(wanted: &[Digit], first: &[Digit], prices: &Rates, width: usize) -> TablePlan {
    let mut best = greedy::plan(wanted, first, prices);
    improve(
        &mut best,
        wanted,
        first,
        prices,
        width,
        &TablePlan::default(),
    );
    best
}

/// Searches that start with the steps of `seed`, with fewer and more helpers.
fn improve(
    best: &mut TablePlan,
    wanted: &[Digit],
    first: &[Digit],
    prices: &Rates,
    width: usize,
    seed: &TablePlan,
) {
    for helpers in 0..=MOST_HELPERS {
        let found = beam::plan(wanted, first, prices, [width, helpers], seed, best.cost());
        if let Some(plan) = found {
            *best = plan;
        }
    }
}

impl TablePlan {
    /// The cheapest plan that was found for the table of a set.
    ///
    /// Not proved to be cheapest: a search by width ([`TablePlan::with_width`]) that keeps the 40 best tables of each
    /// size. Sets of more than 32 points get the plan of a greedy choice.
    pub fn new(set: &Set, rule: &TableRule) -> Self {
        Self::with_width(set, rule, 40)
    }

    /// The same with another width; 0 is the greedy choice alone.
    pub fn with_width(set: &Set, rule: &TableRule, width: usize) -> Self {
        let prices = Rates::of(rule);
        let wanted: Vec<Digit> = set
            .stored()
            .into_iter()
            .filter(|d| !d.is_affine())
            .collect();
        if *rule == TableRule::Paper {
            let width = if wanted.len() > MOST_SEARCHED {
                0
            } else {
                width
            };
            return paper::plan(&wanted, &prices, |axis, first| {
                searched(axis, &[first], &prices, width)
            });
        }
        let (p, q) = (Digit::single(1), Digit::pair(0, 1));
        let first: &[Digit] = if set.is_pair() { &[p, q] } else { &[p] };
        let width = if wanted.len() > MOST_SEARCHED {
            0
        } else {
            width
        };
        let mut best = searched(&wanted, first, &prices, width);
        if width > 0 && set.is_pair() {
            // Both axes by themselves, then the rest.
            let (one, two): (Vec<Digit>, Vec<Digit>) = wanted
                .iter()
                .filter(|d| d.x == 0 || d.y == 0)
                .partition(|d| d.y == 0);
            let mut seed = searched(&one, &[p], &prices, width);
            seed.steps
                .extend(searched(&two, &[q], &prices, width).steps);
            improve(&mut best, &wanted, first, &prices, width, &seed);
        }
        best
    }

    /// One more step, at the price of a rule.
    ///
    /// Errors: [`Error::Chain`] where an operand is not there, where the rule has no such step, or where it makes 0 or
    /// a point that is there.
    pub fn push(&mut self, make: Making, rule: &TableRule) -> Result<(), Error> {
        let no = |why: String| Err(Error::Chain(why));
        let of = match make {
            Making::Multiple(_, d) => [d, d],
            Making::Sum(a, b) | Making::Both(a, b) => [a, b],
        };
        if let Some(d) = of.into_iter().find(|&d| !self.has(d)) {
            return no(format!("the point ({}, {}) is not there", d.x, d.y));
        }
        let Some(step) = Rates::of(rule).step(make) else {
            return no("there is no price for it".into());
        };
        let mut made = step.makes.iter().flatten();
        if let Some(d) = made.find(|&&d| d.is_zero() || self.has(d)) {
            return no(format!("the point ({}, {}) is there already", d.x, d.y));
        }
        self.steps.push(step);
        Ok(())
    }

    /// Whether a digit's point, or the opposite, is P or Q or is made.
    pub(crate) fn has(&self, d: Digit) -> bool {
        let mut all = self.steps.iter().flat_map(|s| s.makes).flatten();
        d.is_affine() || all.any(|made| made.stored() == d.stored())
    }

    /// Whether it is what [`TablePlan::push`] makes of its steps, one after the other, at the prices of a rule.
    pub(crate) fn is_priced_by(&self, rule: &TableRule) -> bool {
        let mut again = Self::default();
        let mut steps = self.steps.iter();
        steps.all(|s| again.push(s.make, rule).is_ok()) && again == *self
    }

    /// What it costs, in thousandths of a multiplication.
    pub fn cost(&self) -> u64 {
        self.steps.iter().map(|s| u64::from(s.price)).sum()
    }

    /// Makes the points of `wanted` (digits or their opposites) from P, and from Q where there is one.
    ///
    /// Errors: [`Error::Chain`] where the plan lacks a point.
    pub fn run<M: Maker>(
        &self,
        maker: &M,
        first: &[(Digit, M::Point)],
        wanted: &[Digit],
    ) -> Result<Vec<M::Point>, Error> {
        let mut have: std::collections::HashMap<Digit, M::Point> = first.iter().cloned().collect();
        fn get<M: Maker>(
            maker: &M,
            have: &std::collections::HashMap<Digit, M::Point>,
            d: Digit,
        ) -> Result<M::Point, Error> {
            let lacks = || Error::Chain(format!("the plan lacks the point ({}, {})", d.x, d.y));
            let p = have.get(&d.stored()).ok_or_else(lacks)?;
            Ok(if d.is_negative() {
                maker.negate(p)
            } else {
                p.clone()
            })
        }
        for step in &self.steps {
            let made = match step.make {
                Making::Multiple(by, d) => [
                    Some(maker.multiple(by, &get(maker, &have, d)?, d.is_affine())),
                    None,
                ],
                Making::Sum(a, b) => {
                    let p = [&get(maker, &have, a)?, &get(maker, &have, b)?];
                    [Some(maker.sum(p, [a.is_affine(), b.is_affine()])), None]
                }
                Making::Both(a, b) => {
                    let p = [&get(maker, &have, a)?, &get(maker, &have, b)?];
                    maker.both(p, [a.is_affine(), b.is_affine()]).map(Some)
                }
            };
            for (digit, point) in step.makes.into_iter().zip(made) {
                if let (Some(d), Some(p)) = (digit, point) {
                    let p = if d.is_negative() { maker.negate(&p) } else { p };
                    have.insert(d.stored(), p);
                }
            }
        }
        wanted.iter().map(|&d| get(maker, &have, d)).collect()
    }
}

#[cfg(test)]
mod tests;
