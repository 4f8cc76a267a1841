//! The walk down, for so many scalars of so many words.

use super::Width;
use super::divisors::Divisors;
use super::int::Int;
use super::own::{Multiplier, Own, multipliers};
use crate::chain::{Chain, Powers, Term};
use crate::costs::{Price, Step};
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Found, Task};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{BuildHasherDefault, Hasher};

/// What is left of the scalars.
type Left<const N: usize, const L: usize> = [Int<L>; N];

/// A number that was reached.
struct Node<const N: usize, const L: usize> {
    left: Left<N, L>,
    cost: Price,
    /// From which, and by what; the first node is from itself.
    from: u32,
    by: By,
}

/// How a number is divided.
#[derive(Clone, Copy)]
enum By {
    /// The base's index, after a digit was taken off.
    Base(u8, Digit),
    /// The index of a multiplier.
    Own(u32),
}

/// Words as they are, mixed once.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }
    fn write_u64(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * 0x9e37_79b9_7f4a_7c15_u128;
        self.0 = (product ^ product >> 64) as u64;
    }
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}

struct Walk<'a, const N: usize, const L: usize> {
    task: &'a Task<'a>,
    width: Width,
    nodes: Vec<Node<N, L>>,
    index: HashMap<Left<N, L>, u32, BuildHasherDefault<Mix>>,
    /// The nodes by bits of the largest number.
    sizes: Vec<Vec<u32>>,
    /// The least cost of each size, with what a number of that size is expected to cost further.
    least: Vec<u64>,
    /// What a bit is expected to cost.
    bit: u64,
    /// The cheapest node that is a digit.
    end: Option<u32>,
}

/// The cheapest chain that the beam sees.
pub fn walk<const N: usize, const L: usize>(
    task: &Task<'_>,
    own: &Own,
    width: Width,
) -> Result<Found, Error> {
    let left: Left<N, L> = core::array::from_fn(|k| Int::new(&task.scalars[k]));
    if left.iter().all(|n| n.bits() == 0) {
        let chain = Chain::default();
        return Ok(Found { chain, nodes: 1 });
    }
    let bases = task.bases.count();
    let own_list = match width.largest {
        0 => Vec::new(),
        most => multipliers(task.costs, own, bases, most),
    };
    let divisors = Divisors::new(own_list.iter().map(|m| m.m).collect(), L);
    let by_base = steps(task, bases);
    let sizes = 64 * L + 2;
    let mut walk = Walk {
        task,
        width,
        nodes: Vec::new(),
        index: HashMap::default(),
        sizes: vec![Vec::new(); sizes],
        least: vec![u64::MAX; sizes + width.bits as usize],
        bit: u64::from(task.costs.multiply[0].unwrap_or(7000)) * 6 / 5,
        end: None,
    };
    walk.put(left, 0, 0, By::Own(u32::MAX))?;
    let mut sums = Vec::new();
    let mut looked = 0;
    for size in (0..sizes).rev() {
        let mut k = 0;
        // A step may end in its own size, of numbers like 2^k − 1.
        while let Some(&at) = walk.sizes[size].get(k) {
            k += 1;
            let (left, cost) = (walk.nodes[at as usize].left, walk.nodes[at as usize].cost);
            if walk.is_dear(size, &left, cost)
                || walk.digit(&left).is_some_and(|d| task.set.contains(d))
            {
                continue;
            }
            looked += 1;
            for (base, steps) in by_base.iter().enumerate() {
                let k = [2, 3, 5][base];
                let rest = left.map(|n| n.divide(k).1);
                for &(digit, price) in &steps[index::<N>(rest, k)] {
                    let digits = [digit.x, digit.y];
                    let mut less = left;
                    let whole = less.iter_mut().zip(digits).all(|(n, d)| match n.minus(d) {
                        Some(m) => {
                            *n = m.divide(k).0;
                            true
                        }
                        None => false,
                    });
                    // Never up: 1 = 2·1 − 1 and the like.
                    if whole && is_less(&less, &left) {
                        walk.put(less, cost + price, at, By::Base(base as u8, digit))?;
                    }
                }
            }
            if !own_list.is_empty() {
                let mut found = Vec::new();
                divisors.dividing(&left[0].0, &mut sums, |m| found.push(m as u32));
                for m in found {
                    let Multiplier { m: k, price, .. } = own_list[m as usize];
                    if left[1..].iter().any(|n| n.divide(k).1 != 0) {
                        continue;
                    }
                    let less = left.map(|n| n.divide(k).0);
                    if is_less(&less, &left) && less.iter().any(|n| n.bits() > 0) {
                        let start = walk.digit(&less).is_some_and(|d| task.set.contains(d));
                        let off = if start { own.keep_sum } else { 0 };
                        walk.put(less, cost + price - off, at, By::Own(m))?;
                    }
                }
            }
        }
    }
    let Some(end) = walk.end else {
        return Err(Error::Unreachable(
            "the beam does not reach a digit of the set".into(),
        ));
    };
    Ok(Found {
        chain: walk.chain(end, &own_list),
        nodes: looked,
    })
}

/// The digits, with prices, that leave multiples of a base; by the base and by the remainders of the numbers.
type Steps = Vec<Vec<(Digit, Price)>>;

fn steps(task: &Task<'_>, bases: usize) -> Vec<Steps> {
    let pair = task.scalars.len() == 2;
    let of = |base: usize| {
        let k = [2i32, 3, 5][base];
        let mut steps: Steps = vec![Vec::new(); (k * k) as usize];
        for &digit in task.set.digits() {
            let rest = (digit.x.rem_euclid(k), digit.y.rem_euclid(k));
            // A digit of the second point is of no use to one scalar.
            if let (Some(price), true) =
                (task.costs.step(Step { base, digit }), pair || digit.y == 0)
            {
                steps[(rest.0 * k + rest.1) as usize].push((digit, price));
            }
        }
        steps
    };
    (0..bases).map(of).collect()
}

/// The place of remainders in [`Steps`].
fn index<const N: usize>(rest: [u32; N], k: u32) -> usize {
    let second = if N > 1 { rest[1] } else { 0 };
    (rest[0] * k + second) as usize
}

fn largest<const N: usize, const L: usize>(left: &Left<N, L>) -> &Int<L> {
    let by = |n: &&Int<L>| n.0.iter().rev().copied().collect::<Vec<_>>();
    match N {
        1 => &left[0],
        _ => left.iter().max_by_key(by).unwrap_or(&left[0]),
    }
}

/// Whether the numbers are smaller: none larger, one less.
fn is_less<const N: usize, const L: usize>(a: &Left<N, L>, b: &Left<N, L>) -> bool {
    let order = |k: usize| a[k].0.iter().rev().cmp(b[k].0.iter().rev());
    let all = (0..N).map(order);
    all.clone().all(|o| o.is_le()) && all.clone().any(|o| o.is_lt())
}

impl<const N: usize, const L: usize> Walk<'_, N, L> {
    /// The numbers as a digit.
    fn digit(&self, left: &Left<N, L>) -> Option<Digit> {
        let x = left[0].small()?;
        let y = if N > 1 { left[1].small()? } else { 0 };
        Some(Digit { x, y })
    }

    /// The cost with what is expected to come.
    fn expected(&self, left: &Left<N, L>, cost: Price) -> u64 {
        u64::from(cost) + self.bit * u64::from(largest(left).log()) / 1024
    }

    fn is_dear(&self, size: usize, left: &Left<N, L>, cost: Price) -> bool {
        let near = &self.least[size..size + self.width.bits as usize];
        let least = near.iter().min().copied().unwrap_or(0);
        self.expected(left, cost) > least.saturating_add(self.width.slack.into())
    }

    fn put(&mut self, left: Left<N, L>, cost: Price, from: u32, by: By) -> Result<(), Error> {
        let size = largest(&left).bits() as usize;
        let expected = self.expected(&left, cost);
        self.least[size] = self.least[size].min(expected);
        if self.is_dear(size, &left, cost) {
            return Ok(());
        }
        let next = self.nodes.len() as u32;
        let at = match self.index.entry(left) {
            Entry::Occupied(e) => {
                let node = &mut self.nodes[*e.get() as usize];
                if node.cost <= cost {
                    return Ok(());
                }
                (node.cost, node.from, node.by) = (cost, from, by);
                *e.get()
            }
            Entry::Vacant(e) => {
                e.insert(next);
                self.nodes.push(Node {
                    left,
                    cost,
                    from,
                    by,
                });
                next
            }
        };
        self.sizes[size].push(at);
        if self.nodes.len() > self.width.nodes {
            let most = self.width.nodes;
            let why = format!("the beam has more than {most} numbers; take less slack");
            return Err(Error::Unsuitable(why));
        }
        let is_digit = self.digit(&left).is_some_and(|d| self.task.set.contains(d));
        if is_digit
            && self
                .end
                .is_none_or(|end| cost <= self.nodes[end as usize].cost)
        {
            self.end = Some(at);
        }
        Ok(())
    }

    /// The chain that starts with a node.
    fn chain(&self, end: u32, own: &[Multiplier]) -> Chain {
        let start = self
            .digit(&self.nodes[end as usize].left)
            .unwrap_or_default();
        let mut terms = Vec::new();
        let mut open = Powers::default();
        let mut at = end;
        while at != self.nodes[at as usize].from {
            let node = &self.nodes[at as usize];
            match node.by {
                By::Base(base, digit) => {
                    *open.of_mut(base.into()) += 1;
                    if !digit.is_zero() {
                        terms.push(Term::new(core::mem::take(&mut open), digit));
                    }
                }
                By::Own(m) => {
                    let Multiplier { powers, own, .. } = own[m as usize];
                    if open.total() > 0 {
                        terms.push(Term::new(core::mem::take(&mut open), Digit::ZERO));
                    }
                    terms.push(Term::own(powers, own));
                }
            }
            at = node.from;
        }
        if open.total() > 0 {
            terms.push(Term::new(open, Digit::ZERO));
        }
        Chain { start, terms }
    }
}
