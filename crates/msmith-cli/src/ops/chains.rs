//! `msmith ops chains`: the tables of two papers on chains again.

use msmith::ops::chains::{Figure, Row, Table as FormulaTable, rows};
use msmith_chain::tables::{Measured, Options, Paper, Table, measure};

use crate::args::{ChainPaper, ChainTables};
use crate::failure::Failure;
use crate::run;
use crate::show::{Object, columns, list};

/// Formulas are counted, the other tables are run over random scalars.
pub fn run(args: &ChainTables) -> Result<String, Failure> {
    let paper = match args.paper {
        ChainPaper::DoubleBase => Paper::DoubleBase,
        ChainPaper::MultiBase => Paper::MultiBase,
        ChainPaper::Beyond => Paper::Beyond,
    };
    let Some(number) = &args.table else {
        let text = formulas(&of_paper(paper, None), args.json);
        let list = paper.tables().join(", ");
        return Ok(if args.json {
            text
        } else {
            format!("{text}\nother tables, run over random scalars: --table {list}\n")
        });
    };
    let found = of_paper(paper, Some(number));
    if !found.is_empty() {
        return Ok(formulas(&found, args.json));
    }
    let table = paper.table(number)?;
    let options = Options {
        samples: args.samples,
        seed: args.seed,
        threads: args.threads.into(),
    };
    let measured = run::with_bar("numbers", |progress| measure(&table, &options, progress))?;
    let measured = measured.ok_or(msmith_io::Error::Engine(msmith::Error::Cancelled))?;
    Ok(if args.json {
        json(&table, &measured, args.seed)
    } else {
        text(&table, &measured, args.seed)
    })
}

/// Formulas of a paper, or of one of its tables.
fn of_paper(paper: Paper, number: Option<&str>) -> Vec<Row> {
    let place = |t: FormulaTable| match t {
        FormulaTable::DoubleBase2 => (Paper::DoubleBase, "section-2"),
        FormulaTable::DoubleBase1 => (Paper::DoubleBase, "1"),
        FormulaTable::DoubleBase5 => (Paper::DoubleBase, "section-7.2"),
        FormulaTable::MultiBase1 => (Paper::MultiBase, "1"),
        FormulaTable::MultiBase2 => (Paper::MultiBase, "2"),
        FormulaTable::MultiBase3 => (Paper::MultiBase, "3"),
        FormulaTable::MultiBase4 => (Paper::MultiBase, "4"),
        FormulaTable::MultiBase8 => (Paper::MultiBase, "8"),
        FormulaTable::MultiBase9 => (Paper::MultiBase, "9"),
        FormulaTable::MultiBase10 => (Paper::MultiBase, "10"),
        FormulaTable::Further => (Paper::Beyond, "formulas"),
    };
    let wanted = |r: &Row| {
        let (p, n) = place(r.table);
        p == paper && number.is_none_or(|number| n == number)
    };
    rows().into_iter().filter(wanted).collect()
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

fn formulas(rows: &[Row], json: bool) -> String {
    if json {
        let figure = |f: &Figure| {
            let o = Object::new().raw("M", f.m).raw("S", f.s);
            o.raw("Ma", f.ma).raw("Md", f.md).end()
        };
        let rows: Vec<String> = (rows.iter())
            .map(|r| {
                Object::new()
                    .text("operation", r.operation)
                    .text("coordinates", r.coordinates)
                    .raw("printed", figure(&r.printed))
                    .raw("counted", figure(&counted(r)))
                    .raw("cost", f64::from(r.thousandths(800)) / 1000.0)
                    .end()
            })
            .collect();
        return Object::new().raw("formulas", list(&rows)).end() + "\n";
    }
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
            format!("{:.1}", f64::from(r.thousandths(800)) / 1000.0),
            if differs { "differs" } else { "" }.to_owned(),
        ]);
    }
    columns(&cells)
        + "Ma, Md: products by the curve's a and d; the cost counts Md as M and leaves out Ma; constants of Hessian curves are left out of all\n"
}

fn z(value: Option<f64>) -> String {
    value.map_or(String::new(), |z| {
        if z.is_finite() {
            format!("{z:+.1}")
        } else {
            "differs".to_owned()
        }
    })
}

fn text(table: &Table, measured: &[Measured], seed: u64) -> String {
    let head = [
        "row", "column", "printed", "z", "checked", "z", "here", "±", "scalars",
    ];
    let mut cells = vec![head.map(str::to_owned).to_vec()];
    let mut notes: Vec<&str> = Vec::new();
    for m in measured {
        let c = &m.cell;
        let mut mark = String::new();
        if !c.note.is_empty() {
            let at = notes.iter().position(|n| *n == c.note).unwrap_or_else(|| {
                notes.push(c.note);
                notes.len() - 1
            });
            mark = format!(" [{}]", at + 1);
        }
        cells.push(vec![
            c.row.clone(),
            c.column.clone(),
            c.printed.map_or(String::new(), |p| p.text.to_owned()) + &mark,
            z(m.against_printed),
            c.reference
                .map_or(String::new(), |r| format!("{:.2}", r.mean)),
            z(m.against_reference),
            format!("{:.2}", m.mean.mean),
            if c.run.is_exact() {
                "exact".to_owned()
            } else {
                format!("{:.2}", m.mean.se)
            },
            if c.run.is_exact() {
                String::new()
            } else {
                m.mean.n.to_string()
            },
        ]);
    }
    let mut out = format!(
        "{}, table {}: {}\n\n{}",
        table.paper.name(),
        table.number,
        table.title,
        columns(&cells)
    );
    out += "\nz: by how many standard errors ours is above; ±: one standard error; seed ";
    out += &format!("{seed}\n");
    if !table.note.is_empty() {
        out += &format!("{}\n", table.note);
    }
    for (k, note) in notes.iter().enumerate() {
        out += &format!("[{}] {note}\n", k + 1);
    }
    out
}

fn json(table: &Table, measured: &[Measured], seed: u64) -> String {
    let number = |x: f64| {
        if x.is_finite() {
            x.to_string()
        } else {
            "null".to_owned()
        }
    };
    let option = |x: Option<f64>| x.map_or("null".to_owned(), number);
    let rows: Vec<String> = (measured.iter())
        .map(|m| {
            let c = &m.cell;
            Object::new()
                .text("row", &c.row)
                .text("column", &c.column)
                .raw("printed", option(c.printed.map(|p| p.value)))
                .raw("reference", option(c.reference.map(|r| r.mean)))
                .raw("mean", number(m.mean.mean))
                .raw("se", number(m.mean.se))
                .raw("samples", m.mean.n)
                .raw("exact", c.run.is_exact())
                .raw("z_printed", option(m.against_printed))
                .raw("z_reference", option(m.against_reference))
                .text("note", c.note)
                .end()
        })
        .collect();
    Object::new()
        .text("paper", table.paper.name())
        .text("table", table.number)
        .text("title", table.title)
        .raw("seed", seed)
        .raw("cells", list(&rows))
        .end()
        + "\n"
}
