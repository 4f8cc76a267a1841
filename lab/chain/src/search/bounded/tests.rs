//! Against the search by all positions.

use crate::search::tests::{some_costs, some_set};
use crate::search::{Search, Stop};
use crate::testing::{Random, available};
use crate::{Bases, Costs, Set};
use num_bigint::BigUint;

/// The search by bounds finds out, with usual sets and prices, and says what the search by all positions says.
#[test]
fn bounds() {
    let mut random = Random::new(5);
    let sets: [&[i32]; 4] = [
        &[1],
        &[1, 5, 6, 11, 17, 23, 29],
        &[1, 2, 4, 5, 7, 11, 13],
        &[1, 3, 5, 7, 9, 11, 13, 15],
    ];
    let three = Bases::TwoThreeFive;
    let mut hard = vec![
        BigUint::from(1u32) << 130,
        (BigUint::from(1u32) << 130) - 1u32,
        BigUint::from(3u32).pow(80),
        BigUint::from(5u32).pow(55),
        BigUint::from(30u32).pow(26) + 1u32,
        BigUint::from(6u32).pow(50) - 29u32,
    ];
    hard.extend((20..120).step_by(7).map(|bits| random.bits(bits)));
    for digits in sets {
        let set = Set::multiples(digits).unwrap();
        let new = || Search::new(three, &set, &Costs::EDWARDS, Stop::AnyDigit).unwrap();
        let (mut bounded, mut all) = (new(), new().unbounded());
        for n in &hard {
            if n.bits() < 10 {
                continue;
            }
            let cost = all.cost(n).unwrap();
            for simd in available() {
                bounded = bounded.with_instructions(simd).unwrap();
                assert_eq!(bounded.bounded_cost(n), Some(cost), "{n} {digits:?}");
            }
        }
    }
}

/// Any sets and prices, whether or not it finds out.
#[test]
fn bounds_of_any_sets() {
    let mut random = Random::new(6);
    let (mut known, mut tried) = (0, 0);
    for _ in 0..150 {
        let n = {
            let bits = 12 + random.below(70);
            random.bits(bits)
        };
        let (set, costs) = (some_set(&mut random), some_costs(&mut random));
        let new = || Search::new(Bases::TwoThreeFive, &set, &costs, Stop::AnyDigit).unwrap();
        let (mut bounded, mut all) = (new(), new().unbounded());
        let cost = all.cost(&n);
        assert_eq!(bounded.cost(&n), cost, "{n} {set:?} {costs:?}");
        let found = bounded.find(&n).map(|f| costs.chain(&f.chain).unwrap());
        assert_eq!(found, cost, "{n} {set:?} {costs:?}");
        if cost.is_ok() && costs == Costs::EDWARDS && n.bits() > 12 {
            tried += 1;
            known += usize::from(bounded.bounded_cost(&n) == cost.ok());
        }
    }
    assert!(known * 2 > tried, "{known} of {tried}");
}

/// The same at full length.
#[test]
#[ignore = "a minute: 300 scalars of 256 bits"]
fn bounds_of_long_scalars() {
    let mut random = Random::new(7);
    for digits in [&[1][..], &[1, 5, 6, 11, 17, 23, 29]] {
        let set = Set::multiples(digits).unwrap();
        let new = || Search::new(Bases::TwoThreeFive, &set, &Costs::EDWARDS, Stop::AnyDigit);
        let (mut bounded, mut all) = (new().unwrap(), new().unwrap().unbounded());
        for _ in 0..150 {
            let n = random.bits(256);
            assert_eq!(bounded.bounded_cost(&n), all.cost(&n).ok(), "{n}");
        }
    }
}
