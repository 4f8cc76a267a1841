//! Toy curves by brute force: their points, their group, their name.

use num_bigint::BigUint;
use num_traits::ToPrimitive;

use crate::curve::bigfield::{BigField, El};
use crate::curve::bigpoint::BigCurve;
use crate::curve::{Curve, Group, GroupSpec, all, by_name, derive, is_toy};

fn toys() -> impl Iterator<Item = &'static Curve> {
    all().iter().filter(|c| is_toy(c))
}

pub(super) fn elements(f: &BigField<'_>) -> Vec<El> {
    let p = f.p.to_u64().unwrap();
    (0..p.pow(f.degree as u32))
        .map(|i| [i % p, i / p % p, i / (p * p)].map(BigUint::from))
        .collect()
}

/// All finite points.
pub(super) fn points(curve: &Curve, spec: &GroupSpec) -> Vec<(El, El)> {
    let big = BigCurve::new(curve, spec);
    let all = elements(&big.f);
    let mut found = Vec::new();
    for x in &all {
        for y in &all {
            if big.contains(x, y) {
                found.push((x.clone(), y.clone()));
            }
        }
    }
    found
}

#[test]
fn their_points_are_as_many_as_they_say() {
    for curve in toys().filter(|c| c.p < 110u32.into()) {
        for (label, spec) in curve.groups() {
            if spec.degree == 2 && curve.p > 20u32.into() {
                continue;
            }
            let n = points(curve, spec).len() + 1;
            let want = &curve.r * &spec.cofactor;
            assert_eq!(BigUint::from(n), want, "{} {label}", curve.name);
        }
    }
}

#[test]
fn their_names_are_their_orders() {
    for curve in toys() {
        let order = &curve.r * &curve.g1.cofactor;
        assert_eq!(curve.name, format!("toy-{order}"));
    }
    assert_eq!(toys().count(), 19);
}

#[test]
fn points_outside_the_subgroup_exist_where_promised() {
    for (name, r) in [("toy-28", 7u32), ("toy-124", 31)] {
        let curve = by_name(name).unwrap();
        let big = BigCurve::new(curve, &curve.g1);
        let all = points(curve, &curve.g1);
        let inside = all
            .iter()
            .filter(|(x, y)| big.is_infinity(&big.mul(&r.into(), x, y)))
            .count();
        assert_eq!(inside, r as usize - 1, "{name}");
        assert!(
            all.iter().any(|(_, y)| big.f.is_zero(y)),
            "{name}: order two"
        );
    }
}

#[test]
fn multiples_of_the_generator_run_through_the_group() {
    for name in ["toy-7", "toy-11", "toy-30", "toy-60", "toy-103"] {
        let curve = by_name(name).unwrap();
        let big = BigCurve::new(curve, &curve.g1);
        let (gx, gy) = (big.f.element(&curve.g1.gx), big.f.element(&curve.g1.gy));
        let all = points(curve, &curve.g1);
        let r = curve.r.to_u64().unwrap();
        assert_eq!(all.len() as u64 + 1, r);
        for k in 1..r {
            let image = big.mul(&k.into(), &gx, &gy);
            let hits = all.iter().filter(|(x, y)| big.equals(&image, x, y)).count();
            assert_eq!(hits, 1, "{name} {k}");
        }
    }
}

#[test]
fn squares_of_the_extension_are_told_from_the_others() {
    for name in ["toy-13", "toy-19"] {
        let curve = by_name(name).unwrap();
        let big = BigCurve::new(curve, curve.g2.as_ref().unwrap());
        let all = elements(&big.f);
        for c in &all {
            let square = all.iter().any(|y| big.f.sqr(y) == *c);
            assert_eq!(big.f.is_square(c), square, "{name} {c:?}");
        }
    }
}

#[test]
fn samples_vanish_under_the_order_and_not_under_others() {
    for curve in toys() {
        for (label, spec) in curve.groups() {
            let big = BigCurve::new(curve, spec);
            let order = &curve.r * &spec.cofactor;
            assert!(big.sample_vanishes(&order), "{} {label}", curve.name);
            assert!(!big.sample_vanishes(&(&order + 1u32)));
            assert!(!big.sample_vanishes(&(&order - 1u32)));
        }
    }
}

#[test]
fn the_endomorphism_decides_the_subgroup_where_it_says_so() {
    let (mut yes, mut no) = (0, 0);
    for curve in toys().filter(|c| c.p < 110u32.into()) {
        for (label, spec) in curve.groups() {
            let derived = derive(curve, label).unwrap();
            let Some(endo) = derived.endo else { continue };
            if spec.degree == 2 && curve.p > 20u32.into() {
                continue;
            }
            let big = BigCurve::new(curve, spec);
            let beta = big.f.element(std::slice::from_ref(&endo.beta));
            let passing = points(curve, spec)
                .iter()
                .filter(|(x, y)| {
                    let image = big.mul(&endo.lambda, x, y);
                    big.equals(&image, &big.f.mul(&beta, x), y)
                })
                .count();
            // Exactly the subgroup, without infinity, or more than it.
            let inside = curve.r.to_u64().unwrap() as usize - 1;
            let decides = derived.endo_decides_subgroup;
            assert_eq!(decides, passing == inside, "{} {label}", curve.name);
            assert!(passing >= inside);
            if decides { yes += 1 } else { no += 1 }
        }
    }
    assert!(yes > 0 && no > 0, "{yes} {no}");
    for name in ["bls12-377", "bls12-381"] {
        let derived = derive(by_name(name).unwrap(), Group::G1).unwrap();
        assert!(derived.endo_decides_subgroup, "{name}");
    }
}
