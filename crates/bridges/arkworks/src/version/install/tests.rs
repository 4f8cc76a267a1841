use ark_std::test_rng;

use super::super::calls::msm_scalars;
use super::super::served::{LEAST_MULTIPLES, Own};
use super::super::worth::LEAST_SUM;
use super::*;
use crate::{install, uninstall};
use ark::bls12_381::{Fr, G1Affine, G1Projective, G2Projective};
use ark::ec::{AffineRepr, CurveGroup};
use ark::ff::{AdditiveGroup, BigInteger, Field, UniformRand};
use ark::poly::EvaluationDomain;

fn list<T: UniformRand>(n: usize) -> Vec<T> {
    let mut rng = test_rng();
    (0..n).map(|_| T::rand(&mut rng)).collect()
}

fn unpatched(krate: &'static str) -> InstallError {
    heard(false, krate).unwrap_err()
}

/// The published crates are what the tests have.
#[test]
fn unpatched_is_an_error() {
    let error = install().unwrap_err();
    assert_eq!(error, unpatched("ark-ec"));
    assert!(error.to_string().contains("`patch-ark patched`"), "{error}");
    let error = install_curve::<ark::bn254::g1::Config>().unwrap_err();
    assert_eq!(error, unpatched(ark::name::EC));
    let error = install_edwards::<ark::ed_on_bls12_381::JubjubConfig>().unwrap_err();
    assert_eq!(error, unpatched(ark::name::EC));
    let error = install_field::<ark::bn254::FrConfig, 4>().unwrap_err();
    assert_eq!(error, unpatched(ark::name::POLY));
    uninstall();
}

fn sums<G: CurveGroup>(n: usize, own: Own<G::Affine, G>) {
    let bases: Vec<G> = list(n);
    let bases = G::normalize_batch(&bases);
    let scalars: Vec<_> = list::<G::ScalarField>(n)
        .iter()
        .map(|a| a.into_bigint())
        .collect();
    let wanted = G::msm_bigint(&bases, &scalars);
    for threads in [1, 3] {
        let got = sum(&bases, &scalars, Some(threads), own);
        assert_eq!(got, (n >= LEAST_SUM).then_some(wanted), "{n}");
    }
}

#[test]
fn sums_are_those_of_arkworks() {
    for n in [0, LEAST_SUM - 1, LEAST_SUM, 600] {
        sums::<G1Projective>(n, msm_scalars);
        sums::<G2Projective>(n, msm_scalars);
        sums::<ark::ed_on_bls12_381::EdwardsProjective>(n, edwards::msm_scalars);
    }
}

/// Integers, whatever arkworks' own sums make of them.
#[test]
fn scalars_that_are_not_below_the_order() {
    let bases: Vec<G1Projective> = list(100);
    let bases = G1Projective::normalize_batch(&bases);
    let small = list::<Fr>(100)
        .iter()
        .map(|a| a.into_bigint())
        .collect::<Vec<_>>();
    let above = |a: &BigInt<G1Projective>| {
        let mut sum = Fr::MODULUS;
        sum.add_with_carry(a);
        sum
    };
    let large: Vec<_> = small.iter().map(above).collect();
    let sum = |scalars: &[_]| sum::<_, G1Projective>(&bases, scalars, Some(1), msm_scalars);
    assert_eq!(sum(&large), sum(&small));
    assert!(sum(&large).is_some());
}

#[test]
fn multiples_are_those_of_arkworks() {
    for point in [list::<G1Projective>(1)[0].into(), G1Affine::zero()] {
        for n in [LEAST_MULTIPLES - 1, LEAST_MULTIPLES, 600] {
            let mut scalars: Vec<Fr> = list(n);
            scalars[3] = Fr::ZERO;
            let wanted = G1Projective::from(point).batch_mul(&scalars);
            let got = multiples(&point, &scalars, Some(2));
            assert_eq!(got, (n >= LEAST_MULTIPLES).then_some(wanted), "{n}");
        }
    }
}

#[test]
fn transforms_are_those_of_arkworks() {
    let plain = Radix2EvaluationDomain::<Fr>::new(LEAST_TRANSFORM).unwrap();
    for domain in [plain, plain.get_coset(Fr::from(5)).unwrap()] {
        let values: Vec<Fr> = list(LEAST_TRANSFORM);
        let [mut there, mut back] = [values.clone(), values.clone()];
        assert!(transform(&domain, &mut there, false, 1));
        assert_eq!(there, domain.fft(&values));
        assert!(transform(&domain, &mut back, true, 2));
        assert_eq!(back, domain.ifft(&values));
        // Another root of unity is arkworks' to use.
        let other = Radix2EvaluationDomain {
            group_gen: domain.group_gen_inv,
            ..domain
        };
        assert!(!transform(&other, &mut there, false, 1));
        // And so is a domain whose division by n a caller has left out.
        let undivided = Radix2EvaluationDomain {
            size_inv: Fr::ONE,
            ..domain
        };
        assert!(!transform(&undivided, &mut there, true, 1));
        assert!(!transform(
            &domain,
            &mut there[..LEAST_TRANSFORM / 2],
            false,
            1
        ));
        assert_eq!(there, domain.fft(&values));
    }
}
