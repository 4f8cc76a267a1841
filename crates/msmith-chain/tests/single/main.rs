//! Heuristic methods for one scalar.

mod bad;
mod tables;
mod windows;

use msmith_chain::statistics::Sampler;
use msmith_chain::{Bases, Chain, Costs, Digit, Error, Found, Method, Set, Task, single};
use num_bigint::{BigInt, BigUint};

/// Al Musa and Xu's prices of all rows but binary and NAF (§4.1): 2Q + P is 14.2, else P + Q is 9.8.
const PRICES: Costs = Costs {
    multiply: [Some(6200), Some(11400), Some(17400)],
    add_affine: [8000, 9800, 9800],
    add: [8000, 9800, 9800],
};

/// Their prices of the rows binary and NAF.
const PLAIN: Costs = Costs {
    multiply: [Some(6200), None, None],
    add_affine: [10800; 3],
    add: [10800; 3],
};

fn method(name: &str) -> &'static dyn Method {
    let mut all = single::METHODS.iter();
    *all.find(|m| m.name() == name).unwrap()
}

fn find_with(
    name: &str,
    n: &BigUint,
    bases: Bases,
    set: &Set,
    costs: &Costs,
    parameters: &[u32],
) -> Result<Found, Error> {
    let scalars = core::slice::from_ref(n);
    method(name).find(&Task {
        scalars,
        bases,
        set,
        costs,
        table: None,
        parameters,
    })
}

fn signs() -> Set {
    Set::multiples(&[1]).unwrap()
}

/// With digits 0 and ±1 and 004's prices.
fn find(name: &str, n: &BigUint, bases: Bases, parameters: &[u32]) -> Found {
    let set = signs();
    let found = find_with(name, n, bases, &set, &PRICES, parameters).unwrap();
    check(name, n, bases, &set, &found);
    found
}

/// The chain computes the scalar with what it may use.
fn check(name: &str, n: &BigUint, bases: Bases, set: &Set, found: &Found) {
    let chain = &found.chain;
    let value = (BigInt::from(n.clone()), BigInt::ZERO);
    assert_eq!(chain.value(), value, "{name} {n}");
    assert!(set.contains(chain.start), "{name} {n}");
    let last = chain.terms.len().wrapping_sub(1);
    for (i, term) in chain.terms.iter().enumerate() {
        assert!(term.powers.total() > 0, "{name} {n}");
        assert!(set.contains(term.digit), "{name} {n}");
        assert!(i == last || !term.digit.is_zero(), "{name} {n}");
    }
    let powers = chain.powers();
    for base in bases.count()..3 {
        assert_eq!(powers.of(base), 0, "{name} {n}");
    }
    assert_eq!(chain.start.is_zero(), *n == BigUint::ZERO, "{name} {n}");
    if *n == BigUint::ZERO {
        assert_eq!(*chain, Chain::default(), "{name}");
    }
    assert!(found.nodes > 0 || *n == BigUint::ZERO, "{name} {n}");
}

/// Every method with all bases that it takes and some parameters.
fn cases() -> Vec<(&'static str, Bases, Vec<u32>)> {
    use Bases::{Two, TwoThree, TwoThreeFive};
    let all = [Two, TwoThree, TwoThreeFive];
    let from = |least: Bases| all.into_iter().filter(move |&b| b >= least);
    let mut cases = Vec::new();
    for bases in all {
        for name in ["binary", "naf", "wnaf", "window", "greedy"] {
            cases.push((name, bases, vec![]));
        }
        for size in [0, 1, 2, 4, 50] {
            cases.push(("bucket-dag", bases, vec![size]));
            cases.push(("bucket-tree", bases, vec![size]));
        }
    }
    for bases in from(TwoThree) {
        for name in ["ternary-binary", "naf-2-3"] {
            cases.push((name, bases, vec![]));
        }
        for bound in [1, 2, 100] {
            cases.push(("tree-2-3", bases, vec![bound]));
        }
    }
    cases.push(("naf-2-3-5", TwoThreeFive, vec![]));
    for bound in [1, 3] {
        cases.push(("tree-2-3-5", TwoThreeFive, vec![bound]));
    }
    cases
}

#[test]
fn all_small() {
    for (name, bases, parameters) in cases() {
        for n in 0u32..600 {
            find(name, &n.into(), bases, &parameters);
        }
    }
}

#[test]
fn large() {
    let mut sampler = Sampler::new(5);
    for bits in [64, 100, 256, 521, 4096] {
        let random = sampler.below_power_of_two(bits);
        let ones = (BigUint::from(1u32) << bits) - 1u32;
        for (name, bases, parameters) in cases() {
            let five = bases == Bases::TwoThreeFive;
            // The work grows with the product of all exponents, or nearly so.
            let most = match (name, parameters.first()) {
                ("bucket-dag", Some(0 | 50)) => 100,
                ("bucket-tree", Some(0 | 50)) | ("tree-2-3", Some(100)) => 256,
                ("greedy", _) if five => 256,
                ("bucket-dag", _) => 521,
                _ => 4096,
            };
            if bits <= most {
                find(name, &random, bases, &parameters);
                find(name, &ones, bases, &parameters);
            }
        }
    }
}

/// Bounds are kept: not only of the sum, of the first product too.
#[test]
fn greedy_bounds() {
    for (bounds, most) in [([3, 2], 72u32), ([0, 4], 81), ([6, 0], 64), ([1, 1], 6)] {
        for n in 1..=most {
            let chain = find("greedy", &n.into(), Bases::TwoThree, &bounds).chain;
            let powers = chain.powers();
            assert!(powers.two <= bounds[0] && powers.three <= bounds[1], "{n}");
        }
        let n = (4 * most).into();
        let failed = find_with("greedy", &n, Bases::TwoThree, &signs(), &PRICES, &bounds);
        assert!(matches!(failed, Err(Error::Unreachable(_))), "{failed:?}");
    }
    // 41 = 36 + 4 + 1, and the nearest product below 5 is 4.
    let chain = find("greedy", &41u32.into(), Bases::TwoThree, &[]).chain;
    assert_eq!(chain.length(), 3);
}
