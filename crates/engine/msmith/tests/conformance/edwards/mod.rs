//! Sums in twisted Edwards form: native curves and Edwards forms, in and outside the subgroup.

mod agree;
mod products;
mod subgroup;

use crate::common::*;
use msmith::curve::edwards::{self, EdwardsCurve, EdwardsForm, edwards_form};
use msmith::curve::{self, Group};
use msmith::{
    Algorithm, Backend, Budget, Engine, Error, Options, Point, Report, Scalars, WordPoints,
};
use num_bigint::BigUint;
use num_traits::{One, Zero};

type Pair = [BigUint; 2];

fn engines(curve: &EdwardsCurve) -> Vec<Engine> {
    let backends = Backend::available();
    let names: Vec<_> = backends.iter().map(|b| b.name()).collect();
    println!("{}: {}", curve.name, names.join(", "));
    let engine = |b| Engine::edwards_with_backend(curve, b).unwrap();
    backends.into_iter().map(engine).collect()
}

/// The first paper's algorithm, by name.
fn edmsm(in_subgroup: bool) -> Options<'static> {
    Options {
        algorithm: Algorithm::EdMsm,
        in_subgroup,
        ..Options::default()
    }
}

fn words(engine: &Engine, [x, y]: &Pair) -> Vec<u64> {
    let e = engine;
    [e.to_words(x), e.to_words(y)].concat()
}

fn list(engine: &Engine, points: &[Pair]) -> WordPoints {
    WordPoints {
        stride: 2 * engine.words(),
        words: points.iter().flat_map(|p| words(engine, p)).collect(),
        finite: vec![true; points.len()],
    }
}

fn point(engine: &Engine, p: &Pair) -> Point {
    Point::new(words(engine, p))
}

/// n points of the subgroup and their logarithms.
fn multiples(curve: &EdwardsCurve, n: usize, random: &mut Random) -> (Vec<Pair>, Vec<BigUint>) {
    let mut log = || integer(&random.scalar()) % &curve.r;
    let mut logs: Vec<BigUint> = (0..n.min(8)).map(|_| log()).collect();
    let multiple = |k: &BigUint| curve.multiply(k, &curve.generator()).unwrap();
    let mut points: Vec<Pair> = logs.iter().map(multiple).collect();
    let step = log();
    let shift = multiple(&step);
    for i in 0..n.saturating_sub(8) {
        points.push(curve.add(&points[i], &shift).unwrap());
        logs.push((&logs[i] + &step) % &curve.r);
    }
    (points, logs)
}

#[test]
fn native_curves_agree_with_integers() {
    let curves = edwards::all().iter().filter(|c| !edwards::is_toy(c));
    for curve in curves {
        let mut random = Random(0xed);
        let (points, logs) = multiples(curve, 700, &mut random);
        let scalars: Vec<_> = (0..700).map(|_| random.scalar()).collect();
        for engine in engines(curve) {
            for n in [0, 1, 2, 9, 33, 100, 700] {
                let want = (logs.iter().zip(&scalars).take(n))
                    .fold(BigUint::ZERO, |s, (k, a)| (s + k * integer(a)) % &curve.r);
                let want = curve.multiply(&want, &curve.generator()).unwrap();
                let bases = list(&engine, &points[..n]);
                for in_subgroup in [false, true] {
                    let view = Scalars::U256(&scalars[..n]);
                    let got = engine.msm(&bases, view, &edmsm(in_subgroup)).unwrap();
                    let (name, backend) = (&curve.name, engine.backend().name());
                    assert_eq!(got.point, point(&engine, &want), "{name} {backend} {n}");
                    let by = if n > 0 {
                        Algorithm::EdMsm
                    } else {
                        Algorithm::Naive
                    };
                    assert_eq!(got.report.algorithm, by, "{:?}", got.report);
                    for c in [2, 3, 7] {
                        for algorithm in [Algorithm::Auto, Algorithm::EdMsm] {
                            let options = Options {
                                algorithm,
                                window: Some(c),
                                threads: Some(2),
                                in_subgroup,
                                ..Options::default()
                            };
                            let got = engine.msm(&bases, view, &options).unwrap();
                            let label = format!("{name} {backend} {n} {c} {algorithm:?}");
                            assert_eq!(got.point, point(&engine, &want), "{label}");
                        }
                    }
                }
            }
        }
    }
}

/// What the Weierstrass form says of points given in Edwards coordinates.
fn by_weierstrass(engine: &Engine, points: &[Pair], scalars: &[[u64; 4]]) -> Option<Pair> {
    let derived = edwards::derive(engine.edwards_curve().unwrap()).unwrap();
    let map = &derived.map;
    let e = &Engine::with_backend(&derived.weierstrass, Group::G1, engine.backend()).unwrap();
    let mut list = WordPoints {
        stride: 2 * engine.words(),
        ..WordPoints::default()
    };
    for p in points {
        let image = map.to_weierstrass(p).unwrap();
        let image = image.map_or_else(Point::infinity, |p| point(e, &p));
        list.push(&image).unwrap();
    }
    let sum = naive(e, &list, Scalars::U256(scalars));
    let integers = |w: &[u64]| e.from_words(w).swap_remove(0);
    let sum = sum.coordinates().map(|(x, y)| [integers(x), integers(y)]);
    map.to_edwards(&sum).ok()
}

/// All points of the toys, most of them outside the subgroup, in lists of every length: on incomplete
/// curves many additions fail.
#[test]
fn toys_with_all_their_points() {
    let (mut failed, mut infinite) = (0, 0);
    for curve in edwards::all().iter().filter(|c| edwards::is_toy(c)) {
        let p = u64::try_from(&curve.p).unwrap();
        let side = || (0..p.min(200)).map(BigUint::from);
        let mut points: Vec<Pair> = Vec::new();
        for x in side() {
            points.extend(side().map(|y| [x.clone(), y]).filter(|q| curve.contains(q)));
        }
        let mut random = Random(p);
        for engine in engines(curve) {
            // Enough lists that some sums are at infinity on one backend alone.
            for n in (40..100).chain([100, 300, 900]) {
                let mut pick = || points[random.next() as usize % points.len()].clone();
                let chosen: Vec<Pair> = (0..n).map(|_| pick()).collect();
                let scalars: Vec<[u64; 4]> =
                    (0..n).map(|_| [random.next() % (4 * p), 0, 0, 0]).collect();
                let bases = list(&engine, &chosen);
                let want = by_weierstrass(&engine, &chosen, &scalars);
                for window in [None, Some(2), Some(5)] {
                    let options = Options {
                        window,
                        ..Options::default()
                    };
                    let view = Scalars::U256(&scalars);
                    let law = Options {
                        window,
                        ..edmsm(false)
                    };
                    for (way, got) in [
                        ("law", engine.msm(&bases, view, &law)),
                        ("map", engine.msm(&bases, view, &options)),
                    ] {
                        match (got, &want) {
                            (Ok(got), Some(want)) => {
                                let by_law = got.report.algorithm == Algorithm::EdMsm;
                                failed += usize::from(way == "law" && !by_law);
                                assert_eq!(got.point, point(&engine, want), "{} {n}", curve.name);
                            }
                            (Err(Error::AtInfinity), None) => infinite += 1,
                            other => panic!("{} {n} {way}: {other:?}", curve.name),
                        }
                    }
                }
            }
        }
    }
    assert!(failed > 0 && infinite > 0, "{failed} {infinite}");
}

fn form_of(name: &str) -> (Setting, EdwardsForm) {
    let set = Setting::new(name, Group::G1);
    let form = edwards_form(set.portable().curve(), Group::G1).unwrap();
    (set, form)
}

#[test]
fn the_edwards_form_agrees_with_the_weierstrass_form() {
    let (set, _) = form_of("bls12-377");
    let mut random = Random(377);
    let known = set.random(900, &mut random);
    let scalars: Vec<_> = (0..900).map(|_| random.scalar()).collect();
    for weierstrass in &set.engines {
        let engine = weierstrass;
        for n in [1, 31, 32, 100, 900] {
            let mut bases = known.first(n);
            // Infinite and equal ones among them.
            for i in (0..n).step_by(7) {
                bases.points.finite[i] = false;
            }
            let list = Scalars::U256(&scalars[..n]);
            let want = weierstrass.msm(&bases.points, list, &Options::default());
            let want = want.unwrap().point;
            for (in_subgroup, window) in [(false, None), (true, None), (false, Some(4))] {
                let options = Options {
                    window,
                    ..edmsm(in_subgroup)
                };
                let got = engine.msm(&bases.points, list, &options).unwrap();
                assert_eq!(
                    (got.point, got.report.algorithm),
                    (want.clone(), Algorithm::EdMsm),
                    "{n}"
                );
            }
        }
        let negative: Vec<i64> = (0..900).map(|_| random.next() as i64).collect();
        let want = weierstrass.msm(&known.points, Scalars::I64(&negative), &Options::default());
        let got = engine.msm(&known.points, Scalars::I64(&negative), &edmsm(false));
        assert_eq!(got.unwrap().point, want.unwrap().point);
    }
}

/// Points of order 2 and 4, of which some have no image, and points of mixed order.
#[test]
fn points_outside_the_subgroup() {
    let (set, form) = form_of("bls12-377");
    let mut random = Random(4);
    let known = set.random(64, &mut random);
    let small: Vec<_> = (form.exceptional_points().into_iter())
        .filter_map(|e| e.point)
        .collect();
    assert!(small.len() >= 5);
    for weierstrass in &set.engines {
        let engine = weierstrass;
        let mut points = known.points.clone();
        for small in &small {
            let small = point(weierstrass, small);
            points.push(&small).unwrap();
            // Its sum with a point of the subgroup.
            let mut two = known.first(1).points;
            two.push(&small).unwrap();
            let sum = naive(weierstrass, &two, Scalars::U8(&[1, 1]));
            points.push(&sum).unwrap();
        }
        let n = points.finite.len();
        let mut sums = 0;
        for round in 0..6 {
            let list: Vec<i8> = (0..n).map(|_| random.next() as i8 >> round).collect();
            let scalars = Scalars::I8(&list);
            let want = naive(weierstrass, &points, scalars);
            for window in [None, Some(2), Some(4)] {
                let options = Options {
                    window,
                    ..edmsm(false)
                };
                let got = engine.msm(&points, scalars, &options).unwrap();
                assert_eq!(got.point, want);
                sums += usize::from(got.report.algorithm == Algorithm::EdMsm);
            }
        }
        println!("{sums} of 18 sums without a failed addition");
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let ed = Engine::edwards(edwards::by_name("ed25519").unwrap()).unwrap();
    let g = list(&ed, &[ed.edwards_curve().unwrap().generator()]);
    let options = edmsm(false);
    let sum = |g: &WordPoints, k: &[u8], options: &Options<'_>| ed.msm(g, Scalars::U8(k), options);
    let wrong = sum(&g, &[1, 2], &options);
    assert!(matches!(wrong, Err(Error::LengthMismatch { .. })));
    let none = Options {
        threads: Some(0),
        ..options
    };
    assert!(matches!(sum(&g, &[1], &none), Err(Error::ZeroThreads)));
    let limit = Options {
        memory_limit: Some(1),
        ..options
    };
    let refused = sum(&g, &[1], &limit);
    assert!(matches!(refused, Err(Error::MemoryLimit { limit: 1, .. })));
    let ragged = WordPoints {
        stride: 7,
        ..g.clone()
    };
    assert!(matches!(
        sum(&ragged, &[1], &options),
        Err(Error::Layout(_))
    ));
    // Of points alone.
    let prepared = ed.prepare(&g, Budget::Fastest, &options);
    assert!(matches!(prepared, Err(Error::Option(why)) if why.contains("edmsm")));
    // Neutral sums have coordinates here.
    let neutral = sum(&g, &[0], &options).unwrap();
    assert_eq!(
        neutral.point,
        point(&ed, &[BigUint::zero(), BigUint::one()])
    );
    for name in ["bls12-381", "bn254", "secp256k1"] {
        let engine = Engine::new(curve::by_name(name).unwrap(), Group::G1).unwrap();
        let sum = engine.msm(&WordPoints::default(), Scalars::U8(&[]), &options);
        let Err(Error::Option(why)) = sum else {
            panic!("{name}: accepted")
        };
        assert!(why.contains(name) && why.contains("Edwards form"), "{why}");
        assert_eq!(engine.plan(9, 64, &options).err(), Some(Error::Option(why)));
    }
}

/// What decompression gives, as integers.
fn decompressed(
    engine: &Engine,
    y: &[BigUint],
    odd: &[bool],
    options: &Options<'_>,
) -> Vec<Option<Pair>> {
    let n = engine.words();
    let words = |x: &BigUint| {
        (0..n)
            .map(|i| x.iter_u64_digits().nth(i).unwrap_or(0))
            .collect()
    };
    let y: Vec<Vec<u64>> = y.iter().map(words).collect();
    let (points, found) = engine.decompress(&y.concat(), odd, options).unwrap();
    assert!(points.finite.iter().all(|&f| f) && points.finite.len() == odd.len());
    let integer = |w: &[u64]| engine.from_words(w).swap_remove(0);
    (points.words.chunks(2 * n).zip(found))
        .map(|(p, found)| found.then(|| [integer(&p[..n]), integer(&p[n..])]))
        .collect()
}

#[test]
fn points_from_y() {
    let curve = edwards::by_name("ed25519").unwrap();
    let mut random = Random(25519);
    let (points, _) = multiples(curve, 1100, &mut random);
    let options = Options {
        threads: Some(3),
        ..Options::default()
    };
    for engine in engines(curve) {
        for n in [0, 1, 7, 8, 33, 1100] {
            let ys: Vec<BigUint> = points[..n].iter().map(|p| p[1].clone()).collect();
            let odd: Vec<bool> = points[..n].iter().map(|p| p[0].bit(0)).collect();
            let want: Vec<_> = points[..n].iter().cloned().map(Some).collect();
            assert_eq!(decompressed(&engine, &ys, &odd, &options), want);
            let other: Vec<bool> = odd.iter().map(|o| !o).collect();
            let want: Vec<_> = points[..n].iter().map(|p| Some(curve.negate(p))).collect();
            assert_eq!(decompressed(&engine, &ys, &other, &options), want);
        }
        // RFC 8032's curve has no point with y = 2; 0 and ±1 are of small order.
        let ys: Vec<BigUint> = [2u32, 1, 0].map(BigUint::from).to_vec();
        let got = decompressed(&engine, &ys, &[true; 3], &options);
        assert_eq!(got[..2], [None, Some(curve.identity())]);
        assert!(
            got[2]
                .as_ref()
                .is_some_and(|p| curve.contains(p) && p[0].bit(0))
        );
        let p: Vec<u64> = curve.p.iter_u64_digits().collect();
        let wrong = engine.decompress(&[vec![0; 4], p].concat(), &[false; 2], &options);
        assert_eq!(wrong.err(), Some(Error::NonCanonical { index: 1 }));
        let wrong = engine.decompress(&[0; 7], &[false; 2], &options);
        assert!(matches!(wrong, Err(Error::Layout(_))));
    }
    let jubjub = Engine::edwards(edwards::by_name("jubjub").unwrap()).unwrap();
    let wrong = jubjub.decompress(&[0; 4], &[false], &options);
    assert!(matches!(wrong, Err(Error::Curve(why)) if why.contains("jubjub")));
}

/// Every y and parity of the toys with p ≡ 5 mod 8.
#[test]
fn points_from_every_y() {
    let mut curves = 0;
    for curve in edwards::all().iter().filter(|c| edwards::is_toy(c)) {
        let p = u64::try_from(&curve.p).unwrap();
        if p % 8 != 5 {
            continue;
        }
        curves += 1;
        let pairs: Vec<(u64, bool)> = (0..p).flat_map(|y| [(y, false), (y, true)]).collect();
        let ys: Vec<BigUint> = pairs.iter().map(|q| BigUint::from(q.0)).collect();
        let odd: Vec<bool> = pairs.iter().map(|q| q.1).collect();
        for engine in engines(curve) {
            let got = decompressed(&engine, &ys, &odd, &Options::default());
            for (got, (y, odd)) in got.iter().zip(&pairs) {
                let mut xs = (0..p).map(|x| [x.into(), (*y).into()]);
                let want =
                    xs.find(|q| curve.contains(q) && (q[0].is_zero() || q[0].bit(0) == *odd));
                assert_eq!(*got, want, "{} {y} {odd}", curve.name);
            }
        }
    }
    assert!(curves >= 3);
}
