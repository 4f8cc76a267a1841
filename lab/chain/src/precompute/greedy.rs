//! The quick plan: always the cheapest point that one step makes, ways prepared where none is.

use super::rule::Rates;
use super::{TablePlan, TableStep};
use crate::digit::Digit;
use std::collections::HashMap;

struct Grown<'a> {
    prices: &'a Rates,
    have: Vec<Digit>,
    /// The cheapest step to each point that one step makes.
    near: HashMap<Digit, TableStep>,
    plan: TablePlan,
}

impl Grown<'_> {
    fn offer(&mut self, step: TableStep) {
        let Some(made) = step.makes[0].map(Digit::stored) else {
            return;
        };
        let known = self.near.get(&made).is_some_and(|s| s.price <= step.price);
        if !known && !made.is_zero() {
            self.near.insert(made, step);
        }
    }

    fn put(&mut self, d: Digit) {
        let steps: Vec<TableStep> = self.prices.multiples(d).collect();
        for step in steps {
            self.offer(step);
        }
        for i in 0..self.have.len() {
            let [plus, minus, _] = self.prices.sums(self.have[i], d);
            self.offer(plus);
            self.offer(minus);
        }
        self.have.push(d);
    }

    fn take(&mut self, d: Digit) -> bool {
        let Some(step) = self.near.get(&d).copied() else {
            return false;
        };
        self.plan.steps.push(step);
        self.put(d);
        true
    }

    /// By halves on an axis, by axes otherwise.
    fn reach(&mut self, d: Digit) {
        let d = d.stored();
        if self.have.contains(&d) || self.take(d) {
            return;
        }
        if d.x != 0 && d.y != 0 {
            self.reach(Digit::single(d.x));
            self.reach(Digit::pair(0, d.y));
        } else {
            // 2^k below, and the rest.
            let n = d.x + d.y;
            let high = 1 << n.ilog2();
            let on = |k: i32| {
                if d.y == 0 {
                    Digit::single(k)
                } else {
                    Digit::pair(0, k)
                }
            };
            if n == high {
                self.reach(on(high / 2));
            } else {
                self.reach(on(high));
                self.reach(on(n - high));
            }
        }
        self.take(d);
    }
}

/// A plan for any points.
pub fn plan(wanted: &[Digit], first: &[Digit], prices: &Rates) -> TablePlan {
    let mut table = Grown {
        prices,
        have: Vec::new(),
        near: HashMap::new(),
        plan: TablePlan::default(),
    };
    for &d in first {
        table.put(d);
    }
    let mut open = wanted.to_vec();
    open.sort_unstable_by_key(|d| (d.x.abs() + d.y.abs(), d.x, d.y));
    while !open.is_empty() {
        open.retain(|d| !table.have.contains(d));
        let near = |d: &Digit| table.near.get(d).map(|s| s.price);
        match open
            .iter()
            .filter(|d| near(d).is_some())
            .min_by_key(|d| near(d))
            .copied()
        {
            Some(d) => {
                table.take(d);
            }
            None => {
                if let Some(&d) = open.first() {
                    table.reach(d);
                }
            }
        }
    }
    table.plan
}
