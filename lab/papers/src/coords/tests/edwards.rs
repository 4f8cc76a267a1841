//! Declared costs against counted ones, and the bounds of the formulas for chains and of mixed and dedicated additions.

use msmith_core::coords::{Affine, Cost};
use msmith_core::meter::bound::{Bound, Contract, Peaks};
use msmith_core::meter::op_kinds::{Kind, Sorting, Tally};
use msmith_core::ring::Lanes;

use crate::coords::edwards::general::{self, Curve};
use crate::coords::edwards::{
    Coefficient, Extended, Flat, Projective, fused, minus_one, projective, quintupling, switch,
    tripling,
};

/// The part of `facts::every_formula` for them.
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
    let (flat, affine) = (Flat { x: s, y: s, t: s }, Affine { x: s, y: s });
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
    additions(f, [s, a, d], done);
    let any = Coefficient::Any(a);
    let t = |f: &F, a| tripling::tripling(f, a, &short);
    short!("tripling", tripling::TRIPLING, [1, 1], t(f, &any));
    let t = |f: &F, a| tripling::to_extended(f, a, &short);
    long!("tripling to E", tripling::TO_EXTENDED, [1, 1], t(f, &any));
    let t = |f: &F, a| tripling::by_t(f, a, &p);
    long!("tripling by T", tripling::BY_T, [1, 1], t(f, &any));
    let t = |f: &F, a| tripling::affine(f, a, &affine);
    short!("tripling affine", tripling::AFFINE, [1, 1], t(f, &any));
    let t = |f: &F, a| tripling::affine_to_extended(f, a, &affine);
    let cost = tripling::AFFINE_TO_EXTENDED;
    long!("tripling affine to E", cost, [1, 1], t(f, &any));
    let r = tripling::older(f, &a, &short);
    short!("older tripling", tripling::OLDER, [2, 2], r);
    let q = |f: &F, a| quintupling::quintupling(f, a, &short);
    short!("quintupling", quintupling::QUINTUPLING, [1, 1], q(f, &any));
    let q = |f: &F, a| quintupling::to_extended(f, a, &short);
    long!(
        "quintupling to E",
        quintupling::TO_EXTENDED,
        [1, 1],
        q(f, &any)
    );
    let q = |f: &F, a| quintupling::affine_to_extended(f, a, &affine);
    let cost = quintupling::AFFINE_TO_EXTENDED;
    long!("quintupling affine to E", cost, [1, 1], q(f, &any));

    let near = fused::Addend::new(f, &k, &short);
    write(&[near.ax, near.xy, near.axy, near.dxy]);
    done("keep", fused::KEEP, [0, 0]);
    short!(
        "P + Q kept",
        fused::ADD,
        [0, 0],
        fused::add(f, &near, &short)
    );
    let near = fused::Addend::affine(f, &k, &affine);
    done("keep affine", fused::KEEP, [0, 0]);
    let r = fused::add(f, &near, &short);
    short!("P + Q kept affine", fused::ADD_AFFINE, [0, 0], r);
    let near = fused::DblAddend::new(f, &k, &short);
    write(&[
        near.xz,
        near.yz,
        near.xyzz,
        near.minus_axz,
        near.axyzz,
        near.dxy,
    ]);
    done("keep for 2Q + P", fused::KEEP_DBL, [1, 1]);
    let r = fused::dbl_add(f, &any, &near, &short);
    short!("2Q + P kept", fused::DBL_ADD, [4, 0], r);
    let near = fused::DblAddend::affine(f, &k, &affine);
    done("keep affine for 2Q + P", fused::KEEP_DBL_AFFINE, [1, 1]);
    let r = fused::dbl_add(f, &any, &near, &short);
    short!("2Q + P kept affine", fused::DBL_ADD_AFFINE, [4, 0], r);

    let r = switch::add_dedicated(f, &p, &p);
    short!("E + E to P, dedicated", switch::ADD_DEDICATED, [0, 0], r);
    let r = switch::add_flat_dedicated(f, &p, &flat);
    let cost = switch::ADD_FLAT_DEDICATED;
    short!("E + A to P, dedicated", cost, [1, 0], r);
    let r = switch::add_general_flat_dedicated(f, &k, &p, &flat);
    let cost = switch::ADD_GENERAL_FLAT_DEDICATED;
    short!("E + A to P, dedicated, any a", cost, [1, 0], r);
    let r = switch::add_flats_dedicated(f, &flat, &flat);
    long!("A + A to E", switch::ADD_FLATS_DEDICATED, [2, 2], r);
    let [r, _] = switch::sum_and_difference(f, &p, &p);
    long!("sum and difference", switch::SUM_AND_DIFFERENCE, [0, 0], r);
    let [_, r] = switch::sum_and_difference_flat(f, &p, &flat);
    let cost = switch::SUM_AND_DIFFERENCE_FLAT;
    long!("sum and difference flat", cost, [1, 1], r);
    let [_, r] = switch::sum_and_difference_flats(f, &flat, &flat);
    let cost = switch::SUM_AND_DIFFERENCE_FLATS;
    long!("sum and difference of flats", cost, [2, 2], r);
    let r = switch::dbl_flat_projective(f, &any, &flat);
    let cost = switch::DBL_FLAT_PROJECTIVE;
    short!("dbl A to P, T known", cost, [3, 3], r);
    let r = quintupling::affine(f, &any, &affine);
    short!("quintupling affine", quintupling::AFFINE, [1, 1], r);
    let r = switch::dbl_affine(f, &any, &affine);
    long!("dbl A to E", switch::DBL_AFFINE, [3, 3], r);
    let r = switch::dbl_flat(f, &any, &flat);
    long!("dbl A to E, T known", switch::DBL_FLAT, [3, 3], r);
}

/// Mixed, dedicated and projective additions.
fn additions<F: Lanes>(f: &F, [s, a, d]: [F::El; 3], done: &mut impl FnMut(&str, Cost, [u32; 2])) {
    let p = Extended {
        x: s,
        y: s,
        z: s,
        t: s,
    };
    let (flat, affine) = (Flat { x: s, y: s, t: s }, Affine { x: s, y: s });
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
    macro_rules! row {
        ($name:literal, $cost:expr, $norms:expr, $sum:expr) => {
            let r = $sum;
            write(&[r.x, r.y, r.z]);
            done($name, $cost, $norms);
        };
    }
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
}

/// Every formula that takes a coefficient.
fn of_coefficient<F: Lanes>(f: &F, s: F::El, a: &Coefficient<F::El>) {
    let p = Projective { x: s, y: s, z: s };
    let (affine, flat) = (Affine { x: s, y: s }, Flat { x: s, y: s, t: s });
    let with_t = Extended {
        x: s,
        y: s,
        z: s,
        t: s,
    };
    let near = fused::DblAddend {
        zz: Some(s),
        xz: s,
        yz: s,
        xyzz: s,
        minus_axz: s,
        axyzz: s,
        dxy: s,
    };
    tripling::tripling(f, a, &p);
    tripling::to_extended(f, a, &p);
    quintupling::quintupling(f, a, &p);
    quintupling::to_extended(f, a, &p);
    tripling::by_t(f, a, &with_t);
    tripling::affine(f, a, &affine);
    tripling::affine_to_extended(f, a, &affine);
    quintupling::affine_to_extended(f, a, &affine);
    fused::dbl_add(f, a, &near, &p);
    switch::dbl_affine(f, a, &affine);
    switch::dbl_flat(f, a, &flat);
    switch::dbl_flat_projective(f, a, &flat);
    quintupling::affine(f, a, &affine);
}

#[test]
fn one_and_minus_one_save_the_product_by_a() {
    let tally = Tally::new();
    let f = Sorting::new(&tally);
    of_coefficient(&f, Kind::Variable, &Coefficient::Any(Kind::A));
    let any = tally.take();
    assert_eq!(any.ma, 13);
    for a in [Coefficient::One, Coefficient::MinusOne] {
        of_coefficient(&f, Kind::Variable, &a);
        let n = tally.take();
        assert_eq!((n.m, n.s, n.ma), (any.m, any.s, 0));
    }
}

#[test]
fn bounds_are_kept_for_every_coefficient() {
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
    assert_eq!(of(tripling::TRIPLING), (9, 3, 1, 0));
    assert_eq!(of(tripling::TO_EXTENDED), (11, 3, 1, 0));
    assert_eq!(of(quintupling::QUINTUPLING), (15, 3, 1, 0));
    assert_eq!(of(quintupling::TO_EXTENDED), (17, 3, 1, 0));
    assert_eq!(of(tripling::AFFINE), (8, 2, 1, 0));
    assert_eq!(of(tripling::AFFINE_TO_EXTENDED), (9, 2, 1, 0));
    assert_eq!(of(tripling::OLDER), (9, 4, 1, 0));
    assert_eq!(of(quintupling::AFFINE_TO_EXTENDED), (15, 2, 1, 0));
    assert_eq!(of(fused::ADD), (10, 1, 0, 0));
    assert_eq!(of(fused::ADD_AFFINE), (9, 1, 0, 0));
    assert_eq!(of(fused::DBL_ADD), (12, 4, 1, 0));
    assert_eq!(of(fused::DBL_ADD_AFFINE), (11, 4, 1, 0));
    assert_eq!(of(fused::KEEP), (1, 0, 2, 1));
    assert_eq!(of(fused::KEEP_DBL), (4, 1, 2, 1));
    assert_eq!(of(fused::KEEP_DBL_AFFINE), (1, 0, 2, 1));
    assert_eq!(of(switch::ADD_FLATS_DEDICATED), (6, 0, 0, 0));
    assert_eq!(of(switch::ADD_FLAT_DEDICATED), (6, 0, 0, 0));
    assert_eq!(of(switch::ADD_DEDICATED), (7, 0, 0, 0));
    assert_eq!(of(switch::SUM_AND_DIFFERENCE), (14, 0, 0, 0));
    assert_eq!(of(switch::SUM_AND_DIFFERENCE_FLAT), (13, 0, 0, 0));
    assert_eq!(of(switch::SUM_AND_DIFFERENCE_FLATS), (12, 0, 0, 0));
    assert_eq!(of(switch::DBL_FLAT_PROJECTIVE), (2, 3, 1, 0));
    assert_eq!(of(quintupling::AFFINE), (14, 2, 1, 0));
    assert_eq!(of(switch::DBL_AFFINE), (3, 4, 1, 0));
    assert_eq!(of(switch::DBL_FLAT), (3, 3, 1, 0));
    assert_eq!(of(minus_one::ADD_FLAT), (7, 0, 0, 1));
    assert_eq!(of(minus_one::ADD_DEDICATED), (8, 0, 0, 0));
    assert_eq!(of(minus_one::ADD_FLAT_DEDICATED), (7, 0, 0, 0));
    assert_eq!(of(general::ADD_FLAT), (8, 0, 1, 1));
    assert_eq!(of(general::ADD_DEDICATED), (9, 0, 1, 0));
    assert_eq!(of(general::ADD_FLAT_DEDICATED), (8, 0, 1, 0));
    assert_eq!(of(projective::ADD), (10, 1, 1, 1));
    assert_eq!(of(projective::ADD_AFFINE), (9, 1, 1, 1));
}
