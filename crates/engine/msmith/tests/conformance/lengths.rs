//! Every number of points: no length falls between two pieces of the engine.

use crate::common::*;
use msmith::curve::Group;

/// Sums the first n of one list for every n.
fn lengths(set: &Setting, sizes: &[usize], ways: &[Way]) {
    let most = sizes.iter().copied().max().unwrap_or(0);
    let mut random = Random(0x51ed_270b_0b1c_9d55);
    let all = set.random(most, &mut random);
    let scalars: Vec<_> = (0..most).map(|_| random.scalar()).collect();
    for &n in sizes {
        set.check(&all.first(n), &u256(&scalars[..n]), ways, "length");
    }
}

/// 2^k − 1, 2^k, 2^k + 1.
fn around_powers(k: std::ops::RangeInclusive<u32>) -> Vec<usize> {
    k.flat_map(|k| [(1 << k) - 1, 1 << k, (1 << k) + 1])
        .collect()
}

/// The planner's choice and one algorithm for each length.
#[test]
fn every_length_to_300() {
    let set = Setting::new("bls12-381", Group::G1);
    let ways = ways(&[None]);
    for (turn, way) in ways.iter().enumerate() {
        let some: Vec<_> = (turn..=300).step_by(ways.len()).collect();
        lengths(&set, &some, &[*way]);
    }
    lengths(&set, &(0..=300).collect::<Vec<_>>(), &AUTO);
}

/// The planner's choice and one algorithm, in turn, for each length.
#[test]
fn lengths_of_every_group() {
    let few = [
        0, 1, 2, 3, 5, 7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65, 127, 129, 200, 257, 300,
    ];
    for (first, (name, group)) in GROUPS.into_iter().enumerate() {
        let set = Setting::new(name, group);
        for turn in 0..4 {
            let some: Vec<_> = few.into_iter().skip(turn).step_by(4).collect();
            let way = ways(&[None])[1 + (first + turn) % 4];
            lengths(&set, &some, &[AUTO[0], way]);
        }
    }
}

#[test]
fn around_powers_of_two() {
    for (name, group) in [("bn254", Group::G1), ("bls12-377", Group::G1)] {
        lengths(&Setting::new(name, group), &around_powers(9..=13), &AUTO);
    }
}

#[test]
#[ignore = "long"]
fn every_length_of_every_group() {
    let all: Vec<_> = (0..=300).collect();
    for (name, group) in GROUPS {
        lengths(&Setting::new(name, group), &all, &ways(&[None]));
    }
}

#[test]
#[ignore = "long"]
fn around_all_powers_of_two_in_every_group() {
    for (name, group) in GROUPS {
        let set = Setting::new(name, group);
        lengths(&set, &around_powers(0..=12), &ways(&[None]));
        lengths(&set, &around_powers(13..=16), &AUTO);
    }
}
