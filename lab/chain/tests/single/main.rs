//! Heuristic methods for one scalar.

mod bad;
mod windows;

use msmith_chain::{Bases, Chain, Costs, Digit, Error, Found, Method, Set, Task, methods};
use msmith_core::random::split_mix;
use num_bigint::{BigInt, BigUint};

/// Al Musa and Xu's prices of all rows but binary and NAF (§4.1): 2Q + P is 14.2, else P + Q is 9.8.
const PRICES: Costs = Costs {
    multiply: [Some(6200), Some(11400), Some(17400)],
    add_affine: [8000, 9800, 9800],
    add: [8000, 9800, 9800],
};

/// The heuristic methods for one scalar.
fn heuristics() -> impl Iterator<Item = &'static dyn Method> {
    methods().filter(|m| m.scalars() == (1..=1) && !m.is_optimal())
}

/// Random scalars, always the same.
struct Sampler(u64);

impl Sampler {
    fn next(&mut self) -> u64 {
        split_mix(&mut self.0)
    }

    /// Uniform in `[0, 2^bits)`.
    fn below_power_of_two(&mut self, bits: u64) -> BigUint {
        let words = (0..bits.div_ceil(32)).map(|_| self.next() as u32);
        BigUint::new(words.collect()) >> (bits.div_ceil(32) * 32 - bits)
    }
}

fn method(name: &str) -> &'static dyn Method {
    heuristics().find(|m| m.name() == name).unwrap()
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
        instructions: None,
        parameters,
        memory: None,
    })
}

fn signs() -> Set {
    Set::multiples(&[1]).unwrap()
}

/// With digits 0 and ±1 and these prices.
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
    let mut sampler = Sampler(5);
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

/// The example of Al Musa and Xu's Appendix D: 29 = (1·4 + 1)·6 − 1; looked at are 29, 5 and 7, 1.
#[test]
fn appendix_d() {
    let found = find("bucket-tree", &29u32.into(), Bases::TwoThree, &[0]);
    let steps = [(0, 0), (0, 1), (0, 0), (1, -1)].map(|(b, s)| (b, Digit::single(s)));
    assert_eq!(found.chain, Chain::from_steps(Digit::single(1), steps));
    assert_eq!(found.nodes, 4);
    let tree = find("tree-2-3", &29u32.into(), Bases::TwoThree, &[9]);
    assert_eq!(tree, found);
}

/// Scalars of 256 bits with the prices of their cheapest chains with {2}, {2, 3} (and digits 0, ±1), in 0.1 M, as
/// two other programs found them. The graph with all integers finds these, other methods nothing cheaper.
#[test]
fn optimum() {
    let right = [
        (
            "8df203f05ca2c31ab6c14202183560d4c5ad1085b0c24ea7a5f403a49de1ef7e",
            21340,
            20156,
        ),
        (
            "a05c14e50f6c8791a3d93f6c632ad1458d484a70deb3f07c56198cb3fed68d05",
            21900,
            19838,
        ),
        (
            "3805535e9593f94e92e9aa4a71afd33deda8b514c07475e016329ba2194a69d5",
            22258,
            19870,
        ),
    ];
    let set = signs();
    let costs = Costs::EDWARDS;
    let price = |name, n: &BigUint, bases, parameters: &[u32]| {
        let found = find_with(name, n, bases, &set, &costs, parameters).unwrap();
        check(name, n, bases, &set, &found);
        costs.chain(&found.chain).unwrap()
    };
    for (hex, two, two_three) in right {
        let n = BigUint::parse_bytes(hex.as_bytes(), 16).unwrap();
        for (bases, best) in [(Bases::Two, two), (Bases::TwoThree, two_three)] {
            assert_eq!(price("bucket-dag", &n, bases, &[0]), 100 * best);
            for (name, other, parameters) in cases() {
                if other == bases && ![Some(&0), Some(&50)].contains(&parameters.first()) {
                    assert!(price(name, &n, bases, &parameters) >= 100 * best, "{name}");
                }
            }
        }
    }
    for (n, best) in [(17u32, 31_800), (917, 79_200)] {
        assert_eq!(price("bucket-dag", &n.into(), Bases::TwoThree, &[0]), best);
    }
}
