//! All pairs of finite points: a sum with `Z ≠ 0` is right, and `Z = 0` where it must be only.

use super::super::general;
use super::super::{
    Cached, Extended, Stored, Unhalved, add_cached, add_stored, add_stored_signed, add_turned,
    add_unhalved, extended, first, minus_one, projective, stored, to_cached,
};
use crate::coords::Affine;
use crate::coords::reference::edwards::{Edwards, Model, Point, inverse};
use crate::coords::reference::every_point::{E, Setting, Sum, affine, with_t, without_t};
use crate::meter::toy::Toy;
use crate::ring::{Lanes, Ring};

/// Tries a sum on all pairs; the number of pairs that failed, as those do whose sum or difference is at infinity.
fn all_pairs(c: &Edwards, name: &str, sum: Sum) -> usize {
    let s = Setting::new(*c);
    s.all_pairs(name, sum, |plus, minus| !s.finite(plus) || !s.finite(minus))
}

const MINUS_ONE: &[(&str, Sum)] = &[
    ("add_stored", |s, p, q, _| {
        add_stored(&s.f, p, &stored::store(&s.f, &s.k.d, &s.half, &affine(q)))
    }),
    ("add_stored of first", |s, p, q, _| {
        let keep = |q| stored::store(&s.f, &s.k.d, &s.half, &q);
        let p = first(&s.f, &keep(extended::to_affine(&s.f, p).0));
        add_stored(&s.f, &p, &keep(affine(q)))
    }),
    ("add_stored of the opposite", |s, p, q, _| {
        let q = stored::store(&s.f, &s.k.d, &s.half, &affine(q)).neg(&s.f);
        add_stored_signed(&s.f, p, &q, 1)
    }),
    ("add_turned", |s, p, q, _| {
        let q = stored::store(&s.f, &s.k.d, &s.half, &affine(q)).neg(&s.f);
        let (minus, plus) = (q.plus, q.minus);
        add_turned(&s.f, p, &Stored { minus, plus, ..q }, 1)
    }),
    ("add_unhalved", |s, p, q, _| {
        let q = Unhalved::store(&s.f, &s.k.d2, &affine(q));
        add_unhalved(&s.f, p, &q.neg(&s.f).neg(&s.f))
    }),
    ("add_unhalved of first", |s, p, q, _| {
        let keep = |q| Unhalved::store(&s.f, &s.k.d2, &q);
        let p = keep(extended::to_affine(&s.f, p).0).first(&s.f);
        add_unhalved(&s.f, &p, &keep(affine(q)))
    }),
    ("add_cached", |s, p, q, z| {
        let q: Cached<E> = to_cached(&s.f, &s.k.d2, &s.scaled(q, z));
        add_cached(&s.f, p, &q)
    }),
    ("add", |s, p, q, z| {
        minus_one::add(&s.f, &s.k.d2, p, &s.scaled(q, z))
    }),
];

const GENERAL: &[(&str, Sum)] = &[
    ("general add_stored", |s, p, q, _| {
        let q = general::Stored::store(&s.f, &s.k, &s.half, &affine(q));
        general::add_stored(&s.f, p, &q.neg(&s.f).neg(&s.f))
    }),
    ("general add_stored of first", |s, p, q, _| {
        let keep = |q| general::Stored::store(&s.f, &s.k, &s.half, &q);
        let p = keep(extended::to_affine(&s.f, p).0).first(&s.f);
        general::add_stored(&s.f, &p, &keep(affine(q)))
    }),
    ("general add_cached", |s, p, q, z| {
        let q = general::to_cached(&s.f, &s.k, &s.scaled(q, z));
        general::add_cached(&s.f, p, &q)
    }),
    ("general add", |s, p, q, z| {
        general::add(&s.f, &s.k, p, &s.scaled(q, z))
    }),
];

/// Doublings: those of a and those of a = −1.
fn doublings(c: &Edwards) {
    let (s, cubic, minus_one) = (Setting::new(*c), c.cubic(), c.a + 1 == c.p);
    let points = c.points();
    let image: Vec<Point> = points.iter().map(|&(x, y)| c.map(x, y)).collect();
    for (i, &q) in points.iter().enumerate() {
        let p = s.scaled(q, 1 + (7 * i as u64) % (c.p - 1));
        let mut all = vec![
            general::dbl(&s.f, &s.k, &p),
            with_t(&s.f, projective::dbl(&s.f, &s.k, &without_t(&p))),
        ];
        if minus_one {
            all.push(minus_one::dbl(&s.f, &p));
            let r = minus_one::dbl_projective(&s.f, &without_t(&p));
            all.push(with_t(&s.f, r));
        }
        let twice = cubic.add(image[i], image[i]);
        for r in all {
            assert_eq!(r.z == [0], !image.contains(&twice), "2{q:?} on {c:?}");
            if r.z != [0] {
                let (q, _) = extended::to_affine(&s.f, &r);
                assert_eq!(c.map(q.x[0], q.y[0]), twice, "on {c:?}");
                assert_eq!(s.f.mul(&r.z, &r.t), s.f.mul(&r.x, &r.y));
            }
        }
        if minus_one {
            let (mut one_by_one, mut n) = (p, 0);
            while one_by_one.z != [0] && n < 5 {
                let at_once = minus_one::dbl_times(&s.f, &p, n);
                let at = |p| extended::to_affine(&s.f, p);
                assert_eq!(at(&at_once), at(&one_by_one));
                one_by_one = minus_one::dbl(&s.f, &one_by_one);
                n += 1;
            }
        }
        assert_eq!(extended::to_affine(&s.f, &p), (affine(q), 0));
        let minus = extended::to_affine(&s.f, &extended::neg(&s.f, &p)).0;
        assert_eq!(c.map(minus.x[0], minus.y[0]), cubic.neg(image[i]));
    }
}

#[test]
fn every_pair_of_curves_with_a_minus_one() {
    let (mut complete, mut incomplete) = (0, 0);
    for c in Edwards::family(-1) {
        doublings(&c);
        for &(name, sum) in MINUS_ONE.iter().chain(GENERAL) {
            let failures = all_pairs(&c, name, sum);
            // Complete with a square a and another d; all small curves with other ones are not.
            let ought = c.square(c.a) && !c.square(c.d);
            assert!(!ought || failures == 0, "{c:?}");
            *(if failures == 0 {
                &mut complete
            } else {
                &mut incomplete
            }) += 1;
        }
    }
    assert!(complete > 50 && incomplete > 50, "{complete}, {incomplete}");
}

#[test]
fn every_pair_of_curves_with_other_a() {
    for a in [1, 3, -5] {
        for c in Edwards::family(a) {
            doublings(&c);
            for &(name, sum) in GENERAL {
                all_pairs(&c, name, sum);
            }
        }
    }
}

#[test]
fn points_of_odd_order_have_no_exceptions() {
    let mut incomplete = 0;
    for c in Edwards::family(-1) {
        let (s, cubic) = (Setting::new(c), c.cubic());
        let odd = |&(x, y): &(u64, u64)| {
            let q = c.map(x, y);
            let mut order = (1, q);
            while order.1.is_some() {
                order = (order.0 + 1, cubic.add(order.1, q));
            }
            order.0 % 2 == 1
        };
        let (odd, all): (Vec<_>, Vec<_>) =
            (c.points().into_iter().filter(odd).collect(), c.points());
        incomplete += usize::from(c.square(c.d) && all.len() > odd.len());
        for &q1 in &odd {
            for &q2 in &odd {
                let q2 = stored::store(&s.f, &s.k.d, &s.half, &affine(q2));
                assert_ne!(add_stored(&s.f, &s.scaled(q1, 1), &q2).z, [0]);
            }
        }
    }
    assert!(incomplete > 5);
}

#[test]
fn a_failed_sum_is_nothing_or_the_point_at_infinity() {
    let (mut lost, mut recovered) = (0, 0);
    for c in Edwards::family(-1) {
        let (s, cubic, points) = (Setting::new(c), c.cubic(), c.points());
        let image: Vec<Point> = points.iter().map(|&(x, y)| c.map(x, y)).collect();
        let keep = |q| stored::store(&s.f, &s.k.d, &s.half, &affine(q));
        let mut failed = Vec::new();
        for (i, &p) in points.iter().enumerate() {
            for (j, &q) in points.iter().enumerate() {
                let r = add_stored(&s.f, &s.scaled(p, 1), &keep(q));
                if r.z == [0] {
                    failed.push((r, cubic.add(image[i], image[j])));
                }
            }
        }
        // Whatever is done with them next: Z = 0 again, or right.
        let mut check = |r: Extended<E>, want: Point| {
            if r.z == [0] {
                lost += 1;
                return;
            }
            let q = extended::to_affine(&s.f, &r).0;
            assert_eq!(c.map(q.x[0], q.y[0]), want, "on {c:?}");
            recovered += 1;
        };
        for (n, &(r, sum)) in failed.iter().enumerate() {
            for (k, &q) in points.iter().enumerate() {
                check(add_stored(&s.f, &r, &keep(q)), cubic.add(sum, image[k]));
                let p = s.scaled(q, 2);
                check(
                    minus_one::add(&s.f, &s.k.d2, &p, &r),
                    cubic.add(sum, image[k]),
                );
            }
            for (r2, sum2) in &failed[n.saturating_sub(9)..=n] {
                let both = cubic.add(sum, *sum2);
                check(minus_one::add(&s.f, &s.k.d2, &r, r2), both);
                check(general::add(&s.f, &s.k, &r, r2), both);
            }
            let twice = cubic.add(sum, sum);
            check(minus_one::dbl(&s.f, &r), twice);
            check(minus_one::dbl_times(&s.f, &r, 2), cubic.add(twice, twice));
        }
    }
    assert!(lost > 1000 && recovered > 1000, "{lost}, {recovered}");
}

#[test]
fn signs_differ_from_lane_to_lane() {
    let c = Edwards { p: 37, a: 36, d: 4 };
    let f = Toy::<8>::new(c.p).unwrap();
    let (d, half) = ([c.d; 8], [inverse(c.p, 2); 8]);
    let points = c.points();
    let at = |i: usize| points[(i * 7 + i * i) % points.len()];
    let eight = |from: usize| Affine {
        x: std::array::from_fn(|l| at(from + l).0),
        y: std::array::from_fn(|l| at(from + l).1),
    };
    for start in 0..20 {
        let negative = (start * 41 + 5) as u8;
        let p = extended::from_affine(&f, &eight(start));
        let q = stored::store(&f, &d, &half, &eight(start + 11));
        let want = add_stored(&f, &p, &q.neg_where(&f, negative));
        assert_eq!(add_stored_signed(&f, &p, &q, negative), want);
        let each: Vec<_> = [add_stored(&f, &p, &q), add_stored(&f, &p, &q.neg(&f))].into();
        let picked = extended::select(&f, negative, &each[1], &each[0]);
        assert_eq!(picked, want);
    }
    let zero = Stored::identity(&f, &half);
    let p = extended::from_affine(&f, &eight(3));
    assert_eq!(add_stored(&f, &p, &zero), p);
    assert_eq!(f.is_zero(&extended::identity(&f).x), 255);
}
