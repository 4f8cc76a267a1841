//! The extension against schoolbook arithmetic, in small fields completely.

use super::*;
use crate::meter::toy::Toy;
use crate::ring::ext2::tests::Bounds;
use crate::ring::mont64::Mont64;
use crate::ring::mont64::tests::{Random, big, hex, ring, values, words};
use num_bigint::BigUint;

/// p of MNT6-298.
const MNT6_298: &str =
    "3bcf7bcd473a266249da7b0548ecaeec9635d1330ea41a9e35e51200e12c90cd65a71660001";
const BN254: &str = "30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47";

type Triple = [BigUint; 3];

fn read<const N: usize>(f: &Mont64<N>, a: &[[u64; N]; 3]) -> Triple {
    a.each_ref().map(|c| big(&f.from_mont(c)))
}

fn write<const N: usize>(f: &Mont64<N>, a: &Triple) -> [[u64; N]; 3] {
    a.each_ref().map(|c| f.to_mont(&words(c)))
}

/// By the definition: the coefficient of `u^k` is the sum of those with `i + j = k`, and `u³ = β`.
fn schoolbook(p: &BigUint, beta: &BigUint, a: &Triple, b: &Triple) -> Triple {
    let mut c = [const { BigUint::ZERO }; 3];
    for i in 0..3 {
        for j in 0..3 {
            let term = &a[i] * &b[j];
            if i + j < 3 {
                c[i + j] += term;
            } else {
                c[i + j - 3] += term * beta;
            }
        }
    }
    c.map(|c| c % p)
}

fn check<const N: usize>(p: &BigUint, e: &Ext3<Mont64<N>>, beta: &BigUint, invertible: bool) {
    let f = *e.base();
    let mut random = Random(p.bits());
    let mut coordinates = values(p, &mut random, 2);
    coordinates.truncate(6);
    let mut triples: Vec<Triple> = (0..216)
        .map(|i| [i % 6, i / 6 % 6, i / 36].map(|k| coordinates[k].clone()))
        .collect();
    // Every 7th, the first, 0, among them.
    triples = triples.into_iter().step_by(7).collect();
    for a in &triples {
        let x = write(&f, a);
        assert_eq!(read(&f, &e.sqr(&x)), schoolbook(p, beta, a, a));
        assert_eq!(e.dbl(&x), e.add(&x, &x));
        assert_eq!(e.add(&e.neg::<1>(&x), &x), e.zero());
        assert_eq!(e.norm(&x), x);
        let zero = u8::from(x == e.zero());
        assert_eq!((e.is_zero(&x), e.maybe_zero(&x)), (zero, zero));
        if zero == 0 && invertible {
            assert_eq!(e.mul(&x, &e.inv(&x)), e.one(), "{a:?}");
        }
        for b in &triples {
            let y = write(&f, b);
            assert_eq!(read(&f, &e.mul(&x, &y)), schoolbook(p, beta, a, b));
            let sum = [0, 1, 2].map(|i| (&a[i] + &b[i]) % p);
            assert_eq!(read(&f, &e.add(&x, &y)), sum);
            assert_eq!(e.add(&e.sub::<1>(&x, &y), &y), x);
            assert_eq!((e.select(1, &x, &y), e.select(0, &x, &y)), (x, y));
        }
    }
}

#[test]
fn small_nonresidues() {
    for p in [hex(MNT6_298), hex(BN254)] {
        let f = ring::<6>(&p);
        for beta in [-1i32, -5, -2, 5, 11, i32::MIN, i32::MAX] {
            let magnitude = BigUint::from(beta.unsigned_abs());
            let b = if beta < 0 { &p - magnitude } else { magnitude };
            let third = (&p - 1u32) / 3u32;
            let one = BigUint::from(1u32);
            let nonresidue = &p % 3u32 == one && b.modpow(&third, &p) != one;
            check(&p, &Ext3::new(f, beta), &b, nonresidue);
            let e = Ext3::with_element(f, f.to_mont(&words(&b)));
            check(&p, &e, &b, nonresidue);
        }
    }
    let f = ring::<12>(&((BigUint::from(1u32) << 753) - 3u32));
    let p = (BigUint::from(1u32) << 753) - 3u32;
    check(&p, &Ext3::new(f, 11), &11u32.into(), false);
}

/// Every product of GF(7³) with `u³ = 2` and with `u³ = −2`, and every inverse.
#[test]
fn a_small_field_completely() {
    let f = Mont64::<1>::new(&[7]).expect("odd");
    let p = BigUint::from(7u32);
    for beta in [2, -2] {
        let e = Ext3::new(f, beta);
        let b = BigUint::from(beta.rem_euclid(7) as u32);
        let all: Vec<Triple> = (0..343u32)
            .map(|i| [i % 7, i / 7 % 7, i / 49].map(BigUint::from))
            .collect();
        for x in &all {
            let a = write(&f, x);
            assert_eq!(e.sqr(&a), write(&f, &schoolbook(&p, &b, x, x)));
            if e.is_zero(&a) == 0 {
                assert_eq!(e.mul(&a, &e.inv(&a)), e.one(), "{x:?}");
            }
            for y in &all {
                let product = e.mul(&a, &write(&f, y));
                assert_eq!(product, write(&f, &schoolbook(&p, &b, x, y)));
            }
        }
    }
}

#[test]
fn memory_holds_the_coordinates() {
    let e = Ext3::new(ring::<4>(&hex(BN254)), 3);
    let w: Vec<u64> = (1..=12).collect();
    let m = e.pack(&w);
    let x = e.gather(&[&m]);
    assert_eq!(x, [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]);
    assert_eq!((e.splat(&m), e.load(&[&w])), (x, x));
    let mut out = [Default::default()];
    e.scatter(&x, &mut out);
    let mut back = vec![0; 12];
    e.unpack(&out[0], &mut back);
    assert_eq!((&back, e.words()), (&w, 12));
    e.to_words(&out[0], &mut back);
    let table = [vec![0; 12], back, w].concat();
    let index = [2; 8];
    assert_eq!(e.gather_words(&table, &index), x);
    assert_eq!(e.gather_at(&[out[0]; 3], &index), x);
    e.prefetch(&out, 0);
    e.prefetch_words(&table, 0, 1);
    assert_eq!(e.enter(|| 3), 3);
}

/// Eight lanes of a toy field, against one lane.
#[test]
fn lanes_are_apart() {
    let e = Ext3::new(Toy::<8>::new(13).expect("prime"), 2);
    let one = Ext3::new(Toy::<1>::new(13).expect("prime"), 2);
    let row = |i: u64| [i % 13, (3 * i + 1) % 13, i * i % 13];
    let rows: Vec<[u64; 3]> = (0..16).map(row).collect();
    let index = [3, 15, 0, 8, 1, 2, 11, 7];
    let (x, y) = (e.gather_at(&rows, &index), e.splat(&rows[5]));
    let lane = |wide: &[[u64; 8]; 3], lane: usize| {
        let mut out = [[0; 3]; 8];
        e.scatter(wide, &mut out);
        one.splat(&out[lane])
    };
    let mask = 0b1010_0110;
    for i in 0..8 {
        let (a, b) = (one.splat(&rows[index[i] as usize]), one.splat(&rows[5]));
        assert_eq!(lane(&e.mul(&x, &y), i), one.mul(&a, &b));
        assert_eq!(lane(&e.sqr(&x), i), one.sqr(&a));
        assert_eq!(lane(&e.inv(&x), i), one.inv(&a));
        let kept = if mask >> i & 1 == 1 { a } else { b };
        assert_eq!(lane(&e.select(mask, &x, &y), i), kept);
    }
    assert_eq!(e.is_zero(&e.sub::<1>(&x, &e.splat(&rows[8]))), 0b1000);
}

#[test]
fn bounds_of_the_base_ring_hold() {
    for limit in [4, 7, 8, 15, 16, 35, 36] {
        let f = Bounds { limit };
        let rings = [-1, -5, -2, 3, i32::MIN].map(|b| Ext3::new(f, b));
        for e in rings.into_iter().chain([Ext3::with_element(f, 1)]) {
            for (m, n) in [(1, 1), (1, 2), (2, 1), (2, 2), (1, 4), (4, 1), (3, 1)] {
                assert_eq!(e.mul(&[m; 3], &[n; 3]), [1; 3]);
            }
            for m in [1, 2] {
                assert_eq!(e.sqr(&[m; 3]), [1; 3]);
            }
        }
    }
}
