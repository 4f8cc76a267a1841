//! Numbers that describe no curve are refused by every way to an engine; all that describe a small one are taken, and
//! its subgroup is told from the rest.

use crate::curve::edwards::{self, EdwardsCurve};
use crate::curve::{Curve, Group, GroupSpec, by_name};
use crate::{Algorithm, Backend, Budget, Engine, Error, Options, Point, Scalars, WordPoints};
use num_bigint::BigUint;

/// The reason that every way to an engine gives.
fn reason(curve: &Curve) -> String {
    let Err(why) = curve.validate() else {
        panic!("{curve:?} is valid")
    };
    let all = [
        Engine::with_backend(curve, Group::G1, Backend::Portable),
        Engine::for_planning(curve, Group::G2, Backend::Ifma),
    ];
    for made in all {
        assert_eq!(made.err(), Some(why.clone()));
    }
    why.to_string()
}

#[test]
fn numbers_that_describe_no_curve() {
    type Change = fn(&mut Curve);
    let g2 = |c: &mut Curve, at: usize, x: u32| {
        if let Some(g) = &mut c.g2 {
            g.gx[at] = x.into();
        }
    };
    let cases: [(&str, Change, &str); 17] = [
        ("pallas", |c| c.p += 2u32, "is composite"),
        ("pallas", |c| c.p = &c.r * 3u32, "is composite"),
        ("pallas", |c| c.p = BigUint::from(1u32) << 770, "771 bits"),
        ("toy-7", |c| c.p = 3u32.into(), "p = 3 is too small"),
        ("pallas", |c| c.p = 0u32.into(), "p = 0 is too small"),
        ("bn254", |c| c.g1.b = vec![0u32.into()], "G1 is singular"),
        ("bn254", |c| c.r = 2u32.into(), "r·G ≠ O"),
        ("bn254", |c| c.r -= 1u32, "is composite"),
        ("secp256k1", |c| c.r *= 3u32, "is composite"),
        (
            "bn254",
            |c| c.g1.gy = vec![3u32.into()],
            "generator of G1 is not on",
        ),
        (
            "bn254",
            |c| (c.g1.gx, c.g1.gy) = (vec![0u32.into()], vec![0u32.into()]),
            "is not on",
        ),
        (
            "toy-28",
            |c| (c.g1.gx, c.g1.gy) = (vec![9u32.into()], vec![0u32.into()]),
            "G1",
        ),
        ("bn254", |c| c.g1.cofactor = 2u32.into(), "cofactor of G1"),
        (
            "bls12-381",
            |c| c.nonresidue = 4u32.into(),
            "nonresidue 4 is a square",
        ),
        ("bls12-381", |c| c.nonresidue = 0u32.into(), "is a square"),
        (
            "bn254",
            |c| c.g1.a = Vec::new(),
            "coefficient a of G1 has 0 coefficients",
        ),
        ("bn254", |c| c.name = "Bn 254".into(), "name"),
    ];
    for (name, change, why) in cases {
        let mut curve = by_name(name).unwrap().clone();
        change(&mut curve);
        let said = reason(&curve);
        assert!(said.contains(why), "{name}: {said}");
    }
    // The group that is not asked for is looked at too.
    let mut curve = by_name("bn254").unwrap().clone();
    g2(&mut curve, 1, 7);
    assert!(reason(&curve).contains("generator of G2"));
}

#[test]
fn numbers_that_describe_no_edwards_curve() {
    type Change = fn(&mut EdwardsCurve);
    let cases: [(&str, Change, &str); 10] = [
        ("ed25519", |c| c.cofactor = 0u32.into(), "cofactor"),
        ("ed25519", |c| c.cofactor = 4u32.into(), "cofactor"),
        ("ed25519", |c| c.r = 2u32.into(), ""),
        ("ed25519", |c| c.r -= 1u32, "is composite"),
        ("ed25519", |c| c.p += 2u32, "is composite"),
        ("jubjub", |c| c.gx += 1u32, "not on the curve"),
        (
            "jubjub",
            |c| (c.gx, c.gy) = (0u32.into(), 1u32.into()),
            "identity",
        ),
        (
            "jubjub",
            |c| (c.gx, c.gy) = (0u32.into(), &c.p - 1u32),
            "r·G ≠ O",
        ),
        ("jubjub", |c| c.d = 0u32.into(), "singular"),
        ("jubjub", |c| c.d = c.a.clone(), "singular"),
    ];
    for (name, change, why) in cases {
        let mut curve = edwards::by_name(name).unwrap().clone();
        change(&mut curve);
        let Err(said) = curve.validate() else {
            panic!("{name} is valid")
        };
        let all = [
            Engine::edwards_with_backend(&curve, Backend::Portable),
            Engine::edwards_for_planning(&curve, Backend::Avx2),
        ];
        for made in all {
            assert_eq!(made.err().as_ref(), Some(&said), "{name}");
        }
        assert!(said.to_string().contains(why), "{name}: {said}");
    }
}

/// A point of a curve over a small field, `None` at infinity.
type Small = Option<(u64, u64)>;

/// y² = x³ + ax + b modulo p, with affine formulas.
struct Toy {
    p: u64,
    a: u64,
    b: u64,
}

impl Toy {
    fn points(&self) -> Vec<Small> {
        let on =
            |(x, y): &(u64, u64)| (y * y) % self.p == (x * x * x + self.a * x + self.b) % self.p;
        let all = (0..self.p).flat_map(|x| (0..self.p).map(move |y| (x, y)));
        all.filter(on).map(Some).chain([None]).collect()
    }

    fn inverse(&self, x: u64) -> u64 {
        (1..self.p).find(|y| x * y % self.p == 1).unwrap()
    }

    fn add(&self, p: Small, q: Small) -> Small {
        let (Some((x1, y1)), Some((x2, y2))) = (p, q) else {
            return p.or(q);
        };
        let m = self.p;
        let slope = match x1 == x2 {
            true if (y1 + y2) % m == 0 => return None,
            true => (3 * x1 * x1 + self.a) * self.inverse(2 * y1 % m),
            false => (m + y2 - y1) * self.inverse((m + x2 - x1) % m),
        } % m;
        let x = (slope * slope + 2 * m - x1 - x2) % m;
        Some((x, (slope * (m + x1 - x) + m - y1) % m))
    }

    fn multiple(&self, k: u64, p: Small) -> Small {
        (0..k).fold(None, |sum, _| self.add(sum, p))
    }

    fn order(&self, p: Small) -> u64 {
        (1..).find(|&k| self.multiple(k, p).is_none()).unwrap()
    }
}

fn words(engine: &Engine, point: Small) -> Point {
    let xy = |(x, y): (u64, u64)| [x, y].map(|c| engine.to_words(&c.into())).concat();
    Point::new(point.map(xy).unwrap_or_default())
}

/// Every curve over a few small fields, with a generator of every order that it has: those that are honest, of prime or
/// composite order, of order two or the whole curve, have engines whose sums, tables and answers about the subgroup are
/// right.
#[test]
fn every_small_curve() {
    let options = &Options {
        threads: Some(1),
        ..Options::default()
    };
    let (mut composite, mut tiny, mut outside) = (0, 0, 0);
    for p in [5u64, 7, 13] {
        let curves = (0..p).flat_map(|a| (0..p).map(move |b| Toy { p, a, b }));
        for toy in curves.filter(|c| (4 * c.a * c.a * c.a + 27 * c.b * c.b) % p != 0) {
            let points = toy.points();
            let mut seen = Vec::new();
            for &g in &points {
                let (Some((gx, gy)), r) = (g, toy.order(g)) else {
                    continue;
                };
                if seen.contains(&r) {
                    continue;
                }
                seen.push(r);
                let curve = Curve {
                    name: "small".into(),
                    p: p.into(),
                    r: r.into(),
                    nonresidue: 0u32.into(),
                    g1: GroupSpec {
                        degree: 1,
                        a: vec![toy.a.into()],
                        b: vec![toy.b.into()],
                        gx: vec![gx.into()],
                        gy: vec![gy.into()],
                        cofactor: (points.len() as u64 / r).into(),
                    },
                    g2: None,
                };
                let made = Engine::with_backend(&curve, Group::G1, Backend::Portable);
                let cofactor = points.len() as u64 / r;
                let apart = (2..=r).all(|k| !r.is_multiple_of(k) || !cofactor.is_multiple_of(k));
                assert_eq!(made.is_ok(), apart, "{curve:?}");
                let Ok(engine) = made else { continue };
                composite += u32::from((2..r).any(|k| r % k == 0));
                tiny += u32::from(r == 2);
                let list = |of: &[Small]| {
                    let mut list = WordPoints {
                        stride: 2 * engine.words(),
                        ..WordPoints::default()
                    };
                    for &p in of {
                        list.push(&words(&engine, p)).unwrap();
                    }
                    list
                };
                let inside = |p: Small| toy.multiple(r, p).is_none();
                for &p in &points {
                    let one = list(&[p]);
                    let said = engine.check_subgroup(&one, options);
                    assert_eq!(said.is_ok(), inside(p), "{curve:?} {p:?}");
                    outside += u32::from(said.is_err());
                }
                let some: Vec<Small> = points.iter().copied().filter(|&p| inside(p)).collect();
                assert_eq!(some.len() as u64, r);
                let scalars: Vec<u64> = (0..r).map(|k| k * k + 1).collect();
                let want = (some.iter().zip(&scalars))
                    .fold(None, |sum, (&p, &k)| toy.add(sum, toy.multiple(k % r, p)));
                let (want, scalars) = (words(&engine, want), Scalars::U64(&scalars));
                for algorithm in [Algorithm::Auto, Algorithm::Signed, Algorithm::Straus] {
                    let options = &Options {
                        algorithm,
                        ..*options
                    };
                    let sum = engine.msm(&list(&some), scalars, options).unwrap();
                    assert_eq!(sum.point, want, "{curve:?} {algorithm:?}");
                }
                match engine.prepare(&list(&some), Budget::Fastest, options) {
                    Ok(bases) => assert_eq!(bases.msm(scalars, options).unwrap().point, want),
                    Err(why) => assert!(matches!(why, Error::Option(_)), "{curve:?}: {why}"),
                }
            }
        }
    }
    assert!(
        composite > 50 && tiny > 20 && outside > 100,
        "{composite} {tiny} {outside}"
    );
}

/// A table is made of bases, and not asked of points; every other algorithm has a name that finds it.
#[test]
fn tables_are_not_asked_of_points() {
    let options = &Options {
        algorithm: Algorithm::Fixed,
        ..Options::default()
    };
    let bn254 = crate::curve::by_name("bn254").unwrap();
    let jubjub = crate::curve::edwards::by_name("jubjub").unwrap();
    let engines = [
        Engine::with_backend(bn254, Group::G1, Backend::Portable),
        Engine::edwards_with_backend(jubjub, Backend::Portable),
    ];
    for engine in engines.map(Result::unwrap) {
        let refused = engine.plan(1000, 254, options).unwrap_err();
        assert!(matches!(refused, Error::Option(_)), "{refused}");
    }
    assert_eq!(Algorithm::by_name("fixed"), None);
    for algorithm in Algorithm::ALL {
        assert_eq!(Algorithm::by_name(&algorithm.to_string()), Some(algorithm));
    }
}
