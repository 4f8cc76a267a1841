use std::collections::HashMap;

use super::table::{Small, turn};
use super::*;
use crate::recode::NONE;
use crate::recode::eisenstein::small::{fold, norm as norm2};
use crate::recode::testing::words;

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
    (0..d & 15).fold(s.weight(d >> 4), |z, _| turn(z))
}

fn flat(a: &BigUint, words: usize) -> Vec<u64> {
    limbs(a, words)
}

fn check(s: &Twelve, r: &BigUint, mu: &BigUint, scalars: &[BigUint]) {
    let all: Vec<u64> = scalars.iter().flat_map(|a| flat(a, s.words)).collect();
    let mut out = vec![7; scalars.len() * s.windows()];
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
        for k in (0..s.windows()).rev() {
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
    for (c, buckets) in [(2, 23), (3, 343), (4, 5463), (5, 87383)] {
        let table = Table::new(c);
        assert_eq!(table.weights.len(), buckets);
        assert_eq!(buckets, ((1 << (4 * c)) - 16) / 12 + 3);
        let mut used = vec![0; buckets];
        for (number, (digit, d)) in table.digits.iter().enumerate() {
            let z = d.map(i64::from);
            assert_eq!(class(z.map(|z| z as u32), c), number);
            assert_eq!(*digit == NONE, number == 0);
            if *digit == NONE {
                assert_eq!(z, [0; 4]);
                continue;
            }
            used[(digit >> 4) as usize] += 1;
            let weight = table.weights[(digit >> 4) as usize];
            assert_eq!((0..digit & 15).fold(weight, |z, _| turn(z)), z);
            // In the hexagon, by its three directions.
            let q = 1 << c;
            for [x, y] in [[z[0], z[1]], [z[2], z[3]]] {
                for form in [2 * x - y, 2 * y - x, x + y] {
                    assert!(form.abs() <= q);
                }
            }
        }
        let full = used.iter().filter(|n| **n == 12).count();
        assert_eq!(full, buckets - 3);
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
                let s = Twelve::new(&r, &mu, c, word_count).unwrap();
                let mut all: Vec<BigUint> = (0..3u32).map(BigUint::from).collect();
                for k in 0..3u32 {
                    for base in [&r, &mu, &(&r >> 1), &(&r / 3u32), &(&r * &r)] {
                        all.extend([base - k, base + k]);
                    }
                }
                all.extend((0..64 * word_count).map(|k| BigUint::from(1u32) << k));
                all.push((BigUint::from(1u32) << (64 * word_count)) - 1u32);
                all.retain(|a| a.bits() <= 64 * word_count as u64);
                for w in words(400, 3).chunks(4) {
                    all.push(w.iter().fold(BigUint::ZERO, |a, w| (a << 64) + *w));
                }
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
            check(&Twelve::new(&big, &mu, c, 1).unwrap(), &big, &mu, &all);
        }
    }
}

#[test]
fn bad_parameters_are_refused() {
    let (r, mu) = &groups()[0];
    assert!(Twelve::new(r, mu, 1, 4).is_err());
    assert!(Twelve::new(r, mu, MAX_EXPONENT + 1, 4).is_err());
    assert!(Twelve::new(r, mu, 3, 0).is_err());
    assert!(Twelve::new(r, mu, 3, 9).is_err());
    assert!(Twelve::new(r, &(mu + 1u32), 3, 4).is_err());
    assert!(Twelve::new(&BigUint::ZERO, mu, 3, 4).is_err());
    assert!(Twelve::new(&BigUint::ZERO, &BigUint::ZERO, 3, 4).is_err());
}

/// Integers modulo r as points, with a count of additions; ψ is a multiplication by μ.
struct Counting {
    r: BigUint,
    /// μ^k.
    units: Vec<BigUint>,
    additions: usize,
}

impl Counting {
    fn add(&mut self, to: &mut Option<BigUint>, point: BigUint) {
        *to = Some(match to.take() {
            None => point,
            Some(sum) => {
                self.additions += 1;
                (sum + point) % &self.r
            }
        });
    }

    fn psi(&self, k: usize, point: &BigUint) -> BigUint {
        point * &self.units[k % 12] % &self.r
    }

    /// Σ (x + yθ)·S by row and column sums, θ = ψ².
    fn plane(&mut self, sums: &HashMap<(i64, i64), BigUint>) -> Option<BigUint> {
        let mut total = None;
        for row in [false, true] {
            let mut lines: Vec<Option<BigUint>> = Vec::new();
            for ((x, y), sum) in sums {
                let at = if row { *y } else { *x } as usize;
                lines.resize(lines.len().max(at + 1), None);
                self.add(&mut lines[at], sum.clone());
            }
            let (mut running, mut weighted) = (None, None);
            for line in lines.iter().skip(1).rev() {
                line.iter()
                    .for_each(|line| self.add(&mut running, line.clone()));
                running
                    .iter()
                    .for_each(|sum| self.add(&mut weighted, sum.clone()));
            }
            if let Some(sum) = weighted {
                let sum = self.psi(if row { 2 } else { 0 }, &sum);
                self.add(&mut total, sum);
            }
        }
        total
    }
}

/// The sum of n random points by digits of radix 2^c; the additions, and those of one window's fold.
fn counted(n: usize, c: u32) -> (usize, usize) {
    let (r, mu) = groups().swap_remove(0);
    let s = Twelve::new(&r, &mu, c, 4).unwrap();
    let random = |seed| {
        let words = words(4 * n, seed);
        let fold = |w: &[u64]| w.iter().fold(BigUint::ZERO, |a, w| (a << 64) + *w) % &r;
        words.chunks(4).map(fold).collect::<Vec<_>>()
    };
    let (scalars, points) = (random(1), random(2));
    let all: Vec<u64> = scalars.iter().flat_map(|a| flat(a, 4)).collect();
    let mut digits = vec![NONE; n * s.windows()];
    s.recode(&all, &mut digits);
    let units = (0..12u32).map(|k| mu.modpow(&k.into(), &r)).collect();
    let mut group = Counting {
        r: r.clone(),
        units,
        additions: 0,
    };
    let (mut total, mut fold_of_full) = (None, 0);
    for window in digits.chunks(n).rev() {
        if let Some(sum) = &mut total {
            *sum = &*sum * (1u32 << c) % &r;
            group.additions += c as usize;
        }
        let mut buckets = vec![None; s.buckets()];
        for (d, point) in window.iter().zip(&points).filter(|(d, _)| **d != NONE) {
            let point = group.psi((d & 15) as usize, point);
            group.add(&mut buckets[(d >> 4) as usize], point);
        }
        let before = group.additions;
        let full = buckets.iter().all(Option::is_some);
        let (mut re, mut im) = (HashMap::new(), HashMap::new());
        for (bucket, sum) in buckets.into_iter().enumerate() {
            let Some(sum) = sum else { continue };
            let w = s.weight(bucket as u32);
            let collect = |group: &mut Counting, to: &mut HashMap<_, _>, z| {
                if z == [0, 0] {
                    return;
                }
                let (k, x, y) = fold(z);
                let slot = to.entry((x, y)).or_insert(None);
                let sum = group.psi(2 * k, &sum);
                group.add(slot, sum);
            };
            collect(&mut group, &mut re, [w[0], w[1]]);
            collect(&mut group, &mut im, [w[2], w[3]]);
        }
        for (i, part) in [re, im].into_iter().enumerate() {
            let sums = part
                .into_iter()
                .filter_map(|(k, v)| Some((k, v?)))
                .collect();
            if let Some(sum) = group.plane(&sums) {
                let sum = group.psi(3 * i, &sum);
                group.add(&mut total, sum);
            }
        }
        if full {
            fold_of_full = group.additions - before;
        }
    }
    let expected = scalars
        .iter()
        .zip(&points)
        .map(|(a, p)| a * p)
        .sum::<BigUint>()
        % &r;
    assert_eq!(total, Some(expected));
    (group.additions, fold_of_full)
}

/// Against the reference counts: 52597 for 2^11 points, c = 3, 22 windows.
#[test]
fn counted_additions() {
    let (r, mu) = &groups()[0];
    for (c, windows) in [(3, 22), (4, 17)] {
        assert_eq!(Twelve::new(r, mu, c, 4).unwrap().windows(), windows);
    }
    assert!(counted(1 << 11, 3).0.abs_diff(52597) * 100 < 52597);
    // 2m + 2s + 2.3·√s = 718, less a few of β = 0.
    assert_eq!(counted(1 << 13, 3).1, 706);
}

#[test]
#[ignore = "seconds: 2^16 points"]
fn counted_additions_of_65536_points() {
    let (additions, fold) = counted(1 << 16, 4);
    assert_eq!(fold, 10995);
    assert!(additions.abs_diff(1143830) * 100 < 1143830);
}
