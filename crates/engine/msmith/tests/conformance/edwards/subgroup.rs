//! Points in Edwards coordinates as integers: what is taken, and points of small order.

use super::*;

/// A square root modulo an odd prime (Tonelli and Shanks), if there is one.
fn root(x: &BigUint, p: &BigUint) -> Option<BigUint> {
    let one = BigUint::one();
    let half = (p - 1u32) >> 1;
    if x.is_zero() {
        return Some(BigUint::zero());
    }
    if x.modpow(&half, p) != one {
        return None;
    }
    let nonsquare = (2u32..).map(BigUint::from);
    let mut nonsquare = nonsquare;
    let nonsquare = nonsquare.find(|n| n.modpow(&half, p) != one)?;
    let twos = (p - 1u32).trailing_zeros()?;
    let odd = (p - 1u32) >> twos;
    let (mut order, mut c) = (twos, nonsquare.modpow(&odd, p));
    let mut t = x.modpow(&odd, p);
    let mut root = x.modpow(&((&odd + 1u32) >> 1), p);
    while t != one {
        let mut square = t.clone();
        let mut k = 0;
        while square != one {
            square = &square * &square % p;
            k += 1;
        }
        let b = (1..order - k).fold(c, |b, _| &b * &b % p);
        c = &b * &b % p;
        order = k;
        t = t * &c % p;
        root = root * b % p;
    }
    assert_eq!(&root * &root % p, *x);
    Some(root)
}

/// A point of every small order that the curve has, 2 first.
fn of_small_order(curve: &EdwardsCurve) -> Vec<(u32, Pair)> {
    let p = &curve.p;
    let mut found: Vec<(u32, Pair)> = Vec::new();
    for y in 2u32..60 {
        let yy = BigUint::from(y * y);
        // a·x² + y² = 1 + d·x²y².
        let below = (&curve.a + p - &curve.d * &yy % p) % p;
        let Some(inverse) = below.modinv(p) else {
            continue;
        };
        let xx = (p + 1u32 - yy % p) % p * inverse % p;
        let Some(x) = root(&xx, p) else { continue };
        let point = [x, y.into()];
        assert!(curve.contains(&point));
        let Some(mut small) = curve.multiply(&curve.r, &point) else {
            continue;
        };
        let mut chain = Vec::new();
        while small != curve.identity() {
            chain.push(small.clone());
            match curve.add(&small, &small) {
                Some(double) => small = double,
                None => chain.clear(),
            }
            if chain.is_empty() {
                break;
            }
        }
        for (k, point) in chain.into_iter().rev().enumerate() {
            if found.iter().all(|f| f.0 != 2 << k) {
                found.push((2 << k, point));
            }
        }
    }
    found.sort_by_key(|f| f.0);
    found
}

/// Points as canonical integers.
fn canonical(engine: &Engine, points: &[Pair]) -> Vec<u64> {
    let words = |x: &BigUint| {
        let mut words = x.to_u64_digits();
        words.resize(engine.words(), 0);
        words
    };
    points.iter().flatten().flat_map(words).collect()
}

#[test]
fn points_of_small_order() {
    for curve in edwards::all().iter().filter(|c| !edwards::is_toy(c)) {
        let small = of_small_order(curve);
        let orders: Vec<u32> = small.iter().map(|s| s.0).collect();
        println!("{}: points of order {orders:?}", curve.name);
        assert!(orders.starts_with(&[2]));
        if curve.name == "ed25519" {
            assert_eq!(orders, [2, 4, 8]);
        }
        let (good, _) = multiples(curve, 20, &mut Random(2));
        for engine in engines(curve) {
            let check = |points: &[Pair], threads| {
                let all = vec![true; points.len()];
                let list = engine.import(&canonical(&engine, points), &all).unwrap();
                let want: Vec<u64> = points.iter().flat_map(|q| words(&engine, q)).collect();
                assert_eq!(list.words, want);
                let options = Options {
                    threads,
                    ..Options::default()
                };
                engine.check_subgroup(&list, &options)
            };
            for threads in [None, Some(1)] {
                assert_eq!(check(&[], threads), Ok(()));
                assert_eq!(check(&[curve.identity()], threads), Ok(()));
                assert_eq!(check(&good, threads), Ok(()));
                let mut neutral = good.clone();
                neutral[7] = curve.identity();
                assert_eq!(check(&neutral, threads), Ok(()));
                for (order, point) in &small {
                    let name = format!("{} {order} {threads:?}", curve.name);
                    let alone = check(std::slice::from_ref(point), threads);
                    assert_eq!(alone, Err(Error::NotInSubgroup { index: 0 }), "{name}");
                    let mixed = curve.add(point, &good[0]).unwrap();
                    for bad in [point, &mixed] {
                        for index in [0, 8, 19] {
                            let mut points = neutral.clone();
                            points[index] = bad.clone();
                            let refused = Err(Error::NotInSubgroup { index });
                            assert_eq!(check(&points, threads), refused, "{name}");
                            // The first of several.
                            points[19] = bad.clone();
                            assert_eq!(check(&points, threads), refused, "{name}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn integers_that_are_not_points() {
    for curve in edwards::all().iter().filter(|c| !edwards::is_toy(c)) {
        let (points, _) = multiples(curve, 9, &mut Random(3));
        for engine in engines(curve) {
            let half = engine.words();
            let good = canonical(&engine, &points);
            let all = [true; 9];
            assert!(engine.import(&good, &all).is_ok());
            for index in [0, 5, 8] {
                for part in [0, 1] {
                    let at = (2 * index + part) * half;
                    let mut wrong = good.clone();
                    wrong[at] ^= 1;
                    let got = engine.import(&wrong, &all).err();
                    assert_eq!(got, Some(Error::NotOnCurve { index }), "{}", curve.name);
                    let p = curve.p.to_u64_digits();
                    // p itself, and a point with p added where that fits.
                    let mut shifted = (&points[index][part] + &curve.p).to_u64_digits();
                    shifted.truncate(half);
                    for above in [p, vec![u64::MAX; half], shifted] {
                        if integer(&above) < curve.p {
                            continue;
                        }
                        let mut wrong = good.clone();
                        wrong[at..at + half].copy_from_slice(&above);
                        let got = engine.import(&wrong, &all).err();
                        assert_eq!(got, Some(Error::NonCanonical { index }), "{}", curve.name);
                    }
                }
            }
            for (words, count) in [(&good[1..], 9), (&good[..], 8), (&[], 1)] {
                let got = engine.import(words, &all[..count]);
                assert!(got.is_err(), "{} {count}", curve.name);
            }
            assert!(engine.import(&[], &[]).unwrap().finite.is_empty());
        }
    }
}
