//! The counts of Fan, Kuchta, Sica, Xu (FKSX), *Multi-scalar multiplication with fixed bases*: Tables 1, 2, 4 and 5,
//! a comparison of all bucket sets by formula, and runs that are counted.
//!
//! What the paper prints is data here ([`printed`]). Beside it stands what holds: sizes are counted, sets of a
//! moderate radix are built ([`crate::recode::bucket_set`]), and a run sums a group that counts.

mod counted;
mod methods;
pub mod printed;
mod shape;
mod sizes;
mod tables;

#[cfg(test)]
mod tests;

use crate::curve::{self, Group, derive};
use crate::error::Error;
use crate::recode::bucket_set::spec::{Numbers, Omega};

pub use counted::{Count, MOST, count};
pub use methods::{METHODS, Method, Windows, best, windows};
pub use shape::{Fold, Shape};
pub use sizes::repaired;
pub use tables::{Costs, Half, Row2, Size, Theorem, table_1, table_2, table_4, table_5};

fn known(name: &str) -> Result<&'static curve::Curve, Error> {
    curve::by_name(name)
        .ok_or_else(|| Error::Option(format!("{name:?} is not a curve of the list")))
}

/// The scalars and the endomorphism of G1 of a built-in curve.
pub fn numbers(curve: &str) -> Result<Numbers, Error> {
    let known = known(curve)?;
    let endo = derive::derive(known, Group::G1)?.endo;
    Ok(Numbers {
        r: known.r.clone(),
        endo: endo.map(|e| Omega {
            lambda: e.lambda,
            nu: e.nu,
        }),
    })
}
