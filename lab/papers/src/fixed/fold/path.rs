//! Running sums along a path through a set of Eisenstein integers (FKSX, Proposition 7 and Algorithm 9).
//!
//! **Mathematics.** A path b_0 = 0, b_1, …, b_m goes through all weights, by steps b_i − b_{i−1} that are a unit
//! times 1, 1 − ω, 2 or 2 − ω: the 24 nonzero integers of norm at most 7 that 3 + ω does not divide. Then
//! `Σ b_i S_i = Σ step_i·T_i`, T_i = S_i + … + S_m. Units are free, so the T_i of one of the four classes are
//! summed before they are multiplied. The same holds on any tree with root 0, T_i being the sum of all that
//! hangs on b_i; a path is the deepest tree.
//!
//! **Cost.** For m nonempty buckets, k of them next to 0: m − k for the T_i, m − D to sum them in the D classes
//! that occur, at most 6 (one a doubling) for the end: a path takes at most `2m + 1`, and `2m − 2` with one class.
//! A tree takes less.
//!
//! **Corrections.** The paper's output "b_1 S_2" is b_1 S_1, and b_0, which it uses and does not define, is 0:
//! the path has to start there. It keeps a sum for each of 24 steps; four are enough. Algorithm 10 finds
//! no path; `search.rs` does where there is one. Proposition 7, that there always is, is false: the set of Theorem 5
//! for (2 − ω)^5, and that of nearest digits for (2 − ω)^6, have more weights with a single neighbour than a path has
//! ends. Trees there are for all sets tried (c ≤ 5 in the tests).

use super::Group;
use super::{UNITS, search, unit_times};
use msmith_core::recode::Small;

/// 1, 1 − ω, 2, 2 − ω.
const CLASSES: [[i64; 2]; 4] = [[1, 0], [1, -1], [2, 0], [2, -1]];

/// A step: a class times a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Step {
    class: usize,
    unit: usize,
}

/// `a·b`.
fn product(a: [i64; 2], b: [i64; 2]) -> [i64; 2] {
    let yy = a[1] * b[1];
    [a[0] * b[0] - yy, a[0] * b[1] + a[1] * b[0] - yy]
}

/// All steps.
fn steps() -> impl Iterator<Item = (Small, Step)> {
    (0..4).flat_map(|class| {
        (0..6).map(move |unit| {
            let [x, y] = product(CLASSES[class], UNITS[unit]);
            (Small { x, y }, Step { class, unit })
        })
    })
}

/// The 24 steps, the shortest first.
pub fn short() -> Vec<Small> {
    steps().map(|(k, _)| k).collect()
}

/// A tree of steps with root 0 on all weights of a set; a path if each has one follower at most.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    /// Weights' numbers, each after the one it hangs on.
    order: Vec<u32>,
    /// What each hangs on, in that order; the number of weights stands for 0.
    parents: Vec<u32>,
    steps: Vec<Step>,
}

impl Tree {
    /// The path that visits the weights in an order; `None` if that is none: a weight twice or not at all, or a
    /// step too long.
    pub fn path(weights: &[Small], order: Vec<u32>) -> Option<Self> {
        let parents = (order.len() == weights.len())
            .then(|| [weights.len() as u32].into_iter().chain(order.clone()));
        let parents = parents?.take(order.len()).collect();
        Self::new(weights, order, parents)
    }

    fn new(weights: &[Small], order: Vec<u32>, parents: Vec<u32>) -> Option<Self> {
        let mut seen = vec![false; weights.len()];
        let mut path = Vec::with_capacity(order.len());
        for (&b, &parent) in order.iter().zip(&parents) {
            let to = *weights.get(b as usize)?;
            if std::mem::replace(&mut seen[b as usize], true) {
                return None;
            }
            let at = weights.get(parent as usize);
            let at = at.copied().unwrap_or(Small { x: 0, y: 0 });
            let by = Small {
                x: to.x - at.x,
                y: to.y - at.y,
            };
            path.push(steps().find(|(k, _)| *k == by)?.1);
        }
        let all = seen.iter().all(|s| *s);
        all.then_some(Self {
            order,
            parents,
            steps: path,
        })
    }

    /// Searches a path through nonzero weights. `None` if none was found, which does not mean that there
    /// is none; always the same answer for the same weights.
    pub fn find_path(weights: &[Small]) -> Option<Self> {
        Self::path(weights, search::path(weights)?)
    }

    /// The tree of fewest steps to each of the nonzero weights; `None` if steps do not reach all.
    pub fn shallow(weights: &[Small]) -> Option<Self> {
        let (order, parents) = search::shallow(weights)?;
        Self::new(weights, order, parents)
    }

    /// How many steps are a unit times 1, 1 − ω, 2 and 2 − ω.
    pub fn classes(&self) -> [usize; 4] {
        let count = |class| self.steps.iter().filter(|s| s.class == class).count();
        [0, 1, 2, 3].map(count)
    }

    /// Weights next to 0.
    pub fn first(&self) -> usize {
        let root = self.order.len() as u32;
        self.parents.iter().filter(|p| **p == root).count()
    }

    /// `Σ weights[b]·sums[b]`. `None` without an endomorphism, or if there are not as many sums as weights.
    pub fn fold<G: Group>(&self, group: &G, sums: &[G::Point]) -> Option<G::Point> {
        if sums.len() != self.order.len() {
            return None;
        }
        let mut hanging = sums.to_vec();
        let mut of = [group.identity(); 4];
        for ((&b, &parent), step) in self.order.iter().zip(&self.parents).zip(&self.steps).rev() {
            let sum = hanging[b as usize];
            let term = unit_times(group, step.unit, &sum)?;
            of[step.class] = group.add(&of[step.class], &term);
            if let Some(above) = hanging.get_mut(parent as usize) {
                *above = group.add(above, &sum);
            }
        }
        // a + (1 − ω)·b + 2·c + (2 − ω)·d = (a + b) − ω·(b + d) + 2·(c + d).
        let [a, b, c, d] = of;
        let turned = group.neg(&group.turn(&group.add(&b, &d))?);
        let sum = group.add(&group.add(&a, &b), &turned);
        Some(group.add(&sum, &group.dbl(&group.add(&c, &d))))
    }
}
