//! For tests: the value of a digit of a bucket set, and whether digits add up.

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;

use super::BucketSet;
use super::spec::{Numbers, Omega};
use crate::recode::testing::{self, Eis, eis, flat, mul};
use crate::recode::{Digit, NONE, Small};

/// What a set is made for, of a curve with ω.
pub(super) fn with_omega(n: &testing::Numbers) -> Numbers {
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
pub(super) fn multiplier(set: &dyn BucketSet, d: Digit) -> usize {
    (d >> 3 >> set.bucket_bits()) as usize
}

/// The value of a digit in Z[ω].
pub(super) fn value(set: &dyn BucketSet, d: Digit) -> Eis {
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
pub(super) fn check(set: &dyn BucketSet, n: &testing::Numbers, scalars: &[BigUint]) -> Vec<Digit> {
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
pub(super) fn scalars(n: &testing::Numbers, random: usize) -> Vec<BigUint> {
    let words = n.r.bits().div_ceil(64) as usize;
    let mut all = testing::edges(n, words);
    for w in testing::words(words * random, 11).chunks(words) {
        let halves = w.iter().flat_map(|w| [*w as u32, (*w >> 32) as u32]);
        all.push(BigUint::new(halves.collect()));
    }
    all.iter().map(|a| a % &n.r).collect()
}
