//! Values at a point and quotients, by definition over small fields, and in long lists.

use super::reference::{Reference, numbers, threads};
use super::small::Small;
use ark_ff::{BigInteger, PrimeField};
use msmith_field::{Backend, Domain};
use num_bigint::BigUint;

/// The coefficients of (f(X) − f(z))/(X − z), as many as f has: the last is 0.
fn divided(p: Small, coefficients: &[u64], z: u64) -> Vec<u64> {
    let mut quotient = vec![0; coefficients.len()];
    for j in (1..coefficients.len()).rev() {
        quotient[j - 1] = (coefficients[j] + z * quotient[j]) % p.0;
    }
    quotient
}

/// Every point of the field, those of the domain among them.
#[test]
fn every_point() {
    for p in [3, 5, 17, 97, 193].map(Small) {
        for backend in Backend::available() {
            let field = p.field(backend);
            let domains = p.orders(64).flat_map(|n| p.domains(&field, n));
            for (k, domain) in domains.enumerate() {
                let n = domain.len();
                let (points, o) = (p.points(&domain), &threads(1 + k % 2));
                let list = p.list(n, k as u64);
                let values = p.words(&p.values(&list, &points));
                for z in (0..p.0).step_by(1 + n / 32) {
                    let name = format!("{z} {domain:?}");
                    let (at, want) = (p.words(&[z]), p.words(&[p.value(&list, z)]));
                    let from = field.evaluate(&p.words(&list), &at, o);
                    assert_eq!(from.as_ref(), Ok(&want), "{name}");
                    let from = domain.evaluate(&values, &at, o);
                    assert_eq!(from.as_ref(), Ok(&want), "{name}");
                    let mut quotient = values.clone();
                    let from = domain.quotient(&mut quotient, &at, o);
                    assert_eq!(from.as_ref(), Ok(&want), "{name}");
                    let q = p.values(&divided(p, &list, z), &points);
                    assert_eq!(quotient, p.words(&q), "{name}");
                    let (first, last) = (points[0], n as u64);
                    let vanishing = p.0 + p.pow(z, last) - p.pow(first, last);
                    assert_eq!(domain.vanishing(&at), Ok(p.words(&[vanishing])), "{name}");
                }
            }
        }
    }
}

/// Several blocks, on several threads: f(x) − f(z) = q(x)·(x − z).
#[test]
fn long_lists() {
    let p = BigUint::from_bytes_le(&ark_bls12_381::Fr::MODULUS.to_bytes_le());
    let r = Reference::new(&p);
    let one = |x: &[u64]| r.numbers(x)[0].clone();
    let value = |list: &[BigUint], x: &BigUint| {
        let add = |sum: BigUint, c: &BigUint| (sum * x + c) % &p;
        list.iter().rev().fold(BigUint::ZERO, add)
    };
    for backend in Backend::available() {
        let field = r.field(backend);
        for n in [1, 2, 63, 64, 65, 2047, 2048, 2049, 5000, 8200] {
            let list = numbers(&p, n);
            for x in &numbers(&p, 4) {
                let at = r.elements(core::slice::from_ref(x));
                let got = field
                    .evaluate(&r.elements(&list), &at, &threads(3))
                    .unwrap();
                assert_eq!(one(&got), value(&list, x), "{n} {backend:?}");
            }
        }
        let (n, o) = (1 << 13, &threads(3));
        let roots = Domain::new(&field, n).unwrap();
        let coset = roots.clone().coset(&[7, 1]).unwrap();
        let list = numbers(&p, n);
        for domain in [roots, coset] {
            let root = BigUint::new(domain.root().iter().flat_map(halves).collect());
            let shift = BigUint::new(domain.shift().iter().flat_map(halves).collect());
            let inside = root.modpow(&4321u32.into(), &p) * shift % &p;
            for z in [&inside, &numbers(&p, 50)[7]] {
                let at = r.elements(core::slice::from_ref(z));
                let values = domain.values(&r.elements(&list), o).unwrap();
                let want = value(&list, z);
                assert_eq!(one(&domain.evaluate(&values, &at, o).unwrap()), want);
                let mut quotient = values.clone();
                let at_z = domain.quotient(&mut quotient, &at, o).unwrap();
                assert_eq!(one(&at_z), want);
                let mut integers = r.integers(&r.numbers(&values));
                let as_integer = domain.quotient(&mut integers, &at, o);
                assert_eq!(as_integer, Ok(r.integers(core::slice::from_ref(&want))));
                assert_eq!(integers, r.integers(&r.numbers(&quotient)));
                domain.ifft(&mut quotient, o).unwrap();
                let quotient = r.numbers(&quotient);
                assert_eq!(quotient[n - 1], BigUint::ZERO);
                let x = BigUint::from(99u32);
                let left = value(&quotient, &x) * (&x + &p - z) % &p;
                assert_eq!(left, (value(&list, &x) + &p - want) % &p);
            }
        }
    }
}

fn halves(word: &u64) -> [u32; 2] {
    [*word as u32, (word >> 32) as u32]
}
