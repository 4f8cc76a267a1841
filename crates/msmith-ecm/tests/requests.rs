//! Requests that are wrong, or that need no curve; progress and stopping.

use core::ops::ControlFlow;
use msmith_ecm::{Backend, Error, How, MOST_BITS, Options, Outcome, factor};
use num_bigint::BigUint;
use std::sync::atomic::{AtomicU64, Ordering};

fn ask(n: &BigUint, options: &Options) -> Result<Outcome, Error> {
    factor(n, options, &|_| ControlFlow::Continue(()))
}

fn small() -> Options {
    Options {
        b1: 100,
        curves: 8,
        threads: Some(1),
        ..Options::default()
    }
}

fn prime(bits: u32, less: u32) -> BigUint {
    (BigUint::from(1u32) << bits) - less
}

#[test]
fn zero_and_one() {
    assert_eq!(ask(&0u32.into(), &small()), Err(Error::Zero));
    assert_eq!(ask(&1u32.into(), &small()), Err(Error::Unit));
}

#[test]
fn primes_are_said_to_be_prime() {
    for n in [
        BigUint::from(2u32),
        3u32.into(),
        9973u32.into(),
        prime(61, 1),
        prime(521, 1),
    ] {
        assert_eq!(ask(&n, &small()), Ok(Outcome::Prime), "{n}");
    }
}

#[test]
fn small_factors_and_powers() {
    let how = |n: &BigUint| match ask(n, &small()) {
        Ok(Outcome::Factor(f)) => {
            assert_eq!(&f.factor * &f.cofactor, *n);
            (f.factor, f.how)
        }
        other => panic!("{n}: {other:?}"),
    };
    let big = prime(521, 1);
    assert_eq!(how(&(&big << 1)), (2u32.into(), How::Trial));
    // Small factors are found however long the number is.
    assert_eq!(how(&((&big * &big) * 21u32)), (3u32.into(), How::Trial));
    assert_eq!(how(&BigUint::from(4u32)), (2u32.into(), How::Trial));
    let p = prime(61, 1);
    assert_eq!(how(&p.pow(2)), (p.clone(), How::Power(2)));
    assert_eq!(how(&p.pow(6)), (p.clone(), How::Power(6)));
    let pq = &p * prime(89, 1);
    assert_eq!(how(&pq.pow(3)), (pq, How::Power(3)));
}

#[test]
fn numbers_that_are_too_large() {
    let n = prime(521, 1) * prime(607, 1);
    let expected = Error::Large {
        bits: 1128,
        most: MOST_BITS,
    };
    assert_eq!(ask(&n, &small()), Err(expected));
}

#[test]
fn options_that_make_no_sense() {
    let n = prime(61, 1) * prime(89, 1);
    let with = |change: fn(&mut Options)| {
        let mut options = small();
        change(&mut options);
        ask(&n, &options)
    };
    assert!(matches!(with(|o| o.b1 = 0), Err(Error::Bound(_))));
    assert!(matches!(with(|o| o.b1 = 1), Err(Error::Bound(_))));
    assert!(matches!(with(|o| o.b1 = u64::MAX), Err(Error::Bound(_))));
    assert!(matches!(with(|o| o.b2 = Some(99)), Err(Error::Bound(_))));
    assert!(matches!(
        with(|o| o.b2 = Some(u64::MAX)),
        Err(Error::Bound(_))
    ));
    assert!(matches!(with(|o| o.curves = 0), Err(Error::Option(_))));
    assert!(matches!(
        with(|o| o.threads = Some(0)),
        Err(Error::Option(_))
    ));
    for (b1, b2) in [(2, 2), (2, 3), (3, 10), (100, 100)] {
        let mut options = small();
        (options.b1, options.b2, options.curves) = (b1, Some(b2), 3);
        assert!(ask(&n, &options).is_ok(), "{b1} {b2}");
    }
}

#[test]
fn progress_rises_and_can_stop_it() {
    let n = prime(127, 1) * prime(107, 1);
    let options = Options {
        b1: 3000,
        b2: Some(100_000),
        curves: 1 << 40,
        threads: Some(2),
        backend: Backend::Auto,
        ..Options::default()
    };
    let calls = AtomicU64::new(0);
    let told = |p: &msmith_ecm::Progress| {
        assert!((0.0..=1.0).contains(&p.fraction) && p.curves <= p.of && p.of == 1 << 40);
        if calls.fetch_add(1, Ordering::Relaxed) == 3 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    assert_eq!(factor(&n, &options, &told), Err(Error::Cancelled));
    assert!(calls.load(Ordering::Relaxed) >= 4);
}
