//! Programs of halo2curves as they are, with msmith's sums and transforms.
//!
//! halo2curves computes in functions of its own, which nothing outside can replace. The program `patch-halo2curves`
//! makes copies of it that first ask whether a function was set for the curve at hand; a `[patch]` section of
//! Cargo.toml puts a copy in place of the original, for all crates of a program. [`install`] sets the functions.
//!
//! Without the copies this module compiles too: `msmith_set` is then the function of a trait here, which sets nothing
//! and says so. In the copies it is an inherent function, which Rust prefers.

use halo2curves::group::prime::PrimeCurveAffine;
use msmith::hooks::{CallKind, InstallError, Installed};
use msmith::{Domain, Error};

use crate::points::Halo2Point;
use crate::sums::{FEW, served};
use crate::transform::{FEW_ELEMENTS, transformed};

type Sum<C> =
    fn(&[<C as PrimeCurveAffine>::Scalar], &[C]) -> Option<<C as PrimeCurveAffine>::Curve>;
type Transform<F> = fn(&mut [F], F, u32) -> bool;

/// The program that makes the copies.
const TOOL: &str = "patch-halo2curves";

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

/// Sets or removes the functions of a version, and notes it. A function generic over the version would call the
/// trait's.
macro_rules! set {
    ($installed:ident $wanted:ident $version:literal $h:ident $($module:ident)*) => {{
        // Used, whichever function is called below.
        let _ = <$h::bn256::G1Affine as Published>::msmith_set::<$h::bn256::G1Affine>;
        $(set!(@$module $installed $wanted $version $h);)*
    }};
    (@bn256 $($rest:tt)*) => {
        set!(@point $($rest)* bn256::G1Affine, "bn256 G1", Some(("scalars of bn256", transformed)));
        set!(@point $($rest)* bn256::G2Affine, "bn256 G2", Some(("scalars of bn256", transformed)))
    };
    (@bls12381 $($rest:tt)*) => {
        set!(@point $($rest)* bls12381::G1Affine, "bls12381 G1", Some(("scalars of bls12381", transformed)));
        set!(@point $($rest)* bls12381::G2Affine, "bls12381 G2", Some(("scalars of bls12381", transformed)))
    };
    (@pasta $($rest:tt)*) => {
        set!(@point $($rest)* pasta::PallasAffine, "pallas", Some(("scalars of pallas", transformed)));
        set!(@point $($rest)* pasta::VestaAffine, "vesta", Some(("scalars of vesta", transformed)))
    };
    (@secp256k1 $($rest:tt)*) => {
        set!(@point $($rest)* secp256k1::Secp256k1Affine, "secp256k1", None)
    };
    (@point $installed:ident $wanted:ident $version:literal $h:ident $module:ident::$point:ident, $name:literal,
        $transform:expr) => {{
        let functions = functions($wanted, $transform);
        let computes = functions.as_ref().map(|_| ()).map_err(Clone::clone);
        let (sum, transform) = functions.unwrap_or((None, None));
        let (scalars, transform) = transform.unzip();
        let patched = $h::bn256::G1Affine::msmith_set::<$h::$module::$point>(sum, transform);
        let done = InstallError::unless(patched, computes, $version, TOOL);
        note(&mut $installed, $version, $name, scalars, done);
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
/// Says what is served. Errors: that nothing is, since the program has no such copy, or an unusable `MSMITH_BACKEND`.
pub fn install() -> Result<Installed, InstallError> {
    set(true).checked()
}

/// Gives everything back to halo2curves, and the roots that transforms have kept.
pub fn uninstall() {
    set(false);
    Domain::forget_kept();
}

fn set(wanted: bool) -> Installed {
    let mut installed = Installed::by(TOOL);
    set!(installed wanted "halo2curves 0.10" halo2curves bn256 bls12381 pasta secp256k1);
    #[cfg(feature = "halo2curves9")]
    set!(installed wanted "halo2curves 0.9" halo2curves9 bn256 bls12381 pasta secp256k1);
    #[cfg(feature = "halo2curves7")]
    set!(installed wanted "halo2curves 0.7" halo2curves7 bn256 bls12381 secp256k1);
    #[cfg(feature = "halo2curves-axiom")]
    set!(installed wanted "halo2curves-axiom 0.7" halo2curves_axiom bn256 secp256k1);
    installed
}

/// A transform, and what it is noted as.
type Named<F> = Option<(&'static str, Transform<F>)>;
type Functions<C> = (Option<Sum<C>>, Named<<C as PrimeCurveAffine>::Scalar>);

/// The functions of a curve, unless the engine refuses it or none is wanted. Two groups of one order set the same
/// transforms: what one of them left out would be taken from the other.
fn functions<C: Halo2Point>(
    wanted: bool,
    transform: Named<C::Scalar>,
) -> Result<Functions<C>, Error> {
    C::engine()?;
    Ok(match wanted {
        true => (Some(served::<C>), transform),
        false => (None, None),
    })
}

/// Notes what was set for a curve and its scalars.
fn note(
    installed: &mut Installed,
    version: &'static str,
    name: &str,
    scalars: Option<&str>,
    done: Result<(), InstallError>,
) {
    let of = |name: &str| format!("{name} ({version})");
    if let Some(scalars) = scalars.map(of)
        && installed.served.iter().all(|known| known.name != scalars)
    {
        installed.note(
            &scalars,
            done.clone(),
            &[(CallKind::Transforms, FEW_ELEMENTS)],
        );
    }
    installed.note(&of(name), done, &[(CallKind::Sums, FEW)]);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tests have the published crates.
    #[test]
    fn published_crates_are_not_served() {
        let why = install().unwrap_err().to_string();
        assert!(why.starts_with("halo2curves 0.10 is the published crate"));
        assert!(why.contains("`patch-halo2curves patched`"), "{why}");
        uninstall();
    }

    #[test]
    fn what_is_served_is_said_by_version() {
        let mut installed = Installed::by(TOOL);
        let mut note = |version, name, scalars, patched| {
            let done = InstallError::unless(patched, Ok(()), version, TOOL);
            note(&mut installed, version, name, scalars, done);
        };
        for group in ["bn256 G1", "bn256 G2"] {
            note("halo2curves 0.10", group, Some("scalars of bn256"), true);
        }
        note("halo2curves 0.9", "secp256k1", None, true);
        note("halo2curves 0.7", "secp256k1", None, false);
        let text = installed.to_string();
        assert!(
            text.starts_with(
                "sums of points, from 16 on: bn256 G1 (halo2curves 0.10), bn256 G2 (halo2curves 0.10), secp256k1 \
                 (halo2curves 0.9)\ntransforms of elements, from 256 on: scalars of bn256 (halo2curves 0.10)\n\
                 halo2curves 0.7 is the published crate"
            ),
            "{text}"
        );
    }
}
