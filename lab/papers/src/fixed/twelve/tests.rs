use super::table::{Small, buckets, turn, unit};
use super::*;
use msmith_core::random::split_mix;
use msmith_core::recode::NONE;
use msmith_core::recode::eisenstein::small::{fold, norm as norm2};

const R381: &str = "52435875175126190479447740508185965837690552500527637822603658699938581184513";
const R377: &str = "8444461749428370424248824938781546531375899335154063827935233455917409239041";
const R254: &str = "21888242871839275222246405745257275088548364400416034343698204186575808495617";
const P254: &str = "21888242871839275222246405745257275088696311157297823662689037894645226208583";

/// r and the action of ψ: the seed on BLS12 curves, p on BN254.
fn groups() -> Vec<(BigUint, BigUint)> {
    let big = |s: &str| s.parse::<BigUint>().unwrap();
    vec![
        (big(R381), big(R381) - 0xd201_0000_0001_0000u64),
        (big(R377), 0x8508_c000_0000_0001u64.into()),
        (big(R254), big(P254) - big(R254)),
    ]
}

/// The value of a digit.
fn value(s: &Twelve, d: Digit) -> Small {
    if d == NONE {
        return [0; 4];
    }
    let (bucket, k) = parts(s.c, d);
    (0..k).fold(s.table.weights[bucket], |z, _| turn(z))
}

/// The bucket of a digit, and which power of ζ its unit is.
fn parts(c: u32, d: Digit) -> (usize, u32) {
    let bits = usize::BITS - buckets(c).leading_zeros();
    let (image, bucket) = (d >> 3 >> bits, d >> 3 & ((1 << bits) - 1));
    let k = (0..12).find(|k| unit(*k) == (image, d >> 1 & 3, d & 1));
    (bucket as usize, k.expect("a unit"))
}

fn flat(a: &BigUint, words: usize) -> Vec<u64> {
    words_of(a, words)
}

fn check(s: &Twelve, r: &BigUint, mu: &BigUint, scalars: &[BigUint]) {
    let all: Vec<u64> = scalars.iter().flat_map(|a| flat(a, s.words)).collect();
    let mut out = vec![7; scalars.len() * s.positions()];
    s.recode(&all, &mut out);
    let omega = mu.modpow(&4u32.into(), r);
    let i = mu.modpow(&3u32.into(), r);
    let images: Vec<BigInt> = [
        BigUint::from(1u32),
        omega.clone(),
        i.clone(),
        &i * &omega % r,
    ]
    .into_iter()
    .map(BigInt::from)
    .collect();
    for (j, a) in scalars.iter().enumerate() {
        let mut sum = BigInt::ZERO;
        for k in (0..s.positions()).rev() {
            let d = value(s, out[k * scalars.len() + j]);
            sum = (sum << s.c)
                + d.iter()
                    .zip(&images)
                    .map(|(d, image)| image * *d)
                    .sum::<BigInt>();
        }
        assert!(
            (sum - BigInt::from(a.clone())).is_multiple_of(&r.clone().into()),
            "{a}"
        );
    }
}

#[test]
fn generators_are_short() {
    for (r, mu) in groups() {
        let g = ring::generator(&r, &mu);
        assert_eq!(ring::norm(&g), BigInt::from(r.clone()));
        // |σ₁g|²·|σ₂g|² = r, so the size is at least √r; by how much is it larger?
        let ratio = length(&ring::size(&g)) - r.bits() as f64 / 4.0;
        assert!(ratio < 0.3, "{ratio}");
        let image = |z: &ring::Big| {
            let (omega, i) = (mu.modpow(&4u32.into(), &r), mu.modpow(&3u32.into(), &r));
            let (omega, i) = (BigInt::from(omega), BigInt::from(i));
            &z[0] + &z[1] * &omega + (&z[2] + &z[3] * &omega) * i
        };
        assert!(image(&g).is_multiple_of(&r.clone().into()));
    }
}

/// Every class has its digit, which is nearest, and the classes are folded by exactly twelve.
#[test]
fn every_residue_class_has_its_digit() {
    for (c, count) in [(2, 23), (3, 343), (4, 5463), (5, 87383)] {
        let table = Table::new(c);
        assert_eq!(table.weights.len(), count);
        assert_eq!(buckets(c), count);
        let mut used = vec![0; count];
        for (number, (digit, d)) in table.digits.iter().enumerate() {
            let z = d.map(i64::from);
            assert_eq!(class(z.map(|z| z as u32), c), number);
            assert_eq!(*digit == NONE, number == 0);
            if *digit == NONE {
                assert_eq!(z, [0; 4]);
                continue;
            }
            let (bucket, k) = parts(c, *digit);
            used[bucket] += 1;
            let weight = table.weights[bucket];
            assert_eq!((0..k).fold(weight, |z, _| turn(z)), z);
            // In the hexagon, by its three directions.
            let q = 1 << c;
            for [x, y] in [[z[0], z[1]], [z[2], z[3]]] {
                for form in [2 * x - y, 2 * y - x, x + y] {
                    assert!(form.abs() <= q);
                }
            }
        }
        let full = used.iter().filter(|n| **n == 12).count();
        assert_eq!(full, count - 3);
        for w in &table.weights {
            let (k, _, _) = fold([w[0], w[1]]);
            assert_eq!(k, 0);
            assert!(norm2([w[2], w[3]]) <= norm2([w[0], w[1]]));
        }
    }
}

#[test]
fn units() {
    let mut z = [3, -1, 4, 1];
    for k in 1..=12 {
        z = turn(z);
        assert_eq!(z == [3, -1, 4, 1], k == 12);
        assert_eq!(z == [-3, 1, -4, -1], k == 6);
    }
}

#[test]
fn digits_add_up() {
    for (r, mu) in groups() {
        for c in 2..=MAX_EXPONENT {
            for word_count in [4, 6] {
                let s = Twelve::of(&r, &mu, c, word_count).unwrap();
                let mut all: Vec<BigUint> = (0..3u32).map(BigUint::from).collect();
                for k in 0..3u32 {
                    for base in [&r, &mu, &(&r >> 1), &(&r / 3u32), &(&r * &r)] {
                        all.extend([base - k, base + k]);
                    }
                }
                all.extend((0..64 * word_count).map(|k| BigUint::from(1u32) << k));
                all.push((BigUint::from(1u32) << (64 * word_count)) - 1u32);
                all.retain(|a| a.bits() <= 64 * word_count as u64);
                let mut state = 3;
                all.extend((0..100).map(|_| {
                    let words = (0..4).map(|_| split_mix(&mut state));
                    words.fold(BigUint::ZERO, |a, w| (a << 64) + w)
                }));
                check(&s, &r, &mu, &all);
            }
        }
    }
}

/// All scalars modulo small primes ≡ 1 modulo 12.
#[test]
fn toy_orders() {
    for r in [13u32, 37, 61, 73, 97, 1009, 10009] {
        let big = BigUint::from(r);
        let mu = (2..r).find(|m| {
            let m = u64::from(*m);
            (m.pow(4) - m * m + 1) % u64::from(r) == 0
        });
        let mu = BigUint::from(mu.unwrap());
        let all: Vec<BigUint> = (0..r).map(BigUint::from).collect();
        for c in 2..=4 {
            check(&Twelve::of(&big, &mu, c, 1).unwrap(), &big, &mu, &all);
        }
    }
}

#[test]
fn bad_parameters_are_refused() {
    let (r, mu) = &groups()[0];
    assert!(Twelve::of(r, mu, 1, 4).is_err());
    assert!(Twelve::of(r, mu, MAX_EXPONENT + 1, 4).is_err());
    assert!(Twelve::of(r, mu, 3, 0).is_err());
    assert!(Twelve::of(r, mu, 3, 9).is_err());
    assert!(Twelve::of(r, &(mu + 1u32), 3, 4).is_err());
    assert!(Twelve::of(&BigUint::ZERO, mu, 3, 4).is_err());
    assert!(Twelve::of(&BigUint::ZERO, &BigUint::ZERO, 3, 4).is_err());
}

/// As many positions as the reference has.
#[test]
fn by_its_roots() {
    let (r, mu) = groups().swap_remove(0);
    for (c, positions) in [(3, 22), (4, 17)] {
        assert_eq!(Twelve::of(&r, &mu, c, 4).unwrap().positions(), positions);
    }
    // ω = ζ⁴ and i = ζ³.
    let [lambda, iota] = [4u32, 3].map(|k| mu.modpow(&k.into(), &r));
    let set = Twelve::new(&r, &lambda, &iota, 3).unwrap();
    assert_eq!((set.buckets(), set.stored()), (343, 44));
    assert!(Twelve::new(&r, &lambda, &lambda, 3).is_err());
    assert!(Twelve::new(&BigUint::ZERO, &lambda, &iota, 3).is_err());
}
