//! Edwards forms of Weierstrass curves: all curves over small fields, and the built-in ones.

use std::collections::{BTreeMap, BTreeSet};

use msmith_core::primality::is_probable_prime;
use num_bigint::BigUint;
use num_traits::One;

use super::{Weierstrass, weierstrass_add, weierstrass_points};
use crate::Error;
use crate::curve::edwards::field::Fp;
use crate::curve::edwards::{EdwardsForm, NoEdwards, NoImage, edwards_form};
use crate::curve::{self, Curve, Group, GroupSpec, by_name, count};

fn curve_of(p: u32, a: u32, b: u32, order: u64, point: &[BigUint; 2]) -> Curve {
    let one = |n: &BigUint| vec![n.clone()];
    Curve {
        name: "mine".into(),
        p: p.into(),
        r: order.into(),
        nonresidue: BigUint::ZERO,
        g1: GroupSpec {
            degree: 1,
            a: vec![a.into()],
            b: vec![b.into()],
            gx: one(&point[0]),
            gy: one(&point[1]),
            cofactor: BigUint::one(),
        },
        g2: None,
    }
}

/// The form with the first point that has an image for a generator.
fn form_of(p: u32, a: u32, b: u32) -> Result<EdwardsForm, NoEdwards> {
    let modulus = p.into();
    let points = weierstrass_points(&modulus, &[a.into(), b.into()]);
    let order = points.len() as u64;
    let with = |point: &Weierstrass| {
        let curve = curve_of(p, a, b, order, point.as_ref().unwrap());
        edwards_form(&curve, Group::G1)
    };
    let forms = points[1..].iter().map(with);
    let mut last = Err(NoEdwards::PrimeOrder); // a group of one element
    for form in forms {
        last = form;
        if !matches!(last, Err(NoEdwards::Generator(_))) {
            break;
        }
    }
    last
}

/// (a, b) of the Weierstrass curves that have an Edwards form, by trying all a_E, d_E and all scalings, and
/// whether some form has a_E = −1.
fn reachable(p: u64) -> BTreeMap<(u64, u64), bool> {
    let inverse = |n: u64| (1..p).find(|i| n * i % p == 1).unwrap();
    let (sixth, quarter) = (inverse(6 % p), inverse(4 % p));
    let mut found = BTreeMap::new();
    for (a_e, d_e) in (1..p).flat_map(|a| (1..p).map(move |d| (a, d))) {
        if a_e == d_e {
            continue;
        }
        let alpha = (a_e + d_e) * sixth % p;
        let w = (a_e + p - d_e) * quarter % p;
        let a = (w * w + 3 * (p - alpha * alpha % p)) % p;
        let b = (2 * p * p - alpha * alpha % p * alpha - a * alpha) % p;
        for u in 1..p {
            let u2 = u * u % p;
            let key = (a * u2 % p * u2 % p, b * u2 % p * u2 % p * u2 % p);
            *found.entry(key).or_insert(false) |= a_e == p - 1;
        }
    }
    found
}

#[test]
fn every_curve_over_small_fields() {
    let mut reasons = BTreeSet::new();
    for p in [5u32, 7, 11, 13, 17, 19, 23, 29] {
        let have = reachable(p.into());
        let modulus: BigUint = p.into();
        for (a, b) in (0..p).flat_map(|a| (0..p).map(move |b| (a, b))) {
            if (4 * a * a * a + 27 * b * b) % p == 0 {
                continue;
            }
            let points = count::points(p.into(), &a.into(), &b.into());
            let form = form_of(p, a, b);
            let what = format!("y² = x³ + {a}x + {b} mod {p}: {form:?}");
            match (&form, have.get(&(a.into(), b.into()))) {
                (Ok(form), Some(minus_one)) => {
                    assert_eq!(form.a_is_minus_one, *minus_one, "{what}");
                    assert_eq!(form.map.weierstrass(), [a.into(), b.into()], "{what}");
                    assert_eq!(
                        form.map.edwards(),
                        [form.edwards.a.clone(), form.edwards.d.clone()]
                    );
                    let f = Fp { p: &modulus };
                    assert_eq!(form.a_is_square, f.is_square(&form.edwards.a));
                    assert_eq!(form.d_is_square, f.is_square(&form.edwards.d));
                }
                // Only points of order two and four: none of them need have an image.
                (Err(NoEdwards::Generator(_)), Some(_)) => assert!(points <= 8, "{what}"),
                (Err(reason), None) => {
                    let prime = is_probable_prime(&points.into());
                    let right = match reason {
                        NoEdwards::PrimeOrder => points % 2 == 1 && (prime || points == 1),
                        NoEdwards::OddOrder => points % 2 == 1 && !prime,
                        NoEdwards::NoRootOfThree { p_mod_12 } => {
                            a == 0
                                && points.is_multiple_of(2)
                                && [5, 7].contains(&(p % 12))
                                && *p_mod_12 == p % 12
                        }
                        NoEdwards::OrderNotDivisibleBy4 => a != 0 && points % 4 == 2,
                        NoEdwards::NotMontgomery => a != 0 && points.is_multiple_of(4),
                        _ => false,
                    };
                    assert!(right, "{what}, {points} points");
                    reasons.insert(reason.to_string());
                }
                (_, have) => panic!("{what}, {have:?}"),
            }
        }
    }
    assert_eq!(reasons.len(), 6, "{reasons:?}"); // two of them p ≡ 5, 7 mod 12
}

#[test]
fn derived_maps_are_homomorphisms() {
    let mut forms = 0;
    for (p, step) in [(13u32, 1), (17, 1), (19, 1), (31, 5)] {
        let modulus: BigUint = p.into();
        let f = Fp { p: &modulus };
        for (a, b) in (0..p)
            .step_by(step)
            .flat_map(|a| (0..p).map(move |b| (a, b)))
        {
            let Ok(form) = form_of(p, a, b) else { continue };
            let points = weierstrass_points(&modulus, &[a.into(), b.into()]);
            let mut without = 0;
            for u in &points {
                let image = match form.to_edwards(u) {
                    Ok(image) => image,
                    Err(e) => {
                        assert!(matches!(e, NoImage::AtInfinity { .. }));
                        let listed = form.exceptional_points();
                        assert!(listed.iter().any(|x| x.point == *u && x.image == Err(e)));
                        without += 1;
                        continue;
                    }
                };
                assert!(form.edwards.contains(&image));
                assert_eq!(form.to_weierstrass(&image).as_ref(), Ok(u));
                for v in &points {
                    let Ok(other) = form.to_edwards(v) else {
                        continue;
                    };
                    let sum = weierstrass_add(f, &a.into(), u, v);
                    if let Some(both) = form.edwards.add(&image, &other) {
                        assert_eq!(form.to_edwards(&sum), Ok(both));
                    }
                }
            }
            assert_eq!(form.complete, without == 0, "{a} {b} mod {p}");
            forms += 1;
        }
    }
    assert!(forms > 100, "{forms}");
}

#[test]
fn built_in_curves() {
    let mut lines = Vec::new();
    for c in curve::all().iter().filter(|c| !curve::is_toy(c)) {
        for (group, _) in c.groups() {
            let says = match edwards_form(c, group) {
                Ok(form) => {
                    form.edwards.validate().unwrap();
                    assert!(form.a_is_minus_one && form.a_is_square);
                    assert!(form.d_is_square && !form.complete);
                    "a = −1, d a square".to_owned()
                }
                Err(e) => e.to_string(),
            };
            lines.push(format!("{} {group}: {says}", c.name));
        }
    }
    assert_eq!(
        lines,
        [
            "bls12-377 G1: a = −1, d a square",
            "bls12-377 G2: the group is over an extension field",
            "bls12-381 G1: odd order: no point of order 2",
            "bls12-381 G2: the group is over an extension field",
            "bn254 G1: prime order: no point of order 2",
            "bn254 G2: the group is over an extension field",
            "bw6-756 G1: a = −1, d a square",
            "bw6-756 G2: odd order: no point of order 2",
            "bw6-761 G1: p ≡ 7 mod 12: 3 has no square root",
            "bw6-761 G2: odd order: no point of order 2",
            "pallas G1: prime order: no point of order 2",
            "vesta G1: prime order: no point of order 2",
            "secp256k1 G1: prime order: no point of order 2",
        ]
    );
}

#[test]
fn malformed_curves_have_no_form() {
    let good = by_name("toy-28").unwrap();
    assert_eq!(
        edwards_form(by_name("pallas").unwrap(), Group::G2),
        Err(NoEdwards::Curve(Error::Curve(
            "pallas has no group G2".into()
        )))
    );
    let changes: [fn(&mut Curve); 4] = [
        |c| c.p = 0u32.into(),
        |c| c.p = 18u32.into(),
        |c| c.g1.a.clear(),
        |c| c.g1.b[0] = 19u32.into(),
    ];
    for change in changes {
        let mut c = good.clone();
        change(&mut c);
        assert!(matches!(
            edwards_form(&c, Group::G1),
            Err(NoEdwards::Curve(_))
        ));
    }
    // An even order without a point of order two; a singular curve; composite moduli.
    let mut c = by_name("toy-13").unwrap().clone();
    c.r = 12u32.into();
    let why = edwards_form(&c, Group::G1).unwrap_err().to_string();
    assert!(why.contains("no point has order two"), "{why}");
    for p in [9u32, 15, 21, 25, 91, 561, 1105] {
        for (a, b) in (0..9u32).flat_map(|a| (0..9u32).map(move |b| (a % p, b % p))) {
            let c = curve_of(p, a, b, 12, &[0u32.into(), 0u32.into()]);
            let _ = edwards_form(&c, Group::G1);
        }
    }
    let c = curve_of(13, 0, 0, 12, &[1u32.into(), 1u32.into()]);
    assert!(edwards_form(&c, Group::G1).is_err());
}
