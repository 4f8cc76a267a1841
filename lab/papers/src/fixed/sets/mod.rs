//! Bucket sets that the planner of fixed bases never offers, and their names.
//!
//! They are sets like its own ([`BucketSet`](msmith_core::recode::bucket_set::BucketSet)), so the engine makes tables
//! of them and sums over these where it is given their [`Spec`]; only its own list does not have them.

mod digit_table;
pub mod euclid;
pub mod lfg;
pub mod one_two_three;
pub mod pair;
pub mod power;
pub mod prime;
#[cfg(test)]
mod tests;

use msmith_core::Error;
use msmith_core::recode::bucket_set::{FAMILIES, Family, Spec};

/// The kinds of these sets.
pub static OWN: &[&Family] = &[
    &lfg::PRINTED,
    &lfg::CODE,
    &lfg::REPAIRED,
    &one_two_three::FAMILY,
    &pair::FAMILY,
    &prime::FAMILY,
    &power::FAMILY,
    &euclid::FAMILY,
];

/// All kinds: those of the planner, then these.
pub fn families() -> impl Iterator<Item = &'static Family> + Clone {
    FAMILIES.iter().chain(OWN).copied()
}

/// A set of any kind by its name.
///
/// Errors: a name or parameters that no kind has.
pub fn named(name: &str) -> Result<Spec, Error> {
    Spec::of(families(), name)
}
