//! Against arkworks on every curve, and blst on BLS12-381, on random input.

use crate::common::*;
use crate::subgroup::to_point;
use ark_ec::scalar_mul::variable_base::VariableBaseMSM;
use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ec::{AffineRepr, CurveGroup, PrimeGroup};
use ark_ff::{BigInteger, PrimeField};
use blst::{MultiPoint, min_pk, min_sig};
use msmith::curve::Group;
use msmith::{Engine, Options, Point, PointsBy, Scalars, WordPoints};
use num_bigint::BigUint;

/// Points as arkworks and as msmith hold them.
struct Input<C: SWCurveConfig> {
    points: Vec<Affine<C>>,
    words: WordPoints,
    scalars: Vec<[u64; 4]>,
}

fn input<C: SWCurveConfig>(engine: &Engine, n: usize, seed: u64) -> Input<C> {
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

fn compare(set: &Setting, words: &WordPoints, scalars: &[[u64; 4]], want: &Point, peer: &str) {
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

fn bytes(scalar: &[u64; 4]) -> Vec<u8> {
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

/// The big-endian form of both libraries: x then y, in G2 c1 before c0.
fn from_blst(engine: &Engine, bytes: &[u8]) -> Point {
    // The second bit of an uncompressed point says infinity.
    if bytes[0] & 0x40 != 0 {
        return Point::infinity();
    }
    let parts = bytes
        .chunks(bytes.len() / 2)
        .flat_map(|half| half.rchunks(48));
    let words = parts.flat_map(|c| engine.to_words(&BigUint::from_bytes_be(c)));
    Point::new(words.collect::<Vec<_>>())
}

/// Big-endian coordinates; blst takes no infinity among them, so those are left out with their scalars.
fn to_blst<C: SWCurveConfig>(input: &Input<C>) -> (Vec<Vec<u8>>, Vec<u8>) {
    let mut points = Vec::new();
    let mut scalars = Vec::new();
    for (p, s) in input.points.iter().zip(&input.scalars) {
        let Some((x, y)) = p.xy() else { continue };
        let be = |c: C::BaseField| {
            let parts: Vec<_> = ark_ff::Field::to_base_prime_field_elements(&c).collect();
            let all = parts.into_iter().rev();
            all.flat_map(|c| c.into_bigint().to_bytes_be())
                .collect::<Vec<u8>>()
        };
        points.push([be(x), be(y)].concat());
        scalars.extend(bytes(s));
    }
    (points, scalars)
}

#[test]
fn blst_both_groups() {
    let set = Setting::new("bls12-381", Group::G1);
    for (n, seed) in [(2, 5), (90, 6), (1200, 7)] {
        let input = input::<ark_bls12_381::g1::Config>(set.portable(), n, seed);
        let (points, scalars) = to_blst(&input);
        let points: Vec<_> = points
            .iter()
            .map(|p| blst::blst_p1_affine::from(min_pk::PublicKey::deserialize(p).unwrap()))
            .collect();
        let sum = min_pk::AggregatePublicKey::from(points.mult(&scalars, 256));
        let sum = sum.to_public_key().serialize();
        let expected = from_blst(set.portable(), &sum);
        compare(&set, &input.words, &input.scalars, &expected, "blst");
        // blst's own slice, viewed.
        let view = PointsBy::new(points.len(), |i, words| {
            words[..6].copy_from_slice(&points[i].x.l);
            words[6..].copy_from_slice(&points[i].y.l);
            words.iter().any(|&w| w != 0)
        });
        let list: Vec<[u64; 4]> = (scalars.chunks_exact(32))
            .map(|s| {
                core::array::from_fn(|k| {
                    s[8 * k..8 * k + 8]
                        .iter()
                        .rev()
                        .fold(0, |w, &b| w << 8 | u64::from(b))
                })
            })
            .collect();
        let sum = set
            .portable()
            .msm(&view, Scalars::U256(&list), &Options::default());
        assert_eq!(sum.unwrap().point, expected, "a view of blst's points");
    }
    let set = Setting::new("bls12-381", Group::G2);
    for (n, seed) in [(2, 8), (90, 9), (700, 10)] {
        let input = input::<ark_bls12_381::g2::Config>(set.portable(), n, seed);
        let (points, scalars) = to_blst(&input);
        let points: Vec<_> = points
            .iter()
            .map(|p| blst::blst_p2_affine::from(min_sig::PublicKey::deserialize(p).unwrap()))
            .collect();
        let sum = min_sig::AggregatePublicKey::from(points.mult(&scalars, 256));
        let sum = sum.to_public_key().serialize();
        compare(
            &set,
            &input.words,
            &input.scalars,
            &from_blst(set.portable(), &sum),
            "blst",
        );
    }
}
