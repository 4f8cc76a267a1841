//! The traded formulas against the Jacobian ones, and their costs.

use crate::coords::traded;
use msmith_core::coords::reference::curve::Curve;
use msmith_core::coords::reference::expect;
use msmith_core::coords::{A, Affine, Coords, Cost, Jacobian, jacobian::Point};
use msmith_core::meter::bound::{Bound, Contract, Peaks};
use msmith_core::meter::counting::{Counters, Counting};
use msmith_core::meter::toy::Toy;
use msmith_core::ring::Ring;

#[test]
fn they_are_the_same_points() {
    for (p, a, b) in [(31, 0, 3), (31, 28, 5), (37, 0, 2), (43, 7, 1)] {
        let c = Curve { p, a, b };
        assert!(c.smooth());
        let f = Toy::<1>::new(p).unwrap();
        let a = if a == 0 { A::Zero } else { A::General([a]) };
        let finite: Vec<_> = c.points().into_iter().flatten().collect();
        let scaled = |(x, y): (u64, u64), z: u64| {
            let zz = f.sqr(&[z]);
            let (x, y) = (f.mul(&[x], &zz), f.mul(&[y], &f.mul(&zz, &[z])));
            Point { x, y, z: [z] }
        };
        let same = |r: &Point<[u64; 1]>, want: Option<(u64, u64)>| {
            let (q, inf) = Jacobian::to_affine(&f, r);
            assert_eq!((inf == 0).then_some((q.x[0], q.y[0])), want, "on {c:?}");
        };
        for (i, &s) in finite.iter().enumerate() {
            let left = scaled(s, 1 + i as u64 % (p - 1));
            same(&traded::dbl(&f, &a, &left), c.add(Some(s), Some(s)));
            let flat = Affine { x: [s.0], y: [s.1] };
            same(&traded::dbl_affine(&f, &a, &flat), c.add(Some(s), Some(s)));
            for (j, &t) in finite.iter().enumerate() {
                let right = scaled(t, 1 + (i + 3 * j) as u64 % (p - 1));
                let q = Affine { x: [t.0], y: [t.1] };
                for r in [
                    traded::add(&f, &left, &right),
                    traded::add_affine(&f, &left, &q),
                ] {
                    assert_eq!(r.z == [0], s.0 == t.0);
                    if s.0 != t.0 {
                        same(&r, c.add(Some(s), Some(t)));
                    }
                }
            }
        }
    }
}

#[test]
fn their_costs_are_counted_and_their_bounds_kept() {
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
        stored(traded::add(&f, &p, &p));
        expect("add", &counters, traded::ADD);
        stored(traded::add_affine(&f, &p, &q));
        expect("add_affine", &counters, traded::ADD_AFFINE);
        stored(traded::dbl(&f, &A::Zero, &p));
        expect("dbl", &counters, traded::DBL);
        stored(traded::dbl(&f, &A::General(s), &p));
        expect("dbl_general", &counters, traded::DBL_GENERAL);
        stored(traded::dbl_affine(&f, &A::Zero, &q));
        expect("dbl_affine", &counters, traded::DBL_AFFINE);
        stored(traded::dbl_affine(&f, &A::General(s), &q));
        let add = traded::DBL_AFFINE.add + 1;
        let general = Cost {
            add,
            ..traded::DBL_AFFINE
        };
        expect("dbl_affine_general", &counters, general);
    }
    let of = |c: Cost| (c.m, c.s, c.ma);
    assert_eq!(of(traded::ADD), (11, 5, 0));
    assert_eq!(of(traded::ADD_AFFINE), (7, 4, 0));
    assert_eq!(of(traded::DBL), (2, 5, 0));
    assert_eq!(of(traded::DBL_GENERAL), (1, 8, 1));
    assert_eq!(of(traded::DBL_AFFINE), (1, 5, 0));
}
