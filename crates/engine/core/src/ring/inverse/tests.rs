//! Inverses against big integers, for prime and composite moduli of every length.

use super::*;
use crate::ring::ext2::Ext2;
use crate::ring::mont64::tests::{Random, big, every_length, hex, ring, values, words};
use num_bigint::BigUint;
use num_traits::One;

fn check<const N: usize>(p: &BigUint) {
    let f = ring::<N>(p);
    let mut random = Random(p.bits() ^ 0x5555);
    let mut list = values(p, &mut random, 20);
    // Powers of two, numbers next to p and next to p/2^i: runs of zeros and of equal leading bits.
    for i in (0..p.bits()).step_by(N * 3) {
        let x = BigUint::one() << i;
        list.push(p - (&x % p));
        list.push(p >> i);
        list.push(x);
    }
    for a in list.iter().filter(|a| *a < p) {
        let x = words::<N>(a);
        let expected = f.from_mont(&x);
        let expected = big(&expected).modinv(p).map(|y| f.to_mont(&words(&y)));
        assert_eq!(invert(&f, &x), expected, "{a:x} mod {p:x}");
        assert_eq!(invert_any(&f, &x), expected, "{a:x} mod {p:x}");
        assert_eq!(f.inv(&x), expected.unwrap_or([0; N]));
    }
}

#[test]
fn inverses_match_big_integers() {
    every_length!(check);
}

#[test]
fn many_random_inverses() {
    let p = hex(
        "1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab",
    );
    let f = ring::<6>(&p);
    let mut random = Random(99);
    for _ in 0..20_000 {
        let x = words::<6>(&random.below(&p));
        assert_eq!(f.mul(&invert(&f, &x).expect("a field"), &x), f.one());
    }
}

#[test]
fn every_element_of_small_rings() {
    for p in (3u64..300).step_by(2) {
        let f = Mont64::<1>::new(&[p]).expect("odd");
        for a in 0..p {
            let x = f.from_u64(a);
            match invert(&f, &x) {
                Some(y) => assert_eq!(f.mul(&x, &y), f.one()),
                None => assert_ne!(num_integer::gcd(a, p), 1),
            }
        }
    }
}

#[test]
fn batches_skip_zeros() {
    let p = hex("30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47");
    let f = ring::<4>(&p);
    let e = Ext2::new(f, -1);
    let mut random = Random(5);
    for n in [0usize, 1, 2, 3, 17, 64] {
        for zeros in [0usize, 1, 2, 3] {
            let zero = |i: usize| zeros != 0 && i.is_multiple_of(zeros);
            let mut draw = |i| {
                if zero(i) {
                    f.zero()
                } else {
                    words(&random.below(&p))
                }
            };
            let xs: Vec<_> = (0..n).map(&mut draw).collect();
            let mut ys = xs.clone();
            batch_invert(&f, &mut ys);
            let es: Vec<_> = (0..n)
                .map(|i| {
                    if zero(i) {
                        e.zero()
                    } else {
                        [draw(i), f.one()]
                    }
                })
                .collect();
            let mut fs = es.clone();
            batch_invert(&e, &mut fs);
            for i in 0..n {
                assert_eq!(
                    f.mul(&xs[i], &ys[i]),
                    if zero(i) { f.zero() } else { f.one() }
                );
                assert_eq!(
                    e.mul(&es[i], &fs[i]),
                    if zero(i) { e.zero() } else { e.one() }
                );
                assert!(!zero(i) || (ys[i] == f.zero() && fs[i] == e.zero()));
            }
        }
    }
}
