//! The reduced rectangular DAG over pairs.

use super::{parameter, two};
use crate::chain::Chain;
use crate::costs::Step;
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Bases, Found, Method, Task};
use num_bigint::BigUint;
use num_traits::{ToPrimitive, Zero};
use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, BinaryHeap, HashMap};

/// [`DoubleBase`](crate::DoubleBase) §6: positions `2^a·3^b` are cut into blocks of α by β, inside which pairs are
/// reduced modulo `2^α·3^β`. Whether a pair is a digit is asked of the pair itself, not of what it is reduced to.
#[derive(Debug, Clone, Copy)]
pub struct PairReduced;

/// The most nodes.
const MOST: usize = 1 << 23;
/// Bytes of one in its map.
const NODE: usize = 2 * size_of::<(Pair, PairNode)>();

type Pair = (i64, i64);

/// A step backwards: base, digit, the pair before.
type PairWay = (usize, Digit, Pair);

/// Price, and the step backwards to it (base, digit, pair before; 0, 0, 0 at the root).
#[derive(Clone, Copy)]
struct PairNode {
    price: u64,
    base: usize,
    digit: Digit,
    before: Pair,
}

impl Method for PairReduced {
    fn name(&self) -> &'static str {
        "pair-reduced"
    }

    fn about(&self) -> &'static str {
        "reduced rectangular DAG over pairs (double-base §6): the optimum with 2 and 3; alpha, beta 0: the square roots of §7.4"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        2..=2
    }

    fn parameters(&self) -> &'static [(&'static str, u32)] {
        &[("alpha", 0), ("beta", 0)]
    }

    fn is_optimal(&self) -> bool {
        true
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let (m, n) = two(task)?;
        if task.bases > Bases::TwoThree {
            return Err(Error::Unsuitable("it knows the bases 2 and 3 only".into()));
        }
        let bits = m.bits().max(n.bits()) as f64;
        let root = |value: u32, of: f64| match value {
            0 => (of.sqrt().round() as u32).clamp(1, 20),
            given => given,
        };
        let alpha = root(parameter(self, task, 0)?, bits);
        let beta = root(parameter(self, task, 1)?, bits / 3f64.log2());
        // So that 2^α·3^β stays far below 2^63.
        if alpha > 24 || beta > 20 {
            return Err(Error::Text(format!(
                "blocks of {alpha} by {beta}; they can be 1 to 24 by 1 to 20"
            )));
        }
        if m.is_zero() && n.is_zero() {
            let chain = Chain::default();
            return Ok(Found { chain, nodes: 1 });
        }
        Sheet {
            task,
            alpha,
            beta,
            scalars: (m, n),
            rows: Vec::new(),
            small: HashMap::new(),
            best: None,
            nodes: 1,
        }
        .find()
    }
}

/// A block: the pair at its corner modulo `2^α·3^β`, and the quotients where they are small enough that pairs may
/// be digits.
struct PairBlock {
    rest: Pair,
    over: Option<Pair>,
}

struct Sheet<'a> {
    task: &'a Task<'a>,
    alpha: u32,
    beta: u32,
    scalars: (&'a BigUint, &'a BigUint),
    /// Nodes by a, b: the key is the distance from `(⌊m/k⌋, ⌊n/k⌋)`.
    rows: Vec<BTreeMap<u32, HashMap<Pair, PairNode>>>,
    /// Pairs at positions where both quotients are 0: price, position, distance.
    small: HashMap<Pair, (u64, u32, u32)>,
    /// Price, position and distance of the cheapest digit.
    best: Option<(u64, u32, u32, Pair)>,
    nodes: usize,
}

impl Sheet<'_> {
    fn find(mut self) -> Result<Found, Error> {
        let root = PairNode {
            price: 0,
            base: 0,
            digit: Digit::ZERO,
            before: (0, 0),
        };
        self.rows
            .push(BTreeMap::from([(0, HashMap::from([((0, 0), root)]))]));
        let mut blocks: HashMap<(u32, u32), PairBlock> = HashMap::new();
        let mut a = 0;
        while (a as usize) < self.rows.len() {
            let mut b = 0;
            // Positions may be left out: not all pairs are reachable.
            while let Some((&next, nodes)) = self.rows[a as usize].range(b..).next() {
                b = next;
                let here: Vec<(Pair, u64)> = nodes.iter().map(|(&o, n)| (o, n.price)).collect();
                let key = (a / self.alpha, b / self.beta);
                let block = match blocks.entry(key) {
                    Entry::Occupied(e) => e.into_mut(),
                    Entry::Vacant(e) => e.insert(block(self.scalars, key, self.alpha, self.beta)),
                };
                let inside = (a % self.alpha, b % self.beta);
                let (rest, over) = (block.rest, block.over);
                self.visit((a, b), inside, (rest, over), &here);
                let most = MOST.min(self.task.nodes_of(NODE));
                if self.nodes > most {
                    let why = format!("more than {most} nodes: that takes more memory");
                    return Err(Error::Unsuitable(why));
                }
                b += 1;
            }
            a += 1;
        }
        self.finish()
    }

    /// All steps from a position.
    fn visit(
        &mut self,
        (a, b): (u32, u32),
        (i, j): (u32, u32),
        (rest, over): (Pair, Option<Pair>),
        here: &[(Pair, u64)],
    ) {
        let floor = |i: u32, j: u32| {
            let k = 2i64.pow(i) * 3i64.pow(j);
            (rest.0 / k, rest.1 / k)
        };
        let scale = 2i64.pow(self.alpha - i) * 3i64.pow(self.beta - j);
        let floors = floor(i, j);
        let task = self.task;
        for &(o, price) in here {
            let pair = (floors.0 + o.0, floors.1 + o.1);
            if let Some(over) = over {
                let whole = (pair.0 + over.0 * scale, pair.1 + over.1 * scale);
                if is_digit(task, whole) {
                    if self.best.is_none_or(|b| price < b.0) {
                        self.best = Some((price, a, b, o));
                    }
                    continue;
                }
                if over == (0, 0) && floors == (0, 0) {
                    let known = self.small.entry(whole).or_insert((price, a, b));
                    if price < known.0 {
                        *known = (price, a, b);
                    }
                    continue;
                }
            }
            for (base, p) in [(0usize, 2i64), (1, 3)] {
                if base >= task.bases.count() {
                    continue;
                }
                let (i, j) = if base == 0 { (i + 1, j) } else { (i, j + 1) };
                let (a, b) = if base == 0 { (a + 1, b) } else { (a, b + 1) };
                let after = floor(i, j);
                for &digit in task.set.digits() {
                    let (x, y) = (pair.0 - i64::from(digit.x), pair.1 - i64::from(digit.y));
                    let Some(step) = task.costs.step(Step { base, digit }) else {
                        continue;
                    };
                    if x % p == 0 && y % p == 0 {
                        let node = PairNode {
                            price: price + u64::from(step),
                            base,
                            digit,
                            before: o,
                        };
                        self.put((a, b), (x / p - after.0, y / p - after.1), node);
                    }
                }
            }
        }
    }

    fn put(&mut self, (a, b): (u32, u32), o: Pair, node: PairNode) {
        let a = a as usize;
        while self.rows.len() <= a {
            self.rows.push(BTreeMap::new());
        }
        match self.rows[a].entry(b).or_default().entry(o) {
            Entry::Vacant(e) => {
                e.insert(node);
                self.nodes += 1;
            }
            Entry::Occupied(mut e) => {
                if node.price < e.get().price {
                    e.insert(node);
                }
            }
        }
    }

    /// Dijkstra over the small pairs that are left, then the way back.
    fn finish(self) -> Result<Found, Error> {
        let task = self.task;
        let mut heap = BinaryHeap::new();
        let mut prices: HashMap<Pair, (u64, Option<PairWay>)> = HashMap::new();
        for (&pair, &(price, ..)) in &self.small {
            heap.push((std::cmp::Reverse(price), pair));
            prices.insert(pair, (price, None));
        }
        let limit = self.best.map_or(u64::MAX, |b| b.0);
        let mut steps = Vec::new();
        let mut end = None;
        while let Some((std::cmp::Reverse(price), pair)) = heap.pop() {
            if price >= limit {
                break;
            }
            if prices.get(&pair).is_some_and(|p| p.0 < price) {
                continue;
            }
            if is_digit(task, pair) {
                end = Some(pair);
                break;
            }
            for (base, &p) in task.bases.numbers().iter().enumerate() {
                for &digit in task.set.digits() {
                    let p = i64::from(p);
                    let (x, y) = (pair.0 - i64::from(digit.x), pair.1 - i64::from(digit.y));
                    let Some(step) = task.costs.step(Step { base, digit }) else {
                        continue;
                    };
                    if x % p != 0 || y % p != 0 {
                        continue;
                    }
                    let next = (x / p, y / p);
                    let new = price + u64::from(step);
                    if prices.get(&next).is_none_or(|old| new < old.0) {
                        prices.insert(next, (new, Some((base, digit, pair))));
                        heap.push((std::cmp::Reverse(new), next));
                    }
                }
            }
        }
        let (start, mut at) = if let Some(mut pair) = end {
            let start = pair;
            while let Some(&(_, Some((base, digit, before)))) = prices.get(&pair) {
                steps.push((base, digit));
                pair = before;
            }
            let &(_, a, b) = self.small.get(&pair).ok_or_else(nowhere)?;
            // The quotients are 0 there: the pair is the distance.
            (start, (a, b, pair))
        } else {
            let (_, a, b, o) = self.best.ok_or_else(nowhere)?;
            let k = BigUint::from(2u32).pow(a) * BigUint::from(3u32).pow(b);
            let whole = |s: &BigUint, o: i64| (s / &k).to_i64().map(|q| q + o);
            let x = whole(self.scalars.0, o.0).ok_or_else(nowhere)?;
            let y = whole(self.scalars.1, o.1).ok_or_else(nowhere)?;
            ((x, y), (a, b, o))
        };
        while at != (0, 0, (0, 0)) {
            let (a, b, o) = at;
            let node = self.rows[a as usize].get(&b).and_then(|n| n.get(&o));
            let node = node.ok_or_else(nowhere)?;
            steps.push((node.base, node.digit));
            at = if node.base == 0 {
                (a - 1, b, node.before)
            } else {
                (a, b - 1, node.before)
            };
        }
        let start = Digit::pair(start.0 as i32, start.1 as i32);
        let chain = Chain::from_steps(start, steps);
        let nodes = self.nodes as u64;
        Ok(Found { chain, nodes })
    }
}

fn nowhere() -> Error {
    Error::Unreachable("no chain with these digits and bases leads to this pair".into())
}

fn is_digit(task: &Task<'_>, (x, y): Pair) -> bool {
    match (i32::try_from(x), i32::try_from(y)) {
        (Ok(x), Ok(y)) => task.set.contains(Digit::pair(x, y)),
        _ => false,
    }
}

/// Reduces the scalars to a block's size.
fn block((m, n): (&BigUint, &BigUint), (a, b): (u32, u32), alpha: u32, beta: u32) -> PairBlock {
    let power = |a: u32, b: u32| BigUint::from(2u32).pow(a) * BigUint::from(3u32).pow(b);
    let corner = power(a * alpha, b * beta);
    let size = power(alpha, beta);
    let (m, n) = (m / &corner, n / &corner);
    let low = |k: &BigUint| (k % &size).to_i64().unwrap_or(0);
    // With a larger quotient a pair is above all digits.
    let high = |k: &BigUint| (k / &size).to_i64().filter(|&q| q < 1 << 14);
    PairBlock {
        rest: (low(&m), low(&n)),
        over: high(&m).zip(high(&n)),
    }
}
