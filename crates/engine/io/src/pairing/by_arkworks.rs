//! By arkworks, whose elements are the same Montgomery words.

use ark_bls12_381::{Bls12_381, Fq, Fq2, G1Affine, G2Affine};
use ark_ec::AffineRepr;
use ark_ec::pairing::Pairing;
use ark_ff::{BigInt, One};
use msmith::Point;

/// Whether the pairings of two pairs are equal: e(a, q)·e(−b, s) is 1. Of infinity in either place a pairing is 1.
pub fn is_equal([a, q]: [&Point; 2], [b, s]: [&Point; 2]) -> bool {
    let points = || {
        let first = [first(a)?, -first(b)?];
        Some((first, [second(q)?, second(s)?]))
    };
    points().is_some_and(|(first, second)| {
        let product = Bls12_381::multi_miller_loop(first, second);
        let value = Bls12_381::final_exponentiation(product);
        value.is_some_and(|value| value.0.is_one())
    })
}

fn fp(words: &[u64]) -> Option<Fq> {
    Some(Fq::new_unchecked(BigInt::new(words.try_into().ok()?)))
}

fn fp2(words: &[u64]) -> Option<Fq2> {
    let (c0, c1) = words.split_at_checked(6)?;
    Some(Fq2::new(fp(c0)?, fp(c1)?))
}

fn first(point: &Point) -> Option<G1Affine> {
    match point.coordinates() {
        Some((x, y)) => Some(G1Affine::new_unchecked(fp(x)?, fp(y)?)),
        None => Some(G1Affine::zero()),
    }
}

fn second(point: &Point) -> Option<G2Affine> {
    match point.coordinates() {
        Some((x, y)) => Some(G2Affine::new_unchecked(fp2(x)?, fp2(y)?)),
        None => Some(G2Affine::zero()),
    }
}
