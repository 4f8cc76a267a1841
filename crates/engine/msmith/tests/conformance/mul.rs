//! `k·P` and `a·P + b·Q` on every built-in curve against the naive reference.

use crate::common::Random;
use msmith::curve::edwards::{self, EdwardsCurve, Map};
use msmith::curve::{self, Group};
use msmith::multiply::MulOptions;
use msmith::{Algorithm, Engine, Error, Multiplier, Options, Point, Scalars, WordPoints};
use num_bigint::BigUint;

/// The sum by doubling and adding.
fn naive(e: &Engine, terms: &[(&[u64], &Point)]) -> Point {
    let per = terms.iter().map(|t| t.0.len()).max().unwrap_or(1).max(1);
    let mut points = WordPoints {
        stride: 2 * e.words(),
        ..WordPoints::default()
    };
    let mut scalars = Vec::new();
    for (k, p) in terms {
        scalars.extend(k.iter().copied());
        scalars.resize(scalars.len().next_multiple_of(per), 0);
        if k.is_empty() {
            scalars.resize(scalars.len() + per, 0);
        }
        points.push(p).unwrap();
    }
    let options = Options {
        algorithm: Algorithm::Naive,
        ..Options::default()
    };
    let scalars = Scalars::Words {
        words: &scalars,
        per,
    };
    e.msm(&points, scalars, &options).unwrap().point
}

fn generator(e: &Engine) -> Point {
    let parts = e.spec().gx.iter().chain(&e.spec().gy);
    Point::new(parts.flat_map(|c| e.to_words(c)).collect::<Vec<_>>())
}

/// 0, 1, those next to r, 2^256, long and random ones.
fn scalars(r: &BigUint, random: &mut Random) -> Vec<Vec<u64>> {
    let edges = [
        BigUint::ZERO,
        1u32.into(),
        2u32.into(),
        r - 1u32,
        r.clone(),
        r + 1u32,
        BigUint::from(1u32) << 256,
        (BigUint::from(1u32) << 300) - 1u32,
    ];
    let mut all: Vec<Vec<u64>> = edges.iter().map(BigUint::to_u64_digits).collect();
    all.push(vec![0; 9]);
    all.extend((1..6).map(|n| (0..n).map(|_| random.next()).collect()));
    all
}

const OPTIONS: [MulOptions; 3] = [
    MulOptions {
        in_subgroup: false,
        table: true,
    },
    MulOptions {
        in_subgroup: true,
        table: true,
    },
    MulOptions {
        in_subgroup: false,
        table: false,
    },
];

fn weierstrass(name: &str, group: Group) {
    let e = Engine::new(curve::by_name(name).unwrap(), group).unwrap();
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let all = scalars(&e.curve().r.clone(), &mut random);
    let g = generator(&e);
    let q = naive(&e, &[(&[random.next()], &g)]);
    let infinity = Point::infinity();
    for (i, k) in all.iter().enumerate() {
        let want = naive(&e, &[(k, &q)]);
        assert_eq!(e.mul(k, &q).unwrap(), want, "{name} {group} {k:?}");
        assert_eq!(e.mul(k, &infinity).unwrap(), infinity);
        let l = &all[(i * 5 + 2) % all.len()];
        // Different, equal and infinite points.
        for p in [&g, &q, &infinity] {
            let want = naive(&e, &[(k, &q), (l, p)]);
            assert_eq!(e.mul2(k, &q, l, p).unwrap(), want, "{name} {group}");
        }
        let both = naive(&e, &[(k, &q), (l, &g)]);
        for o in &OPTIONS {
            let one = Multiplier::new(&e, &[k], o).unwrap();
            let got = one.run(std::slice::from_ref(&q)).unwrap();
            assert_eq!(got, want, "{name} {group} {}", one.plan());
            let two = Multiplier::new(&e, &[k, l], o).unwrap();
            let got = two.run(&[q.clone(), g.clone()]).unwrap();
            assert_eq!(got, both, "{name} {group} {}", two.plan());
        }
    }
}

#[test]
fn fields_of_four_words() {
    for name in ["bn254", "secp256k1", "pallas", "vesta"] {
        weierstrass(name, Group::G1);
    }
    weierstrass("bn254", Group::G2);
}

#[test]
fn fields_of_six_words() {
    for name in ["bls12-381", "bls12-377"] {
        weierstrass(name, Group::G1);
        weierstrass(name, Group::G2);
    }
}

#[test]
fn fields_of_twelve_words() {
    weierstrass("bw6-761", Group::G1);
    weierstrass("bw6-756", Group::G2);
}

#[test]
#[ignore = "long"]
fn other_groups_of_twelve_words() {
    weierstrass("bw6-761", Group::G2);
    weierstrass("bw6-756", Group::G1);
}

/// Every point of toy curves, those outside the subgroup included.
#[test]
fn every_point_of_toys() {
    let (mut finite, mut outside) = (0, 0);
    for c in curve::all().iter().filter(|c| curve::is_toy(c)) {
        let Ok(p) = u64::try_from(&c.p) else { continue };
        let e = Engine::new(c, Group::G1).unwrap();
        if p > 300 || e.spec().degree != 1 {
            continue;
        }
        let mut points: Vec<Point> = vec![Point::infinity()];
        for x in 0..p {
            for y in 0..p {
                let mut canonical = vec![0; 2 * e.words()];
                (canonical[0], canonical[e.words()]) = (x, y);
                if let Ok(q) = e.import(&canonical, &[true]) {
                    points.push(Point::new(q.words));
                }
            }
        }
        let r = c.r.to_u64_digits();
        for (i, q) in points.iter().enumerate() {
            let other = &points[(i * 3 + 1) % points.len()];
            for k in [0, 1, 2, 3, 77, 1 << 20, u64::MAX] {
                assert_eq!(e.mul(&[k], q).unwrap(), naive(&e, &[(&[k], q)]));
                let want = naive(&e, &[(&[k], q), (&[k / 3], other)]);
                assert_eq!(e.mul2(&[k], q, &[k / 3], other).unwrap(), want);
            }
            finite += usize::from(!q.is_infinity());
            outside += usize::from(!e.mul(&r, q).unwrap().is_infinity());
        }
    }
    assert!(finite > 100 && outside > 10, "{finite}, {outside}");
}

/// The Weierstrass form of an Edwards curve, and the map to it.
fn form_of(curve: &EdwardsCurve) -> (Engine, Map) {
    let derived = edwards::derive(curve).unwrap();
    let engine = Engine::new(&derived.weierstrass, Group::G1).unwrap();
    (engine, derived.map)
}

/// The naive sum of an Edwards curve, by its Weierstrass form; `Err` where it is at infinity.
fn naive_edwards(
    (w, map): &(Engine, Map),
    terms: &[(&[u64], &[BigUint; 2])],
) -> Result<Point, Error> {
    let points: Vec<Point> = (terms.iter())
        .map(|(_, q)| map.to_weierstrass(q).unwrap())
        .map(|q| q.map_or_else(Point::infinity, |q| of_integers(w, &q)))
        .collect();
    let terms: Vec<_> = terms.iter().map(|t| t.0).zip(&points).collect();
    let sum = naive(w, &terms);
    let sum = (sum.coordinates()).map(|(x, y)| [x, y].map(|c| w.from_words(c).swap_remove(0)));
    let sum = map.to_edwards(&sum).map_err(|_| Error::AtInfinity)?;
    Ok(of_integers(w, &sum))
}

fn of_integers(e: &Engine, q: &[BigUint; 2]) -> Point {
    Point::new(q.each_ref().map(|c| e.to_words(c)).concat())
}

#[test]
fn edwards_curves() {
    for c in edwards::all().iter().filter(|c| !edwards::is_toy(c)) {
        let e = Engine::edwards(c).unwrap();
        let form = form_of(c);
        let mut random = Random(0x2545_f491_4f6c_dd1d);
        let all = scalars(&c.r, &mut random);
        let g = c.generator();
        let q = c.multiply(&random.next().into(), &g).unwrap();
        let words = |q: &[BigUint; 2]| of_integers(&e, q);
        let minus = c.negate(&q);
        for (i, k) in all.iter().enumerate() {
            let want = naive_edwards(&form, &[(k, &q)]).unwrap();
            assert_eq!(e.mul(k, &words(&q)).unwrap(), want, "{} {k:?}", c.name);
            let l = &all[(i * 5 + 2) % all.len()];
            for p in [&g, &q, &minus, &c.identity()] {
                let want = naive_edwards(&form, &[(k, &q), (l, p)]).unwrap();
                let got = e.mul2(k, &words(&q), l, &words(p)).unwrap();
                assert_eq!(got, want, "{}", c.name);
            }
            for o in &OPTIONS {
                let one = Multiplier::new(&e, &[k], o).unwrap();
                let got = one.run(&[words(&q)]).unwrap();
                assert_eq!(got, want, "{} {}", c.name, one.plan());
            }
        }
    }
}

/// Every pair of points of toy Edwards curves, at infinity or not.
#[test]
fn every_pair_of_edwards_toys() {
    let (mut right, mut infinite) = (0, 0);
    for c in edwards::all().iter().filter(|c| edwards::is_toy(c)) {
        let Ok(p) = u64::try_from(&c.p) else { continue };
        if p > 60 {
            continue;
        }
        let e = Engine::edwards(c).unwrap();
        let form = form_of(c);
        let all = (0..p).flat_map(|x| (0..p).map(move |y| [x, y].map(BigUint::from)));
        let points: Vec<_> = all.filter(|q| c.contains(q)).collect();
        let words = |q: &[BigUint; 2]| of_integers(&e, q);
        for s in &points {
            for t in &points {
                for [k, l] in [[1, 1], [2, 3], [7, 12], [u64::MAX, 1 << 40]] {
                    let want = naive_edwards(&form, &[(&[k], s), (&[l], t)]);
                    let got = e.mul2(&[k], &words(s), &[l], &words(t));
                    infinite += usize::from(want.is_err());
                    right += usize::from(want.is_ok());
                    assert_eq!(got, want, "{} {k}·{s:?} + {l}·{t:?}", c.name);
                }
            }
        }
    }
    assert!(right > 100, "{right}, {infinite}");
}

#[test]
fn bad_requests_are_refused() {
    let e = Engine::new(curve::by_name("bn254").unwrap(), Group::G1).unwrap();
    let g = generator(&e);
    let (x, y) = g.coordinates().unwrap();
    let option = |r| assert!(matches!(r, Err(Error::Option(_))), "{r:?}");
    option(Multiplier::new(&e, &[], &MulOptions::default()).map(|_| ()));
    option(Multiplier::new(&e, &[&[1], &[2], &[3]], &MulOptions::default()).map(|_| ()));
    let one = Multiplier::new(&e, &[&[5]], &MulOptions::default()).unwrap();
    let wrong = Error::LengthMismatch {
        points: 2,
        scalars: 1,
    };
    assert_eq!(one.run(&[g.clone(), g.clone()]), Err(wrong));
    let short = Point::new([&x[1..], y].concat());
    assert!(matches!(e.mul(&[5], &short), Err(Error::Layout(_))));
    let off = Point::new([y, x].concat());
    assert_eq!(e.mul(&[5], &off), Err(Error::NotOnCurve { index: 0 }));
    let off = e.mul2(&[5], &g, &[6], &off);
    assert_eq!(off, Err(Error::NotOnCurve { index: 1 }));
    let large = Point::new([&[u64::MAX; 4], y].concat());
    assert_eq!(e.mul(&[5], &large), Err(Error::NonCanonical { index: 0 }));
    // No words are no bits: the scalar 0.
    assert_eq!(e.mul(&[], &g), Ok(Point::infinity()));

    let e = Engine::edwards(edwards::by_name("ed25519").unwrap()).unwrap();
    let one = Point::new([1, 0, 0, 0, 1, 0, 0, 0]);
    assert_eq!(e.mul(&[5], &one), Err(Error::NotOnCurve { index: 0 }));
    let large = Point::new([&[1, 0, 0, 0][..], &[u64::MAX; 4]].concat());
    assert_eq!(e.mul(&[5], &large), Err(Error::NonCanonical { index: 0 }));
}

#[test]
fn plans_say_what_they_do() {
    let e = Engine::new(curve::by_name("secp256k1").unwrap(), Group::G1).unwrap();
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let k: [u64; 4] = std::array::from_fn(|_| random.next());
    let plan = e.plan_mul(&[&k], &MulOptions::default()).unwrap();
    assert!(plan.method.contains("halves"), "{plan}");
    assert!(plan.cost < 0.8 * plan.windows, "{plan}");
    // A cofactor: the endomorphism takes the caller's word.
    let e = Engine::new(curve::by_name("bls12-381").unwrap(), Group::G1).unwrap();
    let plan = e.plan_mul(&[&k], &MulOptions::default()).unwrap();
    assert_eq!((plan.method.as_str(), plan.cost), ("windows", plan.windows));
    let plan = e.plan_mul(&[&k], &OPTIONS[1]).unwrap();
    assert!(plan.method.contains("halves"), "{plan}");
    assert!(plan.to_string().contains("endomorphism"), "{plan}");
}
