//! Jacobian tripling and quintupling, any a: every point of toy curves, costs and bounds.

use msmith_core::coords::reference::curve::{self, Curve};
use msmith_core::coords::reference::expect;
use msmith_core::coords::{A, Coords, Cost, Jacobian, jacobian::Point};
use msmith_core::meter::bound::{Bound, Contract, Peaks};
use msmith_core::meter::counting::{Counters, Counting};
use msmith_core::meter::toy::Toy;
use msmith_core::ring::Ring;

use super::super::{multiples, quintupling};

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
fn every_point_three_and_five_times() {
    // Of these orders, and of order 6, whose 5P = −P.
    let mut orders = [0; 7];
    for c in curves() {
        let f = T::new(c.p).unwrap();
        let a = if c.a == 0 { A::Zero } else { A::General([c.a]) };
        for (i, s) in c.points().into_iter().enumerate() {
            let times = |k| (0..k).fold(None, |sum, _| c.add(sum, s));
            let p = scaled(&f, s, 1 + i as u64 % (c.p - 1));
            let r = multiples::tripling(&f, &[c.a], &p);
            assert_eq!(plain(&f, &r), times(3), "{s:?} on {c:?}");
            let r = quintupling::quintupling(&f, &a, &p);
            assert_eq!(plain(&f, &r), times(5), "{s:?} on {c:?}");
            if let Some(order) = (1..7).find(|k| times(*k).is_none()) {
                orders[order] += 1;
            }
        }
    }
    assert!(orders[1..].iter().all(|n| *n > 15), "{orders:?}");
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
        let p = Point { x: s, y: s, z: s };
        let stored = |r: Point<_>| assert_eq!([r.x, r.y, r.z], [s; 3]);
        stored(multiples::tripling(&f, &s, &p));
        expect("tripling general", &counters, multiples::TRIPLING);
        stored(quintupling::quintupling(&f, &A::Zero, &p));
        expect("quintupling", &counters, quintupling::QUINTUPLING);
        stored(quintupling::quintupling(&f, &A::General(s), &p));
        let cost = quintupling::QUINTUPLING_GENERAL;
        expect("quintupling general", &counters, cost);
    }
    let of = |c: Cost| (c.m, c.s, c.ma);
    assert_eq!(of(quintupling::QUINTUPLING), (13, 8, 0));
    assert_eq!(of(quintupling::QUINTUPLING_GENERAL), (13, 10, 1));
}
