//! Scalars of one bit: sums of chosen points.

use crate::common::*;
use msmith::curve::{self, Group};
use msmith::{Algorithm, Engine, Error, Options, Scalars, WordPoints};
use num_bigint::{BigInt, BigUint};

fn signs(list: &[i8]) -> List<'_> {
    List {
        view: Scalars::I8(list),
        values: list.iter().map(|&x| BigInt::from(x)).collect(),
    }
}

const WAYS: [Way; 2] = [
    AUTO[0],
    Way {
        algorithm: Algorithm::Subset,
        window: None,
    },
];

/// Bases and signs of every kind, in lists around the lanes, the running sums and the blocks.
fn check(set: &Setting, lengths: &[usize]) {
    let mut random = Random(0x5eed);
    for &n in lengths {
        let ones = vec![1i8; n];
        let mixed: Vec<i8> = (0..n).map(|_| (random.next() % 3) as i8 - 1).collect();
        let turns: Vec<i8> = (0..n).map(|i| if i % 2 == 0 { 1 } else { -1 }).collect();
        let few = set.random(16, &mut random);
        let equal = few.pick((0..n).map(|_| 3));
        let repeats = few.pick((0..n).map(|i| i * 7 % 16));
        let mut third = repeats.clone();
        for i in (0..n).step_by(3) {
            third.points.finite[i] = false;
            third.logs[i] = BigUint::ZERO;
        }
        for (bases, what) in [
            (&equal, "equal"),
            (&repeats, "repeats"),
            (&third, "a third infinite"),
        ] {
            for signs_list in [&ones, &mixed, &turns] {
                set.check(bases, &signs(signs_list), &WAYS, what);
            }
        }
        let bits: Vec<bool> = mixed.iter().map(|&x| x != 0).collect();
        let list = List {
            view: Scalars::Bool(&bits),
            values: bits.iter().map(|&x| BigInt::from(x)).collect(),
        };
        set.check(&set.consecutive(n), &list, &WAYS, "consecutive");
    }
}

#[test]
fn chosen_points_of_every_group() {
    for (name, group) in GROUPS {
        check(&Setting::new(name, group), &[1, 2, 7, 9, 100, 2600]);
    }
}

/// Of few points every sum soon meets an equal or an opposite one.
#[test]
fn chosen_points_of_toys() {
    for curve in curve::all().iter().filter(|c| curve::is_toy(c)) {
        let set = Setting::of(curve, Group::G1);
        let r = u64::try_from(set.order()).unwrap();
        let known = set.points((0..r.min(50)).map(BigUint::from).collect());
        let mut random = Random(r);
        for n in [1, 8, 50, 1700] {
            let m = known.logs.len() as u64;
            let bases = known.pick((0..n).map(|_| (random.next() % m) as usize));
            let list: Vec<i8> = (0..n).map(|_| (random.next() % 3) as i8 - 1).collect();
            set.check(&bases, &signs(&list), &WAYS, "toy");
        }
    }
}

#[test]
fn larger_scalars_are_refused() {
    let engine = Engine::new(curve::by_name("bn254").unwrap(), Group::G1).unwrap();
    let points = WordPoints {
        stride: 8,
        words: vec![0; 16],
        finite: vec![false; 2],
    };
    let options = Options {
        algorithm: Algorithm::Subset,
        ..Options::default()
    };
    match engine.msm(&points, Scalars::U8(&[1, 2]), &options) {
        Err(Error::Option(why)) => assert!(why.contains("one bit"), "{why}"),
        other => panic!("{other:?}"),
    }
}
