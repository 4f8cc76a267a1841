//! Transforms of field elements are those of `ark_poly`'s domains.

use ark_ff::{BigInt, FftField, Fp, MontBackend, MontConfig, Zero};
use ark_poly::{EvaluationDomain, GeneralEvaluationDomain, Radix2EvaluationDomain};
use msmith_arkworks::{Error, Options, field_fft, field_fft_coset};
use std::sync::atomic::AtomicBool;

type Element<T, const N: usize> = Fp<MontBackend<T, N>, N>;

fn list<T: MontConfig<N>, const N: usize>(n: usize) -> Vec<Element<T, N>> {
    let next = |x: &Element<T, N>| Some(*x * x + Element::from(n as u64));
    let first = Element::<T, N>::GENERATOR;
    core::iter::successors(Some(first), next).take(n).collect()
}

fn agree<T: MontConfig<N>, const N: usize>(most: u32) {
    for log in 0..=most.min(Element::<T, N>::TWO_ADICITY) {
        let (n, options) = (
            1 << log,
            &Options {
                threads: Some(1 + log as usize % 2),
                ..Options::default()
            },
        );
        let domain = GeneralEvaluationDomain::<Element<T, N>>::new(n).unwrap();
        assert_eq!(domain.size(), n);
        let shift = Element::<T, N>::GENERATOR;
        let coset = domain.get_coset(shift).unwrap();
        let given = list::<T, N>(n);
        let [mut plain, mut moved] = [given.clone(), given.clone()];
        field_fft(&mut plain, false, options).unwrap();
        assert!(plain == domain.fft(&given), "{n}");
        field_fft_coset(&mut moved, shift, false, options).unwrap();
        assert!(moved == coset.fft(&given), "{n}");
        let [mut plain, mut moved] = [given.clone(), given.clone()];
        field_fft(&mut plain, true, options).unwrap();
        assert!(plain == domain.ifft(&given), "{n}");
        field_fft_coset(&mut moved, shift, true, options).unwrap();
        assert!(moved == coset.ifft(&given), "{n}");
    }
}

/// Fields of 4 and 6 words, of 12, and of 5 and 1, which are not what lists have.
#[test]
fn as_domains_of_ark_poly() {
    agree::<ark_bn254::FrConfig, 4>(13);
    agree::<ark_bls12_381::FrConfig, 4>(11);
    agree::<ark_bls12_377::FqConfig, 6>(10);
    agree::<ark_mnt4_753::FrConfig, 12>(9);
    agree::<ark_mnt4_298::FrConfig, 5>(10);
    agree::<Goldilocks, 1>(10);
}

/// The configuration of two fields, by the number of words.
struct Two;

macro_rules! as_of {
    ($own:ty: $config:ty, $n:literal) => {
        impl MontConfig<$n> for $own {
            const MODULUS: BigInt<$n> = <$config>::MODULUS;
            const GENERATOR: Element<Self, $n> = Fp::new_unchecked(<$config>::GENERATOR.0);
            const TWO_ADIC_ROOT_OF_UNITY: Element<Self, $n> =
                Fp::new_unchecked(<$config>::TWO_ADIC_ROOT_OF_UNITY.0);
        }
    };
}

as_of!(Two: ark_bn254::FrConfig, 4);
as_of!(Two: ark_bls12_377::FqConfig, 6);

#[test]
fn fields_of_one_configuration() {
    for _ in 0..2 {
        agree::<Two, 4>(5);
        agree::<Two, 6>(5);
    }
}

/// A word more than the modulus has.
struct Wide;

impl MontConfig<5> for Wide {
    const MODULUS: BigInt<5> = {
        let [a, b, c, d] = ark_bn254::FrConfig::MODULUS.0;
        BigInt::new([a, b, c, d, 0])
    };
    const GENERATOR: Element<Self, 5> = Fp::new(BigInt::new([5, 0, 0, 0, 0]));
    const TWO_ADIC_ROOT_OF_UNITY: Element<Self, 5> = Fp::new(BigInt::new([1, 0, 0, 0, 0]));
}

#[test]
fn too_many_words_are_an_error() {
    let mut list = list::<Wide, 5>(4);
    let error = field_fft(&mut list, false, &Options::default()).unwrap_err();
    assert!(error.to_string().contains("5 words"), "{error}");
}

/// 2^64 − 2^32 + 1.
#[derive(MontConfig)]
#[modulus = "18446744069414584321"]
#[generator = "7"]
struct Goldilocks;

#[test]
fn what_is_refused() {
    type Scalar = ark_bn254::Fr;
    let options = Options {
        threads: Some(2),
        ..Options::default()
    };
    let given: Vec<Scalar> = list(1 << 10);
    let run = |n: usize, options: &Options<'_>| {
        let mut list = given[..n].to_vec();
        let done = field_fft(&mut list, false, options);
        assert_eq!(list != given[..n], done.is_ok() && n > 1, "{n}");
        done
    };
    for n in [0, 3, 1000] {
        let error = run(n, &options).unwrap_err().to_string();
        assert!(error.contains("is not a power of 2"), "{error}");
    }
    assert_eq!(run(1, &options), Ok(()));
    let zero = field_fft_coset(&mut given.clone(), Scalar::zero(), false, &options);
    assert!(
        zero.unwrap_err()
            .to_string()
            .contains("the shift has no inverse")
    );
    let mut many = vec![ark_secp256k1::Fr::from(1u64); 128];
    let error = field_fft(&mut many, true, &options)
        .unwrap_err()
        .to_string();
    assert!(error.contains("no root of unity of that order"), "{error}");
    assert_eq!(
        run(
            64,
            &Options {
                threads: Some(0),
                ..options
            }
        ),
        Err(Error::ZeroThreads)
    );
    let stop = AtomicBool::new(true);
    let watch = options.watch.with_cancel(&stop);
    assert_eq!(
        run(1 << 10, &Options { watch, ..options }),
        Err(Error::Cancelled)
    );
    let limited = |limit| {
        run(
            1 << 10,
            &Options {
                memory_limit: Some(limit),
                ..options
            },
        )
    };
    let Err(Error::MemoryLimit { needed, .. }) = limited(32 << 10) else {
        panic!("accepted")
    };
    assert_eq!(limited(needed), Ok(()));
    assert!(matches!(
        limited(needed - 1),
        Err(Error::MemoryLimit { .. })
    ));
    assert!(matches!(
        limited(10),
        Err(Error::MemoryLimit { limit: 10, .. })
    ));
}

/// More domains than are kept, in turn and by several threads.
#[test]
fn domains_that_come_back() {
    let given: Vec<ark_bls12_381::Fr> = list(64);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                for shift in [1u64, 2, 3, 4, 5, 6, 1, 2, 3] {
                    let domain = Radix2EvaluationDomain::<ark_bls12_381::Fr>::new(64).unwrap();
                    let coset = domain.get_coset(shift.into()).unwrap();
                    let mut values = given.clone();
                    field_fft_coset(&mut values, shift.into(), false, &Options::default()).unwrap();
                    assert_eq!(values, coset.fft(&given), "{shift}");
                }
            });
        }
    });
}
