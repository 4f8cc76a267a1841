//! Every kind of wrong number is refused, by name and with the reason.

use num_bigint::BigUint;
use num_traits::One;

use crate::Error;
use crate::curve::edwards::{EdwardsCurve, EdwardsNumbers, by_name, derive};
use crate::curve::{self};

#[track_caller]
fn refused(name: &str, change: impl FnOnce(&mut EdwardsCurve), words: &[&str]) {
    let mut curve = by_name(name).unwrap().clone();
    curve.validate().unwrap();
    change(&mut curve);
    let Err(Error::Curve(why)) = curve.validate() else {
        panic!("{name} passed");
    };
    for word in words {
        assert!(why.contains(word), "{why:?} says nothing of {word:?}");
    }
}

#[test]
fn names_and_sizes() {
    refused(
        "ed25519",
        |c| c.name = "Ed25519".into(),
        &["name", "malformed"],
    );
    refused("ed25519", |c| c.p <<= 600, &["p has 855 bits"]);
    refused("ed25519", |c| c.p += 1u32, &["p =", "even"]);
    refused(
        "toy-edwards-44",
        |c| c.p = 3u32.into(),
        &["p = 3", "too small"],
    );
    refused(
        "toy-edwards-44",
        |c| c.r = 1u32.into(),
        &["r = 1", "too small"],
    );
    refused(
        "ed25519",
        |c| c.r = BigUint::one() << 800,
        &["r has 801 bits"],
    );
}

#[test]
fn primes() {
    refused("ed25519", |c| c.p += 2u32, &["p = 0x7fff", "composite"]);
    let product = |c: &mut EdwardsCurve| c.p = &curve::by_name("bn254").unwrap().p * 3u32;
    refused("jubjub", product, &["p =", "composite"]);
    refused("jubjub", |c| c.r *= 8u32, &["r =", "composite"]);
    refused(
        "toy-edwards-44",
        |c| c.p = 57u32.into(),
        &["p = 57", "composite"],
    );
}

#[test]
fn coefficients() {
    refused(
        "ed25519",
        |c| c.a = 0u32.into(),
        &["coefficient a is 0", "singular"],
    );
    refused(
        "ed25519",
        |c| c.d = 0u32.into(),
        &["coefficient d is 0", "singular"],
    );
    refused("ed25519", |c| c.d = c.a.clone(), &["a = d", "singular"]);
    refused(
        "ed25519",
        |c| c.a = c.p.clone(),
        &["coefficient a", "not below p"],
    );
    refused(
        "ed25519",
        |c| c.d += &c.p,
        &["coefficient d", "not below p"],
    );
    refused("ed25519", |c| c.gx += &c.p, &["generator x", "not below p"]);
    refused("ed25519", |c| c.gy += &c.p, &["generator y", "not below p"]);
}

#[test]
fn generators() {
    refused(
        "ed25519",
        |c| c.gx += 1u32,
        &["generator of ed25519", "not on the curve"],
    );
    refused(
        "ed25519",
        |c| c.d += 1u32,
        &["generator of ed25519", "not on the curve"],
    );
    let identity = |c: &mut EdwardsCurve| [c.gx, c.gy] = c.identity();
    refused("ed25519", identity, &["(0, 1)"]);
    // (0, −1) has order two, and its sum with the generator has order 2r.
    let two = |c: &mut EdwardsCurve| [c.gx, c.gy] = [0u32.into(), &c.p - 1u32];
    refused("jubjub", two, &["r·G ≠ O", "jubjub"]);
    let mixed = |c: &mut EdwardsCurve| {
        c.gx = &c.p - &c.gx;
        c.gy = &c.p - &c.gy;
    };
    refused("jubjub", mixed, &["r·G ≠ O", "jubjub"]);
    let other = |c: &mut EdwardsCurve| c.r = curve::by_name("bn254").unwrap().r.clone();
    refused("ed-on-bls12-377", other, &["r·G ≠ O"]);
    // Composite toys: r must be the exact order of the generator.
    let doubled = |c: &mut EdwardsCurve| {
        let g = c.generator();
        [c.gx, c.gy] = c.add(&g, &g).unwrap();
    };
    refused("toy-edwards-28", doubled, &["r = 28", "14·G = O"]);
}

#[test]
fn cofactors() {
    refused(
        "ed25519",
        |c| c.cofactor = 6u32.into(),
        &["cofactor of ed25519", "multiple of 4"],
    );
    refused(
        "ed25519",
        |c| c.cofactor = 4u32.into(),
        &["cofactor of ed25519", "Hasse"],
    );
    refused(
        "ed25519",
        |c| c.cofactor = BigUint::one() << 2000,
        &["cofactor", "Hasse"],
    );
    // Within Hasse's bound, but not what there is.
    refused(
        "toy-edwards-44",
        |c| (c.r, c.cofactor) = (11u32.into(), 16u32.into()),
        &["Hasse"],
    );
    let halves = |c: &mut EdwardsCurve| {
        let g = c.generator();
        [c.gx, c.gy] = c.add(&g, &g).unwrap();
        c.r = 14u32.into();
        c.cofactor = 2u32.into();
    };
    refused("toy-edwards-28", halves, &["common factor"]);
}

#[test]
fn numbers_as_text() {
    let numbers = EdwardsNumbers {
        name: "mine",
        p: "53",
        r: "11",
        a: "-1",
        d: "2",
        gx: "3",
        gy: "11",
        cofactor: None,
    };
    let curve = EdwardsCurve::from_numbers(&numbers).unwrap();
    assert_eq!(curve.cofactor, 4u32.into());
    assert_eq!(curve.a, 52u32.into());
    for (bad, word) in [
        (
            EdwardsNumbers {
                p: "fifty",
                ..numbers
            },
            "p =",
        ),
        (EdwardsNumbers { p: "55", ..numbers }, "composite"),
        (EdwardsNumbers { r: "13", ..numbers }, "r = 13"),
        (
            EdwardsNumbers {
                a: "-53",
                ..numbers
            },
            "coefficient a",
        ),
        (EdwardsNumbers { d: "-1", ..numbers }, "a = d"),
        (EdwardsNumbers { gx: "4", ..numbers }, "generator"),
        (
            EdwardsNumbers {
                gy: "0x",
                ..numbers
            },
            "generator y",
        ),
        (
            EdwardsNumbers {
                cofactor: Some("8"),
                ..numbers
            },
            "cofactor",
        ),
    ] {
        let why = EdwardsCurve::from_numbers(&bad).unwrap_err().to_string();
        assert!(why.contains(word), "{why:?} says nothing of {word:?}");
    }
}

#[test]
fn malformed_curves_do_not_derive() {
    let good = by_name("toy-edwards-44").unwrap();
    let changes: [fn(&mut EdwardsCurve); 6] = [
        |c| c.p = 0u32.into(),
        |c| c.p = 54u32.into(),
        |c| c.p = 63u32.into(),
        |c| c.a = c.d.clone(),
        |c| c.gx = 99u32.into(),
        |c| c.gx = 4u32.into(),
    ];
    for change in changes {
        let mut c = good.clone();
        change(&mut c);
        assert!(derive(&c).is_err(), "{c:?}");
    }
}

/// Public fields can hold anything: the answers are then of no use, but there are answers.
#[test]
fn nonsense_does_not_panic() {
    let good = by_name("toy-edwards-76").unwrap();
    let derived = derive(good).unwrap();
    let endo = derived.endo.unwrap();
    let numbers = [0u32, 1, 2, 3, 4, 9, 15, 73, 74, 1000].map(BigUint::from);
    for p in &numbers {
        let mut c = good.clone();
        c.p = p.clone();
        let mut map = derived.map.clone();
        map.p = p.clone();
        for (x, y) in numbers
            .iter()
            .flat_map(|x| numbers.iter().map(move |y| (x, y)))
        {
            let point = [x.clone(), y.clone()];
            let _ = (c.contains(&point), c.negate(&point), endo.apply(&c, &point));
            let _ = (c.add(&point, &point), c.multiply(x, &point));
            let _ = map.to_weierstrass(&point);
            let _ = map.to_edwards(&Some(point));
            (map.alpha, map.w) = (x.clone(), y.clone());
            let _ = (map.montgomery(), map.edwards(), map.exceptional_points());
            (c.a, c.d) = (x.clone(), y.clone());
            let _ = (derive(&c), c.validate());
        }
    }
}
