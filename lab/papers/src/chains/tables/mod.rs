//! The papers' tables, printed again from the code that runs.
//!
//! A [`Table`] is a list of [`Cell`]s: what the paper prints, what was found when it was checked, why the two differ,
//! and what to [`Run`]. [`measure`] runs them. Tables of formulas are not here: no chain is run for them.

pub mod beyond;
mod build;
pub mod double_base;
pub mod double_base_bits;
pub mod double_base_pairs;
pub mod double_base_windows;
pub mod front;
mod measure;
pub mod multi_base;
mod reached;
pub mod run;

use crate::statistics::Mean;
use msmith_chain::Error;

pub use measure::{Measured, Options, measure};
pub use run::{Quantity, Run};

/// What makes the cells of a table.
pub type Make = fn() -> Result<Made, Error>;

/// A table.
#[derive(Debug, Clone)]
pub struct Table {
    /// The key of its paper.
    pub paper: &'static str,
    /// Its number there.
    pub number: &'static str,
    /// What it shows.
    pub title: &'static str,
    /// What holds for all cells; empty where there is nothing to say.
    pub note: &'static str,
    /// Row by row.
    pub cells: Vec<Cell>,
}

impl Table {
    /// A table of a paper.
    pub fn new(
        paper: &'static str,
        number: &'static str,
        title: &'static str,
        make: Make,
    ) -> Result<Self, Error> {
        let (note, cells) = make()?;
        Ok(Self {
            paper,
            number,
            title,
            note,
            cells,
        })
    }
}

/// Note, cells.
pub type Made = (&'static str, Vec<Cell>);

/// A number in a table.
#[derive(Debug, Clone)]
pub struct Cell {
    /// The row.
    pub row: String,
    /// The column.
    pub column: String,
    /// What the paper prints there.
    pub printed: Option<Printed>,
    /// What was found when the paper was checked, by programs independent of this library; with no error where the
    /// number is exact. Of how many scalars is 0 where that was not kept.
    pub reference: Option<Mean>,
    /// Why the printed number is wrong, or not comparable; empty where it is neither.
    pub note: &'static str,
    /// How the number is made.
    pub run: Run,
    /// Scalars (or pairs) where no number is given.
    pub samples: u32,
}

/// A printed number.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Printed {
    /// As it is printed.
    pub text: &'static str,
    /// Its value.
    pub value: f64,
    /// Of how many scalars it is the mean; 0 where it is exact.
    pub samples: u64,
}
