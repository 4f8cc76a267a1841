//! Mixed, dedicated and projective additions on all pairs of finite points of toy curves: a sum with `Z ≠ 0` is right,
//! and `Z = 0` where it must be only.

use msmith_core::coords::reference::edwards::{Edwards, Model, Point};
use msmith_core::coords::reference::every_point::{Setting, Sum, affine, with_t, without_t};

use crate::coords::edwards::{extended, general, minus_one, projective};

/// Which pairs may give `Z = 0`.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Unified,
    Dedicated,
}

/// Tries a sum on all pairs; the number of pairs that failed.
fn all_pairs(c: &Edwards, name: &str, kind: Kind, sum: Sum) -> usize {
    let s = Setting::new(*c);
    let place = |of: Point| s.image.iter().position(|&t| t == of);
    s.all_pairs(name, sum, |plus, minus| {
        place(plus).is_none()
            || match (place(minus), kind) {
                (None, kind) => kind == Kind::Unified,
                (Some(k), Kind::Dedicated) => s.points[k].0 * s.points[k].1 == 0,
                (Some(_), Kind::Unified) => false,
            }
    })
}

const MINUS_ONE: &[(&str, Kind, Sum)] = &[
    ("add_flat", Kind::Unified, |s, p, q, _| {
        minus_one::add_flat(&s.f, &s.k.d2, p, &extended::flat(&s.f, &affine(q)))
    }),
    ("add_dedicated", Kind::Dedicated, |s, p, q, z| {
        minus_one::add_dedicated(&s.f, p, &s.scaled(q, z))
    }),
    ("add_flat_dedicated", Kind::Dedicated, |s, p, q, _| {
        minus_one::add_flat_dedicated(&s.f, p, &extended::flat(&s.f, &affine(q)))
    }),
];

const GENERAL: &[(&str, Kind, Sum)] = &[
    ("general add_flat", Kind::Unified, |s, p, q, _| {
        general::add_flat(&s.f, &s.k, p, &extended::flat(&s.f, &affine(q)))
    }),
    ("general add_dedicated", Kind::Dedicated, |s, p, q, z| {
        general::add_dedicated(&s.f, &s.k, p, &s.scaled(q, z))
    }),
    (
        "general add_flat_dedicated",
        Kind::Dedicated,
        |s, p, q, _| general::add_flat_dedicated(&s.f, &s.k, p, &extended::flat(&s.f, &affine(q))),
    ),
    ("projective add", Kind::Unified, |s, p, q, z| {
        let q = without_t(&s.scaled(q, z));
        with_t(&s.f, projective::add(&s.f, &s.k, &without_t(p), &q))
    }),
    ("projective add_affine", Kind::Unified, |s, p, q, _| {
        let r = projective::add_affine(&s.f, &s.k, &without_t(p), &affine(q));
        with_t(&s.f, r)
    }),
];

#[test]
fn every_pair_of_curves_with_a_minus_one() {
    let (mut complete, mut incomplete) = (0, 0);
    for c in Edwards::family(-1) {
        for &(name, kind, sum) in MINUS_ONE.iter().chain(GENERAL) {
            let failures = all_pairs(&c, name, kind, sum);
            // Complete with a square a and another d; all small curves with other ones are not.
            if kind == Kind::Unified {
                let ought = c.square(c.a) && !c.square(c.d);
                assert!(!ought || failures == 0, "{c:?}");
                *(if failures == 0 {
                    &mut complete
                } else {
                    &mut incomplete
                }) += 1;
            }
        }
    }
    assert!(complete > 20 && incomplete > 20, "{complete}, {incomplete}");
}

#[test]
fn every_pair_of_curves_with_other_a() {
    for a in [1, 3, -5] {
        for c in Edwards::family(a) {
            for &(name, kind, sum) in GENERAL {
                all_pairs(&c, name, kind, sum);
            }
        }
    }
}

/// A sum that was lost stays lost, or comes out right.
#[test]
fn a_failed_sum_is_nothing_or_the_point_at_infinity() {
    let (mut lost, mut recovered) = (0, 0);
    for c in Edwards::family(-1) {
        let (s, cubic, points) = (Setting::new(c), c.cubic(), c.points());
        let image: Vec<Point> = points.iter().map(|&(x, y)| c.map(x, y)).collect();
        for (i, &p) in points.iter().enumerate() {
            for (j, &q) in points.iter().enumerate() {
                let r = minus_one::add(&s.f, &s.k.d2, &s.scaled(p, 1), &s.scaled(q, 1));
                if r.z != [0] {
                    continue;
                }
                let sum = cubic.add(image[i], image[j]);
                for (k, &q) in points.iter().enumerate() {
                    let next = minus_one::add_dedicated(&s.f, &s.scaled(q, 2), &r);
                    if next.z == [0] {
                        lost += 1;
                        continue;
                    }
                    let got = extended::to_affine(&s.f, &next).0;
                    assert_eq!(c.map(got.x[0], got.y[0]), cubic.add(sum, image[k]), "{c:?}");
                    recovered += 1;
                }
            }
        }
    }
    assert!(lost > 100 && recovered > 100, "{lost}, {recovered}");
}
