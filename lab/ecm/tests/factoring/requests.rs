//! Requests that are wrong, or that need no curve; progress and stopping.

use msmith_ecm::{Backend, Curve, Error, How, MOST_BITS, Options, Outcome, Watch, factor};
use num_bigint::BigUint;
use num_traits::Zero;
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

fn run(n: &BigUint, options: &Options) -> Result<Outcome, Error> {
    factor(n, options, Watch::default())
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
    assert_eq!(run(&0u32.into(), &small()), Err(Error::Zero));
    assert_eq!(run(&1u32.into(), &small()), Err(Error::Unit));
}

#[test]
fn primes() {
    for n in [
        BigUint::from(2u32),
        3u32.into(),
        9973u32.into(),
        prime(61, 1),
        prime(521, 1),
    ] {
        assert_eq!(run(&n, &small()), Ok(Outcome::Prime), "{n}");
    }
}

#[test]
fn small_factors_and_powers() {
    let how = |n: &BigUint| match run(n, &small()) {
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
    assert_eq!(run(&n, &small()), Err(expected));
}

/// The longest numbers go in words.
#[test]
fn numbers_of_1024_bits() {
    let known = BigUint::from(65_537u64) * 65_539u64;
    let n = [607, 127, 107, 89, 61]
        .iter()
        .fold(known.clone(), |n, &e| n * prime(e, 1));
    assert_eq!(n.bits(), MOST_BITS);
    let options = Options {
        b1: 300,
        b2: Some(10_000),
        ..Options::default()
    };
    let Outcome::Factor(found) = run(&n, &options).unwrap() else {
        panic!("no factor")
    };
    assert_eq!(&found.factor * &found.cofactor, n);
    assert!((&known % &found.factor).is_zero(), "{found:?}");
}

/// A search goes on where another was stopped: by its curves, by time, and when it was cancelled.
#[test]
fn searches_go_on() {
    let n = prime(61, 1) * prime(89, 1);
    let options = Options {
        b1: 2000,
        b2: Some(50_000),
        curves: 4000,
        seed: 3,
        threads: Some(2),
        ..Options::default()
    };
    let Outcome::Factor(whole) = run(&n, &options).unwrap() else {
        panic!("no factor")
    };
    let first = options.first_curve();
    assert!(whole.curves > 1, "{whole:?}");
    assert_eq!(whole.how, how_of(first + whole.curves - 1, &whole));
    for done in [1, whole.curves / 2, whole.curves - 1] {
        let rest = Options {
            first: Some(first + done),
            ..options.clone()
        };
        let expected = msmith_ecm::Factor {
            curves: whole.curves - done,
            ..whole.clone()
        };
        assert_eq!(run(&n, &rest), Ok(Outcome::Factor(expected)), "{done}");
    }
    // No time at all; and too little of it for 2^40 curves on a number that has no small factor.
    let hard = prime(127, 1) * prime(107, 1);
    let limited = |limit| Options {
        b1: 20,
        b2: Some(100),
        curves: 1 << 40,
        time_limit: Some(Duration::from_millis(limit)),
        ..options.clone()
    };
    assert_eq!(run(&hard, &limited(0)), Ok(Outcome::Stopped { curves: 0 }));
    let start = Instant::now();
    let Ok(Outcome::Stopped { curves }) = run(&hard, &limited(1500)) else {
        panic!("not stopped")
    };
    assert!((1..1 << 40).contains(&curves), "{curves}");
    assert!(start.elapsed() < Duration::from_secs(60));
    // All curves within the time are all that there are.
    let few = Options {
        curves: 3,
        ..limited(1 << 40)
    };
    assert_eq!(run(&hard, &few), Ok(Outcome::Nothing { curves: 3 }));
    let zeroth = Options {
        first: Some(0),
        ..few
    };
    let refused = run(&hard, &zeroth).unwrap_err().to_string();
    assert!(refused.contains("numbered from 1"), "{refused}");
}

/// By that curve, in the stage of the factor.
fn how_of(k: u64, factor: &msmith_ecm::Factor) -> How {
    match factor.how {
        How::Curve { stage, .. } => How::Curve { k, stage },
        ref other => panic!("{other:?}"),
    }
}

#[test]
fn options_that_make_no_sense() {
    let n = prime(61, 1) * prime(89, 1);
    let with = |change: fn(&mut Options)| {
        let mut options = small();
        change(&mut options);
        run(&n, &options)
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
        assert!(run(&n, &options).is_ok(), "{b1} {b2}");
    }
}

#[test]
fn progress_rises_and_the_flag_stops() {
    let n = prime(127, 1) * prime(107, 1);
    let options = Options {
        b1: 3000,
        b2: Some(100_000),
        curves: 1 << 40,
        threads: Some(2),
        ..Options::default()
    };
    let stop = AtomicBool::new(false);
    let parts = Mutex::new(Vec::new());
    let progress = |part: f64| {
        let mut parts = parts.lock().unwrap();
        parts.push(part);
        stop.store(parts.len() >= 4, Relaxed);
    };
    let watch = Watch::default().with_cancel(&stop).with_progress(&progress);
    let cancelled = factor(&n, &options, watch);
    assert!(
        matches!(cancelled, Err(Error::Cancelled { .. })),
        "{cancelled:?}"
    );
    let parts = parts.into_inner().unwrap();
    assert!(parts.len() >= 4 && parts.is_sorted(), "{parts:?}");
    assert!(
        parts.iter().all(|p| *p > 0.0 && *p < 1e-6),
        "few of 2^40 curves: {parts:?}"
    );
    // Raised before it begins, the flag stops it before any curve, and leaves alone what needs none.
    let watch = Watch::default().with_cancel(&stop);
    stop.store(true, Relaxed);
    let none = Error::Cancelled { curves: 0 };
    assert_eq!(factor(&n, &options, watch), Err(none));
    assert_eq!(factor(&prime(61, 1), &options, watch), Ok(Outcome::Prime));
}

#[test]
fn curves_of_any_number() {
    assert_eq!(Curve::new(&0u32.into(), 1), Err(0u32.into()));
    for n in 1..200u32 {
        for k in 0..20 {
            match Curve::new(&n.into(), k) {
                Ok(curve) => assert_eq!(curve.k, k.max(1)),
                Err(divisor) => assert_eq!(n % divisor, 0u32.into(), "{n} {k}"),
            }
        }
    }
}

#[test]
fn backends_that_are_asked_for() {
    let n = prime(61, 1) * prime(31, 1);
    for backend in Backend::ALL {
        let options = Options {
            backend: Some(backend),
            ..small()
        };
        match run(&n, &options) {
            Ok(_) => assert!(backend.is_available(), "{backend:?}"),
            Err(e) => {
                assert!(!backend.is_available(), "{backend:?}");
                assert!(matches!(e, Error::Backend(_)), "{e:?}");
                assert!(e.to_string().contains(backend.name()), "{e}");
            }
        }
    }
}

/// The variable of the process.
const VARIABLE: &str = "MSMITH_BACKEND";

/// Run by [`the_variable_is_obeyed`] in a process with that variable.
#[test]
#[ignore = "run by another test"]
fn with_the_variable() {
    let n = prime(61, 1) * prime(31, 1);
    let answer = run(&n, &small());
    match std::env::var(VARIABLE).as_deref() {
        Ok("bogus") => {
            let e = answer.unwrap_err().to_string();
            assert!(e.contains("bogus") && e.contains("portable"), "{e}");
            // What the caller asks for goes before the variable.
            let options = Options {
                backend: Some(Backend::Portable),
                ..small()
            };
            assert!(run(&n, &options).is_ok());
        }
        Ok("" | "portable") => assert!(answer.is_ok(), "{answer:?}"),
        Err(std::env::VarError::NotPresent) => println!("SKIPPED: {VARIABLE} is not set"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_variable_is_obeyed() {
    for value in ["bogus", "", "portable"] {
        let name = "requests::with_the_variable";
        let run = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", name, "--include-ignored"])
            .env(VARIABLE, value)
            .output()
            .unwrap();
        let out = String::from_utf8_lossy(&run.stdout);
        assert!(
            run.status.success() && out.contains("1 passed"),
            "{value:?}: {out}"
        );
    }
}
