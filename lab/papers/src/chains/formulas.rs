//! Tables of formulas: what the papers print next to what the code takes when it is counted.

use crate::chains::counted::{Figure, Row, Table, rows};
use serde::Serialize;

use crate::args::Settings;
use crate::entry::Answer;
use crate::failure::Failure;
use crate::format::{self, columns};

/// The formulas of some tables, in the order in which they are counted.
pub fn run(tables: &[Table], _: &Settings) -> Result<Answer, Failure> {
    let rows: Vec<Row> = rows()
        .into_iter()
        .filter(|r| tables.contains(&r.table))
        .collect();
    Ok(Answer {
        text: text(&rows),
        json: json(&rows),
        svg: None,
    })
}

fn operations(f: &Figure) -> String {
    let parts = [(f.m, "M"), (f.s, "S"), (f.ma, "Ma"), (f.md, "Md")];
    let parts = parts.into_iter().filter(|p| p.0 > 0);
    parts
        .map(|(n, unit)| format!("{n}{unit}"))
        .collect::<Vec<_>>()
        .join(" + ")
}

fn counted(r: &Row) -> Figure {
    let n = &r.counted;
    Figure {
        m: n.m,
        s: n.s,
        ma: n.ma,
        md: n.md,
    }
}

fn cost(r: &Row) -> f64 {
    f64::from(r.thousandths(800)) / 1000.0
}

fn json(rows: &[Row]) -> String {
    #[derive(Serialize)]
    struct All<'a> {
        formulas: Vec<One<'a>>,
    }
    #[derive(Serialize)]
    struct One<'a> {
        operation: &'a str,
        coordinates: &'a str,
        printed: Counts,
        counted: Counts,
        cost: f64,
    }
    #[derive(Serialize)]
    #[serde(rename_all = "PascalCase")]
    struct Counts {
        m: u32,
        s: u32,
        ma: u32,
        md: u32,
    }
    let counts = |f: &Figure| Counts {
        m: f.m,
        s: f.s,
        ma: f.ma,
        md: f.md,
    };
    let one = |r: &Row| One {
        operation: r.operation,
        coordinates: r.coordinates,
        printed: counts(&r.printed),
        counted: counts(&counted(r)),
        cost: cost(r),
    };
    let formulas = rows.iter().map(one).collect();
    format::json(&All { formulas })
}

fn text(rows: &[Row]) -> String {
    let head = [
        "operation",
        "coordinates",
        "printed",
        "counted",
        "S = 0.8M",
        "",
    ];
    let mut cells = vec![head.map(str::to_owned).to_vec()];
    for r in rows {
        let differs = r.difference() != [0; 4];
        cells.push(vec![
            r.operation.to_owned(),
            r.coordinates.to_owned(),
            operations(&r.printed),
            operations(&counted(r)),
            format!("{:.1}", cost(r)),
            if differs { "differs" } else { "" }.to_owned(),
        ]);
    }
    columns(&cells, 1)
        + "Ma, Md: products by the curve's a and d; the cost counts Md as M and leaves out Ma; constants of Hessian curves are left out of all\n"
}
