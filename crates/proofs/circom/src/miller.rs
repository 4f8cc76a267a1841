//! Miller loops of many pairs together, in the lanes.
//!
//! **Mathematics.** Points of G2 stay affine: the slopes of all lines of a step have one inversion. A line is divided
//! by its value's part that is the point of G1's y, which lies in a field that the last exponent takes to 1, so that it
//! is `1 − λ(x_P/y_P)·w + (λx − y)/y_P·w³` (or the same times w³ where the twist is the other one) and one coefficient
//! need not be multiplied. The squarings are those of one loop.
//!
//! **Where.** Eight pairs stand side by side, and the values of the lanes are multiplied in the end; without
//! lanes it is one loop in 64-bit words. The work of a line is in [`lanes`].
//!
//! Source: the loops of arkworks, whose numbers these are.

mod lanes;
mod tower;

use ark_ec::bls12::{self, Bls12Config};
use ark_ec::bn::{self, BnConfig};
use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ff::{
    BigInt, BitIteratorBE, Field, Fp, Fp2, Fp2Config, Fp6, Fp6Config, Fp12, Fp12Config,
    MontBackend, MontConfig, One, PrimeField, batch_inversion,
};
use msmith::Backend;
use msmith_core::cpu::with_lanes;

use crate::Error;
pub(crate) use lanes::LANES;
use lanes::Loop;

/// Pairs from which lanes are worth it.
pub(crate) const FEW: usize = 8;

/// A field whose elements are Montgomery words.
pub(crate) trait OfWords: Sized {
    /// The element; `None` of another number of words.
    fn of(words: &[u64]) -> Option<Self>;

    /// Its words, behind others.
    fn put(&self, words: &mut Vec<u64>);
}

impl<C: MontConfig<N>, const N: usize> OfWords for Fp<MontBackend<C, N>, N> {
    fn of(words: &[u64]) -> Option<Self> {
        Some(Self::new_unchecked(BigInt::new(words.try_into().ok()?)))
    }

    fn put(&self, words: &mut Vec<u64>) {
        words.extend(self.0.0);
    }
}

impl<P: Fp2Config<Fp: OfWords>> OfWords for Fp2<P> {
    fn of(words: &[u64]) -> Option<Self> {
        let (c0, c1) = words.split_at(words.len() / 2);
        Some(Self::new(P::Fp::of(c0)?, P::Fp::of(c1)?))
    }

    fn put(&self, words: &mut Vec<u64>) {
        self.c0.put(words);
        self.c1.put(words);
    }
}

/// What a family of curves has of its own.
pub(crate) trait Family {
    type P2: Fp2Config<Fp: PrimeField + OfWords>;
    type P6: Fp6Config<Fp2Config = Self::P2>;
    type P12: Fp12Config<Fp6Config = Self::P6>;
    type First: SWCurveConfig<BaseField = Base<Self>>;
    type Second: SWCurveConfig<BaseField = Fp2<Self::P2>>;

    /// Whether the twist is divided by what the other one is multiplied by.
    fn is_multiplied() -> bool;

    /// Digits of the loop's length but for the first, most significant first.
    fn digits() -> Vec<i8>;

    /// Whether the length is negative.
    fn is_negative() -> bool;

    /// Points that are added in the end.
    fn last(q: &Affine<Self::Second>) -> Vec<Affine<Self::Second>>;
}

pub(crate) type Base<F> = <<F as Family>::P2 as Fp2Config>::Fp;

/// Curves of Barreto and Naehrig.
pub(crate) struct OfBn<P>(P);

impl<P: BnConfig<Fp: OfWords>> Family for OfBn<P> {
    type P2 = P::Fp2Config;
    type P6 = P::Fp6Config;
    type P12 = P::Fp12Config;
    type First = P::G1Config;
    type Second = P::G2Config;

    fn is_multiplied() -> bool {
        matches!(P::TWIST_TYPE, bn::TwistType::M)
    }

    fn digits() -> Vec<i8> {
        P::ATE_LOOP_COUNT.iter().rev().skip(1).copied().collect()
    }

    fn is_negative() -> bool {
        P::X_IS_NEGATIVE
    }

    /// Its p-th power, and the p²-th, negated.
    fn last(q: &Affine<P::G2Config>) -> Vec<Affine<P::G2Config>> {
        let power = |mut q: Affine<P::G2Config>| {
            q.x.frobenius_map_in_place(1);
            q.x *= P::TWIST_MUL_BY_Q_X;
            q.y.frobenius_map_in_place(1);
            q.y *= P::TWIST_MUL_BY_Q_Y;
            q
        };
        let first = power(*q);
        vec![first, -power(first)]
    }
}

/// Curves of Barreto, Lynn and Scott.
pub(crate) struct OfBls<P>(P);

impl<P: Bls12Config<Fp: OfWords>> Family for OfBls<P> {
    type P2 = P::Fp2Config;
    type P6 = P::Fp6Config;
    type P12 = P::Fp12Config;
    type First = P::G1Config;
    type Second = P::G2Config;

    fn is_multiplied() -> bool {
        matches!(P::TWIST_TYPE, bls12::TwistType::M)
    }

    fn digits() -> Vec<i8> {
        let bits = BitIteratorBE::without_leading_zeros(P::X).skip(1);
        bits.map(i8::from).collect()
    }

    fn is_negative() -> bool {
        P::X_IS_NEGATIVE
    }

    fn last(_: &Affine<P::G2Config>) -> Vec<Affine<P::G2Config>> {
        Vec::new()
    }
}

/// The product of the Miller values of pairs of points of order r, but for a factor that the last exponent takes to 1.
///
/// Errors: a backend that this machine lacks.
pub(crate) fn product<F: Family>(
    first: &[Affine<F::First>],
    second: &[Affine<F::Second>],
    backend: Backend,
) -> Result<Fp12<F::P12>, Error> {
    product_by::<F>(first, second, |modulus, job| match modulus.len() {
        4 => Ok(with_lanes::<4, _>(modulus, backend, job)?),
        _ => Ok(with_lanes::<6, _>(modulus, backend, job)?),
    })
}

/// The same, given what runs the loop.
fn product_by<F: Family>(
    first: &[Affine<F::First>],
    second: &[Affine<F::Second>],
    run: impl FnOnce(&[u64], Loop<'_>) -> Result<Vec<u64>, Error>,
) -> Result<Fp12<F::P12>, Error> {
    let halved = Base::<F>::from(2u64).inverse().unwrap_or_default();
    let mut inverses: Vec<_> = first.iter().map(|p| p.y).collect();
    batch_inversion(&mut inverses);
    let mut factors = Vec::new();
    for (p, inverse) in first.iter().zip(inverses) {
        let inverse = inverse * halved;
        (-(p.x * inverse)).put(&mut factors);
        inverse.put(&mut factors);
    }
    let modulus = Base::<F>::MODULUS;
    let modulus = modulus.as_ref();
    let filled = second.len().next_multiple_of(LANES);
    factors.resize(2 * modulus.len() * filled, 0);
    let all = || second.iter().cycle().take(filled);
    let count = second.first().map_or(0, |q| F::last(q).len());
    let last: Vec<_> = (0..count)
        .map(|k| listed(all().map(|q| F::last(q)[k])))
        .collect();
    let mut three_halves = Vec::new();
    (halved + Base::<F>::one()).put(&mut three_halves);
    let xi = <F::P6 as Fp6Config>::NONRESIDUE;
    let job = Loop {
        beta: -small(-<F::P2 as Fp2Config>::NONRESIDUE)?,
        small: small(xi.c0)?.unsigned_abs(),
        is_multiplied: F::is_multiplied(),
        digits: &F::digits(),
        is_negative: F::is_negative(),
        three_halves: &three_halves,
        pairs: second.len(),
        factors: &factors,
        points: &listed(all().copied()),
        last: &last,
    };
    let words = run(modulus, job)?;
    let part = |lane: usize, k: usize| {
        let per = 2 * modulus.len();
        let lanes = words.len() / (6 * per);
        Fp2::of(&words[per * (k * lanes + lane)..][..per]).unwrap_or_default()
    };
    let mut value = Fp12::one();
    for lane in 0..words.len() / (12 * modulus.len()) {
        let half = |k| Fp6::new(part(lane, k), part(lane, k + 1), part(lane, k + 2));
        value *= Fp12::new(half(0), half(3));
    }
    Ok(value)
}

/// The words of finite points, x then y.
fn listed<C: SWCurveConfig<BaseField: OfWords>>(
    points: impl Iterator<Item = Affine<C>>,
) -> Vec<u64> {
    let mut words = Vec::new();
    points.for_each(|q| {
        q.x.put(&mut words);
        q.y.put(&mut words);
    });
    words
}

/// A constant of a tower, which is a small integer for all curves here.
fn small<B: PrimeField>(x: B) -> Result<i32, Error> {
    let integer = x.into_bigint();
    match integer.as_ref() {
        [low, high @ ..] if high.iter().all(|word| *word == 0) => i32::try_from(*low).ok(),
        _ => None,
    }
    .ok_or_else(|| Error::Curve("a tower of long constants".into()))
}

#[cfg(test)]
mod tests;
