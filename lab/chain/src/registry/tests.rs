use super::*;
use crate::chain::Chain;
use crate::costs::Costs;
use crate::method::{Bases, Task};
use crate::pair::{hybrid_set, named_set, window_set};
use crate::set::Set;
use crate::testing::Random;
use crate::text::{check_shape, read_steps, write_steps};
use num_bigint::{BigInt, BigUint};

#[test]
fn names_are_unique() {
    let names: std::collections::HashSet<_> = methods().map(|m| m.name()).collect();
    assert_eq!(names.len(), methods().count());
    assert!(names.len() > 20);
}

/// The bases and the digits that a method takes, for one scalar or two.
fn request(method: &dyn Method, scalars: usize) -> (Bases, Set) {
    let bases = match method.name() {
        "naf-2-3-5" | "tree-2-3-5" => Bases::TwoThreeFive,
        _ => Bases::TwoThree,
    };
    let set = match (method.name(), scalars) {
        ("interleave" | "slide", _) => window_set(4),
        ("hbtjf", _) => hybrid_set(),
        ("wnaf" | "window", _) => Set::multiples(&[1, 3, 5, 7]),
        (_, 1) => Set::multiples(&[1]),
        _ => named_set("S1").unwrap().set(),
    };
    (bases, set.unwrap())
}

/// A chain is found, it is right, it may be written and read, and it has a price.
fn finds(method: &dyn Method, bases: Bases, set: &Set, scalars: &[BigUint]) {
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
    let name = method.name();
    let found = method.find(&task);
    let chain: Chain = found
        .unwrap_or_else(|e| panic!("{name} {scalars:?}: {e}"))
        .chain;
    let second = scalars.get(1).cloned().unwrap_or_default();
    let right = (BigInt::from(scalars[0].clone()), BigInt::from(second));
    assert_eq!(chain.value(), right, "{name}");
    let own = Set::symmetric(chain.digits()).unwrap();
    let set = if method.chooses_digits() { &own } else { set };
    check_shape(&chain, bases, set).unwrap_or_else(|e| panic!("{name} {scalars:?}: {e}"));
    let steps = write_steps(&chain);
    let again = read_steps(steps.iter().map(String::as_str));
    assert_eq!(again.as_ref(), Ok(&chain), "{name} {scalars:?}");
    assert!(Costs::EDWARDS.chain(&chain).is_some(), "{name} {scalars:?}");
}

/// One scalar in `part`, and all where it is 1.
fn every_scalar(part: impl Fn(&dyn Method) -> usize) {
    for method in methods() {
        for scalars in method.scalars() {
            let (bases, set) = request(method, scalars);
            let start = std::time::Instant::now();
            let part = part(method);
            for k in (0..4096u32).step_by(part) {
                let [x, y] = [k % 64, k / 64].map(BigUint::from);
                match scalars {
                    1 => finds(method, bases, &set, &[k.into()]),
                    _ => finds(method, bases, &set, &[x, y]),
                }
            }
            let mut random = Random::new(24);
            for _ in (0..2000).step_by(part) {
                let mut number = || {
                    let bits = 1 + random.below(80);
                    random.bits(bits)
                };
                let all: Vec<BigUint> = (0..scalars).map(|_| number()).collect();
                finds(method, bases, &set, &all);
            }
            let (name, time) = (method.name(), start.elapsed().as_millis());
            println!("{name}, {scalars}: 1 of {part}, {time} ms");
        }
    }
}

/// No method refuses scalars that are small, or of few bits, or whose top digits coincide.
#[test]
fn no_scalar_is_refused() {
    every_scalar(|method| match method.name() {
        "adaptive" => 401,
        _ => 13,
    });
}

/// The same without parts left out.
#[test]
#[ignore = "climbs of tables for all small scalars"]
fn no_scalar_of_all_is_refused() {
    every_scalar(|_| 1);
}
