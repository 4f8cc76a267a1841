//! Declared costs against counted ones, and the bounds of every formula on Edwards curves and Jacobi quartics.

use msmith_core::coords::edwards::Projective;
use msmith_core::coords::edwards::general::Curve;
use msmith_core::coords::{Affine, Cost};
use msmith_core::meter::bound::{Bound, Contract, Peaks};
use msmith_core::meter::counting::{Counters, Counting, Counts};
use msmith_core::meter::op_kinds::{Kind, Sorting, Tally};
use msmith_core::meter::toy::Toy;
use msmith_core::ring::{Lanes, Ring};

use crate::coords::{Inverted, inverted, quartic, untwisted};

/// Runs every formula on stored forms. After each, `done` is called with its name, its declared cost and how
/// many normalisations are left in rings whose products are 4 and 12.
fn every_formula<F: Lanes>(
    f: &F,
    [s, a, d]: [F::El; 3],
    mut done: impl FnMut(&str, Cost, [u32; 2]),
) {
    untwisted_and_inverted(f, [s, a, d], &mut done);
    quartics(f, [s, a], &mut done);
    super::edwards::every_formula(f, [s, a, d], &mut done);
}

/// The part of [`every_formula`] for a = 1 and inverted coordinates.
fn untwisted_and_inverted<F: Lanes>(
    f: &F,
    [s, a, d]: [F::El; 3],
    done: &mut impl FnMut(&str, Cost, [u32; 2]),
) {
    let short = Projective { x: s, y: s, z: s };
    let affine = Affine { x: s, y: s };
    let turned = Inverted { x: s, y: s, z: s };
    let k = Curve {
        a,
        d,
        a1: a,
        a2: a,
        d2: d,
    };
    let mut mem = [F::empty(); 8];
    let mut write = |all: &[F::El]| all.iter().for_each(|x| f.scatter(x, &mut mem[..F::WIDTH]));
    macro_rules! row {
        ($name:literal, $cost:expr, $norms:expr, $sum:expr) => {
            let r = $sum;
            write(&[r.x, r.y, r.z]);
            done($name, $cost, $norms);
        };
    }
    row!(
        "untwisted add",
        untwisted::ADD,
        [0, 0],
        untwisted::add(f, &d, &short, &short)
    );
    row!(
        "untwisted add_affine",
        untwisted::ADD_AFFINE,
        [0, 0],
        untwisted::add_affine(f, &d, &short, &affine)
    );
    row!(
        "untwisted add_dedicated",
        untwisted::ADD_DEDICATED,
        [2, 0],
        untwisted::add_dedicated(f, &short, &short)
    );
    row!(
        "untwisted add_affine_dedicated",
        untwisted::ADD_AFFINE_DEDICATED,
        [2, 0],
        untwisted::add_affine_dedicated(f, &short, &affine)
    );
    row!(
        "untwisted dbl",
        untwisted::DBL,
        [1, 0],
        untwisted::dbl(f, &short)
    );
    row!(
        "inverted add",
        inverted::ADD,
        [1, 0],
        inverted::add(f, &k, &turned, &turned)
    );
    row!(
        "inverted add_short",
        inverted::ADD_SHORT,
        [1, 0],
        inverted::add_short(f, &k, &turned, [&s, &s])
    );
    row!(
        "inverted dbl",
        inverted::DBL,
        [1, 0],
        inverted::dbl(f, &k, &turned)
    );
    row!(
        "untwisted add_inverted",
        untwisted::ADD_INVERTED,
        [1, 0],
        untwisted::add_inverted(f, &d, &turned, &turned)
    );
    row!(
        "untwisted add_inverted_short",
        untwisted::ADD_INVERTED_SHORT,
        [1, 0],
        untwisted::add_inverted_short(f, &d, &turned, [&s, &s])
    );
    row!(
        "untwisted dbl_inverted",
        untwisted::DBL_INVERTED,
        [1, 0],
        untwisted::dbl_inverted(f, &d, &turned)
    );
}

/// The part of [`every_formula`] for Jacobi quartics.
fn quartics<F: Lanes>(f: &F, [s, a]: [F::El; 2], done: &mut impl FnMut(&str, Cost, [u32; 2])) {
    let plain = quartic::Short {
        x: s,
        xx: s,
        y: s,
        z: s,
        zz: s,
    };
    let point = quartic::Point {
        x: s,
        xx: s,
        y: s,
        z: s,
        zz: s,
        r: s,
    };
    let one = quartic::Flat { xx: s, y: s, r: s };
    let mut mem = [F::empty(); 8];
    macro_rules! row {
        ($name:literal, $cost:expr, $sum:expr) => {
            let r = $sum;
            for x in [r.x, r.xx, r.y, r.z, r.zz] {
                f.scatter(&x, &mut mem[..F::WIDTH]);
            }
            done($name, $cost, [$cost.norm; 2]);
        };
    }
    row!(
        "quartic add",
        quartic::ADD,
        quartic::add(f, &a, &point, &point)
    );
    row!(
        "quartic add_flat",
        quartic::ADD_FLAT,
        quartic::add_flat(f, &a, &point, &one)
    );
    row!(
        "quartic add_short",
        quartic::ADD_SHORT,
        quartic::add_short(f, &a, &plain, &plain)
    );
    row!(
        "quartic add_short_flat",
        quartic::ADD_SHORT_FLAT,
        quartic::add_short_flat(f, &a, &plain, &one)
    );
    row!("quartic dbl", quartic::DBL, quartic::dbl(f, &point));
}

fn compare(name: &str, n: Counts, c: Cost, norms: u32) {
    let counted = [n.mul, n.sqr, n.add + n.sub + n.dbl, n.norm, n.inv];
    let declared = [c.m + c.ma + c.md, c.s, c.add, norms, 0].map(u64::from);
    assert_eq!(counted, declared, "{name}: mul, sqr, add, norm, inv");
}

/// Counts every formula in a ring of such products, where bounds are checked too.
fn count(max_product: u32, signed: bool, norms: impl Fn(Cost, [u32; 2]) -> Option<u32>) -> Peaks {
    let contract = Contract {
        max_product,
        max_value: 4,
        signed,
    };
    let (peaks, counters) = (Peaks::new(), Counters::new());
    let bound = Bound::new(contract, &peaks);
    let f = Counting::new(bound, &counters);
    every_formula(&f, [bound.element(1); 3], |name, cost, roomy| {
        let n = counters.take();
        let norms = norms(cost, roomy).unwrap_or(n.norm as u32);
        compare(name, n, cost, norms);
    });
    peaks
}

#[test]
fn declared_costs_are_counted_and_bounds_kept() {
    for signed in [true, false] {
        let peaks = count(2, signed, |c, _| Some(c.norm));
        assert_eq!((peaks.product(), peaks.value()), (2, 4));
        count(3, signed, |_, _| None);
        let peaks = count(4, signed, |_, roomy| Some(roomy[0]));
        assert_eq!((peaks.product(), peaks.value()), (4, 4));
        for products in 5..12 {
            assert!(count(products, signed, |_, _| None).product() <= products);
        }
        let peaks = count(12, signed, |_, roomy| Some(roomy[1]));
        assert_eq!((peaks.product(), peaks.value()), (12, 4));
    }
}

#[test]
fn products_by_coefficients_are_told_apart() {
    let tally = Tally::new();
    let f = Sorting::new(&tally);
    let kinds = [Kind::Variable, Kind::A, Kind::D];
    every_formula(&f, kinds, |name, c, roomy| {
        let n = tally.take();
        // Halving is a product by a constant of no curve.
        let want = [c.m, c.s, c.ma, c.md, c.add, roomy[0]];
        assert_eq!([n.m, n.s, n.ma, n.md, n.add, n.norm], want, "{name}");
    });
}

#[test]
fn a_canonical_ring_counts_as_one_of_products_of_four() {
    let counters = Counters::new();
    let f = Counting::new(Toy::<1>::new(97).unwrap(), &counters);
    assert_eq!(f.products(), 4);
    every_formula(&f, [[5]; 3], |name, cost, roomy| {
        compare(name, counters.take(), cost, roomy[0]);
    });
}

#[test]
fn published_operation_counts() {
    // M, S, ·a, ·d of the paper and of the Explicit-Formulas Database.
    let of = |c: Cost| (c.m, c.s, c.ma, c.md);
    assert_eq!(of(inverted::ADD), (9, 1, 1, 1));
    assert_eq!(of(inverted::ADD_SHORT), (8, 1, 1, 1));
    assert_eq!(of(inverted::DBL), (3, 4, 1, 1));
    assert_eq!(of(untwisted::ADD), (10, 1, 0, 1));
    assert_eq!(of(untwisted::ADD_AFFINE), (9, 1, 0, 1));
    assert_eq!(of(untwisted::ADD_DEDICATED), (11, 0, 0, 0));
    assert_eq!(of(untwisted::ADD_AFFINE_DEDICATED), (9, 0, 0, 0));
    assert_eq!(of(untwisted::DBL), (3, 4, 0, 0));
    assert_eq!(of(untwisted::ADD_INVERTED), (9, 1, 0, 1));
    assert_eq!(of(untwisted::ADD_INVERTED_SHORT), (8, 1, 0, 1));
    assert_eq!(of(untwisted::DBL_INVERTED), (3, 4, 0, 1));
    assert_eq!(of(quartic::ADD), (7, 3, 1, 0));
    assert_eq!(of(quartic::ADD_FLAT), (6, 3, 1, 0));
    assert_eq!(of(quartic::ADD_SHORT), (7, 4, 1, 0));
    assert_eq!(of(quartic::ADD_SHORT_FLAT), (6, 3, 1, 0));
    assert_eq!(of(quartic::DBL), (3, 4, 0, 0));
}
