use num_integer::Integer;
use num_traits::{ToPrimitive, Zero};

use super::super::lattice::signed;
use super::super::testing::{
    EISENSTEIN, Eis, Numbers, check, curves, divide, edges, eis, flat, lines, mul, nearest, norm,
    numbers, sub, value, words,
};
use super::nearest::ShortNumbers;
use super::sector::Sector;
use super::*;

fn make(n: &Numbers, pi: Pi, c: u32, words: usize) -> Eisenstein {
    Eisenstein::new(&n.r, &n.lambda, &n.nu, pi, c, words).unwrap()
}

fn scalars(n: &Numbers, words_each: usize, count: usize) -> Vec<BigUint> {
    let mut all = edges(n, words_each);
    all.extend(words(words_each * count, 7).chunks(words_each).map(|w| {
        let halves: Vec<u32> = w
            .iter()
            .flat_map(|w| [*w as u32, (*w >> 32) as u32])
            .collect();
        BigUint::new(halves)
    }));
    all
}

/// The result of the reduction is congruent, nearest to 0 and within the stated bounds.
#[test]
fn short_integers() {
    for n in curves() {
        for word_count in [n.r.bits().div_ceil(64) as usize, 6, 8] {
            let s = make(&n, Pi::One, 8, word_count);
            let all = scalars(&n, word_count, 300);
            let mut seen = 0;
            let mut check = |i: usize, x: &[u64], y: &[u64]| {
                let rho = [signed(x), signed(y)];
                let d = &rho[0] + &rho[1] * BigInt::from(n.lambda.clone())
                    - BigInt::from(all[i].clone());
                assert!(d.is_multiple_of(&n.r.clone().into()), "{}", n.name);
                // Nearest up to the error of the reciprocal.
                let best = norm(&sub(&rho, &mul(&n.nu, &nearest(&rho, &n.nu))));
                let slack = (&best >> 30) + if n.r.bits() > 64 { 1 } else { 0 };
                assert!(norm(&rho) <= best + slack, "{} {}", n.name, all[i]);
                let ShortNumbers::OfScalars(reducer) = &s.digits.source else {
                    panic!("from scalars");
                };
                for (z, bound) in rho.iter().zip(reducer.bound()) {
                    assert!(z.magnitude() <= bound);
                }
                seen += 1;
            };
            let flat = flat(&all, word_count);
            match s.digits.source.limbs() {
                2 => s.digits.source.each::<2>(&flat, |i, x, y| check(i, &x, &y)),
                _ => s.digits.source.each::<4>(&flat, |i, x, y| check(i, &x, &y)),
            }
            assert_eq!(seen, all.len());
        }
    }
}

#[test]
fn digits_add_up_on_every_curve() {
    for n in curves() {
        let word_count = n.r.bits().div_ceil(64) as usize;
        let all = scalars(&n, word_count, 30);
        for pi in Pi::ALL {
            for c in [2, 3, 4, 5, 6, 7, 8, 9, 10] {
                check(&make(&n, pi, c, word_count), &n, &all);
            }
        }
    }
}

#[test]
fn longer_words_and_large_radices() {
    for n in curves() {
        let all = scalars(&n, 7, 8);
        for pi in Pi::ALL {
            for c in [4, 11, MAX_EXPONENT] {
                check(&make(&n, pi, c, 7), &n, &all);
            }
        }
    }
}

#[test]
fn radix_nine() {
    let make = |n: &Numbers, words: usize| Eisenstein::nine(&n.r, &n.lambda, &n.nu, words).unwrap();
    for n in curves() {
        for word_count in [n.r.bits().div_ceil(64) as usize, 7] {
            check(&make(&n, word_count), &n, &scalars(&n, word_count, 100));
        }
    }
    for r in [7u32, 13, 19, 31, 37, 103, 541, 997, 1009] {
        let n = numbers("toy", &r.to_string());
        let all: Vec<BigUint> = (0..2 * r).map(BigUint::from).collect();
        check(&make(&n, 1), &n, &all);
    }
    // A sixth of 72 inside of the hexagon, 12 on its edges and 6 at its corners.
    assert_eq!(make(&curves()[0], 4).buckets(), 15);
}

#[test]
fn the_smallest_radices() {
    for n in curves() {
        let word_count = n.r.bits().div_ceil(64) as usize;
        let all = scalars(&n, word_count, 20);
        check(&make(&n, Pi::OneMinusOmega, 1, word_count), &n, &all);
        check(&make(&n, Pi::TwoMinusOmega, 1, word_count), &n, &all);
        check(&make(&n, Pi::One, 2, word_count), &n, &all);
    }
}

#[test]
fn toy_orders() {
    for r in [
        7u32, 13, 19, 31, 37, 43, 61, 67, 73, 79, 97, 103, 541, 997, 1009,
    ] {
        let n = numbers("toy", &r.to_string());
        let mut all: Vec<BigUint> = (0..2 * r).map(BigUint::from).collect();
        all.extend(scalars(&n, 4, 50));
        for pi in Pi::ALL {
            for c in [2, 3, 5, 8] {
                check(&make(&n, pi, c, 4), &n, &all);
            }
        }
        let small: Vec<BigUint> = (0..2 * r).map(BigUint::from).collect();
        check(&make(&n, Pi::One, 3, 1), &n, &small);
    }
}

/// Every digit is a nearest one: none of the six neighbours of its class is nearer to 0.
#[test]
fn digits_are_nearest() {
    for n in curves().iter().step_by(2) {
        let word_count = n.r.bits().div_ceil(64) as usize;
        let all = scalars(n, word_count, 20);
        for pi in Pi::ALL {
            for c in [3, 6, 8] {
                let s = make(n, pi, c, word_count);
                let q = s.digits.q.map(BigInt::from);
                let mut out = vec![0; all.len() * s.windows()];
                s.recode(&flat(&all, word_count), &mut out);
                for d in out {
                    let d = value(&s, d);
                    let best = sub(&d, &mul(&q, &nearest(&d, &q)));
                    assert_eq!(norm(&best), norm(&d), "{} {}", n.name, s.name());
                }
            }
        }
    }
}

/// One digit of every (x, y): replaced by t, with the row and code of the digit.
fn one_step(pi: Pi, c: u32, x: &mut [i32], y: &mut [i32]) -> (Vec<u16>, Vec<u16>) {
    let n = x.len();
    let mut d = [vec![0i16; n], vec![0i16; n]];
    let [dx, dy] = &mut d;
    match pi {
        Pi::One => {
            let mut carry = [vec![0i16; n], vec![0i16; n]];
            for (d, z) in [&mut *dx, &mut *dy].into_iter().zip([&*x, &*y]) {
                d.iter_mut()
                    .zip(z)
                    .for_each(|(d, z)| *d = (z & ((1 << c) - 1)) as i16);
            }
            let [cx, cy] = &mut carry;
            step::round(c, dx, dy, cx, cy);
            for (z, carry) in [x, y].into_iter().zip(&carry) {
                z.iter_mut()
                    .zip(carry)
                    .for_each(|(z, carry)| *z = (*z >> c) + *carry as i32);
            }
        }
        Pi::OneMinusOmega => step::divide::<3>(c, x, y, dx, dy),
        Pi::TwoMinusOmega => step::divide::<7>(c, x, y, dx, dy),
    }
    let (mut row, mut code) = (vec![0; n], vec![0; n]);
    step::fold(&d[0], &d[1], &mut row, &mut code);
    (row, code)
}

/// Exhaustively: one digit per residue class, whatever the representative, and it is nearest.
fn residue_classes(exponents: core::ops::RangeInclusive<u32>) {
    for pi in Pi::ALL {
        for c in exponents.clone() {
            let q = pi.value().map(|x| BigInt::from(x << c));
            let sector = Sector::new(pi.value().map(|x| x << c));
            let norm_q = (pi.norm() << (2 * c)) as usize;
            let mut digits = std::collections::HashMap::new();
            // 3·2^c multiples in both directions reach every class of the ideal many times.
            let size = 8 << c;
            for x0 in -size..size {
                let mut x: Vec<i32> = vec![x0; 2 * size as usize];
                let mut y: Vec<i32> = (-size..size).collect();
                let (row, code) = one_step(pi, c, &mut x, &mut y);
                for (i, y0) in (-size..size).enumerate() {
                    let z = eis(x0 as i64, y0 as i64);
                    let t = eis(x[i] as i64, y[i] as i64);
                    let d = sub(&z, &mul(&q, &t));
                    assert_eq!(norm(&sub(&z, &mul(&q, &nearest(&z, &q)))), norm(&d));
                    let digit = sector.start[row[i] as usize].wrapping_add(code[i] as u32);
                    assert_eq!(digit == super::super::NONE, norm(&d).is_zero());
                    if digit != super::super::NONE {
                        let (r, k) = sector.place[(digit >> 3) as usize];
                        let weight = eis((r + k) as i64, r as i64);
                        let unit =
                            [eis(1, 0), eis(0, 1), eis(-1, -1)][(digit >> 1 & 3) as usize].clone();
                        let mut v = mul(&weight, &unit);
                        if digit & 1 == 1 {
                            v = v.map(|v| -v);
                        }
                        assert_eq!(v, d, "{pi:?} c = {c}: {z:?}");
                    }
                    // The class of z: reduced by the Hermite form of the ideal (q), found by search.
                    *digits.entry(d.clone()).or_insert(0) += 1;
                }
            }
            let all: Vec<_> = digits.keys().collect();
            assert_eq!(all.len(), norm_q, "{pi:?} c = {c}");
            for (i, a) in all.iter().enumerate().take(40) {
                for b in &all[i + 1..] {
                    assert!(divide(&sub(a, b), &q).is_none(), "two digits of one class");
                }
            }
        }
    }
}

#[test]
fn every_residue_class_has_one_digit() {
    residue_classes(1..=3);
}

#[test]
#[ignore = "long"]
fn every_residue_class_of_more_has_one_digit() {
    residue_classes(1..=4);
}

#[test]
fn sectors_are_complete_and_dense() {
    for pi in Pi::ALL {
        for c in 1..=5u32 {
            let q = pi.value().map(|x| x << c);
            let sector = Sector::new(q);
            let big = q.map(BigInt::from);
            let mut found = 0;
            for y in 0..(3 << c) {
                for x in 1..(3 << c) {
                    let z = eis(x + y, y);
                    let inside = norm(&sub(&z, &mul(&big, &nearest(&z, &big)))) == norm(&z);
                    let at = sector
                        .start
                        .get(y as usize)
                        .map(|s| s.wrapping_add(8 * x as u32) >> 3);
                    let place = at.and_then(|b| sector.place.get(b as usize));
                    assert_eq!(
                        place == Some(&(y as u16, x as u16)),
                        inside,
                        "{pi:?} {c} {x} {y}"
                    );
                    found += inside as usize;
                }
            }
            assert_eq!(found, sector.place.len());
        }
    }
    let sizes: Vec<usize> = (3..=7)
        .map(|c| Sector::new([1 << c, 0]).place.len())
        .collect();
    assert_eq!(sizes, [12, 45, 176, 693, 2752]);
    // Odd norms have no border points: exactly a sixth. (2 − ω)^c, c = 2..5.
    let mut q = eis(2, -1);
    for expected in [8, 57, 400, 2801] {
        q = mul(&q, &eis(2, -1));
        let q = [0, 1].map(|i| q[i].to_i64().unwrap());
        assert_eq!(Sector::new(q).place.len(), expected);
    }
}

/// The published digits (radix (2 − ω)^5 and (2 − ω)^7) against the reference used in these tests,
/// and ρ against the reduction.
#[test]
fn published_vectors() {
    let big = |s: &str| s.parse::<BigInt>().unwrap();
    let mut rho = std::collections::HashMap::new();
    for l in lines(EISENSTEIN, "rho") {
        let nu = [big(l[2]), big(l[3])];
        let n = curves()
            .into_iter()
            .find(|n| n.name == l[1] && n.nu == nu)
            .unwrap();
        let s = make(&n, Pi::One, 6, 4);
        let a: BigUint = l[4].parse().unwrap();
        let expected = [big(l[5]), big(l[6])];
        s.digits.source.each::<2>(&flat(&[a], 4), |_, x, y| {
            assert_eq!([signed(&x), signed(&y)], expected)
        });
        rho.insert(l[4], expected);
    }
    assert_eq!(rho.len(), 6);
    let mut checked = 0;
    for l in lines(EISENSTEIN, "digits") {
        let q = [big(l[1]), big(l[2])];
        let sector = Sector::new([0, 1].map(|i| q[i].to_i64().unwrap()));
        let mut z = rho[l[3]].clone();
        for d in &l[5..] {
            let (x, y) = d.split_once(',').unwrap();
            let t = nearest(&z, &q);
            let mine = sub(&z, &mul(&q, &t));
            assert_eq!(mine, [big(x), big(y)]);
            // One of the six turns of it is in the sector.
            let unit = eis(1, 1);
            let mut turned = mine.clone();
            let in_sector = (0..6).filter(|_| {
                turned = mul(&turned, &unit);
                let (x, y) = (&turned[0] - &turned[1], &turned[1]);
                sector
                    .place
                    .iter()
                    .any(|p| BigInt::from(p.0) == *y && BigInt::from(p.1) == x)
            });
            assert_eq!(in_sector.count(), !norm(&mine).is_zero() as usize);
            z = t;
            checked += 1;
        }
        assert!(norm(&z).is_zero());
    }
    assert_eq!(checked, 6 * (19 + 13));
}

#[test]
fn bad_parameters_are_refused() {
    let n = &curves()[0];
    let new =
        |r: &BigUint, l: &BigUint, nu: &Eis, pi, c, w| Eisenstein::new(r, l, nu, pi, c, w).is_err();
    assert!(new(&n.r, &n.lambda, &n.nu, Pi::One, 1, 4));
    assert!(new(&n.r, &n.lambda, &n.nu, Pi::TwoMinusOmega, 0, 4));
    assert!(new(&n.r, &n.lambda, &n.nu, Pi::One, MAX_EXPONENT + 1, 4));
    assert!(new(&n.r, &n.lambda, &n.nu, Pi::One, 5, 0));
    assert!(new(&n.r, &n.lambda, &n.nu, Pi::One, 5, 9));
    assert!(new(&(&n.r + 2u32), &n.lambda, &n.nu, Pi::One, 5, 4));
    assert!(new(&n.r, &(&n.lambda + 1u32), &n.nu, Pi::One, 5, 4));
    assert!(new(&BigUint::ZERO, &n.lambda, &eis(0, 0), Pi::One, 5, 4));
    // The other root belongs to the conjugate of ν.
    let other = &n.r - 1u32 - &n.lambda;
    assert!(new(&n.r, &other, &n.nu, Pi::One, 5, 4));
}

/// Digits in one radix have one sector, whatever they are of; it goes with the last of them.
#[test]
fn sectors_are_shared() {
    let q = [5 << 9, 7];
    let (one, other) = (Sector::shared(q), Sector::shared(q));
    assert!(std::sync::Arc::ptr_eq(&one, &other));
    assert_eq!(*one, Sector::new(q));
    let weak = std::sync::Arc::downgrade(&one);
    drop((one, other));
    assert!(weak.upgrade().is_none());
    assert_eq!(*Sector::shared(q), Sector::new(q));
}
