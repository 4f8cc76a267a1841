//! Whole searches by every engine, with numbers of two primes.

use super::*;
use crate::engine::{emulated, engine};
use crate::primes;
use msmith_core::Backend;

/// Products of two primes above the trial division and below 2^20: the first, the last, and some between.
fn semiprimes(every: usize) -> Vec<BigUint> {
    let mut list = Vec::new();
    primes::each(10_001, (1 << 20) - 1, |p| list.push(p));
    let n = list.len();
    let mut out = vec![
        list[0] * list[1],
        list[n - 2] * list[n - 1],
        list[0] * list[n - 1],
    ];
    for i in (0..n).step_by(every) {
        out.push(list[i] * list[(i * i + 7 * i + 1) % n]);
        out.push(list[i] * list[(i + 1) % n]);
    }
    out.into_iter().map(BigUint::from).collect()
}

fn all_semiprimes(every: usize, engine: impl Fn(&BigUint) -> Option<Box<dyn Engine>>) {
    let options = Options {
        curves: 400,
        threads: Some(1),
        ..Options::default()
    };
    for n in semiprimes(every) {
        // The square of a prime is a power, which no curve separates.
        if n.sqrt().pow(2) == n {
            continue;
        }
        let engine = engine(&n).unwrap();
        let outcome = search(&n, &options, (100, 3000), &*engine, Watch::default());
        let Ok(Outcome::Factor(f)) = outcome else {
            panic!("{n}: {outcome:?}")
        };
        assert_eq!(&f.factor * &f.cofactor, n);
        assert!(!f.factor.is_one() && !f.cofactor.is_one());
        assert!((1..=400).contains(&f.curves));
    }
}

#[test]
fn semiprimes_below_2_to_the_40() {
    all_semiprimes(4000, |n| engine(n, Backend::Portable).ok());
    all_semiprimes(2000, |n| engine(n, *Backend::available().last()?).ok());
    all_semiprimes(40_000, emulated);
}

#[test]
#[ignore = "every prime below 2^20 once: minutes"]
fn many_semiprimes_below_2_to_the_40() {
    all_semiprimes(1, |n| engine(n, *Backend::available().last()?).ok());
}

#[test]
fn lanes_and_words_give_the_same_answer() {
    // 2^101 − 1; the lanes' count of curves is that of one curve at a time too.
    let n = (BigUint::one() << 101u32) - 1u32;
    for seed in [0, 5] {
        let options = Options {
            seed,
            ..Options::default()
        };
        let by = |engine: Box<dyn Engine>, threads| {
            let threads = Some(threads);
            let options = Options {
                threads,
                ..options.clone()
            };
            search(&n, &options, (400, 10_000), &*engine, Watch::default()).unwrap()
        };
        let portable = by(engine(&n, Backend::Portable).unwrap(), 1);
        assert!(matches!(portable, Outcome::Factor(_)), "{portable:?}");
        for threads in [1, 2] {
            assert_eq!(by(emulated(&n).unwrap(), threads), portable, "{seed}");
        }
    }
}

#[test]
fn numbers_of_769_to_972_bits() {
    // A factor of 2^128 + 1 times Mersenne primes: more than 12 words of 64 bits, in lanes 19 digits.
    let known = BigUint::from(59_649_589_127_497_217u64);
    let options = Options {
        curves: 200,
        ..Options::default()
    };
    for exponents in [
        &[607, 107][..],
        &[607, 127, 89],
        &[607, 127, 107, 61],
        &[521, 127, 107, 89, 61],
    ] {
        let n = exponents.iter().fold(known.clone(), |n, &e: &u32| {
            n * ((BigUint::one() << e) - 1u32)
        });
        assert!(
            (769..=972).contains(&n.bits()),
            "{exponents:?}: {}",
            n.bits()
        );
        let by = |engine: Box<dyn Engine>| {
            search(&n, &options, (2_000, 100_000), &*engine, Watch::default()).unwrap()
        };
        let answer = by(emulated(&n).unwrap());
        let Outcome::Factor(f) = &answer else {
            panic!("{exponents:?}: {answer:?}")
        };
        assert_eq!(&f.factor * &f.cofactor, n);
        assert!(
            f.factor == known || f.cofactor == known,
            "{exponents:?}: {f:?}"
        );
        assert_eq!(by(engine(&n, Backend::Portable).unwrap()), answer);
        if Backend::Ifma.is_available() {
            assert_eq!(by(engine(&n, Backend::Ifma).unwrap()), answer);
        }
    }
}
