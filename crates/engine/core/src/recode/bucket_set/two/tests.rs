use num_bigint::BigUint;

use super::super::testing::{check, counted, multiplier, scalars, value, with_omega};
use super::*;
use crate::recode::eisenstein::small::{fold, nearest, sub};
use crate::recode::testing::{curves, eis, numbers};

fn rule(pi: Pi, c: u32) -> TwoRule {
    let m = if pi == Pi::OneMinusOmega {
        [2, -1]
    } else {
        [1, 2]
    };
    let (q, _) = pi.radix(c);
    TwoRule { q, c, m }
}

/// One bucket for every twelve classes, and a few more at the lowest levels.
#[test]
fn sizes() {
    for pi in Pi::ALL {
        for c in 3..=9 {
            let (rule, sector) = (rule(pi, c), Sector::new(rule(pi, c).q));
            let buckets = rule.buckets(&sector, |_| false);
            let entries = rule.entries(&sector, &buckets);
            assert!(entries.iter().all(Option::is_some));
            let orbits = (1 << (2 * c - 2)) - 1;
            let expected = match pi {
                Pi::One => orbits / 3 + 1,
                Pi::OneMinusOmega => orbits + 3,
                Pi::TwoMinusOmega => orbits / 3 * 7 + 5,
            };
            assert_eq!(buckets.len(), expected, "{pi:?} {c}");
            // No set is smaller than this.
            let classes = (pi.norm() << (2 * c)) as usize - 1;
            assert!(buckets.len() <= classes.div_ceil(12) + 4, "{pi:?} {c}");
        }
    }
}

/// Every digit `z` of the hexagon is `unit·m·b + q·α`, with the bounds of α, by the very code that runs.
fn every_class(pi: Pi, c: u32) {
    let n = &curves()[0];
    let set = Two::new(&with_omega(n), pi, c).unwrap();
    let q = set.digits.q;
    let (mut seen, mut uses) = (0, [0; 2]);
    let size = 4 << c;
    for x in -size..=size {
        for y in -size..=size {
            let z = [x, y];
            // One of every class, or several on the border.
            if norm(sub(z, mul(q, nearest(z, q)))) != norm(z) {
                continue;
            }
            let (k, col, row) = if z == [0, 0] { (0, 0, 0) } else { fold(z) };
            let unit = if z == [0, 0] { 7 } else { UNIT_CODES[k] };
            let (mut cx, mut cy, mut out) = ([9], [9], [9]);
            let folded = (&[row as u16][..], &[(col << 3) as u16 | unit as u16][..]);
            let carry = [&mut cx[..], &mut cy[..]];
            set.lookup
                .finish(&set.digits.sector, folded, carry, &mut out);
            let alpha = [i64::from(cx[0]), i64::from(cy[0])];
            let carried = mul(q, alpha);
            let d = value(&set, out[0]);
            assert_eq!(
                d,
                eis(z[0] - carried[0], z[1] - carried[1]),
                "{pi:?} {c} {z:?}"
            );
            assert!(norm(alpha) <= if pi == Pi::OneMinusOmega { 4 } else { 1 });
            assert_eq!(out[0] == NONE, z == [0, 0]);
            if out[0] != NONE {
                uses[multiplier(&set, out[0])] += 1;
            }
            seen += 1;
        }
    }
    assert!(seen >= (pi.norm() << (2 * c)) as usize);
    assert!(uses.iter().all(|n| *n > 0));
}

#[test]
fn every_residue_class_decomposes() {
    for pi in Pi::ALL {
        for c in 3..=5 {
            every_class(pi, c);
        }
    }
}

#[test]
#[ignore = "larger radices"]
fn every_residue_class_decomposes_in_larger_radices() {
    for pi in Pi::ALL {
        for c in 6..=8 {
            every_class(pi, c);
        }
    }
}

#[test]
fn digits_add_up_on_every_curve() {
    for n in curves() {
        let all = scalars(&n, 30);
        for pi in Pi::ALL {
            for c in 3..=8 {
                check(&Two::new(&with_omega(&n), pi, c).unwrap(), &n, &all);
            }
        }
    }
}

#[test]
fn large_radices() {
    for n in curves().iter().take(3) {
        let all = scalars(n, 8);
        for (pi, c) in [
            (Pi::One, 10),
            (Pi::One, 11),
            (Pi::OneMinusOmega, 10),
            (Pi::TwoMinusOmega, 9),
        ] {
            check(&Two::new(&with_omega(n), pi, c).unwrap(), n, &all);
        }
    }
}

#[test]
#[ignore = "the largest tables"]
fn the_largest_radices() {
    let n = &curves()[0];
    for pi in Pi::ALL {
        for c in 11..=MAX_EXPONENT {
            check(
                &Two::new(&with_omega(n), pi, c).unwrap(),
                n,
                &scalars(n, 20),
            );
        }
    }
}

#[test]
fn toy_orders() {
    for r in [7u32, 13, 19, 31, 97, 103, 541, 997, 1009] {
        let n = numbers("toy", &r.to_string());
        let all: Vec<BigUint> = (0..r).map(BigUint::from).collect();
        for pi in Pi::ALL {
            for c in [3, 4, 6] {
                check(&Two::new(&with_omega(&n), pi, c).unwrap(), &n, &all);
            }
        }
    }
}

/// Positions by radix 2^c as in the reference counts, with few points added
/// for the last digit.
#[test]
fn positions() {
    for (curve, expected) in [
        ("BLS12-381", [(7, 19), (8, 17), (10, 13), (11, 12)]),
        ("BLS12-377", [(7, 19), (8, 16), (10, 13), (11, 12)]),
        ("BN254", [(7, 19), (8, 17), (10, 13), (11, 12)]),
    ] {
        let n = curves().into_iter().find(|n| n.name == curve).unwrap();
        for (c, h) in expected {
            let set = Two::new(&with_omega(&n), Pi::One, c).unwrap();
            let least = ((1usize << (2 * c - 2)) - 1) / 3 + 1;
            assert_eq!(set.positions(), h);
            assert!((set.buckets() - least) * FEW <= least);
            // A position for the carry alone has the weights ±1, ±ω, ±ω² only.
            let last = set.multipliers_at(h - 1);
            assert_eq!(
                last == 1,
                (c, h) == (8, 17) || (curve, c) == ("BLS12-377", 7)
            );
            assert_eq!(set.multipliers_at(0), 2);
        }
    }
}

/// Additions as executed by the reference for 2^10 and 2^12 points of BLS12-381, within 1%.
#[test]
fn counted_additions() {
    let n = &curves()[0];
    for (count, c, expected) in [(1 << 10, 7, 20741), (1 << 12, 8, 72482)] {
        let set = Two::new(&with_omega(n), Pi::One, c).unwrap();
        let additions = counted(&set, n, count);
        assert!(additions.abs_diff(expected) * 100 < expected, "{additions}");
    }
    // The radix (1 − ω)·2^6 takes less: 19 positions, 1150 buckets.
    let set = Two::new(&with_omega(n), Pi::OneMinusOmega, 6).unwrap();
    assert!(counted(&set, n, 1 << 10) < 20741);
}

#[test]
fn bad_parameters_are_refused() {
    let n = with_omega(&curves()[0]);
    for pi in Pi::ALL {
        assert!(Two::new(&n, pi, 2).is_err());
        assert!(Two::new(&n, pi, MAX_EXPONENT + 1).is_err());
    }
    let none = Numbers {
        endo: None,
        ..n.clone()
    };
    assert!(Two::new(&none, Pi::One, 8).is_err());
    for bad in ["two:2,8", "two:1,2", "two:0,0"] {
        assert!(bad.parse::<Spec>().unwrap().build(&n).is_err(), "{bad}");
    }
    let set = "two:3,6".parse::<Spec>().unwrap().build(&n).unwrap();
    assert_eq!(set.spec().to_string(), "two:3,6");
}
