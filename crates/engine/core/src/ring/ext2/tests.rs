//! The extension against schoolbook arithmetic on big integers, for several `β`.

use super::*;
use crate::ring::mont64::Mont64;
use crate::ring::mont64::tests::{Random, big, hex, ring, values, words};
use num_bigint::BigUint;

const P377: &str = "1ae3a4617c510eac63b05c06ca1493b1a22d9f300f5138f1ef3622fba094800170b5d44300000008508c00000000001";
const BN254: &str = "30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47";

type Pair = [BigUint; 2];

fn read<const N: usize>(f: &Mont64<N>, a: &[[u64; N]; 2]) -> Pair {
    [big(&f.from_mont(&a[0])), big(&f.from_mont(&a[1]))]
}

fn write<const N: usize>(f: &Mont64<N>, a: &Pair) -> [[u64; N]; 2] {
    [f.to_mont(&words(&a[0])), f.to_mont(&words(&a[1]))]
}

fn check<const N: usize>(p: &BigUint, e: &Ext2<Mont64<N>>, beta: &BigUint, invertible: bool) {
    let f = *e.base();
    assert_eq!(big(&f.from_mont(&e.beta())), *beta);
    let mut random = Random(p.bits());
    let mut coordinates = values(p, &mut random, 2);
    coordinates.truncate(8);
    let pairs: Vec<Pair> = coordinates
        .iter()
        .flat_map(|a| coordinates.iter().map(move |b| [a.clone(), b.clone()]))
        .collect();
    for a in &pairs {
        let x = write(&f, a);
        assert_eq!(e.sqr(&x), e.mul(&x, &x));
        assert_eq!(
            read(&f, &e.dbl(&x)),
            [(&a[0] + &a[0]) % p, (&a[1] + &a[1]) % p]
        );
        assert_eq!(e.add(&e.neg::<1>(&x), &x), e.zero());
        let conjugate = [a[0].clone(), (p - &a[1]) % p];
        assert_eq!(read(&f, &e.conjugate(&x)), conjugate);
        assert_eq!(e.norm(&x), x);
        let zero = u8::from(x == e.zero());
        assert_eq!((e.is_zero(&x), e.maybe_zero(&x)), (zero, zero));
        if zero == 0 && invertible {
            assert_eq!(e.mul(&x, &e.inv(&x)), e.one(), "{a:?}");
        }
        for b in &pairs {
            let y = write(&f, b);
            let c0 = (&a[0] * &b[0] + beta * &a[1] * &b[1]) % p;
            let c1 = (&a[0] * &b[1] + &a[1] * &b[0]) % p;
            assert_eq!(read(&f, &e.mul(&x, &y)), [c0, c1]);
            assert_eq!(
                read(&f, &e.add(&x, &y)),
                [(&a[0] + &b[0]) % p, (&a[1] + &b[1]) % p]
            );
            assert_eq!(e.add(&e.sub::<1>(&x, &y), &y), x);
            assert_eq!((e.select(1, &x, &y), e.select(0, &x, &y)), (x, y));
        }
    }
}

#[test]
fn small_nonresidues() {
    for p in [hex(P377), hex(BN254)] {
        let f = ring::<6>(&p);
        for beta in [-1i32, -5, -2, -7, 3, 11, i32::MIN, i32::MAX] {
            let magnitude = BigUint::from(beta.unsigned_abs());
            let b = if beta < 0 { &p - magnitude } else { magnitude };
            let half = (&p - 1u32) >> 1u32;
            let nonresidue = b.modpow(&half, &p) == &p - 1u32;
            check(&p, &Ext2::new(f, beta), &b, nonresidue);
            check(
                &p,
                &Ext2::with_element(f, f.to_mont(&words(&b))),
                &b,
                nonresidue,
            );
        }
    }
    assert_eq!(
        *Ext2::new(ring::<6>(&hex(P377)), -5).nonresidue(),
        NonResidue::MinusFive
    );
}

/// The modulus 7 with `u² = −1`: all of GF(49).
#[test]
fn a_small_field_completely() {
    let f = Mont64::<1>::new(&[7]).expect("odd");
    let e = Ext2::new(f, -1);
    let all: Vec<_> = (0..49)
        .map(|i| [f.from_u64(i % 7), f.from_u64(i / 7)])
        .collect();
    for x in &all {
        let inverses = all.iter().filter(|y| e.mul(x, y) == e.one()).count();
        assert_eq!(inverses, usize::from(*x != e.zero()));
        let sum = all.iter().fold(e.zero(), |s, y| e.add(&s, &e.mul(x, y)));
        assert_eq!(sum, e.zero());
    }
}

#[test]
fn memory_holds_both_coordinates() {
    let e = Ext2::new(ring::<4>(&hex(BN254)), -1);
    let w: Vec<u64> = (1..=8).collect();
    let m = e.pack(&w);
    let x = e.gather(&[&m]);
    assert_eq!(x, [[1, 2, 3, 4], [5, 6, 7, 8]]);
    assert_eq!(e.splat(&m), x);
    let mut out = [Default::default()];
    e.scatter(&x, &mut out);
    let mut back = vec![0; 8];
    e.unpack(&out[0], &mut back);
    assert_eq!((back, e.words()), (w, 8));
    assert_eq!(e.enter(|| 3), 3);
}

/// A ring that only knows how many multiples of `p` bound an element; `limit` is the largest
/// product of two factors' bounds.
#[derive(Clone, Copy)]
pub(in crate::ring) struct Bounds {
    pub limit: u32,
}

impl Ring for Bounds {
    type El = u32;
    fn zero(&self) -> u32 {
        0
    }
    fn one(&self) -> u32 {
        1
    }
    fn add(&self, a: &u32, b: &u32) -> u32 {
        a + b
    }
    fn sub<const K: u32>(&self, a: &u32, b: &u32) -> u32 {
        assert!(*b <= K, "a subtrahend of bound {b}, declared {K}");
        a + K
    }
    fn mul(&self, a: &u32, b: &u32) -> u32 {
        assert!(a * b <= self.limit, "a product of bounds {a} and {b}");
        1
    }
    fn norm(&self, a: &u32) -> u32 {
        assert!(*a <= 8, "norm of bound {a}");
        1
    }
    fn products(&self) -> u32 {
        self.limit
    }
}

#[test]
fn bounds_of_the_base_ring_hold() {
    for limit in [4, 7, 8, 15, 16, 20, 21, 32] {
        let f = Bounds { limit };
        let rings = [-1, -5, -2, 3, i32::MIN].map(|b| Ext2::new(f, b));
        for e in rings.into_iter().chain([Ext2::with_element(f, 1)]) {
            for (m, n) in [(1, 1), (1, 2), (2, 1), (2, 2), (1, 4), (4, 1), (3, 1)] {
                assert_eq!(e.mul(&[m, m], &[n, n]), [1, 1]);
            }
            for m in [1, 2] {
                assert_eq!(e.sqr(&[m, m]), [1, 1]);
            }
            assert_eq!(e.beta(), 1);
        }
    }
}
