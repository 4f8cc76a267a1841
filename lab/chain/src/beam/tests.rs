use super::adaptive::Climb;
use super::multipliers::multipliers;
use super::*;
use crate::chain::{Chain, Term};
use crate::costs::TablePrices;
use crate::digit::Digit;
use crate::powers::Powers;
use crate::precompute::{TablePlan, TableRule};
use crate::{Bases, Costs, Set};
use num_bigint::BigUint;

fn numbers(bits: u32, count: u32) -> Vec<BigUint> {
    let mut n = BigUint::from(3u32);
    let m = BigUint::from(1u32) << bits;
    let next = |_| {
        n = (&n * &n * 7u32 + 12345u32 + (&n >> (bits / 2))) % &m;
        n.clone()
    };
    (0..count + 40).map(next).skip(40).collect()
}

fn found(scalars: &[BigUint], bases: Bases, set: &Set, width: Width) -> Found {
    let task = Task {
        scalars,
        bases,
        set,
        costs: &Costs::EDWARDS,
        table: None,
        instructions: None,
        parameters: &[],
        memory: None,
    };
    let found = find_near(&task, width).unwrap();
    let second = scalars.get(1).cloned().unwrap_or_default();
    assert_eq!(
        found.chain.value(),
        (scalars[0].clone().into(), second.into())
    );
    assert!(found.chain.digits().all(|d| set.contains(d)));
    found
}

#[test]
fn multipliers_are_next_to_products() {
    let all = multipliers(&Costs::EDWARDS, &Own::EDWARDS, 3, [100, 0], 7440, 8000);
    let list: Vec<u32> = all.iter().map(|m| m.m).collect();
    for (m, k) in [(7, 8), (11, 10), (13, 12), (101, 100), (59, 60)] {
        assert!(list.contains(&m), "{m} is next to {k}");
    }
    assert!(!list.contains(&43));
    // 7 = 6 + 1: a tripling, a doubling to extended coordinates, 7M, and 1M to keep the point. 8 − 1 is dearer.
    let seven = all.iter().find(|m| m.m == 7).unwrap();
    assert_eq!(
        (seven.price, seven.own),
        (11_400 + 6200 + 1000 + 7000 + 1000, 1)
    );
    for m in all {
        let k = 2u32.pow(m.powers.two) * 3u32.pow(m.powers.three) * 5u32.pow(m.powers.five);
        assert_eq!(k.checked_add_signed(m.own.into()), Some(m.m));
    }
}

/// The same point added twice: each m is what it says, is dearer than its bits are worth by no more than the slack, and
/// cheaper than in any way of one addition.
#[test]
fn multipliers_of_two_additions() {
    let one = multipliers(&Costs::EDWARDS, &Own::EDWARDS, 3, [1 << 15, 0], 7440, 8000);
    let all = multipliers(
        &Costs::EDWARDS,
        &Own::EDWARDS,
        3,
        [1 << 15, 1 << 15],
        7440,
        8000,
    );
    let value = |p: Powers| 2i64.pow(p.two) * 3i64.pow(p.three) * 5i64.pow(p.five);
    let mut twice = 0;
    for m in &all {
        let first = value(m.powers) + i64::from(m.own);
        let Some((powers, sign)) = m.again else {
            assert!(one.contains(m), "{m:?}");
            continue;
        };
        twice += 1;
        assert_eq!(first * value(powers) + i64::from(sign), i64::from(m.m));
        assert!(f64::from(m.price) <= 7440.0 * f64::from(m.m).log2() + 8000.0);
        assert!(one.iter().all(|o| o.m != m.m || m.price < o.price));
        // The price has what keeping the sum 11 takes.
        let chain = Chain {
            start: Digit::single(5),
            terms: vec![
                Term::new(
                    Powers {
                        two: 1,
                        three: 0,
                        five: 0,
                    },
                    Digit::single(1),
                ),
                Term::own(m.powers, m.own),
                Term::own(powers, 2 * sign),
            ],
        };
        assert_eq!(chain.value().0, (11 * i64::from(m.m)).into());
        let cost = Costs::EDWARDS.chain(&chain);
        assert_eq!(cost, Some(u64::from(m.price) + 6200 + 7000));
    }
    assert!(twice > 1000, "{twice}");
}

/// Chains with them are right, and searches take them.
#[test]
fn two_additions_of_a_point() {
    let set = Set::multiples(&[1]).unwrap();
    let mut again = 0;
    for n in numbers(256, 2) {
        let width = Width {
            slack: 10_000,
            twice: 1 << 14,
            ..Width::default()
        };
        let found = found(core::slice::from_ref(&n), Bases::TwoThreeFive, &set, width);
        again += (found.chain.terms.iter())
            .filter(|t| t.own.abs() > 1)
            .count();
    }
    assert!(again > 1, "{again}");
    for n in (0..300u32).step_by(3) {
        let width = Width {
            twice: 4096,
            ..Width::default()
        };
        found(&[n.into()], Bases::TwoThreeFive, &set, width);
    }
    let task = Task {
        scalars: &[77u32.into()],
        bases: Bases::TwoThree,
        set: &set,
        costs: &Costs::EDWARDS,
        table: None,
        instructions: None,
        parameters: &[],
        memory: None,
    };
    let many = Width {
        twice: Width::MOST_TWICE + 1,
        ..Width::default()
    };
    assert!(matches!(find_near(&task, many), Err(Error::Text(_))));
}

#[test]
fn small_numbers() {
    let set = Set::multiples(&[1]).unwrap();
    for n in (0..600u32).chain((600..2000).step_by(7)) {
        for bases in [Bases::Two, Bases::TwoThree, Bases::TwoThreeFive] {
            for largest in [0, 100] {
                let width = Width {
                    largest,
                    ..Width::default()
                };
                found(&[n.into()], bases, &set, width);
            }
        }
    }
}

/// Counted by hand from double-base Table 1.
#[test]
fn own_additions_are_priced() {
    let powers = |two, three| Powers {
        two,
        three,
        five: 0,
    };
    let terms = [
        // 6 + 1: a tripling, a doubling to E, E + A → P, for P is affine.
        (Term::own(powers(1, 1), 1), 11_400 + 7200 + 6000),
        // A tripling to E, for the point is kept.
        (Term::new(powers(0, 1), Digit::ZERO), 13_400),
        // 8 − 1: three doublings, the last to E, E + E → E: kept again.
        (Term::own(powers(3, 0), -1), 6200 + 6200 + 7200 + 8000),
        // 4 + 1, not kept.
        (Term::own(powers(2, 0), 1), 6200 + 7200 + 7000),
        // A doubling to E, E + A → E.
        (Term::new(powers(1, 0), Digit::single(1)), 7200 + 7000),
        // 9 + 1: two triplings, the last to E.
        (Term::own(powers(0, 2), 1), 11_400 + 13_400 + 7000),
    ];
    let chain = Chain {
        start: Digit::single(1),
        terms: terms.iter().map(|t| t.0).collect(),
    };
    assert_eq!(chain.value().0, 14_710.into());
    let cost: u64 = terms.iter().map(|t| t.1).sum();
    assert_eq!(Costs::EDWARDS.chain(&chain), Some(cost));
}

/// A climb ends with nothing dearer than the sets that it starts with, whose chains compute what they should, and
/// always with the same.
fn climbs_from(all: &[Vec<BigUint>]) {
    let table = TablePrices::edwards();
    let width = Width {
        slack: 6000,
        largest: 100,
        ..Width::default()
    };
    for scalars in all {
        let pair = scalars.len() == 2;
        let climb = Climb {
            scalars,
            bases: Bases::TwoThreeFive,
            costs: &Costs::EDWARDS,
            table: &table,
            widths: [width; 2],
            rounds: [1, 0],
            finalists: 1,
        };
        let best = climb.run().unwrap();
        let second = scalars.get(1).cloned().unwrap_or_default();
        let right = (scalars[0].clone().into(), second.into());
        assert_eq!(best.found.chain.value(), right);
        let chain = Costs::EDWARDS.chain(&best.found.chain).unwrap();
        assert_eq!(best.cost, chain + best.plan.cost());
        let made = best.plan.steps.iter().flat_map(|s| s.makes).flatten();
        let made: Vec<Digit> = made.map(Digit::stored).collect();
        for digit in best.found.chain.digits() {
            assert!(digit.is_affine() || made.contains(&digit.stored()));
        }
        for set in family::sets(pair).unwrap() {
            let found = found(scalars, Bases::TwoThreeFive, &set, width);
            let used = Set::symmetric(found.chain.digits()).unwrap();
            let plan = TablePlan::with_width(&used, &TableRule::Best(table), 2);
            assert!(best.cost <= Costs::EDWARDS.chain(&found.chain).unwrap() + plan.cost());
        }
        let again = climb.run().unwrap();
        assert_eq!((again.cost, again.found), (best.cost, best.found));
    }
}

#[test]
fn climbs() {
    climbs_from(&[numbers(160, 1), numbers(100, 2)]);
}

#[test]
#[ignore = "long"]
fn longer_climbs() {
    climbs_from(&[numbers(256, 2), numbers(160, 1), numbers(128, 2)]);
}

/// More tables at the end, and rounds with the beam at the end, cost nothing but time; for one of these they pay.
fn finalists_of(all: &[Vec<BigUint>]) {
    let table = TablePrices::edwards();
    let width = |slack| Width {
        slack,
        largest: 100,
        ..Width::default()
    };
    let mut saved = 0;
    for scalars in all {
        let costs = [([1, 0], 1), ([1, 0], 6), ([1, 1], 6)].map(|(rounds, finalists)| {
            let climb = Climb {
                scalars,
                bases: Bases::TwoThreeFive,
                costs: &Costs::EDWARDS,
                table: &table,
                widths: [width(4000), width(8000)],
                rounds,
                finalists,
            };
            let best = climb.run().unwrap();
            let second = scalars.get(1).cloned().unwrap_or_default();
            let right = (scalars[0].clone().into(), second.into());
            assert_eq!(best.found.chain.value(), right);
            let chain = Costs::EDWARDS.chain(&best.found.chain).unwrap();
            assert_eq!(best.cost, chain + best.plan.cost());
            best.cost
        });
        assert!(costs.is_sorted_by(|a, b| a >= b), "{costs:?}");
        println!("{} bits: {costs:?}", scalars[0].bits());
        saved += costs[0] - costs[2];
    }
    assert!(saved > 0);
}

#[test]
fn finalists() {
    finalists_of(&[numbers(160, 1), numbers(100, 2)]);
}

#[test]
#[ignore = "long"]
fn finalists_of_longer_scalars() {
    finalists_of(&[numbers(256, 1), numbers(160, 1), numbers(128, 2)]);
}

/// Without own additions and with much slack it finds the optimum: 17 and 917 are those of
/// [`DoubleBase`](crate::DoubleBase).
#[test]
fn known_costs() {
    let set = Set::multiples(&[1]).unwrap();
    let wide = Width {
        slack: 40_000,
        largest: 0,
        ..Width::default()
    };
    for (n, cost) in [(17u32, 31_800), (917, 79_200)] {
        let chain = found(&[n.into()], Bases::TwoThree, &set, wide).chain;
        assert_eq!(Costs::EDWARDS.chain(&chain), Some(cost));
    }
    let s1 = [(1, 0), (0, 1), (1, 1), (1, -1)].map(|(x, y)| Digit::pair(x, y));
    let s1 = Set::symmetric(s1).unwrap();
    let chain = found(&[83u32.into(), 125u32.into()], Bases::TwoThree, &s1, wide).chain;
    assert_eq!(Costs::EDWARDS.chain(&chain), Some(70_600));
}

/// Own additions save, and a wider beam never costs more by much.
#[test]
fn own_additions_save() {
    let set = Set::multiples(&[1]).unwrap();
    let (mut without, mut with) = (0, 0);
    for n in numbers(256, 12) {
        let plain = Width {
            largest: 0,
            ..Width::default()
        };
        let cost = |w| {
            let chain = found(std::slice::from_ref(&n), Bases::TwoThreeFive, &set, w).chain;
            (Costs::EDWARDS.chain(&chain).unwrap(), chain.own_additions())
        };
        let (a, none) = cost(plain);
        let (b, own) = cost(Width::default());
        assert_eq!(none, 0);
        assert!(own > 0);
        (without, with) = (without + a, with + b);
    }
    let bit = |all: u64| all as f64 / 12.0 / 256e3;
    assert!(
        bit(without) > 7.55 && bit(with) < 7.55,
        "{} {}",
        bit(without),
        bit(with)
    );
}

#[test]
fn pairs_and_long_numbers() {
    let s1 = [(1, 0), (0, 1), (1, 1), (1, -1)].map(|(x, y)| Digit::pair(x, y));
    let s1 = Set::symmetric(s1).unwrap();
    for bits in [20, 64, 65, 128, 256] {
        for pair in numbers(bits, 8).chunks(2) {
            found(pair, Bases::TwoThreeFive, &s1, Width::default());
        }
    }
    for pair in [[0u32, 1], [1, 0], [0, 0], [5, 5], [1, 1000], [1000, 0]] {
        found(
            &pair.map(BigUint::from),
            Bases::TwoThree,
            &s1,
            Width::default(),
        );
    }
    let set = Set::multiples(&[1]).unwrap();
    for n in numbers(1024, 1) {
        let narrow = Width {
            slack: 6000,
            largest: 200,
            ..Width::default()
        };
        found(&[n], Bases::TwoThreeFive, &set, narrow);
    }
}

#[test]
fn bad_tasks() {
    let even = Set::new([Digit::ZERO, Digit::single(2)]).unwrap();
    let task = Task {
        scalars: &[7u32.into()],
        bases: Bases::Two,
        set: &even,
        costs: &Costs::EDWARDS,
        table: None,
        instructions: None,
        parameters: &[],
        memory: None,
    };
    let width = Width {
        largest: 0,
        ..Width::default()
    };
    assert!(matches!(
        find_near(&task, width),
        Err(Error::Unreachable(_))
    ));
    let large = [BigUint::from(1u32) << 4096u32];
    let one = Set::multiples(&[1]).unwrap();
    let task = Task {
        scalars: &large,
        set: &one,
        ..task
    };
    assert_eq!(find_near(&task, width), Err(Error::Large { bits: 4097 }));
    let task = Task {
        scalars: &[],
        ..task
    };
    assert!(matches!(find_near(&task, width), Err(Error::Unsuitable(_))));
    let small = Width {
        nodes: 100,
        ..Width::default()
    };
    let task = Task {
        scalars: &numbers(256, 1),
        ..task
    };
    assert!(matches!(find_near(&task, small), Err(Error::Unsuitable(_))));
    let many = Width {
        largest: 1 << 16,
        ..Width::default()
    };
    assert!(matches!(find_near(&task, many), Err(Error::Text(_))));
}
