//! The endomorphism √−2.

use num_bigint::{BigInt, BigUint};
use num_traits::{Signed, Zero};

use super::{affine_points, toys};
use crate::curve::edwards::{EdwardsCurve, EdwardsEndo, all, by_name, derive};

fn endo(name: &str) -> (&'static EdwardsCurve, EdwardsEndo) {
    let c = by_name(name).unwrap();
    (c, derive(c).unwrap().endo.expect("√−2"))
}

#[test]
fn who_has_it() {
    let names: Vec<_> = (all().iter())
        .filter(|c| derive(c).unwrap().endo.is_some())
        .map(|c| c.name.as_str())
        .collect();
    assert_eq!(names, ["bandersnatch", "toy-edwards-76"]);
}

#[test]
fn it_is_lambda_on_the_subgroup() {
    for name in ["bandersnatch", "toy-edwards-76"] {
        let (c, e) = endo(name);
        assert_eq!((&e.lambda * &e.lambda + 2u32) % &c.r, BigUint::ZERO);
        assert!(&e.lambda * 2u32 < c.r);
        for k in [1u32, 2, 3, 7, 11] {
            let p = c.multiply(&k.into(), &c.generator()).unwrap();
            let image = e.apply(c, &p).unwrap();
            assert_eq!(Some(image.clone()), c.multiply(&e.lambda, &p), "{name} {k}");
            // ψ² = −2.
            let twice = c.negate(&c.add(&p, &p).unwrap());
            assert_eq!(e.apply(c, &image), Some(twice));
        }
        let [u, v] = &e.lattice;
        let r = BigInt::from(c.r.clone());
        for w in [u, v] {
            assert!(((&w[0] + &w[1] * BigInt::from(e.lambda.clone())) % &r).is_zero());
            assert!(w.iter().all(|c| c.abs().bits() <= r.bits() / 2 + 1));
        }
        assert_eq!(&u[0] * &v[1] - &u[1] * &v[0], r);
    }
}

/// The λ of the paper (§3) and the two constants of its ψ.
#[test]
fn constants_of_the_paper() {
    let (c, e) = endo("bandersnatch");
    let hex = |s: &[u8]| BigUint::parse_bytes(s, 16).unwrap();
    let lambda = hex(b"13b4f3dc4a39a493edf849562b38c72bcfc49db970a5056ed13d21408783df05");
    assert_eq!(lambda, &c.r - &e.lambda);
    let b = hex(b"52c9f28b828426a561f00d3a63511a882ea712770d9af4d6ee0f014d172510b4");
    assert_eq!(b, e.b);
    let theirs = hex(b"6cc624cf865457c3a97c6efd6c17d1078456abcfff36f4e9515c806cdf650b3d");
    // For the other root the first coordinate is negative.
    assert_eq!(theirs, &c.p - &e.c);
}

#[test]
fn it_is_additive_on_the_whole_curve() {
    let c = toys().find(|c| c.name == "toy-edwards-76").unwrap();
    let (_, e) = endo("toy-edwards-76");
    let points = affine_points(c);
    let (mut images, mut sums) = (0, 0);
    for p in &points {
        let Some(image) = e.apply(c, p) else {
            // y² = b: the point is at infinity two steps on, or of even order.
            assert_ne!(c.multiply(&c.r, p), Some(c.identity()));
            continue;
        };
        assert!(c.contains(&image), "{p:?}");
        images += 1;
        for q in &points {
            let (Some(other), Some(sum)) = (e.apply(c, q), c.add(p, q)) else {
                continue;
            };
            let (Some(left), Some(right)) = (e.apply(c, &sum), c.add(&image, &other)) else {
                continue;
            };
            assert_eq!(left, right, "{p:?} {q:?}");
            sums += 1;
        }
    }
    assert!(images > 60 && sums > 4000, "{images} {sums}");
}
