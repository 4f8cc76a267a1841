//! For the tests of all sets of integers.

use std::collections::BTreeMap;

use num_bigint::{BigInt, BigUint};
use num_traits::One;

use super::super::BucketSet;
use super::*;
use crate::recode::testing::{curves, flat, words};

/// What a set over points of prime order r needs.
pub fn order(r: BigUint) -> Numbers {
    Numbers { r, endo: None }
}

/// What a set over the subgroup of a curve needs.
pub fn curve(name: &str) -> Numbers {
    order(curves().into_iter().find(|n| n.name == name).unwrap().r)
}

/// The orders of real curves, and others at the ends of digits and words.
pub fn orders() -> Vec<Numbers> {
    let mut all: Vec<Numbers> = curves().into_iter().map(|n| order(n.r)).collect();
    for r in [3u64, 13, 97, 1021, 65537, (1 << 61) - 1, u64::MAX - 58] {
        all.push(order(r.into()));
    }
    all.push(order((BigUint::one() << 128u32) - 159u32));
    all.push(order((BigUint::one() << 255u32) - 19u32));
    all
}

/// 0, 1, 2, r − 1, halves, powers of two, what is near to them, and others.
pub fn scalars(r: &BigUint, more: usize) -> Vec<BigUint> {
    let mut all = vec![BigUint::ZERO, r - 1u32, r >> 1, (r >> 1) + 1u32, r / 3u32];
    for k in 0..r.bits() {
        let power = BigUint::one() << k;
        all.extend([
            power.clone(),
            &power + 1u32,
            &power - 1u32,
            r - (&power % r),
        ]);
    }
    all.extend((0..64u32).map(BigUint::from));
    let each = r.bits().div_ceil(64) as usize;
    all.extend(words(each * more, 11).chunks(each).map(|w| {
        w.iter()
            .fold(BigUint::ZERO, |sum, w| (sum << 64u32) + BigUint::from(*w))
    }));
    all.into_iter().map(|a| a % r).collect()
}

/// Multiplier (signed) and weight.
pub fn parts(set: &dyn BucketSet, position: usize, d: Digit) -> (i64, i64) {
    if d == NONE {
        return (1, 0);
    }
    assert_eq!(d >> 1 & 3, 0, "no power of ω");
    let (m, bucket) = (
        (d >> 3 >> set.bucket_bits()) as usize,
        d >> 3 & ((1 << set.bucket_bits()) - 1),
    );
    assert!((bucket as usize) < set.buckets(), "bucket");
    assert!(m < set.multipliers_at(position), "multiplier");
    let (weight, m) = (set.weight(bucket), set.multipliers()[m]);
    assert!(weight.x > 0 && weight.y == 0 && m.y == 0);
    (if d & 1 == 1 { -m.x } else { m.x }, weight.x)
}

fn value(set: &dyn BucketSet, position: usize, d: Digit) -> i64 {
    let (m, b) = parts(set, position, d);
    m * b
}

/// Every value with every carry in the range has a digit and a carry in the range; the least and the
/// largest that there are.
pub fn every_value<R: Rule>(set: &Integers<R>, carries: [i64; 2]) -> [i64; 2] {
    let q = set.q as i64;
    let (mut least, mut most) = (0, 0);
    for t in carries[0]..q + carries[1] {
        let (d, carry) = set.rule.step(t as i32, 0);
        let carry = i64::from(carry);
        assert_eq!(value(set, 0, d) + carry * q, t, "{} {t}", set.spec);
        let (minus, same) = set.rule.step(t as i32, 1);
        assert_eq!(i64::from(same), carry);
        assert_eq!(value(set, 0, minus), -value(set, 0, d), "{t}");
        (least, most) = (carry.min(least), carry.max(most));
    }
    assert!(carries[0] <= least && most <= carries[1], "{}", set.spec);
    [least, most]
}

/// The digits' sum is the scalar, exactly or modulo r; how many last digits are not zero.
pub fn sums(set: &dyn BucketSet, r: &BigUint, scalars: &[BigUint]) -> usize {
    let count = scalars.len();
    let mut out = vec![5; count * set.positions()];
    set.recode(&flat(scalars, set.scalar_words()), &mut out);
    let mut last = 0;
    for (i, a) in scalars.iter().enumerate() {
        let sum = (0..set.positions()).rev().fold(BigInt::ZERO, |sum, k| {
            sum * set.radix().x + value(set, k, out[k * count + i])
        });
        let rest = sum - BigInt::from(a.clone());
        assert!(
            rest == BigInt::ZERO || rest == -BigInt::from(r.clone()),
            "{} {a} of {r}",
            set.spec()
        );
        last += usize::from(out[(set.positions() - 1) * count + i] != NONE);
    }
    last
}

/// For all orders: sums of edge and random scalars. Sets too large for an order are left out.
pub fn all_orders(spec: Spec, more: usize) {
    for numbers in orders() {
        let set = spec.build(&numbers).unwrap();
        assert_eq!(set.spec(), spec);
        sums(&*set, &numbers.r, &scalars(&numbers.r, more));
    }
}

/// All scalars below small orders.
pub fn all_scalars(spec: Spec) {
    for r in [3u32, 5, 31, 97, 127, 509, 1021, 2039, 4099] {
        let numbers = order(r.into());
        let all: Vec<BigUint> = (0..r).map(BigUint::from).collect();
        sums(&*spec.build(&numbers).unwrap(), &numbers.r, &all);
    }
}

/// How often two neighbours among zero and the weights differ by so much.
pub fn gaps(weights: &[u32]) -> BTreeMap<u32, usize> {
    let mut all = BTreeMap::new();
    let before = std::iter::once(&0).chain(weights);
    for (a, b) in before.zip(weights) {
        assert!(a < b, "increasing");
        *all.entry(b - a).or_default() += 1;
    }
    all
}
