//! The counts of Botrel and El Housni, *EdMSM* (2022, 2023): Tables 1 to 3 and the formulas of sections 3.3
//! and 4.3, with the corrections that a count shows to be needed.
//!
//! What the paper prints is data here. Everything else is counted: the formulas of [`msmith_core::coords`]
//! run on [`msmith_core::meter::op_kinds`], and a bucket method runs on integers, whose sum shows that it is one.

mod buckets;
mod curves;
mod print;
mod tables;
#[cfg(test)]
mod tests;
pub mod timed;
mod xyzz;

use crate::entry;
use crate::entry::{Kind, State};
use crate::fields;
use buckets::{Arithmetic, Digits, Sizes, Steps, corrected, printed, run_on_integers, work};
use tables::{Entry, Protocol, further, table_1, table_2, table_3};

/// G. Botrel, Y. El Housni, TCHES 2023(3) (eprint 2022/1400).
pub const PAPER: entry::Paper = entry::Paper {
    key: "edmsm",
    title: "Botrel, El Housni: EdMSM: Multi-Scalar-Multiplication for recursive SNARKs and more",
    entries: &[
        entry::Entry {
            kind: Kind::Table,
            number: "1",
            about: "multiplications in a proof system, as printed; not in the draft of 2022",
            takes: &[],
            state: State::Differs("printed again: proof systems are not run here"),
            make: |_, _| Ok(print::protocols()),
        },
        entry::Entry {
            kind: Kind::Table,
            number: "2",
            about: "Jacobian and extended Jacobian coordinates, counted; Table 1 of the draft of 2022",
            takes: &[],
            state: State::Erratum("the doubling of 6m + 4s is for any a; a = 0 takes 6m + 3s"),
            make: |_, _| {
                let title = "Table 2: Jacobian and extended Jacobian coordinates";
                Ok(print::entries(title, &table_2(), false))
            },
        },
        entry::Entry {
            kind: Kind::Table,
            number: "3",
            about: "mixed additions of all forms, counted; Table 2 of the draft of 2022, without the unified ones",
            takes: &[],
            state: State::Erratum(
                "unified rows count the product by d, the inverted one does not, and none that by a",
            ),
            make: |_, _| {
                let title = "Table 3: mixed additions, 1s = 1m";
                Ok(print::entries(title, &table_3(), true))
            },
        },
        entry::Entry {
            kind: Kind::Table,
            number: "section-4.3",
            about: "twisted Edwards arithmetic, counted",
            takes: &[],
            state: State::Erratum("ZZZ^3 = ZZZ^2 in the draft; ZZ^3 in TCHES"),
            make: |_, _| {
                let title = "Section 4.3: twisted Edwards arithmetic";
                Ok(print::entries(title, &further(), false))
            },
        },
        entry::Entry {
            kind: Kind::Table,
            number: "bucket-method",
            about: "the formulas of sections 3.3 and 4.3, and a run; --bits: whole windows",
            takes: &["n", "bits", "window"],
            state: State::Erratum("three counts are off by one or two"),
            make: |_, s| print::bucket_method(s),
        },
        entry::Entry {
            kind: Kind::Table,
            number: "appendix-a",
            about: "word operations of Montgomery products; --parameters: words of the modulus",
            takes: &["parameters"],
            state: State::Erratum(
                "conditions are sufficient, not necessary; what is saved is compared with another algorithm",
            ),
            make: |_, s| fields::print::run(s),
        },
        entry::Entry {
            kind: Kind::Table,
            number: "4",
            about: timed::ABOUT,
            takes: timed::TAKES,
            state: State::Differs("times are of another machine"),
            make: |_, s| timed::run(s),
        },
        entry::Entry {
            kind: Kind::Figure,
            number: "3",
            about: timed::ABOUT,
            takes: timed::TAKES,
            state: State::Differs("times are of another machine"),
            make: |_, s| timed::run(s),
        },
        entry::Entry {
            kind: Kind::Figure,
            number: "1",
            about: "a 2-chain: the paper's example, its numbers compared",
            takes: &[],
            state: State::Exact,
            make: |e, _| curves::chain(e),
        },
        entry::Entry {
            kind: Kind::Figure,
            number: "2",
            about: "a 2-cycle: the Pasta curves, their numbers compared",
            takes: &[],
            state: State::Exact,
            make: |e, _| curves::cycle(e),
        },
    ],
    page: Some(include_str!("../../../docs/papers/edmsm.md")),
};
