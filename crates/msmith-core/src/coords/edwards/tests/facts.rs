//! Declared costs against counted ones, and the bounds of every formula.

use super::super::general::{self, Curve};
use super::super::{
    Cached, Extended, Flat, Projective, Stored, Unhalved, add_cached, add_stored,
    add_stored_signed, add_turned, add_unhalved, affine as law, extended, first, minus_one,
    projective, stored, to_cached,
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
    let flat = Flat { x: s, y: s, t: s };
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
    row!("neg", extended::NEG, [2, 2], extended::neg(f, &p));
    row!(
        "add_stored",
        stored::ADD_STORED,
        [0, 0],
        add_stored(f, &p, &kept)
    );
    row!(
        "add_stored_signed",
        stored::ADD_STORED,
        [0, 0],
        add_stored_signed(f, &p, &kept, 1)
    );
    row!(
        "add_turned",
        stored::ADD_STORED,
        [0, 0],
        add_turned(f, &p, &kept, 1)
    );
    row!(
        "add_unhalved",
        stored::ADD_UNHALVED,
        [1, 0],
        add_unhalved(f, &p, &unhalved)
    );
    row!("first", stored::FIRST, [2, 2], first(f, &kept));
    let Cached { minus, plus, t, z } = to_cached(f, &d, &p);
    done("to_cached", stored::TO_CACHED, [0, 0]);
    let cached = Cached { minus, plus, t, z };
    row!(
        "add_cached",
        stored::ADD_CACHED,
        [0, 0],
        add_cached(f, &p, &cached)
    );
    let r = stored::store(f, &d, &s, &affine);
    write(&[r.minus, r.plus, r.t]);
    done("store", stored::STORE, [1, 1]);

    row!("add", minus_one::ADD, [0, 0], minus_one::add(f, &d, &p, &p));
    row!(
        "add_flat",
        minus_one::ADD_FLAT,
        [1, 0],
        minus_one::add_flat(f, &d, &p, &flat)
    );
    row!(
        "add_dedicated",
        minus_one::ADD_DEDICATED,
        [0, 0],
        minus_one::add_dedicated(f, &p, &p)
    );
    row!(
        "add_flat_dedicated",
        minus_one::ADD_FLAT_DEDICATED,
        [1, 0],
        minus_one::add_flat_dedicated(f, &p, &flat)
    );
    row!("dbl", minus_one::DBL, [2, 0], minus_one::dbl(f, &p));
    row!(
        "dbl_projective",
        minus_one::DBL_PROJECTIVE,
        [2, 0],
        minus_one::dbl_projective(f, &short)
    );

    row!(
        "general add_stored",
        general::ADD_STORED,
        [1, 0],
        general::add_stored(f, &p, &kept_any)
    );
    let cached = general::to_cached(f, &k, &p);
    done("general to_cached", general::TO_CACHED, [0, 0]);
    row!(
        "general add_cached",
        general::ADD_CACHED,
        [1, 0],
        general::add_cached(f, &p, &cached)
    );
    row!(
        "general add",
        general::ADD,
        [1, 0],
        general::add(f, &k, &p, &p)
    );
    row!(
        "general add_flat",
        general::ADD_FLAT,
        [1, 0],
        general::add_flat(f, &k, &p, &flat)
    );
    row!(
        "general add_dedicated",
        general::ADD_DEDICATED,
        [1, 0],
        general::add_dedicated(f, &k, &p, &p)
    );
    row!(
        "general add_flat_dedicated",
        general::ADD_FLAT_DEDICATED,
        [1, 0],
        general::add_flat_dedicated(f, &k, &p, &flat)
    );
    row!("general dbl", general::DBL, [2, 0], general::dbl(f, &k, &p));
    row!(
        "projective add",
        projective::ADD,
        [0, 0],
        projective::add(f, &k, &short, &short)
    );
    row!(
        "projective add_affine",
        projective::ADD_AFFINE,
        [0, 0],
        projective::add_affine(f, &k, &short, &affine)
    );
    row!(
        "projective dbl",
        projective::DBL,
        [1, 0],
        projective::dbl(f, &k, &short)
    );
    affine_law(f, [s, a, d], &mut done);
    super::chains::every_formula(f, [s, a, d], &mut done);
}

/// The part of [`every_formula`] for affine coordinates.
fn affine_law<F: Lanes>(f: &F, [s, a, d]: [F::El; 3], done: &mut impl FnMut(&str, Cost, [u32; 2])) {
    let affine = Affine { x: s, y: s };
    let k = Curve {
        a,
        d,
        a1: a,
        a2: a,
        d2: d,
    };
    let mut mem = [F::empty(); 8];
    let mut write = |all: &[F::El]| all.iter().for_each(|x| f.scatter(x, &mut mem[..F::WIDTH]));
    let sum = law::add(f, &k, &affine, &affine);
    done("affine add", law::ADD, [1, 1]);
    let r = law::finish(f, &sum, &s);
    write(&[r.x, r.y]);
    done("affine finish", law::FINISH, [0, 0]);
    let sum = law::dbl(f, &k, &affine);
    done("affine dbl", law::DBL, [2, 2]);
    let r = law::finish(f, &sum, &s);
    write(&[r.x, r.y]);
    done("affine finish", law::FINISH, [0, 0]);
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
    extended::is_identity(f, &p);
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
        (of(stored::ADD_STORED), stored::ADD_STORED.add),
        ((7, 0, 0, 0), 6)
    );
    assert_eq!(
        (of(stored::ADD_UNHALVED), stored::ADD_UNHALVED.add),
        ((7, 0, 0, 0), 7)
    );
    assert_eq!(of(stored::ADD_CACHED), (8, 0, 0, 0));
    assert_eq!(of(minus_one::ADD), (8, 0, 0, 1));
    assert_eq!(of(minus_one::ADD_FLAT), (7, 0, 0, 1));
    assert_eq!(of(minus_one::ADD_DEDICATED), (8, 0, 0, 0));
    assert_eq!(of(minus_one::ADD_FLAT_DEDICATED), (7, 0, 0, 0));
    assert_eq!(of(minus_one::DBL), (4, 4, 0, 0));
    assert_eq!(of(general::ADD), (9, 0, 1, 1));
    assert_eq!(of(general::ADD_FLAT), (8, 0, 1, 1));
    assert_eq!(of(general::ADD_DEDICATED), (9, 0, 1, 0));
    assert_eq!(of(general::ADD_FLAT_DEDICATED), (8, 0, 1, 0));
    assert_eq!(of(general::DBL), (4, 4, 1, 0));
    assert_eq!(of(projective::ADD), (10, 1, 1, 1));
    assert_eq!(of(projective::ADD_AFFINE), (9, 1, 1, 1));
    assert_eq!(of(projective::DBL), (3, 4, 1, 0));
}
