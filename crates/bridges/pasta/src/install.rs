//! Programs of zcash's halo2 as they are, with msmith's sums and transforms.
//!
//! halo2_proofs computes in functions of its own, which nothing outside can replace. The program `patch-halo2` makes a
//! copy of it that first asks whether a function was set for the curve at hand; a `[patch]` section of Cargo.toml puts
//! the copy in place of the original, for all crates of a program. [`install`] sets the functions.
//!
//! Without the copy this module compiles too: `msmith_set` is then the function of a trait here, which sets nothing and
//! says so. In the copy it is an inherent function, which Rust prefers.

use halo2_proofs::poly::commitment::Params;
use msmith::Domain;
use msmith::hooks::{InstallError, Installed};
use pasta_curves::arithmetic::CurveAffine;
use pasta_curves::group::prime::PrimeCurveAffine;
use pasta_curves::{EpAffine, EqAffine};

use crate::halo2;
use crate::host::PastaPoint;
use crate::sums::msm;

/// The program that makes the copy.
const TOOL: &str = "patch-halo2";

type Scalar<C> = <C as PrimeCurveAffine>::Scalar;
type Curve<C> = <C as PrimeCurveAffine>::Curve;
/// What the copy asks for: a sum, a transform, points put together, and multiples, on this many threads.
type Functions<C> = (
    fn(&[Scalar<C>], &[C], usize) -> Option<Curve<C>>,
    fn(&mut [Scalar<C>], Scalar<C>, u32, usize) -> bool,
    fn(&mut [Curve<C>], Scalar<C>, u32, usize) -> bool,
    fn(&mut [C], &Scalar<C>, usize) -> bool,
    fn(&mut [Curve<C>], &Scalar<C>) -> bool,
);

/// halo2_proofs as it is published: nothing can be set.
trait Published<C: CurveAffine> {
    fn msmith_set(_: Option<Functions<C>>) -> bool {
        false
    }
}
impl<C: CurveAffine> Published<C> for Params<C> {}

/// Sets this crate's functions in the copy of halo2_proofs that `patch-halo2` made: `best_multiexp`, `best_fft` of
/// scalars and of points, the products of an opening and those of new parameters, whatever crate of the program asks
/// for them, on as many threads as halo2 has. Short lists stay with halo2, as does what is refused here. Calling it
/// again changes nothing.
///
/// Says what is served: not a curve that the engine refuses, or whose points are held in another form than the known
/// one. Errors: that nothing is, since the program has no such copy, or an unusable `MSMITH_BACKEND`. The functions are of
/// **variable time**, also where halo2's own are not: the products of an opening, whose scalar the verifier knows.
pub fn install() -> Result<Installed, InstallError> {
    let mut installed = Installed::by(TOOL);
    serve::<EpAffine>("pallas", &mut installed);
    serve::<EqAffine>("vesta", &mut installed);
    installed.checked()
}

/// Removes what [`install`] has set, and gives back the roots that transforms have kept: halo2 computes again.
pub fn uninstall() {
    set::<EpAffine>(None);
    set::<EqAffine>(None);
    Domain::forget_kept();
}

fn serve<C: PastaPoint>(name: &'static str, installed: &mut Installed) {
    // What is refused is refused to this sum.
    let computes = msm::<C>(&[], &[]).map(drop);
    let functions: Functions<C> = (
        halo2::sum::<C>,
        halo2::elements::<C::Scalar>,
        halo2::points::<C>,
        halo2::fold::<C>,
        halo2::scale::<C>,
    );
    let patched = set::<C>(computes.is_ok().then_some(functions));
    let done = InstallError::unless(patched, computes, "halo2_proofs", TOOL);
    installed.note(name, done, halo2::CALLS);
}

fn set<C: CurveAffine>(functions: Option<Functions<C>>) -> bool {
    // Used, whichever function the last line is.
    let _ = <Params<C> as Published<C>>::msmith_set;
    Params::<C>::msmith_set(functions)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tests have the published crate.
    #[test]
    fn the_published_crate_is_not_served() {
        let why = install().unwrap_err().to_string();
        assert!(why.contains("`patch-halo2 patched`"), "{why}");
        uninstall();
    }
}
