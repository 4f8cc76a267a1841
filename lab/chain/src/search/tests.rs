//! Everything against everything.

use super::dag::Dag;
use super::reduced::Reduced;
use super::*;
use crate::error::Error;
use crate::instructions::Instructions;
use crate::method::Method;
use crate::testing::{Random, available};
use crate::{Bases, Chain, Costs, Digit, Set, Task};
use num_bigint::BigUint;

const BASES: [Bases; 3] = [Bases::Two, Bases::TwoThree, Bases::TwoThreeFive];

/// The chain is one of the set and its value is n; its price.
fn check(chain: &Chain, n: &BigUint, task: &Task<'_>, stop: Stop) -> u64 {
    assert_eq!(chain.value(), (n.clone().into(), 0.into()));
    let one = stop == Stop::One;
    assert!(match stop {
        Stop::AnyDigit => task.set.contains(chain.start),
        Stop::One => chain.start == Digit::single(1),
    });
    for t in &chain.terms {
        // Between two steps that a term joins, and in the last term, the digit 0 is added.
        let zeros = t.digit.is_zero() || t.powers.total() > 1;
        assert!(!zeros || task.set.contains(Digit::ZERO), "{one}");
        assert!(task.set.contains(t.digit));
        for base in task.bases.count()..3 {
            assert_eq!(t.powers.of(base), 0);
        }
    }
    task.costs.chain(chain).unwrap()
}

fn agree(n: &BigUint, bases: Bases, set: &Set, costs: &Costs) {
    let scalars = [n.clone()];
    let parameters = &[];
    let task = Task {
        scalars: &scalars,
        bases,
        set,
        costs,
        table: None,
        instructions: None,
        parameters,
        memory: None,
    };
    let reference = Dag
        .find(&task)
        .map(|f| check(&f.chain, n, &task, Stop::AnyDigit));
    for method in crate::registry::OPTIMAL {
        let found = method
            .find(&task)
            .map(|f| check(&f.chain, n, &task, Stop::AnyDigit));
        assert_eq!(
            found,
            reference,
            "{} {n} {bases:?} {set:?} {costs:?}",
            method.name()
        );
    }
    for parameters in [[1, 1, 1], [2, 3, 1], [7, 2, 3]] {
        let task = Task {
            instructions: None,
            parameters: &parameters,
            ..task
        };
        let found = Reduced
            .find(&task)
            .map(|f| check(&f.chain, n, &task, Stop::AnyDigit));
        assert_eq!(found, reference, "{parameters:?}");
    }
    let mut search = Search::new(bases, set, costs, Stop::AnyDigit).unwrap();
    for simd in available() {
        search = search.with_instructions(simd).unwrap();
        assert_eq!(search.cost(n), reference);
        let found = search.find(n);
        assert_eq!(
            found.map(|f| check(&f.chain, n, &task, Stop::AnyDigit)),
            reference
        );
    }
}

/// Any set: with or without 0 and 1, symmetric or not.
pub(super) fn some_set(random: &mut Random) -> Set {
    let most = [2, 5, 12, 30][random.below(4) as usize];
    let count = 1 + random.below(7);
    let digit =
        |random: &mut Random| Digit::single(random.below(2 * most + 1) as i32 - most as i32);
    let digits: Vec<_> = (0..count).map(|_| digit(random)).collect();
    match random.below(3) {
        0 => Set::new(digits).unwrap(),
        1 => Set::new(digits.into_iter().chain([Digit::ZERO])).unwrap(),
        _ => Set::symmetric(digits).unwrap(),
    }
}

/// Any prices, those of [`Costs::EDWARDS`] half of the time.
pub(super) fn some_costs(random: &mut Random) -> Costs {
    let mut costs = Costs::EDWARDS;
    if random.below(2) == 0 {
        for base in 0..3 {
            costs.multiply[base] = (random.below(6) > 0).then(|| random.below(20000) as u32);
            costs.add_affine[base] = random.below(10000) as u32;
            costs.add[base] = costs.add_affine[base] + random.below(3) as u32 * 1000;
        }
    }
    costs
}

#[test]
fn examples() {
    let set = Set::multiples(&[1]).unwrap();
    let mut s = Search::new(Bases::TwoThree, &set, &Costs::EDWARDS, Stop::AnyDigit).unwrap();
    assert_eq!(s.cost(&17u32.into()), Ok(31800));
    assert_eq!(s.cost(&917u32.into()), Ok(79200));
    assert_eq!(s.find(&0u32.into()).unwrap().chain, Chain::default());
    let one = s.find(&1u32.into()).unwrap().chain;
    assert_eq!((one.start, one.terms.len()), (Digit::single(1), 0));
}

#[test]
fn costs_of_the_vectors() {
    let text = include_str!("../../../../vectors/chains-single.txt");
    let mut scalars = Vec::new();
    let mut checked = 0;
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        if let ["n", hex] = words[..] {
            scalars.push(BigUint::parse_bytes(hex.as_bytes(), 16).unwrap());
            continue;
        }
        let bases = BASES[words[0].split(',').count() - 1];
        let digits: Vec<i32> = words[1].split(',').map(|x| x.parse().unwrap()).collect();
        let set = Set::multiples(&digits).unwrap();
        let stop = if words[2] == "one" {
            Stop::One
        } else {
            Stop::AnyDigit
        };
        let costs = Costs::EDWARDS;
        let mut search = Search::new(bases, &set, &costs, stop).unwrap();
        for (i, (n, cost)) in scalars.iter().zip(&words[3..]).enumerate() {
            let expected = cost.parse::<u64>().unwrap() * 100;
            let task = Task {
                scalars: &[],
                bases,
                set: &set,
                costs: &costs,
                table: None,
                instructions: None,
                parameters: &[],
                memory: None,
            };
            assert_eq!(search.cost(n), Ok(expected));
            checked += 1;
            // Chains take longer than costs: those of one scalar in three, in turn.
            if (i + checked / 12) % 3 == 0 {
                let found = search.find(n).unwrap();
                assert_eq!(check(&found.chain, n, &task, stop), expected, "{line}");
            }
        }
    }
    assert_eq!(checked, 24 * 12 + 12 * 4);
}

#[test]
fn small_scalars() {
    let sets: [&[i32]; 8] = [
        &[-1, 0, 1],
        &[0, 1],
        &[1, 2],
        &[-1, 1],
        &[-3, 0, 2, 7],
        &[0, 2],
        &[-2, 5],
        &[-7, -1, 0],
    ];
    for digits in sets {
        let set = Set::new(digits.iter().map(|&x| Digit::single(x))).unwrap();
        for bases in BASES {
            for n in 0..50u32 {
                agree(&n.into(), bases, &set, &Costs::EDWARDS);
            }
        }
    }
}

#[test]
fn random_sets() {
    sets_by_chance(200);
}

#[test]
#[ignore = "long"]
fn more_random_sets() {
    sets_by_chance(2000);
}

fn sets_by_chance(count: usize) {
    let mut random = Random::new(1);
    for _ in 0..count {
        let n = {
            let bits = 1 + random.below(40);
            random.bits(bits)
        };
        let (set, costs) = (some_set(&mut random), some_costs(&mut random));
        agree(&n, BASES[random.below(3) as usize], &set, &costs);
    }
}

fn longer(count: usize, most: u64) {
    let mut random = Random::new(2);
    for _ in 0..count {
        let n = {
            let bits = 100 + random.below(most - 100);
            random.bits(bits)
        };
        let (set, costs) = (some_set(&mut random), some_costs(&mut random));
        agree(&n, BASES[random.below(2) as usize], &set, &costs);
    }
}

#[test]
fn longer_scalars() {
    longer(10, 180);
}

#[test]
#[ignore = "long"]
fn scalars_to_300_bits() {
    longer(12, 300);
}

/// The set with a search of its own, on all instructions.
#[test]
fn signed_digits() {
    let mut random = Random::new(3);
    let set = Set::multiples(&[1]).unwrap();
    for bits in (2..60).chain([63, 64, 65, 127, 128, 129, 191, 192, 193]) {
        for _ in 0..3 {
            let n = random.bits(bits);
            agree(&n, Bases::TwoThree, &set, &some_costs(&mut random));
        }
    }
    for n in [
        (BigUint::from(1u32) << 256) - 1u32,
        BigUint::from(3u32).pow(100),
    ] {
        agree(&n, Bases::TwoThree, &set, &Costs::EDWARDS);
    }
}

/// All instructions and all widths of costs, on lengths that the graph of integers takes too long for.
fn widths(cases: [(u64, Bases); 4]) {
    let mut random = Random::new(4);
    // The same prices in other units: a long prime makes the costs wider.
    let times = |by: u32| {
        let all = |p: [u32; 3]| p.map(|p| p / 200 * by);
        Costs {
            multiply: all([6200, 11400, 17400]).map(Some),
            add_affine: all(Costs::EDWARDS.add_affine),
            add: all(Costs::EDWARDS.add),
        }
    };
    let one_more = |mut costs: Costs| {
        costs.add[2] += 1;
        costs
    };
    let sets = [vec![1], vec![1, 5, 7, 11, 13]];
    for (bits, bases) in cases {
        for digits in &sets {
            let set = Set::multiples(digits).unwrap();
            let n = random.bits(bits);
            let task = Task {
                scalars: &[],
                bases,
                set: &set,
                costs: &Costs::EDWARDS,
                table: None,
                instructions: None,
                parameters: &[],
                memory: None,
            };
            let mut search = Search::new(bases, &set, &Costs::EDWARDS, Stop::AnyDigit).unwrap();
            let cost = search.cost(&n).unwrap();
            for simd in available() {
                search = search.with_instructions(simd).unwrap();
                assert_eq!(search.cost(&n), Ok(cost));
                let found = search.find(&n).unwrap();
                assert_eq!(check(&found.chain, &n, &task, Stop::AnyDigit), cost);
            }
            // Less memory: fewer diagonals are kept.
            let less = Search::new(bases, &set, &Costs::EDWARDS, Stop::AnyDigit).unwrap();
            let found = less
                .memory(match bases {
                    Bases::TwoThreeFive => 2 << 20,
                    _ => 1 << 20,
                })
                .find(&n);
            if let Ok(found) = found {
                assert_eq!(check(&found.chain, &n, &task, Stop::AnyDigit), cost);
            }
            for by in [100_003, 200_000_033 / 16] {
                let costs = times(by);
                let mut search = Search::new(bases, &set, &costs, Stop::AnyDigit).unwrap();
                assert_eq!(search.cost(&n).unwrap() / u64::from(by), cost / 200);
                let costs = one_more(costs);
                let task = Task {
                    costs: &costs,
                    ..task
                };
                for simd in [Instructions::Portable, Instructions::best()] {
                    let mut search = Search::new(bases, &set, &costs, Stop::AnyDigit)
                        .unwrap()
                        .with_instructions(simd)
                        .unwrap();
                    let cost = search.cost(&n).unwrap();
                    assert!(cost / u64::from(by) >= 1);
                    let found = search.find(&n).unwrap();
                    assert_eq!(check(&found.chain, &n, &task, Stop::AnyDigit), cost);
                }
            }
        }
    }
}

#[test]
fn widths_and_lengths() {
    widths([
        (4096, Bases::Two),
        (300, Bases::TwoThree),
        (700, Bases::TwoThree),
        (110, Bases::TwoThreeFive),
    ]);
}

#[test]
#[ignore = "long"]
fn widths_and_longer_lengths() {
    widths([
        (4096, Bases::Two),
        (700, Bases::TwoThree),
        (1100, Bases::TwoThree),
        (160, Bases::TwoThreeFive),
    ]);
}

#[test]
fn bad_input() {
    let set = Set::multiples(&[1, 5]).unwrap();
    let large: BigUint = BigUint::from(1u32) << 4096u32;
    let longest = &large - 1u32;
    let pair = Set::symmetric([Digit::pair(1, 1)]).unwrap();
    for method in crate::registry::OPTIMAL {
        let costs = &Costs::EDWARDS;
        let find = |scalars: &[BigUint], set: &Set, bases| {
            method.find(&Task {
                scalars,
                bases,
                set,
                costs,
                table: None,
                instructions: None,
                parameters: &[],
                memory: None,
            })
        };
        let name = method.name();
        assert_eq!(
            find(std::slice::from_ref(&large), &set, Bases::Two),
            Err(Error::Large { bits: 4097 })
        );
        let two = find(&[1u32.into(), 2u32.into()], &set, Bases::Two);
        assert!(matches!(two, Err(Error::Unsuitable(_))), "{name}");
        let of_two = find(&[1u32.into()], &pair, Bases::Two);
        assert!(matches!(of_two, Err(Error::Unsuitable(_))), "{name}");
        for (digits, n) in [
            (vec![], 5u32),
            (vec![0], 5),
            (vec![-1, 0], 5),
            (vec![1], 2),
            (vec![2, 4], 9),
        ] {
            let set = Set::new(digits.iter().map(|&x| Digit::single(x))).unwrap();
            let found = find(&[n.into()], &set, Bases::TwoThreeFive);
            assert!(
                matches!(found, Err(Error::Unreachable(_))),
                "{name} {digits:?} {n}"
            );
        }
    }
    // Three bases and 4096 bits take tens of GiB; a megabyte is not enough for 1024.
    let mut search =
        Search::new(Bases::TwoThreeFive, &set, &Costs::EDWARDS, Stop::AnyDigit).unwrap();
    assert!(matches!(search.find(&longest), Err(Error::Unsuitable(_))));
    assert!(matches!(search.cost(&longest), Err(Error::Unsuitable(_))));
    let mut search = search.memory(1 << 20);
    assert!(matches!(
        search.find(&(&longest >> 3072)),
        Err(Error::Unsuitable(_))
    ));
    assert!(search.find(&(&longest >> 4000)).is_ok());
}

/// Over {2, 3} the longest scalars go.
#[test]
#[ignore = "seconds"]
fn longest_scalars() {
    let mut random = Random::new(5);
    for digits in [vec![1], vec![1, 5, 7, 11, 13, 17, 19]] {
        let set = Set::multiples(&digits).unwrap();
        let n = random.bits(4096);
        let costs = &Costs::EDWARDS;
        let mut search = Search::new(Bases::TwoThree, &set, costs, Stop::AnyDigit).unwrap();
        let found = search.find(&n).unwrap();
        let task = Task {
            scalars: &[],
            bases: Bases::TwoThree,
            set: &set,
            costs,
            table: None,
            instructions: None,
            parameters: &[],
            memory: None,
        };
        assert_eq!(
            Ok(check(&found.chain, &n, &task, Stop::AnyDigit)),
            search.cost(&n)
        );
    }
}
