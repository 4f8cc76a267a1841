//! What is multiplied: random points, and scalars of several distributions.
//!
//! Points are sums A_i + B_j over two tables of about √n random multiples of the generator: all
//! different, none a neighbour of another, at one affine addition each.

use crate::bytes::{push_edwards, push_point, push_prime};
use crate::curves::{Curve, Form, Group, dispatch, dispatch_edwards};
use ark_ec::{AffineRepr, CurveGroup, short_weierstrass, twisted_edwards};
use ark_ff::{PrimeField, UniformRand};
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use std::borrow::Cow;

/// How the scalars are distributed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Dist {
    /// Uniform below the group order.
    Uniform,
    /// 0 or 1 with equal chance.
    Bool,
    /// Uniform below 2^64.
    U64,
    /// A witness: 82% full size, 6% repeats of an earlier full one, 10% zero, 0.7% one, the rest
    /// below 2^16.
    #[value(name = "witness")]
    WitnessA,
    /// A sparse witness: 92% zero, the rest full size.
    #[value(name = "witness-b")]
    WitnessB,
}

impl Dist {
    /// The name on the command line and in the records.
    pub fn name(self) -> &'static str {
        match self {
            Dist::Uniform => "uniform",
            Dist::Bool => "bool",
            Dist::U64 => "u64",
            Dist::WitnessA => "witness",
            Dist::WitnessB => "witness-b",
        }
    }
}

/// Scalars in the narrowest type that holds the distribution.
#[derive(Debug, Clone)]
pub enum Scalars<'a> {
    /// Little-endian integers below the group order, [`Curve::scalar_bytes`] each.
    Full(Cow<'a, [u8]>),
    /// 64-bit integers.
    U64(Cow<'a, [u64]>),
    /// Bits.
    Bool(Cow<'a, [bool]>),
}

/// n points and n scalars of one group.
#[derive(Debug, Clone)]
pub struct Inputs<'a> {
    /// The curve.
    pub curve: &'static Curve,
    /// The group.
    pub group: Group,
    /// The distribution of the scalars.
    pub dist: Dist,
    /// Number of points.
    pub n: usize,
    /// Points, see [`crate::bytes`].
    pub points: Cow<'a, [u8]>,
    /// Scalars.
    pub scalars: Scalars<'a>,
}

impl Inputs<'static> {
    /// Makes n points and scalars from a seed; [`Inputs::prefix`] gives smaller inputs from them.
    pub fn generate(curve: &'static Curve, group: Group, dist: Dist, n: usize, seed: u64) -> Self {
        let mut rng = StdRng::seed_from_u64(seed);
        let rng = &mut rng;
        let (points, scalars) = match curve.form {
            Form::Weierstrass => dispatch!(curve, group, P => {
                type G = short_weierstrass::Projective<P>;
                made::<G>(dist, n, rng, push_point)
            }),
            Form::Edwards => dispatch_edwards!(curve, P => {
                type G = twisted_edwards::Projective<P>;
                made::<G>(dist, n, rng, push_edwards)
            }),
        };
        Self {
            curve,
            group,
            dist,
            n,
            points: points.into(),
            scalars,
        }
    }
}

impl Inputs<'_> {
    /// The first n of them.
    pub fn prefix(&self, n: usize) -> Inputs<'_> {
        let scalars = match &self.scalars {
            Scalars::Full(s) => Scalars::Full(s[..n * self.curve.scalar_bytes].into()),
            Scalars::U64(s) => Scalars::U64(s[..n].into()),
            Scalars::Bool(s) => Scalars::Bool(s[..n].into()),
        };
        let points = self.points[..n * self.curve.point_bytes(self.group)].into();
        Inputs {
            n,
            points,
            scalars,
            ..*self
        }
    }

    /// The scalars as full-size little-endian integers.
    pub fn scalar_bytes(&self) -> Cow<'_, [u8]> {
        let width = self.curve.scalar_bytes;
        let widen = |words: &mut dyn Iterator<Item = u64>| {
            let mut out = vec![0; self.n * width];
            for (slot, word) in out.chunks_mut(width).zip(words) {
                slot[..8].copy_from_slice(&word.to_le_bytes());
            }
            out.into()
        };
        match &self.scalars {
            Scalars::Full(s) => Cow::Borrowed(s),
            Scalars::U64(s) => widen(&mut s.iter().copied()),
            Scalars::Bool(s) => widen(&mut s.iter().map(|b| u64::from(*b))),
        }
    }
}

/// Points and scalars of a group, whose points are written by `push`.
fn made<G: CurveGroup>(
    dist: Dist,
    n: usize,
    rng: &mut StdRng,
    push: fn(&mut Vec<u8>, &G::Affine),
) -> (Vec<u8>, Scalars<'static>) {
    let points = points::<G>(n, rng, push);
    (points, scalars::<G::ScalarField>(dist, n, rng))
}

fn points<G: CurveGroup>(
    n: usize,
    rng: &mut StdRng,
    push: fn(&mut Vec<u8>, &G::Affine),
) -> Vec<u8> {
    let side = (1..).find(|s| s * s >= n).expect("n is finite");
    let generator = G::generator();
    let mut table = || -> Vec<G::Affine> {
        let multiples: Vec<_> = (0..side)
            .map(|_| generator * G::ScalarField::rand(rng))
            .collect();
        G::normalize_batch(&multiples)
    };
    let (a, b) = (table(), table());
    let mut pairs: Vec<u32> = (0..(side * side) as u32).collect();
    pairs.shuffle(rng);
    let mut out = Vec::new();
    for chunk in pairs[..n].chunks(1 << 12) {
        let sums: Vec<G> = chunk
            .iter()
            .map(|&k| a[k as usize / side].into_group() + b[k as usize % side])
            .collect();
        for p in G::normalize_batch(&sums) {
            push(&mut out, &p);
        }
    }
    out
}

fn scalars<F: PrimeField>(dist: Dist, n: usize, rng: &mut StdRng) -> Scalars<'static> {
    let mut full = Vec::new();
    let mut earlier = Vec::new();
    for _ in 0..n {
        let per_mille = rng.gen_range(0..1000);
        let value = match dist {
            Dist::Bool => return Scalars::Bool((0..n).map(|_| rng.r#gen()).collect()),
            Dist::U64 => return Scalars::U64((0..n).map(|_| rng.r#gen()).collect()),
            Dist::Uniform => F::rand(rng),
            Dist::WitnessA => match per_mille {
                0..100 => F::ZERO,
                100..107 => F::ONE,
                107..120 => F::from(rng.r#gen::<u16>()),
                120..180 if !earlier.is_empty() => earlier[rng.gen_range(0..earlier.len())],
                _ => {
                    let fresh = F::rand(rng);
                    earlier.push(fresh);
                    fresh
                }
            },
            Dist::WitnessB => match per_mille {
                0..920 => F::ZERO,
                _ => F::rand(rng),
            },
        };
        push_prime(&mut full, value);
    }
    Scalars::Full(full.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn share(scalars: &[u8], wanted: impl Fn(&[u8]) -> bool) -> f64 {
        let n = scalars.len() / 32;
        scalars.chunks(32).filter(|s| wanted(s)).count() as f64 / n as f64
    }

    #[test]
    fn points_are_distinct_and_prefixes_agree() {
        let curve = Curve::by_name("bls12-381").unwrap();
        let all = Inputs::generate(curve, Group::G1, Dist::Uniform, 1000, 1);
        let distinct: HashSet<_> = all.points.chunks(96).collect();
        assert_eq!(distinct.len(), 1000);
        let some = all.prefix(10);
        assert_eq!(some.points[..], all.points[..960]);
        assert_eq!(some.scalar_bytes()[..], all.scalar_bytes()[..320]);
    }

    #[test]
    fn witnesses_have_the_stated_shares() {
        let curve = Curve::by_name("bn254").unwrap();
        let n = 20_000;
        let a = Inputs::generate(curve, Group::G1, Dist::WitnessA, n, 2)
            .scalar_bytes()
            .into_owned();
        let zero = |s: &[u8]| s.iter().all(|b| *b == 0);
        assert!((share(&a, zero) - 0.10).abs() < 0.01);
        assert!((share(&a, |s| s[0] == 1 && zero(&s[1..])) - 0.007).abs() < 0.004);
        let full = |s: &[u8]| !zero(&s[2..]);
        assert!((share(&a, full) - 0.88).abs() < 0.01);
        let distinct: HashSet<_> = a.chunks(32).filter(|s| full(s)).collect();
        assert!((0.88 - distinct.len() as f64 / n as f64 - 0.06).abs() < 0.01);
        let b = Inputs::generate(curve, Group::G1, Dist::WitnessB, n, 3)
            .scalar_bytes()
            .into_owned();
        assert!((share(&b, zero) - 0.92).abs() < 0.01);
    }
}
