//! Millions of equal digits: all points of a sum in one bucket.

use crate::common::*;
use msmith::curve::{self, Group};
use msmith::table::Spec;
use msmith::{Algorithm, Options, PointsBy, Scalars};
use num_bigint::BigUint;

/// Sums of n points with the same scalar, `times`.
fn one_bucket(name: &str, n: usize, times: u8) {
    let set = Setting::new(name, Group::G1);
    let r = u64::try_from(set.order()).unwrap_or(u64::MAX);
    let logs: Vec<u64> = (1..=37.min(r - 1)).collect();
    let few = set.points(logs.iter().copied().map(BigUint::from).collect());
    let stride = set.stride();
    let points = PointsBy::new(n, |i, words: &mut [u64]| {
        let k = i % logs.len();
        words.copy_from_slice(&few.points.words[k * stride..(k + 1) * stride]);
        true
    });
    let log: u64 = (0..n).map(|i| logs[i % logs.len()]).sum();
    let want = set.multiple(&(BigUint::from(log) * times));
    let list = vec![times; n];
    let scalars = Scalars::U8(&list);
    let options = Options {
        threads: Some(2),
        in_subgroup: true,
        ..Options::default()
    };
    let engine = set.portable();
    for (algorithm, window) in [
        (Algorithm::Signed, Some(4)),
        (Algorithm::Glv, Some(4)),
        (Algorithm::Eisenstein, Some(3)),
        (Algorithm::Straus, None),
    ] {
        let options = Options {
            algorithm,
            window,
            ..options
        };
        if algorithm.needs_subgroup() && engine.derived().endo.is_none() {
            continue;
        }
        let sum = engine.msm(&points, scalars, &options);
        match sum {
            Ok(sum) => {
                println!("{name} {n} {:?}", sum.report);
                assert_eq!(sum.point, want, "{name} {algorithm:?}");
            }
            // Radices too large for a toy's order.
            Err(why) => assert!(curve::is_toy(engine.curve()), "{name} {algorithm:?}: {why}"),
        }
    }
    // A table of the points alone: every position is a pass.
    let spec: Spec = "signed:8".parse().unwrap();
    let kept = engine.prepare_with(&points, spec, 64, &options).unwrap();
    assert_eq!(kept.layout().rows, 1);
    let sum = kept.msm(scalars, &options).unwrap();
    println!("{name} {n} {:?}", sum.report);
    assert_eq!(sum.point, want, "{name} table");
    engine.release();
}

#[test]
fn equal_digits() {
    one_bucket("toy-7", 40_000, 5);
    one_bucket("toy-1009", 40_000, 5);
    one_bucket("bn254", 40_000, 5);
}

/// 3.2 GB, and half a minute of two cores.
#[test]
#[ignore = "long"]
fn eight_million_equal_digits() {
    one_bucket("bn254", 1 << 23, 5);
}

#[test]
#[ignore = "long"]
fn eight_million_equal_digits_on_a_toy() {
    one_bucket("toy-1009", 1 << 23, 5);
}
