//! Products of pairings, by arkworks.
//!
//! Coordinates go from one representation to the other without arithmetic: both are Montgomery words.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use ark_ec::AffineRepr;
use ark_ec::bls12::{Bls12, Bls12Config};
use ark_ec::bn::{Bn, BnConfig};
use ark_ec::pairing::{MillerLoopOutput, Pairing};
use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ff::{CyclotomicMultSubgroup, Field, One, PrimeField};
use msmith::curve::Curve;
use msmith::{Backend, Options, Point};
use msmith_core::parallel::room_for;
use num_bigint::BigUint;

use crate::miller::{self, OfBls, OfBn, OfWords};
use crate::{Error, Groups};

/// Pairs that a thread takes together at most, which have one loop.
const MOST: usize = 256;

/// Pairs for which a thread is worth it.
const LEAST: usize = 32;

/// A curve that has a pairing here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// BN254.
    Bn254,
    /// BLS12-381.
    Bls12381,
    /// BLS12-377.
    Bls12377,
}

impl Kind {
    /// That of a curve, which [`Groups`] knows to be the built-in one of its name.
    pub fn of(curve: &Curve) -> Result<Self, Error> {
        match &*curve.name {
            "bn254" => Ok(Self::Bn254),
            "bls12-381" => Ok(Self::Bls12381),
            "bls12-377" => Ok(Self::Bls12377),
            name => Err(Error::Curve(name.to_owned())),
        }
    }

    /// That of a name in a text, which others write otherwise.
    pub fn in_texts(name: &str) -> Option<Self> {
        let plain: String = name.to_ascii_lowercase().replace(['-', '_'], "");
        match &*plain {
            "bn128" | "bn254" | "altbn128" => Some(Self::Bn254),
            "bls12381" => Some(Self::Bls12381),
            "bls12377" => Some(Self::Bls12377),
            _ => None,
        }
    }

    /// The name here.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bn254 => "bn254",
            Self::Bls12381 => "bls12-381",
            Self::Bls12377 => "bls12-377",
        }
    }

    /// The name in files of snarkjs, which knows the first two.
    pub fn in_json(self) -> &'static str {
        match self {
            Self::Bn254 => "bn128",
            Self::Bls12381 => "bls12381",
            Self::Bls12377 => "bls12377",
        }
    }
}

/// A point of G1 and one of G2.
pub type Pair<'a> = (&'a Point, &'a Point);

/// Runs a job with the pairing of a curve; an error for one that is not compiled.
macro_rules! with_pairing {
    ($kind:expr, $pairing:ident => $job:expr) => {
        match $kind {
            #[cfg(feature = "bn254")]
            Kind::Bn254 => {
                type $pairing = ark_bn254::Bn254;
                $job
            }
            #[cfg(feature = "bls12-381")]
            Kind::Bls12381 => {
                type $pairing = ark_bls12_381::Bls12_381;
                $job
            }
            #[cfg(feature = "bls12-377")]
            Kind::Bls12377 => {
                type $pairing = ark_bls12_377::Bls12_377;
                $job
            }
            #[cfg(not(all(feature = "bn254", feature = "bls12-381", feature = "bls12-377")))]
            other => Err(Error::Curve(other.name().to_owned())),
        }
    };
}

impl Groups {
    /// Whether e(a, q) = e(b, s) for the pairs (a, q) and (b, s) of points of the subgroups, the first of each in G1.
    ///
    /// Errors: points of another curve.
    pub fn pairings_equal(&self, left: [&Point; 2], [b, s]: [&Point; 2]) -> Result<bool, Error> {
        let minus_one = (&self.curve().r - 1u32).to_u64_digits();
        let b = self.first().mul(&minus_one, b)?;
        self.product_is_one(&[(left[0], left[1]), (&b, s)])
    }

    /// Whether the product of the pairings of points of the subgroups is 1; of no pairs it is. Points must be of the
    /// subgroups.
    ///
    /// Errors: points of another curve.
    pub fn product_is_one(&self, pairs: &[Pair<'_>]) -> Result<bool, Error> {
        let options = &Options {
            threads: Some(1),
            ..Options::default()
        };
        let backend = self.first().backend();
        with_pairing!(Kind::of(self.curve())?, E => Ok(is_one(product::<E>(pairs, backend, options)?)))
    }

    /// The pairing of two points, as twelve integers: in the tower of quadratic over cubic over quadratic extensions,
    /// the last one first. The power of the Miller value is the one that ffjavascript takes too.
    pub fn pairing(&self, pair: Pair<'_>) -> Result<Vec<BigUint>, Error> {
        with_pairing!(Kind::of(self.curve())?, E => value::<E>(pair))
    }
}

/// Three points of G2 that many products have in common, and the value of one pairing.
#[derive(Debug, Clone)]
pub struct Fixed(Arc<dyn OfCurve>);

/// The same of one of the curves.
trait OfCurve: fmt::Debug + Send + Sync {
    fn equal(
        &self,
        pairs: &[Pair<'_>],
        first: [Option<&Point>; 3],
        options: &Options<'_>,
    ) -> Result<bool, Error>;
}

#[derive(Debug, Clone)]
struct FixedOf<E: Pairing> {
    second: [E::G2Prepared; 3],
    /// Their opposites.
    opposite: [Point; 3],
    /// e(P, second[0]), for products in which P is always the same.
    value: E::TargetField,
    backend: Backend,
}

impl Fixed {
    /// Three points of G2, and the one of G1 that goes with the first where nothing else is said.
    pub fn new(groups: &Groups, first: &Point, second: [&Point; 3]) -> Result<Self, Error> {
        let backend = groups.first().backend();
        with_pairing!(Kind::of(groups.curve())?, E => {
            let fixed = FixedOf::<E>::new(first, second, backend)?;
            Ok(Self(Arc::new(fixed)))
        })
    }

    /// Whether the product of the pairs is that of `first` with the fixed points of G2; the first of `first` is the one
    /// that was given if it is `None`.
    pub fn equal(
        &self,
        pairs: &[Pair<'_>],
        first: [Option<&Point>; 3],
        options: &Options<'_>,
    ) -> Result<bool, Error> {
        self.0.equal(pairs, first, options)
    }
}

impl<E: Curved> FixedOf<E> {
    fn new(first: &Point, second: [&Point; 3], backend: Backend) -> Result<Self, Error> {
        let [a, b, c] = [
            E::second(second[0])?,
            E::second(second[1])?,
            E::second(second[2])?,
        ];
        let opposite = [a, b, c].map(|q| E::point(&-q));
        let second = [a.into(), b.into(), c.into()];
        let value = E::pairing(E::first(first)?, a).0;
        Ok(Self {
            second,
            opposite,
            value,
            backend,
        })
    }
}

impl<E: Curved> OfCurve for FixedOf<E> {
    fn equal(
        &self,
        pairs: &[Pair<'_>],
        first: [Option<&Point>; 3],
        options: &Options<'_>,
    ) -> Result<bool, Error> {
        if let [Some(a), Some(b), Some(c)] = first
            && pairs.len() >= miller::FEW
        {
            // Among many, three more take less than what is prepared.
            let rest = [a, b, c].into_iter().zip(&self.opposite);
            let all: Vec<_> = pairs.iter().copied().chain(rest).collect();
            return Ok(is_one(product::<E>(&all, self.backend, options)?));
        }
        let mut fixed = Vec::new();
        for (point, prepared) in first.iter().zip(&self.second) {
            if let Some(point) = point {
                fixed.push((E::first(point)?, prepared.clone()));
            }
        }
        let (first_of, second_of): (Vec<_>, Vec<_>) = fixed.into_iter().unzip();
        let right = E::multi_miller_loop(first_of, second_of);
        // 1/x of a Miller value is its conjugate but for what the last step takes to 1.
        let mut whole = right.0;
        whole.cyclotomic_inverse_in_place();
        whole *= product::<E>(pairs, self.backend, options)?.0;
        let value = match first[0] {
            Some(_) => E::TargetField::one(),
            None => self.value,
        };
        Ok(E::final_exponentiation(MillerLoopOutput(whole)).is_some_and(|got| got.0 == value))
    }
}

fn is_one<E: Pairing>(product: MillerLoopOutput<E>) -> bool {
    E::final_exponentiation(product).is_some_and(|value| value.0.is_one())
}

/// The integers of a pairing's value.
fn value<E: Curved>((p, q): Pair<'_>) -> Result<Vec<BigUint>, Error> {
    let value = E::pairing(E::first(p)?, E::second(q)?).0;
    let parts = value.to_base_prime_field_elements();
    Ok(parts.map(|x| x.into_bigint().into()).collect())
}

/// The product of Miller values. Progress is the part of the pairs that is done.
fn product<E: Curved>(
    pairs: &[Pair<'_>],
    backend: Backend,
    options: &Options<'_>,
) -> Result<MillerLoopOutput<E>, Error> {
    let n = pairs.len();
    let threads = options.threads_for(if n < 2 * LEAST { 1 } else { usize::MAX })?;
    let workers = room_for(threads.min(n / LEAST).max(1));
    // Threads have parts alike where there are few.
    let part = MOST.min(n.div_ceil(workers)).max(1);
    let part = part.next_multiple_of(miller::LANES);
    let (next, finished) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let of = |pairs: &[Pair<'_>]| -> Result<E::TargetField, Error> {
        options.watch.check()?;
        let mut first = Vec::with_capacity(pairs.len());
        let mut second = Vec::with_capacity(pairs.len());
        // Pairs with infinity have the value 1.
        let finite = |(p, q): &&Pair<'_>| !p.is_infinity() && !q.is_infinity();
        for (p, q) in pairs.iter().filter(finite) {
            first.push(E::first(p)?);
            second.push(E::second(q)?);
        }
        Ok(match first.len() {
            few if few < miller::FEW => E::multi_miller_loop(first, second).0,
            _ => E::together(&first, &second, backend)?,
        })
    };
    let worker = || -> Result<E::TargetField, Error> {
        let mut value = E::TargetField::one();
        loop {
            let from = next.fetch_add(part, Ordering::Relaxed);
            if from >= n {
                return Ok(value);
            }
            let some = &pairs[from..n.min(from + part)];
            value *= of(some)?;
            let finished = some.len() + finished.fetch_add(some.len(), Ordering::Relaxed);
            options.watch.report(finished as f64 / n as f64);
        }
    };
    let values = thread::scope(|s| {
        // A system that gives fewer threads than asked for gets by with those.
        let spawn = |_| thread::Builder::new().spawn_scoped(s, worker).ok();
        let others: Vec<_> = (1..workers).map_while(spawn).collect();
        let mut values = vec![worker()];
        for other in others {
            match other.join() {
                Ok(value) => values.push(value),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        values
    });
    let mut whole = E::TargetField::one();
    for value in values {
        whole *= value?;
    }
    Ok(MillerLoopOutput(whole))
}

/// A pairing of arkworks whose points are made of words.
trait Curved: Pairing {
    fn first(point: &Point) -> Result<Self::G1Affine, Error>;
    fn second(point: &Point) -> Result<Self::G2Affine, Error>;

    /// The product of Miller values of many pairs, none of them with infinity.
    ///
    /// Errors: a backend that this machine lacks.
    fn together(
        first: &[Self::G1Affine],
        second: &[Self::G2Affine],
        backend: Backend,
    ) -> Result<Self::TargetField, Error>;

    /// The words of a point.
    fn point(point: &Self::G2Affine) -> Point;
}

macro_rules! curved {
    ($config:ident, $pairing:ident, $family:ident) => {
        impl<P: $config<Fp: OfWords>> Curved for $pairing<P> {
            fn first(point: &Point) -> Result<Affine<P::G1Config>, Error> {
                affine(point)
            }

            fn second(point: &Point) -> Result<Affine<P::G2Config>, Error> {
                affine(point)
            }

            fn together(
                first: &[Affine<P::G1Config>],
                second: &[Affine<P::G2Config>],
                backend: Backend,
            ) -> Result<Self::TargetField, Error> {
                miller::product::<$family<P>>(first, second, backend)
            }

            fn point(point: &Affine<P::G2Config>) -> Point {
                of_affine(point)
            }
        }
    };
}

curved!(BnConfig, Bn, OfBn);
curved!(Bls12Config, Bls12, OfBls);

fn of_affine<P: SWCurveConfig<BaseField: OfWords>>(point: &Affine<P>) -> Point {
    let mut words = Vec::new();
    match point.xy() {
        None => return Point::infinity(),
        Some((x, y)) => [x, y].iter().for_each(|part| part.put(&mut words)),
    }
    Point::new(words)
}

fn affine<P: SWCurveConfig<BaseField: OfWords>>(point: &Point) -> Result<Affine<P>, Error> {
    let Some((x, y)) = point.coordinates() else {
        return Ok(Affine::identity());
    };
    let both = OfWords::of(x).zip(OfWords::of(y));
    let (x, y) = both.ok_or_else(|| Error::Curve("another curve's points".into()))?;
    Ok(Affine::new_unchecked(x, y))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn generator(engine: &msmith::Engine) -> Point {
        let spec = engine.spec();
        let parts = spec.gx.iter().chain(&spec.gy);
        Point::new(parts.flat_map(|x| engine.to_words(x)).collect::<Vec<u64>>())
    }

    #[test]
    fn products_of_pairings() {
        let curves = ["bn254", "bls12-381", "bls12-377"];
        let all = |name| Backend::available().into_iter().map(move |b| (name, b));
        for (name, backend) in curves.into_iter().flat_map(all) {
            let groups = Groups::by_name(name, backend).unwrap();
            let (first, second) = (groups.first(), groups.second());
            let [g, h] = [generator(first), generator(second)];
            let r = groups.curve().r.to_u64_digits();
            let minus = |k: u64| [r[0] - k, r[1], r[2], r[3]];
            let p = first.mul(&[7], &g).unwrap();
            let q = second.mul(&[11], &h).unwrap();
            let back = first.mul(&minus(77), &g).unwrap();
            let none = Point::infinity();
            assert_eq!(groups.product_is_one(&[]), Ok(true));
            assert_eq!(groups.product_is_one(&[(&g, &h)]), Ok(false), "{name}");
            assert_eq!(groups.product_is_one(&[(&p, &q), (&back, &h)]), Ok(true));
            assert_eq!(groups.product_is_one(&[(&p, &q), (&g, &h)]), Ok(false));
            assert_eq!(groups.product_is_one(&[(&none, &q), (&g, &none)]), Ok(true));
            let fixed = Fixed::new(&groups, &p, [&q, &h, &h]).unwrap();
            let options = &Options::default();
            // 77 = 7·11 for the first, and 5 − 5 for the others.
            let [five, minus_five] =
                [vec![5], minus(5).to_vec()].map(|k| first.mul(&k, &g).unwrap());
            let rest = [None, Some(&five), Some(&minus_five)];
            assert_eq!(fixed.equal(&[(&p, &q)], rest, options), Ok(true), "{name}");
            assert_eq!(fixed.equal(&[(&p, &h)], rest, options), Ok(false));
            let mut many: Vec<Pair<'_>> = [(&p, &q), (&back, &h)].repeat(40);
            many.insert(5, (&none, &q));
            many.insert(30, (&p, &none));
            for threads in 1..5 {
                let options = &Options {
                    threads: Some(threads),
                    ..Options::default()
                };
                let rest = [Some(&none), Some(&five), Some(&minus_five)];
                assert_eq!(fixed.equal(&many, rest, options), Ok(true), "{name}");
                assert_eq!(fixed.equal(&many[1..], rest, options), Ok(false));
            }
            let all = [Some(&p), Some(&five), Some(&five)];
            let ten = first.mul(&[10], &g).unwrap();
            let pairs = [(&p, &q), (&ten, &h)];
            assert_eq!(fixed.equal(&pairs, all, options), Ok(true), "{name}");
            assert_eq!(fixed.equal(&pairs[..1], all, options), Ok(false));
        }
        let bn254 = Groups::by_name("bn254", Backend::Portable).unwrap();
        let other = Point::new([1u64; 12].to_vec());
        assert!(bn254.product_is_one(&[(&other, &other)]).is_err());
    }
}
