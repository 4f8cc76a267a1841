//! Declared costs against counted ones, and the bounds of every formula.

use super::super::general::{self, Curve};
use super::super::{
    Cached, Extended, Projective, Stored, Unhalved, add_cached, add_stored, add_stored_signed,
    add_turned, add_unhalved, extended, first, minus_one, projective, stored, to_cached,
};
use crate::coords::{Affine, Cost};
use crate::meter::bound::{Bound, Contract, Peaks};
use crate::meter::counting::{Counters, Counting, Counts};
use crate::meter::op_kinds::{Kind, Sorting, Tally};
use crate::meter::toy::Toy;
use crate::ring::{Lanes, Ring};

/// Runs every formula on stored forms. After each, `done` is called with its name, its declared cost and how
/// many normalisations are left in rings whose products are 4 and 12.
fn every_formula<F: Lanes>(
    f: &F,
    [s, a, d]: [F::El; 3],
    mut done: impl FnMut(&str, Cost, [u32; 2]),
) {
    let p = Extended {
        x: s,
        y: s,
        z: s,
        t: s,
    };
    let short = Projective { x: s, y: s, z: s };
    let affine = Affine { x: s, y: s };
    let kept = Stored {
        minus: s,
        plus: s,
        t: s,
    };
    let unhalved = Unhalved {
        minus: s,
        plus: s,
        t: s,
    };
    let kept_any = general::Stored {
        minus: s,
        plus: s,
        s,
        t: s,
    };
    let k = Curve {
        a,
        d,
        a1: a,
        a2: a,
        d2: d,
    };
    let mut mem = [F::empty(); 8];
    // Only stored forms may be written.
    let mut write = |all: &[F::El]| all.iter().for_each(|x| f.scatter(x, &mut mem[..F::WIDTH]));
    macro_rules! row {
        ($name:literal, $cost:expr, $norms:expr, $sum:expr) => {
            let r = $sum;
            write(&[r.x, r.y, r.z]);
            done($name, $cost, $norms);
        };
    }
    row!("neg", extended::costs::NEG, [2, 2], extended::neg(f, &p));
    row!(
        "add_stored",
        stored::costs::ADD_STORED,
        [0, 0],
        add_stored(f, &p, &kept)
    );
    row!(
        "add_stored_signed",
        stored::costs::ADD_STORED,
        [0, 0],
        add_stored_signed(f, &p, &kept, 1)
    );
    row!(
        "add_turned",
        stored::costs::ADD_STORED,
        [0, 0],
        add_turned(f, &p, &kept, 1)
    );
    row!(
        "add_unhalved",
        stored::costs::ADD_UNHALVED,
        [1, 0],
        add_unhalved(f, &p, &unhalved)
    );
    row!("first", stored::costs::FIRST, [2, 2], first(f, &kept));
    let Cached { minus, plus, t, z } = to_cached(f, &d, &p);
    done("to_cached", stored::costs::TO_CACHED, [0, 0]);
    let cached = Cached { minus, plus, t, z };
    row!(
        "add_cached",
        stored::costs::ADD_CACHED,
        [0, 0],
        add_cached(f, &p, &cached)
    );
    let r = stored::store(f, &d, &s, &affine);
    write(&[r.minus, r.plus, r.t]);
    done("store", stored::costs::STORE, [1, 1]);

    row!(
        "add",
        minus_one::costs::ADD,
        [0, 0],
        minus_one::add(f, &d, &p, &p)
    );
    row!("dbl", minus_one::costs::DBL, [2, 0], minus_one::dbl(f, &p));
    row!(
        "dbl_projective",
        minus_one::costs::DBL_PROJECTIVE,
        [2, 0],
        minus_one::dbl_projective(f, &short)
    );

    row!(
        "general add_stored",
        general::costs::ADD_STORED,
        [1, 0],
        general::add_stored(f, &p, &kept_any)
    );
    let cached = general::to_cached(f, &k, &p);
    done("general to_cached", general::costs::TO_CACHED, [0, 0]);
    row!(
        "general add_cached",
        general::costs::ADD_CACHED,
        [1, 0],
        general::add_cached(f, &p, &cached)
    );
    row!(
        "general add",
        general::costs::ADD,
        [1, 0],
        general::add(f, &k, &p, &p)
    );
    row!(
        "general dbl",
        general::costs::DBL,
        [2, 0],
        general::dbl(f, &k, &p)
    );
    row!(
        "projective dbl",
        projective::costs::DBL,
        [1, 0],
        projective::dbl(f, &k, &short)
    );
    super::chains::every_formula(f, [s, a, d], &mut done);
}

/// Formulas without a declared cost, for their bounds.
fn the_rest<F: Lanes>(f: &F, s: F::El) {
    let affine = Affine { x: s, y: s };
    let p = extended::from_affine(f, &affine);
    let mut mem = [F::empty(); 8];
    let mut write = |p: &Extended<F::El>| {
        for x in [p.x, p.y, p.z, p.t] {
            f.scatter(&x, &mut mem[..F::WIDTH]);
        }
    };
    write(&minus_one::dbl_times(f, &p, 3));
    let k = Curve::new(f, &s, &s);
    let q = general::Stored::store(f, &k, &s, &affine).neg(f);
    write(&general::add_stored(f, &q.first(f), &q));
    let q = Unhalved::store(f, &k.d2, &affine).neg(f);
    write(&add_unhalved(f, &q.first(f), &q));
    let q = stored::store(f, &s, &s, &affine).neg_where(f, 1).neg(f);
    write(&add_stored(f, &first(f, &q), &Stored::identity(f, &s)));
    write(&extended::from_affine(f, &extended::to_affine(f, &p).0));
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
    the_rest(&f, bound.element(1));
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
    assert_eq!(
        (of(stored::costs::ADD_STORED), stored::costs::ADD_STORED.add),
        ((7, 0, 0, 0), 6)
    );
    assert_eq!(
        (
            of(stored::costs::ADD_UNHALVED),
            stored::costs::ADD_UNHALVED.add
        ),
        ((7, 0, 0, 0), 7)
    );
    assert_eq!(of(stored::costs::ADD_CACHED), (8, 0, 0, 0));
    assert_eq!(of(minus_one::costs::ADD), (8, 0, 0, 1));
    assert_eq!(of(minus_one::costs::DBL), (4, 4, 0, 0));
    assert_eq!(of(general::costs::ADD), (9, 0, 1, 1));
    assert_eq!(of(general::costs::DBL), (4, 4, 1, 0));
    assert_eq!(of(projective::costs::DBL), (3, 4, 1, 0));
}
