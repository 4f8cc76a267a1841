//! Tables chosen for the scalars: a climb over sets, each judged by the chain that a beam finds with it and by the
//! plan of its table.
//!
//! A table for one pair of scalars need not suit others. Digits that a chain does not use are not made; points that a
//! plan makes on its way to others are digits for nothing; then other digits are tried one by one.
//!
//! **Cost.** A beam for every set tried: some hundred.

use super::{Width, find};
use crate::costs::{Costs, TablePrices};
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Bases, Found, Method, Task};
use crate::precompute::{Plan, Rule};
use crate::set::Set;
use num_bigint::BigUint;
use std::collections::BTreeSet;

/// The method.
#[derive(Debug, Clone, Copy)]
pub struct Adaptive;

/// A chain with the table that was chosen for it.
#[derive(Debug, Clone)]
pub struct Adapted {
    /// The chain.
    pub found: Found,
    /// The digits that it uses, with their opposites and 0.
    pub set: Set,
    /// How they are made.
    pub plan: Plan,
    /// Chain and table, thousandths of a field multiplication.
    pub cost: u64,
}

/// Where a climb starts, by the number of scalars: multiples of P; pairs.
const SINGLE: [&[i32]; 4] = [
    &[1],
    &[1, 5, 6, 11],
    &[1, 5, 6, 11, 17, 23, 29],
    &[1, 5, 7, 11, 13],
];
/// S1, and with it all combinations of P, Q and 3 or 5 times these.
const PAIRS: [i32; 2] = [3, 5];

/// The largest multiples that are tried as further digits, of one scalar and of two.
const TRIED: [i32; 2] = [41, 6];

/// Widths of the search for a table's plan: while climbing, and at the end.
const PLANS: [usize; 2] = [4, 40];

/// What is asked for, and what stays the same during a climb.
#[derive(Debug, Clone, Copy)]
pub struct Climb<'a> {
    /// One or two.
    pub scalars: &'a [BigUint],
    /// The multiplications.
    pub bases: Bases,
    /// The prices of steps.
    pub costs: &'a Costs,
    /// The prices of tables.
    pub table: &'a TablePrices,
    /// The beam for every set, and the beam at the end.
    pub widths: [Width; 2],
    /// Passes over all digits that are tried, at most.
    pub passes: usize,
}

impl Climb<'_> {
    /// The cheapest chain with its table.
    ///
    /// Errors: those of [`find`].
    pub fn run(&self) -> Result<Adapted, Error> {
        let pair = self.scalars.len() == 2;
        let mut best: Option<Adapted> = None;
        let take = |new: Adapted, best: &mut Option<Adapted>| {
            let better = best.as_ref().is_none_or(|b| new.cost < b.cost);
            if better {
                *best = Some(new);
            }
            better
        };
        for start in starts(pair)? {
            take(self.judge(&start, 0)?, &mut best);
        }
        for _ in 0..self.passes {
            let mut better = false;
            for digit in tried(pair) {
                let Some(now) = &best else { break };
                let mut digits: BTreeSet<Digit> = now.set.stored().into_iter().collect();
                // In the set: without it. Not in it: with it.
                if !digits.remove(&digit) {
                    digits.insert(digit);
                } else if digit.is_affine() {
                    continue;
                }
                let set = Set::symmetric(digits)?;
                better |= take(self.judge(&set, 0)?, &mut best);
            }
            if !better {
                break;
            }
        }
        if let Some(now) = &best {
            let set = now.set.clone();
            take(self.judge(&set, 1)?, &mut best);
        }
        best.ok_or_else(|| Error::Unsuitable("there is no set to start with".into()))
    }

    /// The chain with a set, or with less of it.
    fn judge(&self, set: &Set, end: usize) -> Result<Adapted, Error> {
        let rule = Rule::Best(*self.table);
        let plan = Plan::with_width(set, &rule, PLANS[end]);
        let made = plan.steps.iter().flat_map(|s| s.makes).flatten();
        let all = Set::symmetric(set.stored().into_iter().chain(made))?;
        let task = Task {
            scalars: self.scalars,
            bases: self.bases,
            set: &all,
            costs: self.costs,
            parameters: &[],
        };
        let found = find(&task, self.widths[end])?;
        let chain = self.costs.chain(&found.chain).unwrap_or(u64::MAX);
        let used = Set::symmetric(found.chain.digits())?;
        let plan = Plan::with_width(&used, &rule, PLANS[end]);
        Ok(Adapted {
            found,
            set: used,
            cost: chain.saturating_add(plan.cost()),
            plan,
        })
    }
}

fn starts(pair: bool) -> Result<Vec<Set>, Error> {
    if !pair {
        return SINGLE.iter().map(|list| Set::multiples(list)).collect();
    }
    let square = |m: &[i32]| {
        let of = |x| {
            m.iter()
                .flat_map(move |&y| [Digit::pair(x, y), Digit::pair(x, -y)])
        };
        Set::symmetric(
            [0].iter()
                .chain(m)
                .copied()
                .flat_map(of)
                .chain(m.iter().map(|&x| Digit::single(x))),
        )
    };
    let further = PAIRS.iter().map(|&k| square(&[1, k]));
    core::iter::once(square(&[1])).chain(further).collect()
}

/// The digits that are tried, stored ones.
fn tried(pair: bool) -> Vec<Digit> {
    let most = TRIED[usize::from(pair)];
    if !pair {
        return (2..=most).map(Digit::single).collect();
    }
    let all = (0..=most).flat_map(|x| (-most..=most).map(move |y| Digit::pair(x, y)));
    all.filter(|d| !d.is_zero() && !d.is_negative() && d.x.abs() + d.y.abs() <= most + 2)
        .collect()
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
            ("slack (0.1M)", 80),
            ("slack at the end (0.1M)", 140),
            ("largest k ± 1", 4096),
            ("passes", 2),
        ]
    }

    fn chooses_digits(&self) -> bool {
        true
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let mut own = self.parameters().iter().map(|p| p.1);
        let [slack, last, largest, passes] = core::array::from_fn(|k| {
            let own = own.next().unwrap_or(0);
            task.parameters.get(k).copied().unwrap_or(own)
        });
        let width = |slack: u32| Width {
            slack: slack.saturating_mul(100),
            largest,
            ..Width::default()
        };
        let climb = Climb {
            scalars: task.scalars,
            bases: task.bases,
            costs: task.costs,
            table: &TablePrices::of_steps(task.costs),
            widths: [slack, last].map(width),
            passes: passes as usize,
        };
        Ok(climb.run()?.found)
    }
}
