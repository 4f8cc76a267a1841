//! Every pair of points of every toy: the law, the maps, the exceptional pairs.

use num_bigint::BigUint;

use super::{Weierstrass, affine_points, toys, weierstrass_add, weierstrass_points};
use crate::curve::edwards::{EdwardsCurve, Map, NoImage, derive};

/// The points with image, and the law on every pair of them.
fn homomorphism(c: &EdwardsCurve, map: &Map, points: &[Weierstrass]) {
    let f = c.field();
    let [a, _] = map.weierstrass();
    let odd = |p: &Weierstrass| {
        let killed = super::weierstrass_multiply(f, &a, &odd_part(c), p);
        killed.is_none()
    };
    let mut exceptional = 0;
    for p in points {
        let Ok(image) = map.to_edwards(p) else {
            continue;
        };
        assert!(c.contains(&image), "{} {p:?}", c.name);
        assert_eq!(map.to_weierstrass(&image).as_ref(), Ok(p), "{}", c.name);
        for q in points {
            let Ok(other) = map.to_edwards(q) else {
                continue;
            };
            let sum = weierstrass_add(f, &a, p, q);
            let minus = q.clone().map(|[x, y]| [x, f.neg(&y)]);
            let difference = weierstrass_add(f, &a, p, &minus);
            let far =
                |s: &Weierstrass| matches!(map.to_edwards(s), Err(NoImage::AtInfinity { .. }));
            match c.add(&image, &other) {
                Some(both) => {
                    assert!(!far(&sum) && !far(&difference));
                    assert_eq!(map.to_edwards(&sum), Ok(both), "{} {p:?} {q:?}", c.name);
                }
                // Exactly where sum or difference is at infinity: never inside a subgroup of odd order.
                None => {
                    assert!(far(&sum) || far(&difference), "{} {p:?} {q:?}", c.name);
                    assert!(!(odd(p) && odd(q)));
                    exceptional += 1;
                }
            }
        }
    }
    let complete = derive(c).unwrap().complete;
    assert_eq!(complete, exceptional == 0, "{}", c.name);
}

fn odd_part(c: &EdwardsCurve) -> BigUint {
    let order = &c.r * &c.cofactor;
    &order >> order.trailing_zeros().unwrap()
}

#[test]
fn the_map_is_a_homomorphism() {
    for c in toys().filter(|c| c.p < 200u32.into()) {
        let map = derive(c).unwrap().map;
        let points = weierstrass_points(&c.p, &map.weierstrass());
        homomorphism(c, &map, &points);
    }
}

#[test]
fn every_affine_point_has_its_preimage_and_no_other_has() {
    for c in toys() {
        let map = derive(c).unwrap().map;
        let mut images = Vec::new();
        for point in weierstrass_points(&c.p, &map.weierstrass()) {
            images.extend(map.to_edwards(&point));
        }
        images.sort();
        let mut affine = affine_points(c);
        affine.sort();
        assert_eq!(images, affine, "{}", c.name);
    }
    // All pairs of coordinates of one of them, on the curve or not.
    let c = toys().find(|c| c.name == "toy-edwards-52").unwrap();
    let map = derive(c).unwrap().map;
    for x in 0..60u32 {
        for y in 0..60u32 {
            let point = [x.into(), y.into()];
            let back = map.to_weierstrass(&point);
            assert_eq!(back.is_ok(), c.contains(&point), "{x} {y}");
            let on = weierstrass_points(&c.p, &map.weierstrass());
            let point = Some(point);
            let there = map.to_edwards(&point);
            assert_eq!(there == Err(NoImage::NotOnCurve), !on.contains(&point));
        }
    }
}

#[test]
fn exceptional_points_are_those_without_a_regular_image() {
    for c in toys() {
        let map = derive(c).unwrap().map;
        let f = c.field();
        let [a, _] = map.weierstrass();
        let listed = map.exceptional_points();
        let regular = |[x, y]: &[BigUint; 2]| {
            let n = f.add(&f.sub(x, &map.alpha), &map.w);
            *y != BigUint::ZERO && n != BigUint::ZERO
        };
        let mut found = 0;
        for point in weierstrass_points(&c.p, &map.weierstrass()) {
            let hits = listed.iter().filter(|e| e.point == point).count();
            let want = usize::from(!point.as_ref().is_some_and(regular));
            assert_eq!(hits, want, "{} {point:?}", c.name);
            found += want;
        }
        assert_eq!(found, listed.len());
        for e in &listed {
            let multiples = |k: u32| super::weierstrass_multiply(f, &a, &k.into(), &e.point);
            let order = (1..=4).find(|&k| multiples(k).is_none()).unwrap();
            match (&e.image, order) {
                (Ok(image), 1) => assert_eq!(*image, c.identity()),
                (Ok([x, y]), 2) => assert_eq!((x.clone(), y + 1u32), (0u32.into(), c.p.clone())),
                (Err(NoImage::AtInfinity { order: said }), _) => assert_eq!(*said, order),
                other => panic!("{other:?}"),
            }
        }
    }
}
