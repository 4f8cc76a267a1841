//! Points of the curve outside the subgroup of order r.

use crate::common::*;
use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ff::{BigInteger, Field, PrimeField};
use msmith::curve::Group;
use msmith::{Algorithm, Engine, Error, Options, Scalars, WordPoints};
use num_bigint::BigUint;
use num_traits::Zero;

/// Points with the first x's that there are, as good as none of them in the subgroup.
pub fn strays<C: SWCurveConfig>(engine: &Engine, n: usize) -> WordPoints {
    let mut list = WordPoints {
        stride: 2 * engine.words(),
        ..WordPoints::default()
    };
    for x in (1u64..).map(C::BaseField::from) {
        if list.finite.len() == n {
            return list;
        }
        if let Some(p) = Affine::<C>::get_point_from_x_unchecked(x, list.finite.len() % 2 == 1) {
            assert!(!p.is_in_correct_subgroup_assuming_on_curve());
            list.push(&to_point(engine, &p)).unwrap();
        }
    }
    list
}

fn group<C: SWCurveConfig>(name: &str, group: Group) {
    let set = Setting::new(name, group);
    let inside = set.random(40, &mut Random(8));
    let outside = strays::<C>(set.portable(), 40);
    let stride = set.stride();
    // One of the subgroup, one of the curve, in turn; a few of them infinite.
    let mut mixed = WordPoints {
        stride,
        ..WordPoints::default()
    };
    for i in 0..40 {
        for list in [&inside.points, &outside] {
            mixed
                .words
                .extend(&list.words[i * stride..(i + 1) * stride]);
            mixed.finite.push(i % 9 != 4);
        }
    }
    let r = set.order();
    let mut random = Random(12);
    let mut scalars: Vec<_> = (0..80).map(|_| random.scalar()).collect();
    // These would be nothing, were the points in the subgroup.
    for (i, k) in [r.clone(), r - 1u32, r + 1u32, r * 2u32].iter().enumerate() {
        scalars[2 * i + 1] = four(k);
    }
    for scalars in [&scalars[..], &[[7, 0, 0, 0]; 80], &[four(r); 80]] {
        let want = naive(set.portable(), &mixed, Scalars::U256(scalars));
        assert!(!want.is_infinity());
        for engine in &set.engines {
            for algorithm in [Algorithm::Auto, Algorithm::Signed, Algorithm::Straus] {
                for window in [None, Some(4)] {
                    let options = Options {
                        algorithm,
                        window,
                        ..Options::default()
                    };
                    match engine.msm(&mixed, Scalars::U256(scalars), &options) {
                        Ok(got) => {
                            assert_eq!(got.point, want, "{name} {group} {algorithm:?} {window:?}")
                        }
                        Err(why) => panic!("{why}"),
                    }
                }
            }
        }
    }
    // The check finds the first one, wherever it is.
    for engine in &set.engines {
        for n in 1..=9 {
            let list = |of: &WordPoints| WordPoints {
                stride,
                words: of.words[..n * stride].to_vec(),
                finite: vec![true; n],
            };
            let o = Options::default();
            assert_eq!(engine.check_subgroup(&list(&inside.points), &o), Ok(()));
            for index in 0..n {
                let mut one = list(&inside.points);
                one.words[index * stride..(index + 1) * stride]
                    .copy_from_slice(&outside.words[index * stride..(index + 1) * stride]);
                let found = engine.check_subgroup(&one, &o);
                assert_eq!(found, Err(Error::NotInSubgroup { index }), "{name} {group}");
            }
        }
        for threads in [1, 3] {
            let o = Options {
                threads: Some(threads),
                ..Options::default()
            };
            assert_eq!(engine.check_subgroup(&inside.points, &o), Ok(()));
            let found = engine.check_subgroup(&mixed, &o);
            assert_eq!(found, Err(Error::NotInSubgroup { index: 1 }));
            for index in [0, 7, 8, 33, 39] {
                let mut one = inside.points.clone();
                one.words[index * stride..(index + 1) * stride]
                    .copy_from_slice(&outside.words[index * stride..(index + 1) * stride]);
                let found = engine.check_subgroup(&one, &o);
                assert_eq!(found, Err(Error::NotInSubgroup { index }), "{name} {group}");
                // As infinity it is in every subgroup.
                one.finite[index] = false;
                assert_eq!(engine.check_subgroup(&one, &o), Ok(()));
            }
        }
    }
}

#[test]
fn first_groups() {
    group::<ark_bls12_377::g1::Config>("bls12-377", Group::G1);
    group::<ark_bls12_381::g1::Config>("bls12-381", Group::G1);
    group::<ark_bw6_761::g1::Config>("bw6-761", Group::G1);
}

#[test]
fn second_groups() {
    group::<ark_bls12_377::g2::Config>("bls12-377", Group::G2);
    group::<ark_bls12_381::g2::Config>("bls12-381", Group::G2);
    group::<ark_bn254::g2::Config>("bn254", Group::G2);
    group::<ark_bw6_761::g2::Config>("bw6-761", Group::G2);
}

/// Points whose orders are these, of a group whose points have orders that they divide.
fn of_orders<C: SWCurveConfig>(engine: &Engine, orders: &[u64]) -> Vec<msmith::Point> {
    let strays = strays::<C>(engine, 40);
    let all = &engine.derived().order;
    let of_order = |order: u64| {
        assert!((all % order).is_zero());
        let found = (0..40).find_map(|i| {
            let p = strays.get(i)?;
            // Down to the order, which is a prime.
            let mut rest = all / order;
            let mut q = engine.mul(&rest.to_u64_digits(), &p).unwrap();
            while q.is_infinity() && (&rest % order).is_zero() {
                rest /= order;
                q = engine.mul(&rest.to_u64_digits(), &p).unwrap();
            }
            let ends = engine.mul(&[order], &q).unwrap().is_infinity();
            (ends && !q.is_infinity()).then_some(q)
        });
        found.unwrap()
    };
    orders.iter().map(|&order| of_order(order)).collect()
}

/// Lists that are checked together: points of small order, moved by some of the subgroup, are found and named, alone and
/// where they cancel.
fn planted<C: SWCurveConfig>(name: &str, group: Group, orders: &[u64], n: usize, lists: usize) {
    let set = Setting::new(name, group);
    let inside = set.random(n, &mut Random(77)).points;
    let torsion = of_orders::<C>(set.portable(), orders);
    let stride = set.stride();
    let mut random = Random(31);
    let point = |i: usize| inside.get(i).unwrap();
    for k in 0..lists {
        let mut list = inside.clone();
        // The same one to five times: among them as often as its order, which is nothing together.
        let mut places: Vec<usize> = (0..=k % 5).map(|_| random.next() as usize % n).collect();
        if k % 7 == 0 {
            places = vec![[0, n - 1][k % 2]];
        }
        let stray = &torsion[k % torsion.len()];
        for &i in &places {
            let moved = match k % 3 {
                0 => stray.clone(),
                _ => set.portable().mul2(&[1], stray, &[1], &point(i)).unwrap(),
            };
            list.words[i * stride..(i + 1) * stride].copy_from_slice(moved.words());
        }
        for engine in &set.engines {
            let options = Options {
                threads: Some(1 + k % 3),
                // None, or one for a fraction of the points.
                memory_limit: (k % 4 == 1).then_some(1 << 20),
                ..Options::default()
            };
            let index = *places.iter().min().unwrap();
            let found = engine.check_subgroup(&list, &options);
            assert_eq!(
                found,
                Err(Error::NotInSubgroup { index }),
                "{name} {k} {places:?}"
            );
            for &i in &places {
                list.finite[i] = false;
            }
            assert_eq!(engine.check_subgroup(&list, &options), Ok(()), "{name} {k}");
            for &i in &places {
                list.finite[i] = true;
            }
        }
    }
}

#[test]
fn points_of_small_order_among_many() {
    planted::<ark_bls12_381::g1::Config>("bls12-381", Group::G1, &[3, 11], 4100, 10);
    planted::<ark_bls12_381::g2::Config>("bls12-381", Group::G2, &[13, 23], 1500, 4);
    planted::<ark_bls12_377::g1::Config>("bls12-377", Group::G1, &[2, 3], 2000, 6);
    planted::<ark_bn254::g2::Config>("bn254", Group::G2, &[10069], 1500, 3);
}

#[test]
#[ignore = "a minute: 1000 lists"]
fn points_of_small_order_among_many_a_thousand_times() {
    planted::<ark_bls12_381::g1::Config>("bls12-381", Group::G1, &[3, 11], 4096, 1000);
}

/// Every point of the toys with a cofactor: the check agrees with double-and-add by r.
#[test]
fn toys() {
    for name in ["toy-28", "toy-124", "toy-344"] {
        let set = Setting::new(name, Group::G1);
        let engine = set.portable();
        let p = u64::try_from(&engine.curve().p).unwrap();
        let (mut points, mut first) = (WordPoints::default(), Vec::new());
        for (x, y) in (0..p).flat_map(|x| (0..p).map(move |y| (x, y))) {
            if let Ok(point) = engine.import(&small(engine, x, y), &[true]) {
                let r = four(&engine.curve().r);
                let inside = naive(engine, &point, Scalars::U256(&[r])).is_infinity();
                for e in &set.engines {
                    let found = e.check_subgroup(&point, &Options::default());
                    assert_eq!(found.is_ok(), inside, "{name} ({x}, {y})");
                }
                points.stride = point.stride;
                points.words.extend(point.words);
                points.finite.push(true);
                first.push(inside);
            }
        }
        // With infinity.
        let order = &engine.derived().order;
        assert_eq!(BigUint::from(points.finite.len() + 1), *order, "{name}");
        for e in &set.engines {
            let index = first.iter().position(|inside| !inside).unwrap();
            let found = e.check_subgroup(&points, &Options::default());
            assert_eq!(found, Err(Error::NotInSubgroup { index }), "{name}");
        }
        // All of them in one sum, equal digits and others, outside the subgroup or not.
        let n = points.finite.len();
        for k in 0..50u64 {
            let scalars: Vec<[u64; 4]> = (0..n as u64).map(|i| [i * k + k, 0, 0, 0]).collect();
            let view = Scalars::U256(&scalars);
            let want = naive(engine, &points, view);
            for e in &set.engines {
                for algorithm in [Algorithm::Auto, Algorithm::Straus, Algorithm::Signed] {
                    for window in [None, Some(3)] {
                        let o = Options {
                            algorithm,
                            window,
                            ..Options::default()
                        };
                        assert_eq!(e.msm(&points, view, &o).unwrap().point, want, "{name} {k}");
                    }
                }
            }
        }
    }
}

/// An arkworks point in the engine's words.
pub fn to_point<C: SWCurveConfig>(engine: &Engine, p: &Affine<C>) -> msmith::Point {
    let Some((x, y)) = p.xy() else {
        return msmith::Point::infinity();
    };
    let words = |c: C::BaseField| {
        c.to_base_prime_field_elements()
            .flat_map(|c| engine.to_words(&BigUint::from_bytes_le(&c.into_bigint().to_bytes_le())))
            .collect::<Vec<u64>>()
    };
    msmith::Point::new([words(x), words(y)].concat())
}
