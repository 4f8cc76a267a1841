//! Against arkworks on every curve, on random input.

use crate::common::*;
use crate::subgroup::to_point;
use ark_ec::scalar_mul::variable_base::VariableBaseMSM;
use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ec::{CurveGroup, PrimeGroup};
use ark_ff::PrimeField;
use msmith::curve::Group;
use msmith::{Engine, Options, Point, Scalars, WordPoints};

/// Points as arkworks and as msmith hold them.
pub struct Input<C: SWCurveConfig> {
    pub points: Vec<Affine<C>>,
    pub words: WordPoints,
    pub scalars: Vec<[u64; 4]>,
}

pub fn input<C: SWCurveConfig>(engine: &Engine, n: usize, seed: u64) -> Input<C> {
    let mut random = Random(seed);
    let mut element = || {
        let bytes: Vec<u8> = random
            .scalar()
            .iter()
            .flat_map(|w| w.to_le_bytes())
            .collect();
        C::ScalarField::from_le_bytes_mod_order(&bytes)
    };
    let g = Projective::<C>::generator();
    let multiples: Vec<_> = (0..n).map(|_| g * element()).collect();
    let mut points = Projective::normalize_batch(&multiples);
    for i in (0..n).skip(4).step_by(17) {
        points[i] = Affine::identity();
    }
    let mut words = WordPoints {
        stride: 2 * engine.words(),
        ..WordPoints::default()
    };
    for p in &points {
        words.push(&to_point(engine, p)).unwrap();
    }
    let scalars = (0..n).map(|_| random.scalar()).collect();
    Input {
        points,
        words,
        scalars,
    }
}

pub fn compare(set: &Setting, words: &WordPoints, scalars: &[[u64; 4]], want: &Point, peer: &str) {
    for engine in &set.engines {
        for way in ways(&[None]) {
            let options = Options {
                algorithm: way.algorithm,
                threads: Some(2),
                in_subgroup: true,
                ..Options::default()
            };
            if let Ok(got) = engine.msm(words, Scalars::U256(scalars), &options) {
                assert_eq!(got.point, *want, "{} {way:?} against {peer}", set.name);
            }
        }
    }
    // The reference of all other tests.
    if scalars.len() <= 100 {
        let got = naive(set.portable(), words, Scalars::U256(scalars));
        assert_eq!(got, *want, "{} double-and-add against {peer}", set.name);
    }
}

fn arkworks<C: SWCurveConfig>(name: &str, group: Group) {
    let set = Setting::new(name, group);
    for (n, seed) in [(1, 1), (30, 2), (100, 3), (400, 4)] {
        let input = input::<C>(set.portable(), n, seed);
        // Below r: arkworks takes larger ones for elements of the field.
        let elements: Vec<_> = (input.scalars.iter())
            .map(|s| C::ScalarField::from_le_bytes_mod_order(&bytes(s)))
            .collect();
        let sum = Projective::<C>::msm(&input.points, &elements).unwrap();
        let want = to_point(set.portable(), &sum.into_affine());
        compare(&set, &input.words, &input.scalars, &want, "arkworks");
    }
}

pub fn bytes(scalar: &[u64; 4]) -> Vec<u8> {
    scalar.iter().flat_map(|w| w.to_le_bytes()).collect()
}

#[test]
fn arkworks_first_groups() {
    arkworks::<ark_bls12_377::g1::Config>("bls12-377", Group::G1);
    arkworks::<ark_bls12_381::g1::Config>("bls12-381", Group::G1);
    arkworks::<ark_bn254::g1::Config>("bn254", Group::G1);
    arkworks::<ark_bw6_761::g1::Config>("bw6-761", Group::G1);
    arkworks::<ark_pallas::PallasConfig>("pallas", Group::G1);
    arkworks::<ark_vesta::VestaConfig>("vesta", Group::G1);
    arkworks::<ark_secp256k1::Config>("secp256k1", Group::G1);
}

#[test]
fn arkworks_second_groups() {
    arkworks::<ark_bls12_377::g2::Config>("bls12-377", Group::G2);
    arkworks::<ark_bls12_381::g2::Config>("bls12-381", Group::G2);
    arkworks::<ark_bn254::g2::Config>("bn254", Group::G2);
    arkworks::<ark_bw6_761::g2::Config>("bw6-761", Group::G2);
}
