//! A search by width: tables of the same size side by side, the cheapest kept.

use super::rule::Rates;
use super::{TablePlan, TableStep};
use crate::digit::Digit;
use std::collections::{HashMap, HashSet};

#[derive(Clone)]
struct State {
    /// Sorted.
    have: Vec<Digit>,
    open: usize,
    helpers: usize,
    cost: u64,
    /// The step that led here, in the list of all.
    last: usize,
}

/// All steps taken by any state, with their predecessors: 0 is none.
type Trail = Vec<(usize, Option<TableStep>)>;

struct Tables<'a> {
    wanted: HashSet<Digit>,
    prices: &'a Rates,
    /// Bounds of helpers.
    most: [i32; 2],
    /// How many of them.
    helpers: usize,
}

impl Tables<'_> {
    fn useful(&self, d: Digit) -> bool {
        !d.is_zero() && d.x.abs() <= self.most[0] && d.y.abs() <= self.most[1]
    }

    /// What one step makes of a table.
    fn next(&self, s: &State, trail: &mut Trail, into: &mut HashMap<Vec<Digit>, State>) {
        let multiples = s.have.iter().flat_map(|&d| self.prices.multiples(d));
        let pairs = (0..s.have.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
        let sums = pairs.flat_map(|(i, j)| self.prices.sums(s.have[i], s.have[j]));
        for step in multiples.chain(sums) {
            let fresh = |d: &Digit| !s.have.contains(d) && self.useful(*d);
            let made: Vec<Digit> = step.makes.iter().flatten().map(|d| d.stored()).collect();
            if !made.iter().all(fresh) || (made.len() == 2 && made[0] == made[1]) {
                continue;
            }
            let hits = made.iter().filter(|d| self.wanted.contains(d)).count();
            let helpers = s.helpers + made.len() - hits;
            // Two points at once are worth it where both are wanted, or the second is a helper besides.
            if helpers > self.helpers || hits > s.open {
                continue;
            }
            let cost = s.cost + u64::from(step.price);
            let mut have = s.have.clone();
            have.extend(&made);
            have.sort_unstable();
            if into.get(&have).is_some_and(|o| o.cost <= cost) {
                continue;
            }
            trail.push((s.last, Some(step)));
            let last = trail.len() - 1;
            let open = s.open - hits;
            let key = have.clone();
            into.insert(
                key,
                State {
                    have,
                    open,
                    helpers,
                    cost,
                    last,
                },
            );
        }
    }
}

/// The cheapest plan that was found below a price. It starts with the steps of another plan, and makes at most
/// `helpers` points besides.
pub fn plan(
    wanted: &[Digit],
    first: &[Digit],
    prices: &Rates,
    [width, helpers]: [usize; 2],
    seed: &TablePlan,
    mut best: u64,
) -> Option<TablePlan> {
    let most = |of: fn(&Digit) -> i32| wanted.iter().map(|d| of(d).abs()).max().unwrap_or(0);
    // On one axis helpers may be twice the largest; with two there are enough without.
    let room = if first.len() > 1 { 1 } else { 2 };
    let search = Tables {
        wanted: wanted.iter().copied().collect(),
        prices,
        most: [room * most(|d| d.x), room * most(|d| d.y)],
        helpers,
    };
    let mut trail: Trail = vec![(0, None)];
    let mut have = first.to_vec();
    let mut last = 0;
    for &step in &seed.steps {
        have.extend(step.makes.iter().flatten().map(|d| d.stored()));
        trail.push((last, Some(step)));
        last = trail.len() - 1;
    }
    have.sort_unstable();
    let open = wanted.iter().filter(|d| !have.contains(d)).count();
    let start = have.len();
    let mut layers: Vec<HashMap<Vec<Digit>, State>> = vec![HashMap::new(); open + helpers + 3];
    let cost = seed.cost();
    let state = State {
        have,
        open,
        helpers: 0,
        cost,
        last,
    };
    layers[0].insert(state.have.clone(), state);
    let (least, usual) = (u64::from(prices.least()), u64::from(prices.usual()));
    let mut end = None;
    // By size: what is made two points at once comes later.
    for at in 0..layers.len() - 2 {
        let mut states: Vec<State> = core::mem::take(&mut layers[at]).into_values().collect();
        let guess = |s: &State| s.cost + usual * s.open as u64;
        states.sort_unstable_by(|a, b| (guess(a), &a.have).cmp(&(guess(b), &b.have)));
        states.truncate(width);
        for s in states {
            if s.open == 0 {
                if s.cost < best {
                    (best, end) = (s.cost, Some(s.last));
                }
                continue;
            }
            if s.cost + least * s.open as u64 >= best {
                continue;
            }
            let mut next = HashMap::new();
            search.next(&s, &mut trail, &mut next);
            for (have, state) in next {
                let layer = &mut layers[have.len() - start];
                if layer.get(&have).is_none_or(|o| o.cost > state.cost) {
                    layer.insert(have, state);
                }
            }
        }
    }
    let mut at = end?;
    let mut steps = Vec::new();
    while let (before, Some(step)) = trail[at] {
        steps.push(step);
        at = before;
    }
    steps.reverse();
    Some(TablePlan { steps })
}
