//! Multi-scalar multiplication on arkworks' curves by msmith: short Weierstrass curves here, those in Edwards form
//! in [`twisted_edwards`].
//!
//! ```
//! use ark_bls12_381::{Fr, G1Affine, G1Projective};
//! use ark_ec::AffineRepr;
//!
//! let g = G1Affine::generator();
//! let sum: G1Projective = msmith_arkworks::msm(&[g, g], &[Fr::from(3u64), Fr::from(4u64)])?;
//! assert_eq!(sum, g * Fr::from(7u64));
//! # Ok::<(), msmith_arkworks::Error>(())
//! ```
//!
//! [`fft`] and [`ifft`] are Fourier transforms of points, [`field_fft`] and [`field_fft_coset`] of field elements, in
//! place of those of `ark_poly`'s domains. [`kzg`] commits to polynomials and opens commitments, over powers in memory
//! or in files. With the feature `groth16` the module of that name makes proofs and setups of ark-groth16. With the feature
//! `install` programs of arkworks are sped up as they are, by one call; with `ark5` those of arkworks 0.5 too, of which
//! nothing else here takes the types. With `fast`, `Fast<E>` is a curve with msmith's sums for programs with no patched
//! crates.
//!
//! **Which curves.** Any [`SWCurveConfig`] over a prime field of at most 768 bits or an extension
//! `u² = c` or `u³ = c` of one, c small. The curves built into msmith are recognised; another is
//! checked and set up at its first use (see [`engine()`]).
//!
//! **Memory.** Points are read in place from the caller's slice. Scalars that are field elements leave
//! Montgomery form on the way, into a buffer of their own; the small integers are read in place too.
//!
//! **Points outside the subgroup.** Every function here is right for any points of the curve, in the
//! subgroup of order r or not. `Affine::new` and checked deserialisation vouch for the subgroup, but
//! `new_unchecked` and `deserialize_*_unchecked` do not, and a type that went through them looks the
//! same; with a point outside, an algorithm that uses the endomorphism gives a wrong sum without notice.
//! A caller who knows better says so, [`msm_in_subgroup`] or [`Options::in_subgroup`], and may get the
//! faster algorithms of the endomorphism. On curves of cofactor 1 (BN254 G1, Pallas, Vesta,
//! secp256k1) there is nothing to vouch for and both are the same.
//!
//! **Threads.** All cores where there are points enough for them, unless [`Options::threads`] or the environment
//! variable `MSMITH_THREADS` says otherwise.
//!
//! **Variable time.** Running time and memory access depend on scalars and points; a witness is not protected from an
//! observer who can measure the machine.
#![deny(unsafe_code)]

#[cfg(feature = "ark5")]
mod ark5;
mod arkworks;
#[cfg(feature = "fast")]
mod fast;
mod fixed;
#[cfg(feature = "groth16")]
pub mod groth16;
#[cfg(feature = "install")]
mod install;
pub mod kzg;
mod limit;
mod shapes;
pub mod twisted_edwards;
mod version;
mod words;

use ark_ec::CurveGroup;
use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ff::PrimeField;
#[cfg(feature = "fast")]
pub use fast::{Fast, FastAffine, FastGroup, FastPrepared, FastSums};
pub use fixed::{Bases, prepare};
#[cfg(feature = "install")]
pub use install::{install, uninstall};
#[cfg(feature = "install")]
pub use msmith::hooks::{CallKind, InstallError, Installed, Served, handed_back};
pub use msmith::{Algorithm, Budget, Error, Options, Report, Scalars};
pub use shapes::{fft, ifft, mul_each};
pub use version::calls::{msm_scalars, mul_base};
pub use version::coordinate::Coordinate;
pub use version::engine::engine;
pub use version::field::{field_fft, field_fft_coset};
#[cfg(feature = "install")]
pub use version::install::{install_curve, install_field};
pub use version::points::AffinePoints;
use words::words_of;

/// `Σ a_i P_i` for any points of the curve, on all cores where there are points enough. Points in twisted Edwards form
/// (Jubjub, Ed25519) are of another type: [`twisted_edwards::msm`] takes them, and [`Msm::msmith`] takes both.
///
/// Cost: that of [`msmith::Engine::msm`]. Errors: [`Error::LengthMismatch`]; a curve that [`engine()`] refuses; an
/// unusable `MSMITH_BACKEND` or `MSMITH_THREADS`. **Variable time**: scalars and points are not protected.
pub fn msm<C: SWCurveConfig<BaseField: Coordinate>>(
    bases: &[Affine<C>],
    scalars: &[C::ScalarField],
) -> Result<Projective<C>, Error> {
    msm_with(bases, scalars, &Options::default())
}

/// The same where the caller vouches that every point is in the subgroup of order r; with a point
/// outside the sum would be wrong. Errors and variable time as in [`msm`].
pub fn msm_in_subgroup<C: SWCurveConfig<BaseField: Coordinate>>(
    bases: &[Affine<C>],
    scalars: &[C::ScalarField],
) -> Result<Projective<C>, Error> {
    let options = Options {
        in_subgroup: true,
        ..Options::default()
    };
    msm_with(bases, scalars, &options)
}

/// `Σ a_i P_i` with options: threads, memory limit, cancel flag, subgroup, algorithm. Errors: those of
/// [`msmith::Engine::msm`]. **Variable time**, as [`msm`].
pub fn msm_with<C: SWCurveConfig<BaseField: Coordinate>>(
    bases: &[Affine<C>],
    scalars: &[C::ScalarField],
    options: &Options<'_>,
) -> Result<Projective<C>, Error> {
    same_length(bases.len(), scalars.len())?;
    let threads = options.threads_for(bases.len())?;
    let (words, per) = words_of(scalars, threads, |a| a.into_bigint());
    msm_scalars(bases, Scalars::Words { words: &words, per }, options).map(|(sum, _)| sum)
}

/// `Σ a_i P_i` for integers, which may exceed the order of the group. **Variable time**, as [`msm`].
pub fn msm_bigint<C: SWCurveConfig<BaseField: Coordinate>>(
    bases: &[Affine<C>],
    scalars: &[<C::ScalarField as PrimeField>::BigInt],
) -> Result<Projective<C>, Error> {
    same_length(bases.len(), scalars.len())?;
    let options = Options::default();
    let (words, per) = words_of(scalars, options.threads_for(bases.len())?, |a| *a);
    let scalars = Scalars::Words { words: &words, per };
    msm_scalars(bases, scalars, &options).map(|(sum, _)| sum)
}

fn same_length(points: usize, scalars: usize) -> Result<(), Error> {
    if points != scalars {
        return Err(Error::LengthMismatch { points, scalars });
    }
    Ok(())
}

/// The functions for small integers, of a form of curves.
macro_rules! small {
    ($config:path; $($name:ident $type:ty, $kind:ident, $what:literal;)*) => {
        $(
            #[doc = concat!("`Σ a_i P_i` for ", $what, ", at a cost that follows their size. **Variable time**.")]
            pub fn $name<C: $config>(
                bases: &[Affine<C>],
                scalars: &[$type],
            ) -> Result<Projective<C>, Error> {
                msm_scalars(bases, Scalars::$kind(scalars), &Options::default()).map(|(sum, _)| sum)
            }
        )*
    };
}
pub(crate) use small;

small! { SWCurveConfig<BaseField: Coordinate>;
    msm_bool bool, Bool, "scalars 0 and 1";
    msm_u8 u8, U8, "8-bit scalars";
    msm_u16 u16, U16, "16-bit scalars";
    msm_u32 u32, U32, "32-bit scalars";
    msm_u64 u64, U64, "64-bit scalars";
    msm_u128 u128, U128, "128-bit scalars";
    msm_i8 i8, I8, "signed 8-bit scalars";
    msm_i16 i16, I16, "signed 16-bit scalars";
    msm_i32 i32, I32, "signed 32-bit scalars";
    msm_i64 i64, I64, "signed 64-bit scalars";
    msm_i128 i128, I128, "signed 128-bit scalars";
}

/// The functions of this crate on the group's own type, for code that is generic over it.
///
/// The names differ from those of arkworks' `VariableBaseMSM`, so that both may be in scope.
#[diagnostic::on_unimplemented(
    message = "msmith has no sums of `{Self}`",
    label = "not `Projective` of a short Weierstrass or twisted Edwards curve",
    note = "it is implemented for `ark_ec::short_weierstrass::Projective` and `ark_ec::twisted_edwards::Projective`"
)]
pub trait Msm: CurveGroup {
    /// See [`msm`]. **Variable time**.
    fn msmith(bases: &[Self::Affine], scalars: &[Self::ScalarField]) -> Result<Self, Error>;

    /// See [`msm_with`]. **Variable time**.
    fn msmith_with(
        bases: &[Self::Affine],
        scalars: &[Self::ScalarField],
        options: &Options<'_>,
    ) -> Result<Self, Error>;

    /// See [`msm_scalars`]. **Variable time**.
    fn msmith_scalars(
        bases: &[Self::Affine],
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<(Self, Report), Error>;
}

impl<C: SWCurveConfig<BaseField: Coordinate>> Msm for Projective<C> {
    fn msmith(bases: &[Self::Affine], scalars: &[Self::ScalarField]) -> Result<Self, Error> {
        msm(bases, scalars)
    }

    fn msmith_with(
        bases: &[Self::Affine],
        scalars: &[Self::ScalarField],
        options: &Options<'_>,
    ) -> Result<Self, Error> {
        msm_with(bases, scalars, options)
    }

    fn msmith_scalars(
        bases: &[Self::Affine],
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<(Self, Report), Error> {
        msm_scalars(bases, scalars, options)
    }
}

/// The examples of the README, so that they are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;

/// That of the workspace's README.
#[cfg(doctest)]
#[doc = include_str!("../../../../README.md")]
pub struct WorkspaceReadme;
