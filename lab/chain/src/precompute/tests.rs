use super::*;
use crate::group::Integers;

impl Maker for Integers {
    type Point = (i64, i64);
    fn negate(&self, p: &Self::Point) -> Self::Point {
        (-p.0, -p.1)
    }
    fn multiple(&self, by: u8, p: &Self::Point, first: bool) -> Self::Point {
        assert_eq!(first, p.0.abs() + p.1.abs() == 1);
        (i64::from(by) * p.0, i64::from(by) * p.1)
    }
    fn sum(&self, [p, q]: [&Self::Point; 2], first: [bool; 2]) -> Self::Point {
        assert_eq!(first, [p, q].map(|p| p.0.abs() + p.1.abs() == 1));
        (p.0 + q.0, p.1 + q.1)
    }
}

/// Runs a plan in the integers.
fn check(plan: &TablePlan, set: &Set) {
    let first = [(Digit::single(1), (1, 0)), (Digit::pair(0, 1), (0, 1))];
    let wanted: Vec<Digit> = set
        .digits()
        .iter()
        .copied()
        .filter(|d| !d.is_zero())
        .collect();
    let points = plan
        .run(&Integers, &first[..1 + usize::from(set.is_pair())], &wanted)
        .unwrap();
    for (d, p) in wanted.iter().zip(points) {
        assert_eq!((i64::from(d.x), i64::from(d.y)), p);
    }
}

fn pairs(extra: &[(i32, i32)]) -> Set {
    let s1 = [(1, 0), (0, 1), (1, 1), (1, -1)];
    Set::symmetric(s1.iter().chain(extra).map(|&(x, y)| Digit::pair(x, y))).unwrap()
}

fn axes(of: &[i32]) -> Vec<(i32, i32)> {
    of.iter().flat_map(|&k| [(k, 0), (0, k)]).collect()
}

/// Digits (x, ±y), and with x and y swapped.
fn around(of: &[(i32, i32)]) -> Vec<(i32, i32)> {
    of.iter()
        .flat_map(|&(x, y)| [(x, y), (x, -y), (y, x), (y, -x)])
        .collect()
}

/// The sets of double-base Table 3.
fn table_3() -> Vec<(&'static str, Set, u64)> {
    let s5 = axes(&[5]);
    let s5a = axes(&[2, 4, 5]);
    let s5b = [s5a.clone(), around(&[(1, 2), (1, 4), (1, 5)])].concat();
    let s5c = [s5a.clone(), around(&[(2, 2), (4, 4), (5, 5)])].concat();
    let s5d = [s5a.clone(), around(&[(2, 4), (2, 5), (4, 5)])].concat();
    let s5e = [s5a.clone(), around(&[(1, 5), (5, 5)])].concat();
    vec![
        ("S1", pairs(&[]), 12_000),
        ("S5", pairs(&s5), 52_800),
        ("S7", pairs(&axes(&[5, 7])), 68_800),
        (
            "S52",
            pairs(&[s5, around(&[(1, 5), (5, 5)])].concat()),
            96_800,
        ),
        ("S5a", pairs(&s5a), 52_800),
        ("S5b", pairs(&s5b), 136_800),
        ("S5c", pairs(&s5c), 100_800),
        ("S5d", pairs(&s5d), 148_800),
        ("S5e", pairs(&s5e), 96_800),
        ("S7a", pairs(&[s5a, axes(&[7])].concat()), 68_800),
        (
            "S7b",
            pairs(&[s5b, axes(&[7]), around(&[(1, 7)])].concat()),
            180_800,
        ),
        (
            "S7c",
            pairs(&[s5c, axes(&[7]), around(&[(7, 7)])].concat()),
            132_800,
        ),
        (
            "Sbest1",
            pairs(&axes(&[2, 4, 5, 7, 11, 13, 17, 19])),
            132_800,
        ),
    ]
}

/// double-base Tables 2 and 3, all 17 prices.
#[test]
fn pre_cost_of_the_paper() {
    let singles: [(&[i32], u64); 4] = [
        (&[1, 2, 4, 5, 7, 11, 13], 44_400),
        (&[1, 5, 7, 11, 13, 17, 19], 60_400),
        (&[1, 2, 4, 5, 7, 11, 13, 17, 19], 60_400),
        (&[1, 5, 7, 11, 13, 17, 19, 23, 25], 76_400),
    ];
    for (digits, price) in singles {
        let set = Set::multiples(digits).unwrap();
        let plan = TablePlan::new(&set, &TableRule::Paper);
        check(&plan, &set);
        assert_eq!(plan.cost(), price, "{digits:?}");
    }
    for (name, set, price) in table_3() {
        let plan = TablePlan::new(&set, &TableRule::Paper);
        check(&plan, &set);
        assert_eq!(plan.cost(), price, "{name}");
        let best = TablePlan::with_width(&set, &TableRule::edwards(), 4);
        check(&best, &set);
        assert!(best.cost() <= price, "{name}");
    }
}

#[test]
fn best_plans() {
    let set = Set::multiples(&[1, 5, 6, 11, 17, 23, 29]).unwrap();
    let plan = TablePlan::new(&set, &TableRule::edwards());
    check(&plan, &set);
    assert_eq!(plan.cost(), 55_600);
    for (name, set, _) in table_3() {
        if name == "S52" {
            assert_eq!(TablePlan::new(&set, &TableRule::edwards()).cost(), 85_200);
        }
    }
    for (digits, price) in [
        (&[1][..], 0),
        (&[1, 2], 5400),
        (&[1, 3], 10_600),
        (&[0, 1, 5], 16_600),
    ] {
        let set = Set::multiples(digits).unwrap();
        assert_eq!(TablePlan::new(&set, &TableRule::edwards()).cost(), price);
    }
}

/// The cheapest plan of small tables by Dijkstra's algorithm over all tables of numbers up to twice the largest.
fn exhaustive(wanted: &[i32], prices: &rule::Rates) -> u64 {
    use std::cmp::Reverse;
    use std::collections::{BinaryHeap, HashSet};
    let most = 2 * wanted.iter().max().copied().unwrap_or(1);
    let mut heap = BinaryHeap::from([Reverse((0, vec![Digit::single(1)]))]);
    let mut done = HashSet::new();
    while let Some(Reverse((cost, have))) = heap.pop() {
        if wanted.iter().all(|&x| have.contains(&Digit::single(x))) {
            return cost;
        }
        if have.len() > wanted.len() + 2 || !done.insert(have.clone()) {
            continue;
        }
        let multiples = have.iter().flat_map(|&d| prices.multiples(d));
        let pairs = (0..have.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
        let sums = pairs.flat_map(|(i, j)| prices.sums(have[i], have[j]));
        for step in multiples.chain(sums) {
            let mut next = have.clone();
            next.extend(step.makes.iter().flatten().map(|d| d.stored()));
            next.retain(|d| !d.is_zero() && d.x <= most);
            next.sort_unstable();
            next.dedup();
            heap.push(Reverse((cost + u64::from(step.price), next)));
        }
    }
    u64::MAX
}

#[test]
fn small_tables_are_cheapest() {
    let prices = rule::Rates::of(&TableRule::edwards());
    let all = [
        [2, 3, 4],
        [3, 5, 7],
        [5, 7, 11],
        [5, 6, 11],
        [4, 7, 9],
        [3, 8, 13],
        [7, 11, 12],
        [6, 10, 15],
    ];
    for wanted in all {
        let set = Set::multiples(&wanted).unwrap();
        let plan = TablePlan::new(&set, &TableRule::edwards());
        check(&plan, &set);
        assert_eq!(plan.cost(), exhaustive(&wanted, &prices), "{wanted:?}");
    }
}

#[test]
fn any_set_has_a_plan() {
    let wide: Vec<i32> = (1..=1023).map(|k| 4 * k - 3).collect();
    let odd = [
        Set::multiples(&[4096]).unwrap(),
        Set::multiples(&[4095, 4093, 1733]).unwrap(),
        Set::multiples(&wide[..500]).unwrap(),
        Set::new([Digit::single(-7), Digit::single(12)]).unwrap(),
        Set::new([]).unwrap(),
        Set::new([Digit::ZERO]).unwrap(),
        pairs(&[(4096, -4095), (17, 1000)]),
        Set::new([Digit::pair(3, -4)]).unwrap(),
    ];
    for set in odd {
        for rule in [TableRule::Paper, TableRule::edwards()] {
            for width in [0, 10] {
                check(&TablePlan::with_width(&set, &rule, width), &set);
            }
        }
    }
    // A plan that lacks what is asked for.
    let plan = TablePlan::default();
    let first = [(Digit::single(1), (1, 0))];
    assert!(plan.run(&Integers, &first, &[Digit::single(3)]).is_err());
}
