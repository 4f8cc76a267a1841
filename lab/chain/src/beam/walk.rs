//! The walk down, for a given number of scalars of a given number of words.

use super::divisors::Divisors;
use super::index::Index;
use super::int::{Int, Left};
use super::multipliers::{Multiplier, multipliers};
use super::potential::Potential;
use super::width::{Extra, Width};
use crate::chain::{Chain, Term};
use crate::costs::{Own, Price, Step};
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Found, Task};
use crate::powers::Powers;

/// A number that was reached.
struct Reached<const N: usize, const L: usize> {
    left: Left<N, L>,
    cost: Price,
    /// What it is expected to cost further.
    rest: u32,
    /// log₂ of the largest number, in 1/65536.
    log: u32,
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

/// Below this number of bits sizes are computed anew, and numbers may be digits.
const SMALL: u32 = 24 << 16;
/// Numbers below this number of bits are few, and expectations say little of them: more slack, by each bit less.
const END: u64 = 10;
const END_SLACK: u64 = 2000;
/// log₂ of 2, 3 and 5, in 1/65536.
const LOGS: [u32; 3] = [65536, 103_872, 152_170];
/// Inverses of 3 and 5 modulo 2^64.
const INVERSE: [u64; 3] = [0, 0xaaaa_aaaa_aaaa_aaab, 0xcccc_cccc_cccc_cccd];

struct Walk<'a, const N: usize, const L: usize> {
    task: &'a Task<'a>,
    own: &'a Own,
    width: Width,
    nodes: Vec<Reached<N, L>>,
    index: Index,
    /// The nodes by bits of the largest number.
    sizes: Vec<Vec<u32>>,
    /// The least cost of each size, with what a number of that size is expected to cost further.
    least: Vec<u64>,
    /// What a bit is expected to cost.
    bit: u64,
    potential: Potential,
    /// The cheapest node that is a digit.
    end: Option<u32>,
}

/// The cheapest chain that the beam sees.
pub fn walk<const N: usize, const L: usize>(
    task: &Task<'_>,
    own: &Own,
    width: Width,
    extra: Extra<'_>,
) -> Result<Found, Error> {
    let left: Left<N, L> = core::array::from_fn(|k| Int::new(&task.scalars[k]));
    if left.iter().all(|n| n.bits() == 0) {
        let chain = Chain::default();
        return Ok(Found { chain, nodes: 1 });
    }
    // A number, its place in the index and in the list of its size.
    let bytes = size_of::<Reached<N, L>>() + 24;
    let width = Width {
        nodes: width.nodes.min(task.nodes_of(bytes)),
        ..width
    };
    let bases = task.bases.count();
    let bit = u64::from(task.costs.multiply[0].unwrap_or(7000)) * u64::from(width.bit) / 100;
    let own_list = match [width.largest, width.twice] {
        [0, 0] => Vec::new(),
        most => multipliers(task.costs, own, bases, most, bit, width.slack),
    };
    let divisors = Divisors::new(own_list.iter().map(|m| m.m).collect(), L);
    let steps = steps(task, bases, extra);
    let by_base: Vec<Steps> = (0..bases)
        .map(|base| by_remainder(&steps[base], base))
        .collect();
    let sizes = 64 * L + 2;
    let log = log(&left);
    // Small numbers are not worth it.
    let part = if log < SMALL { 0 } else { width.part };
    let mut walk = Walk {
        task,
        own,
        width,
        nodes: Vec::new(),
        index: Index::new(),
        sizes: vec![Vec::new(); sizes],
        least: vec![u64::MAX; sizes + width.bits as usize],
        potential: Potential::new(&steps, N, bit, part),
        bit,
        end: None,
    };
    walk.put(left, log, 0, 0, By::Own(u32::MAX))?;
    let (mut sums, mut found) = (Vec::new(), Vec::new());
    let mut looked = 0;
    for size in (0..sizes).rev() {
        let mut k = 0;
        // A step may end in its own size, of numbers like 2^k − 1.
        while let Some(&at) = walk.sizes[size].get(k) {
            k += 1;
            if walk.is_passed(size, at) {
                continue;
            }
            looked += 1;
            walk.divide(at, &by_base)?;
            if !own_list.is_empty() {
                found.clear();
                let left = walk.nodes[at as usize].left;
                divisors.dividing(&left[0].0, &mut sums, |m| found.push(m));
                for &m in &found {
                    walk.divide_own(at, m as u32, &own_list[m], divisors.inverse(m))?;
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

/// The digits of each base, with prices, cheap ones first.
fn steps(task: &Task<'_>, bases: usize, extra: Extra<'_>) -> Vec<Vec<(Digit, Price)>> {
    let pair = task.scalars.len() == 2;
    let of = |base: usize| {
        let price = |&digit: &Digit| {
            let price = task.costs.step(Step { base, digit })?;
            Some((digit, price + extra(digit)))
        };
        // A digit of the second point is of no use to one scalar.
        let digits = task.set.digits().iter().filter(|d| pair || d.y == 0);
        let mut steps: Vec<_> = digits.filter_map(price).collect();
        steps.sort_by_key(|s| s.1);
        steps
    };
    (0..bases).map(of).collect()
}

/// Those of a base that leave multiples of it, by the remainders of the numbers.
type Steps = Vec<Vec<(Digit, Price)>>;

fn by_remainder(all: &[(Digit, Price)], base: usize) -> Steps {
    let k = [2i32, 3, 5][base];
    let mut steps: Steps = vec![Vec::new(); (k * k) as usize];
    for &(digit, price) in all {
        let rest = (digit.x.rem_euclid(k), digit.y.rem_euclid(k));
        steps[(rest.0 * k + rest.1) as usize].push((digit, price));
    }
    steps
}

/// log₂ of the largest, in 1/65536.
fn log<const N: usize, const L: usize>(left: &Left<N, L>) -> u32 {
    left.iter().map(|n| 64 * n.log()).max().unwrap_or(0)
}

/// Words mixed.
fn hash<const N: usize, const L: usize>(left: &Left<N, L>) -> u64 {
    let words = left.iter().flat_map(|n| n.0);
    words.fold(0, |sum: u64, w| {
        (sum.rotate_left(25) ^ w).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    })
}

/// Whether the numbers are smaller: none larger, one less.
fn is_less<const N: usize, const L: usize>(a: &Left<N, L>, b: &Left<N, L>) -> bool {
    let order = |k: usize| a[k].0.iter().rev().cmp(b[k].0.iter().rev());
    let all = (0..N).map(order);
    all.clone().all(|o| o.is_le()) && all.clone().any(|o| o.is_lt())
}

impl<const N: usize, const L: usize> Walk<'_, N, L> {
    /// The numbers as a digit of the set.
    fn digit(&self, left: &Left<N, L>) -> Option<Digit> {
        let x = left[0].small()?;
        let y = if N > 1 { left[1].small()? } else { 0 };
        Some(Digit { x, y }).filter(|&d| self.task.set.contains(d))
    }

    /// The most that a number of a size may cost with what it is expected to cost further.
    fn most(&self, log: u32) -> u64 {
        let size = (log >> 16) as usize;
        let near = &self.least[size..size + self.width.bits as usize];
        let least = near.iter().min().copied().unwrap_or(0);
        let end = END.saturating_sub(size as u64) * END_SLACK;
        least.saturating_add(u64::from(self.width.slack) + end)
    }

    /// Whether a node is divided no further: too dear, or a digit.
    fn is_passed(&self, size: usize, at: u32) -> bool {
        let node = &self.nodes[at as usize];
        u64::from(node.cost + node.rest) > self.most((size as u32) << 16)
            || (node.log < SMALL && self.digit(&node.left).is_some())
    }

    /// By the bases, after taking off digits.
    fn divide(&mut self, at: u32, by_base: &[Steps]) -> Result<(), Error> {
        let Reached {
            left,
            cost,
            log: size,
            by,
            ..
        } = self.nodes[at as usize];
        let residues = left.map(|n| n.modulo_720() as usize);
        for (base, steps) in by_base.iter().enumerate() {
            let k = [2, 3, 5][base];
            let rest = |i: usize| residues[i] % k;
            let place = rest(0) * k + if N > 1 { rest(1) } else { 0 };
            let large = size >= SMALL;
            let log = size.saturating_sub(LOGS[base]);
            let most = self.most(log);
            // What the child's remainders save at most.
            let worth = ((self.bit * u64::from(log)) >> 16)
                .saturating_add_signed(self.potential.least.into());
            for &(digit, price) in &steps[place] {
                let mut cost = cost + price;
                if large && u64::from(cost) + worth > most {
                    break;
                }
                if digit.is_zero() && base > 0 && matches!(by, By::Own(m) if m != u32::MAX) {
                    // The point that is kept for an own addition is made by this step.
                    cost += self.own.keep[base].saturating_sub(self.own.keep_sum);
                }
                let digits = [digit.x, digit.y];
                let mut less = left;
                let whole = less.iter_mut().zip(digits).all(|(n, d)| match n.minus(d) {
                    Some(m) => {
                        *n = match base {
                            0 => m.half(),
                            _ => m.exact(k as u64, INVERSE[base]),
                        };
                        true
                    }
                    None => false,
                });
                // Never up: 1 = 2·1 − 1 and the like.
                if whole && (large || is_less(&less, &left)) {
                    let log = if large { log } else { self::log(&less) };
                    self.put(less, log, cost, at, By::Base(base as u8, digit))?;
                }
            }
        }
        Ok(())
    }

    /// By a multiplier that divides the first number.
    fn divide_own(&mut self, at: u32, m: u32, by: &Multiplier, inverse: u64) -> Result<(), Error> {
        let Reached { left, cost, .. } = self.nodes[at as usize];
        if left[1..].iter().any(|n| n.divide(by.m).1 != 0) {
            return Ok(());
        }
        let less = left.map(|n| n.exact(by.m.into(), inverse));
        if is_less(&less, &left) && less.iter().any(|n| n.bits() > 0) {
            // The start is a point of the table: all its coordinates are there.
            let off = match self.digit(&less) {
                Some(d) if d.is_affine() => self.own.keep_sum + by.additions() * self.own.affine,
                Some(_) => self.own.keep_sum,
                None => 0,
            };
            self.put(less, log(&less), cost + by.price - off, at, By::Own(m))?;
        }
        Ok(())
    }

    fn put(
        &mut self,
        left: Left<N, L>,
        log: u32,
        cost: Price,
        from: u32,
        by: By,
    ) -> Result<(), Error> {
        let worth = (self.bit * u64::from(log)) >> 16;
        let rest = worth.saturating_add_signed(self.potential.of(&left).into()) as u32;
        let size = (log >> 16) as usize;
        let expected = u64::from(cost + rest);
        self.least[size] = self.least[size].min(expected);
        if expected > self.most(log) {
            return Ok(());
        }
        let hash = hash(&left);
        let at = match self
            .index
            .find(hash, |at| self.nodes[at as usize].left == left)
        {
            Ok(at) => {
                let node = &mut self.nodes[at as usize];
                if node.cost <= cost {
                    return Ok(());
                }
                (node.cost, node.from, node.by) = (cost, from, by);
                // It waits already, but for small numbers.
                if log >= SMALL {
                    return Ok(());
                }
                at
            }
            Err(slot) => {
                let at = self.nodes.len() as u32;
                self.nodes.push(Reached {
                    left,
                    cost,
                    rest,
                    log,
                    from,
                    by,
                });
                let nodes = &self.nodes;
                self.index
                    .put(slot, at, |at| self::hash(&nodes[at as usize].left));
                at
            }
        };
        self.sizes[size].push(at);
        if self.nodes.len() > self.width.nodes {
            let most = self.width.nodes;
            let why =
                format!("the beam has more than {most} numbers: take less slack, or more memory");
            return Err(Error::Unsuitable(why));
        }
        let cheaper = |end: u32| cost <= self.nodes[end as usize].cost;
        if log < SMALL && self.end.is_none_or(cheaper) && self.digit(&left).is_some() {
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
                    let by = own[m as usize];
                    if open.total() > 0 {
                        terms.push(Term::new(core::mem::take(&mut open), Digit::ZERO));
                    }
                    terms.push(Term::own(by.powers, by.own));
                    terms.extend(by.again.map(|(powers, sign)| Term::own(powers, 2 * sign)));
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
