//! Exact values, small pairs against Dijkstra on pairs of integers.

use super::*;
use crate::method::Found;
use crate::pair::reduced::PairReduced;
use crate::pair::tests::{random, set};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

type Outcome = Result<(), Error>;

fn number(n: u32) -> BigUint {
    n.into()
}

/// A chain that is what it should be: value, digits, price.
fn checked(o: &Optimum, set: &Set, m: &BigUint, n: &BigUint) -> Result<(Found, u64), Error> {
    let found = o.chain(m, n)?;
    let value = found.chain.value();
    assert_eq!(value, (m.clone().into(), n.clone().into()));
    assert!(found.chain.digits().all(|d| set.contains(d)));
    let price = o.cost(m, n)?;
    Ok((found, price))
}

#[test]
fn the_example_of_section_6() -> Outcome {
    let set = set("S1")?;
    let (m, n) = (number(83), number(125));
    let o = Optimum::new(&set, Bases::TwoThree, &Costs::EDWARDS)?;
    assert_eq!(o.cost(&m, &n)?, 70_600);
    let (found, price) = checked(&o, &set, &m, &n)?;
    assert_eq!(Costs::EDWARDS.chain(&found.chain), Some(70_600));
    assert_eq!(price, 70_600);
    Ok(())
}

/// Costs of the vectors, of which some with three bases, which take a hundred times as long.
fn costs_of_the_vectors(with_three_bases: impl Fn(&str) -> usize) -> Outcome {
    let text = include_str!("../../../../../vectors/chains-pairs.txt");
    let lines = || text.lines().filter(|l| !l.starts_with('#'));
    let hex = |h: &str| BigUint::parse_bytes(h.as_bytes(), 16);
    let scalars: Vec<BigUint> = lines()
        .filter_map(|l| l.strip_prefix("scalar "))
        .filter_map(hex)
        .collect();
    assert_eq!(scalars.len(), 12);
    for line in lines().filter_map(|l| l.strip_prefix("cost ")) {
        let mut words = line.split(' ');
        let bases = match words.next() {
            Some("2") => Bases::Two,
            Some("2,3") => Bases::TwoThree,
            _ => Bases::TwoThreeFive,
        };
        let name = words.next().unwrap_or("");
        let set = set(name)?;
        let o = Optimum::new(&set, bases, &Costs::EDWARDS)?;
        let is_long = bases == Bases::TwoThreeFive;
        let most = if is_long { with_three_bases(name) } else { 6 };
        let mut cases = 0;
        for (pair, want) in scalars.chunks_exact(2).zip(words).take(most) {
            let price = match is_long {
                true => o.cost(&pair[0], &pair[1])?,
                false => {
                    let (found, price) = checked(&o, &set, &pair[0], &pair[1])?;
                    assert_eq!(Costs::EDWARDS.chain(&found.chain), Some(price));
                    price
                }
            };
            assert_eq!(format!("{}", price / 100), want, "{line}");
            cases += 1;
        }
        assert_eq!(cases, most, "{line}");
    }
    Ok(())
}

#[test]
fn costs_of_random_pairs() -> Outcome {
    costs_of_the_vectors(|name| usize::from(name == "S1"))
}

#[test]
#[ignore = "long"]
fn costs_of_all_random_pairs() -> Outcome {
    costs_of_the_vectors(|name| if name == "S52" { 1 } else { 2 })
}

/// The cheapest chain by Dijkstra on pairs of integers: nothing in common with what is tested.
fn dijkstra(m: i64, n: i64, bases: Bases, set: &Set, costs: &Costs) -> Option<u64> {
    if (m, n) == (0, 0) {
        return Some(0);
    }
    let mut heap = BinaryHeap::from([(Reverse(0), (m, n))]);
    let mut done = HashMap::new();
    while let Some((Reverse(price), pair)) = heap.pop() {
        if done.insert(pair, price).is_some() {
            continue;
        }
        if set
            .digits()
            .iter()
            .any(|d| (d.x.into(), d.y.into()) == pair)
        {
            return Some(price);
        }
        for (base, &p) in bases.numbers().iter().enumerate() {
            for &digit in set.digits() {
                let (x, y) = (pair.0 - i64::from(digit.x), pair.1 - i64::from(digit.y));
                let p = i64::from(p);
                let next = (x / p, y / p);
                if let Some(step) = costs.step(Step { base, digit })
                    && (next.0 * p, next.1 * p) == (x, y)
                    && !done.contains_key(&next)
                {
                    heap.push((Reverse(price + u64::from(step)), next));
                }
            }
        }
    }
    None
}

fn digits(list: &[(i32, i32)]) -> Result<Set, Error> {
    Set::new(list.iter().map(|&(x, y)| Digit::pair(x, y)))
}

/// Sets of all kinds: also without 0, not symmetric, without a Q, from which not all pairs are reachable.
fn odd_sets() -> Result<Vec<Set>, Error> {
    Ok(vec![
        set("S1")?,
        set("S5")?,
        set("S52")?,
        set("Sbest1")?,
        digits(&[(0, 0), (1, 0), (0, 1), (1, 1)])?,
        digits(&[(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)])?,
        digits(&[(1, 0), (0, 1), (1, 1), (-1, 2), (3, -1)])?,
        digits(&[(0, 0), (3, 3), (-1, 2), (2, -7)])?,
        digits(&[(0, 0), (1, 0), (-1, 0)])?,
        digits(&[(0, 0), (-3, -2), (-1, -1)])?,
        digits(&[(2, 4)])?,
        digits(&[])?,
    ])
}

fn odd_costs() -> [Costs; 3] {
    let mut no_doubling = Costs::EDWARDS;
    no_doubling.multiply[0] = None;
    let measured = Costs {
        multiply: [Some(6173), Some(11_399), Some(17_011)],
        add_affine: [7001, 8111, 7903],
        add: [8003, 9007, 9001],
    };
    [Costs::EDWARDS, measured, no_doubling]
}

fn small_pairs(most: u32, step: usize) -> Outcome {
    for costs in odd_costs() {
        for set in odd_sets()? {
            for bases in [Bases::Two, Bases::TwoThree, Bases::TwoThreeFive] {
                let o = Optimum::new(&set, bases, &costs)?;
                let pairs = (0..most).flat_map(|m| (0..most).map(move |n| (m, n)));
                for (m, n) in pairs.step_by(step) {
                    let want = dijkstra(m.into(), n.into(), bases, &set, &costs);
                    let have = match checked(&o, &set, &number(m), &number(n)) {
                        Ok((found, price)) => {
                            // Within a term the order of steps is the chain's own, and no dearer.
                            let chain = costs.chain(&found.chain);
                            assert_eq!(chain, Some(price), "{m} {n} {set:?}");
                            Some(price)
                        }
                        Err(Error::Unreachable(_)) => None,
                        Err(other) => return Err(other),
                    };
                    assert_eq!(have, want, "{m} {n} {bases:?} {set:?}");
                }
            }
        }
    }
    Ok(())
}

#[test]
fn small_pairs_are_optimal() -> Outcome {
    small_pairs(90, 331)
}

#[test]
#[ignore = "minutes"]
fn all_small_pairs_are_optimal() -> Outcome {
    small_pairs(130, 1)
}

/// Medians are for one's own eyes: machines differ.
#[test]
#[ignore = "prints times"]
fn times() -> Outcome {
    let scalars: Vec<BigUint> = random(256, 11).take(14).collect();
    for (name, bases, times) in [
        ("S1", Bases::Two, 50),
        ("S1", Bases::TwoThree, 20),
        ("S52", Bases::TwoThree, 10),
        ("S5e", Bases::TwoThree, 10),
        ("Sbest1", Bases::TwoThree, 1),
        ("S1", Bases::TwoThreeFive, 1),
        ("S52", Bases::TwoThreeFive, 1),
        ("S5e", Bases::TwoThreeFive, 1),
    ] {
        let set = set(name)?;
        let clock = std::time::Instant::now();
        let o = Optimum::new(&set, bases, &Costs::EDWARDS)?;
        let new = clock.elapsed();
        let mut costs = Vec::new();
        let mut chains = Vec::new();
        for pair in scalars.chunks_exact(2) {
            let clock = std::time::Instant::now();
            for _ in 0..times {
                std::hint::black_box(o.cost(&pair[0], &pair[1])?);
            }
            costs.push(clock.elapsed() / times);
            let clock = std::time::Instant::now();
            o.chain(&pair[0], &pair[1])?;
            chains.push(clock.elapsed());
        }
        costs.sort_unstable();
        chains.sort_unstable();
        let window = (
            o.window.rows.width,
            o.window.columns.width,
            o.window.reached.len(),
        );
        println!(
            "{name:6} {bases:?}: prepared {new:?}, cost {:?}, chain {:?}, {window:?}",
            costs[3], chains[3]
        );
    }
    Ok(())
}

#[test]
fn the_reduced_graph_agrees() -> Outcome {
    let mut scalars = random(64, 4);
    let costs = &Costs::EDWARDS;
    for (i, set) in odd_sets()?.iter().enumerate() {
        for bases in [Bases::Two, Bases::TwoThree] {
            let o = Optimum::new(set, bases, costs)?;
            for shape in [[0, 0], [1, 1], [4, 3], [3, 7]] {
                // Blocks whose corners are small pairs, too.
                let long = if set.digits().len() > 20 { 24 } else { 64 };
                for bits in [long, 11] {
                    let pair: Vec<BigUint> =
                        scalars.by_ref().take(2).map(|s| s >> (64 - bits)).collect();
                    let task = Task {
                        scalars: &pair,
                        bases,
                        set,
                        costs,
                        table: None,
                        instructions: None,
                        parameters: &shape,
                        memory: None,
                    };
                    let reduced = PairReduced.find(&task);
                    let price = o.cost(&pair[0], &pair[1]);
                    match (reduced, price) {
                        (Ok(found), Ok(price)) => {
                            let value = found.chain.value();
                            assert_eq!(value.0, pair[0].clone().into());
                            assert_eq!(value.1, pair[1].clone().into());
                            assert_eq!(costs.chain(&found.chain), Some(price), "{i} {shape:?}");
                        }
                        (Err(a), Err(b)) => assert_eq!(a, b),
                        (a, b) => panic!("{i} {shape:?} {a:?} {b:?}"),
                    }
                }
            }
        }
    }
    Ok(())
}

/// Both widths of cells, and layers that are run again.
fn cells(bits: impl Fn(Bases) -> u64) -> Outcome {
    for name in ["S1", "S5"] {
        for bases in [Bases::Two, Bases::TwoThree, Bases::TwoThreeFive] {
            let pair: Vec<BigUint> = random(bits(bases), 5).take(2).collect();
            let (m, n) = (&pair[0], &pair[1]);
            let set = set(name)?;
            let mut o = Optimum::new(&set, bases, &Costs::EDWARDS)?;
            let field = o.field(m, n)?;
            let short = o.price(&o.short, &field, (m, n))?;
            assert_eq!(short, o.price(&o.programs::<i32>(), &field, (m, n))?);
            let (whole, price) = checked(&o, &set, m, n)?;
            assert_eq!(short.map(|s| u64::from(s) * 200), Some(price));
            // Too little for all layers, enough for some.
            let positions: usize = (0..field.rows.len()).map(|l| field.size(l)).sum();
            if bases > Bases::Two {
                o.most_bytes = positions * o.bytes::<i16>() - 1;
                let (part, _) = checked(&o, &set, m, n)?;
                assert_eq!(part, whole);
            }
            o.most_bytes = 1;
            assert!(matches!(o.cost(m, n), Err(Error::Unsuitable(_))));
            assert!(matches!(o.chain(m, n), Err(Error::Unsuitable(_))));
        }
    }
    Ok(())
}

#[test]
fn cells_and_layers() -> Outcome {
    cells(|bases| {
        if bases == Bases::TwoThreeFive {
            100
        } else {
            200
        }
    })
}

#[test]
#[ignore = "long"]
fn cells_and_layers_of_longer_pairs() -> Outcome {
    cells(|_| 200)
}

#[test]
fn lengths() -> Outcome {
    let long: Vec<BigUint> = random(4096, 6).take(2).collect();
    let zero = number(0);
    let s1 = set("S1")?;
    let two = Optimum::new(&s1, Bases::Two, &Costs::EDWARDS)?;
    for (m, n) in [
        (&long[0], &long[1]),
        (&long[0], &zero),
        (&zero, &long[1]),
        (&long[0], &long[0]),
    ] {
        let (found, price) = checked(&two, &s1, m, n)?;
        assert_eq!(Costs::EDWARDS.chain(&found.chain), Some(price));
    }
    // Beyond sixteen bits with steps of 3.
    let part = &long[0] >> (4096 - 1100u32);
    let three = Optimum::new(&s1, Bases::TwoThree, &Costs::EDWARDS)?;
    let (found, price) = checked(&three, &s1, &part, &number(77))?;
    assert_eq!(Costs::EDWARDS.chain(&found.chain), Some(price));
    assert!(price > 6_553_400);
    // Too many positions.
    let five = Optimum::new(&s1, Bases::TwoThreeFive, &Costs::EDWARDS)?;
    assert!(matches!(
        five.cost(&long[0], &long[1]),
        Err(Error::Unsuitable(_))
    ));
    let large = number(1) << 4096u32;
    assert_eq!(five.cost(&large, &zero), Err(Error::Large { bits: 4097 }));
    Ok(())
}

#[test]
#[ignore = "half a minute"]
fn full_length_with_triplings() -> Outcome {
    let long: Vec<BigUint> = random(4096, 6).take(2).collect();
    for name in ["S1", "S5"] {
        let set = set(name)?;
        let o = Optimum::new(&set, Bases::TwoThree, &Costs::EDWARDS)?;
        let (found, price) = checked(&o, &set, &long[0], &long[1])?;
        assert_eq!(Costs::EDWARDS.chain(&found.chain), Some(price));
    }
    Ok(())
}

#[test]
fn unsuitable_sets_and_prices() -> Outcome {
    let wide = digits(&[(0, 0), (4096, 1), (1, 4096), (-4096, -4096), (1, 0), (0, 1)])?;
    let new = Optimum::new(&wide, Bases::TwoThree, &Costs::EDWARDS);
    assert!(matches!(new, Err(Error::Unsuitable(_))));
    let mut free = Costs::EDWARDS;
    free.multiply[1] = Some(0);
    let new = Optimum::new(&set("S1")?, Bases::TwoThree, &free);
    assert!(matches!(new, Err(Error::Unsuitable(_))));
    let mut dear = Costs::EDWARDS;
    dear.multiply[1] = Some(u32::MAX - 10_000);
    let new = Optimum::new(&set("S1")?, Bases::TwoThree, &dear);
    assert!(matches!(new, Err(Error::Unsuitable(_))));
    Ok(())
}
