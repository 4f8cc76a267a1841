//! Past both papers: {2, 3, 5}, digits 5 modulo 6, cheaper tables, own additions.

use super::double_base::Found;
use super::double_base_pairs::set;
use super::run::{Chains, Find};
use super::{Cell, Made};
use msmith_chain::Bases::{self, Two, TwoThree, TwoThreeFive};
use msmith_chain::{Error, Set, Stop, TableRule};

/// Digits 5 modulo 6: a sum of 6P makes each.
pub const SIXES: &[i32] = &[1, 5, 6, 11, 17, 23, 29];

/// Row, digits, and by bases: found.
type Row = (&'static str, &'static [i32], &'static [(Bases, Found)]);

const SINGLE: [Row; 5] = [
    (
        "±{0,1}",
        &[1],
        &[
            (Two, (2170.09, 0.135, 60000)),
            (TwoThree, (1995.17, 0.281, 4000)),
            (TwoThreeFive, (1947.59, 0.455, 1000)),
        ],
    ),
    (
        "±{0,1,2,4,5,7,11,13}",
        &[1, 2, 4, 5, 7, 11, 13],
        &[
            (TwoThree, (1904.27, 0.176, 6000)),
            (TwoThreeFive, (1886.8, 0.499, 600)),
        ],
    ),
    (
        "±{0,1,5,7,11,13,17,19}",
        &[1, 5, 7, 11, 13, 17, 19],
        &[
            (TwoThree, (1901.35, 0.206, 4000)),
            (TwoThreeFive, (1885.56, 0.386, 1000)),
        ],
    ),
    (
        "±{0,1,5,7,11,13,17,19,23,25}",
        &[1, 5, 7, 11, 13, 17, 19, 23, 25],
        &[
            (TwoThree, (1902.26, 0.165, 6000)),
            (TwoThreeFive, (1889.03, 0.488, 600)),
        ],
    ),
    (
        "±{0,1,5,6,11,17,23,29}",
        SIXES,
        &[
            (TwoThree, (1892.9, 0.204, 4000)),
            (TwoThreeFive, (1877.89, 0.382, 1000)),
        ],
    ),
];

fn column(bases: Bases) -> &'static str {
    match bases {
        Two => "{2}",
        TwoThree => "{2,3}",
        TwoThreeFive => "{2,3,5}",
    }
}

pub fn single() -> Result<Made, Error> {
    let mut cells = Vec::new();
    for (row, digits, columns) in SINGLE {
        for &(bases, found) in columns {
            let chains = Chains::optimum(Stop::AnyDigit, bases, digits)?;
            let rule = match digits == SIXES {
                true => TableRule::edwards(),
                false => TableRule::Paper,
            };
            let run = chains.made(&rule).price();
            cells.push(Cell::new(row, column(bases), run).found(found));
        }
        // A beam with own additions.
        if digits == SIXES || digits == [1] {
            let set = Set::multiples(digits)?;
            let chains =
                Chains::method("beam", &[], TwoThreeFive, set)?.made(&TableRule::edwards());
            cells.push(Cell::new(row, "beam, k ± 1", chains.price()).note(BEAM));
        }
    }
    Ok((
        "tables at the paper's price, the last row with a quintupling for 5P (55.6)",
        cells,
    ))
}

const BEAM: &str = "multiplications by k ± 1 as well, k a product of 2, 3 and 5; not optimal";

/// Set, price of the table in thousandths, and by bases: found.
type Double = (&'static str, &'static str, u64, &'static [(Bases, Found)]);
const DOUBLE: [Double; 4] = [
    (
        "S1",
        "S1",
        12_000,
        &[
            (Two, (2532.08, 0.901, 1000)),
            (TwoThree, (2350.19, 0.379, 2000)),
            (TwoThreeFive, (2289.1, 0.91, 200)),
        ],
    ),
    (
        "S52, paper's price",
        "S52",
        96_800,
        &[
            (TwoThree, (2251.85, 0.468, 600)),
            (TwoThreeFive, (2228.41, 1.12, 50)),
        ],
    ),
    (
        "S52, 85.2M",
        "S52",
        85_200,
        &[
            (Two, (2328.21, 0.918, 300)),
            (TwoThree, (2240.21, 0.648, 300)),
            (TwoThreeFive, (2216.72, 1.432, 30)),
        ],
    ),
    (
        "S5e, paper's price",
        "S5e",
        96_800,
        &[
            (TwoThree, (2250.86, 0.565, 400)),
            (TwoThreeFive, (2227.23, 1.486, 30)),
        ],
    ),
];

pub fn double() -> Result<Made, Error> {
    let mut cells = Vec::new();
    for (row, name, price, columns) in DOUBLE {
        for &(bases, found) in columns {
            let chains = Chains::new(Find::Pairs, bases, set(name)?).table(price);
            cells.push(Cell::new(row, column(bases), chains.price()).found(found));
        }
    }
    Ok(("85.2M: quintuplings, sums and differences together", cells))
}
