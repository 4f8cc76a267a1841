//! [`DoubleBase`](msmith_chain::DoubleBase), one scalar: Tables 2, 5, 6.

use super::run::{Chains, Quantity, Run};
use super::{Cell, Made};
use msmith_chain::{
    Bases, Costs, Error, Set, Stop, TablePlan, TablePrices, TableRule,
    costs::{Model, Prices},
};

/// "At least 1000" scalars (§7).
pub(super) const SAMPLES: u64 = 1000;

/// Mean, standard error, scalars.
pub(super) type Found = (f64, f64, u64);

pub(crate) const S4: &[i32] = &[1, 5, 7, 11, 13, 17, 19];
const S5: &[i32] = &[1, 2, 4, 5, 7, 11, 13, 17, 19];

pub(crate) fn name(digits: &[i32]) -> String {
    let all: Vec<String> = digits.iter().map(i32::to_string).collect();
    format!("±{{0,{}}}", all.join(","))
}

/// The optimum over {2, 3} with the paper's price of the table.
pub(super) fn optimum(stop: Stop, digits: &[i32]) -> Result<Chains, Error> {
    Ok(Chains::optimum(stop, Bases::TwoThree, digits)?.made(&TableRule::Paper))
}

pub(super) const STOP: &str =
    "printed is what a search finds that starts at 1 only; it is not the optimum of its set";
const START: &str = "the paper's programs start at 1 only, which makes the last four rows dearer";

/// Digits; printed; price of the table; found with a start of 1, and at any digit.
pub(super) type Row2 = (
    &'static [i32],
    &'static str,
    Option<&'static str>,
    &'static str,
    Found,
    Found,
);
pub(super) const TABLE_2: [Row2; 5] = [
    (
        &[1],
        "1994.84",
        None,
        "1",
        (1994.85, 0.23, 6000),
        (1994.85, 0.23, 6000),
    ),
    (
        &[1, 2, 4, 5, 7, 11, 13],
        "1915.82",
        Some("44.4M"),
        "7",
        (1916.84, 0.175, 6000),
        (1904.27, 0.176, 6000),
    ),
    (
        &[1, 5, 7, 11, 13, 17, 19, 23, 25],
        "1914.77",
        Some("76.4M"),
        "9",
        (1915.62, 0.165, 6000),
        (1902.26, 0.165, 6000),
    ),
    (
        S4,
        "1913.14",
        Some("60.4M"),
        "7",
        (1914.06, 0.17, 6000),
        (1900.96, 0.17, 6000),
    ),
    (
        S5,
        "1912.91",
        Some("60.4M"),
        "9",
        (1914.05, 0.17, 6000),
        (1900.92, 0.17, 6000),
    ),
];

pub fn table_2() -> Result<Made, Error> {
    let mut cells = Vec::new();
    for (digits, printed, made, points, one, any) in TABLE_2 {
        let (row, set) = (name(digits), Set::multiples(digits)?);
        let chains = optimum(Stop::One, digits)?;
        let cell = Cell::new(&row, "start at 1", chains.price());
        cells.push(cell.printed(printed, SAMPLES).found(one));
        let chains = optimum(Stop::AnyDigit, digits)?;
        let mut cell = Cell::new(&row, "start at any digit", chains.price());
        cell = cell.printed(printed, SAMPLES).found(any);
        cells.push(if made.is_some() {
            cell.note(STOP)
        } else {
            cell
        });
        let mut cell = Cell::new(
            &row,
            "Pre cost",
            Run::Precomputation(set.clone(), TableRule::Paper),
        );
        if let Some(text) = made {
            cell = cell.printed(text, 0);
        }
        let exact = cell.printed.map_or(0.0, |p| p.value);
        cells.push(cell.exactly(exact));
        let cell = Cell::new(&row, "Table size", Run::Points(set)).printed(points, 0);
        let exact = cell.printed.map_or(0.0, |p| p.value);
        cells.push(cell.exactly(exact));
    }
    Ok((START, cells))
}

/// Steps and tables of a curve shape, with squarings at this price.
pub(crate) fn shape(model: &str, square: u32) -> Result<(Costs, TablePrices), Error> {
    let none = || Error::Text(format!("no model {model}"));
    let model = Model::named(model).ok_or_else(none)?;
    let at = Prices {
        s: square,
        ..Prices::PAPERS
    };
    let costs = model.costs(&at);
    let (mixed, full) = match model.table {
        // E + A → E, E + E → E.
        Some(table) => (table.prices(&at).sum[1], table.prices(&at).sum[2]),
        None => (costs.add_affine[0], costs.add[0]),
    };
    // 2P of an affine P: 1M+5S in Jacobian coordinates, else the usual doubling; 4P as a doubling that gives the
    // coordinates that additions take.
    let usual = costs.multiply[0].unwrap_or(0);
    let (first, multiply) = match (model.name, model.table) {
        ("jacobian", _) => (1000 + 5 * square, usual),
        (_, Some(table)) => (usual, table.prices(&at).multiply[0].unwrap_or(0)),
        _ => (usual, usual),
    };
    let table = TablePrices {
        first: [Some(first), None, None],
        multiply: [Some(multiply), None, None],
        sum: [mixed, mixed, full],
        both: [2 * mixed, 2 * mixed, 2 * full],
    };
    Ok((costs, table))
}

const FITTED: &str = "the paper names no set: this one fits";
const NOT: &str = "does not reproduce; the paper names no set, this one fits the other ratios";

/// Model, row, digits, for S/M = 1, 0.8, 0.67: printed (M a bit), found (M).
type Row5 = (
    &'static str,
    &'static str,
    &'static [i32],
    [Option<&'static str>; 3],
    [Found; 3],
    [&'static str; 3],
);
pub(crate) const S2: &[i32] = &[1, 2, 4, 5, 7, 11, 13];
const TABLE_5: [Row5; 4] = [
    (
        "jacobian",
        "Jacobian-3 (new)",
        S2,
        [Some("10.20950"), Some("9.12516"), Some("8.39722")],
        [
            (2614.93, 0.712, 800),
            (2333.69, 0.659, 800),
            (2150.12, 0.628, 800),
        ],
        [FITTED; 3],
    ),
    (
        "hessian",
        "Hessian (new)",
        S2,
        [Some("9.16351"), Some("8.52279"), Some("8.09017")],
        [
            (2348.07, 0.602, 800),
            (2182.31, 0.591, 800),
            (2070.67, 0.583, 800),
        ],
        [FITTED; 3],
    ),
    (
        "edwards-old-tripling",
        "Twisted Edwards (new)",
        S4,
        [Some("8.27195"), Some("7.52247"), Some("7.01979")],
        [
            (2121.99, 0.5, 800),
            (1925.52, 0.473, 800),
            (1797.02, 0.455, 800),
        ],
        [NOT, FITTED, FITTED],
    ),
    (
        "edwards",
        "Twisted Edwards (new formulas)",
        S4,
        [Some("8.20036"), Some("7.47415"), Some("6.97923")],
        [
            (2099.83, 0.476, 800),
            (1913.88, 0.457, 800),
            (1789.25, 0.448, 800),
        ],
        [FITTED, FITTED, NOT],
    ),
];

/// Quoted by the paper from others.
const QUOTED_5: [(&str, &str, &str); 4] = [
    ("Jacobian-3 [5]", "0.8", "9.34297"),
    ("Hessian [4]", "0.8", "8.77382"),
    ("Twisted Edwards [19]", "1", "8.40625"),
    ("Twisted Edwards [19]", "0.8", "7.62109"),
];
pub(super) const QUOTED: &str = "not run: quoted from others, whose chains are not known";

pub fn table_5() -> Result<Made, Error> {
    let quoted = QUOTED_5.into_iter().map(|(row, column, printed)| {
        let cell = Cell::new(row, column, Run::Quoted);
        cell.printed(printed, SAMPLES).note(QUOTED)
    });
    let mut cells: Vec<Cell> = quoted.collect();
    for (model, row, digits, printed, found, notes) in TABLE_5 {
        for (k, (column, square)) in [("1", 1000), ("0.8", 800), ("0.67", 670)]
            .into_iter()
            .enumerate()
        {
            let (costs, table) = shape(model, square)?;
            let set = Set::multiples(digits)?;
            let made = TablePlan::new(&set, &TableRule::Best(table)).cost();
            let chains = Chains::optimum(Stop::One, Bases::TwoThree, digits)?
                .costs(costs)
                .table(made);
            let (mean, se, n) = found[k];
            let mut cell = Cell::new(row, column, chains.run(Quantity::PerBit))
                .found((mean / 256.0, se / 256.0, n))
                .note(notes[k]);
            if let Some(text) = printed[k] {
                cell = cell.printed(text, SAMPLES);
            }
            cells.push(cell.samples(120));
        }
    }
    Ok((
        "starts at 1 only, as the paper's programs; Hessian tripling of special fields, 6M+6S",
        cells,
    ))
}

const NODES: &str = "counted by the rules of these programs, which are not the paper's";
const DAG: &str = "10449 fits the integers that the greedy rule makes; the graph has 38400, of which a search reaches these";

pub fn table_6() -> Result<Made, Error> {
    let signs = || Set::multiples(&[1]);
    let mut cells = Vec::new();
    let any: Found = (1994.85, 0.23, 6000);
    let rows = [
        ("B = 100", "tree-2-3", 100, "2035.56", "6072", 60),
        ("B = 1000", "tree-2-3", 1000, "2034.46", "41948", 20),
        ("B = 10^4", "tree-2-3", 10_000, "2034.46", "171739", 20),
        ("B = 10^5", "tree-2-3", 100_000, "2034.46", "173206", 20),
        ("DAG", "dag", 0, "1994.83", "10449", 6),
        ("rDAG", "rectangular", 0, "1994.83", "40845", 20),
        ("rrDAG", "reduced", 0, "1994.83", "42713", 20),
    ];
    for (row, method, bound, mults, nodes, samples) in rows {
        let parameters: &[u32] = match (method, bound) {
            (_, 1..) => &[bound],
            // ⌊√log₂ n⌋ and ⌊√log₃ n⌋.
            ("reduced", _) => &[16, 12],
            _ => &[],
        };
        let chains = Chains::method(method, parameters, Bases::TwoThree, signs()?)?;
        let mut cell = Cell::new(row, "Mults", chains.clone().price())
            .printed(mults, SAMPLES)
            .samples(samples);
        if bound == 0 {
            cell = cell.found(any);
        } else if bound == 100 {
            cell = cell.found((2030.96, 3.3, 0));
        }
        cells.push(cell);
        let note = if method == "dag" { DAG } else { NODES };
        let cell = Cell::new(row, "Nodes", chains.run(Quantity::Nodes))
            .printed(nodes, SAMPLES)
            .note(note)
            .samples(samples);
        cells.push(match method {
            "rectangular" => cell.found((41282.0, 36.0, 0)),
            _ => cell,
        });
    }
    Ok((
        "what a node is differs: here integers made (tree), integers reached (DAG), pairs of position and carry (rDAG, \
         rrDAG); of rrDAG the paper prints 4607 + 38106",
        cells,
    ))
}
