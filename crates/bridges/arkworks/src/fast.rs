//! A curve with a pairing whose sums are msmith's, for programs that can name another type but have no patched crates.
//!
//! arkworks' sums are methods of the group, and those of `Projective` cannot be replaced. So [`Fast`] has groups of its
//! own, each a point of arkworks in a new type: all that they do is left to arkworks, but for sums and many multiples of
//! one point. Bytes are the same, so that keys and proofs go from one to the other through a file, and a point by the
//! public field.
//!
//! **Memory.** Points are read in place. What arkworks computes after all it gets as copies.

use std::borrow::Borrow;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub, SubAssign};

use ark_ec::pairing::{MillerLoopOutput, Pairing, PairingOutput};
use ark_ec::scalar_mul::{ScalarMul, variable_base::VariableBaseMSM};
use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ec::{AffineRepr, CurveGroup, PrimeGroup};
use ark_ff::{AdditiveGroup, PrimeField, Zero};
use ark_serialize::{CanonicalDeserialize, CanonicalSerialize};
use ark_std::rand::Rng;
use ark_std::rand::distributions::{Distribution, Standard};
use zeroize::Zeroize;

use crate::Coordinate;
use crate::version::calls::sum_of;
use crate::version::served::{multiples, sum};

/// The curve `E`, with msmith's sums in both groups: `Groth16::<Fast<Bn254>>` proves what `Groth16::<Bn254>` does, in
/// the same bytes. Any curve with groups in short Weierstrass form whose coordinates are a [`Coordinate`].
///
/// Sums (`msm`, `msm_unchecked`, `msm_bigint`) are right for any points of the curve; those that arkworks makes faster
/// stay with it, as do those of 8- to 64-bit integers. `batch_mul` of a group is msmith's, that of a table of multiples
/// is arkworks', and so are setups of ark-groth16. Threads: as for [`crate::msm`]. **Variable time** in the scalars.
///
/// ```
/// use ark_bn254::Bn254;
/// use ark_ec::{PrimeGroup, VariableBaseMSM, pairing::Pairing};
/// use ark_ff::UniformRand;
/// use msmith_arkworks::Fast;
///
/// type G = <Fast<Bn254> as Pairing>::G1;
/// let mut rng = ark_std::test_rng();
/// let scalars: Vec<ark_bn254::Fr> = (0..100).map(|_| UniformRand::rand(&mut rng)).collect();
/// let bases = vec![G::generator().into(); 100];
/// let sum: ark_bn254::Fr = scalars.iter().sum();
/// assert_eq!(G::msm(&bases, &scalars), Ok(G::generator() * sum));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fast<E>(pub E);

/// A point of the group `G` of arkworks.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, Hash, CanonicalSerialize, CanonicalDeserialize,
)]
pub struct FastGroup<G: CurveGroup>(pub G);

/// An affine point `A` of arkworks.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, Hash, CanonicalSerialize, CanonicalDeserialize,
)]
pub struct FastAffine<A: AffineRepr>(pub A);

/// A point that arkworks has prepared for a pairing.
#[derive(Debug, Clone, Default, CanonicalSerialize, CanonicalDeserialize)]
pub struct FastPrepared<P: CanonicalSerialize + CanonicalDeserialize + Sync>(pub P);

/// A group that msmith sums in: `Projective` of a curve in short Weierstrass form.
pub trait FastSums: CurveGroup {
    /// The sum, where msmith makes it.
    #[doc(hidden)]
    fn fast_sum(bases: &[FastAffine<Self::Affine>], scalars: &[BigInt<Self>]) -> Option<Self>;

    /// The multiples, where msmith makes them.
    #[doc(hidden)]
    fn fast_multiples(self, scalars: &[Self::ScalarField]) -> Option<Vec<Self::Affine>>;
}

type BigInt<G> = <<G as PrimeGroup>::ScalarField as PrimeField>::BigInt;

impl<C: SWCurveConfig<BaseField: Coordinate>> FastSums for Projective<C> {
    fn fast_sum(bases: &[FastAffine<Affine<C>>], scalars: &[BigInt<Self>]) -> Option<Self> {
        // As arkworks, no more than there are of both.
        let n = bases.len().min(scalars.len());
        sum(&bases[..n], &scalars[..n], None, sum_of::<C, _>)
    }

    fn fast_multiples(self, scalars: &[Self::ScalarField]) -> Option<Vec<Affine<C>>> {
        multiples(&self.into(), scalars, None)
    }
}

impl<E: Pairing<G1: FastSums, G2: FastSums>> Pairing for Fast<E> {
    type BaseField = E::BaseField;
    type ScalarField = E::ScalarField;
    type G1 = FastGroup<E::G1>;
    type G1Affine = FastAffine<E::G1Affine>;
    type G1Prepared = FastPrepared<E::G1Prepared>;
    type G2 = FastGroup<E::G2>;
    type G2Affine = FastAffine<E::G2Affine>;
    type G2Prepared = FastPrepared<E::G2Prepared>;
    type TargetField = E::TargetField;

    fn multi_miller_loop(
        a: impl IntoIterator<Item = impl Into<Self::G1Prepared>>,
        b: impl IntoIterator<Item = impl Into<Self::G2Prepared>>,
    ) -> MillerLoopOutput<Self> {
        let a = a.into_iter().map(|p| p.into().0);
        let b = b.into_iter().map(|q| q.into().0);
        MillerLoopOutput(E::multi_miller_loop(a, b).0)
    }

    fn final_exponentiation(loops: MillerLoopOutput<Self>) -> Option<PairingOutput<Self>> {
        E::final_exponentiation(MillerLoopOutput(loops.0)).map(|output| PairingOutput(output.0))
    }
}

impl<G: CurveGroup, P> From<FastGroup<G>> for FastPrepared<P>
where
    P: From<G> + CanonicalSerialize + CanonicalDeserialize + Sync,
{
    fn from(point: FastGroup<G>) -> Self {
        Self(P::from(point.0))
    }
}

impl<A: AffineRepr, P> From<FastAffine<A>> for FastPrepared<P>
where
    P: From<A> + CanonicalSerialize + CanonicalDeserialize + Sync,
{
    fn from(point: FastAffine<A>) -> Self {
        Self(P::from(point.0))
    }
}

impl<A: AffineRepr> From<FastAffine<A>> for FastGroup<A::Group> {
    fn from(point: FastAffine<A>) -> Self {
        Self(point.0.into())
    }
}

impl<G: CurveGroup> From<FastGroup<G>> for FastAffine<G::Affine> {
    fn from(point: FastGroup<G>) -> Self {
        Self(point.0.into())
    }
}

impl<A: AffineRepr> Borrow<A> for FastAffine<A> {
    fn borrow(&self) -> &A {
        &self.0
    }
}

/// What both types of points forward alike, with one parameter of a bound.
macro_rules! forward {
    ($type:ident, $bound:path) => {
        impl<T: $bound> fmt::Display for $type<T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.0, f)
            }
        }

        impl<T: $bound> Zeroize for $type<T> {
            fn zeroize(&mut self) {
                self.0.zeroize();
            }
        }

        impl<T: $bound> Distribution<$type<T>> for Standard {
            fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> $type<T> {
                $type(T::rand(rng))
            }
        }

        impl<T: $bound> Neg for $type<T> {
            type Output = Self;

            fn neg(self) -> Self {
                Self(-self.0)
            }
        }
    };
}

forward!(FastGroup, CurveGroup);
forward!(FastAffine, AffineRepr);

/// Sums and differences; what comes out is a `FastGroup`.
macro_rules! add {
    ($t:ident: $bound:path, $left:ty, $group:ty; $($right:ty),*) => {$(
        impl<$t: $bound> Add<$right> for $left {
            type Output = $group;

            fn add(self, right: $right) -> $group {
                FastGroup(self.0 + right.0)
            }
        }

        impl<$t: $bound> Sub<$right> for $left {
            type Output = $group;

            fn sub(self, right: $right) -> $group {
                FastGroup(self.0 - right.0)
            }
        }
    )*};
}

add! { G: CurveGroup, FastGroup<G>, FastGroup<G>;
    Self, &Self, &mut Self, FastAffine<G::Affine>, &FastAffine<G::Affine>
}
add! { A: AffineRepr, FastAffine<A>, FastGroup<A::Group>;
    Self, &Self, FastGroup<A::Group>, &FastGroup<A::Group>
}

macro_rules! add_assign {
    ($($right:ty),*) => {$(
        impl<G: CurveGroup> AddAssign<$right> for FastGroup<G> {
            fn add_assign(&mut self, right: $right) {
                self.0 += right.0;
            }
        }

        impl<G: CurveGroup> SubAssign<$right> for FastGroup<G> {
            fn sub_assign(&mut self, right: $right) {
                self.0 -= right.0;
            }
        }
    )*};
}

add_assign! { Self, &Self, &mut Self, FastAffine<G::Affine>, &FastAffine<G::Affine> }

macro_rules! sum {
    ($($term:ty),*) => {$(
        impl<G: CurveGroup> Sum<$term> for FastGroup<G> {
            fn sum<I: Iterator<Item = $term>>(terms: I) -> Self {
                terms.fold(Self::zero(), |sum, term| sum + term)
            }
        }
    )*};
}

sum! { Self, FastAffine<G::Affine> }

impl<'a, G: CurveGroup> Sum<&'a Self> for FastGroup<G> {
    fn sum<I: Iterator<Item = &'a Self>>(terms: I) -> Self {
        terms.copied().sum()
    }
}

impl<'a, G: CurveGroup> Sum<&'a FastAffine<G::Affine>> for FastGroup<G> {
    fn sum<I: Iterator<Item = &'a FastAffine<G::Affine>>>(terms: I) -> Self {
        terms.copied().sum()
    }
}

impl<G: CurveGroup, S: Borrow<G::ScalarField>> Mul<S> for FastGroup<G> {
    type Output = Self;

    fn mul(self, scalar: S) -> Self {
        Self(self.0 * scalar.borrow())
    }
}

impl<G: CurveGroup, S: Borrow<G::ScalarField>> MulAssign<S> for FastGroup<G> {
    fn mul_assign(&mut self, scalar: S) {
        self.0 *= scalar.borrow();
    }
}

impl<A: AffineRepr, S: Borrow<A::ScalarField>> Mul<S> for FastAffine<A> {
    type Output = FastGroup<A::Group>;

    fn mul(self, scalar: S) -> Self::Output {
        FastGroup(self.0 * scalar.borrow())
    }
}

impl<G: CurveGroup> Zero for FastGroup<G> {
    fn zero() -> Self {
        Self(G::zero())
    }

    fn is_zero(&self) -> bool {
        self.0.is_zero()
    }
}

impl<G: CurveGroup> AdditiveGroup for FastGroup<G> {
    type Scalar = G::ScalarField;

    const ZERO: Self = Self(G::ZERO);

    fn double_in_place(&mut self) -> &mut Self {
        self.0.double_in_place();
        self
    }

    fn neg_in_place(&mut self) -> &mut Self {
        self.0.neg_in_place();
        self
    }
}

impl<G: CurveGroup> PrimeGroup for FastGroup<G> {
    type ScalarField = G::ScalarField;

    fn generator() -> Self {
        Self(G::generator())
    }

    fn mul_bigint(&self, integer: impl AsRef<[u64]>) -> Self {
        Self(self.0.mul_bigint(integer))
    }

    fn mul_bits_be(&self, bits: impl Iterator<Item = bool>) -> Self {
        Self(self.0.mul_bits_be(bits))
    }
}

impl<G: FastSums> ScalarMul for FastGroup<G> {
    type MulBase = FastAffine<G::Affine>;
    const NEGATION_IS_CHEAP: bool = G::NEGATION_IS_CHEAP;

    fn batch_convert_to_mul_base(points: &[Self]) -> Vec<Self::MulBase> {
        Self::normalize_batch(points)
    }

    fn batch_mul(self, scalars: &[Self::ScalarField]) -> Vec<Self::MulBase> {
        let own = self.0.fast_multiples(scalars);
        let list = own.unwrap_or_else(|| self.0.batch_mul(scalars));
        list.into_iter().map(FastAffine).collect()
    }
}

/// The points as arkworks has them.
fn plain<A: AffineRepr>(points: &[FastAffine<A>]) -> Vec<A> {
    points.iter().map(|point| point.0).collect()
}

/// Sums that stay with arkworks.
macro_rules! stay {
    ($($name:ident $scalar:ty;)*) => {$(
        fn $name(bases: &[Self::MulBase], scalars: &[$scalar]) -> Self {
            Self(G::$name(&plain(bases), scalars))
        }
    )*};
}

impl<G: FastSums> VariableBaseMSM for FastGroup<G> {
    type Bucket = Self;
    const ZERO_BUCKET: Self = Self::ZERO;

    fn msm_bigint(bases: &[Self::MulBase], scalars: &[BigInt<Self>]) -> Self {
        let own = G::fast_sum(bases, scalars);
        Self(own.unwrap_or_else(|| G::msm_bigint(&plain(bases), scalars)))
    }

    stay! {
        msm_u1 bool;
        msm_u8 u8;
        msm_u16 u16;
        msm_u32 u32;
        msm_u64 u64;
    }
}

impl<G: FastSums> CurveGroup for FastGroup<G> {
    type Config = G::Config;
    type BaseField = G::BaseField;
    type Affine = FastAffine<G::Affine>;
    type FullGroup = G::FullGroup;

    fn normalize_batch(points: &[Self]) -> Vec<Self::Affine> {
        let points: Vec<G> = points.iter().map(|point| point.0).collect();
        let points = G::normalize_batch(&points);
        points.into_iter().map(FastAffine).collect()
    }
}

impl<A: AffineRepr<Group: FastSums>> AffineRepr for FastAffine<A> {
    type Config = A::Config;
    type ScalarField = A::ScalarField;
    type BaseField = A::BaseField;
    type Group = FastGroup<A::Group>;

    const GENERATOR: Self = Self(A::GENERATOR);
    const ZERO: Self = Self(A::ZERO);

    fn xy(&self) -> Option<(Self::BaseField, Self::BaseField)> {
        self.0.xy()
    }

    fn zero() -> Self {
        Self(A::zero())
    }

    fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    fn generator() -> Self {
        Self(A::generator())
    }

    fn from_random_bytes(bytes: &[u8]) -> Option<Self> {
        A::from_random_bytes(bytes).map(Self)
    }

    fn mul_bigint(&self, integer: impl AsRef<[u64]>) -> Self::Group {
        FastGroup(self.0.mul_bigint(integer))
    }

    fn clear_cofactor(&self) -> Self {
        Self(self.0.clear_cofactor())
    }

    fn mul_by_cofactor_to_group(&self) -> Self::Group {
        FastGroup(self.0.mul_by_cofactor_to_group())
    }
}
