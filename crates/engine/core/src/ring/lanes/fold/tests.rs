//! Folded products at the edges of their digits, and which moduli have them.

use num_bigint::BigUint;
use num_traits::{One, Zero};

use super::super::emulated::SoftIfma;
use super::super::rows::Row;
use super::super::simd::Wide;
use super::super::tests::{Rng, words};
use super::super::{AsRows, Field, Splat};
use super::{DIGITS, Folded, LONG, SHORT};
use crate::ring::{Lanes, Ring};

fn modulus(way: &Folded, c: u64) -> BigUint {
    (BigUint::one() << way.bits) - c
}

fn value(digits: &[u64]) -> BigUint {
    digits.iter().rev().fold(BigUint::zero(), |s, &d| {
        assert!(d < 1 << 59, "a digit of a stored form");
        (s << 52) + d
    })
}

/// All products of values whose digits are 0, 1 or `2^52 − 1`, and their squares.
fn edges<S: Wide<52> + Splat<52, D = u64>>(way: &Folded, c: u64) {
    if !S::available() {
        eprintln!("skipped: no such instructions here");
        return;
    }
    let p = modulus(way, c);
    let field = Field::<S, DIGITS, 52>::new(&words(&p, 4)).expect("a modulus");
    assert_eq!(field.form, 0, "plain residues");
    let r = field.ring();
    let mut all: Vec<Row<u64, 8>> = vec![];
    for code in 0..3usize.pow(DIGITS as u32) {
        let mut row = Row::<u64, 8>::default();
        for j in 0..DIGITS {
            row.0[j] = [0, 1, (1 << 52) - 1][code / 3usize.pow(j as u32) % 3];
        }
        all.push(row);
    }
    // Lanes of unlike values.
    let mut rng = Rng(c);
    while !all.len().is_multiple_of(8) {
        let random = core::array::from_fn(|j| if j < DIGITS { rng.next() >> 12 } else { 0 });
        all.push(Row(random));
    }
    let most = &p + (&p >> 42);
    r.enter(|| {
        let check = |got: &[S::V; DIGITS], expected: &dyn Fn(usize) -> BigUint| {
            let mut rows = [Row::<u64, 8>::default(); 8];
            r.scatter(got, &mut rows);
            for (lane, row) in rows.iter().enumerate() {
                let got = value(&row.digits()[..DIGITS]);
                assert!(got <= most, "the bound of a product");
                assert_eq!(got % &p, expected(lane) % &p);
            }
        };
        for block in all.chunks(8) {
            let refs: Vec<_> = block.iter().collect();
            let a = r.gather(&refs);
            let x: Vec<_> = block.iter().map(|d| value(&d.0[..DIGITS])).collect();
            check(&r.sqr(&a), &|i| &x[i] * &x[i]);
            for factor in &all {
                let y = value(&factor.0[..DIGITS]);
                check(&r.mul(&a, &r.splat(factor)), &|i| &x[i] * &y);
            }
        }
    });
}

#[test]
fn edges_of_digits() {
    // The ends of both ways, Ed25519 and secp256k1.
    let all = [
        (SHORT, [SHORT.c.start, 19, SHORT.c.end - 1]),
        (LONG, [LONG.c.start + 1, (1 << 32) + 977, LONG.c.end - 1]),
    ];
    for (way, constants) in all {
        for c in constants {
            edges::<SoftIfma>(&way, c);
            #[cfg(target_arch = "x86_64")]
            edges::<super::super::ifma::Ifma>(&way, c);
        }
    }
}

/// Other moduli, and digits with headroom, keep Montgomery's form.
#[test]
fn which_moduli_fold() {
    let form = |p: &BigUint| Field::<SoftIfma, 5, 52>::new(&words(p, 4)).map(|f| f.form);
    for c in (1..32).step_by(2) {
        assert_eq!(form(&modulus(&SHORT, c)), Ok(0));
    }
    for c in [65, (1 << 32) + 977, (1 << 34) - 1] {
        assert_eq!(form(&modulus(&LONG, c)), Ok(0));
    }
    let (one, p) = (BigUint::one(), modulus(&SHORT, 19));
    let long = modulus(&LONG, (1 << 32) + 977);
    for other in [
        modulus(&SHORT, 33),
        modulus(&LONG, 63),
        modulus(&LONG, (1 << 34) + 1),
        &long - (&one << 64),
        &long - (&one << 192),
        &p - (&one << 64),
        &p - (&one << 128),
        &p - (&one << 192),
        (&one << 254) - 19u32,
    ] {
        // Refused, or of the other form.
        assert_ne!(form(&other), Ok(0), "{other:x}");
    }
    let f = Field::<SoftIfma, 6, 44>::new(&words(&p, 4)).expect("a modulus");
    assert_eq!(f.form, 6 * 44);
}
