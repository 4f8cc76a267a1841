//! Sums with buckets in XYZZ coordinates, and what they refuse.

use crate::common::*;
use msmith::curve::{self, Group};
use msmith::{Algorithm, Error, Options, Scalars};
use num_bigint::BigUint;

/// Sums on every backend, with windows of several widths (toys, of which there are many, with two), compared with one
/// multiplication.
fn check(setting: &Setting, bases: &Known, scalars: &[[u64; 4]], what: &str) {
    let windows: &[_] = if setting.order().bits() < 16 {
        &[None, Some(3)]
    } else {
        &[None, Some(2), Some(3), Some(6)]
    };
    let list = u256(scalars);
    let want = setting.multiple(&bases.log_of_sum(setting.order(), &list.values));
    for engine in &setting.engines {
        for &window in windows {
            let options = Options {
                window,
                threads: Some(if window == Some(3) { 2 } else { 1 }),
                ..Options::default()
            };
            let got = engine.msm_xyzz(&bases.points, list.view, &options).unwrap();
            let (name, backend) = (&setting.name, engine.backend().name());
            assert_eq!(got.point, want, "{name} {backend} {window:?} {what}");
            if !scalars.iter().flatten().all(|w| *w == 0) {
                assert!(got.report.radix.ends_with("XYZZ"), "{:?}", got.report);
            }
        }
    }
}

/// Equal points, opposite points and infinity meet in all positions; equal scalars make lists that
/// are cut into pieces, some of which sum to infinity. Lists of `most` points, more than 128.
fn all_positions(setting: &Setting, most: usize) {
    let mut random = Random(0x7755);
    let r = setting.order().clone();
    let mut logs: Vec<BigUint> = (0..6).map(|_| integer(&random.scalar()) % &r).collect();
    logs.extend([0u32, 1, 1, 2].map(|k| BigUint::from(k) % &r));
    let opposite: Vec<_> = logs.iter().map(|k| (&r - k) % &r).collect();
    let few = setting.points([logs, opposite].concat());
    let n = few.logs.len();
    let many = few.pick((0..most).map(|_| random.next() as usize % n));
    let scalars: Vec<_> = (0..most).map(|_| random.scalar()).collect();
    for n in [1, 2, 9, 64, most] {
        check(setting, &many.first(n), &scalars[..n], "any scalars");
    }
    check(setting, &many, &vec![[5, 0, 0, 0]; most], "equal scalars");
    check(setting, &many, &vec![[0; 4]; most], "zeros");
    let pairs = few.pick((0..most).map(|i| i % 2 * (n / 2) + 2 * i / most));
    check(setting, &pairs, &vec![scalars[0]; most], "opposite pairs");
    let small: Vec<_> = (0..most).map(|_| [random.next() % 3, 0, 0, 0]).collect();
    check(setting, &many, &small, "small scalars");
}

#[test]
fn curves() {
    for (name, group) in GROUPS.into_iter().filter(|(_, g)| *g == Group::G1) {
        all_positions(&Setting::new(name, group), 700);
    }
}

#[test]
fn toys() {
    let toys = curve::known::all()
        .iter()
        .filter(|c| curve::known::is_toy(c));
    for curve in toys {
        all_positions(&Setting::of(curve, Group::G1), 150);
    }
}

#[test]
fn refusals() {
    let setting = Setting::new("bls12-377", Group::G1);
    let bases = setting.points(vec![1u32.into(), 2u32.into()]);
    let scalars = [[3, 0, 0, 0]; 2];
    let sum = |options: &Options<'_>| {
        let view = Scalars::U256(&scalars);
        setting.best().msm_xyzz(&bases.points, view, options)
    };
    let with = |algorithm| Options {
        algorithm,
        in_subgroup: true,
        ..Options::default()
    };
    assert!(matches!(
        sum(&with(Algorithm::Glv)),
        Err(Error::Option(why)) if why.contains("glv")
    ));
    let threads = Options {
        threads: Some(0),
        ..Options::default()
    };
    assert_eq!(sum(&threads), Err(Error::ZeroThreads));
    let limit = Options {
        memory_limit: Some(1000),
        ..Options::default()
    };
    assert!(matches!(
        sum(&limit),
        Err(Error::MemoryLimit { limit: 1000, needed }) if needed > 1000
    ));
    assert!(sum(&with(Algorithm::Signed)).is_ok());
    let view = Scalars::U256(&scalars[..1]);
    assert!(matches!(
        setting
            .best()
            .msm_xyzz(&bases.points, view, &Options::default()),
        Err(Error::LengthMismatch { points: 2, .. })
    ));
    let second = Setting::new("bls12-377", Group::G2);
    let bases = second.points(vec![1u32.into()]);
    assert!(matches!(
        second.best().msm_xyzz(&bases.points, view, &Options::default()),
        Err(Error::Option(why)) if why.contains("prime field")
    ));
}
