use ark_ec::pairing::{MillerLoopOutput, Pairing};
use ark_ec::{AffineRepr, CurveGroup};
use msmith_core::cpu::{LanesJob, with_emulated_lanes};
use msmith_core::meter::bound::{Bound, Contract, Peaks};

use super::*;

type Lists<E> = (Vec<<E as Pairing>::G1Affine>, Vec<<E as Pairing>::G2Affine>);

/// Multiples of the generators that look random, some of them opposites.
fn pairs<E: Pairing>(n: u64) -> Lists<E> {
    let multiple = |k: u64| {
        let k = E::ScalarField::from(k + 2).pow([0x0123_4567_89ab_cdef]);
        if k.into_bigint().as_ref()[0] & 1 == 0 {
            -k
        } else {
            k
        }
    };
    let first = (0..n).map(|i| (E::G1Affine::generator() * multiple(2 * i)).into_affine());
    let second = (0..n).map(|i| (E::G2Affine::generator() * multiple(2 * i + 1)).into_affine());
    (first.collect(), second.collect())
}

fn pairing<E: Pairing>(value: E::TargetField) -> E::TargetField {
    E::final_exponentiation(MillerLoopOutput(value)).unwrap().0
}

fn agree<E, F>()
where
    F: Family,
    E: Pairing<
            G1Affine = Affine<F::First>,
            G2Affine = Affine<F::Second>,
            TargetField = Fp12<F::P12>,
        >,
{
    let (first, second) = pairs::<E>(100);
    for n in [1, 7, 8, 9, 100] {
        let (first, second) = (&first[..n], &second[..n]);
        let of = (first.iter().copied(), second.iter().copied());
        let want = E::multi_pairing(of.0, of.1).0;
        for backend in Backend::available() {
            let got = product::<F>(first, second, backend).unwrap();
            assert_eq!(pairing::<E>(got), want, "{n} {}", backend.name());
        }
    }
    // A point and its opposite, with the same other one and in different lanes.
    let minus: Vec<_> = first[..9].iter().map(|p| -*p).collect();
    let both = ([&first[..9], &minus].concat(), second[..9].repeat(2));
    for backend in Backend::available() {
        let got = product::<F>(&both.0, &both.1, backend).unwrap();
        assert!(pairing::<E>(got).is_one(), "{}", backend.name());
        let got = product::<F>(&both.0[1..], &both.1[1..], backend).unwrap();
        assert!(!pairing::<E>(got).is_one(), "{}", backend.name());
    }
}

#[test]
fn products_are_those_of_arkworks() {
    agree::<ark_bn254::Bn254, OfBn<ark_bn254::Config>>();
    agree::<ark_bls12_381::Bls12_381, OfBls<ark_bls12_381::Config>>();
    agree::<ark_bls12_377::Bls12_377, OfBls<ark_bls12_377::Config>>();
}

/// Unsigned digits of 52 bits, on any machine.
#[test]
fn products_in_emulated_lanes() {
    type E = ark_bn254::Bn254;
    let (first, second) = pairs::<E>(9);
    let emulated = |modulus: &[u64], job: Loop<'_>| Ok(with_emulated_lanes(modulus, job)?);
    for n in [1, 9] {
        let (first, second) = (&first[..n], &second[..n]);
        let got = product_by::<OfBn<ark_bn254::Config>>(first, second, emulated).unwrap();
        assert_eq!(pairing::<E>(got), E::multi_pairing(first, second).0, "{n}");
    }
}

/// The ring of bounds panics where one is not kept.
#[test]
fn sums_stay_within_the_bounds_of_rings() {
    for (beta, small, is_multiplied) in [(-1, 9, false), (-1, 1, true), (-5, 0, false)] {
        for (max_product, signed) in [4, 8, 36].into_iter().flat_map(|m| [(m, true), (m, false)]) {
            let peaks = Peaks::new();
            let contract = Contract {
                max_product,
                max_value: 12,
                signed,
            };
            let job = Loop {
                beta,
                small,
                is_multiplied,
                digits: &[0, 1, -1, 0],
                is_negative: true,
                three_halves: &[0],
                pairs: 2,
                factors: &[0; 4],
                points: &[0; 8],
                last: &[vec![0; 8]],
            };
            assert_eq!(job.run(Bound::new(contract, &peaks)), [0; 12]);
        }
    }
}
