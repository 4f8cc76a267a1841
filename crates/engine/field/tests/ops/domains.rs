//! Transforms over the fields in use against arkworks, and whose roots are whose.

use super::reference::threads;
use ark_ff::{BigInteger, FftField, Fp, FpConfig, MontBackend, PrimeField};
use ark_poly::{EvaluationDomain, Radix2EvaluationDomain};
use msmith_field::{Backend, Domain, Field};
use num_bigint::BigUint;

type Element<P, const N: usize> = Fp<P, N>;

/// The Montgomery words that arkworks has.
fn words<P: FpConfig<N>, const N: usize>(list: &[Element<P, N>]) -> Vec<u64> {
    list.iter().flat_map(|x| (x.0).0).collect()
}

fn list<P: FpConfig<N>, const N: usize>(n: usize) -> Vec<Element<P, N>> {
    let next =
        |x: &Element<P, N>| Some((*x + Element::<P, N>::GENERATOR) * x + Element::from(3u64));
    core::iter::successors(Some(Element::from(n as u64)), next)
        .take(n)
        .collect()
}

/// The domain of an order that arkworks has, as ours.
fn ours<P: FpConfig<N>, const N: usize>(
    field: &Field,
    theirs: &Radix2EvaluationDomain<Element<P, N>>,
) -> Domain {
    let root = theirs.group_gen.into_bigint();
    let domain = Domain::with_root(field, theirs.size(), root.as_ref()).unwrap();
    let shift = theirs.coset_offset().into_bigint();
    domain.coset(shift.as_ref()).unwrap()
}

/// One order: forward, inverse, on a coset, zeros above a length.
fn agree<P: FpConfig<N>, const N: usize>(log: u32, fields: &[Field]) {
    let n = 1 << log;
    let theirs = Radix2EvaluationDomain::<Element<P, N>>::new(n).unwrap();
    let coset = theirs.get_coset(Element::<P, N>::GENERATOR).unwrap();
    let (a, o) = (list(n), &threads(1 + log as usize % 2));
    let some = &a[..n - n / 3];
    for theirs in [theirs, coset] {
        let [values, coefficients, padded] =
            [theirs.fft(&a), theirs.ifft(&a), theirs.fft(some)].map(|list| words(&list));
        for field in fields {
            let domain = ours(field, &theirs);
            let mut list = words(&a);
            domain.fft(&mut list, o).unwrap();
            assert!(list == values, "{domain:?}");
            domain.ifft(&mut list, o).unwrap();
            assert!(list == words(&a), "{domain:?}");
            domain.ifft(&mut list, o).unwrap();
            assert!(list == coefficients, "{domain:?}");
            let list = domain.values(&words(some), o).unwrap();
            assert!(list == padded, "{domain:?}");
        }
    }
}

fn fields<P: FpConfig<N>, const N: usize>() -> Vec<Field> {
    let p = Element::<P, N>::MODULUS;
    let all = Backend::available().into_iter();
    all.map(|backend| Field::new(p.as_ref(), backend).unwrap())
        .collect()
}

fn like_arkworks<P: FpConfig<N>, const N: usize>(most: u32) {
    let fields = fields::<P, N>();
    for log in 0..=most.min(Element::<P, N>::TWO_ADICITY) {
        agree::<P, N>(log, &fields);
    }
}

#[test]
fn arkworks_has_the_same_transforms() {
    like_arkworks::<MontBackend<ark_bn254::FrConfig, 4>, 4>(16);
    like_arkworks::<MontBackend<ark_bls12_381::FrConfig, 4>, 4>(16);
    like_arkworks::<MontBackend<ark_bls12_377::FrConfig, 4>, 4>(13);
    like_arkworks::<MontBackend<ark_pallas::FrConfig, 4>, 4>(11);
    like_arkworks::<MontBackend<ark_vesta::FrConfig, 4>, 4>(11);
    like_arkworks::<MontBackend<ark_secp256k1::FrConfig, 4>, 4>(11);
    // The scalar field of BW6-761.
    like_arkworks::<MontBackend<ark_bls12_377::FqConfig, 6>, 6>(14);
    like_arkworks::<MontBackend<ark_bw6_761::FqConfig, 12>, 12>(14);
}

#[test]
fn a_million_elements() {
    type Scalar = MontBackend<ark_bls12_381::FrConfig, 4>;
    let theirs = Radix2EvaluationDomain::<Element<Scalar, 4>>::new(1 << 20).unwrap();
    let a = list(1 << 20);
    let (given, values) = (words(&a), words(&theirs.fft(&a)));
    for field in fields::<Scalar, 4>() {
        let domain = ours(&field, &theirs);
        let mut list = given.clone();
        domain.fft(&mut list, &threads(2)).unwrap();
        assert!(list == values, "{domain:?}");
        domain.ifft(&mut list, &threads(2)).unwrap();
        assert!(list == given, "{domain:?}");
    }
}

/// The root of the highest order that a field has.
fn root(field: &Field, twos: u32) -> BigUint {
    let root = Domain::new(field, 1 << twos).unwrap().root();
    let bytes = root.iter().flat_map(|w| w.to_le_bytes());
    BigUint::from_bytes_le(&bytes.collect::<Vec<_>>())
}

fn like_generator<P: FpConfig<N>, const N: usize>(least: u64, published: Option<&str>) {
    let modulus = Element::<P, N>::MODULUS;
    let p = BigUint::from_bytes_le(&modulus.to_bytes_le());
    let field = Field::new(modulus.as_ref(), Backend::Portable).unwrap();
    let twos = Element::<P, N>::TWO_ADICITY;
    // snarkjs: the least number that is not a square, to the power of the odd part.
    let odd = (&p - 1u32) >> twos;
    let minus_one = &p - 1u32;
    let square = |x: u64| BigUint::from(x).modpow(&(&minus_one >> 1), &p) != minus_one;
    assert!((2..least).all(square) && !square(least));
    assert_eq!(root(&field, twos), BigUint::from(least).modpow(&odd, &p));
    // arkworks and gnark-crypto.
    let generator = Element::<P, N>::GENERATOR.into_bigint();
    let named = field.with_generator(generator.as_ref()[0]).unwrap();
    let theirs: BigUint = Element::<P, N>::TWO_ADIC_ROOT_OF_UNITY.into();
    assert_eq!(root(&named, twos), theirs);
    if let Some(published) = published {
        assert_eq!(theirs.to_string(), published);
    }
    // Of a lower order, from the published one.
    let low = Domain::new(&named, 1 << 4).unwrap();
    let power = theirs.modpow(&(BigUint::from(1u32) << (twos - 4)), &p);
    assert_eq!(low.root(), power.to_u64_digits());
    let same = Domain::with_root(&named, 1 << 4, &power.to_u64_digits()).unwrap();
    let one = words(&list::<P, N>(16));
    let [mut a, mut b] = [one.clone(), one];
    low.fft(&mut a, &threads(1)).unwrap();
    same.fft(&mut b, &threads(1)).unwrap();
    assert_eq!(a, b);
}

#[test]
fn whose_roots() {
    // gnark-crypto's, of orders 2^28 and 2^32.
    let bn254 = "19103219067921713944291392827692070036145651957329286315305642004821462161904";
    let bls12_381 = "10238227357739495823651030575849232062558860180284477541189508159991286009131";
    like_generator::<MontBackend<ark_bn254::FrConfig, 4>, 4>(5, Some(bn254));
    like_generator::<MontBackend<ark_bls12_381::FrConfig, 4>, 4>(5, Some(bls12_381));
    like_generator::<MontBackend<ark_bls12_377::FrConfig, 4>, 4>(11, None);
    like_generator::<MontBackend<ark_bls12_377::FqConfig, 6>, 6>(5, None);
    like_generator::<MontBackend<ark_pallas::FrConfig, 4>, 4>(5, None);
}
