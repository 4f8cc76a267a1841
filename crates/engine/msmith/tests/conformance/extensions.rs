//! Groups over extensions that no built-in curve has: cubic ones, and quadratic ones of twelve words.
//!
//! Toys over F_7(u), u³ = 2, exhaustively; the second groups of the MNT curves on every backend, which for MNT4-753 are
//! lanes of 15 digits, given the instructions.

use crate::common::*;
use ark_ec::short_weierstrass::SWCurveConfig;
use ark_ff::{Field, PrimeField};
use msmith::curve::{Curve, Group, GroupNumbers, GroupSpec, Numbers};
use msmith::{Algorithm, Backend, Budget, Domain, Options, Point, Scalars};
use num_bigint::BigUint;

fn toys() -> [Setting; 2] {
    let prime = GroupNumbers {
        a: &["0", "0", "0"],
        b: &["-1", "2", "3"],
        gx: &["2", "4", "2"],
        gy: &["4", "3", "0"],
        cofactor: None,
    };
    let even = GroupNumbers {
        a: &["0", "4", "0"],
        b: &["2", "4", "3"],
        gx: &["1", "1", "2"],
        gy: &["5", "1", "6"],
        cofactor: None,
    };
    [("307", prime), ("83", even)].map(|(r, g1)| {
        let numbers = Numbers {
            name: "cubic",
            p: "7",
            r,
            nonresidue: "2",
            g1,
            g2: None,
        };
        Setting::of(&Curve::from_numbers(&numbers).unwrap(), Group::G1)
    })
}

fn all_points(set: &Setting) -> Known {
    let r = u32::try_from(set.order()).unwrap();
    set.points((0..r).map(BigUint::from).collect())
}

/// Pairs of points by their distance, as in `toys`; every point with a part of the scalars.
fn toys_by_distance(distances: usize, scalars_apart: usize) {
    for set in toys() {
        let all = all_points(&set);
        let n = all.logs.len();
        let way = Way {
            algorithm: Algorithm::Signed,
            window: Some((2 * n).ilog2() + 1),
        };
        let small = |k: usize| [k as u64, 0, 0, 0];
        let scalars: Vec<_> = (1..=n).chain(1..=n).map(small).collect();
        for d in (0..n).step_by(distances) {
            let bases = all.pick((0..n).chain((0..n).map(|j| (j + d) % n)));
            set.check(&bases, &u256(&scalars), &[way], &format!("distance {d}"));
        }
        for a in (0..n + 2).step_by(scalars_apart) {
            let scalars: Vec<_> = (0..n).map(|j| small((a + j) % (n + 2))).collect();
            let ways = ways(&[None, Some(3)]);
            set.check(&all, &u256(&scalars), &ways, &format!("from {a}"));
        }
    }
}

#[test]
fn toys_in_part() {
    toys_by_distance(5, 23);
}

/// Every pair of points.
#[test]
#[ignore = "long"]
fn toys_exhaustively() {
    toys_by_distance(1, 7);
}

#[test]
fn multiples_of_toys() {
    for set in toys() {
        let all = all_points(&set);
        let n = all.logs.len();
        let options = &Options::default();
        for engine in &set.engines {
            engine.check_on_curve(&all.points).unwrap();
            engine.check_subgroup(&all.points, options).unwrap();
            for s in (0..n).step_by(5) {
                let scalars = vec![s as u64; n];
                let got = engine.mul_each(&all.points, Scalars::U64(&scalars), options);
                let want = all.pick((0..n).map(|i| i * s % n));
                assert_eq!(got.unwrap().words, want.points.words, "{} {s}", set.name);
            }
        }
    }
}

/// The group of an arkworks curve, over u² or u³ = `nonresidue`.
fn group<C>(name: &str, nonresidue: u32) -> Setting
where
    C: SWCurveConfig<BaseField: Field<BasePrimeField: PrimeField>>,
{
    let integer = |words: &[u64]| integer(words);
    let parts = |x: &C::BaseField| -> Vec<BigUint> {
        let parts = x.to_base_prime_field_elements();
        parts.map(|c| integer(c.into_bigint().as_ref())).collect()
    };
    let p = <<C::BaseField as Field>::BasePrimeField as PrimeField>::MODULUS;
    let curve = Curve {
        name: name.into(),
        p: integer(p.as_ref()),
        r: integer(C::ScalarField::MODULUS.as_ref()),
        nonresidue: nonresidue.into(),
        g1: GroupSpec {
            degree: C::BaseField::extension_degree() as usize,
            a: parts(&C::COEFF_A),
            b: parts(&C::COEFF_B),
            gx: parts(&C::GENERATOR.x),
            gy: parts(&C::GENERATOR.y),
            cofactor: integer(C::COFACTOR),
        },
        g2: None,
    };
    curve.validate().unwrap();
    Setting::of(&curve, Group::G1)
}

fn groups() -> [Setting; 3] {
    [
        group::<ark_mnt4_753::g2::Config>("mnt4-753", 13),
        group::<ark_mnt6_298::g2::Config>("mnt6-298", 5),
        group::<ark_mnt6_753::g2::Config>("mnt6-753", 11),
    ]
}

/// Distinct points, then infinity, equal and opposite ones.
fn points(set: &Setting, n: usize, random: &mut Random) -> Known {
    let known = set.random(n, random);
    let zero = set.points(vec![0u32.into()]);
    let minus: Vec<BigUint> = known.logs[..4].iter().map(|k| set.order() - k).collect();
    let minus = set.points(minus);
    let mut all = known.pick((0..n).chain(0..4));
    for more in [zero, minus] {
        all.points.words.extend(more.points.words);
        all.points.finite.extend(more.points.finite);
        all.logs.extend(more.logs);
    }
    // So that short lists have some of each.
    let m = all.logs.len();
    all.pick((0..m).map(|i| (m - 6 + i) % m))
}

fn second_groups(sizes: &[usize]) {
    let mut random = Random(19);
    for set in groups() {
        let lanes = "15 digits of 52 bits, 8 elements side by side (ifma)";
        for engine in &set.engines {
            let in_lanes = set.name.contains("mnt4") && engine.backend() == Backend::Ifma;
            assert_eq!(engine.arithmetic() == lanes, in_lanes, "{}", set.name);
        }
        let all = points(&set, sizes[sizes.len() - 1] - 9, &mut random);
        for &n in sizes {
            let mut scalars: Vec<_> = (0..n).map(|_| random.scalar()).collect();
            for (s, k) in scalars.iter_mut().skip(2).step_by(7).zip(0..) {
                *s = [k, 0, 0, 0];
            }
            let ways = ways(&[None]);
            set.check(&all.first(n), &u256(&scalars), &ways, "random");
        }
    }
}

#[test]
fn sums_of_second_groups() {
    second_groups(&[0, 1, 2, 3, 8, 9, 33, 70]);
}

#[test]
#[ignore = "long"]
fn longer_sums_of_second_groups() {
    second_groups(&[0, 1, 2, 3, 7, 8, 9, 33, 120, 309]);
}

/// Every backend gives the points that the portable one gives.
#[test]
fn the_rest_of_the_face() {
    let mut random = Random(23);
    for set in groups() {
        let n = 13;
        let all = points(&set, n - 9, &mut random);
        let scalars: Vec<_> = (0..n).map(|_| random.scalar()).collect();
        let list = u256(&scalars);
        let one = set.points(vec![7u32.into()]).points;
        let one = Point::new(one.words);
        let options = &Options::default();
        let sum = set.multiple(&all.log_of_sum(set.order(), &list.values));
        let results = set.engines.iter().map(|engine| {
            engine.check_on_curve(&all.points).unwrap();
            engine.check_subgroup(&all.points, options).unwrap();
            let bases = engine
                .prepare(&all.points, Budget::PointsPerBase(2), options)
                .unwrap();
            assert_eq!(bases.msm(list.view, options).unwrap().point, sum);
            let domain = Domain::new(engine.scalar_field().unwrap(), 8).unwrap();
            let lists = [
                engine.mul_each(&all.points, list.view, options),
                engine.mul_base(&one, list.view, options),
                engine.fft(&all.first(8).points, &domain, options),
            ];
            let lists = lists.map(|list| list.unwrap());
            let product = engine.mul(&scalars[0], &one).unwrap();
            (lists.map(|list| (list.words, list.finite)), product)
        });
        let results: Vec<_> = results.collect();
        let (words, finite) = &results[0].0[0];
        for (i, words) in words.chunks(set.stride()).enumerate().take(9) {
            let log = all.pick([i]).log_of_sum(set.order(), &list.values[i..=i]);
            let want = set.multiple(&log);
            let got = match finite[i] {
                true => Point::new(words),
                false => Point::infinity(),
            };
            assert_eq!(got, want, "{} {i}", set.name);
        }
        for other in &results[1..] {
            assert_eq!(*other, results[0], "{}", set.name);
        }
    }
}
