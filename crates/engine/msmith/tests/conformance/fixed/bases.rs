//! Bases that meet each other and the rows of each other.

use super::*;
use crate::common::*;

/// Bases in every arrangement, n of them each; `rows` are what a table has of each base.
fn arrangements(set: &Setting, n: usize, rows: &[BigUint]) -> Vec<(&'static str, Known)> {
    let near = set.consecutive(n);
    let pool = set.points(vec![5u32.into(), set.order() - 5u32, BigUint::ZERO]);
    let mut third = near.clone();
    for i in (0..n).step_by(3) {
        third.points.finite[i] = false;
        third.logs[i].set_zero();
        // What stands there does not matter.
        let at = i * set.stride();
        third.points.words[at..at + set.stride()].fill(u64::MAX);
    }
    // A row of one base is another base.
    let log = |i: usize| rows[i % rows.len()].clone() * 7u32 % set.order();
    let own = set.points((0..n.min(12)).map(log).collect());
    let count = own.logs.len();
    vec![
        ("P + iG", near),
        ("all equal", pool.pick(std::iter::repeat_n(0, n))),
        ("P and -P", pool.pick((0..n).map(|i| i % 2))),
        ("all infinite", pool.pick(std::iter::repeat_n(2, n))),
        ("P, -P and infinity", pool.pick((0..n).map(|i| i * i % 3))),
        ("a third infinite", third),
        ("rows of each other", own.pick((0..n).map(|i| i % count))),
    ]
}

fn run(set: &Setting, n: usize, names: &[&str]) {
    let mut random = Random(0xba5e);
    let full: Vec<_> = (0..n).map(|_| random.scalar()).collect();
    let equal = vec![full[0]; n];
    let ones = vec![[1, 0, 0, 0]; n];
    let few: Vec<_> = (0..n).map(|_| [random.next() % 4, 0, 0, 0]).collect();
    for (k, name) in names.iter().enumerate() {
        let passes = k % 3 + 1;
        let rows = multiples(set.best(), spec(name), passes);
        for (what, bases) in arrangements(set, n, &rows) {
            let all = [
                wanted(set, &bases, u256(&full), what),
                wanted(set, &bases, u256(&equal), &format!("{what}, equal")),
                wanted(set, &bases, u256(&ones), &format!("{what}, ones")),
                wanted(set, &bases, u256(&few), &format!("{what}, few values")),
            ];
            check(set, &bases, &all, name, passes);
        }
    }
}

#[test]
fn that_meet_each_other() {
    let set = Setting::new("bls12-381", Group::G1);
    for n in [1, 3, 70] {
        run(&set, n, &FEW);
    }
    let second = Setting::new("bn254", Group::G2);
    run(&second, 21, &FEW[2..]);
}

#[test]
#[ignore = "long"]
fn that_meet_each_other_in_every_group() {
    for (name, group) in GROUPS {
        let set = Setting::new(name, group);
        for n in [1, 9, 130, 600] {
            run(&set, n, &FEW);
        }
    }
}

/// The sum over no bases is the identity.
#[test]
fn none() {
    for (name, group) in GROUPS {
        let set = Setting::new(name, group);
        let none = set.points(Vec::new());
        let all = [wanted(&set, &none, u256(&[]), "nothing")];
        assert_eq!(all[0].point, Point::infinity());
        for (k, name) in FEW.iter().enumerate() {
            check(&set, &none, &all, name, k % 3 + 1);
        }
        for engine in &set.engines {
            let fixed = engine.prepare_with(&none.points, spec("signed:9"), 1, &sure());
            let fixed = fixed.unwrap();
            assert!(fixed.is_empty() && fixed.words().is_empty() && fixed.layout().is_empty());
            assert_eq!((fixed.len(), fixed.bytes()), (0, 0));
            assert_eq!(fixed.verify(&sure()), Ok(()));
            assert!(fixed.points().unwrap().finite.is_empty());
        }
    }
}

/// The bases come back as they were.
#[test]
fn that_come_back() {
    for (name, group) in GROUPS {
        let set = Setting::new(name, group);
        let mut bases = set.random(20, &mut Random(6));
        bases.points.words[..set.stride()].fill(0);
        bases.points.finite[0] = false;
        for engine in &set.engines {
            for name in FEW {
                let fixed = engine.prepare_with(&bases.points, spec(name), 2, &sure());
                let back = fixed.unwrap().points().unwrap();
                assert_eq!(back.finite, bases.points.finite, "{} {name}", set.name);
                assert_eq!(back.words, bases.points.words, "{} {name}", set.name);
            }
        }
    }
}
