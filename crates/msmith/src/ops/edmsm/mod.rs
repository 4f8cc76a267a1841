//! The counts of Botrel and El Housni, *EdMSM* (2022, 2023): Tables 1 to 3 and the formulas of sections 3.3
//! and 4.3, with the corrections that a count shows to be needed.
//!
//! What the paper prints is data here. Everything beside it is counted: the formulas of [`crate::coords`]
//! run on [`crate::meter::kinds`], and a bucket method runs on integers, whose sum shows that it is one.

mod buckets;
mod tables;

#[cfg(test)]
mod tests;

pub use buckets::{
    Arithmetic, Digits, Run, Sizes, Steps, Work, corrected, printed, run_on_integers, work,
};
pub use tables::{Counted, Entry, Figure, Protocol, further, table_1, table_2, table_3};
