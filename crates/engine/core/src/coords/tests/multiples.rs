//! Jacobian tripling for a = 0: every point of toy curves, costs and bounds.

use crate::coords::reference::curve::Curve;
use crate::coords::reference::expect;
use crate::coords::{Coords, Cost, Jacobian, jacobian::Point, multiples};
use crate::meter::bound::{Bound, Contract, Peaks};
use crate::meter::counting::{Counters, Counting};
use crate::meter::toy::Toy;
use crate::ring::Ring;
use crate::ring::{ext2::Ext2, ext3::Ext3};

#[test]
fn every_point_three_times() {
    let (mut order_three, mut order_two) = (0, 0);
    for (p, b) in (0..31)
        .map(|b| (31, b))
        .chain((0..43).flat_map(|b| [(37, b % 37), (43, b)]))
    {
        let c = Curve { p, a: 0, b };
        if !c.smooth() {
            continue;
        }
        let f = Toy::<1>::new(p).unwrap();
        for (i, s) in c.points().into_iter().enumerate() {
            let z = [1 + i as u64 % (p - 1)];
            let zz = f.sqr(&z);
            let point = match s {
                Some((x, y)) => Point {
                    x: f.mul(&[x], &zz),
                    y: f.mul(&[y], &f.mul(&zz, &z)),
                    z,
                },
                None => Jacobian::infinity(&f),
            };
            let twice = c.add(s, s);
            let same = |r: &Point<[u64; 1]>, want| {
                let (q, inf) = Jacobian::to_affine(&f, r);
                assert_eq!(
                    (inf == 0).then_some((q.x[0], q.y[0])),
                    want,
                    "{s:?} on {c:?}"
                );
            };
            let thrice = c.add(s, twice);
            same(&multiples::tripling_a_zero(&f, &point), thrice);
            order_three += usize::from(s.is_some() && c.add(s, twice).is_none());
            order_two += usize::from(s.is_some() && twice.is_none());
        }
    }
    assert!(
        order_three > 50 && order_two > 50,
        "{order_three}, {order_two}"
    );
}

#[test]
fn costs_are_counted_and_bounds_kept() {
    let counters = Counters::new();
    // Fewer elements are normalised where products take more.
    for (max_product, signed, norm) in [(2, true, 8), (2, false, 8), (4, true, 2), (4, false, 2)] {
        let peaks = Peaks::new();
        let contract = Contract {
            max_product,
            max_value: 4,
            signed,
        };
        let bound = Bound::new(contract, &peaks);
        let s = bound.element(1);
        let f = Counting::new(bound, &counters);
        let p = Point { x: s, y: s, z: s };
        let stored = |r: Point<_>| assert_eq!([r.x, r.y, r.z], [s; 3]);
        stored(multiples::tripling_a_zero(&f, &p));
        let cost = multiples::TRIPLING;
        expect("tripling", &counters, Cost { norm, ..cost });
    }
}

#[test]
fn bounds_are_kept_over_extensions() {
    // The ring panics where a bound is not kept.
    fn triple_twice<F: Ring>(f: &F, s: F::El) {
        let p = Point { x: s, y: s, z: s };
        let r = multiples::tripling_a_zero(f, &p);
        multiples::tripling_a_zero(f, &r);
    }
    for (max_product, signed) in [2, 4, 8, 36]
        .into_iter()
        .flat_map(|m| [(m, true), (m, false)])
    {
        let peaks = Peaks::new();
        let contract = Contract {
            max_product,
            max_value: 12,
            signed,
        };
        let f = Bound::new(contract, &peaks);
        let s = f.element(1);
        for beta in [-1, -5, 11] {
            triple_twice(&Ext2::new(f, beta), [s; 2]);
            triple_twice(&Ext3::new(f, beta), [s; 3]);
        }
        triple_twice(&Ext2::with_element(f, s), [s; 2]);
    }
}
