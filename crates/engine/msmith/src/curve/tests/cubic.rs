//! Groups over a cubic extension of a small field: their points by brute force, and wrong numbers.

use num_bigint::BigUint;
use num_traits::ToPrimitive;

use super::toys::{elements, points};
use crate::Error;
use crate::curve::bigpoint::BigCurve;
use crate::curve::{Curve, Group, GroupNumbers, Numbers, derive};

const NUMBERS: GroupNumbers<'_> = GroupNumbers {
    a: &["0", "0", "0"],
    b: &["-1", "2", "3"],
    gx: &["2", "4", "2"],
    gy: &["4", "3", "0"],
    cofactor: None,
};

/// Over F_7(u), u³ = 2: 307 points and a = 0; 4·83 points, and a outside the prime field.
fn toys() -> [Curve; 2] {
    let group = GroupNumbers {
        a: &["0", "4", "0"],
        b: &["2", "4", "3"],
        gx: &["1", "1", "2"],
        gy: &["5", "1", "6"],
        cofactor: None,
    };
    [("prime", "307", NUMBERS), ("even", "83", group)]
        .map(|(name, r, g1)| Curve::from_numbers(&numbers(name, "7", r, "2", g1)).unwrap())
}

fn numbers<'a>(
    name: &'a str,
    p: &'a str,
    r: &'a str,
    nonresidue: &'a str,
    g1: GroupNumbers<'a>,
) -> Numbers<'a> {
    Numbers {
        name,
        p,
        r,
        nonresidue,
        g1,
        g2: None,
    }
}

#[test]
fn points_and_multiples() {
    for (curve, cofactor) in toys().iter().zip([1u32, 4]) {
        let spec = &curve.g1;
        assert_eq!(spec.cofactor, cofactor.into());
        let big = BigCurve::new(curve, spec);
        let all = points(curve, spec);
        let order = &curve.r * &spec.cofactor;
        assert_eq!(BigUint::from(all.len() + 1), order);
        assert!(big.sample_vanishes(&order));
        assert!(!big.sample_vanishes(&(&order + 1u32)));
        let (gx, gy) = (big.f.element(&spec.gx), big.f.element(&spec.gy));
        let r = curve.r.to_u64().unwrap();
        let mut seen = std::collections::HashSet::new();
        for k in 1..r {
            let image = big.mul(&k.into(), &gx, &gy);
            let hits: Vec<usize> = (0..all.len())
                .filter(|i| big.equals(&image, &all[*i].0, &all[*i].1))
                .collect();
            assert_eq!(hits.len(), 1, "{k}");
            seen.insert(hits[0]);
        }
        assert_eq!(seen.len() as u64, r - 1);
    }
}

#[test]
fn the_endomorphism_is_lambda() {
    let [prime, even] = toys();
    assert!(derive(&even, Group::G1).unwrap().endo.is_none());
    let endo = derive(&prime, Group::G1).unwrap().endo.unwrap();
    let big = BigCurve::new(&prime, &prime.g1);
    let beta = big.f.small(endo.beta.to_u32().unwrap());
    for (x, y) in points(&prime, &prime.g1) {
        let image = big.mul(&endo.lambda, &x, &y);
        assert!(big.equals(&image, &big.f.mul(&beta, &x), &y));
    }
}

#[test]
fn squares_are_told_from_the_others() {
    let [curve, _] = toys();
    let f = BigCurve::new(&curve, &curve.g1).f;
    let all = elements(&f);
    let squares: std::collections::HashSet<_> = all.iter().map(|x| f.sqr(x)).collect();
    assert_eq!((all.len(), squares.len()), (343, 172));
    for c in &all {
        assert_eq!(f.is_square(c), squares.contains(c), "{c:?}");
    }
}

#[test]
fn wrong_numbers() {
    let refused = |numbers: &Numbers<'_>, words: &[&str]| {
        let Err(Error::Curve(why)) = Curve::from_numbers(numbers) else {
            panic!("accepted: {words:?}");
        };
        assert!(words.iter().all(|w| why.contains(w)), "{why}");
    };
    for cube in ["1", "6", "-1"] {
        let n = numbers("mine", "7", "307", cube, NUMBERS);
        refused(&n, &["nonresidue", "is a cube"]);
    }
    let n = numbers("mine", "7", "307", "0", NUMBERS);
    refused(&n, &["nonresidue is 0"]);
    // Every number is a cube modulo 11.
    let with = GroupNumbers {
        cofactor: Some("4"),
        ..NUMBERS
    };
    let n = numbers("mine", "11", "307", "2", with);
    refused(&n, &["nonresidue 2 is a cube"]);
    let short = GroupNumbers {
        b: &["-1", "2"],
        ..NUMBERS
    };
    let n = numbers("mine", "7", "307", "2", short);
    refused(&n, &["coefficient b", "2 coefficients", "degree 3"]);
    let other = GroupNumbers {
        gx: &["2", "4", "3"],
        ..NUMBERS
    };
    let n = numbers("mine", "7", "307", "2", other);
    refused(&n, &["generator", "not on the curve"]);
}
