//! Declared costs against counted ones, and the bounds of every formula.

use super::super::{A, Affine, Coords, Cost, Jacobian, Xyzz, affine};
use crate::coords::reference::expect;
use crate::meter::bound::{Bound, Contract, Peaks};
use crate::meter::counting::{Counters, Counting};
use crate::meter::toy::Toy;
use crate::ring::{Lanes, ext2::Ext2, ext3::Ext3, outline::Outlined};

fn costs_of<C: Coords>() {
    let counters = Counters::new();
    let f = Counting::new(Toy::<1>::new(97).unwrap(), &counters);
    let (zero, general) = (A::Zero, A::General([5]));
    let (p, q) = (Affine { x: [9], y: [3] }, Affine { x: [4], y: [7] });
    let (cp, cq) = (C::dbl_affine(&f, &zero, &p), C::dbl_affine(&f, &zero, &q));
    counters.take();
    let name = C::NAME;
    // The complete operations cost what the raw ones do where nothing is exceptional.
    C::add(&f, &zero, &cp, &cq);
    expect(&format!("{name} add"), &counters, C::COSTS.add);
    C::add_affine(&f, &zero, &cp, &q, 0);
    expect(
        &format!("{name} add_affine"),
        &counters,
        C::COSTS.add_affine,
    );
    C::dbl(&f, &zero, &cp);
    expect(&format!("{name} dbl"), &counters, C::COSTS.dbl);
    C::dbl(&f, &general, &cp);
    expect(
        &format!("{name} dbl_general"),
        &counters,
        C::COSTS.dbl_general,
    );
    C::dbl_affine(&f, &zero, &q);
    expect(
        &format!("{name} dbl_affine"),
        &counters,
        C::COSTS.dbl_affine,
    );
    C::dbl_affine(&f, &general, &q);
    expect(
        &format!("{name} dbl_affine_general"),
        &counters,
        C::COSTS.dbl_affine_general,
    );
}

#[test]
fn declared_costs_are_counted() {
    costs_of::<Xyzz>();
    costs_of::<Jacobian>();
}

#[test]
fn declared_costs_of_affine_pieces_are_counted() {
    let counters = Counters::new();
    let f = Counting::new(Toy::<1>::new(97).unwrap(), &counters);
    let (p, q) = (Affine { x: [9], y: [3] }, Affine { x: [4], y: [7] });
    let none = affine::Exceptions::default();
    affine::finish(&f, &A::Zero, &p, &q, &[11], &none);
    expect("finish", &counters, affine::costs::ADD_WITH_INVERSE);
}

#[test]
fn published_operation_counts() {
    // The Explicit-Formulas Database's figures, (M, S, ·a).
    let msa = |c: Cost| (c.m, c.s, c.ma);
    let (x, j) = (Xyzz::COSTS, Jacobian::COSTS);
    assert_eq!([msa(x.add), msa(x.add_affine)], [(12, 2, 0), (8, 2, 0)]);
    assert_eq!([msa(x.dbl), msa(x.dbl_general)], [(6, 3, 0), (6, 4, 1)]);
    assert_eq!(
        [msa(x.dbl_affine), msa(x.dbl_affine_general)],
        [(4, 3, 0); 2]
    );
    assert_eq!([msa(j.add), msa(j.add_affine)], [(12, 4, 0), (8, 3, 0)]);
    assert_eq!([msa(j.dbl), msa(j.dbl_general)], [(3, 4, 0), (3, 6, 1)]);
    assert_eq!(
        [msa(j.dbl_affine), msa(j.dbl_affine_general)],
        [(2, 4, 0); 2]
    );
    assert_eq!(msa(affine::costs::ADD_WITH_INVERSE), (2, 1, 0));
}

/// Runs everything a system has on stored forms; results must be fit to be run again.
fn bounds_of<C: Coords, F: Lanes>(f: &F, s: F::El) {
    let q = Affine { x: s, y: s };
    for a in [A::Zero, A::General(s)] {
        let p = C::dbl_affine(f, &a, &q);
        for p in [
            C::infinity(f),
            C::from_affine(f, &q),
            p,
            C::neg(f, &p),
            C::dbl(f, &a, &p),
        ] {
            for q in [C::from_affine(f, &q), p] {
                let sum = C::add(f, &a, &p, &q);
                C::add(f, &a, &sum, &sum);
                C::dbl(f, &a, &sum);
            }
            let sum = C::add_affine(f, &a, &p, &q, 1);
            C::add(f, &a, &sum, &sum);
            let (r, _) = C::to_affine(f, &sum);
            C::dbl_affine(f, &a, &r);
        }
    }
}

fn bounds_of_affine<F: Lanes>(f: &F, s: F::El) {
    let (mut p, q) = (Affine { x: s, y: s }, Affine { x: s, y: s });
    let mut mem = [F::empty(); 8];
    for a in [A::Zero, A::General(s)] {
        for _ in 0..2 {
            let (d, e) = affine::denominator(f, &p, &q, 1, 1);
            // The batch inversion: running product, its inverse, and back.
            let inv = f.mul(&f.mul(&f.inv(&f.mul(&s, &d)), &d), &s);
            p = affine::finish(f, &a, &p, &q, &inv, &e).0;
            // Writing to memory asks for stored forms.
            f.scatter(&p.x, &mut mem[..F::WIDTH]);
            f.scatter(&p.y, &mut mem[..F::WIDTH]);
        }
    }
}

/// Runs one job per system on a fresh check; the peaks (product, value) of each.
fn peaks(contract: Contract, job: impl Fn(usize, Bound)) -> [(u32, u32); 3] {
    [0, 1, 2].map(|system| {
        let peaks = Peaks::new();
        job(system, Bound::new(contract, &peaks));
        (peaks.product(), peaks.value())
    })
}

fn all_systems<F: Lanes>(system: usize, f: &F, s: F::El) {
    let f = &Outlined(*f);
    match system {
        0 => bounds_of_affine(f, s),
        1 => bounds_of::<Xyzz, _>(f, s),
        _ => bounds_of::<Jacobian, _>(f, s),
    }
}

#[test]
fn every_formula_keeps_the_tightest_contract() {
    for signed in [true, false] {
        let contract = Contract {
            max_product: 2,
            max_value: 4,
            signed,
        };
        let met = peaks(contract, |system, f| all_systems(system, &f, f.element(1)));
        assert_eq!(met, [(2, 4); 3]);
    }
}

#[test]
fn every_formula_keeps_the_tightest_contract_over_an_extension() {
    for signed in [true, false] {
        let contract = Contract {
            max_product: 2,
            max_value: 12,
            signed,
        };
        for beta in [-1, -5, 11] {
            peaks(contract, |system, f| {
                all_systems(system, &Ext2::new(f, beta), [f.element(1); 2]);
                all_systems(system, &Ext3::new(f, beta), [f.element(1); 3]);
            });
        }
        let general = |system, f: Bound| {
            let s = f.element(1);
            all_systems(system, &Ext2::with_element(f, s), [s; 2]);
            all_systems(system, &Ext3::with_element(f, s), [s; 3]);
        };
        peaks(contract, general);
    }
}

#[test]
fn an_extension_of_a_roomy_ring_keeps_the_contract() {
    for max_product in [4, 8, 16, 24, 32, 36] {
        for signed in [true, false] {
            let contract = Contract {
                max_product,
                max_value: 12,
                signed,
            };
            for beta in [-1, -5, 11] {
                peaks(contract, |system, f| {
                    all_systems(system, &Ext2::new(f, beta), [f.element(1); 2]);
                    all_systems(system, &Ext3::new(f, beta), [f.element(1); 3]);
                });
            }
        }
    }
}

#[test]
#[should_panic(expected = "a product of")]
fn the_bound_check_can_fail() {
    let peaks = Peaks::new();
    let contract = Contract {
        max_product: 1,
        max_value: 9,
        signed: true,
    };
    let f = Bound::new(contract, &peaks);
    all_systems(1, &f, f.element(1));
}

#[test]
fn cost_in_multiplications() {
    let c = Cost {
        m: 6,
        s: 4,
        ma: 1,
        md: 0,
        add: 8,
        norm: 4,
    };
    assert_eq!(c.in_muls(0.75, 0.25, 0.125), 7.0 + 3.0 + 2.0 + 0.5);
}
