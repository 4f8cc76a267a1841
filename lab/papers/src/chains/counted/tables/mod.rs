//! The rows, by paper.

mod double_base;
mod further;
mod multi_base;
mod operands;
mod row;

use msmith_core::meter::op_kinds::{Sorting, Tally};
use operands::{Operands, Rows};
pub use row::{Figure, Row, Table};

/// All rows, counted now.
pub fn rows() -> Vec<Row> {
    let tally = Tally::new();
    let (f, of, mut rows) = (Sorting::new(&tally), Operands::new(), Rows::new(&tally));
    double_base::twisted_edwards(&f, &of, &mut rows);
    double_base::other_shapes(&f, &of, &mut rows);
    multi_base::summary(&f, &of, &mut rows);
    multi_base::formulas(&f, &of, &mut rows);
    further::rows(&f, &of, &mut rows);
    rows.all()
}
