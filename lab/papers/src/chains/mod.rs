//! Two papers on chains, and what goes past them.

pub mod compare;
pub(crate) mod counted;
mod executed;
mod figures;
mod formulas;
mod hessian_points;
mod jacobian_points;
pub mod ladder;
mod points;
pub mod records;
mod running;
mod sampled;
pub mod shapes;
mod tables;
#[cfg(test)]
mod tests;
mod uniform;

use crate::chains::counted::Table as Counted;
use tables::{
    beyond, double_base, double_base_bits, double_base_pairs, double_base_windows, multi_base,
};

use crate::args::Settings;
use crate::entry::{Answer, Entry, Kind, Paper, State};
use crate::failure::Failure;

/// What tables over random scalars take.
const SAMPLED: &[&str] = &["samples", "seed", "threads"];

/// A table of formulas, counted.
const fn formulas(
    number: &'static str,
    about: &'static str,
    make: fn(&Entry, &Settings) -> Result<Answer, Failure>,
) -> Entry {
    Entry {
        kind: Kind::Table,
        number,
        about,
        takes: &[],
        state: State::Ours,
        make,
    }
}

/// A table over random scalars.
const fn sampled(
    number: &'static str,
    about: &'static str,
    make: fn(&Entry, &Settings) -> Result<Answer, Failure>,
) -> Entry {
    Entry {
        kind: Kind::Table,
        number,
        about,
        takes: SAMPLED,
        state: State::Ours,
        make,
    }
}

/// D. J. Bernstein, C. Chuengsatiansup, T. Lange, 2017 (eprint 2017/037).
pub const DOUBLE_BASE: Paper = Paper {
    key: "double-base",
    title: "Bernstein, Chuengsatiansup, Lange: Double-base scalar multiplication revisited",
    entries: &[
        formulas("formulas", "all formulas, counted", |_, s| {
            use Counted::{DoubleBase1, DoubleBase2, DoubleBase5};
            formulas::run(&[DoubleBase2, DoubleBase1, DoubleBase5], s)
        }),
        formulas(
            "section-2",
            "formulas of sections 2.1 and 2.2, counted",
            |_, s| formulas::run(&[Counted::DoubleBase2], s),
        )
        .is(State::Exact),
        formulas(
            "1",
            "operations on twisted Edwards curves, counted",
            |_, s| formulas::run(&[Counted::DoubleBase1], s),
        )
        .is(State::Exact),
        sampled(
            "2",
            "double-base chains for one scalar of 256 bits, M, table included",
            |e, s| sampled::run("double-base", double_base::table_2, e, s),
        )
        .is(State::Erratum(
            "rows 2 to 5 are the optimum of chains that start at 1, not of their sets",
        )),
        sampled("3", "sets for two scalars", |e, s| {
            sampled::run("double-base", double_base_pairs::table_3, e, s)
        })
        .is(State::Exact),
        sampled(
            "4",
            "double-base chains for two scalars of 256 bits, M, table included",
            |e, s| sampled::run("double-base", double_base_pairs::table_4, e, s),
        )
        .is(State::Near),
        sampled(
            "5",
            "curve shapes and S/M ratios, one scalar of 256 bits, M a bit",
            |e, s| sampled::run("double-base", double_base::table_5, e, s),
        )
        .is(State::Differs(
            "the sets are not named: they are fitted, and two cells stay apart",
        )),
        sampled(
            "6",
            "trees and graphs, one scalar of 256 bits, digits 0 and ±1",
            |e, s| sampled::run("double-base", double_base::table_6, e, s),
        )
        .is(State::Differs("prices agree; the paper does not say how it counts nodes, and these programs count others")),
        sampled("7", "trees and graphs, two scalars of 256 bits", |e, s| {
            sampled::run("double-base", double_base_pairs::table_7, e, s)
        })
        .is(State::Erratum(
            "the set named has no chain for most pairs: S1 without its table is nearest",
        )),
        formulas(
            "section-7.2",
            "operations behind Table 5, counted",
            |_, s| formulas::run(&[Counted::DoubleBase5], s),
        )
        .is(State::Erratum(
            "Hessian tripling takes 8M + 4S, 11.2M; 7M + 5S do",
        )),
        sampled(
            "8",
            "single-base chains for one scalar of 256 bits, M, table included",
            |e, s| sampled::run("double-base", double_base_windows::table_8, e, s),
        )
        .is(State::Erratum(
            "rows have 7M a point of the table, where Tables 2 and 3 have 8M",
        )),
        sampled(
            "9",
            "one scalar of 256 bits: single-base and double-base, M, table included",
            |e, s| sampled::run("double-base", double_base_windows::table_9, e, s),
        )
        .is(State::Erratum("compares rows of two prices of tables")),
        sampled(
            "10",
            "two scalars: single-base and double-base methods by bits, M, table included",
            |e, s| sampled::run("double-base", double_base_bits::table_10, e, s),
        )
        .is(State::Differs("the rows rrDAG agree; all others are quoted, or priced otherwise, and four of them are not run")),
        figures::FIGURE_1,
        figures::FIGURE_2,
        figures::FIGURE_3,
        figures::FIGURE_4,
        figures::FIGURE_5,
        figures::FIGURE_6,
        figures::FIGURE_7,
        figures::FIGURE_8,
        figures::FIGURE_9,
        figures::FIGURE_10,
        figures::FIGURE_11,
        figures::FIGURE_12,
        figures::FIGURE_13,
    ],
    page: Some(include_str!("../../../docs/papers/double-base.md")),
};

/// S. Al Musa, G. Xu.
pub const MULTI_BASE: Paper = Paper {
    key: "multi-base",
    title: "Al Musa, Xu: Fast scalar multiplication for elliptic curves over prime fields by efficiently computable formulas",
    entries: &[
        formulas("formulas", "all formulas, counted", |_, s| {
            use Counted::*;
            formulas::run(
                &[
                    MultiBase1,
                    MultiBase2,
                    MultiBase3,
                    MultiBase4,
                    MultiBase8,
                    MultiBase9,
                    MultiBase10,
                ],
                s,
            )
        }),
        formulas(
            "1",
            "operations on twisted Edwards and Jacobian coordinates, counted",
            |_, s| formulas::run(&[Counted::MultiBase1], s),
        )
        .is(State::Exact),
        formulas("2", "P + Q with what is kept for it, counted", |_, s| {
            formulas::run(&[Counted::MultiBase2], s)
        })
        .is(State::Exact),
        formulas("3", "2Q + P with what is kept for it, counted", |_, s| {
            formulas::run(&[Counted::MultiBase3], s)
        })
        .is(State::Erratum(
            "2Q + P that is not dedicated takes one product by a more",
        )),
        formulas("4", "5P, and ways to 5P, counted", |_, s| {
            formulas::run(&[Counted::MultiBase4], s)
        })
        .is(State::Erratum("4P + P takes 16M, not 15M")),
        sampled(
            "5",
            "methods for one scalar, digits 0 and ±1: length l, price m in M",
            |e, s| sampled::run("multi-base", multi_base::table_5, e, s),
        )
        .is(State::Erratum(
            "binary and NAF are priced without 2Q + P, all others with it",
        )),
        running::ENTRY,
        sampled(
            "7",
            "optimal and near-optimal chains for one scalar of 254 bits",
            |e, s| sampled::run("multi-base", multi_base::table_7, e, s),
        )
        .is(State::Erratum(
            "the row rDAG is not the optimum of its prices",
        )),
        formulas("8", "P + Q without anything kept, counted", |_, s| {
            formulas::run(&[Counted::MultiBase8], s)
        })
        .is(State::Exact),
        formulas("9", "2P, counted", |_, s| {
            formulas::run(&[Counted::MultiBase9], s)
        })
        .is(State::Exact),
        formulas("10", "3P, counted", |_, s| {
            formulas::run(&[Counted::MultiBase10], s)
        })
        .is(State::Exact),
        sampled("figure-2", FIGURE_2, |e, s| {
            sampled::run("multi-base", multi_base::figure_2, e, s)
        })
        .is(State::Differs("times are of another machine")),
        Entry {
            kind: Kind::Figure,
            number: "2",
            about: FIGURE_2,
            takes: SAMPLED,
            state: State::Differs("times are of another machine"),
            make: |e, s| sampled::figure_2("multi-base", multi_base::figure_2, e, s),
        },
        Entry::missing(
            Kind::Figure,
            "1",
            "how a method of multiplication is described",
            "a flow chart of two boxes without numbers: a method finds a chain, then runs it",
        ),
    ],
    page: Some(include_str!("../../../docs/papers/multi-base.md")),
};

const FIGURE_2: &str =
    "bucket sizes 1 to 8: price, one scalar of 254 bits; its numbers have the time to find";

/// What goes past both papers.
pub const BEYOND: Paper = Paper {
    key: "beyond",
    title: "past both: {2, 3, 5}, digits 5 modulo 6, cheaper tables, own additions",
    entries: &[
        formulas("formulas", "further formulas, counted", |_, s| {
            formulas::run(&[Counted::Further], s)
        }),
        sampled(
            "single",
            "one scalar of 256 bits, M, table included",
            |e, s| sampled::run("beyond", beyond::single, e, s),
        ),
        sampled(
            "double",
            "two scalars of 256 bits, M, table included",
            |e, s| sampled::run("beyond", beyond::double, e, s),
        ),
    ],
    page: None,
};
