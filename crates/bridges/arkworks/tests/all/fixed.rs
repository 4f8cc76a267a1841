//! Prepared bases against arkworks' own operators.

use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ec::{AdditiveGroup, AffineRepr, CurveGroup, PrimeGroup};
use ark_ff::Field;
use msmith_arkworks::{Bases, Budget, Coordinate, Error, Options, prepare};

fn agrees<C: SWCurveConfig<BaseField: Coordinate>>() {
    // Powers of five: as good as random ones from the first few hundred on.
    let mut power = C::ScalarField::from(5u64).pow([300]);
    let mut next = || {
        power *= C::ScalarField::from(5u64);
        power
    };
    let mut bases: Vec<Affine<C>> = (0..30)
        .map(|_| (Projective::<C>::generator() * next()).into_affine())
        .collect();
    bases[3] = Affine::identity();
    bases[5] = -bases[4];
    bases[7] = bases[6];
    let lists: Vec<Vec<C::ScalarField>> =
        (0..3).map(|_| (0..30).map(|_| next()).collect()).collect();
    let sum = |list: &Vec<C::ScalarField>| -> Projective<C> {
        bases.iter().zip(list).map(|(p, a)| *p * a).sum()
    };
    let wanted: Vec<_> = lists.iter().map(sum).collect();
    let options = Options::default();
    for budget in [
        Budget::PointsPerBase(1),
        Budget::Bytes(1 << 20),
        Budget::Fastest,
    ] {
        let prepared = prepare::<C>(&bases, budget, &options).unwrap();
        assert_eq!(prepared.msm(&lists[0]), Ok(wanted[0]));
        let all: Vec<&[C::ScalarField]> = lists.iter().map(|list| &list[..]).collect();
        assert_eq!(prepared.msm_batch(&all, &options), Ok(wanted.clone()));
        let zeros = [C::ScalarField::ZERO; 30];
        assert_eq!(prepared.msm(&zeros), Ok(Projective::<C>::ZERO));
        let ones = [C::ScalarField::ONE; 29];
        let Err(Error::LengthMismatch {
            points: 30,
            scalars: 29,
        }) = prepared.msm(&ones)
        else {
            panic!("accepted")
        };
        let again = Bases::<C>::from_table(prepared.table().clone()).unwrap();
        assert_eq!(again.msm(&lists[1]), Ok(wanted[1]));
    }
}

#[test]
fn prepared_bases_agree() {
    agrees::<ark_bls12_381::g1::Config>();
    agrees::<ark_bls12_381::g2::Config>();
    agrees::<ark_bls12_377::g1::Config>();
    agrees::<ark_bn254::g1::Config>();
    agrees::<ark_secp256k1::Config>();
}

#[test]
fn a_table_of_another_curve_is_refused() {
    let g = ark_bn254::G1Affine::generator();
    let table = prepare(&[g], Budget::Fastest, &Options::default()).unwrap();
    let other = Bases::<ark_bls12_381::g1::Config>::from_table(table.table().clone());
    assert!(matches!(other, Err(Error::Bases(_))));
}
