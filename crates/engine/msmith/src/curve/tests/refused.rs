//! Every kind of wrong number is refused, by name and with the reason.

use num_bigint::BigUint;
use num_traits::One;

use crate::Error;
use crate::curve::{Curve, GroupNumbers, Numbers, by_name};

/// The reason, or a panic where there is none.
fn reason(curve: &Curve) -> String {
    match curve.validate() {
        Err(Error::Curve(why)) => why,
        other => panic!("{} passed: {other:?}", curve.name),
    }
}

#[track_caller]
fn refused(name: &str, change: impl FnOnce(&mut Curve), words: &[&str]) {
    let mut curve = by_name(name).unwrap().clone();
    curve.validate().unwrap();
    change(&mut curve);
    let why = reason(&curve);
    for word in words {
        assert!(why.contains(word), "{why:?} says nothing of {word:?}");
    }
}

#[test]
fn names() {
    let long = "a".repeat(65);
    for bad in [
        "", "A", "1a", "-a", "a-", "a--b", "a_b", "a b", "é", "a\n", &long,
    ] {
        refused("toy-7", |c| c.name = bad.into(), &["name", "malformed"]);
    }
    for good in ["a", "p-256", "bls12-381-x", &"a".repeat(64)] {
        let mut c = by_name("toy-7").unwrap().clone();
        c.name = good.into();
        c.validate().unwrap();
    }
}

#[test]
fn the_prime() {
    refused("pallas", |c| c.p += 2u32, &["p = 0x4000", "composite"]);
    refused("toy-7", |c| c.p = 15u32.into(), &["p = 15", "composite"]);
    refused("toy-7", |c| c.p = 14u32.into(), &["p = 14", "even"]);
    for p in 0..5u32 {
        refused("toy-7", |c| c.p = p.into(), &["p =", "too small"]);
    }
    refused(
        "toy-7",
        |c| c.p = (BigUint::one() << 768) + 1u32,
        &["p has 769 bits", "768"],
    );
    // A product of two primes of the right size.
    let bn = by_name("bn254").unwrap();
    let product = &bn.p * &bn.r;
    refused("bls12-381", |c| c.p = product, &["p =", "composite"]);
}

#[test]
fn the_order() {
    refused("secp256k1", |c| c.r += 2u32, &["r =", "composite"]);
    // A composite multiple of the order, and one that is prime but another one.
    refused("secp256k1", |c| c.r *= 3u32, &["r =", "composite"]);
    refused(
        "pallas",
        |c| c.r = by_name("bn254").unwrap().r.clone(),
        &["r·G ≠ O", "G1"],
    );
    refused("toy-13", |c| c.r = 17u32.into(), &["r·G ≠ O"]);
    refused("toy-7", |c| c.r = 0u32.into(), &["r = 0", "too small"]);
    refused("toy-7", |c| c.r = 1u32.into(), &["r = 1", "too small"]);
    refused(
        "toy-7",
        |c| c.r = BigUint::one() << 800,
        &["r has 801 bits"],
    );
    // Composite toys: r must be the exact order of the generator.
    refused(
        "toy-60",
        |c| {
            // 2·G has order 30, with cofactor 2; the claim stays 60.
            (c.g1.gx, c.g1.gy) = double_of_toy_60();
        },
        &["r = 60", "30·G = O"],
    );
    refused("toy-13", |c| c.r = 26u32.into(), &["cofactor of G1"]);
}

/// 2·(0, 22) on y² = x³ − 3x + 14 mod 47, by the tangent.
fn double_of_toy_60() -> (Vec<BigUint>, Vec<BigUint>) {
    let p = 47i64;
    let inverse = (1..p).find(|i| 44 * i % p == 1).unwrap();
    let slope = -3 * inverse % p;
    let x = (slope * slope).rem_euclid(p);
    let y = (slope * (0 - x) - 22).rem_euclid(p);
    assert_eq!((y * y - x * x * x + 3 * x - 14).rem_euclid(p), 0);
    (vec![(x as u32).into()], vec![(y as u32).into()])
}

#[test]
fn coefficients() {
    refused(
        "toy-7",
        |c| c.g1.a[0] = 13u32.into(),
        &["coefficient a of G1", "13 is not below p"],
    );
    refused(
        "toy-7",
        |c| c.g1.b[0] = 14u32.into(),
        &["coefficient b of G1", "not below p"],
    );
    refused(
        "toy-7",
        |c| c.g1.gx[0] += 13u32,
        &["generator x of G1", "not below p"],
    );
    refused(
        "bls12-381",
        |c| c.g2.as_mut().unwrap().gy[1] = c.p.clone(),
        &["generator y of G2", "not below p"],
    );
    refused(
        "toy-13",
        |c| c.nonresidue = 19u32.into(),
        &["nonresidue", "not below p"],
    );
    refused(
        "toy-7",
        |c| c.g1.a.push(0u32.into()),
        &["coefficient a of G1", "2", "degree 1"],
    );
    refused(
        "toy-13",
        |c| c.g2.as_mut().unwrap().gy.truncate(1),
        &["generator y of G2", "degree 2"],
    );
    refused("toy-13", |c| c.g1.degree = 3, &["G1", "degree 3"]);
    refused("toy-13", |c| c.g1.degree = 4, &["G1", "degree 4"]);
    refused("toy-13", |c| c.g1.degree = 0, &["G1", "degree 0"]);
}

#[test]
fn singular_curves() {
    refused("toy-7", |c| c.g1.b[0] = 0u32.into(), &["G1 is singular"]);
    // A node: x³ − 3x + 2 = (x − 1)²(x + 2).
    refused(
        "toy-11",
        |c| c.g1.b[0] = 2u32.into(),
        &["G1 is singular", "4a³ + 27b²"],
    );
    refused(
        "bls12-377",
        |c| c.g2.as_mut().unwrap().b[1] = 0u32.into(),
        &["G2 is singular"],
    );
}

#[test]
fn generators() {
    refused(
        "bn254",
        |c| c.g1.gy[0] += 1u32,
        &["generator of G1 is not on the curve"],
    );
    refused(
        "bls12-377",
        |c| c.g2.as_mut().unwrap().gx.swap(0, 1),
        &["generator of G2 is not on the curve"],
    );
    // On the curve, outside the subgroup: the point (8, 0)… of order two.
    let toy = by_name("toy-28").unwrap();
    let x = (0..19u32).find(|x| (x * x * x + 8) % 19 == 0).unwrap();
    assert_eq!(toy.g1.b[0], 8u32.into());
    refused(
        "toy-28",
        |c| (c.g1.gx[0], c.g1.gy[0]) = (x.into(), 0u32.into()),
        &["r·G ≠ O in G1"],
    );
}

#[test]
fn nonresidues() {
    for square in [0u32, 1, 4, 9] {
        refused(
            "toy-13",
            |c| c.nonresidue = square.into(),
            &["nonresidue", "square"],
        );
    }
    refused(
        "bls12-381",
        |c| c.nonresidue = 4u32.into(),
        &["nonresidue 4", "square"],
    );
}

#[test]
fn cofactors() {
    for bad in [0u32, 2, 3] {
        refused(
            "pallas",
            |c| c.g1.cofactor = bad.into(),
            &["cofactor of G1", "Hasse"],
        );
    }
    refused(
        "bls12-381",
        |c| c.g1.cofactor += 1u32,
        &["cofactor of G1", "Hasse"],
    );
    refused(
        "bls12-381",
        |c| c.g2.as_mut().unwrap().cofactor -= 1u32,
        &["cofactor of G2", "every point"],
    );
    refused(
        "bn254",
        |c| c.g1.cofactor <<= 5000,
        &["cofactor of G1", "Hasse"],
    );
    // Within Hasse's bound, but not the number of points.
    refused(
        "toy-28",
        |c| c.g1.cofactor = 3u32.into(),
        &["cofactor of G1", "28"],
    );
}

/// A G1 curve from text.
fn typed<'a>(p: &'a str, r: &'a str, abxy: [&'a [&'a str]; 4], h: Option<&'a str>) -> Numbers<'a> {
    let [a, b, gx, gy] = abxy;
    Numbers {
        name: "mine",
        p,
        r,
        nonresidue: "0",
        g1: GroupNumbers {
            a,
            b,
            gx,
            gy,
            cofactor: h,
        },
        g2: None,
    }
}

#[test]
fn curves_typed_in() {
    // NIST P-256, from SEC 2 §2.4.2: a = −3, cofactor left out.
    let p256 = typed(
        "0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff",
        "0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
        [
            &["-3"],
            &["0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b"],
            &["0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"],
            &["0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"],
        ],
        None,
    );
    let curve = Curve::from_numbers(&p256).unwrap();
    assert!(curve.g1.cofactor.is_one());
    // It is p that is wrong, not what is read modulo p.
    for (p, what) in [
        ("0", "p = 0"),
        ("1", "p = 1"),
        ("4", "p = 4"),
        ("10", "p = 10"),
    ] {
        let why = Curve::from_numbers(&Numbers { p, ..p256 }).unwrap_err();
        assert!(why.to_string().contains(what), "{why}");
    }
    assert_eq!(&curve.g1.a[0] + 3u32, curve.p);

    // BLS12-381 in decimal: the cofactor is found.
    let c = by_name("bls12-381").unwrap();
    let text = |n: &BigUint| n.to_string();
    let (p, r) = (text(&c.p), text(&c.r));
    let (b, x, y) = (text(&c.g1.b[0]), text(&c.g1.gx[0]), text(&c.g1.gy[0]));
    let (b, x, y) = ([&b[..]], [&x[..]], [&y[..]]);
    let numbers = typed(&p, &r, [&["0"], &b, &x, &y], None);
    let curve = Curve::from_numbers(&numbers).unwrap();
    assert_eq!(curve.g1, c.g1);

    // Toys: the points are counted.
    let toy = typed("313", "43", [&["5"], &["9"], &["24"], &["107"]], None);
    assert_eq!(Curve::from_numbers(&toy).unwrap().g1.cofactor, 8u32.into());
}

#[test]
fn wrong_text() {
    let good: [&[&str]; 4] = [&["0"], &["6"], &["2"], &["1"]];
    Curve::from_numbers(&typed("13", "7", good, Some("1"))).unwrap();
    let why = |n: &Numbers<'_>| Curve::from_numbers(n).unwrap_err().to_string();
    let says = |n: &Numbers<'_>, words: &str| {
        let why = why(n);
        assert!(why.contains(words), "{why:?} says nothing of {words:?}");
    };
    says(
        &typed("thirteen", "7", good, None),
        "p = \"thirteen\" is not a number",
    );
    says(&typed("13", "", good, None), "r = \"\" is not a number");
    says(&typed("13", "7", good, Some("-1")), "cofactor of G1");
    says(&typed("13", "11", good, None), "r = 11 does not divide");
    says(&typed("15", "7", good, None), "p = 15 is composite");
    says(&typed("0", "7", good, None), "p = 0 is too small");
    says(&typed("13", "0", good, None), "r = 0 is too small");
    let off: [&[&str]; 4] = [&["0"], &["6"], &["-2"], &["1"]];
    says(&typed("13", "7", off, None), "not on the curve");
    let low: [&[&str]; 4] = [&["-13"], &["6"], &["2"], &["1"]];
    says(&typed("13", "7", low, None), "coefficient a of G1");
    let none: [&[&str]; 4] = [&[], &["6"], &["2"], &["1"]];
    says(&typed("13", "7", none, None), "degree 0");
    let two: [&[&str]; 4] = [&["0", "0"], &["6"], &["2"], &["1"]];
    says(&typed("13", "7", two, Some("1")), "coefficient b of G1");
    // 49 points, seven times seven: 7·P = O for all of them.
    let flat: [&[&str]; 4] = [&["2"], &["7"], &["7"], &["6"]];
    says(&typed("41", "7", flat, None), "common factor");
    // Too small an r to tell the cofactor, and one without a multiple in the interval.
    let p = by_name("secp256k1").unwrap().p.to_string();
    says(&typed(&p, "7", good, None), "cofactor of G1 is needed");
    let r = by_name("bn254").unwrap().r.to_string();
    says(&typed(&p, &r, good, None), "has no multiple");
}
