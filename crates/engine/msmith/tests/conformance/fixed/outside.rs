//! Bases outside the subgroup of order r.

use super::*;
use crate::common::*;
use crate::subgroup::strays;
use ark_ec::short_weierstrass::SWCurveConfig;
use msmith::{Scalars, WordPoints};

fn group<C: SWCurveConfig>(name: &str, group: Group) {
    let set = Setting::new(name, group);
    let (n, stride) = (140, set.stride());
    let inside = set.random(n, &mut Random(8));
    let outside = strays::<C>(set.portable(), n);
    let scalars: Vec<_> = (0..n as u64).map(|i| [i, !i, i, i]).collect();
    for engine in &set.engines {
        for (k, name) in FEW.into_iter().enumerate() {
            let options = Options {
                threads: Some(k % 2 * 2 + 1),
                ..Options::default()
            };
            let prepare =
                |points: &WordPoints| engine.prepare_with(points, spec(name), 1 + k % 3, &options);
            let one = |index: usize| {
                let mut one = inside.points.clone();
                let at = index * stride..(index + 1) * stride;
                one.words[at.clone()].copy_from_slice(&outside.words[at]);
                one
            };
            for index in [[0, 64], [7, 130], [8, 77], [63, 65], [5, 139], [1, 128]][k] {
                let found = prepare(&one(index)).err();
                assert_eq!(
                    found,
                    Some(Error::NotInSubgroup { index }),
                    "{name} {group}"
                );
            }
            // An infinite base is in the subgroup, whatever stands there.
            let mut infinite = one(9);
            infinite.finite[9] = false;
            assert!(prepare(&infinite).is_ok());
            assert!(prepare(&inside.points).is_ok());
            // Vouched for: no check, and no harm but a wrong sum. It does not verify.
            for points in [&one(9), &outside] {
                let sure = sure();
                match engine.prepare_with(points, spec(name), 1, &sure) {
                    Ok(fixed) => {
                        assert!(fixed.msm(Scalars::U256(&scalars), &sure).is_ok());
                        let found = fixed.verify(&sure);
                        let index = if points.words == outside.words { 0 } else { 9 };
                        assert_eq!(found, Err(Error::NotInSubgroup { index }));
                    }
                    Err(Error::NotInSubgroup { .. }) => {}
                    Err(why) => panic!("{name} {group}: {why}"),
                }
            }
        }
    }
}

#[test]
fn first_groups() {
    group::<ark_bls12_377::g1::Config>("bls12-377", Group::G1);
    group::<ark_bls12_381::g1::Config>("bls12-381", Group::G1);
}

#[test]
fn second_group() {
    group::<ark_bls12_381::g2::Config>("bls12-381", Group::G2);
}

#[test]
#[ignore = "long"]
fn other_groups() {
    group::<ark_bw6_761::g1::Config>("bw6-761", Group::G1);
    group::<ark_bls12_377::g2::Config>("bls12-377", Group::G2);
    group::<ark_bn254::g2::Config>("bn254", Group::G2);
    group::<ark_bw6_761::g2::Config>("bw6-761", Group::G2);
}

/// Every point of the toys with a cofactor, those of order two among them.
#[test]
fn toys() {
    for name in ["toy-28", "toy-124", "toy-344"] {
        let set = Setting::new(name, Group::G1);
        let engine = set.portable();
        let p = u64::try_from(&engine.curve().p).unwrap();
        let mut points = WordPoints {
            stride: set.stride(),
            ..WordPoints::default()
        };
        for (x, y) in (0..p).flat_map(|x| (0..p).map(move |y| (x, y))) {
            if let Ok(point) = engine.import(&small(engine, x, y), &[true]) {
                points.words.extend(point.words);
                points.finite.push(true);
            }
        }
        let n = points.finite.len();
        let scalars: Vec<u64> = (0..n as u64).map(|i| i * i).collect();
        let mut inside = points.clone();
        for engine in &set.engines {
            for i in 0..n {
                let one = WordPoints {
                    words: points.words[i * set.stride()..(i + 1) * set.stride()].to_vec(),
                    finite: vec![true],
                    ..points.clone()
                };
                inside.finite[i] = engine.check_subgroup(&one, &Options::default()).is_ok();
            }
            let index = inside.finite.iter().position(|f| !f).unwrap();
            let all = ["signed:3", "signed:6", "odd:4,2", "odd:4,1"];
            let all = all.into_iter().chain(FEW).chain(["two:7,3"]);
            let mut built = 0;
            for name in all {
                for passes in [1, 2] {
                    let prepare = |points: &WordPoints, options: &Options<'_>| {
                        engine.prepare_with(points, spec(name), passes, options)
                    };
                    match prepare(&points, &Options::default()) {
                        Err(Error::Option(_)) => continue,
                        found => assert_eq!(found.err(), Some(Error::NotInSubgroup { index })),
                    }
                    built += 1;
                    // A multiple of one of them may be infinite, one inside the subgroup among them.
                    match prepare(&points, &sure()) {
                        Ok(fixed) => {
                            assert!(fixed.msm(Scalars::U64(&scalars), &sure()).is_ok());
                            assert!(fixed.verify(&sure()).is_err());
                        }
                        Err(Error::NotInSubgroup { .. } | Error::Option(_)) => {}
                        Err(why) => panic!("{name}: {why}"),
                    }
                    // One by one they go in, or not.
                    for i in (0..n).step_by(n.div_ceil(30)) {
                        let one = WordPoints {
                            words: points.words[i * set.stride()..(i + 1) * set.stride()].to_vec(),
                            finite: vec![true],
                            ..points.clone()
                        };
                        match prepare(&one, &sure()) {
                            Ok(fixed) => {
                                assert!(fixed.msm(Scalars::I8(&[-3]), &sure()).is_ok());
                            }
                            Err(Error::Option(_)) => assert!(inside.finite[i], "{name} {i}"),
                            Err(why) => {
                                let want = Error::NotInSubgroup { index: 0 };
                                assert!(!inside.finite[i] && why == want, "{name} {i}: {why}");
                            }
                        }
                    }
                }
            }
            assert!(built >= 8, "{name}: {built}");
        }
    }
}
