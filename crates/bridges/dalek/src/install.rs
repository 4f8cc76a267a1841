//! Programs of curve25519-dalek as they are, with msmith's sums.
//!
//! dalek sums in functions of its own, which nothing outside can replace. The program `patch-dalek` makes copies of it
//! that first ask whether a function was set; a `[patch]` section of Cargo.toml puts a copy in place of the original,
//! for all crates of a program. [`install`] sets the functions.
//!
//! Without the copies this module compiles too: `msmith_set` is then the function of a trait here, which sets nothing
//! and says so. In the copies it is an inherent function, which Rust prefers.

use std::sync::{Mutex, PoisonError};

use msmith::hooks::{CallKind, InstallError, Installed, or_own};
use msmith::{Error, Options};

use crate::host::DalekPoint;
use crate::learnt::{self, Seen};
use crate::sums::{FEW, engine, msm_with, unknown};
use crate::view;

type Sum<P> = fn(&[<P as DalekPoint>::Scalar], &[P]) -> Option<P>;

/// The program that makes the copies.
const TOOL: &str = "patch-dalek";

/// curve25519-dalek as it is published: nothing can be set.
trait Unpatched: DalekPoint {
    fn msmith_set(_: Option<Sum<Self>>, _: usize) -> bool {
        false
    }
}
impl Unpatched for curve25519_dalek::EdwardsPoint {}
#[cfg(feature = "dalek4")]
impl Unpatched for dalek4::EdwardsPoint {}

/// What is done with the function of a version.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Plain,
    Learning,
    None,
}

/// Sets or removes the function of a version, and notes it. A function generic over the version would call the trait's.
macro_rules! set {
    ($installed:ident, $wanted:expr, $krate:literal, $point:ty) => {{
        static SEEN: Mutex<Seen<$point>> = Mutex::new(Seen::nothing());
        let plain: Sum<$point> = |scalars, points| or_own(msm_with(scalars, points, &one_thread()));
        let learning: Sum<$point> =
            |scalars, points| or_own(learnt::sum(&SEEN, scalars, points, &one_thread()));
        let computes = computes::<$point>();
        let sum = match $wanted {
            _ if computes.is_err() => None,
            Wanted::Plain => Some(plain),
            Wanted::Learning => Some(learning),
            Wanted::None => None,
        };
        if $wanted == Wanted::None {
            *SEEN.lock().unwrap_or_else(PoisonError::into_inner) = Seen::nothing();
        }
        // Used, whichever function the next line is.
        let _ = <$point as Unpatched>::msmith_set;
        let patched = <$point>::msmith_set(sum, FEW);
        let done = InstallError::unless(patched, computes, $krate, TOOL);
        let name = concat!("Edwards and Ristretto points of ", $krate);
        $installed.note(name, done, &[(CallKind::Sums, FEW)]);
    }};
}

/// Whether msmith sums these points. Errors: it cannot compute, or they are not in memory as they are known to be, as
/// where dalek was built with the limbs of 32-bit machines.
fn computes<P: DalekPoint>() -> Result<(), Error> {
    engine()?;
    view::known::<P>().then_some(()).ok_or_else(unknown)
}

/// Sets [`msm_with`] in the copies of curve25519-dalek that `patch-dalek` made: for sums of 1024 points and more by
/// `vartime_multiscalar_mul` and `optional_multiscalar_mul`, of Edwards and Ristretto points, whatever crate of the
/// program asks for them, on one thread as dalek's own. Shorter sums stay with dalek, as do those that are refused
/// here, those over precomputed points, and all that is in constant time. Calling it again changes nothing.
///
/// Says which versions are served. Errors: that none is, and why: the program has no such copy; an unusable
/// `MSMITH_BACKEND`; points in a form that is not known.
pub fn install() -> Result<Installed, InstallError> {
    set(Wanted::Plain).checked()
}

/// [`install`], and points that come again are prepared, as the generators of Bulletproofs are: where two sums of one
/// length in a row have 1024 points and more in common, at the same places, a table of them is made, with which sums of
/// that length are made from then on.
///
/// **Cost.** A table takes the time of some ten sums, in the sum at which it is made, and at most 2 KiB a point; four
/// are kept, for four lengths and 2^17 points together, until [`uninstall`]. Without use where no points come again.
///
/// Errors: those of [`install`].
pub fn install_learning() -> Result<Installed, InstallError> {
    set(Wanted::Learning).checked()
}

/// Removes what [`install`] and [`install_learning`] have set, and gives the tables back: dalek computes again.
pub fn uninstall() {
    set(Wanted::None);
}

fn set(wanted: Wanted) -> Installed {
    let mut installed = Installed::by(TOOL);
    set!(
        installed,
        wanted,
        "curve25519-dalek 5.0",
        curve25519_dalek::EdwardsPoint
    );
    #[cfg(feature = "dalek4")]
    set!(
        installed,
        wanted,
        "curve25519-dalek 4.1",
        dalek4::EdwardsPoint
    );
    installed
}

/// As dalek itself has.
fn one_thread() -> Options<'static> {
    Options {
        threads: Some(1),
        ..Options::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tests have the published crates.
    #[test]
    fn published_crates_are_not_served() {
        for installed in [install(), install_learning()] {
            let why = installed.unwrap_err().to_string();
            assert!(why.starts_with("curve25519-dalek 5.0 is the published crate"));
            assert!(why.contains("`patch-dalek patched`"), "{why}");
        }
        assert_eq!(set(Wanted::Plain).unpatched.len(), 2);
        uninstall();
    }
}
