use num_bigint::{BigInt, BigUint};
use num_integer::Integer;

use super::*;
use msmith_core::recode::bucket_set::testing::{check, scalars, with_omega};
use msmith_core::recode::eisenstein::small::{mul, nearest, sub};
use msmith_core::recode::testing::{curves, lines, numbers};

const CONTROLLED: &str = include_str!("../../../../../../vectors/recode-controlled.txt");

/// |ρ| < |q| and |δ| ≤ |κ/q| for many κ; as printed this fails, first for κ = −1 − 2ω.
#[test]
fn the_print_is_wrong() {
    let q = radix(1).unwrap();
    assert_eq!(
        controlled::<true>(split([-1, -2], 7), q),
        ([1, 0], [-3, -1])
    );
    assert_eq!(norm([-3, -1]), norm(q));
    let holds = |kappa: Eis, q: Eis, (delta, rho): (Wide, Eis)| {
        let delta = delta.map(|d| d as i64);
        assert_eq!(sub(kappa, mul(q, delta)), rho);
        (norm(rho) < norm(q), norm(delta) * norm(q) <= norm(kappa))
    };
    for c in 1..=4 {
        let q = radix(c).unwrap();
        let (mut all, mut large, mut long) = (0, 0, 0);
        let side = 30 * c as i64;
        for x in -side..=side {
            for y in -side..=side {
                let wide = split([x, y].map(i128::from), norm(q));
                assert_eq!(holds([x, y], q, controlled::<false>(wide, q)), (true, true));
                let printed = holds([x, y], q, controlled::<true>(wide, q));
                all += 1;
                large += !printed.0 as i32;
                long += !printed.1 as i32;
            }
        }
        println!("{c}: {large} {long} of {all}");
        assert!(large > 0);
        assert!(large * 20 > all || c > 2);
        assert!(long > 0 || c > 1);
    }
}

/// A sixth of the disc, and Algorithm 8 hits all of it for c = 2, 3.
#[test]
fn sizes() {
    let n = &curves()[0];
    for (c, size) in [(1, 3), (2, 28), (3, 206), (4, 1448), (5, 10159)] {
        let set = Euclid::new(&with_omega(n), c).unwrap();
        assert_eq!(set.buckets(), size);
        if c <= 3 {
            let mut hit = vec![false; size];
            for d in check(&set, n, &scalars(n, 4000)) {
                if d != NONE {
                    hit[(d >> 3) as usize] = true;
                }
            }
            assert!(hit.iter().all(|hit| *hit), "c = {c}");
        }
    }
}

#[test]
fn digits_add_up() {
    for n in curves() {
        let set = Euclid::new(&with_omega(&n), 5);
        if ["secp256k1", "BW6-761"].contains(&n.name.as_str()) {
            assert!(set.is_err());
            continue;
        }
        for c in 1..=8 {
            let set = Euclid::new(&with_omega(&n), c).unwrap();
            check(&set, &n, &scalars(&n, 60));
        }
    }
    for r in [7u32, 13, 19, 97, 103, 541, 997, 1009] {
        let n = numbers("toy", &r.to_string());
        let all: Vec<BigUint> = (0..r).map(BigUint::from).collect();
        for c in 1..=4 {
            check(&Euclid::new(&with_omega(&n), c).unwrap(), &n, &all);
        }
    }
}

/// The published digits, and how many of the digits are outside the hexagon: most.
#[test]
fn published_digits() {
    let n = with_omega(&curves()[0]);
    let digits = lines(CONTROLLED, "digits");
    let mut checked = 0;
    for (l, digits) in lines(CONTROLLED, "rho").zip(digits) {
        let c = l[4].parse().unwrap();
        let set = Euclid::new(&n, c).unwrap();
        let mut found = Vec::new();
        // Of more than 127 bits: this ρ is below |ν|, not the nearest one.
        let n = BigInt::from(norm(set.q));
        let rho = [l[6], l[7]].map(|z| z.parse::<BigInt>().unwrap().div_mod_floor(&n));
        let high = [0, 1].map(|i| i128::try_from(rho[i].0.clone()).unwrap());
        let low = [0, 1].map(|i| i64::try_from(rho[i].1.clone()).unwrap());
        let left = set.digits((high, low), |_, d| found.push(format!("{},{}", d[0], d[1])));
        assert_eq!(left, [0, 0]);
        assert_eq!(found, digits[1..]);
        checked += found.len();
    }
    assert_eq!(checked, 6 * (19 + 13));
    let set = Euclid::new(&n, 5).unwrap();
    let (mut all, mut outside) = (0, 0);
    for a in scalars(&curves()[0], 500).iter().rev().take(500) {
        let words = msmith_core::recode::testing::flat(std::slice::from_ref(a), 4);
        set.reducer.each::<2>(&words, |_, x, y| {
            let wide = [x, y].map(|z| (u128::from(z[0]) | u128::from(z[1]) << 64) as i128);
            set.digits(split(wide, norm(set.q)), |k, d| {
                if k + 1 < set.positions {
                    all += 1;
                    outside += (nearest(d, set.q) != [0, 0]) as usize;
                }
            });
        });
    }
    println!("{outside} of {all} outside");
    assert!(outside * 100 > all * 62 && outside * 100 < all * 75);
}
