//! Programs of curve25519-dalek as they are, with msmith's sums.
//!
//! dalek sums in functions of its own, which nothing outside can replace. The program `patch-dalek` makes copies of it
//! that first ask whether a function was set; a `[patch]` section of Cargo.toml puts a copy in place of the original,
//! for all crates of a program. [`install`] sets the functions.
//!
//! Without the copies this module compiles too: `msmith_set` is then the function of a trait here, which sets nothing
//! and says so. In the copies it is an inherent function, which Rust prefers.

use std::fmt;
use std::sync::Mutex;

use msmith::Options;

use crate::host::DalekPoint;
use crate::learnt::{self, Seen};
use crate::sums::{FEW, msm_with};
use crate::view;

type Sum<P> = fn(&[<P as DalekPoint>::Scalar], &[P]) -> Option<P>;

/// curve25519-dalek as it is published: nothing can be set.
trait Unpatched: DalekPoint {
    fn msmith_set(_: Option<Sum<Self>>, _: usize) -> bool {
        false
    }
}
impl Unpatched for curve25519_dalek::EdwardsPoint {}
#[cfg(feature = "dalek4")]
impl Unpatched for dalek4::EdwardsPoint {}

/// Sets the function of a version; whether it was patched, and its points known. A function generic over the version
/// would call the trait's.
macro_rules! set {
    ($point:ty, $learning:expr) => {{
        static SEEN: Mutex<Seen<$point>> = Mutex::new(Seen::nothing());
        let plain: Sum<$point> = |scalars, points| msm_with(scalars, points, &one_thread()).ok();
        let learning: Sum<$point> =
            |scalars, points| learnt::sum(&SEEN, scalars, points, &one_thread()).ok();
        let known = view::known::<$point>();
        let sum = known.then_some(if $learning { learning } else { plain });
        // Used, whichever function the next line is.
        let _ = <$point as Unpatched>::msmith_set;
        (<$point>::msmith_set(sum, FEW), known)
    }};
}

/// Which versions of curve25519-dalek are served.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Installed {
    /// Version 5.0.
    pub dalek5: bool,
    /// Version 4.1; only with the feature `dalek4`.
    pub dalek4: bool,
}

/// Why nothing is served.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum InstallError {
    /// This program has curve25519-dalek as it is published.
    Unpatched,
    /// Points are not in memory as they are known to be: dalek was built with the limbs of 32-bit machines.
    Unknown,
}

impl fmt::Display for InstallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unpatched => {
                "curve25519-dalek is the published one: make a copy with patch-dalek, put the lines that it prints \
                 into Cargo.toml, and of version 4.1 have the feature dalek4 of msmith-dalek"
            }
            Self::Unknown => "curve25519-dalek holds points in a form that is not known",
        })
    }
}

impl std::error::Error for InstallError {}

/// Sets [`msm_with`] in the copies of curve25519-dalek that `patch-dalek` made: for sums of 1024 points and more by
/// `vartime_multiscalar_mul` and `optional_multiscalar_mul`, of Edwards and Ristretto points, whatever crate of the
/// program asks for them, on one thread as dalek's own. Shorter sums stay with dalek, as do those that are refused
/// here, those over precomputed points, and all that is in constant time. Calling it again changes nothing.
///
/// Says which versions are served. Errors: that none is, and why.
pub fn install() -> Result<Installed, InstallError> {
    set(false)
}

/// [`install`], and points that come again are prepared, as the generators of Bulletproofs are: where two sums of one
/// length in a row have 1024 points and more in common, at the same places, a table of them is made, with which sums of
/// that length are made from then on.
///
/// **Cost.** A table takes the time of some ten sums, in the sum at which it is made, and at most 2 KiB a point; four
/// are kept, for four lengths, as long as the program runs. Without use where no points come again.
///
/// Errors: those of [`install`].
pub fn install_learning() -> Result<Installed, InstallError> {
    set(true)
}

fn set(learning: bool) -> Result<Installed, InstallError> {
    let (five, known5) = set!(curve25519_dalek::EdwardsPoint, learning);
    #[cfg(feature = "dalek4")]
    let (four, known4) = set!(dalek4::EdwardsPoint, learning);
    #[cfg(not(feature = "dalek4"))]
    let (four, known4) = (false, false);
    let installed = Installed {
        dalek5: five && known5,
        dalek4: four && known4,
    };
    match installed {
        _ if !five && !four => Err(InstallError::Unpatched),
        Installed {
            dalek5: false,
            dalek4: false,
        } => Err(InstallError::Unknown),
        _ => Ok(installed),
    }
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
        assert_eq!(install(), Err(InstallError::Unpatched));
        assert_eq!(install_learning(), Err(InstallError::Unpatched));
        let why = InstallError::Unpatched.to_string();
        assert!(
            why.contains("patch-dalek") && why.contains("dalek4"),
            "{why}"
        );
    }
}
