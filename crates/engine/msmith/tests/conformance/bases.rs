//! Bases that meet each other: neighbours, equal, opposite and infinite points.

use crate::common::*;
use msmith::curve::Group;
use num_bigint::BigUint;

/// Points in every arrangement; `n` of them each.
fn arrangements(set: &Setting, n: usize) -> Vec<(&'static str, Known)> {
    let near = set.consecutive(n);
    let one = set.points(vec![BigUint::from(5u32)]);
    let opposite = set.points(vec![7u32.into(), set.order() - 7u32]);
    let none = set.points(vec![BigUint::ZERO]);
    // P_0, infinity, P_2, P_1, infinity, P_3, …: a third is infinite.
    let mut with_infinity = near.clone();
    for i in (1..n).step_by(3) {
        with_infinity.logs[i] = BigUint::ZERO;
        with_infinity.points.finite[i] = false;
        // What stands there does not matter.
        let at = i * set.stride();
        with_infinity.points.words[at..at + set.stride()].fill(u64::MAX);
    }
    let pool = set.points(vec![
        3u32.into(),
        set.order() - 3u32,
        BigUint::ZERO,
        3u32.into(),
        6u32.into(),
        set.order() - 6u32,
        9u32.into(),
    ]);
    vec![
        ("P + iG", near),
        ("all equal", one.pick(std::iter::repeat_n(0, n))),
        ("P and -P", opposite.pick((0..n).map(|i| i % 2))),
        (
            "P … P and -P … -P",
            opposite.pick((0..n).map(|i| usize::from(2 * i > n))),
        ),
        ("all infinite", none.pick(std::iter::repeat_n(0, n))),
        ("a third infinite", with_infinity),
        (
            "few points in turn",
            pool.pick((0..n).map(|i| (i * i + i / 7) % 7)),
        ),
    ]
}

/// Scalars that put many points into one bucket, and ones that do not.
fn scalars(n: usize) -> Vec<(&'static str, Vec<[u64; 4]>)> {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let repeated = random.scalar();
    vec![
        ("random", (0..n).map(|_| random.scalar()).collect()),
        ("all equal", vec![repeated; n]),
        ("all one", vec![[1, 0, 0, 0]; n]),
        (
            "four values",
            (0..n).map(|_| [1 + random.next() % 4, 0, 0, 0]).collect(),
        ),
    ]
}

/// All arrangements and scalars, with the ways for each combination.
fn run(set: &Setting, sizes: &[usize], ways: impl Fn(usize) -> Vec<Way>) {
    let mut turn = 0;
    for &n in sizes {
        for (points, bases) in arrangements(set, n) {
            for (which, list) in scalars(n) {
                let what = format!("{points}, {which}");
                set.check(&bases, &u256(&list), &ways(turn), &what);
                turn += 1;
            }
        }
    }
}

#[test]
fn in_every_group() {
    for (name, group) in GROUPS {
        let set = Setting::new(name, group);
        // The planner's choice, and the algorithms in turn: each meets every arrangement.
        run(&set, &[3, 70], |turn| {
            vec![AUTO[0], ways(&[None])[1 + (turn + turn / 4) % 4]]
        });
    }
}

#[test]
fn in_many_windows() {
    let set = Setting::new("bls12-377", Group::G1);
    // A quarter of the ways in turn: in 28 combinations of five sizes each meets every arrangement.
    let all = ways(&[None, Some(2), Some(4), Some(7)]);
    run(&set, &[1, 3, 8, 17, 130], |turn| {
        let first = (turn + turn / 4 + turn / 28) % 4;
        all.iter().skip(first).step_by(4).copied().collect()
    });
    // Runs longer than what one lane takes.
    run(&set, &[5000], |_| AUTO.into());
}

#[test]
#[ignore = "long"]
fn many_in_every_group() {
    for (name, group) in GROUPS {
        let set = Setting::new(name, group);
        run(&set, &[1, 3, 8, 17, 130, 1025], |_| {
            ways(&[None, Some(2), Some(4), Some(7)])
        });
        run(&set, &[20_000], |_| ways(&[None]));
    }
}
