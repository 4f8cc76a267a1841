//! Trees of chains.

use super::peel::{Peel, minus, strip};
use super::{Request, digit, most_nodes, too_many_nodes};
use crate::chain::Chain;
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Bases, Found, Method, Task};
use crate::powers::Powers;
use num_bigint::BigUint;
use num_traits::{One, Zero};
use std::collections::HashSet;

/// From t without factors 2 and 3 (and 5) both t − 1 and t + 1 are tried; of the next level's integers the
/// smallest few are kept. The first 1 ends it.
///
/// C. Doche, L. Habsieger, "A tree-based approach for computing double-base chains", 2008;
/// [`MultiBase`](crate::MultiBase) Definition 5, Table 5 (where the bound is 1).
#[derive(Debug, Clone, Copy)]
pub struct Tree {
    name: &'static str,
    about: &'static str,
    bases: Bases,
}

impl Tree {
    /// The (2,3)tree.
    pub const TWO_THREE: Self = Self {
        name: "tree-2-3",
        about: "(2,3)tree: both t-1 and t+1, without 2 and 3; the smallest B a level (Doche-Habsieger)",
        bases: Bases::TwoThree,
    };
    /// The (2,3,5)tree.
    pub const TWO_THREE_FIVE: Self = Self {
        name: "tree-2-3-5",
        about: "(2,3,5)tree: both t-1 and t+1, without 2, 3 and 5; the smallest B a level (Doche-Habsieger)",
        bases: Bases::TwoThreeFive,
    };
}

impl Method for Tree {
    fn name(&self) -> &'static str {
        self.name
    }

    fn about(&self) -> &'static str {
        self.about
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        1..=1
    }

    fn parameters(&self) -> &'static [(&'static str, u32)] {
        &[("bound", 1)]
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let request = Request::new(self, task)?;
        request.needs_signs()?;
        request.needs_bases(self.bases)?;
        let bound = request.parameter(0);
        if bound == 0 {
            return Err(Error::Text("a bound of 0 keeps nothing".into()));
        }
        search(request.scalar, task, self.bases, Some(bound as usize))
    }
}

/// `from = powers·t + s`, where from is a node of the level before.
#[derive(Debug, Clone)]
struct TreeNode {
    t: BigUint,
    s: i8,
    powers: Powers,
    from: u32,
}

/// The tree, of every level the smallest `size` integers, or all.
pub fn search(
    n: &BigUint,
    task: &Task<'_>,
    bases: Bases,
    size: Option<usize>,
) -> Result<Found, Error> {
    let mut t = n.clone();
    if t.is_zero() {
        let chain = Chain::default();
        return Ok(Found { chain, nodes: 1 });
    }
    let powers = strip(&mut t, bases);
    let (s, from) = (0, 0);
    let mut levels = vec![vec![TreeNode { t, s, powers, from }]];
    let mut seen = HashSet::new();
    let mut nodes = 1u64;
    let most = most_nodes(task, n.bits(), size.is_none());
    loop {
        let Some(level) = levels.last_mut() else {
            return Err(Error::Unreachable("the tree ended".into()));
        };
        // In increasing order: 1 comes first.
        if level.first().is_some_and(|n| n.t.is_one()) {
            break;
        }
        let mut next = Vec::with_capacity(2 * level.len());
        for (from, node) in level.iter_mut().enumerate() {
            // The integers are not needed once they have been looked at.
            let from_t = core::mem::take(&mut node.t);
            for s in [1i8, -1] {
                let mut t = minus(&from_t, s.into());
                let powers = strip(&mut t, bases);
                let from = from as u32;
                next.push(TreeNode { t, s, powers, from });
            }
            if size.is_none() {
                seen.insert(from_t);
            }
        }
        // Stable: of equal integers the first stays, as in Al Musa and Xu's example (Appendix D).
        next.sort_by(|a, b| a.t.cmp(&b.t));
        next.dedup_by(|a, b| a.t == b.t);
        if let Some(size) = size {
            next.truncate(size);
        } else {
            // What came at an earlier level leads nowhere sooner.
            next.retain(|n| !seen.contains(&n.t));
        }
        nodes += next.len() as u64;
        if nodes > most {
            return Err(too_many_nodes(most));
        }
        levels.push(next);
    }
    Ok(Found {
        chain: chain(&levels),
        nodes,
    })
}

/// Back from the 1.
fn chain(levels: &[Vec<TreeNode>]) -> Chain {
    let mut at = 0;
    let mut found = Vec::new();
    for level in levels.iter().rev() {
        let Some(node) = level.get(at) else { break };
        found.push((node.powers, digit(node.s.into())));
        at = node.from as usize;
    }
    let mut peel = Peel::default();
    for (powers, s) in found.into_iter().rev() {
        peel.push(powers, s);
    }
    peel.finish(Digit::single(1))
}
