//! Square roots against squares: of every element of small fields, and against arkworks in the fields in use.

use std::collections::HashSet;

use ark_ff::{BigInteger, PrimeField};
use msmith::curve::{Group, known};
use msmith::{Backend, Engine, WordPoints};
use msmith_field::Field;
use num_bigint::BigUint;

use super::cubic::CubicRoots;
use super::extension::ExtensionRoots;
use super::prime::PrimeRoots;
use super::{El, Found, Half, Integers, Roots, Sign};
use crate::random::Seeded;
use crate::rings::{Mont64, Ring};

fn small_primes() -> impl Iterator<Item = u64> {
    let is_prime = |n: &u64| (2..*n).all(|d| !n.is_multiple_of(d));
    (3..200)
        .filter(is_prime)
        .chain([257, 641, 769, 7681, 12289, 40961, 65537])
}

/// A ring and the field of its prime.
fn ring<const N: usize>(p: &BigUint) -> (Mont64<N>, Field) {
    let words = p.to_u64_digits();
    let field = Field::new(&words, Backend::Portable).unwrap();
    (Mont64::new(&words).unwrap(), field)
}

/// A random element, of two words more than the prime so that it is as good as uniform.
fn element<const N: usize>(f: &Mont64<N>, random: &mut Seeded) -> [u64; N] {
    let words: Vec<u64> = (0..N + 2).map(|_| random.next_u64()).collect();
    f.from_words(&words)
}

/// The root of each square and of no other element.
fn exhaustive<F: Roots>(field: &F, all: &[El<F>], name: &str)
where
    El<F>: Eq + std::hash::Hash + std::fmt::Debug,
{
    let f = field.ring();
    let squares: HashSet<_> = all.iter().map(|x| f.sqr(x)).collect();
    assert_eq!(squares.len(), all.len() / 2 + 1, "{name}");
    // Next to each other and alone: zeros and nonresidues must not disturb a neighbour.
    for (a, root) in all
        .iter()
        .zip(all.chunks(3).flat_map(|some| field.sqrt(some).unwrap()))
    {
        assert_eq!(root, one(field, a), "{name}");
        match root {
            Some(root) => assert_eq!(f.sqr(&root), *a, "{name}"),
            None => assert!(!squares.contains(a), "{name}: {a:?}"),
        }
    }
}

fn one<F: Roots>(field: &F, a: &El<F>) -> Option<El<F>> {
    field.sqrt(&[*a]).unwrap().swap_remove(0)
}

/// Elements of as many words as the field has, and of more.
#[test]
fn every_element_of_small_prime_fields() {
    fn of_words<const N: usize>(p: u64) {
        let (f, field) = ring::<N>(&p.into());
        let all: Vec<_> = (0..p).map(|x| f.from_u64(x)).collect();
        exhaustive(
            &PrimeRoots::new(f, field),
            &all,
            &format!("p = {p}, {N} words"),
        );
    }
    for p in small_primes() {
        of_words::<4>(p);
        if p < 200 {
            of_words::<6>(p);
            of_words::<12>(p);
        }
    }
}

#[test]
fn every_element_of_small_extensions() {
    fn of_words<const N: usize>(p: u64) {
        let (f, field) = ring::<N>(&p.into());
        let pairs = (0..p * p).map(|x| [f.from_u64(x / p), f.from_u64(x % p)]);
        let all: Vec<_> = pairs.collect();
        let over = |b| ExtensionRoots::new(f, f.from_u64(b), field.clone());
        let is_square = |b: u64| (0..p).any(|c| c * c % p == b);
        // In the smallest fields by every nonresidue, elsewhere by the smallest.
        let mut left = if p < 20 { 20 } else { 1 };
        for b in 0..p {
            let extension = over(b);
            assert_eq!(extension.is_none(), is_square(b), "p = {p}, {b}");
            if let Some(extension) = extension.filter(|_| left > 0) {
                left -= 1;
                exhaustive(&extension, &all, &format!("p = {p}, u² = {b}, {N} words"));
            }
        }
    }
    for p in small_primes().filter(|p| *p < 60) {
        of_words::<4>(p);
    }
    for p in [3, 5, 7, 17] {
        of_words::<12>(p);
    }
}

#[test]
fn every_element_of_small_cubic_extensions() {
    for p in small_primes().filter(|p| *p < 20) {
        let (f, base) = ring::<4>(&p.into());
        let all: Vec<_> = (0..p * p * p)
            .map(|x| [x / (p * p), x / p % p, x % p].map(|c| f.from_u64(c)))
            .collect();
        for beta in 0..p {
            let cube = p % 3 != 1 || (0..p).any(|c| c * c * c % p == beta);
            let field = CubicRoots::new(f, f.from_u64(beta), &p.into(), base.clone());
            assert_eq!(field.is_none(), cube, "p = {p}, {beta}");
            if let Some(field) = field {
                exhaustive(&field, &all, &format!("p = {p}, u³ = {beta}"));
            }
        }
    }
}

/// A random a: its square has ±a as roots, and of a ≠ 0 and c·a exactly one is a square.
fn random_elements<F: Roots>(
    field: &F,
    nonresidue: &El<F>,
    mut draw: impl FnMut() -> El<F>,
    name: &str,
) where
    El<F>: Eq + std::fmt::Debug,
{
    let f = field.ring();
    assert_eq!(one(field, &f.zero()), Some(f.zero()), "{name}");
    assert!(one(field, nonresidue).is_none(), "{name}");
    for _ in 0..20 {
        let a = draw();
        let root = one(field, &f.sqr(&a)).unwrap();
        assert!(root == a || root == f.neg::<1>(&a), "{name}");
        let roots = [one(field, &a), one(field, &f.mul(&a, nonresidue))];
        let expected = if a == f.zero() { 2 } else { 1 };
        assert_eq!(roots.iter().flatten().count(), expected, "{name}");
    }
}

fn prime_field<const N: usize>(p: &BigUint, name: &str) {
    let (f, base) = ring::<N>(p);
    let e = ((p - 1u32) >> 1u32).to_u64_digits();
    let c = (2..200).map(|c| f.from_u64(c));
    let c = c.into_iter().find(|c| f.pow(c, &e) != f.one()).unwrap();
    let mut random = Seeded::new(7, p.bits());
    let field = PrimeRoots::new(f, base.clone());
    random_elements(&field, &c, || element(&f, &mut random), name);
    // An element of the base field always has a root in the extension.
    let extension = ExtensionRoots::new(f, c, base).unwrap();
    let g = extension.ring();
    for a in [f.from_u64(5), c, element(&f, &mut random)] {
        let a = [a, f.zero()];
        let root = one(&extension, &a).unwrap();
        assert_eq!(g.sqr(&root), a, "{name}");
    }
    // x² − (c₀ + u) for the first c₀ that makes it irreducible.
    let all = (0..200).map(|c| [f.from_u64(c), f.one()]);
    let nonresidue = all
        .into_iter()
        .find(|a| one(&extension, a).is_none())
        .unwrap();
    let draw = || [element(&f, &mut random), element(&f, &mut random)];
    random_elements(&extension, &nonresidue, draw, name);
}

fn field_of(p: &BigUint, name: &str) {
    match p.bits() {
        0..=256 => prime_field::<4>(p, name),
        257..=384 => prime_field::<6>(p, name),
        _ => prime_field::<12>(p, name),
    }
}

#[test]
fn the_fields_of_every_built_in_curve() {
    for curve in known::all() {
        field_of(&curve.p, &curve.name);
        // Scalar fields have other numbers of twos.
        if !known::is_toy(curve) {
            field_of(&curve.r, &curve.name);
        }
    }
}

/// 2^251 + 17·2^192 + 1 has more twos than a word has bits.
#[test]
fn a_prime_with_192_twos() {
    let p = (BigUint::from(1u32) << 251u32) + (BigUint::from(17u32) << 192u32) + 1u32;
    prime_field::<4>(&p, "2^251 + 17·2^192 + 1");
}

/// The same squares as arkworks finds, and the same roots up to the sign.
fn like_arkworks<A: PrimeField, const N: usize>() {
    let p = BigUint::from_bytes_le(&A::MODULUS.to_bytes_le());
    let (f, field) = ring::<N>(&p);
    let field = PrimeRoots::new(f, field);
    let mut random = Seeded::new(3, p.bits());
    let theirs = |a: &[u64; N]| A::from_le_bytes_mod_order(&integer(&f, a));
    let mut squares = 0;
    for _ in 0..50 {
        let a = element(&f, &mut random);
        let want = theirs(&a).sqrt();
        let got = one(&field, &a).map(|root| theirs(&root));
        squares += usize::from(want.is_some());
        assert!(got == want || got == want.map(|r| -r), "{p}");
    }
    assert!((10..40).contains(&squares));
}

fn integer<const N: usize>(f: &Mont64<N>, a: &[u64; N]) -> Vec<u8> {
    f.from_mont(a)
        .iter()
        .flat_map(|w| w.to_le_bytes())
        .collect()
}

/// The same with u² = `beta`.
fn extension_like_arkworks<A: ark_ff::Field, const N: usize>(beta: i64) {
    let p = BigUint::from_bytes_le(&A::BasePrimeField::MODULUS.to_bytes_le());
    let (f, base) = ring::<N>(&p);
    let magnitude = f.from_u64(beta.unsigned_abs());
    let beta = if beta < 0 {
        f.neg::<1>(&magnitude)
    } else {
        magnitude
    };
    let field = ExtensionRoots::new(f, beta, base).unwrap();
    let mut random = Seeded::new(5, p.bits());
    let theirs = |a: &[[u64; N]; 2]| {
        let parts = a
            .each_ref()
            .map(|c| A::BasePrimeField::from_le_bytes_mod_order(&integer(&f, c)));
        A::from_base_prime_field_elems(parts).unwrap()
    };
    let mut squares = 0;
    for _ in 0..30 {
        let a = [element(&f, &mut random), element(&f, &mut random)];
        let want = theirs(&a).sqrt();
        let got = one(&field, &a).map(|root| theirs(&root));
        squares += usize::from(want.is_some());
        assert!(got == want || got == want.map(|r| -r), "{p}");
    }
    assert!((5..25).contains(&squares));
}

#[test]
fn arkworks_finds_the_same() {
    like_arkworks::<ark_bls12_377::Fq, 6>();
    like_arkworks::<ark_bls12_381::Fq, 6>();
    like_arkworks::<ark_bn254::Fq, 4>();
    like_arkworks::<ark_bw6_761::Fq, 12>();
    like_arkworks::<ark_pallas::Fq, 4>();
    like_arkworks::<ark_vesta::Fq, 4>();
    like_arkworks::<ark_secp256k1::Fq, 4>();
    extension_like_arkworks::<ark_bls12_377::Fq2, 6>(-5);
    extension_like_arkworks::<ark_bls12_381::Fq2, 6>(-1);
    extension_like_arkworks::<ark_bn254::Fq2, 4>(-1);
}

/// The same roots on every backend: those of a list with and without points, some of whose x
/// have none.
#[test]
fn roots_in_the_lanes() {
    let backends = Backend::available();
    println!("on {backends:?}");
    for (name, group) in [
        ("bls12-377", Group::G1),
        ("bls12-377", Group::G2),
        ("bls12-381", Group::G2),
        ("bn254", Group::G1),
        ("bn254", Group::G2),
        ("pallas", Group::G1),
        ("secp256k1", Group::G1),
    ] {
        let curve = known::by_name(name).unwrap();
        for backend in Backend::available() {
            let engine = Engine::with_backend(curve, group, backend).unwrap();
            let per = engine.words();
            let mut random = Seeded::new(8, curve.p.bits());
            for n in [1, 7, 8, 33, 200] {
                let x = |i: usize| -> Vec<u64> {
                    let number = match i {
                        0 => 0u32.into(),
                        1 => &curve.p - 1u32,
                        _ => BigUint::from(random.next_u64()),
                    };
                    let mut words = number.to_u64_digits();
                    words.resize(per, 0);
                    words
                };
                let xs: Vec<Vec<u64>> = (0..n).map(x).collect();
                let half = |(index, given)| Half {
                    index,
                    given,
                    sign: Sign::Larger(index % 2 == 1),
                };
                let halves: Vec<_> = xs.into_iter().enumerate().map(half).collect();
                let words = Field::new(&curve.p.to_u64_digits(), Backend::Portable).unwrap();
                let lanes = engine.base_field().unwrap();
                let [want, got] = [&words, lanes].map(|field| {
                    let lift = super::Lift::over(&engine, field).unwrap();
                    let mut list = vec![0; 2 * per * n];
                    let found = lift.equation.find(&halves, &lift.integers, &mut list);
                    (found.unwrap(), list)
                });
                assert_eq!(got, want, "{name} {group} {backend:?} {n}");
                let (found, words) = got;
                let finite: Vec<_> = found.iter().map(|f| *f == Found::Point).collect();
                assert!(n < 33 || finite.iter().filter(|f| **f).count() > n / 4);
                let points = WordPoints {
                    stride: 2 * per,
                    words,
                    finite,
                };
                engine.check_on_curve(&points).unwrap();
                let integers = Integers::new(&engine);
                for half in halves.iter().filter(|half| points.finite[half.index]) {
                    let words = &points.words[2 * per * half.index..][..2 * per];
                    let xy = integers.words(&engine.from_words(words));
                    assert_eq!(xy[..per], half.given);
                    let larger = integers.is_larger(&xy[per..]);
                    assert!(half.sign == Sign::Larger(larger) || xy[per..].iter().all(|w| *w == 0));
                }
            }
        }
    }
}
