//! Laws of everything derived, for every built-in group, and values computed elsewhere.

use num_bigint::{BigInt, BigUint};
use num_traits::{One, Signed, Zero};

use super::kills_generator;
use crate::curve::bigpoint::BigCurve;
use crate::curve::lattice::{NormForm, reduced};
use crate::curve::psi::conjugate;
use crate::curve::{Curve, Endo, Group, all, by_name, derive, is_toy};

fn endo_of(name: &str, group: Group) -> Option<Endo> {
    derive(by_name(name).unwrap(), group).unwrap().endo
}

/// x + y·λ ≡ 0 mod r.
fn in_ideal(v: &[BigInt; 2], lambda: &BigUint, r: &BigUint) -> bool {
    ((&v[0] + &v[1] * BigInt::from(lambda.clone())) % BigInt::from(r.clone())).is_zero()
}

fn eisenstein_norm([x, y]: &[BigInt; 2]) -> BigInt {
    x * x - x * y + y * y
}

#[test]
fn endomorphisms_obey_their_laws() {
    let mut seen = 0;
    for curve in all() {
        for (label, spec) in curve.groups() {
            let what = format!("{} {label}", curve.name);
            let derived = derive(curve, label).unwrap();
            assert_eq!(derived.order, &curve.r * &spec.cofactor);
            assert_eq!(derived.full_group, derived.order == curve.r);
            let Some(e) = derived.endo else { continue };
            seen += 1;
            let (p, r) = (&curve.p, &curve.r);
            let root = |x: &BigUint, m: &BigUint| ((x * x + x + 1u32) % m).is_zero();
            assert!(root(&e.beta, p) && &e.beta < p, "{what}");
            assert!(root(&e.lambda, r) && &e.lambda * 2u32 < *r, "{what}");
            lambda_matches_beta(curve, label, &e);
            let r_int = BigInt::from(r.clone());
            assert!(in_ideal(&e.nu, &e.lambda, r), "{what}");
            assert_eq!(eisenstein_norm(&e.nu), r_int, "{what}");
            let [u, v] = &e.lattice;
            assert!(
                in_ideal(u, &e.lambda, r) && in_ideal(v, &e.lambda, r),
                "{what}"
            );
            assert_eq!(&u[0] * &v[1] - &u[1] * &v[0], r_int, "{what}");
            // Lagrange: |u| ≤ |v| and |2·u·v| ≤ u·u.
            let dot =
                |a: &[BigInt; 2], b: &[BigInt; 2]| -> BigInt { &a[0] * &b[0] + &a[1] * &b[1] };
            assert!(dot(u, u) <= dot(v, v), "{what}");
            assert!((dot(u, v) * BigInt::from(2)).abs() <= dot(u, u), "{what}");
            assert!(dot(v, v) <= &r_int * BigInt::from(4), "{what}");
        }
    }
    // bls12-377, -381, bn254, bw6-756, -761: 2 each; pallas, vesta, secp256k1; toys 7, 13², 19², 28², 43², 61,
    // 103, 124, 241, 1009.
    assert_eq!(seen, 10 + 3 + 14);
}

/// ψ² = −1, ψ is an endomorphism of the curve and acts as ι: on the pairing-friendly curves with b no square.
#[test]
fn roots_of_minus_one() {
    let mut seen = Vec::new();
    for curve in all() {
        for (label, spec) in curve.groups() {
            let Some(psi) = derive(curve, label).unwrap().psi else {
                continue;
            };
            let (p, r, iota) = (&curve.p, &curve.r, &psi.iota);
            assert!(iota * 2u32 < *r && ((iota * iota + 1u32) % r).is_zero());
            let big = BigCurve::new(curve, spec);
            let f = big.f;
            let image = |x, y| {
                let [gamma, delta] = [&psi.gamma, &psi.delta].map(|c| f.element(c));
                let [x, y] = [x, y].map(|c| conjugate(&f, c));
                (f.mul(&gamma, &x), f.mul(&delta, &y))
            };
            let (x, y) = (f.element(&spec.gx), f.element(&spec.gy));
            let (u, v) = image(&x, &y);
            assert!(big.contains(&u, &v), "{}", curve.name);
            assert!(big.equals(&big.mul(iota, &x, &y), &u, &v), "{}", curve.name);
            let negated = f.sub(&f.small(0), &y);
            assert_eq!(image(&u, &v), (x, negated), "{}", curve.name);
            assert!(psi.gamma.iter().chain(&psi.delta).all(|c| c < p));
            seen.push(format!("{} {label}", curve.name));
        }
    }
    seen.sort();
    assert_eq!(seen, ["bls12-377 G2", "bls12-381 G2", "bn254 G2"]);
}

/// The integer that ±ω^j·ι is on the subgroup: |x| of the BLS12 curves, 6x² of BN254.
#[test]
fn tests_by_units_of_order_twelve() {
    let of_x = 4_965_661_367_192_848_881u128;
    for (name, k) in [
        ("bls12-377", 0x8508_c000_0000_0001),
        ("bls12-381", 0xd201_0000_0001_0000),
        ("bn254", 6 * of_x * of_x),
    ] {
        let curve = by_name(name).unwrap();
        let spec = curve.group(Group::G2).unwrap();
        let derived = derive(curve, Group::G2).unwrap();
        let (psi, endo) = (derived.psi.unwrap(), derived.endo.unwrap());
        let test = psi.test.unwrap();
        assert_eq!(test.k, k.into(), "{name}");
        let big = BigCurve::new(curve, spec);
        let f = big.f;
        let (x, y) = (f.element(&spec.gx), f.element(&spec.gy));
        let beta = f.element(std::slice::from_ref(&endo.beta));
        let [mut u, mut v] = [(&psi.gamma, &x), (&psi.delta, &y)]
            .map(|(c, x)| f.mul(&f.element(c), &conjugate(&f, x)));
        for _ in 0..test.power {
            u = f.mul(&beta, &u);
        }
        if test.negative {
            v = f.sub(&f.small(0), &v);
        }
        assert!(big.equals(&big.mul(&test.k, &x, &y), &u, &v), "{name}");
    }
}

/// λ·G = φ(G), and (λ, β²) do not match.
fn lambda_matches_beta(curve: &Curve, label: Group, e: &Endo) {
    let spec = curve.group(label).unwrap();
    let big = BigCurve::new(curve, spec);
    let (x, y) = (big.f.element(&spec.gx), big.f.element(&spec.gy));
    let image = big.mul(&e.lambda, &x, &y);
    let beta = big.f.element(std::slice::from_ref(&e.beta));
    let bx = big.f.mul(&beta, &x);
    assert!(big.equals(&image, &bx, &y), "{} {label}", curve.name);
    assert!(!big.equals(&image, &big.f.mul(&beta, &bx), &y));
}

#[test]
fn both_groups_share_lambda_and_nu() {
    for curve in all().iter().filter(|c| c.g2.is_some()) {
        let [one, two] = [Group::G1, Group::G2].map(|g| derive(curve, g).unwrap().endo.unwrap());
        assert_eq!(one.lambda, two.lambda, "{}", curve.name);
        assert_eq!(one.nu, two.nu, "{}", curve.name);
        assert_eq!(one.lattice, two.lattice, "{}", curve.name);
        let p = &curve.p;
        let conjugate = &one.beta * &one.beta % p;
        assert!(two.beta == one.beta || two.beta == conjugate);
    }
    // Known to differ on the BLS12 curves, whose G2 is the twist of the other kind.
    for name in ["bls12-377", "bls12-381"] {
        let [one, two] = [Group::G1, Group::G2].map(|g| endo_of(name, g).unwrap());
        assert_ne!(one.beta, two.beta, "{name}");
    }
}

#[test]
fn where_there_is_no_endomorphism() {
    // a ≠ 0; p ≡ 2 mod 3; composite order.
    for name in [
        "toy-11", "toy-17", "toy-30", "toy-60", "toy-101", "toy-168", "toy-344", "toy-499",
        "toy-1008",
    ] {
        assert_eq!(endo_of(name, Group::G1), None, "{name}");
    }
    assert!(
        derive(by_name("toy-30").unwrap(), Group::G1)
            .unwrap()
            .a_is_zero
    );
    assert!(
        !derive(by_name("toy-60").unwrap(), Group::G1)
            .unwrap()
            .a_is_zero
    );
}

#[test]
fn bls12_constants_are_the_known_polynomials() {
    for (name, x) in [
        ("bls12-377", 0x8508_c000_0000_0001u64),
        ("bls12-381", 0xd201_0000_0001_0000),
    ] {
        let curve = by_name(name).unwrap();
        let x2 = BigUint::from(x) * x;
        assert_eq!(&x2 * &x2 - &x2 + 1u32, curve.r);
        let e = endo_of(name, Group::G1).unwrap();
        assert_eq!(e.lambda, &x2 - 1u32);
        let l = BigInt::from(e.lambda.clone());
        assert_eq!(e.nu, [-&l, BigInt::one()]);
        // Up to signs: (λ, −1) and (1, λ + 1).
        assert_eq!(
            e.lattice.clone().map(|v| v.map(|c| c.abs())),
            [[l.clone(), BigInt::one()], [BigInt::one(), &l + 1],]
        );
    }
}

#[test]
fn endomorphisms_agree_with_the_vectors() {
    let text = include_str!("../../../../../../vectors/endomorphism.txt");
    let mut lines = 0;
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        let fields: Vec<&str> = line.split(' ').collect();
        let [name, beta, lambda, x, y] = fields[..] else {
            panic!("five columns: {line}")
        };
        let curve = by_name(name).unwrap();
        let [beta, lambda] = [beta, lambda].map(|s| s.parse::<BigUint>().unwrap());
        let nu = [x, y].map(|s| s.parse::<BigInt>().unwrap());
        let e = endo_of(name, Group::G1).unwrap();
        lines += 1;
        if lambda == e.lambda {
            assert_eq!(beta, e.beta, "{line}");
            let [a, b] = &e.nu;
            let turns = [[a.clone(), b.clone()], [-b, a - b], [b - a, -a]];
            let associates = turns
                .clone()
                .into_iter()
                .chain(turns.map(|t| t.map(|c| -c)));
            assert!(associates.into_iter().any(|t| t == nu), "{line}");
            if name.starts_with("bls12") {
                assert_eq!(nu, e.nu);
            }
        } else {
            // The other root: the square of ours.
            assert_eq!(lambda, &e.lambda * &e.lambda % &curve.r, "{line}");
            assert_eq!(beta, &e.beta * &e.beta % &curve.p, "{line}");
            assert!(in_ideal(&nu, &lambda, &curve.r));
        }
    }
    assert_eq!(lines, 6);
}

#[test]
fn lattices_are_reduced() {
    // Against all vectors of a box that holds the shortest ones.
    for (r, lambda) in [(7u32, 2u32), (13, 3), (103, 46), (1009, 374), (91, 9)] {
        for form in [NormForm::Euclid, NormForm::Eisenstein] {
            let [u, _] = reduced(&r.into(), &lambda.into(), form);
            let (r, lambda) = (i64::from(r), i64::from(lambda));
            let box_ = -60..=60i64;
            let least = box_
                .clone()
                .flat_map(|a| box_.clone().map(move |b| (a, b)))
                .filter(|&(a, b)| (a, b) != (0, 0) && (a + b * lambda) % r == 0)
                .map(|(a, b)| form.norm(&[a.into(), b.into()]))
                .min();
            assert_eq!(Some(form.norm(&u)), least, "{r} {lambda} {form:?}");
        }
    }
}

#[test]
fn built_in_curves_are_valid() {
    for curve in all() {
        curve
            .validate()
            .unwrap_or_else(|e| panic!("{}: {e}", curve.name));
        for (label, _) in curve.groups() {
            assert!(!kills_generator(curve, label, &BigUint::one()));
            assert!(kills_generator(curve, label, &curve.r));
        }
        assert_eq!(by_name(&curve.name), Some(curve));
        assert_eq!(is_toy(curve), curve.p.bits() < 20);
    }
    let mut names: Vec<_> = all().iter().map(|c| &c.name).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), all().len());
    assert!(by_name("bls12-38").is_none());
}

#[test]
fn malformed_curves_do_not_derive() {
    let good = by_name("toy-13").unwrap();
    let mut c = good.clone();
    c.g1.b.clear();
    assert!(derive(&c, Group::G1).is_err());
    let mut c = good.clone();
    c.p = BigUint::ZERO;
    assert!(derive(&c, Group::G1).is_err());
    // Nonsense in range must come back, with whatever answer.
    for n in 5..60u32 {
        for r in 2..30u32 {
            let mut c = good.clone();
            c.p = (2 * n + 1).into();
            c.r = r.into();
            c.nonresidue = 0u8.into();
            let _ = derive(&c, Group::G1);
            let _ = derive(&c, Group::G2);
            assert!(c.validate().is_err() || (n == 9 && r == 13));
        }
    }
}
