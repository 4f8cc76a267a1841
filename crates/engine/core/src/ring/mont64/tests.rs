//! Every operation against big integers, at boundary values of boundary moduli of every length.

use super::*;
use num_bigint::BigUint;
use num_traits::{One, Zero};

/// A small xorshift generator, so that failures repeat.
pub(crate) struct Random(pub u64);

impl Random {
    pub(crate) fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// Below `m`, uniform enough.
    pub(crate) fn below(&mut self, m: &BigUint) -> BigUint {
        let words = m.bits() / 64 + 2;
        let x = (0..words).fold(BigUint::zero(), |x, _| (x << 64u32) + self.word());
        x % m
    }
}

pub(crate) fn hex(s: &str) -> BigUint {
    BigUint::parse_bytes(s.as_bytes(), 16).expect("hexadecimal")
}

pub(crate) fn words<const N: usize>(x: &BigUint) -> [u64; N] {
    let mut w = [0; N];
    for (d, s) in w.iter_mut().zip(x.iter_u64_digits()) {
        *d = s;
    }
    assert_eq!(big(&w), *x, "does not fit");
    w
}

pub(crate) fn big(w: &[u64]) -> BigUint {
    w.iter()
        .rev()
        .fold(BigUint::zero(), |x, &w| (x << 64u32) + w)
}

pub(crate) fn ring<const N: usize>(p: &BigUint) -> Mont64<N> {
    Mont64::new(&p.iter_u64_digits().collect::<Vec<_>>()).expect("odd modulus")
}

/// Odd moduli of at most `n` words: the ends of each condition, small ones, random ones, fields.
pub(crate) fn moduli(n: usize) -> Vec<BigUint> {
    let one = BigUint::one();
    let r = &one << (64 * n);
    let odd = |x: BigUint| if x.bit(0) { x } else { x + 1u32 };
    let mut list = vec![
        BigUint::from(3u32),
        BigUint::from(0xffff_fffbu32),
        (&r >> 1u32) - &one,
        (&r >> 1u32) + &one,
        (&r >> 2u32) - &one,
        (&r >> 2u32) + &one,
        odd(&r / 3u32),
        odd(&r / 3u32) + 2u32,
        odd(&r / 3u32 - 4u32),
        &r - &one,
        &r - 59u32,
        (BigUint::from(0x7fff_ffff_ffff_ffffu64) << (64 * (n - 1))) | &one,
        (BigUint::from(0x3fff_ffff_ffff_ffffu64) << (64 * (n - 1))) | &one,
        (BigUint::from(0x8000_0000_0000_0000u64) << (64 * (n - 1))) | &one,
    ];
    let mut random = Random(n as u64 + 77);
    for shift in [0u32, 1, 2, 7, 63, 64] {
        let x = odd(random.below(&r) >> shift);
        if x > one {
            list.push(x);
        }
    }
    let fields = [
        (1, "ffffffff00000001"),
        (
            4,
            "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed",
        ),
        (
            4,
            "40000000000000000000000000000000224698fc094cf91b992d30ed00000001",
        ),
        (
            4,
            "40000000000000000000000000000000224698fc0994a8dd8c46eb2100000001",
        ),
        (
            4,
            "fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f",
        ),
        (
            4,
            "30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47",
        ),
        (
            6,
            "1ae3a4617c510eac63b05c06ca1493b1a22d9f300f5138f1ef3622fba094800170b5d44300000008508c00000000001",
        ),
        (
            6,
            "1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab",
        ),
        (
            12,
            "122e824fb83ce0ad187c94004faff3eb926186a81d14688528275ef8087be41707ba638e584e91903cebaff25b423048689c8ed12f9fd9071dcd3dc73ebff2e98a116c25667a8f8160cf8aeeaf0a437e6913e6870000082f49d00000000008b",
        ),
    ];
    list.extend(fields.iter().filter(|f| f.0 == n).map(|f| hex(f.1)));
    list
}

/// 0, 1, the middle, the end, and random ones.
pub(crate) fn values(p: &BigUint, random: &mut Random, count: usize) -> Vec<BigUint> {
    let one = BigUint::one();
    let mut list = vec![
        BigUint::zero(),
        one.clone(),
        p - &one,
        p - 2u32,
        p >> 1u32,
        (p >> 1u32) + &one,
    ];
    list.extend((0..count).map(|_| random.below(p)));
    list.push(random.below(p) >> (p.bits() / 2));
    list
}

fn check_modulus<const N: usize>(p: &BigUint) {
    let f = ring::<N>(p);
    let r = BigUint::one() << (64 * N);
    let r_inv = (&r % p).modinv(p).expect("odd modulus");
    assert_eq!(big(&f.one()), &r % p);
    assert_eq!(big(f.r2()), &r * &r % p);
    assert_eq!(
        f.n0().wrapping_mul(p.iter_u64_digits().next().unwrap_or(0)),
        u64::MAX
    );
    let mut random = Random(p.bits() + N as u64);
    let list = values(p, &mut random, 6);
    for a in &list {
        let x = words::<N>(a);
        assert!(f.is_canonical(&x));
        assert_eq!(big(&f.to_mont(&x)), a * &r % p);
        assert_eq!(big(&f.from_mont(&x)), a * &r_inv % p);
        assert_eq!(
            big(&f.sqr(&x)),
            a * a * &r_inv % p,
            "square of {a:x} mod {p:x}"
        );
        assert_eq!(digits::square(&x, f.modulus(), f.n0()), f.sqr(&x));
        assert_eq!(big(&f.neg::<1>(&x)), (p - a) % p);
        assert_eq!(big(&f.dbl(&x)), (a + a) % p);
        assert_eq!(f.norm(&x), x);
        assert_eq!(f.is_zero(&x), u8::from(a.is_zero()));
        assert_eq!(f.maybe_zero(&x), u8::from(a.is_zero()));
        for b in &list {
            let y = words::<N>(b);
            assert_eq!(
                big(&f.mul(&x, &y)),
                a * b * &r_inv % p,
                "{a:x} times {b:x} mod {p:x}"
            );
            assert_eq!(
                f.product_portable(&x, &y),
                f.mul(&x, &y),
                "{a:x} times {b:x} mod {p:x}"
            );
            assert_eq!(
                digits::product(&x, &y, f.modulus(), f.n0()),
                f.mul(&x, &y),
                "{a:x} times {b:x} mod {p:x} by digits"
            );
            assert_eq!(big(&f.add(&x, &y)), (a + b) % p);
            assert_eq!(big(&f.sub::<1>(&x, &y)), (a + p - b) % p);
            assert_eq!(f.select(1, &x, &y), x);
            assert_eq!(f.select(0, &x, &y), y);
        }
    }
    // Numbers that are not reduced: conversion accepts all of [0, R) and longer ones.
    let top = [u64::MAX; N];
    assert_eq!(big(&f.to_mont(&top)), big(&top) * &r % p);
    let by_digits = digits::product(f.r2(), &top, f.modulus(), f.n0());
    assert_eq!(by_digits, f.to_mont(&top));
    assert_eq!(f.is_canonical(&top), big(&top) < *p);
    assert!(!f.is_canonical(f.modulus()));
    let long: Vec<u64> = (0..2 * N + 1).map(|_| random.word()).collect();
    assert_eq!(big(&f.from_words(&long)), big(&long) * &r % p);
    assert_eq!(big(&f.from_u64(u64::MAX)), BigUint::from(u64::MAX) * &r % p);
    // Powers.
    let (a, e) = (random.below(p), random.below(p));
    let x = f.to_mont(&words(&a));
    let digits: Vec<u64> = e.iter_u64_digits().collect();
    assert_eq!(big(&f.from_mont(&f.pow(&x, &digits))), a.modpow(&e, p));
    assert_eq!(f.pow(&x, &[]), f.one());
}

macro_rules! every_length {
    ($check:ident) => {
        every_length!($check, 1 2 3 4 5 6 7 8 9 10 11 12)
    };
    ($check:ident, $($n:literal)*) => {
        $(for p in $crate::ring::mont64::tests::moduli($n) {
            $check::<$n>(&p);
        })*
    };
}
pub(crate) use every_length;

#[test]
fn operations_match_big_integers() {
    every_length!(check_modulus);
}

#[test]
fn products_match_the_vectors() {
    let mut count = 0;
    for line in include_str!("../../../../../../vectors/montgomery.txt").lines() {
        if line.starts_with('#') {
            continue;
        }
        let mut parts = line.split(' ');
        let n = parts.next().expect("N");
        let v: Vec<BigUint> = parts.map(hex).collect();
        let [p, a, b, _, m] = &v[..] else {
            panic!("{line}")
        };
        let got = match n {
            "4" => big(&ring::<4>(p).mul(&words(a), &words(b))),
            "6" => big(&ring::<6>(p).mul(&words(a), &words(b))),
            _ => panic!("{line}"),
        };
        assert_eq!(got, *m, "{line}");
        count += 1;
    }
    assert_eq!(count, 24);
}

/// Each shape is used where it is right; for a full modulus, and squaring for 2^255 − 19, it really
/// goes wrong.
#[test]
fn shapes_are_chosen_by_the_true_conditions() {
    let ring2 = |top: u64, low: u64| Mont64::<2>::new(&[low, top]).expect("odd");
    let half = u64::MAX >> 1;
    assert!(ring2(half, u64::MAX).no_carry && !ring2(half + 1, 1).no_carry);
    // (R − 1)/3 = 0x5555…55 is the last odd number below R/3.
    let third = u64::MAX / 3;
    assert!(ring2(third, third).square && !ring2(third, third + 2).square);
    // Pallas passes, although its top word fails the paper's test; 2^255 − 19 does not.
    let list = moduli(4);
    let find = |top: u64| {
        list.iter()
            .filter(move |p| words::<4>(p)[3] == top)
            .map(ring::<4>)
    };
    assert!(find(1 << 62).all(|f| f.square) && find(1 << 62).count() > 1);
    let wrong = |f: &Mont64<4>, kernel: &dyn Fn(&[u64; 4]) -> [u64; 4]| {
        let p = big(f.modulus());
        let mut random = Random(3);
        values(&p, &mut random, 200)
            .iter()
            .map(words)
            .any(|a| f.product(&a, &a) != kernel(&a))
    };
    for p in &list {
        let f = ring::<4>(p);
        let square = wrong(&f, &|a| kernels::sqr_no_carry(U64, a, &f.p, f.n0));
        let product = wrong(&f, &|a| kernels::mul_no_carry(U64, a, a, &f.p, f.n0));
        assert!(!(f.square && square || f.no_carry && product), "{p:x}");
        let full = words::<4>(p)[3] == u64::MAX;
        assert!(
            !full || (square && product),
            "a full modulus must overflow: {p:x}"
        );
        let edwards = (BigUint::one() << 255u32) - 19u32;
        assert!(*p != edwards || (square && !product && !f.square));
    }
}

#[test]
fn bad_moduli_are_refused() {
    assert!(Mont64::<2>::new(&[]).is_none());
    assert!(Mont64::<2>::new(&[0, 1]).is_none());
    assert!(Mont64::<2>::new(&[1, 0]).is_none());
    assert!(Mont64::<2>::new(&[4]).is_none());
    assert!(Mont64::<2>::new(&[3, 0, 1]).is_none());
    assert!(Mont64::<17>::new(&[3]).is_none());
    assert!(Mont64::<0>::new(&[3]).is_none());
    assert!(Mont64::<2>::new(&[3, 0, 0]).is_some());
}

#[test]
fn memory_holds_the_words() {
    let f = ring::<4>(&moduli(4)[9]);
    let m = f.pack(&[1, 2, 3, 4]);
    assert_eq!(f.gather(&[&m]), [1, 2, 3, 4]);
    assert_eq!(f.splat(&m), [1, 2, 3, 4]);
    let mut out = [Words::default()];
    f.scatter(&[5, 6, 7, 8], &mut out);
    let mut w = [0; 4];
    f.unpack(&out[0], &mut w);
    assert_eq!((w, f.words()), ([5, 6, 7, 8], 4));
    assert_eq!(f.enter(|| 7), 7);
}
