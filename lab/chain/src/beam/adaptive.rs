//! Tables chosen for the scalars: sets judged by the chain that a beam finds with them and by the plan of its table.
//!
//! A table for one pair of scalars need not suit others. The climb starts with the best of a family of sets that are
//! good on average (`beam/family.rs`), and then
//! - *offers* digits that the table lacks at a price: part of what a point costs. What the chain uses of them is
//!   taken into the table and the rest is not looked at, so that one beam tries many digits at once;
//! - *drops* digits, those first that are used least.
//!
//! Digits that a chain does not use are not made; points that a plan makes on its way to others are digits for
//! nothing.
//!
//! **Cost.** A narrow beam for every set tried: some forty to a hundred; and one wider beam.

use super::width::Width;
use super::{family, find_with};
use crate::costs::{Costs, Price, TablePrices};
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Bases, Found, Method, Task};
use crate::precompute::{TablePlan, TableRule};
use crate::set::Set;
use num_bigint::BigUint;
use std::collections::BTreeMap;

/// The method.
#[derive(Debug, Clone, Copy)]
pub struct Adaptive;

/// A chain with the table that was chosen for it.
#[derive(Debug, Clone)]
pub struct Adapted {
    /// The chain, with the nodes of the beam that found it.
    pub found: Found,
    /// The digits that it uses, with their opposites and 0.
    pub set: Set,
    /// How their points are made.
    pub plan: TablePlan,
    /// Chain and table, thousandths of a field multiplication.
    pub cost: u64,
}

/// What the use of an offered digit costs more, by turns.
const OFFERS: [Price; 5] = [2000, 3000, 4000, 1500, 2500];

/// The same for digits that are offered in place of one.
const SWAP: Price = 2500;

/// A table that is dearer than the best by this much is no finalist.
const NEAR: u64 = 12_000;

/// Widths of the search for a table's plan: while climbing, and at the end.
const PLANS: [usize; 2] = [2, 40];

/// What is asked for, and what stays the same during a climb.
#[derive(Debug, Clone, Copy)]
pub struct Climb<'a> {
    /// One or two scalars.
    pub scalars: &'a [BigUint],
    /// The multiplications.
    pub bases: Bases,
    /// The prices of steps.
    pub costs: &'a Costs,
    /// The prices of tables.
    pub table: &'a TablePrices,
    /// The beam for every set, and the beam at the end.
    pub widths: [Width; 2],
    /// Rounds of offers and drops, at most; 0 for the best of the family alone. With the first beam, and with that at
    /// the end.
    pub rounds: [usize; 2],
    /// How many tables get the beam at the end: the cheapest by the first one. At least one does.
    pub finalists: usize,
}

/// What a climb has found.
#[derive(Default)]
struct Climbed {
    best: Option<Adapted>,
    /// The cheapest tables by the first beam, with what else their plans make; the cheapest first.
    near: Vec<(u64, Vec<Digit>)>,
}

impl Climb<'_> {
    /// The cheapest chain with its table.
    ///
    /// A set that no chain is found with, as small scalars have, is passed over.
    ///
    /// Errors: those of [`find_near`](crate::find_near), where there is no set that a chain is found with.
    pub fn run(&self) -> Result<Adapted, Error> {
        let pair = self.scalars.len() == 2;
        let mut reached = Climbed::default();
        let mut failed = None;
        for start in family::sets(pair)? {
            match self.try_set(&start.stored(), &[], 0, 0, &mut reached) {
                Err(e) if is_of_one_set(&e) => failed = Some(e),
                other => _ = other?,
            }
        }
        self.rounds(0, &mut reached)?;
        for (_, table) in core::mem::take(&mut reached.near) {
            self.better_set(&table, &[], 0, 1, &mut reached)?;
        }
        self.rounds(1, &mut reached)?;
        let none =
            || failed.unwrap_or_else(|| Error::Unsuitable("there is no set to start with".into()));
        reached.best.ok_or_else(none)
    }

    /// Rounds of offers and drops with a beam.
    fn rounds(&self, end: usize, reached: &mut Climbed) -> Result<(), Error> {
        let offered = family::offered(self.scalars.len() == 2);
        for _ in 0..self.rounds[end] {
            let mut better = false;
            for offer in OFFERS {
                let table = stored(&reached.best);
                let more: Vec<Digit> = (offered.iter().copied())
                    .filter(|d| !table.contains(d))
                    .collect();
                better |= self.better_set(&table, &more, offer, end, reached)?;
            }
            for offer in [0, SWAP] {
                for digit in by_use(&reached.best) {
                    let mut table = stored(&reached.best);
                    let before = table.len();
                    table.retain(|d| *d != digit);
                    if table.len() == before {
                        continue;
                    }
                    let mut more = offered.clone();
                    more.retain(|d| offer > 0 && *d != digit && !table.contains(d));
                    better |= self.better_set(&table, &more, offer, end, reached)?;
                }
            }
            if !better {
                break;
            }
        }
        Ok(())
    }

    /// The same as [`Climb::try_set`]; a set that no chain is found with is no better.
    fn better_set(
        &self,
        table: &[Digit],
        offered: &[Digit],
        offer: Price,
        end: usize,
        reached: &mut Climbed,
    ) -> Result<bool, Error> {
        match self.try_set(table, offered, offer, end, reached) {
            Err(e) if is_of_one_set(&e) => Ok(false),
            other => other,
        }
    }

    /// The chain with a table, or with less of it, and with what it takes of digits offered at a price. Whether it is
    /// the best.
    fn try_set(
        &self,
        table: &[Digit],
        offered: &[Digit],
        offer: Price,
        end: usize,
        reached: &mut Climbed,
    ) -> Result<bool, Error> {
        let rule = TableRule::Best(*self.table);
        let mut free: Vec<Digit> = table.to_vec();
        // Of the best table only: a finalist brings its own.
        if let Some(best) = reached.best.as_ref().filter(|_| !offered.is_empty()) {
            free.extend(best.plan.steps.iter().flat_map(|s| s.makes).flatten());
        }
        let free = Set::symmetric(free)?;
        let all = Set::symmetric(free.digits().iter().chain(offered).copied())?;
        let task = Task {
            scalars: self.scalars,
            bases: self.bases,
            set: &all,
            costs: self.costs,
            table: None,
            instructions: None,
            parameters: &[],
            memory: None,
        };
        let extra = |d| if free.contains(d) { 0 } else { offer };
        let found = find_with(&task, self.widths[end], &extra)?;
        let chain = self.costs.chain(&found.chain).unwrap_or(u64::MAX);
        let used = Set::symmetric(found.chain.digits())?;
        // No plan makes points for less.
        let points = used.stored().iter().filter(|d| !d.is_affine()).count();
        let least = chain.saturating_add(points as u64 * u64::from(self.least_point()));
        let most = match &reached.best {
            Some(best) if end == 0 && self.finalists > 1 => best.cost + NEAR,
            Some(best) => best.cost,
            None => u64::MAX,
        };
        if least >= most {
            return Ok(false);
        }
        let plan = TablePlan::with_width(&used, &rule, PLANS[end]);
        let cost = chain.saturating_add(plan.cost());
        if end == 0 {
            self.keep(&used, &plan, cost, &mut reached.near);
        }
        let better = reached.best.as_ref().is_none_or(|b| cost < b.cost);
        if better {
            reached.best = Some(Adapted {
                found,
                set: used,
                plan,
                cost,
            });
        }
        Ok(better)
    }

    /// Keeps a table for the beam at the end, if few are cheaper.
    fn keep(&self, used: &Set, plan: &TablePlan, cost: u64, near: &mut Vec<(u64, Vec<Digit>)>) {
        let mut table = used.stored();
        table.extend(
            plan.steps
                .iter()
                .flat_map(|s| s.makes)
                .flatten()
                .map(Digit::stored),
        );
        table.sort_unstable();
        table.dedup();
        match near.iter_mut().find(|n| n.1 == table) {
            Some(same) => same.0 = same.0.min(cost),
            None => near.push((cost, table)),
        }
        near.sort_by_key(|n| n.0);
        near.truncate(self.finalists.max(1));
    }
}

impl Climb<'_> {
    /// The least that a point of a table costs.
    fn least_point(&self) -> Price {
        let t = self.table;
        let multiples = t.first.iter().chain(&t.multiply).flatten().copied();
        let sums = t.sum.iter().copied().chain(t.both.iter().map(|b| b / 2));
        multiples.chain(sums).min().unwrap_or(0)
    }
}

/// Whether an error says no more than that a set has no chain, or too many.
fn is_of_one_set(e: &Error) -> bool {
    matches!(e, Error::Unreachable(_) | Error::Unsuitable(_))
}

/// The table of the best.
fn stored(best: &Option<Adapted>) -> Vec<Digit> {
    best.as_ref().map_or(Vec::new(), |b| b.set.stored())
}

/// The digits of the best that must be made, the least used first.
fn by_use(best: &Option<Adapted>) -> Vec<Digit> {
    let mut uses: BTreeMap<Digit, usize> = BTreeMap::new();
    for digit in best.iter().flat_map(|b| b.found.chain.digits()) {
        *uses.entry(digit.stored()).or_default() += 1;
    }
    let mut all: Vec<Digit> = uses.keys().filter(|d| !d.is_affine()).copied().collect();
    all.sort_by_key(|d| uses[d]);
    all
}

impl Method for Adaptive {
    fn name(&self) -> &'static str {
        "adaptive"
    }

    fn about(&self) -> &'static str {
        "beams with a table chosen for the scalars; the set of the task is not used"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        1..=2
    }

    fn parameters(&self) -> &'static [(&'static str, u32)] {
        &[
            ("slack (0.1M)", 70),
            ("slack at the end (0.1M)", 120),
            ("largest k ± 1", 4096),
            ("rounds", 3),
        ]
    }

    fn chooses_digits(&self) -> bool {
        true
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let mut own = self.parameters().iter().map(|p| p.1);
        let [slack, last, largest, rounds] = core::array::from_fn(|k| {
            let own = own.next().unwrap_or(0);
            task.parameters.get(k).copied().unwrap_or(own)
        });
        let width = |slack: u32| Width {
            slack: slack.saturating_mul(100),
            largest,
            ..Width::default()
        };
        let table = task.table.copied();
        let table = table.unwrap_or_else(|| TablePrices::of_steps(task.costs));
        let climb = Climb {
            scalars: task.scalars,
            bases: task.bases,
            costs: task.costs,
            table: &table,
            widths: [slack, last].map(width),
            rounds: [rounds as usize, 0],
            finalists: 1,
        };
        Ok(climb.run()?.found)
    }
}
