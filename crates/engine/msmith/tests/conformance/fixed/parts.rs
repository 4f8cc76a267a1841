//! Many sums over parts of one table.

use super::*;
use crate::common::*;
use msmith::{Scalars, Watch};
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

/// Parts that follow each other, overlap, repeat, are out of order, of one base, of all and of none.
fn parts(n: usize) -> Vec<Range<usize>> {
    let few = n / 5;
    let mut parts: Vec<_> = (0..5).map(|k| k * few..(k + 1) * few).collect();
    parts.extend([n - 1..n, 0..0, n..n, 0..n, 3..4, 2..n - 1, 2..n - 1, 0..1]);
    parts
}

fn compare(set: &Setting, fixed: &Bases, bases: &Known, scalars: &[[u64; 4]], options: &Options) {
    let parts = parts(bases.points.finite.len());
    let view = Scalars::U256(scalars);
    let got = fixed.msm_parts(&parts, view, options).unwrap();
    assert_eq!(got.finite.len(), parts.len());
    let mut rest = u256(scalars).values;
    for (k, part) in parts.iter().enumerate() {
        let values: Vec<BigInt> = rest.drain(..part.len()).collect();
        let log = bases.pick(part.clone()).log_of_sum(set.order(), &values);
        let (backend, layout) = (fixed.engine().backend(), fixed.layout());
        assert_eq!(
            got.get(k),
            Some(set.multiple(&log)),
            "{k} {backend} {layout:?}"
        );
    }
    assert_eq!(rest, []);
}

#[test]
fn sums_of_parts() {
    for (name, group) in [
        ("bls12-381", Group::G1),
        ("bn254", Group::G2),
        ("secp256k1", Group::G1),
    ] {
        let set = Setting::new(name, group);
        let random = &mut Random(0x9a27);
        let bases = set.random(43, random);
        let count = parts(43).iter().map(Range::len).sum();
        // Some zeros, and numbers that are not below the order.
        let mut scalars: Vec<_> = (0..count).map(|_| random.scalar()).collect();
        scalars[3..9].fill([0; 4]);
        scalars[20] = [u64::MAX; 4];
        for engine in &set.engines {
            for (passes, set_name) in [1, 2, 5, 90].into_iter().zip(FEW.iter().cycle()) {
                let fixed = engine.prepare_with(&bases.points, spec(set_name), passes, &sure());
                let Ok(fixed) = fixed else {
                    assert!(!must_build(engine, spec(set_name)), "{set_name}");
                    continue;
                };
                for threads in [1, 3] {
                    let options = Options {
                        threads: Some(threads),
                        ..sure()
                    };
                    compare(&set, &fixed, &bases, &scalars, &options);
                }
            }
        }
    }
}

#[test]
fn refused() {
    let set = Setting::new("bls12-381", Group::G1);
    let bases = set.random(9, &mut Random(3));
    let fixed = set
        .best()
        .prepare_with(&bases.points, spec("glv:4"), 1, &sure());
    let fixed = fixed.unwrap();
    let scalars = [[5, 0, 0, 0]; 9];
    let all = std::slice::from_ref(&(0..9));
    let view = |n: usize| Scalars::U256(&scalars[..n]);
    let none = fixed.msm_parts(&[], view(0), &sure()).unwrap();
    assert_eq!(none.finite.len(), 0);
    let beyond = fixed
        .msm_parts(&[0..1, 8..10], view(3), &sure())
        .unwrap_err();
    assert_eq!(beyond.to_string(), "option: part 1 is 8..10 of 9 bases");
    #[allow(clippy::reversed_empty_ranges, reason = "that is what is refused")]
    let reversed = std::slice::from_ref(&(5..4));
    let reversed = fixed.msm_parts(reversed, view(0), &sure()).unwrap_err();
    assert_eq!(reversed.to_string(), "option: part 0 is 5..4 of 9 bases");
    for n in [2, 4] {
        let wrong = fixed.msm_parts(&[0..1, 2..4], view(n), &sure());
        let want = Error::LengthMismatch {
            points: 3,
            scalars: n,
        };
        assert_eq!(wrong.unwrap_err(), want);
    }
    let options = Options {
        threads: Some(0),
        ..sure()
    };
    let wrong = fixed.msm_parts(all, view(9), &options);
    assert_eq!(wrong.unwrap_err(), Error::ZeroThreads);
    let options = Options {
        memory_limit: Some(1000),
        ..sure()
    };
    let wrong = fixed.msm_parts(all, view(9), &options);
    assert!(matches!(wrong, Err(Error::MemoryLimit { limit: 1000, .. })));
    let flag = AtomicBool::new(true);
    let options = Options {
        watch: Watch::default().with_cancel(&flag),
        ..sure()
    };
    let wrong = fixed.msm_parts(all, view(9), &options);
    assert_eq!(wrong.unwrap_err(), Error::Cancelled);
}

#[test]
fn progress_to_the_end() {
    let set = Setting::new("bls12-381", Group::G1);
    let bases = set.random(8, &mut Random(4));
    let fixed = set
        .best()
        .prepare_with(&bases.points, spec("glv:4"), 1, &sure());
    let heard = Mutex::new(Vec::new());
    let hear = |part| heard.lock().unwrap().push(part);
    let options = Options {
        watch: Watch::default().with_progress(&hear),
        threads: Some(2),
        ..sure()
    };
    let scalars = [[5, 0, 0, 0]; 80];
    let parts = [(); 20].map(|()| 2..6);
    let sums = fixed
        .unwrap()
        .msm_parts(&parts, Scalars::U256(&scalars), &options);
    assert_eq!(sums.unwrap().finite, [true; 20]);
    let heard = heard.into_inner().unwrap();
    assert!(
        heard.len() > 1 && heard.iter().all(|part| (0.0..=1.0).contains(part)),
        "{heard:?}"
    );
    assert_eq!(heard.iter().copied().fold(0.0, f64::max), 1.0);
}
