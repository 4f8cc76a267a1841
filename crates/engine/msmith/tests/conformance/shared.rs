//! Several sums with the same scalars, and several with the same points.

use crate::common::*;
use msmith::curve::Group;
use msmith::{Error, Options, Points, Scalars, msm_same_scalars};

/// G1 and G2 at once give what they give one by one, whatever is infinite where.
#[test]
fn same_scalars_in_both_groups() {
    for name in ["bls12-381", "bls12-377", "bn254"] {
        let (g1, g2) = (Setting::new(name, Group::G1), Setting::new(name, Group::G2));
        let mut random = Random(12);
        let n = 1500;
        let scalars: Vec<_> = (0..n).map(|_| random.scalar()).collect();
        let (mut p, mut q) = (g1.random(n, &mut random), g2.random(n, &mut random));
        for infinite in [0, 1, 2] {
            // None, at the same places, at different places.
            for i in (0..n).step_by(5) {
                p.points.finite[i] = infinite == 0;
                q.points.finite[i] = infinite != 1;
            }
            for (e1, e2) in g1.engines.iter().zip(&g2.engines) {
                for (n, in_subgroup, threads) in [
                    (1500, true, 1),
                    (1500, false, 2),
                    (0, true, 1),
                    (3, true, 1),
                ] {
                    let options = Options {
                        in_subgroup,
                        threads: Some(threads),
                        ..Options::default()
                    };
                    let (p, q) = (p.first(n), q.first(n));
                    let list = Scalars::U256(&scalars[..n]);
                    let sums: [(_, &dyn Points); 3] =
                        [(e1, &p.points), (e2, &q.points), (e1, &p.points)];
                    let got = msm_same_scalars(&sums, list, &options).unwrap();
                    assert_eq!(got.len(), 3);
                    for (got, (engine, points)) in got.iter().zip(sums) {
                        let want = engine.msm(points, list, &options).unwrap();
                        assert_eq!(got.point, want.point, "{name} {n} {infinite}");
                    }
                }
            }
        }
    }
}

#[test]
fn same_points_with_several_lists() {
    for (name, group) in [
        ("bls12-381", Group::G1),
        ("bn254", Group::G2),
        ("pallas", Group::G1),
    ] {
        let set = Setting::new(name, group);
        let mut random = Random(3);
        let bases = set.random(600, &mut random);
        let full: Vec<_> = (0..600).map(|_| random.scalar()).collect();
        let zeros = vec![[0; 4]; 600];
        let small: Vec<i16> = (0..600).map(|_| random.next() as i16).collect();
        let bits: Vec<bool> = (0..600).map(|i| i % 3 == 0).collect();
        let lists = [
            Scalars::U256(&full),
            Scalars::I16(&small),
            Scalars::U256(&zeros),
            Scalars::Bool(&bits),
            Scalars::U256(&full),
        ];
        for engine in &set.engines {
            for in_subgroup in [false, true] {
                let options = Options {
                    in_subgroup,
                    ..Options::default()
                };
                let got = engine
                    .msm_same_points(&bases.points, &lists, &options)
                    .unwrap();
                for (got, list) in got.iter().zip(lists) {
                    let want = engine.msm(&bases.points, list, &options).unwrap();
                    assert_eq!(got.point, want.point, "{name}");
                }
            }
        }
    }
}

#[test]
fn lengths_must_agree() {
    let set = Setting::new("bn254", Group::G1);
    let bases = set.consecutive(2);
    let (engine, options) = (set.best(), Options::default());
    let list = Scalars::U8(&[1, 2, 3]);
    let sums: [(_, &dyn Points); 2] = [(engine, &bases.points), (engine, &bases.points)];
    for wrong in [
        msm_same_scalars(&sums, list, &options),
        engine.msm_same_points(&bases.points, &[Scalars::U8(&[1, 2]), list], &options),
    ] {
        match wrong {
            Err(Error::LengthMismatch { points, scalars }) => assert_eq!((points, scalars), (2, 3)),
            other => panic!("{other:?}"),
        }
    }
}
