//! Toy curves exhaustively: every pair of points, every point with every scalar, through the lanes.

use crate::common::*;
use msmith::Algorithm;
use msmith::curve::{self, Group};
use num_bigint::BigUint;

/// All points of a toy's subgroup (the whole group unless it has a cofactor), infinity first.
fn all_points(set: &Setting) -> Known {
    let r = u32::try_from(set.order()).unwrap();
    set.points((0..r).map(BigUint::from).collect())
}

fn toys() -> impl Iterator<Item = Setting> {
    let toys = curve::all().iter().filter(|c| curve::is_toy(c));
    toys.map(|c| Setting::of(c, Group::G1))
}

fn small(k: usize) -> [u64; 4] {
    [k as u64, 0, 0, 0]
}

/// Every distance is tried, or one of four where the processor may be an emulated one.
const DISTANCES: usize = if cfg!(target_arch = "x86_64") { 1 } else { 4 };

/// For every distance d the pairs (P, P + d·G), each alone in a bucket of its own weight: N² pairs in N
/// sums. A wrong sum of one pair shows with its weight.
#[test]
fn every_pair_of_points() {
    for set in toys() {
        let all = all_points(&set);
        let n = all.logs.len();
        // One window holds the weights 1 to n.
        let way = Way {
            algorithm: Algorithm::Signed,
            window: Some((2 * n).ilog2() + 1),
        };
        let scalars: Vec<_> = (1..=n).chain(1..=n).map(small).collect();
        for d in (0..n).step_by(DISTANCES) {
            let bases = all.pick((0..n).chain((0..n).map(|j| (j + d) % n)));
            set.check(&bases, &u256(&scalars), &[way], &format!("distance {d}"));
        }
    }
}

/// For every a the points jG with scalars a + j mod r + 2: every point meets every scalar.
#[test]
fn every_point_with_every_scalar() {
    for set in toys() {
        let all = all_points(&set);
        let n = all.logs.len();
        // The largest toys take the planner's choice and one small window.
        let windows: &[_] = if n < 200 {
            &[None, Some(2), Some(3)]
        } else {
            &[Some(3)]
        };
        let step = if n < 500 { 1 } else { 13 };
        for a in (0..n + 2).step_by(step) {
            let scalars: Vec<_> = (0..n).map(|j| small((a + j) % (n + 2))).collect();
            set.check(&all, &u256(&scalars), &ways(windows), &format!("from {a}"));
        }
    }
}

/// Order 7: every sum of two points with every two scalars. 13: every sum of two with equal scalars.
#[test]
fn every_sum_of_two() {
    let set = Setting::new("toy-7", Group::G1);
    let all = all_points(&set);
    let ways = ways(&[None, Some(2)]);
    for (p, q) in (0..49).map(|i| (i / 7, i % 7)) {
        let bases = all.pick([p, q]);
        for (a, b) in (0..64).map(|i| (i / 8, i % 8)) {
            set.check(&bases, &u256(&[small(a), small(b)]), &ways, "two");
        }
    }
    let set = Setting::new("toy-13", Group::G1);
    let all = all_points(&set);
    for (p, q) in (0..169).map(|i| (i / 13, i % 13)) {
        for a in 0..=13 {
            set.check(&all.pick([p, q]), &u256(&[small(a); 2]), &ways, "two equal");
        }
    }
}

/// The largest toy with every scalar, in every algorithm.
#[test]
#[ignore = "long"]
fn every_scalar_of_the_large_toys() {
    for set in toys().filter(|s| s.order().bits() >= 9) {
        let all = all_points(&set);
        let n = all.logs.len();
        for a in 0..n + 2 {
            let scalars: Vec<_> = (0..n).map(|j| small((a + j) % (n + 2))).collect();
            let windows = [None, Some(2), Some(3), Some(5)];
            set.check(&all, &u256(&scalars), &ways(&windows), &format!("from {a}"));
        }
    }
}
