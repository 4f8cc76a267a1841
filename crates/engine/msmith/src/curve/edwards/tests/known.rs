//! The built-in curves are what they say, and what is derived from them.

use num_bigint::BigUint;
use num_traits::One;

use super::{affine_points, toys, weierstrass_points};
use crate::curve::edwards::{EdwardsCurve, all, by_name, derive, is_toy};
use crate::curve::{self, count};

fn number(curve: &EdwardsCurve, text: i64) -> BigUint {
    let n = BigUint::from(text.unsigned_abs());
    if text < 0 { &curve.p - n } else { n }
}

#[test]
fn built_in_curves_are_valid() {
    let mut names = Vec::new();
    for c in all() {
        c.validate().unwrap_or_else(|e| panic!("{}: {e}", c.name));
        let derived = derive(c).unwrap();
        derived.weierstrass.validate().unwrap();
        assert_eq!(derived.order, &c.r * &c.cofactor);
        assert_eq!(is_toy(c), c.p.bits() < 20);
        assert_eq!(by_name(&c.name), Some(c));
        assert!(curve::by_name(&c.name).is_none(), "{}", c.name);
        assert_eq!(
            c.multiply(&c.r, &c.generator()).unwrap_or(c.identity()),
            c.identity()
        );
        names.push(&c.name);
    }
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 15);
    assert!(by_name("ed2551").is_none());
}

#[test]
fn coefficients_are_the_published_ones() {
    for (name, a, d) in [
        ("ed25519", -1, (-121_665, 121_666)),
        ("jubjub", -1, (-10_240, 10_241)),
        ("baby-jubjub", 168_700, (168_696, 1)),
        ("ed-on-bls12-377", -1, (3_021, 1)),
    ] {
        let c = by_name(name).unwrap();
        assert_eq!(c.a, number(c, a), "{name}");
        assert_eq!(&c.d * number(c, d.1) % &c.p, number(c, d.0), "{name}");
    }
    // y = 4/5.
    let c = by_name("ed25519").unwrap();
    assert_eq!(&c.gy * 5u32 % &c.p, 4u32.into());
    // ERC-2494's point of order 8r, 8 times which is the base point.
    let c = by_name("baby-jubjub").unwrap();
    let g = [
        "995203441582195749578291179787384436505546430278305826713579947235728471134",
        "5472060717959818805561601436314318772137091100104008585924551046643952123905",
    ]
    .map(|n| n.parse::<BigUint>().unwrap());
    assert_eq!(c.multiply(&8u32.into(), &g), Some(c.generator()));
    // The base fields are scalar fields.
    for (name, outer) in [
        ("jubjub", "bls12-381"),
        ("bandersnatch", "bls12-381"),
        ("baby-jubjub", "bn254"),
        ("ed-on-bls12-377", "bls12-377"),
    ] {
        assert_eq!(by_name(name).unwrap().p, curve::by_name(outer).unwrap().r);
    }
}

#[test]
fn completeness() {
    let complete = |name: &str| {
        let derived = derive(by_name(name).unwrap()).unwrap();
        assert_eq!(
            derived.complete,
            derived.a_is_square && !derived.d_is_square
        );
        derived.complete
    };
    for name in ["ed25519", "jubjub", "baby-jubjub", "ed-on-bls12-377"] {
        assert!(complete(name), "{name}");
    }
    assert!(!complete("bandersnatch"));
    let toys: Vec<_> = toys()
        .filter(|c| complete(&c.name))
        .map(|c| c.name.strip_prefix("toy-edwards-").unwrap())
        .collect();
    assert_eq!(toys, ["28", "44", "56", "92", "696"]);
}

#[test]
fn montgomery_forms_are_the_published_ones() {
    // Curve25519 has A = 486662 and, up to a square, B = 1; Jubjub A = 40962, B = −40964.
    let c = by_name("ed25519").unwrap();
    let [a, b] = derive(c).unwrap().montgomery;
    assert_eq!(a, 486_662u32.into());
    assert!(c.field().is_square(&b));
    let c = by_name("jubjub").unwrap();
    let form = derive(c).unwrap().montgomery;
    assert_eq!(form, [number(c, 40_962), number(c, -40_964)]);
    let c = by_name("baby-jubjub").unwrap();
    let [a, b] = derive(c).unwrap().montgomery;
    assert_eq!((a, b), (number(c, 168_698), number(c, 1)));
}

#[test]
fn toys_have_as_many_points_as_they_say() {
    for c in toys() {
        let derived = derive(c).unwrap();
        let p = count::small_prime(&c.p).unwrap();
        let [a, b] = derived.map.weierstrass();
        let points = count::points(p, &a, &b);
        assert_eq!(c.name, format!("toy-edwards-{points}"));
        assert_eq!(derived.order, points.into());
        assert_eq!(weierstrass_points(&c.p, &[a, b]).len() as u64, points);
        // Those at infinity: two of order two and two of order four.
        let ad = c.field().is_square(&(&c.a * &c.d % &c.p));
        let at_infinity = 2 * u64::from(ad) + 2 * u64::from(derived.d_is_square);
        assert_eq!(
            affine_points(c).len() as u64 + at_infinity,
            points,
            "{}",
            c.name
        );
        assert_eq!(derived.complete, at_infinity == 0);
    }
}

#[test]
fn the_generator_of_a_full_group_reaches_every_point() {
    for c in toys().filter(|c| c.cofactor.is_one() && derive(c).unwrap().complete) {
        let mut seen = std::collections::BTreeSet::new();
        let mut point = c.identity();
        while seen.insert(point.clone()) {
            point = c.add(&point, &c.generator()).unwrap();
        }
        assert_eq!(seen.len(), affine_points(c).len());
        assert_eq!(BigUint::from(seen.len()), c.r);
    }
}
