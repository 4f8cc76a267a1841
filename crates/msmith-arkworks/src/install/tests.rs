use ark_bls12_381::{Fr, G1Affine, G1Projective, G2Projective};
use ark_ec::AffineRepr;
use ark_ff::{AdditiveGroup, UniformRand};
use ark_poly::EvaluationDomain;
use ark_std::test_rng;
use msmith::Error;

use super::*;

fn list<T: UniformRand>(n: usize) -> Vec<T> {
    let mut rng = test_rng();
    (0..n).map(|_| T::rand(&mut rng)).collect()
}

/// The published crates are what the tests have.
#[test]
fn unpatched_is_an_error() {
    let error = install().unwrap_err();
    assert_eq!(error, InstallError::Unpatched("ark-ec"));
    assert!(error.to_string().contains("`patch-ark vendor`"), "{error}");
    let error = install_curve::<ark_bn254::g1::Config>().unwrap_err();
    assert_eq!(error, InstallError::Unpatched("ark-ec"));
    let error = install_field::<ark_bn254::FrConfig, 4>().unwrap_err();
    assert_eq!(error, InstallError::Unpatched("ark-poly"));
    uninstall();
}

#[test]
fn what_is_installed_is_said() {
    let calls = [(Call::Sums, 5), (Call::Multiples, 6)];
    let mut installed = Installed::default();
    installed.note("A", Ok(()), &calls);
    installed.note("B", Ok(()), &calls[..1]);
    let why = Error::Curve("why".to_owned());
    installed.note("C", Err(InstallError::Refused(why)), &calls);
    for field in ["D", "E"] {
        installed.note(field, Err(InstallError::Unpatched("ark-poly")), &calls);
    }
    let installed = installed.checked().unwrap();
    let text = installed.to_string();
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[0], "sums of points, from 5 on: A, B");
    assert_eq!(lines[1], "multiples of a point, from 6 on: A");
    assert!(lines[2].starts_with("C stays with arkworks: ") && lines[2].ends_with("why"));
    assert!(
        lines[3].starts_with("ark-poly is the published crate"),
        "{text}"
    );
    assert_eq!(lines.len(), 4);
}

fn sums<G: Msm>(n: usize) {
    let bases: Vec<G> = list(n);
    let bases = G::normalize_batch(&bases);
    let scalars: Vec<_> = list::<G::ScalarField>(n)
        .iter()
        .map(|a| a.into_bigint())
        .collect();
    let wanted = G::msm_bigint(&bases, &scalars);
    for threads in [1, 3] {
        let got = sum::<G>(&bases, &scalars, threads);
        assert_eq!(got, (n >= LEAST_SUM).then_some(wanted), "{n}");
    }
}

#[test]
fn sums_are_those_of_arkworks() {
    for n in [0, LEAST_SUM - 1, LEAST_SUM, 600] {
        sums::<G1Projective>(n);
        sums::<G2Projective>(n);
        sums::<ark_ed_on_bls12_381::EdwardsProjective>(n);
    }
}

#[test]
fn multiples_are_those_of_arkworks() {
    for point in [list::<G1Projective>(1)[0].into(), G1Affine::zero()] {
        for n in [LEAST_MULTIPLES - 1, LEAST_MULTIPLES, 600] {
            let mut scalars: Vec<Fr> = list(n);
            scalars[3] = Fr::ZERO;
            let wanted = G1Projective::from(point).batch_mul(&scalars);
            let got = multiples(&point, &scalars, 2);
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
        assert!(!transform(
            &domain,
            &mut there[..LEAST_TRANSFORM / 2],
            false,
            1
        ));
        assert_eq!(there, domain.fft(&values));
    }
}
