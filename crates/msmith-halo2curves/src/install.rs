//! Programs of halo2curves as they are, with msmith's sums and transforms.
//!
//! halo2curves computes in functions of its own, which nothing outside can replace. The program `patch-halo2curves`
//! makes a copy of it that first asks whether a function was set for the curve at hand; a `[patch]` section of
//! Cargo.toml puts the copy in place of the original, for all crates of a program. [`install`] sets the functions.
//!
//! Without the copy this module compiles too: `msmith_set` is then the function of a trait here, which sets nothing and
//! says so. In the copy it is an inherent function, which Rust prefers.

use std::fmt;

use halo2curves::group::prime::PrimeCurveAffine;
use halo2curves::{Coordinates, CurveAffine, bls12381, bn256, pasta, secp256k1};

use crate::points::Halo2Point;
use crate::sums::served;
use crate::transform::{Halo2Field, transformed};

type Sum<C> =
    fn(&[<C as PrimeCurveAffine>::Scalar], &[C]) -> Option<<C as PrimeCurveAffine>::Curve>;
type Transform<F> = fn(&mut [F], F, u32) -> bool;

/// halo2curves as it is published: nothing can be set.
trait Published<C: CurveAffine> {
    fn msmith_set(_: Option<Sum<C>>, _: Option<Transform<C::Scalar>>) -> bool {
        false
    }
}
impl<C: CurveAffine> Published<C> for Coordinates<C> {}

/// What is served.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Installed {
    /// The curves whose sums are.
    pub sums: Vec<&'static str>,
    /// The curves for whose scalars transforms are.
    pub transforms: Vec<&'static str>,
}

/// This program has halo2curves as it is published, so that nothing is served.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unpatched;

impl fmt::Display for Unpatched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "halo2curves is the published crate: make a copy with patch-halo2curves, and put the lines that it prints \
             into Cargo.toml",
        )
    }
}

impl std::error::Error for Unpatched {}

/// Sets this crate's functions in the copy of halo2curves that `patch-halo2curves` made: sums by `msm_best` and
/// `msm_parallel` and transforms of scalars by `best_fft`, whatever crate of the program asks for them, on as many
/// threads as rayon's pool has. Short lists stay with halo2curves, as does what is refused here. Calling it again
/// changes nothing.
///
/// Says what is served: a curve that the engine refuses is not, which an unusable `MSMITH_BACKEND` does to all. Errors:
/// that the program has no such copy.
pub fn install() -> Result<Installed, Unpatched> {
    let mut installed = Installed {
        sums: Vec::new(),
        transforms: Vec::new(),
    };
    let all = [
        with::<bn256::G1Affine>("bn256 G1", &mut installed),
        with::<bls12381::G1Affine>("bls12381 G1", &mut installed),
        with::<pasta::PallasAffine>("pallas", &mut installed),
        with::<pasta::VestaAffine>("vesta", &mut installed),
        only::<bn256::G2Affine>("bn256 G2", &mut installed, None),
        only::<bls12381::G2Affine>("bls12381 G2", &mut installed, None),
        only::<secp256k1::Secp256k1Affine>("secp256k1", &mut installed, None),
    ];
    match all.contains(&true) {
        true => Ok(installed),
        false => Err(Unpatched),
    }
}

/// Sums of a curve, and transforms of its scalars.
fn with<C: Halo2Point>(name: &'static str, installed: &mut Installed) -> bool
where
    C::Scalar: Halo2Field,
{
    only::<C>(name, installed, Some(transformed::<C::Scalar>))
}

fn only<C: Halo2Point>(
    name: &'static str,
    installed: &mut Installed,
    transform: Option<Transform<C::Scalar>>,
) -> bool {
    let sum: Option<Sum<C>> = C::engine().is_ok().then_some(served::<C>);
    let transform = transform.filter(|_| sum.is_some());
    if sum.is_some() {
        installed.sums.push(name);
    }
    if transform.is_some() {
        installed.transforms.push(name);
    }
    // Used, whichever function the last line is.
    let _ = <Coordinates<C> as Published<C>>::msmith_set;
    Coordinates::<C>::msmith_set(sum, transform)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tests have the published crate.
    #[test]
    fn the_published_crate_is_not_served() {
        assert_eq!(install(), Err(Unpatched));
        assert!(Unpatched.to_string().contains("patch-halo2curves"));
    }
}
