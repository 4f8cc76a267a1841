//! The papers' tables, printed again from the code that runs.
//!
//! A [`Table`] is a list of [`Cell`]s: what the paper prints, what was found when it was checked, why the two differ,
//! and what to [`Run`]. [`measure`] runs them. Tables of formulas are not here: no chain is run for them.

mod beyond;
mod build;
mod double_base;
mod double_base_pairs;
mod double_base_windows;
pub mod front;
mod measure;
mod multi_base;
mod run;

use crate::error::Error;
use crate::statistics::Mean;

pub use measure::{Measured, Options, measure};
pub use run::{Chains, Find, Quantity, Run};

/// Whose tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Paper {
    /// [`DoubleBase`](crate::DoubleBase): Tables 2 to 10.
    DoubleBase,
    /// [`MultiBase`](crate::MultiBase): Tables 5 and 7, Figure 2.
    MultiBase,
    /// Nobody's: what goes past both.
    Beyond,
}

impl Paper {
    /// All.
    pub const ALL: [Self; 3] = [Self::DoubleBase, Self::MultiBase, Self::Beyond];

    /// `double-base`, `multi-base`, `beyond`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::DoubleBase => "double-base",
            Self::MultiBase => "multi-base",
            Self::Beyond => "beyond",
        }
    }

    /// By name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|p| p.name() == name)
    }

    /// The tables that there are.
    pub const fn tables(self) -> &'static [&'static str] {
        match self {
            Self::DoubleBase => &["2", "3", "4", "5", "6", "7", "8", "9", "10"],
            Self::MultiBase => &["5", "7", "figure-2"],
            Self::Beyond => &["single", "double"],
        }
    }

    /// A table by its number.
    ///
    /// Errors: [`Error::Text`] where there is none.
    pub fn table(self, number: &str) -> Result<Table, Error> {
        let made = match (self, number) {
            (Self::DoubleBase, "2") => double_base::table_2()?,
            (Self::DoubleBase, "3") => double_base_pairs::table_3()?,
            (Self::DoubleBase, "4") => double_base_pairs::table_4()?,
            (Self::DoubleBase, "5") => double_base::table_5()?,
            (Self::DoubleBase, "6") => double_base::table_6()?,
            (Self::DoubleBase, "7") => double_base_pairs::table_7()?,
            (Self::DoubleBase, "8") => double_base_windows::table_8()?,
            (Self::DoubleBase, "9") => double_base_windows::table_9()?,
            (Self::DoubleBase, "10") => double_base_pairs::table_10()?,
            (Self::MultiBase, "5") => multi_base::table_5()?,
            (Self::MultiBase, "7") => multi_base::table_7()?,
            (Self::MultiBase, "figure-2") => multi_base::figure_2()?,
            (Self::Beyond, "single") => beyond::single()?,
            (Self::Beyond, "double") => beyond::double()?,
            _ => {
                let (name, all) = (self.name(), self.tables().join(", "));
                return Err(Error::Text(format!(
                    "{name} has no table {number} of chains; there are {all}"
                )));
            }
        };
        let (title, note, cells) = made;
        let mut numbers = self.tables().iter();
        let number = numbers.find(|&&n| n == number).copied().unwrap_or_default();
        Ok(Table {
            paper: self,
            number,
            title,
            note,
            cells,
        })
    }
}

/// A table.
#[derive(Debug, Clone)]
pub struct Table {
    /// Whose.
    pub paper: Paper,
    /// Its number there.
    pub number: &'static str,
    /// What it shows.
    pub title: &'static str,
    /// What holds for all cells; empty where there is nothing to say.
    pub note: &'static str,
    /// Row by row.
    pub cells: Vec<Cell>,
}

/// Title, note, cells.
type Made = (&'static str, &'static str, Vec<Cell>);

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
