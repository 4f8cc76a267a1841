//! [`DoubleBase`](msmith_chain::DoubleBase), two scalars: Tables 3, 4, 7.

use super::double_base::{Found, SAMPLES};
use super::run::{Chains, Find, Quantity, Run};
use super::{Cell, Made};
use msmith_chain::{Bases, Error, Set, TableRule, named_set};

pub(super) fn set(name: &str) -> Result<Set, Error> {
    let none = || Error::Text(format!("no set {name}"));
    named_set(name).ok_or_else(none)?.set()
}

/// The optimum over {2, 3} with the paper's price of the table.
pub(super) fn optimum(name: &str) -> Result<Chains, Error> {
    let set = set(name)?;
    Ok(Chains::new(Find::Pairs, Bases::TwoThree, set).made(&TableRule::Paper))
}

/// Names, prices and sizes of tables.
const TABLE_3: [(&str, &str, &str); 13] = [
    ("S1", "12.0M", "4"),
    ("S5", "52.8M", "6"),
    ("S7", "68.8M", "8"),
    ("S52", "96.8M", "12"),
    ("S5a", "52.8M", "10"),
    ("S5b", "136.8M", "22"),
    ("S5c", "100.8M", "16"),
    ("S5d", "148.8M", "22"),
    ("S5e", "96.8M", "16"),
    ("S7a", "68.8M", "12"),
    ("S7b", "180.8M", "28"),
    ("S7c", "132.8M", "20"),
    ("Sbest1", "132.8M", "20"),
];

pub fn table_3() -> Result<Made, Error> {
    let mut cells = Vec::new();
    for (name, price, points) in TABLE_3 {
        let set = set(name)?;
        let runs = [
            (
                "Pre cost",
                price,
                Run::Precomputation(set.clone(), TableRule::Paper),
            ),
            ("|T|", points, Run::Points(set)),
        ];
        for (column, text, run) in runs {
            let cell = Cell::new(name, column, run).printed(text, 0);
            let exact = cell.printed.map_or(0.0, |p| p.value);
            cells.push(cell.exactly(exact));
        }
    }
    Ok(("", cells))
}

const TABLE_4: [(&str, Option<&str>, Found); 13] = [
    ("S1", Some("2351.86"), (2350.19, 0.379, 2000)),
    ("S5d", Some("2266.32"), (2265.19, 0.643, 300)),
    ("S5b", Some("2264.67"), (2264.41, 0.674, 300)),
    ("S52", Some("2251.70"), (2251.85, 0.468, 600)),
    ("S5e", Some("2250.76"), (2250.86, 0.565, 400)),
    ("S5", None, (2314.0, 0.762, 400)),
    ("S7", None, (2291.72, 1.117, 150)),
    ("S5a", None, (2308.34, 1.207, 150)),
    ("S5c", None, (2296.7, 1.054, 150)),
    ("S7a", None, (2288.69, 1.068, 150)),
    ("S7b", None, (2283.49, 0.892, 150)),
    ("S7c", None, (2281.0, 0.921, 150)),
    ("Sbest1", None, (2265.6, 1.4, 60)),
];

pub fn table_4() -> Result<Made, Error> {
    let mut cells = Vec::new();
    for (name, printed, found) in TABLE_4 {
        let cell = Cell::new(name, "Mults", optimum(name)?.price()).found(found);
        cells.push(match printed {
            Some(text) => cell.printed(text, SAMPLES),
            None => cell,
        });
    }
    Ok((
        "the sets of Table 3 whose means are not printed come last",
        cells,
    ))
}

const REACH: &str = "the set as printed, ±{(0,0),(1,0),(0,1)}, has no reduced chain for most pairs; S1 without its table is \
                     nearest";
const TREE: &str = "B and the set are not named; here 16 and S1 without its table";
const NODES: &str = "counted by the rules of these programs, which are not the paper's";

pub fn table_7() -> Result<Made, Error> {
    let optimum: Found = (2338.28, 0.31, 3000);
    let rows = [
        ("Tree-JBT", "tree-jbt", "2392.17", "34339", None, TREE, 40),
        // The same chains; what differs is the graph.
        (
            "DAG",
            "pair-optimal",
            "2335.97",
            "40309",
            Some(optimum),
            REACH,
            10,
        ),
        (
            "rDAG",
            "pair-optimal",
            "2335.97",
            "80193",
            Some(optimum),
            REACH,
            30,
        ),
        (
            "rrDAG",
            "pair-reduced",
            "2335.97",
            "104553",
            Some(optimum),
            REACH,
            4,
        ),
    ];
    let mut cells = Vec::new();
    for (row, method, mults, nodes, found, note, samples) in rows {
        let counted = match row {
            "DAG" => Quantity::Reached,
            _ => Quantity::Nodes,
        };
        let chains = Chains::method(method, &[], Bases::TwoThree, set("S1")?)?;
        let mut cell = Cell::new(row, "Mults", chains.clone().price())
            .printed(mults, SAMPLES)
            .note(note)
            .samples(samples);
        if let Some(found) = found {
            cell = cell.found(found);
        }
        cells.push(cell);
        let cell = Cell::new(row, "Nodes", chains.run(counted))
            .printed(nodes, SAMPLES)
            .note(NODES)
            .samples(samples);
        cells.push(cell);
    }
    Ok((
        "of rrDAG the paper prints 11286 + 93267 nodes; nodes of DAG: all pairs that divisions reach",
        cells,
    ))
}
