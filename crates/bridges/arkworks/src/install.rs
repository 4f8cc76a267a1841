//! Programs of arkworks as they are, with msmith's sums, multiples and transforms.
//!
//! `ark-ec` and `ark-poly` compute in functions of their own, which nothing outside can replace. The program
//! `patch-ark` makes copies of them that first ask whether a function was set for the type at hand; a `[patch]`
//! section of Cargo.toml puts the copies in place of the originals, for all crates of a program. [`install`] sets the
//! functions.
//!
//! **Without the copies** all this compiles too: `msmith_set` is then the function of a trait of this crate, which sets
//! nothing and says so. In the copies it is an inherent function, which Rust prefers. So there is neither a feature to
//! be forgotten nor a build script, and a missing patch is an error of [`install`] that says what to do.
//!
//! **What stays with arkworks**: short sums, lists and transforms, and sums of short scalars; curves that msmith
//! refuses; sums of 8- to 64-bit integers by functions of their own; whatever msmith returns an error for, lack of
//! memory for example ([`crate::handed_back`]).
//!
//! **Scalars** of `msm_bigint` that are not below the order r are multiplied as the integers that they are. arkworks' own
//! sums leave their highest bits out in some lists, and which of the two computes depends on the list.
//!
//! **Threads**: as many as arkworks uses, those of rayon with its feature `parallel`, one without.
//!
//! **Variable time**, as arkworks' own functions.

#[cfg(feature = "ark5")]
use crate::ark5::version::install as ark5;
use crate::version::install as ark6;
use crate::{InstallError, Installed};

/// Sets msmith's functions for the curves that this crate knows: see [`Installed`], which says what is served from now
/// on; with the feature `ark5` for those of arkworks 0.5 too. A second call does the same again.
///
/// Cost: milliseconds. Errors: nothing is served, since neither `ark-ec` nor `ark-poly` is a patched copy in this program
/// or msmith refuses to compute (an unusable `MSMITH_BACKEND`). The functions are of **variable time**.
pub fn install() -> Result<Installed, InstallError> {
    let mut installed = Installed::by(crate::arkworks::name::TOOL);
    ark6::known::set(&mut installed);
    #[cfg(feature = "ark5")]
    ark5::known::set(&mut installed);
    installed.checked()
}

/// Removes what [`install`] has set, and gives back the roots that transforms have kept: arkworks computes again.
pub fn uninstall() {
    ark6::known::remove();
    #[cfg(feature = "ark5")]
    ark5::known::remove();
    msmith::Domain::forget_kept();
}
