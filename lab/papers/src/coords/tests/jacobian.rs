//! Jacobian formulas for a = −3, and 2Q + P: every point of toy curves, costs and bounds.

use msmith_core::coords::reference::curve::{self, Curve};
use msmith_core::coords::reference::expect;
use msmith_core::coords::{Affine, Coords, Cost, Jacobian, jacobian::Point};
use msmith_core::meter::bound::{Bound, Contract, Peaks};
use msmith_core::meter::counting::{Counters, Counting};
use msmith_core::meter::toy::Toy;
use msmith_core::ring::Ring;

use crate::coords::{fused, multiples};

type T = Toy<1>;

fn curves() -> impl Iterator<Item = Curve> {
    let of = |p, a, b| Curve { p, a, b };
    let all = (0..31).flat_map(move |b| [of(31, 0, b), of(31, 28, b), of(31, 2, b)]);
    let more = [(37, 0, 2), (41, 38, 6), (43, 40, 1), (43, 7, 1)];
    all.chain(more.map(|(p, a, b)| of(p, a, b)))
        .filter(Curve::smooth)
}

fn scaled(f: &T, s: curve::Point, z: u64) -> Point<[u64; 1]> {
    let (z, zz) = ([z], f.sqr(&[z]));
    match s {
        Some((x, y)) => Point {
            x: f.mul(&[x], &zz),
            y: f.mul(&[y], &f.mul(&zz, &z)),
            z,
        },
        // Infinity in any representation.
        None => Point {
            x: zz,
            y: f.mul(&zz, &z),
            z: [0],
        },
    }
}

fn plain(f: &T, r: &Point<[u64; 1]>) -> curve::Point {
    let (q, inf) = Jacobian::to_affine(f, r);
    (inf == 0).then_some((q.x[0], q.y[0]))
}

#[test]
fn multiples_of_every_point() {
    let mut right = 0;
    for c in curves().filter(|c| c.a + 3 == c.p) {
        let f = T::new(c.p).unwrap();
        for (i, s) in c.points().into_iter().enumerate() {
            let times = |k| (0..k).fold(None, |sum, _| c.add(sum, s));
            let p = scaled(&f, s, 1 + i as u64 % (c.p - 1));
            for (k, r) in [
                (2, multiples::dbl_minus_three(&f, &p)),
                (3, multiples::tripling_minus_three(&f, &p)),
                (5, multiples::quintupling_minus_three(&f, &p)),
            ] {
                assert_eq!(plain(&f, &r), times(k), "{k} times {s:?} on {c:?}");
                right += 1;
            }
        }
    }
    assert!(right > 2000, "{right}");
}

#[test]
fn twice_q_and_p_of_every_pair() {
    let (mut lost, mut infinite, mut right) = (0, 0, 0);
    for c in curves() {
        let f = T::new(c.p).unwrap();
        let all = c.points();
        for (i, &s) in all.iter().enumerate() {
            let twice = c.add(s, s);
            for (j, t) in all.iter().enumerate() {
                let Some((x, y)) = *t else { continue };
                let q = scaled(&f, s, 1 + (i + 3 * j) as u64 % (c.p - 1));
                let (x1, y1) = ([x], [y]);
                let r = fused::dbl_add_affine(&f, &q, &Affine { x: x1, y: y1 });
                let want = c.add(twice, *t);
                let fails = s.is_none_or(|s| s.0 == x);
                assert_eq!(r.z == [0], fails || want.is_none(), "{s:?}, {t:?} on {c:?}");
                if !fails {
                    assert_eq!(plain(&f, &r), want, "2{s:?} + {t:?} on {c:?}");
                }
                lost += usize::from(fails);
                infinite += usize::from(!fails && want.is_none());
                right += usize::from(!fails && want.is_some());
            }
        }
    }
    assert!(
        lost > 1000 && infinite > 1000 && right > 10_000,
        "{lost}, {infinite}, {right}"
    );
}

#[test]
fn costs_are_counted_and_bounds_kept() {
    let counters = Counters::new();
    for signed in [true, false] {
        let peaks = Peaks::new();
        let contract = Contract {
            max_product: 2,
            max_value: 4,
            signed,
        };
        let bound = Bound::new(contract, &peaks);
        let s = bound.element(1);
        let f = Counting::new(bound, &counters);
        let (p, q) = (Point { x: s, y: s, z: s }, Affine { x: s, y: s });
        let stored = |r: Point<_>| assert_eq!([r.x, r.y, r.z], [s; 3]);
        stored(multiples::dbl_minus_three(&f, &p));
        expect("dbl", &counters, multiples::DBL_MINUS_THREE);
        stored(multiples::tripling_minus_three(&f, &p));
        expect("tripling", &counters, multiples::TRIPLING_MINUS_THREE);
        stored(multiples::quintupling_minus_three(&f, &p));
        expect("quintupling", &counters, multiples::QUINTUPLING_MINUS_THREE);
        stored(fused::dbl_add_affine(&f, &p, &q));
        expect("2Q + P", &counters, fused::DBL_ADD_AFFINE);
    }
    let of = |c: Cost| (c.m, c.s, c.ma);
    assert_eq!(of(multiples::DBL_MINUS_THREE), (3, 5, 0));
    assert_eq!(of(multiples::TRIPLING_MINUS_THREE), (7, 7, 0));
    assert_eq!(of(multiples::QUINTUPLING_MINUS_THREE), (9, 13, 0));
    assert_eq!(of(fused::DBL_ADD_AFFINE), (11, 7, 0));
}
