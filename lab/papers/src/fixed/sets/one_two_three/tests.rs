use super::*;
use crate::fixed::sets::named;
use msmith_core::recode::bucket_set::BucketSet;
use msmith_core::recode::bucket_set::integer::testing::{
    all_orders, all_scalars, curve, every_value, gaps, order,
};

#[test]
fn sizes_and_gaps() {
    for (c, size) in [(10, 176), (12, 689), (14, 2738), (16, 10931), (18, 43700)] {
        let all = weights(c);
        assert_eq!(all.len() + 1, size);
        assert!(gaps(&all).last_key_value().unwrap().0 <= &24);
    }
    // No set is smaller than (q − 1)/6 without zero; this one is at most c/2 larger.
    for c in 3..=20 {
        let (all, least) = (weights(c), (1u32 << c) / 6);
        let more = all.len() as i64 - i64::from(least);
        assert!(0 <= more && more <= i64::from(c / 2 + 1), "{c} {more}");
    }
}

#[test]
fn every_residue_has_a_digit() {
    let numbers = curve("BLS12-381");
    for c in 3..=16 {
        let set = one_two_three(&numbers, c).unwrap();
        let attained = every_value(&set, [-1, 2]);
        assert_eq!(attained, if c < 5 { [0, 1] } else { [-1, 2] });
    }
}

#[test]
fn scalars_of_all_orders() {
    for spec in ["123:3", "123:10", "123:13", "123:15"] {
        all_orders(named(spec).unwrap(), 200);
    }
    for spec in ["123:3", "123:4", "123:5", "123:6", "123:7"] {
        all_scalars(named(spec).unwrap());
    }
}

#[test]
fn lengths() {
    let numbers = curve("BLS12-381");
    for (c, positions) in [(13, 20), (15, 18), (16, 17), (18, 15)] {
        let set = one_two_three(&numbers, c).unwrap();
        assert_eq!(set.positions(), positions, "{c}");
    }
}

#[test]
fn bad_parameters_are_refused() {
    for c in [0, 1, 2, 27, u32::MAX] {
        let error = one_two_three(&order(97u32.into()), c).err();
        assert!(matches!(error, Some(Error::Option(_))), "{c}");
    }
}
