//! Requests that cannot be met.

use super::*;

#[test]
fn bad_requests() {
    let signs = signs();
    let more = Set::multiples(&[1, 3]).unwrap();
    let single = |all: &[i32]| Set::new(all.iter().map(|&x| Digit::single(x))).unwrap();
    let thirteen = BigUint::from(13u32);
    let unsuitable = |name, bases, set: &Set, parameters: &[u32]| {
        let found = find_with(name, &thirteen, bases, set, &PRICES, parameters);
        assert!(
            matches!(found, Err(Error::Unsuitable(_))),
            "{name} {found:?}"
        );
    };
    let text = |name, parameters: &[u32]| {
        let bases = Bases::TwoThreeFive;
        let found = find_with(name, &thirteen, bases, &signs, &PRICES, parameters);
        assert!(matches!(found, Err(Error::Text(_))), "{name} {found:?}");
    };
    for m in heuristics() {
        let name = m.name();
        let task = |scalars| Task {
            scalars,
            bases: Bases::TwoThreeFive,
            set: &signs,
            costs: &PRICES,
            table: None,
            instructions: None,
            parameters: &[],
            memory: None,
        };
        let two = [13u32.into(), 14u32.into()];
        for scalars in [&two[..0], &two] {
            let found = m.find(&task(scalars));
            assert!(matches!(found, Err(Error::Unsuitable(_))), "{name}");
        }
        let long = [BigUint::from(1u32) << 4096];
        assert_eq!(m.find(&task(&long)), Err(Error::Large { bits: 4097 }));
        text(name, &[1; 4]);
        let takes = ["binary", "wnaf", "window"];
        if !takes.contains(&name) {
            unsuitable(name, Bases::TwoThreeFive, &more, &[]);
            unsuitable(name, Bases::TwoThreeFive, &single(&[0, 1]), &[]);
        }
        unsuitable(name, Bases::TwoThreeFive, &single(&[-1, 1]), &[]);
        unsuitable(name, Bases::TwoThreeFive, &single(&[]), &[]);
        unsuitable(name, Bases::TwoThreeFive, &single(&[0]), &[]);
    }
    for name in ["ternary-binary", "naf-2-3", "tree-2-3"] {
        unsuitable(name, Bases::Two, &signs, &[]);
    }
    for name in ["naf-2-3-5", "tree-2-3-5"] {
        unsuitable(name, Bases::TwoThree, &signs, &[]);
    }
    unsuitable("binary", Bases::Two, &single(&[0, -1]), &[]);
    unsuitable("wnaf", Bases::Two, &more, &[4]);
    unsuitable("window", Bases::Two, &single(&[0, 2, -2]), &[]);
    unsuitable("greedy", Bases::TwoThree, &signs, &[4, 4, 4]);
    text("wnaf", &[1]);
    text("wnaf", &[14]);
    text("wnaf", &[u32::MAX]);
    text("tree-2-3", &[0]);
    text("bucket-dag", &[4, 2]);
    // Only multiples of 5 have digits.
    let five = single(&[0, 5, -5]);
    let found = find_with("window", &thirteen, Bases::Two, &five, &PRICES, &[]);
    assert!(matches!(found, Err(Error::Unreachable(_))));
    // No doublings, no triplings: (13 − s)/5 is not an integer.
    let costs = Costs {
        multiply: [None, None, Some(1000)],
        ..PRICES
    };
    let found = find_with(
        "bucket-dag",
        &thirteen,
        Bases::TwoThreeFive,
        &signs,
        &costs,
        &[0],
    );
    assert!(matches!(found, Err(Error::Unreachable(_))));
    // Steps that cost nothing do not go in circles.
    let costs = Costs {
        multiply: [Some(0); 3],
        add_affine: [0; 3],
        add: [0; 3],
    };
    let found = find_with(
        "bucket-dag",
        &thirteen,
        Bases::TwoThreeFive,
        &signs,
        &costs,
        &[0],
    );
    check(
        "bucket-dag",
        &thirteen,
        Bases::TwoThreeFive,
        &signs,
        &found.unwrap(),
    );
    // Parameters of any size.
    for name in ["greedy", "tree-2-3", "bucket-tree", "bucket-dag"] {
        let parameters = if name == "greedy" {
            vec![u32::MAX; 2]
        } else {
            vec![u32::MAX]
        };
        find(name, &thirteen, Bases::TwoThree, &parameters);
    }
}

/// Numbers at the ends of their types, from callers and from text: errors, in builds that check overflow too.
#[test]
fn numbers_at_the_ends() {
    use msmith_chain::{Graph, Powers, Term, check_shape, read_steps};

    for all in [&[i32::MIN][..], &[i32::MAX], &[1, i32::MIN], &[4097]] {
        let set = Set::multiples(all);
        assert!(matches!(set, Err(Error::Text(_))), "{all:?} {set:?}");
        let pair = Set::symmetric(all.iter().map(|&y| Digit::pair(0, y)));
        assert!(matches!(pair, Err(Error::Text(_))), "{all:?} {pair:?}");
    }
    let least = Digit::pair(i32::MIN, i32::MIN);
    assert!(!least.is_affine() && least.stored().is_negative());

    for steps in [
        ["1", "2^4294967295·3+1"],
        ["1", "2^4294967295·3^4294967295·5^4294967295+1"],
        ["1", "(2^4294967295·5+1)"],
        ["1", "5^4294967295"],
    ] {
        let read = read_steps(steps);
        assert!(matches!(read, Err(Error::Chain(_))), "{steps:?} {read:?}");
    }
    let most = Powers {
        two: u32::MAX,
        three: u32::MAX,
        five: u32::MAX,
    };
    assert_eq!(most.total(), 3 * u64::from(u32::MAX));
    let set = Set::multiples(&[1]).unwrap();
    let terms = [
        Term::new(most, Digit::single(1)),
        Term::own(most, i8::MIN),
        Term::own(most, 1),
    ];
    for (i, last) in terms.into_iter().enumerate() {
        let chain = Chain {
            start: Digit::single(1),
            terms: vec![Term::new(most, Digit::single(1)), last],
        };
        assert_eq!(chain.powers(), most);
        assert!(PRICES.chain(&chain).is_some());
        let shape = check_shape(&chain, Bases::TwoThreeFive, &set);
        assert!(matches!(shape, Err(Error::Chain(_))), "{i} {shape:?}");
        assert_eq!(Graph::default().way(&chain), None);
    }
}
