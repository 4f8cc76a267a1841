//! Products side by side of points with Edwards coordinates, next to integers and to products one by one.

use super::{Pair, engines, list, multiples, point};
use crate::common::*;
use msmith::curve::edwards;
use msmith::{Error, Options, Point, Scalars, WordPoints};
use num_bigint::BigUint;

/// Points of a list, none of them infinite.
fn each(list: &WordPoints) -> Vec<Point> {
    assert!(list.finite.iter().all(|&finite| finite));
    list.words.chunks(list.stride).map(Point::new).collect()
}

fn threads(n: usize) -> Options<'static> {
    Options {
        threads: Some(n),
        ..Options::default()
    }
}

/// Numbers around the lanes' width and beyond what is converted at once.
#[test]
fn of_native_curves() {
    for curve in edwards::all().iter().filter(|c| !edwards::is_toy(c)) {
        let mut random = Random(0x90d);
        let (points, logs) = multiples(curve, 17, &mut random);
        let scalars: Vec<_> = (0..17).map(|_| random.scalar()).collect();
        let multiple = |k: BigUint| curve.multiply(&(k % &curve.r), &curve.generator()).unwrap();
        let products: Vec<Pair> = (logs.iter().zip(&scalars))
            .map(|(k, a)| multiple(k * integer(a)))
            .collect();
        let of_one: Vec<Pair> = (scalars.iter())
            .map(|a| multiple(&logs[0] * integer(a)))
            .collect();
        let a = random.scalar();
        let folded: Vec<Pair> = (products.iter().zip(&points))
            .map(|(p, q)| {
                let q = curve.multiply(&(integer(&a) % &curve.r), q).unwrap();
                curve.add(p, &q).unwrap()
            })
            .collect();
        for engine in engines(curve) {
            let given = |points: &[Pair]| -> Vec<Point> {
                points.iter().map(|p| point(&engine, p)).collect()
            };
            for (n, options) in
                [(0, 1), (1, 1), (8, 2), (9, 1), (17, 2)].map(|(n, t)| (n, threads(t)))
            {
                let bases = list(&engine, &points[..n]);
                let scalars = Scalars::U256(&scalars[..n]);
                let label = format!("{} {} {n}", curve.name, engine.backend().name());
                let got = engine.mul_each(&bases, scalars, &options).unwrap();
                assert_eq!(each(&got), given(&products[..n]), "{label}");
                let base = point(&engine, &points[0]);
                let got = engine.mul_base(&base, scalars, &options).unwrap();
                assert_eq!(each(&got), given(&of_one[..n]), "{label}");
                let p = list(&engine, &products[..n]);
                let got = engine.fold(&p, &bases, &a, &options).unwrap();
                assert_eq!(each(&got), given(&folded[..n]), "{label}");
            }
            // A neutral point, in both ways that it can be given.
            let mut two = list(&engine, &[[0u32, 1].map(BigUint::from), points[0].clone()]);
            two.finite[1] = false;
            let got = engine.mul_each(&two, Scalars::U64(&[5, 6]), &threads(1));
            let neutral = given(&[[0u32, 1].map(BigUint::from)]).remove(0);
            assert_eq!(each(&got.unwrap()), [neutral.clone(), neutral.clone()]);
            let got = engine.mul_base(&Point::infinity(), Scalars::U64(&[5]), &threads(1));
            assert_eq!(each(&got.unwrap()), [neutral]);
        }
    }
}

/// More points than are brought to the other form at once.
#[test]
fn of_more_points_than_a_block() {
    let curve = edwards::by_name("jubjub").unwrap();
    let engine = engines(curve).pop().unwrap();
    let mut random = Random(0xb10c);
    let (points, _) = multiples(curve, 3, &mut random);
    let n = (1 << 14) + 3;
    let all: Vec<Pair> = (0..n).map(|k| points[k % 3].clone()).collect();
    let scalars: Vec<u64> = (0..n as u64).map(|k| k % 5).collect();
    let got = engine
        .mul_each(&list(&engine, &all), Scalars::U64(&scalars), &threads(2))
        .unwrap();
    let got = each(&got);
    let want: Vec<Point> = (0..15)
        .map(|k| curve.multiply(&scalars[k].into(), &all[k]).unwrap())
        .map(|q| point(&engine, &q))
        .collect();
    for (k, got) in got.iter().enumerate() {
        assert_eq!(*got, want[k % 15], "{k}");
    }
}

/// Every point of the toys, most of them outside the subgroup, with scalars to beyond the order: what a product alone
/// gives, or that it has no coordinates.
#[test]
fn of_every_point_of_the_toys() {
    let mut infinite = 0;
    for curve in edwards::all().iter().filter(|c| edwards::is_toy(c)) {
        let p = u64::try_from(&curve.p).unwrap();
        let side = || (0..p.min(200)).map(BigUint::from);
        let mut points: Vec<Pair> = Vec::new();
        for x in side() {
            points.extend(side().map(|y| [x.clone(), y]).filter(|q| curve.contains(q)));
        }
        let step = points.len().div_ceil(12);
        for engine in engines(curve) {
            for a in (0..p + 12).step_by(step) {
                let product = |q: &Pair| engine.mul(&[a], &point(&engine, q));
                // Those that have coordinates together, the others alone.
                let (fit, unfit): (Vec<_>, Vec<_>) =
                    (points.iter().cloned()).partition(|q| product(q).is_ok());
                let want: Vec<Point> = fit.iter().map(|q| product(q).unwrap()).collect();
                let scalars = vec![a; fit.len()];
                let got = engine
                    .mul_each(&list(&engine, &fit), Scalars::U64(&scalars), &threads(1))
                    .unwrap();
                assert_eq!(each(&got), want, "{} {a}", curve.name);
                for q in &unfit {
                    let pair = [fit[0].clone(), q.clone()];
                    let got =
                        engine.mul_each(&list(&engine, &pair), Scalars::U64(&[a, a]), &threads(1));
                    assert_eq!(got.err(), Some(Error::AtInfinity), "{} {a}", curve.name);
                    infinite += 1;
                }
            }
        }
    }
    assert!(infinite > 0);
}

#[test]
fn refused() {
    let curve = edwards::by_name("ed25519").unwrap();
    for engine in engines(curve) {
        let one = || vec![1u64; engine.words()];
        let off = Point::new([one(), one()].concat());
        let large = Point::new([vec![u64::MAX; engine.words()], one()].concat());
        let short = Point::new([vec![1], one()].concat());
        let got = |base: &Point| engine.mul_base(base, Scalars::U64(&[2]), &threads(1));
        assert_eq!(got(&off).err(), Some(Error::NotOnCurve { index: 0 }));
        assert_eq!(got(&large).err(), Some(Error::NonCanonical { index: 0 }));
        assert!(matches!(got(&short), Err(Error::Layout(_))));
        let points = list(&engine, &[curve.generator()]);
        let got = engine.mul_each(&points, Scalars::U64(&[1, 2]), &threads(1));
        let (points, scalars) = (1, 2);
        assert_eq!(got.err(), Some(Error::LengthMismatch { points, scalars }));
    }
}
