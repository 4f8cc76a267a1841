use num_bigint::BigUint;

use super::*;
use crate::fixed::sets::named;
use msmith_core::recode::bucket_set::ends::carries;
use msmith_core::recode::bucket_set::fields::topmost;
use msmith_core::recode::bucket_set::integer::testing::{
    all_orders, all_scalars, curve, every_value, gaps, order, parts, scalars, sums,
};
use msmith_core::recode::testing::{flat, lines};

const DIGITS: &str = include_str!("../../../../../../vectors/recode-integer.txt");

/// Theorem 4: exactly (q − 1)/(2μ), zero not counted; gaps of p = 7.
#[test]
fn sizes_and_gaps() {
    for p in PRIMES {
        for c in 1..=5 {
            let Some(q) = power_below(p, c, 1 << 21) else {
                continue;
            };
            for fold in [true, false] {
                let all = weights(p, q, fold);
                assert_eq!(all.len() as u64, (q - 1) / u64::from(p - 1));
                let largest = match (c, fold) {
                    (1, _) => 1,
                    (_, true) => p - 2,
                    (_, false) => p,
                };
                assert_eq!(*gaps(&all).last_key_value().unwrap().0, largest, "{p} {c}");
            }
        }
    }
}

#[test]
fn every_residue_has_a_digit() {
    let numbers = curve("BLS12-381");
    for p in PRIMES {
        for c in 1..=11 {
            let Some(q) = power_below(p, c, 1 << 17) else {
                continue;
            };
            for fold in [true, false] {
                let set = set(&numbers, p, c, fold, Length::Carry).unwrap();
                let largest = *weights(p, q, fold).last().unwrap();
                let range = carries(q, u64::from(p / 2 * largest));
                assert_eq!(every_value(&set, range), range, "{p} {c}");
            }
        }
    }
}

#[test]
fn published_carries() {
    let numbers = curve("BLS12-381");
    let mut seen = 0;
    for l in lines(DIGITS, "alpha") {
        let (p, c): (u32, u32) = (l[1].parse().unwrap(), l[2].parse().unwrap());
        let expected = [l[5], l[6]].map(|a| a.parse::<i64>().unwrap());
        let set = set(&numbers, p, c, l[4] == "folded", Length::Carry).unwrap();
        assert_eq!(every_value(&set, expected), expected);
        assert_eq!(set.positions(), l[3].parse::<usize>().unwrap() + 1);
        // The last digits that random scalars were seen to have are among ours.
        let last = [l[7], l[8]].map(|a| a.parse::<i64>().unwrap());
        let (fields, _) = topmost(&numbers.r, set.radix().x as u64, false);
        assert_eq!(set.positions(), fields + 1);
        let most = set.multipliers_at(fields) as i64;
        assert!(last[0].abs().max(last[1]) <= most, "{l:?}");
        seen += 1;
    }
    assert_eq!(seen, 18);
}

#[test]
fn published_digits() {
    let numbers = curve("BLS12-381");
    let mut seen = 0;
    for l in lines(DIGITS, "alg6") {
        let (p, c) = (l[1].parse().unwrap(), l[3].parse().unwrap());
        let set = algorithm_6(&numbers, p, c).unwrap();
        assert_eq!(set.positions(), l[4].parse::<usize>().unwrap() + 1);
        let a: BigUint = l[5].parse().unwrap();
        let mut out = vec![0; set.positions()];
        set.recode(&flat(&[a], 4), &mut out);
        let digits: Vec<String> = (out.iter().enumerate())
            .map(|(k, d)| {
                let (m, b) = parts(&set, k, *d);
                format!("{m}*{b}")
            })
            .collect();
        let end = l.iter().position(|w| *w == "|").unwrap();
        assert_eq!(digits, l[6..end]);
        seen += 1;
    }
    assert_eq!(seen, 5);
}

/// The topmost values of h digits that are no product, for 7^c.
#[test]
fn published_top_digits() {
    let mut seen = 0;
    for l in lines(DIGITS, "top7") {
        let number = |i: usize| l[i].parse::<u64>().unwrap();
        let (c, limit) = (number(2) as u32, number(5));
        let numbers = curve(l[1]);
        assert_eq!(
            topmost(&numbers.r, 7u64.pow(c), false),
            (number(3) as usize, number(4))
        );
        if c > 7 || limit > 100_000 || number(6) == 0 {
            continue;
        }
        let mut found = vec![false; limit as usize + 1];
        for b in weights(7, 7u64.pow(c), true) {
            for m in 1..=3 {
                if let Some(v) = found.get_mut((b * m) as usize) {
                    *v = true;
                }
            }
        }
        let bad = found[1..].iter().filter(|v| !**v).count();
        assert_eq!(bad as u64, number(6), "{l:?}");
        seen += 1;
    }
    assert_eq!(seen, 6);
}

#[test]
fn scalars_of_all_orders() {
    for spec in [
        "prime:3,1",
        "prime:3,8",
        "prime:5,6",
        "prime:7,5",
        "prime:7,6",
        "prime:11,4",
        "prime:13,4",
        "prime:17,4",
        "prime:19,3",
        "prime:23,3",
    ] {
        all_orders(named(spec).unwrap(), 100);
    }
    for spec in [
        "prime:3,1",
        "prime:3,3",
        "prime:7,1",
        "prime:7,2",
        "prime:23,1",
        "prime:11,2",
    ] {
        all_scalars(named(spec).unwrap());
    }
    let numbers = curve("BN254");
    let set = algorithm_6(&numbers, 7, 5).unwrap();
    sums(&set, &numbers.r, &scalars(&numbers.r, 200));
}

#[test]
fn bad_parameters_are_refused() {
    for (p, c) in [
        (7, 0),
        (7, 10),
        (9, 3),
        (29, 2),
        (2, 5),
        (0, 1),
        (7, u32::MAX),
    ] {
        let error = prime(&order(97u32.into()), p, c).err();
        assert!(matches!(error, Some(Error::Option(_))), "{p} {c}");
    }
}
