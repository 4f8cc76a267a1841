//! For tests: the value of a digit of a bucket set, and whether digits add up.

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;

use super::BucketSet;
use super::spec::{Numbers, Omega};
use crate::recode::counting::Counting;
use crate::recode::testing::{self, Eis, eis, flat, mul};
use crate::recode::{Digit, NONE, Small};

/// What a set is made for, of a curve with ω.
pub fn with_omega(n: &testing::Numbers) -> Numbers {
    Numbers {
        r: n.r.clone(),
        endo: Some(Omega {
            lambda: n.lambda.clone(),
            nu: n.nu.clone(),
        }),
    }
}

fn big(z: Small) -> Eis {
    eis(z.x, z.y)
}

/// The number of the multiplier of a digit.
pub fn multiplier(set: &dyn BucketSet, d: Digit) -> usize {
    (d >> 3 >> set.bucket_bits()) as usize
}

/// The value of a digit in Z[ω].
pub fn value(set: &dyn BucketSet, d: Digit) -> Eis {
    if d == NONE {
        return eis(0, 0);
    }
    let bucket = d >> 3 & ((1 << set.bucket_bits()) - 1);
    assert!((bucket as usize) < set.buckets(), "bucket out of range");
    let m = set.multipliers()[multiplier(set, d)];
    let unit = [eis(1, 0), eis(0, 1), eis(-1, -1)][(d >> 1 & 3) as usize].clone();
    let z = mul(&mul(&unit, &big(m)), &big(set.weight(bucket)));
    if d & 1 == 1 { z.map(|z| -z) } else { z }
}

/// The digits of scalars, after a check that they add up modulo r and use the multipliers there are.
pub fn check(set: &dyn BucketSet, n: &testing::Numbers, scalars: &[BigUint]) -> Vec<Digit> {
    let (count, h, halves) = (scalars.len(), set.positions(), set.halves());
    let mut out = vec![5; count * h * halves];
    set.recode(&flat(scalars, set.scalar_words()), &mut out);
    let radix = big(set.radix());
    for (i, a) in scalars.iter().enumerate() {
        let mut sum = eis(0, 0);
        for k in (0..h).rev() {
            sum = mul(&sum, &radix);
            for s in 0..halves {
                let digit = out[(k * halves + s) * count + i];
                assert!(digit == NONE || multiplier(set, digit) < set.multipliers_at(k));
                let d = value(set, digit);
                sum = [&sum[0] + &d[0], &sum[1] + &d[1]];
            }
        }
        let [x, y] = sum;
        let rest = x + y * BigInt::from(n.lambda.clone()) - BigInt::from(a.clone());
        let whole = rest.is_multiple_of(&n.r.clone().into());
        assert!(whole, "{} {} {a}", n.name, set.spec());
    }
    out
}

/// Edge scalars and random ones below r.
pub fn scalars(n: &testing::Numbers, random: usize) -> Vec<BigUint> {
    let words = n.r.bits().div_ceil(64) as usize;
    let mut all = testing::edges(n, words);
    for w in testing::words(words * random, 11).chunks(words) {
        let halves = w.iter().flat_map(|w| [*w as u32, (*w >> 32) as u32]);
        all.push(BigUint::new(halves.collect()));
    }
    all.iter().map(|a| a % &n.r).collect()
}

/// Additions of one sum over integers modulo r in the place of `count` bases, the sum checked.
pub fn counted(set: &dyn BucketSet, n: &testing::Numbers, count: usize) -> usize {
    let modulus = BigInt::from(n.r.clone());
    let image = |z: Small| {
        let z = BigInt::from(z.x) + BigInt::from(z.y) * BigInt::from(n.lambda.clone());
        z.mod_floor(&modulus).magnitude().clone()
    };
    let random = |seed| {
        let words = testing::words(8 * count, seed);
        let fold = |w: &[u64]| w.iter().fold(BigUint::ZERO, |a, w| (a << 64) + *w) % &n.r;
        words.chunks(8).map(fold).collect::<Vec<_>>()
    };
    let (scalars, bases) = (random(1), random(2));
    let digits = check(set, n, &scalars);
    assert_eq!(set.halves(), 1, "not for the second half, which is of λ");
    let mut group = Counting::new(&n.r);
    let mut buckets = vec![None; set.buckets()];
    let multipliers: Vec<BigUint> = set.multipliers().iter().map(|m| image(*m)).collect();
    let (step, mut power) = (image(set.radix()), BigUint::from(1u32));
    for position in digits.chunks(count) {
        for (d, base) in position.iter().zip(&bases) {
            if *d != NONE {
                let turn = n.lambda.modpow(&(d >> 1 & 3).into(), &n.r) * &power % &n.r;
                let point = base * &multipliers[multiplier(set, *d)] % &n.r * turn % &n.r;
                let point = if d & 1 == 1 { &n.r - point } else { point };
                let bucket = d >> 3 & ((1 << set.bucket_bits()) - 1);
                group.add(&mut buckets[bucket as usize], point);
            }
        }
        power = power * &step % &n.r;
    }
    let place = |bucket: usize| {
        let (row, col) = set.place(bucket as u32);
        (row as usize, col as usize)
    };
    let sums = buckets.into_iter().enumerate();
    let sums: Vec<_> = sums.filter_map(|(i, sum)| Some((place(i), sum?))).collect();
    let total = group.plane(&sums, [&image(set.row_unit()), &image(set.col_unit())]);
    let expected = scalars
        .iter()
        .zip(&bases)
        .map(|(a, p)| a * p)
        .sum::<BigUint>()
        % &n.r;
    assert_eq!(total, Some(expected));
    group.additions
}
