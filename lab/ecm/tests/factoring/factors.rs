//! Whole factorisations.

use msmith_ecm::{Backend, Factor, How, Options, Outcome, Stage, Watch, factor};
use num_bigint::BigUint;

fn run(n: &BigUint, options: &Options) -> Outcome {
    factor(n, options, Watch::default()).unwrap()
}

fn found(n: &BigUint, options: &Options) -> Factor {
    match run(n, options) {
        Outcome::Factor(f) => {
            assert_eq!(&f.factor * &f.cofactor, *n);
            assert!(f.factor > 1u32.into() && f.cofactor > 1u32.into());
            f
        }
        other => panic!("{n}: {other:?}"),
    }
}

fn options(b1: u64, b2: u64, curves: u64) -> Options {
    Options {
        b1,
        b2: Some(b2),
        curves,
        threads: Some(1),
        ..Options::default()
    }
}

fn number(text: &str) -> BigUint {
    text.parse().unwrap()
}

/// `2^e + sign`.
fn cunningham(e: u32, minus: bool) -> BigUint {
    let power = BigUint::from(1u32) << e;
    if minus { power - 1u32 } else { power + 1u32 }
}

#[test]
fn every_number_to_20000() {
    for n in 2..=20_000u64 {
        let prime = (2..=n.isqrt()).all(|d| !n.is_multiple_of(d));
        let outcome = run(&n.into(), &options(10, 10, 1));
        match outcome {
            Outcome::Prime => assert!(prime, "{n}"),
            Outcome::Factor(f) => {
                assert!(!prime, "{n}");
                assert_eq!((f.how, f.curves), (How::Trial, 0));
                assert_eq!(f.factor * f.cofactor, n.into());
            }
            other => panic!("{n}: {other:?}"),
        }
    }
}

#[test]
fn cunningham_numbers() {
    // Fermat numbers 7 and 8, and Mersenne numbers: the factors are as known, all prime.
    let cases = [
        (128, false, "59649589127497217", 5_000),
        (256, false, "1238926361552897", 5_000),
        (101, true, "7432339208719", 2_000),
        (137, true, "32032215596496435569", 11_000),
        (149, true, "86656268566282183151", 11_000),
    ];
    for (e, minus, known, b1) in cases {
        let (n, known) = (cunningham(e, minus), number(known));
        let f = found(&n, &options(b1, 100 * b1, 400));
        assert!(f.factor == known || f.cofactor == known, "{e}: {f:?}");
        for part in [&f.factor, &f.cofactor] {
            assert_eq!(run(part, &options(2, 2, 1)), Outcome::Prime);
        }
        assert!(matches!(f.how, How::Curve { .. }));
    }
}

#[test]
#[ignore = "factors of 22 to 25 digits: a minute"]
fn cunningham_numbers_of_larger_factors() {
    // 2^223 − 1 without its four small factors; 2^109 − 1 is found by its small one, so it is not here.
    let small = [18_287u32, 196_687, 1_466_449, 2_916_841];
    let n = small.iter().fold(cunningham(223, true), |n, p| {
        assert_eq!(&n % p, BigUint::ZERO);
        n / p
    });
    let f = found(&n, &options(50_000, 5_000_000, 1000));
    let known = number("1469495262398780123809");
    assert!(f.factor == known || f.cofactor == known);
}

#[test]
fn stage_2_finds_what_stage_1_does_not() {
    let n = cunningham(128, false);
    let one = options(2_000, 2_000, 24);
    assert_eq!(run(&n, &one), Outcome::Nothing { curves: 24 });
    let f = found(&n, &options(2_000, 400_000, 24));
    let two = Stage::Two;
    assert!(
        matches!(f.how, How::Curve { stage, .. } if stage == two),
        "{f:?}"
    );
    // Curves are numbered from 1 with the seed 0, so the number is that of curves tried.
    assert!(
        matches!(f.how, How::Curve { k, .. } if k == f.curves),
        "{f:?}"
    );
}

#[test]
fn the_answer_depends_on_the_seed_only() {
    let n = cunningham(137, true);
    for seed in [0, 1, 77] {
        let base = Options {
            seed,
            ..options(11_000, 500_000, 200)
        };
        let first = run(&n, &base);
        for (backend, threads) in [(Some(Backend::Portable), 2), (None, 3), (None, 1 << 40)] {
            let options = Options {
                backend,
                threads: Some(threads),
                ..base.clone()
            };
            assert_eq!(run(&n, &options), first, "{seed} {backend:?}");
        }
    }
}
