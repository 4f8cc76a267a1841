//! Engines that cannot be made, and the choice between Straus's method and buckets.

use crate::common::{Known, Random, Setting};
use msmith::curve::{self, Group};
use msmith::{Algorithm, Engine, Error, Options, Scalars, Watch};

/// Points of BLS12-381 and scalars, none of them zero.
fn input(n: usize) -> (Setting, Known, Vec<[u64; 4]>) {
    let set = Setting::new("bls12-381", Group::G1);
    let mut random = Random(3);
    let bases = set.random(n, &mut random);
    (set, bases, (0..n).map(|_| random.scalar()).collect())
}

#[test]
fn straus_keeps_the_options() {
    let (set, bases, s) = input(130);
    let e = set.best();
    let run = |n: usize, o: &Options<'_>| e.msm(&bases.first(n).points, Scalars::U256(&s[..n]), o);
    let o = Options {
        algorithm: Algorithm::Straus,
        ..Options::default()
    };
    for window in [0, 11, u32::MAX] {
        let o = Options {
            window: Some(window),
            ..o
        };
        assert!(matches!(run(130, &o), Err(Error::Option(_))));
    }
    let tight = Options {
        memory_limit: Some(1000),
        ..o
    };
    assert!(matches!(
        run(130, &tight),
        Err(Error::MemoryLimit { limit: 1000, .. })
    ));
    let flag = std::sync::atomic::AtomicBool::new(true);
    let stop = Options {
        watch: Watch::default().with_cancel(&flag),
        ..o
    };
    for n in [1, 130] {
        assert_eq!(run(n, &stop), Err(Error::Cancelled));
    }
    let heard = std::sync::Mutex::new(Vec::new());
    let note = |part: f64| heard.lock().unwrap().push(part);
    let listen = Options {
        watch: Watch::default().with_progress(&note),
        threads: Some(4),
        ..o
    };
    let report = run(130, &listen).unwrap().report;
    assert_eq!((report.algorithm, report.threads), (Algorithm::Straus, 1));
    let heard = heard.into_inner().unwrap();
    assert!(heard.len() >= 3 && heard.is_sorted() && heard.last() == Some(&1.0));
}

/// The plan for few points and full scalars is Straus's method, for many the buckets, and a kept
/// plan is not mistaken for another.
#[test]
fn plans_follow_the_sizes() {
    let (set, bases, s) = input(1000);
    let mut seen = Vec::new();
    for _ in 0..2 {
        for n in [1, 2, 20, 1000] {
            let points = bases.first(n).points;
            for in_subgroup in [true, false] {
                let o = Options {
                    in_subgroup,
                    ..Options::default()
                };
                let out = set.best().msm(&points, Scalars::U256(&s[..n]), &o).unwrap();
                assert_eq!(out.report.algorithm == Algorithm::Straus, n <= 20);
                let split = out.report.radix.starts_with("eisenstein");
                assert!(!split || in_subgroup, "{}", out.report.radix);
                seen.push(out.point);
            }
        }
    }
    assert_eq!(seen[..8], seen[8..]);
    assert!(seen.chunks(2).all(|same| same[0] == same[1]));
}

/// A group for which there is no arithmetic is refused where the engine is made, not where it is used.
#[test]
fn groups_that_cannot_run_are_refused() {
    let toys = curve::all().iter().filter(|c| curve::is_toy(c));
    let extended = toys.filter(|c| c.g2.as_ref().is_some_and(|g2| g2.degree == 2));
    let mut count = 0;
    for toy in extended {
        let refused = Engine::new(toy, Group::G2).unwrap_err();
        assert!(
            matches!(&refused, Error::Curve(why) if why.contains("64 to 768")),
            "{refused}"
        );
        assert!(Engine::new(toy, Group::G1).is_ok());
        count += 1;
    }
    assert!(count > 0);
}

/// Threads that are asked for are bounded by the work, and few are always given.
#[test]
fn threads_are_as_many_as_there_is_work_for() {
    for (asked, points, want) in [
        (7, 1, 7),
        (16, 0, 16),
        (400, 10, 16),
        (400, 4096, 64),
        (1_000_000, 4096, 64),
        (1_000_000, usize::MAX, 4096),
    ] {
        let options = Options {
            threads: Some(asked),
            ..Options::default()
        };
        assert_eq!(
            options.threads_for(points),
            Ok(want),
            "{asked} for {points}"
        );
    }
}
