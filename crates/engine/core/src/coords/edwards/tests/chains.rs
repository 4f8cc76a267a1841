//! Triplings, quintuplings and switching formulas: costs and bounds.

use super::super::general::{self, Curve};
use super::super::{
    Cached, Coefficient, Extended, Projective, Unhalved, minus_one, quintupling, switch, tripling,
};
use crate::coords::Cost;
use crate::meter::op_kinds::{Kind, Sorting, Tally};
use crate::ring::Lanes;

/// The part of `facts::every_formula` for chains.
pub fn every_formula<F: Lanes>(
    f: &F,
    [s, a, d]: [F::El; 3],
    done: &mut impl FnMut(&str, Cost, [u32; 2]),
) {
    let p = Extended {
        x: s,
        y: s,
        z: s,
        t: s,
    };
    let short = Projective { x: s, y: s, z: s };
    let k = Curve {
        a,
        d,
        a1: a,
        a2: a,
        d2: d,
    };
    let mut mem = [F::empty(); 8];
    let mut write = |all: &[F::El]| all.iter().for_each(|x| f.scatter(x, &mut mem[..F::WIDTH]));
    macro_rules! short {
        ($name:literal, $cost:expr, $norms:expr, $sum:expr) => {
            let r: Projective<F::El> = $sum;
            write(&[r.x, r.y, r.z]);
            done($name, $cost, $norms);
        };
    }
    macro_rules! long {
        ($name:literal, $cost:expr, $norms:expr, $sum:expr) => {
            let r: Extended<F::El> = $sum;
            write(&[r.x, r.y, r.z, r.t]);
            done($name, $cost, $norms);
        };
    }
    let any = Coefficient::Any(a);
    let t = |f: &F, a| tripling::tripling(f, a, &short);
    short!("tripling", tripling::costs::TRIPLING, [1, 1], t(f, &any));
    let t = |f: &F, a| tripling::to_extended(f, a, &short);
    long!(
        "tripling to E",
        tripling::costs::TO_EXTENDED,
        [1, 1],
        t(f, &any)
    );
    let q = |f: &F, a| quintupling::quintupling(f, a, &short);
    short!(
        "quintupling",
        quintupling::costs::QUINTUPLING,
        [1, 1],
        q(f, &any)
    );
    let q = |f: &F, a| quintupling::to_extended(f, a, &short);
    let cost = quintupling::costs::TO_EXTENDED;
    long!("quintupling to E", cost, [1, 1], q(f, &any));
    long!(
        "extend",
        switch::costs::EXTEND,
        [0, 0],
        switch::extend(f, &short)
    );
    let kept = Unhalved {
        minus: s,
        plus: s,
        t: s,
    };
    let r = switch::add_unhalved(f, &p, &kept);
    short!("E + A to P", switch::costs::ADD_UNHALVED, [1, 0], r);
    let cached = Cached {
        minus: s,
        plus: s,
        t: s,
        z: s,
    };
    let r = switch::add_cached(f, &p, &cached);
    short!("E + E to P", switch::costs::ADD_CACHED, [0, 0], r);
    let cached = general::Cached {
        minus: s,
        plus: s,
        s,
        t: s,
        z: s,
    };
    let r = switch::add_general_cached(f, &p, &cached);
    short!(
        "E + E to P, any a",
        switch::costs::ADD_GENERAL_CACHED,
        [1, 0],
        r
    );
    let unhalved = general::Unhalved {
        minus: s,
        plus: s,
        s,
        t: s,
    };
    let r = general::add_unhalved(f, &p, &unhalved);
    long!("E + A to E, any a", general::costs::ADD_UNHALVED, [2, 0], r);
    let r = switch::add_general_unhalved(f, &p, &unhalved);
    short!(
        "E + A to P, any a",
        switch::costs::ADD_GENERAL_UNHALVED,
        [2, 0],
        r
    );
    let r = switch::dbl_to_extended(f, &k, false, &short);
    long!("dbl P to E", general::costs::DBL, [2, 0], r);
    let r = switch::dbl_to_extended(f, &k, true, &short);
    long!("dbl P to E, a = -1", minus_one::costs::DBL, [2, 0], r);
}

/// Every formula that takes a coefficient.
fn of_coefficient<F: Lanes>(f: &F, s: F::El, a: &Coefficient<F::El>) {
    let p = Projective { x: s, y: s, z: s };
    tripling::tripling(f, a, &p);
    tripling::to_extended(f, a, &p);
    quintupling::quintupling(f, a, &p);
    quintupling::to_extended(f, a, &p);
}

#[test]
fn one_and_minus_one_save_the_product_by_a() {
    let tally = Tally::new();
    let f = Sorting::new(&tally);
    of_coefficient(&f, Kind::Variable, &Coefficient::Any(Kind::A));
    let any = tally.take();
    assert_eq!(any.ma, 4);
    for a in [Coefficient::One, Coefficient::MinusOne] {
        of_coefficient(&f, Kind::Variable, &a);
        let n = tally.take();
        assert_eq!((n.m, n.s, n.ma), (any.m, any.s, 0));
    }
}

#[test]
fn bounds_are_kept_for_every_coefficient() {
    use crate::meter::bound::{Bound, Contract, Peaks};
    for max_product in 2..=12 {
        for signed in [true, false] {
            let contract = Contract {
                max_product,
                max_value: 4,
                signed,
            };
            let peaks = Peaks::new();
            let f = Bound::new(contract, &peaks);
            let s = f.element(1);
            for a in [Coefficient::One, Coefficient::MinusOne, Coefficient::Any(s)] {
                of_coefficient(&f, s, &a);
            }
            assert!(peaks.product() <= max_product);
        }
    }
}

#[test]
fn published_operation_counts() {
    let of = |c: Cost| (c.m, c.s, c.ma, c.md);
    assert_eq!(of(tripling::costs::TRIPLING), (9, 3, 1, 0));
    assert_eq!(of(tripling::costs::TO_EXTENDED), (11, 3, 1, 0));
    assert_eq!(of(quintupling::costs::QUINTUPLING), (15, 3, 1, 0));
    assert_eq!(of(quintupling::costs::TO_EXTENDED), (17, 3, 1, 0));
    assert_eq!(of(switch::costs::ADD_UNHALVED), (6, 0, 0, 0));
    assert_eq!(of(switch::costs::ADD_CACHED), (7, 0, 0, 0));
}
