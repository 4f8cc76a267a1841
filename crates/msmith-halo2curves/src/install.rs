//! Programs of halo2curves as they are, with msmith's sums and transforms.
//!
//! halo2curves computes in functions of its own, which nothing outside can replace. The program `patch-halo2curves`
//! makes copies of it that first ask whether a function was set for the curve at hand; a `[patch]` section of
//! Cargo.toml puts a copy in place of the original, for all crates of a program. [`install`] sets the functions.
//!
//! Without the copies this module compiles too: `msmith_set` is then the function of a trait here, which sets nothing
//! and says so. In the copies it is an inherent function, which Rust prefers.

use std::fmt;

use halo2curves::group::prime::PrimeCurveAffine;

use crate::points::Halo2Point;
use crate::sums::served;
use crate::transform::transformed;

type Sum<C> =
    fn(&[<C as PrimeCurveAffine>::Scalar], &[C]) -> Option<<C as PrimeCurveAffine>::Curve>;
type Transform<F> = fn(&mut [F], F, u32) -> bool;

/// halo2curves as it is published: nothing can be set.
trait Published {
    fn msmith_set<C: PrimeCurveAffine>(_: Option<Sum<C>>, _: Option<Transform<C::Scalar>>) -> bool {
        false
    }
}

impl Published for halo2curves::bn256::G1Affine {}
#[cfg(feature = "halo2curves9")]
impl Published for halo2curves9::bn256::G1Affine {}
#[cfg(feature = "halo2curves7")]
impl Published for halo2curves7::bn256::G1Affine {}
#[cfg(feature = "halo2curves-axiom")]
impl Published for halo2curves_axiom::bn256::G1Affine {}

/// What is served of a version.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Served {
    /// The crate and its version.
    pub version: &'static str,
    /// The curves whose sums are.
    pub sums: Vec<&'static str>,
    /// The curves for whose scalars transforms are.
    pub transforms: Vec<&'static str>,
}

/// What is served, a line for each version of halo2curves.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Installed {
    /// The versions that are copies, at least one.
    pub versions: Vec<Served>,
}

impl fmt::Display for Installed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, served) in self.versions.iter().enumerate() {
            let list = |names: &[&str]| match names {
                [] => "none".to_owned(),
                some => some.join(", "),
            };
            write!(
                f,
                "{}{}: sums on {}; transforms of scalars of {}",
                if i == 0 { "" } else { "\n" },
                served.version,
                list(&served.sums),
                list(&served.transforms)
            )?;
        }
        Ok(())
    }
}

/// This program has halo2curves as it is published, so that nothing is served.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unpatched;

impl fmt::Display for Unpatched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "halo2curves is the published crate: make a copy with patch-halo2curves, put the lines that it prints into \
             Cargo.toml, and for another version than 0.10 have the feature of msmith-halo2curves that is named after \
             it",
        )
    }
}

impl std::error::Error for Unpatched {}

/// Sets or removes the functions of a version; what is served, if it is a copy. A function generic over the version would
/// call the trait's.
macro_rules! set {
    ($wanted:ident $version:literal $h:ident $($module:ident)*) => {{
        let mut served = Served {
            version: $version,
            sums: Vec::new(),
            transforms: Vec::new(),
        };
        // Used, whichever function is called below.
        let _ = <$h::bn256::G1Affine as Published>::msmith_set::<$h::bn256::G1Affine>;
        let patched = [$(set!(@$module $wanted $h served)),*];
        patched.contains(&true).then_some(served)
    }};
    (@bn256 $wanted:ident $h:ident $served:ident) => {
        set!(@point $wanted $h $served bn256::G1Affine, "bn256 G1", Some(("bn256", transformed)))
            | set!(@point $wanted $h $served bn256::G2Affine, "bn256 G2", Some(("bn256", transformed)))
    };
    (@bls12381 $wanted:ident $h:ident $served:ident) => {
        set!(@point $wanted $h $served bls12381::G1Affine, "bls12381 G1", Some(("bls12381", transformed)))
            | set!(@point $wanted $h $served bls12381::G2Affine, "bls12381 G2", Some(("bls12381", transformed)))
    };
    (@pasta $wanted:ident $h:ident $served:ident) => {
        set!(@point $wanted $h $served pasta::PallasAffine, "pallas", Some(("pallas", transformed)))
            | set!(@point $wanted $h $served pasta::VestaAffine, "vesta", Some(("vesta", transformed)))
    };
    (@secp256k1 $wanted:ident $h:ident $served:ident) => {
        set!(@point $wanted $h $served secp256k1::Secp256k1Affine, "secp256k1", None)
    };
    (@point $wanted:ident $h:ident $served:ident $module:ident::$point:ident, $name:literal, $transform:expr) => {{
        let (sum, transform) = match $wanted {
            true => functions($name, $transform, &mut $served),
            false => (None, None),
        };
        $h::bn256::G1Affine::msmith_set::<$h::$module::$point>(sum, transform)
    }};
}

/// Sets this crate's functions in the copies of halo2curves that `patch-halo2curves` made: sums by `msm_best` and
/// `msm_parallel` and transforms of scalars by `best_fft`, whatever crate of the program asks for them, on as many
/// threads as rayon's pool has. Of halo2-axiom its own transforms. Short lists stay with halo2curves, as does what is
/// refused here. Calling it again changes nothing.
///
/// Versions: 0.10; with the features `halo2curves9` and `halo2curves7` 0.9 and 0.7; with `halo2curves-axiom`
/// halo2curves-axiom 0.7, and through it halo2-axiom 0.5.
///
/// Says what is served: a curve that the engine refuses is not, which an unusable `MSMITH_BACKEND` does to all. Errors:
/// that the program has no such copy.
pub fn install() -> Result<Installed, Unpatched> {
    let versions = set(true);
    match versions.is_empty() {
        false => Ok(Installed { versions }),
        true => Err(Unpatched),
    }
}

/// Gives everything back to halo2curves.
pub fn uninstall() {
    set(false);
}

/// The versions that are copies.
fn set(wanted: bool) -> Vec<Served> {
    let versions = [
        set!(wanted "halo2curves 0.10" halo2curves bn256 bls12381 pasta secp256k1),
        #[cfg(feature = "halo2curves9")]
        set!(wanted "halo2curves 0.9" halo2curves9 bn256 bls12381 pasta secp256k1),
        #[cfg(feature = "halo2curves7")]
        set!(wanted "halo2curves 0.7" halo2curves7 bn256 bls12381 secp256k1),
        #[cfg(feature = "halo2curves-axiom")]
        set!(wanted "halo2curves-axiom 0.7" halo2curves_axiom bn256 secp256k1),
    ];
    versions.into_iter().flatten().collect()
}

/// The functions of a curve, unless the engine refuses it. Two groups of one order set the same transforms: what one of
/// them left out would be taken from the other.
fn functions<C: Halo2Point>(
    name: &'static str,
    transform: Option<(&'static str, Transform<C::Scalar>)>,
    listed: &mut Served,
) -> (Option<Sum<C>>, Option<Transform<C::Scalar>>) {
    if C::engine().is_err() {
        return (None, None);
    }
    listed.sums.push(name);
    if let Some((scalars, _)) = transform
        && !listed.transforms.contains(&scalars)
    {
        listed.transforms.push(scalars);
    }
    (Some(served::<C>), transform.map(|(_, transform)| transform))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tests have the published crates.
    #[test]
    fn published_crates_are_not_served() {
        assert_eq!(install(), Err(Unpatched));
        assert!(Unpatched.to_string().contains("patch-halo2curves"));
    }

    #[test]
    fn what_is_served_is_said_by_version() {
        let served = |version, sums, transforms| Served {
            version,
            sums,
            transforms,
        };
        let versions = vec![
            served("halo2curves 0.10", vec!["bn256 G1", "vesta"], vec!["vesta"]),
            served("halo2curves 0.9", vec![], vec![]),
        ];
        assert_eq!(
            Installed { versions }.to_string(),
            "halo2curves 0.10: sums on bn256 G1, vesta; transforms of scalars of vesta\n\
             halo2curves 0.9: sums on none; transforms of scalars of none"
        );
    }
}
