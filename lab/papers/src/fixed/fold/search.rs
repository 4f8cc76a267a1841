//! A Hamiltonian path by rotations (Pósa 1976).
//!
//! The path grows at its end, to the neighbour with the fewest neighbours not yet visited (Warnsdorff's
//! rule). Where it cannot, it is rotated: with the end e, a neighbour v of e on the path and w the weight
//! after v, the part from w to e is turned round, and w is the new end. The choice of v is random, of a fixed
//! seed. The start, 0, never moves.
//!
//! FKSX's Algorithm 10 as printed steps by units times √7, which are not in Z\[ω\]; read as units times 2 − ω it
//! goes to and fro between one or two weights, and if it avoids what it has visited it gets through B_0 only, six
//! sevenths of the set.

use std::collections::HashMap;

use super::path::short;
use msmith_core::recode::Small;

/// Rotations per weight after which to begin again, and how often.
const ROTATIONS: usize = 400;
const TRIES: u64 = 8;

/// A path, 0 being its start and number `weights.len()`.
struct Growing<'a> {
    neighbours: &'a [Vec<u32>],
    path: Vec<u32>,
    /// Index on the path, or `u32::MAX`.
    at: Vec<u32>,
    random: u64,
}

impl Growing<'_> {
    fn end(&self) -> u32 {
        self.path[self.path.len() - 1]
    }

    fn push(&mut self, v: u32) {
        self.at[v as usize] = self.path.len() as u32;
        self.path.push(v);
    }

    fn free(&self, v: u32) -> impl Iterator<Item = u32> {
        let all = self.neighbours[v as usize].iter().copied();
        all.filter(|&u| self.at[u as usize] == u32::MAX)
    }

    /// One step on; whether there was one.
    fn grow(&mut self) -> bool {
        // What has one neighbour only can be nothing but the last.
        let last = self.path.len() + 1 == self.at.len();
        let next = (self.free(self.end()))
            .filter(|&v| last || self.neighbours[v as usize].len() > 1)
            .min_by_key(|&v| self.free(v).count());
        next.map(|v| self.push(v)).is_some()
    }

    /// Another end; whether there can be one.
    fn rotate(&mut self) -> bool {
        // Xorshift.
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        let around = &self.neighbours[self.end() as usize];
        if around.len() < 2 {
            return false;
        }
        let v = around[self.random as usize % around.len()];
        // A dead end is the one neighbour that may not be on the path.
        if self.at[v as usize] == u32::MAX {
            return true;
        }
        let from = self.at[v as usize] as usize + 1;
        self.path[from..].reverse();
        for i in from..self.path.len() {
            self.at[self.path[i] as usize] = i as u32;
        }
        true
    }
}

/// The neighbours of each weight, and of 0, which has number `weights.len()`. `None` if 0 or a weight is twice.
pub(super) fn neighbours(weights: &[Small]) -> Option<Vec<Vec<u32>>> {
    let origin = Small { x: 0, y: 0 };
    let all = || weights.iter().chain([&origin]);
    let number: HashMap<_, u32> = all().map(|w| (w.x, w.y)).zip(0..).collect();
    let steps = short();
    let around = |w: &Small| {
        let to = steps.iter().map(|k| (w.x + k.x, w.y + k.y));
        to.filter_map(|to| number.get(&to).copied()).collect()
    };
    (number.len() == weights.len() + 1).then(|| all().map(around).collect())
}

/// The order of a path from 0 through all weights, if one was found.
pub(super) fn path(weights: &[Small]) -> Option<Vec<u32>> {
    let neighbours = neighbours(weights)?;
    // The first end is 0; one more may be dead.
    let dead = neighbours[..weights.len()].iter().filter(|n| n.len() < 2);
    if dead.count() > 1 {
        return None;
    }
    (1..=TRIES).find_map(|seed| {
        let mut p = Growing {
            neighbours: &neighbours,
            path: Vec::with_capacity(weights.len() + 1),
            at: vec![u32::MAX; weights.len() + 1],
            random: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15),
        };
        p.push(weights.len() as u32);
        for _ in 0..ROTATIONS * weights.len() {
            while p.grow() {}
            if p.path.len() > weights.len() {
                return Some(p.path.split_off(1));
            }
            if !p.rotate() {
                return None;
            }
        }
        None
    })
}

/// Weights by their distance from 0, and what each was reached from.
pub(super) fn shallow(weights: &[Small]) -> Option<(Vec<u32>, Vec<u32>)> {
    let neighbours = neighbours(weights)?;
    let root = weights.len() as u32;
    let mut seen = vec![false; weights.len() + 1];
    seen[root as usize] = true;
    let (mut order, mut parents) = (vec![root], vec![root]);
    let mut done = 0;
    while let Some(&from) = order.get(done) {
        for &to in &neighbours[from as usize] {
            if !std::mem::replace(&mut seen[to as usize], true) {
                order.push(to);
                parents.push(from);
            }
        }
        done += 1;
    }
    let all = order.len() > weights.len();
    all.then(|| (order.split_off(1), parents.split_off(1)))
}
