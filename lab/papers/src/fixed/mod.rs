//! The counts of Fan, Kuchta, Sica, Xu (FKSX), *Speeding Up Multi-Scalar Multiplications for Pairing-Based zkSNARKs*:
//! Tables 1, 2, 4 and 5, a comparison of all bucket sets by formula, and runs that are counted.
//!
//! What the paper prints is data here (`printed.rs`). Next to it is what holds: sizes are counted, sets of a
//! moderate radix are built ([`msmith_core::recode::bucket_set`]), and a run sums a group that counts.

mod counted;
mod figures;
pub mod fold;
mod methods;
mod pippenger;
mod print;
mod printed;
pub mod sets;
mod shape;
mod sizes;
mod tables;
#[cfg(test)]
mod tests;
pub(crate) mod timed;
pub mod twelve;

use msmith::Error;
use msmith::curve::{self, Group, derive};
use msmith_core::recode::bucket_set::spec::{Numbers, Omega};

use crate::entry::{Entry, Kind, Paper, State};

pub use counted::{Count, MOST, count};
pub use methods::{METHODS, Method, Windows, best, windows};
pub use shape::{Fold, Shape};
pub use tables::{Costs, Half, Row2, Size, Theorem, table_1, table_2, table_4, table_5};

const fn table(
    number: &'static str,
    about: &'static str,
    takes: &'static [&'static str],
    make: print::Make,
) -> Entry {
    Entry {
        kind: Kind::Table,
        number,
        about,
        takes,
        state: State::Ours,
        make,
    }
}

/// X. Fan, V. Kuchta, F. Sica, L. Xu.
pub(crate) const PAPER: Paper = Paper {
    key: "fixed-bases",
    title: "Fan, Kuchta, Sica, Xu: Speeding Up Multi-Scalar Multiplications for Pairing-Based zkSNARKs",
    entries: &[
        table("1", "storage and time of the methods", &[], |_, _| {
            print::table_1()
        })
        .is(State::Erratum(
            "the row for p > 2 is q/(2M) + p − 4; it is (q − 1)/(2M) + p − 3",
        )),
        table("2", "best radices for p = 2 and p = 7", &[], |_, _| {
            print::table_2()
        })
        .is(State::Erratum(
            "the radices of Luo, Fu and Gong's row are not the best by its own formula",
        )),
        table("3", timed::ABOUT, timed::TAKES, |_, s| timed::run(s)).is(State::Differs(
            "times are of another machine; printed ones are beside them",
        )),
        table("4", "bucket sets for radices 2^c", &[], |_, _| {
            print::table_4()
        })
        .is(State::Erratum(
            "nine sizes are one too small, and their sets fail",
        )),
        table("5", "bucket sets for radices 7^c", &[], |_, _| {
            print::table_5()
        })
        .is(State::Exact),
        table(
            "methods",
            "all methods at their best radix, by formula",
            &["curve"],
            |_, s| print::methods(s),
        ),
        table(
            "counted",
            "runs on random scalars, additions counted",
            &["n", "curve", "seed"],
            |_, s| print::counted(s),
        ),
        figures::FIGURE_1,
        figures::FIGURE_2,
    ],
    page: Some(include_str!("../../../docs/papers/fixed-bases.md")),
};

/// The twelve units, counted.
pub(crate) const TWELVE: Entry = Entry {
    kind: Kind::Comparison,
    number: "twelve-units",
    about: "digits over the twelve units of second groups without a table, additions counted",
    takes: &["n", "seed"],
    state: State::Ours,
    make: |_, s| twelve::print::run(s),
};

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
