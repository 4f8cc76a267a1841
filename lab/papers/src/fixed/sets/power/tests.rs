use num_bigint::{BigInt, BigUint};

use super::*;
use msmith_core::recode::bucket_set::testing::{check, counted, scalars, value, with_omega};
use msmith_core::recode::testing::{EISENSTEIN, curves, eis, lines, nearest, norm, numbers};

#[test]
fn sizes_and_positions() {
    // With the bucket of weight zero: 2, 9, 58, 401, 2802, 19609.
    let n = with_omega(&curves()[0]);
    for (c, size) in (1..).zip([1, 8, 57, 400, 2801, 19608, 137257]) {
        let set = Power::new(&n, c).unwrap();
        assert_eq!(set.buckets(), size);
        assert_eq!(set.buckets(), (7usize.pow(c) - 1) / 6);
    }
    // ⌊log r/log 7^c⌋ + 1 digits, also for BLS12-377 and c = 5, where a disc around the rest would not prove it.
    for n in curves().iter().filter(|n| n.name != "BW6-761") {
        for c in 4..=9u32 {
            let step = BigUint::from(7u32).pow(c);
            let mut least = 1;
            let mut power = step.clone();
            while power <= n.r {
                power *= &step;
                least += 1;
            }
            let h = Power::new(&with_omega(n), c).unwrap().positions();
            assert_eq!(h, least, "{} {c}", n.name);
        }
    }
}

#[test]
fn digits_add_up_on_every_curve() {
    for n in curves() {
        let all = scalars(&n, 60);
        for c in 1..=7 {
            let set = Power::new(&with_omega(&n), c).unwrap();
            check(&set, &n, &all);
        }
    }
}

#[test]
#[ignore = "the largest tables"]
fn the_largest_radices() {
    let n = &curves()[0];
    for c in 8..=MAX_EXPONENT {
        check(&Power::new(&with_omega(n), c).unwrap(), n, &scalars(n, 500));
    }
}

/// Toy orders: every scalar; nothing but the digits of one class each, and they are nearest.
#[test]
fn toy_orders() {
    for r in [7u32, 13, 19, 31, 97, 103, 541, 997, 1009, 10009] {
        let n = numbers("toy", &r.to_string());
        let all: Vec<BigUint> = (0..r).map(BigUint::from).collect();
        for c in 1..=5 {
            check(&Power::new(&with_omega(&n), c).unwrap(), &n, &all);
        }
    }
}

/// Every residue class has exactly one digit, which is nearest.
#[test]
fn every_residue_class_decomposes() {
    use msmith_core::recode::eisenstein::small;
    for c in 1..=4 {
        let q = radix(c).unwrap();
        let n = small::norm(q);
        let set = Power::new(&with_omega(&curves()[0]), c).unwrap();
        let mut digits = std::collections::HashSet::new();
        for bucket in 0..set.buckets() as u32 {
            for unit in 0..6 {
                let code = small::UNIT_CODES[unit];
                let d = value(&set, bucket << 3 | code);
                assert!(digits.insert(d.clone()));
                let d = d.map(|d| i64::try_from(d).unwrap());
                assert_eq!(small::nearest(d, q), [0, 0]);
            }
        }
        // The class of x + yω is its image under ω ↦ a root modulo 7^c.
        let root = (0..n)
            .find(|t| (q[0] + q[1] * t).rem_euclid(n) == 0)
            .unwrap();
        let mut classes = vec![0; n as usize];
        classes[0] += 1;
        for d in &digits {
            let image: BigInt = &d[0] + &d[1] * root;
            let class = i64::try_from(image).unwrap().rem_euclid(n);
            classes[class as usize] += 1;
        }
        assert!(classes.iter().all(|count| *count == 1), "c = {c}");
    }
}

/// The published digits, exactly.
#[test]
fn published_digits() {
    let big = |s: &str| s.parse::<BigInt>().unwrap();
    let mut name = "";
    let mut nu = eis(0, 0);
    let mut checked = 0;
    for line in EISENSTEIN.lines() {
        let l: Vec<&str> = line.split_whitespace().collect();
        match l[0] {
            "rho" => (name, nu) = (l[1], [big(l[2]), big(l[3])]),
            "digits" => {
                let c = (1..=7)
                    .find(|c| radix(*c).unwrap()[0].to_string() == l[1])
                    .unwrap();
                let n = curves()
                    .into_iter()
                    .find(|n| n.name == name && n.nu == nu)
                    .unwrap();
                let set = Power::new(&with_omega(&n), c).unwrap();
                let a: BigUint = l[3].parse().unwrap();
                let digits = check(&set, &n, &[a]);
                assert_eq!(digits.len(), l[5..].len());
                for (digit, expected) in digits.into_iter().zip(&l[5..]) {
                    let (x, y) = expected.split_once(',').unwrap();
                    assert_eq!(value(&set, digit), [big(x), big(y)]);
                    checked += 1;
                }
            }
            _ => {}
        }
    }
    assert_eq!(checked, 6 * (19 + 13));
    assert_eq!(lines(EISENSTEIN, "digits").count(), 12);
}

#[test]
fn digits_are_nearest() {
    for n in curves() {
        let all = scalars(&n, 60);
        for c in [3, 5, 7] {
            let set = Power::new(&with_omega(&n), c).unwrap();
            let q = set.digits.q.map(BigInt::from);
            for d in check(&set, &n, &all) {
                let d = value(&set, d);
                assert_eq!(norm(&nearest(&d, &q)), BigInt::ZERO);
            }
        }
    }
}

/// Additions as executed by the reference on BLS12-381, within 1%.
#[test]
fn counted_additions() {
    let n = &curves()[0];
    for (count, c, expected) in [
        (1 << 10, 5, 22100),
        (1 << 12, 5, 79798),
        (1 << 13, 6, 149019),
    ] {
        let additions = counted(&Power::new(&with_omega(n), c).unwrap(), n, count);
        assert!(additions.abs_diff(expected) * 100 < expected, "{additions}");
    }
}

#[test]
fn bad_parameters_are_refused() {
    let n = with_omega(&curves()[0]);
    assert!(Power::new(&n, 0).is_err());
    assert!(Power::new(&n, MAX_EXPONENT + 1).is_err());
    assert!(
        Power::new(
            &Numbers {
                endo: None,
                ..n.clone()
            },
            5
        )
        .is_err()
    );
    assert_eq!(
        crate::fixed::sets::named("power:5")
            .unwrap()
            .build(&n)
            .unwrap()
            .spec()
            .to_string(),
        "power:5"
    );
}
