//! Lists that stay in the lanes, in both orders, against the same operations on words.

use super::reference::{Reference, numbers, threads};
use ark_ff::{BigInteger, PrimeField};
use msmith_field::{Backend, Domain, Elements, Field, Options};
use num_bigint::BigUint;

fn scalars() -> Reference {
    let p = BigUint::from_bytes_le(&ark_bn254::Fr::MODULUS.to_bytes_le());
    Reference::new(&p)
}

type Lists = fn(&mut Elements, &Elements, &Options<'_>) -> Result<(), msmith_field::Error>;
type Slices = fn(&Field, &mut [u64], &[u64], &Options<'_>) -> Result<(), msmith_field::Error>;

/// The operations of two lists: in the lanes and on words.
const PAIRS: [(Lists, Slices); 3] = [
    (Elements::add, Field::add),
    (Elements::sub, Field::sub),
    (Elements::mul, Field::mul),
];

#[test]
fn by_element() {
    let r = scalars();
    let o = &threads(2);
    for backend in Backend::available() {
        let field = r.field(backend);
        for n in [0, 1, 7, 8, 63, 64, 65, 71, 100, 2048, 3001] {
            let [a, b] = [n, n + 1].map(|n| r.elements(&numbers(&r.p, n)));
            let b = &b[4..];
            let lists = [&a, b].map(|words| field.elements(words, o).unwrap());
            assert_eq!((lists[0].len(), lists[0].is_empty()), (n, n == 0));
            assert_eq!(lists[0].words(o).as_ref(), Ok(&a), "{n} {backend:?}");
            for (in_lanes, on_words) in PAIRS {
                let mut list = field.elements(&a, o).unwrap();
                in_lanes(&mut list, &lists[1], o).unwrap();
                let mut words = a.clone();
                on_words(&field, &mut words, b, o).unwrap();
                assert_eq!(list.words(o), Ok(words), "{n} {backend:?}");
            }
            let x = r.elements(&[BigUint::from(7u32)]);
            let (mut list, mut words) = (field.elements(&a, o).unwrap(), a.clone());
            list.scale(&x, o).unwrap();
            field.scale(&mut words, &x, o).unwrap();
            assert_eq!(list.words(o), Ok(words), "{n} {backend:?}");
        }
    }
}

/// A list as it was given, or as a transform leaves it: of the same elements.
fn both_orders(domain: &Domain, words: &[u64], o: &Options<'_>) -> [Elements; 2] {
    let given = domain.field().elements(words, o).unwrap();
    let mut values = words.to_vec();
    domain.fft(&mut values, o).unwrap();
    let mut reversed = domain.field().elements(&values, o).unwrap();
    domain.ifft_elements(&mut reversed, o).unwrap();
    [given, reversed]
}

#[test]
fn orders_and_transforms() {
    let r = scalars();
    let o = &threads(2);
    for backend in Backend::available() {
        let field = r.field(backend);
        for log in (0..=10).chain([14]) {
            let n = 1 << log;
            let roots = Domain::new(&field, n).unwrap();
            let coset = roots.clone().coset(&[5]).unwrap();
            let [a, b] = [0, 1].map(|k| r.elements(&numbers(&r.p, n + 5)[k..k + n]));
            for domain in [&roots, &coset] {
                let name = format!("{n} {domain:?}");
                let mut want = a.clone();
                domain.fft(&mut want, o).unwrap();
                for mut list in both_orders(&roots, &a, o) {
                    assert_eq!(list.words(o).as_ref(), Ok(&a), "{name}");
                    domain.fft_elements(&mut list, o).unwrap();
                    assert_eq!(list.words(o).as_ref(), Ok(&want), "{name}");
                    domain.ifft_elements(&mut list, o).unwrap();
                    assert_eq!(list.words(o).as_ref(), Ok(&a), "{name}");
                }
                for (in_lanes, on_words) in PAIRS {
                    let mut want = a.clone();
                    on_words(&field, &mut want, &b, o).unwrap();
                    domain.fft(&mut want, o).unwrap();
                    for other in both_orders(&roots, &b, o) {
                        for mut list in both_orders(&coset, &a, o) {
                            in_lanes(&mut list, &other, o).unwrap();
                            domain.fft_elements(&mut list, o).unwrap();
                            assert_eq!(list.words(o).as_ref(), Ok(&want), "{name}");
                        }
                    }
                }
            }
        }
    }
}

/// `(a·b − c)/(Xⁿ − 1)` as a prover has it: on a coset, where what is divided by is one number.
#[test]
fn a_provers_quotient() {
    let r = scalars();
    let o = &threads(2);
    for backend in Backend::available() {
        let field = r.field(backend);
        for n in [4, 64, 512] {
            let roots = Domain::new(&field, n).unwrap();
            let coset = roots.clone().coset(&[5]).unwrap();
            let [a, b] = [0, 1].map(|k| r.elements(&numbers(&r.p, n + 5)[k..k + n]));
            // On the roots c is a·b, so that a·b − c is zero there.
            let mut c = a.clone();
            field.mul(&mut c, &b, o).unwrap();
            let [mut x, mut y, mut z] = [&a, &b, &c].map(|values| {
                let mut list = field.elements(values, o).unwrap();
                roots.ifft_elements(&mut list, o).unwrap();
                list
            });
            let coefficients = [&x, &y, &z].map(|list| list.words(o).unwrap());
            for list in [&mut x, &mut y, &mut z] {
                coset.fft_elements(list, o).unwrap();
            }
            x.mul(&y, o).unwrap();
            x.sub(&z, o).unwrap();
            let shift = r.elements(&[BigUint::from(5u32)]);
            let mut by = roots.vanishing(&shift).unwrap();
            field.invert(&mut by, o).unwrap();
            x.scale(&by, o).unwrap();
            coset.ifft_elements(&mut x, o).unwrap();
            let quotient = x.words(o).unwrap();
            // At a point of its own: q·(xⁿ − 1) = a·b − c.
            let point = r.elements(&[BigUint::from(1_234_567u32)]);
            let at = |c: &[u64]| r.numbers(&field.evaluate(c, &point, o).unwrap())[0].clone();
            let [a, b, c] = coefficients.map(|c| at(&c));
            let vanishing = &r.numbers(&roots.vanishing(&point).unwrap())[0];
            let left = at(&quotient) * vanishing % &r.p;
            assert_eq!(left, (a * b + &r.p - c) % &r.p, "{n} {backend:?}");
        }
    }
}
