//! The points of dalek's versions, and what of dalek is called for them.

use std::borrow::Borrow;
use std::sync::OnceLock;

/// What nobody else implements: points are read and made as words, which must be right for all that is a
/// [`DalekPoint`].
mod sealed {
    pub trait Sealed {}
}

/// A type of points of curve25519-dalek: `EdwardsPoint` or `RistrettoPoint` of version 5, with the feature `dalek4` of
/// version 4 too. What it has is not for callers, and no other type has it.
pub trait DalekPoint: sealed::Sealed + Copy + PartialEq + Send + Sync + 'static {
    /// dalek's scalars: integers below the order of the group.
    type Scalar: Copy + Send + Sync;

    /// dalek's own precomputation.
    #[doc(hidden)]
    type Precomputed;

    /// The multiples of a point of order 8, from the zeroth on; none where a point stands for all that differ from it
    /// by one of order 1, 2 or 4.
    #[doc(hidden)]
    const SMALL: Option<&'static [Self; 8]>;

    /// Whether points are in memory as `view` takes them to be, once that was found out.
    #[doc(hidden)]
    fn known() -> &'static OnceLock<bool>;

    /// Some multiples of the base point, and what dalek says of them as points of Ed25519.
    #[doc(hidden)]
    fn multiples() -> [(Self, [u8; 32]); 4];

    /// The little-endian bytes of a scalar.
    #[doc(hidden)]
    fn bytes(scalar: &Self::Scalar) -> &[u8; 32];

    /// An eighth of scalars, modulo the order.
    #[doc(hidden)]
    fn eighths(scalars: &[Self::Scalar]) -> Vec<Self::Scalar>;

    /// The sum of two points.
    #[doc(hidden)]
    fn plus(&self, other: &Self) -> Self;

    /// The point times the order of the subgroup, as an integer.
    #[doc(hidden)]
    fn times_order(&self) -> Self;

    /// dalek's own sum; `None` where a point is missing. Lists of different lengths make it panic.
    #[doc(hidden)]
    fn own<I, J>(scalars: I, points: J) -> Option<Self>
    where
        I: IntoIterator,
        I::Item: Borrow<Self::Scalar>,
        J: IntoIterator<Item = Option<Self>>;

    #[doc(hidden)]
    fn precompute(points: &[Self]) -> Self::Precomputed;

    /// dalek's own sum over its precomputation.
    #[doc(hidden)]
    fn own_mixed<I, J, K>(
        bases: &Self::Precomputed,
        fixed: I,
        scalars: J,
        points: K,
    ) -> Option<Self>
    where
        I: IntoIterator,
        I::Item: Borrow<Self::Scalar>,
        J: IntoIterator,
        J::Item: Borrow<Self::Scalar>,
        K: IntoIterator<Item = Option<Self>>;
}

/// [`DalekPoint`] for the points of a version.
macro_rules! host {
    ($dalek:ident $($point:ty, $base:path, $precomputed:path, $small:expr;)*) => {$(
        impl sealed::Sealed for $point {}

        impl DalekPoint for $point {
            type Scalar = $dalek::Scalar;
            type Precomputed = $precomputed;

            const SMALL: Option<&'static [Self; 8]> = $small;

            fn known() -> &'static OnceLock<bool> {
                static KNOWN: OnceLock<bool> = OnceLock::new();
                &KNOWN
            }

            fn multiples() -> [(Self, [u8; 32]); 4] {
                let (mut p, mut q) = ($base, $dalek::constants::ED25519_BASEPOINT_POINT);
                [(); 4].map(|()| {
                    let known = (p, q.compress().to_bytes());
                    (p, q) = (p + p, q + q);
                    known
                })
            }

            fn bytes(scalar: &Self::Scalar) -> &[u8; 32] {
                scalar.as_bytes()
            }

            fn eighths(scalars: &[Self::Scalar]) -> Vec<Self::Scalar> {
                let eighth = $dalek::Scalar::from(8u64).invert();
                scalars.iter().map(|a| a * eighth).collect()
            }

            fn plus(&self, other: &Self) -> Self {
                self + other
            }

            fn times_order(&self) -> Self {
                self * -$dalek::Scalar::ONE + self
            }

            fn own<I, J>(scalars: I, points: J) -> Option<Self>
            where
                I: IntoIterator,
                I::Item: Borrow<Self::Scalar>,
                J: IntoIterator<Item = Option<Self>>,
            {
                use $dalek::traits::VartimeMultiscalarMul;
                <$point>::optional_multiscalar_mul(scalars, points)
            }

            fn precompute(points: &[Self]) -> Self::Precomputed {
                $dalek::traits::VartimePrecomputedMultiscalarMul::new(points)
            }

            fn own_mixed<I, J, K>(bases: &Self::Precomputed, fixed: I, scalars: J, points: K) -> Option<Self>
            where
                I: IntoIterator,
                I::Item: Borrow<Self::Scalar>,
                J: IntoIterator,
                J::Item: Borrow<Self::Scalar>,
                K: IntoIterator<Item = Option<Self>>,
            {
                use $dalek::traits::VartimePrecomputedMultiscalarMul;
                bases.optional_mixed_multiscalar_mul(fixed, scalars, points)
            }
        }
    )*};
}

host! { curve25519_dalek
    curve25519_dalek::EdwardsPoint,
    curve25519_dalek::constants::ED25519_BASEPOINT_POINT,
    curve25519_dalek::edwards::VartimeEdwardsPrecomputation,
    Some(&curve25519_dalek::constants::EIGHT_TORSION);
    curve25519_dalek::RistrettoPoint,
    curve25519_dalek::constants::RISTRETTO_BASEPOINT_POINT,
    curve25519_dalek::ristretto::VartimeRistrettoPrecomputation,
    None;
}

#[cfg(feature = "dalek4")]
host! { dalek4
    dalek4::EdwardsPoint,
    dalek4::constants::ED25519_BASEPOINT_POINT,
    dalek4::edwards::VartimeEdwardsPrecomputation,
    Some(&dalek4::constants::EIGHT_TORSION);
    dalek4::RistrettoPoint,
    dalek4::constants::RISTRETTO_BASEPOINT_POINT,
    dalek4::ristretto::VartimeRistrettoPrecomputation,
    None;
}
