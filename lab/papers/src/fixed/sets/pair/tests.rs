use super::*;
use crate::fixed::sets::named;
use msmith_core::recode::bucket_set::integer::testing::{
    all_orders, all_scalars, curve, every_value, gaps, order,
};

/// Theorem 3, and the largest gaps.
#[test]
fn sizes_and_gaps() {
    for (p, gap) in [(5, 3), (13, 5), (29, 4), (37, 5), (53, 7), (61, 7)] {
        let mut largest = 0;
        for c in 1..=6 {
            let Some(q) = power_below(p, c, 1 << 20) else {
                continue;
            };
            let all = weights(p, q);
            assert_eq!(all.len() as u64, (q - 1) / 4);
            largest = largest.max(*gaps(&all).last_key_value().unwrap().0);
        }
        assert_eq!(largest, gap, "{p}");
    }
}

/// Theorem 2.
#[test]
fn every_residue_has_a_digit() {
    let numbers = curve("BLS12-381");
    for p in [5, 13, 29, 37, 53, 61, 101] {
        for c in 1..=6 {
            if power_below(p, c, 1 << 17).is_some() {
                assert_eq!(every_value(&pair(&numbers, p, c).unwrap(), [0, 1]), [0, 1]);
            }
        }
    }
}

#[test]
fn scalars_of_all_orders() {
    for spec in ["pair:5,1", "pair:5,6", "pair:13,4", "pair:101,2"] {
        all_orders(named(spec).unwrap(), 200);
    }
    for spec in ["pair:5,1", "pair:5,2", "pair:13,1", "pair:29,2"] {
        all_scalars(named(spec).unwrap());
    }
}

#[test]
fn bad_parameters_are_refused() {
    for (p, c) in [
        (5, 0),
        (5, 12),
        (7, 3),
        (21, 2),
        (45, 2),
        (0, 1),
        (5, u32::MAX),
    ] {
        let error = pair(&order(97u32.into()), p, c).err();
        assert!(matches!(error, Some(Error::Option(_))), "{p} {c}");
    }
}
