//! The tree of joint binary-ternary chains.

use super::{parameter, two};
use crate::chain::Chain;
use crate::costs::Step;
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Bases, Found, Method, Task};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::Zero;
use std::collections::HashSet;

/// From each pair all digits are subtracted that leave both divisible by 2 or by 3, what divides both is taken out, and
/// of all pairs so made the B smallest are kept (C. Doche, D. Kohel, F. Sica, "Double-base number system for
/// multi-scalar multiplications", 2009). With B = 1 it is their joint binary-ternary method.
#[derive(Debug, Clone, Copy)]
pub struct TreeJbt;

impl TreeJbt {
    /// The largest B.
    const MOST: u32 = 1 << 12;
}

/// A pair that is left.
struct Leaf {
    x: BigInt,
    y: BigInt,
    /// Thousandths.
    price: u64,
    /// The last step to it.
    link: usize,
}

/// Steps, each with the one before.
type Links = Vec<(usize, (usize, Digit))>;

impl Method for TreeJbt {
    fn name(&self) -> &'static str {
        "tree-jbt"
    }

    fn about(&self) -> &'static str {
        "tree of joint binary-ternary chains, the B smallest pairs are kept (Doche-Kohel-Sica), any digits"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        2..=2
    }

    fn parameters(&self) -> &'static [(&'static str, u32)] {
        &[("B", 16)]
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let (m, n) = two(task)?;
        let keep = parameter(self, task, 0)?;
        if !(1..=Self::MOST).contains(&keep) {
            let most = Self::MOST;
            return Err(Error::Text(format!("B = {keep}; it can be 1 to {most}")));
        }
        if task.bases < Bases::TwoThree {
            return Err(Error::Unsuitable("it needs the bases 2 and 3".into()));
        }
        if task.costs.multiply[0].is_none() || task.costs.multiply[1].is_none() {
            return Err(Error::Unsuitable("it doubles and triples".into()));
        }
        if m.is_zero() && n.is_zero() {
            let chain = Chain::default();
            return Ok(Found { chain, nodes: 1 });
        }
        let mut links = vec![(0, (0, Digit::ZERO))];
        let mut level = vec![reduce(
            task,
            (m.clone().into(), n.clone().into()),
            0,
            0,
            Digit::ZERO,
            &mut links,
        )];
        let mut nodes = 1;
        loop {
            let done = level.iter().filter_map(|l| Some((l, as_digit(l, task)?)));
            if let Some((leaf, start)) = done.min_by_key(|d| d.0.price) {
                let chain = Chain::from_steps(start, back(leaf.link, &links));
                return Ok(Found { chain, nodes });
            }
            let mut next = Vec::new();
            let mut seen = HashSet::new();
            for leaf in &level {
                for &d in task.set.digits() {
                    if d.is_zero() {
                        continue;
                    }
                    let (x, y) = (&leaf.x - d.x, &leaf.y - d.y);
                    let divides = |p: u32| {
                        let p = BigInt::from(p);
                        x.is_multiple_of(&p) && y.is_multiple_of(&p)
                    };
                    if (divides(2) || divides(3)) && !(x.is_zero() && y.is_zero()) {
                        next.push(reduce(task, (x, y), leaf.price, leaf.link, d, &mut links));
                    }
                }
            }
            nodes += next.len() as u64;
            next.sort_by_cached_key(|l| (l.x.magnitude() + l.y.magnitude(), l.price));
            next.retain(|l| seen.insert((l.x.clone(), l.y.clone())));
            next.truncate(keep as usize);
            // Each step takes a factor out, so that pairs shrink until they are no larger than the digits; there they
            // could go round.
            let small = |l: &Leaf| l.x.bits().max(l.y.bits()) <= 16;
            if next.is_empty() || (next.iter().all(small) && nodes > 1 << 22) {
                let why = "no digit makes a pair that is left divisible by 2 or 3";
                return Err(Error::Unreachable(why.into()));
            }
            level = next;
        }
    }
}

/// The pair, where it is a digit to start with.
fn as_digit(leaf: &Leaf, task: &Task<'_>) -> Option<Digit> {
    let x = i32::try_from(&leaf.x).ok()?;
    let y = i32::try_from(&leaf.y).ok()?;
    let d = Digit::pair(x, y);
    task.set.contains(d).then_some(d)
}

/// Takes out what divides both; the last of these steps is that which adds the digit, and if one of them is a doubling,
/// it is.
fn reduce(
    task: &Task<'_>,
    (mut x, mut y): (BigInt, BigInt),
    price: u64,
    link: usize,
    digit: Digit,
    links: &mut Links,
) -> Leaf {
    let mut leaf = Leaf {
        x: BigInt::zero(),
        y: BigInt::zero(),
        price,
        link,
    };
    let mut digit = digit;
    for (base, p) in [(0, BigInt::from(2)), (1, BigInt::from(3))] {
        while x.is_multiple_of(&p) && y.is_multiple_of(&p) {
            (x, y) = (x / &p, y / &p);
            let step = Step { base, digit };
            leaf.price += task.costs.step(step).map_or(0, u64::from);
            links.push((leaf.link, (base, digit)));
            leaf.link = links.len() - 1;
            digit = Digit::ZERO;
        }
    }
    (leaf.x, leaf.y) = (x, y);
    leaf
}

/// The steps from a leaf up to the root.
fn back(mut link: usize, links: &Links) -> Vec<(usize, Digit)> {
    let mut steps = Vec::new();
    while link > 0 {
        let (before, step) = links[link];
        steps.push(step);
        link = before;
    }
    steps
}
