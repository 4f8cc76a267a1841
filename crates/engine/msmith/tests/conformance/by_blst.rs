//! Against blst on BLS12-381, on random input.

use crate::common::*;
use crate::differential::{Input, bytes, compare, input};
use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::SWCurveConfig;
use ark_ff::{BigInteger, PrimeField};
use blst::{MultiPoint, min_pk, min_sig};
use msmith::curve::Group;
use msmith::{Engine, Options, Point, PointsBy, Scalars};
use num_bigint::BigUint;

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
