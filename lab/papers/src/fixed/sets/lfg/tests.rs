use num_bigint::BigUint;
use num_traits::ToPrimitive;

use super::*;
use crate::fixed::sets::named;
use msmith_core::recode::bucket_set::BucketSet;
use msmith_core::recode::bucket_set::fields::topmost;
use msmith_core::recode::bucket_set::integer::testing::{
    all_orders, all_scalars, curve, every_value, gaps, order, parts,
};
use msmith_core::recode::testing::{flat, lines};

const POW2: &str = include_str!("../../../../../../vectors/buckets-pow2.txt");
const C10: &str = include_str!("../../../../../../vectors/buckets-c10.txt");
const DIGITS: &str = include_str!("../../../../../../vectors/recode-integer.txt");

#[test]
fn the_published_sets_for_1024() {
    for (name, set) in [
        ("B1", repaired(10)),
        ("printed", printed(10)),
        ("code", code(10)),
    ] {
        let set = set.unwrap();
        let line = lines(C10, name).next().unwrap();
        let expected: Vec<u32> = line[2..].iter().map(|b| b.parse().unwrap()).collect();
        assert_eq!((line[1], set), ("0", expected), "{name}");
    }
}

/// Sizes, failures and gaps of the three sets.
fn sizes(range: std::ops::RangeInclusive<u32>) {
    let mut seen = 0;
    for l in lines(POW2, "sizes") {
        let c: u32 = l[1].parse().unwrap();
        if !range.contains(&c) {
            continue;
        }
        seen += 1;
        let number = |i: usize| l[i].parse::<usize>().unwrap();
        let (q, b0) = start(c).unwrap();
        let b0 = members(&b0);
        assert_eq!(b0.len() + 1, number(4), "{c}");
        // Lemma 1: what is taken out, q − 2i and q − 3j.
        let removed = |m: u32, below: usize, not: u32| {
            let all = b0
                .iter()
                .filter(|i| (**i as usize) < below && **i % not != 0);
            let all = all.filter(|i| *i * m < 1 << c).map(|i| (1 << c) - i * m);
            all.filter(|t| *t <= 1 << (c - 1) && is_even(*t)).count()
        };
        let removed = [removed(2, q / 2, 3), removed(3, q / 4, 2)];
        assert_eq!(removed, [number(8), number(9)]);
        let [new, old, code] = [repaired, printed, code].map(|make| make(c).unwrap());
        assert_eq!(new.len() + 1, number(5));
        assert_eq!(new.len(), b0.len() - removed[0] - removed[1]);
        assert_eq!((old.len() + 1, code.len() + 1), (number(6), number(7)));
        assert_eq!(new.last().unwrap().to_usize().unwrap(), number(10));
        assert!(without_digit(c, &new).is_empty());
        assert!(without_digit(c, &code).is_empty());
        let failing = without_digit(c, &old);
        assert_eq!(failing.len(), number(11), "{c}");
        // Proposition 2: odd values do have digits.
        assert!(failing.iter().all(|t| t % 2 == 0));
        // t with the carry only.
        let mut direct = vec![false; q + 1];
        for b in std::iter::once(&0).chain(&new) {
            for m in MULTIPLIERS {
                if let Some(t) = direct.get_mut((b * m) as usize) {
                    *t = true;
                }
            }
        }
        let carry = direct.iter().filter(|t| !**t).count();
        assert_eq!(carry, number(12), "{c}");
        for (name, set) in [("B1", &new), ("code", &code)] {
            let g = lines(POW2, "gaps").find(|g| g[1] == l[1] && g[2] == name);
            let expected: Vec<String> = g.unwrap()[3..].iter().map(|s| s.to_string()).collect();
            let mine: Vec<String> = gaps(set).iter().map(|(a, b)| format!("{a}:{b}")).collect();
            assert_eq!(mine, expected);
        }
    }
    assert_eq!(seen, range.count());
}

#[test]
fn sizes_to_2_to_the_18() {
    sizes(4..=18);
}

#[test]
#[ignore = "a minute and 2 GB"]
fn sizes_to_2_to_the_28() {
    sizes(19..=28);
}

#[test]
#[ignore = "three minutes and 5 GB"]
fn sizes_to_2_to_the_31() {
    for l in lines(POW2, "sizes") {
        let number = |i: usize| l[i].parse::<usize>().unwrap();
        let c = number(1) as u32;
        if c > 28 {
            for (make, at) in [(repaired as fn(u32) -> _, 5), (printed, 6), (code, 7)] {
                let set: Result<Vec<u32>, Error> = make(c);
                assert_eq!(set.unwrap().len() + 1, number(at), "{c}");
            }
        }
    }
}

/// The counterexample to the set as printed, and the error that names the first one.
#[test]
fn the_set_as_printed_fails() {
    let failing = printed_misses(10).unwrap();
    assert!(failing.contains(&292) && failing.contains(&(1024 - 292)));
    assert_eq!(failing.len(), 49);
    let numbers = curve("BLS12-381");
    let error = lfg_printed(&numbers, 10).err().unwrap().to_string();
    assert!(error.contains("lfg-printed:10"), "{error}");
    assert!(error.ends_with(&format!(" {}", failing[0])), "{error}");
    for c in (4..=12).filter(|c| *c != 5) {
        assert!(lfg_printed(&numbers, c).is_err());
    }
    // There it lacks nothing.
    assert_eq!(
        every_value(&lfg_printed(&numbers, 5).unwrap(), [0, 1]),
        [0, 1]
    );
}

/// FKSX's Table 4 was made with the last bound rounded down: for even c one bucket, b = 4, is not there.
#[test]
fn table_4_with_its_bounds_fails_at_12() {
    let mut wrong = 0;
    for l in lines(POW2, "sizes").filter(|l| l[3] != "-") {
        let (c, table): (u32, usize) = (l[1].parse().unwrap(), l[3].parse().unwrap());
        let size: usize = l[5].parse().unwrap();
        wrong += usize::from(size != table);
        if c > 16 {
            continue;
        }
        let set = repaired_up_to(c, (1 << c) / 6).unwrap();
        assert_eq!(set.len() + 1, table);
        let fails = if size == table {
            vec![]
        } else {
            vec![12, (1 << c) - 12]
        };
        assert_eq!(without_digit(c, &set), fails, "{c}");
    }
    assert_eq!(wrong, 9);
}

#[test]
fn every_residue_has_a_digit() {
    let numbers = curve("BLS12-381");
    for c in 4..=15 {
        assert_eq!(every_value(&lfg(&numbers, c).unwrap(), [0, 1]), [0, 1]);
        assert_eq!(every_value(&lfg_code(&numbers, c).unwrap(), [0, 1]), [0, 1]);
    }
}

#[test]
fn published_digits() {
    let numbers = curve("BLS12-381");
    let mut seen = 0;
    for l in lines(DIGITS, "alg5") {
        let set = lfg(&numbers, l[1].parse().unwrap()).unwrap();
        let a: BigUint = l[2].parse().unwrap();
        let mut out = vec![0; set.positions()];
        set.recode(&flat(&[a], 4), &mut out);
        let digits = out.iter().enumerate().map(|(k, d)| {
            let (m, b) = parts(&set, k, *d);
            format!("{m}*{b}")
        });
        assert_eq!(digits.collect::<Vec<_>>(), l[3..]);
        seen += 1;
    }
    assert_eq!(seen, 5);
}

/// h digits with the buckets added as published; h + 1 without them, the last 0 or 1.
#[test]
fn lengths() {
    let numbers = curve("BLS12-381");
    let mut seen = 0;
    for l in lines(DIGITS, "top") {
        let number = |i: usize| l[i].parse::<usize>().unwrap();
        let (c, h) = (number(1) as u32, number(3));
        assert_eq!(topmost(&numbers.r, 1 << c, false), (h, number(4) as u64));
        if l[2] == "B1" {
            let set = lfg(&numbers, c).unwrap();
            assert_eq!((set.positions(), set.buckets() + 1), (h + 1, number(5)));
            assert_eq!((set.multipliers_at(0), set.multipliers_at(h)), (3, 1));
            assert_eq!(set.top.len(), number(10) + 1);
        } else {
            let set = lfg_code(&numbers, c).unwrap();
            assert_eq!(set.positions(), h);
            // c = 15 and 17: not with the scalars as they are, so they are folded.
            if number(9) == 0 {
                assert_eq!(set.buckets() + 1, number(8), "{c}");
                assert_eq!(set.buckets() + 1 - number(5), number(7));
            } else {
                assert!(c == 15 || c == 17);
                assert!(set.buckets() < number(8));
            }
        }
        seen += 1;
    }
    assert_eq!(seen, 18);
}

/// The numbers of buckets in LFG's program, zero counted, for BLS12-381.
#[test]
fn sizes_of_lfg_s_program() {
    let numbers = curve("BLS12-381");
    for (c, h, size) in [(16, 16, 18343), (19, 14, 109244), (22, 12, 874437)] {
        let set = lfg_code(&numbers, c).unwrap();
        assert_eq!((set.positions(), set.buckets() + 1), (h, size));
    }
    assert_eq!(lfg_code(&numbers, 20).unwrap().buckets() + 1, 218458 + 2473);
}

#[test]
fn scalars_of_all_orders() {
    for spec in [
        "lfg:10",
        "lfg:13",
        "lfg-code:13",
        "lfg-code:15",
        "lfg-code:11",
    ] {
        all_orders(named(spec).unwrap(), 200);
    }
    for spec in [
        "lfg:4",
        "lfg-code:4",
        "lfg:5",
        "lfg-code:6",
        "lfg-printed:5",
    ] {
        all_scalars(named(spec).unwrap());
    }
}

#[test]
fn bad_parameters_are_refused() {
    let numbers = order(97u32.into());
    for c in [0, 3, 27, 32, u32::MAX] {
        for family in [&REPAIRED, &CODE, &PRINTED] {
            let error = Spec::new(family, &[c]).build(&numbers).err();
            assert!(matches!(error, Some(Error::Option(_))), "{c}");
        }
        if !(4..=31).contains(&c) {
            assert!(
                [printed, code, repaired]
                    .map(|make| make(c))
                    .iter()
                    .all(Result::is_err)
            );
        }
    }
}
