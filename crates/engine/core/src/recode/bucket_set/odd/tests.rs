use num_bigint::BigUint;

use super::super::BucketSet;
use super::super::integer::testing::{
    all_orders, all_scalars, curve, every_value, gaps, order, scalars, sums,
};
use super::*;

#[test]
fn every_residue_has_a_digit() {
    let numbers = order((1u32 << 30).into());
    for k in 0..=9 {
        for c in k + 2..=(k + 9).min(15) {
            let set = odd(&numbers, c, 1 << k).unwrap();
            let range = [1 - (1 << k), 1 << k];
            let attained = every_value(&set, range);
            // All of it, but for q = 4μ.
            assert!(attained == range || (k > 0 && c == k + 2), "{c} {k}");
        }
    }
}

#[test]
fn sizes_and_weights() {
    // q/(2μ) and one for each of the highest powers of two, zero counted.
    for (mu, size) in [(1, 32769), (2, 16386), (4, 8195), (8, 4100)] {
        assert_eq!(weights(16, u32::ilog2(mu)).len() + 1, size);
    }
    for c in 2..=14 {
        for k in 0..=(c - 2).min(9) {
            let four = 4 << k;
            let expected: Vec<u32> = (1..=1u32 << (c - 1))
                .filter(|w| [1, four - 1].contains(&((w >> w.trailing_zeros()) % four)))
                .collect();
            let mut all = weights(c, k);
            all.sort_unstable();
            assert_eq!(all, expected);
            assert!(*gaps(&all).last_key_value().unwrap().0 <= four - 2);
        }
    }
}

#[test]
fn scalars_of_all_orders() {
    for spec in [
        "odd:2,1",
        "odd:13,1",
        "odd:16,1",
        "odd:13,2",
        "odd:15,2",
        "odd:16,4",
        "odd:11,256",
        "odd:19,256",
        "odd:17,512",
    ] {
        all_orders(spec.parse().unwrap(), 200);
    }
    for spec in ["odd:4,4", "odd:5,1", "odd:5,2", "odd:8,4", "odd:9,64"] {
        all_scalars(spec.parse().unwrap());
    }
}

/// Positions, buckets, multipliers on top.
#[test]
fn lengths() {
    let numbers = curve("BLS12-381");
    for (c, mu, positions, extra, top) in [
        (13, 1, 20, 0, 1),
        (14, 4, 19, 0, 4),
        (16, 4, 17, 0, 2),
        (20, 256, 14, 0, 128),
    ] {
        let set = odd(&numbers, c, mu).unwrap();
        let all = weights(c, mu.ilog2()).len() + extra;
        assert_eq!(
            (
                set.positions(),
                set.buckets(),
                set.multipliers_at(positions - 1)
            ),
            (positions, all, top),
            "{c} {mu}"
        );
    }
}

/// What is small, of either sign, has few digits.
#[test]
fn small_scalars_have_few_digits() {
    let numbers = curve("BLS12-381");
    let set = odd(&numbers, 14, 4).unwrap();
    let small: Vec<BigUint> = (1u32..100)
        .flat_map(|a| [a.into(), &numbers.r - a])
        .collect();
    let mut out = vec![0; small.len() * set.positions()];
    set.recode(&crate::recode::testing::flat(&small, 4), &mut out);
    let first = small.len();
    assert!(out[..first].iter().all(|d| *d != NONE));
    // The carry out of the first field is at most 4.
    assert!(out[2 * first..].iter().all(|d| *d == NONE));
    assert!(sums(&set, &numbers.r, &scalars(&numbers.r, 0)) > 0);
}

#[test]
fn bad_parameters_are_refused() {
    let numbers = order(97u32.into());
    for (c, mu) in [
        (8, 0),
        (8, 3),
        (2, 2),
        (1, 1),
        (27, 1),
        (26, 1024),
        (8, 1 << 31),
    ] {
        let error = odd(&numbers, c, mu).err().unwrap();
        assert!(matches!(error, Error::Option(_)), "{c} {mu}");
    }
}

#[test]
#[should_panic = "not below r"]
fn bad_scalars_panic() {
    let numbers = order(97u32.into());
    let set = "odd:6,2".parse::<Spec>().unwrap().build(&numbers).unwrap();
    let mut out = vec![0; set.positions()];
    set.recode(&[96], &mut out);
    set.recode(&[97], &mut out);
}
